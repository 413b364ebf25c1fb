"""Tiles that let a Hero look: at hands, caches, and the next Map tile.  [EU-MST-11, EU-GLD-08]"""

from __future__ import annotations

from muster.games.euthia.effects.cards import put_under_deck
from muster.games.euthia.events import HAND_SEEN
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
from muster.kernel.zones import show


def look(table: EuthiaTable, seat: Seat, what: str, number: int) -> None:
    """An opponent's hand, or cards of a cache."""
    if what == "look_hand":
        others = [other for other in range(table.seats) if other != seat]
        if others:
            table.ask(seat, "look-at", seat_offers, look_at_hand)
    elif what in ("look_cache", "cache_choice", "cache_under") and cache_offers(table, seat, what, number):
        table.ask(seat, "look-cache", cache_offers, look_at_cache, what, number)


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


def cache_offers(table: EuthiaTable, seat: Seat, what: str, number: int) -> Options:
    """Which cache: one that has cards."""
    named = table.box.options["cache"]
    zones = (SILVER_CACHE, GOLD_CACHE)
    return tuple([named[at] for at, zone in enumerate(zones) if table.zones[zone].cards])


def look_at_cache(table: EuthiaTable, choice: Option, seat: Seat, what: str, number: int) -> None:
    """Top cards are seen, or one goes under its deck."""
    zone = (SILVER_CACHE, GOLD_CACHE)[choice.value]
    if what == "look_cache":
        for at in range(min(number, len(table.zones[zone].cards))):
            show(table, zone, at, 1 << seat)
    else:
        put_under_deck(table, zone, 0, choice.value == 1)


OFFERS = offers(seat_offers, cache_offers)
PROMPTS = {
    "look-at": Prompt("EU-GLD-08"),
    "look-cache": Prompt("EU-SOL-25"),
}
STEPS = steps(look, look_at_hand, look_at_cache)
