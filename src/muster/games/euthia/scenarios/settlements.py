"""Defending the Settlements: Farruga lands, burns and is fought.  [EU-FAR-01]"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Literal

from muster.games.euthia.content.abilities import FewOrNone, HarmWord, Key, Part
from muster.games.euthia.content.making import add_card, add_foe
from muster.games.euthia.content.map_kinds import kinds_always_there
from muster.games.euthia.content.pieces import AT_ALCHEMISTS, AT_MERCHANTS, NOTHING, TOWERS, Box, Scenario
from muster.games.euthia.content.records import Form, Meta, Name, ScenarioRecord
from muster.games.euthia.effects.cards import draw_cards
from muster.games.euthia.effects.carrying import lose_gaar
from muster.games.euthia.effects.health import injure, lose_reputation
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import MAP_TILE, THE_MONSTER
from muster.games.euthia.offers.map import space_option
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.moving import arrive, space_of
from muster.games.euthia.phases.trading import renew_offer
from muster.games.euthia.places import CENTRE, adjacent_hexes, all_spaces, distances, foe_form, hex_of, is_liberated
from muster.games.euthia.queries import gaar_of
from muster.games.euthia.scenarios.rules import ScenarioRules, figures_in, figures_of, scenario_of
from muster.games.euthia.scenarios.shared_foe import (
    appear,
    hitters,
    last_foe_beaten,
    leave_map,
    pay_ranks,
    turn_up_card,
)
from muster.games.euthia.state import NOBODY, EuthiaTable
from muster.kernel.content import Pack
from muster.kernel.errors import BrokenRule
from muster.kernel.events import KEY, EventKind
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

KINDS = {"merchants": AT_MERCHANTS, "alchemists": AT_ALCHEMISTS, "towers": TOWERS}
FAR_AWAY = 1000

ATTACK_CARD = EventKind("attack-card", KEY("card"))
FOE_LANDS = EventKind("foe-lands", THE_MONSTER("monster"), MAP_TILE("tile"))
FOE_LEAVES = EventKind("foe-leaves", THE_MONSTER("monster"))
PLACE_BURNS = EventKind("place-burns", MAP_TILE("tile"))


# -- figures -----------------------------------------------------------------------------------------------------------


class Wave(Form, frozen=True, kw_only=True):
    """A landing of Farruga: Reputation of rank 1, rank 2 and all others who hit it."""

    ranks: Annotated[tuple[FewOrNone, ...], Meta(min_length=3, max_length=3)]


class AttackCard(Part, frozen=True):
    """Where a shared foe lands and what that does to all."""

    key: Key
    name: Name
    target: Literal["merchants", "alchemists", "towers", "farthest"]
    effect: HarmWord
    n: FewOrNone = 0


class Settlements(ScenarioRecord, frozen=True, kw_only=True):
    """scenarios: Defending the Settlements. A wave lands every second round, beginning with ``first_wave``."""

    first_wave: Annotated[int, Meta(ge=1, le=9)]
    waves: Annotated[tuple[Wave, ...], Meta(min_length=1, max_length=4)]
    attacks: Annotated[tuple[AttackCard, ...], Meta(min_length=1, max_length=4)]
    burned_at_most: FewOrNone


def lay_out(box: Box, scenario: Scenario) -> None:
    """A Dragon card for each wave, and the Attack cards."""
    figures = figures_in(scenario, Settlements)
    for number, wave in enumerate(figures.waves, 1):
        foe = add_foe(box, scenario, f"farruga_{number}", wave, dragon=True)
        foe.ranks, foe.closes = wave.ranks, True
    for record in figures.attacks:
        card = add_card(box, scenario, "attack", record.key)
        card.target, card.at_once = record.target, ((record.effect, record.n, 0),)


def check(pack: Pack) -> list[str]:
    """Each wave has its Attack card, ends in time, and finds its target on every Map.  [EU-FAR-01, EU-FAR-02]"""
    where = f"scenarios.toml: {SETTLEMENTS.key}"
    record = pack.record("scenarios", SETTLEMENTS.key, Settlements)
    problems: list[str] = []
    if len(record.attacks) != len(record.waves):
        problems.append(f"{where}: attacks: expected one for each wave")
    if record.first_wave + 2 * len(record.waves) - 1 > record.rounds:
        problems.append(f"{where}: waves: expected the last one to end by {record.rounds}")
    if max(Counter([card.key for card in record.attacks]).values()) > 1:
        problems.append(f"{where}: attacks: expected every key once")
    for players, kinds in kinds_always_there(pack).items():
        for at, card in enumerate(record.attacks, 1):
            if not kinds & ({*KINDS} if card.target == "farthest" else {card.target}):
                problems.append(f"{where}: attacks.{at}.target: not on the Map with {players}")
    return problems


# -- landing -----------------------------------------------------------------------------------------------------------


def land_farruga(table: EuthiaTable) -> None:
    """The next Attack card names the target.  [EU-FAR-01, EU-FAR-02]"""
    wave = wave_of(table, table.round)
    if wave == NOTHING:
        return
    card = turn_up_card(table)
    table.tell(ATTACK_CARD, card.text)
    spaces = targets(table, card.target)
    if not spaces:
        for seat in range(table.seats):
            lose_reputation(table, seat, 1)
        return
    table.ask(table.first, "landing", landing_offers, land, tuple(spaces))


def wave_of(table: EuthiaTable, number: int) -> int:
    """The wave that lands in a round, or nothing: every second round has one.  [EU-FAR-01]"""
    wave, rest = divmod(number - figures_of(table, Settlements).first_wave, 2)
    return wave if not rest and 0 <= wave < len(scenario_of(table).foes) else NOTHING


def targets(table: EuthiaTable, target: str) -> list[int]:
    """The unburned Places of Trade that the card means; ties are left to the starting player.  [EU-FAR-02]"""
    far = distances(table, CENTRE, FAR_AWAY)
    places = [
        space
        for space in all_spaces(table)
        if space & 3 != CENTRE
        and hex_of(table, space).location in KINDS.values()
        and not table.burned >> space & 1
        and space in far
    ]
    if target == "farthest":
        most = max([far[space] for space in places], default=0)
        return [space for space in places if far[space] == most]
    fitting = [space for space in places if hex_of(table, space).location == KINDS[target]] or places
    least = min([far[space] for space in fitting], default=0)
    return [space for space in fitting if far[space] == least]


def land(table: EuthiaTable, choice: Option, seat: Seat, spaces: tuple[int, ...]) -> None:
    """Farruga stands there; Heroes flee, and the card does its harm.  [EU-FAR-01, EU-FAR-03]"""
    space = space_of(table, choice)
    appear(table, wave_of(table, table.round), space, table.seats)
    table.tell(FOE_LANDS, foe_form(table).monster, table.tiles[space >> 2])
    for other in range(table.seats):
        if table.space[other] == space:
            table.then(flee, other, space)
    table.then(do_harm, space)


def landing_offers(table: EuthiaTable, seat: Seat, spaces: tuple[int, ...]) -> Options:
    """Where Farruga lands, if several places are equally near.  [EU-FAR-02]"""
    return tuple([space_option(table, "go", space) for space in spaces])


def flee(table: EuthiaTable, seat: Seat, space: int) -> None:
    """To an adjacent liberated hex.  [EU-FAR-03]"""
    table.ask(seat, "flee", flee_offers, flee_to, space)


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


def flee_to(table: EuthiaTable, choice: Option, seat: Seat, space: int) -> None:
    """It counts as entering the hex; then come two Injuries, wherever the Hero is now.  [EU-FAR-03, EU-REV-09]"""
    goal = space_of(table, choice)
    arrive(table, seat, goal)
    table.then(be_hurt, seat, goal)


def be_hurt(table: EuthiaTable, seat: Seat, space: int) -> None:
    """Who died on the way is in the Church and not hurt again.  [EU-FAR-03]"""
    if table.space[seat] == space:
        injure(table, seat, 2)
    table.then(settle, seat)


def do_harm(table: EuthiaTable, space: int) -> None:
    """What the Attack card says.  [EU-FAR-01]"""
    name, number, _ = table.box.scenario_cards[table.scenario_card].at_once[0]
    near = distances(table, space, 1)
    match name:
        case "inj":
            for seat in range(table.seats):
                if table.space[seat] in near:
                    injure(table, seat, number)
        case "lose_gaar":
            for seat in range(table.seats):
                lose_gaar(table, seat, min(number, gaar_of(table, seat)))
        case "silver":
            for seat in range(table.seats):
                draw_cards(table, seat, False, number)
        case "renew_alchemists":
            renew_offer(table, 1)
        case _:
            raise BrokenRule(f"no Attack card does {name}")


# -- the end of a wave -------------------------------------------------------------------------------------------------


def farruga_beaten(table: EuthiaTable, seat: Seat) -> None:
    """Ranks gain the Reputation of the wave, the first takes the Attack card.  [EU-FAR-05, EU-SCX-04]"""
    pay_ranks(table)
    best = [other for other in hitters(table) if table.foe_damage[other] == max(table.foe_damage)]
    winner = best[0] if len(best) == 1 else table.foe_last
    table.trophies_of_waves[winner] += 1
    leave_map(table)
    table.then(withdraw, seat)


def end_wave(table: EuthiaTable) -> None:
    """If Farruga is still there at the end of the second round, the place burns.  [EU-FAR-06]"""
    if table.foe_space == NOTHING or wave_of(table, table.round - 1) == NOTHING:
        return
    space = table.foe_space
    burning = [space]
    if hex_of(table, space).location == TOWERS:
        tile = space & ~3
        burning = [tile, tile + 1, tile + 2]
    for place in burning:
        table.burned |= 1 << place
        row = table.trade_tokens
        table.trade_tokens = (*row[:place], NOBODY, *row[place + 1 :])
    if len(burning) == 3:
        table.burned |= 1 << (space & ~3) + CENTRE
    table.places_burned += 1
    table.tell(PLACE_BURNS, table.tiles[space >> 2])
    for seat in range(table.seats):
        lose_reputation(table, seat, 2)
    table.tell(FOE_LEAVES, foe_form(table).monster)
    leave_map(table)


# -- the end -----------------------------------------------------------------------------------------------------------


def succeeded(table: EuthiaTable) -> bool:
    """[EU-FAR-07]"""
    return last_foe_beaten(table) and table.places_burned <= figures_of(table, Settlements).burned_at_most


SETTLEMENTS = ScenarioRules(
    key="defending_the_settlements",
    figures=Settlements,
    lay_out=lay_out,
    check=check,
    begin_round=land_farruga,
    end_round=end_wave,
    foe_beaten=farruga_beaten,
    succeeded=succeeded,
    steps=steps(land, flee, flee_to, be_hurt, do_harm),
    offers=offers(landing_offers, flee_offers),
    prompts={"landing": Prompt("EU-FAR-02"), "flee": Prompt("EU-FAR-03")},
    events=(ATTACK_CARD, FOE_LANDS, FOE_LEAVES, PLACE_BURNS),
)
