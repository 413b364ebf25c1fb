"""Main Phase, assignment: one plan of Units on Locations, Monsters and Tower Rooms, confirmed as a whole."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.kinds import BACK, CONFIRM, JOIN, LEAVE, MORE, RESEARCH, STRENGTHEN
from muster.games.meeples_and_monsters.content.pieces import (
    CORRUPTION,
    MONSTER_SPOT,
    NO_ONE,
    PEASANT,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
)
from muster.games.meeples_and_monsters.effects.moving import join, send_home
from muster.games.meeples_and_monsters.events import ASSIGNED, HILL_TAKEN, PASSED, PEASANTS_FLED
from muster.games.meeples_and_monsters.offers import (
    added,
    fight_offers,
    fill_offers,
    more_offers,
    plan_offers,
    strengthen_offers,
)
from muster.games.meeples_and_monsters.phases.development import research
from muster.games.meeples_and_monsters.phases.resolution import clean_up, resolve_next
from muster.games.meeples_and_monsters.queries import district_of, group_at, is_fight, monster_at, overrun_peasants
from muster.games.meeples_and_monsters.reach import asks_for_strength, is_met, worth
from muster.games.meeples_and_monsters.state import MAIN, NOTHING, SECOND_READING, MeeplesTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def main_phase(table: MeeplesTable, seat: Seat) -> None:
    """Assign, resolve, clean up.  [MM-MAI-01]"""
    table.phase = MAIN
    make_plan(table, seat)


def make_plan(table: MeeplesTable, seat: Seat) -> None:
    """Place and take back freely, then confirm.  [MM-MAI-04]"""
    table.ask(seat, "plan", plan_offers, follow_plan)


def follow_plan(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-MAI-04]"""
    kind, spot = choice.kind, choice.value
    if kind == CONFIRM:
        carry_out_plan(table, seat)
        return
    if kind == BACK:
        take_units_back(table, seat, spot)
    elif kind == MORE:
        table.ask(seat, "more", more_offers, add_unit, spot)
    elif kind == RESEARCH:
        table.then(research, seat)
    elif kind == STRENGTHEN:
        table.ask(seat, "strengthen", strengthen_offers, name_unit, spot)
    elif goes_by_itself(table, seat, spot):  # to a Location, a Monster or a Tower Room
        send_the_only_ones(table, seat, spot)
    else:
        table.plan = (*table.plan, (spot, NO_ONE))
        ask_for_units(table, seat, spot)
    table.ask(seat, "plan", plan_offers, follow_plan)


def fill_place(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """Ask for Units until a place is met; where there is nothing to choose they go by themselves.  [MM-LOC-05]"""
    if is_met(table, seat, worth(table, seat), spot, group_at(table, spot)):
        return
    ask_for_units(table, seat, spot)


def ask_for_units(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """[MM-LOC-05, MM-CBT-01]"""
    if asks_for_strength(table, spot):
        table.ask(seat, "fight", fight_offers, place_unit, spot)
    else:
        table.ask(seat, "fill", fill_offers, place_unit, spot)


def goes_by_itself(table: MeeplesTable, seat: Seat, spot: int) -> bool:
    """Is it clear who goes to a place? No Shaman could stand in and no place takes just anybody.  [MM-MAI-07]"""
    if table.taverns[seat][SHAMAN]:
        return False
    if spot < MONSTER_SPOT:
        return table.box.locations[spot].fixed
    if spot < ROOM_SPOT:
        return False
    room = table.box.rooms[spot - ROOM_SPOT]
    return room.fixed and not room.combat


def send_the_only_ones(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """[MM-MAI-07]"""
    place = table.box.rooms[spot - ROOM_SPOT] if spot >= ROOM_SPOT else table.box.locations[spot]
    tavern = table.taverns[seat]
    for unit, number in place.goers:
        tavern[unit] -= number
    table.plan = (*table.plan, (spot, place.group))


def place_unit(table: MeeplesTable, choice: Option, seat: Seat, spot: int) -> None:
    """[MM-MAI-01, MM-PRE-10]"""
    if choice.kind == LEAVE:
        return
    add_unit(table, choice, seat, spot)
    fill_place(table, seat, spot)


def add_unit(table: MeeplesTable, choice: Option, seat: Seat, spot: int) -> None:
    """One Unit from the Tavern, or the Peasant whom a level 3 Warrior brings.  [MM-MAI-05, MM-UNT-09]"""
    if choice.kind == JOIN:
        table.lodgings[seat][PEASANT] -= 1
        table.joined = spot
        kind = PEASANT
    else:
        kind = choice.value
        table.taverns[seat][SHAMAN if kind >= SHAMAN_AS else kind] -= 1
    at, there = table.plan[-1]
    if at == spot:  # the place that is being filled is the last
        table.plan = (*table.plan[:-1], (spot, added(there, kind)))
    else:
        table.plan = tuple([(at, added(there, kind) if at == spot else there) for at, there in table.plan])


def name_unit(table: MeeplesTable, choice: Option, seat: Seat, spot: int) -> None:
    """One single Unit gets the strength of the Corruption.  [MM-ICO-17, MM-ICO-18]"""
    table.named = (spot, choice.value)


def take_units_back(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """Everything placed on a spot returns to where it came from.  [MM-MAI-04]"""
    group = list(group_at(table, spot))
    if table.joined == spot:
        table.joined = NOTHING
        group[PEASANT] -= 1
        table.lodgings[seat][PEASANT] += 1
    join(table.taverns[seat], group)
    table.plan = tuple([entry for entry in table.plan if entry[0] != spot])
    strengthens = spot < MONSTER_SPOT and table.box.locations[spot].single
    if table.named[0] == spot or strengthens:
        table.named = (NOTHING, NOTHING)


def carry_out_plan(table: MeeplesTable, seat: Seat) -> None:
    """The plan stands: hills change hands, Peasants flee to their places, then everything is resolved.  [MM-MAI-04]"""
    if not table.plan:
        table.tell(PASSED, seat)
        clean_up(table, seat)
        return
    for spot, group in table.plan:
        table.tell(ASSIGNED, seat, group, spot)
    take_hills(table, seat)
    add_fleeing_peasants(table, seat)
    if table.final_from:  # before that nobody meets them
        for spot, _ in table.plan:
            if is_fight(spot) and monster_at(table, spot).council and not monster_at(table, spot).henchman:
                table.fought[seat] |= 1 << (spot - MONSTER_SPOT - table.box.normal)
    table.unresolved = tuple([spot for spot, _ in table.plan])
    resolve_next(table, seat)


def take_hills(table: MeeplesTable, seat: Seat) -> None:
    """Whoever places Units on a hill drives all others off, at once.  [MM-KOH-01, MM-KOH-04, MM-KOH-05]"""
    for spot, group in table.plan:
        if spot < MONSTER_SPOT and table.box.locations[spot].hill:
            for hill, holder, units in table.hills:
                if hill == spot:
                    send_home(table, holder, units)
                    table.tell(HILL_TAKEN, seat, spot, holder)
            table.hills = (*[hill for hill in table.hills if hill[0] != spot], (spot, seat, group))


def is_defended(table: MeeplesTable, district: int) -> bool:
    """Does the active player fight in a district?  [MM-OVR-04, MM-OVR-07]"""
    for spot, _ in table.plan:
        if is_fight(spot) and district_of(table, spot) == district:
            return True
    return False


def add_fleeing_peasants(table: MeeplesTable, seat: Seat) -> None:
    """Places with Units in an overrun district add Peasants, unless one fights there.  [MM-OVR-02, MM-OVR-04 to 06]"""
    for spot, group in table.plan:
        if is_fight(spot):
            continue
        if sum(group) == group[CORRUPTION] and table.rules >= SECOND_READING:
            continue  # Corruption is no Unit
        district = district_of(table, spot)
        number = min(overrun_peasants(table, district), table.supply[PEASANT])
        if number and not is_defended(table, district):
            table.supply[PEASANT] -= number
            table.gained[PEASANT] += number
            table.fled = (*table.fled, (spot, number))
            table.tell(PEASANTS_FLED, seat, number, spot)


STEPS = steps(
    main_phase,
    make_plan,
    follow_plan,
    fill_place,
    place_unit,
    add_unit,
    name_unit,
    carry_out_plan,
)
