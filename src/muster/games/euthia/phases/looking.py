"""Tiles that let a Hero look: at hands, caches, and the next Map tile.  [EU-MST-11, EU-GLD-08]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.effects.cards import put_under_deck
from muster.games.euthia.events import HAND_SEEN
from muster.games.euthia.phases.moving import next_chapter
from muster.games.euthia.queries import has_caches
from muster.games.euthia.state import (
    GOLD_CACHE,
    SILVER_CACHE,
    EuthiaTable,
    gold_hand,
    silver_hand,
)
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat
from muster.kernel.zones import reorder, show

CACHES = (SILVER_CACHE, GOLD_CACHE)


def look(table: EuthiaTable, seat: Seat, what: str, number: int) -> None:
    """An opponent's hand, cards of a cache, or the Map tile that comes next."""
    if what == "look_hand":
        if has_caches(table):
            look_at_caches(table, seat)
        else:
            table.ask(seat, "look-at", seat_offers, look_at_hand)
    elif what == "tracker":
        zone = next_chapter(table)
        if zone != NOTHING:
            show(table, zone, 0, 1 << seat)
    elif cache_offers(table, seat, what, number):
        table.ask(seat, "look-cache", cache_offers, open_cache, what, number)


# -- hands -------------------------------------------------------------------------------------------------------------


def seat_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Whose hand is seen."""
    named = table.box.options["seat"]
    return tuple([named[other] for other in range(table.seats) if other != seat])


def look_at_hand(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """All cards of the hand are seen once."""
    for zone in (silver_hand(table, choice.value), gold_hand(table, choice.value)):
        for at in range(len(table.zones[zone].cards)):
            show(table, zone, at, 1 << seat)
    table.tell(HAND_SEEN, seat, choice.value)


# -- caches ------------------------------------------------------------------------------------------------------------


def look_at_caches(table: EuthiaTable, seat: Seat) -> None:
    """Among partners the caches stand for the hand of whoever plays the Monsters.  [EU-COP-11]"""
    for zone in CACHES:
        for at in range(len(table.zones[zone].cards)):
            show(table, zone, at, 1 << seat)


def cache_offers(table: EuthiaTable, seat: Seat, what: str, number: int) -> Options:
    """Which cache: one that has cards."""
    named = table.box.options["cache"]
    return tuple([named[at] for at, zone in enumerate(CACHES) if table.zones[zone].cards])


def open_cache(table: EuthiaTable, choice: Option, seat: Seat, what: str, number: int) -> None:
    """The top card goes under its deck, or some are seen first."""
    zone = CACHES[choice.value]
    if what == "cache_choice":
        put_under_deck(table, zone, 0, zone == GOLD_CACHE)
        return
    seen = min(number, len(table.zones[zone].cards))
    for at in range(seen):
        show(table, zone, at, 1 << seat)
    if what == "cache_pick":
        table.ask(seat, "cache-pick", seen_offers, bury_card, zone, seen)
    else:
        table.ask(seat, "cache-order", order_offers, order_cache, zone, 0, seen)


def seen_offers(table: EuthiaTable, seat: Seat, zone: int, seen: int) -> Options:
    """Which of the cards on top goes."""
    named = table.box.options["discard-card"]
    return tuple([named[card] for card in sorted(set(table.zones[zone].cards[:seen]))])


def bury_card(table: EuthiaTable, choice: Option, seat: Seat, zone: int, seen: int) -> None:
    """One of the cards goes under its deck, the others stay."""
    put_under_deck(table, zone, table.zones[zone].cards.index(choice.value), zone == GOLD_CACHE)


def order_offers(table: EuthiaTable, seat: Seat, zone: int, placed: int, left: int) -> Options:
    """Each card that was seen goes on top of the cache or to its bottom, in any order.  [EU-SOL-25]"""
    cards = sorted(set(table.zones[zone].cards[placed : placed + left]))
    named = table.box.options
    return (*[named["to-top"][card] for card in cards], *[named["to-bottom"][card] for card in cards])


def order_cache(table: EuthiaTable, choice: Option, seat: Seat, zone: int, placed: int, left: int) -> None:
    """Over those placed on top before, or under those placed at the bottom.  [EU-SOL-25]"""
    on_top = choice.kind == "to-top"
    reorder(table, zone, table.zones[zone].cards.index(choice.value, placed), on_top)
    placed += on_top
    if left > 1:
        table.ask(seat, "cache-order", order_offers, order_cache, zone, placed, left - 1)


OFFERS = offers(seat_offers, cache_offers, seen_offers, order_offers)
PROMPTS = {
    "look-at": Prompt("EU-GLD-08"),
    "look-cache": Prompt("EU-SOL-25"),
    "cache-pick": Prompt("EU-SOL-25"),
    "cache-order": Prompt("EU-SOL-25"),
}
STEPS = steps(look, look_at_hand, open_cache, bury_card, order_cache)
ahead.look = look
