"""The long work: fuzz, bench and balance, each with a progress bar. What they do lives in muster.lab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from muster.kernel.errors import OptionError

Progress = Callable[[int, int], None]


@contextmanager
def progress_bar(title: str) -> Iterator[Progress | None]:
    """A bar on stderr while work goes on; none where nobody would see it."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Bar(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=None)

        def step(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total or None)

        yield step


def names_in(text: str) -> tuple[str, ...]:
    """``greedy,random`` as names."""
    return tuple(name.strip() for name in text.split(",") if name.strip())


def seats_in(text: str) -> tuple[int, ...] | None:
    """``2,3`` as numbers; nothing means all that the game allows."""
    parts = names_in(text)
    for part in parts:
        if not part.isdecimal():
            raise OptionError(f"--seats: {part!r} is not a number of seats")
    return tuple(int(part) for part in parts) or None


def fuzz(
    game: str,
    matches: int | None,
    seconds: float | None,
    seats: str,
    bots: str,
    seed: int,
    options: Mapping[str, object],
) -> bool:
    from muster.lab import fuzz as work

    with progress_bar(f"fuzz {game}") as progress:
        report = work.run(
            game, matches, seconds, seats_in(seats), names_in(bots) or None, progress, seed, options=options
        )
    print(report.text())
    return report.ok


def bench(parts: tuple[str, ...]) -> None:
    if "server" in parts:
        bench_server()
        parts = tuple(part for part in parts if part != "server")
        if not parts:
            return
    from muster.lab import bench as work

    with progress_bar("bench") as progress:
        report = work.run(parts, progress)
    print(report.text())


def bench_server() -> None:
    from muster.cli.serving import must_have_the_server

    must_have_the_server()
    from muster.server import bench as work

    with progress_bar("bench server") as progress:
        report = work.run(progress)
    print(report.text())


def balance(
    game: str, matches: int, seats: str, bots: str, pack: str | None, seed: int, options: Mapping[str, object]
) -> None:
    from muster.lab import balance as work

    with progress_bar(f"balance {game}") as progress:
        report = work.run(
            game, matches, seats_in(seats), names_in(bots), progress, options=options, pack=pack, seed=seed
        )
    print(report.text())


def arena(
    game: str, matches: int, seats: int | None, bots: str, pack: str | None, seed: int, options: Mapping[str, object]
) -> None:
    from muster.lab import arena as work

    with progress_bar(f"arena {game}") as progress:
        report = work.run(
            game, names_in(bots), matches, seats, options=options, pack=pack, seed=seed, progress=progress
        )
    print(report.text())
