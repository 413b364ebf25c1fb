"""Effects that draw meeples from the bag, and put meeples back into it."""

from __future__ import annotations

from typing import Final, Literal

from muster.games.meeples_and_monsters.content.parts import Number, NumberOrNone
from muster.games.meeples_and_monsters.content.pieces import CORRUPTION, Act, Group, Piece
from muster.games.meeples_and_monsters.effects.effect import Brings, Deed, DrawEffect, Hopes, On, Wording, act, units
from muster.games.meeples_and_monsters.effects.moving import draw_from_bag
from muster.games.meeples_and_monsters.effects.signs import LATER, meeples, token
from muster.games.meeples_and_monsters.events import MEEPLE_REBAGGED
from muster.games.meeples_and_monsters.offers import rebag_offers
from muster.games.meeples_and_monsters.queries import clockwise
from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.signs import Sign
from muster.kernel.table import Seat

NOW: Final = "now"


class DrawMeeples(Deed, frozen=True, tag="draw_meeples"):
    """Draw meeples at once, or more of them in the Draw Phase."""

    n: Number
    when: Literal["now", "draw_phase"]

    on = On.AT_ONCE | On.HILL
    brings = Brings.MEEPLES

    def act(self) -> Act:
        return act(draw_meeples, self.n, self.when)

    def add_to(self, piece: Piece) -> None:
        """Who is drawn stays in the Tavern: no place that waits has anything to do with them."""

    def hold(self, table: MeeplesTable, seat: Seat, group: Group) -> None:
        """Drawn at once, at the start of the turn.  [MM-KOH-08, MM-KOH-09]"""
        draw_from_bag(table, seat, self.n)

    def line(self, piece: On) -> Wording:
        return f"effect-draw_meeples-{self.when}", {"n": self.n}

    def sign(self) -> Sign:
        drawn = token("draw", self.n)
        return (drawn,) if self.when == NOW else (drawn, LATER)

    def worth(self, hopes: Hopes, spot: int) -> float:
        return self.n * hopes.average if hopes.turns >= 1 else 0.0


def draw_meeples(table: MeeplesTable, seat: Seat, place: int, number: int, when: str) -> None:
    """Extra meeples: at once, or on top of the next hand.  [MM-ICO-10, MM-RES-06]"""
    if when == NOW:
        draw_from_bag(table, seat, number)
    else:
        table.extra_draw += number


class Rebag(Deed, frozen=True, tag="rebag"):
    """Put meeples from the Lodgings back into the bag; the others may put back ``others``."""

    own: Number
    others: NumberOrNone

    on = On.AT_ONCE

    def act(self) -> Act:
        return act(rebag, self.own, self.others)

    def line(self, piece: On) -> Wording:
        if self.others:
            return "effect-rebag-others", {"own": self.own, "others": self.others}
        return "effect-rebag", {"own": self.own}

    def sign(self) -> Sign:
        return (token("bag", f"{self.own}({self.others})" if self.others else self.own),)

    def worth(self, hopes: Hopes, spot: int) -> float:
        return 0.1 * self.own if hopes.turns >= 1 else 0.0


def rebag(table: MeeplesTable, seat: Seat, place: int, own: int, others: int) -> None:
    """From the Lodgings back into the bag; then the others, clockwise.  [MM-ICO-16, MM-TRN-04]"""
    table.then(rebag_some, seat, own)
    for other in clockwise(table, seat)[1:]:
        table.then(rebag_some, other, others)


def rebag_some(table: MeeplesTable, seat: Seat, left: int) -> None:
    """[MM-ICO-16]"""
    if left and any(table.lodgings[seat]):
        table.ask(seat, "rebag", rebag_offers, put_into_bag, left)


def put_into_bag(table: MeeplesTable, choice: Option, seat: Seat, left: int) -> None:
    """[MM-ICO-16]"""
    if choice is table.box.no_more:
        return
    table.lodgings[seat][choice.value] -= 1
    table.bags[seat][choice.value] += 1
    table.tell(MEEPLE_REBAGGED, seat, choice.value)
    table.then(rebag_some, seat, left - 1)


class SwapCorruption(DrawEffect, frozen=True, tag="swap_corruption"):
    """Draw Phase: Corruption may go from Tavern to Lodgings, and as many meeples are drawn for it."""

    n: Number

    def may_be_used(self, table: MeeplesTable, seat: Seat) -> bool:
        return table.taverns[seat][CORRUPTION] > 0

    def use(self, table: MeeplesTable, seat: Seat) -> None:
        swap_corruption(table, seat, self.n)

    def line(self, piece: On) -> Wording:
        drawn = ("count-meeples", self.n)
        return "effect-swap_corruption", {"units": units("corruption", self.n), "meeples": drawn}

    def sign(self) -> Sign:
        return (*meeples("corruption"), token("draw", self.n))

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.turns * hopes.average * 0.7


def swap_corruption(table: MeeplesTable, seat: Seat, most: int) -> None:
    """Corruption is Exhausted, and a meeple drawn for each.  [MM-DRW-11]"""
    number = min(most, table.taverns[seat][CORRUPTION])
    table.taverns[seat][CORRUPTION] -= number
    table.lodgings[seat][CORRUPTION] += number
    draw_from_bag(table, seat, number)


class DrawPhaseDraw(DrawEffect, frozen=True, tag="draw_phase_draw"):
    """Draw Phase: more meeples."""

    n: Number

    def use(self, table: MeeplesTable, seat: Seat) -> None:
        draw_from_bag(table, seat, self.n)

    def line(self, piece: On) -> Wording:
        return "effect-draw_phase_draw", {"n": self.n}

    def sign(self) -> Sign:
        return token("draw", f"+{self.n}"), LATER

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.turns * hopes.average


DRAWING = DrawMeeples | Rebag | SwapCorruption | DrawPhaseDraw
STEPS = steps(draw_meeples, rebag, rebag_some, put_into_bag)
