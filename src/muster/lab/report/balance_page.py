"""The reports of a balance, and of several packs side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import muster
from muster.lab.report.html import Html, figure, page, section, side_by_side, table
from muster.lab.report.matches_part import chairs_by, lengths, scores, seats_part, uses_of, uses_part
from muster.lab.report.pictures import Estimate, bullet, estimates, stacks
from muster.lab.stats import chance_of, counted, real_ones

if TYPE_CHECKING:
    from muster.lab.balance import BalanceReport
    from muster.lab.matches import MatchRow
    from muster.lab.varying import Change, VaryReport


def balance_page(report: BalanceReport) -> str:
    """Do the figures of a game do what they should?"""
    held = sum(verdict.holds for verdict in report.verdicts)
    facts = [
        ("matches", f"{len(report.rows):,}"),
        ("targets that hold", f"{held} of {len(report.verdicts)}" if report.verdicts else "none named"),
        ("bots", ", ".join(report.bots)),
        ("pack", report.pack),
        ("seed", str(report.seed)),
    ]
    rows = [row for count in report.counts for row in count.rows]
    groups = chairs_by(rows, lambda row, seat: f"{counted(row.seats, 'seat')}, {_end(row, seat)}")
    sections = [
        targets_part(report),
        section("Measures", "What is measured, for each number of seats.", table(report.measures_table(), "measures")),
        section(
            "Seats",
            "Does the place at the table decide?",
            side_by_side(*[seats_part(rows, count.seats) for count in report.counts]),
        ),
        scores(dict(sorted(groups.items()))),
        lengths(rows),
        uses_part(rows),
    ]
    return page(
        f"Balance: {report.game}", facts, sections, f"Muster {muster.__version__}, muster balance {report.game}"
    )


def _end(row: MatchRow, seat: int) -> str:
    return "winners" if seat in row.winners else "others"


def targets_part(report: BalanceReport) -> str:
    cells: list[list[object]] = [["target", "seats", "", "wanted", "measured", "95 %", "verdict"]]
    for verdict in report.verdicts:
        if verdict.value is None:
            cells.append([verdict.measure, verdict.seats, "", verdict.wanted, "not measured", "", "does not hold"])
            continue
        low, high = verdict.interval or (verdict.value, verdict.value)
        kind = "" if not verdict.sure else "good" if verdict.holds else "bad"
        cells.append(
            [
                verdict.measure.replace("_", " "),
                verdict.seats,
                Html(bullet(verdict.value, verdict.interval, verdict.low, verdict.high)),
                verdict.wanted,
                f"{verdict.value:.3g}",
                f"{low:.3g} to {high:.3g}",
                Html(f'<span class="{kind}">{verdict.said}</span>'),
            ]
        )
    return section(
        "Targets",
        "The band is what is wanted, the point what was measured, the line its 95 % interval. A verdict "
        "is sure where the whole line says the same.",
        table(cells, "targets", texts=(2, 3, 6)),
    )


# -- several packs -------------------------------------------------------------------------------------------------


def vary_page(report: VaryReport) -> str:
    """What do other figures change?"""
    first = report.reports[0]
    facts = [
        ("matches", f"{len(report.rows):,}"),
        ("packs", str(len(report.reports))),
        ("against", first.pack),
        ("bots", ", ".join(first.bots)),
        ("seed", str(first.seed)),
    ]
    sections = [_overview(report)]
    sections += [_changed(report, other) for other in report.reports[1:]]
    sections += [_side_by_side(report), _uses(report)]
    title = f"{counted(len(report.reports), 'pack')} side by side: {report.game}"
    return page(title, facts, sections, f"Muster {muster.__version__}, muster balance {report.game} --vary")


def _overview(report: VaryReport) -> str:
    cells: list[list[object]] = [["pack", "targets that hold", "real differences", "of"]]
    for one in report.reports:
        own = [change for change in report.changes if change.pack == one.pack]
        held = sum(verdict.holds for verdict in one.verdicts)
        real = sum(change.real for change in own)
        cells.append([one.pack, f"{held} of {len(one.verdicts)}", real if own else "", len(own) or ""])
    return section(
        "Packs",
        "The same seeds were played with every pack. A difference is real where luck would bring as much in one study "
        "of twenty at most, counted over all differences that are looked at (Holm).",
        table(cells, "packs"),
    )


def _changed(report: VaryReport, other: BalanceReport) -> str:
    own = [change for change in report.changes if change.pack == other.pack]
    real = [change for change in own if change.real]
    relative = [_relative(change, at) for at, change in enumerate(_largest(real)) if change.before]
    cells: list[list[object]] = [["measure", "seats", "before", "after", "change", "95 %", "real", "target"]]
    for change in sorted(own, key=lambda one: (not one.real, one.measure, one.seats)):
        cells.append(
            [
                change.measure.replace("_", " "),
                change.seats,
                f"{change.before:.3g}",
                f"{change.after:.3g}",
                f"{change.difference:+.3g}",
                f"{change.interval[0]:+.3g} to {change.interval[1]:+.3g}",
                Html('<span class="good">yes</span>') if change.real else "no",
                change.target,
            ]
        )
    return section(
        f"{other.pack} against {report.reports[0].pack}",
        f"{counted(len(real), 'difference is', 'differences are')} more than luck.",
        figure(
            estimates(relative, "Real differences", "%", zero=True),
            "real differences, as a part of what was there before; the largest first",
        ),
        table(cells, f"changes-{report.reports.index(other)}", searched=True, texts=(7,)),
    )


def _largest(changes: list[Change]) -> list[Change]:
    return sorted(changes, key=lambda one: -abs(one.difference / one.before) if one.before else 0.0)[:24]


def _relative(change: Change, at: int) -> Estimate:
    bounds = sorted([bound / abs(change.before) for bound in change.interval])
    label = f"{change.measure.replace('_', ' ')}, {counted(change.seats, 'seat')}"
    return Estimate(label, change.difference / abs(change.before), bounds[0], bounds[1], ink=at)


def _side_by_side(report: VaryReport) -> str:
    sources = []
    for one in report.reports:
        for count in one.counts:
            parts = {
                name.removeprefix("share_"): value for name, value in count.values.items() if name.startswith("share_")
            }
            sources.append((f"{one.pack}, {counted(count.seats, 'seat')}", parts))
    sources.sort(key=lambda entry: entry[0].rpartition(", ")[2])
    return section(
        "Sources of points",
        "What the winners' points came from, as parts of what they gained.",
        figure(stacks(sources, "Shares of the winners' points"), "pack by pack, for each number of seats"),
    )


def _uses(report: VaryReport) -> str:
    """Which pieces are used more or less than before."""
    before = {(use.verb, use.piece): use for use in uses_of(report.reports[0].rows)}
    chairs = sum([row.seats for row in report.reports[0].rows])
    head = ["piece", "how", "pack", "used before", "used now", "change", "real"]
    found: list[tuple[float, list[object]]] = []
    chances = []
    for one in report.reports[1:]:
        own = sum([row.seats for row in one.rows])
        for use in uses_of(one.rows):
            known = before.get((use.verb, use.piece))
            then, now = (known.used / chairs if known else 0.0), use.used / own
            both = (then * chairs + now * own) / (chairs + own)
            error = (both * (1 - both) * (1 / chairs + 1 / own)) ** 0.5
            chances.append(chance_of(now - then, error))
            found.append(
                (
                    abs(now - then),
                    [
                        use.piece.replace("_", " "),
                        use.verb,
                        one.pack,
                        f"{100 * then:.1f} %",
                        f"{100 * now:.1f} %",
                        f"{100 * (now - then):+.1f} %",
                    ],
                )
            )
    cells: list[list[object]] = [list(head)]
    marked = [
        (size, [*row, "yes" if real else "no"]) for (size, row), real in zip(found, real_ones(chances), strict=True)
    ]
    cells += [row for _, row in sorted(marked, key=lambda entry: (entry[1][-1] != "yes", -entry[0]))]
    return section(
        "Use of the box",
        "How many chairs used a piece in some way, before and now.",
        table(cells, "uses", searched=True, texts=(1, 2)),
    )
