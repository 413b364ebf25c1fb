"""What reports of all kinds tell of matches: how long they were, what points came from, who used what."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from muster.lab.matches import MatchRow
from muster.lab.report.html import figure, section, side_by_side, table
from muster.lab.report.pictures import Estimate, boxes, estimates, histogram, stacks
from muster.lab.stats import interval, mean, percent, reach_of_mean, wilson

Chairs = Sequence[tuple[MatchRow, int]]


def chairs_by(rows: Iterable[MatchRow], name: Callable[[MatchRow, int], str]) -> dict[str, Chairs]:
    """The chairs of all matches by a name: that of their bot, say."""
    found: dict[str, list[tuple[MatchRow, int]]] = {}
    for row in rows:
        for seat in range(row.seats):
            found.setdefault(name(row, seat), []).append((row, seat))
    return dict(found)


def lengths(rows: Sequence[MatchRow]) -> str:
    """How long matches were."""
    rounds = [row.measures["rounds"] for row in rows if "rounds" in row.measures]
    decisions = [float(row.decisions) for row in rows]
    return section(
        "Length",
        "How many rounds and decisions the matches took.",
        side_by_side(
            figure(histogram(rounds, "Matches by their rounds"), f"rounds: {mean(rounds):.1f} on average"),
            figure(histogram(decisions, "Matches by their decisions"), f"decisions: {mean(decisions):.0f} on average"),
        ),
    )


def scores(groups: dict[str, Chairs]) -> str:
    """How points were spread, and what they came from."""
    spread = [(name, [float(row.scores[seat]) for row, seat in chairs]) for name, chairs in groups.items()]
    sources = [(name, mean_parts(chairs)) for name, chairs in groups.items()]
    return section(
        "Points",
        "The box holds the middle half of all scores, the line nine of ten; the bar in it is the middle.",
        side_by_side(
            figure(boxes(spread, "Scores"), "points at the end"),
            figure(stacks(sources, "Sources of points"), "what they came from, on average"),
        ),
    )


def mean_parts(chairs: Chairs) -> dict[str, float]:
    """What points came from on average; parts that never bring anything are left out."""
    sums: dict[str, int] = {}
    for row, seat in chairs:
        for part, points in row.breakdown[seat].items() if row.breakdown else ():
            sums[part] = sums.get(part, 0) + points
    return {part: points / len(chairs) for part, points in sums.items() if points}


def seats_part(rows: Sequence[MatchRow], seats: int) -> str:
    """Does a seat have an advantage?"""
    rows = [row for row in rows if row.seats == seats]
    if seats < 2 or not rows:
        return ""
    found = []
    for seat in range(seats):
        won = sum([row.won(seat) for row in rows])
        low, high = wilson(won, len(rows))
        found.append(Estimate(f"seat {seat}", won / len(rows), low, high, 1 / seats, seat))
    told = f"share of {len(rows)} matches that each seat won; the dashed mark is an even share"
    return figure(estimates(found, f"Wins by seat, {seats} seats", "%"), told)


# -- the use of the box --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Use:
    """How a piece of the box was used in some way, over all chairs."""

    verb: str
    piece: str
    offered: int  # chairs that could
    used: int  # and did, at least once
    taken: float  # of the decisions in which it was offered, the share in which it was chosen
    over_fair: float  # by how much those who did won more than their fair share
    reach: float  # how far that may be off, with 95 %


def uses_of(rows: Sequence[MatchRow]) -> list[Use]:
    """The use of everything that was ever on offer."""
    offered: dict[str, int] = {}
    times: dict[str, int] = {}
    chosen: dict[str, int] = {}
    gains: dict[str, list[float]] = {}
    for row in rows:
        for seat, (could, did) in enumerate(zip(row.offered, row.chosen, strict=True)):
            gain = row.won(seat) - 1 / row.seats
            for use, number in could.items():
                offered[use] = offered.get(use, 0) + 1
                times[use] = times.get(use, 0) + number
            for use, number in did.items():
                chosen[use] = chosen.get(use, 0) + number
                gains.setdefault(use, []).append(gain)
    found = []
    for use in sorted(offered):
        verb, _, piece = use.partition(":")
        won = gains.get(use, [])
        taken = chosen.get(use, 0) / times[use]
        found.append(Use(verb, piece, offered[use], len(won), taken, mean(won), reach_of_mean(won)))
    return found


def uses_part(rows: Sequence[MatchRow]) -> str:
    """Every card, tile and figure: how often it was there, how often it was used, whether that goes with winning."""
    chairs = sum([row.seats for row in rows])
    head = ["piece", "how", "could", "did", "did / could", "chosen / offered", "over fair share", "± 95 %"]
    cells: list[list[object]] = [list(head)]
    for use in sorted(uses_of(rows), key=lambda use: -use.used):
        mark = "" if abs(use.over_fair) <= use.reach else " ▲" if use.over_fair > 0 else " ▼"
        cells.append(
            [
                use.piece.replace("_", " "),
                use.verb,
                percent(use.offered / chairs),
                percent(use.used / chairs),
                percent(use.used / use.offered),
                percent(use.taken),
                f"{100 * use.over_fair:+.1f} %{mark}" if use.used else "",
                f"{100 * use.reach:.1f}" if use.used > 1 else "",
            ]
        )
    return section(
        "Use of the box",
        "How many chairs could use a piece in some way, how many did, in what part of the decisions that offered it, "
        "and how much more or less than their fair share those who did won. ▲ and ▼ mark what is more than luck taken "
        "alone; among this many pieces one in twenty is marked by luck. Going with victory is not the same as bringing "
        "it.",
        table(cells, "uses", searched=True, texts=(1,)),
    )


def wins_said(wins: float, matches: int) -> str:
    return f"{percent(wins / matches)} ({interval(wilson(wins, matches))})" if matches else ""
