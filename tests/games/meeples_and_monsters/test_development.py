"""Development Phase: Hero abilities, building and levelling at the Capitol."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_table

import muster
from muster.games.meeples_and_monsters.content.pieces import CLASSES

BOX = muster.content(NAME)
TILES = [place.key for place in BOX.locations[BOX.first_tile() :]]
SLOTS = [slot.key for slot in BOX.slots]
EIGHT_TILES = dict(zip(SLOTS, TILES, strict=False))
ONE_PEASANT = {1: {"tavern": "1 peasant"}}  # the next player has a choice, so that the table stands still there


def level_of(game: Sitting, unit: str, seat: int = 0) -> int:
    return game.table.levels[seat][CLASSES.index(unit)]


def builds(game: Sitting) -> list[str]:
    return [key for key in game.keys if key.startswith("build:")]


def level_ups(game: Sitting) -> list[str]:
    return [key for key in game.keys if key.startswith("level:")]


def refused(game: Sitting, key: str) -> bool:
    """Is an answer not offered, and refused without any trace?"""
    before = game.match.state_hash
    with pytest.raises(muster.IllegalAnswer):
        game.play(key)
    return not game.offers(key) and game.match.state_hash == before


# Nothing need be done


@pytest.mark.rule("MM-DEV-01")
def test_mm_dev_01_nothing_need_be_assigned() -> None:
    game = a_table(tavern="3 peasant", vp=5)

    game.play("continue")

    assert (game.prompt, game.match.view(0)["phase"]) == ("plan", "main")
    assert game.tavern() == {"peasant": 3}
    assert (game.table.built, game.score) == ((-1,) * 8, 5)
    assert game.table.levels[0] == (1, 1, 1, 1, 1)


# Hero abilities


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_abilities_stand_beside_the_capitol() -> None:
    """One question: what is drawn is there at once, and what was possible before still is."""
    game = a_table(tavern="1 knight 1 peasant", levels={"knight": 2}, bag="4 peasant")

    assert game.keys == ["ability:knight", "build:peasant", "continue"]
    game.play("ability:knight")

    assert game.keys == ["build:peasant", "build:peasant+peasant", "continue"]
    assert game.tavern() == {"knight": 1, "peasant": 2}


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_between_two_assignments_an_ability_may_be_used() -> None:
    game = a_table(tavern="1 knight 1 peasant", levels={"knight": 2}, bag="4 mage", vp=2)

    game.play("build:peasant", "ability:knight")

    assert game.offers("level:mage")


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_a_knight_drawn_by_a_slot_draws_in_the_same_phase() -> None:
    game = a_table(
        tavern="1 peasant",
        levels={"knight": 2},
        bag="1 knight 4 peasant",
        display=["colosseum"],
        loads={"bag": ["knight", "peasant"]},
    )

    game.play("build:peasant", "slot:villages_2")
    assert (game.prompt, game.keys) == ("late-abilities", ["ability:knight", "continue"])
    game.play("ability:knight")

    assert (game.prompt, game.tavern()) == ("plan", {"knight": 1, "peasant": 1})


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_a_cleric_levelled_by_another_draws_in_the_same_phase() -> None:
    game = a_table(tavern="2 cleric 1 corruption", vp=2, bag="4 peasant")

    game.play("level:cleric")
    assert game.offers("ability:cleric")
    game.play("ability:cleric")

    assert game.tavern() == {"cleric": 1, "corruption": 1, "peasant": 1}
    assert game.until("plan").refuses("ability:cleric")


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_between_construction_and_level_an_ability_may_be_used_too() -> None:
    game = a_table(tavern="1 peasant 1 warrior 1 knight", levels={"knight": 2}, vp=5, bag="4 peasant")

    game.play("build:peasant", "level:warrior", "continue", "capitol:hall_of_heroes")

    assert (game.prompt, level_of(game, "warrior")) == ("late-abilities", 2)
    assert game.play("continue").prompt == "tile"


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_what_is_drawn_may_be_used_at_the_capitol_at_once() -> None:
    game = a_table(tavern="1 knight", levels={"knight": 2}, bag="4 peasant")

    game.play("ability:knight", "build:peasant")

    assert game.prompt == "tile"


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_what_is_drawn_may_be_used_in_the_main_phase_too() -> None:
    game = a_table(tavern="1 knight", levels={"knight": 2}, bag="4 peasant")

    game.play("ability:knight", "continue")

    assert game.offers("use:academy_of_fine_grain")


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_each_class_is_used_once() -> None:
    game = a_table(tavern="2 knight 1 peasant", levels={"knight": 2}, bag="4 knight")

    game.play("ability:knight")

    assert game.prompt == "capitol"
    assert refused(game, "ability:knight")
    assert game.tavern() == {"knight": 3, "peasant": 1}


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_they_are_offered_also_where_nothing_can_be_assigned() -> None:
    game = a_table(tavern="1 knight", levels={"knight": 3}, bag="4 mage")

    assert game.keys == ["ability:knight", "continue"]
    game.play("ability:knight").until("plan")

    assert game.table.built == (-1,) * 8
    assert game.happened("ability-used") == [{"seat": 0, "unit": "knight"}]


@pytest.mark.rule("MM-DEV-02")
def test_mm_dev_02_an_ability_need_not_be_used() -> None:
    game = a_table(tavern="1 knight 1 peasant", levels={"knight": 2})

    game.play("continue")

    assert game.prompt == "plan"
    assert "ability:knight" not in game.keys


@pytest.mark.rule("MM-DEV-02")
@pytest.mark.parametrize("unit", ["mage", "cleric", "warrior", "knight"])
def test_mm_dev_02_level_1_has_no_ability(unit: str) -> None:
    game = a_table(tavern=f"2 {unit} 1 corruption 1 peasant")

    assert game.prompt == "capitol"


@pytest.mark.rule("MM-DEV-03")
def test_mm_dev_03_a_meeple_drawn_by_one_ability_may_enable_the_other() -> None:
    game = a_table(
        tavern="1 knight 1 corruption",
        levels={"cleric": 2, "knight": 2},
        bag="1 cleric 3 peasant",
        loads={"bag": ["cleric", "peasant"]},
    )
    assert game.keys == ["ability:knight", "continue"]

    game.play("ability:knight")
    assert game.keys == ["ability:cleric", "continue"]
    game.play("ability:cleric")

    assert game.tavern() == {"knight": 1, "corruption": 1, "cleric": 1, "peasant": 1}


@pytest.mark.rule("MM-DEV-03")
def test_mm_dev_03_drawn_corruption_enables_the_clerics() -> None:
    game = a_table(
        tavern="1 knight 1 cleric",
        levels={"cleric": 2, "knight": 2},
        bag="1 corruption 3 peasant",
        loads={"bag": ["corruption"]},
    )
    assert not game.offers("ability:cleric")

    game.play("ability:knight")

    assert game.offers("ability:cleric")


@pytest.mark.rule("MM-DEV-03")
@pytest.mark.parametrize("order", [("cleric", "knight"), ("knight", "cleric")])
def test_mm_dev_03_the_order_is_free(order: tuple[str, str]) -> None:
    game = a_table(tavern="1 knight 1 cleric 1 corruption", levels={"cleric": 2, "knight": 2}, bag="4 peasant")

    game.play(*[f"ability:{unit}" for unit in order])

    assert game.tavern()["peasant"] == 2


# Assigning at the Capitol


@pytest.mark.rule("MM-DEV-04")
def test_mm_dev_04_units_may_go_to_both_capitol_locations() -> None:
    game = a_table(tavern="2 peasant 1 mage 1 corruption", vp=2)

    game.play("build:peasant+peasant", "level:mage")

    assert game.prompt == "capitol-order"
    assert game.tavern() == {"corruption": 1}


@pytest.mark.rule("MM-DEV-04")
@pytest.mark.parametrize("choice, prompt", [("build:peasant+peasant", "tile"), ("level:mage", "plan")])
def test_mm_dev_04_units_may_go_to_one_of_them_only(choice: str, prompt: str) -> None:
    game = a_table(tavern="2 peasant 1 mage", vp=2)

    game.play(choice, "continue")

    assert game.prompt == prompt


@pytest.mark.rule("MM-DEV-04")
def test_mm_dev_04_each_location_is_used_once() -> None:
    game = a_table(tavern="3 peasant 2 mage 1 cleric", vp=20)

    game.play("build:peasant")
    assert (builds(game), game.refusals["build:peasant"]) == ([], "refused-used")
    game.play("level:mage")

    assert game.prompt == "capitol-order"
    assert refused(game, "level:cleric")


@pytest.mark.rule("MM-DEV-04")
def test_mm_dev_04_corruption_cannot_be_assigned() -> None:
    game = a_table(tavern="1 peasant 3 corruption", vp=20)

    assert game.keys == ["build:peasant", "continue"]
    for key in ("build:corruption", "build:peasant+corruption", "level:corruption"):
        assert refused(game, key)


@pytest.mark.rule("MM-DEV-04")
def test_mm_dev_04_only_active_units_can_be_assigned() -> None:
    game = a_table(tavern="1 peasant", lodgings="3 peasant 1 mage", bag="4 mage", vp=20)

    assert game.keys == ["build:peasant", "continue"]
    assert game.refusals["level:mage"] == "refused-units"


@pytest.mark.rule("MM-DEV-05")
@pytest.mark.parametrize("choice, lodged, supply", [("build:peasant+peasant", 2, 0), ("build:peasant", 2, -1)])
def test_mm_dev_05_the_capitol_is_never_overrun(choice: str, lodged: int, supply: int) -> None:
    game = a_table(
        seats=3,
        tavern="2 peasant 1 warrior",
        city={
            "villages": ["timber_wolf", "splinter_goblin", "sawdust_imp"],
            "castle": ["skeleton", "plank_pirate", "chisel_sergeant"],
        },
    )
    before = game.supply["peasant"]

    game.play(choice).until("tile").play("tile:levy_station", "slot:castle_1").until("plan")

    assert game.lodgings() == {"peasant": lodged}
    assert game.supply["peasant"] == before + supply
    assert game.happened("peasants-fled") == []


# Construction


@pytest.mark.rule("MM-DEV-06")
def test_mm_dev_06_one_peasant_is_joined_by_another_from_the_supply() -> None:
    game = a_table(tavern="1 peasant 1 corruption", supply={"peasant": 20}, others=ONE_PEASANT)

    game.play("build:peasant", "tile:levy_station", "slot:castle_1")

    assert game.table.built[SLOTS.index("castle_1")] >= 0
    assert (game.lodgings(), game.supply["peasant"]) == ({"peasant": 2, "corruption": 1}, 19)


@pytest.mark.rule("MM-DEV-07")
def test_mm_dev_07_two_peasants_are_joined_by_nobody() -> None:
    game = a_table(tavern="3 peasant", supply={"peasant": 20})

    game.play("build:peasant+peasant", "tile:levy_station", "slot:castle_1")

    assert game.prompt == "plan"
    assert (game.lodgings(), game.tavern(), game.supply["peasant"]) == ({"peasant": 2}, {"peasant": 1}, 20)


@pytest.mark.rule("MM-DEV-08")
@pytest.mark.parametrize(
    "first, second", [("build:peasant", "build:peasant+peasant"), ("build:peasant+peasant", "build:peasant")]
)
def test_mm_dev_08_only_one_construction_option_is_used(first: str, second: str) -> None:
    game = a_table(tavern="3 peasant 1 mage", vp=2)

    game.play(first)

    assert game.prompt == "capitol"
    assert refused(game, second)
    assert game.refusals["build:peasant"] == "refused-used"


@pytest.mark.rule("MM-DEV-08")
def test_mm_dev_08_two_peasants_build_one_tile() -> None:
    game = a_table(tavern="4 peasant")

    game.play("build:peasant+peasant", "tile:levy_station", "slot:castle_1")

    assert game.prompt == "plan"
    assert game.happened("tile-built") == [{"seat": 0, "tile": "levy_station", "slot": "castle_1"}]


@pytest.mark.rule("MM-DEV-09")
def test_mm_dev_09_one_or_two_peasants_construct_never_three() -> None:
    game = a_table(tavern="3 peasant")

    assert builds(game) == ["build:peasant", "build:peasant+peasant"]
    assert refused(game, "build:peasant+peasant+peasant")


@pytest.mark.rule("MM-DEV-09")
def test_mm_dev_09_others_than_peasants_do_not_help_to_construct() -> None:
    game = a_table(tavern="1 peasant 1 mage 1 warrior 1 ranger 1 paladin")

    assert builds(game) == ["build:peasant"]


@pytest.mark.rule("MM-DEV-09")
def test_mm_dev_09_one_unit_is_assigned_to_a_level() -> None:
    game = a_table(tavern="3 mage 1 peasant", vp=2)

    game.play("level:mage").until("plan")

    assert (game.tavern(), game.lodgings()) == ({"mage": 2, "peasant": 1}, {"mage": 1})


@pytest.mark.rule("MM-DEV-10")
def test_mm_dev_10_one_peasant_constructs_also_when_the_supply_has_none() -> None:
    game = a_table(tavern="1 peasant 1 warrior", supply={"peasant": 0}, city={"castle": ["skeleton"]})

    game.play("build:peasant", "tile:levy_station", "slot:castle_1")

    assert game.prompt == "plan"
    assert game.happened("tile-built") == [{"seat": 0, "tile": "levy_station", "slot": "castle_1"}]
    assert (game.lodgings(), game.supply.get("peasant", 0)) == ({"peasant": 1}, 0)
    assert game.happened("builder-joined") == []


@pytest.mark.rule("MM-DEV-10")
def test_mm_dev_10_the_log_tells_of_the_peasant_that_joins() -> None:
    game = a_table(tavern="1 peasant 1 warrior", supply={"peasant": 4}, city={"castle": ["skeleton"]})

    game.play("build:peasant", "tile:levy_station", "slot:castle_1")

    assert game.lodgings() == {"peasant": 2}
    assert game.happened("builder-joined") == [{"seat": 0, "number": 1}]


@pytest.mark.rule("MM-DEV-10")
@pytest.mark.parametrize("supply, added", [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_mm_dev_10_overrun_adds_only_the_peasants_that_are_there(supply: int, added: int) -> None:
    game = a_table(
        start="main_phase",
        tavern="1 peasant",
        supply={"peasant": supply},
        city={"university": ["bookshelf_mimic", "poltergrain", "rogue_varnisher"]},
        others=ONE_PEASANT,
    )

    game.play("use:academy_of_fine_grain", "confirm")

    assert game.lodgings() == {"peasant": 1 + added, "mage": 1}
    assert game.supply.get("peasant", 0) == supply - added


# Levels


@pytest.mark.rule("MM-DEV-11")
def test_mm_dev_11_one_unit_of_the_class_raises_it_by_one_level() -> None:
    game = a_table(tavern="2 mage 1 warrior 1 peasant", vp=20)

    game.play("level:mage").until("plan")

    assert game.table.levels[0] == (1, 2, 1, 1, 1)
    assert game.tavern() == {"mage": 1, "warrior": 1, "peasant": 1}


@pytest.mark.rule("MM-DEV-11")
def test_mm_dev_11_only_one_class_rises_in_a_turn() -> None:
    game = a_table(tavern="2 mage 1 warrior 1 peasant", vp=20)

    game.play("level:mage")

    assert game.prompt == "capitol"
    assert refused(game, "level:warrior")
    assert game.refusals["level:warrior"] == "refused-used"


@pytest.mark.rule("MM-DEV-11")
def test_mm_dev_11_without_a_unit_of_the_class_nothing_rises() -> None:
    game = a_table(tavern="1 mage 1 peasant", vp=20)

    assert level_ups(game) == ["level:mage"]
    assert refused(game, "level:warrior")
    assert game.refusals["level:warrior"] == "refused-units"


@pytest.mark.rule("MM-DEV-11")
def test_mm_dev_11_a_unit_raises_no_class_but_its_own_also_beside_a_shaman() -> None:
    game = a_table(tavern="1 mage 1 shaman", vp=20)

    assert [key for key in level_ups(game) if not key.endswith(":shaman")] == ["level:mage"]


@pytest.mark.rule("MM-DEV-12")
@pytest.mark.parametrize("unit", ["mage", "cleric", "warrior", "knight"])
@pytest.mark.parametrize("level", [1, 2])
def test_mm_dev_12_four_classes_rise_from_1_to_2_and_from_2_to_3(unit: str, level: int) -> None:
    game = a_table(start="development_phase", tavern=f"1 {unit} 1 peasant", levels={unit: level}, vp=20)
    if game.prompt == "abilities":
        game.play("continue")

    game.play(f"level:{unit}").until("plan")

    assert level_of(game, unit) == level + 1


@pytest.mark.rule("MM-DEV-12")
def test_mm_dev_12_peasants_prestige_units_and_level_3_cannot_rise() -> None:
    game = a_table(tavern="1 peasant 1 ranger 1 paladin 1 mage", levels={"mage": 3}, vp=20).until("capitol")

    assert level_ups(game) == []
    assert game.refusals["level:mage"] == "refused-top-level"
    for key in ("level:peasant", "level:ranger", "level:paladin", "level:mage"):
        assert refused(game, key)


# Shamans


@pytest.mark.rule("MM-DEV-13")
@pytest.mark.parametrize("unit, cost", [("mage", 2), ("cleric", 2), ("warrior", 3), ("knight", 3)])
def test_mm_dev_13_a_shaman_stands_in_for_the_class_that_rises(unit: str, cost: int) -> None:
    game = a_table(tavern="1 shaman 1 peasant", vp=3)

    game.play(f"level:{unit}:shaman").until("plan")

    assert (level_of(game, unit), game.score) == (2, 3 - cost)
    assert game.lodgings() == {"shaman": 1}


@pytest.mark.rule("MM-DEV-13")
def test_mm_dev_13_a_shaman_can_pay_no_more_than_anybody() -> None:
    game = a_table(tavern="1 shaman", vp=2, levels={"cleric": 3})

    assert level_ups(game) == ["level:mage:shaman"]


@pytest.mark.rule("MM-DEV-13")
@pytest.mark.parametrize(
    "tavern, choice, lodged, joins",
    [
        ("1 shaman 1 warrior", "build:shaman", {"shaman": 1, "peasant": 1}, 1),
        ("1 shaman 1 peasant 1 warrior", "build:peasant+shaman", {"shaman": 1, "peasant": 1}, 0),
        ("2 shaman 1 warrior", "build:shaman+shaman", {"shaman": 2}, 0),
    ],
)
def test_mm_dev_13_a_shaman_constructs_as_a_peasant(
    tavern: str, choice: str, lodged: dict[str, int], joins: int
) -> None:
    game = a_table(tavern=tavern, city={"castle": ["skeleton"]})
    before = game.supply["peasant"]

    game.play(choice, "tile:levy_station", "slot:castle_1")

    assert game.prompt == "plan"
    assert (game.lodgings(), game.supply["peasant"]) == (lodged, before - joins)


@pytest.mark.rule("MM-DEV-13")
def test_mm_dev_13_a_shaman_is_no_peasant_to_be_levelled_and_no_other_prestige_unit_stands_in() -> None:
    shaman = a_table(tavern="1 shaman", vp=20)
    others = a_table(tavern="1 ranger 1 paladin 1 peasant", vp=20)

    assert level_ups(shaman) == [f"level:{unit}:shaman" for unit in ("mage", "cleric", "warrior", "knight")]
    assert others.keys == ["build:peasant", "continue"]


# Resolving the Capitol


def both_places(vp: int, **more: Any) -> Sitting:
    """Two Peasants build and a Warrior rises; the order is open. One more Peasant is left."""
    game = a_table(tavern="3 peasant 1 warrior", vp=vp, **more)
    return game.play("build:peasant+peasant", "level:warrior")


@pytest.mark.rule("MM-DEV-14")
def test_mm_dev_14_construction_first_then_the_level() -> None:
    game = both_places(3)

    game.play("capitol:builders_yard", "tile:levy_station")
    assert game.score == 3
    game.play("slot:castle_1")

    assert [game.happened("vp-gained")[-1]["vp"], game.happened("levelled")[-1]["vp"]] == [2, 3]
    assert [event["kind"] for event in game.match.events(0)][-3:] == ["tile-built", "vp-gained", "levelled"]
    assert game.score == 2


@pytest.mark.rule("MM-DEV-14")
def test_mm_dev_14_the_level_first_then_construction() -> None:
    game = both_places(3)

    game.play("capitol:hall_of_heroes")
    assert (game.prompt, game.score, level_of(game, "warrior")) == ("tile", 0, 2)
    game.play("tile:levy_station", "slot:castle_1")

    assert game.score == 2


@pytest.mark.rule("MM-DEV-14")
@pytest.mark.parametrize("first", ["builders_yard", "hall_of_heroes"])
def test_mm_dev_14_both_places_must_be_resolved(first: str) -> None:
    game = both_places(3).play(f"capitol:{first}")

    assert game.prompt == "tile"
    assert not {"continue", "nothing", "pass"} & set(game.keys)
    game.play("tile:levy_station", "slot:villages_1")

    assert game.prompt != "tile"
    assert (len(game.happened("tile-built")), level_of(game, "warrior")) == (1, 2)


@pytest.mark.rule("MM-DEV-15")
def test_mm_dev_15_an_open_tile_goes_on_any_vacant_slot() -> None:
    display = ["colosseum", "levy_station", "pine_lodge", "sentry_stump"]
    game = a_table(tavern="3 peasant", display=display)

    game.play("build:peasant+peasant")
    assert sorted(game.keys) == sorted(f"tile:{tile}" for tile in display)
    game.play("tile:colosseum")
    assert game.keys == [f"slot:{slot}" for slot in SLOTS]
    game.play("slot:castle_2")

    view: Any = game.match.view(0)
    castle = next(district for district in view["districts"] if district["key"] == "castle")
    assert castle["locations"][2] == {"key": "colosseum", "slot": "castle_2", "builder": 0}
    assert len(view["display"]) == 3
    assert "colosseum" not in view["display"]
    assert game.table.built.count(-1) == 7
    assert game.offers("use:colosseum")


@pytest.mark.rule("MM-DEV-15")
def test_mm_dev_15_a_hidden_tile_cannot_be_built() -> None:
    game = a_table(tavern="1 peasant", display=["levy_station", "pine_lodge"])

    game.play("build:peasant")

    assert refused(game, "tile:colosseum")


@pytest.mark.rule("MM-DEV-15")
def test_mm_dev_15_everybody_may_activate_a_built_tile() -> None:
    game = a_table(tavern="1 peasant", display=["house_of_lords", "pine_lodge"], others=ONE_PEASANT)

    game.play("build:peasant", "tile:house_of_lords", "slot:cathedral_1").until("plan")

    assert game.table.active == 1
    assert game.offers("use:house_of_lords")


@pytest.mark.rule("MM-DEV-16")
def test_mm_dev_16_with_eight_tiles_nobody_builds() -> None:
    game = a_table(tavern="3 peasant 1 mage 1 shaman", vp=2, built=EIGHT_TILES)

    assert builds(game) == []
    assert refused(game, "build:peasant")
    assert game.refusals["build:peasant"] == "refused-no-slot"


@pytest.mark.rule("MM-DEV-16")
def test_mm_dev_16_a_location_is_never_replaced() -> None:
    seven = {slot: tile for slot, tile in EIGHT_TILES.items() if slot not in ("castle_1", "castle_2")}
    game = a_table(tavern="1 peasant", built=seven, display=["colosseum", "high_bough"])

    game.play("build:peasant", "tile:colosseum")

    assert game.keys == ["slot:castle_1", "slot:castle_2"]
    assert refused(game, "slot:villages_1")


# Slot bonuses


def build_on(slot: str, tile: str = "levy_station", **more: Any) -> Sitting:
    """Two Peasants build on a slot."""
    settings: dict[str, Any] = {"tavern": "2 peasant 1 mage", **more}
    game = a_table(**settings)
    return game.play("build:peasant+peasant").until("tile").play(f"tile:{tile}", f"slot:{slot}")


@pytest.mark.rule("MM-DEV-17")
def test_mm_dev_17_the_builder_receives_the_bonus_at_once() -> None:
    game = build_on("castle_1", tavern="3 peasant 1 mage", vp=4)

    assert (game.prompt, game.table.scores) == ("plan", [6, 0])


@pytest.mark.rule("MM-DEV-17")
def test_mm_dev_17_a_slot_pays_once() -> None:
    game = build_on("castle_1", tavern="3 peasant 1 mage", vp=4, others=ONE_PEASANT).end_turn()
    assert (game.table.active, game.table.scores) == (1, [6, 0])

    game.play("build:peasant", "tile:branch_and_root_inn")

    assert game.prompt == "slot"
    assert refused(game, "slot:castle_1")


@pytest.mark.rule("MM-DEV-17")
def test_mm_dev_17_activating_the_tile_later_pays_no_slot_bonus() -> None:
    game = build_on("castle_1", "house_of_lords", tavern="3 peasant", vp=4, display=["house_of_lords", "colosseum"])

    game.play("use:house_of_lords", "confirm")

    assert game.score == 6


@pytest.mark.rule("MM-DEV-18")
def test_mm_dev_18_units_of_a_slot_bonus_go_to_the_lodgings() -> None:
    game = build_on("villages_1", tavern="3 peasant", city={"castle": ["skeleton"]})

    assert (game.tavern(), game.lodgings()) == ({"peasant": 1}, {"peasant": 2, "warrior": 1})
    assert not game.offers("fight:skeleton")


@pytest.mark.rule("MM-DEV-18")
def test_mm_dev_18_a_meeple_drawn_by_a_slot_bonus_is_active_this_turn() -> None:
    game = build_on("villages_2", bag="1 warrior 3 peasant", loads={"bag": ["warrior"]}, city={"castle": ["skeleton"]})

    assert game.tavern() == {"mage": 1, "warrior": 1}
    game.play("fight:skeleton", "unit:warrior", "confirm")

    assert game.pile() == ["skeleton"]


@pytest.mark.rule("MM-DEV-18")
def test_mm_dev_18_the_builders_themselves_are_not_drawn_from_an_empty_bag() -> None:
    game = build_on("villages_2", tavern="3 peasant", bag="", lodgings="1 knight")

    assert (game.tavern(), game.lodgings()) == ({"peasant": 1, "knight": 1}, {"peasant": 2})


@pytest.mark.rule("MM-DEV-19")
@pytest.mark.parametrize("slot, unit", [("villages_1", "warrior"), ("university_2", "mage"), ("cathedral_1", "cleric")])
def test_mm_dev_19_slots_that_give_a_unit(slot: str, unit: str) -> None:
    game = build_on(slot, tavern="3 peasant")

    assert game.lodgings() == {"peasant": 2, unit: 1}
    assert game.supply[unit] == 18 - 1


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_villages_2_draws_one_meeple() -> None:
    game = build_on("villages_2", tavern="3 peasant", bag="4 knight")

    assert (game.tavern(), game.bag()) == ({"peasant": 1, "knight": 1}, {"knight": 3})


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_university_1_draws_two_quests_and_discards_one() -> None:
    game = build_on(
        "university_1",
        tavern="3 peasant",
        hand=["full_guild"],
        loads={"quests": ["clean_grain", "bone_collector"]},
    )
    assert sorted(game.keys) == ["discard:bone_collector", "discard:clean_grain", "discard:full_guild"]

    game.play("discard:full_guild")

    assert sorted(game.quests()) == ["bone_collector", "clean_grain"]
    assert game.discarded == ["full_guild"]
    assert game.prompt == "plan"


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_castle_1_pays_two_vp() -> None:
    assert build_on("castle_1", tavern="3 peasant").score == 2


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_castle_2_returns_up_to_three_own_meeples_and_one_of_each_other_player() -> None:
    game = build_on(
        "castle_2",
        seats=3,
        tavern="3 peasant",
        bag="",
        lodgings="2 corruption 3 mage",
        others={1: {"lodgings": "2 knight"}, 2: {"lodgings": "1 cleric 1 peasant"}},
    )

    game.play("bag:mage", "bag:mage", "bag:mage")
    assert (game.asked, game.keys) == (1, ["bag:knight", "stop"])
    game.play("bag:knight")
    assert game.asked == 2
    game.play("stop")

    assert game.prompt == "plan"
    assert (game.bag(0), game.bag(1), game.bag(2)) == ({"mage": 3}, {"peasant": 4, "knight": 1}, {"peasant": 4})
    assert game.lodgings(0) == {"corruption": 2, "peasant": 2}


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_castle_2_may_return_fewer() -> None:
    game = build_on("castle_2", tavern="3 peasant", bag="", lodgings="3 mage")

    game.play("bag:mage", "stop")

    assert (game.prompt, game.bag()) == ("plan", {"mage": 1})


@pytest.mark.rule("MM-DEV-19")
@pytest.mark.parametrize("place", ["tavern", "lodgings"])
def test_mm_dev_19_cathedral_2_returns_one_corruption_from_tavern_or_lodgings(place: str) -> None:
    game = build_on("cathedral_2", tavern="3 peasant 2 corruption", lodgings="1 corruption", bag="1 corruption")
    supply = game.supply["corruption"]
    assert game.keys == ["corruption:tavern", "corruption:lodgings"]

    game.play(f"corruption:{place}")

    assert game.tavern()["corruption"] == (1 if place == "tavern" else 2)
    assert game.lodgings().get("corruption", 0) == (0 if place == "lodgings" else 1)
    assert (game.supply["corruption"], game.bag()) == (supply + 1, {"corruption": 1})


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_cathedral_2_gives_nothing_to_a_player_without_corruption() -> None:
    game = build_on("cathedral_2", tavern="3 peasant", bag="4 corruption")

    assert (game.prompt, game.bag()) == ("plan", {"corruption": 4})


# Paying for levels


@pytest.mark.rule("MM-DEV-20")
def test_mm_dev_20_the_marker_goes_back_by_the_cost() -> None:
    game = a_table(tavern="1 warrior 1 peasant", levels={"warrior": 2}, vp=7)

    game.play("level:warrior").until("plan")

    assert (game.score, level_of(game, "warrior")) == (2, 3)


@pytest.mark.rule("MM-DEV-20")
def test_mm_dev_20_without_the_full_cost_it_is_refused() -> None:
    game = a_table(tavern="1 warrior 1 peasant", levels={"warrior": 2}, vp=4, built={"castle_1": "colosseum"})

    assert refused(game, "level:warrior")
    assert game.refusals["level:warrior"] == "refused-vp"


@pytest.mark.rule("MM-DEV-20")
def test_mm_dev_20_the_exact_cost_is_enough() -> None:
    game = a_table(tavern="1 warrior 1 peasant", levels={"warrior": 2}, vp=5)

    game.play("level:warrior").until("plan")

    assert (game.score, level_of(game, "warrior")) == (0, 3)


@pytest.mark.rule("MM-DEV-20")
def test_mm_dev_20_a_class_rises_one_level_per_turn() -> None:
    game = a_table(tavern="2 knight 1 peasant", vp=20)

    game.play("level:knight")

    assert refused(game, "level:knight")
    game.until("plan")
    assert (level_of(game, "knight"), game.score) == (2, 17)


@pytest.mark.rule("MM-DEV-20")
def test_mm_dev_20_the_new_level_replaces_the_former_one() -> None:
    game = a_table(
        tavern="2 knight",
        levels={"knight": 2},  # worth 3; worth 4 on level 3
        vp=5,
        city={"cathedral": ["beaver_brute"], "villages": ["tree_beast"]},
    )

    game.play("level:knight", "continue", "continue")

    assert game.tavern() == {"knight": 1}
    assert [key for key in game.keys if key.startswith("fight:")] == ["fight:beaver_brute"]  # 4, and not 5


@pytest.mark.rule("MM-DEV-20")
def test_mm_dev_20_abilities_of_two_levels_do_not_add_up() -> None:
    game = a_table(tavern="1 cleric 1 corruption 1 peasant", levels={"cleric": 3}, bag="6 mage")

    game.play("ability:cleric")

    assert game.tavern()["mage"] == 2
    assert game.prompt == "capitol"


@pytest.mark.rule("MM-DEV-21")
def test_mm_dev_21_a_level_may_count_on_the_slot_that_the_builder_will_cover() -> None:
    game = both_places(1)

    game.play("capitol:builders_yard", "tile:levy_station", "slot:castle_1")

    assert (game.score, level_of(game, "warrior")) == (0, 2)


@pytest.mark.rule("MM-DEV-21")
@pytest.mark.parametrize(
    "answers",
    [
        ("capitol:builders_yard", "tile:levy_station", "slot:villages_1"),
        ("capitol:hall_of_heroes", "tile:levy_station", "slot:castle_1"),
    ],
    ids=["built elsewhere", "levelled first"],
)
def test_mm_dev_21_without_the_vp_nothing_rises_and_the_unit_is_exhausted(answers: tuple[str, ...]) -> None:
    game = both_places(1, city={"castle": ["skeleton"]})

    game.play(*answers)

    assert level_of(game, "warrior") == 1
    assert game.score == (3 if "slot:castle_1" in answers else 1)
    assert game.happened("level-unpaid") == [{"seat": 0, "unit": "warrior"}]
    assert game.lodgings()["warrior"] >= 1
    assert "warrior" not in game.tavern()


@pytest.mark.rule("MM-DEV-21")
@pytest.mark.parametrize(
    "answers", [("build:peasant+peasant", "level:warrior"), ("level:warrior", "build:peasant+peasant")]
)
def test_mm_dev_21_a_level_and_the_building_that_pays_for_it_may_be_assigned_in_either_order(
    answers: tuple[str, str],
) -> None:
    game = a_table(tavern="2 peasant 1 warrior", vp=1)

    game.play(*answers)

    assert game.prompt == "capitol-order"
    game.play("capitol:builders_yard", "tile:levy_station", "slot:castle_1")
    assert (game.score, level_of(game, "warrior")) == (0, 2)


@pytest.mark.rule("MM-DEV-21")
def test_mm_dev_21_a_level_that_is_not_paid_for_yet_wants_a_builder() -> None:
    game = a_table(tavern="2 peasant 1 warrior", vp=1)
    assert game.preview("level:warrior")[0] == "preview-level-slot"

    game.play("level:warrior")

    assert game.keys == ["build:peasant", "build:peasant+peasant"]
    assert game.refusals["continue"] == "refused-unpaid"


@pytest.mark.rule("MM-DEV-21")
@pytest.mark.parametrize(
    "tavern, vp, reason",
    [
        ("1 warrior 1 knight", 1, ("refused-vp-builder", {"cost": 3, "vp": 1, "bonus": 2})),
        ("1 warrior 1 peasant", 0, ("refused-vp-even", {"cost": 3, "vp": 0, "bonus": 2})),
    ],
)
def test_mm_dev_21_a_refusal_says_what_would_make_the_level_legal(
    tavern: str, vp: int, reason: tuple[str, dict[str, int]]
) -> None:
    game = a_table(tavern=tavern, levels={"knight": 2}, vp=vp)

    said = next(no.reason.saying for no in game.match.decision.refused() if no.option.key == "level:warrior")

    assert (said.text_id, dict(said.params)) == reason


@pytest.mark.rule("MM-DEV-21", "MM-PRE-08")
def test_mm_dev_21_a_shaman_cannot_both_rise_and_build_for_it() -> None:
    game = a_table(tavern="1 shaman 1 mage", vp=1)

    assert game.keys == ["build:shaman", "level:mage", "continue"]


@pytest.mark.rule("MM-DEV-21")
def test_mm_dev_21_a_slot_that_is_taken_does_not_count() -> None:
    game = a_table(tavern="2 peasant 1 warrior", vp=1, built={"castle_1": "colosseum"})

    game.play("build:peasant+peasant")

    assert not game.offers("level:warrior")


@pytest.mark.rule("MM-DEV-21")
def test_mm_dev_21_the_best_slot_must_make_up_the_whole_difference() -> None:
    game = a_table(tavern="2 peasant 1 warrior 1 mage", vp=0)

    game.play("build:peasant+peasant")

    assert level_ups(game) == ["level:mage"]  # 2 VP of Castle slot 1 pay for a Mage, not for a Warrior


@pytest.mark.rule("MM-DEV-22")
@pytest.mark.parametrize(
    "unit, level, cost",
    [
        ("mage", 1, 2),
        ("cleric", 1, 2),
        ("warrior", 1, 3),
        ("knight", 1, 3),
        ("mage", 2, 3),
        ("cleric", 2, 4),
        ("warrior", 2, 5),
        ("knight", 2, 5),
    ],
)
def test_mm_dev_22_level_costs(unit: str, level: int, cost: int) -> None:
    tavern = f"1 {unit} 1 peasant"
    paid = a_table(tavern=tavern, levels={unit: level}, vp=cost).until("capitol").play(f"level:{unit}").until("plan")
    full = {"castle_1": "colosseum"}  # the slot whose VP could be counted on
    short = a_table(tavern=tavern, levels={unit: level}, vp=cost - 1, built=full).until("capitol")

    assert (paid.score, level_of(paid, unit)) == (0, level + 1)
    assert not short.offers(f"level:{unit}")


@pytest.mark.rule("MM-DEV-22")
def test_mm_dev_22_clerics_rise_twice_for_six_vp() -> None:
    game = a_table(tavern="1 cleric 1 peasant", vp=6, bag="4 cleric", others=ONE_PEASANT)

    game.play("level:cleric").end_turn()
    assert (game.table.active, level_of(game, "cleric"), game.score) == (1, 2, 4)
    game.end_turn().play("level:cleric")

    assert (level_of(game, "cleric"), game.score) == (3, 0)


# Clean Up


@pytest.mark.rule("MM-DEV-23")
def test_mm_dev_23_all_units_at_the_capitol_are_exhausted() -> None:
    game = a_table(tavern="1 peasant 1 mage 1 warrior", vp=2, city={"castle": ["skeleton"]})

    game.play("build:peasant", "level:mage", "capitol:builders_yard", "tile:levy_station", "slot:castle_1")

    assert game.prompt == "plan"
    assert (game.lodgings(), game.tavern()) == ({"peasant": 2, "mage": 1}, {"warrior": 1})
    assert not [key for key in game.keys if key.startswith("use:")]


@pytest.mark.rule("MM-DEV-23")
def test_mm_dev_23_they_stay_at_the_capitol_until_both_places_are_resolved() -> None:
    game = a_table(tavern="3 peasant 1 warrior", vp=3, bag="", lodgings="1 knight")

    game.play("build:peasant+peasant", "level:warrior", "capitol:hall_of_heroes", "tile:levy_station", "slot:castle_2")

    assert game.keys == ["bag:knight", "stop"]  # neither builders nor the Warrior lie in the Lodgings yet
    game.play("stop")

    assert game.lodgings() == {"knight": 1, "peasant": 2, "warrior": 1}


@pytest.mark.rule("MM-DEV-23")
def test_mm_dev_23_the_added_peasant_waits_at_the_capitol_too() -> None:
    game = a_table(tavern="1 peasant 1 warrior", bag="", lodgings="1 knight", city={"castle": ["skeleton"]})

    game.play("build:peasant", "tile:levy_station", "slot:castle_2")
    assert game.lodgings() == {"knight": 1}
    game.play("stop")

    assert game.lodgings()["peasant"] == 2


@pytest.mark.rule("MM-DEV-24")
def test_mm_dev_24_the_display_is_refilled_in_the_draw_phase_only() -> None:
    game = a_table(tavern="3 peasant", others=ONE_PEASANT)
    before = len(game.happened("tile-turned-up"))

    game.play("build:peasant+peasant", "tile:levy_station", "slot:castle_1")
    assert (game.prompt, len(game.match.view(0)["display"])) == ("plan", 3)
    assert len(game.happened("tile-turned-up")) == before
    game.end_turn()

    assert len(game.match.view(0)["display"]) == 4


@pytest.mark.rule("MM-DEV-24")
def test_mm_dev_24_the_tile_comes_after_the_new_hand() -> None:
    game = a_table(tavern="3 peasant", bag="4 peasant", others=ONE_PEASANT)

    game.play("build:peasant+peasant", "tile:levy_station", "slot:castle_1").end_turn()
    kinds = [event["kind"] for event in game.match.events(0)]

    assert kinds[-3:] == ["meeples-drawn", "tile-turned-up", "turn-begins"]
