"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker, Effort
from muster.games.meeples_and_monsters.bots.greedy import HINTS, Greedy
from muster.games.meeples_and_monsters.bots.measuring import TARGETS, measures

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

# What lasts, and where a plan begins. Luck outweighs most choices here: only what is beyond doubt overrules the advice.
EFFORT: Final = Effort(budget=10_000, certainty=3.0, prompts=frozenset({"capitol", "plan", "discard", "slot", "tile"}))

__all__ = ["BOTS", "EFFORT", "HINTS", "TARGETS", "Greedy", "measures"]
