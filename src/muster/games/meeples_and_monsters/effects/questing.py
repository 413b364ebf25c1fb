"""Drawing, discarding and completing Quests."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.games.meeples_and_monsters.content.pieces import Effect
from muster.games.meeples_and_monsters.effects import drawing, gaining
from muster.games.meeples_and_monsters.effects.gaining import IN_LODGINGS, ON_QUEST, score
from muster.games.meeples_and_monsters.events import QUEST_COMPLETED, QUEST_DISCARDED, QUESTS_DRAWN
from muster.games.meeples_and_monsters.offers import discard_offers, quest_offers
from muster.games.meeples_and_monsters.queries import is_fight, quests_in_hand
from muster.games.meeples_and_monsters.quests import FIGHT, PILE, asks_about_quests
from muster.games.meeples_and_monsters.state import (
    FROM_QUESTS,
    NOTHING,
    QUEST_DECK,
    QUEST_DISCARD,
    SECOND_READING,
    MeeplesTable,
    completed,
    hand,
    just_drawn,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import draw, gather, give


def quests(table: MeeplesTable, seat: Seat, place: int, number: int, discards: int) -> None:
    """Draw Quests, then discard some from the hand, old or new.  [MM-ICO-12, MM-ICO-13]"""
    draw_quests(table, seat, number, just_drawn(seat) if is_fight(place) else hand(seat))
    for _ in range(discards):
        table.then(discard_one, seat)
    if number and table.rules >= SECOND_READING and not is_fight(place) and not (place == IN_LODGINGS and table.beaten):
        table.then(
            offer_quests, seat, PILE, NOTHING
        )  # not yet those that a Monster has brought  [MM-QST-12, MM-QST-23]


def draw_quests(table: MeeplesTable, seat: Seat, number: int, to: int) -> None:
    """From the deck, which the discard pile renews; from nothing nothing is drawn.  [MM-QST-15, MM-QST-16]"""
    drawn: list[int] = []
    for _ in range(number):
        if not table.zones[QUEST_DECK].cards:
            gather(table, QUEST_DISCARD, QUEST_DECK, "quests")
        if not table.zones[QUEST_DECK].cards:
            break
        drawn.append(draw(table, QUEST_DECK, to, "quests"))
    if number:
        table.tell(QUESTS_DRAWN, seat, len(drawn), tuple(drawn))


def discard_one(table: MeeplesTable, seat: Seat) -> None:
    """As far as there are Quests.  [MM-ICO-04, MM-FAQ-06]"""
    if quests_in_hand(table, seat):
        table.ask(seat, "discard", discard_offers, discard_chosen)


def discard_chosen(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """Face up on the discard pile; no penalty will come of it.  [MM-ICO-04, MM-QST-17, MM-QST-19]"""
    zone = hand(seat) if choice.value in table.zones[hand(seat)].cards else just_drawn(seat)
    give(table, zone, table.zones[zone].cards.index(choice.value), QUEST_DISCARD)
    table.tell(QUEST_DISCARDED, seat, choice.value)


def offer_quests(table: MeeplesTable, seat: Seat, when: str, spot: int) -> None:
    """Ask whether to complete Quests. That one is asked depends on open facts only.  [MM-QST-08, MM-QST-09]"""
    if asks_about_quests(table, seat, when, spot):
        table.ask_anyway(seat, "quests", quest_offers, complete_quest, when, spot)
    elif when == FIGHT:
        keep_just_drawn(table, seat)


def complete_quest(table: MeeplesTable, choice: Option, seat: Seat, when: str, spot: int) -> None:
    """Reveal it, gain its VP, carry out its bonus; then perhaps the next.  [MM-QST-03, MM-QST-06, MM-QST-10]"""
    if choice.kind == "pass":
        if when == FIGHT:
            keep_just_drawn(table, seat)
        return
    card = table.box.quests[choice.value]
    give(table, hand(seat), table.zones[hand(seat)].cards.index(card.id), completed(seat))
    score(table, seat, card.vp, FROM_QUESTS)
    table.tell(QUEST_COMPLETED, seat, card.id, card.vp)
    if card.kind == "triggered":
        carry_out(table, seat, spot if when == FIGHT else ON_QUEST, card.effects)
    table.then(offer_quests, seat, when, spot)


def keep_just_drawn(table: MeeplesTable, seat: Seat) -> None:
    """Quests drawn through a fight join the hand when that fight is over.  [MM-QST-12, MM-QST-20]"""
    zone = just_drawn(seat)
    while table.zones[zone].cards:
        give(table, zone, 0, hand(seat))


EFFECTS: Final[dict[str, Callable[..., None]]] = gaining.EFFECTS | drawing.EFFECTS | steps(quests)


def carry_out(table: MeeplesTable, seat: Seat, place: int, effects: tuple[Effect, ...]) -> None:
    """What a card, a room or a place says, in its order.  [MM-RES-02]"""
    for name, *figures in effects:
        table.then(EFFECTS[name], seat, place, *figures)


STEPS = steps(quests, discard_one, discard_chosen, offer_quests, complete_quest)
