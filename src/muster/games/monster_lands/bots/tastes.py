"""Greedy players with other tastes: each proposes how to go on, and a judge may choose."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from muster.bots import BotMaker
from muster.games.monster_lands.bots.greedy import Greedy
from muster.games.monster_lands.bots.values import Taste

# What each of them cares more or less about than usual.
TASTES: Final = (
    Taste(fame=0.7, hire=1.4),  # newcomers, and glory to attract them
    Taste(hire=0.5, fame=0.15),  # the clan as it is
    Taste(fear=0.3, wound=0.4, risk=0.05),  # boldness
    Taste(fear=1.4, wound=1.2, defense=0.9, risk=0.4),  # caution
    Taste(gold=0.6, loot=1.4),  # riches
    Taste(gold=0.25, trap=0.35, gear=1.2),  # everything for the next walk
)

# Levels for people: who knows less, and looks less far.
NOVICE: Final = Taste(
    fame=0.0,
    strength=0.0,
    magic=0.0,
    persuasion=0.0,
    body=0.0,
    body_now=0.4,
    talent=0.0,
    gear=0.0,
    hire=0.1,
    risk=0.0,
    help=0.0,
    defense=0.1,
    potion=0.1,
    venom=0.1,
    loot=0.3,
    hurry=0.0,
)
APPRENTICE: Final = Taste(
    fame=0.0,
    strength=0.1,
    magic=0.1,
    persuasion=0.1,
    body=0.2,
    talent=0.1,
    gear=0.1,
    hire=0.3,
    risk=0.0,
    help=0.0,
)

PLANS: Final[Sequence[BotMaker]] = (Greedy, *[partial(Greedy, taste=taste) for taste in TASTES])
