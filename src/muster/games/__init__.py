"""The games. Each is found by its name and loaded when first asked for; they do not know each other."""

from __future__ import annotations

from importlib import import_module

from muster.kernel.errors import OptionError
from muster.kernel.game import Game

# The name that players and records use, and the module that holds ``GAME``.
SHELF = {
    "meeples-and-monsters": "muster.games.meeples_and_monsters.game",
    "monster-lands": "muster.games.monster_lands.game",
    "euthia": "muster.games.euthia.game",
}


def game_called(name: str) -> Game:
    """The game of that name, or a refusal that lists the names."""
    if name not in tuple(SHELF):  # compared, not looked up: whatever is no name is refused like a wrong one
        raise OptionError("error-no-game", name=name, games=", ".join(SHELF))
    game = import_module(SHELF[name]).GAME
    assert isinstance(game, Game)
    return game
