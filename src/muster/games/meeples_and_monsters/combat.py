"""Combat as the book has it, read line by line. ``reach`` works the same out fast; a test compares the two.

Nothing here remembers anything. Who wants to know the rule reads this; who wants to know why a fight was offered, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from muster.games.meeples_and_monsters.content.pieces import (
    ANY,
    BASIC,
    CORRUPTION,
    KINDS,
    MONSTER_SPOT,
    PALADIN,
    PEASANT,
    SHAMAN,
    SHAMAN_AS,
    UNITS,
    WARRIOR,
    Bonuses,
    Group,
    Location,
)
from muster.games.meeples_and_monsters.queries import (
    counts_as,
    group_at,
    hero,
    is_fight,
    is_planned,
    monster_at,
    usable_locations,
)
from muster.games.meeples_and_monsters.reach import fight_level, may_join
from muster.games.meeples_and_monsters.state import NOTHING, MeeplesTable
from muster.kernel.table import Seat

# The Locations that a plan activates: their bonuses hold in all fights of the turn.
Plan: TypeAlias = Sequence[Location]

# -- what Units are worth ----------------------------------------------------------------------------------------------


def planned_locations(table: MeeplesTable) -> list[Location]:
    return [table.box.locations[spot] for spot, _ in table.plan if spot < MONSTER_SPOT]


def bonuses_in_force(table: MeeplesTable, seat: Seat, plan: Plan) -> list[Bonuses]:
    """Those of beaten Monsters and Ongoing Quests, and those of the Locations activated this turn.  [MM-FAQ-03]"""
    return [table.bonuses[seat], *[location.bonuses for location in plan]]


def value_of(table: MeeplesTable, seat: Seat, plan: Plan, kind: int) -> int:
    """One Unit: what its Hero card says, and the bonuses of its class.  [MM-CBT-03]

    A Shaman keeps its own value and gains as a Shaman and as what it is named.  [MM-PRE-08, MM-PRE-09]
    """
    if kind == CORRUPTION:
        return 0
    classes = [SHAMAN, kind - SHAMAN_AS] if kind >= SHAMAN_AS else [kind]
    value = hero(table, seat, kind).value if kind < BASIC else table.box.heroes[classes[0]][0].value
    for bonuses in bonuses_in_force(table, seat, plan):
        value += sum([bonuses.classes[unit] for unit in classes])
    return value + sum([location.all_others for location in plan])  # all who do not stand there  [MM-ICO-20]


def strength_together(table: MeeplesTable, seat: Seat, plan: Plan, group: Group) -> int:
    """Units that fight side by side.  [MM-CBT-04]"""
    total = sum([group[kind] * value_of(table, seat, plan, kind) for kind in range(KINDS) if group[kind]])
    for bonuses in bonuses_in_force(table, seat, plan):
        for partner, unit, n in bonuses.pairs:
            if counts_as(group, partner):
                total += n * counts_as(group, unit)  # all of the class, however many partners there are  [MM-ICO-05]
    if group[WARRIOR]:  # a real one; Peasants and those who are named so  [MM-UNT-08, MM-PRE-12]
        total += hero(table, seat, WARRIOR).n * (group[PEASANT] + group[SHAMAN_AS + PEASANT])
    return total


def combat_value(table: MeeplesTable, seat: Seat, plan: Plan, spot: int, group: Group, strengthened: bool) -> int:
    """What a group comes to against a Monster, or in a room that asks for strength.  [MM-CBT-04, MM-TWR-06]"""
    if not any(group):
        return 0
    total = strength_together(table, seat, plan, group)
    _, level, kind = fight_level(table, spot)
    total += group[PALADIN] * level  # [MM-PRE-07]
    if kind >= 0:
        for bonuses in bonuses_in_force(table, seat, plan):
            total += bonuses.versus[kind]  # once for each Monster  [MM-ICO-09]
    if strengthened:
        total += table.lodgings[seat][CORRUPTION]  # one Unit in one fight  [MM-ICO-17]
    return total


def value_on(table: MeeplesTable, seat: Seat, spot: int) -> int:
    """What stands on a spot of the plan now."""
    plan = planned_locations(table)
    named = table.named[0] == spot and any(location.single for location in plan)
    return combat_value(table, seat, plan, spot, group_at(table, spot), named)


# -- what can still be reached -----------------------------------------------------------------------------------------


def can_be_beaten(table: MeeplesTable, seat: Seat, spot: int) -> bool:
    """Could all who are left beat a Monster, perhaps with one more Location?  [MM-CBT-01, MM-MAI-04]"""
    wanted = monster_at(table, spot).strength if is_fight(spot) else fight_level(table, spot)[0]
    return any(
        combat_value(table, seat, plan, spot, group, can_be_named(table, plan, spot)) >= wanted
        for plan, left in ways_to_go_on(table, seat)
        for group in namings(table, seat, spot, left)
        if any(group)
    )


def ways_to_go_on(table: MeeplesTable, seat: Seat) -> Iterator[tuple[list[Location], tuple[int, ...]]]:
    """The plan as it is, or with a Location more that these Units can pay; and who is left then."""
    plan, tavern = planned_locations(table), table.taverns[seat]
    yield plan, tuple(tavern)
    for location in usable_locations(table):
        if not is_planned(table, location.id):
            for left in ways_to_pay(tavern, location):
                yield [*plan, location], left


def ways_to_pay(tavern: Sequence[int], location: Location) -> set[tuple[int, ...]]:
    """Who may be left when a Location has got its Units, place by place.  [MM-LOC-05]"""
    left = {tuple(tavern)}
    for place, number in enumerate(location.needs):
        for _ in range(number):
            left = {gone(stock, unit) for stock in left for unit in who_fills(place) if stock[unit]}
    return left


def who_fills(place: int) -> Sequence[int]:
    """Any Unit, or one of the class; a Shaman for a basic class.  [MM-PRE-08, MM-ICO-01]"""
    if place == ANY:
        return range(UNITS)
    return (place, SHAMAN) if place < BASIC else (place,)


def gone(stock: tuple[int, ...], unit: int) -> tuple[int, ...]:
    return (*stock[:unit], stock[unit] - 1, *stock[unit + 1 :])


def can_be_named(table: MeeplesTable, plan: Plan, spot: int) -> bool:
    """May the one Unit that a Location strengthens stand here? It may be named once.  [MM-ICO-17, MM-ICO-18]"""
    if not is_fight(spot) or not any(location.single for location in plan):
        return False
    return table.named[0] in (NOTHING, spot)


def namings(table: MeeplesTable, seat: Seat, spot: int, left: Sequence[int]) -> Iterator[Group]:
    """All who are left on one spot, every Shaman named as each of the basic classes.  [MM-PRE-08]"""
    units = [*left[:SHAMAN], 0, 0, *([0] * BASIC)]
    joined = is_fight(spot) and may_join(table, seat, units)
    units[PEASANT] += joined  # a Peasant from the Lodgings beside a Warrior of level 3  [MM-UNT-09]
    yield from _named(units, left[SHAMAN], 0)


def _named(units: list[int], shamans: int, first: int) -> Iterator[Group]:
    if not shamans:
        yield tuple(units)
        return
    for basic in range(first, BASIC):
        more = units.copy()
        more[SHAMAN_AS + basic] += 1
        yield from _named(more, shamans - 1, basic)
