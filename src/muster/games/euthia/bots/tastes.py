"""Greedy players with other tastes or other plans: each proposes how to go on, and a judge may choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from muster.bots import BotMaker
from muster.games.euthia.bots.greedy import Greedy
from muster.games.euthia.bots.values import Taste

# What each of them cares more or less about than usual.
TASTES: Final = (
    Taste(valor=4.0, death=0.0, stake=7.0),  # boldness
    Taste(valor=1.4, death=3.0, health=0.35),  # caution
    Taste(might=2.4, hurdle=0.0, choosy=0.3, saving=0.1),  # Gold is for spending
    Taste(future=0.8, patience=0.85, explore=0.6),  # the turns to come
)
SKIPPED: Final = 3  # the best plan for a turn, the second best and so on are passed over

PLANS: Final[Sequence[BotMaker]] = (
    Greedy,
    *[partial(Greedy, skipped=number) for number in range(1, SKIPPED + 1)],
    *[partial(Greedy, taste=taste) for taste in TASTES],
)
