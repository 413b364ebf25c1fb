"""Things that a Hero carries, and Gaar and Dwurt tokens: taking them and giving them away."""

from __future__ import annotations

from muster.games.euthia.content.pieces import GAAR_THING, THING, TROPHY_THING
from muster.games.euthia.events import DWURT_GAINED, GAAR_GAINED, GAAR_LOST, THING_DISCARDED
from muster.games.euthia.state import EuthiaTable
from muster.kernel.table import Seat


def without(row: tuple[int, ...], value: int) -> tuple[int, ...]:
    """A row without one of the equal values."""
    at = row.index(value)
    return (*row[:at], *row[at + 1 :])


def remove(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """A thing leaves a Hero: from what has no place yet, else from a Sack, else from the pouch."""
    if thing in table.loose[seat][: table.waiting]:
        table.waiting -= 1
    for place in (table.loose, table.sacks, table.pouch):
        if thing in place[seat]:
            place[seat] = without(place[seat], thing)
            return
    raise AssertionError(f"seat {seat} does not carry {thing}")


def discard(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """A carried thing goes to its discard pile or the supply.  [EU-ITM-05, EU-ITM-09, EU-TRO-02]"""
    remove(table, seat, thing)
    table.tell(THING_DISCARDED, seat, thing)
    put_away(table, thing)


def put_away(table: EuthiaTable, thing: int) -> None:
    """Tiles to the pile of their set, Trophies to that of their level, tokens to the supply."""
    box = table.box
    if thing < THING:
        tile = box.tile(thing)
        if tile.hero < 0:  # own Equipment Hero tiles leave the game  [EU-TRD-12]
            piles = table.discards
            table.discards = (*piles[: tile.set], (*piles[tile.set], thing), *piles[tile.set + 1 :])
        table.set_gems = tuple([entry for entry in table.set_gems if entry[0] != thing])
        table.exhausted &= ~(1 << thing)  # whoever buys it again this round gets it ready
    elif thing >= TROPHY_THING:
        monster = box.monsters[thing - TROPHY_THING]
        if not monster.elite:  # an Elite card leaves the game
            level = monster.level - 1
            piles = table.monster_discards
            table.monster_discards = (*piles[:level], (*piles[level], monster.id), *piles[level + 1 :])


# -- Gaar and Dwurt ----------------------------------------------------------------------------------------------------


def gain_gaar(table: EuthiaTable, seat: Seat, number: int) -> None:
    """On free Gaar slots; more lie loose until they are settled.  [EU-ITM-06, EU-SKO-02]"""
    if number <= 0:
        return
    table.tell(GAAR_GAINED, seat, number)
    room = table.box.heroes[table.heroes[seat]].gaar - table.gaar[seat]
    kept = min(number, max(0, room))
    table.gaar[seat] += kept
    table.loose[seat] = (*table.loose[seat], *[GAAR_THING] * (number - kept))


def spend_gaar(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Gaar from Sacks first, so that there is room, then from the slots.  [EU-ITM-06]"""
    for _ in range(number):
        if GAAR_THING in table.loose[seat] or GAAR_THING in table.sacks[seat]:
            remove(table, seat, GAAR_THING)
        else:
            table.gaar[seat] -= 1


def lose_gaar(table: EuthiaTable, seat: Seat, number: int) -> None:
    spend_gaar(table, seat, number)
    if number:
        table.tell(GAAR_LOST, seat, number)


def gain_dwurt(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Dwurt beyond the slots are lost.  [EU-SKO-12]"""
    room = table.box.heroes[table.heroes[seat]].dwurt - table.dwurt[seat]
    kept = min(number, max(0, room))
    table.dwurt[seat] += kept
    if kept:
        table.tell(DWURT_GAINED, seat, kept)
