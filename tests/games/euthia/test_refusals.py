"""What is shown and not allowed says why."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.conformance.setups import some_option
from tests.games.euthia.dragon import a_siege
from tests.games.euthia.setting import Sitting, a_table

import muster
from muster.games.euthia.content.pieces import ELEMENTAL, FIRE, LAND, WATER, Hex
from muster.games.euthia.places import is_enterable, neighbours, open_slots
from muster.games.euthia.queries import can_fight
from muster.games.euthia.state import EuthiaTable

ENTRY = {"refused-fight", "refused-closed", "refused-foe"}
CAVE, MARKET, TOWERS = "i_o3-b", "i_f1-a", "iii_f1-centre"


def on(place: str, **given: Any) -> Sitting:
    """Seat 0 stands on a place of the Map."""
    lands = {} if place.startswith("church") else {place.rsplit("-", 1)[0]: None}
    return a_table(at=place, map=lands, **given)


def refusal(game: Sitting, key: str) -> tuple[str, dict[str, Any]]:
    """Why an option is refused, with what is named."""
    found = next(no for no in game.match.decision.refused() if no.option.key == key)
    return found.reason.key, dict(found.reason.saying.params)


def wild() -> Hex:
    """A hex with a level 1 Monster."""
    hex = Hex(LAND)
    hex.level = 1
    return hex


@pytest.mark.rule("EU-MIN-01")
def test_eu_min_01_without_an_action_there_is_no_mining() -> None:
    assert on(CAVE, tokens=["trade", "combat"]).reason("mine") == "refused-no-action"
    assert on(CAVE).reason("mine") == ""
    assert on("church-centre").reason("mine") == ""


@pytest.mark.rule("EU-MIN-02")
def test_eu_min_02_the_own_token_says_that_the_hex_is_mined() -> None:
    assert on(CAVE, visited={CAVE: [0]}).reason("mine") == "refused-mined"


@pytest.mark.rule("EU-MIN-07")
def test_eu_min_07_the_fee_of_the_owners_is_named() -> None:
    game = on(CAVE, visited={CAVE: [1]})

    refusal = next(no for no in game.match.decision.refused() if no.option.key == "mine")

    assert refusal.reason.text("en") == "You cannot pay the fee of 1 Gold."


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_without_means_for_the_fee_there_is_no_trade() -> None:
    assert on(MARKET, traded={MARKET: 1}, bare=True).reason("trade") == "refused-fee"
    assert on(MARKET, traded={MARKET: 1}, gold=1).offers("trade")


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_a_treasure_is_taken_once() -> None:
    place = next(
        f"{tile.key}-{'abc'[at]}"
        for tile in a_table().box.map_tiles
        for at, hex in enumerate(tile.hexes)
        if 4 <= hex.location <= 6
    )

    assert on(place, liberated={place: 1}).reason("treasure") == "refused-taken"


@pytest.mark.rule("EU-FRE-02")
def test_eu_fre_02_the_church_asks_for_gold_and_wounds() -> None:
    assert on("church-centre", health=1).reason("church-heal") == "refused-price"
    assert on("church-centre", gold=3).reason("church-heal") == "refused-healthy"
    assert on("church-centre", gold=3, health=1).offers("church-heal", "church-potion")


@pytest.mark.rule("EU-MOV-01")
def test_eu_mov_01_without_move_points_nobody_walks() -> None:
    assert on("church-centre").reason("walk") == "refused-no-moves"
    assert on("church-centre", moves=1).ways


@pytest.mark.rule("EU-LIB-02")
def test_eu_lib_02_a_monster_asks_for_a_combat_action() -> None:
    """The Church stands amid its own three hexes; a Monster lives on a hex of the tile beside it."""
    box = a_table().box
    tile = next(tile.key for tile in box.map_tiles if tile.centre < 0 and tile.hexes[0].level)
    game = a_table(at="i_c1-b", map={tile: (2, -1)}, moves=3, tokens=["trade"], stack=())

    assert game.reason(f"go:{tile}-a") == "refused-fight"


@pytest.mark.rule("EU-LIB-02")
def test_eu_lib_02_who_can_enter_nothing_around_is_told_why() -> None:
    lands = {"i_o5": (3, 0), "i_e2": (5, -1)}
    monsters = {"map_tiles": {"i_o5": {"hexes": (Hex(LAND), wild(), wild())}, "i_e2": {"hexes": (wild(),) * 3}}}
    game = a_table(moves=2, tokens=[], at="i_o5-a", map=lands, stack=(), figures=monsters)

    assert not game.ways
    assert {no.reason.key for no in game.match.decision.refused() if no.option.kind == "go"} == {"refused-fight"}


@pytest.mark.rule("EU-LIB-02")
def test_eu_lib_02_behind_a_monster_the_way_is_closed_until_it_is_beaten() -> None:
    lands = {"i_o5": (3, 0), "i_e2": (5, -1)}  # the Monster on i_o5-b stands before i_e2-a
    game = a_table(moves=2, tokens=["combat"], at="i_o5-a", map=lands, stack=())

    game.run("walk", 0)

    assert refusal(game, "go:i_e2-a") == ("refused-past-monster", {"place": "map-i_o5", "hex": "hex-b"})


@pytest.mark.rule("EU-REV-09")
def test_eu_rev_09_who_would_pass_the_edge_of_the_map_has_to_stop_there() -> None:
    game = a_table(moves=2, tokens=[], at="church-centre")  # each hex of the Church is at the edge
    game.run("walk", 0)
    assert game.offers("go:i_c1-a", "go:i_c1-b", "go:i_c1-c")

    game = a_table(moves=2, tokens=["trade"], at="i_f1-b", map={"i_f1": (1, -2)})
    game.run("walk", 0)
    told = {no.option.key: no.reason for no in game.match.decision.refused()}

    assert "refused-no-moves" not in {reason.key for reason in told.values()}
    assert {reason.key for reason in told.values()} >= {"refused-past-edge"}
    for key, reason in told.items():
        if reason.key == "refused-past-edge":
            tile, letter = str(reason.saying.params["place"]), str(reason.saying.params["hex"])
            last = game.space(f"{tile[4:]}-{letter[4:]}")
            assert game.space(key[3:]) in neighbours(game.table, last)
            assert open_slots(game.table, last)


@pytest.mark.rule("EU-REV-09")
@pytest.mark.parametrize("element, told", [(FIRE, "refused-past-fire"), (WATER, "refused-past-water")])
def test_eu_rev_09_fire_and_water_stop_who_walks_by(element: int, told: str) -> None:
    hexes = {"map_tiles": {"i_o6": {"hexes": (Hex(LAND), Hex(ELEMENTAL + element), Hex(LAND))}}}
    game = a_table(at="i_o6-a", map={"i_o6": None}, stack=(), figures=hexes, moves=2, tokens=[])
    far = a_table(at="church-centre", map={"i_o6": (1, 1)}, stack=(), figures=hexes, moves=3, tokens=[])
    assert game.run("walk", 0).offers("go:i_o6-b")

    far.run("walk", 0)
    reasons = {no.reason.key for no in far.match.decision.refused()}

    assert told in reasons
    assert "refused-no-moves" not in reasons


def test_no_refusal_of_a_walk_is_false() -> None:
    """What is called unfightable is so; what lies behind a stop is near enough; nobody is told of too few points."""
    told: set[str] = set()
    for seed in range(2):
        match = muster.new("euthia", seats=2, seed=seed)
        luck = Random(seed)
        while not match.over:
            decision, table = match.decision, match.table
            assert isinstance(table, EuthiaTable)
            if decision.question.prompt in ("turn", "walk"):
                fights = can_fight(table, decision.seat)
                for no in [no for no in decision.refused() if no.option.kind == "go"]:
                    told.add(no.reason.key)
                    space = 4 * table.tiles.index(no.option.value // 4) + no.option.value % 4
                    assert (no.reason.key in ENTRY) is not is_enterable(table, space, fights)
            match.play(some_option(match, luck))
    assert told >= {"refused-fight", "refused-past-edge"}
    assert told <= {*ENTRY, "refused-past-edge", "refused-past-monster", "refused-past-fire", "refused-past-water"}


@pytest.mark.rule("EU-TRD-06")
def test_eu_trd_06_goods_say_what_they_cost() -> None:
    game = on(MARKET, traded={MARKET: 0}, offers={"merchants": ["leather_helmet"]})
    game.play("trade")

    refusal = next(no for no in game.match.decision.refused() if no.option.key == "buy:leather_helmet")
    price = next(tile.price for tile in game.box.tiles if tile.key == "leather_helmet")

    assert refusal.reason.saying.params == {"price": price, "gold": 0}


@pytest.mark.rule("EU-HTL-12")
def test_eu_htl_12_locked_slots_say_their_price() -> None:
    game = on(MARKET, traded={MARKET: 0}, gold=1, pouch=["essence-fire", "essence-air", "essence-water"])
    game.play("trade", "unlock-menu")
    hero = game.box.heroes[game.table.heroes[0]]

    told = {no.option.key: no.reason.key for no in game.match.decision.refused()}

    for at, slot in enumerate(hero.slots):
        if slot.gold > 1:
            assert told[f"unlock:{at + 1}"] == "refused-price"
    assert "refused-price" in told.values()


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.rule("EU-SCX-05")
def test_eu_scx_05_a_shared_foe_is_fought_once(seat: int) -> None:
    game = a_siege(fields={"foe_fought": 1 << seat})

    assert game.reason("fight-foe") == ("refused-fought" if seat == 0 else "")


def test_what_is_refused_is_not_offered_and_is_told_once() -> None:
    told: set[str] = set()
    for seed in range(6):
        match = muster.new("euthia", seats=2, seed=seed, options={"elites": True, "griffin": True})
        luck = Random(seed)
        while not match.over:
            decision = match.decision
            offered = {option.key for option in decision.options}
            refused = [no.option.key for no in decision.refused()]
            assert len(set(refused)) == len(refused)
            assert not offered & set(refused), decision
            told |= {no.reason.key for no in decision.refused()}
            match.play(some_option(match, luck))
    assert {"refused-no-moves", "refused-no-action", "refused-fight", "refused-quest", "refused-price"} <= told
