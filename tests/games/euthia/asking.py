"""Ask the greedy player: what it would answer, why, and what it reckons with."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from tests.games.euthia.setting import Figures, Sitting, a_table, the_box

from muster.games.euthia.bots import HINTS, Greedy
from muster.games.euthia.bots.errands import Errand
from muster.games.euthia.bots.values import USUAL, Outlook

MIRREZIL, GOLEM, DOOM = "threat-of-mirrezil", "walking-destruction", "the-looming-doom"
CALL, ANSWER, VOLCANO = "elemental-revocation-1", "elemental-revocation-2", "elemental-revocation-3"
STRONG: Figures = {"tiles": {"staff_of_fire": {"ranges": ((2, 20),)}, "sun_mace": {"ranges": ((2, 20),)}}}
ARMED: Figures = {"tiles": {tile: {"ranges": ((4, 2), (7, 3), (10, 4))} for tile in ("staff_of_fire", "sun_mace")}}
ALONE: dict[str, Any] = {"seats": 1, "heroes": ("maeldur",)}


def a_place(scenario: str, **given: Any) -> Sitting:
    """A table of a scenario with nothing left in the stack."""
    return a_table(scenario=scenario, **{"stack": (), **given})


def answer(game: Sitting) -> tuple[str, str]:
    """What the bot chooses for whoever is asked, and why."""
    option, why = Greedy(1).explain(game.match.chair(game.asked))
    assert why in HINTS
    return option.key, why


def outlook_of(game: Sitting, seat: int = 0) -> Outlook:
    """What things are worth to a seat."""
    return Outlook(game.table, seat, USUAL)


def errands_of(game: Sitting) -> list[Errand]:
    """All errands that seat 0 finds worth something."""
    return Greedy(1)._journey(outlook_of(game)).errands


def worth_of(game: Sitting, kind: str, place: str) -> float:
    """What the errand of a kind at a place is worth; nothing where there is none."""
    space = game.space(place)
    return sum([errand.worth for errand in errands_of(game) if errand.kind == kind and errand.space == space])


def with_figures(scenario: str, **changed: int) -> Figures:
    """A scenario with some other figures."""
    record = next(record for record in the_box().scenarios if record.key == scenario)
    return {"scenarios": {scenario: {"figures": replace(record.figures, **changed)}}}
