"""The Solo Game: caches, Combat cards, Chaos Actions, and what becomes of the player's own cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.lonely import (
    a_bandit,
    blows,
    cache,
    caches,
    injuries,
    keys_of,
    one_round,
    stacks,
    values,
)
from tests.games.euthia.setting import EMPTY_HANDED, Figures, Sitting, a_new_game, a_table, the_box

from muster.games.euthia.content.pieces import OUTSIDE, Effect, Use
from muster.games.euthia.scoring import parts
from muster.games.euthia.state import (
    CHAPTER,
    COMBAT_DECK,
    COMBAT_DISCARD,
    CONTROL_DECK,
    ENCOUNTER_DECK,
    GOLD_DECK,
    REWARD_STACK,
    SILVER_DECK,
    SILVER_DISCARD,
)

NO_HEALING = {"healing": {"boxes": ((("foot", 2, 0), ("mheal", 1, 0)), (("foot", 3, 0),), (("foot", 5, 0),))}}
CURSES = {"curse": {"boxes": ((("clover", -2, 0),), (("clover", -4, 0), ("dmg_minus", 1, 0)))}}
STRIKES = {"power_strike": {"boxes": ((("inj_plus", 2, 0),), (("inj_plus", 4, 0),), (("inj_plus", 7, 0),))}}
MINDS = {"mind_control": {"boxes": ((("take_gaar", 1, 0),), (("take_gaar", 2, 0),), (("take_gaar", 3, 0),))}}


def that_draws(silver: int = 0, gold: int = 0) -> Figures:
    """An amulet that draws so many cards, once per round."""
    drawn: tuple[Effect, ...] = (("silver", silver, 0), ("gold_card", gold, 0))
    effects = tuple([effect for effect in drawn if effect[1]])
    use = Use(OUTSIDE, effects)
    use.exhausts = True
    return {"tiles": {"dark_amulet_of_whispers": {"uses": (use,)}}}


def alone(**given: Any) -> Sitting:
    return a_table(seats=1, tiles=["dark_amulet_of_whispers"], **given)


def draw(game: Sitting) -> Sitting:
    return game.play("use:dark_amulet_of_whispers")


# -- setup -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SOL-01")
def test_eu_sol_01_chapter_ii_of_the_settlements() -> None:
    game = a_new_game(seats=1, options={"scenario": "defending-the-settlements"})

    tiles = [game.box.map_tiles[tile] for tile in game.table.zones[CHAPTER + 1].cards]

    groups = [tile.group for tile in tiles]
    assert [groups.count(group) for group in ("fixed", "encounter", "other")] == [2, 1, 2]
    assert all(tile.solo for tile in tiles if tile.group == "fixed")


@pytest.mark.rule("EU-SOL-01")
def test_eu_sol_01_with_two_players_every_fixed_tile_is_used() -> None:
    game = a_new_game(seats=2, options={"scenario": "defending-the-settlements"})

    tiles = [game.box.map_tiles[tile] for tile in game.table.zones[CHAPTER + 1].cards]

    assert [tile.group for tile in tiles].count("fixed") == 3


@pytest.mark.rule("EU-SOL-02")
def test_eu_sol_02_a_combat_deck_and_no_control_deck() -> None:
    game = a_new_game(seats=1)

    assert sorted(game.table.zones[COMBAT_DECK].cards) == list(range(36))
    assert game.table.zones[CONTROL_DECK].cards == ()


@pytest.mark.rule("EU-SOL-02")
def test_eu_sol_02_nobody_plays_the_monster() -> None:
    game = a_bandit((3, 3, 0, 0), monster={"gaar": 2})

    asked = {game.asked}
    while not game.match.over and game.table.combat_round < 3:
        asked.add(game.asked)
        game.step()

    assert (asked, game.happened("monster-player")) == ({0}, [])


@pytest.mark.rule("EU-SOL-03")
def test_eu_sol_03_mind_control_instead_of_soul_control() -> None:
    deck = keys_of(a_new_game(seats=1), GOLD_DECK, the_box().cards)

    assert sorted(deck) == sorted(["power_strike", "healing", "mind_control"] * 8)


# -- Encounters --------------------------------------------------------------------------------------------------------


def reveal(game: Sitting, tile: str) -> Sitting:
    """The Encounter of a Map tile opens."""
    return game.run("open_encounter", next(record.id for record in game.box.map_tiles if record.key == tile))


def quests(game: Sitting, name: str) -> tuple[list[str], list[str]]:
    """Open Quests and those still face down."""
    encounter = next(record for record in game.box.encounters if record.key == name)
    open_cards = [game.box.quests[quest].key for quest in game.table.encounter_cards[encounter.id]]
    return open_cards, keys_of(game, ENCOUNTER_DECK + encounter.id, game.box.quests)


@pytest.mark.rule("EU-SOL-04")
def test_eu_sol_04_three_of_seven_cards_two_of_them_open() -> None:
    game = reveal(a_table(seats=1, map={"i_e1": None}), "i_e1")

    shown, hidden = quests(game, "hunter")

    assert (len(shown), len(hidden)) == (2, 1)
    assert game.table.zones[REWARD_STACK].cards


@pytest.mark.rule("EU-SOL-04")
def test_eu_sol_04_the_witch_has_her_own_five_and_no_amulets() -> None:
    game = reveal(a_table(seats=1, map={"iii_e1": None}), "iii_e1")

    shown, hidden = quests(game, "witch")

    assert (len(shown), len(hidden)) == (2, 3)
    assert all(key.startswith("witch_solo") for key in (*shown, *hidden))
    assert game.table.zones[REWARD_STACK + 2].cards == ()


# -- the caches --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SOL-05")
def test_eu_sol_05_a_silver_card_each_round_and_one_for_each_drawn() -> None:
    game = alone(start="start_round", figures=that_draws(silver=2))
    assert caches(game) == (1, 0)

    draw(game)

    assert (caches(game), len(game.silver())) == ((3, 0), 2)


@pytest.mark.rule("EU-SOL-05")
def test_eu_sol_05_gold_cards_too() -> None:
    game = draw(alone(figures=that_draws(gold=1)))

    assert (caches(game), len(game.gold_cards())) == ((0, 1), 1)


@pytest.mark.rule("EU-SOL-05")
def test_eu_sol_05_the_next_round_brings_another() -> None:
    game = alone(start="start_round")

    assert caches(game.to_round(3)) == (3, 0)


@pytest.mark.rule("EU-SOL-06")
def test_eu_sol_06_an_exchange_adds_nothing() -> None:
    game = a_table(seats=1, silver=["curse"] * 4, silver_cache=["evil_eye"], gold_cache=["healing"])

    game.play("exchange", *["discard-card:curse"] * 4)

    assert (len(game.gold_cards()), caches(game)) == (1, (1, 1))


@pytest.mark.rule("EU-SOL-07")
def test_eu_sol_07_four_silver_of_the_cache_become_a_gold_one() -> None:
    game = alone(silver_cache=["curse", "curse", "bloodlust"], figures=that_draws(silver=2))

    draw(game)

    assert caches(game) == (1, 1)


@pytest.mark.rule("EU-SOL-07")
def test_eu_sol_07_exactly_four_are_enough() -> None:
    game = draw(alone(silver_cache=["curse", "curse", "bloodlust"], figures=that_draws(silver=1)))

    assert caches(game) == (0, 1)


@pytest.mark.rule("EU-SOL-07")
def test_eu_sol_07_the_gold_cache_has_no_limit() -> None:
    gold = ["power_strike"] * 7 + ["healing"] * 3
    game = draw(alone(gold_cache=gold, figures=that_draws(gold=1)))

    assert caches(game) == (0, 11)


@pytest.mark.rule("EU-SOL-05")
@pytest.mark.rule("EU-SOL-07")
def test_eu_sol_07_the_log_tells_what_the_caches_gain() -> None:
    game = alone(silver_cache=["curse", "curse", "bloodlust"], figures=that_draws(silver=2))

    draw(game)

    assert game.happened("cache-grows")[-1] == {"kind": "silver", "number": 2}
    assert len(game.happened("cache-exchanged")) == 1


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_four_silver_or_a_gold_card_for_a_coin() -> None:
    game = a_table(seats=1, silver=["curse"] * 4, gold_cards=["healing"])

    game.play("coin-silver", *["discard-card:curse"] * 4)
    assert (game.gold, game.silver()) == (1, [])
    game.play("coin-gold", "discard-card:healing")

    assert (game.gold, game.gold_cards(), game.offers("coin-gold")) == (2, [], False)


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_three_silver_are_too_few() -> None:
    assert a_table(seats=1, silver=["curse"] * 3).refuses("coin-silver")


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_also_in_the_middle_of_a_trade_action() -> None:
    game = a_table(
        seats=1,
        silver=["curse"] * 4,
        gold_cards=["healing"],
        map={"i_f1": (1, 1)},
        at="i_f1-a",
        traded={"i_f1-a": 0},
    )

    game.play("trade", "coin-gold", "discard-card:healing", "coin-silver", *["discard-card:curse"] * 4)

    assert (game.prompt, game.gold) == ("trade", 2)


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_with_a_monster_player_there_are_no_coins() -> None:
    game = a_table(seats=2, silver=["curse"] * 4, gold_cards=["healing"])

    assert game.refuses("coin-silver")
    assert game.refuses("coin-gold")


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_the_hand_limit_still_holds() -> None:
    game = draw(alone(silver=["curse"] * 5, figures=that_draws(silver=1)))

    assert game.prompt == "hand-limit"


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_nothing_need_be_lost_to_the_hand_limit() -> None:
    game = draw(alone(silver=["curse"] * 3, gold_cards=["healing"] * 2, figures=that_draws(silver=1)))
    assert game.offers("discard-card:healing", "exchange", "coin-silver", "coin-gold")

    game.play("coin-gold", "discard-card:healing")

    assert (game.prompt, game.gold, len(game.silver()), game.gold_cards()) == ("turn", 1, 4, ["healing"])


@pytest.mark.rule("EU-SOL-08")
def test_eu_sol_08_four_silver_of_the_hand_limit_for_a_coin() -> None:
    game = draw(alone(silver=["curse"] * 5, figures=that_draws(silver=1)))

    game.play("coin-silver", *["discard-card:curse"] * 4)

    assert (game.prompt, game.gold, len(game.silver())) == ("turn", 1, 2)


@pytest.mark.rule("EU-SOL-09")
def test_eu_sol_09_a_used_card_goes_under_its_deck() -> None:
    game = a_bandit((3, 3, 0, 1), monster={"chaos": 1}, silver_cache=["curse"], silver_deck=["evil_eye"])

    one_round(one_round(game))
    deck = keys_of(game, SILVER_DECK, game.box.cards)

    assert (stacks(game), deck[-1], game.table.zones[SILVER_DISCARD].cards) == ([("curse", 1)], "curse", ())


@pytest.mark.rule("EU-SOL-09")
def test_eu_sol_09_cards_of_the_hand_too() -> None:
    game = a_table(seats=1, gold_cards=["healing"], gold_deck=["power_strike"])

    game.play("coin-gold", "discard-card:healing")

    assert keys_of(game, GOLD_DECK, game.box.cards)[-1] == "healing"


@pytest.mark.rule("EU-SOL-10")
def test_eu_sol_10_cards_of_a_monster_go_to_the_caches() -> None:
    game = a_bandit((3, 3, 0, 0), monster={"silver_cards": 2, "gold_cards": 1}, silver_cache=["curse", "curse"])

    assert caches(game) == (0, 2)


@pytest.mark.rule("EU-SOL-25")
def test_eu_sol_25_new_cards_go_to_the_bottom() -> None:
    game = alone(
        silver_cache=["curse", "bloodlust"],
        silver_deck=["evil_eye"],
        start="start_round",
    )

    assert cache(game, gold=False) == ["curse", "bloodlust", "evil_eye"]


@pytest.mark.rule("EU-SOL-25")
def test_eu_sol_25_cards_come_from_the_top() -> None:
    game = a_bandit((3, 3, 0, 2), monster={"chaos": 2}, silver_cache=["curse", "bloodlust", "evil_eye"])

    one_round(game)

    assert (stacks(game), cache(game, gold=False)) == ([("curse", 1), ("bloodlust", 1)], ["evil_eye"])


@pytest.mark.rule("EU-SOL-25")
def test_eu_sol_25_returned_cards_go_to_the_bottom() -> None:
    silver = ["curse", "evil_eye", "bloodlust"]
    game = one_round(a_bandit((3, 3, 0, 1), monster={"chaos": 1}, silver_cache=silver))

    assert cache(game, gold=False) == ["bloodlust", "evil_eye"]


@pytest.mark.rule("EU-SOL-30")
def test_eu_sol_30_a_card_or_a_coin() -> None:
    game = a_table(seats=1, silver=["curse"] * 4, gold_deck=["healing"])

    assert game.offers("exchange", "coin-silver")
    game.play("exchange", *["discard-card:curse"] * 4)

    assert (game.gold_cards(), game.gold) == (["healing"], 0)


# -- Combat cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SOL-11")
def test_eu_sol_11_each_pair_of_values_once() -> None:
    cards = the_box().combat_cards

    pairs = {(card.left, card.right) for card in cards}
    assert (len(cards), len(pairs)) == (36, 36)
    assert sum([card.left + card.right for card in cards]) == 36 * 7
    assert {face for pair in pairs for face in pair} == {1, 2, 3, 4, 5, 6}
    assert {card.gaar for card in cards} == {0, 1, 2} == {card.chaos for card in cards}


@pytest.mark.rule("EU-SOL-12")
def test_eu_sol_12_the_card_sets_the_dice() -> None:
    game = one_round(a_bandit((5, 3, 0, 0)))

    assert (values(game), game.happened("monster-rolled")) == ([8], [])


@pytest.mark.rule("EU-SOL-12")
def test_eu_sol_12_the_next_round_has_the_next_card() -> None:
    game = one_round(one_round(a_bandit((5, 3, 0, 0), (1, 2, 0, 0))))

    assert values(game) == [8, 3]
    assert len(game.table.zones[COMBAT_DISCARD].cards) == 2


@pytest.mark.rule("EU-SOL-13")
def test_eu_sol_13_air_essence_removes_the_left_die() -> None:
    game = a_bandit((6, 4, 0, 0), pouch=["essence-air"]).until("before-monster").play("burn:air")

    one_round(game)

    assert (values(game), game.table.hope) == ([4], 0)


@pytest.mark.parametrize("card, hope", [((6, 4), 1), ((5, 4), 0)])
@pytest.mark.rule("EU-SOL-13")
def test_eu_sol_13_ten_or_more_gives_hope(card: tuple[int, int], hope: int) -> None:
    game = one_round(a_bandit((*card, 0, 0)))

    assert game.table.hope == hope


@pytest.mark.parametrize(
    "place, card, value, hope",
    [
        ("ii_f2-a", (6, 4), 1 + 4, 1),  # Air turns the 6
        ("ii_f2-a", (5, 5), 10, 1),
        ("i_o4-b", (6, 4), 10 + 2, 1),  # Earth
        ("i_o4-b", (4, 4), 8 + 2, 0),  # hope looks at the dice alone
    ],
)
@pytest.mark.rule("EU-SOL-13")
def test_eu_sol_13_then_air_and_earth(place: str, card: tuple[int, int], value: int, hope: int) -> None:
    game = one_round(a_bandit((*card, 0, 0), at=place, map={place.split("-")[0]: None}))

    assert (values(game), game.table.hope) == ([value], hope)


# -- step C: Gaar ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SOL-14")
def test_eu_sol_14_a_low_die_is_rolled_again_for_two_more() -> None:
    game = one_round(a_bandit((2, 5, 1, 0), monster={"gaar": 1}, monster_dice=[4]))

    assert (values(game), game.table.monster_gaar) == ([4 + 5 + 2], 0)


@pytest.mark.parametrize("card, gaar", [((4, 5, 1, 0), 1), ((2, 5, 0, 0), 1), ((2, 5, 1, 0), 0)])
@pytest.mark.rule("EU-SOL-14")
def test_eu_sol_14_not_without_symbol_token_or_low_die(card: tuple[int, int, int, int], gaar: int) -> None:
    game = one_round(a_bandit(card, monster={"gaar": gaar}, monster_dice=[6]))

    assert (values(game), game.table.monster_gaar) == ([card[0] + card[1]], gaar)


@pytest.mark.parametrize("low, spent", [(1, 1), (3, 1), (4, 0)])
@pytest.mark.rule("EU-SOL-14")
def test_eu_sol_14_three_is_low_four_is_not(low: int, spent: int) -> None:
    game = one_round(a_bandit((low, 5, 1, 0), monster={"gaar": 1}, monster_dice=[6]))

    assert game.table.monster_gaar == 1 - spent


@pytest.mark.rule("EU-SOL-26")
def test_eu_sol_26_two_symbols_one_after_the_other() -> None:
    game = one_round(a_bandit((2, 2, 2, 0), monster={"gaar": 2}, monster_dice=[6, 5]))

    assert (values(game), game.table.monster_gaar) == ([6 + 5 + 4], 0)


@pytest.mark.rule("EU-SOL-26")
def test_eu_sol_26_the_second_needs_a_low_die_too() -> None:
    game = one_round(a_bandit((2, 5, 2, 0), monster={"gaar": 2}, monster_dice=[4, 6]))

    assert (values(game), game.table.monster_gaar) == ([4 + 5 + 2], 1)


# -- step C: Chaos -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "chaos, gold, used, left",
    [(2, ["power_strike"], 1, 1), (1, ["power_strike", "mind_control", "power_strike"], 1, 0), (2, [], 0, 2)],
)
@pytest.mark.rule("EU-SOL-15")
def test_eu_sol_15_as_many_actions_as_tokens_and_cards(chaos: int, gold: list[str], used: int, left: int) -> None:
    game = one_round(a_bandit((3, 4, 0, 2), monster={"chaos": chaos}, gold_cache=gold))

    assert (len(stacks(game)), game.table.chaos) == (used, left)


@pytest.mark.rule("EU-SOL-15")
def test_eu_sol_15_no_symbol_no_action() -> None:
    game = one_round(a_bandit((3, 4, 0, 0), monster={"chaos": 2}, gold_cache=["power_strike"]))

    assert (stacks(game), game.table.chaos) == ([], 2)


@pytest.mark.rule("EU-SOL-16")
def test_eu_sol_16_the_hero_answers_and_the_monster_does_not() -> None:
    game = a_bandit((5, 4, 0, 0), monster={"gaar": 2}, gaar=1, monster_dice=[2]).until("duel")

    game.play("gaar:5").until("healing")

    assert (values(game), game.table.monster_gaar) == ([9 - 3 - 2], 2)


@pytest.mark.rule("EU-SOL-16")
def test_eu_sol_16_several_gaar_one_after_the_other() -> None:
    game = a_bandit((5, 4, 0, 0), gaar=3, monster_dice=[2, 3]).until("duel")

    game.play("gaar:5", "gaar:4", "pass").until("healing")

    assert (values(game), game.gaar) == ([2 + 3 - 4], 1)


@pytest.mark.rule("EU-SOL-16")
def test_eu_sol_16_then_the_heros_tiles() -> None:
    game = a_bandit((5, 4, 0, 0), gaar=1, tiles=["ember_cloak"]).until("duel")

    game.play("pass")

    assert (game.prompt, game.offers("use:ember_cloak")) == ("after-monster", True)


@pytest.mark.rule("EU-SOL-17")
def test_eu_sol_17_cards_of_one_type_and_the_other_to_the_bottom() -> None:
    gold = ["power_strike", "power_strike", "healing", "mind_control"]
    game = one_round(a_bandit((3, 4, 0, 1), monster={"chaos": 1}, gold_cache=gold, boxes=STRIKES))

    assert (stacks(game), injuries(game)) == ([("power_strike", 2)], [1 + 4])
    assert cache(game, gold=True) == ["mind_control", "healing"]


@pytest.mark.rule("EU-SOL-17")
def test_eu_sol_17_three_gold_cards_complete_a_stack() -> None:
    game = one_round(a_bandit((3, 4, 0, 1), monster={"chaos": 1}, gold_cache=["power_strike"] * 4, boxes=STRIKES))

    assert (stacks(game), injuries(game)) == ([("power_strike", 3)], [1 + 7])
    assert cache(game, gold=True) == ["power_strike"]


@pytest.mark.rule("EU-SOL-17")
def test_eu_sol_17_silver_only_without_gold_and_two_complete_a_stack() -> None:
    silver = ["curse", "curse", "curse"]
    without_gold = one_round(a_bandit((3, 4, 0, 1), monster={"chaos": 1}, silver_cache=silver))
    with_gold = one_round(
        a_bandit((3, 4, 0, 1), monster={"chaos": 1}, silver_cache=silver, gold_cache=["power_strike"])
    )

    assert (stacks(without_gold), cache(without_gold, gold=False)) == ([("curse", 2)], ["curse"])
    assert (stacks(with_gold), cache(with_gold, gold=False)) == ([("power_strike", 1)], silver)


@pytest.mark.rule("EU-SOL-17")
def test_eu_sol_17_another_silver_type_goes_to_the_bottom() -> None:
    silver = ["curse", "evil_eye", "bloodlust"]
    game = one_round(a_bandit((3, 4, 0, 1), monster={"chaos": 1}, silver_cache=silver))

    assert (stacks(game), cache(game, gold=False)) == ([("curse", 1)], ["bloodlust", "evil_eye"])


@pytest.mark.rule("EU-SOL-18")
def test_eu_sol_18_two_curses_for_one_chaos() -> None:
    game = a_bandit((3, 4, 0, 1), monster={"chaos": 2}, silver_cache=["curse", "curse"], boxes=CURSES)

    one_round(game)

    assert (game.table.chaos, blows(game)) == (1, [(6 + 4 - 4, 3 - 1)])


@pytest.mark.rule("EU-SOL-24")
def test_eu_sol_24_a_before_card_works_on_this_attack() -> None:
    game = a_bandit((3, 4, 0, 1), monster={"chaos": 1}, gold_cache=["power_strike"], boxes=STRIKES)

    one_round(game)

    assert injuries(game) == [1 + 2]


@pytest.mark.rule("EU-SOL-24")
def test_eu_sol_24_an_after_card_raises_this_value_and_a_curse_only_the_coming_attack() -> None:
    game = a_bandit(
        (3, 4, 0, 1), (3, 5, 0, 0), monster={"chaos": 1}, silver_cache=["curse"], boxes=CURSES, hero_dice=[6, 4] * 3
    )

    one_round(one_round(game))

    assert [value for value, _ in blows(game)] == [8, 10]


@pytest.mark.rule("EU-SOL-19")
def test_eu_sol_19_the_example_of_the_rulebook() -> None:
    """Three Power Strikes, one more, then Healing, which goes to the bottom."""
    gold = ["power_strike"] * 4 + ["healing", "mind_control"]
    game = one_round(a_bandit((3, 4, 0, 2), monster={"chaos": 2}, gold_cache=gold, boxes=STRIKES))

    assert stacks(game) == [("power_strike", 3), ("power_strike", 1)]
    assert (cache(game, gold=True), game.table.chaos) == (["mind_control", "healing"], 0)
    assert injuries(game) == [1 + 7 + 2]


@pytest.mark.rule("EU-SOL-19")
def test_eu_sol_19_the_card_that_does_not_fit_begins_the_second_stack() -> None:
    gold = ["power_strike", "mind_control", "mind_control", "power_strike"]
    game = one_round(a_bandit((3, 4, 0, 2), monster={"chaos": 2}, gold_cache=gold, boxes=MINDS))

    assert stacks(game) == [("power_strike", 1), ("mind_control", 2)]
    assert cache(game, gold=True) == ["power_strike"]


@pytest.mark.rule("EU-SOL-19")
def test_eu_sol_19_two_silver_stacks() -> None:
    silver = ["curse", "curse", "evil_eye"]
    game = one_round(a_bandit((3, 4, 0, 2), monster={"chaos": 2}, silver_cache=silver))

    assert (stacks(game), game.table.chaos) == ([("curse", 2), ("evil_eye", 1)], 0)


@pytest.mark.rule("EU-SOL-19")
def test_eu_sol_19_both_stacks_are_formed_before_they_work() -> None:
    """The first stack heals all Damage, but the Monster was damaged when the cards were revealed."""
    game = a_bandit((3, 4, 0, 2), monster={"chaos": 2}, gold_cache=["healing"] * 4, silver_cache=["curse"])
    game.table.damage = 1

    one_round(game)

    assert stacks(game) == [("healing", 3), ("healing", 1)]
    assert cache(game, gold=False) == ["curse"]


@pytest.mark.rule("EU-SOL-28")
def test_eu_sol_28_after_the_last_gold_card_silver_is_used() -> None:
    game = a_bandit(
        (3, 4, 0, 2), monster={"chaos": 2}, gold_cache=["power_strike"], silver_cache=["curse", "evil_eye", "curse"]
    )

    one_round(game)

    assert stacks(game) == [("power_strike", 1), ("curse", 1)]
    assert cache(game, gold=False) == ["curse", "evil_eye"]


@pytest.mark.rule("EU-SOL-28")
def test_eu_sol_28_a_stack_that_reaches_the_end_is_used_as_it_is() -> None:
    game = one_round(a_bandit((3, 4, 0, 1), monster={"chaos": 1}, gold_cache=["power_strike"] * 2, boxes=STRIKES))

    assert (stacks(game), injuries(game), caches(game)) == ([("power_strike", 2)], [1 + 4], (0, 0))


# -- Healing and Mind Control ------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SOL-20")
def test_eu_sol_20_an_undamaged_monster_uses_one_healing_card() -> None:
    game = a_bandit((3, 4, 0, 1), monster={"chaos": 1}, gold_cache=["healing", "healing"], boxes=NO_HEALING)

    one_round(game)

    assert (stacks(game), values(game)) == ([("healing", 1)], [7 + 2])
    assert cache(game, gold=True) == ["healing"]
    assert game.happened("monster-healed") == [{"monster": "bandit", "number": 1}]  # Regenerate, after the Hero's blow
    assert [play["card"] for play in game.view["combat"]["played"]] == ["healing"]


@pytest.mark.rule("EU-SOL-20")
def test_eu_sol_20_on_a_damaged_monster_healing_is_like_other_cards() -> None:
    game = a_bandit((3, 4, 0, 0), (3, 5, 0, 1), monster={"chaos": 1}, gold_cache=["healing"] * 3, boxes=NO_HEALING)

    one_round(one_round(game))

    assert (stacks(game), values(game)) == ([("healing", 3)], [7, 8 + 5])


@pytest.mark.rule("EU-SOL-21")
def test_eu_sol_21_the_second_stack_is_of_another_type() -> None:
    gold = ["healing", "healing", "mind_control", "mind_control", "power_strike"]
    game = one_round(a_bandit((3, 4, 0, 2), monster={"chaos": 2}, gold_cache=gold, boxes=MINDS | NO_HEALING))

    assert stacks(game) == [("healing", 1), ("mind_control", 2)]
    assert cache(game, gold=True) == ["healing", "power_strike"]


@pytest.mark.rule("EU-SOL-29")
def test_eu_sol_29_healing_as_the_second_stack_is_one_card() -> None:
    gold = ["power_strike", "healing", "healing"]
    game = one_round(a_bandit((3, 4, 0, 2), monster={"chaos": 2}, gold_cache=gold, boxes=NO_HEALING))

    assert stacks(game) == [("power_strike", 1), ("healing", 1)]
    assert cache(game, gold=True) == ["healing"]


@pytest.mark.rule("EU-SOL-32")
def test_eu_sol_32_nothing_but_healing_left_means_silver() -> None:
    game = a_bandit((3, 4, 0, 2), monster={"chaos": 2}, gold_cache=["healing"] * 2, silver_cache=["evil_eye"])

    one_round(game)

    assert stacks(game) == [("healing", 1), ("evil_eye", 1)]
    assert caches(game) == (0, 1)


@pytest.mark.rule("EU-SOL-22")
def test_eu_sol_22_stolen_gaar_waits_for_the_next_round() -> None:
    game = a_bandit(
        (2, 5, 1, 1),
        (2, 4, 1, 0),
        monster={"chaos": 1},
        gaar=1,
        gold_cache=["mind_control"],
        monster_dice=[6],
        boxes=MINDS,
    )

    one_round(game)
    assert (game.gaar, game.table.monster_gaar, values(game)) == (0, 1, [7])

    one_round(game)
    assert (game.table.monster_gaar, values(game)) == (0, [7, 6 + 4 + 2])


@pytest.mark.parametrize("copies, held, taken", [(1, 4, 1), (2, 4, 2), (3, 4, 3), (3, 2, 2)])
@pytest.mark.rule("EU-SOL-22")
def test_eu_sol_22_each_box_of_mind_control_takes_gaar(copies: int, held: int, taken: int) -> None:
    game = a_bandit((3, 4, 0, 1), monster={"chaos": 1}, gaar=held, gold_cache=["mind_control"] * copies, boxes=MINDS)

    game.until("duel")

    assert (game.gaar, game.table.monster_gaar) == (held - taken, taken)


# -- draws of the Monster ----------------------------------------------------------------------------------------------


def an_elite(effect: tuple[str, int, int], **given: Any) -> Sitting:
    """Maeldur alone against an Alpha Wolf whose every attack has this effect."""
    wolf = {"health": 40, "ranges": ((2, 1),), "effects": ((2, effect),), **EMPTY_HANDED}
    game = a_table(
        seats=1,
        options={"elites": True},
        bounty="alpha_wolf",
        map={"i_o1": None},
        at="i_o1-c",
        figures={"monsters": {"alpha_wolf": wolf}, "heroes": {"maeldur": {"health": 20}}},
        sacks=["healing_potion"],
        health=19,
        **given,
    )
    return game.play("fight-elite").until("healing")


@pytest.mark.rule("EU-SOL-27")
def test_eu_sol_27_the_exchange_happens_in_combat_as_often_as_needed() -> None:
    game = an_elite(("foe_silver", 5, 0), silver_cache=["curse", "curse", "bloodlust"])

    game.play("done").until("healing")

    assert caches(game) == (0, 2)


@pytest.mark.rule("EU-SOL-31")
def test_eu_sol_31_what_a_monster_player_would_draw_goes_to_the_cache() -> None:
    game = an_elite(("foe_silver", 1, 0), silver_cache=["curse", "curse", "bloodlust"])

    game.play("done").until("healing")

    assert (caches(game), game.silver()) == ((0, 1), [])


@pytest.mark.rule("EU-SOL-31")
def test_eu_sol_31_gold_cards_to_the_gold_cache() -> None:
    game = an_elite(("foe_gold", 1, 0))

    game.play("done").until("healing")

    assert (caches(game), game.gold_cards()) == ((0, 1), [])


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SOL-23")
def test_eu_sol_23_a_death_costs_two_reputation_at_the_end() -> None:
    game = a_bandit((3, 4, 0, 0), monster={"ranges": ((1, 20),)}, reputation=30, fields={"own_deaths": [1]})

    game.until("")

    assert (game.reputation, parts(game.table, 0)["deaths"]) == (30, -4)
    assert (game.place, game.health, len(game.gold_cards())) == ("i_c1-centre", 20, 1)


@pytest.mark.rule("EU-SOL-23")
def test_eu_sol_23_the_gold_card_of_the_dead_adds_one_to_the_cache() -> None:
    game = a_bandit((3, 4, 0, 0), monster={"ranges": ((1, 20),)}).until("")

    assert (caches(game), game.happened("cards-drawn")[-1]["kind"]) == ((0, 1), "gold")
