"""The report of an arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

import muster
from muster.lab.report.html import figure, page, section, side_by_side, table
from muster.lab.report.matches_part import chairs_by, lengths, scores, seats_part, uses_part
from muster.lab.report.pictures import Estimate, estimates

if TYPE_CHECKING:
    from muster.lab.arena import ArenaReport


def arena_page(report: ArenaReport) -> str:
    """Who is better, how sure that is, and how they played."""
    facts = [
        ("matches", f"{report.matches:,}"),
        ("seats", str(report.seats)),
        ("bots", str(len(report.standings))),
        ("decisions a match", f"{report.decisions:.0f}"),
        ("form", report.form),
        ("seed", str(report.seed)),
    ]
    order = {standing.bot: at for at, standing in enumerate(report.standings)}
    by_bot = chairs_by(report.rows, lambda row, seat: row.bots[seat])
    groups = {bot: by_bot[bot] for bot in order}
    sections = [
        _who(report),
        _against(report),
        scores(groups),
        lengths(report.rows),
        section(
            "Seats",
            "Every deal is played with everyone in every place, so this is about seats and not about bots.",
            seats_part(report.rows, report.seats),
        ),
        _times(report),
        uses_part(report.rows),
    ]
    return page(f"Arena: {report.game}", facts, sections, f"Muster {muster.__version__}, muster arena {report.game}")


def _who(report: ArenaReport) -> str:
    wins = [Estimate(one.bot, one.win_rate, *one.interval, one.fair, at) for at, one in enumerate(report.standings)]
    ratings = [
        Estimate(one.bot, one.rating.mu, *one.rating.interval, ink=at)
        for at, one in enumerate(report.standings)
        if one.rating is not None
    ]
    ladder = f" The ladder, from the top: {', '.join(report.ladder)}." if report.ladder else ""
    return section(
        "Who wins",
        "Points with their 95 % intervals. The dashed mark is the share of equal players." + ladder,
        side_by_side(
            figure(estimates(wins, "Share of matches won", "%"), "share of their matches that they won"),
            figure(estimates(ratings, "Ratings"), "rating (OpenSkill; 25 is someone unknown)"),
        ),
        table(report.standings_table(), "standings"),
    )


def _against(report: ArenaReport) -> str:
    rows = [
        Estimate(f"{one.first} - {one.second}", one.lead, *one.interval, ink=at)
        for at, one in enumerate(report.pairings)
    ]
    return section(
        "Against each other",
        "By how much the first won more of the matches than the second, chair by chair. Who is surely better may be "
        "asked after every match: the answer is wrong in one of twenty studies at most.",
        figure(estimates(rows, "Lead of the first over the second", "%", zero=True), "lead of the first"),
        table(report.pairings_table(), "pairings", texts=(4,)),
    )


def _times(report: ArenaReport) -> str:
    cells: list[list[object]] = [["bot", "ms per answer", "answers"]]
    for one in report.standings:
        answers = sum(
            [row.answers[seat] for row in report.rows for seat in range(row.seats) if row.bots[seat] == one.bot]
        )
        cells.append([one.bot, f"{one.milliseconds:.3f}", f"{answers:,}"])
    return section("Time", "How long the bots thought, on the machines that played.", table(cells, "times"))
