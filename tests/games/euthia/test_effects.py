"""Every word that content may use is carried out, and what a card did is taken back by the rule that did it."""

from __future__ import annotations

from typing import get_args

import pytest
from tests.games.euthia.fighting import a_long_fight
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.content.abilities import (
    CardWord,
    CombatWord,
    GoodWord,
    LookWord,
    OutsideWord,
    SpecialWord,
    TeleportWord,
    words_in,
)
from muster.games.euthia.content.pieces import Effect
from muster.games.euthia.effects.gaining import gain_one, goods_in
from muster.games.euthia.effects.things import work_outside
from muster.games.euthia.phases.card_plays import work_box
from muster.games.euthia.phases.combat_uses import work
from muster.games.euthia.phases.monster_attack import special_effect
from muster.kernel.errors import BrokenRule

HEALED_OR_TAKEN = ("mheal", "take_gaar")  # stay when a play is cancelled


def a_fight_under_way() -> Sitting:
    game = a_long_fight(gaar=3, silver_deck=["curse"] * 3)
    game.table.damage = 5
    return game


@pytest.mark.rule("EU-HTL-15")
@pytest.mark.parametrize("word", sorted({*words_in(CombatWord)} - {"cancel_play", "cancel_curse"}))
def test_eu_htl_15_each_word_of_a_tile_is_carried_out_in_combat(word: CombatWord) -> None:
    game = a_fight_under_way()
    tile = game.box.tiles[0]

    work(game.table, 0, game.box.copy_ids[0][0], tile, (word, 1, 0))


def test_what_is_no_part_of_a_combat_is_not_passed_over_in_silence() -> None:
    game = a_fight_under_way()

    with pytest.raises(BrokenRule, match="cart does nothing in Combat"):
        work(game.table, 0, game.box.copy_ids[0][0], game.box.tiles[0], ("cart", 1, 0))
    with pytest.raises(BrokenRule, match="ember does nothing outside Combat"):
        work_outside(game.table, 0, ("ember", 1, 0))


@pytest.mark.parametrize("word", sorted({*words_in(GoodWord)}))
def test_each_good_is_gained(word: GoodWord) -> None:
    game = a_table(health=3, gold=2)
    effect: Effect = (word, 1, 1)

    for good in goods_in((effect,)):
        gain_one(game.table, 0, good)


@pytest.mark.parametrize("word", sorted({*words_in(TeleportWord | LookWord | OutsideWord)}))
def test_each_word_of_a_tile_is_carried_out_outside_combat(word: TeleportWord) -> None:
    work_outside(a_table(moves=1).table, 0, (word, 1, 0))


@pytest.mark.rule("EU-ELI-13")
@pytest.mark.parametrize("word", get_args(SpecialWord))
def test_eu_eli_13_each_word_of_an_elite_is_carried_out(word: SpecialWord) -> None:
    special_effect(a_fight_under_way().table, (word, 1, 0))


@pytest.mark.rule("EU-CRD-12")
@pytest.mark.parametrize("word", get_args(CardWord))
def test_eu_crd_12_what_a_box_does_to_the_attack_can_be_taken_back(word: CardWord) -> None:
    table = a_fight_under_way().table

    def attack() -> tuple[object, ...]:
        return table.value, table.injuries, table.harm, table.next_malus, table.roll_malus, table.monster_gaar

    before, whole = attack(), (table.damage, table.gaar[0])
    work_box(table, (word, 2, 0))
    changed = (attack(), (table.damage, table.gaar[0]))
    assert changed != (before, whole)

    work_box(table, (word, 2, 0), -1)

    if word in HEALED_OR_TAKEN:
        assert (attack(), (table.damage, table.gaar[0])) == changed
    else:
        assert attack() == before
