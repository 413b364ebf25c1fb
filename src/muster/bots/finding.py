"""Bots by name: those that play any game, and those that a game brings along.

A game's own bots stand in the ``bots`` module beside its ``game`` module, in a table ``BOTS`` from name to maker. They
are looked up by name when asked for: games stand above this package, so nothing here imports one. ``search`` takes the
game's ``greedy`` for its adviser, where there is one, and the game's ``EFFORT``, where it names one.

Other packages add bots by entry points of the group ``muster.bots``: ``brave = "their_package:Brave"`` plays any game,
``"meeples-and-monsters.brave" = ...`` that one. What stands there is called with a seed. They come after those of the
game, and never take a name that it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from muster.bots.bot import Bot, BotMaker
from muster.bots.foresight import Foresight
from muster.bots.learned_bot import LearnedBot
from muster.bots.random_bot import RandomBot
from muster.bots.search_bot import Effort, SearchBot
from muster.bots.traits import Traits
from muster.kernel.errors import OptionError
from muster.kernel.game import Game
from muster.plugins import BOTS, Added, added_for

USUAL_EFFORT: Final = Effort()
FOR_ANY_GAME: Mapping[str, BotMaker] = {"random": RandomBot}


def module_beside(game: str | Game, name: str, holding: str) -> ModuleType | None:
    """A module of that name beside the ``game`` module, or None where there is none.

    ``game`` is a name on the shelf, or ``"package.module:NAME"`` for a game that is not on it, such as a toy; a toy may
    hold everything in one module.
    """
    if isinstance(game, Game):
        game = game.name
    home, colon, _ = game.partition(":")
    if colon:
        module = import_module(home)
        if hasattr(module, holding):
            return module
    else:
        home = import_module("muster.games").module_of(game)
    beside = f"{home.rpartition('.')[0]}.{name}"
    return import_module(beside) if find_spec(beside) is not None else None


def bots_module(game: str | Game) -> ModuleType | None:
    """The module that holds a game's own bots, or None where it has none."""
    return module_beside(game, "bots", "BOTS")


def traits_of(game: str | Game) -> Traits:
    """How a game describes a table to a judge."""
    traits = getattr(module_beside(game, "traits", "TRAITS"), "TRAITS", None)
    if not isinstance(traits, Traits):
        raise OptionError("error-no-traits", game=game if isinstance(game, str) else game.name)
    return traits


def foresight_of(game: str | Game) -> Foresight:
    """How the players of a game look ahead."""
    foresight = getattr(bots_module(game), "FORESIGHT", None)
    if not isinstance(foresight, Foresight):
        raise OptionError("error-no-foresight", game=game if isinstance(game, str) else game.name)
    return foresight


def bots_of(game: str | Game) -> dict[str, BotMaker]:
    """All bots that can play a game, by name: its own, the weakest first, those for any game, those of others."""
    module = bots_module(game)
    own: Mapping[str, BotMaker] = {} if module is None else getattr(module, "BOTS", {})
    makers: dict[str, BotMaker] = {**own}
    effort: Effort = getattr(module, "EFFORT", USUAL_EFFORT)
    foresight = getattr(module, "FORESIGHT", None)
    if isinstance(foresight, Foresight):
        traits = traits_of(game)
        for name, reach in foresight.reaches.items():
            makers.setdefault(name, partial(LearnedBot, foresight=foresight, traits=traits, reach=reach))
    makers.setdefault("search", partial(SearchBot, adviser=own.get("greedy", RandomBot), effort=effort))
    called = game.name if isinstance(game, Game) else game
    added = {entry.name: partial(_bot_of_others, entry) for entry in added_for(BOTS, called)}
    for more in (FOR_ANY_GAME, added):
        for name, maker in more.items():
            makers.setdefault(name, maker)
    return makers


def _bot_of_others(entry: Added, seed: int) -> Bot:
    bot: Bot = entry.load()(seed)
    if not callable(getattr(bot, "decide", None)):
        raise OptionError("error-added-bot", name=entry.name, package=entry.package)
    return bot


def bot_names(game: str | Game) -> tuple[str, ...]:
    """The names of all bots that can play a game."""
    return tuple(bots_of(game))


ADVISERS: Final = ("learned", "greedy", "random")


def best_adviser(game: str | Game) -> str:
    """The name of the bot that gives hints: the strongest of those that answer at once."""
    known = bot_names(game)
    return next(name for name in ADVISERS if name in known)


def bot_called(name: str, game: str | Game, seed: int = 0) -> Bot:
    """A bot by its name, with luck from a seed of its own; an unknown name is refused with those that exist.

    Who looks ahead can be given another judge than the one that comes with the game: ``learned:PATH``. Who searches can
    be given a budget: ``search:2000`` answers in imagined matches, or ``search:0.2s``.
    """
    makers = bots_of(game)
    name, colon, path = name.partition(":")
    foresight = getattr(bots_module(game), "FORESIGHT", None)
    if colon and isinstance(foresight, Foresight) and name in foresight.reaches:
        if not Path(path).is_file():
            raise OptionError("error-no-file", path=path)
        reach = foresight.reaches[name]
        return LearnedBot(seed, foresight, traits_of(game), reach, Path(path))
    maker = makers.get(name)
    if colon and isinstance(maker, partial) and maker.func is SearchBot:
        return SearchBot(seed, maker.keywords["adviser"], maker.keywords["effort"].within(path))
    name += colon + path
    if name not in makers:
        called = game.name if isinstance(game, Game) else game
        raise OptionError("error-no-bot", name=name, game=called, bots=", ".join(makers))
    return makers[name](seed)
