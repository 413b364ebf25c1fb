"""Rows of studies as tables: polars frames, and Parquet files made from them.

matches   one row per match                       seats    one row per seat of a match
points    what each seat's points came from       uses     what each seat could use of the box, and did
answers   every single decision, where they were kept
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from muster.installed import how_to_get
from muster.kernel.errors import OptionError
from muster.lab.matches import MatchRow

if TYPE_CHECKING:
    from polars import DataFrame

Plain = dict[str, Any]
AT_ONCE: Final = 500  # matches


def polars_is_here() -> bool:
    return find_spec("polars") is not None


def frame_of(rows: Sequence[Plain]) -> DataFrame:
    """Plain rows as a frame; all of them are looked at to find the columns' types."""
    if not polars_is_here():
        raise OptionError(f"frames need polars: {how_to_get('lab')}")
    import polars

    return polars.DataFrame(rows, infer_schema_length=None)


def matches(rows: Sequence[MatchRow]) -> list[Plain]:
    """One row per match, with the game's measures under their names."""
    return [
        {
            **_place(row),
            "pack": row.pack,
            "seed": row.seed,
            "seats": row.seats,
            "bots": [*row.bots],
            "winners": [*row.winners],
            "scores": [*row.scores],
            "decisions": row.decisions,
            "seconds": sum(row.seconds),
            **row.measures,
        }
        for row in rows
    ]


def seats(rows: Sequence[MatchRow]) -> list[Plain]:
    return [
        {
            **_place(row),
            "seat": seat,
            "bot": row.bots[seat],
            "outcome": row.outcomes[seat],
            "won": row.won(seat),
            "score": row.scores[seat],
            "answers": row.answers[seat],
            "seconds": row.seconds[seat],
        }
        for row in rows
        for seat in range(row.seats)
    ]


def points(rows: Sequence[MatchRow]) -> list[Plain]:
    return [
        {**_place(row), "seat": seat, "part": part, "points": points}
        for row in rows
        for seat, parts in enumerate(row.breakdown)
        for part, points in parts.items()
    ]


def uses(rows: Sequence[MatchRow]) -> list[Plain]:
    return [
        {**_place(row), "seat": seat, "verb": verb, "piece": piece, "offered": times, "chosen": chosen.get(use, 0)}
        for row in rows
        for seat, (offered, chosen) in enumerate(zip(row.offered, row.chosen, strict=True))
        for use, times in offered.items()
        for verb, _, piece in [use.partition(":")]
    ]


def answers(rows: Sequence[MatchRow]) -> list[Plain]:
    return [
        {**_place(row), "answer": number, **answer._asdict()}
        for row in rows
        for number, answer in enumerate(row.answered)
    ]


def _place(row: MatchRow) -> Plain:
    return {"line": row.line, "match": row.number}


TABLES: Final[dict[str, Callable[[Sequence[MatchRow]], list[Plain]]]] = {
    "matches": matches,
    "seats": seats,
    "points": points,
    "uses": uses,
    "answers": answers,
}


def table_of(name: str, rows: Sequence[MatchRow]) -> DataFrame:
    """One of the `TABLES` as a frame; made in pieces, for a frame is much smaller than the rows it is made from."""
    parts = [frame_of(TABLES[name](rows[at : at + AT_ONCE])) for at in range(0, max(1, len(rows)), AT_ONCE)]
    if len(parts) == 1:
        return parts[0]
    import polars

    return polars.concat(parts, how="diagonal_relaxed")


def write_tables(folder: Path, rows: Sequence[MatchRow]) -> None:
    """Every table that is not empty, as a Parquet file."""
    for name in TABLES:
        table = table_of(name, rows)
        if len(table):
            table.write_parquet(folder / f"{name}.parquet")
