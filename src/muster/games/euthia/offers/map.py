"""Where a Hero may go."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.option_book import MOST_STEPS
from muster.games.euthia.content.pieces import CAVE, COMBAT, MOUNTAIN, NOTHING
from muster.games.euthia.places import (
    all_spaces,
    distances,
    has_monster,
    is_church,
    is_enterable,
    is_liberated,
    is_portal,
    is_ruined,
    location,
    open_slots,
    reachable,
    straight_distances,
    trader_at,
)
from muster.games.euthia.queries import can_fight, combat_sources
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

MOST_TARGETS = 24  # of a Teleport or a flight; with more, first how far away
MOST_WAYS = 39  # the same on foot: with the way back, forty
MOST_UNFOLDED = 12  # entries of a menu that stand in the question itself; more are asked for in a step of their own


def space_option(table: EuthiaTable, kind: str, space: int) -> Option:
    """The option for a space, by its Map tile and hex."""
    return table.box.options[kind][4 * table.tiles[space >> 2] + (space & 3)]


def nearest(spaces: dict[int, int]) -> list[int]:
    """The nearest spaces to walk to, so many that a player can still choose; others are reached step by step."""
    ordered = sorted(spaces, key=lambda space: (spaces[space], space))
    return sorted(ordered[:MOST_TARGETS])


def unfolded(table: EuthiaTable, menu: str, within: Options) -> list[Option]:
    """A short menu stands open: what can be chosen in it, without the way back; else the option that opens it."""
    inside = [option for option in within if option.kind != "back"]
    if table.rules >= 3 and len(inside) <= MOST_UNFOLDED:
        return inside
    return [table.box.options[menu][0]] if inside else []


def list_ways(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Where to walk; spaces that are many are listed in a step of their own.  [EU-MOV-02]"""
    if not can_walk(table, seat):
        return
    if table.rules >= 3 and len(walk_goals(table, seat)) <= MOST_UNFOLDED:
        options.extend(unfolded(table, "walk", walk_offers(table, seat)))
    else:
        options.append(table.box.options["walk"][0])


def walk_goals(table: EuthiaTable, seat: Seat) -> dict[int, int]:
    """Spaces within reach of the Move points, with what it costs to get there.  [EU-MOV-02, EU-MOV-05, EU-LIB-02]"""
    here = table.space[seat]
    found = reachable(table, here, table.moves[seat], can_fight(table, seat))
    del found[here]
    return found


def walk_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Spaces within reach; where they are very many, first how far away.  [EU-MOV-02, EU-MOV-05, EU-LIB-02]"""
    goals = walk_goals(table, seat)
    if len(goals) > MOST_WAYS and table.rules < 3:  # the others were reached step by step
        options = [space_option(table, "go", space) for space in nearest(goals)]
    else:
        options = near_or_far(table, "go", goals, MOST_WAYS)
    return (*options, table.box.options["back"][0])


def walk_so_far_offers(table: EuthiaTable, seat: Seat, distance: int) -> Options:
    """Spaces within reach at one distance.  [EU-MOV-02]"""
    return (*at_distance(table, "go", walk_goals(table, seat), distance), table.box.options["back"][0])


def can_walk(table: EuthiaTable, seat: Seat) -> bool:
    """Is there a space to go to with the Move points at hand?"""
    return bool(table.moves[seat]) and len(reachable(table, table.space[seat], 1, can_fight(table, seat))) > 1


def slot_offers(table: EuthiaTable, seat: Seat, space: int) -> Options:
    """The open places around the Hero.  [EU-REV-02]"""
    return tuple(table.box.options["slot"][: len(open_slots(table, space))])


def source_options(table: EuthiaTable, seat: Seat, action: int) -> list[Option]:
    """What can pay for an Action.  [EU-TOK-06, EU-COM-22]"""
    named = table.box.options
    options: list[Option] = []
    for source in combat_sources(table, seat, action):
        if source == -1:
            options.append(named["pay-token"][action])
        elif source == -2:
            options.append(named["pay-carried"][action])
        else:
            option = named["pay-tile"][table.box.copies[source]]
            if option not in options:
                options.append(option)
    return options


def combat_source_offers(table: EuthiaTable, seat: Seat) -> Options:
    """[EU-COM-22]"""
    return tuple(source_options(table, seat, COMBAT))


def may_use_portal(table: EuthiaTable, seat: Seat) -> bool:
    """[EU-TEL-04, EU-TEL-05, EU-TEL-07, EU-TEL-09]"""
    here = table.space[seat]
    if not is_portal(table, here) or here in table.portals_used[seat]:
        return False
    if has_monster(table, here) or is_ruined(table, here):
        return False
    return bool(portal_goals(table, seat))


def is_working_portal(table: EuthiaTable, space: int) -> bool:
    """A Portal that was not ruined.  [EU-GOL-04]"""
    return is_portal(table, space) and not is_ruined(table, space)


def portal_goals(table: EuthiaTable, seat: Seat) -> list[int]:
    """Other Portals; one with a Monster only with a Combat Action.  [EU-TEL-04, EU-TEL-09]"""
    fights = can_fight(table, seat)
    return [
        space
        for space in all_spaces(table)
        if is_working_portal(table, space) and space != table.space[seat] and is_enterable(table, space, fights)
    ]


def portal_offers(table: EuthiaTable, seat: Seat) -> Options:
    """[EU-TEL-04]"""
    options = [space_option(table, "teleport", space) for space in portal_goals(table, seat)]
    return (*options, table.box.options["back"][0])


def teleport_goals(table: EuthiaTable, seat: Seat, effect: str, number: int) -> dict[int, int]:
    """Spaces that a Teleport reaches.  [EU-TEL-02, EU-TEL-03, EU-TEL-06, EU-TEL-08]"""
    here = table.space[seat]
    fights = can_fight(table, seat)
    if effect in ("teleport", "teleport_mine"):
        near = (straight_distances if table.rules >= 3 else distances)(table, here, number)
        found = {space: steps for space, steps in near.items() if space != here}
        if effect == "teleport_mine":
            found = {space: steps for space, steps in found.items() if location(table, space) in (MOUNTAIN, CAVE)}
    elif effect == "teleport_gate":
        found = {space: 1 for space in all_spaces(table) if is_church(table, space) or is_open_trader(table, space)}
    else:
        found = {space: 1 for space in all_spaces(table) if is_church(table, space) or is_working_portal(table, space)}
    return {space: steps for space, steps in found.items() if space != here and is_enterable(table, space, fights)}


def is_open_trader(table: EuthiaTable, space: int) -> bool:
    """A liberated Place of Trade that was not ruined.  [EU-GOL-04]"""
    return trader_at(table, space) != NOTHING and is_liberated(table, space) and not is_ruined(table, space)


def teleport_offers(table: EuthiaTable, seat: Seat, effect: str, number: int) -> Options:
    """[EU-TEL-01]"""
    options = near_or_far(table, "teleport", teleport_goals(table, seat, effect, number))
    return (*options, table.box.options["leave"][0])


def teleport_so_far_offers(table: EuthiaTable, seat: Seat, effect: str, number: int, distance: int) -> Options:
    """Goals at one distance.  [EU-TEL-06]"""
    options = at_distance(table, "teleport", teleport_goals(table, seat, effect, number), distance)
    return (*options, table.box.options["back"][0])


def near_or_far(table: EuthiaTable, kind: str, goals: dict[int, int], most: int = MOST_TARGETS) -> list[Option]:
    """All goals; where they are many, first how far away."""
    if len(goals) > most:
        distances_of_goals = {min(steps, MOST_STEPS) for steps in goals.values()}
        return [table.box.options["far"][steps] for steps in sorted(distances_of_goals)]
    return [space_option(table, kind, space) for space in sorted(goals)]


def at_distance(table: EuthiaTable, kind: str, goals: dict[int, int], distance: int) -> list[Option]:
    """The goals so many steps away; the last distance that has a name takes in whatever lies beyond."""
    return [space_option(table, kind, space) for space in sorted(goals) if min(goals[space], MOST_STEPS) == distance]


OFFERS = offers(
    walk_offers,
    walk_so_far_offers,
    slot_offers,
    combat_source_offers,
    portal_offers,
    teleport_offers,
    teleport_so_far_offers,
)


def with_moves(table: EuthiaTable, seat: Seat, *_: object) -> Mapping[str, Param]:
    return {"number": table.moves[seat]}


PROMPTS = {
    "walk": Prompt("EU-MOV-02", "EU-MOV-05", "EU-LIB-02", names=("number",), params=with_moves),
    "reveal": Prompt("EU-REV-01", "EU-REV-02", "EU-REV-07"),
    "combat-source": Prompt("EU-COM-22", "EU-LIB-05"),
    "portal": Prompt("EU-TEL-04", "EU-TEL-05"),
    "teleport": Prompt("EU-TEL-01", "EU-TEL-02", "EU-TEL-06", says={"leave": "option-no-teleport"}),
}
