"""Choices that single tiles bring into a Combat."""

from __future__ import annotations

from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.game import Prompt, offers
from muster.kernel.table import Options, Seat


def foe_card_offers(table: EuthiaTable, seat: Seat, any_card: int) -> Options:
    """Cards of the Monster-player's hand that the Hero-player has just seen."""
    named = table.box.options
    foe = table.foe_player
    cards = set(table.zones[silver_hand(table, foe)].cards)
    if any_card:
        cards |= set(table.zones[gold_hand(table, foe)].cards)
    return (*[named["discard-card"][card] for card in sorted(cards)], named["leave"][0])


OFFERS = offers(foe_card_offers)
PROMPTS = {"foe-card": Prompt("EU-COM-25", "EU-TIM-01")}
