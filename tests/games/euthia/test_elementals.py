"""Elementals and their Powers.

Four tiles lie together, so that hexes near and far are known by name:

    here (30, 30): a (30, 30), b (31, 30), c (30, 31)      before (29, 29): c (29, 30) beside here a
    right (32, 29): a (32, 29) beside here b               below (31, 31): a (31, 31) beside here b and c
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from tests.games.euthia.fighting import HARMLESS, a_hex, a_long_fight, before_a_lair, plain, value_of
from tests.games.euthia.setting import Sitting, a_table, the_box

from muster.games.euthia.content.pieces import ELEMENTAL, ELEMENTS, LOCATIONS

HERE, RIGHT, BELOW, BEFORE = "i_o2", "i_o8", "i_o5", "i_e3"
ANCHORS = {HERE: (30, 30), RIGHT: (32, 29), BELOW: (31, 31), BEFORE: (29, 29)}
LAND = ("land", "land", "land")


def a_country(health: int = 10, **given: Any) -> Sitting:
    """Tiles with the locations that a test names (``here=("fire", "land", "land")``), a Hero with 20 Health at most."""
    tiles = {HERE: given.pop("here", LAND), RIGHT: given.pop("right", LAND)}
    tiles |= {BELOW: given.pop("below", LAND), BEFORE: given.pop("before", LAND)}
    missing = given.pop("missing", ())  # these lie in the stack
    made = {key: {"hexes": tuple(a_hex(name) for name in names)} for key, names in tiles.items()}
    figures = {**plain(figures=given.pop("figures", None)), "map_tiles": made}
    laid = {key: anchor for key, anchor in ANCHORS.items() if key not in missing}
    given.setdefault("at", f"{HERE}-a")
    return a_table(figures=figures, map=laid, stack=missing, health=health, **{"moves": 2, **given})


def step(game: Sitting, *places: str) -> Sitting:
    for place in places:
        game.play(f"go:{place}")
    return game


def powers(game: Sitting, place: str) -> list[str]:
    at = game.space(place)
    spaces = [space for tile in game.view["map"] for space in tile["spaces"]]
    found: list[str] = next(space["powers"] for space in spaces if space["at"] == at)
    return found


@pytest.mark.rule("EU-ELM-01")
def test_eu_elm_01_a_power_reaches_its_own_hex_and_all_around_it() -> None:
    game = a_country(here=("air", "land", "land"), visited={f"{HERE}-a": [0, 1]})

    near = [f"{HERE}-a", f"{HERE}-b", f"{HERE}-c", f"{BEFORE}-b", f"{BEFORE}-c"]
    far = [f"{BEFORE}-a", f"{RIGHT}-a", f"{RIGHT}-b", f"{RIGHT}-c", f"{BELOW}-a", f"{BELOW}-b", f"{BELOW}-c"]

    assert [powers(game, place) for place in near] == [["air"]] * len(near)
    assert [powers(game, place) for place in far] == [[]] * len(far)


@pytest.mark.parametrize("tokens", [[], [0, 1]])
@pytest.mark.rule("EU-ELM-01", "EU-CNF-04")
def test_eu_elm_01_tokens_on_the_elemental_do_not_change_that(tokens: list[int]) -> None:
    game = a_country(here=("fire", "land", "land"), at=f"{RIGHT}-a", visited={f"{HERE}-a": tokens})

    step(game, f"{HERE}-b")

    assert (powers(game, f"{HERE}-b"), game.health) == (["fire"], 8)


@pytest.mark.rule("EU-ELM-02")
def test_eu_elm_02_fire_injures_who_enters() -> None:
    game = a_country(health=4, here=("land", "land", "fire"), at=f"{BEFORE}-c")

    step(game, f"{HERE}-a")

    assert (game.health, game.happened("power-acts")) == (2, [{"seat": 0, "element": "fire"}])


@pytest.mark.rule("EU-ELM-02")
def test_eu_elm_02_every_hex_under_fire_injures_again() -> None:
    game = a_country(health=10, here=("land", "land", "fire"))

    step(game, f"{HERE}-b", f"{HERE}-a")

    assert game.health == 10 - 2 - 2


@pytest.mark.rule("EU-ELM-02")
def test_eu_elm_02_fire_that_is_revealed_injures_too() -> None:
    game = a_country(below=("fire", "land", "land"), missing=(BELOW,), at=f"{RIGHT}-a")

    step(game, f"{HERE}-b")
    assert game.health == 10
    game.play("slot:2")

    assert (powers(game, f"{HERE}-b"), game.health) == (["fire"], 8)


@pytest.mark.parametrize("health, after", [(15, 17), (19, 20), (20, 20)])
@pytest.mark.rule("EU-ELM-03")
def test_eu_elm_03_water_heals_who_enters(health: int, after: int) -> None:
    game = a_country(health=health, here=("land", "land", "water"), at=f"{BEFORE}-c")

    step(game, f"{HERE}-a")

    assert game.health == after
    assert len(game.happened("power-acts")) == (after > health)  # nobody is told of a Power that does nothing


@pytest.mark.rule("EU-ELM-03")
def test_eu_elm_03_water_that_is_revealed_heals_too() -> None:
    game = a_country(below=("water", "land", "land"), missing=(BELOW,), at=f"{RIGHT}-a")

    step(game, f"{HERE}-b").play("slot:2")

    assert game.health == 12


@pytest.mark.parametrize("element, health", [("fire", 4), ("water", 8), ("air", 6)])
@pytest.mark.rule("EU-ELM-04")
def test_eu_elm_04_a_teleport_counts_as_moving(element: str, health: int) -> None:
    game = a_country(health=6, here=("land", "land", element), at=f"{BEFORE}-c", tiles=["blink"])

    game.play("use:blink", f"teleport:{HERE}-a")

    assert (game.place, game.health) == (f"{HERE}-a", health)


@pytest.mark.parametrize("element, health", [("water", 5), ("fire", 1)])
@pytest.mark.rule("EU-ELM-05")
def test_eu_elm_05_three_of_a_kind_count_as_one(element: str, health: int) -> None:
    game = a_country(
        health=3,
        here=(element, "land", element),
        right=("land", "land", "land"),
        below=(element, "land", "land"),
        at=f"{RIGHT}-a",
    )

    step(game, f"{HERE}-b")

    assert game.health == health


@pytest.mark.rule("EU-ELM-06")
def test_eu_elm_06_fire_and_water_cancel_each_other() -> None:
    """The printed example: first a hex under Fire, then one under Fire and two Water Elementals."""
    game = a_country(
        health=4,
        here=("land", "land", "fire"),
        right=("water", "land", "land"),
        below=("water", "land", "land"),
        at=f"{BEFORE}-c",
    )

    step(game, f"{HERE}-a")
    assert (powers(game, f"{HERE}-a"), game.health) == (["fire"], 2)
    step(game, f"{HERE}-b")

    assert (powers(game, f"{HERE}-b"), game.health) == (["water", "fire"], 2)


@pytest.mark.rule("EU-ELM-07")
def test_eu_elm_07_air_and_earth_change_the_rolls_of_both_sides() -> None:
    game = before_a_lair(
        hexes=(a_hex("earth"), a_hex(level=1), a_hex()),
        dragonfly={"health": 50, "penalty": 0, "ranges": HARMLESS},
        at="i_o2-b",
        gaar=1,
        loads={"monster": [4, 3], "hero": [5, 2]},
        start="start_combat",
        arguments=(0, -1, 1),
    )
    assert value_of(game) == 9

    game.play("pass")

    assert value_of(game) == 9


@pytest.mark.rule("EU-ELM-07")
def test_eu_elm_07_elsewhere_they_do_not() -> None:
    game = a_long_fight(dragonfly={"ranges": HARMLESS}, gaar=1, monster_dice=[4, 3], hero_dice=[5, 2])

    assert [value_of(game), value_of(game.play("pass"))] == [7, 7]


@pytest.mark.parametrize("element", ["water", "fire"])
@pytest.mark.rule("EU-ELM-08")
def test_eu_elm_08_on_a_burning_hex_neither_water_nor_more_fire_acts(element: str) -> None:
    game = a_country(here=("land", "land", "fire"), below=(element, "land", "land"), missing=(BELOW,), at=f"{RIGHT}-a")
    step(game, f"{HERE}-b")
    assert game.health == 8

    game.play("slot:2")

    assert (len(powers(game, f"{HERE}-b")), game.health) == (2 if element == "water" else 1, 8)


@pytest.mark.rule("EU-ELM-08")
def test_eu_elm_08_under_water_a_revealed_fire_does_nothing() -> None:
    game = a_country(here=("land", "land", "water"), below=("fire", "land", "land"), missing=(BELOW,), at=f"{RIGHT}-a")
    step(game, f"{HERE}-b")
    assert game.health == 12

    game.play("slot:2")

    assert game.health == 12


@pytest.mark.parametrize("element, health", [("fire", 8), ("water", 12)])
@pytest.mark.rule("EU-ELM-09")
def test_eu_elm_09_only_the_revealing_hero_is_touched(element: str, health: int) -> None:
    game = a_country(
        below=(element, "land", "land"),
        missing=(BELOW,),
        at=f"{RIGHT}-a",
        others={1: {"at": f"{HERE}-c", "health": 4}},
    )

    step(game, f"{HERE}-b").play("slot:2")

    assert powers(game, f"{HERE}-c") == [element]
    assert (game.health, game.hero(1)["health"]) == (health, 4)


# -- tiles that protect ------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ELM-02")
def test_eu_elm_02_the_fire_ward_protects() -> None:
    game = a_country(here=("land", "land", "fire"), at=f"{BEFORE}-c", tiles=["fire_ward"])

    step(game, f"{HERE}-a")

    assert (game.health, game.happened("power-acts")) == (10, [])


@pytest.mark.parametrize(
    "element, held, health", [("fire", "fire", 4), ("fire", "air", 2), ("water", "water", 6), ("water", "fire", 6)]
)
@pytest.mark.rule("EU-ELM-02", "EU-ELM-03")
def test_eu_elm_02_slumber_keeps_off_what_harms_and_lets_in_what_heals(element: str, held: str, health: int) -> None:
    game = a_country(
        health=4,
        here=("land", "land", element),
        at=f"{BEFORE}-c",
        heroes=["taesiri", "ael"],
        tiles=["slumber"],
        essences=[("slumber", held)],
    )

    step(game, f"{HERE}-a")

    assert game.health == health


@pytest.mark.parametrize(
    "power, held, monster, hero",
    [
        ("earth", "earth", 7, 7 + 2),
        ("earth", "fire", 7 + 2, 7 + 2),
        ("air", "air", 4 + 2, 3 + 4),  # a 5 falls to 2 for the Monster, a 4 does not fall to 3 for the Hero
        ("air", "fire", 4 + 2, 3 + 3),
    ],
)
@pytest.mark.rule("EU-ELM-07")
def test_eu_elm_07_slumber_takes_what_helps_from_air_and_earth(power: str, held: str, monster: int, hero: int) -> None:
    game = slumbering(power, held, monster_dice=(5, 4) if power == "air" else (4, 3), hero_dice=(3, 4))
    assert value_of(game) == monster

    game.until("hero-roll")

    assert value_of(game) == hero


@pytest.mark.rule("EU-ELM-07")
def test_eu_elm_07_air_does_not_raise_the_roll_of_a_monster_against_slumber() -> None:
    assert value_of(slumbering("air", "air", monster_dice=(1, 2), hero_dice=(3, 4))) == 3
    assert value_of(slumbering("air", "fire", monster_dice=(1, 2), hero_dice=(3, 4))) == 1 + 5


def slumbering(power: str, held: str, monster_dice: tuple[int, int], hero_dice: tuple[int, int]) -> Sitting:
    """Taesiri with an Essence on Slumber fights under a Power."""
    return before_a_lair(
        hexes=(a_hex(power), a_hex(level=1), a_hex()),
        dragonfly={"health": 50, "penalty": 0, "ranges": HARMLESS},
        heroes=["taesiri", "ael"],
        tiles=["slumber"],
        essences=[("slumber", held)],
        at="i_o2-b",
        gaar=1,
        loads={"monster": monster_dice, "hero": hero_dice},
        start="start_combat",
        arguments=(0, -1, 1),
    ).until("duel")


@pytest.mark.rule("EU-ELM-10")
def test_eu_elm_10_seven_air_seven_fire_six_earth_six_water() -> None:
    hexes = [hex for tile in the_box().map_tiles for hex in tile.hexes]

    counted = Counter(LOCATIONS[hex.location] for hex in hexes if 0 <= hex.location - ELEMENTAL < len(ELEMENTS))

    assert counted == {"air": 7, "fire": 7, "earth": 6, "water": 6}
