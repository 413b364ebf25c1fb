"""Elite Monsters, shared foes and the Griffin: when they can be fought or called; what a scenario lets a Hero do."""

from __future__ import annotations

from muster.games.euthia.content.pieces import (
    ELEMENTAL,
    GRIFFIN,
    NOTHING,
    TREASURE_1,
    TREASURE_3,
    MapTile,
    Monster,
)
from muster.games.euthia.offers.map import at_distance, near_or_far
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.places import (
    CENTRE,
    adjacent_hexes,
    distances,
    has_monster,
    hex_of,
    is_enterable,
    is_liberated,
    is_ruined,
    location,
    map_tile,
    scenario_place,
)
from muster.games.euthia.queries import can_fight, is_trophy
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import EuthiaTable, visit_bit
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Saying
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


def has_lair(tile: MapTile, elite: Monster) -> bool:
    """Does a Map tile show the Lair of an Elite?  [EU-ELI-05, EU-ELI-21]"""
    if elite.lair == "special":
        return tile.centre == elite.lair_location
    return any(shows(part.location, elite.lair_location) for part in tile.hexes)


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
    """On its hex or next to it, on a liberated hex, once per round.  [EU-SCX-05, EU-FAR-04, EU-GOL-07]"""
    space = table.space[seat]
    if table.foe_space == NOTHING or table.foe_fought >> seat & 1 or space & 3 == CENTRE:
        return False
    near = [space, *adjacent_hexes(table, space)]
    return table.foe_space in near and is_liberated(table, space)


def may_summon(table: EuthiaTable, seat: Seat) -> bool:
    """On the Lair, or within four hexes of the Griffin, with a Trophy.  [EU-GRF-03, EU-GRF-09]"""
    if table.griffin == NOTHING or not any(is_trophy(thing) for thing in table.sacks[seat]):
        return False
    space = table.space[seat]
    if has_monster(table, space):
        return False
    at_lair = location(table, space) == GRIFFIN and not is_ruined(table, space)
    return at_lair or table.griffin in distances(table, space, GRIFFIN_REACH)


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


# -- scenarios ---------------------------------------------------------------------------------------------------------


def scenario_actions(table: EuthiaTable, seat: Seat) -> list[Option]:
    """The place of the scenario where the Hero stands, and what else the scenario lets a Hero do.  [EU-SCX-08]"""
    rules = rules_of(table)
    options: list[Option] = []
    place = scenario_place(table, table.space[seat])
    if place in rules.places and why_not_visit(table, seat, place) is None:
        options.append(table.box.options["visit"][place])
    return [*options, *rules.actions(table, seat)]


def why_not_visit(table: EuthiaTable, seat: Seat, place: int) -> Saying | None:
    """A liberated hex, once per Hero, and what the place asks for.  [EU-SCX-08, EU-MIR-03, EU-MIR-09]"""
    space = table.space[seat]
    if table.visits & visit_bit(place, seat):
        return Saying("refused-visited")
    if is_ruined(table, space):
        return Saying("refused-ruined")
    if has_monster(table, space):
        return Saying("refused-fight")
    return rules_of(table).places[place].why_not(table, seat)


def initiative_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Attack first in this Combat Round, or keep the token.  [EU-MIR-06]"""
    return (table.box.options["use-initiative"][0], table.box.options["no-initiative"][0])


OFFERS = offers(
    griffin_offers,
    griffin_so_far_offers,
    trophy_price_offers,
    initiative_offers,
)


PROMPTS = {
    "initiative": Prompt("EU-MIR-06"),
    "griffin": Prompt("EU-GRF-03", "EU-GRF-04", "EU-GRF-09"),
    "griffin-price": Prompt("EU-GRF-03"),
}
