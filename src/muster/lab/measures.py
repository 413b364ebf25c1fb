"""Measures of many matches of one number of seats, each with its 95 % interval.

The interval is found by leaving out a part of the matches at a time (a jackknife), so that it also fits figures that
are no means.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import sqrt
from typing import Final

from muster.lab.matches import MatchRow
from muster.lab.stats import Z95, as_json, mean, percentile, wilson

Sums = Callable[[Mapping[str, float]], dict[str, float]]
Values = dict[str, float]
GROUPS: Final = 40  # parts of the matches that are left out in turn


class SeatCount:
    """All matches with one number of seats."""

    def __init__(
        self,
        seats: int,
        rows: Sequence[MatchRow],
        sums_up: Sums = dict,
        compared: Mapping[str, Sequence[MatchRow]] | None = None,
    ) -> None:
        self.seats = seats
        self.rows = tuple(rows)
        self.sums_up = sums_up
        self.compared = {variant: tuple(others) for variant, others in (compared or {}).items()}  # the same matches
        self.seat_wins = seat_wins(seats, rows)
        self.seat_intervals = tuple([wilson(share * len(rows), len(rows)) for share in self.seat_wins])

    @property
    def matches(self) -> int:
        return len(self.rows)

    @cached_property
    def values(self) -> Values:
        """Every measure by name."""
        return self._values(-1)

    @cached_property
    def partial_values(self) -> list[Values]:
        """Every measure, with one part of the matches left out in turn."""
        return [self._values(group) for group in range(min(GROUPS, self.matches))] if self.matches > 1 else []

    @cached_property
    def intervals(self) -> dict[str, tuple[float, float]]:
        """The 95 % interval of every measure."""
        whole, parts = self.values, self.partial_values
        found = {}
        for name, value in whole.items():
            reach = Z95 * jackknife([part[name] for part in parts if name in part])
            found[name] = (value - reach, value + reach)
        return found

    def _values(self, without: int) -> Values:
        rows = left_over(self.rows, without)
        values = self.sums_up(measures_of(self.seats, rows))
        for variant, others in self.compared.items():
            values[compared_with(variant)] = _winner_score(left_over(others, without)) - _winner_score(rows)
        return values

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = as_json(
            {
                "seats": self.seats,
                "matches": self.matches,
                "measures": self.values,
                "intervals": self.intervals,
                "seat_wins": self.seat_wins,
                "seat_intervals": self.seat_intervals,
            }
        )
        return found


def left_over(rows: tuple[MatchRow, ...], group: int) -> Sequence[MatchRow]:
    """The rows without one of their parts; with all of them for -1."""
    if group < 0:
        return rows
    groups = min(GROUPS, len(rows))
    return [row for at, row in enumerate(rows) if at % groups != group]


def jackknife(values: Sequence[float]) -> float:
    """The standard error of a figure, from its values with one part of the matches left out in turn."""
    if len(values) < 2:
        return float("inf")
    middle = mean(values)
    return sqrt((len(values) - 1) / len(values) * sum([(value - middle) ** 2 for value in values]))


def seat_wins(seats: int, rows: Sequence[MatchRow]) -> tuple[float, ...]:
    """What share of the matches each seat won."""
    return tuple([sum([row.won(seat) for row in rows]) / len(rows) for seat in range(seats)])


def measures_of(seats: int, rows: Sequence[MatchRow]) -> Values:
    """Every measure of some matches by name."""
    values: Values = {}
    rounds = [row.measures["rounds"] for row in rows if "rounds" in row.measures]
    if rounds:
        values["rounds"] = mean(rounds)
        values["rounds_p05"] = percentile(rounds, 5)
        values["rounds_p95"] = percentile(rounds, 95)
    decisions = [row.decisions for row in rows]
    values["decisions"] = mean(decisions)
    values["decisions_p05"] = percentile(decisions, 5)
    values["decisions_p95"] = percentile(decisions, 95)
    values["winner_score"] = _winner_score(rows)
    ratios = [min(row.scores) / max(row.scores) for row in rows if max(row.scores) > 0]
    if seats > 1:
        values["last_to_winner"] = mean(ratios)
        values["seat_advantage"] = max(seat_wins(seats, rows)) * seats
    for part, share in shares_of_parts(rows).items():
        values[f"share_{part}"] = share
    names = dict.fromkeys([name for row in rows for name in row.measures if name != "rounds"])
    for name in names:
        values[name] = mean([row.measures[name] for row in rows if name in row.measures])
    return values


def compared_with(variant: str) -> str:
    return f"winner_score_{variant}"


def _winner_score(rows: Sequence[MatchRow]) -> float:
    return mean([max(row.scores) for row in rows])


def shares_of_parts(rows: Sequence[MatchRow]) -> dict[str, float]:
    """What part of the points that winners gained came from where, over all matches together; losses are below 0."""
    parts: dict[str, int] = {}
    for row in rows:
        if row.winners and row.breakdown:
            for part, points in row.breakdown[row.winners[0]].items():
                parts[part] = parts.get(part, 0) + points
    total = sum([points for points in parts.values() if points > 0])
    return {part: points / total if total else 0.0 for part, points in parts.items()}
