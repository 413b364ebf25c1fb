"""Greedy players with other tastes: each proposes a whole plan for the turn, and a judge may choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from muster.bots import BotMaker
from muster.games.meeples_and_monsters.bots.greedy import Greedy
from muster.games.meeples_and_monsters.bots.values import Taste

# What each of them cares more or less about than usual.
TASTES: Final = (
    Taste(power=1.1, pace=0.9),  # strength before everything
    Taste(power=0.5, lasting=0.6),  # points of this turn
    Taste(recruit=1.6),  # a growing bag
    Taste(recruit=0.5, thin=1.0),  # the bag as it is
    Taste(thin=3.5, recruit=1.2),  # a thin bag
    Taste(lasting=1.8, power=1.0),  # what lasts
    Taste(quest=1.8),  # Quests
    Taste(quest=0.4, levels=1.5),  # Hero levels
    Taste(build=1.0, tiles=0.3),  # Locations
    Taste(levels=0.5, build=-2.0, hills=0.6),  # everybody to the Main Phase
)

# Levels for people: who knows less, and looks less far.
NOVICE: Final = Taste(lasting=0.0, levels=0.0, quest=0.0, recruit=0.0, tiles=0.0, build=-3.0, thin=0.0, hills=0.3)
APPRENTICE: Final = Taste(lasting=0.0, levels=0.0, quest=0.5, recruit=0.4, tiles=0.0, build=-2.0, thin=0.8, hills=0.7)

PLANS: Final[Sequence[BotMaker]] = (Greedy, *[partial(Greedy, taste=taste) for taste in TASTES])
