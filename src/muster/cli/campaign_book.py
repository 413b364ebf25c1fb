"""A campaign of Elemental Revocation: a small file that lists the records of its finished parts.

The file holds no result. What is carried into the next part is worked out from the records, played again every time,
so that nobody can carry over what was not won.  [EU-RVB-07]
"""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import muster
from muster.cli.saves import open_match, read_bytes, record_in, write_whole
from muster.games.euthia.view_types import EuthiaView
from muster.kernel.errors import MusterError, OptionError
from muster.kernel.match import Match
from muster.kernel.record import read_record

GAME: Final = "euthia"
PARTS: Final = ("elemental-revocation-1", "elemental-revocation-2", "elemental-revocation-3")
SET_BY_CAMPAIGN: Final = ("scenario", "campaign", "heroes")
HEAD: Final = "# A campaign of Muster: the parts of Elemental Revocation, in order. Play on with: muster campaign play"


class Campaign:
    """Who plays, with which options, and the records so far."""

    __slots__ = ("heroes", "names", "options", "path", "records", "seats")

    def __init__(
        self,
        path: Path,
        seats: int,
        heroes: object = "random",
        names: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        records: Sequence[str] = (),
    ) -> None:
        self.path = path
        self.seats = seats
        self.heroes = heroes
        self.names = list(names)
        self.options = dict(options or {})
        self.records = list(records)
        self._check()

    def _check(self) -> None:
        """Whatever the game would refuse in one of the parts is refused now."""
        game = muster.game(GAME)
        game.checked_seats(self.seats)
        for name in SET_BY_CAMPAIGN:
            if name in self.options:
                raise OptionError("error-campaign-option", option=name)
        if self.names and len(self.names) != self.seats:
            raise OptionError("error-names", names=len(self.names), seats=self.seats)
        if len(self.records) > len(PARTS):
            raise MusterError(
                "error-campaign-too-long", path=str(self.path), records=len(self.records), parts=len(PARTS)
            )
        for scenario in PARTS:
            game.checked_options({**self.options, "scenario": scenario, "heroes": self.heroes}, self.seats)

    # -- the file ------------------------------------------------------------------------------------------------

    @classmethod
    def read(cls, path: Path) -> Campaign:
        """The campaign in a file, or one line about what is wrong with it."""
        try:
            plain = tomllib.loads(read_bytes(path).decode("utf-8"))
        except UnicodeDecodeError:
            raise MusterError("error-campaign-no-text", path=str(path)) from None
        except tomllib.TOMLDecodeError as error:
            raise MusterError("error-campaign-no-toml", path=str(path), problem=str(error)) from None
        wanted: dict[str, type[Any]] = {"game": str, "seats": int, "names": list, "records": list, "options": dict}
        for name, kind in wanted.items():
            if not isinstance(plain.get(name), kind):
                raise MusterError("error-no-campaign", path=str(path), part=name)
        if plain["game"] != GAME:
            raise MusterError("error-campaign-game", path=str(path), game=str(plain["game"]), only=GAME)
        if not all(isinstance(entry, str) for row in (plain["names"], plain["records"]) for entry in row):
            raise MusterError("error-no-campaign", path=str(path), part="names, records")
        return cls(
            path, plain["seats"], plain.get("heroes", "random"), plain["names"], plain["options"], plain["records"]
        )

    def write(self) -> None:
        """The file as it is read; a half-written one is never there."""
        lines = [HEAD, "", f'game = "{GAME}"', f"seats = {self.seats}", f"heroes = {_said(self.heroes)}"]
        lines += [f"names = {_said(self.names)}", "records = ["]
        lines += [f"    {_said(record)}," for record in self.records]
        lines += ["]", "", "[options]", *[f"{name} = {_said(value)}" for name, value in self.options.items()]]
        write_whole(self.path, ("\n".join(lines) + "\n").encode())

    def file(self, part: int, ending: str) -> Path:
        """Where a part of this campaign is kept: beside the campaign itself."""
        return self.path.with_name(f"{self.path.stem}-{part + 1}{ending}")

    # -- its parts -----------------------------------------------------------------------------------------------

    def finished(self) -> list[Match]:
        """The parts played so far, each played again and checked against those before it."""
        parts: list[Match] = []
        for name in self.records:
            parts.append(self.checked(self.path.parent / name, parts))
        return parts

    def checked(self, record: Path, before: Sequence[Match]) -> Match:
        """A record as the next part: finished, of the right scenario, with the same Heroes and points carried over."""
        data = read_bytes(record)
        match = open_match(data, str(record))
        problem = self._why_not(match, before)
        kept = read_record(record_in(data, str(record)))
        if not problem and kept.all_hashes().get(len(kept)) != match.state_hash:
            problem = "it does not end with the hash of its last state"
        if problem:
            raise MusterError("error-not-this-part", path=str(record), part=len(before) + 1, problem=problem)
        return match

    def _why_not(self, match: Match, before: Sequence[Match]) -> str:
        """What is wrong with a match as the next part; nothing if it fits."""
        if match.game.name != GAME:
            return f"it is a match of {match.game.name}"
        scenario = match.options["scenario"]
        if scenario != PARTS[len(before)]:
            return f"its scenario is {scenario}, not {PARTS[len(before)]}"
        if match.seats != self.seats:
            return f"it has {match.seats} seats, not {self.seats}"
        mode = self.options.get("mode", "competitive")
        if match.options["mode"] != mode:
            return f"it is {match.options['mode']}, not {mode}"
        if not match.over:
            return "it is not over"
        wanted = self.heroes_of(before)
        if isinstance(wanted, list) and heroes_of(match) != wanted:
            return f"its Heroes are {', '.join(heroes_of(match))}, not {', '.join(wanted)}"
        carried = match.options["campaign"]
        if before and (carried if isinstance(carried, list) else [0] * self.seats) != self.carried(before):
            return f"it began with {carried} points, not with {self.carried(before)}"
        return ""

    def heroes_of(self, before: Sequence[Match]) -> object:
        """The Heroes of the first part; before it those that were chosen for the campaign.  [EU-RVB-07]"""
        return heroes_of(before[0]) if before else self.heroes

    def carried(self, before: Sequence[Match]) -> list[int]:
        """Revocation points of all parts before, by seat.  [EU-RVB-07]"""
        return [sum(points_of(match)[seat] for match in before) for seat in range(self.seats)]

    def is_over(self) -> bool:
        return len(self.records) == len(PARTS)

    def next_match(self, seed: str | int | None = None) -> Match:
        """The next part, dealt with what the parts before have won."""
        before = self.finished()
        if len(before) == len(PARTS):
            raise MusterError("error-campaign-over", path=str(self.path))
        options = {**self.options, "scenario": PARTS[len(before)], "heroes": self.heroes_of(before)}
        if before:
            options["campaign"] = self.carried(before)
        return muster.new(GAME, seats=self.seats, seed=seed, options=options, names=self.names)

    def add(self, record: Path) -> Match:
        """Check a record as the next part and write it into the file."""
        if self.is_over():
            raise MusterError("error-campaign-over", path=str(self.path))
        match = self.checked(record, self.finished())
        self.records.append(os.path.relpath(record.resolve(), self.path.parent.resolve()).replace(os.sep, "/"))
        self.write()
        return match


def _said(value: object) -> str:
    """A value as TOML; lists, texts, numbers and truth are written as in JSON."""
    return json.dumps(value, ensure_ascii=False)


def heroes_of(match: Match) -> list[str]:
    """The Heroes of a match in the order of the seats."""
    view: EuthiaView = match.view(None)
    return [str(hero["hero"]) for hero in view["heroes"]]


def points_of(match: Match) -> list[int]:
    """Revocation points by seat.  [EU-RVA-02]"""
    view: EuthiaView = match.view(None)
    assert view["revocation"] is not None
    return list(view["revocation"]["points"])
