"""Saved matches: a snapshot per match, replaced as a whole after every answer, and beside it who sits where.

The snapshot is what ``match.to_bytes()`` gives, so ``muster.load`` reads it. Who is a person and which bot sits where
is no part of a match; it stands in a small file beside the snapshot, written once before the first answer.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import muster
from muster.cli.seating import Seating
from muster.kernel.errors import MusterError, RecordError
from muster.kernel.match import Match, load_match, unpack
from muster.kernel.record import read_record
from muster.kernel.replay import replay_record

ENDING = ".muster"
RECORD_ENDING = ".rec"
SEATING_ENDING = ".seats"
LARGEST = 64 * 1024 * 1024  # bytes; the longest match with its pack takes less than one hundredth of that
WITHOUT_IT = "without it one person plays against bots"

T = TypeVar("T")


def saves_folder() -> Path:
    """The user's data folder for saved matches."""
    base = os.environ.get("XDG_DATA_HOME")
    data = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return data / "muster" / "saves"


def new_save_path(game: str) -> Path:
    """A file name that no other match has."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = saves_folder()
    taken = 1
    path = folder / f"{stem}{ENDING}"
    with contextlib.suppress(OSError):  # a folder that cannot be read is complained about when it is written to
        while path.exists() or _seating_path(path).exists():
            taken += 1
            path = folder / f"{stem}-{taken}{ENDING}"
    return path


def _seating_path(path: Path) -> Path:
    return path.with_name(f"{path.name}{SEATING_ENDING}")


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that at every instant either the old or the new one is there, whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with unfinished.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(unfinished, path)
    except BaseException:
        with contextlib.suppress(OSError):
            unfinished.unlink()
        raise
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself lasting; some file systems cannot, and then it is as lasting as they make it."""
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError:
        return
    try:
        os.fsync(handle)
    except OSError:
        pass
    finally:
        os.close(handle)


class Save:
    """The file of a running match."""

    def __init__(self, path: Path, seating: Seating) -> None:
        self.path = path
        self.seating = seating
        self._seating_written = False

    def keep(self, match: Match) -> None:
        """Write the match down; an ``OSError`` leaves the earlier file whole."""
        if not self._seating_written:
            write_whole(_seating_path(self.path), self.seating.to_json().encode())
            self._seating_written = True
        write_whole(self.path, match.to_bytes())

    def seat(self, seating: Seating) -> None:
        """From now on someone sits there otherwise, or follows no lesson any more."""
        self.seating = seating
        self._seating_written = False

    def finish(self, match: Match) -> Path:
        """The match is over: leave its record. A file that nobody named is not needed any more."""
        record = self.path.with_suffix(RECORD_ENDING)
        if record == self.path:
            record = self.path.with_name(f"{self.path.name}{RECORD_ENDING}")
        write_whole(record, match.record.to_text().encode())
        keep_pack(match, record)
        if self.path.parent == saves_folder():
            self.path.unlink(missing_ok=True)
            _seating_path(self.path).unlink(missing_ok=True)
        return record


def pack_beside(record: Path, content_hash: str) -> Path:
    """Where the pack of a record is kept: by its hash, so that later tuning never touches an old match."""
    return record.parent / "packs" / f"{content_hash}.json"


def keep_pack(match: Match, record: Path) -> None:
    """Store the pack that a match was played with beside its record."""
    path = pack_beside(record, match.content.hash)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, match.content.stored.encode())


class Saved:
    """A match that waits to be gone on with."""

    __slots__ = ("changed", "path", "seating")

    def __init__(self, path: Path, seating: Seating, changed: float) -> None:
        self.path = path
        self.seating = seating
        self.changed = changed


def saved_matches(game: str | None = None) -> list[Saved]:
    """All saved matches, the latest first."""
    found = []
    for path in saves_folder().glob(f"*{ENDING}"):
        try:
            saved = Saved(path, seating_beside(path), path.stat().st_mtime)
        except (OSError, MusterError):
            continue
        if saved.seating.game in ((game,) if game is not None else muster.game_names()):
            found.append(saved)
    return sorted(found, key=lambda saved: saved.changed, reverse=True)


def seating_beside(path: Path) -> Seating:
    """Who sat where when this snapshot was made; without the file beside it one person against bots."""
    beside = _seating_path(path)
    if not beside.exists():
        plain = _named(path.name, unpack, read_bytes(path))
        return Seating.usual(muster.game(plain["game"]).name, plain["seats"])
    try:
        return Seating.from_json(read_bytes(beside).decode("utf-8"))
    except (MusterError, UnicodeDecodeError):
        raise MusterError(f"{beside}: this file does not say who sits where; {WITHOUT_IT}") from None


def open_saved(path: Path) -> tuple[Match, Seating]:
    """A saved match and who sits at it, to go on."""
    match = open_match(read_bytes(path), str(path))
    seating = seating_beside(path)
    if (seating.game, len(seating.players)) != (match.game.name, match.seats):
        raise MusterError(f"{_seating_path(path)}: this file is about another match; {WITHOUT_IT}")
    return match, seating


def _named(name: str, work: Callable[[bytes], T], data: bytes) -> T:
    """What the work makes of a file's content; a refusal names the file."""
    try:
        return work(data)
    except MusterError as error:
        raise MusterError("error-in-file", path=name, problem=error) from None


def read_bytes(path: Path) -> bytes:
    """A file's content, or one clear line."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise MusterError(f"{path}: {error.strerror}") from None
    if len(data) > LARGEST:
        raise MusterError("error-too-large", path=str(path))
    return data


def open_match(data: bytes, name: str, pack: str | None = None) -> Match:
    """The match in a snapshot or a record, with its whole log where that can be rebuilt."""
    if not data.startswith(b"muster snapshot "):
        try:
            text = data.decode("utf-8")
            stored = pack_beside(Path(name), read_record(text).content_hash)
            return muster.replay(text, stored if pack is None and stored.is_file() else pack)
        except UnicodeDecodeError:
            raise RecordError("error-no-match-file", path=name) from None
        except RecordError as error:
            raise MusterError("error-in-file", path=name, problem=error) from None
    return _named(name, _in_snapshot, data)


def _in_snapshot(data: bytes) -> Match:
    plain = unpack(data)
    game = muster.game(plain["game"])
    content = game.content_of(plain["content"], plain["pack"])
    if plain["record"] is not None:
        # The log is not part of a snapshot, the record is: played again, it tells everything anew.
        try:
            match = replay_record(game, read_record(plain["record"]), content, True)
        except RecordError:
            pass  # other rules since: the snapshot itself may still go on
        else:
            if match.state_hash == plain["hash"]:
                return match
    return load_match(game, content, plain)


def record_in(data: bytes, name: str) -> str:
    """The text of the record in a file that holds a record or a snapshot."""
    if data.startswith(b"muster snapshot "):
        record = _named(name, unpack, data)["record"]
        if record is None:
            raise MusterError("error-snapshot-alone", path=name)
        return str(record)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise MusterError("error-no-match-file", path=name) from None
