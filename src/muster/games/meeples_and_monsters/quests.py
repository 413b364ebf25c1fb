"""Conditions of Quests: queries on what everybody can see, asked about a card."""

from __future__ import annotations

from collections.abc import Sequence

from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    CORRUPTION,
    FIGHTS,
    MONSTER_SPOT,
    RANGER,
    SHAMAN,
    TYPES,
    UNITS,
    Box,
    Company,
    Condition,
    Group,
    Quest,
)
from muster.games.meeples_and_monsters.queries import (
    counts_as,
    group_at,
    level_of,
    monster_at,
    monsters_in,
    owned,
    quests_in_hand,
    types_in,
)
from muster.games.meeples_and_monsters.reach import company_of
from muster.games.meeples_and_monsters.state import QUEST_DISCARD, ZONES_PER_SEAT, MeeplesTable, completed
from muster.kernel.table import Seat

# The moments at which conditions are looked at.  [MM-QST-09]
FIGHT = "fight"  # a Monster is resolved; conditions on fights and on their number
BUILD = "build"  # a tile has been built; the slot stands for the spot
LEVEL = "level"  # a class has risen; the class stands for the spot
TAVERN = "tavern"  # step 8 of the Draw Phase
PILE = "pile"  # Clean Up, after the cards have moved; and when Quests have been drawn

# The conditions that are looked at then; the number of fights is looked at with each of them.
MOMENTS = {
    FIGHT: (FIGHT, FIGHTS),
    BUILD: (BUILD,),
    LEVEL: (LEVEL,),
    TAVERN: (TAVERN,),
    PILE: (PILE,),
}


def is_met(table: MeeplesTable, seat: Seat, condition: Condition, when: str, spot: int) -> bool:
    """Is a condition met at this moment?  [MM-QST-09, MM-QST-14, MM-QST-23]"""
    if condition.when == FIGHTS:
        return when == FIGHT and table.fights >= condition.monsters
    if condition.when != when:
        return False
    if when == FIGHT:
        return fight_is_met(table, condition, spot, table.assigned)
    if when == TAVERN:
        return tavern_is_met(table.taverns[seat], condition)
    if when == PILE:
        return pile_has(table, seat, condition.type) >= condition.number
    if when == BUILD:
        crowded = monsters_in(table, table.box.slots[spot].district) >= condition.monsters
        return crowded and table.tiles_built[seat] >= condition.built
    raised = [level for level in table.levels[seat] if level > 1]
    return table.levels[seat][spot] >= condition.to and len(raised) >= condition.classes


def fight_is_met(table: MeeplesTable, condition: Condition, spot: int, group: Group) -> bool:
    """The right Monster, with at least the Units named among those first assigned.  [MM-QST-10, MM-OVL-09]"""
    monster = monster_at(table, spot)
    if monster.level < condition.level or (condition.type >= 0 and monster.type != condition.type):
        return False
    for unit, number in condition.units:
        if counts_as(group, unit) < number:
            return False
    return not condition.kinds or len(types_in(group)) >= condition.kinds


def tavern_is_met(tavern: Sequence[int], condition: Condition) -> bool:
    """The meeples in the Tavern; a Shaman is only a Shaman there.  [MM-DRW-12, MM-PRE-11]"""
    for unit, number in condition.units:
        if tavern[unit] < number:
            return False
    return not condition.kinds or sum([1 for unit in range(UNITS) if tavern[unit]]) >= condition.kinds


def pile_has(table: MeeplesTable, seat: Seat, kind: int) -> int:
    """How many Monsters of a type lie in a pile."""
    return sum([1 for monster in table.piles[seat] if table.box.monsters[monster].type == kind])


def can_carry_out(table: MeeplesTable, quest: Quest, spot: int) -> bool:
    """A Quest that returns a Unit needs one on the spot; what another Quest took is gone.  [MM-QST-10, MM-QST-11]"""
    for unit, number in quest.returned:
        if counts_as(group_at(table, spot), unit) < number:
            return False
    return True


def may_complete(table: MeeplesTable, seat: Seat, quest: int, when: str, spot: int) -> bool:
    """Could this card be completed now?"""
    card = table.box.quests[quest]
    return is_met(table, seat, card.condition, when, spot) and can_carry_out(table, card, spot)


def asks_about_quests(table: MeeplesTable, seat: Seat, when: str, spot: int) -> bool:
    """Is the seat asked? Only what everybody knows decides: cards in hand, and Quests that may be among them."""
    if not quests_in_hand(table, seat):
        return False
    box = table.box
    if when == TAVERN:
        candidates = met_in_tavern(box, company_of(box, table.taverns[seat]))
    elif when == FIGHT:
        candidates = box.fight_quests[spot - MONSTER_SPOT]
    else:
        candidates = box.quests_when.get(when, ())
    for quest in candidates:
        card = box.quests[quest]
        # Few conditions are met, so that is asked first.
        if when != TAVERN and not is_met(table, seat, card.condition, when, spot):
            continue
        if can_carry_out(table, card, spot) and not lies_open(table, quest):
            return True
    return False


def met_in_tavern(box: Box, company: Company) -> tuple[int, ...]:
    """The Tavern Quests whose conditions a company meets, reckoned once."""
    if company.known_quests is None:
        candidates = box.quests_when.get(TAVERN, ())
        met = [quest for quest in candidates if tavern_is_met(company.counts, box.quests[quest].condition)]
        company.known_quests = tuple(met)
    return company.known_quests


def lies_open(table: MeeplesTable, quest: int) -> bool:
    """Has everybody seen where this card went, so that it is in nobody's hand?"""
    if quest in table.zones[QUEST_DISCARD].cards:
        return True
    for pile in table.zones[completed(0) :: ZONES_PER_SEAT]:
        if quest in pile.cards:
            return True
    return False


# -- the end of the game -----------------------------------------------------------------------------------------------


def is_met_at_the_end(table: MeeplesTable, seat: Seat, condition: Condition) -> bool:
    """Judged once, on the state at the end of the last turn.  [MM-QST-07, MM-SCO-04]"""
    pile = [table.box.monsters[monster] for monster in table.piles[seat]]
    if condition.most:
        # Ties are in your favour.  [MM-FAQ-05]
        counts = [count_for_most(table, other, condition.most) for other in range(table.seats)]
        return counts[seat] >= max(counts)
    if condition.pile:
        return all(pile_has(table, seat, kind) >= number for kind, number in condition.pile)
    if condition.each_level:
        return all(sum(1 for card in pile if card.level == level) >= condition.each_level for level in (1, 2, 3))
    if condition.each_type:
        return all(pile_has(table, seat, kind) >= condition.each_type for kind in range(len(TYPES)))
    have = owned(table, seat)
    if condition.own:
        return all(have[unit] >= number for unit, number in condition.own)
    if condition.own_at_most:
        return all(have[unit] <= number for unit, number in condition.own_at_most)
    if condition.types_at_level_3:
        return types_at_level_3(table, seat, have) >= condition.types_at_level_3
    return sum(have[RANGER : SHAMAN + 1]) >= condition.prestige


def count_for_most(table: MeeplesTable, seat: Seat, most: str) -> int:
    """How many Monsters in a pile count for a Quest about the most of something."""
    if most in TYPES:
        return pile_has(table, seat, TYPES.index(most))
    return sum([1 for monster in table.piles[seat] if table.box.monsters[monster].level >= 2])


def types_at_level_3(table: MeeplesTable, seat: Seat, have: list[int]) -> int:
    """Basic classes raised to level 3, and Prestige classes of that level of which a meeple is owned."""
    basic = sum([1 for unit in range(1, BASIC) if table.levels[seat][unit] >= 3])
    return basic + sum([1 for unit in range(BASIC, CORRUPTION) if have[unit] and level_of(table, seat, unit) >= 3])
