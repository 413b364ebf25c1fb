"""The long work: fuzz, bench and balance, each with a progress bar. What they do lives in muster.lab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from importlib.util import find_spec
from pathlib import Path

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
            raise OptionError("error-bad-seats", seats=repr(part))
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


def train(
    game: str, settings: Path | None, folder: Path, processes: int | None, matches: int | None, seed: int | None
) -> None:
    from muster.lab.players import game_at

    home = game_at(game).folder
    if find_spec("numpy") is None:
        raise OptionError('learning needs numpy: pip install "muster-games[train]"')
    from muster.lab.training.run import run
    from muster.lab.training.settings import Settings

    path = home / "models" / "training.toml" if settings is None else settings
    if not path.is_file():
        raise OptionError("error-no-file", path=str(path))
    text = path.read_text(encoding="utf-8")
    asked = Settings(text)
    if asked.game != game:
        raise OptionError(f"{path}: these settings are for {asked.game}, not for {game}")
    if matches is not None:
        text = _with_setting(text, "matches", str([matches] * len(asked.matches)))
    if seed is not None:
        text = _with_setting(text, "seed", str(seed))
    with ExitStack() as bars:

        def bar(title: str) -> Progress | None:
            bars.close()
            return bars.enter_context(progress_bar(title))

        outcome = run(Settings(text), folder, processes=processes, bar=bar)
    print(outcome.text())


def _with_setting(text: str, name: str, value: str) -> str:
    """The settings with one line for another value."""
    lines = [line for line in text.splitlines() if line.partition("=")[0].strip() != name]
    return "\n".join([f"{name} = {value}", *lines]) + "\n"
