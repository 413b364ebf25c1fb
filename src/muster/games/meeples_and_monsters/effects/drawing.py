"""Drawing meeples from the bag, and putting meeples back into it."""

from __future__ import annotations

from collections.abc import Sequence

from muster.games.meeples_and_monsters.content.pieces import MEEPLES, SHAMAN, SHAMAN_AS, Group
from muster.games.meeples_and_monsters.events import BAG_REFILLED, MEEPLE_REBAGGED, MEEPLES_DRAWN
from muster.games.meeples_and_monsters.offers import rebag_offers
from muster.games.meeples_and_monsters.queries import clockwise
from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def draw_from_bag(table: MeeplesTable, seat: Seat, number: int) -> None:
    """Draw blindly into the Tavern; an empty bag takes the Lodgings first.  [MM-DRW-09, MM-DRW-10]"""
    bag = table.bags[seat]
    drawn = table.chance.take_kinds("bag", bag, min(number, sum(bag)))
    if len(drawn) < number:
        left = refill_bag(table, seat)
        drawn += table.chance.take_kinds("bag", table.bags[seat], min(number - len(drawn), left))
    tavern = table.taverns[seat]
    for kind in drawn:
        tavern[kind] += 1
    if table.telling is not None:
        table.tell(MEEPLES_DRAWN, seat, tuple([drawn.count(kind) for kind in range(MEEPLES)]))


def refill_bag(table: MeeplesTable, seat: Seat) -> int:
    """All meeples of the Lodgings go into the empty bag.  [MM-DRW-09]"""
    lodgings = table.lodgings[seat]
    number = sum(lodgings)
    if number:
        table.bags[seat] = lodgings
        table.lodgings[seat] = [0] * MEEPLES
        table.tell(BAG_REFILLED, seat, number)
    return number


def join(meeples: list[int], group: Sequence[int]) -> None:
    """Units of a group join the meeples of a place; Shamans are Shamans again."""
    for kind, number in enumerate(group):
        if number:
            meeples[kind if kind < SHAMAN_AS else SHAMAN] += number


def send_home(table: MeeplesTable, seat: Seat, group: Group) -> None:
    """Units of a group go to the Lodgings; Shamans are Shamans again.  [MM-CLN-01]"""
    join(table.lodgings[seat], group)


def draw_meeples(table: MeeplesTable, seat: Seat, place: int, number: int, when: str) -> None:
    """Extra meeples: at once, or on top of the next hand.  [MM-ICO-10, MM-RES-06]"""
    if when == "now":
        draw_from_bag(table, seat, number)
    else:
        table.extra_draw += number


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
    if choice.kind == "stop":
        return
    table.lodgings[seat][choice.value] -= 1
    table.bags[seat][choice.value] += 1
    table.tell(MEEPLE_REBAGGED, seat, choice.value)
    table.then(rebag_some, seat, left - 1)


# The effects that cards name, by their words in the content; then the steps that follow from them.
EFFECTS = steps(draw_meeples, rebag)
STEPS = EFFECTS | steps(rebag_some, put_into_bag)
