"""The games. Each is found by its name and loaded when first asked for; they do not know each other.

Ours stand on the shelf below. A package of somebody else names its games in its own pyproject.toml, and they stand
beside ours as soon as it is installed:

    [project.entry-points."muster.games"]
    my-game = "my_package.game:GAME"
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType
from warnings import warn

from muster.kernel.errors import OptionError
from muster.kernel.game import Game

# The name that players and records use, and the module that holds ``GAME``; the easiest game first.
SHELF: Mapping[str, str] = MappingProxyType(
    {
        "meeples-and-monsters": "muster.games.meeples_and_monsters.game",
        "monster-lands": "muster.games.monster_lands.game",
        "euthia": "muster.games.euthia.game",
    }
)
GROUP = "muster.games"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def game_names() -> tuple[str, ...]:
    """The names of all games: ours, then those of other packages that can be loaded."""
    return (*SHELF, *loaded_from_elsewhere())


def game_called(name: str) -> Game:
    """The game of that name, or a refusal that lists the names."""
    home = module_of(name)
    if name in SHELF:
        game = import_module(home).GAME
        assert isinstance(game, Game)
        return game
    return loaded_from_elsewhere()[name]


def module_of(name: str) -> str:
    """The module that holds a game's table of contents; beside it stand its bots, its drawing and the like."""
    if name in tuple(SHELF):  # compared, not looked up: whatever is no name is refused like a wrong one
        return SHELF[name]
    elsewhere = {entry.name: entry for entry in from_elsewhere()}
    if name not in tuple(elsewhere):
        raise OptionError("error-no-game", name=name, games=", ".join(game_names()))
    if name not in loaded_from_elsewhere():
        load(elsewhere[name])  # says once more what is wrong with it
    return elsewhere[name].module


@cache
def from_elsewhere() -> tuple[EntryPoint, ...]:
    """The games that installed packages bring along."""
    return tuple(sorted(entry_points(group=GROUP), key=lambda entry: entry.name))


@cache
def loaded_from_elsewhere() -> Mapping[str, Game]:
    """Those of them that can be played. What is wrong with the others is said once, and they are left out."""
    found: dict[str, Game] = {}
    for entry in from_elsewhere():
        try:
            found.setdefault(entry.name, load(entry))
        except OptionError as problem:
            warn(str(problem), RuntimeWarning, stacklevel=2)
    return MappingProxyType(found)


def load(entry: EntryPoint) -> Game:
    """A game of another package, or a refusal that says what is wrong with it."""
    if entry.name in SHELF or not NAME.fullmatch(entry.name):
        raise broken(entry, f"{entry.name!r} cannot be the name of a game of another package")
    try:
        game = entry.load()
    except Exception as problem:  # whatever somebody else's package does, ours go on
        raise broken(entry, f"{type(problem).__name__}: {problem}") from problem
    if not isinstance(game, Game):
        raise broken(entry, f"{entry.value} is no game but {type(game).__name__}")
    if game.name != entry.name:
        raise broken(entry, f"it calls itself {game.name!r}")
    if game.package != entry.module.rpartition(".")[0]:
        raise broken(entry, f"its package is {game.package!r}, not the one of {entry.module}")
    return game


def broken(entry: EntryPoint, problem: str) -> OptionError:
    package = entry.dist.name if entry.dist is not None else entry.module.partition(".")[0]
    return OptionError("error-added", name=entry.name, package=package, problem=problem)
