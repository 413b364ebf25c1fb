"""Choices about Silver and Gold cards in hand."""

from __future__ import annotations

from muster.games.euthia.queries import has_caches, permanent
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

SILVER_FOR_GOLD = 4


def may_exchange(table: EuthiaTable, seat: Seat) -> bool:
    """Are there Silver cards enough for a Gold one?  [EU-CRD-04]"""
    return len(table.zones[silver_hand(table, seat)].cards) >= price_of_gold_card(table, seat)


def price_of_gold_card(table: EuthiaTable, seat: Seat) -> int:
    """Four Silver cards; fewer with the Amulet of Doom.  [EU-CRD-04]"""
    return SILVER_FOR_GOLD - permanent(table, seat, "cheaper_gold")


def list_coins(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Where nobody plays the Monsters, cards bring Gold at any time.  [EU-SOL-08, EU-COP-10]"""
    if has_caches(table):
        if len(table.zones[silver_hand(table, seat)].cards) >= SILVER_FOR_GOLD:
            options.append(table.box.options["coin-silver"][0])
        if table.zones[gold_hand(table, seat)].cards:
            options.append(table.box.options["coin-gold"][0])


def discard_card_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Which card goes, or first four Silver for a Gold one, or cards for a coin.  [EU-CRD-05, EU-SOL-08]"""
    named = table.box.options
    cards = {*table.zones[silver_hand(table, seat)].cards, *table.zones[gold_hand(table, seat)].cards}
    options: list[Option] = [named["discard-card"][card] for card in sorted(cards)]
    if may_exchange(table, seat):
        options.append(named["exchange"][0])
    list_coins(table, seat, options)
    return tuple(options)


def silver_offers(table: EuthiaTable, seat: Seat, left: int) -> Options:
    """Which Silver card is given up for a Gold one.  [EU-CRD-04]"""
    named = table.box.options["discard-card"]
    return tuple([named[card] for card in sorted(set(table.zones[silver_hand(table, seat)].cards))])


def gold_card_offers(table: EuthiaTable, seat: Seat, left: int) -> Options:
    """Which Gold card is given up."""
    named = table.box.options["discard-card"]
    return tuple([named[card] for card in sorted(set(table.zones[gold_hand(table, seat)].cards))])


OFFERS = offers(discard_card_offers, silver_offers, gold_card_offers)

PROMPTS = {
    "hand-limit": Prompt("EU-CRD-05", "EU-CRD-14", "EU-SOL-08"),
    "give-silver": Prompt("EU-CRD-04"),
    "give-card": Prompt("EU-QST-03", "EU-COP-02"),
}
