"""Deployment: turns clockwise, one action each, until all dice are placed.  [ML-DEP-01]"""

from __future__ import annotations

from typing import assert_never

from muster.games.monster_lands.content.pieces import (
    Dice,
    kind_of,
)
from muster.games.monster_lands.effects.dice import colour_of, gain_dice, one_die, spend_die
from muster.games.monster_lands.effects.free_steps import FREE_STEPS, take_free_step
from muster.games.monster_lands.effects.goods import gain_defense, gain_glory, gain_gold, gain_potions, pick_loot
from muster.games.monster_lands.effects.members import recruit
from muster.games.monster_lands.events import LAND_USED, PASSED
from muster.games.monster_lands.offers.citadel import free_gear_offers, land_dice_offers, shop_die_offers
from muster.games.monster_lands.offers.turn import after_action_offers, turn_offers
from muster.games.monster_lands.phases.adventure import adventure
from muster.games.monster_lands.phases.citadel import brew, dig, enter_shop, pawn, take_gear, visit
from muster.games.monster_lands.phases.outside import go_outside
from muster.games.monster_lands.phases.solo import madhala_places
from muster.games.monster_lands.queries import by_newer_rules, hireable
from muster.games.monster_lands.state import DEPLOYMENT, NO_DICE, LandsTable
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def deployment(table: LandsTable) -> None:
    """The first player begins.  [ML-DEP-01]"""
    table.phase = DEPLOYMENT
    table.active = table.first
    table.passed = 0
    table.then(take_turn)


def take_turn(table: LandsTable) -> None:
    """One action, and free steps before it.  [ML-DEP-02, ML-FRE-01]"""
    table.ask(table.active, "turn", turn_offers, act)


def act(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-DEP-02, ML-DEP-05, ML-DEP-06]"""
    if kind_of(choice) in FREE_STEPS:
        take_free_step(table, choice, seat)
        table.then(take_turn)
        return
    match kind_of(choice):
        case "pass":
            table.passed |= 1 << seat
            table.tell(PASSED, seat)
            table.then(next_turn)
            return
        case "visit":
            if by_newer_rules(table):
                go_shopping(table, seat, choice.value)
                return
            visit(table, seat, choice.value)
        case "outside":
            go_outside(table, seat, choice.value)
        case "mine":
            dig(table, seat, choice.value)
        case "alchemist":
            brew(table, seat, choice.value)
        case "pawn":
            pawn(table, seat, 0)
        case "land":
            use_land(table, seat, choice.value, NO_DICE)
        case _:
            raise BrokenRule(f"{choice.key} is no action")
    table.then(madhala_places)
    table.then(end_turn, seat)


def go_shopping(table: LandsTable, seat: Seat, building: int) -> None:
    """Which die goes there; where only one thing could be bought with it, one may still turn back.  [ML-CIT-05]"""
    table.ask(seat, "shop-die", shop_die_offers, choose_shop_die, building)


def choose_shop_die(table: LandsTable, choice: Option, seat: Seat, building: int) -> None:
    """[ML-CIT-03, ML-CIT-05]"""
    if kind_of(choice) == "back":
        table.then(take_turn)
        return
    enter_shop(table, choice, seat, building)
    table.then(madhala_places)
    table.then(end_turn, seat)


def end_turn(table: LandsTable, seat: Seat) -> None:
    """Free steps after the action, where they could not as well wait for the next turn.  [ML-FRE-01, ML-FRE-03]"""
    if any(table.box.loot[kind].effect == "recruit" for kind in table.clans[seat].loot) and hireable(table, seat):
        table.ask(seat, "after-action", after_action_offers, finish_turn)
    else:
        next_turn(table)


def finish_turn(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-FRE-01]"""
    if kind_of(choice) == "end":
        next_turn(table)
        return
    take_free_step(table, choice, seat)
    table.then(end_turn, seat)


def next_turn(table: LandsTable) -> None:
    """Clockwise; who has passed is left out, and when all have, adventure calls.  [ML-DEP-01, ML-DEP-06]"""
    for step in range(1, table.seats + 1):
        seat = (table.active + step) % table.seats
        if not table.passed >> seat & 1:
            table.active = seat
            table.then(take_turn)
            return
    table.then(adventure)


# -- settled lands -----------------------------------------------------------------------------------------------------


def use_land(table: LandsTable, seat: Seat, land: int, placed: Dice) -> None:
    """Deploy the dice shown on the land, then take what it gives.  [ML-SLA-01]"""
    if sum(placed) < len(table.box.lands[land].need.required):
        table.ask(seat, "land-dice", land_dice_offers, place_on_land, land, placed)
        return
    table.lands_used |= 1 << land
    table.tell(LAND_USED, seat, land)
    give_land_benefit(table, seat, land)


def place_on_land(table: LandsTable, choice: Option, seat: Seat, land: int, placed: Dice) -> None:
    """[ML-SLA-01]"""
    spend_die(table, seat, choice)
    colour = colour_of(choice)
    more = (placed[0] + (colour == 0), placed[1] + (colour == 1), placed[2] + (colour == 2))
    use_land(table, seat, land, more)


def give_land_benefit(table: LandsTable, seat: Seat, land: int) -> None:
    """[ML-LND-01 to ML-LND-12]"""
    record = table.box.lands[land]
    match record.gain:
        case "dice":
            gain_dice(table, seat, one_die(record.colour, record.n))
        case "gold":
            gain_gold(table, seat, record.n)
        case "glory":
            gain_glory(table, seat, record.n)
        case "potions":
            gain_potions(table, seat, record.n)
        case "defense":
            gain_defense(table, seat, record.n)
        case "loot":
            for _ in range(record.n):
                table.then(pick_loot, seat)
        case "recruit":
            table.then(recruit, seat)
        case "gear":
            table.ask(seat, "bazaar", free_gear_offers, take_free_gear)
        case "":
            raise BrokenRule(f"the land {record.key} brings nothing")
        case _:
            assert_never(record.gain)


def take_free_gear(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-LND-10]"""
    take_gear(table, seat, choice.value, 0)


STEPS = steps(
    deployment,
    take_turn,
    act,
    choose_shop_die,
    end_turn,
    finish_turn,
    next_turn,
    place_on_land,
    take_free_gear,
)
