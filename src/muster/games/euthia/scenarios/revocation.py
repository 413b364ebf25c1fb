"""Elemental Revocation: Heroes come equipped, Elementals are revoked, the others stir. Parts I and II.  [EU-RVA-01]"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Literal

from muster.games.euthia.content.abilities import ElementName, Few, FewOrNone, Figure, Key
from muster.games.euthia.content.making import GIFTS
from muster.games.euthia.content.pieces import (
    CATALYST_THING,
    CHAPTERS,
    ELEMENTS,
    ESSENCE_THING,
    FAER_SPRING,
    NOTHING,
    POWER,
    TRADERS,
    Box,
    Scenario,
)
from muster.games.euthia.content.records import Gifts, Gold, MapTile, Meta, Points, Round, ScenarioRecord
from muster.games.euthia.effects.cards import keep_hand_limit
from muster.games.euthia.effects.carrying import discard
from muster.games.euthia.effects.gaining import acquire, gain_gold, gain_reputation, pay_gold
from muster.games.euthia.effects.health import injure
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import ELEMENT, MAP_TILE, POWER_ACTS, TRADE_BEGINS
from muster.games.euthia.offers.things import thing_option
from muster.games.euthia.phases.trading import ask_trade
from muster.games.euthia.places import CENTRE, element_at, is_revoked, powers_at
from muster.games.euthia.queries import carried_things, ignores, is_essence, loose_essences, seats_in_turn
from muster.games.euthia.scenarios.rules import (
    Place,
    ScenarioRules,
    Tokens,
    figures_in,
    figures_of,
    rules_of,
    scenario_of,
)
from muster.games.euthia.state import BEFORE, IN_TRADE, EuthiaTable, visit_bit
from muster.kernel.content import Pack
from muster.kernel.events import SEAT, EventKind
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option, Param, Refusal, Saying
from muster.kernel.table import Options, Seat

REVOKED = EventKind("revoked", SEAT("seat"), ELEMENT("element"), MAP_TILE("tile"))
ELEMENTS_SILENT = EventKind("elements-silent")

# -- figures -----------------------------------------------------------------------------------------------------------


ThreeRanks = Annotated[tuple[Points, ...], Meta(min_length=3, max_length=3)]


class Revocation(ScenarioRecord, frozen=True, kw_only=True):
    """scenarios: a part of Elemental Revocation. ``elements`` are those of the Stage, ``ranks`` go by points.

    A revocation costs an Essence and ``essence_gold``, or a Catalyst. ``market`` trades with each Hero before round 1.
    """

    tiles: Literal["revocation"] | None = None
    encounters: Annotated[tuple[Key, ...], Meta(max_length=2)] = ()
    elements: Annotated[tuple[ElementName, ...], Meta(min_length=1, max_length=4)]
    start_reputation: Points = 0
    start_gold: Gold = 0
    gifts: Gifts = ()
    market: Literal["merchants", "alchemists", "dragonslayers"] | None = None
    tokens: Figure
    essence_gold: FewOrNone = 0
    reputation: Few
    catalysts: FewOrNone = 0
    spring_injuries: FewOrNone = 0
    ranks: ThreeRanks


class Unrest(Revocation, frozen=True, kw_only=True):
    """scenarios: Elemental Revocation I and II. Goal and early end are so many revocations more than players.

    From ``unrest_round`` on Heroes near an Elemental of the Stage suffer; from ``strong_round`` on Fire and Earth are
    stronger, Earth for Monsters only.
    """

    unrest_round: Round
    unrest_injuries: Few
    end_more: Few
    end_most: Few
    goal_more: Few
    goal_most: Few = 9
    strong_round: Round | None = None
    strong_fire: FewOrNone = 0
    strong_earth: FewOrNone = 0


def lay_out(box: Box, scenario: Scenario) -> None:
    """What the parts of Elemental Revocation have in common."""
    figures = figures_in(scenario, Revocation)
    scenario.tiles = figures.tiles or ""
    scenario.encounters = tuple([encounter.id for encounter in box.encounters if encounter.key in figures.encounters])
    scenario.stage = tuple([ELEMENTS.index(name) for name in figures.elements])
    scenario.gifts = tuple([GIFTS[name] for name in figures.gifts])
    scenario.market = NOTHING if figures.market is None else TRADERS.index(figures.market)
    scenario.ranks = figures.ranks


def check_part(pack: Pack, key: str, kind: type[Revocation]) -> list[str]:
    """Tiles with Elementals of the Stage, named Encounters and the places of the scenario are there.  [EU-RVA-07]"""
    record = pack.record("scenarios", key, kind)
    tiles = pack.table("map_tiles", MapTile).values()
    unknown = [name for name in record.encounters if name not in pack.tables["encounters"]]
    problems = [f"scenarios.toml: {key}: encounters: no Encounter {name!r}" for name in unknown]
    for players, table in enumerate(record.tables, 1):
        where = f"scenarios.toml: {key}: tables.{players}.elemental"
        for chapter in range(CHAPTERS):
            others = [tile for tile in tiles if (tile.chapter, tile.group) == (chapter + 1, "other")]
            showing = [tile for tile in others if any(part.location in record.elements for part in tile.hexes)]
            if table.elemental[chapter] > len(showing):
                problems.append(f"{where}.{chapter + 1}: expected at most {len(showing)}")
            if table.elemental[chapter] + table.other[chapter] > len(others):
                problems.append(f"{where}.{chapter + 1}: expected no more than {len(others)} with the further ones")
    return problems


def place_missing(pack: Pack, place: str) -> list[str]:
    """Is there no Map tile with a place of the scenario?"""
    tiles = pack.table("map_tiles", MapTile).values()
    places = {part.place for tile in tiles if tile.scenario == "revocation" for part in tile.hexes}
    return [] if place in places else [f"map_tiles.toml: {place}: expected on a tile"]


def check_call(pack: Pack) -> list[str]:
    return check_part(pack, CALL.key, Unrest)


def check_answer(pack: Pack) -> list[str]:
    return [*check_part(pack, ANSWER.key, Unrest), *place_missing(pack, "faer_spring")]


# -- before the first round --------------------------------------------------------------------------------------------


def bring_points(table: EuthiaTable, points: tuple[int, ...]) -> None:
    """In a campaign each Revocation point of the parts before is worth a Gold.  [EU-RVB-07]"""
    for seat in range(table.seats):
        gain_gold(table, seat, points[seat])


def equip_heroes(table: EuthiaTable) -> None:
    """Reputation and Gold to begin with, then a Trade Action for each in turn order.  [EU-RVB-06, EU-RVC-09]"""
    figures = figures_of(table, Revocation)
    order = seats_in_turn(table)
    for seat in order:
        gain_reputation(table, seat, figures.start_reputation)
        gain_gold(table, seat, figures.start_gold)
    for seat in order:
        table.then(open_market, seat)


def open_market(table: EuthiaTable, seat: Seat) -> None:
    """A Trade Action without token, place or fee.  [EU-RVB-06, EU-RVC-09]"""
    table.active = seat
    table.turn_state = IN_TRADE
    table.offer_changes = 0
    table.fee_due = False
    table.tell(TRADE_BEGINS, seat, scenario_of(table).market)
    table.then(ask_trade, seat)
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)
    table.then(close_market, seat)


def close_market(table: EuthiaTable, seat: Seat) -> None:
    """Move points from tiles used meanwhile are lost.  [EU-RVB-06]"""
    table.moves[seat] = 0
    table.turn_state = BEFORE


# -- revoking ----------------------------------------------------------------------------------------------------------


def stage_element(table: EuthiaTable, space: int) -> int:
    """The element of an Elemental of the Stage that was not revoked, or nothing.  [EU-RVA-01]"""
    if space & 3 == CENTRE or is_revoked(table, space):
        return NOTHING
    element = element_at(table, space)
    return element if element in scenario_of(table).stage else NOTHING


def tokens_left(table: EuthiaTable) -> int:
    """Revocation tokens that do not lie on the Map.  [EU-RVA-07]"""
    return figures_of(table, Revocation).tokens - sum(table.revocations)


def may_revoke(table: EuthiaTable, seat: Seat) -> bool:
    """On an Elemental of the Stage with an own Interaction token, as long as there are tokens.  [EU-RVA-01]"""
    space = table.space[seat]
    if stage_element(table, space) == NOTHING or not tokens_left(table):
        return False
    return bool(table.interaction[space][seat]) and bool(prices(table, seat))


def prices(table: EuthiaTable, seat: Seat) -> list[int]:
    """Things of which one is given: an Essence of the type, with Gold in part II, or a Catalyst.  [EU-RVB-01]"""
    essence_gold = figures_of(table, Revocation).essence_gold
    element = element_at(table, table.space[seat])
    found: list[int] = []
    if element in loose_essences(table, seat) and table.gold[seat] >= essence_gold:
        found.append(ESSENCE_THING + element)
    if CATALYST_THING in carried_things(table, seat):
        found.append(CATALYST_THING)
    return found


def why_not_revoke(table: EuthiaTable, seat: Seat) -> Saying | None:
    """On an Elemental of the Stage only.  [EU-RVA-01, EU-RVB-01]"""
    space = table.space[seat]
    element = stage_element(table, space)
    if element == NOTHING or may_revoke(table, seat):
        return None
    if not table.interaction[space][seat]:
        return Saying("refused-no-token-here")
    figures = figures_of(table, Revocation)
    kind = "refused-revoke-catalyst" if figures.catalysts else "refused-revoke"
    return Saying(kind, {"element": f"essence-{ELEMENTS[element]}", "gold": figures.essence_gold})


def actions(table: EuthiaTable, seat: Seat) -> list[Option]:
    """[EU-RVA-01]"""
    return [table.box.options["revoke"][0]] if may_revoke(table, seat) else []


def refusals(table: EuthiaTable, seat: Seat) -> list[Refusal]:
    """[EU-RVA-01]"""
    reason = why_not_revoke(table, seat)
    return [] if reason is None else [Refusal(table.box.options["revoke"][0], reason)]


def act(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-RVA-01]"""
    table.then(revoke, seat)


def revoke(table: EuthiaTable, seat: Seat) -> None:
    """[EU-RVA-01]"""
    table.ask(seat, "revoke", revoke_offers, lay_revocation)


def revoke_offers(table: EuthiaTable, seat: Seat) -> Options:
    """What is given for the revocation.  [EU-RVA-01, EU-RVB-01, EU-RVC-01]"""
    paid = [thing_option(table, "pay", thing) for thing in prices(table, seat)]
    return (*paid, table.box.options["back"][0])


def with_gold_beside(table: EuthiaTable, seat: Seat) -> Mapping[str, Param]:
    return {"gold": figures_of(table, Revocation).essence_gold}


def lay_revocation(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """The price is paid, the token laid; Reputation and a point.  [EU-RVA-01, EU-RVA-02, EU-RVB-04, EU-RVC-01]"""
    if choice.kind == "back":
        return
    figures = figures_of(table, Revocation)
    space = table.space[seat]
    discard(table, seat, choice.value)
    if is_essence(choice.value):
        pay_gold(table, seat, figures.essence_gold)
    table.revoked |= 1 << space
    row = table.revocations
    table.revocations = (*row[:seat], row[seat] + 1, *row[seat + 1 :])
    table.tell(REVOKED, seat, element_at(table, space), table.tiles[space >> 2])
    gain_reputation(table, seat, figures.reputation)
    rules_of(table).revoked(table, seat)


# -- the Faer Spring ---------------------------------------------------------------------------------------------------


def why_not_drink(table: EuthiaTable, seat: Seat) -> Saying | None:
    """As long as there are Catalysts, and nobody drinks who would die.  [EU-RVB-02]"""
    figures = figures_of(table, Revocation)
    if sum([1 for other in range(table.seats) if table.visits & visit_bit(FAER_SPRING, other)]) >= figures.catalysts:
        return Saying("refused-empty")
    if table.health[seat] <= figures.spring_injuries:
        return Saying("refused-too-weak", {"number": figures.spring_injuries})
    return None


def drink_spring(table: EuthiaTable, seat: Seat) -> None:
    """Injuries for a Catalyst.  [EU-RVB-02]"""
    injure(table, seat, figures_of(table, Revocation).spring_injuries)
    acquire(table, seat, CATALYST_THING)


# -- the end of a round ------------------------------------------------------------------------------------------------


def elements_stir(table: EuthiaTable) -> None:
    """Elementals that were not revoked hurt whom their Power reaches; with enough revoked it ends.  [EU-RVA-03, -04]"""
    figures = figures_of(table, Unrest)
    if table.round >= figures.unrest_round:
        for seat in seats_in_turn(table):
            element = stirring(table, seat)
            if element != NOTHING:
                table.tell(POWER_ACTS, seat, element)
                injure(table, seat, figures.unrest_injuries)
    if sum(table.revocations) >= revocations_to_end(table) and table.round < table.rounds:
        table.rounds = table.round
        table.tell(ELEMENTS_SILENT)


def stirring(table: EuthiaTable, seat: Seat) -> int:
    """A Power of the Stage over the Hero that it has no ward against, or nothing.  [EU-RVA-03, EU-RVA-07]"""
    powers = powers_at(table, table.space[seat])
    stage = scenario_of(table).stage
    return next((one for one in stage if powers >> one & 1 and not ignores(table, seat, one)), NOTHING)


# -- stronger Powers ---------------------------------------------------------------------------------------------------


def fire(table: EuthiaTable) -> int:
    """What the Power of Fire does to who comes near; more in a late round.  [EU-ELM-02, EU-RVB-03]"""
    figures = figures_of(table, Unrest)
    return figures.strong_fire or POWER if is_late(table, figures) else POWER


def earth(table: EuthiaTable) -> int:
    """What the Power of Earth adds to a Monster's roll.  [EU-MAT-06, EU-RVB-03]"""
    figures = figures_of(table, Unrest)
    return figures.strong_earth or POWER if is_late(table, figures) else POWER


def is_late(table: EuthiaTable, figures: Unrest) -> bool:
    """[EU-RVB-03]"""
    return figures.strong_round is not None and table.round >= figures.strong_round


# -- the end -----------------------------------------------------------------------------------------------------------


def revocations_to_end(table: EuthiaTable) -> int:
    """With so many revocations the game ends early.  [EU-RVA-04]"""
    figures = figures_of(table, Unrest)
    return min(table.seats + figures.end_more, figures.end_most)


def revocations_wanted(table: EuthiaTable) -> int:
    """With so many revocations a lone Hero or partners succeed.  [EU-RVA-06, EU-RVB-05]"""
    figures = figures_of(table, Unrest)
    return min(table.seats + figures.goal_more, figures.goal_most)


def points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks by Revocation points; none without one.  [EU-RVA-05, EU-RVB-04]"""
    points = table.revocations[seat]
    rank = sum([1 for other in table.revocations if other > points])
    ranks = scenario_of(table).ranks
    return ranks[rank] if points and rank < len(ranks) else 0


def succeeded(table: EuthiaTable) -> bool:
    """[EU-RVA-06, EU-RVB-05]"""
    return sum(table.revocations) >= revocations_wanted(table)


def tokens(scenario: Scenario) -> Tokens:
    figures = figures_in(scenario, Revocation)
    return Tokens(revocation=figures.tokens, catalysts=figures.catalysts)


OFFERS = offers(revoke_offers)
PROMPTS = {"revoke": Prompt("EU-RVA-01", "EU-RVB-01", "EU-RVC-01", names=("gold",), params=with_gold_beside)}
STEPS = steps(bring_points, open_market, close_market, revoke, lay_revocation)
EVENTS = (REVOKED, ELEMENTS_SILENT)
PLACES = {FAER_SPRING: Place(why_not_drink, drink_spring)}

CALL = ScenarioRules(
    key="elemental_revocation_1",
    figures=Unrest,
    lay_out=lay_out,
    check=check_call,
    end_round=elements_stir,
    actions=actions,
    act=act,
    refusals=refusals,
    fire=fire,
    earth=earth,
    points=points,
    succeeded=succeeded,
    tokens=tokens,
    steps=STEPS,
    offers=OFFERS,
    prompts=PROMPTS,
    events=EVENTS,
)

ANSWER = replace(
    CALL,
    key="elemental_revocation_2",
    check=check_answer,
    settings=("campaign",),
    set_up=equip_heroes,
    places=PLACES,
)
