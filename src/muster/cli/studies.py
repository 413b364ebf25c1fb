"""The long work: arena, balance, fuzz, bench, training, each with a progress bar. What they do is in muster.lab."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from muster.kernel.errors import OptionError

if TYPE_CHECKING:
    from muster.lab.arena import Form

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a study is played, and where it is kept."""

    processes: int | None
    ray: str | None
    out: Path | None = None
    resume: bool = False
    answers: bool = False

    def checked(self) -> Place:
        if self.out is None and (self.resume or self.answers):
            raise OptionError("error-needs-out", flag="--resume" if self.resume else "--answers")
        return self


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
    place: Place,
) -> bool:
    from muster.lab import fuzz as work

    with progress_bar(f"fuzz {game}") as progress:
        report = work.run(
            game,
            matches,
            seconds,
            seats_in(seats),
            names_in(bots) or None,
            progress,
            seed,
            options=options,
            processes=place.processes,
            ray=place.ray,
        )
    print(report.text())
    return report.ok


def bench(parts: tuple[str, ...]) -> None:
    if "server" in parts:
        bench_server()
        parts = tuple(part for part in parts if part != "server")
        if not parts:
            return
    if "environments" in parts:
        bench_environments()
        parts = tuple(part for part in parts if part != "environments")
        if not parts:
            return
    from muster.lab import bench as work

    with progress_bar("bench") as progress:
        report = work.run(parts, progress)
    print(report.text())


def bench_environments() -> None:
    from muster.envs import bench as work

    with progress_bar("bench environments") as progress:
        report = work.run(progress)
    print(report.text())


def bench_server() -> None:
    from muster.cli.serving import must_have_the_server

    must_have_the_server()
    from muster.server import bench as work

    with progress_bar("bench server") as progress:
        report = work.run(progress)
    print(report.text())


def balance(
    game: str,
    matches: int,
    seats: str,
    bots: str,
    pack: str | None,
    vary: Path | None,
    seed: int,
    options: Mapping[str, object],
    place: Place,
) -> None:
    place = place.checked()
    if vary is not None and pack is not None:
        raise OptionError("error-pack-or-vary")
    from muster.lab import balance as work
    from muster.lab import varying

    with progress_bar(f"balance {game}") as progress:
        report: work.BalanceReport | varying.VaryReport
        if vary is not None:
            report = varying.vary(
                game,
                varying.read_variants(vary),
                matches,
                seats_in(seats),
                names_in(bots),
                progress,
                options=options,
                seed=seed,
                processes=place.processes,
                ray=place.ray,
                out=place.out,
                resume=place.resume,
                answers=place.answers,
            )
        else:
            report = work.run(
                game,
                matches,
                seats_in(seats),
                names_in(bots),
                progress,
                options=options,
                pack=pack,
                seed=seed,
                processes=place.processes,
                ray=place.ray,
                out=place.out,
                resume=place.resume,
                answers=place.answers,
            )
    print(report.text())
    tell_where(place)


def arena(
    game: str,
    matches: int,
    seats: int | None,
    bots: tuple[str, ...],
    form: Form,
    until_sure: bool,
    pack: str | None,
    seed: int,
    options: Mapping[str, object],
    place: Place,
) -> None:
    place = place.checked()
    from muster.lab import arena as work

    with progress_bar(f"arena {game}") as progress:
        report = work.run(
            game,
            bots,
            matches,
            seats,
            form=form,
            until_sure=until_sure,
            options=options,
            pack=pack,
            seed=seed,
            processes=place.processes,
            ray=place.ray,
            progress=progress,
            out=place.out,
            resume=place.resume,
            answers=place.answers,
        )
    print(report.text())
    tell_where(place)


def export(files: Sequence[Path], out: Path, observe: str, pack: str | None, place: Place) -> bool:
    from muster.lab import datasets

    chosen = next((one for one in datasets.OBSERVED if one == observe), None)
    if chosen is None:
        raise OptionError("error-bad-observe", asked=observe, known=", ".join(datasets.OBSERVED))
    with progress_bar("export") as progress:
        report = datasets.export(
            files, out, observe=chosen, pack=pack, processes=place.processes, ray=place.ray, progress=progress
        )
    print(report.text())
    return report.ok


def tell_where(place: Place) -> None:
    """Where a study was kept, for the reader of the screen."""
    if place.out is not None:
        from muster.lab.study import REPORT

        print(f"\n{place.out / REPORT}")


def train(game: str, settings: Path | None, folder: Path, place: Place, matches: int | None, seed: int | None) -> None:
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

        outcome = run(Settings(text), folder, processes=place.processes, ray=place.ray, bar=bar)
    print(outcome.text())


def _with_setting(text: str, name: str, value: str) -> str:
    """The settings with one line for another value."""
    lines = [line for line in text.splitlines() if line.partition("=")[0].strip() != name]
    return "\n".join([f"{name} = {value}", *lines]) + "\n"
