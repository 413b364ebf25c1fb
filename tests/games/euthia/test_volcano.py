"""Elemental Revocation III: Faer Power, Amulets of Eternity and the Volcano Demon.  [EU-RVC-01]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_fight, a_new_game, a_table

from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.scenarios.volcano import MOST_SLOTS, volcano_slots
from muster.games.euthia.scoring import parts
from muster.games.euthia.state import CHAPTER

VOLCANO = "elemental-revocation-3"
# The Volcano lies at (2, -1), next to the Church: hex a, a Fire Elemental on b, a Monster on c.
CRATER = "v_s3-a"
TAME = {"ranges": ((99, 1),), "gold_cards": 0, "chaos": 0, "gaar": 0, "penalty": 0}
DEADLY = {"monsters": {"volcano_demon": {**TAME, "ranges": ((2, 50),)}}}
HARMLESS = {"monsters": {"volcano_demon": TAME}}
LOW = {"hero": [1] * 12, "monster": [1, 2] * 6}


def at_volcano(**given: Any) -> Sitting:
    """A table with the Volcano on the Map and nothing in the stack, in round 7 unless said otherwise."""
    fixed: dict[str, Any] = {"stack": (), "map": {"v_s3": (2, -1)}, "round": 7, "at": CRATER}
    return a_table(scenario=VOLCANO, **{**fixed, **given})


def with_demon(**given: Any) -> Sitting:
    """The Demon has appeared; it is seat 0's turn."""
    return at_volcano(start="scenario_round_start", **given).run("take_turn")


def faer(game: Sitting) -> int:
    return int(game.view["revocation"]["faer"])


# -- setup and Faer Power ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVC-09")
@pytest.mark.rule("EU-RVC-02")
@pytest.mark.parametrize(
    "seats, stack, power",
    [(1, [0, 0, 6, 6, 5], 8), (2, [0, 0, 8, 8, 6], 10), (3, [0, 0, 11, 10, 9], 12), (4, [0, 0, 11, 11, 10], 14)],
)
def test_eu_rvc_09_setup(seats: int, stack: list[int], power: int) -> None:
    game = a_new_game(seats=seats, options={"scenario": VOLCANO})
    table = game.table

    assert [len(table.zones[CHAPTER + chapter].cards) for chapter in range(5)] == stack
    assert (table.reputation, table.gold) == ([10] * seats, [18] * seats)
    assert [sorted(game.sacks(seat)) for seat in range(seats)] == [["supplies", "teleport_scroll"]] * seats
    assert (game.prompt, game.happened("trade-begins")) == ("trade", [{"seat": table.first, "trader": "alchemists"}])
    assert (faer(game), game.view["rounds"]) == (power, 10)
    assert game.view["revocation"]["stage"] == ["air", "earth", "water", "fire"]


@pytest.mark.rule("EU-RVC-09")
def test_eu_rvc_09_elementals_and_places_in_the_stack() -> None:
    for seats, elementals in ((2, [3, 2, 1]), (4, [5, 4, 2])):
        game = a_new_game(seats=seats, options={"scenario": VOLCANO})
        found: list[int] = []
        keys: list[str] = []
        for chapter in (2, 3, 4):
            tiles = [game.box.map_tiles[tile] for tile in game.table.zones[CHAPTER + chapter].cards]
            keys += [tile.key for tile in tiles]
            found.append(sum(tile.group == "other" and any(7 <= h.location < 11 for h in tile.hexes) for tile in tiles))
        assert all(number >= least for number, least in zip(found, elementals, strict=True))
        assert {"iv_s3", "v_s3"} <= set(keys)


@pytest.mark.rule("EU-RVC-02")
@pytest.mark.parametrize("number, before, after", [(1, 10, 11), (8, 10, 11), (9, 10, 10), (4, 20, 20)])
def test_eu_rvc_02_faer_power_rises_until_round_8(number: int, before: int, after: int) -> None:
    game = at_volcano(round=number, fields={"faer": before}, start="scenario_round_end")

    assert faer(game) == after


@pytest.mark.rule("EU-RVC-01")
@pytest.mark.rule("EU-RVC-02")
@pytest.mark.parametrize("before, after", [(10, 8), (1, 0)])
def test_eu_rvc_01_a_revocation_weakens_faer_power(before: int, after: int) -> None:
    given: dict[str, Any] = {
        "pouch": ["essence-fire"],
        "visited": {"v_s3-b": [0]},
        "gold": 3,
        "fields": {"faer": before},
    }
    game = at_volcano(at="v_s3-b", **given)

    game.play("revoke", "pay:essence-fire")

    assert (faer(game), game.reputation, game.gold) == (after, 2, 3)
    assert game.view["revocation"]["points"] == [1, 0]
    assert game.happened("faer-power")[-1] == {"power": after}


@pytest.mark.rule("EU-RVC-01")
def test_eu_rvc_01_a_catalyst_will_do() -> None:
    game = at_volcano(at="v_s3-b", sacks=["catalyst"], visited={"v_s3-b": [0]})

    game.play("revoke", "pay:catalyst")

    assert game.sacks() == []


@pytest.mark.rule("EU-RVC-01")
def test_eu_rvc_01_elementals_do_not_stir() -> None:
    game = at_volcano(at="v_s3-b", health=5, round=5, start="scenario_round_end")

    assert game.health == 5


# -- Amulets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVC-03")
@pytest.mark.parametrize("points, amulet", [(0, False), (1, True), (2, False)])
def test_eu_rvc_03_the_second_revocation_brings_an_amulet(points: int, amulet: bool) -> None:
    game = at_volcano(at="v_s3-b", pouch=["essence-fire"], visited={"v_s3-b": [0]}, fields={"revocations": (points, 0)})

    game.play("revoke", "pay:essence-fire")

    assert ("amulet_of_eternity" in game.sacks()) == amulet
    assert [fact["thing"] for fact in game.happened("thing-gained")] == ["amulet_of_eternity"] * amulet


@pytest.mark.rule("EU-RVC-03")
def test_eu_rvc_03_the_amulet_saves_from_the_demon_once() -> None:
    game = with_demon(figures=DEADLY, sacks=["amulet_of_eternity"], health=2, loads=LOW)

    game.play("fight-foe").until("turn")

    assert game.happened("amulet-saves") == [{"seat": 0, "health": 3}]
    assert game.sacks() == []
    assert len(game.happened("died")) == 1  # in the second Combat Round
    assert game.place == "i_c1-centre"


@pytest.mark.rule("EU-RVC-03")
def test_eu_rvc_03_the_fight_goes_on_with_3_health() -> None:
    figures = {"monsters": {"volcano_demon": {**TAME, "ranges": ((2, 2),)}}}
    game = with_demon(figures=figures, sacks=["amulet_of_eternity"], health=1, loads=LOW, fields={"faer": 0})

    game.play("fight-foe").until("turn")

    assert len(game.happened("combat-round")) == 3
    assert (game.place, game.table.own_deaths) == ("i_c1-centre", [1, 0])  # 3 Health, less 2, less 2


@pytest.mark.rule("EU-RVC-10")
def test_eu_rvc_10_the_amulet_does_not_save_from_other_monsters() -> None:
    figures = {"monsters": {"dragonfly": {"ranges": ((2, 50),)}}}
    dice: dict[str, Any] = {"monster_dice": [3, 3], "hero_dice": [1, 1]}
    game = a_fight("dragonfly", scenario=VOLCANO, figures=figures, sacks=["amulet_of_eternity"], **dice)
    game.until("turn", "")

    assert game.table.own_deaths == [1, 0]
    assert game.sacks() == ["amulet_of_eternity"]


# -- the Demon ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVC-04")
@pytest.mark.parametrize("number, there", [(6, False), (7, True), (8, False)])
def test_eu_rvc_04_it_appears_in_round_7(number: int, there: bool) -> None:
    game = at_volcano(round=number, start="scenario_round_start")

    assert (game.name_of(game.table.foe_space) == CRATER) == there
    assert game.happened("demon-rises") == [{"monster": "volcano_demon", "tile": "v_s3"}] * there


@pytest.mark.rule("EU-RVC-04")
def test_eu_rvc_04_the_volcano_is_taken_out_of_the_stack() -> None:
    game = at_volcano(map={}, stack=["v_o3", "v_s3", "v_o1"], first=1, at="church-centre", start="scenario_round_start")

    assert (game.prompt, game.asked) == ("volcano", 1)
    slots = game.view["edges"]
    assert len(slots) == len(game.keys) == 6
    game.play("slot:3")
    assert game.view["map"][-1]["anchor"] == slots[2]
    assert [game.box.map_tiles[tile].key for tile in game.table.zones[CHAPTER].cards] == ["v_o3", "v_o1"]
    assert game.name_of(game.table.foe_space) == CRATER


@pytest.mark.rule("EU-RVC-10")
def test_eu_rvc_10_nobody_feels_the_fire_that_comes_with_it() -> None:
    game = at_volcano(map={}, stack=["v_s3"], at="i_c1-b", health=5, start="scenario_round_start")

    at = game.view["edges"].index((2, -1))
    game.play(f"slot:{at + 1}")

    assert game.health == 5


@pytest.mark.rule("EU-RVC-10")
def test_eu_rvc_10_the_edge_of_the_map_holds_if_it_can() -> None:
    far = at_volcano(map={"i_o1": (5, -4)}, start="take_turn", at="church-centre", options={"map_limit": 5})
    assert (4, -2) in volcano_slots(far.table)
    assert (7, -5) not in volcano_slots(far.table)

    far.table.map_limit = 1  # no slot at all: the edge gives way
    assert len(volcano_slots(far.table)) > 10


@pytest.mark.rule("EU-RVC-10")
def test_eu_rvc_10_at_most_forty_slots() -> None:
    land = {key: (6 * at, 0) for at, key in enumerate(("i_o1", "i_o2", "i_o3", "i_o4", "i_o5", "i_o6", "i_o7"), 1)}
    game = at_volcano(map=land, at="church-centre", start="take_turn")

    assert len(volcano_slots(game.table)) == MOST_SLOTS
    assert (42, 3) not in volcano_slots(game.table)
    assert (2, -1) in volcano_slots(game.table)
    assert max([x for x, _ in volcano_slots(game.table)]) < 38  # nothing beside the last tile


@pytest.mark.rule("EU-RVC-05")
@pytest.mark.parametrize("seats, power, health", [(1, 8, 20), (2, 11, 35), (4, 20, 68)])
def test_eu_rvc_05_health_by_players_and_faer_power(seats: int, power: int, health: int) -> None:
    game = with_demon(seats=seats, fields={"faer": power})

    assert game.view["foe"]["health"] == health


@pytest.mark.rule("EU-RVC-05")
@pytest.mark.parametrize("power, more", [(4, 0), (5, 1), (11, 2), (20, 4)])
def test_eu_rvc_05_faer_power_raises_its_rolls(power: int, more: int) -> None:
    game = with_demon(fields={"faer": power}, figures=HARMLESS, gaar=2, loads=LOW)

    game.play("fight-foe").until("duel")

    assert game.view["combat"]["value"] == 3 + more


@pytest.mark.rule("EU-RVC-05")
def test_eu_rvc_05_other_monsters_do_not_feed_on_it() -> None:
    dice: dict[str, Any] = {"monster_dice": [1, 2], "hero_dice": [1, 1]}
    game = a_fight("dragonfly", scenario=VOLCANO, gaar=2, fields={"faer": 20}, **dice).until("duel")

    assert game.view["combat"]["value"] == 3


@pytest.mark.rule("EU-RVC-05")
def test_eu_rvc_05_three_combat_rounds() -> None:
    game = with_demon(figures=HARMLESS, loads=LOW)

    game.play("fight-foe").until("turn")

    assert len(game.happened("combat-round")) == 3
    assert game.place == CRATER
    assert not game.offers("fight-foe")


@pytest.mark.rule("EU-RVC-05")
@pytest.mark.parametrize("at, may", [(CRATER, True), ("v_s3-b", True), ("i_c1-b", True), ("i_c1-a", False)])
def test_eu_rvc_05_who_may_fight_it(at: str, may: bool) -> None:
    assert with_demon(at=at).offers("fight-foe") == may


@pytest.mark.rule("EU-RVC-05")
@pytest.mark.rule("EU-RVC-10")
@pytest.mark.parametrize("figures", [HARMLESS, DEADLY])
def test_eu_rvc_10_weakened_by_a_revocation_it_falls_after_the_next_fight(figures: dict[str, Any]) -> None:
    fields = {"faer": 12}
    given: dict[str, Any] = {
        "pouch": ["essence-fire"],
        "visited": {"v_s3-b": [0]},
        "at": "v_s3-b",
        "loads": LOW,
        "bare": True,
    }
    game = with_demon(fields=fields, figures=figures, **given)
    game.table.foe_damage = [20, 14]

    game.play("revoke", "pay:essence-fire")
    assert (game.view["foe"]["health"], sum(game.view["foe"]["damage"])) == (34, 34)

    game.play("fight-foe").until("turn")
    assert game.view["foe"] is None
    assert game.view["waves"] == [True]
    assert game.view["rounds"] == 7


@pytest.mark.rule("EU-RVC-06")
@pytest.mark.parametrize("number, health", [(7, 6), (8, 4), (9, 4), (10, 6)])
def test_eu_rvc_06_it_rages_in_rounds_8_and_9(number: int, health: int) -> None:
    game = with_demon(health=6)
    game.table.round = number
    game.run("scenario_round_end")

    assert game.health == health


@pytest.mark.rule("EU-RVC-06")
@pytest.mark.parametrize("at, health", [("v_s3-b", 4), ("i_c1-b", 4), ("i_c1-a", 4), ("i_o1-a", 6)])
def test_eu_rvc_06_within_two_hexes(at: str, health: int) -> None:
    game = with_demon(map={"v_s3": (2, -1), "i_o1": (-1, -1)}, at=at, health=6)
    game.table.round = 8
    game.run("scenario_round_end")

    assert game.health == health


@pytest.mark.rule("EU-RVC-06")
@pytest.mark.rule("EU-RVC-10")
def test_eu_rvc_10_an_amulet_saves_from_its_rage() -> None:
    game = with_demon(health=2, sacks=["amulet_of_eternity"], others={1: {"at": CRATER, "health": 2}})
    game.table.round = 8
    game.run("scenario_round_end")

    assert (game.health, game.place, game.sacks()) == (3, CRATER, [])
    assert game.place_of(1) == "i_c1-centre"


@pytest.mark.rule("EU-RVC-07")
@pytest.mark.rule("EU-RVC-08")
def test_eu_rvc_07_the_round_in_which_it_falls_is_the_last() -> None:
    loads = {"hero": [6, 6], "monster": [1, 1]}
    game = with_demon(round=7, figures=HARMLESS, loads=loads, fields={"faer": 10})
    game.table.foe_damage = [20, 13]

    game.play("fight-foe").until("turn")
    assert game.happened("foe-beaten") == [{"seat": 0, "monster": "volcano_demon"}]
    assert game.table.foe_wave == NOTHING
    assert not game.happened("trophy-taken")
    assert not game.match.over

    game.until("")
    assert game.match.over
    assert game.table.round == 7


@pytest.mark.rule("EU-RVC-07")
def test_eu_rvc_07_ten_rounds_at_most() -> None:
    assert at_volcano(round=10, active=1, start="next_turn").match.over
    assert not at_volcano(round=9, active=1, start="next_turn").match.over


@pytest.mark.rule("EU-RVC-07")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
@pytest.mark.parametrize("beaten, found", [(1, [15, 18, 1, 5]), (0, [10, 13, -4, 0])])
def test_eu_rvc_07_ranks(mode: str, beaten: int, found: list[int]) -> None:
    """Damage 12, 12, 0, 5 and points 2, 3, 1, 1: ranks 1, 1, none, 3 and 2, 1, 3, 3."""
    fields = {"foe_damage": [12, 12, 0, 5], "revocations": (2, 3, 1, 1), "waves_beaten": beaten}
    others = {seat: {"reputation": 20} for seat in (1, 2, 3)}
    game = at_volcano(seats=4, options={"mode": mode}, fields=fields, reputation=20, others=others)

    assert [parts(game.table, seat)["scenario"] for seat in range(4)] == found


@pytest.mark.rule("EU-RVC-08")
@pytest.mark.parametrize("beaten, outcome", [(1, "success"), (0, "failure")])
def test_eu_rvc_08_success_if_it_is_beaten(beaten: int, outcome: str) -> None:
    game = at_volcano(seats=1, fields={"waves_beaten": beaten}).run("final_scoring")

    assert game.match.result.outcomes == (outcome,)
