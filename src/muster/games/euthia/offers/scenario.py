"""Elite Monsters, shared foes and the Griffin: when they can be fought or called; what scenarios let a Hero do."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.pieces import (
    AT_ALCHEMISTS,
    AT_MERCHANTS,
    CAVE,
    CHURCH,
    DRAGONS_EYRIE,
    ELEMENTAL,
    ENCOUNTER,
    ESSENCE_THING,
    FAER_SPRING,
    FORTRESS,
    GRIFFIN,
    LAND,
    LORD,
    MOUNTAIN,
    NOTHING,
    PORTAL,
    RUINED_CITADEL,
    SCENARIO,
    SMUGGLERS_DEN,
    TOWERS,
    TREASURE_1,
    TREASURE_3,
    WATCHTOWER,
    MapTile,
    Monster,
)
from muster.games.euthia.offers.doom import informants_here, may_ask, may_search
from muster.games.euthia.offers.map import at_distance, near_or_far, space_option
from muster.games.euthia.offers.revocation import may_revoke
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.places import (
    CENTRE,
    adjacent_hexes,
    distances,
    foe_form,
    has_monster,
    hex_distances,
    hex_of,
    is_enterable,
    is_liberated,
    is_ruined,
    location,
    map_tile,
    scenario_place,
)
from muster.games.euthia.queries import can_fight, gaar_of, is_trophy, loose_essences
from muster.games.euthia.state import NOBODY, EuthiaTable, visit_bit
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
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


# -- Free Actions of scenarios -----------------------------------------------------------------------------------------


def scenario_actions(table: EuthiaTable, seat: Seat) -> list[Option]:
    """Places of the scenario, informants, magic, revoking.  [EU-SCX-08, EU-SAB-02, EU-GOL-06, EU-RVA-01]"""
    options: list[Option] = []
    place = scenario_place(table, table.space[seat])
    if place != NOTHING and may_visit(table, seat, place):
        options.append(table.box.options["visit"][place])
    for informant in informants_here(table, seat):
        if may_ask(table, seat, informant):
            options.append(table.box.options["ask"][informant.id])
    if may_defend(table, seat) and len(defense_offers(table, seat)) > 1:
        options.append(table.box.options["defend"][0])
    if may_revoke(table, seat):
        options.append(table.box.options["revoke"][0])
    return options


def may_visit(table: EuthiaTable, seat: Seat, place: int) -> bool:
    """A liberated hex, once per Hero, and what the place asks for.  [EU-SCX-08, EU-MIR-03, EU-MIR-09]"""
    space = table.space[seat]
    if table.visits & visit_bit(place, seat) or has_monster(table, space) or is_ruined(table, space):
        return False
    if place in (SMUGGLERS_DEN, RUINED_CITADEL):
        return may_search(table, seat, place)
    figures = table.box.scenarios[table.scenario].figures
    taken = sum([1 for other in range(table.seats) if table.visits & visit_bit(place, other)])
    if place == FAER_SPRING:
        return taken < figures["catalysts"] and table.health[seat] > figures["spring_injuries"]
    if place == WATCHTOWER:
        return taken < figures["initiative_tokens"] and table.gold[seat] >= figures["watchtower_price"]
    return place == DRAGONS_EYRIE and table.health[seat] > figures["eyrie_injuries"]


# -- Mirrezil ----------------------------------------------------------------------------------------------------------


def initiative_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Attack first in this Combat Round, or keep the token.  [EU-MIR-06]"""
    return (table.box.options["use-initiative"][0], table.box.options["no-initiative"][0])


def aspect_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Face the next aspect or stop.  [EU-MIR-05]"""
    return (table.box.options["face"][0], table.box.options["stop"][0])


# -- the Golem ---------------------------------------------------------------------------------------------------------

TRADE_HEXES = (AT_MERCHANTS, AT_ALCHEMISTS, TOWERS)
ENCOUNTER_HEXES = (ENCOUNTER, FORTRESS, LORD)
# What a Rampage card means; the hexes of Special tiles count as their location.  [EU-GOL-02, EU-GOL-11]
GOALS = {
    "mining": tuple(range(MOUNTAIN, CAVE + 1)),
    "trade": TRADE_HEXES,
    "riches": (*range(TREASURE_1, TREASURE_3 + 1), *ENCOUNTER_HEXES),
}


def rampage_goals(table: EuthiaTable, target: str) -> list[int]:
    """The nearest hexes that the card means, some only on ties; nothing if there is none.  [EU-GOL-02, EU-GOL-11]"""
    far = hex_distances(table, table.foe_space)
    if target == "hero":
        found = prey(table, far)
    elif target == "church":
        found = {space: far[space] for space in range(CENTRE)}
    else:
        found = {
            space: steps
            for space, steps in far.items()
            if steps and not is_ruined(table, space) and hex_of(table, space).location in GOALS[target]
        }
    least = min(found.values(), default=0)
    return sorted([space for space, steps in found.items() if steps == least])


def prey(table: EuthiaTable, far: dict[int, int]) -> dict[int, int]:
    """Heroes by their distance; one on a centre is a step behind the nearest hexes of its tile.  [EU-GOL-02]"""
    found: dict[int, int] = {}
    for space in sorted(set(table.space) - {NOTHING}):
        if space & 3 != CENTRE:
            found[space] = far[space]
            continue
        around = [(space & ~3) + at for at in range(CENTRE)]
        least = min([far[other] for other in around])
        for other in around:
            if far[other] == least:
                found.setdefault(other, least + 1)
    return found


def golem_goal_offers(table: EuthiaTable, seat: Seat, goals: tuple[int, ...], left: int) -> Options:
    """Which of several equally near goals it walks to.  [EU-GOL-02]"""
    return tuple([space_option(table, "go", space) for space in goals])


def golem_step_offers(table: EuthiaTable, seat: Seat, goal: int, left: int) -> Options:
    """Hexes that are a step nearer to the goal.  [EU-GOL-02]"""
    far = hex_distances(table, goal)
    nearer = [space for space in adjacent_hexes(table, table.foe_space) if far[space] < far[table.foe_space]]
    return tuple([space_option(table, "go", space) for space in sorted(nearer)])


def ruin_at(table: EuthiaTable, space: int) -> int:
    """The Destruction token for a hex: 0 for A, 1 for B; nothing for the Church, empty land and ruins.  [EU-GOL-03]"""
    kind = hex_of(table, space).location
    if kind == CHURCH or is_ruined(table, space):
        return NOTHING
    if kind in TRADE_HEXES or kind in ENCOUNTER_HEXES or kind in (PORTAL, SCENARIO):
        return 0
    return 1 if kind != LAND or has_monster(table, space) else NOTHING


def stops_golem(table: EuthiaTable, space: int) -> Seat:
    """Who laid a Defense Magic token on a hex, or nobody.  [EU-GOL-03]"""
    return next((owner for place, owner in table.defended if place == space), NOBODY)


def land_is_lost(table: EuthiaTable) -> bool:
    """Has a kind of Destruction token run out?  [EU-GOL-08]"""
    figures = table.box.scenarios[table.scenario].figures
    a, b = table.ruins
    return "ruins_a" in figures and (a >= figures["ruins_a"] or b >= figures["ruins_b"])


def may_defend(table: EuthiaTable, seat: Seat) -> bool:
    """A liberated, unruined hex with a location, no token there yet, one left.  [EU-GOL-06]"""
    space = table.space[seat]
    figures = table.box.scenarios[table.scenario].figures
    if table.defenses >= figures.get("defense_tokens", 0) or space & 3 == CENTRE:
        return False
    if has_monster(table, space) or is_ruined(table, space) or stops_golem(table, space) != NOBODY:
        return False
    return hex_of(table, space).location not in (LAND, CHURCH)


def defense_offers(table: EuthiaTable, seat: Seat) -> Options:
    """An Essence, or a Gaar or Dwurt and Gold.  [EU-GOL-06, EU-GOL-13]"""
    options = [thing_option(table, "pay", ESSENCE_THING + kind) for kind in sorted(set(loose_essences(table, seat)))]
    gold = table.box.scenarios[table.scenario].figures["defense_gold"]
    if table.gold[seat] >= gold and (gaar_of(table, seat) or table.dwurt[seat]):
        options.append(table.box.options["pay-gaar"][0])
    return (*options, table.box.options["back"][0])


OFFERS = offers(
    griffin_offers,
    griffin_so_far_offers,
    trophy_price_offers,
    flee_offers,
    landing_offers,
    initiative_offers,
    aspect_offers,
    golem_goal_offers,
    golem_step_offers,
    defense_offers,
)


def with_aspect(table: EuthiaTable, seat: Seat) -> Mapping[str, Param]:
    return {"monster": f"monster-{table.box.monsters[foe_form(table).monster].key}.the"}


def with_rampage(table: EuthiaTable, seat: Seat, *_: object) -> Mapping[str, Param]:
    return {"card": table.box.scenario_cards[table.scenario_card].text}


PROMPTS = {
    "initiative": Prompt("EU-MIR-06"),
    "aspect": Prompt("EU-MIR-04", "EU-MIR-05", names=("monster",), params=with_aspect),
    "golem-goal": Prompt("EU-GOL-02", "EU-GOL-11", names=("card",), params=with_rampage),
    "golem-step": Prompt("EU-GOL-02", names=("card",), params=with_rampage),
    "defense": Prompt("EU-GOL-06", "EU-GOL-13"),
    "griffin": Prompt("EU-GRF-03", "EU-GRF-04", "EU-GRF-09"),
    "griffin-price": Prompt("EU-GRF-03"),
    "flee": Prompt("EU-FAR-03"),
    "landing": Prompt("EU-FAR-02"),
}
