"""Turning up cards, tiles and tokens, and filling displays."""

from __future__ import annotations

from typing import Final, TypeVar

from muster.games.monster_lands.content.pieces import ENTRANCE, LEFT, MISSION
from muster.games.monster_lands.events import (
    AT_THE_GATES,
    DRIVEN_OFF,
    LAND_APPEARS,
    MERCENARY_SHOWN,
    MISSION_APPEARS,
    MONSTER_APPEARS,
)
from muster.games.monster_lands.queries import land_places
from muster.games.monster_lands.state import (
    GEAR_DECK,
    HEADER_DECK,
    LAND_DECK,
    LOOT_PILE,
    LOOT_SHOWN,
    MEMBER_DECK,
    MISSION_BAG,
    MONSTER_DECK,
    NOTHING,
    ON_SALE,
    TRAP_DISCARD,
    TRAP_PILE,
    TRAPS_ON_SALE,
    LandsTable,
)
from muster.kernel.zones import EMPTY, Deck, draw_open, renew

T = TypeVar("T")


TRAPS: Final = Deck(TRAP_PILE, TRAP_DISCARD, "traps")


def turn_up(table: LandsTable, deck: int, stream: str) -> int:
    """Take a card off a face-down deck for all to see; nothing if the deck is empty."""
    return draw_open(table, deck, stream) if table.zones[deck].cards else NOTHING


def set_at(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """A row with one place changed."""
    return (*row[:at], value, *row[at + 1 :])


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """A row without one of the equal values."""
    at = row.index(value)
    return (*row[:at], *row[at + 1 :])


# -- the Citadel -------------------------------------------------------------------------------------------------------


def next_mercenary(table: LandsTable) -> int:
    """The next card of the mercenary deck, made anew from the discards when it is empty.  [ML-TAV-04, ML-CLA-06]"""
    if not table.zones[MEMBER_DECK].cards and table.member_discard:
        renew(table, MEMBER_DECK, table.member_discard)
        table.member_discard = ()
    return turn_up(table, MEMBER_DECK, "mercenaries")


def show_mercenary(table: LandsTable, dock: int) -> None:
    """Fill a dock of the Tavern.  [ML-TAV-04]"""
    member = next_mercenary(table)
    table.tavern = set_at(table.tavern, dock, member)
    if member != NOTHING:
        table.tell(MERCENARY_SHOWN, member)


def fill_lodge(table: LandsTable) -> None:
    """Six traps are for sale; discarded ones become a new pile.  [ML-SET-05, ML-LOD-05]"""
    while len(table.zones[ON_SALE].cards) < TRAPS_ON_SALE and TRAPS.holds_cards(table):
        TRAPS.draw(table, ON_SALE)


def fill_bazaar(table: LandsTable) -> None:
    """Empty docks get a card as long as there are any.  [ML-SET-06, ML-BAZ-01, ML-SET-15]"""
    for dock, card in enumerate(table.bazaar):
        if card == NOTHING:
            table.bazaar = set_at(table.bazaar, dock, turn_up(table, GEAR_DECK, "equipment"))


# -- the Outside -------------------------------------------------------------------------------------------------------


def fill_loot(table: LandsTable) -> None:
    """Four loot tokens are shown.  [ML-SET-11, ML-PLU-01, ML-SET-15]"""
    while len(table.loot_offer) < LOOT_SHOWN:
        if not table.zones[LOOT_PILE].cards:
            if not table.loot_discard:
                return
            renew(table, LOOT_PILE, table.loot_discard)
            table.loot_discard = ()
        table.loot_offer = tuple(sorted((*table.loot_offer, turn_up(table, LOOT_PILE, "loot"))))


def next_monster(table: LandsTable) -> int:
    """The next monster, if need be from the discards.  [ML-SET-15]"""
    if not table.zones[MONSTER_DECK].cards and table.monster_discard:
        renew(table, MONSTER_DECK, table.monster_discard)
        table.monster_discard = ()
    return turn_up(table, MONSTER_DECK, "monsters")


def reveal_monster(table: LandsTable, place: int) -> None:
    """A monster comes to a land; Dogor goes to the Entrance and another is drawn.  [ML-RES-03, ML-MON-05, ML-SET-08]"""
    monster = next_monster(table)
    while monster != NOTHING and place != ENTRANCE and table.box.monsters[monster].power == "to_entrance":
        storm_entrance(table, monster)
        monster = next_monster(table)
    table.monsters = set_at(table.monsters, place, monster)
    if monster != NOTHING:
        table.tell(MONSTER_APPEARS, monster, place)


def storm_entrance(table: LandsTable, monster: int) -> None:
    """Dogor takes the Entrance; who stood there is discarded.  [ML-MON-05]"""
    resident = table.monsters[ENTRANCE]
    if resident != NOTHING:
        discard_monster(table, resident)
        table.tell(DRIVEN_OFF, resident)
    table.monsters = set_at(table.monsters, ENTRANCE, monster)
    table.tell(AT_THE_GATES, monster)


def discard_monster(table: LandsTable, monster: int) -> None:
    table.monster_discard = (*table.monster_discard, monster)


def reveal_land(table: LandsTable, place: int) -> None:
    """A land with a new path header, a random side up.  [ML-SET-09, ML-RES-03]"""
    land = turn_up(table, LAND_DECK, "lands")
    table.lands = set_at(table.lands, place, land)
    if land == NOTHING:
        return
    table.tell(LAND_APPEARS, land, place)
    if not table.zones[HEADER_DECK].cards:
        renew(table, HEADER_DECK, table.header_discard)
        table.header_discard = ()
    tile = turn_up(table, HEADER_DECK, "headers")
    table.headers = set_at(table.headers, place, 2 * tile + table.chance.below("sides", 2))


def fill_lands(table: LandsTable) -> None:
    """Empty land docks get a land, empty monster docks a monster.  [ML-RES-03, ML-SET-10, ML-SET-15]"""
    for place in range(LEFT, land_places(table)):
        if table.lands[place] == NOTHING:
            reveal_land(table, place)
    for place in range(LEFT, land_places(table)):
        if table.lands[place] != NOTHING and table.monsters[place] == NOTHING:
            reveal_monster(table, place)


def draw_missions(table: LandsTable) -> None:
    """Two tiles: the first left, side A up, the second right, side B up.  [ML-SET-12, ML-RES-02, ML-RES-05]"""
    table.mission_discard = (*table.mission_discard, *[tile for tile in table.missions if tile != NOTHING])
    table.missions = (NOTHING, NOTHING)
    for space in range(2):
        if not table.zones[MISSION_BAG].cards:
            renew(table, MISSION_BAG, table.mission_discard)
            table.mission_discard = ()
        if table.zones[MISSION_BAG] == EMPTY:
            return
        tile = turn_up(table, MISSION_BAG, "missions")
        table.missions = set_at(table.missions, space, tile)
        table.tell(MISSION_APPEARS, tile, MISSION + space)
