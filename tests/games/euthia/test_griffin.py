"""The Griffin: its Lair, its price, its flights."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_new_game, a_table, the_box

from muster.games.euthia.content.pieces import CHAPTERS, TROPHY_THING
from muster.games.euthia.places import open_slots
from muster.games.euthia.state import CHAPTER

# The Lair is one step from the Church; two tiles further on lies a hex four steps away, with two more beyond it.
LANDS: dict[str, tuple[int, int] | None] = {"i_g1": (1, 1), "i_f2": (2, 2), "i_e2": (3, 3)}
LAIR, FIVE_AWAY = 4, 13  # i_g1-a, i_e2-b


def riders(griffin: int = LAIR, **given: Any) -> Sitting:
    """A Hero with the Trophy of a Bandit; the Griffin stands somewhere."""
    given.setdefault("map", LANDS)
    given.setdefault("sacks", ["trophy-bandit"])
    given.setdefault("stack", [])
    return a_table(options={"griffin": True}, fields={"griffin": griffin}, **given)


def griffin_at(game: Sitting) -> str:
    return game.name_of(game.table.griffin)


def chapters(game: Sitting) -> list[int]:
    return [len(game.table.zones[CHAPTER + chapter].cards) for chapter in range(CHAPTERS)]


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GRF-01")
def test_eu_grf_01_one_tile_more_in_chapter_i() -> None:
    scenario = {"scenario": "defending-the-settlements"}
    plain = a_new_game(seats=3, options=scenario)
    more = a_new_game(seats=3, options=scenario | {"griffin": True})

    assert (sum(chapters(plain)), chapters(plain)[0]) == (32, 10)
    assert (sum(chapters(more)), chapters(more)[0]) == (33, 11)
    lair = next(tile.id for tile in more.box.map_tiles if tile.key == "i_g1")
    assert (lair in more.table.zones[CHAPTER].cards, lair in plain.table.zones[CHAPTER].cards) == (True, False)


@pytest.mark.rule("EU-GRF-02")
def test_eu_grf_02_the_griffin_comes_with_its_tile() -> None:
    game = a_table(options={"griffin": True}, moves=1, at="church-centre", stack=["i_g1"])
    assert game.view["griffin"] is None

    game.play("go:i_c1-b").until("turn")

    assert griffin_at(game) == "i_g1-a"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.rule("EU-GRF-08")
def test_eu_grf_08_a_scenario_without_chapter_i_gets_its_fixed_tiles(seats: int) -> None:
    """As the two later scenarios of the Elemental Revocation ask for it."""
    tables = tuple([copy(table) for table in the_box().scenarios[0].tables])
    for table in tables:
        for group in ("fixed", "encounter", "other"):
            setattr(table, group, (0, *getattr(table, group)[1:]))
    figures = {"scenarios": {"the-hunt": {"tables": tables}}}
    plain = a_new_game(seats=seats, figures=figures)
    game = a_new_game(seats=seats, figures=figures, options={"griffin": True})

    on_top = sorted([game.box.map_tiles[tile].key for tile in game.table.zones[CHAPTER].cards])
    assert on_top == ["i_f1", "i_f2", "i_f3", "i_g1"]
    assert (chapters(plain)[0], chapters(plain)[1:]) == (0, chapters(game)[1:])


# -- summoning ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "at, griffin, may",
    [
        ("i_e2-a", LAIR, True),  # four hexes
        ("i_e2-b", LAIR, False),  # five
        ("i_g1-a", FIVE_AWAY, True),  # on the Lair at any distance
        ("i_g1-b", FIVE_AWAY, True),  # four
        ("i_c1-b", FIVE_AWAY, False),
    ],
)
@pytest.mark.rule("EU-GRF-03")
def test_eu_grf_03_within_four_hexes_or_on_the_lair(at: str, griffin: int, may: bool) -> None:
    assert riders(griffin, at=at).offers("griffin-menu") is may


@pytest.mark.rule("EU-GRF-03")
def test_eu_grf_03_only_along_revealed_tiles() -> None:
    """Without the tile between them there is no way of four hexes."""
    apart: dict[str, tuple[int, int] | None] = {"i_g1": (1, 1), "i_e2": (3, 3)}

    assert not riders(LAIR, map=apart, at="i_e2-a").offers("griffin-menu")


@pytest.mark.rule("EU-GRF-03")
def test_eu_grf_03_it_costs_a_trophy() -> None:
    assert not riders(at="i_g1-b", sacks=[]).offers("griffin-menu")
    game = riders(at="i_g1-b", sacks=["trophy-bandit", "trophy-alpha_wolf", "gem-ruby"])

    game.play("griffin-menu", "fly:i_e2-a")
    assert game.keys == ["pay:trophy-bandit", "pay:trophy-alpha_wolf"]
    game.play("pay:trophy-bandit")

    assert game.sacks() == ["gem-ruby", "trophy-alpha_wolf"]


@pytest.mark.rule("EU-GRF-03")
def test_eu_grf_03_without_a_griffin_on_the_map_there_is_none() -> None:
    assert not riders(-1, at="i_g1-a").offers("griffin-menu")


# -- flying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GRF-04")
def test_eu_grf_04_to_a_water_hex_four_hexes_away() -> None:
    game = riders(
        map={"i_g1": (1, 1), "i_f2": (2, 2), "i_o7": (3, 3)},
        at="i_g1-a",
        health=3,
        figures={"heroes": {"maeldur": {"health": 8}}},
    )

    game.play("griffin-menu", "fly:i_o7-a")

    assert (game.place, griffin_at(game), game.health) == ("i_o7-a", "i_o7-a", 5)


@pytest.mark.rule("EU-GRF-04")
def test_eu_grf_04_the_griffin_comes_first_to_the_hero() -> None:
    """Four hexes are counted from the Hero, not from where the Griffin stood."""
    game = riders(LAIR, at="i_e2-a").play("griffin-menu")

    assert game.offers("fly:i_e2-b", "fly:i_g1-a")
    assert not game.offers("fly:church-centre")
    game.play("fly:i_e2-b")
    assert (game.place, griffin_at(game)) == ("i_e2-b", "i_e2-b")


@pytest.mark.rule("EU-GRF-04")
def test_eu_grf_04_no_farther_than_four() -> None:
    game = riders(at="i_g1-a").play("griffin-menu")

    assert game.offers("fly:i_e2-a")
    assert not game.offers("fly:i_e2-b")
    assert not game.offers("fly:i_g1-a")


@pytest.mark.rule("EU-GRF-05")
def test_eu_grf_05_tiles_are_revealed_only_around_the_landing_hex() -> None:
    game = riders(at="i_g1-a", stack=["i_o5", "i_o7", "i_e1", "i_f1", "i_f3", "i_o2"], sacks=["trophy-bandit"])
    before = [open_slots(game.table, game.space(name)) for name in ("i_g1-c", "i_e2-a")]

    game.play("griffin-menu", "fly:i_e2-a").until("turn")

    after = [open_slots(game.table, game.space(name)) for name in ("i_g1-c", "i_e2-a")]
    assert (after[1], bool(before[1])) == ((), True)
    assert set(after[0]) & set(before[0])  # still open on the way
    around = open_slots(game.table, game.space("i_g1-c"))
    assert around == tuple([anchor for anchor in before[0] if anchor not in before[1]])


@pytest.mark.rule("EU-GRF-05")
def test_eu_grf_05_no_monster_without_a_combat_action() -> None:
    assert not riders(at="i_g1-a", tokens=["mining"]).play("griffin-menu").offers("fly:i_f2-c")


@pytest.mark.rule("EU-GRF-05")
def test_eu_grf_05_a_monster_is_fought_at_once() -> None:
    game = riders(at="i_g1-a", gaar=1, top={1: "bandit"}, sacks=["trophy-ghoul"]).play("griffin-menu", "fly:i_f2-c")

    assert (game.place, griffin_at(game), game.monster()) == ("i_f2-c", "i_f2-c", "bandit")


@pytest.mark.rule("EU-GRF-06")
def test_eu_grf_06_shared_foes_are_no_trophies() -> None:
    box = the_box()
    trophies = {thing - TROPHY_THING for thing in box.things["pay"] if thing >= TROPHY_THING}

    assert trophies == set(range(box.first_foe))
    assert not trophies & {foe.monster for scenario in box.scenarios for foe in scenario.foes}


@pytest.mark.rule("EU-GRF-06")
def test_eu_grf_06_no_trophy_is_offered_for_one() -> None:
    game = a_table(
        scenario="defending-the-settlements",
        map={"i_f1": (1, 1)},
        at="i_f1-b",
        fields={"foe_space": 4, "foe_wave": 0, "foe_players": 2, "foe_damage": [0, 9]},
        figures={"tiles": {"staff_of_fire": {"ranges": ((1, 3),)}}},
        loads={"hero": [6, 6], "monster": [1, 1]},
    )
    game.play("fight-foe")
    while game.prompt != "turn":
        assert game.prompt != "trophy"
        game.step()

    assert (len(game.happened("foe-beaten")), game.sacks()) == (1, [])


@pytest.mark.rule("EU-GRF-07")
def test_eu_grf_07_the_golem_and_the_griffin_change_places() -> None:
    game = a_table(scenario="walking-destruction", options={"griffin": True}, map={"i_g1": None})
    game.table.foe_space, game.table.griffin = game.space("i_g1-a"), game.space("i_g1-b")

    game.run("walk_straight", 0, 1)

    assert (game.name_of(game.table.foe_space), griffin_at(game)) == ("i_g1-b", "i_g1-a")


@pytest.mark.rule("EU-GRF-07")
def test_eu_grf_07_elsewhere_the_griffin_stays() -> None:
    game = a_table(scenario="walking-destruction", options={"griffin": True}, map={"i_g1": None})
    game.table.foe_space, game.table.griffin = game.space("i_g1-a"), game.space("i_g1-c")

    game.run("walk_straight", 0, 1)

    assert griffin_at(game) == "i_g1-c"


@pytest.mark.rule("EU-GRF-09")
def test_eu_grf_09_as_often_as_there_are_trophies() -> None:
    game = riders(at="i_g1-a", sacks=["trophy-bandit", "trophy-alpha_wolf"], tokens=[])

    game.play("griffin-menu", "fly:i_e2-a", "pay:trophy-bandit")
    game.play("griffin-menu", "fly:i_g1-a")

    assert (game.place, game.sacks(), game.offers("griffin-menu")) == ("i_g1-a", [], False)


@pytest.mark.rule("EU-GRF-09")
def test_eu_grf_09_the_trophy_is_discarded_and_an_elite_leaves_the_game() -> None:
    game = riders(at="i_g1-a", sacks=["trophy-bandit", "trophy-alpha_wolf"])
    numbers = {monster.key: monster.id for monster in game.box.monsters}

    game.play("griffin-menu", "fly:i_e2-a", "pay:trophy-bandit", "griffin-menu", "fly:i_g1-a")

    assert game.table.monster_discards[0] == (numbers["bandit"],)


@pytest.mark.rule("EU-GRF-09")
def test_eu_grf_09_from_a_centre_but_not_in_the_face_of_a_monster() -> None:
    """The Church has no Monster; a hex with one must be fought over first."""
    assert riders(at="church-centre").offers("griffin-menu")
    assert not riders(at="i_f2-c").offers("griffin-menu")
    assert riders(at="i_f2-c", liberated={"i_f2-c": 1}).offers("griffin-menu")
