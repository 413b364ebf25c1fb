"""Elemental Revocation I and II, and what a campaign carries over.  [EU-RVA-01, EU-RVB-01]"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.asking import with_figures
from tests.games.euthia.setting import Sitting, a_fight, a_new_game, a_table

import muster
from muster.games.euthia.content.pieces import ELEMENTAL, ENCOUNTER
from muster.games.euthia.scoring import parts
from muster.games.euthia.state import CHAPTER

CALL, ANSWER = "elemental-revocation-1", "elemental-revocation-2"
# A tile with an Elemental on hex a, next to the Church; hex c is next to it.
AIR, WATER, EARTH, FIRE = "i_o3", "i_o7", "ii_o2", "ii_o1"
NEXT_TO_CHURCH = (2, -1)


def a_call(element: str = AIR, **given: Any) -> Sitting:
    """Part I: seat 0 stands on an Elemental that it has confronted."""
    at = f"{element}-a"
    return a_table(
        **{
            "scenario": CALL,
            "stack": (),
            "map": {element: NEXT_TO_CHURCH},
            "at": at,
            "visited": {at: [0]},
            **given,
        }
    )


def an_answer(element: str = FIRE, **given: Any) -> Sitting:
    """The same in part II."""
    return a_call(element, **{"scenario": ANSWER, **given})


def powers(game: Sitting, name: str) -> list[str]:
    at = game.space(name)
    return next(space["powers"] for tile in game.view["map"] for space in tile["spaces"] if space["at"] == at)


def stage_tiles(game: Sitting, chapter: int) -> int:
    """How many Other tiles of a Chapter in the stack show an Elemental of the Stage."""
    stage = [ELEMENTAL + element for element in game.box.scenarios[game.table.scenario].stage]
    tiles = [game.box.map_tiles[tile] for tile in game.table.zones[CHAPTER + chapter].cards]
    return sum(tile.group == "other" and any(part.location in stage for part in tile.hexes) for tile in tiles)


def sizes(game: Sitting) -> list[int]:
    return [len(game.table.zones[CHAPTER + chapter].cards) for chapter in range(5)]


def with_points(game: Sitting, *points: int) -> Sitting:
    """Points without tokens: for the end of a round and the ranks."""
    game.table.revocations = points
    return game


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVA-07")
@pytest.mark.parametrize(
    "seats, stack", [(1, [7, 6, 7, 0, 0]), (2, [9, 8, 8, 0, 0]), (3, [11, 10, 10, 0, 0]), (4, [13, 12, 11, 0, 0])]
)
def test_eu_rva_07_the_stack_of_the_call(seats: int, stack: list[int]) -> None:
    for seed in (1, 2, 3):
        game = a_new_game(seats=seats, options={"scenario": CALL}, seed=seed)
        druid = next(encounter.id for encounter in game.box.encounters if encounter.key == "druid")
        third = [game.box.map_tiles[tile] for tile in game.table.zones[CHAPTER + 2].cards]

        assert sizes(game) == stack
        assert [stage_tiles(game, chapter) for chapter in range(3)] == [2, 2, 3]
        assert any((part.location, part.encounter) == (ENCOUNTER, druid) for tile in third for part in tile.hexes)
        assert game.view["rounds"] == 9
        assert game.view["revocation"]["stage"] == ["air", "water"]


@pytest.mark.rule("EU-RVB-06")
@pytest.mark.parametrize(
    "seats, stack", [(1, [0, 8, 6, 7, 0]), (2, [0, 9, 8, 8, 0]), (3, [0, 11, 9, 9, 0]), (4, [0, 12, 10, 11, 0])]
)
def test_eu_rvb_06_the_stack_of_the_answer(seats: int, stack: list[int]) -> None:
    game = a_new_game(seats=seats, options={"scenario": ANSWER})

    assert sizes(game) == stack
    assert [stage_tiles(game, chapter) for chapter in (1, 2, 3)] == [3, 2, 2]
    assert "iv_s3" in [game.box.map_tiles[tile].key for tile in game.table.zones[CHAPTER + 3].cards]


@pytest.mark.rule("EU-GRF-08")
def test_eu_grf_08_with_the_griffin_fixed_tiles_of_chapter_i_lie_on_top() -> None:
    game = a_new_game(seats=3, options={"scenario": ANSWER, "griffin": True})

    first = {game.box.map_tiles[tile].key for tile in game.table.zones[CHAPTER].cards}
    assert first == {"i_f1", "i_f2", "i_f3", "i_g1"}


@pytest.mark.rule("EU-RVB-06")
def test_eu_rvb_06_heroes_come_equipped_and_trade_in_turn_order() -> None:
    game = a_new_game(options={"scenario": ANSWER})
    table = game.table

    assert (table.reputation, table.gold) == ([5, 5], [10, 10])
    assert [sorted(game.sacks(seat)) for seat in (0, 1)] == [["supplies", "teleport_scroll"]] * 2
    assert (game.prompt, game.asked) == ("trade", table.first)
    game.play("end-trade")
    assert (game.prompt, game.asked) == ("trade", 1 - table.first)
    game.play("end-trade")
    assert (game.prompt, game.asked, table.round) == ("turn", table.first, 1)
    assert game.place_of(table.first) == "i_c1-centre"
    assert [hero["tokens"] for hero in game.view["heroes"]] == [["mining", "trade", "combat"]] * 2


@pytest.mark.rule("EU-RVB-06")
def test_eu_rvb_06_the_trade_is_with_the_merchants_and_has_all_trades() -> None:
    game = a_new_game(options={"scenario": ANSWER})
    goods = [game.box.tile(copy) for copy in game.table.offers[0]]
    cheap = next(tile for tile in goods if 0 < tile.price <= 10)

    assert game.offers("unveil", "change-offer", f"buy:{cheap.key}")
    game.play(f"buy:{cheap.key}")
    assert game.gold == 10 - cheap.price
    game.until("trade").play("change-offer")
    assert game.happened("offer-changed") == [{"seat": game.seat, "trader": "merchants"}]


@pytest.mark.rule("EU-RVB-06")
def test_eu_rvb_06_move_points_of_the_trade_are_lost() -> None:
    game = a_new_game(options={"scenario": ANSWER})
    game.table.moves[game.seat] = 3

    game.play("end-trade", "end-trade")

    assert game.moves == 0


@pytest.mark.rule("EU-RVA-01")
def test_eu_rva_01_in_the_call_nobody_trades_first() -> None:
    game = a_new_game(options={"scenario": CALL})

    assert (game.prompt, game.gold, game.reputation, game.sacks()) == ("turn", 0, 0, [])


# -- revoking ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVA-01")
@pytest.mark.rule("EU-RVA-02")
def test_eu_rva_01_an_essence_of_the_type_revokes_an_elemental() -> None:
    game = a_call(pouch=["essence-air", "essence-water"], gold=3)

    game.play("revoke", "pay:essence-air")

    assert game.pouch() == ["essence-water"]
    assert (game.reputation, game.gold) == (3, 3)
    assert game.view["revocation"]["points"] == [1, 0]
    assert game.view["revocation"]["tokens"] == 17
    assert game.happened("revoked") == [{"seat": 0, "element": "air", "tile": AIR}]
    assert game.table.interaction[game.space(f"{AIR}-a")] == (1, 0)
    assert not game.offers("revoke")
    assert game.problems() == []


@pytest.mark.rule("EU-RVA-01")
def test_eu_rva_01_one_may_think_better_of_it() -> None:
    game = a_call(pouch=["essence-air"])

    game.play("revoke", "back")

    assert game.pouch() == ["essence-air"]
    assert game.offers("revoke")


@pytest.mark.rule("EU-RVA-01")
@pytest.mark.parametrize(
    "given, reason",
    [
        ({"pouch": ["essence-water"]}, "refused-revoke"),
        ({"pouch": ["essence-air"], "visited": {f"{AIR}-a": [1]}}, "refused-no-token-here"),
        ({"pouch": []}, "refused-revoke"),
    ],
)
def test_eu_rva_01_not_without_essence_or_token(given: dict[str, Any], reason: str) -> None:
    game = a_call(**given)

    assert not game.offers("revoke")
    assert game.reason("revoke") == reason


@pytest.mark.rule("EU-RVA-01")
@pytest.mark.parametrize("element, kind", [(EARTH, "earth"), (FIRE, "fire")])
def test_eu_rva_01_only_elementals_of_the_stage(element: str, kind: str) -> None:
    game = a_call(element, pouch=[f"essence-{kind}"], health=5)

    assert not game.offers("revoke")
    assert game.reason("revoke") == ""


@pytest.mark.rule("EU-RVA-07")
def test_eu_rva_07_eighteen_tokens() -> None:
    game = a_call(pouch=["essence-air"])
    assert game.offers("revoke")

    with_points(game, 9, 9)

    assert not game.run("ask_turn", 0).offers("revoke")


@pytest.mark.rule("EU-RVA-02")
def test_eu_rva_02_a_revoked_elemental_has_no_power_and_is_not_confronted() -> None:
    game = a_call(WATER, pouch=["essence-water"], others={1: {"at": "church-centre", "health": 2}})
    assert powers(game, "i_c1-b") == ["water"]
    game.play("revoke", "pay:essence-water", "end").until_asked(1, "turn")

    assert powers(game, "i_c1-b") == []
    game.table.space[1] = game.space(f"{WATER}-a")
    game.run("ask_turn", 1)
    assert not game.offers("confront")
    assert game.reason("confront") == "refused-revoked"


@pytest.mark.rule("EU-RVA-02")
def test_eu_rva_02_entering_its_neighbourhood_does_nothing() -> None:
    """Water heals who enters a hex next to it; revoked it does not."""
    healed: list[int] = []
    for revoke in (False, True):
        game = a_call(WATER, pouch=["essence-water"], health=2, moves=3)
        if revoke:
            game.play("revoke", "pay:essence-water")
        game.play("go:i_c1-b")
        healed.append(game.health)

    assert healed == [4, 2]


# -- the others stir ---------------------------------------------------------------------------------------------------


def after_round(number: int, element: str = AIR, **given: Any) -> Sitting:
    """The end of a round with seat 0 on the Elemental's neighbour hex c and seat 1 in the Church."""
    fixed: dict[str, Any] = {"at": f"{element}-c", "health": 5, "round": number, "visited": {}}
    return a_call(element, **{**fixed, "start": "scenario_round_end", **given})


@pytest.mark.rule("EU-RVA-03")
@pytest.mark.parametrize("number, health", [(2, 5), (3, 4), (9, 4)])
def test_eu_rva_03_from_round_3_on_the_elementals_hurt(number: int, health: int) -> None:
    assert after_round(number).health == health


@pytest.mark.rule("EU-RVA-03")
def test_eu_rva_03_only_the_stage_only_near_and_only_unrevoked() -> None:
    assert after_round(4, FIRE).health == 5
    assert after_round(4, at="i_c1-a").health == 5
    assert after_round(4, at="church-centre").health == 5
    game = a_call(pouch=["essence-air"], round=4, health=5)
    game.play("revoke", "pay:essence-air").run("scenario_round_end")
    assert game.health == 5


@pytest.mark.rule("EU-RVA-03")
def test_eu_rva_03_it_can_kill() -> None:
    game = after_round(4, health=1, reputation=5)

    assert (game.place, game.reputation) == ("i_c1-centre", 3)


@pytest.mark.rule("EU-RVA-07")
def test_eu_rva_07_a_ward_protects_from_its_element() -> None:
    hurt = after_round(4, FIRE, scenario=ANSWER, heroes=["dral", "ael"])
    warded = after_round(4, FIRE, scenario=ANSWER, heroes=["dral", "ael"], tiles=["fire_ward"])

    assert (hurt.health, warded.health) == (4, 5)


@pytest.mark.rule("EU-RVA-07")
def test_eu_rva_07_that_fire_and_water_cancel_each_other_protects_nobody() -> None:
    game = after_round(4, WATER, map={WATER: NEXT_TO_CHURCH, FIRE: (1, 1)}, at="i_c1-b")

    assert powers(game, "i_c1-b") == ["water", "fire"]
    assert game.health == 4


# -- the end -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVA-04")
@pytest.mark.rule("EU-RVB-04")
@pytest.mark.parametrize("scenario", [CALL, ANSWER])
@pytest.mark.parametrize("seats, enough", [(1, 5), (2, 6), (4, 8)])
def test_eu_rva_04_enough_revocations_end_the_game(scenario: str, seats: int, enough: int) -> None:
    for number, over in ((enough - 1, False), (enough, True)):
        game = a_table(seats=seats, scenario=scenario, round=2, start="ask_turn", arguments=(0,))
        with_points(game, number, *[0] * (seats - 1))
        assert game.view["revocation"]["ends_at"] == enough
        game.run("scenario_round_end").run("end_round").until("turn", "")

        assert game.match.over == over
        assert bool(game.happened("elements-silent")) == over


@pytest.mark.rule("EU-RVA-04")
def test_eu_rva_04_the_limit_has_a_limit() -> None:
    game = a_call(figures=with_figures(CALL, end_most=5))

    assert game.view["revocation"]["ends_at"] == 5


@pytest.mark.rule("EU-RVA-04")
def test_eu_rva_04_nine_rounds_at_most() -> None:
    game = a_call(round=9, active=1, start="next_turn")

    assert game.match.over


@pytest.mark.rule("EU-RVA-05")
@pytest.mark.rule("EU-RVB-04")
@pytest.mark.parametrize("scenario", [CALL, ANSWER])
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_eu_rva_05_ranks_by_points(scenario: str, mode: str) -> None:
    game = with_points(a_table(seats=4, scenario=scenario, options={"mode": mode}), 3, 3, 1, 0)
    assert [parts(game.table, seat)["scenario"] for seat in range(4)] == [8, 8, 2, 0]

    with_points(game, 1, 2, 3, 4)
    assert [parts(game.table, seat)["scenario"] for seat in range(4)] == [0, 2, 4, 8]


@pytest.mark.rule("EU-RVA-06")
@pytest.mark.rule("EU-RVB-05")
@pytest.mark.parametrize("scenario", [CALL, ANSWER])
@pytest.mark.parametrize("seats, number, outcome", [(1, 4, "success"), (1, 3, "failure"), (2, 5, "success")])
def test_eu_rva_06_success_with_three_more_than_players(scenario: str, seats: int, number: int, outcome: str) -> None:
    mode = "cooperative" if seats > 1 else "competitive"
    game = a_table(seats=seats, scenario=scenario, options={"mode": mode})
    with_points(game, number, *[0] * (seats - 1)).run("final_scoring")

    assert game.match.result.outcomes == (outcome,) * seats


@pytest.mark.rule("EU-RVA-06")
@pytest.mark.parametrize("scenario, wanted", [(CALL, 6), (ANSWER, 7)])
def test_eu_rva_06_four_partners_of_the_call_need_not_find_every_elemental(scenario: str, wanted: int) -> None:
    for number, outcome in ((wanted, "success"), (wanted - 1, "failure")):
        game = with_points(a_table(seats=4, scenario=scenario, options={"mode": "cooperative"}), number, 0, 0, 0)
        assert game.view["revocation"]["goal"] == wanted
        game.run("final_scoring")

        assert game.match.result.outcomes == (outcome,) * 4


# -- part II -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVB-01")
@pytest.mark.rule("EU-RVB-04")
def test_eu_rvb_01_an_essence_and_two_gold() -> None:
    game = an_answer(pouch=["essence-fire"], gold=3)

    game.play("revoke", "pay:essence-fire")

    assert (game.gold, game.reputation, game.pouch()) == (1, 4, [])
    assert game.view["revocation"]["points"] == [1, 0]


@pytest.mark.rule("EU-RVB-01")
def test_eu_rvb_01_or_a_catalyst() -> None:
    game = an_answer(pouch=["essence-fire"], sacks=["catalyst"], gold=1)
    game.play("revoke")

    assert game.keys == ["pay:catalyst", "back"]
    game.play("pay:catalyst")
    assert (game.gold, game.sacks(), game.pouch()) == (1, [], ["essence-fire"])


@pytest.mark.rule("EU-RVB-01")
def test_eu_rvb_01_too_little_gold() -> None:
    game = an_answer(pouch=["essence-fire"], gold=1)

    assert not game.offers("revoke")
    assert game.reason("revoke") == "refused-revoke-catalyst"


@pytest.mark.rule("EU-RVB-02")
def test_eu_rvb_02_the_faer_spring_gives_a_catalyst_once() -> None:
    game = a_table(scenario=ANSWER, stack=(), map={"iv_s3": NEXT_TO_CHURCH}, at="iv_s3-a", health=5)

    game.play("visit:faer_spring")

    assert (game.health, game.sacks()) == (3, ["catalyst"])
    assert game.view["revocation"]["catalysts"] == 3
    assert not game.offers("visit:faer_spring")
    assert game.reason("visit:faer_spring") == "refused-visited"


@pytest.mark.rule("EU-RVB-02")
@pytest.mark.parametrize("health, may", [(2, False), (3, True)])
def test_eu_rvb_02_not_for_the_weak(health: int, may: bool) -> None:
    game = a_table(scenario=ANSWER, stack=(), map={"iv_s3": NEXT_TO_CHURCH}, at="iv_s3-a", health=health)

    assert game.offers("visit:faer_spring") == may
    assert game.reason("visit:faer_spring") == ("" if may else "refused-too-weak")


@pytest.mark.rule("EU-RVB-02")
def test_eu_rvb_02_while_catalysts_last() -> None:
    changed = with_figures(ANSWER, catalysts=1)
    game = a_table(scenario=ANSWER, stack=(), map={"iv_s3": NEXT_TO_CHURCH}, at="iv_s3-a", figures=changed)
    game.play("visit:faer_spring").until("turn").play("end").until_asked(1, "turn")
    game.table.space[1] = game.space("iv_s3-a")

    assert not game.run("ask_turn", 1).offers("visit:faer_spring")


@pytest.mark.rule("EU-RVB-03")
@pytest.mark.parametrize("scenario, number, health", [(ANSWER, 4, 4), (ANSWER, 5, 3), (CALL, 9, 4)])
def test_eu_rvb_03_fire_grows(scenario: str, number: int, health: int) -> None:
    game = a_call(FIRE, scenario=scenario, round=number, at="church-centre", health=6, moves=2, visited={})

    game.play("go:i_c1-b")

    assert game.health == health


@pytest.mark.rule("EU-RVB-03")
@pytest.mark.parametrize("number, more", [(4, 2), (5, 3)])
def test_eu_rvb_03_earth_helps_monsters_more(number: int, more: int) -> None:
    land = {"i_o4": NEXT_TO_CHURCH}
    dice: dict[str, Any] = {"monster_dice": [1, 2], "hero_dice": [3, 3]}
    game = a_fight("dragonfly", scenario=ANSWER, map=land, at="i_o4-b", round=number, gaar=2, **dice)
    game.until("duel", "after-monster")
    assert game.view["combat"]["value"] == 3 + more

    game.until("hero-roll")
    assert game.view["combat"]["modifier"] == 2 + game.box.monsters[game.table.monster].penalty


# -- the campaign ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-RVB-07")
@pytest.mark.parametrize("scenario, gold", [(ANSWER, [15, 13]), ("elemental-revocation-3", [21, 19])])
def test_eu_rvb_07_points_of_earlier_parts_are_gold(scenario: str, gold: list[int]) -> None:
    options = {"scenario": scenario, "campaign": [3, 1], "heroes": ["dral", "ael"]}
    match = muster.new("euthia", seats=2, seed=4, options=options)

    assert [hero["gold"] for hero in match.view(None)["heroes"]] == gold
    assert muster.replay(match.record.to_text()).state_hash == match.state_hash
    assert match.record.options["campaign"] == [3, 1]


@pytest.mark.rule("EU-RVB-07")
@pytest.mark.parametrize("given", [[1], [1, 2, 3], [-1, 0], [True, 0], ["1", "2"], [1.0, 2.0], 3, [], [99, 0]])
def test_eu_rvb_07_a_number_for_each_seat(given: object) -> None:
    with pytest.raises(muster.OptionError, match="campaign"):
        muster.new("euthia", seats=2, seed=1, options={"scenario": ANSWER, "campaign": given})


@pytest.mark.rule("EU-RVB-07")
@pytest.mark.parametrize("scenario", ["the-hunt", CALL])
def test_eu_rvb_07_only_after_another_part(scenario: str) -> None:
    with pytest.raises(muster.OptionError, match="'campaign' belongs to the scenarios elemental-revocation-2 and"):
        muster.new("euthia", seats=2, seed=1, options={"scenario": scenario, "campaign": [1, 1]})


def test_nothing_of_revocation_is_there_in_other_scenarios() -> None:
    game = a_table(map={AIR: NEXT_TO_CHURCH}, at=f"{AIR}-a", visited={f"{AIR}-a": [0]}, pouch=["essence-air"])

    assert game.view["revocation"] is None
    assert not game.offers("revoke")
