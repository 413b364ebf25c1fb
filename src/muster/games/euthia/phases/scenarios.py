"""The moments at which a scenario acts, and The Hunt.  [EU-SCN-06]"""

from __future__ import annotations

from muster.games.euthia.effects.gaining import gain
from muster.games.euthia.events import HUNT_FIRST
from muster.games.euthia.phases.elites import place_griffin
from muster.games.euthia.phases.settlements import end_wave, land_farruga
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import steps
from muster.kernel.table import Seat

HUNT = "the-hunt"
SETTLEMENTS = "defending-the-settlements"


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
    scenario = table.box.scenarios[table.scenario]
    table.tally[seat] += (scenario.elite_tally if record.elite else scenario.tally)[record.level - 1]
    for at, (least, gains) in enumerate(scenario.goals):
        if table.tally[seat] >= least and not table.firsts >> at & 1:
            table.firsts |= 1 << at
            table.tell(HUNT_FIRST, seat, least)
            gain(table, seat, gains)


STEPS = steps(
    scenario_round_start,
    scenario_turn_start,
    scenario_turn_end,
    scenario_round_end,
    scenario_tile,
    monster_defeated,
)
