"""Datasets: records of matches as tables of positions, options, choices and results, to learn from play.

    from muster.lab import datasets
    datasets.export(["one.rec", "two.rec"], "data")

    matches     one row per match: game, pack, rules, seats, options, how it ended
    positions   one row per answer: who was asked what, what was answered, and what became of that seat in the end
    options     one row per option of every answer, with its number in the game's book of options

A position holds what its seat could know, and nothing else: with ``observe="traits"`` the numbers by which judges judge
(for games that have them), with ``"view"`` the whole view as JSON.

Each record gives a part of each table, ``positions/00000.parquet`` and so on (JSON lines without the extra "lab"), so
that no dataset has to fit into memory.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, Final, Literal, get_args

import muster
from muster.bots.finding import traits_of
from muster.kernel.errors import MusterError, OptionError
from muster.kernel.match import Match
from muster.kernel.record import read_record
from muster.lab import frames
from muster.lab.runner import Progress, Runner
from muster.lab.stats import whole

Observe = Literal["nothing", "traits", "view"]
OBSERVED: Final[tuple[Observe, ...]] = get_args(Observe)
HEADER: Final = 2000  # letters within which a record names its content
TABLES: Final = ("matches", "positions", "options")

Job = tuple[str, str, str | None, Observe]  # name, text of the record, pack, what a position holds
Plain = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ExportReport:
    """How much was written, and which records could not be read."""

    folder: Path
    rows: dict[str, int]
    refused: dict[str, str]  # names of files, and why
    seconds: float = field(default=0.0, compare=False)

    @property
    def ok(self) -> bool:
        return not self.refused

    def to_json(self) -> dict[str, object]:
        return {"rows": self.rows, "refused": self.refused}

    def to_frame(self, table: str = "positions") -> Any:
        """One of the tables, read from the folder."""
        return read_table(self.folder, table)

    def text(self) -> str:
        counts = ", ".join([f"{whole(number)} {table}" for table, number in self.rows.items()])
        lines = [f"{self.folder}: {counts}, {self.seconds:.1f} s"]
        return "\n".join([*lines, *[f"not exported: {name}: {problem}" for name, problem in self.refused.items()]])


def export(
    paths: Sequence[str | Path],
    folder: str | Path,
    *,
    observe: Observe = "nothing",
    pack: str | None = None,
    processes: int | None = None,
    ray: str | None = None,
    progress: Progress | None = None,
) -> ExportReport:
    """Write the tables of some records into a folder; those of a folder are its files ``*.rec``, in their order."""
    if observe not in OBSERVED:
        raise OptionError(f"a position can hold {', '.join(OBSERVED)}, not {observe!r}")
    files = found_files(paths)
    home = Path(folder)
    if any((home / table).exists() for table in TABLES):
        raise OptionError(f"{home}: holds a dataset; name another folder")
    jobs = [job_of(path, pack, observe) for path in files]
    rows = dict.fromkeys(TABLES, 0)
    refused: dict[str, str] = {}
    start = perf_counter()
    with Runner(processes, ray, len(jobs)) as runner:
        for done, (number, found) in enumerate(runner.results(tables_of, jobs), start=1):
            if isinstance(found, str):
                refused[str(files[number])] = found
            else:
                for table, part in found.items():
                    rows[table] += len(part)
                    _write_part(home / table, number, part)
            if progress is not None:
                progress(done, len(jobs))
    return ExportReport(home, rows, dict(sorted(refused.items())), perf_counter() - start)


def found_files(paths: Sequence[str | Path]) -> list[Path]:
    """The files that are meant: a folder stands for its records."""
    files: list[Path] = []
    for path in map(Path, paths):
        inside = sorted(path.rglob("*.rec")) if path.is_dir() else [path]
        if not inside or not all(one.is_file() for one in inside):
            raise OptionError("error-no-file", path=str(path / "*.rec" if path.is_dir() else path))
        files += inside
    return files


def job_of(path: Path, pack: str | None, observe: Observe) -> Job:
    """The record in a file. A pack that was kept beside it, as after a match with a pack of one's own, goes with it."""
    text = path.read_text(encoding="utf-8")
    kept = sorted(path.parent.glob("packs/*.json")) if pack is None else []
    beside = next((one for one in kept if one.stem in text[:HEADER]), None)
    return (str(path), text, pack if beside is None else str(beside), observe)


def tables_of(job: Job) -> dict[str, list[Plain]] | str:
    """The rows that a record gives, or what is wrong with it; what a worker does."""
    name, text, pack, observe = job
    try:
        return _rows(name, text, pack, observe)
    except MusterError as problem:
        return str(problem)


def _rows(name: str, text: str, pack: str | None, observe: Observe) -> dict[str, list[Plain]]:
    record = read_record(text)
    match = muster.replay(text, pack, events=False, upto=0)
    look = observer(match, observe)
    positions: list[Plain] = []
    options: list[Plain] = []
    for number, line in enumerate(record.answers(), start=1):
        decision = match.chair(line.seat).decision
        keys = [option.key for option in decision.listed]
        if line.key not in keys:
            raise OptionError(f"answer {number}: {line.key!r} is not offered; these rules play the match differently")
        chosen = keys.index(line.key)
        place = {"match": name, "answer": number}
        positions.append(
            {
                **place,
                "seat": line.seat,
                "prompt": decision.question.prompt,
                "options": len(keys),
                "chosen": chosen,
                "key": line.key,
                "number": decision.listed[chosen].number,
                **look(match, line.seat),
            }
        )
        options += [
            {**place, "place": at, "key": option.key, "number": option.number, "chosen": at == chosen}
            for at, option in enumerate(decision.listed)
        ]
        match.play(line.key, seat=line.seat)
    ends = [_end(match, seat) for seat in range(match.seats)]
    for position in positions:
        position.update(ends[position["seat"]])
    return {"matches": [_match_row(name, match, record.rules_version)], "positions": positions, "options": options}


def observer(match: Match, observe: Observe) -> Callable[[Match, int], Plain]:
    """What a position holds of a match as a seat may know it."""
    match observe:
        case "nothing":
            return lambda match, seat: {}
        case "view":
            return lambda match, seat: {"view": json.dumps(match.view(seat))}
        case "traits":
            traits = traits_of(match.game)
            return lambda match, seat: {"traits": [float(value) for value in traits.of(match.table, seat)]}


def _end(match: Match, seat: int) -> Plain:
    """What became of a seat; nothing is known of a match that did not end."""
    if not match.over:
        return {"won": None, "score": None, "lead": None}
    result = match.result
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return {
        "won": 1 / len(result.winners) if seat in result.winners else 0.0,
        "score": result.scores[seat],
        "lead": result.scores[seat] - max(others, default=0),
    }


def _match_row(name: str, match: Match, rules_version: int) -> Plain:
    return {
        "match": name,
        "game": match.game.name,
        "rules": rules_version,
        "pack": match.content.pack_name,
        "content": match.content.hash,
        "seats": match.seats,
        "settings": json.dumps(dict(match.options), default=list),
        "answers": match.length,
        "over": match.over,
        "winners": [*match.result.winners] if match.over else [],
        "scores": [*match.result.scores] if match.over else [],
    }


def _write_part(folder: Path, number: int, rows: Sequence[Plain]) -> None:
    if not rows:
        return
    folder.mkdir(parents=True, exist_ok=True)
    if frames.polars_is_here():
        frames.frame_of(rows).write_parquet(folder / f"{number:05}.parquet")
    else:
        lines = "".join([json.dumps(row) + "\n" for row in rows])
        (folder / f"{number:05}.jsonl").write_text(lines, encoding="utf-8")


def read_table(folder: str | Path, table: str) -> Any:
    """A whole table of a dataset as a frame."""
    parts = sorted((Path(folder) / table).glob("*.parquet"))
    if not parts:
        raise OptionError(f"{folder}: there is no table {table!r} of Parquet files; tables are: {', '.join(TABLES)}")
    import polars

    return polars.concat([polars.read_parquet(part) for part in parts], how="diagonal_relaxed")
