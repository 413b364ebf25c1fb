"""Replaying a record: the same match again, or the first line where it would become another one."""

from __future__ import annotations

from typing import Any

from muster.kernel.errors import CannotTakeBack, IllegalAnswer, MusterError, OptionError, RecordDiverges, RecordError
from muster.kernel.game import Content, Game
from muster.kernel.match import Match, load_match, new_match
from muster.kernel.record import Line, Record, read_record


def replay_record(game: Game, record: Record, content: Content, events: bool, upto: int | None = None) -> Match:
    """Play a record's answers one after another; stop at the first difference."""
    if record.seed is None:
        raise RecordError("error-seed-secret")
    if content.hash != record.content_hash:
        raise RecordDiverges(
            record.places.get("content", 0),
            f"the content {record.content_hash} ({record.pack})",
            f"{content.hash} ({content.pack_name})",
        )
    _check_header(game, record)
    match = new_match(
        game, record.seats, record.seed, record.options, content, True, record.names, record.rules_version
    )
    lines = record.all_lines()
    hashes = record.all_hashes()
    roots = record.all_roots()
    end = len(lines) if upto is None else min(upto, len(lines))
    for at in range(end + 1):
        number = record.numbers.get(at, at or record.places.get("seed", 0))
        if at:
            _play_line(match, lines[at - 1], number)
        noted = hashes.get(at)
        if noted is not None and noted != match.state_hash:
            raise RecordDiverges(number, f"the state {noted}", match.state_hash)
        if at in roots and (at < end or upto is None):
            raise RecordDiverges(number, f"a new root under rules {roots[at][0]}", "no snapshot of it")
    if not events:
        match.stop_keeping()
    return match


def _check_header(game: Game, record: Record) -> None:
    """Seats and options that do not fit are told with their lines."""
    part = "seats"
    try:
        game.checked_seats(record.seats)
        part = "options"
        game.checked_options(record.options, record.seats, record.rules_version)
    except OptionError as refusal:
        raise RecordError("error-because", record.places.get(part, 0), problem=refusal) from None


def _play_line(match: Match, line: Line, number: int) -> None:
    try:
        if line.key:
            match.play(line.key, seat=line.seat)
        else:
            match.take_back(line.seat)
    except (IllegalAnswer, CannotTakeBack) as refusal:
        doing = f"answering {line.key}" if line.key else "taking back"
        raise RecordDiverges(number, f"seat {line.seat} {doing}", str(refusal)) from None


def go_on(game: Game, content: Content, plain: dict[str, Any]) -> Match:
    """Go on from the plain content of a snapshot.

    A match goes on under the rules that it began with. Where this version has others, its record is played again first:
    only where that leads elsewhere the match goes on from the state of the snapshot under the present rules, and its
    record is marked with that root.
    """
    if plain["rules"] == game.rules_version or plain["record"] is None:
        return load_match(game, content, plain)
    match = load_match(game, content, plain, game.rules_version)
    try:
        again = replay_record(game, read_record(plain["record"]), content, True)
    except MusterError:
        return match
    if again.state_hash != plain["hash"]:
        return match
    again.numbers = match.numbers
    if not plain["kept"]:
        again.stop_keeping()
    return again
