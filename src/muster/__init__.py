"""Muster: heavy fantasy board games, rules enforced, as a table to play at and a library to build on.

>>> import muster
>>> match = muster.new("meeples-and-monsters", seats=3, seed=7)
>>> while not match.over:
...     match.play(match.decision.options[0])
>>> match.result.scores  # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

# The package of the games is loaded before the function of the same name is defined, which then keeps the name:
# ``muster.games()`` lists the games, ``from muster.games.euthia import ...`` still finds the package.
import muster.games as _shelf
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.errors import (
    CannotTakeBack,
    ContentError,
    IllegalAnswer,
    MusterError,
    OptionError,
    RecordDiverges,
    RecordError,
    SnapshotError,
    StaleAnswer,
    TextError,
)
from muster.kernel.game import Content, Game
from muster.kernel.match import Chair, Match, new_match, unpack
from muster.kernel.options import Option
from muster.kernel.record import Record, read_record
from muster.kernel.replay import go_on, replay_record
from muster.kernel.result import Result
from muster.kernel.rules import Catalogue, Rule, read_catalogue

__version__ = "0.1.0"

__all__ = [
    "CannotTakeBack",
    "Catalogue",
    "Chair",
    "Content",
    "ContentError",
    "Decision",
    "Game",
    "IllegalAnswer",
    "Match",
    "MusterError",
    "OpenOption",
    "Option",
    "OptionError",
    "Record",
    "RecordDiverges",
    "RecordError",
    "Result",
    "Rule",
    "SnapshotError",
    "StaleAnswer",
    "TextError",
    "content",
    "game",
    "games",
    "load",
    "new",
    "replay",
    "rules",
]


def games() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(_shelf.SHELF)


def game(name: str) -> Game:
    """A game's table of contents: seats, options, packs."""
    return _shelf.game_called(name)


def rules(name: str) -> Catalogue:
    """A game's catalogue of numbered rules."""
    return read_catalogue(game(name).folder / "rules.toml")


def content(name: str, pack: str | Path | None = None) -> Any:
    """A game's cards, tiles and figures, from a shipped pack by name, a folder, or the standard pack."""
    return game(name).load_content(pack)


def new(
    name: str,
    *,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: str | Path | None = None,
    events: bool = True,
    names: Sequence[str] = (),
) -> Match:
    """Deal a new match.

    Without ``seed`` the luck is unpredictable. ``events=False`` keeps no events and no take-back, for simulation.
    """
    chosen = game(name)
    if seed is None:
        from secrets import token_hex

        seed = token_hex(16)
    return new_match(chosen, seats, str(seed), options, chosen.load_content(pack), events, tuple(names))


def replay(text: str, pack: str | Path | None = None, *, events: bool = True, upto: int | None = None) -> Match:
    """The same match again, answer by answer, from its record; with ``upto`` only its first lines."""
    record = read_record(text)
    chosen = game(record.game)
    if pack is None and record.pack not in chosen.packs:
        raise RecordError(f"the record was played with the pack {record.pack!r} ({record.content_hash}); name it")
    return replay_record(chosen, record, chosen.load_content(pack if pack is not None else record.pack), events, upto)


def load(data: bytes) -> Match:
    """Go on from a snapshot that ``match.to_bytes()`` made, in any process."""
    plain = unpack(data)
    chosen = game(plain["game"])
    return go_on(chosen, chosen.content_of(plain["content"], plain["pack"]), plain)
