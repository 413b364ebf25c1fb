"""Balance: what the figures of a game do in play, measured over many matches of bots and held against targets.

A game's ``bots`` module may bring two things along: ``measures(match)``, figures of a finished match by name, of which
the mean is reported, and ``TARGETS``, a list of (measure, low, high). A target may name any measure of the report, with
``@4`` behind it where it is meant for four seats only; ``None`` leaves a side open. Where the measures are read from
what happened in a match, the module says ``LISTENS = True``.

Two more are for what no single match tells: ``sums_up(means)`` turns the means of all matches into the figures of the
report, and ``VARIANTS`` names options (a level, a module) to be held against the match as it is chosen. A variant is
played where a target asks for ``winner_score_NAME``, how far its winners stand above those without it.

Measures of every game: ``decisions``, ``winner_score``, ``last_to_winner``, ``seat_advantage`` (the best seat's wins
over its fair share), ``share_PART`` (the part's share of what the winners gained), and ``rounds``, ``rounds_p05``,
``rounds_p95`` where the game counts rounds.

Every figure has a 95 % interval (see `measures`). `varying` holds several packs against each
other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final

from muster.bots.finding import bots_module
from muster.kernel.errors import OptionError
from muster.lab import frames
from muster.lab.matches import MatchJob, MatchRow
from muster.lab.measures import SeatCount, Sums, compared_with
from muster.lab.players import bots_for_seats, checked_bots, content_of, game_at, hook, seed_of
from muster.lab.runner import Progress, Runner
from muster.lab.stats import as_json, columns, counted, interval, percent
from muster.lab.study import Study, played, versions

if TYPE_CHECKING:
    from polars import DataFrame

Target = tuple[str, float | None, float | None]


@dataclass(frozen=True, slots=True)
class Verdict:
    """One target held against one number of seats."""

    measure: str
    low: float | None
    high: float | None
    seats: int
    value: float | None  # None: nothing of that name was measured
    interval: tuple[float, float] | None = None

    @property
    def holds(self) -> bool:
        if self.value is None:
            return False
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)

    @property
    def sure(self) -> bool:
        """Would it be the same all over the interval of the figure?"""
        if self.value is None or self.interval is None:
            return False
        low, high = self.interval
        if self.holds:
            return (self.low is None or low >= self.low) and (self.high is None or high <= self.high)
        return (self.low is not None and high < self.low) or (self.high is not None and low > self.high)

    @property
    def wanted(self) -> str:
        if self.low is None:
            return f"at most {self.high:g}"
        return f"at least {self.low:g}" if self.high is None else f"{self.low:g} to {self.high:g}"

    @property
    def said(self) -> str:
        """In words, with a doubt where the interval leaves one."""
        return ("holds" if self.holds else "does not hold") + (
            "" if self.sure or self.value is None else ", not surely"
        )

    def to_json(self) -> dict[str, object]:
        figures = {name: getattr(self, name) for name in (*self.__slots__, "holds", "sure")}
        found: dict[str, object] = as_json(figures)
        return found


@dataclass(frozen=True, slots=True)
class BalanceReport:
    """The figures per number of seats, and which targets hold; equal for equal seeds, but for ``seconds``."""

    game: str
    bots: tuple[str, ...]
    seed: int
    counts: tuple[SeatCount, ...]
    verdicts: tuple[Verdict, ...]
    pack: str = ""
    seconds: float = field(default=0.0, compare=False)

    @property
    def ok(self) -> bool:
        return all(verdict.holds for verdict in self.verdicts)

    @property
    def rows(self) -> tuple[MatchRow, ...]:
        return tuple([row for count in self.counts for rows in (count.rows, *count.compared.values()) for row in rows])

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "pack": self.pack,
            "bots": list(self.bots),
            "seed": self.seed,
            "seats": [count.to_json() for count in self.counts],
            "targets": [verdict.to_json() for verdict in self.verdicts],
        }

    def times(self) -> dict[str, object]:
        """Seconds that the bots thought, by the number of seats."""
        return {str(count.seats): round(sum([sum(row.seconds) for row in count.rows]), 3) for count in self.counts}

    def to_frame(self, table: str = "measures") -> DataFrame:
        """The measures with their intervals, or the "targets", or a table of all matches (`frames.TABLES`)."""
        if table == "measures":
            return frames.frame_of(
                [
                    {"seats": count.seats, "measure": name, "value": value, "low": low, "high": high}
                    for count in self.counts
                    for name, value in count.values.items()
                    for low, high in [count.intervals[name]]
                ]
            )
        if table == "targets":
            return frames.frame_of([verdict.to_json() for verdict in self.verdicts])
        return frames.table_of(table, self.rows)

    def text(self) -> str:
        head = f"{self.game}: balance among {', '.join(self.bots)}, {self.seconds:.1f} s"
        parts = [head, "", columns(self.measures_table()), "", columns(self._seats())]
        if self.verdicts:
            kept = sum(verdict.holds for verdict in self.verdicts)
            parts += ["", columns(self._targets()), "", f"{kept} of {len(self.verdicts)} hold"]
        else:
            parts += ["", "The game names no targets."]
        return "\n".join(parts)

    def html(self) -> str:
        """The report as a page of its own, with pictures."""
        from muster.lab.report.balance_page import balance_page

        return balance_page(self)

    def _repr_html_(self) -> str:
        from muster.lab.report.html import small_table

        return small_table(self._targets() if self.verdicts else self.measures_table())

    def measures_table(self) -> list[list[str]]:
        rows = [["measure", *[counted(count.seats, "seat") for count in self.counts]]]
        rows.append(["matches", *[str(count.matches) for count in self.counts]])
        for name in dict.fromkeys([name for count in self.counts for name in count.values if name not in ENDS]):
            label = f"{name} (5-95 %)" if name in SPANS else name
            rows.append([label, *[shown_measure(count, name) for count in self.counts]])
        return rows

    def _seats(self) -> list[list[str]]:
        rows = [["wins by seat", *[counted(count.seats, "seat") for count in self.counts]]]
        for seat in range(max(count.seats for count in self.counts)):
            cells = [f"seat {seat}"]
            for count in self.counts:
                if seat < count.seats:
                    cells.append(f"{percent(count.seat_wins[seat])} ({interval(count.seat_intervals[seat])})")
                else:
                    cells.append("")
            rows.append(cells)
        return rows

    def _targets(self) -> list[list[str]]:
        rows = [["target", "seats", "wanted", "measured", "95 %", ""]]
        for verdict in self.verdicts:
            found = "not measured" if verdict.value is None else f"{verdict.value:.3g}"
            bounds = "" if verdict.interval is None else f"{verdict.interval[0]:.3g} to {verdict.interval[1]:.3g}"
            rows.append([verdict.measure, str(verdict.seats), verdict.wanted, found, bounds, verdict.said])
        return rows


SPANS: Final = {"rounds": ("rounds_p05", "rounds_p95"), "decisions": ("decisions_p05", "decisions_p95")}
ENDS: Final = tuple([name for span in SPANS.values() for name in span])


def shown_measure(count: SeatCount, name: str) -> str:
    """A measure as people read it."""
    if name not in count.values:
        return "-"
    value = count.values[name]
    if name in SPANS:
        low, high = (count.values[end] for end in SPANS[name])
        return f"{value:.1f} ({low:.0f}-{high:.0f})"
    return percent(value) if name.startswith("share_") else f"{value:.2f}"


def _verdicts(target: Target, counts: Sequence[SeatCount]) -> list[Verdict]:
    """A target held against every number of seats that it is meant for."""
    name, low, high = target
    measure, _, only = name.partition("@")
    return [
        Verdict(measure, low, high, count.seats, count.values.get(measure), count.intervals.get(measure))
        for count in counts
        if not only or int(only) == count.seats
    ]


def _variants(
    variants: Mapping[str, Mapping[str, object]],
    targets: Sequence[Target],
    seats: Sequence[int],
    given: Mapping[str, object],
) -> list[tuple[str, int, dict[str, object]]]:
    """The variants that targets ask for, with the numbers of seats; none that the chosen options already settle."""
    wanted = {name for name, _, _ in targets}
    return [
        (name, number, dict(changed))
        for name, changed in variants.items()
        for number in seats
        if wanted & {compared_with(name), f"{compared_with(name)}@{number}"} and not given.keys() & changed.keys()
    ]


# -- playing -------------------------------------------------------------------------------------------------------


class Plan:
    """All matches of a balance with one pack, in lines: the numbers of seats, and the variants held against them."""

    def __init__(
        self,
        game: str,
        matches: int,
        seats: Sequence[int],
        bots: tuple[str, ...],
        options: Mapping[str, object],
        pack: str | None,
        change: str,
        seed: int,
        answers: bool,
        title: str = "",
    ) -> None:
        chosen = game_at(game)
        module = bots_module(game)
        self.game = game
        self.bots = bots
        self.seed = seed
        self.matches = matches
        self.seats = tuple(seats)
        self.title = title or content_of(game, pack, change).pack_name
        self._pack = pack
        self._change = change
        self._answers = answers
        self._sums_up: Sums = hook(module, "sums_up", dict)
        self._targets: Sequence[Target] = hook(module, "TARGETS", ())
        self._variants = _variants(hook(module, "VARIANTS", {}), self._targets, seats, options)
        head = f"{title}, " if title else ""
        self._lines: dict[str, tuple[int, dict[str, object]]] = {
            f"{head}{counted(number, 'seat')}": (number, chosen.checked_options(options)) for number in seats
        }
        for name, number, changed in self._variants:
            line = f"{head}{counted(number, 'seat')}, {name}"
            self._lines[line] = (number, chosen.checked_options({**options, **changed}))
        self._rows: dict[str, list[MatchRow]] = {line: [] for line in self._lines}

    @property
    def size(self) -> int:
        return self.matches * len(self._lines)

    def jobs(self) -> list[MatchJob]:
        return [
            self._job(line, number, seats, options)
            for line, (seats, options) in self._lines.items()
            for number in range(self.matches)
        ]

    def _job(self, line: str, number: int, seats: int, options: dict[str, object]) -> MatchJob:
        names = bots_for_seats(self.bots, seats, number)
        deal = seed_of("balance", self.seed, seats, number)
        luck = tuple([seed_of("balance", self.seed, seats, number, "bot", seat) for seat in range(seats)])
        return MatchJob(
            line,
            number,
            self.game,
            names,
            options,
            self._pack,
            deal,
            luck,
            self._change,
            measured=True,
            answered=self._answers,
        )

    def take(self, row: MatchRow) -> None:
        if row.line in self._rows:
            self._rows[row.line].append(row)

    def report(self, seconds: float) -> BalanceReport:
        lines = list(self._rows.values())
        compared: dict[int, dict[str, Sequence[MatchRow]]] = {number: {} for number in self.seats}
        for (name, number, _), rows in zip(self._variants, lines[len(self.seats) :], strict=True):
            compared[number][name] = rows
        counts = tuple(
            [SeatCount(number, lines[at], self._sums_up, compared[number]) for at, number in enumerate(self.seats)]
        )
        verdicts = tuple([verdict for target in self._targets for verdict in _verdicts(target, counts)])
        return BalanceReport(self.game, self.bots, self.seed, counts, verdicts, self.title, seconds)


def run(
    game: str,
    matches: int = 200,
    seats: int | Sequence[int] | None = None,
    bots: Sequence[str] = ("greedy",),
    progress: Progress | None = None,
    *,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    seed: int = 0,
    processes: int | None = None,
    ray: str | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    answers: bool = False,
) -> BalanceReport:
    """Play ``matches`` matches for each number of seats and hold the figures against the game's targets.

    ``out`` is a folder for all that was played and found (see `study`), with ``resume`` one that is gone on with;
    ``answers`` keeps every single decision in it. ``ray`` plays on a cluster: "auto", or its address.
    """
    named, wanted = checked_study(game, matches, seats, bots)
    given = dict(options or {})
    plan = Plan(game, matches, wanted, named, given, pack, "", seed, answers)
    asked = {
        "study": "balance",
        **versions(game, [pack]),
        "bots": [*named],
        "seats": [*wanted],
        "options": given,
        "seed": seed,
        "answers": answers,
        "matches": matches,
    }
    study = Study(out, asked, resume=resume)
    start = perf_counter()
    play_plans([plan], study, processes, ray, progress)
    report = plan.report(perf_counter() - start)
    study.finish(report)
    return report


def checked_study(
    game: str, matches: int, seats: int | Sequence[int] | None, bots: Sequence[str]
) -> tuple[tuple[str, ...], tuple[int, ...]]:
    chosen = game_at(game)
    named = checked_bots(game, bots)
    wanted = chosen.seats if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    for number in wanted:
        chosen.checked_seats(number)
    if matches < 1:
        raise OptionError(f"{matches} matches cannot be played; name at least one")
    return named, wanted


def play_plans(
    plans: Sequence[Plan], study: Study, processes: int | None, ray: str | None, progress: Progress | None
) -> None:
    jobs = [job for plan in plans for job in plan.jobs()]
    with Runner(processes, ray, len(jobs)) as runner:
        for done, row in enumerate(played(runner, jobs, study), start=1):
            for plan in plans:
                plan.take(row)
            if progress is not None:
                progress(done, len(jobs))
