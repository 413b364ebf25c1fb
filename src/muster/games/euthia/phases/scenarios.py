"""The moments at which a scenario acts, and The Hunt.  [EU-SCN-06]"""

from __future__ import annotations

from muster.games.euthia.effects.gaining import draw_treasure, gain_gold, gain_reputation
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import HUNT_FIRST
from muster.games.euthia.phases.elites import place_griffin
from muster.games.euthia.phases.settlements import end_wave, land_farruga
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import steps
from muster.kernel.table import Seat

HUNT = "the-hunt"
SETTLEMENTS = "defending-the-settlements"
# Tally for a normal and an Elite Monster, by level.  [EU-HUN-01]
TALLY = (0, 1, 2, 4)
ELITE_TALLY = (0, 2, 4, 7)
# Tallies that the first Hero to reach them is paid for.  [EU-HUN-02]
FIRSTS = (5, 12, 20)


def key_of(table: EuthiaTable) -> str:
    return table.box.scenarios[table.scenario].key


def scenario_round_start(table: EuthiaTable) -> None:
    """After the three opening steps.  [EU-SCN-06]"""
    if key_of(table) == SETTLEMENTS:
        land_farruga(table)


def scenario_turn_start(table: EuthiaTable, seat: Seat) -> None:
    """[EU-SCN-06]"""


def scenario_turn_end(table: EuthiaTable, seat: Seat) -> None:
    """[EU-SCN-06]"""


def scenario_round_end(table: EuthiaTable) -> None:
    """Before the Round marker moves.  [EU-SCN-06]"""
    if key_of(table) == SETTLEMENTS:
        end_wave(table)


def scenario_tile(table: EuthiaTable, seat: Seat, tile: int) -> None:
    """When a tile is revealed.  [EU-SCN-06, EU-GRF-02]"""
    if table.box.map_tiles[tile].scenario == "griffin":
        place_griffin(table, tile)


def monster_defeated(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """The Hunt counts every Monster that falls.  [EU-HUN-01, EU-HUN-02]"""
    if key_of(table) != HUNT:
        return
    record = table.box.monsters[monster]
    table.tally[seat] += (ELITE_TALLY if record.elite else TALLY)[record.level]
    for at, least in enumerate(FIRSTS):
        if table.tally[seat] >= least and not table.firsts >> at & 1:
            table.firsts |= 1 << at
            table.tell(HUNT_FIRST, seat, least)
            reward_first(table, seat, at)


def reward_first(table: EuthiaTable, seat: Seat, at: int) -> None:
    """Gold, a Treasure of level 2, Reputation.  [EU-HUN-02]"""
    if at == 0:
        gain_gold(table, seat, 3)
    elif at == 1:
        table.then(draw_treasure, seat, 2)
        table.then(settle, seat)
    else:
        gain_reputation(table, seat, 5)


STEPS = steps(
    scenario_round_start,
    scenario_turn_start,
    scenario_turn_end,
    scenario_round_end,
    scenario_tile,
    monster_defeated,
)
