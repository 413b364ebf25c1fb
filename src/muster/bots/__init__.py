"""Players for any game: they hold a chair, as people do."""

from __future__ import annotations

from muster.bots.bot import Bot, BotMaker
from muster.bots.finding import bot_called, bot_names, bots_of
from muster.bots.random_bot import RandomBot

__all__ = ["Bot", "BotMaker", "RandomBot", "bot_called", "bot_names", "bots_of"]
