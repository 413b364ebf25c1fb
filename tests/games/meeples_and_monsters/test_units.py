"""Units and basic Hero cards."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table

BASIC = ("peasant", "mage", "cleric", "warrior", "knight")
PRESTIGE = ("ranger", "paladin", "shaman")


def beatable(game: Sitting) -> set[str]:
    """The Monsters that the Units in the Tavern can beat now."""
    return {key.split(":")[1] for key in game.keys if key.startswith("fight:")}


# -- MM-UNT-01 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-01")
def test_mm_unt_01_units_in_the_lodgings_are_exhausted() -> None:
    game = a_table(
        tavern="2 warrior",
        lodgings="3 warrior",
        city={"cathedral": ["beaver_brute"], "villages": ["tree_beast"]},
        start="main_phase",
    )

    assert beatable(game) == {"beaver_brute"}  # 4 with two Warriors, 10 with all five


@pytest.mark.rule("MM-UNT-01")
def test_mm_unt_01_each_unit_is_assigned_to_one_place_per_turn() -> None:
    game = a_table(tavern="1 peasant 1 warrior", start="main_phase")

    game.play("use:academy_of_fine_grain")

    assert game.refuses("use:chapel_of_the_holy_knot")
    assert game.reason("use:chapel_of_the_holy_knot") == "refused-units"


@pytest.mark.rule("MM-UNT-01")
def test_mm_unt_01_a_unit_used_at_the_capitol_cannot_fight_this_turn() -> None:
    game = a_table(tavern="1 warrior 1 peasant", vp=3, city={"castle": ["skeleton"]})

    game.play("level:warrior", "continue")

    assert game.prompt == "plan"
    assert game.refuses("fight:skeleton")


@pytest.mark.rule("MM-UNT-01")
def test_mm_unt_01_units_are_active_again_when_they_have_gone_through_the_bag() -> None:
    game = a_table(tavern="1 warrior", bag="", city={"castle": ["skeleton", "plank_pirate"]}, start="main_phase")

    game.send("fight:skeleton", "1 warrior").play("confirm")

    assert game.tavern() == {"warrior": 1}
    assert game.lodgings() == {}


# -- MM-UNT-02 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-02")
def test_mm_unt_02_there_are_five_basic_classes() -> None:
    game = a_table(tavern="1 shaman", city={"castle": ["skeleton"]}, start="main_phase")

    game.play("fight:skeleton")

    assert set(game.keys) == {f"unit:shaman_as_{name}" for name in BASIC}


@pytest.mark.rule("MM-UNT-02")
@pytest.mark.parametrize("name", BASIC + PRESTIGE)
def test_mm_unt_02_rangers_paladins_and_shamans_are_the_prestige_units(name: str) -> None:
    game = a_table(
        tavern=f"1 {name} 1 corruption",
        towers={"castle": "mirror_of_motives"},  # asks for any Prestige Unit
        built={"villages_1": "colosseum"},  # asks for any Unit
        start="main_phase",
    )

    assert game.offers("use:colosseum")
    assert game.offers("room:mirror_of_motives") == (name in PRESTIGE)


# -- MM-UNT-03 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-03")
def test_mm_unt_03_two_peasants_are_worth_exactly_two() -> None:
    game = a_table(tavern="2 peasant", city={"castle": ["skeleton", "plank_pirate"]}, start="main_phase")

    assert beatable(game) == {"skeleton"}
    assert game.play("fight:skeleton", "confirm").pile() == ["skeleton"]


@pytest.mark.rule("MM-UNT-03")
def test_mm_unt_03_peasants_construct_and_nobody_else_does() -> None:
    game = a_table(tavern="2 peasant 1 mage 1 cleric 1 warrior 1 knight")

    assert [key for key in game.keys if key.startswith("build:")] == ["build:peasant", "build:peasant+peasant"]


@pytest.mark.rule("MM-UNT-03")
def test_mm_unt_03_peasants_have_neither_hero_card_nor_ability() -> None:
    game = a_table(tavern="3 peasant 1 corruption", vp=20, start="development_phase")

    assert game.prompt == "capitol"  # no ability was offered before
    assert not [key for key in game.keys if key.startswith("level:")]


# -- MM-UNT-04 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-04")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mm_unt_04_a_mage_is_worth_1_at_every_level(level: int) -> None:
    game = a_table(
        tavern="2 mage",
        levels={"mage": level},
        city={"castle": ["skeleton", "plank_pirate"]},
        start="main_phase",
    )

    assert beatable(game) == {"skeleton"}


@pytest.mark.rule("MM-UNT-04")
def test_mm_unt_04_mages_of_level_1_find_no_quests() -> None:
    game = a_table(tavern="2 mage", city={"castle": ["skeleton"]})

    assert game.prompt == "plan"  # the window for abilities was empty
    assert game.refuses("research")


@pytest.mark.rule("MM-UNT-04")
def test_mm_unt_04_at_level_2_all_mages_go_to_the_lodgings_to_draw_1_quest() -> None:
    game = a_table(
        tavern="3 mage 1 peasant", levels={"mage": 2}, hand=["bone_collector"], loads={"quests": ["pest_control"]}
    )

    game.play("research")

    assert (game.tavern(), game.lodgings()) == ({"peasant": 1}, {"mage": 3})
    assert sorted(game.quests()) == ["bone_collector", "pest_control"]
    assert game.discarded == []


@pytest.mark.rule("MM-UNT-04")
def test_mm_unt_04_at_level_3_they_draw_2_quests_and_discard_1_from_the_hand() -> None:
    game = a_table(
        tavern="2 mage 1 peasant",
        levels={"mage": 3},
        hand=["bone_collector", "clean_grain"],
        loads={"quests": ["pest_control", "full_house"]},
    )

    game.play("research")
    assert set(game.keys) == {
        f"discard:{name}" for name in ("bone_collector", "clean_grain", "pest_control", "full_house")
    }
    game.play("discard:clean_grain")

    assert game.lodgings() == {"mage": 2}
    assert sorted(game.quests()) == ["bone_collector", "full_house", "pest_control"]
    assert game.discarded == ["clean_grain"]


@pytest.mark.rule("MM-UNT-04")
def test_mm_unt_04_research_needs_a_mage_in_the_tavern() -> None:
    game = a_table(tavern="1 peasant", lodgings="2 mage", levels={"mage": 3})

    assert game.prompt == "capitol"  # the window for abilities was empty
    assert game.refuses("research")


# -- MM-UNT-05 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-05")
def test_mm_unt_05_mages_may_research_at_the_start_of_the_main_phase() -> None:
    # The Mage at the Capitol counts on a slot bonus that is not taken, so that no level is gained.
    game = a_table(tavern="3 mage 1 peasant", levels={"mage": 2}, vp=1, display=["colosseum"])
    game.play("build:peasant", "level:mage", "continue", "capitol:hall_of_heroes", "slot:villages_1")
    assert game.tavern() == {"mage": 2}

    game.play("research")

    assert game.lodgings()["mage"] == 3
    assert len(game.quests()) == 1


@pytest.mark.rule("MM-UNT-05")
def test_mm_unt_05_research_in_the_development_window_is_the_only_one_of_the_turn() -> None:
    game = a_table(
        tavern="1 mage 1 knight 1 peasant",
        bag="1 mage 5 peasant",
        levels={"mage": 2, "knight": 2},
        loads={"bag": ["mage"]},
    )
    game.play("research", "ability:knight")
    assert game.tavern() == {"mage": 1, "knight": 1, "peasant": 1}

    assert game.refuses("research")
    assert game.until("plan").refuses("research")


@pytest.mark.rule("MM-UNT-05")
def test_mm_unt_05_research_at_the_start_of_the_main_phase_is_the_only_one_too() -> None:
    game = a_table(tavern="2 mage 1 peasant", levels={"mage": 2}, start="main_phase")

    game.play("research")

    assert game.prompt == "plan"
    assert game.refuses("research")


@pytest.mark.rule("MM-UNT-05")
def test_mm_unt_05_mages_may_research_while_units_are_placed() -> None:
    """A Mage who has left the Tavern stays there; all who are still in it go."""
    game = a_table(tavern="3 mage", levels={"mage": 2}, built={"castle_1": "ring_counters"}, start="main_phase")
    game.play("use:ring_counters")

    game.play("research")

    assert (game.prompt, game.tavern(), game.lodgings()) == ("plan", {}, {"mage": 2})
    assert game.standing_on("ring_counters") == {"mage": 1}
    assert len(game.quests()) == 1
    game.play("back:ring_counters")
    assert game.refuses("research")


# -- MM-UNT-06 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-06")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mm_unt_06_a_cleric_is_worth_1_at_every_level(level: int) -> None:
    game = a_table(
        tavern="2 cleric",
        levels={"cleric": level},
        city={"castle": ["skeleton", "plank_pirate"]},
        start="main_phase",
    )

    assert beatable(game) == {"skeleton"}


@pytest.mark.rule("MM-UNT-06")
@pytest.mark.parametrize("level, meeples", [(2, 1), (3, 2)])
def test_mm_unt_06_with_a_cleric_and_a_corruption_meeples_are_drawn(level: int, meeples: int) -> None:
    game = a_table(tavern="1 cleric 1 corruption 2 peasant", bag="6 warrior", levels={"cleric": level})

    game.play("ability:cleric")

    assert game.tavern() == {"cleric": 1, "corruption": 1, "peasant": 2, "warrior": meeples}
    assert game.refuses("ability:cleric")  # once per turn


@pytest.mark.rule("MM-UNT-06")
@pytest.mark.parametrize(
    "level, tavern",
    [(3, "1 cleric 3 peasant"), (3, "1 corruption 3 peasant"), (1, "1 cleric 1 corruption 2 peasant")],
)
def test_mm_unt_06_without_corruption_cleric_or_level_nothing_is_drawn(level: int, tavern: str) -> None:
    game = a_table(tavern=tavern, levels={"cleric": level})

    assert game.prompt == "capitol"  # the window for abilities was empty
    assert game.refuses("ability:cleric")


@pytest.mark.rule("MM-UNT-06")
def test_mm_unt_06_the_ability_belongs_to_the_development_phase() -> None:
    game = a_table(tavern="1 cleric 1 corruption 2 peasant", levels={"cleric": 3}, start="main_phase")

    assert game.refuses("ability:cleric")


# -- MM-UNT-07 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-07")
@pytest.mark.parametrize("level, value", [(1, 3), (2, 3), (3, 4)])
def test_mm_unt_07_a_knight_is_worth_3_and_at_level_3_he_is_worth_4(level: int, value: int) -> None:
    game = a_table(
        tavern="1 knight 1 peasant", levels={"knight": level}, city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("fight:skeleton", "1 knight")

    assert game.total_on("skeleton") == value


@pytest.mark.rule("MM-UNT-07")
@pytest.mark.parametrize("level", [2, 3])
def test_mm_unt_07_with_knights_in_the_tavern_exactly_1_meeple_is_drawn(level: int) -> None:
    game = a_table(tavern="2 knight", bag="6 warrior", levels={"knight": level}, city={"castle": ["skeleton"]})

    game.play("ability:knight")

    assert game.tavern() == {"knight": 2, "warrior": 1}
    assert game.refuses("ability:knight")  # once per turn


@pytest.mark.rule("MM-UNT-07")
@pytest.mark.parametrize("level, tavern", [(1, "2 knight 1 peasant"), (3, "2 warrior 1 peasant")])
def test_mm_unt_07_without_the_level_or_a_knight_nothing_is_drawn(level: int, tavern: str) -> None:
    game = a_table(tavern=tavern, lodgings="1 knight", levels={"knight": level})

    assert game.prompt == "capitol"  # the window for abilities was empty
    assert game.refuses("ability:knight")


@pytest.mark.rule("MM-UNT-07")
def test_mm_unt_07_the_ability_belongs_to_the_development_phase() -> None:
    game = a_table(tavern="2 knight", levels={"knight": 2}, city={"castle": ["skeleton"]}, start="main_phase")

    assert game.refuses("ability:knight")


# -- MM-UNT-08 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-08")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_mm_unt_08_a_warrior_is_worth_2_at_every_level(level: int) -> None:
    game = a_table(
        tavern="2 warrior",
        levels={"warrior": level},
        city={"cathedral": ["beaver_brute"], "villages": ["tree_beast"]},
        start="main_phase",
    )

    assert beatable(game) == {"beaver_brute"}


@pytest.mark.rule("MM-UNT-08")
@pytest.mark.parametrize("level, total", [(1, 4), (2, 6), (3, 6)])
def test_mm_unt_08_from_level_2_on_peasants_beside_a_warrior_have_one_more(level: int, total: int) -> None:
    game = a_table(
        tavern="1 warrior 2 peasant",
        levels={"warrior": level},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 warrior 2 peasant")

    assert game.total_on("skeleton") == total


@pytest.mark.rule("MM-UNT-08")
def test_mm_unt_08_without_a_warrior_on_the_same_monster_the_peasants_stay_at_1() -> None:
    game = a_table(
        tavern="1 warrior 2 peasant",
        levels={"warrior": 2},
        city={"castle": ["skeleton"], "villages": ["sawdust_imp"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 warrior").send("fight:sawdust_imp", "2 peasant")

    assert game.total_on("sawdust_imp") == 2


@pytest.mark.rule("MM-UNT-08")
def test_mm_unt_08_more_warriors_do_not_raise_the_bonus() -> None:
    game = a_table(
        tavern="2 warrior 1 peasant", levels={"warrior": 2}, city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("fight:skeleton", "2 warrior 1 peasant")

    assert game.total_on("skeleton") == 6  # 2 + 2 + (1 + 1)


@pytest.mark.rule("MM-UNT-08")
def test_mm_unt_08_only_level_3_brings_a_peasant_from_the_lodgings() -> None:
    game = a_table(
        tavern="1 warrior 1 mage",
        lodgings="1 peasant",
        levels={"warrior": 2},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 warrior").play("more:skeleton")  # the Mage follows: there is nothing to choose

    assert game.standing_on("skeleton") == {"warrior": 1, "mage": 1}
    assert game.lodgings() == {"peasant": 1}


# -- MM-UNT-09 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-09")
def test_mm_unt_09_a_peasant_from_the_lodgings_joins_a_level_3_warrior_and_counts() -> None:
    game = a_table(
        tavern="1 warrior",
        lodgings="1 peasant",
        levels={"warrior": 3},
        city={"cathedral": ["beaver_brute"]},
        start="main_phase",
    )

    game.play("fight:beaver_brute")

    assert game.total_on("beaver_brute") == 4  # 2 + (1 + 1)
    assert game.lodgings() == {}
    assert game.offers("confirm")


@pytest.mark.rule("MM-UNT-09")
def test_mm_unt_09_the_peasant_comes_from_the_lodgings_and_must_be_there() -> None:
    game = a_table(
        tavern="1 warrior 1 mage",
        bag="4 peasant",
        levels={"warrior": 3},
        city={"cathedral": ["beaver_brute"], "castle": ["skeleton"]},
        start="main_phase",
    )

    assert beatable(game) == {"skeleton"}


@pytest.mark.rule("MM-UNT-09")
@pytest.mark.parametrize("level", [1, 2])
def test_mm_unt_09_nobody_joins_warriors_of_a_lower_level(level: int) -> None:
    game = a_table(
        tavern="1 warrior",
        lodgings="3 peasant",
        levels={"warrior": level},
        city={"villages": ["timber_wolf"], "castle": ["skeleton"]},
        start="main_phase",
    )

    assert beatable(game) == {"skeleton"}


@pytest.mark.rule("MM-UNT-09")
def test_mm_unt_09_the_peasant_goes_to_a_monster_where_a_warrior_is_assigned() -> None:
    game = a_table(
        tavern="1 warrior 2 mage",
        lodgings="1 peasant",
        levels={"warrior": 3},
        city={"castle": ["skeleton"], "villages": ["sawdust_imp"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "2 mage").send("fight:sawdust_imp", "1 warrior")

    assert game.offers("more:sawdust_imp")
    assert game.refuses("more:skeleton")


# -- MM-UNT-10 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_only_one_peasant_joins_in_a_turn() -> None:
    game = a_table(
        tavern="2 warrior",
        lodgings="3 peasant",
        levels={"warrior": 3},
        city={"castle": ["skeleton"], "villages": ["sawdust_imp"]},
        start="main_phase",
    )
    game.send("fight:skeleton", "1 warrior").send("fight:sawdust_imp", "1 warrior")
    assert game.offers("more:skeleton")

    game.play("more:sawdust_imp")

    assert game.standing_on("sawdust_imp") == {"warrior": 1, "peasant": 1}
    assert game.refuses("more:skeleton")
    assert game.lodgings() == {"peasant": 2}


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_two_monsters_that_both_need_the_peasant_cannot_both_be_fought() -> None:
    game = a_table(
        tavern="2 warrior",
        lodgings="3 peasant",
        levels={"warrior": 3},
        city={"villages": ["timber_wolf", "splinter_goblin"]},
        start="main_phase",
    )

    game.play("fight:timber_wolf", "join")

    assert game.standing_on("timber_wolf") == {"warrior": 1, "peasant": 1}
    assert game.refuses("fight:splinter_goblin")


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_joining_is_optional() -> None:
    game = a_table(
        tavern="1 warrior",
        lodgings="1 peasant",
        levels={"warrior": 3},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("fight:skeleton")
    assert game.standing_on("skeleton") == {"warrior": 1}
    game.play("confirm")

    assert game.happened("assigned") == [{"seat": 0, "units": {"warrior": 1}, "place": "skeleton"}]


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_a_peasant_sent_to_the_lodgings_by_the_capitol_this_turn_will_do() -> None:
    game = a_table(
        tavern="1 warrior 1 peasant",
        levels={"warrior": 3},
        display=["colosseum"],
        city={"cathedral": ["beaver_brute"]},
    )
    assert game.lodgings() == {}
    game.play("build:peasant", "slot:castle_1")

    game.play("fight:beaver_brute")

    assert game.standing_on("beaver_brute") == {"warrior": 1, "peasant": 1}


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_the_peasant_counts_for_quest_conditions() -> None:
    game = a_table(
        tavern="1 warrior 2 peasant",
        lodgings="1 peasant",
        levels={"warrior": 3},
        hand=["pitchfork_drill"],  # 3 Peasants against level 2 or higher
        city={"villages": ["tree_beast"]},
        start="main_phase",
    )

    game.send("fight:tree_beast", "1 warrior 2 peasant").play("more:tree_beast", "confirm")

    assert game.offers("complete:pitchfork_drill")


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_a_peasant_who_is_taken_back_may_join_again() -> None:
    game = a_table(
        tavern="1 warrior",
        lodgings="1 peasant",
        levels={"warrior": 3},
        city={"cathedral": ["beaver_brute"]},
        start="main_phase",
    )

    game.play("fight:beaver_brute", "back:beaver_brute")

    assert (game.tavern(), game.lodgings()) == ({"warrior": 1}, {"peasant": 1})
    assert game.offers("fight:beaver_brute")


@pytest.mark.rule("MM-UNT-10")
def test_mm_unt_10_in_the_next_turn_a_peasant_may_join_again() -> None:
    game = a_table(
        tavern="1 warrior",
        lodgings="1 peasant",
        bag="1 warrior 3 corruption",
        levels={"warrior": 3},
        city={"cathedral": ["beaver_brute", "coffin_nailer"]},
        start="main_phase",
    )
    game.play("fight:beaver_brute", "confirm")

    game.until("plan").play("fight:coffin_nailer")

    assert game.standing_on("coffin_nailer") == {"warrior": 1, "peasant": 1}


# -- MM-UNT-11 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-UNT-11")
@pytest.mark.parametrize(
    "name, tavern", [("knight", "3 knight 1 peasant"), ("cleric", "3 cleric 2 corruption 1 peasant")]
)
def test_mm_unt_11_the_ability_of_a_class_works_once_per_turn_however_many_units_there_are(
    name: str, tavern: str
) -> None:
    game = a_table(tavern=tavern, bag="6 warrior", levels={"knight": 2, "cleric": 2})

    game.play(f"ability:{name}")

    assert game.tavern()["warrior"] == 1
    assert game.refuses(f"ability:{name}")


@pytest.mark.rule("MM-UNT-11")
def test_mm_unt_11_each_class_has_its_own_use() -> None:
    game = a_table(tavern="1 knight 1 cleric 1 corruption", bag="6 warrior", levels={"knight": 2, "cleric": 2})

    game.play("ability:knight", "ability:cleric")

    assert game.tavern()["warrior"] == 2


@pytest.mark.rule("MM-UNT-11")
def test_mm_unt_11_in_the_next_turn_the_ability_works_again() -> None:
    game = a_table(
        tavern="1 knight 1 peasant",
        bag="1 knight 6 peasant",
        levels={"knight": 2},
        loads={"bag": ["peasant", "knight"]},
    )
    game.play("ability:knight").until("plan").play("confirm")

    while not (game.asked == 0 and game.prompt == "capitol"):
        game.step()

    assert game.table.round == 3
    assert game.offers("ability:knight")


@pytest.mark.rule("MM-UNT-12")
def test_mm_unt_12_the_peasant_bonus_holds_on_every_monster_with_a_warrior() -> None:
    game = a_table(
        tavern="2 warrior 2 peasant",
        levels={"warrior": 2},
        city={"villages": ["beaver_brute"], "castle": ["chisel_sergeant"]},
        start="main_phase",
    )

    game.play("fight:beaver_brute", "unit:warrior", "unit:peasant")
    game.play("fight:chisel_sergeant", "unit:warrior", "confirm")

    assert sorted(game.pile()) == ["beaver_brute", "chisel_sergeant"]
