"""Walking Destruction: the Golem wakes, rampages, is held off by Defense Magic and falls.  [EU-GOL-01]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Literal

from muster.games.euthia.content.abilities import Few, FewOrNone, Figure, Key, Part
from muster.games.euthia.content.making import add_card, add_foe
from muster.games.euthia.content.pieces import (
    AT_ALCHEMISTS,
    AT_MERCHANTS,
    CAVE,
    CHURCH,
    ENCOUNTER,
    ESSENCE_THING,
    FORTRESS,
    LAND,
    LORD,
    MOUNTAIN,
    NOTHING,
    PORTAL,
    SCENARIO,
    TOWERS,
    TREASURE_1,
    TREASURE_3,
    Box,
    Scenario,
)
from muster.games.euthia.content.records import Form, Meta, Name, Points, ScenarioRecord
from muster.games.euthia.effects.carrying import discard, spend_gaar
from muster.games.euthia.effects.gaining import gain_reputation, pay_gold
from muster.games.euthia.effects.health import injure
from muster.games.euthia.events import MAP_TILE
from muster.games.euthia.offers.map import space_option
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.moving import space_of
from muster.games.euthia.places import (
    CENTRE,
    DIRECTIONS,
    adjacent_hexes,
    coordinates,
    has_monster,
    hex_distances,
    hex_of,
    is_ruined,
    space_at,
)
from muster.games.euthia.queries import gaar_of, loose_essences
from muster.games.euthia.scenarios.rules import ScenarioRules, Tokens, figures_in, figures_of, scenario_of
from muster.games.euthia.scenarios.shared_foe import appear, last_foe_beaten, rank_of, turn_up_card
from muster.games.euthia.state import NOBODY, EuthiaTable
from muster.kernel.content import Pack
from muster.kernel.events import KEY, NUMBER, SEAT, EventKind
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

RAMPAGE_CARD = EventKind("rampage-card", KEY("card"))
GOLEM_WALKS = EventKind("golem-walks", MAP_TILE("tile"), NUMBER("hex"))
GOLEM_RESTS = EventKind("golem-rests", NUMBER("number"))
HEX_RUINED = EventKind("hex-ruined", MAP_TILE("tile"), NUMBER("hex"))
MAGIC_HOLDS = EventKind("magic-holds", SEAT("seat"), MAP_TILE("tile"), NUMBER("hex"))
DEFENDED = EventKind("defended", SEAT("seat"), MAP_TILE("tile"), NUMBER("hex"))
LAND_LOST = EventKind("land-lost")

# -- figures -----------------------------------------------------------------------------------------------------------


class RampageCard(Part, frozen=True, kw_only=True):
    """Where the Golem walks, how far, and how much its Stamina rises for each player."""

    key: Key
    name: Name
    goal: Literal["mining", "trade", "church", "hero", "direction", "riches", "none"]
    steps: FewOrNone = 0
    stamina: FewOrNone = 0

    def __post_init__(self) -> None:
        if (self.goal == "none") != (not self.steps):
            raise ValueError("Expected steps towards a goal, and none without one")


class LaidTile(Part, frozen=True):
    """A Map tile that lies on the Map from the start."""

    tile: Key
    anchor: Annotated[tuple[Annotated[int, Meta(ge=-9, le=9)], ...], Meta(min_length=2, max_length=2)]

    def __post_init__(self) -> None:
        if (self.anchor[0] - self.anchor[1]) % 3:
            raise ValueError("Expected an anchor whose coordinates differ by a multiple of three")


class Destruction(ScenarioRecord, frozen=True, kw_only=True):
    """scenarios: Walking Destruction. ``ranks`` go by Damage on the Golem; tokens are those of the box."""

    laid: LaidTile
    golem: Form
    rampages: Annotated[tuple[RampageCard, ...], Meta(min_length=1, max_length=10)]
    ruins_a: Figure
    ruins_b: Figure
    defense_tokens: Figure
    defense_gold: FewOrNone
    defense_reputation: FewOrNone
    defense_steps: Few
    trampled: Few
    trampled_with_defense: FewOrNone
    ranks: Annotated[tuple[Points, ...], Meta(min_length=4, max_length=4)]
    lost_land: FewOrNone


def lay_out(box: Box, scenario: Scenario) -> None:
    """The Old Quarry, the Golem, and the Rampage cards."""
    figures = figures_in(scenario, Destruction)
    tile = next(tile.id for tile in box.map_tiles if tile.key == figures.laid.tile)
    scenario.laid = ((tile, (figures.laid.anchor[0], figures.laid.anchor[1])),)
    scenario.ranks = figures.ranks
    add_foe(box, scenario, "golem", figures.golem)
    for record in figures.rampages:
        card = add_card(box, scenario, "rampage", record.key)
        card.target, card.steps, card.stamina = record.goal, record.steps, record.stamina


def check(pack: Pack) -> list[str]:
    """A Rampage card for each round, with keys of their own; the tile that is laid exists."""
    where = f"scenarios.toml: {DESTRUCTION.key}"
    record = pack.record("scenarios", DESTRUCTION.key, Destruction)
    problems: list[str] = []
    if len(record.rampages) < record.rounds:
        problems.append(f"{where}: rampages: expected one for each round")
    if record.laid.tile not in pack.tables["map_tiles"]:
        problems.append(f"{where}: laid: no Map tile {record.laid.tile!r}")
    if max(Counter([card.key for card in record.rampages]).values()) > 1:
        problems.append(f"{where}: rampages: expected every key once")
    return problems


def wake_golem(table: EuthiaTable) -> None:
    """It stands on the Old Quarry.  [EU-GOL-01]"""
    tile = table.tiles.index(scenario_of(table).laid[0][0])
    quarry = next(4 * tile + at for at in range(3) if hex_of(table, 4 * tile + at).location == SCENARIO)
    appear(table, 0, quarry, table.seats)


# -- the rampage -------------------------------------------------------------------------------------------------------


TRADE_HEXES = (AT_MERCHANTS, AT_ALCHEMISTS, TOWERS)
ENCOUNTER_HEXES = (ENCOUNTER, FORTRESS, LORD)
# What a Rampage card means; the hexes of Special tiles count as their location.  [EU-GOL-02, EU-GOL-11]
GOALS = {
    "mining": tuple(range(MOUNTAIN, CAVE + 1)),
    "trade": TRADE_HEXES,
    "riches": (*range(TREASURE_1, TREASURE_3 + 1), *ENCOUNTER_HEXES),
}


def rampage(table: EuthiaTable) -> None:
    """At the end of each round the next card says where it goes.  [EU-GOL-02]"""
    if table.foe_wave == NOTHING:
        return
    card = turn_up_card(table)
    table.tell(RAMPAGE_CARD, card.text)
    if card.stamina:
        table.foe_more += card.stamina * table.seats
        table.tell(GOLEM_RESTS, card.stamina * table.seats)
    elif card.target == "direction":
        table.then(walk_straight, table.chance.below("rampage", len(DIRECTIONS)), card.steps)
    else:
        goals = rampage_goals(table, card.target)
        if goals:
            table.ask(table.first, "golem-goal", golem_goal_offers, walk_towards, tuple(goals), card.steps)
    table.then(look_at_land)


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


def walk_straight(table: EuthiaTable, direction: int, left: int) -> None:
    """Straight on as far as there are hexes.  [EU-GOL-02]"""
    if left <= 0:
        return
    x, y = coordinates(table, table.foe_space)
    dx, dy = DIRECTIONS[direction]
    space = space_at(table, x + dx, y + dy)
    if space != NOTHING:
        left = enter_hex(table, space, left)
        table.then(walk_straight, direction, left)


def golem_goal_offers(table: EuthiaTable, seat: Seat, goals: tuple[int, ...], left: int) -> Options:
    """Which of several equally near goals it walks to.  [EU-GOL-02]"""
    return tuple([space_option(table, "go", space) for space in goals])


def walk_towards(table: EuthiaTable, choice: Option, seat: Seat, goals: tuple[int, ...], left: int) -> None:
    """[EU-GOL-02]"""
    table.then(next_step, space_of(table, choice), left)


def next_step(table: EuthiaTable, goal: int, left: int) -> None:
    """One step along a shortest path; the starting player chooses among equal ones.  [EU-GOL-02]"""
    if left > 0 and table.foe_space != goal:
        table.ask(table.first, "golem-step", golem_step_offers, take_step, goal, left)


def golem_step_offers(table: EuthiaTable, seat: Seat, goal: int, left: int) -> Options:
    """Hexes that are a step nearer to the goal.  [EU-GOL-02]"""
    far = hex_distances(table, goal)
    nearer = [space for space in adjacent_hexes(table, table.foe_space) if far[space] < far[table.foe_space]]
    return tuple([space_option(table, "go", space) for space in sorted(nearer)])


def with_rampage(table: EuthiaTable, seat: Seat, *_: object) -> Mapping[str, Param]:
    return {"card": table.box.scenario_cards[table.scenario_card].text}


def take_step(table: EuthiaTable, choice: Option, seat: Seat, goal: int, left: int) -> None:
    """[EU-GOL-02]"""
    left = enter_hex(table, space_of(table, choice), left)
    table.then(next_step, goal, left)


def enter_hex(table: EuthiaTable, space: int, left: int) -> int:
    """Magic holds or the hex is ruined, Heroes are trampled; how many steps are left.  [EU-GOL-03, EU-GOL-05]"""
    figures = figures_of(table, Destruction)
    if table.griffin == space:
        table.griffin = table.foe_space  # [EU-GRF-07]
    table.foe_space = space
    table.tell(GOLEM_WALKS, table.tiles[space >> 2], space & 3)
    owner = stops_golem(table, space)
    if owner == NOBODY:
        ruin(table, space)
        harm = figures.trampled
    else:
        table.defended = tuple([entry for entry in table.defended if entry[0] != space])
        table.tell(MAGIC_HOLDS, owner, table.tiles[space >> 2], space & 3)
        gain_reputation(table, owner, figures.defense_reputation)  # [EU-GOL-06]
        left -= figures.defense_steps
        harm = figures.trampled_with_defense
    for seat in range(table.seats):
        if table.space[seat] == space:
            injure(table, seat, harm)
    return left - 1


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


def ruin(table: EuthiaTable, space: int) -> None:
    """A Destruction token: no location, no Monster, no Trade token any more.  [EU-GOL-03, EU-GOL-04, EU-GOL-12]"""
    kind = ruin_at(table, space)
    figures = figures_of(table, Destruction)
    if kind == NOTHING or table.ruins[kind] >= (figures.ruins_b if kind else figures.ruins_a):
        return
    a, b = table.ruins
    table.ruins = (a, b + 1) if kind else (a + 1, b)
    table.burned |= 1 << space
    row = table.trade_tokens
    table.trade_tokens = (*row[:space], NOBODY, *row[space + 1 :])
    table.tell(HEX_RUINED, table.tiles[space >> 2], space & 3)


# -- the end -----------------------------------------------------------------------------------------------------------


def land_is_lost(table: EuthiaTable) -> bool:
    """Has a kind of Destruction token run out?  [EU-GOL-08]"""
    figures = figures_of(table, Destruction)
    a, b = table.ruins
    return a >= figures.ruins_a or b >= figures.ruins_b


def look_at_land(table: EuthiaTable) -> None:
    """Without tokens of a kind the land is lost: this was the last round.  [EU-GOL-08]"""
    if land_is_lost(table):
        table.rounds = table.round
        table.tell(LAND_LOST)


def golem_falls(table: EuthiaTable, seat: Seat) -> None:
    """Its Damage tokens stay for the ranks; this is the last round.  [EU-GOL-08, EU-GOL-09]"""
    table.foe_wave = NOTHING
    table.foe_space = NOTHING
    table.rounds = table.round
    table.then(withdraw, seat)


# -- Defense Magic -----------------------------------------------------------------------------------------------------


def may_defend(table: EuthiaTable, seat: Seat) -> bool:
    """A liberated, unruined hex with a location, no token there yet, one left.  [EU-GOL-06]"""
    space = table.space[seat]
    figures = figures_of(table, Destruction)
    if table.defenses >= figures.defense_tokens or space & 3 == CENTRE:
        return False
    if has_monster(table, space) or is_ruined(table, space) or stops_golem(table, space) != NOBODY:
        return False
    return hex_of(table, space).location not in (LAND, CHURCH)


def defense_offers(table: EuthiaTable, seat: Seat) -> Options:
    """An Essence, or a Gaar or Dwurt and Gold.  [EU-GOL-06, EU-GOL-13]"""
    options = [thing_option(table, "pay", ESSENCE_THING + kind) for kind in sorted(set(loose_essences(table, seat)))]
    gold = figures_of(table, Destruction).defense_gold
    if table.gold[seat] >= gold and (gaar_of(table, seat) or table.dwurt[seat]):
        options.append(table.box.options["pay-gaar"][0])
    return (*options, table.box.options["back"][0])


def actions(table: EuthiaTable, seat: Seat) -> list[Option]:
    """Defense Magic where there is something to pay with.  [EU-GOL-06]"""
    if may_defend(table, seat) and len(defense_offers(table, seat)) > 1:
        return [table.box.options["defend"][0]]
    return []


def act(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-GOL-06]"""
    table.then(defend, seat)


def defend(table: EuthiaTable, seat: Seat) -> None:
    """What pays for the token.  [EU-GOL-06]"""
    table.ask(seat, "defense", defense_offers, lay_defense)


def lay_defense(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """An Essence, or a Gaar and Gold; Skoldur may give a Dwurt, and his die does not move.  [EU-GOL-06, EU-GOL-13]"""
    if choice.kind == "back":
        return
    if choice.kind == "pay":
        discard(table, seat, choice.value)
    else:
        pay_gold(table, seat, figures_of(table, Destruction).defense_gold)
        if gaar_of(table, seat):
            spend_gaar(table, seat, 1)
        else:
            table.dwurt[seat] -= 1
    space = table.space[seat]
    table.defended = (*table.defended, (space, seat))
    table.defenses += 1
    table.tell(DEFENDED, seat, table.tiles[space >> 2], space & 3)


# -- final scoring -----------------------------------------------------------------------------------------------------


def points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks by Damage on the Golem, less what a lost land costs.  [EU-GOL-09]"""
    lost = figures_of(table, Destruction).lost_land if land_is_lost(table) else 0
    if not table.foe_damage[seat]:
        return -lost
    return scenario_of(table).ranks[rank_of(table, seat)] - lost


# -- checks ------------------------------------------------------------------------------------------------------------


def tokens(scenario: Scenario) -> Tokens:
    return Tokens(defense=figures_in(scenario, Destruction).defense_tokens)


def faults(table: EuthiaTable) -> list[str]:
    """Each Destruction token lies on a ruin of its kind, none beyond the box."""
    figures = figures_of(table, Destruction)
    problems: list[str] = []
    ruined = [space for space in range(4 * len(table.tiles)) if table.burned >> space & 1]
    if sum(table.ruins) != len(ruined):
        problems.append(f"Destruction tokens: {sum(table.ruins)} on {len(ruined)} ruins")
    if table.ruins[0] > figures.ruins_a or table.ruins[1] > figures.ruins_b:
        problems.append(f"Destruction tokens: {table.ruins}")
    return problems


DESTRUCTION = ScenarioRules(
    key="walking_destruction",
    figures=Destruction,
    lay_out=lay_out,
    check=check,
    set_up=wake_golem,
    end_round=rampage,
    foe_beaten=golem_falls,
    actions=actions,
    act=act,
    points=points,
    succeeded=last_foe_beaten,
    tokens=tokens,
    faults=faults,
    steps=steps(walk_straight, walk_towards, next_step, take_step, look_at_land, defend, lay_defense),
    offers=offers(golem_goal_offers, golem_step_offers, defense_offers),
    prompts={
        "golem-goal": Prompt("EU-GOL-02", "EU-GOL-11", names=("card",), params=with_rampage),
        "golem-step": Prompt("EU-GOL-02", names=("card",), params=with_rampage),
        "defense": Prompt("EU-GOL-06", "EU-GOL-13"),
    },
    events=(RAMPAGE_CARD, GOLEM_WALKS, GOLEM_RESTS, HEX_RUINED, MAGIC_HOLDS, DEFENDED, LAND_LOST),
)
