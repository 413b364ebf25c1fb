"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from muster.bots import BotMaker
from muster.games.monster_lands.bots.greedy import HINTS, Greedy
from muster.games.monster_lands.bots.measuring import LISTENS, TARGETS, VARIANTS, measures, sums_up

BOTS: Final[Mapping[str, BotMaker]] = {"greedy": Greedy}

__all__ = ["BOTS", "HINTS", "LISTENS", "TARGETS", "VARIANTS", "Greedy", "measures", "sums_up"]
