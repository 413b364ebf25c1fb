"""Players for any game: they hold a chair, as people do."""

from __future__ import annotations

from muster.bots.bot import Bot, BotMaker
from muster.bots.finding import bot_called, bot_names, bots_of
from muster.bots.planning_bot import NOTHING_BETTER, PlanningBot, Step
from muster.bots.random_bot import RandomBot
from muster.bots.search_bot import Effort, SearchBot

__all__ = [
    "NOTHING_BETTER",
    "Bot",
    "BotMaker",
    "Effort",
    "PlanningBot",
    "RandomBot",
    "SearchBot",
    "Step",
    "bot_called",
    "bot_names",
    "bots_of",
]
