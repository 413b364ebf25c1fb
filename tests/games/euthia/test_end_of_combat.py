"""The end of a Combat: seven steps of a victory, or death."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import EMPTY_HANDED, Sitting, a_fight, a_table
from tests.games.euthia.won import about_to_win, into_combat

from muster.games.euthia.content.pieces import OF_TERRAIN
from muster.games.euthia.state import OPEN

MARKET, CAVE, PORTAL, LAND, CHURCH = "i_f1-a", "i_o6-c", "ii_f2-a", "i_o5-b", "i_c1-centre"
HARMLESS = {"health": 1, "penalty": 0, **EMPTY_HANDED, "ranges": ()}
DEADLY = {"ranges": ((2, 20),), "health": 9}
FULL = ["iron_ore", "fish", "mushrooms"]


def tokens(game: Sitting, hex: str) -> tuple[int, int, int]:
    """Trade, Interaction and Hero tokens of seat 0 on a hex."""
    space = game.space(hex)
    table = game.table
    return (int(table.trade_tokens[space] == 0), table.interaction[space][0], int(table.hero_tokens[space] == 0))


# -- when --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ECO-01")
def test_eu_eco_01_a_monster_beaten_in_step_c_ends_the_combat_at_once() -> None:
    game = a_fight(
        "rat_swarm", figures={"monsters": {"rat_swarm": HARMLESS}}, hero_dice=[1, 1, 1, 2], monster_dice=[5, 5, 6, 6]
    )
    game.play("done")  # the first attack: 2, no Damage; two points of hope so far
    game.until("hero-roll")

    game.play("hope-3")

    assert game.prompt == "trophy"
    assert len(game.happened("hero-attacks")) == 1  # the second one never came to step D
    assert len(game.happened("combat-round")) == 2


@pytest.mark.rule("EU-ECO-01")
def test_eu_eco_01_a_hero_without_health_ends_it_too() -> None:
    game = into_combat(monster=DEADLY)

    assert game.happened("hero-attacks") == []
    assert game.place == CHURCH


# -- Reward, Trophy, Loot ----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ECO-02")
@pytest.mark.parametrize("reputation, gained", [(15, True), (16, False)])
def test_eu_eco_02_the_reward_is_for_those_within_its_condition(reputation: int, gained: bool) -> None:
    game = about_to_win(
        reward=(("rep", 1, 0), ("gem", 1, 1), ("silver", 2, 0)), condition=15, loot=(), reputation=reputation
    )

    game.play("no-trophy")

    assert game.reputation - reputation == (1 if gained else 0)
    assert game.pouch() == (["gem-emerald"] if gained else [])
    assert len(game.silver()) == (2 if gained else 0)


@pytest.mark.rule("EU-ECO-02")
def test_eu_eco_02_a_card_without_condition_pays_everybody() -> None:
    game = about_to_win(reward=(("gold", 4, 0),), condition=-1, loot=(), reputation=99)

    game.play("no-trophy")

    assert game.gold == 4


@pytest.mark.rule("EU-ECO-03")
def test_eu_eco_03_a_declined_trophy_lies_on_the_discard_pile_of_its_level() -> None:
    game = about_to_win()

    game.play("no-trophy")

    pile = [game.box.monsters[number].key for number in game.table.monster_discards[0]]
    assert pile == ["rat_swarm"]
    assert game.sacks() == []


@pytest.mark.rule("EU-ECO-03")
def test_eu_eco_03_the_victor_may_take_the_card_as_a_trophy() -> None:
    game = about_to_win()

    game.play("trophy")

    assert game.sacks() == ["trophy-rat_swarm"]
    assert game.table.monster_discards == ((), (), ())


@pytest.mark.rule("EU-ECO-04")
def test_eu_eco_04_loot_comes_whatever_the_reputation() -> None:
    game = about_to_win(
        loot=(("gold", 2, 0), ("gaar", 1, 0)), reward=(("gold", 9, 0),), condition=15, reputation=16, gaar=0
    )

    game.play("no-trophy")

    assert (game.gold, game.gaar) == (2, 1)


@pytest.mark.rule("EU-ECO-11")
def test_eu_eco_11_the_condition_looks_at_the_reputation_before_the_reward() -> None:
    game = about_to_win(reward=(("rep", 1, 0), ("gold", 3, 0)), condition=15, loot=(), reputation=15)

    game.play("no-trophy")

    assert (game.reputation, game.gold) == (16, 3)


@pytest.mark.rule("EU-ECO-11")
def test_eu_eco_11_the_steps_come_in_the_printed_order() -> None:
    game = about_to_win(CAVE, reward=(("rep", 1, 0),), loot=(("gold", 2, 0),), gaar=0)
    assert (game.reputation, game.gold) == (1, 0)  # Reward before the Trophy, Loot after it
    assert tokens(game, CAVE) == (0, 0, 0)

    game.play("no-trophy")

    assert game.gold == 2
    assert tokens(game, CAVE) == (0, 2, 0)


# -- clean-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ECO-05")
def test_eu_eco_05_the_monster_player_may_exchange_four_silver_cards_before_discarding() -> None:
    game = about_to_win(others={1: {"silver": ["curse"] * 5, "gold_cards": ["power_strike"] * 2}})

    game.play("no-trophy")
    assert (game.asked, game.prompt) == (1, "hand-limit")
    game.play("exchange")
    game.until_asked(0, "turn")

    assert len(game.silver(1)) + len(game.gold_cards(1)) == 4
    assert len(game.gold_cards(1)) == 3


@pytest.mark.rule("EU-ECO-05")
def test_eu_eco_05_it_discards_down_to_five() -> None:
    game = about_to_win(others={1: {"silver": ["curse"] * 3, "gold_cards": ["power_strike"] * 3}})

    game.play("no-trophy", "discard-card:curse")

    assert (game.asked, game.prompt) == (0, "turn")
    assert len(game.silver(1)) == 2


@pytest.mark.rule("EU-ECO-05")
def test_eu_eco_05_played_cards_chaos_and_gaar_of_the_monster_go() -> None:
    game = into_combat(
        monster={"chaos": 3, "gaar": 2}, others={1: {"gold_cards": ["healing", "power_strike"]}}, hero_dice=(6, 6)
    )
    game.until_asked(1, "play-before", "monster-duel")
    played = next(key for key in game.keys if key.startswith("play-1"))
    game.play(played)

    game.until("trophy").play("no-trophy").until("turn")

    assert (game.table.chaos, game.table.monster_gaar, game.table.played) == (0, 0, ())
    assert len(game.gold_cards(1)) == 1  # what was not played stays in hand
    assert game.problems() == []


@pytest.mark.rule("EU-ECO-12")
def test_eu_eco_12_cards_drawn_for_the_monster_stay_with_its_player() -> None:
    game = into_combat(monster={"silver_cards": 2, "chaos": 1}, silver_deck=["curse", "curse"])

    game.until("trophy").play("no-trophy")

    assert game.silver(1) == ["curse", "curse"]


@pytest.mark.rule("EU-ECO-14")
def test_eu_eco_14_the_victors_hand_is_checked_after_reward_and_loot() -> None:
    game = about_to_win(
        reward=(("silver", 2, 0),),
        loot=(("silver", 1, 0),),
        gold_cards=["power_strike"] * 4,
        silver_deck=["curse"] * 3,
    )
    assert len(game.silver()) == 2  # six cards, and nothing is asked before the Loot has come

    game.play("no-trophy")

    assert (game.asked, game.prompt) == (0, "hand-limit")
    assert len(game.silver()) + len(game.gold_cards()) == 7


# -- hope --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ECO-06")
@pytest.mark.parametrize(
    "hero_dice, hope, gaar", [((1, 1, 6, 6), 2, 1), ((1, 1, 1, 2, 6, 6), 3, 1), ((1, 1, 1, 2, 2, 2, 6, 6), 4, 2)]
)
def test_eu_eco_06_two_points_of_hope_are_a_gaar_and_an_odd_one_is_lost(
    hero_dice: tuple[int, ...], hope: int, gaar: int
) -> None:
    # A good roll of the Monster and some bad ones of the Hero; then the Monster is beaten.
    game = into_combat(LAND, hero_dice=hero_dice, monster_dice=(5, 5, 1, 1, 1, 1, 1, 1), gaar=0)
    game.until("trophy")
    assert game.table.hope == hope

    game.play("no-trophy")

    assert (game.gaar, game.table.hope) == (gaar, 0)


@pytest.mark.rule("EU-ECO-13")
def test_eu_eco_13_hope_can_be_exchanged_in_combat() -> None:
    game = into_combat(hero_dice=(1, 1, 6, 6), monster_dice=(5, 5, 1, 1), gaar=0)
    assert game.prompt == "hero-roll"

    game.play("hope-2")

    assert (game.gaar, game.table.hope) == (1, 0)


@pytest.mark.rule("EU-ECO-13")
def test_eu_eco_13_at_the_moment_of_death_leftover_pairs_become_gaar() -> None:
    # Five points of hope, then a deadly roll: 2 Gaar for hope and 3 of the resurrection, on four slots and in a Sack.
    game = into_combat(
        LAND,
        hero_dice=(1, 1, 1, 1),
        monster_dice=(5, 5, 5, 5, 6, 6),
        gaar=0,
        monster={"ranges": ((12, 20),), "health": 9},
    )
    while not game.happened("gaar-gained"):
        game.step()

    assert game.happened("gaar-gained") == [{"seat": 0, "number": 2}, {"seat": 0, "number": 3}]
    assert (game.table.gaar[0], game.sacks()) == (4, ["gaar"])


# -- tokens, excess, freedom -------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ECO-07")
@pytest.mark.parametrize(
    "hex, marked", [(MARKET, (1, 0, 0)), (CAVE, (0, 2, 0)), (PORTAL, (0, 0, 1)), (LAND, (0, 0, 1))]
)
def test_eu_eco_07_the_victor_marks_the_hex(hex: str, marked: tuple[int, int, int]) -> None:
    game = about_to_win(hex)

    game.play("no-trophy")

    assert tokens(game, hex) == marked


@pytest.mark.rule("EU-ECO-07")
def test_eu_eco_07_a_hex_of_the_towers_gets_a_trade_token() -> None:
    game = about_to_win("iii_f1-b", traded={"iii_f1-a": 1}, visited={"iii_f1-a": []}, stack=())

    game.play("no-trophy")

    assert tokens(game, "iii_f1-b") == (1, 0, 0)


@pytest.mark.rule("EU-ECO-08")
def test_eu_eco_08_excess_is_used_or_discarded_after_the_combat() -> None:
    game = about_to_win(LAND, sacks=FULL)

    game.play("trophy")
    assert game.prompt == "place"
    game.play("drop:fish")

    assert game.sacks() == ["iron_ore", "mushrooms", "trophy-rat_swarm"]
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TERRAIN + 1]] == ["fish"]


@pytest.mark.rule("EU-ECO-08")
def test_eu_eco_08_at_a_place_of_trade_it_may_wait_for_a_trade_that_follows_at_once() -> None:
    game = about_to_win(MARKET, sacks=FULL)

    game.play("trophy", "pay-token:trade", "sell:fish", "end-trade")

    assert sorted(game.sacks()) == ["iron_ore", "mushrooms", "trophy-rat_swarm"]
    assert game.happened("thing-discarded") == []


@pytest.mark.rule("EU-ECO-08")
def test_eu_eco_08_whoever_does_not_trade_settles_at_once() -> None:
    game = about_to_win(MARKET, sacks=FULL)

    game.play("trophy", "leave")

    assert game.prompt == "place"


@pytest.mark.rule("EU-ECO-08")
def test_eu_eco_08_without_a_trade_token_nothing_waits() -> None:
    game = about_to_win(MARKET, sacks=FULL, tokens=["combat"])

    game.play("trophy")

    assert game.prompt == "place"


@pytest.mark.rule("EU-ECO-09")
def test_eu_eco_09_a_liberated_hex_can_be_entered_without_a_combat_action() -> None:
    given: dict[str, Any] = {
        "at": "i_o5-a",
        "map": {"i_o5": None},
        "moves": 1,
        "stack": (),
        "tokens": ["mining"],
        "seats": 2,
    }

    assert a_table(**given, liberated={LAND: 1}).offers(f"go:{LAND}")
    assert not a_table(**given).offers(f"go:{LAND}")


@pytest.mark.rule("EU-ECO-09")
def test_eu_eco_09_the_victor_goes_on_with_its_turn() -> None:
    game = about_to_win(moves=2)

    game.play("no-trophy")

    assert (game.asked, game.prompt, game.moves) == (0, "turn", 1)
    assert game.table.turn_state == OPEN
    assert game.offers("moves:mining")
    assert game.ways


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ECO-10")
def test_eu_eco_10_a_killed_hero_wakes_in_the_church_and_goes_on() -> None:
    # Four points of hope, a Move point left, the Mining token not used yet.
    game = into_combat(
        LAND,
        moves=2,
        gaar=0,
        tokens=["mining", "combat"],
        hero_dice=(1, 1, 1, 2),
        monster_dice=(5, 5, 5, 5, 6, 5),
        monster={"ranges": ((11, 20),), "health": 9},
    )
    while game.prompt not in ("place", "turn"):
        assert game.moves == 1
        game.step()
    game.until("turn")

    assert {"seat": 0, "number": 2} in game.happened("gaar-gained")  # five points: two pairs
    assert (game.place, game.moves, game.health) == (CHURCH, 0, 6)
    assert (game.asked, game.prompt) == (0, "turn")
    assert game.offers("moves:mining")
    assert not game.offers("moves:combat")
