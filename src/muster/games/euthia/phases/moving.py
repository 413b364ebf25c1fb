"""Moving over the Map, revealing tiles, Portals and Teleports.  [EU-MOV-01, EU-REV-09]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import CHAPTERS, COMBAT, FIRE, NOTHING, POWER, WATER
from muster.games.euthia.effects.actions import BY_CARRIED, BY_TOKEN
from muster.games.euthia.effects.health import heal, injure
from muster.games.euthia.events import MOVED, POWER_ACTS, TELEPORTED, TILE_REVEALED
from muster.games.euthia.offers.map import (
    combat_source_offers,
    portal_offers,
    slot_offers,
    teleport_offers,
    teleport_so_far_offers,
    walk_offers,
    walk_so_far_offers,
)
from muster.games.euthia.phases.combat import start_combat
from muster.games.euthia.phases.free_actions import open_encounter
from muster.games.euthia.phases.scenarios import scenario_tile
from muster.games.euthia.places import (
    has_monster,
    is_burning,
    is_soothing,
    open_slots,
    powers_at,
    reachable,
)
from muster.games.euthia.queries import can_fight, combat_sources, ignores, max_health
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import AGAINST_MONSTER, CHAPTER, NOBODY, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import turn_up

# -- walking -----------------------------------------------------------------------------------------------------------


def walk(table: EuthiaTable, seat: Seat) -> None:
    """Choose where to go among the spaces within reach.  [EU-MOV-02]"""
    table.ask(seat, "walk", walk_offers, walk_to)


def walk_to(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """To a space, or first how far.  [EU-MOV-02]"""
    if choice.kind == "far":
        table.ask(seat, "walk", walk_so_far_offers, walk_so_far, choice.value)
    elif choice.kind == "go":
        go(table, seat, space_of(table, choice))


def walk_so_far(table: EuthiaTable, choice: Option, seat: Seat, distance: int) -> None:
    """[EU-MOV-02]"""
    if choice.kind == "back":
        walk(table, seat)
    else:
        go(table, seat, space_of(table, choice))


def go(table: EuthiaTable, seat: Seat, space: int) -> None:
    """The shortest way, step by step; nothing happens on the way.  [EU-MOV-02, EU-MOV-03]"""
    table.moves[seat] -= reachable(table, table.space[seat], table.moves[seat], can_fight(table, seat))[space]
    table.tell(MOVED, seat, table.tiles[space >> 2], space & 3)
    arrive(table, seat, space)


def space_of(table: EuthiaTable, choice: Option) -> int:
    """The space that an option names by Map tile and hex."""
    return 4 * table.tiles.index(choice.value // 4) + choice.value % 4


def arrive(table: EuthiaTable, seat: Seat, space: int) -> None:
    """Powers as they are, tiles one by one, then Combat.  [EU-REV-09, EU-LIB-05, EU-ELM-04]"""
    table.space[seat] = space
    table.portals_used[seat] = ()  # a Portal that is left and reached again works  [EU-TEL-05, EU-TEL-07]
    powers = powers_at(table, space)
    feel_power(table, seat, powers, 0)
    table.then(look_around, seat, space)
    table.then(face_monster, seat, space)


def feel_power(table: EuthiaTable, seat: Seat, powers: int, before: int) -> None:
    """Fire injures, Water heals, both cancel; only what is new acts.  [EU-ELM-02, EU-ELM-03, EU-ELM-06, EU-ELM-08]"""
    if is_burning(powers) and not before >> FIRE & 1 and not ignores(table, seat, FIRE):
        table.tell(POWER_ACTS, seat, FIRE)
        injure(table, seat, rules_of(table).fire(table))
    elif is_soothing(powers) and not before >> WATER & 1:
        if table.health[seat] < max_health(table, seat):
            table.tell(POWER_ACTS, seat, WATER)
        heal(table, seat, POWER)


# -- revealing ---------------------------------------------------------------------------------------------------------


def look_around(table: EuthiaTable, seat: Seat, space: int) -> None:
    """Tiles are added until the hex is surrounded; who dies stops looking.  [EU-REV-01, EU-REV-02, EU-REV-10]"""
    if table.space[seat] != space or next_chapter(table) == NOTHING or not open_slots(table, space):
        return
    table.ask(seat, "reveal", slot_offers, lay_tile, space)


def lay_tile(table: EuthiaTable, choice: Option, seat: Seat, space: int) -> None:
    """The next tile of the stack, always the same way up; what it brings happens at once.  [EU-REV-03 to EU-REV-05]"""
    before = powers_at(table, space)
    anchor = open_slots(table, space)[choice.value]
    tile = next_tile(table)
    put_tile(table, tile, anchor)
    table.tell(TILE_REVEALED, seat, tile)
    table.then(open_encounter, tile)
    table.then(scenario_tile, seat, tile)
    table.then(feel_new_power, seat, space, before)
    table.then(look_around, seat, space)


def next_tile(table: EuthiaTable) -> int:
    """From the top of the stack, lowest Chapter first.  [EU-MST-09, EU-REV-04]"""
    return turn_up(table, next_chapter(table))


def next_chapter(table: EuthiaTable) -> int:
    """The zone with the next tile, or nothing.  [EU-MST-09]"""
    for zone in range(CHAPTER, CHAPTER + CHAPTERS):
        if table.zones[zone].cards:
            return zone
    return NOTHING


def put_tile(table: EuthiaTable, tile: int, anchor: tuple[int, int]) -> None:
    """A tile lies on the Map with its four spaces, without any token."""
    table.tiles = (*table.tiles, tile)
    table.anchors = (*table.anchors, anchor)
    table.hero_tokens = (*table.hero_tokens, *[NOBODY] * 4)
    table.trade_tokens = (*table.trade_tokens, *[NOBODY] * 4)
    table.interaction = (*table.interaction, *[(0,) * table.seats] * 4)


def feel_new_power(table: EuthiaTable, seat: Seat, space: int, before: int) -> None:
    """A Power that has just come to the hex acts on the Hero who revealed it.  [EU-ELM-08, EU-ELM-09]"""
    if table.space[seat] == space:
        feel_power(table, seat, powers_at(table, space), before)


# -- Monsters ----------------------------------------------------------------------------------------------------------


def face_monster(table: EuthiaTable, seat: Seat, space: int) -> None:
    """An undefeated Monster must be fought at once.  [EU-LIB-02, EU-COM-01, EU-COM-22]"""
    if table.space[seat] == space and has_monster(table, space):  # who died on arrival is elsewhere
        table.ask(seat, "combat-source", combat_source_offers, pay_for_combat)


def pay_for_combat(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-COM-22, EU-LIB-05]"""
    table.then(start_combat, seat, source_of(table, choice, seat, COMBAT), AGAINST_MONSTER)


def source_of(table: EuthiaTable, choice: Option, seat: Seat, action: int) -> int:
    """What an option pays with: the token, the carried one, or a tile that is ready.  [EU-TOK-06, EU-EQP-06]"""
    if choice.kind == "pay-token":
        return BY_TOKEN
    if choice.kind == "pay-carried":
        return BY_CARRIED
    sources = combat_sources(table, seat, action)
    return next(copy for copy in sources if copy >= 0 and table.box.copies[copy] == choice.value)


# -- Portals and Teleports ---------------------------------------------------------------------------------------------


def portal_menu(table: EuthiaTable, seat: Seat) -> None:
    """[EU-TEL-04]"""
    table.ask(seat, "portal", portal_offers, use_portal)


def use_portal(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """No jump from where a jump has led; the other Portal must be reached again too.  [EU-TEL-04, EU-TEL-07]"""
    if choice.kind == "back":
        return
    space = space_of(table, choice)
    teleport(table, seat, space)
    table.portals_used[seat] = (space,)


def teleport(table: EuthiaTable, seat: Seat, space: int) -> None:
    """The Hero is put there at once; arriving counts as entering.  [EU-TEL-01, EU-TEL-08]"""
    table.tell(TELEPORTED, seat, table.tiles[space >> 2], space & 3)
    arrive(table, seat, space)


def teleport_menu(table: EuthiaTable, seat: Seat, effect: str, number: int) -> None:
    """[EU-TEL-01 to EU-TEL-03, EU-TEL-06]"""
    table.ask(seat, "teleport", teleport_offers, teleport_to, effect, number)


def teleport_to(table: EuthiaTable, choice: Option, seat: Seat, effect: str, number: int) -> None:
    """[EU-TEL-01]"""
    if choice.kind == "far":
        table.ask(seat, "teleport", teleport_so_far_offers, teleport_to_goal, effect, number, choice.value)
    elif choice.kind == "teleport":
        teleport(table, seat, space_of(table, choice))


def teleport_to_goal(table: EuthiaTable, choice: Option, seat: Seat, effect: str, number: int, distance: int) -> None:
    """[EU-TEL-01, EU-TEL-06]"""
    if choice.kind == "back":
        teleport_menu(table, seat, effect, number)
    else:
        teleport(table, seat, space_of(table, choice))


STEPS = steps(
    walk,
    walk_to,
    walk_so_far,
    look_around,
    lay_tile,
    feel_new_power,
    face_monster,
    pay_for_combat,
    portal_menu,
    use_portal,
    teleport_menu,
    teleport_to,
    teleport_to_goal,
)
ahead.teleport_menu = teleport_menu
