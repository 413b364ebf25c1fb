"""Elite Monsters, shared foes and the Griffin: when they can be fought or called."""

from __future__ import annotations

from muster.games.euthia.content.pieces import ELEMENTAL, GRIFFIN, NOTHING, TREASURE_1, TREASURE_3
from muster.games.euthia.offers.map import at_distance, near_or_far, space_option
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.places import (
    CENTRE,
    adjacent_hexes,
    distances,
    has_monster,
    hex_of,
    is_enterable,
    is_liberated,
    location,
    map_tile,
)
from muster.games.euthia.queries import can_fight, is_trophy
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

GRIFFIN_REACH = 4  # [EU-GRF-03, EU-GRF-04]


def is_at_lair(table: EuthiaTable, space: int) -> bool:
    """On a hex of a kind, next to one, or on a hex of a Special tile.  [EU-ELI-05]"""
    if table.bounty == NOTHING or space & 3 == CENTRE:
        return False
    elite = table.box.monsters[table.bounty]
    if elite.lair == "on":
        return hex_of(table, space).location == elite.lair_location
    if elite.lair == "special":
        return map_tile(table, space).centre == elite.lair_location
    return any(shows(hex_of(table, other).location, elite.lair_location) for other in adjacent_hexes(table, space))


def shows(found: int, wanted: int) -> bool:
    """A Treasure hex of any level, an Elemental of any element, or exactly this location."""
    if wanted == TREASURE_1:
        return TREASURE_1 <= found <= TREASURE_3
    if wanted == ELEMENTAL:
        return ELEMENTAL <= found < ELEMENTAL + 4
    return found == wanted


def may_fight_elite(table: EuthiaTable, seat: Seat) -> bool:
    """At the Lair, on a liberated hex, the revealed Elite only.  [EU-ELI-06, EU-ELI-11]"""
    space = table.space[seat]
    return table.bounty != NOTHING and not table.bounty_done and is_at_lair(table, space) and is_liberated(table, space)


def may_fight_foe(table: EuthiaTable, seat: Seat) -> bool:
    """Next to a shared foe, on a liberated hex, once per turn.  [EU-SCX-05, EU-FAR-04]"""
    space = table.space[seat]
    if table.foe_space == NOTHING or table.foe_fought >> seat & 1 or space & 3 == CENTRE:
        return False
    return table.foe_space in adjacent_hexes(table, space) and is_liberated(table, space)


def may_summon(table: EuthiaTable, seat: Seat) -> bool:
    """On the Lair, or within four hexes of the Griffin, with a Trophy.  [EU-GRF-03, EU-GRF-09]"""
    if table.griffin == NOTHING or not any(is_trophy(thing) for thing in table.sacks[seat]):
        return False
    space = table.space[seat]
    if has_monster(table, space):
        return False
    return location(table, space) == GRIFFIN or table.griffin in distances(table, space, GRIFFIN_REACH)


def griffin_goals(table: EuthiaTable, seat: Seat) -> dict[int, int]:
    """Spaces within four hexes of the Hero.  [EU-GRF-04, EU-GRF-05]"""
    here = table.space[seat]
    fights = can_fight(table, seat)
    near = distances(table, here, GRIFFIN_REACH)
    return {space: far for space, far in near.items() if space != here and is_enterable(table, space, fights)}


def griffin_offers(table: EuthiaTable, seat: Seat) -> Options:
    """[EU-GRF-04]"""
    return (*near_or_far(table, "fly", griffin_goals(table, seat)), table.box.options["back"][0])


def griffin_so_far_offers(table: EuthiaTable, seat: Seat, distance: int) -> Options:
    """Goals at one distance.  [EU-GRF-04]"""
    return (*at_distance(table, "fly", griffin_goals(table, seat), distance), table.box.options["back"][0])


def trophy_price_offers(table: EuthiaTable, seat: Seat, space: int) -> Options:
    """Which Trophy pays for the flight.  [EU-GRF-03]"""
    things = sorted({thing for thing in table.sacks[seat] if is_trophy(thing)})
    return tuple([thing_option(table, "pay", thing) for thing in things])


def flee_offers(table: EuthiaTable, seat: Seat, space: int) -> Options:
    """Liberated hexes next to a landing foe.  [EU-FAR-03]"""
    return tuple([space_option(table, "go", other) for other in flight_goals(table, space)])


def flight_goals(table: EuthiaTable, space: int) -> list[int]:
    """Adjacent liberated hexes, else the nearest ones.  [EU-FAR-03]"""
    goals = [other for other in adjacent_hexes(table, space) if is_liberated(table, other)]
    if goals:
        return goals
    for reach in range(2, 30):
        near = distances(table, space, reach)
        goals = [other for other in sorted(near) if other != space and is_liberated(table, other)]
        if goals:
            return goals
    return []


def landing_offers(table: EuthiaTable, seat: Seat, spaces: tuple[int, ...]) -> Options:
    """Where a shared foe lands, if several places are equally near.  [EU-FAR-02]"""
    options: list[Option] = [space_option(table, "go", space) for space in spaces]
    return tuple(options)


OFFERS = offers(griffin_offers, griffin_so_far_offers, trophy_price_offers, flee_offers, landing_offers)

PROMPTS = {
    "griffin": Prompt("EU-GRF-03", "EU-GRF-04", "EU-GRF-09"),
    "griffin-price": Prompt("EU-GRF-03"),
    "flee": Prompt("EU-FAR-03"),
    "landing": Prompt("EU-FAR-02"),
}
