"""Moving meeples, Quest cards and markers: the small changes that rules and effects are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from muster.games.meeples_and_monsters.content.pieces import MEEPLES, SHAMAN, SHAMAN_AS, Group
from muster.games.meeples_and_monsters.events import BAG_REFILLED, MEEPLE_RETURNED, MEEPLES_DRAWN, QUESTS_DRAWN
from muster.games.meeples_and_monsters.queries import group_at
from muster.games.meeples_and_monsters.state import QUESTS, MeeplesTable, hand, just_drawn
from muster.kernel.table import Seat
from muster.kernel.zones import give
from muster.toolkit.bags import pour

# Where an effect happens when it is no spot of the plan.
IN_LODGINGS: Final = -1  # a slot bonus, a Monster's effect in Clean Up: what is gained goes home at once
ON_QUEST: Final = -2  # a Quest: what is gained waits on the card


def score(table: MeeplesTable, seat: Seat, vp: int, source: int) -> None:
    """Move a marker on the VP track and remember where the VP came from.  [MM-SCO-01]"""
    table.scores[seat] += vp
    parts = table.sources[seat]
    table.sources[seat] = (*parts[:source], parts[source] + vp, *parts[source + 1 :])


# -- meeples -----------------------------------------------------------------------------------------------------------


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


def gained_go_home(table: MeeplesTable, seat: Seat) -> None:
    """Meeples that wait on cards and places go to the Lodgings.  [MM-CLN-02, MM-QST-04, MM-QST-05]"""
    if any(table.gained):
        pour(table.gained, table.lodgings[seat])


def set_group(table: MeeplesTable, spot: int, group: Group) -> None:
    """Change the Units on a spot of the plan."""
    table.plan = tuple([(at, group if at == spot else there) for at, there in table.plan])


def remove_from_group(table: MeeplesTable, spot: int, kind: int) -> None:
    """One Unit leaves a spot of the plan."""
    group = group_at(table, spot)
    set_group(table, spot, (*group[:kind], group[kind] - 1, *group[kind + 1 :]))


def put_into_supply(table: MeeplesTable, seat: Seat, kind: int) -> None:
    """A meeple returns to the general supply.  [MM-ICO-03, MM-PRE-05]"""
    table.supply[SHAMAN if kind >= SHAMAN_AS else kind] += 1
    table.tell(MEEPLE_RETURNED, seat, kind)


# -- Quests ------------------------------------------------------------------------------------------------------------


def draw_quests(table: MeeplesTable, seat: Seat, number: int, to: int) -> None:
    """From the deck, which the discard pile renews; from nothing nothing is drawn.  [MM-QST-15, MM-QST-16]"""
    drawn: list[int] = []
    while len(drawn) < number and QUESTS.holds_cards(table):
        drawn.append(QUESTS.draw(table, to))
    if number:
        table.tell(QUESTS_DRAWN, seat, len(drawn), tuple(drawn))


def keep_just_drawn(table: MeeplesTable, seat: Seat) -> None:
    """Quests drawn through a fight join the hand when that fight is over.  [MM-QST-12, MM-QST-20]"""
    zone = just_drawn(seat)
    while table.zones[zone].cards:
        give(table, zone, 0, hand(seat))
