"""The moments at which a scenario acts, by scenario, and The Hunt.  [EU-SCN-06]"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import PLACES
from muster.games.euthia.effects.gaining import gain
from muster.games.euthia.events import FOE_BEATEN, HUNT_FIRST
from muster.games.euthia.phases.doom import (
    culprit_beaten,
    enter_citadel,
    hear_rumours,
    pay_den,
    question_traders,
    sabotage,
    start_showdown,
)
from muster.games.euthia.phases.elites import place_griffin
from muster.games.euthia.phases.golem import golem_falls, rampage, wake_golem
from muster.games.euthia.phases.legends import open_legend, stack_legends
from muster.games.euthia.phases.mirrezil import aspect_beaten, brave_eyrie, event_bonus, pay_watchtower, turn_up_event
from muster.games.euthia.phases.mirrezil import start_finale as mirrezil_finale
from muster.games.euthia.phases.revocation import drink_spring, elements_stir, equip_heroes
from muster.games.euthia.phases.settlements import end_wave, farruga_beaten, land_farruga
from muster.games.euthia.phases.volcano import (
    demon_falls,
    faer_swells,
    gather_faer,
    wake_demon,
    weaken_faer,
    weigh_demon,
)
from muster.games.euthia.places import foe_form
from muster.games.euthia.state import EuthiaTable, visit_bit
from muster.kernel.game import steps
from muster.kernel.table import Seat

HUNT = "the-hunt"
SETTLEMENTS = "defending-the-settlements"
MIRREZIL = "threat-of-mirrezil"
DESTRUCTION = "walking-destruction"
DOOM = "the-looming-doom"
CALL, ANSWER, VOLCANO = "elemental-revocation-1", "elemental-revocation-2", "elemental-revocation-3"

Act: TypeAlias = Callable[[EuthiaTable], None]
ActOf: TypeAlias = Callable[[EuthiaTable, Seat], None]


def key_of(table: EuthiaTable) -> str:
    return table.box.scenarios[table.scenario].key


# -- the course of the game --------------------------------------------------------------------------------------------

AFTER_SETUP: dict[str, Act] = {MIRREZIL: stack_legends, DESTRUCTION: wake_golem}
ROUND_START: dict[str, Act] = {SETTLEMENTS: land_farruga, MIRREZIL: turn_up_event}
ROUND_END: dict[str, Act] = {SETTLEMENTS: end_wave, DESTRUCTION: rampage, DOOM: sabotage}
BEFORE_SCORING: dict[str, Act] = {MIRREZIL: mirrezil_finale, DOOM: start_showdown}


AFTER_SETUP.update({ANSWER: equip_heroes, VOLCANO: gather_faer})
ROUND_START[VOLCANO] = wake_demon
ROUND_END.update({CALL: elements_stir, ANSWER: elements_stir, VOLCANO: faer_swells})


def scenario_setup(table: EuthiaTable) -> None:
    """After the standard setup.  [EU-SCN-04, EU-SCN-06]"""
    do(AFTER_SETUP, table)


def scenario_round_start(table: EuthiaTable) -> None:
    """After the three opening steps.  [EU-SCN-06]"""
    do(ROUND_START, table)


def scenario_turn_start(table: EuthiaTable, seat: Seat) -> None:
    """[EU-SCN-06]"""


def scenario_turn_end(table: EuthiaTable, seat: Seat) -> None:
    """[EU-SCN-06]"""


def scenario_round_end(table: EuthiaTable) -> None:
    """Before the Round marker moves.  [EU-SCN-06]"""
    do(ROUND_END, table)


def scenario_end(table: EuthiaTable) -> None:
    """After the last round, before final scoring: the Finale.  [EU-SCN-06]"""
    do(BEFORE_SCORING, table)


def do(acts: dict[str, Act], table: EuthiaTable) -> None:
    act = acts.get(key_of(table))
    if act is not None:
        act(table)


def scenario_tile(table: EuthiaTable, seat: Seat, tile: int) -> None:
    """When a tile is revealed.  [EU-SCN-06, EU-GRF-02, EU-MIR-02]"""
    scenario = table.box.map_tiles[tile].scenario
    if scenario == "griffin":
        place_griffin(table, tile)
    elif scenario == "legend":
        open_legend(table, tile)


# -- fights ------------------------------------------------------------------------------------------------------------


def monster_defeated(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """A Monster or an Elite Monster has fallen.  [EU-HUN-01, EU-MIR-01, EU-SAB-02]"""
    if key_of(table) == HUNT:
        count_for_hunt(table, seat, monster)
    elif key_of(table) == MIRREZIL:
        event_bonus(table, seat)
    elif key_of(table) == DOOM:
        question_traders(table, seat, monster)


def count_for_hunt(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """The Hunt counts every Monster that falls.  [EU-HUN-01, EU-HUN-02]"""
    record = table.box.monsters[monster]
    scenario = table.box.scenarios[table.scenario]
    table.tally[seat] += (scenario.elite_tally if record.elite else scenario.tally)[record.level - 1]
    for at, (least, gains) in enumerate(scenario.goals):
        if table.tally[seat] >= least and not table.firsts >> at & 1:
            table.firsts |= 1 << at
            table.tell(HUNT_FIRST, seat, least)
            gain(table, seat, gains)


BEATEN: dict[str, ActOf] = {
    SETTLEMENTS: farruga_beaten,
    MIRREZIL: aspect_beaten,
    DESTRUCTION: golem_falls,
    DOOM: culprit_beaten,
    VOLCANO: demon_falls,
}


def foe_beaten(table: EuthiaTable, seat: Seat) -> None:
    """A form of a shared foe is beaten; whoever is named here ends the fight or begins the next one.  [EU-SCX-04]"""
    table.tell(FOE_BEATEN, seat, foe_form(table).monster)
    table.waves_beaten |= 1 << table.foe_wave
    BEATEN[key_of(table)](table, seat)


def foe_fought(table: EuthiaTable, seat: Seat) -> None:
    """A fight with a shared foe is over and it was not beaten in it.  [EU-RVC-05]"""
    if key_of(table) == VOLCANO:
        weigh_demon(table, seat)


def elemental_revoked(table: EuthiaTable, seat: Seat) -> None:
    """[EU-RVC-02]"""
    if key_of(table) == VOLCANO:
        weaken_faer(table, seat)


# -- Quests ------------------------------------------------------------------------------------------------------------

QUESTS: dict[str, ActOf] = {DOOM: hear_rumours}


def quest_fulfilled(table: EuthiaTable, seat: Seat) -> None:
    """A Quest of an Encounter or a Legend has been fulfilled.  [EU-SCN-06]"""
    act = QUESTS.get(key_of(table))
    if act is not None:
        act(table, seat)


# -- places of the scenario --------------------------------------------------------------------------------------------

VISITS: dict[str, ActOf] = {
    "watchtower": pay_watchtower,
    "dragons_eyrie": brave_eyrie,
    "smugglers_den": pay_den,
    "ruined_citadel": enter_citadel,
    "faer_spring": drink_spring,
}


def visit(table: EuthiaTable, seat: Seat, place: int) -> None:
    """A Free Action at a place of the scenario, once per Hero.  [EU-SCX-08]"""
    table.visits |= visit_bit(place, seat)
    VISITS[PLACES[place]](table, seat)


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
    elemental_revoked,
    quest_fulfilled,
    visit,
)
ahead.foe_fought = foe_fought
ahead.foe_beaten = foe_beaten
ahead.monster_defeated = monster_defeated
ahead.quest_fulfilled = quest_fulfilled
ahead.scenario_tile = scenario_tile
ahead.elemental_revoked = elemental_revoked
ahead.scenario_round_start = scenario_round_start
ahead.scenario_turn_start = scenario_turn_start
ahead.visit = visit
ahead.scenario_turn_end = scenario_turn_end
ahead.scenario_round_end = scenario_round_end
ahead.scenario_end = scenario_end
