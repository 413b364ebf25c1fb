"""Several packs side by side: the same seeds with each, and which differences are more than luck.

from muster.lab import varying
print(varying.vary("meeples-and-monsters", varying.read_variants("vary.toml")).text())
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING

from muster.kernel.errors import OptionError
from muster.lab import frames
from muster.lab.balance import BalanceReport, Plan, checked_study, play_plans
from muster.lab.matches import MatchRow
from muster.lab.measures import SeatCount, jackknife
from muster.lab.players import changed_pack, content_of, game_at
from muster.lab.runner import Progress
from muster.lab.stats import Z95, as_json, chance_of, columns, real_ones
from muster.lab.study import Study, versions

if TYPE_CHECKING:
    from polars import DataFrame


@dataclass(frozen=True, slots=True)
class Variant:
    """A pack to be held against others: one by its name or folder, with some figures or options changed."""

    title: str
    pack: str | None = None
    change: Mapping[str, object] = field(default_factory=dict)
    options: Mapping[str, object] = field(default_factory=dict)


def read_variants(path: str | Path) -> tuple[Variant, ...]:
    """The variants in a TOML file; the first is what the others are held against.

    [as_printed]

    [strong_skeletons]
    change = { "monsters.skeleton.strength" = 3 }

    [older_handbook]
    pack = "older_handbook"
    options = { towers = true }
    """
    path = Path(path)
    if not path.is_file():
        raise OptionError("error-no-file", path=str(path))
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise OptionError(f"{path}: not TOML: {error}") from None
    found = []
    for title, entry in entries.items():
        kinds = {"pack": str, "change": dict, "options": dict}
        if not isinstance(entry, dict):
            raise OptionError(f"{path}: {title}: expected a table with pack, change or options")
        for name, value in entry.items():
            if name not in kinds or not isinstance(value, kinds[name]):
                raise OptionError(f"{path}: {title}: {name}: expected pack (a text), change or options (tables)")
        found.append(Variant(title, entry.get("pack"), entry.get("change", {}), entry.get("options", {})))
    if len(found) < 2:
        raise OptionError(f"{path}: name at least two variants; the first is what the others are held against")
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Change:
    """How much one measure changes from the first pack to another."""

    pack: str
    seats: int
    measure: str
    before: float
    after: float
    interval: tuple[float, float]  # of the difference
    chance: float  # that luck alone would bring it
    real: bool  # and whether it is no luck, among all that were looked at
    target: str = ""  # what the game wants of it, and whether it held before and does after

    @property
    def difference(self) -> float:
        return self.after - self.before

    def to_json(self) -> dict[str, object]:
        figures = {name: getattr(self, name) for name in (*self.__slots__, "difference")}
        found: dict[str, object] = as_json(figures)
        return found


@dataclass(frozen=True, slots=True)
class VaryReport:
    """Several packs side by side: the figures of each, and which differences are real."""

    game: str
    reports: tuple[BalanceReport, ...]  # the first is what the others are held against
    changes: tuple[Change, ...]
    seconds: float = field(default=0.0, compare=False)

    @property
    def rows(self) -> tuple[MatchRow, ...]:
        return tuple([row for report in self.reports for row in report.rows])

    @property
    def ok(self) -> bool:
        return all(report.ok for report in self.reports)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "packs": [report.to_json() for report in self.reports],
            "changes": [change.to_json() for change in self.changes],
        }

    def times(self) -> dict[str, object]:
        return {report.pack: report.times() for report in self.reports}

    def to_frame(self, table: str = "changes") -> DataFrame:
        """The changes as a frame, or one of the tables of all matches (`frames.TABLES`)."""
        if table == "changes":
            return frames.frame_of([change.to_json() for change in self.changes])
        return frames.table_of(table, self.rows)

    def text(self) -> str:
        first = self.reports[0]
        head = f"{self.game}: {len(self.reports)} packs among {', '.join(first.bots)}, {self.seconds:.1f} s"
        parts = [head]
        for report in self.reports[1:]:
            own = [change for change in self.changes if change.pack == report.pack]
            real = [change for change in own if change.real or change.target]
            kept = sum(verdict.holds for verdict in report.verdicts)
            before = sum(verdict.holds for verdict in first.verdicts)
            parts += ["", f"{report.pack} against {first.pack}: {kept} targets hold, {before} did", ""]
            parts.append(columns(self.table(real)) if real else "no difference that is surely more than luck")
            parts.append(f"\n{sum(change.real for change in own)} of {len(own)} differences are surely more than luck")
        return "\n".join(parts)

    def table(self, changes: Sequence[Change]) -> list[list[str]]:
        rows = [["measure", "seats", "before", "after", "change", "95 %", "real", "target"]]
        rows += [
            [
                change.measure,
                str(change.seats),
                f"{change.before:.3g}",
                f"{change.after:.3g}",
                f"{change.difference:+.3g}",
                f"{change.interval[0]:+.3g} to {change.interval[1]:+.3g}",
                "yes" if change.real else "no",
                change.target,
            ]
            for change in changes
        ]
        return rows

    def html(self) -> str:
        """The report as a page of its own, with pictures."""
        from muster.lab.report.balance_page import vary_page

        return vary_page(self)

    def _repr_html_(self) -> str:
        from muster.lab.report.html import small_table

        return small_table(self.table([change for change in self.changes if change.real]))


def vary(
    game: str,
    variants: Sequence[Variant],
    matches: int = 200,
    seats: int | Sequence[int] | None = None,
    bots: Sequence[str] = ("greedy",),
    progress: Progress | None = None,
    *,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    processes: int | None = None,
    ray: str | None = None,
    out: str | Path | None = None,
    resume: bool = False,
    answers: bool = False,
) -> VaryReport:
    """Play the same seeds with several packs, and say what each changes against the first, and how sure that is."""
    named, wanted = checked_study(game, matches, seats, bots)
    if len(variants) < 2:
        raise OptionError("name at least two variants; the first is what the others are held against")
    plans = []
    for variant in variants:
        change = json.dumps(variant.change) if variant.change else ""
        check_change(game, variant)
        given = {**(options or {}), **variant.options}
        plans.append(Plan(game, matches, wanted, named, given, variant.pack, change, seed, answers, variant.title))
    asked = {
        "study": "vary",
        **versions(game, [variant.pack for variant in variants]),
        "variants": [
            {"title": one.title, "pack": one.pack, "change": dict(one.change), "options": dict(one.options)}
            for one in variants
        ],
        "bots": [*named],
        "seats": [*wanted],
        "options": dict(options or {}),
        "seed": seed,
        "answers": answers,
        "matches": matches,
    }
    study = Study(out, asked, resume=resume)
    start = perf_counter()
    play_plans(plans, study, processes, ray, progress)
    seconds = perf_counter() - start
    reports = tuple([plan.report(seconds) for plan in plans])
    report = VaryReport(game, reports, tuple(_changes(reports)), seconds)
    study.finish(report)
    return report


def check_change(game: str, variant: Variant) -> None:
    """Other figures must make a pack that the game takes: it is written down and read as packs are."""
    if variant.change:
        stored = changed_pack(content_of(game, variant.pack).stored, variant.change)
        with TemporaryDirectory() as folder:
            path = Path(folder) / f"{variant.title}.json"
            path.write_text(stored, encoding="utf-8")
            game_at(game).load_content(path)


def _changes(reports: Sequence[BalanceReport]) -> list[Change]:
    """Every measure of every pack against the first, with what is real after all of them were looked at."""
    found: list[Change] = []
    first = reports[0]
    for report in reports[1:]:
        for before, after in zip(first.counts, report.counts, strict=True):
            for name in before.values:
                if name in after.values:
                    found.append(_change(name, before, after, first, report))
    real = real_ones([change.chance for change in found])
    return [replace(one, real=is_real) for one, is_real in zip(found, real, strict=True)]


def _change(name: str, before: SeatCount, after: SeatCount, first: BalanceReport, report: BalanceReport) -> Change:
    """One measure in two packs. The same seeds were played, and the same are left out: what they share falls away."""
    gap = after.values[name] - before.values[name]
    gaps = [
        then[name] - now[name]
        for now, then in zip(before.partial_values, after.partial_values, strict=True)
        if name in now and name in then
    ]
    error = jackknife(gaps)
    reach = Z95 * error
    return Change(
        report.pack,
        before.seats,
        name,
        before.values[name],
        after.values[name],
        (gap - reach, gap + reach),
        chance_of(gap, error),
        False,
        _target_said(name, before.seats, first, report),
    )


def _target_said(name: str, seats: int, first: BalanceReport, report: BalanceReport) -> str:
    held = [one for one in first.verdicts if one.measure == name and one.seats == seats]
    holds = [one for one in report.verdicts if one.measure == name and one.seats == seats]
    if not held or not holds:
        return ""
    before, after = held[0], holds[0]
    if before.holds == after.holds:
        return f"{after.wanted}: {after.said}"
    return f"{after.wanted}: held, now it {after.said}" if before.holds else f"{after.wanted}: now it {after.said}"
