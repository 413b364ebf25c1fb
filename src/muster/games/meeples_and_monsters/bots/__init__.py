"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker
from muster.games.meeples_and_monsters.bots.greedy import HINTS, Greedy
from muster.games.meeples_and_monsters.bots.measuring import TARGETS, measures

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

__all__ = ["BOTS", "HINTS", "TARGETS", "Greedy", "measures"]
