"""Bots by name: those that play any game, and those that a game brings along.

A game's own bots stand in the ``bots`` module beside its ``game`` module, in a table ``BOTS`` from name to maker. They
are looked up by name when asked for: games stand above this package, so nothing here imports one. ``search`` takes the
game's ``greedy`` for its adviser, where there is one, and the game's ``EFFORT``, where it names one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final

from muster.bots.bot import Bot, BotMaker
from muster.bots.random_bot import RandomBot
from muster.bots.search_bot import Effort, SearchBot
from muster.kernel.errors import OptionError
from muster.kernel.game import Game

USUAL_EFFORT: Final = Effort()
FOR_ANY_GAME: Mapping[str, BotMaker] = {"random": RandomBot}


def bots_module(game: str | Game) -> ModuleType | None:
    """The module that holds a game's own bots, or None where it has none.

    ``game`` is a name on the shelf, or ``"package.module:NAME"`` for a game that is not on it, such as a toy.
    """
    if isinstance(game, Game):
        game = game.name
    home, colon, _ = game.partition(":")
    if colon:
        module = import_module(home)
        if hasattr(module, "BOTS"):
            return module
    else:
        shelf: Mapping[str, str] = import_module("muster.games").SHELF
        if game not in shelf:
            raise OptionError(f"there is no game {game!r}; games are: {', '.join(shelf)}")
        home = shelf[game]
    beside = f"{home.rpartition('.')[0]}.bots"
    return import_module(beside) if find_spec(beside) is not None else None


def bots_of(game: str | Game) -> dict[str, BotMaker]:
    """All bots that can play a game, by name."""
    module = bots_module(game)
    own: Mapping[str, BotMaker] = {} if module is None else getattr(module, "BOTS", {})
    makers: dict[str, BotMaker] = {**FOR_ANY_GAME, **own}
    effort: Effort = getattr(module, "EFFORT", USUAL_EFFORT)
    makers.setdefault("search", partial(SearchBot, adviser=own.get("greedy", RandomBot), effort=effort))
    return makers


def bot_names(game: str | Game) -> tuple[str, ...]:
    """The names of all bots that can play a game."""
    return tuple(bots_of(game))


def bot_called(name: str, game: str | Game, seed: int = 0) -> Bot:
    """A bot by its name, with luck from a seed of its own; an unknown name is refused with those that exist."""
    makers = bots_of(game)
    if name not in makers:
        called = game.name if isinstance(game, Game) else game
        raise OptionError(f"there is no bot {name!r} for {called}; bots are: {', '.join(makers)}")
    return makers[name](seed)
