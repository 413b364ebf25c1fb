"""The record of a match: who answered what, as a readable text.

    muster record 1
    game: meeples-and-monsters
    rules: 1
    content: 0f3c... standard
    seats: 3
    options: {"towers": false}
    seed: 7

    0 use:splinter_arena
    take-back 0
    = 50 9a41...                 # the state's hash after fifty lines
    # a comment, anywhere

A server that has not revealed its seed yet writes ``commitment:`` instead of ``seed:``. A match that went on from a
snapshot under newer rules carries a line ``@ root RULES HASH`` at that place.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import NamedTuple, TypeVar

from muster.kernel.chance import commitment
from muster.kernel.errors import RecordError

T = TypeVar("T")

FORMAT = 1
HASH_EVERY = 50
LONGEST_NUMBER = 18
COMMENT = re.compile(r"(^|\s)#.*")
JSON_VALUES = ("names", "options", "seed")
NOWHERE: Mapping[str, int] = {}


class Line(NamedTuple):
    """One line of play: an answer, or a take-back (then the key is empty)."""

    seat: int
    key: str

    def to_text(self) -> str:
        return f"{self.seat} {self.key}" if self.key else f"take-back {self.seat}"


class Record:
    """Header and lines; lines are only ever added. A fork shares the lines before it."""

    __slots__ = (
        "before",
        "commitment",
        "content_hash",
        "cut",
        "game",
        "hashes",
        "keys",
        "names",
        "numbers",
        "options",
        "pack",
        "places",
        "roots",
        "rules_version",
        "seats",
        "seed",
        "who",
    )

    def __init__(
        self,
        game: str,
        rules_version: int,
        content_hash: str,
        pack: str,
        seats: int,
        options: Mapping[str, object],
        seed: str | None,
        names: tuple[str, ...] = (),
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.content_hash = content_hash
        self.pack = pack
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.commitment = "" if seed is None else commitment(seed)
        self.names = names
        self.before: Record | None = None
        self.cut = 0
        # Every line as a seat and a key, side by side: a record is long, and a tuple for each line is the most
        # expensive part of a live match. Readers get lines with names.
        self.who: list[int] = []
        self.keys: list[str] = []
        self.hashes: dict[int, str] = {}  # by the number of lines before it: the state's hash
        # by the number of lines before it: rules version and hash of a new root
        self.roots: dict[int, tuple[int, str]] = {}
        self.numbers: dict[int, int] = {}  # place in a text, for messages: line of play -> line of the file
        self.places = NOWHERE  # and of each part of the header

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, pack {self.pack}, {len(self)} lines>"

    def _repr_html_(self) -> str:
        from muster.kernel.shown import record_html

        return record_html(self)

    def __len__(self) -> int:
        return self.cut + len(self.keys)

    def write(self, seat: int, key: str) -> None:
        """Add a line: an answer, or a take-back with an empty key."""
        self.who.append(seat)
        self.keys.append(key)

    def branch(self) -> Record:
        """The record of a fork: all that was, and then its own lines."""
        twin = Record(
            self.game,
            self.rules_version,
            self.content_hash,
            self.pack,
            self.seats,
            self.options,
            None,  # and so without working the commitment out again, which would cost as much as the rest of a fork
            self.names,
        )
        twin.seed = self.seed
        twin.commitment = self.commitment
        twin.before = self
        twin.cut = len(self)
        return twin

    def all_lines(self) -> list[Line]:
        """Every line from the start."""
        lines: list[Line] = []
        for record, end in self._lineage():
            number = max(0, end - record.cut)
            lines += map(Line, record.who[:number], record.keys[:number])
        return lines

    def answers(self) -> list[Line]:
        """The answers that stand: what was taken back is left out, with the take-backs themselves."""
        standing: list[Line] = []
        for line in self.all_lines():
            if line.key:
                standing.append(line)
                continue
            for at in range(len(standing) - 1, -1, -1):
                if standing[at].seat == line.seat:
                    del standing[at]
                    break
        return standing

    def all_hashes(self) -> dict[int, str]:
        """Every hash noted so far."""
        return _all_notes([(record.hashes, end) for record, end in self._lineage()])

    def all_roots(self) -> dict[int, tuple[int, str]]:
        """Every place where the match went on from a snapshot under other rules."""
        return _all_notes([(record.roots, end) for record, end in self._lineage()])

    def _lineage(self) -> list[tuple[Record, int]]:
        """The records that this one stands on, oldest first, each with the number of lines that count."""
        lineage: list[tuple[Record, int]] = []
        record: Record | None = self
        end = len(self)
        while record is not None:  # a search may fork a thousand times in a row: no recursion
            lineage.append((record, end))
            end = min(end, record.cut)
            record = record.before
        lineage.reverse()
        return lineage

    def to_text(self, *, reveal: bool = True) -> str:
        """The record as a text; without ``reveal`` it carries the seed's commitment only."""
        head = [
            f"muster record {FORMAT}",
            f"game: {self.game}",
            f"rules: {self.rules_version}",
            f"content: {self.content_hash} {self.pack}",
            f"seats: {self.seats}",
            f"options: {json.dumps(self.options, sort_keys=True)}",
        ]
        if self.names:
            head.append(f"names: {json.dumps(list(self.names), ensure_ascii=False)}")
        if reveal and self.seed is not None:
            head.append(f"seed: {json.dumps(self.seed)}")
        else:
            head.append(f"commitment: {self.commitment}")
        body: list[str] = []
        lines = self.all_lines()
        hashes = self.all_hashes()
        roots = self.all_roots()
        for at in range(len(lines) + 1):
            if at:
                body.append(lines[at - 1].to_text())
            if at in hashes:
                body.append(f"= {at} {hashes[at]}")
            if at in roots:
                body.append(f"@ root {roots[at][0]} {roots[at][1]}")
        return "\n".join([*head, "", *body, ""])


def _all_notes(parts: list[tuple[dict[int, T], int]]) -> dict[int, T]:
    """Notes of several records, each counted up to its end; what is noted later stands."""
    return {at: note for notes, end in parts for at, note in notes.items() if at <= end}


def read_record(text: str) -> Record:
    """Read a record; a damaged one is refused with the line."""
    header: dict[str, tuple[int, str]] = {}
    record: Record | None = None
    number = 0
    for number, raw in enumerate(text.split("\n"), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if not header:
            header["format"] = (number, _format_of(COMMENT.sub("", line), number))
            continue
        name, colon, value = line.partition(":")
        if record is None and colon and name.isalpha():
            if name in header:
                raise RecordError("error-header-twice", number, name=name)
            # A JSON value may hold the sign of a comment itself.
            header[name] = (number, value.strip() if name in JSON_VALUES else COMMENT.sub("", value).strip())
            continue
        if record is None:
            record = _record_of(header, number)
        _read_line(record, COMMENT.sub("", line).strip(), number)
    if not header:
        raise RecordError("error-record-empty", 1)
    return record if record is not None else _record_of(header, number)


def _format_of(line: str, number: int) -> str:
    words = line.split()
    if len(words) != 3 or words[:2] != ["muster", "record"]:
        raise RecordError("error-no-record", number)
    if words[2] != str(FORMAT):
        raise RecordError("error-record-format", number, found=words[2], known=str(FORMAT))
    return words[2]


def _record_of(header: dict[str, tuple[int, str]], number: int) -> Record:
    for name in ("game", "rules", "content", "seats", "options"):
        if name not in header:
            raise RecordError("error-header-lacks", number, name=name)
    if "seed" not in header and "commitment" not in header:
        raise RecordError("error-record-no-seed", number)
    content, _, pack = header["content"][1].partition(" ")
    seed = _json(header["seed"], "seed") if "seed" in header else None
    options = _json(header["options"], "options")
    names = _json(header["names"], "names") if "names" in header else []
    if "seed" in header and (isinstance(seed, bool) or not isinstance(seed, str | int)):
        raise RecordError("error-bad-seed", header["seed"][0], seed=header["seed"][1])
    if not isinstance(options, dict):
        raise RecordError("error-not-json", header["options"][0], name="options", text=header["options"][1])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise RecordError("error-not-json", header["names"][0], name="names", text=header["names"][1])
    for name in ("seed", "names"):
        if not can_be_kept(seed if name == "seed" else "".join(names)):
            raise RecordError("error-no-unicode", header[name][0], text=repr(header[name][1]))
    record = Record(
        header["game"][1],
        _whole(header["rules"], "rules"),
        content,
        pack.strip(),
        _whole(header["seats"], "seats"),
        options,
        None if seed is None else str(seed),
        tuple(names),
    )
    if names and len(names) != record.seats:
        raise RecordError("error-names", header["names"][0], names=len(names), seats=record.seats)
    record.places = {name: place for name, (place, _) in header.items()}
    if "commitment" in header:
        if seed is not None and record.commitment != header["commitment"][1]:
            raise RecordError("error-other-seed", header["commitment"][0])
        record.commitment = header["commitment"][1]
    return record


def can_be_kept(text: object) -> bool:
    """Half a sign, as a broken terminal or a file of another alphabet gives it, can be written into no record."""
    try:
        str(text).encode()
    except UnicodeEncodeError:
        return False
    return True


def _json(entry: tuple[int, str], name: str) -> object:
    try:
        value: object
        value, end = json.JSONDecoder().raw_decode(entry[1])
    except (ValueError, RecursionError):
        raise RecordError("error-not-json", entry[0], name=name, text=entry[1]) from None
    if COMMENT.sub("", entry[1][end:]).strip():
        raise RecordError("error-not-json", entry[0], name=name, text=entry[1])
    return value


def _number(text: str) -> int | None:
    """A whole number in plain digits, or None."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER else None


def _whole(entry: tuple[int, str], name: str) -> int:
    value = _number(entry[1])
    if value is None:
        raise RecordError("error-no-number", entry[0], name=name, text=entry[1])
    return value


def _read_line(record: Record, line: str, number: int) -> None:
    words = line.split()
    if words[0] == "=" and len(words) == 3:
        after = _number(words[1])
        if after != len(record):
            raise RecordError("error-hash-place", number, said=words[1], found=len(record))
        record.hashes[len(record)] = words[2]
        return
    if words[0] == "@" and len(words) == 4 and words[1] == "root":
        rules = _number(words[2])
        if rules is None:
            raise RecordError(f"a root under rules {words[2]!r}, which is not a whole number", number)
        record.roots[len(record)] = (rules, words[3])
        return
    seat = None
    key = ""
    if len(words) == 2 and words[0] == "take-back":
        seat = _number(words[1])
    elif len(words) == 2:
        seat, key = _number(words[0]), words[1]
    if seat is None:
        raise RecordError("error-record-line", number, text=line)
    if seat >= record.seats:
        raise RecordError("error-no-seat", number, seat=str(seat), seats=record.seats)
    record.write(seat, key)
    record.numbers[len(record)] = number
