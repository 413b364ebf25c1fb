"""Prestige Units: Rangers, Paladins and Shamans."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_pack, a_table

from muster.games.meeples_and_monsters.content.pieces import BASIC, CLASSES
from muster.games.meeples_and_monsters.effects.effect import Effect
from muster.games.meeples_and_monsters.effects.gaining import Gain, GainChoice, TakeFromStock

PRESTIGE = ("ranger", "paladin", "shaman")
STOCKED = {"pine_lodge": "ranger", "varnished_vow": "paladin", "driftwood_circle": "shaman"}


def beatable(game: Sitting) -> set[str]:
    """The Monsters that the Units in the Tavern can beat now."""
    return {key.split(":")[1] for key in game.keys if key.startswith("fight:")}


def stock(game: Sitting, tile: str) -> int:
    """The Prestige Units that stand on a tile."""
    return next(game.table.stocks[place.id] for place in game.box.locations if place.key == tile)


# -- MM-PRE-01 to MM-PRE-05: where they come from ---------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-01")
def test_mm_pre_01_a_fourth_activation_of_a_stock_of_3_gains_nothing() -> None:
    each = {"tavern": "1 warrior 1 knight", "bag": "1 warrior 1 knight 2 corruption"}
    game = a_table(
        tavern=each["tavern"], bag=each["bag"], others={1: each}, built={"castle_1": "pine_lodge"}, start="main_phase"
    )

    for turn, asked in enumerate((0, 1, 0, 1)):
        assert (game.asked, stock(game, "pine_lodge")) == (asked, 3 - turn)
        game.play("use:pine_lodge", "confirm")

    # Seat 0 has drawn its first Ranger or not; the second one of seat 1 was not there.
    owned = [game.bag(at).get("ranger", 0) + game.lodgings(at).get("ranger", 0) for at in (0, 1)]
    owned = [number + game.tavern(at).get("ranger", 0) for at, number in enumerate(owned)]
    assert owned == [2, 1]
    assert (stock(game, "pine_lodge"), game.supply["ranger"]) == (0, 2)


@pytest.mark.rule("MM-PRE-01")
@pytest.mark.parametrize(
    "tile, tavern",
    [
        ("pine_lodge", {"warrior": 1, "knight": 1}),
        ("varnished_vow", {"cleric": 1, "knight": 1}),
        ("driftwood_circle", {"mage": 1, "cleric": 1}),
    ],
)
def test_mm_pre_01_each_activation_takes_one_unit_from_the_tile(tile: str, tavern: dict[str, int]) -> None:
    game = a_table(tavern=tavern, built={"castle_1": tile}, start="main_phase")
    supply = game.supply

    game.play(f"use:{tile}", "confirm")

    assert game.lodgings() == {**tavern, STOCKED[tile]: 1}
    assert (stock(game, tile), game.supply) == (2, supply)


@pytest.mark.rule("MM-PRE-01")
def test_mm_pre_01_prestige_units_come_only_from_quests_and_prestige_locations() -> None:
    box = a_table(tavern="1 peasant", start="main_phase").box
    prestige = range(BASIC, BASIC + 3)

    def gives(effects: tuple[Effect, ...]) -> bool:
        single = {effect.class_ for effect in effects if isinstance(effect, Gain | TakeFromStock)}
        chosen = {name for effect in effects if isinstance(effect, GainChoice) for name in effect.classes}
        return any(CLASSES[unit] in single | chosen for unit in prestige)

    elsewhere = [piece.effects for pieces in (box.monsters, box.slots, box.rooms) for piece in pieces]
    assert not any(gives(effects) for effects in elsewhere)
    assert {place.key for place in box.locations if gives(place.effects)} == set(STOCKED)
    assert all(CLASSES[place.stock_class] == STOCKED[place.key] for place in box.locations if place.stock)


@pytest.mark.rule("MM-PRE-02")
@pytest.mark.parametrize("tile", sorted(STOCKED))
def test_mm_pre_02_three_units_come_from_the_supply_with_a_prestige_tile(tile: str) -> None:
    game = a_table(tavern="1 peasant 1 warrior", display=[tile], city={"castle": ["skeleton"]})
    assert game.supply[STOCKED[tile]] == 5

    game.play("build:peasant", "slot:villages_1")

    assert (stock(game, tile), game.supply[STOCKED[tile]]) == (3, 2)


@pytest.mark.rule("MM-PRE-02")
def test_mm_pre_02_or_as_many_as_are_left() -> None:
    game = a_table(
        tavern="1 peasant 1 warrior",
        display=["varnished_vow"],
        others={1: {"bag": "3 paladin"}},
        city={"castle": ["skeleton"]},
    )

    game.play("build:peasant", "slot:villages_1")

    assert stock(game, "varnished_vow") == 2
    assert "paladin" not in game.supply


EIGHT = {
    "villages_1": "pine_lodge",
    "villages_2": "levy_station",
    "university_1": "colosseum",
    "university_2": "high_bough",
    "castle_1": "house_of_lords",
    "castle_2": "sentry_stump",
    "cathedral_1": "healers_temple",
    "cathedral_2": "ring_counters",
}


@pytest.mark.rule("MM-PRE-03")
def test_mm_pre_03_an_empty_prestige_location_cannot_be_built_over() -> None:
    game = a_table(tavern="2 peasant 1 warrior", vp=3, built=EIGHT, stocks={"pine_lodge": 0})

    assert game.prompt == "capitol"
    assert game.refuses("build:peasant")
    assert game.refuses("build:peasant+peasant")
    assert game.reason("build:peasant") == "refused-no-slot"


@pytest.mark.rule("MM-PRE-03")
def test_mm_pre_03_the_slot_of_an_empty_prestige_location_is_not_offered() -> None:
    built = {slot: tile for slot, tile in EIGHT.items() if slot not in ("castle_1", "cathedral_2")}
    game = a_table(tavern="1 peasant", built=built, stocks={"pine_lodge": 0}, display=["varnished_vow"])

    game.play("build:peasant")

    assert set(game.keys) == {"slot:castle_1", "slot:cathedral_2"}


@pytest.mark.rule("MM-PRE-03")
def test_mm_pre_03_a_prestige_location_stays_when_its_last_unit_is_taken() -> None:
    game = a_table(
        tavern="1 warrior 1 knight",
        built={"castle_1": "pine_lodge"},
        stocks={"pine_lodge": 1},
        others={1: {"tavern": "1 warrior 1 knight"}},
        start="main_phase",
    )

    game.play("use:pine_lodge", "confirm")

    assert (game.asked, stock(game, "pine_lodge")) == (1, 0)
    assert game.offers("use:pine_lodge")


@pytest.mark.rule("MM-PRE-04")
def test_mm_pre_04_an_empty_prestige_location_may_be_activated_and_overrun_applies() -> None:
    game = a_table(
        tavern="1 warrior 1 knight",
        built={"castle_1": "pine_lodge"},
        stocks={"pine_lodge": 0},
        city={"castle": ["ash_dragon", "ironwood_warlord"]},
        start="main_phase",
    )

    game.play("use:pine_lodge", "confirm")

    assert game.lodgings() == {"warrior": 1, "knight": 1, "peasant": 1}
    assert game.supply["ranger"] == 5


@pytest.mark.rule("MM-PRE-05")
def test_mm_pre_05_a_returned_shaman_goes_to_the_supply_and_not_onto_the_tile() -> None:
    game = a_table(
        tavern="1 peasant 1 shaman 1 mage 1 cleric",
        built={"castle_1": "driftwood_circle"},
        stocks={"driftwood_circle": 0},
        supply={"shaman": 0},
        start="main_phase",
    )

    game.send("use:splinter_arena", "1 peasant 1 shaman_as_peasant").play("use:driftwood_circle", "confirm")
    game.play("resolve:splinter_arena", "return:shaman_as_peasant")

    assert game.lodgings() == {"peasant": 1, "warrior": 1, "mage": 1, "cleric": 1}
    assert (game.supply["shaman"], stock(game, "driftwood_circle")) == (1, 0)


@pytest.mark.rule("MM-PRE-05")
def test_mm_pre_05_a_quest_gives_a_shaman_from_the_supply() -> None:
    game = a_table(
        tavern="1 peasant 1 mage 1 cleric 1 warrior",
        hand=["united_we_stain"],
        built={"castle_1": "driftwood_circle"},
        stocks={"driftwood_circle": 0},
        supply={"shaman": 1},
        city={"villages": ["tree_beast"]},
        start="main_phase",
    )

    game.play("fight:tree_beast", "unit:peasant", "unit:mage", "unit:cleric", "confirm", "complete:united_we_stain")

    assert game.lodgings() == {"peasant": 1, "mage": 1, "cleric": 1, "warrior": 1, "shaman": 1}
    assert "shaman" not in game.supply


# -- MM-PRE-06: Ranger ------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-06")
def test_mm_pre_06_a_ranger_is_worth_3() -> None:
    game = a_table(
        tavern="1 ranger", city={"villages": ["timber_wolf"], "cathedral": ["beaver_brute"]}, start="main_phase"
    )

    assert beatable(game) == {"timber_wolf"}


@pytest.mark.rule("MM-PRE-06")
def test_mm_pre_06_two_rangers_on_one_monster_bring_1_vp_more_in_all() -> None:
    game = a_table(tavern="2 ranger", city={"villages": ["timber_wolf", "splinter_goblin"]}, start="main_phase")

    game.send("fight:timber_wolf", "2 ranger").play("confirm")

    assert game.score == 2 + 1


@pytest.mark.rule("MM-PRE-06")
def test_mm_pre_06_rangers_on_different_monsters_bring_1_vp_for_each_monster() -> None:
    game = a_table(tavern="2 ranger", city={"villages": ["timber_wolf", "splinter_goblin"]}, start="main_phase")

    game.send("fight:timber_wolf", "1 ranger").send("fight:splinter_goblin", "1 ranger").play("confirm")

    assert game.score == (2 + 1) + (1 + 1)


@pytest.mark.rule("MM-PRE-06")
def test_mm_pre_06_one_ranger_in_a_group_is_enough_and_only_his_monster_pays_more() -> None:
    game = a_table(
        tavern="1 ranger 1 peasant 1 knight",
        city={"cathedral": ["beaver_brute"], "villages": ["timber_wolf"]},
        start="main_phase",
    )

    game.send("fight:beaver_brute", "1 ranger 1 peasant").send("fight:timber_wolf", "1 knight").play("confirm")

    assert [(beaten["monster"], beaten["vp"]) for beaten in game.happened("monster-beaten")] == [
        ("beaver_brute", 2 + 1),
        ("timber_wolf", 2),
    ]


# -- MM-PRE-07: Paladin -----------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-07")
@pytest.mark.parametrize("monster, value", [("skeleton", 3), ("ghoul", 4), ("gougoyle", 5)])
def test_mm_pre_07_a_paladin_is_worth_2_and_the_level_of_its_monster(monster: str, value: int) -> None:
    game = a_table(tavern="1 paladin 3 knight", city={"castle": [monster]}, start="main_phase")

    game.send(f"fight:{monster}", "1 paladin 3 knight")

    assert game.total_on(monster) == value + 9


@pytest.mark.rule("MM-PRE-07")
def test_mm_pre_07_which_monsters_a_paladin_beats_depends_on_their_level() -> None:
    game = a_table(
        tavern="1 paladin",
        city={
            "villages": ["timber_wolf", "tree_beast"],  # level 1: 3, level 2: 5
            "cathedral": ["beaver_brute", "ghoul"],  # level 1: 4, level 2: 4
        },
        start="main_phase",
    )

    assert beatable(game) == {"timber_wolf", "ghoul"}


@pytest.mark.rule("MM-PRE-07")
def test_mm_pre_07_each_paladin_gets_the_level_of_its_own_monster() -> None:
    game = a_table(tavern="4 paladin", city={"castle": ["ash_dragon"], "villages": ["timber_wolf"]}, start="main_phase")

    game.send("fight:timber_wolf", "1 paladin").send("fight:ash_dragon", "2 paladin")

    assert (game.total_on("timber_wolf"), game.total_on("ash_dragon")) == (3, 10)


# -- MM-PRE-08, MM-PRE-09, MM-PRE-12: Shaman --------------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-08")
def test_mm_pre_08_a_shaman_stands_in_for_any_basic_class_at_a_location() -> None:
    game = a_table(tavern="1 shaman 1 cleric", built={"castle_1": "healers_temple"}, start="main_phase")

    game.play("use:healers_temple", "unit:cleric").end_turn()

    assert game.happened("location-used") == [{"seat": 0, "place": "healers_temple"}]
    assert game.lodgings() == {"shaman": 1, "cleric": 2}


@pytest.mark.rule("MM-PRE-08")
@pytest.mark.parametrize(
    "place, tavern",
    [
        ("academy_of_fine_grain", "1 shaman"),  # a Peasant
        ("knot_and_grain_inn", "1 shaman"),  # a Mage
        ("branch_and_root_inn", "1 shaman"),  # a Cleric
        ("sentry_stump", "1 shaman"),  # a Warrior
        ("oaken_war_hall", "1 shaman 1 peasant"),  # a Knight
    ],
)
def test_mm_pre_08_each_of_the_five_classes_can_be_played(place: str, tavern: str) -> None:
    tiles = ["knot_and_grain_inn", "branch_and_root_inn", "sentry_stump", "oaken_war_hall"]
    game = a_table(
        tavern=tavern,
        built=dict(zip(["castle_1", "castle_2", "villages_1", "villages_2"], tiles, strict=True)),
        start="main_phase",
    )

    assert game.offers(f"use:{place}")


@pytest.mark.rule("MM-PRE-08")
def test_mm_pre_08_rangers_and_paladins_stand_in_for_nobody() -> None:
    game = a_table(tavern="1 ranger 1 paladin 1 cleric", built={"castle_1": "healers_temple"}, start="main_phase")

    assert "use:healers_temple" not in game.keys
    assert "use:academy_of_fine_grain" not in game.keys


@pytest.mark.rule("MM-PRE-08")
def test_mm_pre_08_in_a_fight_a_shaman_is_worth_2() -> None:
    game = a_table(tavern="1 shaman", city={"castle": ["skeleton", "plank_pirate"]}, start="main_phase")

    assert beatable(game) == {"skeleton"}


@pytest.mark.rule("MM-PRE-08")
@pytest.mark.parametrize("named, total", [("peasant", 2), ("mage", 2), ("cleric", 2), ("warrior", 3), ("knight", 2)])
def test_mm_pre_08_a_shaman_receives_the_bonus_of_the_class_that_it_plays(named: str, total: int) -> None:
    game = a_table(
        tavern="1 shaman 1 peasant",
        pile=["splinter_goblin"],  # Warriors +1
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:skeleton", f"1 shaman_as_{named}")

    assert game.total_on("skeleton") == total


@pytest.mark.rule("MM-PRE-08")
def test_mm_pre_08_a_shaman_gives_the_pair_bonus_of_the_class_that_it_plays() -> None:
    game = a_table(tavern="1 shaman 2 mage", pile=["poltergrain"], city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", "1 shaman_as_warrior 2 mage")

    assert game.total_on("skeleton") == 6  # 2 + (1 + 1) + (1 + 1)


@pytest.mark.rule("MM-PRE-08")
def test_mm_pre_08_a_shaman_receives_the_pair_bonus_of_the_class_that_it_plays() -> None:
    game = a_table(tavern="1 shaman 1 warrior", pile=["poltergrain"], city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", "1 shaman_as_mage 1 warrior")

    assert game.total_on("skeleton") == 5  # (2 + 1) + 2


@pytest.mark.rule("MM-PRE-08")
def test_mm_pre_08_a_shaman_receives_the_bonus_of_a_location_as_the_class_that_it_plays() -> None:
    game = a_table(
        tavern="1 shaman 1 cleric",
        built={"castle_1": "branch_and_root_inn"},
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("use:branch_and_root_inn", "1 cleric").send("fight:skeleton", "1 shaman_as_mage")

    assert game.total_on("skeleton") == 3


def shaman_pack(folder: Path, effect: str) -> str:
    """A pack in which the Skeleton gives a bonus that names Shamans."""
    return a_pack(
        folder, monsters=f"[skeleton]\neffects = [{effect}]\nsource = {{ effects = 'designed: for this test' }}\n"
    )


@pytest.mark.rule("MM-PRE-08")
@pytest.mark.parametrize(
    "effect, total",
    [
        ("{ do = 'class_cv', class = 'shaman', n = 1 }", 4),  # (2 + 1) + 1
        ("{ do = 'pair_cv', partner = 'mage', class = 'shaman', n = 1 }", 4),  # (2 + 1) + 1
        ("{ do = 'pair_cv', partner = 'shaman', class = 'mage', n = 1 }", 4),  # 2 + (1 + 1)
    ],
)
def test_mm_pre_08_whatever_class_it_plays_a_shaman_has_and_gives_the_bonuses_of_a_shaman(
    tmp_path: Path, effect: str, total: int
) -> None:
    game = a_table(
        tavern="1 shaman 1 mage",
        pile=["skeleton"],
        pack=shaman_pack(tmp_path, effect),
        city={"villages": ["sawdust_imp"]},
        start="main_phase",
    )

    game.send("fight:sawdust_imp", "1 shaman_as_cleric 1 mage")

    assert game.total_on("sawdust_imp") == total


@pytest.mark.rule("MM-PRE-09", "MM-UNT-10")
def test_mm_pre_09_a_shaman_as_warrior_has_the_ghouls_bonus_but_brings_no_peasant() -> None:
    game = a_table(
        tavern="1 shaman",
        lodgings="1 peasant",
        levels={"warrior": 3},
        pile=["ghoul"],
        city={"villages": ["timber_wolf"], "cathedral": ["beaver_brute"]},
        start="main_phase",
    )
    assert beatable(game) == {"timber_wolf"}

    game.send("fight:timber_wolf", "1 shaman_as_warrior")

    assert game.total_on("timber_wolf") == 3
    assert game.refuses("more:timber_wolf")


@pytest.mark.rule("MM-PRE-09")
def test_mm_pre_09_a_shaman_as_knight_keeps_its_own_combat_value() -> None:
    game = a_table(tavern="1 shaman 1 peasant", levels={"knight": 3}, city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", "1 shaman_as_knight")

    assert game.total_on("skeleton") == 2


@pytest.mark.rule("MM-PRE-12")
def test_mm_pre_12_a_shaman_as_warrior_gives_peasants_no_bonus() -> None:
    game = a_table(
        tavern="1 shaman 1 peasant", levels={"warrior": 2}, city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("fight:skeleton", "1 shaman_as_warrior 1 peasant")

    assert game.total_on("skeleton") == 3  # 2 + 1


@pytest.mark.rule("MM-PRE-12")
def test_mm_pre_12_a_shaman_as_peasant_beside_a_real_warrior_receives_the_bonus() -> None:
    game = a_table(
        tavern="1 shaman 1 warrior", levels={"warrior": 2}, city={"castle": ["skeleton"]}, start="main_phase"
    )

    game.send("fight:skeleton", "1 warrior 1 shaman_as_peasant")

    assert game.total_on("skeleton") == 5  # 2 + (2 + 1)


# -- MM-PRE-10, MM-PRE-11: what a Shaman counts as --------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-10")
def test_mm_pre_10_a_shaman_counts_as_the_class_named_for_the_condition_of_a_quest() -> None:
    game = a_table(tavern="1 cleric 1 shaman", hand=["blessed_axes"], city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", "1 cleric 1 shaman_as_cleric").play("confirm")

    assert game.offers("complete:blessed_axes")


@pytest.mark.rule("MM-PRE-10")
@pytest.mark.parametrize("named", ["peasant", "mage", "warrior", "knight"])
def test_mm_pre_10_and_as_no_other_class(named: str) -> None:
    game = a_table(tavern="1 cleric 1 shaman", hand=["blessed_axes"], city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", f"1 cleric 1 shaman_as_{named}").play("confirm")

    assert not game.offers("complete:blessed_axes")
    assert game.until("capitol").quests() == ["blessed_axes"]


@pytest.mark.rule("MM-PRE-10")
def test_mm_pre_10_the_class_is_named_in_the_plan_and_everybody_sees_it() -> None:
    game = a_table(tavern="1 shaman 1 peasant", city={"castle": ["skeleton"]}, start="main_phase")

    game.send("fight:skeleton", "1 shaman_as_mage").play("confirm")

    assert game.happened("assigned") == [{"seat": 0, "units": {"shaman_as_mage": 1}, "place": "skeleton"}]


@pytest.mark.rule("MM-PRE-10")
def test_mm_pre_10_it_is_a_prestige_unit_at_the_same_time() -> None:
    game = a_table(
        tavern="1 shaman 3 knight",
        tokens=["prestige_guest", "mixed_company", "two_at_level_two"],
        final=True,
        start="main_phase",
    )

    game.send("fight:count_drillula", "1 shaman_as_knight 3 knight").play("confirm")

    assert game.score == 7 + 2


@pytest.mark.rule("MM-PRE-10")
def test_mm_pre_10_it_is_a_shaman_at_the_same_time() -> None:
    game = a_table(
        tavern="1 shaman 1 cleric 1 peasant 1 warrior",
        hand=["united_we_stain"],  # 4 different Unit types
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 shaman_as_cleric 1 cleric 1 peasant 1 warrior").play("confirm")

    assert game.offers("complete:united_we_stain")


@pytest.mark.rule("MM-PRE-10")
def test_mm_pre_10_a_quest_that_asks_for_a_shaman_is_met_by_one_whatever_its_name(tmp_path: Path) -> None:
    quest = "[blessed_axes]\ncondition = { when = 'fight', units = { shaman = 1 } }\n"
    game = a_table(
        tavern="1 shaman 1 peasant",
        hand=["blessed_axes"],
        pack=a_pack(tmp_path, quests=f"{quest}source = {{ condition = 'designed: for this test' }}\n"),
        city={"castle": ["skeleton"]},
        start="main_phase",
    )

    game.send("fight:skeleton", "1 shaman_as_cleric").play("confirm")

    assert game.offers("complete:blessed_axes")


@pytest.mark.rule("MM-PRE-10")
def test_mm_pre_10_in_the_next_turn_it_may_be_named_anew() -> None:
    game = a_table(
        tavern="1 shaman",
        bag="",
        city={"castle": ["skeleton", "plank_pirate"]},
        loads={"monsters": ["rogue_varnisher"]},
        start="main_phase",
    )
    game.play("fight:skeleton", "unit:shaman_as_mage", "confirm")
    assert game.tavern() == {"shaman": 1}

    game.until("plan").play("fight:rogue_varnisher")

    assert set(game.keys) == {f"unit:shaman_as_{name}" for name in CLASSES[:BASIC]}


@pytest.mark.rule("MM-PRE-11")
@pytest.mark.parametrize(
    "ability, tavern",
    [
        ("ability:knight", "1 shaman 1 peasant"),
        ("ability:cleric", "1 shaman 1 corruption 1 peasant"),
        ("research", "1 shaman 1 peasant"),
    ],
)
def test_mm_pre_11_in_the_tavern_a_shaman_serves_no_basic_ability(ability: str, tavern: str) -> None:
    game = a_table(tavern=tavern, levels={"knight": 2, "cleric": 2, "mage": 2})

    assert game.prompt == "capitol"  # the window for abilities was empty
    assert game.refuses(ability)


@pytest.mark.rule("MM-PRE-11")
@pytest.mark.parametrize("bag, met", [("1 knight 1 shaman 2 peasant", False), ("2 knight 2 peasant", True)])
def test_mm_pre_11_nor_a_quest_that_asks_for_other_classes_in_the_tavern(bag: str, met: bool) -> None:
    game = a_table(bag=bag, hand=["knightly_joinery"], start="draw_phase")

    assert game.offers("complete:knightly_joinery") == met
    assert game.quests() == ["knightly_joinery"]


@pytest.mark.rule("MM-PRE-11")
def test_mm_pre_11_research_leaves_shamans_in_the_tavern() -> None:
    game = a_table(tavern="1 mage 2 shaman", levels={"mage": 2})

    game.play("research")

    assert game.tavern() == {"shaman": 2}


# -- MM-PRE-13: Shamans that return -----------------------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-13")
@pytest.mark.parametrize(
    "returned, home",
    [("peasant", {"shaman": 1, "warrior": 1}), ("shaman_as_peasant", {"peasant": 1, "warrior": 1})],
)
def test_mm_pre_13_the_player_chooses_between_a_peasant_and_a_shaman_named_peasant(
    returned: str, home: dict[str, int]
) -> None:
    game = a_table(tavern="1 peasant 1 shaman", start="main_phase")
    game.send("use:splinter_arena", "1 peasant 1 shaman_as_peasant").play("confirm")
    assert set(game.keys) == {"return:peasant", "return:shaman_as_peasant"}

    game.play(f"return:{returned}")

    assert game.lodgings() == home


@pytest.mark.rule("MM-PRE-13")
def test_mm_pre_13_a_shaman_that_is_the_only_one_of_the_class_on_a_location_must_return() -> None:
    game = a_table(tavern="1 shaman 1 warrior", start="main_phase")
    supply = game.supply["shaman"]

    game.send("use:heartwood_keep", "1 warrior 1 shaman_as_peasant").play("confirm")

    assert game.lodgings() == {"warrior": 1, "knight": 1}
    assert game.supply["shaman"] == supply + 1


@pytest.mark.rule("MM-PRE-13")
def test_mm_pre_13_a_shaman_that_plays_another_class_there_does_not_return() -> None:
    game = a_table(tavern="1 shaman 1 peasant", start="main_phase")
    supply = game.supply["peasant"]

    game.send("use:heartwood_keep", "1 shaman_as_warrior 1 peasant").play("confirm")

    assert game.lodgings() == {"shaman": 1, "knight": 1}
    assert game.supply["peasant"] == supply + 1


@pytest.mark.rule("MM-PRE-13")
def test_mm_pre_13_a_shaman_may_be_the_unit_that_a_quest_returns() -> None:
    game = a_table(
        tavern="1 shaman 1 cleric 1 warrior",
        hand=["oath_of_the_oak"],  # returns a Knight of the fight, brings a Paladin
        city={"cathedral": ["ghoul"]},
        start="main_phase",
    )
    game.send("fight:ghoul", "1 shaman_as_knight 1 cleric 1 warrior").play("confirm")

    game.play("complete:oath_of_the_oak")

    assert game.lodgings() == {"cleric": 1, "warrior": 1, "paladin": 1}
    assert game.supply["shaman"] == 5


# -- MM-PRE-14 to MM-PRE-16: abilities and levels ---------------------------------------------------------------------


@pytest.mark.rule("MM-PRE-14")
def test_mm_pre_14_two_shamans_play_two_classes_in_the_same_turn() -> None:
    game = a_table(tavern="2 shaman 1 cleric", built={"castle_1": "driftwood_circle"}, start="main_phase")

    game.send("use:driftwood_circle", "1 shaman_as_mage 1 cleric")
    game.play("use:academy_of_fine_grain")

    assert game.standing_on("academy_of_fine_grain") == {"shaman_as_peasant": 1}
    assert game.offers("confirm")


@pytest.mark.rule("MM-PRE-14")
def test_mm_pre_14_two_shamans_play_two_classes_on_the_same_monster() -> None:
    game = a_table(tavern="2 shaman 1 peasant", city={"cathedral": ["ghoul"]}, start="main_phase")

    game.send("fight:ghoul", "1 shaman_as_mage 1 shaman_as_knight")

    assert game.standing_on("ghoul") == {"shaman_as_mage": 1, "shaman_as_knight": 1}
    assert game.offers("confirm")


@pytest.mark.rule("MM-PRE-15")
@pytest.mark.parametrize("name", ["ranger", "paladin"])
def test_mm_pre_15_prestige_units_cannot_be_levelled(name: str) -> None:
    game = a_table(tavern=f"1 {name} 1 peasant", vp=10)

    assert set(game.keys) == {"build:peasant", "continue"}
    assert game.refuses(f"level:{name}")


@pytest.mark.rule("MM-PRE-15")
def test_mm_pre_15_a_shaman_at_the_capitol_raises_another_class_and_not_its_own() -> None:
    game = a_table(tavern="1 shaman", vp=10, city={"castle": ["skeleton"]})

    raised = {key for key in game.keys if key.startswith("level:")}

    assert raised == {f"level:{name}:shaman" for name in ("mage", "cleric", "warrior", "knight")}
    assert game.refuses("level:shaman")


@pytest.mark.rule("MM-PRE-15", "MM-PRE-16")
@pytest.mark.parametrize("name, vp", [("ranger", 7 + 1 + 3), ("paladin", 7 + 3), ("shaman_as_mage", 7 + 3)])
def test_mm_pre_16_a_prestige_unit_counts_as_level_3_for_a_bonus_token(name: str, vp: int) -> None:
    prestige = name.split("_")[0]
    game = a_table(
        tavern=f"1 warrior 2 knight 1 {prestige}",
        levels={"warrior": 3},
        tokens=["two_at_level_three", "mixed_company", "prestige_guest"],
        final=True,
        start="main_phase",
    )

    game.send("fight:count_drillula", f"1 warrior 2 knight 1 {name}").play("confirm")

    assert game.score == vp


@pytest.mark.rule("MM-PRE-16")
def test_mm_pre_16_without_a_prestige_unit_the_token_is_not_paid() -> None:
    game = a_table(
        tavern="1 warrior 3 knight",
        levels={"warrior": 3},
        tokens=["two_at_level_three", "mixed_company", "prestige_guest"],
        final=True,
        start="main_phase",
    )

    game.send("fight:count_drillula", "1 warrior 3 knight").play("confirm")

    assert game.score == 7


@pytest.mark.rule("MM-PRE-15")
@pytest.mark.parametrize("bag, vp", [("4 peasant", -2), ("1 paladin 3 peasant", 4), ("1 shaman 3 peasant", 4)])
def test_mm_pre_15_a_prestige_level_counts_for_a_quest(bag: str, vp: int) -> None:
    game = a_table(bag=bag, levels={"mage": 3}, hand=["grand_masters"], final=True, start="score_the_end")

    assert game.score == vp


@pytest.mark.rule("MM-PRE-17")
def test_mm_pre_17_an_extra_shaman_is_no_peasant_and_cannot_be_the_one_that_returns() -> None:
    game = a_table(tavern="2 peasant 1 shaman", city={}, start="main_phase")

    game.play("use:splinter_arena", "unit:peasant", "unit:peasant", "more:splinter_arena", "confirm")

    assert game.lodgings()["shaman"] == 1
    assert game.happened("meeple-returned") == [{"seat": 0, "unit": "peasant"}]
