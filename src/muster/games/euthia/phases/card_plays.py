"""Plays of Silver and Gold cards and what their boxes do.  [EU-CRD-07]"""

from __future__ import annotations

from typing import assert_never

from muster.games.euthia.content.pieces import NOTHING, SILVER_TYPES, CardEffect
from muster.games.euthia.effects.carrying import spend_gaar
from muster.games.euthia.events import CARDS_PLAYED, GAAR_LOST
from muster.games.euthia.offers.combat import price_of_play
from muster.games.euthia.phases.harm import heal_monster
from muster.games.euthia.queries import gaar_of, has_caches, is_skoldur
from muster.games.euthia.state import (
    DEARER_PLAY,
    GOLD_DECK,
    GOLD_DISCARD,
    SILVER_DECK,
    SILVER_DISCARD,
    EuthiaTable,
    gold_hand,
    silver_hand,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import lay_under, pick_out, place


def play_cards(table: EuthiaTable, seat: Seat, choice: Option) -> None:
    """Matching cards leave the hand together; one Chaos token pays for them.  [EU-CRD-07, EU-CRD-08]"""
    number = int(choice.kind[-1])
    card = choice.value
    table.chaos -= price_of_play(table)
    table.flags &= ~DEARER_PLAY
    zone = gold_hand(table, seat) if card >= SILVER_TYPES else silver_hand(table, seat)
    for _ in range(number):
        pick_out(table, zone, card)
    table.tell(CARDS_PLAYED, seat, card, number)
    lay_play(table, card, number)


def lay_play(table: EuthiaTable, card: int, number: int) -> None:
    """The box for so many copies works; Ongoing effects stay.  [EU-CRD-07, EU-CRD-10]"""
    table.played = (*table.played, (card, number, table.combat_round))
    for effect in table.box.cards[card].boxes[number - 1]:
        work_box(table, effect)


def work_box(table: EuthiaTable, effect: CardEffect, times: int = 1) -> None:
    """One effect of a box, for the Monster; -1 takes it back, save healing and thefts.  [EU-CRD-12, EU-INJ-08]"""
    name, number, _ = effect
    plain, plus, minus = table.injuries
    match name:
        case "foot":
            table.value += times * number
        case "inj":
            table.injuries = (plain + times * number, plus, minus)
        case "inj_plus":
            table.injuries = (plain, plus + times * number, minus)
        case "next":
            table.next_malus += times * number
        case "clover":
            table.roll_malus += times * abs(number)
        case "dmg_minus":
            base, more, less = table.harm
            table.harm = (base, more, less + times * number)
        case "monster_gaar":
            table.monster_gaar = max(0, table.monster_gaar + times * number)
            table.soul_control = times > 0
        case "mheal":
            if times > 0:
                heal_monster(table, number)
        case "take_gaar":
            if times > 0:
                take_gaar(table, number)
        case _:
            assert_never(name)


def take_gaar(table: EuthiaTable, number: int) -> None:
    """Mind Control takes Gaar, from Skoldur Dwurt if he has no Gaar.  [EU-SOL-22]"""
    seat = table.fighter
    for _ in range(number):
        if gaar_of(table, seat):
            spend_gaar(table, seat, 1)
        elif is_skoldur(table, seat) and table.dwurt[seat]:
            table.dwurt[seat] -= 1
        else:
            return
        table.monster_gaar += 1
        table.tell(GAAR_LOST, seat, 1)


# -- when played cards go ----------------------------------------------------------------------------------------------


def has_clover(table: EuthiaTable, card: int, number: int) -> bool:
    return any(name == "clover" for name, _, _ in table.box.cards[card].boxes[number - 1])


def expire_clovers(table: EuthiaTable) -> None:
    """Step A: Clover effects of the round before end, their cards go.  [EU-MAT-03, EU-CRD-09]"""
    table.roll_malus = 0
    discard_plays(table, clovers_too=True)


def discard_plays(table: EuthiaTable, clovers_too: bool) -> None:
    """Cards of earlier rounds leave the table, unless an Ongoing effect keeps them."""
    kept: list[tuple[int, int, int]] = []
    for card, number, played in table.played:
        record = table.box.cards[card]
        stays = bool(record.ongoing) or (has_clover(table, card, number) and not clovers_too)
        if stays or (clovers_too and played == table.combat_round):
            kept.append((card, number, played))
        else:
            put_back(table, card, number)
    table.played = tuple(kept)


def put_back(table: EuthiaTable, card: int, number: int) -> None:
    """Played cards go to their discard pile, in solo and co-operative games under their deck.  [EU-SOL-09]"""
    gold = card >= SILVER_TYPES
    table.shown += 1  # everybody sees where they go
    if has_caches(table):
        lay_under(table, GOLD_DECK if gold else SILVER_DECK, (card,) * number)
    else:
        pile = GOLD_DISCARD if gold else SILVER_DISCARD
        place(table, pile, table.zones[pile].cards + (card,) * number)


def close_combat_round(table: EuthiaTable) -> None:
    """Regeneration, then plain cards are discarded.  [EU-CRD-09, EU-CRD-10]"""
    if table.monster == NOTHING:
        return
    for card, _, _ in table.played:
        for name, number, _ in table.box.cards[card].ongoing:
            if name == "mheal":
                heal_monster(table, number)
    discard_plays(table, clovers_too=False)
    table.soul_control = False


def discard_all_plays(table: EuthiaTable) -> None:
    """At the end of the Combat everything played is discarded.  [EU-ECO-05]"""
    for card, number, _ in table.played:
        put_back(table, card, number)
    table.played = ()


STEPS = steps(close_combat_round)
