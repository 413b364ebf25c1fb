"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker
from muster.games.euthia.bots.greedy import HINTS, Greedy
from muster.games.euthia.bots.measuring import LISTENS, TARGETS, measures

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

__all__ = ["BOTS", "HINTS", "LISTENS", "TARGETS", "Greedy", "measures"]
