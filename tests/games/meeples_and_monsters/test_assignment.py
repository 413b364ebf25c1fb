"""Main Phase, assignment: one plan of Units on Locations, Monsters and Tower Rooms."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import a_table

INN = "use:branch_and_root_inn"


# -- MM-MAI-01 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-01")
def test_mm_mai_01_units_go_to_locations_and_monsters_in_any_mix() -> None:
    game = a_table(tavern="2 warrior 1 mage 1 peasant", city={"cathedral": ["beaver_brute"]}, start="main_phase")

    game.play("use:academy_of_fine_grain").send("fight:beaver_brute", "2 warrior").play("confirm")

    assert game.happened("assigned") == [
        {"seat": 0, "units": {"peasant": 1}, "place": "academy_of_fine_grain"},
        {"seat": 0, "units": {"warrior": 2}, "place": "beaver_brute"},
    ]


@pytest.mark.rule("MM-MAI-01")
def test_mm_mai_01_a_tower_room_may_be_part_of_the_mix() -> None:
    game = a_table(
        tavern="3 peasant 1 warrior",
        city={"castle": ["skeleton"]},
        towers={"castle": "broom_cupboard"},
        start="main_phase",
    )

    game.play("room:broom_cupboard", "use:academy_of_fine_grain", "fight:skeleton", "confirm")

    places = [assigned["place"] for assigned in game.happened("assigned")]
    assert places == ["broom_cupboard", "academy_of_fine_grain", "skeleton"]


@pytest.mark.rule("MM-MAI-01")
def test_mm_mai_01_all_active_units_may_be_assigned() -> None:
    game = a_table(
        tavern="3 knight 2 peasant",
        city={"villages": ["timber_wolf", "splinter_goblin"], "university": ["bookshelf_mimic"]},
        start="main_phase",
    )

    game.send("fight:timber_wolf", "1 knight").send("fight:splinter_goblin", "1 knight")
    game.send("fight:bookshelf_mimic", "1 knight").play("use:academy_of_fine_grain", "use:chapel_of_the_holy_knot")

    assert game.offers("confirm")
    assert game.tavern() == {}


@pytest.mark.rule("MM-MAI-01")
def test_mm_mai_01_assigning_is_optional() -> None:
    game = a_table(tavern="4 peasant", city={"castle": ["skeleton"]}, start="main_phase")

    game.play("confirm")

    assert game.happened("passed")[0] == {"seat": 0}
    assert game.happened("assigned") == []


# -- MM-MAI-02 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-02")
def test_mm_mai_02_passing_sends_the_whole_tavern_to_the_lodgings_before_the_draw() -> None:
    others = {1: {"tavern": "1 peasant"}}
    game = a_table(tavern="3 peasant 1 corruption", bag="5 warrior", others=others, start="main_phase")

    game.play("confirm")

    assert game.lodgings() == {"peasant": 3, "corruption": 1}
    assert game.tavern() == {"warrior": 4}


# -- MM-MAI-03 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-03")
def test_mm_mai_03_corruption_adds_nothing_to_a_fight() -> None:
    game = a_table(tavern="1 peasant 1 corruption", city={"castle": ["skeleton"]}, start="main_phase")

    assert game.refuses("fight:skeleton")
    assert game.reason("fight:skeleton") == "refused-weak"


@pytest.mark.rule("MM-MAI-03")
def test_mm_mai_03_corruption_is_not_among_the_units_for_a_fight() -> None:
    game = a_table(tavern="1 peasant 1 mage 1 corruption", city={"castle": ["skeleton"]}, start="main_phase")

    game.play("fight:skeleton")

    assert set(game.keys) == {"unit:peasant", "unit:mage"}
    assert game.refuses("unit:corruption")


@pytest.mark.rule("MM-MAI-03")
def test_mm_mai_03_corruption_gets_no_combat_bonus_while_all_units_have_two_more() -> None:
    game = a_table(
        tavern="1 knight 2 peasant 1 corruption",
        built={"castle_1": "oaken_war_hall"},
        city={"villages": ["timber_wolf"], "cathedral": ["beaver_brute"]},
        start="main_phase",
    )

    game.play("use:oaken_war_hall")

    assert game.offers("fight:timber_wolf")  # a Peasant of 1 + 2
    assert game.refuses("fight:beaver_brute")


@pytest.mark.rule("MM-MAI-03")
def test_mm_mai_03_corruption_is_nobody_where_a_location_asks_for_any_unit() -> None:
    game = a_table(tavern="1 peasant 1 corruption", built={"castle_1": "colosseum"}, start="main_phase")

    game.play("use:colosseum")

    assert game.prompt == "plan"
    assert game.standing_on("colosseum") == {"peasant": 1}


@pytest.mark.rule("MM-MAI-03")
def test_mm_mai_03_a_location_for_a_peasant_and_any_unit_is_refused_with_a_corruption() -> None:
    game = a_table(tavern="1 peasant 1 corruption", built={"castle_1": "sapling_settlement"}, start="main_phase")

    assert game.refuses("use:sapling_settlement")
    assert game.reason("use:sapling_settlement") == "refused-units"


@pytest.mark.rule("MM-MAI-03")
@pytest.mark.parametrize("place", ["use:academy_of_fine_grain", "fight:skeleton"])
def test_mm_mai_03_corruption_cannot_be_added_as_an_extra(place: str) -> None:
    game = a_table(tavern="2 peasant 2 warrior 1 mage 1 corruption", city={"castle": ["skeleton"]}, start="main_phase")
    game.send(place, "1 peasant" if place.startswith("use") else "1 warrior")

    game.play(place.replace("use", "more").replace("fight", "more"))

    assert game.prompt == "more"
    assert game.refuses("unit:corruption")


# -- MM-MAI-04 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-04")
@pytest.mark.parametrize("order", [("fight:skeleton", INN), (INN, "fight:skeleton")])
def test_mm_mai_04_a_location_bonus_counts_for_a_fight_in_whatever_order_they_were_placed(
    order: tuple[str, str],
) -> None:
    game = a_table(
        tavern="1 mage 1 cleric",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    for place in order:
        game.send(place, "1 cleric" if place == INN else "1 mage")

    assert game.total_on("skeleton") == 2
    assert game.offers("confirm")


@pytest.mark.rule("MM-MAI-04")
def test_mm_mai_04_a_location_bonus_counts_for_every_fight_of_the_plan() -> None:
    game = a_table(
        tavern="2 mage 1 cleric",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"], "villages": ["sawdust_imp"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 mage").send("fight:sawdust_imp", "1 mage").play(INN)

    assert (game.total_on("skeleton"), game.total_on("sawdust_imp")) == (2, 2)
    assert game.offers("confirm")


@pytest.mark.rule("MM-MAI-04")
def test_mm_mai_04_what_is_taken_back_is_as_if_it_had_never_been_placed() -> None:
    game = a_table(
        tavern="2 warrior 1 peasant 1 shaman",
        lodgings="1 peasant",
        levels={"warrior": 3},
        city={"cathedral": ["ghoul"]},
        start="main_phase",
    )
    before = game.match.state_hash

    game.play("fight:ghoul", "unit:warrior", "join", "more:ghoul", "unit:shaman_as_mage", "back:ghoul")

    assert game.match.state_hash == before


@pytest.mark.rule("MM-MAI-04")
def test_mm_mai_04_a_plan_that_lost_the_location_it_counts_on_cannot_be_confirmed() -> None:
    game = a_table(
        tavern="1 mage 1 cleric",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )
    game.play(INN, "fight:skeleton")

    game.play("back:branch_and_root_inn")

    assert game.refuses("confirm")
    assert game.reason("confirm") == "refused-short"


@pytest.mark.rule("MM-MAI-04")
def test_mm_mai_04_nothing_happens_before_the_plan_is_confirmed() -> None:
    game = a_table(tavern="1 peasant 2 warrior", city={"villages": ["timber_wolf"]}, start="main_phase")

    game.play("use:academy_of_fine_grain", "fight:timber_wolf")

    assert game.happened("assigned") == []
    assert (game.score, game.lodgings(), game.supply["mage"]) == (0, {}, 18)


# -- MM-MAI-05 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-05")
def test_mm_mai_05_extra_units_on_a_monster_help_to_meet_a_quest() -> None:
    game = a_table(
        tavern="1 warrior 2 cleric", hand=["blessed_axes"], city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("fight:skeleton", "1 warrior 2 cleric").play("confirm")

    assert game.offers("complete:blessed_axes")


@pytest.mark.rule("MM-MAI-05")
def test_mm_mai_05_without_the_extra_units_the_quest_is_not_met() -> None:
    game = a_table(
        tavern="1 warrior 2 cleric", hand=["blessed_axes"], city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("fight:skeleton", "1 warrior").end_turn()

    assert (game.score, game.quests()) == (1, ["blessed_axes"])


@pytest.mark.rule("MM-MAI-05")
def test_mm_mai_05_every_unit_left_in_the_tavern_may_be_an_extra() -> None:
    game = a_table(
        tavern="2 peasant 1 mage 1 cleric 1 warrior 1 knight 1 ranger 1 paladin",
        city={"castle": ["skeleton"]},
        start="main_phase",
    )
    game.send("fight:skeleton", "2 peasant").play("more:skeleton")

    assert set(game.keys) == {f"unit:{name}" for name in ("mage", "cleric", "warrior", "knight", "ranger", "paladin")}


@pytest.mark.rule("MM-MAI-05")
def test_mm_mai_05_never_fewer_units_than_a_monster_requires() -> None:
    game = a_table(tavern="1 warrior 1 mage", city={"villages": ["timber_wolf"]}, start="main_phase")

    game.play("fight:timber_wolf", "unit:warrior")  # the Mage follows, for there is nothing else to choose

    assert game.standing_on("timber_wolf") == {"warrior": 1, "mage": 1}


@pytest.mark.rule("MM-MAI-05")
def test_mm_mai_05_never_fewer_units_than_a_location_requires() -> None:
    game = a_table(tavern="1 peasant 1 warrior", start="main_phase")

    assert game.offers("use:heartwood_keep")
    assert game.refuses("use:splinter_arena")
    assert game.reason("use:splinter_arena") == "refused-units"


# -- MM-MAI-06 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-06")
def test_mm_mai_06_a_second_peasant_at_the_university_brings_no_second_mage() -> None:
    game = a_table(tavern="2 peasant", start="main_phase")

    game.send("use:academy_of_fine_grain", "2 peasant").play("confirm")

    assert game.lodgings() == {"peasant": 2, "mage": 1}


@pytest.mark.rule("MM-MAI-06")
def test_mm_mai_06_an_extra_unit_does_not_raise_a_combat_bonus() -> None:
    game = a_table(
        tavern="2 cleric 1 mage",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"], "villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.send(INN, "2 cleric")

    assert game.offers("fight:skeleton")
    assert game.refuses("fight:timber_wolf")


# -- MM-MAI-07 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_a_fight_may_stay_short_while_a_location_can_still_lift_it() -> None:
    game = a_table(
        tavern="1 mage 1 cleric",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("fight:skeleton", "unit:mage", "leave")

    assert game.total_on("skeleton") == 1
    assert game.refuses("confirm")
    assert game.reason("confirm") == "refused-short"
    assert game.play(INN).offers("confirm")


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_a_fight_may_stay_short_while_the_naming_of_a_unit_can_still_lift_it() -> None:
    game = a_table(
        tavern="1 cleric 1 peasant",
        lodgings="2 corruption",
        built={"castle_1": "shrine_of_dry_rot"},
        city={"villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot", "fight:timber_wolf")

    assert game.total_on("timber_wolf") == 1
    assert game.refuses("confirm")
    assert game.play("strengthen:timber_wolf").offers("confirm")


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_a_fight_may_not_stay_short_when_nothing_can_lift_it() -> None:
    game = a_table(tavern="2 warrior 1 mage", city={"cathedral": ["beaver_brute"]}, start="main_phase")

    game.play("fight:beaver_brute", "unit:mage")

    assert game.prompt == "plan"  # both Warriors had to follow
    assert game.standing_on("beaver_brute") == {"warrior": 2, "mage": 1}


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_a_fight_may_not_stay_short_for_a_location_whose_units_are_missing() -> None:
    game = a_table(
        tavern="1 mage 1 warrior 1 peasant",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.play("fight:skeleton", "unit:mage")

    assert set(game.keys) == {"unit:warrior", "unit:peasant"}


@pytest.mark.rule("MM-MAI-07")
@pytest.mark.parametrize(
    "place, units",
    [
        ("fight:skeleton", {"peasant": 2}),
        ("use:splinter_arena", {"peasant": 2}),
        ("use:chapel_of_the_holy_knot", {"peasant": 1}),
    ],
)
def test_mm_mai_07_units_go_by_themselves_where_there_is_nothing_to_choose(place: str, units: dict[str, int]) -> None:
    game = a_table(tavern="2 peasant", city={"castle": ["skeleton"]}, start="main_phase")

    game.play(place)

    assert game.prompt == "plan"
    assert game.standing_on(place.split(":")[1]) == units


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_units_that_would_leave_a_fight_out_of_reach_are_not_offered() -> None:
    game = a_table(
        tavern="1 mage 1 cleric 1 knight",
        built={"castle_1": "branch_and_root_inn"},
        city={"villages": ["tree_beast"]},
        start="main_phase",
    )

    game.play("fight:tree_beast")  # 1 + 1 + 3 = 5, or 1 + 1 + 3 with the Cleric at the Inn

    assert set(game.keys) == {"unit:mage", "unit:cleric", "unit:knight"}
    assert game.play("unit:cleric").standing_on("tree_beast") == {"cleric": 1}
    assert game.play("unit:mage").standing_on("tree_beast") == {"mage": 1, "cleric": 1, "knight": 1}


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_a_fight_that_needs_a_shaman_at_the_war_hall_may_be_placed_first() -> None:
    # With the Shaman as the Knight of the hall the others reach (3 + 2) + (2 + 2) = 9.
    game = a_table(
        tavern="1 knight 1 shaman 1 peasant 1 warrior",
        built={"castle_1": "oaken_war_hall"},
        city={"villages": ["baron_von_bandsaw"]},
        start="main_phase",
    )

    game.send("fight:baron_von_bandsaw", "1 knight 1 warrior")
    assert game.refuses("confirm")
    game.send("use:oaken_war_hall", "1 shaman_as_knight 1 peasant")

    assert game.offers("confirm")


@pytest.mark.rule("MM-MAI-07")
def test_mm_mai_07_with_the_shrine_planned_another_location_may_still_follow_the_fight() -> None:
    game = a_table(
        tavern="2 mage 2 cleric",
        lodgings="1 corruption",
        city={"villages": ["tree_beast"]},
        built={"castle_1": "branch_and_root_inn", "castle_2": "shrine_of_dry_rot"},
        start="main_phase",
    )

    game.play("use:shrine_of_dry_rot")

    assert game.offers("fight:tree_beast")
