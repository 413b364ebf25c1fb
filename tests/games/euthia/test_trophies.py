"""Trophies and Loot: what a victory brings beside the Reward."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import LAIR, a_hex, before_a_lair, enter_lair
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.content.pieces import GainEffect
from muster.games.euthia.scoring import possessions

FULL = ["healing_draught", "scroll_of_haste", "old_scroll"]


def won(loot: tuple[GainEffect, ...] = (), **given: Any) -> Sitting:
    """A victory over the Dragonfly, at the question about the Trophy."""
    hexes = (a_hex(), a_hex(level=1, loot=loot), a_hex())
    game = before_a_lair(hexes=hexes, dragonfly={"penalty": 0}, loads={"hero": [6, 6], "monster": [1, 1]}, **given)
    return enter_lair(game).until("trophy")


def discarded(game: Sitting) -> list[list[str]]:
    """The discard piles of the Monster decks."""
    return [[game.box.monsters[card].key for card in pile] for pile in game.table.monster_discards]


# -- Trophies ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRO-01")
def test_eu_tro_01_a_trophy_takes_up_a_sack() -> None:
    game = won()

    game.play("trophy").until("turn")

    assert (game.sacks(), discarded(game)) == (["trophy-dragonfly"], [[], [], []])


@pytest.mark.rule("EU-TRO-01")
def test_eu_tro_01_a_trophy_may_be_declined() -> None:
    game = won()

    game.play("no-trophy").until("turn")

    assert (game.sacks(), discarded(game)) == ([], [["dragonfly"], [], []])


@pytest.mark.rule("EU-TRO-01")
def test_eu_tro_01_without_a_free_sack_an_item_must_be_dropped() -> None:
    game = won(sacks=FULL)
    game.play("trophy")
    assert game.prompt == "place"
    assert not game.offers("to-sack")
    assert game.offers("drop:healing_draught", "drop:scroll_of_haste", "drop:old_scroll", "discard")

    game.play("drop:old_scroll")

    assert sorted(game.sacks()) == ["healing_draught", "scroll_of_haste", "trophy-dragonfly"]


@pytest.mark.rule("EU-TRO-01")
def test_eu_tro_01_or_the_trophy_is_given_up_after_all() -> None:
    game = won(sacks=FULL)

    game.play("trophy", "discard")

    assert (sorted(game.sacks()), discarded(game)[0]) == (sorted(FULL), ["dragonfly"])


@pytest.mark.rule("EU-TRO-02")
def test_eu_tro_02_a_trophy_lies_in_a_sack_only() -> None:
    game = won()

    game.play("trophy")

    assert game.sacks() == ["trophy-dragonfly"]


@pytest.mark.rule("EU-TRO-02")
def test_eu_tro_02_a_trophy_is_worth_nothing_and_cannot_be_sold() -> None:
    bare = a_table(gold=3)
    game = a_table(gold=3, sacks=["trophy-dragonfly", "trophy-ogre"])
    trader = a_table(
        at="i_f1-a", map={"i_f1": None}, liberated={"i_f1-a": 0}, traded={"i_f1-a": 0}, stack=(), sacks=["trophy-ogre"]
    )

    assert possessions(game.table, 0) == possessions(bare.table, 0)
    trader.play("trade")
    sold = trader.sales
    assert not [key for key in sold if "trophy" in key]


@pytest.mark.parametrize("trophy, level", [("dragonfly", 0), ("ogre", 1), ("hydra", 2)])
@pytest.mark.rule("EU-TRO-02")
def test_eu_tro_02_a_dropped_trophy_goes_to_the_pile_of_its_level(trophy: str, level: int) -> None:
    game = a_table(sacks=[f"trophy-{trophy}"])

    game.play("drop-menu", f"drop:trophy-{trophy}")

    assert (game.sacks(), discarded(game)[level]) == ([], [trophy])


@pytest.mark.rule("EU-TRO-02")
def test_eu_tro_02_the_card_of_an_elite_monster_leaves_the_game() -> None:
    game = a_table(sacks=["trophy-ettin"])

    game.play("drop-menu", "drop:trophy-ettin")

    assert (game.sacks(), discarded(game)) == ([], [[], [], []])


@pytest.mark.rule("EU-TRO-02")
def test_eu_tro_02_a_spent_trophy_goes_to_its_pile_too() -> None:
    figures = {"quests": {"hunter_4": {"cost": ((("trophy", 1, 2),),), "has": (), "reward": (("gold", 1, 0),)}}}
    game = a_table(figures=figures, sacks=["trophy-ogre"])
    quest = next(record for record in game.box.quests if record.key == "hunter_4")

    game.run("fulfil", 0, quest.id)

    assert (game.sacks(), discarded(game)[1], game.gold) == ([], ["ogre"], 1)


# -- Loot --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-LOT-01")
def test_eu_lot_01_all_icons_of_the_hex_are_gained() -> None:
    game = won(loot=(("gold", 3, 0), ("potion", 1, 0), ("gaar", 1, 0), ("silver", 1, 0)), silver_deck=["curse"])

    game.play("no-trophy", "to-sack").until("turn")

    assert (game.gold, game.gaar, game.silver(), game.gold_cards()) == (3, 1, ["curse"], [])
    assert (game.sacks(), game.reputation) == (["healing_potion"], 0)


@pytest.mark.rule("EU-LOT-01")
def test_eu_lot_01_a_gold_card() -> None:
    game = won(loot=(("gold_card", 1, 0),), gold_deck=["healing"])

    game.play("no-trophy").until("turn")

    assert (game.gold_cards(), game.silver(), game.gold) == (["healing"], [], 0)


@pytest.mark.rule("EU-LOT-01")
def test_eu_lot_01_only_the_victor_gains_loot() -> None:
    hexes = (a_hex(), a_hex(level=1, loot=(("gold", 3, 0),)), a_hex())
    lost = before_a_lair(hexes=hexes, dragonfly={"ranges": ((0, 99),)})
    again = won(loot=(("gold", 3, 0),), moves=3)
    again.play("no-trophy").until("turn")

    enter_lair(lost)
    again.play(f"go:{LAIR}-c", f"go:{LAIR}-b")

    assert (lost.gold, again.gold) == (0, 3)
