"""Finales: whether to face the next culprit of The Looming Doom, or the next aspect of Mirrezil."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots import mirrezil
from muster.games.euthia.bots.doom import GOAL
from muster.games.euthia.bots.fights import Beast, Stakes
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.prospects import Memory, beast_ahead, best_strike
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, option_of
from muster.games.euthia.places import foe_form, foe_health, has_air, has_earth, powers_at
from muster.games.euthia.queries import max_health
from muster.games.euthia.scenarios.doom import Doom
from muster.games.euthia.scenarios.rules import figures_of, scenario_of
from muster.kernel.table import Options

FACE: Final = "hint-face-culprit"
STOP: Final = "hint-stop-before-culprit"


def choose_culprit(outlook: Outlook, memory: Memory, options: Options, form: int) -> Answer:
    """Face the next one where what may be won outweighs a death; Health left over is of no use any more."""
    if showdown(outlook, memory, form) > 0:
        return option_of(options, "face") or options[0], FACE
    return option_of(options, "stop") or options[-1], STOP


def showdown(outlook: Outlook, memory: Memory, form: int) -> float:
    """What a fight promises, the Saboteur as weak as the Evidence makes him.  [EU-SAB-05, EU-SAB-06]"""
    table, seat = outlook.table, outlook.seat
    scenario, figures = scenario_of(table), figures_of(table, Doom)
    record = scenario.foes[form]
    monster = table.box.monsters[record.monster]
    steps = table.evidence[seat] // figures.evidence_step if form == len(scenario.foes) - 1 else 0
    beast = beast_ahead(table, seat, monster)
    beast.health = max(1, record.health_more - steps * figures.health_less)
    beast.plays = max(0.0, beast.plays - steps * figures.chaos_less)
    kit = Kit(table, seat, monster.immune)
    win = float(record.ranks[0])
    if outlook.shared and 2 * table.unmasked.bit_count() < table.seats:
        win += GOAL
    return promise(outlook, memory, beast, kit, win)


def promise(outlook: Outlook, memory: Memory, beast: Beast, kit: Kit, win: float) -> float:
    """What a last fight is worth; Health that is left of it is worth nothing."""
    table, seat = outlook.table, outlook.seat
    powers = powers_at(table, table.space[seat])
    stakes = Stakes(win, round(outlook.death()), 0.0)
    fight = memory.fight(kit, beast, has_air(powers), has_earth(powers), stakes)
    left = max(1, beast.health - fight.harm_once(kit))
    stamina = fight.stamina(kit.health, kit.gaar) + fight.health_once(kit, beast)
    return fight.opening(stamina, left, best_strike(kit, fight))[0]


def choose_aspect(outlook: Outlook, memory: Memory, options: Options) -> Answer:
    """Alone only the last aspect counts, so on; among rivals where its Reputation outweighs a death.  [EU-MIR-05]"""
    if outlook.shared or aspect(outlook, memory) > 0:
        return option_of(options, "face") or options[0], mirrezil.FACE
    return option_of(options, "stop") or options[-1], mirrezil.STOP


def aspect(outlook: Outlook, memory: Memory) -> float:
    """What the next aspect promises a Hero who comes from the last one."""
    table, seat = outlook.table, outlook.seat
    monster = table.box.monsters[foe_form(table).monster]
    beast = beast_ahead(table, seat, monster)
    beast.health = foe_health(table)
    return promise(outlook, memory, beast, Kit(table, seat, monster.immune), float(foe_form(table).ranks[0]))


def choose_initiative(outlook: Outlook, options: Options) -> Answer:
    """[EU-MIR-06]"""
    table, seat = outlook.table, outlook.seat
    if mirrezil.spends_initiative(table, table.health[seat], max_health(table, seat)):
        return option_of(options, "use-initiative") or options[0], mirrezil.INITIATIVE
    return option_of(options, "no-initiative") or options[-1], mirrezil.KEEP_INITIATIVE
