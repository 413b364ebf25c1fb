"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker, Effort
from muster.games.monster_lands.bots.greedy import HINTS, Greedy
from muster.games.monster_lands.bots.measuring import LISTENS, TARGETS, VARIANTS, measures, sums_up

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

# A turn is one action: this is where trying pays.
EFFORT: Final = Effort(budget=10_000, prompts=frozenset({"turn"}))

__all__ = ["BOTS", "EFFORT", "HINTS", "LISTENS", "TARGETS", "VARIANTS", "Greedy", "measures", "sums_up"]
