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
from types import ModuleType
from typing import Any
from warnings import warn

import muster.games as _package
from muster.games import game_called, game_names
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
from muster.plugins import added_pack, named_pack

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
    "game_names",
    "load",
    "new",
    "replay",
    "rules",
]


class _CalledToo(ModuleType):
    """``muster.games()`` listed the games before ``muster.game_names()`` did. It still does, until the next release."""

    def __call__(self) -> tuple[str, ...]:
        warn("muster.games() is muster.game_names() now", DeprecationWarning, stacklevel=2)
        return game_names()


_package.__class__ = _CalledToo


def game(name: str) -> Game:
    """A game's table of contents: seats, options, packs."""
    return game_called(name)


def rules(name: str) -> Catalogue:
    """A game's catalogue of numbered rules."""
    return read_catalogue(game(name).folder / "rules.toml")


def content(name: str, pack: str | Path | None = None) -> Any:
    """A game's cards, tiles and figures, from a shipped pack by name, a folder, or the standard pack."""
    chosen = game(name)
    return chosen.load_content(named_pack(chosen, _checked_pack(pack)))


def _checked_pack(pack: object) -> str | Path | None:
    if pack is not None and (not isinstance(pack, str | Path) or not str(pack) or "\0" in str(pack)):
        raise OptionError("error-bad-pack", pack=repr(pack))
    return pack


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
    _check_kinds(seats, seed, options, names)
    box = chosen.load_content(named_pack(chosen, _checked_pack(pack)))
    return new_match(chosen, seats, str(seed), options, box, events, tuple(names))


def _check_kinds(seats: object, seed: object, options: object, names: object) -> None:
    """What is of a wrong kind is refused here: further in it would be misread, or fail far from the mistake."""
    if type(seats) is not int:
        raise OptionError("error-bad-seats", seats=repr(seats))
    if isinstance(seed, bool) or not isinstance(seed, str | int):
        raise OptionError("error-bad-seed", seed=repr(seed))
    if options is not None and (not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options)):
        raise OptionError(f"options are names with values, not {options!r}")
    if isinstance(names, str) or not isinstance(names, Sequence) or not all(isinstance(name, str) for name in names):
        raise OptionError(f"names are a list of texts, one for each seat, not {names!r}")


def replay(text: str, pack: str | Path | None = None, *, events: bool = True, upto: int | None = None) -> Match:
    """The same match again, answer by answer, from its record; with ``upto`` only its first lines."""
    if not isinstance(text, str):
        raise RecordError(f"a record is a text, not {type(text).__name__}")
    if upto is not None and (type(upto) is not int or upto < 0):
        raise OptionError(f"upto: {upto!r} is not a number of lines")
    record = read_record(text)
    if record.game not in game_names():
        raise RecordError("error-no-game", record.places["game"], name=record.game, games=", ".join(game_names()))
    chosen = game(record.game)
    if pack is None and record.pack not in chosen.packs and added_pack(chosen.name, record.pack) is None:
        unknown = f"the record was played with the pack {record.pack!r} ({record.content_hash}); name it"
        raise RecordError(unknown, record.places["content"])
    box = chosen.load_content(named_pack(chosen, record.pack if pack is None else _checked_pack(pack)))
    return replay_record(chosen, record, box, events, upto)


def load(data: bytes) -> Match:
    """Go on from a snapshot that ``match.to_bytes()`` made, in any process."""
    if not isinstance(data, bytes | bytearray | memoryview):
        raise SnapshotError(f"a snapshot is bytes, not {type(data).__name__}")
    plain = unpack(bytes(data))
    chosen = game(plain["game"])
    return go_on(chosen, chosen.content_of(plain["content"], plain["pack"]), plain)
