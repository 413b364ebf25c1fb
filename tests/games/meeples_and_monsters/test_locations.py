"""Activating Locations in the Main Phase."""

from __future__ import annotations

import pytest
from tests.games.meeples_and_monsters.setting import a_table

import muster

PREBUILT = {
    "use:splinter_arena",
    "use:academy_of_fine_grain",
    "use:heartwood_keep",
    "use:chapel_of_the_holy_knot",
}


def places(keys: list[str]) -> set[str]:
    return {key for key in keys if key.startswith("use:")}


@pytest.mark.rule("MM-LOC-01")
def test_mm_loc_01_prebuilt_locations_and_built_tiles_can_be_activated() -> None:
    game = a_table(
        tavern="2 peasant 1 mage 1 cleric 1 warrior 1 knight",
        built={"villages_2": "levy_station", "castle_1": "healers_temple", "cathedral_1": "pine_lodge"},
        display=["colosseum", "ring_counters"],
        start="main_phase",
    )

    assert places(game.keys) == PREBUILT | {"use:levy_station", "use:healers_temple", "use:pine_lodge"}


@pytest.mark.rule("MM-LOC-01")
def test_mm_loc_01_the_capitol_cannot_be_used_in_the_main_phase() -> None:
    game = a_table(tavern="2 peasant 1 warrior", vp=9, start="main_phase")

    assert not [key for key in game.keys if key.split(":")[0] in ("build", "level", "capitol")]
    with pytest.raises(muster.IllegalAnswer):
        game.play("build:peasant")
    with pytest.raises(muster.IllegalAnswer):
        game.play("level:warrior")


@pytest.mark.rule("MM-LOC-02")
def test_mm_loc_02_locations_of_several_districts_are_activated_in_one_turn() -> None:
    game = a_table(tavern="2 peasant", start="main_phase")

    game.play("use:academy_of_fine_grain", "use:chapel_of_the_holy_knot").end_turn()

    assert game.lodgings() == {"peasant": 2, "mage": 1, "cleric": 1}


@pytest.mark.rule("MM-LOC-02")
def test_mm_loc_02_all_four_districts_may_be_used_at_once() -> None:
    game = a_table(tavern="5 peasant 1 warrior", start="main_phase")

    game.play(*sorted(PREBUILT))

    assert game.offers("confirm")
    assert game.tavern() == {}


@pytest.mark.rule("MM-LOC-03")
def test_mm_loc_03_the_next_player_gets_the_full_benefit_of_a_tile_that_another_built() -> None:
    game = a_table(
        tavern="1 peasant",
        display=["levy_station"],
        others={1: {"tavern": "1 mage 1 warrior 1 peasant", "bag": "4 corruption"}},
        city={"villages": ["timber_wolf"]},
    )
    game.play("build:peasant", "slot:castle_2").until("plan")
    assert game.asked == 1

    game.play("use:levy_station", "fight:timber_wolf").end_turn()

    assert game.pile(1) == ["timber_wolf"]  # with a Peasant of 1 + 2
    assert game.lodgings(1) == {"mage": 1, "warrior": 2, "peasant": 1}


@pytest.mark.rule("MM-LOC-03")
def test_mm_loc_03_a_location_used_in_one_turn_is_free_in_the_next() -> None:
    game = a_table(tavern="1 peasant", others={1: {"tavern": "1 peasant"}}, start="main_phase")

    game.play("use:academy_of_fine_grain", "confirm").until("plan")

    assert game.asked == 1
    assert game.offers("use:academy_of_fine_grain")


@pytest.mark.rule("MM-LOC-04")
def test_mm_loc_04_a_tile_built_this_turn_may_be_activated_in_the_same_turn() -> None:
    game = a_table(tavern="1 peasant 1 cleric 1 mage", display=["branch_and_root_inn"], city={"castle": ["skeleton"]})
    game.play("build:peasant", "continue", "slot:castle_1")

    game.send("use:branch_and_root_inn", "1 cleric").send("fight:skeleton", "1 mage")

    assert game.total_on("skeleton") == 2
    assert game.offers("confirm")


@pytest.mark.rule("MM-LOC-05")
@pytest.mark.parametrize("tavern", ["1 warrior", "1 cleric", "2 warrior 1 knight", "2 cleric 1 mage"])
def test_mm_loc_05_a_location_is_refused_while_one_of_its_units_is_missing(tavern: str) -> None:
    game = a_table(tavern=f"{tavern} 1 peasant", built={"castle_1": "healers_temple"}, start="main_phase")

    assert game.refuses("use:healers_temple")
    assert game.reason("use:healers_temple") == "refused-units"


@pytest.mark.rule("MM-LOC-05")
@pytest.mark.parametrize("peasants, enough", [(1, False), (2, True), (3, True)])
def test_mm_loc_05_the_number_of_units_counts_too(peasants: int, enough: bool) -> None:
    game = a_table(tavern=f"{peasants} peasant 1 warrior", start="main_phase")

    assert game.offers("use:splinter_arena") == enough


@pytest.mark.rule("MM-LOC-05")
def test_mm_loc_05_with_a_warrior_and_a_cleric_the_temple_is_activated() -> None:
    game = a_table(tavern="1 warrior 1 cleric 1 mage", built={"castle_1": "healers_temple"}, start="main_phase")

    game.play("use:healers_temple").end_turn()

    assert game.lodgings() == {"warrior": 1, "cleric": 2, "mage": 1}


@pytest.mark.rule("MM-LOC-05")
def test_mm_loc_05_exactly_the_units_of_the_requirement_are_taken() -> None:
    game = a_table(tavern="2 warrior 2 cleric 1 mage", built={"castle_1": "healers_temple"}, start="main_phase")

    game.play("use:healers_temple")

    assert game.standing_on("healers_temple") == {"warrior": 1, "cleric": 1}
    assert game.tavern() == {"warrior": 1, "cleric": 1, "mage": 1}


@pytest.mark.rule("MM-LOC-06")
def test_mm_loc_06_a_location_is_activated_once_per_turn() -> None:
    game = a_table(tavern="2 peasant", start="main_phase")

    game.play("use:academy_of_fine_grain")

    assert game.refuses("use:academy_of_fine_grain")
    assert game.reason("use:academy_of_fine_grain") == "refused-used"


@pytest.mark.rule("MM-LOC-06")
def test_mm_loc_06_in_the_next_turn_it_may_be_activated_again() -> None:
    game = a_table(tavern="1 peasant", bag="1 peasant 3 corruption", start="main_phase")

    game.play("use:academy_of_fine_grain", "confirm").until("plan")

    assert (game.asked, game.table.round) == (0, 3)
    assert game.offers("use:academy_of_fine_grain")


@pytest.mark.rule("MM-LOC-07")
@pytest.mark.parametrize(
    "location, tavern, home, peasants",
    [
        ("splinter_arena", "2 peasant", {"peasant": 1, "warrior": 1}, 1),
        ("academy_of_fine_grain", "1 peasant", {"peasant": 1, "mage": 1}, 0),
        ("chapel_of_the_holy_knot", "1 peasant", {"peasant": 1, "cleric": 1}, 0),
        ("heartwood_keep", "1 warrior 1 peasant", {"warrior": 1, "knight": 1}, 1),
    ],
)
def test_mm_loc_07_what_the_four_prebuilt_locations_ask_and_give(
    location: str, tavern: str, home: dict[str, int], peasants: int
) -> None:
    game = a_table(tavern=tavern, start="main_phase")
    supply = game.supply

    game.play(f"use:{location}", "confirm")

    assert game.lodgings() == home
    assert game.supply["peasant"] == supply["peasant"] + peasants


@pytest.mark.rule("MM-LOC-07")
@pytest.mark.parametrize(
    "location, district",
    [
        ("splinter_arena", "villages"),
        ("academy_of_fine_grain", "university"),
        ("heartwood_keep", "castle"),
        ("chapel_of_the_holy_knot", "cathedral"),
    ],
)
def test_mm_loc_07_each_prebuilt_location_stands_in_its_own_district(location: str, district: str) -> None:
    game = a_table(
        tavern="2 peasant 1 warrior", city={district: ["baron_von_bandsaw", "ash_dragon"]}, start="main_phase"
    )

    game.play(f"use:{location}", "confirm")

    assert game.happened("peasants-fled") == [{"seat": 0, "number": 1, "place": location}]
