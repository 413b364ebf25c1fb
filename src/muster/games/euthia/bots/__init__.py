"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker, Effort, Foresight, Reach
from muster.games.euthia.bots.greedy import HINTS, Greedy
from muster.games.euthia.bots.measuring import LISTENS, TARGETS, measures
from muster.games.euthia.bots.tastes import PLANS
from muster.games.euthia.queries import has_caches
from muster.games.euthia.state import EuthiaTable
from muster.kernel.match import Match

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

# An imagined answer takes a thousandth of a second: only the last rounds can be seen to their end.
EFFORT: Final = Effort(budget=1500, certainty=3.0, prompts=frozenset({"turn"}))


def model_for(match: Match) -> str:
    """Points ahead of rivals are one thing, success without any another."""
    table = match.table
    assert isinstance(table, EuthiaTable)
    return "together" if has_caches(table) else "judge"


# A turn is judged at its end. Fights and trades in it are played by the plan's own player.
FORESIGHT: Final = Foresight(PLANS, {"learned": Reach(dreams=2)}, prompts=frozenset({"turn"}), model=model_for)

__all__ = ["BOTS", "EFFORT", "FORESIGHT", "HINTS", "LISTENS", "TARGETS", "Greedy", "measures"]
