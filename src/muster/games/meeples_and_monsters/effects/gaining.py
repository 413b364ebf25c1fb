"""Gaining meeples and VP, and returning meeples to the supply."""

from __future__ import annotations

from typing import Final

from muster.games.meeples_and_monsters.content.pieces import (
    CORRUPTION,
    PEASANT,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
    Group,
)
from muster.games.meeples_and_monsters.events import (
    MEEPLE_GAINED,
    MEEPLE_RETURNED,
    NOTHING_LEFT,
    UNIT_STAYS,
    VP_GAINED,
)
from muster.games.meeples_and_monsters.offers import (
    corruption_offers,
    gain_offers,
    return_offers,
    standing_offers,
)
from muster.games.meeples_and_monsters.queries import counts_as, group_at, has_fled, is_fight, prestige_in
from muster.games.meeples_and_monsters.state import (
    FROM_LOCATIONS,
    FROM_QUESTS,
    FROM_ROOMS,
    NOTHING,
    MeeplesTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.toolkit.bags import pour

# Where an effect happens when it is no spot of the plan.
IN_LODGINGS: Final = -1  # a slot bonus, a Monster's effect in Clean Up: what is gained goes home at once
ON_QUEST: Final = -2  # a Quest: what is gained waits on the card


def score(table: MeeplesTable, seat: Seat, vp: int, source: int) -> None:
    """Move a marker on the VP track and remember where the VP came from.  [MM-SCO-01]"""
    table.scores[seat] += vp
    parts = table.sources[seat]
    table.sources[seat] = (*parts[:source], parts[source] + vp, *parts[source + 1 :])


def set_group(table: MeeplesTable, spot: int, group: Group) -> None:
    """Change the Units on a spot of the plan."""
    table.plan = tuple([(at, group if at == spot else there) for at, there in table.plan])


def gain(table: MeeplesTable, seat: Seat, place: int, unit: int, number: int) -> None:
    """Take meeples from the supply, as far as it has them.  [MM-ICO-02, MM-CLN-02, MM-FAQ-04, MM-FAQ-07]"""
    taken = min(number, table.supply[unit])
    if not taken:
        table.tell(NOTHING_LEFT, seat, unit)
        return
    table.supply[unit] -= taken
    if place == IN_LODGINGS:
        table.lodgings[seat][unit] += taken
    else:
        table.gained[unit] += taken
    table.tell(MEEPLE_GAINED, seat, unit, taken)


def gain_choice(table: MeeplesTable, seat: Seat, place: int, classes: tuple[int, ...], number: int) -> None:
    """Take Units of one's choice from the supply."""
    for _ in range(number):
        table.then(choose_gain, seat, place, classes)


def choose_gain(table: MeeplesTable, seat: Seat, place: int, classes: tuple[int, ...]) -> None:
    """Nothing is chosen from an empty supply.  [MM-FAQ-04]"""
    if any(table.supply[unit] for unit in classes):
        table.ask(seat, "gain", gain_offers, gain_chosen, place, classes)


def gain_chosen(table: MeeplesTable, choice: Option, seat: Seat, place: int, classes: tuple[int, ...]) -> None:
    """[MM-ICO-02]"""
    gain(table, seat, place, choice.value, 1)


def take_from_stock(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> None:
    """One Prestige Unit from the tile, as long as its stock lasts.  [MM-PRE-01, MM-PRE-04, MM-PRE-05]"""
    stocks = table.stocks
    if not stocks[spot]:
        table.tell(NOTHING_LEFT, seat, unit)
        return
    table.stocks = (*stocks[:spot], stocks[spot] - 1, *stocks[spot + 1 :])
    table.gained[unit] += 1
    table.tell(MEEPLE_GAINED, seat, unit, 1)


def vp(table: MeeplesTable, seat: Seat, place: int, number: int, with_prestige: int) -> None:
    """VP at once; some places pay more where a Prestige Unit stands.  [MM-SCO-01, MM-KOH-07]"""
    if with_prestige and prestige_in(group_at(table, place)):
        number = with_prestige
    source = FROM_ROOMS if place >= ROOM_SPOT else FROM_LOCATIONS
    if place == ON_QUEST or is_fight(place):  # of a Quest that a fight completed the spot is known
        source = FROM_QUESTS
    score(table, seat, number, source)
    table.tell(VP_GAINED, seat, number)


def return_placed(table: MeeplesTable, seat: Seat, spot: int, unit: int, number: int) -> None:
    """Units standing there return to the supply.  [MM-ICO-03, MM-FAQ-01, MM-FAQ-02]"""
    for _ in range(number):
        table.then(return_one, seat, spot, unit)


def return_one(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> None:
    """A Peasant who fled to the place stands there, too.  [MM-PRE-13]"""
    if unit == PEASANT and has_fled(table, spot):
        table.ask(seat, "return", standing_offers, return_chosen, spot, unit)
    elif counts_as(group_at(table, spot), unit):
        table.ask(seat, "return", return_offers, return_chosen, spot, unit)


def return_chosen(table: MeeplesTable, choice: Option, seat: Seat, spot: int, unit: int) -> None:
    """[MM-FAQ-01, MM-PRE-13]"""
    if group_at(table, spot)[choice.value]:
        remove_from_group(table, spot, choice.value)
    else:
        table.gained[PEASANT] -= 1
        table.fled = tuple([(at, number - (at == spot)) for at, number in table.fled])
    put_into_supply(table, seat, choice.value)


def remove_from_group(table: MeeplesTable, spot: int, kind: int) -> None:
    group = group_at(table, spot)
    set_group(table, spot, (*group[:kind], group[kind] - 1, *group[kind + 1 :]))


def put_into_supply(table: MeeplesTable, seat: Seat, kind: int) -> None:
    """A meeple returns to the general supply.  [MM-ICO-03, MM-PRE-05]"""
    table.supply[SHAMAN if kind >= SHAMAN_AS else kind] += 1
    table.tell(MEEPLE_RETURNED, seat, kind)


def return_corruption(table: MeeplesTable, seat: Seat, place: int, number: int, where: str) -> None:
    """Corruption returns to the supply, from Tavern or Lodgings as chosen unless the place is named.  [MM-QST-18]"""
    for _ in range(number):
        if where == "tavern":
            table.then(drop_corruption_from_tavern, seat)
        else:
            table.then(drop_corruption, seat)


def drop_corruption_from_tavern(table: MeeplesTable, seat: Seat) -> None:
    """[MM-QST-18]"""
    if table.taverns[seat][CORRUPTION]:
        table.taverns[seat][CORRUPTION] -= 1
        put_into_supply(table, seat, CORRUPTION)


def drop_corruption(table: MeeplesTable, seat: Seat) -> None:
    """[MM-QST-18]"""
    if table.taverns[seat][CORRUPTION] or table.lodgings[seat][CORRUPTION]:
        table.ask(seat, "corruption", corruption_offers, drop_corruption_from)


def drop_corruption_from(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-QST-18]"""
    place = table.taverns if choice.value == 0 else table.lodgings
    place[seat][CORRUPTION] -= 1
    put_into_supply(table, seat, CORRUPTION)


def bring_back(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> None:
    """One Unit of the class stays here until the Draw Phase is over, one in a turn.  [MM-ICO-14, MM-ICO-15]"""
    if table.returning == NOTHING and counts_as(group_at(table, spot), unit):
        table.ask(seat, "bring-back", return_offers, keep_for_return, spot, unit)


def keep_for_return(table: MeeplesTable, choice: Option, seat: Seat, spot: int, unit: int) -> None:
    """[MM-ICO-15]"""
    remove_from_group(table, spot, choice.value)
    table.returning = SHAMAN if choice.value >= SHAMAN_AS else choice.value
    table.tell(UNIT_STAYS, seat, choice.value)


def gained_go_home(table: MeeplesTable, seat: Seat) -> None:
    """Meeples that wait on cards and places go to the Lodgings.  [MM-CLN-02, MM-QST-04, MM-QST-05]"""
    if any(table.gained):
        pour(table.gained, table.lodgings[seat])


# The effects that cards name, by their words in the content; then the steps that follow from them.
EFFECTS = steps(
    gain,
    gain_choice,
    take_from_stock,
    vp,
    return_placed,
    return_corruption,
    bring_back,
)
STEPS = EFFECTS | steps(
    choose_gain,
    gain_chosen,
    return_one,
    return_chosen,
    drop_corruption_from_tavern,
    drop_corruption,
    drop_corruption_from,
    keep_for_return,
)
