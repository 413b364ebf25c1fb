"""Players for any game: they hold a chair, as people do."""

from __future__ import annotations

from muster.bots.bot import Bot, BotMaker
from muster.bots.finding import best_adviser, bot_called, bot_names, bots_of
from muster.bots.foresight import Foresight, Reach
from muster.bots.judge import Judge, JudgeRefused
from muster.bots.learned_bot import LearnedBot
from muster.bots.planning_bot import NOTHING_BETTER, PlanningBot, Step
from muster.bots.random_bot import RandomBot
from muster.bots.search_bot import Effort, SearchBot
from muster.bots.traits import Traits

__all__ = [
    "NOTHING_BETTER",
    "Bot",
    "BotMaker",
    "Effort",
    "Foresight",
    "Judge",
    "JudgeRefused",
    "LearnedBot",
    "PlanningBot",
    "RandomBot",
    "Reach",
    "SearchBot",
    "Step",
    "Traits",
    "best_adviser",
    "bot_called",
    "bot_names",
    "bots_of",
]
