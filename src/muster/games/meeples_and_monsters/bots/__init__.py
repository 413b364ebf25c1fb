"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from muster.bots import BotMaker, Effort, Foresight, Reach
from muster.games.meeples_and_monsters.bots.greedy import HINTS, Greedy
from muster.games.meeples_and_monsters.bots.measuring import TARGETS, measures
from muster.games.meeples_and_monsters.bots.tastes import APPRENTICE, NOVICE, PLANS

BOTS: Final[Mapping[str, BotMaker]] = {
    "novice": partial(Greedy, taste=NOVICE),
    "apprentice": partial(Greedy, taste=APPRENTICE),
    "greedy": Greedy,
}

# What lasts, and where a plan begins. Luck outweighs most choices here: only what is beyond doubt overrules the advice.
EFFORT: Final = Effort(budget=10_000, certainty=3.0, prompts=frozenset({"capitol", "plan", "discard", "slot", "tile"}))

# A turn is planned as a whole: plans are compared where it begins, and wherever luck has changed what it can bring.
FORESIGHT: Final = Foresight(
    PLANS,
    {"learned": Reach(dreams=3, again=3)},
    prompts=frozenset({"capitol", "plan", "discard", "slot", "tile"}),
    each=frozenset({"capitol", "plan", "discard", "slot", "tile"}),
)

__all__ = ["BOTS", "EFFORT", "FORESIGHT", "HINTS", "TARGETS", "Greedy", "measures"]
