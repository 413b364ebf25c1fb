"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker
from muster.games.euthia.bots.greedy import HINTS, Greedy

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

__all__ = ["BOTS", "HINTS", "Greedy"]
