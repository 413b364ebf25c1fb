"""Games, bots and seeds for the laboratory: everything that a worker process needs, found again from plain data.

A game is named as on the shelf (``"meeples-and-monsters"``) or by the place where its table of contents stands
(``"package.module:NAME"``), so that a game can be studied before it is on the shelf.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from importlib import import_module
from typing import Any, Final

from muster.bots import Bot, bot_called, bot_names
from muster.games import game_called
from muster.kernel.content import hash_of
from muster.kernel.errors import BrokenRule, OptionError
from muster.kernel.game import Content, Game
from muster.kernel.match import Match, new_match
from muster.plugins import named_pack

CHANGED: Final = "changed"  # the name of a pack with other figures

__all__ = [
    "bot_called",
    "bots_for_seats",
    "checked_bots",
    "content_of",
    "deal",
    "game_at",
    "hook",
    "play_out",
    "seated",
    "seed_of",
]


def game_at(name: str) -> Game:
    """The game of that name, on the shelf or at ``"package.module:NAME"``."""
    home, colon, place = name.partition(":")
    if not colon:
        return game_called(name)
    try:
        game = getattr(import_module(home), place)
    except (ImportError, AttributeError) as error:
        raise OptionError(f"there is no game at {name!r}: {error}") from None
    if not isinstance(game, Game):
        raise OptionError(f"{name!r} is not a game")
    return game


@lru_cache(maxsize=32)
def content_of(name: str, pack: str | None = None, change: str = "") -> Content:
    """A game's content, read once per process; ``change`` is JSON, from paths (`changed_pack`) to new figures."""
    game = game_at(name)
    content = game.load_content(named_pack(game, pack))
    assert isinstance(content, Content)
    if change:
        stored = changed_pack(content.stored, json.loads(change))
        content = game.content_of(json.loads(stored)["hash"], stored)
        assert isinstance(content, Content)
    return content


def changed_pack(stored: str, change: Mapping[str, object]) -> str:
    """A stored pack with other figures: ``{"monsters.skeleton.strength": 3}``. Lists count from 1."""
    pack = json.loads(stored)
    for path, value in change.items():
        table, _, rest = path.partition(".")
        key, _, field = rest.partition(".")
        records = dict(pack["tables"].get(table, ()))
        if not field or key not in records:
            raise OptionError(f"{path}: there is no such figure; name a table, a record and a field of the pack")
        _put(records[key], field, path, value)
    pack["name"] = CHANGED
    pack["hash"] = hash_of(pack["tables"])
    return json.dumps(pack)


def _put(home: Any, place: str, path: str, value: object) -> None:
    name, dot, rest = place.partition(".")
    at: int | str = int(name) - 1 if isinstance(home, list) and name.isdecimal() else name
    known = at in home if isinstance(home, dict) else isinstance(home, list) and at in range(len(home))
    if not known:
        there = ", ".join(home) if isinstance(home, dict) else f"1 to {len(home)}" if isinstance(home, list) else "none"
        raise OptionError(f"{path}: there is no {name!r} (there are: {there})")
    if dot:
        _put(home[at], rest, path, value)
    else:
        home[at] = value


def seed_of(*parts: object) -> int:
    """A seed of 62 bits for one purpose: different parts give seeds that have nothing to do with each other."""
    text = "/".join(str(part) for part in parts)
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"muster-lab").digest(), "little") >> 2


def deal(
    game: str,
    seats: int,
    seed: int | str,
    *,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    change: str = "",
    events: bool = False,
) -> Match:
    """A new match of a game by name; without events, as simulation wants it."""
    return new_match(game_at(game), seats, str(seed), options, content_of(game, pack, change), events)


def checked_bots(game: str, bots: Sequence[str]) -> tuple[str, ...]:
    """The names of bots, each of which can play the game; an unknown one is refused with those that exist."""
    if not bots:
        raise OptionError(f"{game}: name at least one bot of {', '.join(bot_names(game))}")
    for name in dict.fromkeys(bots):
        bot_called(name, game, 0)
    return tuple(bots)


def bots_for_seats(bots: Sequence[str], seats: int, turn: int) -> tuple[str, ...]:
    """Who sits where in the match of that turn: the bots in their order, moved on by a seat from match to match."""
    return tuple([bots[(seat + turn) % len(bots)] for seat in range(seats)])


def seated(game: str, names: Sequence[str], *seed: object) -> list[Bot]:
    """One bot per seat, each with a seed of its own."""
    return [bot_called(name, game, seed_of(*seed, "bot", seat)) for seat, name in enumerate(names)]


def play_out(match: Match, bots: Sequence[Bot]) -> int:
    """Let the bots play a match to its end; the number of decisions that they made."""
    chairs = [match.chair(seat) for seat in range(match.seats)]
    most = match.game.most_decisions
    decisions = 0
    while not match.over:
        seat = match.decision.seat
        match.play(bots[seat].decide(chairs[seat]))
        decisions += 1
        if decisions > most:
            raise BrokenRule(f"{match.game.name}: the match did not end within {most} decisions")
    return decisions


def hook(module: Any, name: str, default: Any) -> Any:
    """What a game's ``bots`` module offers under a name, if it has such a module and such a name."""
    return default if module is None else getattr(module, name, default)
