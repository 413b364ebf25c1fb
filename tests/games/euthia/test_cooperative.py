"""The Cooperative Game: partners, shared caches, and a goal for all."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.lonely import a_bandit, cache, caches, keys_of, one_round, stacks, values
from tests.games.euthia.setting import Sitting, a_new_game, a_table

from muster.games.euthia.content.pieces import CHAPTERS, OUTSIDE, Use
from muster.games.euthia.scoring import parts
from muster.games.euthia.state import (
    CHAPTER,
    COMBAT_DECK,
    CONTROL_DECK,
    ENCOUNTER_DECK,
    GOLD_DECK,
    REWARD_STACK,
    SILVER_DISCARD,
)

TOGETHER = {"mode": "cooperative"}


def partners(**given: Any) -> Sitting:
    return a_table(options=TOGETHER, **given)


# -- the goal ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tally, outcome", [([13, 13, 10], "success"), ([13, 13, 9], "failure")])
@pytest.mark.rule("EU-COP-01")
def test_eu_cop_01_all_win_or_lose_together(tally: list[int], outcome: str) -> None:
    game = partners(seats=3, round=8, fields={"tally": tally}, start="end_round")

    assert game.match.over
    assert game.match.result.outcomes == (outcome,) * 3


@pytest.mark.rule("EU-COP-01")
def test_eu_cop_01_apart_only_one_wins() -> None:
    game = a_table(seats=3, round=8, others={1: {"reputation": 3}}, start="end_round")

    assert game.match.result.outcomes == ("lost", "won", "lost")


@pytest.mark.rule("EU-COP-08")
def test_eu_cop_08_reputation_is_told_beside_the_outcome() -> None:
    won = {"tally": [30, 0]}
    game = partners(round=8, reputation=55, others={1: {"reputation": 10}}, fields=won, start="end_round")
    result = game.match.result

    assert (result.outcomes, result.ranking) == (("success", "success"), ((0, 1),))
    assert [part["play"] for part in result.breakdown] == [55, 10]


# -- fees --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COP-02")
def test_eu_cop_02_trade_is_free() -> None:
    game = partners(gold=3, map={"i_f1": (1, 1)}, at="i_f1-a", traded={"i_f1-a": 1})

    game.play("trade")

    assert (game.gold, game.table.gold[1]) == (3, 0)


@pytest.mark.rule("EU-COP-02")
def test_eu_cop_02_who_is_no_partner_pays() -> None:
    game = a_table(gold=3, map={"i_f1": (1, 1)}, at="i_f1-a", traded={"i_f1-a": 1})

    game.play("trade")

    assert (game.gold, game.table.gold[1]) == (2, 1)


def at_a_lake(**given: Any) -> Sitting:
    """A Lake with a token of seat 1."""
    given.setdefault("visited", {"i_f2-b": [1]})
    return partners(gold=5, map={"i_f2": (1, 1)}, at="i_f2-b", **given)


@pytest.mark.rule("EU-COP-02")
def test_eu_cop_02_mining_at_a_partners_costs_a_gold_card() -> None:
    game = at_a_lake(gold_cards=["healing", "power_strike"])

    game.play("mine", "discard-card:healing").until("turn")

    assert (game.gold_cards(), game.gold, game.table.gold[1]) == (["power_strike"], 5, 0)
    assert (game.gold_cards(1), game.table.interaction[game.space("i_f2-b")]) == ([], (1, 1))


@pytest.mark.rule("EU-COP-02")
def test_eu_cop_02_without_a_gold_card_nobody_mines_there() -> None:
    assert at_a_lake().refuses("mine")
    assert at_a_lake(visited={}).offers("mine")


@pytest.mark.rule("EU-COP-02")
def test_eu_cop_02_confronting_costs_a_gold_card_too() -> None:
    there: dict[str, Any] = {"map": {"i_o7": (1, 1)}, "at": "i_o7-a", "visited": {"i_o7-a": [1]}, "gold": 5}
    game = partners(gold_cards=["healing"], **there)

    game.play("confront", "discard-card:healing")

    assert (game.gold_cards(), game.gold) == ([], 5)
    assert partners(**there).refuses("confront")


@pytest.mark.rule("EU-CNF-02")
def test_eu_cnf_02_the_card_is_given_before_the_dice_are_seen() -> None:
    there: dict[str, Any] = {"map": {"i_o7": (1, 1)}, "at": "i_o7-a", "visited": {"i_o7-a": [1]}}
    game = partners(gold_cards=["healing", "power_strike"], **there)
    assert not next(option for option in game.match.decision.options if option.key == "confront").final

    game.play("confront")
    assert (game.prompt, game.view["roll"], game.happened("rolled")) == ("give-card", None, [])
    game.play("discard-card:healing")

    assert len(game.happened("rolled")) == 1


@pytest.mark.rule("EU-COP-09")
def test_eu_cop_09_one_gold_card_however_many_partners() -> None:
    game = at_a_lake(seats=3, visited={"i_f2-b": [1, 2]}, gold_cards=["healing"] * 3)

    game.play("mine", "discard-card:healing").until("turn")

    assert len(game.gold_cards()) == 2


@pytest.mark.rule("EU-COP-09")
def test_eu_cop_09_two_own_tokens_pay_nothing() -> None:
    game = at_a_lake(visited={"i_f2-b": [0, 0, 1]}, gold_cards=["healing"])

    game.play("mine").until("turn")

    assert game.gold_cards() == ["healing"]
    assert at_a_lake(visited={"i_f2-b": [0, 0, 1]}).offers("mine")


# -- no help -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COP-03")
def test_eu_cop_03_an_ability_heals_only_its_owner() -> None:
    game = partners(heroes=["ael", "dral"], health=3, others={1: {"health": 2}})

    game.play("use:mend")

    assert (game.health, game.table.health[1]) == (5, 2)


@pytest.mark.rule("EU-COP-03")
def test_eu_cop_03_a_wounded_partner_is_no_target() -> None:
    game = partners(heroes=["ael", "dral"], others={1: {"health": 2}})

    assert not game.uses


@pytest.mark.rule("EU-COP-03")
def test_eu_cop_03_partners_are_not_asked_in_a_fight() -> None:
    game = a_bandit(
        (5, 4, 0, 0),
        seats=2,
        options=TOGETHER,
        monster={"gaar": 1, "chaos": 1},
        others={1: {"gaar": 3, "silver": ["curse"], "sacks": ["healing_potion"]}},
    )
    asked = set()
    while not game.match.over and game.table.combat_round < 3:
        asked.add(game.asked)
        game.step()

    assert asked == {0}


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COP-04")
def test_eu_cop_04_the_settlements_for_two() -> None:
    game = a_new_game(options=TOGETHER | {"scenario": "defending-the-settlements"})

    tiles = sum([len(game.table.zones[CHAPTER + chapter].cards) for chapter in range(CHAPTERS)])

    assert (tiles, len(game.table.zones[COMBAT_DECK].cards)) == (24, 36)


@pytest.mark.rule("EU-COP-04")
def test_eu_cop_04_no_control_cards_and_mind_control() -> None:
    game = a_new_game(seats=3, options=TOGETHER)
    gold = keys_of(game, GOLD_DECK, game.box.cards)

    assert game.table.zones[CONTROL_DECK].cards == ()
    assert (gold.count("soul_control"), gold.count("mind_control")) == (0, 8)


@pytest.mark.rule("EU-COP-04")
def test_eu_cop_04_combat_cards_replace_the_dice() -> None:
    game = one_round(a_bandit((5, 3, 0, 0), seats=2, options=TOGETHER))

    assert (values(game), game.happened("monster-player")) == ([8], [])


@pytest.mark.parametrize("seats, cards", [(2, 4), (3, 5)])
@pytest.mark.rule("EU-COP-05")
def test_eu_cop_05_the_witch_has_her_one_player_cards(seats: int, cards: int) -> None:
    game = partners(seats=seats, map={"iii_e1": None})
    tile = next(record.id for record in game.box.map_tiles if record.key == "iii_e1")
    game.run("open_encounter", tile)
    witch = next(record for record in game.box.encounters if record.key == "witch")

    quests = (*game.table.encounter_cards[witch.id], *game.table.zones[ENCOUNTER_DECK + witch.id].cards)

    assert len(quests) == cards
    assert set(quests) <= set(witch.solo_quests)


@pytest.mark.rule("EU-COP-05")
def test_eu_cop_05_others_have_as_many_as_apart() -> None:
    game = partners(seats=3, map={"i_e1": None})
    game.run("open_encounter", next(record.id for record in game.box.map_tiles if record.key == "i_e1"))
    hunter = next(record for record in game.box.encounters if record.key == "hunter")

    open_quests, left = game.table.encounter_cards[hunter.id], game.table.zones[ENCOUNTER_DECK + hunter.id].cards

    assert (len(open_quests), len(left)) == (2, 3)


# -- caches ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COP-06")
def test_eu_cop_06_a_silver_card_each_turn() -> None:
    game = partners(seats=3, start="start_round")
    grown = [caches(game)]
    for seat in (1, 2):
        grown.append(caches(game.until_asked(seat, "turn")))

    assert grown == [(1, 0), (2, 0), (3, 0)]
    assert caches(game.to_round(2).until("turn")) == (0, 1)  # the fourth turn: four Silver become one Gold


@pytest.mark.rule("EU-COP-10")
def test_eu_cop_10_either_player_feeds_the_common_cache() -> None:
    use = Use(OUTSIDE, (("gold_card", 1, 0),))
    use.exhausts = True
    figures = {"tiles": {"dark_amulet_of_whispers": {"uses": (use,)}}}
    game = partners(figures=figures, others={1: {"tiles": ["dark_amulet_of_whispers"]}}, active=1)

    game.play("use:dark_amulet_of_whispers")

    assert (len(game.gold_cards(1)), caches(game)) == (1, (1, 1))


@pytest.mark.rule("EU-COP-10")
def test_eu_cop_10_cards_bring_coins_and_go_under_the_deck() -> None:
    game = partners(silver=["curse"] * 4, gold_cards=["healing"])

    game.play("coin-gold", "discard-card:healing", "coin-silver", *["discard-card:curse"] * 4)

    assert (game.gold, game.table.zones[SILVER_DISCARD].cards) == (2, ())
    assert keys_of(game, GOLD_DECK, game.box.cards)[-1] == "healing"


@pytest.mark.rule("EU-COP-10")
def test_eu_cop_10_there_are_no_dark_amulets() -> None:
    game = partners(map={"iii_e1": None})

    game.run("open_encounter", next(record.id for record in game.box.map_tiles if record.key == "iii_e1"))

    assert game.table.zones[REWARD_STACK + 2].cards == ()


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-COP-07")
def test_eu_cop_07_death_in_combat_costs_one_reputation_at_once() -> None:
    game = a_bandit((3, 4, 0, 0), seats=2, options=TOGETHER, monster={"ranges": ((1, 20),)}, reputation=8).until("")

    assert (game.reputation, game.gaar, len(game.gold_cards())) == (7, 3, 1)
    assert (game.place, parts(game.table, 0)["deaths"]) == ("i_c1-centre", 0)


@pytest.mark.parametrize("options, left", [(TOGETHER, 7), ({}, 6)])
@pytest.mark.rule("EU-COP-07")
def test_eu_cop_07_outside_combat_one_instead_of_two(options: dict[str, object], left: int) -> None:
    """Two Injuries of the Fire Elemental's Power end a Hero with 2 Health."""
    game = a_table(
        options=options,
        reputation=8,
        health=2,
        moves=1,
        map={"i_o6": (1, 1)},
        at="i_c1-b",
        stack=[],
    )

    game.play("go:i_o6-a")

    assert (game.reputation, game.place) == (left, "i_c1-centre")


# -- Hero tiles against the caches -------------------------------------------------------------------------------------


def a_duel(tile: str, hero: str, *cards: tuple[int, int, int, int], **given: Any) -> Sitting:
    """Two partners; the first one has a tile that speaks of the Monster-player's cards."""
    heroes = [hero, "ael" if hero != "ael" else "dral"]
    game = a_bandit(*cards, seats=2, options=TOGETHER, heroes=heroes, tiles=[tile], health=5, **given)
    return game.until("combat-setup", "before-monster")


@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_a_random_discard_takes_the_top_of_the_gold_cache() -> None:
    cards: dict[str, Any] = {"gold_cache": ["power_strike", "healing"], "silver_cache": ["curse"]}
    game = a_duel("fearsome", "skoldur", (3, 3, 0, 0), dwurt=1, **cards)

    game.play("use:fearsome")

    assert (cache(game, gold=True), cache(game, gold=False)) == ([], ["curse"])
    assert keys_of(game, GOLD_DECK, game.box.cards)[-2:] == ["power_strike", "healing"]


@pytest.mark.parametrize("tile, hero", [("sanctuary", "ael"), ("intimidate", "dral")])
@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_without_gold_a_silver_card(tile: str, hero: str) -> None:
    game = a_duel(tile, hero, (3, 3, 0, 0), silver_cache=["curse", "evil_eye"])

    game.play(f"use:{tile}")

    assert cache(game, gold=False) == ["evil_eye"]


@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_who_looks_at_the_hand_sees_both_caches() -> None:
    game = a_duel("mind_reading", "taesiri", (3, 3, 0, 0), gold_cache=["healing"], silver_cache=["curse"])

    game.play("use:mind_reading")

    seen, other = game.view_of(0)["zones"], game.view_of(1)["zones"]
    assert (seen["gold-cache"], seen["silver-cache"]) == (["healing"], ["curse"])
    assert (other["gold-cache"], other["silver-cache"]) == ([None], [None])


@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_outside_combat_too() -> None:
    game = partners(heroes=["keleia", "ael"], tiles=["eavesdrop"], gold_cache=["healing"])

    game.play("use:eavesdrop")

    assert game.view_of(0)["zones"]["gold-cache"] == ["healing"]
    assert game.view_of(1)["zones"]["gold-cache"] == [None]


@pytest.mark.parametrize(
    "tile, hero, cards",
    [("arcane_insight", "maeldur", ["curse", "evil_eye"]), ("possession", "taesiri", ["curse", "evil_eye", "healing"])],
)
@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_a_chosen_card_goes_under_its_deck(tile: str, hero: str, cards: list[str]) -> None:
    game = a_duel(tile, hero, (3, 3, 0, 0), gold_cache=["healing"], silver_cache=["curse", "evil_eye"])

    game.play(f"use:{tile}")
    assert (game.prompt, game.keys) == ("foe-card", [*[f"discard-card:{card}" for card in cards], "leave"])
    game.play("discard-card:evil_eye")

    assert (cache(game, gold=False), cache(game, gold=True)) == (["curse"], ["healing"])


@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_a_taunt_leaves_the_silver_cache_for_round_1() -> None:
    cards: dict[str, Any] = {"gold_cache": ["power_strike", "power_strike"], "silver_cache": ["curse"]}
    game = a_duel("taunt", "dral", (3, 3, 0, 1), (3, 4, 0, 1), monster={"chaos": 2}, **cards)

    one_round(game.play("use:taunt"))
    assert stacks(game) == [("curse", 1)]
    one_round(game)
    assert stacks(game) == [("curse", 1), ("power_strike", 2)]


@pytest.mark.parametrize("chaos, actions, left", [(1, 0, 1), (2, 1, 0), (3, 2, 0)])
@pytest.mark.rule("EU-COP-11")
def test_eu_cop_11_foul_play_makes_the_first_chaos_action_dearer(chaos: int, actions: int, left: int) -> None:
    cards: dict[str, Any] = {"gold_cache": ["power_strike", "mind_control", "power_strike"]}
    game = a_duel("foul_play", "keleia", (3, 3, 0, 2), monster={"chaos": chaos}, **cards)

    game.play("use:foul_play").until("hero-roll", "attack", "healing")
    one_round(game)

    assert (len(stacks(game)), game.table.chaos) == (actions, left)
