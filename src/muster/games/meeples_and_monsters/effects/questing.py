"""Effects that draw and discard Quests."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.parts import Number, NumberOrNone
from muster.games.meeples_and_monsters.content.pieces import Act, Piece
from muster.games.meeples_and_monsters.effects.completing import offer_quests
from muster.games.meeples_and_monsters.effects.effect import Brings, Deed, Hopes, On, Wording, act
from muster.games.meeples_and_monsters.effects.moving import IN_LODGINGS, draw_quests
from muster.games.meeples_and_monsters.effects.signs import token
from muster.games.meeples_and_monsters.events import QUEST_DISCARDED
from muster.games.meeples_and_monsters.offers import discard_offers
from muster.games.meeples_and_monsters.queries import is_fight, quests_in_hand
from muster.games.meeples_and_monsters.quests import PILE
from muster.games.meeples_and_monsters.state import (
    NOTHING,
    QUESTS,
    SECOND_READING,
    MeeplesTable,
    hand,
    just_drawn,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.signs import Sign
from muster.kernel.table import Seat


class Quests(Deed, frozen=True, tag="quests"):
    """Draw Quests, then discard some from the hand."""

    draw: Number
    discard: NumberOrNone

    on = On.AT_ONCE
    brings = Brings.QUESTS

    def act(self) -> Act:
        return act(quests, self.draw, self.discard)

    def add_to(self, piece: Piece) -> None:
        piece.consequences.quests += 1
        piece.finds_quests = True

    def line(self, piece: On) -> Wording:
        drawn = ("count-quests", self.draw)
        if self.discard:
            return "effect-quests-discard", {"quests": drawn, "discard": self.discard}
        return "effect-quests", {"quests": drawn}

    def sign(self) -> Sign:
        return (token("quests", f"+{self.draw}" + (f"−{self.discard}" if self.discard else "")),)

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.find_quests(self.draw, self.discard)


class DiscardQuest(Deed, frozen=True, tag="discard_quest"):
    """Discard Quests from the hand."""

    n: Number

    on = On.AT_ONCE
    brings = Brings.QUESTS

    def act(self) -> Act:
        return act(quests, 0, self.n)

    def add_to(self, piece: Piece) -> None:
        piece.consequences.quests += 1

    def line(self, piece: On) -> Wording:
        return "effect-discard_quest", {"quests": ("count-quests", self.n)}

    def sign(self) -> Sign:
        return (token("quests", f"−{self.n}"),)

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.find_quests(0, self.n)


def quests(table: MeeplesTable, seat: Seat, place: int, number: int, discards: int) -> None:
    """Draw Quests, then discard some from the hand, old or new.  [MM-ICO-12, MM-ICO-13]"""
    draw_quests(table, seat, number, just_drawn(seat) if is_fight(place) else hand(seat))
    for _ in range(discards):
        table.then(discard_one, seat)
    if number and table.rules >= SECOND_READING and not is_fight(place) and not (place == IN_LODGINGS and table.beaten):
        # Not yet those that a Monster has brought.  [MM-QST-12, MM-QST-23]
        table.then(offer_quests, seat, PILE, NOTHING)


def discard_one(table: MeeplesTable, seat: Seat) -> None:
    """As far as there are Quests.  [MM-ICO-04, MM-FAQ-06]"""
    if quests_in_hand(table, seat):
        table.ask(seat, "discard", discard_offers, discard_chosen)


def discard_chosen(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """Face up on the discard pile; no penalty will come of it.  [MM-ICO-04, MM-QST-17, MM-QST-19]"""
    zone = hand(seat) if choice.value in table.zones[hand(seat)].cards else just_drawn(seat)
    QUESTS.discard(table, zone, table.zones[zone].cards.index(choice.value))
    table.tell(QUEST_DISCARDED, seat, choice.value)


QUESTING = Quests | DiscardQuest
STEPS = steps(quests, discard_one, discard_chosen)
