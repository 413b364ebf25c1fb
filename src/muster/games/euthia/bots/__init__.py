"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker, Effort
from muster.games.euthia.bots.greedy import HINTS, Greedy
from muster.games.euthia.bots.measuring import LISTENS, TARGETS, measures

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

# An imagined answer takes a thousandth of a second: only the last rounds can be seen to their end.
EFFORT: Final = Effort(budget=1500, certainty=3.0, prompts=frozenset({"turn"}))

__all__ = ["BOTS", "EFFORT", "HINTS", "LISTENS", "TARGETS", "Greedy", "measures"]
