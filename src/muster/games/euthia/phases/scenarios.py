"""The moments at which a scenario acts.  [EU-SCN-06]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import GRIFFIN
from muster.games.euthia.events import FOE_BEATEN
from muster.games.euthia.places import foe_form
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import EuthiaTable, visit_bit
from muster.kernel.game import steps
from muster.kernel.table import Seat

# -- the course of the game --------------------------------------------------------------------------------------------


def scenario_setup(table: EuthiaTable) -> None:
    """After the standard setup.  [EU-SCN-04, EU-SCN-06]"""
    rules_of(table).set_up(table)


def scenario_round_start(table: EuthiaTable) -> None:
    """After the three opening steps.  [EU-SCN-06]"""
    rules_of(table).begin_round(table)


def scenario_turn_start(table: EuthiaTable, seat: Seat) -> None:
    """Before the player does anything.  [EU-SCN-06]"""
    rules_of(table).begin_turn(table, seat)


def scenario_turn_end(table: EuthiaTable, seat: Seat) -> None:
    """When all else of the turn is done.  [EU-SCN-06]"""
    rules_of(table).end_turn(table, seat)


def scenario_round_end(table: EuthiaTable) -> None:
    """Before the Round marker moves.  [EU-SCN-06]"""
    rules_of(table).end_round(table)


def scenario_end(table: EuthiaTable) -> None:
    """After the last round, before final scoring: the Finale.  [EU-SCN-06]"""
    rules_of(table).finale(table)


# -- what happens meanwhile --------------------------------------------------------------------------------------------


def scenario_tile(table: EuthiaTable, seat: Seat, tile: int) -> None:
    """When a tile is revealed: the Griffin on its Lair, and whatever the scenario says.  [EU-SCN-06, EU-GRF-02]"""
    record = table.box.map_tiles[tile]
    for at, part in enumerate(record.hexes):
        if part.location == GRIFFIN:
            table.griffin = 4 * table.tiles.index(tile) + at
    rules_of(table).tile_revealed(table, tile)


def monster_defeated(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """A Monster or an Elite Monster has fallen.  [EU-SCN-06]"""
    rules_of(table).monster_defeated(table, seat, monster)


def foe_beaten(table: EuthiaTable, seat: Seat) -> None:
    """A form of a shared foe is beaten: the scenario ends the fight or begins the next one.  [EU-SCX-04]"""
    table.tell(FOE_BEATEN, seat, foe_form(table).monster)
    table.waves_beaten |= 1 << table.foe_wave
    rules_of(table).foe_beaten(table, seat)


def foe_fought(table: EuthiaTable, seat: Seat) -> None:
    """A fight with a shared foe is over and it was not beaten in it.  [EU-RVC-05]"""
    rules_of(table).foe_fought(table, seat)


def quest_fulfilled(table: EuthiaTable, seat: Seat) -> None:
    """A Quest of an Encounter or a Legend has been fulfilled.  [EU-SCN-06]"""
    rules_of(table).quest_fulfilled(table, seat)


def visit(table: EuthiaTable, seat: Seat, place: int) -> None:
    """A Free Action at a place of the scenario, once per Hero.  [EU-SCX-08]"""
    table.visits |= visit_bit(place, seat)
    rules_of(table).places[place].use(table, seat)


STEPS = steps(
    scenario_setup,
    scenario_round_start,
    scenario_turn_start,
    scenario_turn_end,
    scenario_round_end,
    scenario_end,
    scenario_tile,
    monster_defeated,
    foe_beaten,
    foe_fought,
    quest_fulfilled,
    visit,
)
