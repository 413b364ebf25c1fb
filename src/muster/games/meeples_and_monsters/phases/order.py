"""When it can matter which place is resolved first. Where it cannot, nobody is asked.

What places give is gathered and goes home together, VP add up, and the supply lasts or does not for all together. Order
matters where one place changes what another may do or what is known when its choice is made: Quests are drawn before a
fight, the Lodgings change hands, a returned Unit can be gained again. Only what everybody knows decides, since being
asked must not tell what a hand holds.
"""

from __future__ import annotations

from typing import Final

from muster.games.meeples_and_monsters.content.pieces import FIGHTS, MONSTER_SPOT, ROOM_SPOT, SHAMAN, Consequences
from muster.games.meeples_and_monsters.queries import counts_as, group_at, is_fight, quests_in_hand
from muster.games.meeples_and_monsters.quests import fight_is_met, lies_open
from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.kernel.table import Seat

SCARCE: Final = 2  # so many of a class in the supply may not be enough for everything that gains one


def order_can_matter(table: MeeplesTable, seat: Seat) -> bool:
    """Can another order lead to something else?  [MM-RES-07]"""
    draws = 0  # places that draw Quests
    choices = 0  # places that ask for a choice, or use the Lodgings
    gained = 0  # classes that can be gained, as a set
    returned = 0  # classes that can return to the supply
    for spot in table.unresolved:
        changes = consequences_of(table, spot)
        if changes is None:
            continue
        draws += changes.quests
        gained |= changes.gained
        returned |= returned_there(table, spot, changes)
        choices += changes.asks or (changes.asks_shamans and counts_as(group_at(table, spot), SHAMAN) > 0)
    if draws > 1 or choices > 1 or (draws and choices):
        return True
    if draws or quests_in_hand(table, seat):
        changed = by_quests(table)
        if changed.fights and (draws or choices or (changed.drawing and changed.fights > 1)):
            return True
        gained |= changed.gained
        returned |= changed.returned
    both = gained & returned
    return both > 0 and any(both >> unit & 1 and left <= SCARCE for unit, left in enumerate(table.supply))


class ByQuests:
    """What Quests can change that fights may complete."""

    __slots__ = ("drawing", "fights", "gained", "returned")

    def __init__(self) -> None:
        self.fights = 0  # in which some Quest could be completed
        self.drawing = False  # one of them draws another Quest
        self.gained = 0  # classes, as sets
        self.returned = 0


def by_quests(table: MeeplesTable) -> ByQuests:
    """Every Quest that some fight could complete and that may be in the hand.  [MM-QST-09]"""
    changed = ByQuests()
    for spot in table.unresolved:
        if not is_fight(spot):
            continue
        quests = quests_of_fight(table, spot)
        changed.fights += bool(quests)
        for quest in quests:
            changes = table.box.quests[quest].consequences
            changed.drawing = changed.drawing or changes.quests > 0
            changed.gained |= changes.gained
            changed.returned |= returned_there(table, spot, changes)
    return changed


def returned_there(table: MeeplesTable, spot: int, changes: Consequences) -> int:
    """The classes that can return to the supply from a place: a Shaman there may be the one.  [MM-PRE-13]"""
    if changes.returned and counts_as(group_at(table, spot), SHAMAN):
        return changes.returned | 1 << SHAMAN
    return changes.returned


def consequences_of(table: MeeplesTable, spot: int) -> Consequences | None:
    """What resolving a place can change; a fight and a hill do nothing but pay, now or later."""
    if is_fight(spot):
        return None
    if spot >= ROOM_SPOT:
        return table.box.rooms[spot - ROOM_SPOT].consequences
    location = table.box.locations[spot]
    return None if location.hill else location.consequences


def quests_of_fight(table: MeeplesTable, spot: int) -> list[int]:
    """Quests that this fight could complete, and that may be in a hand or turn up there."""
    box = table.box
    fights = table.fights + sum([1 for other in table.unresolved if is_fight(other)])
    group = group_at(table, spot)
    found: list[int] = []
    for quest in box.fight_quests[spot - MONSTER_SPOT]:
        condition = box.quests[quest].condition
        met = fights >= condition.monsters if condition.when == FIGHTS else fight_is_met(table, condition, spot, group)
        if met and not lies_open(table, quest):
            found.append(quest)
    return found
