"""From a plan to answers: the questions that laying it out will ask, rehearsed on an imagined match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.bots import Step
from muster.games.meeples_and_monsters.bots.plans import Move
from muster.games.meeples_and_monsters.content.pieces import KINDS, MONSTER_SPOT, PEASANT, ROOM_SPOT, WARRIOR, Box
from muster.games.meeples_and_monsters.queries import group_at, is_planned
from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.kernel.match import Match
from muster.kernel.options import Option

MOST_ANSWERS: Final = 60

# Warriors first, for only beside them a Peasant from the Lodgings may join.
ORDER: Final = (WARRIOR, *[kind for kind in range(KINDS) if kind != WARRIOR])


def rehearse(match: Match, table: MeeplesTable, moves: list[Move], why: Callable[[Box, Move], str]) -> list[Step]:
    """Lay out a plan on an imagined match that asks for it, and note every answer up to the confirmation.

    Where the imagined match does not offer what the plan wants, the script ends there: what follows is planned anew.
    """
    steps: list[Step] = []
    waiting = list(moves)
    while len(steps) < MOST_ANSWERS:
        question = table.questions[0]
        prompt = question.prompt
        if waiting and prompt == "plan" and _is_laid(table, waiting[0]):
            waiting.pop(0)
            continue
        move = waiting[0] if waiting else None
        options = table.options_of(0)
        chosen = None
        for wanted in _answers(table, prompt, move):
            if wanted in options:
                chosen = wanted
                break
        if chosen is None:
            return steps
        steps.append(Step(prompt, chosen) if move is None else Step(prompt, chosen, why(table.box, move)))
        if chosen.kind == "confirm":
            return steps
        match.play(chosen)
    return steps


def _is_laid(table: MeeplesTable, move: Move) -> bool:
    """Does everybody stand where the move wants them?"""
    if not is_planned(table, move.spot) or (move.named and table.named[0] != move.spot):
        return False
    there = group_at(table, move.spot)
    for kind in range(KINDS):
        if there[kind] < move.group[kind]:
            return False
    return True


def _answers(table: MeeplesTable, prompt: str, move: Move | None) -> list[Option]:
    """What the plan would like to answer, the best first."""
    box = table.box
    if move is None:
        return [box.book["confirm"]]
    spot = move.spot
    if prompt == "plan":
        if not is_planned(table, spot):
            return [_go_to(box, spot)]
        return [box.spot_options["more"][spot]] if _missing(table, move) else [box.spot_options["strengthen"][spot]]
    if prompt == "strengthen":
        return [box.kind_options["named"][kind] for kind in range(KINDS) if move.group[kind]]
    wanted = [box.kind_options["unit"][kind] for kind in _missing(table, move)]
    if move.join and table.joined != spot:
        wanted.append(box.book["join"])
    wanted.append(box.book["leave"])
    return wanted


def _missing(table: MeeplesTable, move: Move) -> list[int]:
    """The kinds that still have to come from the Tavern."""
    there = group_at(table, move.spot)
    from_lodgings = 1 if move.join and table.joined != move.spot else 0
    missing: list[int] = []
    for kind in ORDER:
        if move.group[kind] - (from_lodgings if kind == PEASANT else 0) > there[kind]:
            missing.append(kind)
    if not missing and from_lodgings:
        missing.append(PEASANT)
    return missing


def _go_to(box: Box, spot: int) -> Option:
    verb = "room" if spot >= ROOM_SPOT else "fight" if spot >= MONSTER_SPOT else "use"
    return box.spot_options[verb][spot]
