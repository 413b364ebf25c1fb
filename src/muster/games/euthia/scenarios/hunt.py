"""The Hunt: every Monster that falls counts.  [EU-HUN-01]"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from muster.games.euthia.content.abilities import FewOrNone, Figure, Gains
from muster.games.euthia.content.making import gains_of
from muster.games.euthia.content.pieces import Box, Scenario
from muster.games.euthia.content.records import Meta, Round, ScenarioRecord
from muster.games.euthia.effects.gaining import gain
from muster.games.euthia.queries import has_caches, is_solo
from muster.games.euthia.scenarios.rules import ScenarioRules, figures_in, figures_of, scenario_of
from muster.games.euthia.state import EuthiaTable
from muster.kernel.content import Pack
from muster.kernel.events import NUMBER, SEAT, EventKind
from muster.kernel.table import Seat

HUNT_FIRST = EventKind("hunt-first", SEAT("seat"), NUMBER("tally"))

Tally = Annotated[tuple[FewOrNone, ...], Meta(min_length=3, max_length=3)]


class Hunt(ScenarioRecord, frozen=True, kw_only=True):
    """scenarios: The Hunt. Tallies go by level; ``goals`` are those of the first to reach a tally."""

    great_rounds: Round
    tally: Tally
    elite_tally: Tally
    goals: Annotated[tuple[Figure, ...], Meta(min_length=3, max_length=3)]
    goal_gains: Annotated[tuple[Gains, ...], Meta(min_length=3, max_length=3)]
    ranks: Annotated[tuple[FewOrNone, ...], Meta(min_length=2, max_length=2)]
    solo_tally: Figure
    solo_deaths: FewOrNone
    coop_tally: Figure


def lay_out(box: Box, scenario: Scenario) -> None:
    """What the first to reach a tally is paid."""
    figures = figures_in(scenario, Hunt)
    gains = [gains_of(box, row) for row in figures.goal_gains]
    scenario.goals = tuple(zip(figures.goals, gains, strict=True))
    scenario.ranks = figures.ranks


def check(pack: Pack) -> list[str]:
    """Tallies and goals rise.  [EU-HUN-02]"""
    hunt = pack.record("scenarios", HUNT.key, Hunt)
    rows = {"tally": hunt.tally, "elite_tally": hunt.elite_tally, "goals": hunt.goals}
    risen = {field: list(figures) == sorted(set(figures)) for field, figures in rows.items()}
    return [f"scenarios.toml: {HUNT.key}: {field}: expected figures that rise" for field in rows if not risen[field]]


def rounds(scenario: Scenario, options: Mapping[str, object]) -> int:
    """The Great Hunt lasts longer.  [EU-HUN-05]"""
    return figures_in(scenario, Hunt).great_rounds if options["great_hunt"] is True else scenario.rounds


def count_monster(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """The Hunt counts every Monster that falls.  [EU-HUN-01, EU-HUN-02]"""
    figures = figures_of(table, Hunt)
    record = table.box.monsters[monster]
    table.tally[seat] += (figures.elite_tally if record.elite else figures.tally)[record.level - 1]
    for at, (least, gains) in enumerate(scenario_of(table).goals):
        if table.tally[seat] >= least and not table.firsts >> at & 1:
            table.firsts |= 1 << at
            table.tell(HUNT_FIRST, seat, least)
            gain(table, seat, gains)


def points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks of the Hunt's tally.  [EU-HUN-03]"""
    if not table.tally[seat] or has_caches(table):
        return 0
    rank = sum([1 for other in table.tally if other > table.tally[seat]])
    paid = scenario_of(table).ranks[: 1 if table.seats == 2 else 2]
    return paid[rank] if rank < len(paid) else 0


def succeeded(table: EuthiaTable) -> bool:
    """[EU-HUN-04]"""
    figures = figures_of(table, Hunt)
    if is_solo(table):
        return table.tally[0] >= figures.solo_tally and table.own_deaths[0] <= figures.solo_deaths
    return sum(table.tally) >= figures.coop_tally * table.seats


HUNT = ScenarioRules(
    key="the_hunt",
    figures=Hunt,
    lay_out=lay_out,
    check=check,
    settings=("great_hunt",),
    rounds=rounds,
    monster_defeated=count_monster,
    points=points,
    succeeded=succeeded,
    events=(HUNT_FIRST,),
)
