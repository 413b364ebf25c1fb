"""Silver, Gold and Control cards: drawing, discarding, exchanging.  [EU-CRD-03, EU-CRD-04]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import SILVER_TYPES
from muster.games.euthia.events import CACHE_EXCHANGED, CACHE_GROWS, CARDS_DISCARDED, CARDS_DRAWN, CARDS_EXCHANGED
from muster.games.euthia.offers.hand import SILVER_FOR_GOLD, discard_card_offers, price_of_gold_card, silver_offers
from muster.games.euthia.queries import cards_in_hand, has_caches
from muster.games.euthia.state import (
    GOLD_CACHE,
    GOLD_DECK,
    GOLD_DISCARD,
    IN_COMBAT,
    SILVER_CACHE,
    SILVER_DECK,
    SILVER_DISCARD,
    EuthiaTable,
    gold_hand,
    silver_hand,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import bury, draw, gather, give


def deck_of(gold: bool) -> int:
    return GOLD_DECK if gold else SILVER_DECK


def draw_cards(table: EuthiaTable, seat: Seat, gold: bool, number: int, caches: bool = True) -> None:
    """Cards into the hand; in solo and co-operative games as many join the cache.  [EU-CRD-03, EU-SOL-05]"""
    drawn = 0
    for _ in range(number):
        if take_card(table, gold, gold_hand(table, seat) if gold else silver_hand(table, seat)):
            drawn += 1
    if drawn:
        table.tell(CARDS_DRAWN, seat, "gold" if gold else "silver", drawn)
    if has_caches(table) and caches:
        add_to_cache(table, gold, number)
    if table.turn_state != IN_COMBAT:
        table.then(keep_hand_limit, seat)


def take_card(table: EuthiaTable, gold: bool, to: int) -> bool:
    """The top card of a deck, which is made anew from its discards when it is empty.  [EU-GLD-01, EU-GLD-06]"""
    deck = deck_of(gold)
    if not table.zones[deck].cards:
        discard = GOLD_DISCARD if gold else SILVER_DISCARD
        if not table.zones[discard].cards:
            return False
        gather(table, discard, deck, "cards")
    if table.layout[to].ordered:
        bury(table, deck, 0, to)  # a cache is a queue  [EU-SOL-25]
    else:
        draw(table, deck, to, "cards")
    return True


def add_to_cache(table: EuthiaTable, gold: bool, number: int) -> None:
    """Cards for the Monsters; four Silver become one Gold at once.  [EU-SOL-05, EU-SOL-07, EU-SOL-27, EU-SOL-31]"""
    cache = GOLD_CACHE if gold else SILVER_CACHE
    added = sum([take_card(table, gold, cache) for _ in range(number)])
    if added:
        table.tell(CACHE_GROWS, "gold" if gold else "silver", added)
    while len(table.zones[SILVER_CACHE].cards) >= SILVER_FOR_GOLD:
        for _ in range(SILVER_FOR_GOLD):
            put_under_deck(table, SILVER_CACHE, 0, False)
        take_card(table, True, GOLD_CACHE)
        table.tell(CACHE_EXCHANGED)


def put_under_deck(table: EuthiaTable, zone: int, index: int, gold: bool) -> None:
    """In solo and co-operative games cards go under their deck instead of being discarded.  [EU-SOL-09]"""
    bury(table, zone, index, deck_of(gold))


def cache_card_under_deck(table: EuthiaTable, gold_only: bool) -> None:
    """The top card of the Gold cache, else of the Silver one, goes under its deck."""
    for zone, gold in ((GOLD_CACHE, True), (SILVER_CACHE, False)):
        if table.zones[zone].cards:
            put_under_deck(table, zone, 0, gold)
            return
        if gold_only:
            return


def discard_from(table: EuthiaTable, zone: int, card: int) -> None:
    """A card of that type leaves a hand or the table."""
    gold = card >= SILVER_TYPES
    index = table.zones[zone].cards.index(card)
    if has_caches(table):
        put_under_deck(table, zone, index, gold)
    else:
        give(table, zone, index, GOLD_DISCARD if gold else SILVER_DISCARD)


# -- limits and exchanges ----------------------------------------------------------------------------------------------


def keep_hand_limit(table: EuthiaTable, seat: Seat) -> None:
    """Outside Combat at most five; four Silver may be exchanged first.  [EU-CRD-05, EU-CRD-14]"""
    if cards_in_hand(table, seat) > table.box.hand_limit:
        # How many cards there are is open, which they are is not: the question tells nothing.
        table.ask_anyway(seat, "hand-limit", discard_card_offers, reduce_hand)


def reduce_hand(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-CRD-05, EU-SOL-08]"""
    if choice.kind == "exchange":
        exchange_silver(table, seat)
    elif choice.kind in ("coin-silver", "coin-gold"):
        table.then(ahead.change_cards, seat, choice.kind)
    else:
        discard_card(table, seat, choice.value)
    table.then(keep_hand_limit, seat)


def discard_card(table: EuthiaTable, seat: Seat, card: int) -> None:
    zone = gold_hand(table, seat) if card >= SILVER_TYPES else silver_hand(table, seat)
    discard_from(table, zone, card)
    table.tell(CARDS_DISCARDED, seat, card)


def exchange_silver(table: EuthiaTable, seat: Seat) -> None:
    """Four Silver cards for a Gold one, without their effects; caches do not grow.  [EU-CRD-04, EU-SOL-06]"""
    table.then(give_silver, seat, price_of_gold_card(table, seat))


def give_silver(table: EuthiaTable, seat: Seat, left: int) -> None:
    """The owner chooses which, card by card.  [EU-CRD-04]"""
    if left:
        table.ask_anyway(seat, "give-silver", silver_offers, discard_silver, left)
        return
    take_card(table, True, gold_hand(table, seat))
    table.tell(CARDS_EXCHANGED, seat)


def discard_silver(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """[EU-CRD-04]"""
    discard_card(table, seat, choice.value)
    give_silver(table, seat, left - 1)


STEPS = steps(keep_hand_limit, reduce_hand, give_silver, discard_silver)
