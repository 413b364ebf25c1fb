"""Overrun districts: Peasants who flee to the places that are activated there."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_pack, a_table

# Monsters that nobody in these tests could beat.
CROWD = ["baron_von_bandsaw", "ash_dragon", "ebony_reaper"]


def fled(game: Sitting) -> dict[str, int]:
    """The Peasants who fled, by place."""
    return {event["place"]: event["number"] for event in game.happened("peasants-fled")}


# -- MM-OVR-01, MM-OVR-02 --------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVR-01")
def test_mm_ovr_01_a_district_with_two_or_more_monsters_is_overrun() -> None:
    game = a_table(
        tavern="5 peasant 1 warrior",
        city={
            "villages": ["gougoyle"],
            "university": ["archmagus_adze", "lich_of_the_lathe"],
            "castle": CROWD,
        },
        start="main_phase",
    )

    game.play("use:splinter_arena", "use:academy_of_fine_grain", "use:heartwood_keep", "use:chapel_of_the_holy_knot")
    game.play("confirm")

    assert set(fled(game)) == {"academy_of_fine_grain", "heartwood_keep"}


@pytest.mark.rule("MM-OVR-02")
def test_mm_ovr_02_two_monsters_add_a_peasant_to_each_place_activated_there() -> None:
    game = a_table(
        tavern="3 peasant",
        built={"villages_1": "house_of_lords"},
        city={"villages": CROWD[:2]},
        start="main_phase",
    )

    game.play("use:splinter_arena", "use:house_of_lords", "confirm")

    assert fled(game) == {"splinter_arena": 1, "house_of_lords": 1}


@pytest.mark.rule("MM-OVR-02")
def test_mm_ovr_02_three_monsters_add_two_peasants() -> None:
    game = a_table(tavern="1 peasant", city={"university": CROWD}, start="main_phase")

    game.play("use:academy_of_fine_grain", "confirm")

    assert fled(game) == {"academy_of_fine_grain": 2}


@pytest.mark.rule("MM-OVR-02")
@pytest.mark.parametrize("room, tavern", [("broom_cupboard", "2 peasant"), ("drawbridge_winch", "2 warrior")])
def test_mm_ovr_02_a_tower_room_is_a_place_too(room: str, tavern: str) -> None:
    game = a_table(tavern=tavern, towers={"castle": room}, city={"castle": CROWD[:2]}, start="main_phase")

    game.play(f"room:{room}", "confirm")

    assert fled(game) == {room: 1}


@pytest.mark.rule("MM-OVR-02")
def test_mm_ovr_02_the_peasants_come_from_the_supply_and_nobody_is_asked() -> None:
    game = a_table(tavern="1 peasant 1 knight", city={"university": CROWD}, start="main_phase")
    supply = game.supply["peasant"]

    game.play("use:academy_of_fine_grain", "confirm")

    assert game.supply["peasant"] == supply - 2
    assert game.table.round == 3  # the turn is over: no question lay between


@pytest.mark.rule("MM-OVR-02")
def test_mm_ovr_02_only_the_district_of_the_place_counts() -> None:
    game = a_table(tavern="1 peasant", city={"villages": CROWD, "castle": ["gougoyle"]}, start="main_phase")

    game.play("use:academy_of_fine_grain", "confirm")

    assert fled(game) == {}


# -- MM-OVR-03 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVR-03")
def test_mm_ovr_03_overrun_peasants_are_in_the_lodgings_after_clean_up() -> None:
    game = a_table(tavern="1 peasant", city={"university": CROWD}, start="main_phase")

    game.play("use:academy_of_fine_grain", "confirm")

    assert game.lodgings() == {"peasant": 3, "mage": 1}


@pytest.mark.rule("MM-OVR-03")
def test_mm_ovr_03_they_may_be_drawn_when_the_bag_is_refilled_in_the_same_turn() -> None:
    game = a_table(tavern="1 peasant", bag="", city={"university": CROWD[:2]}, start="main_phase")

    game.play("use:academy_of_fine_grain", "confirm")

    assert game.tavern() == {"peasant": 2, "mage": 1}


@pytest.mark.rule("MM-OVR-03")
def test_mm_ovr_03_they_wait_on_the_place_until_clean_up() -> None:
    game = a_table(
        tavern="1 peasant", built={"villages_1": "house_of_lords"}, city={"villages": CROWD[:2]}, start="main_phase"
    )

    game.play("use:house_of_lords", "confirm")

    assert game.prompt == "discard"
    assert (game.tavern(), game.lodgings()) == ({}, {})


# -- MM-OVR-04 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVR-04")
def test_mm_ovr_04_who_fights_in_the_district_gets_no_overrun_peasants() -> None:
    game = a_table(
        tavern="3 peasant",
        built={"castle_1": "house_of_lords"},
        city={"castle": ["skeleton", "plank_pirate"]},
        start="main_phase",
    )

    game.play("use:house_of_lords", "fight:skeleton", "confirm")

    assert fled(game) == {}


@pytest.mark.rule("MM-OVR-04")
def test_mm_ovr_04_who_does_not_fight_there_gets_one() -> None:
    game = a_table(
        tavern="3 peasant",
        built={"castle_1": "house_of_lords"},
        city={"castle": ["skeleton", "plank_pirate"]},
        start="main_phase",
    )

    game.play("use:house_of_lords", "confirm")

    assert fled(game) == {"house_of_lords": 1}


@pytest.mark.rule("MM-OVR-04")
def test_mm_ovr_04_a_fight_in_another_district_spares_nobody() -> None:
    game = a_table(
        tavern="1 peasant 1 warrior", city={"university": CROWD[:2], "castle": ["skeleton"]}, start="main_phase"
    )

    game.play("use:academy_of_fine_grain", "fight:skeleton", "confirm")

    assert fled(game) == {"academy_of_fine_grain": 1}


@pytest.mark.rule("MM-OVR-04")
def test_mm_ovr_04_a_fight_that_was_taken_back_spares_nobody() -> None:
    game = a_table(tavern="2 peasant 2 warrior", city={"castle": ["skeleton", "plank_pirate"]}, start="main_phase")

    game.play("fight:skeleton", "unit:warrior", "back:skeleton", "use:heartwood_keep", "confirm")

    assert fled(game) == {"heartwood_keep": 1}


# -- MM-OVR-05 -------------------------------------------------------------------------------------------------------

A_PEASANT_AT_THE_ACADEMY = """
[academy_of_fine_grain]
effects = [{ do = "gain", class = "peasant", n = 1 }]
source = { effects = "designed: for this test" }
"""


@pytest.mark.rule("MM-OVR-05")
@pytest.mark.parametrize("fights, gained", [(True, 1), (False, 2)])
def test_mm_ovr_05_peasants_of_the_location_itself_are_gained_with_and_without_a_fight(
    tmp_path: Path, fights: bool, gained: int
) -> None:
    game = a_table(
        tavern="1 peasant 1 warrior",
        city={"university": ["rogue_varnisher", "archmagus_adze"]},
        pack=a_pack(tmp_path, prebuilt=A_PEASANT_AT_THE_ACADEMY),
        start="main_phase",
    )

    game.play("use:academy_of_fine_grain", *(["fight:rogue_varnisher"] if fights else [])).end_turn()

    assert game.lodgings() == {"peasant": 1 + gained, "warrior": 1}


# -- MM-OVR-06 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVR-06")
def test_mm_ovr_06_a_monster_that_arrives_later_in_the_turn_changes_nothing() -> None:
    game = a_table(
        tavern="1 peasant 1 warrior",
        city={"university": ["archmagus_adze"], "castle": ["skeleton"]},
        loads={"monsters": ["poltergrain"]},
        start="main_phase",
    )

    game.play("use:academy_of_fine_grain", "fight:skeleton").end_turn()

    assert game.city()["university"] == ["archmagus_adze", "poltergrain", None]
    assert game.lodgings() == {"peasant": 1, "mage": 1, "warrior": 1}


@pytest.mark.rule("MM-OVR-06")
def test_mm_ovr_06_with_two_monsters_at_the_start_one_peasant_is_added_once() -> None:
    game = a_table(
        tavern="1 peasant 1 warrior",
        city={"university": ["archmagus_adze", "lich_of_the_lathe"], "castle": ["skeleton"]},
        loads={"monsters": ["poltergrain"]},
        start="main_phase",
    )

    game.play("use:academy_of_fine_grain", "fight:skeleton").end_turn()

    assert game.city()["university"] == ["archmagus_adze", "lich_of_the_lathe", "poltergrain"]
    assert game.lodgings() == {"peasant": 2, "mage": 1, "warrior": 1}


# -- MM-OVR-07 -------------------------------------------------------------------------------------------------------

ARENA, LORDS, WOLF = "use:splinter_arena", "use:house_of_lords", "fight:timber_wolf"


@pytest.mark.rule("MM-OVR-07")
@pytest.mark.parametrize("order", [(WOLF, ARENA, LORDS), (ARENA, WOLF, LORDS), (ARENA, LORDS, WOLF)])
def test_mm_ovr_07_one_fight_covers_all_places_of_the_district_in_any_order(order: tuple[str, ...]) -> None:
    game = a_table(
        tavern="3 peasant 1 knight",
        built={"villages_1": "house_of_lords"},
        city={"villages": ["baron_von_bandsaw", "timber_wolf", "log_baron"]},
        start="main_phase",
    )

    for place in order:
        if place == WOLF:
            game.send(WOLF, "1 knight")
        else:
            game.play(place)
    game.play("confirm")

    assert fled(game) == {}


@pytest.mark.rule("MM-OVR-07")
@pytest.mark.parametrize("member, knights", [("saw_ron", 5), ("combustor", 3)])
def test_mm_ovr_07_fighting_the_dark_council_cancels_nothing(member: str, knights: int) -> None:
    game = a_table(
        tavern=f"3 peasant {knights} knight",
        built={"villages_1": "house_of_lords"},
        city={"villages": ["baron_von_bandsaw", "timber_wolf", "log_baron"]},
        final=True,
        start="main_phase",
    )

    game.play(ARENA, LORDS).send(f"fight:{member}", f"{knights} knight").play("confirm")

    assert fled(game) == {"splinter_arena": 2, "house_of_lords": 2}


@pytest.mark.rule("MM-OVR-07")
def test_mm_ovr_07_a_fight_of_one_district_does_not_cover_another() -> None:
    game = a_table(
        tavern="2 peasant 1 warrior",
        city={"castle": ["skeleton", "ash_dragon"], "university": ["gougoyle", "archmagus_adze"]},
        start="main_phase",
    )

    game.play("use:academy_of_fine_grain", "fight:skeleton", "unit:warrior", "confirm")

    assert fled(game) == {"academy_of_fine_grain": 1}


# -- MM-OVR-08 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-OVR-08")
def test_mm_ovr_08_a_monster_of_another_district_counts_where_it_lies() -> None:
    game = a_table(
        tavern="3 peasant 1 warrior",
        city={"villages": ["ash_dragon", "baron_von_bandsaw"], "castle": ["ironwood_warlord"]},
        start="main_phase",
    )

    game.play("use:splinter_arena", "use:heartwood_keep", "confirm")

    assert fled(game) == {"splinter_arena": 1}  # the dragon's printed Castle has one Monster only


@pytest.mark.rule("MM-OVR-08")
def test_mm_ovr_08_a_fight_with_it_covers_the_district_where_it_lies_and_not_the_printed_one() -> None:
    game = a_table(
        tavern="3 peasant 2 warrior",
        city={"villages": ["skeleton", "baron_von_bandsaw"], "castle": ["ash_dragon", "ironwood_warlord"]},
        start="main_phase",
    )

    game.play("use:splinter_arena", "use:heartwood_keep", "fight:skeleton", "confirm")

    assert fled(game) == {"heartwood_keep": 1}  # the Skeleton's printed Castle
