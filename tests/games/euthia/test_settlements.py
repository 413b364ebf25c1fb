"""Defending the Settlements: Farruga lands, is fought, and burns what nobody defends."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.dragon import FARRUGA, MERCHANTS, SETTLEMENTS, a_siege
from tests.games.euthia.setting import Sitting, a_new_game, a_table, the_box

from muster.games.euthia.scoring import counts
from muster.games.euthia.state import NOBODY, SCENARIO_DECK

CARDS = ["smoke_over_the_road", "ash_in_the_crucibles", "siege_of_the_towers", "the_long_flight"]
NEAR: dict[str, tuple[int, int] | None] = {"i_f1": (1, 1)}  # Merchants, one step from the Church
# Merchants near the Church, Alchemists one tile further on, Towers at the end.
ROAD: dict[str, tuple[int, int] | None] = {"i_f1": (1, 1), "i_o1": (2, 2), "iii_f1": (3, 3)}


def a_landing(card: str = "smoke_over_the_road", *more: str, **given: Any) -> Sitting:
    """Round 2 begins with this Attack card."""
    given.setdefault("map", NEAR)
    given.setdefault("round", 2)
    given.setdefault("stack", [])
    return a_table(scenario=SETTLEMENTS, start="start_round", loads={"scenario": [card, *more]}, **given)


def farruga_at(game: Sitting) -> str:
    return game.name_of(game.table.foe_space)


def end_of_round(number: int, **given: Any) -> Sitting:
    """Nobody does anything any more in a round while Farruga sits on Merchants."""
    wave = (number - 2) // 2
    return a_siege(round=number, wave=wave, **given).play("end").until_asked(1, "turn").play("end").to_round(number + 1)


# -- waves -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_nine_rounds_and_four_attack_cards() -> None:
    game = a_new_game(options={"scenario": SETTLEMENTS})

    deck = [game.box.scenario_cards[card].key for card in game.table.zones[SCENARIO_DECK].cards]
    assert (game.view["rounds"], sorted(deck)) == (9, sorted(CARDS))


@pytest.mark.parametrize("number, monster", [(2, "farruga_1"), (4, "farruga_2"), (6, "farruga_3"), (8, "farruga_4")])
@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_a_wave_every_second_round(number: int, monster: str) -> None:
    game = a_landing(round=number)

    assert (game.view["foe"]["monster"], farruga_at(game)) == (monster, "i_f1-a")
    assert game.happened("foe-lands") == [{"monster": monster, "tile": "i_f1"}]


@pytest.mark.parametrize("number", [1, 3, 5, 7, 9])
@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_no_wave_in_between(number: int) -> None:
    game = a_landing(round=number)

    assert (game.view["foe"], game.happened("attack-card")) == (None, [])


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_the_second_card_in_round_4() -> None:
    game = a_landing("the_long_flight", "smoke_over_the_road", map=ROAD, liberated={"iii_f1-a": 0})

    game.to_round(4).until("turn")

    assert [fact["card"] for fact in game.happened("attack-card")] == [
        "attack-the_long_flight",
        "attack-smoke_over_the_road",
    ]
    assert (game.view["foe"]["monster"], len(game.table.zones[SCENARIO_DECK].cards)) == ("farruga_2", 2)


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_smoke_injures_everybody_beside_it() -> None:
    game = a_landing("smoke_over_the_road", at="i_f1-b", health=5, others={1: {"health": 5}})

    assert (game.health, game.table.health[1]) == (3, 5)


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_ash_renews_the_alchemists_offer() -> None:
    row = ["healing_draught"]
    offers = {"alchemists": ["war_hammer", "war_hammer"], "merchants": row}
    game = a_landing("ash_in_the_crucibles", offers=offers)

    assert len([tile for tile in game.view["offers"]["alchemists"] if tile]) == 4
    assert game.view["offers"]["merchants"] == [*row, None, None, None]


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_the_siege_costs_everybody_a_gaar() -> None:
    game = a_landing("siege_of_the_towers", seats=3, gaar=2, others={1: {"gaar": 1}, 2: {"gaar": 0}})

    assert game.table.gaar == [1, 0, 0]
    assert game.happened("gaar-lost") == [{"seat": 0, "number": 1}, {"seat": 1, "number": 1}]


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_the_long_flight_gives_everybody_a_silver_card() -> None:
    game = a_landing("the_long_flight")

    assert (len(game.silver(0)), len(game.silver(1))) == (1, 1)


# -- where it lands ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "card, place",
    [
        ("smoke_over_the_road", "i_f1-a"),
        ("ash_in_the_crucibles", "i_o1-a"),
        ("siege_of_the_towers", "iii_f1-a"),
    ],
)
@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_each_card_names_its_target(card: str, place: str) -> None:
    assert farruga_at(a_landing(card, map=ROAD)) == place


@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_the_long_flight_goes_to_the_farthest_place() -> None:
    game = a_landing("the_long_flight", map=ROAD)

    assert (game.prompt, game.keys) == ("landing", ["go:iii_f1-b", "go:iii_f1-c"])


@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_without_alchemists_the_nearest_place_of_any_kind() -> None:
    far: dict[str, tuple[int, int] | None] = {"i_f1": (1, 1), "i_f3": (2, 2)}

    assert farruga_at(a_landing("ash_in_the_crucibles", map=far)) == "i_f1-a"


@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_a_burned_place_is_no_target() -> None:
    far: dict[str, tuple[int, int] | None] = {"i_f1": (1, 1), "i_f3": (2, 2)}

    assert farruga_at(a_landing(map=far, fields={"burned": 1 << MERCHANTS})) == "i_f3-a"


@pytest.mark.parametrize("traded", [{}, {"i_f1-a": 1}])
@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_liberated_or_not(traded: dict[str, int]) -> None:
    assert farruga_at(a_landing(traded=traded)) == "i_f1-a"


@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_without_any_place_every_hero_loses_a_reputation() -> None:
    game = a_landing(map={"i_e2": (1, 1)}, reputation=5, others={1: {"reputation": 3}})

    assert (game.view["foe"], game.table.reputation) == (None, [4, 2])
    assert len(game.table.zones[SCENARIO_DECK].cards) == 3  # the card is used all the same


@pytest.mark.rule("EU-FAR-02")
def test_eu_far_02_the_starting_player_chooses_among_equals() -> None:
    equals: dict[str, tuple[int, int] | None] = {"i_f1": (1, 1), "i_f3": (2, -1)}
    game = a_landing(map=equals, first=1)
    assert (game.prompt, game.asked, game.keys) == ("landing", 1, ["go:i_f1-a", "go:i_f3-a"])

    assert farruga_at(game.play("go:i_f3-a")) == "i_f3-a"


# -- Heroes beside it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_a_hero_on_the_target_flees_and_is_hurt() -> None:
    """Ael with 5 Health: on a neighbouring hex she has 3."""
    game = a_landing("the_long_flight", at="i_f1-a", traded={"i_f1-a": 0}, health=5)
    assert (game.prompt, game.asked) == ("flee", 0)
    assert game.offers("go:i_f1-b", "go:i_f1-c", "go:i_c1-b")

    game.play("go:i_f1-b").until("turn")

    assert (game.place, game.health, farruga_at(game)) == ("i_f1-b", 3, "i_f1-a")


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_everybody_on_the_target_flees() -> None:
    there = {"at": "i_f1-a", "health": 5}
    game = a_landing("the_long_flight", **there, traded={"i_f1-a": 0}, others={1: there})

    game.play("go:i_f1-b").until_asked(1, "flee").play("go:i_f1-c").until("turn")

    assert ([game.place_of(seat) for seat in (0, 1)], game.table.health) == (["i_f1-b", "i_f1-c"], [3, 3])


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_fleeing_counts_as_entering() -> None:
    """The hex at the edge of the Map is explored, and Water heals."""
    lands: dict[str, tuple[int, int] | None] = {"i_f3": (1, 1)}  # Merchants, a Cave, and Water
    game = a_landing("the_long_flight", map=lands, at="i_f3-a", traded={"i_f3-a": 0}, health=3, stack=["i_e2"])

    game.play("go:i_f3-c").until("turn")

    assert (game.health, len(game.happened("tile-revealed"))) == (3 + 2 - 2, 1)


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_only_liberated_hexes_are_a_refuge() -> None:
    lands: dict[str, tuple[int, int] | None] = {"iii_o5": (1, 1)}  # Alchemists, a guarded Treasure, a Cave
    game = a_landing("ash_in_the_crucibles", map=lands, at="iii_o5-a", traded={"iii_o5-a": 0})

    assert "go:iii_o5-b" not in game.keys
    assert game.offers("go:iii_o5-c")


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_without_a_neighbour_to_the_nearest_one() -> None:
    """Every hex around the Alchemists is guarded; behind them lies an Elemental of Air."""
    lands: dict[str, tuple[int, int] | None] = {"v_o1": (1, 1), "iv_f2": (2, 2)}
    game = a_landing("ash_in_the_crucibles", map=lands, at="iv_f2-a", traded={"iv_f2-a": 0}, health=5)

    assert (game.place, game.health) == ("v_o1-a", 3)


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_nobody_enters_its_hex() -> None:
    game = a_siege(moves=2, traded={"i_f1-a": 1})

    assert not game.offers("go:i_f1-a")


@pytest.mark.rule("EU-FAR-03")
def test_eu_far_03_at_the_towers_nobody_trades() -> None:
    towers: dict[str, Any] = {
        "map": {"iii_f1": (1, 1)},
        "at": "iii_f1-centre",
        "traded": {f"iii_f1-{letter}": 0 for letter in "abc"},
    }

    assert not a_siege(**towers).offers("trade")
    assert a_table(scenario=SETTLEMENTS, **towers).offers("trade")


# -- fighting it -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("at, may", [("i_f1-b", True), ("i_f1-c", True), ("i_c1-b", True), ("church-centre", False)])
@pytest.mark.rule("EU-FAR-04")
def test_eu_far_04_from_a_hex_beside_it(at: str, may: bool) -> None:
    assert a_siege(at=at).offers("fight-foe") is may


@pytest.mark.rule("EU-FAR-04")
def test_eu_far_04_the_hex_must_be_liberated() -> None:
    lands: dict[str, tuple[int, int] | None] = {"iii_o5": (1, 1)}  # Alchemists beside a guarded Treasure

    assert not a_siege(map=lands, at="iii_o5-b").offers("fight-foe")
    assert a_siege(map=lands, at="iii_o5-b", liberated={"iii_o5-b": 1}).offers("fight-foe")


@pytest.mark.rule("EU-FAR-05")
def test_eu_far_05_ranks_and_the_attack_card() -> None:
    """Wave 1, 7 Damage by Ael and 3 by Dral: 4 Reputation and the card, 2 Reputation."""
    game = a_siege(health=10, damage=[6, 3], ranks=(4, 2, 1)).play("fight-foe")

    assert (game.table.reputation, game.table.trophies_of_waves) == ([4, 2], [1, 0])
    assert (game.view["foe"], game.table.foe_damage) == (None, [0, 0])


@pytest.mark.rule("EU-FAR-05")
def test_eu_far_05_the_shipped_ranks_of_the_waves() -> None:
    scenario = next(record for record in the_box().scenarios if record.key == SETTLEMENTS)

    assert scenario.foes[0].ranks[:2] == (4, 2)
    assert len(scenario.foes) == 4


@pytest.mark.rule("EU-FAR-05")
def test_eu_far_05_the_card_counts_as_an_elite_monster() -> None:
    needed = the_box().scoring["elites"][0]
    game = a_siege(fields={"trophies_of_waves": [needed - 1, 0]}, health=4, damage=[3, 0], ranks=(0, 0, 0))

    game.play("fight-foe")

    assert counts(game.table, 0)["elites"] == needed


@pytest.mark.rule("EU-FAR-05")
def test_eu_far_05_on_a_tie_the_last_blow_decides() -> None:
    game = a_siege(health=8, damage=[3, 4], ranks=(4, 2, 1)).play("fight-foe")

    assert (game.table.reputation, game.table.trophies_of_waves) == ([4, 4], [1, 0])


@pytest.mark.rule("EU-FAR-05")
def test_eu_far_05_when_it_leaves_all_damage_is_cleared() -> None:
    game = end_of_round(3, damage=[4, 1])

    assert (game.table.foe_damage, game.view["foe"]) == ([0, 0], None)


# -- burning -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-FAR-06")
def test_eu_far_06_at_the_end_of_the_second_round_the_place_burns() -> None:
    game = end_of_round(3, reputation=5, others={1: {"reputation": 1}}, traded={"i_f1-a": 0})

    lost = [(fact["seat"], fact["reputation"]) for fact in game.happened("reputation-lost")]
    assert (lost[:2], game.table.places_burned) == ([(0, 2), (1, 1)], 1)
    assert (game.happened("foe-leaves"), game.view["foe"]) == ([{"monster": "farruga_1"}], None)
    assert game.table.trade_tokens[MERCHANTS] == NOBODY


@pytest.mark.rule("EU-FAR-06")
def test_eu_far_06_not_at_the_end_of_the_first() -> None:
    game = end_of_round(2, reputation=5)

    assert (game.table.places_burned, farruga_at(game), game.reputation) == (0, "i_f1-a", 5)


@pytest.mark.rule("EU-FAR-06")
def test_eu_far_06_its_monster_is_gone_and_nobody_trades() -> None:
    game = end_of_round(3).until_asked(0, "turn")
    game.table.moves[0] = 1
    game.run("ask_turn", 0).play("go:i_f1-a").until("turn")

    assert (game.place, game.happened("combat-begins"), game.offers("trade")) == ("i_f1-a", [], False)


@pytest.mark.rule("EU-FAR-06")
def test_eu_far_06_all_three_hexes_of_the_towers_burn() -> None:
    towers: dict[str, Any] = {"map": {"iii_f1": (1, 1)}, "at": "church-centre", "traded": {"iii_f1-b": 1}}
    game = end_of_round(3, **towers)

    assert game.table.trade_tokens[5] == NOBODY
    assert [game.table.burned >> space & 1 for space in (4, 5, 6)] == [1, 1, 1]
    assert game.table.places_burned == 1
    game.table.space[0] = game.space("iii_f1-centre")
    assert not game.run("ask_turn", 0).offers("trade")


@pytest.mark.rule("EU-FAR-06")
def test_eu_far_06_a_beaten_farruga_burns_nothing() -> None:
    game = a_siege(round=3, health=1, ranks=(0, 0, 0)).play("fight-foe")

    game.play("end").until_asked(1, "turn").play("end").to_round(4)

    assert (game.table.places_burned, game.table.burned) == (0, 0)


# -- the goal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "beaten, burned, outcome",
    [(0b1000, 1, "success"), (0b1000, 2, "failure"), (0b0111, 0, "failure"), (0b1111, 0, "success")],
)
@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.rule("EU-FAR-07")
def test_eu_far_07_the_last_wave_beaten_and_one_place_burned_at_most(
    seats: int, beaten: int, burned: int, outcome: str
) -> None:
    game = a_table(
        seats=seats,
        scenario=SETTLEMENTS,
        options={"mode": "cooperative"} if seats > 1 else {},
        round=9,
        fields={"waves_beaten": beaten, "places_burned": burned},
        start="end_round",
    )

    assert set(game.match.result.outcomes) == {outcome}


@pytest.mark.rule("EU-FAR-07")
def test_eu_far_07_a_wave_is_noted_when_it_is_beaten() -> None:
    game = a_siege(wave=3, health=1, monster=FARRUGA).play("fight-foe")

    assert game.table.waves_beaten == 0b1000
