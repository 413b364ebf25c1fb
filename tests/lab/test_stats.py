"""Shares, intervals, percentiles and the tables that show them."""

from __future__ import annotations

import pytest

from muster.lab.pool import gather, portions, stream
from muster.lab.stats import columns, mean, percentile, wilson


@pytest.mark.parametrize(
    "wins, matches, low, high",
    [
        (50, 100, 0.4038, 0.5962),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (0, 0, 0.0, 1.0),
        (2.5, 10, 0.0809, 0.5578),
    ],
)
def test_wilson(wins: float, matches: int, low: float, high: float) -> None:
    assert wilson(wins, matches) == pytest.approx((low, high), abs=2e-3)


def test_percentiles() -> None:
    values = list(range(1, 101))

    assert percentile(values, 5) == 5
    assert percentile(values, 95) == 95
    assert percentile([7], 5) == 7
    assert percentile([], 5) == 0
    assert mean([]) == 0


def test_columns_stand_in_line() -> None:
    assert columns([["name", "n"], ["a", "100"]]) == "name    n\n----  ---\na     100"


def doubled(number: int) -> list[int]:
    return [2 * number]


def test_results_come_in_order_from_any_number_of_processes() -> None:
    assert list(stream(doubled, range(20), 2)) == [[2 * number] for number in range(20)]
    assert gather(doubled, range(5), 5, 1) == [0, 2, 4, 6, 8]


def test_portions_cover_everything_once() -> None:
    for total in (1, 7, 100, 1000):
        covered = [number for first, after in portions(total, 2) for number in range(first, after)]
        assert covered == list(range(total))
