"""Questions that change nothing: where things are, what Units are worth, whether a requirement can be met."""

from __future__ import annotations

from collections.abc import Sequence

from muster.games.meeples_and_monsters.content.pieces import (
    ANY,
    BASIC,
    CLERIC,
    CORRUPTION,
    DISTRICTS,
    DRAW_MORE,
    DRAW_WITH_CORRUPTION,
    KINDS,
    KNIGHT,
    MONSTER_SPOT,
    NO_ONE,
    PALADIN,
    PEASANT,
    PRESTIGE,
    RANGER,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
    UNITS,
    City,
    Group,
    HeroLevel,
    Location,
    Monster,
    Places,
)
from muster.games.meeples_and_monsters.state import (
    NOTHING,
    SECOND_READING,
    SLOTS_PER_DISTRICT,
    MeeplesTable,
    hand,
    just_drawn,
)
from muster.kernel.table import Seat

# -- the board ---------------------------------------------------------------------------------------------------------


def is_fight(spot: int) -> bool:
    """Does a Monster lie at this spot?"""
    return MONSTER_SPOT <= spot < ROOM_SPOT


def monster_at(table: MeeplesTable, spot: int) -> Monster:
    return table.box.monsters[spot - MONSTER_SPOT]


def monsters_in(table: MeeplesTable, district: int) -> int:
    """How many Monsters lie in a district, whatever is printed on them.  [MM-OVR-08]"""
    at = district * SLOTS_PER_DISTRICT
    city = table.city
    return (city[at] >= 0) + (city[at + 1] >= 0) + (city[at + 2] >= 0)


def overrun_peasants(table: MeeplesTable, district: int) -> int:
    """What an activated place of a district adds: 1 Peasant with 2 Monsters, 2 with 3.  [MM-OVR-01, MM-OVR-02]"""
    return max(0, monsters_in(table, district) - 1)


def has_fled(table: MeeplesTable, spot: int) -> bool:
    """Does a Peasant stand at a place whom overrun added there?  [MM-PRE-13]"""
    if table.rules < SECOND_READING:
        return False
    return any(at == spot and number for at, number in table.fled)


def free_slot(table: MeeplesTable, district: int) -> int:
    """The lowest free Monster slot of a district, or -1."""
    for slot in range(district * SLOTS_PER_DISTRICT, (district + 1) * SLOTS_PER_DISTRICT):
        if table.city[slot] < 0:
            return slot
    return NOTHING


def district_of(table: MeeplesTable, spot: int) -> int:
    """The district where a spot lies; the Dark Council lies in none."""
    if spot >= ROOM_SPOT:
        return table.tower_tops.index(spot - ROOM_SPOT)
    if spot >= MONSTER_SPOT:
        monster = spot - MONSTER_SPOT
        return table.city.index(monster) // SLOTS_PER_DISTRICT if monster < table.box.normal else NOTHING
    if spot < len(DISTRICTS):
        return spot
    return table.box.slots[table.built.index(spot)].district


def locations(table: MeeplesTable) -> tuple[int, ...]:
    """The Locations that can be activated: pre-built ones and built tiles, not the Capitol.  [MM-LOC-01]"""
    return tuple([location.id for location in usable_locations(table)])


def usable_locations(table: MeeplesTable) -> tuple[Location, ...]:
    """The same as records."""
    return usable_places(table).locations


def usable_places(table: MeeplesTable) -> Places:
    """The same as a set, worked out once for each state of the board."""
    places = table.places
    if places.built is not table.built:
        records = table.box.locations
        locations = (*records[: len(DISTRICTS)], *[records[tile] for tile in table.built if tile >= 0])
        places = table.places = Places(table.built, locations)
    return places


def city_monsters(table: MeeplesTable) -> City:
    """The Monsters in the city, worked out once for each state of the board."""
    city = table.lying
    if city.slots is not table.city:
        records = table.box.monsters
        city = table.lying = City(table.city, tuple([records[card] for card in table.city if card >= 0]))
    return city


def vacant_slots(table: MeeplesTable) -> tuple[int, ...]:
    return tuple([slot for slot, tile in enumerate(table.built) if tile < 0])


def group_at(table: MeeplesTable, spot: int) -> Group:
    """The Units that the active player placed on a spot."""
    for planned, group in table.plan:
        if planned == spot:
            return group
    return NO_ONE


def is_planned(table: MeeplesTable, spot: int) -> bool:
    for planned, _ in table.plan:
        if planned == spot:
            return True
    return False


def is_final_turn(table: MeeplesTable) -> bool:
    """Are the final turns on?  [MM-END-01, MM-OVL-02]"""
    return table.final_from > 0 and table.round >= table.final_from


def may_fight_member(table: MeeplesTable, seat: Seat, monster: Monster) -> bool:
    """The Dark Council is open in the final turns; each Overlord once per player.  [MM-OVL-02, MM-OVL-04, MM-OVL-05]"""
    if not is_final_turn(table):
        return False
    return monster.henchman or not table.fought[seat] >> (monster.id - table.box.normal) & 1


def quests_in_hand(table: MeeplesTable, seat: Seat) -> int:
    """The number of a seat's uncompleted Quests, which everybody sees."""
    zones = table.zones
    return len(zones[hand(seat)].cards) + len(zones[just_drawn(seat)].cards)


def clockwise(table: MeeplesTable, seat: Seat) -> tuple[Seat, ...]:
    """All seats in turn order, beginning with this one."""
    return tuple([(seat + step) % table.seats for step in range(table.seats)])


# -- Hero cards --------------------------------------------------------------------------------------------------------


def hero(table: MeeplesTable, seat: Seat, basic: int) -> HeroLevel:
    """The level of a basic class that is in force for a seat."""
    return table.box.heroes[basic][table.levels[seat][basic] - 1]


def level_of(table: MeeplesTable, seat: Seat, unit: int) -> int:
    """The level of a class: Peasants have none, Prestige classes a fixed one.  [MM-PRE-16, MM-OVL-12]"""
    if unit == PEASANT:
        return 0
    return table.levels[seat][unit] if unit < BASIC else table.box.prestige_level[unit]


def may_use_ability(table: MeeplesTable, seat: Seat, basic: int) -> bool:
    """Cleric and Knight draws: once per turn, condition looked at now.  [MM-UNT-06, MM-UNT-07, MM-UNT-11, MM-DEV-03]"""
    tavern = table.taverns[seat]
    if not tavern[basic] or table.used >> basic & 1:
        return False
    ability = hero(table, seat, basic).ability
    if ability == DRAW_MORE:
        return True
    return ability == DRAW_WITH_CORRUPTION and tavern[CORRUPTION] > 0


def may_draw(table: MeeplesTable, seat: Seat) -> bool:
    """Is there an ability to draw meeples that can be used now?"""
    return may_use_ability(table, seat, CLERIC) or may_use_ability(table, seat, KNIGHT)


def may_research(table: MeeplesTable, seat: Seat) -> bool:
    """Mages of level 2 and more find Quests, once per turn.  [MM-UNT-04, MM-UNT-05]"""
    return table.levels[seat][1] > 1 and table.taverns[seat][1] > 0 and not table.used >> 1 & 1


# -- requirements ------------------------------------------------------------------------------------------------------


def can_pay(stock: Sequence[int], needs: tuple[int, ...]) -> bool:
    """Can these meeples meet a requirement? Shamans stand in for basic classes.  [MM-LOC-05, MM-PRE-08, MM-ICO-01]"""
    missing = 0
    wanted = 0
    shamans = stock[SHAMAN]
    for unit, need in enumerate(needs[:UNITS]):
        if need:
            wanted += need
            if need > stock[unit]:
                missing += need - stock[unit]
                if unit >= BASIC or missing > shamans:
                    return False
    if missing > shamans - needs[SHAMAN] or needs[CORRUPTION] > stock[CORRUPTION]:
        return False
    if needs[PRESTIGE]:
        prestige = stock[RANGER] + stock[PALADIN] + stock[SHAMAN]
        if prestige - needs[RANGER] - needs[PALADIN] - needs[SHAMAN] - missing < needs[PRESTIGE]:
            return False
        wanted += needs[PRESTIGE]
    return not needs[ANY] or sum(stock[:UNITS]) - wanted >= needs[ANY]


# -- combat ------------------------------------------------------------------------------------------------------------


def counts_as(group: Sequence[int], unit: int) -> int:
    """How many Units of a group count as a class; a Shaman is one and what it is named as.  [MM-PRE-08, MM-PRE-10]"""
    if unit < BASIC:
        return group[unit] + group[SHAMAN_AS + unit]
    return shamans_in(group) if unit == SHAMAN else group[unit]


def shamans_in(group: Sequence[int]) -> int:
    return group[SHAMAN] + sum(group[SHAMAN_AS : SHAMAN_AS + BASIC])


def types_in(group: Group) -> list[int]:
    """The different Unit types of a group; a Shaman is a Shaman here.  [MM-OVL-11, MM-OVL-12]"""
    types = [unit for unit in range(SHAMAN) if group[unit]]
    if shamans_in(group):
        types.append(SHAMAN)
    return types


def prestige_in(group: Group) -> int:
    return group[RANGER] + group[PALADIN] + shamans_in(group)


def owned(table: MeeplesTable, seat: Seat) -> list[int]:
    """All meeples of a seat: bag, Tavern, Lodgings, board and Quest cards.  [MM-SCO-08, MM-KOH-10]"""
    counts = [
        bag + tavern + lodged
        for bag, tavern, lodged in zip(table.bags[seat], table.taverns[seat], table.lodgings[seat], strict=True)
    ]
    groups = [group for _, holder, group in table.hills if holder == seat]
    if seat == table.active:
        groups.extend([group for spot, group in table.plan if not holds_hill(table, seat, spot)])
        for unit in range(len(counts)):
            counts[unit] += table.gained[unit]
        yard, hall = table.capitol
        for kind in (*yard, *([hall] if hall >= 0 else [])):
            counts[SHAMAN if kind >= SHAMAN_AS else kind] += 1
        if table.returning >= 0:
            counts[table.returning] += 1
    for group in groups:
        for kind in range(KINDS):
            counts[SHAMAN if kind >= SHAMAN_AS else kind] += group[kind]
    return counts


def holds_hill(table: MeeplesTable, seat: Seat, spot: int) -> bool:
    """Does this seat hold the hill at a spot, its Units being counted there?"""
    for hill, holder, _ in table.hills:
        if hill == spot and holder == seat:
            return True
    return False
