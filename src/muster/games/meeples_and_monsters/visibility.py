"""Who sees what: zone by zone, and the open side of the table as a view.  [MM-TRN-05]"""

from __future__ import annotations

from collections.abc import Sequence

from muster.games.meeples_and_monsters import view_types as views
from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    CLASSES,
    DISTRICTS,
    KIND_NAMES,
    MONSTER_SPOT,
    ROOM_SPOT,
    TYPES,
    Bonuses,
    Box,
    Group,
)
from muster.games.meeples_and_monsters.queries import is_fight, overrun_peasants
from muster.games.meeples_and_monsters.reach import fight_level, planned_total
from muster.games.meeples_and_monsters.state import (
    COMMON_ZONES,
    DISPLAY,
    MONSTERS_1,
    PHASES,
    QUEST_DECK,
    QUEST_DISCARD,
    ROOM_STACK,
    SLOTS_PER_DISTRICT,
    SOURCES,
    TILE_STACK,
    ZONES_PER_SEAT,
    MeeplesTable,
    completed,
)
from muster.kernel.table import Seat
from muster.kernel.zones import Audience, ZoneSpec


def layout(seats: int) -> tuple[ZoneSpec, ...]:
    """Every zone with its audience. Decks are unordered: no order of draws exists that could be seen."""
    common = [
        ZoneSpec("monsters-1", Audience.NOBODY, kind="monster"),
        ZoneSpec("monsters-2", Audience.NOBODY, kind="monster"),
        ZoneSpec("monsters-3", Audience.NOBODY, kind="monster"),
        ZoneSpec("tile-stack", Audience.NOBODY, kind="location"),
        ZoneSpec("display", Audience.EVERYONE, kind="location"),
        ZoneSpec("quest-deck", Audience.NOBODY, pool="quests", kind="quest"),
        ZoneSpec("quest-discard", Audience.EVERYONE, kind="quest"),
        ZoneSpec("room-stack", Audience.NOBODY, kind="room"),
    ]
    for seat in range(seats):
        common.append(ZoneSpec(f"hand-{seat}", Audience.OWNER, pool="quests", owner=seat, kind="quest"))
        common.append(ZoneSpec(f"just-drawn-{seat}", Audience.OWNER, pool="quests", owner=seat, kind="quest"))
        common.append(ZoneSpec(f"completed-{seat}", Audience.EVERYONE, kind="quest"))
    return tuple(common)


def card_name(box: Box, zone: int, card: int) -> str:
    """The key of a card in a zone."""
    if zone in (QUEST_DECK, QUEST_DISCARD) or zone >= COMMON_ZONES:
        return box.quests[card].key
    if zone in (TILE_STACK, DISPLAY):
        return box.locations[card].key
    return box.rooms[card].key if zone == ROOM_STACK else box.monsters[card].key


def view(table: MeeplesTable, seat: Seat) -> views.MeeplesTableView:
    """Everything that lies open; the kernel adds the zones as this seat sees them."""
    box = table.box
    return {
        "round": table.round,
        "phase": PHASES[table.phase],
        "active": table.active,
        "first": table.first,
        "final": {"from": table.final_from, "last": table.last_round} if table.final_from else None,
        "arrived": bin(table.arrived).count("1"),
        "towers": table.towers,
        "supply": meeples(table.supply),
        "players": [player(table, other) for other in range(table.seats)],
        "districts": [district(table, at) for at in range(len(DISTRICTS))],
        "display": [box.locations[tile].key for tile in table.zones[DISPLAY].cards],
        "tile_stack": len(table.zones[TILE_STACK].cards),
        "monster_deck": sum(len(table.zones[MONSTERS_1 + pile].cards) for pile in range(3))
        + 3
        - bin(table.arrived).count("1"),
        "quest_deck": len(table.zones[QUEST_DECK].cards),
        "quest_discard": [box.quests[quest].key for quest in table.zones[QUEST_DISCARD].cards],
        "council": [
            {
                "key": member.key,
                "token": None if member.henchman else box.tokens[table.tokens[at]].key,
                "fought_by": [other for other in range(table.seats) if table.fought[other] >> at & 1],
            }
            for at, member in enumerate(box.monsters[box.normal :])
        ],
        "capitol": capitol(table),
        "plan": [planned(table, spot, group) for spot, group in table.plan],
        "hills": [
            {"location": box.locations[spot].key, "seat": holder, "units": units(group)}
            for spot, holder, group in table.hills
        ],
        "stocks": {location.key: table.stocks[location.id] for location in box.locations if location.stock},
        "arriving": box.monsters[table.arriving].key if table.arriving >= 0 else None,
        "gained": meeples(table.gained),
        "returning": CLASSES[table.returning] if table.returning >= 0 else None,
    }


def scores(view: views.MeeplesView) -> list[int | None]:
    """What a running match is counted by: VP."""
    return [player["score"] for player in view["players"]]


def meeples(counts: Sequence[int]) -> views.Meeples:
    return {name: counts[at] for at, name in enumerate(CLASSES) if counts[at]}


def units(group: Group) -> views.Units:
    return {KIND_NAMES[kind]: number for kind, number in enumerate(group) if number}


def player(table: MeeplesTable, seat: Seat) -> views.Player:
    """A Player board and what lies before it."""
    box = table.box
    return {
        "seat": seat,
        "score": table.scores[seat],
        "tavern": meeples(table.taverns[seat]),
        "lodgings": meeples(table.lodgings[seat]),
        "bag": meeples(table.bags[seat]),
        "levels": {CLASSES[at]: table.levels[seat][at] for at in range(1, BASIC)},
        "quests": sum(len(table.zones[completed(seat) - step].cards) for step in range(1, ZONES_PER_SEAT)),
        "completed": [box.quests[quest].key for quest in table.zones[completed(seat)].cards],
        "pile": [box.monsters[monster].key for monster in table.piles[seat]],
        "rooms": [box.rooms[room].key for room in table.rooms_taken[seat]],
        "fought": [member.key for at, member in enumerate(box.monsters[box.normal :]) if table.fought[seat] >> at & 1],
        "bonuses": bonuses(table.bonuses[seat]),
        "vp_from": dict(zip(SOURCES, table.sources[seat], strict=True)),
    }


def bonuses(gathered: Bonuses) -> views.Bonuses:
    return {
        "class": {CLASSES[unit]: number for unit, number in enumerate(gathered.classes) if number},
        "versus": {TYPES[kind]: number for kind, number in enumerate(gathered.versus) if number},
        "pairs": [(CLASSES[partner], CLASSES[unit], number) for partner, unit, number in gathered.pairs],
    }


def district(table: MeeplesTable, at: int) -> views.District:
    """One district of the City board."""
    box = table.box
    city = table.city[at * SLOTS_PER_DISTRICT : (at + 1) * SLOTS_PER_DISTRICT]
    locations: list[views.Place] = [{"key": box.prebuilt(at).key, "slot": None, "builder": None}]
    for slot in box.slots:
        if slot.district == at:
            tile = table.built[slot.id]
            locations.append(
                {
                    "key": box.locations[tile].key if tile >= 0 else None,
                    "slot": slot.key,
                    "builder": table.builders[slot.id] if tile >= 0 else None,
                }
            )
    top = table.tower_tops[at]
    return {
        "key": DISTRICTS[at],
        "overrun": overrun_peasants(table, at),
        "monsters": [box.monsters[monster].key if monster >= 0 else None for monster in city],
        "locations": locations,
        "tower": {"room": box.rooms[top].key if top >= 0 else None, "left": table.tower_left[at]}
        if table.towers
        else None,
    }


def capitol(table: MeeplesTable) -> views.Capitol:
    """The Units that stand at the Capitol."""
    yard, hall = table.capitol
    return {
        "builders_yard": [KIND_NAMES[kind] for kind in yard],
        "hall_of_heroes": [KIND_NAMES[hall]] if hall >= 0 else [],
    }


def planned(table: MeeplesTable, spot: int, group: Group) -> views.Planned:
    """One place of the active player's plan."""
    fights = is_fight(spot) or (spot >= ROOM_SPOT and table.box.rooms[spot - ROOM_SPOT].combat > 0)
    return {
        "kind": "room" if spot >= ROOM_SPOT else "monster" if spot >= MONSTER_SPOT else "location",
        "key": table.box.spot_key(spot),
        "units": units(group),
        "total": planned_total(table, table.active, spot) if fights else None,
        "strength": fight_level(table, spot)[0] if fights else None,
        "joined": table.joined == spot,
        "named": KIND_NAMES[table.named[1]] if table.named[0] == spot else None,
    }
