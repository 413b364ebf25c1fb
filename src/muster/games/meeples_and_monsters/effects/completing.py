"""Completing Quests, and carrying out what a card, a room or a place says."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.pieces import TRIGGERED, Act
from muster.games.meeples_and_monsters.effects.moving import ON_QUEST, keep_just_drawn, score
from muster.games.meeples_and_monsters.events import QUEST_COMPLETED
from muster.games.meeples_and_monsters.offers import quest_offers
from muster.games.meeples_and_monsters.quests import FIGHT, asks_about_quests
from muster.games.meeples_and_monsters.state import FROM_QUESTS, MeeplesTable, completed, hand
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import give


def carry_out(table: MeeplesTable, seat: Seat, place: int, acts: tuple[Act, ...]) -> None:
    """What a card, a room or a place says, in its order.  [MM-RES-02]"""
    for step, figures in acts:
        table.then(step, seat, place, *figures)


def offer_quests(table: MeeplesTable, seat: Seat, when: str, spot: int) -> None:
    """Ask whether to complete Quests. That one is asked depends on open facts only.  [MM-QST-08, MM-QST-09]"""
    if asks_about_quests(table, seat, when, spot):
        table.ask_anyway(seat, "quests", quest_offers, complete_quest, when, spot)
    elif when == FIGHT:
        keep_just_drawn(table, seat)


def complete_quest(table: MeeplesTable, choice: Option, seat: Seat, when: str, spot: int) -> None:
    """Reveal it, gain its VP, carry out its bonus; then perhaps the next.  [MM-QST-03, MM-QST-06, MM-QST-10]"""
    if choice is table.box.passing:
        if when == FIGHT:
            keep_just_drawn(table, seat)
        return
    card = table.box.quests[choice.value]
    give(table, hand(seat), table.zones[hand(seat)].cards.index(card.id), completed(seat))
    score(table, seat, card.vp, FROM_QUESTS)
    table.tell(QUEST_COMPLETED, seat, card.id, card.vp)
    if card.kind == TRIGGERED:
        carry_out(table, seat, spot if when == FIGHT else ON_QUEST, card.acts)
    table.then(offer_quests, seat, when, spot)


STEPS = steps(offer_quests, complete_quest)
