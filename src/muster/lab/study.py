"""A study's folder: what was asked, every match as it came in, and what was found out.

    study.json       what was asked, with versions of Muster, rules and content
    matches.jsonl    one line per match, written as soon as it was played; a study that is stopped goes on from here
    *.parquet        the same as tables: matches, seats, points, uses, answers (with the extra "lab")
    summary.json     the figures
    report.html      the figures with pictures, in one file

Without a folder, everything stays in memory.
"""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Mapping
from itertools import chain
from pathlib import Path
from typing import Final, Protocol

import msgspec

import muster
from muster.kernel.errors import OptionError
from muster.lab.matches import MatchJob, MatchRow, play_match
from muster.lab.players import content_of, game_at
from muster.lab.runner import Runner

ASKED: Final = "study.json"
MATCHES: Final = "matches.jsonl"
SUMMARY: Final = "summary.json"
REPORT: Final = "report.html"
MAY_GROW: Final = ("matches", "until_sure")  # what a study that goes on may ask differently


class Report(Protocol):
    """What a study comes to."""

    @property
    def rows(self) -> tuple[MatchRow, ...]: ...

    def to_json(self) -> dict[str, object]: ...

    def times(self) -> dict[str, object]: ...

    def text(self) -> str: ...

    def html(self) -> str: ...


class Study:
    """The rows of a study, in a folder or in memory."""

    def __init__(self, folder: str | Path | None, asked: Mapping[str, object], *, resume: bool = False) -> None:
        self.folder = None if folder is None else Path(folder)
        self.asked = {"muster": muster.__version__, **asked}
        self._rows: dict[tuple[str, int], MatchRow] = {}
        if self.folder is None:
            return
        known = self.folder / ASKED
        if known.exists():
            if not resume:
                raise OptionError(f"{self.folder}: holds a study; go on with it (--resume), or name another folder")
            self._go_on(json.loads(known.read_text(encoding="utf-8")))
        self.folder.mkdir(parents=True, exist_ok=True)
        _write_whole(known, json.dumps(self.asked, indent=1) + "\n")

    def _go_on(self, before: dict[str, object]) -> None:
        assert self.folder is not None
        asked = json.loads(json.dumps(self.asked))
        names = dict.fromkeys([*before, *asked])
        other = [name for name in names if name not in MAY_GROW and before.get(name) != asked.get(name)]
        if other:
            said = "; ".join([f"{name}: {before.get(name)!r} there, {asked.get(name)!r} here" for name in other])
            raise OptionError(f"{self.folder}: holds another study ({said})")
        journal = self.folder / MATCHES
        if not journal.exists():
            return
        data = journal.read_bytes()
        whole, _, torn = data.rpartition(b"\n")
        if torn:  # it was stopped in the middle of a line
            _write_whole(journal, (whole + b"\n" if whole else b"").decode())
        for number, line in enumerate(whole.splitlines(), start=1):
            try:
                row = msgspec.json.decode(line, type=MatchRow)
            except msgspec.DecodeError as error:
                raise OptionError(f"{journal}, line {number}: {error}") from None
            self._rows[row.key] = row

    def __contains__(self, job: MatchJob) -> bool:
        return (job.line, job.number) in self._rows

    def __len__(self) -> int:
        return len(self._rows)

    def row(self, job: MatchJob) -> MatchRow:
        return self._rows[job.line, job.number]

    def add(self, row: MatchRow) -> None:
        """Keep a row; what is on the disk then survives whatever stops the study."""
        self._rows[row.key] = row
        if self.folder is not None:
            with (self.folder / MATCHES).open("ab") as journal:
                journal.write(msgspec.json.encode(row) + b"\n")

    def finish(self, report: Report) -> None:
        """Write what was found out."""
        if self.folder is None:
            return
        from muster.lab import frames

        summary = {"asked": self.asked, "figures": report.to_json(), "times": report.times()}
        _write_whole(self.folder / SUMMARY, json.dumps(summary, indent=1) + "\n")
        _write_whole(self.folder / REPORT, report.html())
        if frames.polars_is_here():
            frames.write_tables(self.folder, report.rows)


def played(runner: Runner, jobs: Iterable[MatchJob], study: Study) -> Generator[MatchRow, None, None]:
    """The rows of all jobs, in their order. Those that the study knows are not played again.

    Every row is kept as soon as it comes in; a caller who has seen enough closes the generator.
    """
    waiting = iter(jobs)
    for job in waiting:
        if job not in study:
            waiting = chain([job], waiting)
            break
        yield study.row(job)
    order: list[MatchJob] = []

    def fresh() -> Generator[MatchJob, None, None]:
        for job in waiting:
            order.append(job)
            if job not in study:
                yield job

    given = 0
    results = runner.results(play_match, fresh())
    try:
        for _, row in results:
            study.add(row)
            while given < len(order) and order[given] in study:
                yield study.row(order[given])
                given += 1
    finally:
        results.close()
    yield from [study.row(job) for job in order[given:]]


def versions(game: str, packs: Iterable[str | None]) -> dict[str, object]:
    """What a study of a game rests on."""
    hashes = {content_of(game, pack).pack_name: content_of(game, pack).hash for pack in packs}
    return {"game": game, "rules_version": game_at(game).rules_version, "content": hashes}


def read_rows(folder: str | Path) -> tuple[MatchRow, ...]:
    """All rows in the folder of a study, in the order in which they came in."""
    path = Path(folder) / MATCHES
    if not path.is_file():
        raise OptionError("error-no-file", path=str(path))
    return tuple([msgspec.json.decode(line, type=MatchRow) for line in path.read_bytes().splitlines()])


def _write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there whole or not at all."""
    unfinished = path.with_name(f".{path.name}.unfinished")
    unfinished.write_text(text, encoding="utf-8")
    unfinished.replace(path)
