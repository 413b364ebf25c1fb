"""Shares, intervals, percentiles and the tables that show them."""

from __future__ import annotations

from random import Random

import pytest

from muster.lab.stats import Evidence, chance_of, columns, mean, percentile, reach_of_mean, real_ones, wilson


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


def test_evidence_is_wrong_in_few_studies_of_equals_however_often_one_looks() -> None:
    toss = Random(1)
    wrong = 0
    for _ in range(300):
        evidence = Evidence()
        for _ in range(200):
            evidence.see(toss.choice((-1, -0.5, 0, 0.5, 1)))
            if evidence.verdict():
                wrong += 1
                break

    assert wrong <= 15  # one of twenty


@pytest.mark.parametrize("lead, deals", [(1.0, 12), (-1.0, 12), (0.5, 60)])
def test_evidence_finds_who_is_better(lead: float, deals: int) -> None:
    evidence = Evidence()
    for _ in range(deals):
        evidence.see(lead)

    assert evidence.verdict() == (1 if lead > 0 else -1)
    assert Evidence().verdict() == 0


def test_of_many_differences_few_are_real_by_luck() -> None:
    assert real_ones([0.001, 0.04, 0.9]) == [True, False, False]
    assert real_ones([0.04]) == [True]
    assert chance_of(1.96, 1.0) == pytest.approx(0.05, abs=0.001)
    assert (chance_of(0, 0), chance_of(1, 0)) == (1.0, 0.0)


def test_how_far_a_mean_may_be_off() -> None:
    assert reach_of_mean([1, 1, 1]) == 0
    assert reach_of_mean([0, 1] * 50) == pytest.approx(0.0985, abs=0.001)
    assert reach_of_mean([3]) == float("inf")
