"""Choices that single tiles bring into a Combat."""

from __future__ import annotations

from muster.games.euthia.offers.combat import cancellable
from muster.games.euthia.state import GOLD_CACHE, NOBODY, SILVER_CACHE, EuthiaTable, gold_hand, silver_hand
from muster.kernel.game import Prompt, offers
from muster.kernel.table import Options, Seat


def foe_zones(table: EuthiaTable) -> tuple[int, int]:
    """The Monster-player's Silver and Gold cards; where nobody plays the Monster the caches.  [EU-COP-11]"""
    foe = table.foe_player
    return (SILVER_CACHE, GOLD_CACHE) if foe == NOBODY else (silver_hand(table, foe), gold_hand(table, foe))


def foe_card_offers(table: EuthiaTable, seat: Seat, any_card: int) -> Options:
    """Cards of the Monster-player's hand that the Hero-player has just seen."""
    named = table.box.options
    silver, gold = foe_zones(table)
    cards = set(table.zones[silver].cards)
    if any_card:
        cards |= set(table.zones[gold].cards)
    return (*[named["discard-card"][card] for card in sorted(cards)], named["leave"][0])


def cancel_offers(table: EuthiaTable, seat: Seat, curse: int) -> Options:
    """Plays of this Combat Round that a tile can cancel; equal ones are one option.  [EU-TIM-01]"""
    named = table.box.options
    plays = [table.played[at] for at in cancellable(table, bool(curse))]
    return tuple(dict.fromkeys([named[f"play-{number}"][card] for card, number, _ in plays]))


OFFERS = offers(foe_card_offers, cancel_offers)
PROMPTS = {
    "foe-card": Prompt("EU-COM-25", "EU-TIM-01", says={"leave": "option-discard-none"}),
    "cancel-play": Prompt(
        *("EU-TIM-01", "EU-SOL-24"),
        says={f"play-{number}": f"option-cancel-{number}" for number in (1, 2, 3)},
    ),
}
