"""Questions about the Map: hexes, neighbours, powers, distances. They change nothing.

Axial coordinates; a tile at anchor (x, y) covers (x, y), (x + 1, y) and (x, y + 1); anchors satisfy x - y divisible by
three, so each hex belongs to one fixed slot.  [EU-REV-07] A *space* is 4 * tile + hex; hex 3 is the centre.
"""

from __future__ import annotations

from muster.games.euthia.content.pieces import (
    AIR,
    AT_ALCHEMISTS,
    AT_MERCHANTS,
    CAVE,
    CHAPTERS,
    CHURCH,
    EARTH,
    ELEMENTAL,
    ELEMENTS,
    ENCOUNTER,
    FIRE,
    LEGEND,
    MOUNTAIN,
    NOTHING,
    PORTAL,
    SCENARIO,
    TOWERS,
    TREASURE_1,
    TREASURE_3,
    WATER,
    Foe,
    Hex,
    MapTile,
)
from muster.games.euthia.state import CHAPTER, NOBODY, EuthiaTable, Lattice

CENTRE = 3
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
OFFSETS = ((0, 0), (1, 0), (0, 1))


def anchor_of(x: int, y: int) -> tuple[int, int]:
    """The slot that a hex belongs to.  [EU-REV-07]"""
    rest = (x - y) % 3
    return (x, y) if rest == 0 else (x - 1, y) if rest == 1 else (x, y - 1)


def lattice_of(table: EuthiaTable) -> Lattice:
    """What is worked out from the Map, anew only when a tile was laid."""
    lattice = table.lattice
    if lattice.anchors is not table.anchors:
        lattice = table.lattice = Lattice(table.anchors)
    return lattice


def tile_at(table: EuthiaTable, anchor: tuple[int, int]) -> int:
    """The number of the tile on a slot, or nothing."""
    return lattice_of(table).tiles.get(anchor, NOTHING)


def coordinates(table: EuthiaTable, space: int) -> tuple[int, int]:
    """Where a hex lies."""
    x, y = table.anchors[space >> 2]
    dx, dy = OFFSETS[space & 3]
    return (x + dx, y + dy)


def space_at(table: EuthiaTable, x: int, y: int) -> int:
    """The revealed hex at these coordinates, or nothing."""
    anchor = anchor_of(x, y)
    tile = tile_at(table, anchor)
    if tile == NOTHING:
        return NOTHING
    return 4 * tile + OFFSETS.index((x - anchor[0], y - anchor[1]))


def map_tile(table: EuthiaTable, space: int) -> MapTile:
    return table.box.map_tiles[table.tiles[space >> 2]]


def hex_of(table: EuthiaTable, space: int) -> Hex:
    """What a hex shows; not for centres."""
    return table.box.map_tiles[table.tiles[space >> 2]].hexes[space & 3]  # as ``map_tile``, for it is asked so often


def location(table: EuthiaTable, space: int) -> int:
    """The location of a space; on a Special tile the service is on the centre only.  [EU-SPC-06]"""
    tile = map_tile(table, space)
    return tile.centre if space & 3 == CENTRE else tile.hexes[space & 3].location


def adjacent_hexes(table: EuthiaTable, space: int) -> tuple[int, ...]:
    """The revealed hexes around a hex."""
    lattice = lattice_of(table)
    known = lattice.known_around.get(space)
    if known is None:
        x, y = coordinates(table, space)
        around = [space_at(table, x + dx, y + dy) for dx, dy in DIRECTIONS]
        known = lattice.known_around[space] = tuple([other for other in around if other != NOTHING])
    return known


def neighbours(table: EuthiaTable, space: int) -> list[int]:
    """The spaces one step away; a centre connects with its three hexes only.  [EU-MOV-05, EU-SPC-02]"""
    tile = space & ~3
    if space & 3 == CENTRE:
        return [tile, tile + 1, tile + 2]
    found = adjacent_hexes(table, space)
    return [*found, tile + CENTRE] if map_tile(table, space).centre != NOTHING else list(found)


def open_slots(table: EuthiaTable, space: int) -> tuple[tuple[int, int], ...]:
    """The slots around a hex where no tile lies, in a fixed order.  [EU-REV-01, EU-REV-06, EU-REV-08]"""
    if space & 3 == CENTRE:
        return ()
    lattice = lattice_of(table)
    known = lattice.known_open.get(space)
    if known is None:
        x, y = coordinates(table, space)
        around = {anchor_of(x + dx, y + dy) for dx, dy in DIRECTIONS}
        known = lattice.known_open[space] = tuple(sorted([anchor for anchor in around if anchor not in lattice.tiles]))
    if not known or not table.map_limit:
        return known
    return tuple([anchor for anchor in known if within_limit(table, anchor)])


def tiles_left(table: EuthiaTable) -> int:
    """How many Map tiles are still to come.  [EU-MST-11]"""
    return sum([len(table.zones[CHAPTER + chapter].cards) for chapter in range(CHAPTERS)])


def within_limit(table: EuthiaTable, anchor: tuple[int, int]) -> bool:
    """An agreed Map limit: every hex of the tile lies within it.  [EU-REV-06, EU-REV-11]"""
    if not table.map_limit:
        return True
    x, y = anchor
    return all(steps_to_church(x + dx, y + dy) <= table.map_limit for dx, dy in OFFSETS)


def steps_to_church(x: int, y: int) -> int:
    """From a hex to the Church as the crow flies: one step from the nearest of its three hexes.  [EU-REV-11]"""
    return 1 + min([hex_distance(x - from_x, y - from_y) for from_x, from_y in OFFSETS])


def hex_distance(dx: int, dy: int) -> int:
    """Steps between two hexes that lie so far apart."""
    return max(abs(dx), abs(dy), abs(dx + dy))


# -- Monsters and liberation -------------------------------------------------------------------------------------------


def has_monster(table: EuthiaTable, space: int) -> bool:
    """Is an undefeated Monster there? Any player's token shows that it is not.  [EU-LIB-03, EU-FAR-06]"""
    if space & 3 == CENTRE or not hex_of(table, space).level or table.burned >> space & 1:
        return False
    return (
        table.hero_tokens[space] == NOBODY and table.trade_tokens[space] == NOBODY and not any(table.interaction[space])
    )


def is_liberated(table: EuthiaTable, space: int) -> bool:
    """[EU-LIB-04, EU-SPC-05]"""
    return not has_monster(table, space)


def is_centre_open(table: EuthiaTable, space: int) -> bool:
    """All three hexes of the tile are liberated.  [EU-SPC-04]"""
    tile = space & ~3
    return not (has_monster(table, tile) or has_monster(table, tile + 1) or has_monster(table, tile + 2))


def is_enterable(table: EuthiaTable, space: int, can_fight: bool) -> bool:
    """May a Hero go there: no foe that closes it, an open centre, a Combat Action for a Monster.  [EU-LIB-02]"""
    if space == table.foe_space and foe_form(table).closes:  # [EU-FAR-03]
        return False
    if space & 3 == CENTRE:
        return is_centre_open(table, space)
    return can_fight or not has_monster(table, space)


def is_ruined(table: EuthiaTable, space: int) -> bool:
    """Was this location destroyed? A Special tile is of no use with the first of its hexes.  [EU-FAR-06, EU-GOL-04]"""
    if space & 3 == CENTRE:
        return bool(table.burned >> (space & ~3) & 0b111)
    return bool(table.burned >> space & 1)


# -- shared foes -------------------------------------------------------------------------------------------------------


def foe_form(table: EuthiaTable) -> Foe:
    """The form of the shared foe that is there.  [EU-SCX-01]"""
    return table.box.scenarios[table.scenario].foes[table.foe_wave]


def foe_health(table: EuthiaTable) -> int:
    """What its card says for so many players, and what it has won beyond that.  [EU-SCX-01, EU-GOL-02, EU-RVC-05]"""
    foe = foe_form(table)
    return foe.health_each * table.foe_players + foe.health_more + table.foe_more + (table.faer if foe.faer else 0)


# -- Elementals --------------------------------------------------------------------------------------------------------


def powers_at(table: EuthiaTable, space: int) -> int:
    """A bit for each Elemental Power over a hex; centres have none.  [EU-ELM-01, EU-ELM-05, EU-SPC-05, EU-RVA-02]"""
    if space & 3 == CENTRE:
        return 0
    if table.revoked:
        return powers_left(table, space)
    lattice = lattice_of(table)
    known = lattice.known_powers.get(space)
    if known is None:
        known = lattice.known_powers[space] = powers_left(table, space)
    return known


def powers_left(table: EuthiaTable, space: int) -> int:
    """The Powers over a hex that no Revocation token has silenced.  [EU-ELM-05, EU-RVA-02]"""
    powers = 0
    for other in (space, *adjacent_hexes(table, space)):
        kind = hex_of(table, other).location - ELEMENTAL
        if 0 <= kind < len(ELEMENTS) and not table.revoked >> other & 1:
            powers |= 1 << kind
    return powers


def is_burning(powers: int) -> bool:
    """Fire without Water.  [EU-ELM-02, EU-ELM-06]"""
    return bool(powers >> FIRE & 1) and not powers >> WATER & 1


def is_soothing(powers: int) -> bool:
    """Water without Fire.  [EU-ELM-03, EU-ELM-06]"""
    return bool(powers >> WATER & 1) and not powers >> FIRE & 1


def has_air(powers: int) -> bool:
    return bool(powers >> AIR & 1)


def has_earth(powers: int) -> bool:
    return bool(powers >> EARTH & 1)


def element_at(table: EuthiaTable, space: int) -> int:
    """The element of an Elemental hex, or nothing."""
    kind = location(table, space) - ELEMENTAL
    return kind if 0 <= kind < len(ELEMENTS) else NOTHING


def is_revoked(table: EuthiaTable, space: int) -> bool:
    """Does a Revocation token lie there?  [EU-RVA-02]"""
    return bool(table.revoked >> space & 1)


# -- kinds of places ---------------------------------------------------------------------------------------------------


def terrain_at(table: EuthiaTable, space: int) -> int:
    """0 Mountain, 1 Lake, 2 Cave, or nothing.  [EU-HEX-02]"""
    kind = location(table, space)
    return kind - MOUNTAIN if MOUNTAIN <= kind <= CAVE else NOTHING


def treasure_at(table: EuthiaTable, space: int) -> int:
    """The level of a Treasure hex, or 0.  [EU-HEX-03]"""
    kind = location(table, space)
    return kind - TREASURE_1 + 1 if TREASURE_1 <= kind <= TREASURE_3 else 0


def trader_at(table: EuthiaTable, space: int) -> int:
    """The Place of Trade of a space, or nothing; at the Towers only the centre.  [EU-TRD-01, EU-TRD-02]"""
    kind = location(table, space)
    if kind == AT_MERCHANTS:
        return 0
    if kind == AT_ALCHEMISTS:
        return 1
    return 2 if kind == TOWERS and space & 3 == CENTRE else NOTHING


def is_place_of_trade(table: EuthiaTable, space: int) -> bool:
    """A hex that gets a Trade token when it is liberated.  [EU-ECO-07]"""
    return location(table, space) in (AT_MERCHANTS, AT_ALCHEMISTS, TOWERS)


def is_church(table: EuthiaTable, space: int) -> bool:
    return space & 3 == CENTRE and location(table, space) == CHURCH


def church(table: EuthiaTable) -> int:
    """The centre of the starting tile.  [EU-TRN-01]"""
    return CENTRE


def is_portal(table: EuthiaTable, space: int) -> bool:
    return location(table, space) == PORTAL


def encounter_at(table: EuthiaTable, space: int) -> int:
    """The Encounter whose Quests are offered on a space, or nothing.  [EU-QST-01, EU-SPC-06]"""
    tile = map_tile(table, space)
    if space & 3 == CENTRE:
        return tile.encounter if tile.centre != LEGEND else NOTHING
    if tile.centre != NOTHING:
        return NOTHING
    return tile.hexes[space & 3].encounter if tile.hexes[space & 3].location == ENCOUNTER else NOTHING


def legend_at(table: EuthiaTable, space: int) -> int:
    """The Quest of the Legend card that lies at a centre, or nothing.  [EU-MIR-02]"""
    return next((quest for centre, quest in table.legends if centre == space), NOTHING)


def scenario_place(table: EuthiaTable, space: int) -> int:
    """The place of the scenario on a hex, or nothing.  [EU-SCX-08]"""
    if space & 3 == CENTRE or hex_of(table, space).location != SCENARIO:
        return NOTHING
    return hex_of(table, space).encounter


# -- distances ---------------------------------------------------------------------------------------------------------


def distances(table: EuthiaTable, start: int, most: int) -> dict[int, int]:
    """All spaces within so many steps; Monsters do not block, closed centres do.  [EU-TEL-06, EU-TEL-08]"""
    found = {start: 0}
    edge = [start]
    for step in range(1, most + 1):
        further: list[int] = []
        for space in edge:
            for other in neighbours(table, space):
                if other not in found and (other & 3 != CENTRE or is_centre_open(table, other)):
                    found[other] = step
                    further.append(other)
        edge = further
    return found


def straight_distances(table: EuthiaTable, start: int, most: int) -> dict[int, int]:
    """All revealed spaces within so many hexes as the crow flies, over gaps of the Map, too.  [EU-TEL-06, EU-TEL-08]"""
    found = {start: 0}
    own = [start] if start & 3 != CENTRE else [start - 3, start - 2, start - 1]
    begin = [coordinates(table, space) for space in own]
    for space in all_spaces(table):
        hexes = [space] if space & 3 != CENTRE else [space - 3, space - 2, space - 1]
        ends = [coordinates(table, part) for part in hexes]
        steps = min([hex_distance(x - u, y - v) for x, y in begin for u, v in ends])
        steps += (start & 3 == CENTRE) + (space & 3 == CENTRE)  # a centre lies one from each hex of its tile
        if space != start and steps <= most and (space & 3 != CENTRE or is_centre_open(table, space)):
            found[space] = steps
    return found


def hex_distances(table: EuthiaTable, start: int) -> dict[int, int]:
    """All hexes by their distance from one, over hexes only: how the Golem walks.  [EU-GOL-02]"""
    found = {start: 0}
    edge = [start]
    while edge:
        further: list[int] = []
        for space in edge:
            for other in adjacent_hexes(table, space):
                if other not in found:
                    found[other] = found[space] + 1
                    further.append(other)
        edge = further
    return found


def reachable(table: EuthiaTable, start: int, moves: int, can_fight: bool) -> dict[int, int]:
    """Spaces that can be walked to with so many Move points; a Monster ends the walk.  [EU-MOV-02, EU-LIB-02]

    Hexes at the edge of the known Map end a walk too: tiles are revealed there before anything else.
    """
    found = {start: 0}
    edge = [start]
    for step in range(1, moves + 1):
        further: list[int] = []
        for space in edge:
            if space != start and stops_walk(table, space):
                continue
            for other in neighbours(table, space):
                if other not in found and is_enterable(table, other, can_fight):
                    found[other] = step
                    further.append(other)
        edge = further
    return found


def stops_walk(table: EuthiaTable, space: int) -> bool:
    """Does something happen on entering: a Monster, new tiles, Fire or Water?  [EU-REV-09]"""
    if has_monster(table, space) or (open_slots(table, space) and tiles_left(table)):
        return True
    powers = powers_at(table, space)
    return is_burning(powers) or is_soothing(powers)


def all_spaces(table: EuthiaTable) -> list[int]:
    """Every revealed space, centres included."""
    spaces: list[int] = []
    for at, number in enumerate(table.tiles):
        spaces.extend([4 * at, 4 * at + 1, 4 * at + 2])
        if table.box.map_tiles[number].centre != NOTHING:
            spaces.append(4 * at + CENTRE)
    return spaces
