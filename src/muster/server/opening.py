"""Opening a stored match at its open decision: from its newest snapshot and the answers since, or from its record."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import msgspec

import muster
from muster.kernel.errors import CannotTakeBack, IllegalAnswer, MusterError, SnapshotError
from muster.kernel.events import TAKE_BACK
from muster.kernel.game import Game
from muster.kernel.log import Happening
from muster.kernel.match import Match, load_match, new_match, unpack
from muster.kernel.record import Record
from muster.kernel.snapshot import freeze, thaw
from muster.server.store.matches import AnswerRow, Kept, MatchRow

TOLD = msgspec.json.Decoder(list[tuple[str, Any]])
AFTER = msgspec.json.Decoder(dict[str, Any])


class Damaged(MusterError):
    """A line that is kept to show a match quickly cannot be read."""


def told_text(happenings: Iterable[Happening]) -> str:
    """What happened, as it is stored beside the answer that brought it about."""
    return msgspec.json.encode([[kind.name, freeze(values, {})] for kind, values in happenings]).decode()


def told_happenings(game: Game, told: str) -> list[Happening]:
    """What ``told_text`` wrote down."""
    try:
        plain: list[tuple[str, Any]] = TOLD.decode(told)
        return [
            (TAKE_BACK if name == TAKE_BACK.name else game.events[name], thaw(values, {})) for name, values in plain
        ]
    except Exception as error:
        raise Damaged(f"what was told cannot be read: {type(error).__name__}") from None


def after_told(after: str) -> dict[str, Any]:
    """What an answer left, as it is stored for lists and charts; nothing where that is damaged."""
    try:
        return AFTER.decode(after) if after else {}
    except (msgspec.DecodeError, UnicodeError):
        return {}


@lru_cache(maxsize=32)
def content_of(game: str, content_hash: str, stored: str) -> Any:
    """The content that a match is played with, read once: a shipped pack, or the one that was stored with it."""
    return muster.game(game).content_of(content_hash, stored)


@dataclass(slots=True)
class Opened:
    """A match in memory, and after how many answers each item of its log was told."""

    match: Match
    base: int  # lines of the match before our first answer: a match that was imagined has some
    items: list[Happening]
    marks: list[int]
    new_root: bool = False  # it goes on from a snapshot under other rules


class Diverged(MusterError):
    """The present rules cannot go on with this match."""


def record_of(row: MatchRow, answers: Sequence[AnswerRow], names: tuple[str, ...]) -> Record:
    """The record of a match from its stored lines."""
    options: dict[str, object] = msgspec.json.decode(row.options)
    shown = names if any(names) else ()
    record = Record(row.game, row.rules_version, row.content_hash, row.pack, row.seats, options, row.seed, shown)
    record.commitment = row.commitment
    for answer in answers:
        record.write(answer.seat, answer.key)
        if answer.hash is not None:
            record.hashes[answer.number] = answer.hash
    roots: dict[str, tuple[int, str]] = msgspec.json.decode(row.roots)
    for at, (version, state) in roots.items():
        record.roots[int(at)] = (version, state)
    return record


def start_of(row: MatchRow, stored_pack: str, names: tuple[str, ...]) -> Match:
    """The match as it was before its first answer."""
    game = muster.game(row.game)
    content = content_of(row.game, row.content_hash, stored_pack)
    if row.root is not None:
        return load_match(game, content, unpack(row.root))
    if row.seed is None:
        raise Diverged("the match has neither seed nor root")
    options = msgspec.json.decode(row.options)
    return new_match(game, row.seats, row.seed, options, content, True, names, row.rules_version)


def play_line(match: Match, seat: int, key: str) -> None:
    """Play a stored line again."""
    if key:
        match.play(key, seat=seat)
    else:
        match.take_back(seat)


def open_match(kept: Kept) -> Opened:
    """A stored match at its open decision. ``Diverged`` where the present rules do not lead there."""
    row = kept.row
    names = tuple(seat.name for seat in kept.seats)
    game = muster.game(row.game)
    opened: Opened | None = None
    if row.rules_version == game.rules_version:
        opened = _from_snapshot(kept, game) or _from_record(kept, names)
    else:
        opened = _from_record(kept, names)
        if opened is None:
            opened = _from_snapshot(kept, game, game.rules_version)
            if opened is not None:
                opened.new_root = True
    if opened is None:
        raise Diverged("neither its record nor its newest snapshot leads to the open decision")
    opened.match.names = names
    return opened


def _from_snapshot(kept: Kept, game: Game, rules: int | None = None) -> Opened | None:
    """From the newest snapshot, with the past as it was told, under other ``rules`` where they are given; None where
    that does not work."""
    row = kept.row
    data = kept.snapshot or ((0, row.root) if row.root is not None else None)
    if data is None:
        return None
    number, packed = data
    try:
        content = content_of(row.game, row.content_hash, kept.pack)
        match = load_match(game, content, unpack(packed), rules)
    except SnapshotError:
        return None
    past = told_happenings(game, row.told)
    marks = [0] * len(past)
    for answer in kept.answers[:number]:
        told = told_happenings(game, answer.told)
        past += told
        marks += [answer.number] * len(told)
    base = match.length - number
    match.recall(past)
    opened = Opened(match, base, past, marks)
    later = kept.answers[number:]
    return opened if _play_on(opened, later) == len(later) else None


def _play_on(opened: Opened, answers: Sequence[AnswerRow]) -> int:
    """Play further answers; returns how many, up to the first that the rules refuse or that leads elsewhere."""
    match = opened.match
    for played, answer in enumerate(answers):
        try:
            play_line(match, answer.seat, answer.key)
        except (IllegalAnswer, CannotTakeBack):
            return played
        if answer.hash is not None and match.state_hash != answer.hash:
            return played
        new = match.happenings(len(opened.items))
        opened.items += new
        opened.marks += [answer.number] * len(new)
    return len(answers)


def _from_record(kept: Kept, names: tuple[str, ...]) -> Opened | None:
    """From the start, answer by answer; None where that does not lead to the end."""
    if kept.row.roots != "{}":
        return None  # it went on from a snapshot once; the rules of today never led there
    try:
        opened, played = _as_far_as_it_goes(kept, names)
    except MusterError:
        return None
    return opened if played == len(kept.answers) else None


def _as_far_as_it_goes(kept: Kept, names: tuple[str, ...]) -> tuple[Opened, int]:
    match = start_of(kept.row, kept.pack, names)
    opened = Opened(match, match.length, match.happenings(), [])
    opened.marks = [0] * len(opened.items)
    return opened, _play_on(opened, kept.answers)


def open_to_read(kept: Kept) -> tuple[Opened, int]:
    """A match that cannot go on, as far as the present rules lead, and how many answers that is."""
    names = tuple(seat.name for seat in kept.seats)
    opened, played = _as_far_as_it_goes(kept, names)
    opened.match.names = names
    if played < opened.match.length - opened.base:
        # The last answer led to another state than it once did: show the one before.
        opened, played = _as_far_as_it_goes(replace(kept, answers=kept.answers[:played]), names)
        opened.match.names = names
    return opened, played
