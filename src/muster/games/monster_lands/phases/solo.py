"""The solo game: Madhala takes up room.  [ML-SOL-02]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BLOCKING,
    CONTRACT,
    FACES,
    FIRST_PATH,
    LEFT,
    MINE,
    MISSION,
    PAWN_SHOP,
)
from muster.games.monster_lands.events import MADHALA_BLOCKS, MADHALA_CLOSES
from muster.games.monster_lands.phases.citadel import put_die
from muster.games.monster_lands.queries import free_spaces, has_room, is_place_open
from muster.games.monster_lands.state import NOBODY, NOTHING, LandsTable
from muster.kernel.game import steps

LAND_FACES = 4  # a roll up to this closes a path of the land  [ML-SOL-08]


def madhala_prepares(table: LandsTable) -> None:
    """Blocking dice by round and level, and her token on a path.  [ML-SOL-03, ML-SOL-08]"""
    table.closed_path = NOTHING
    if table.seats > 1:
        return
    table.blocking = max(0, table.box.madhala_dice[table.round - 1] + table.box.madhala_shift[table.level])
    face = table.chance.die("madhala", FACES)
    place = LEFT if face <= LAND_FACES else MISSION if face == LAND_FACES + 1 else CONTRACT
    if is_place_open(table, place):
        table.closed_path = FIRST_PATH[place] + (face - 1 if place == LEFT else 0)
        table.tell(MADHALA_CLOSES, table.closed_path)


def madhala_places(table: LandsTable) -> None:
    """One blocking die after each action, in the first building with room from the die's on.  [ML-SOL-04, ML-SOL-05]"""
    if not table.blocking:
        return
    table.blocking -= 1
    first = table.chance.die("madhala", FACES) - 1
    for step in range(PAWN_SHOP):
        building = (first + step) % PAWN_SHOP
        if has_room(table, building):
            put_die(table, building, (best_space(table, building), BLOCKING, 0, NOBODY))
            table.tell(MADHALA_BLOCKS, building)
            return


def best_space(table: LandsTable, building: int) -> int:
    """Leftmost or upper; in the Mine the best-paid single space, else the best-paid double one.  [ML-SOL-06]"""
    if table.box.row_spaces[building]:
        return len(table.buildings[building])
    spaces = free_spaces(table, building)
    if building == MINE:
        return min(spaces, key=lambda space: (table.box.mine[space].dice, -table.box.mine[space].gold))
    return spaces[0]


STEPS = steps(madhala_places)
