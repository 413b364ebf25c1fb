"""Players who know this game."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from muster.bots import BotMaker, Effort, Foresight, Reach
from muster.games.monster_lands.bots.greedy import HINTS, Greedy
from muster.games.monster_lands.bots.measuring import LISTENS, TARGETS, VARIANTS, measures, sums_up
from muster.games.monster_lands.bots.tastes import APPRENTICE, NOVICE, PLANS

BOTS: Final[Mapping[str, BotMaker]] = {
    "novice": partial(Greedy, taste=NOVICE),
    "apprentice": partial(Greedy, taste=APPRENTICE),
    "greedy": Greedy,
}

# A turn is one action: this is where trying pays.
EFFORT: Final = Effort(budget=10_000, prompts=frozenset({"turn"}))

# A round is judged at its end: what an action was good for shows in the Adventure phase.
FORESIGHT: Final = Foresight(
    PLANS,
    {"learned": Reach(dreams=2)},
    prompts=frozenset({"turn"}),
    each=frozenset({"turn"}),
)

__all__ = ["BOTS", "EFFORT", "FORESIGHT", "HINTS", "LISTENS", "TARGETS", "VARIANTS", "Greedy", "measures", "sums_up"]
