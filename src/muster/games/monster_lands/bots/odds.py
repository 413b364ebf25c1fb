"""Chances of dice, reckoned once: what a handful of dice reaches, and how often black dice hit."""

from __future__ import annotations

from math import comb
from typing import Final

MOST_DICE: Final = 24
MOST_BLACK: Final = 20
HIT: Final = 2 / 3  # a black die hits on 3, 4, 5, 6  [ML-MAT-07]
REROLL: Final = 1.5  # what a reroll of the lowest die adds to a total, nearly
MEAN: Final = 3.5


def _sums(dice: int) -> list[float]:
    """How likely each sum of so many dice is."""
    chances = [1.0]
    for _ in range(dice):
        more = [0.0] * (len(chances) + 6)
        for total, chance in enumerate(chances):
            for face in range(1, 7):
                more[total + face] += chance / 6
        chances = more
    return chances


def _tails(dice: int) -> list[float]:
    """How likely so many dice reach a total, in steps of a half: entry i is the chance of i / 2 or more."""
    sums = _sums(dice)
    whole = [0.0] * (len(sums) + 1)
    for total in range(len(sums) - 1, -1, -1):
        whole[total] = whole[total + 1] + sums[total]
    halves: list[float] = []
    for total in range(len(sums)):
        halves.append(min(1.0, whole[total]))
        halves.append((whole[total] + whole[total + 1]) / 2)
    return halves


def _hits(black: int) -> list[float]:
    """How likely so many black dice hit at least k times, entry by entry."""
    exactly = [comb(black, hits) * HIT**hits * (1 - HIT) ** (black - hits) for hits in range(black + 1)]
    return [min(1.0, sum(exactly[hits:])) for hits in range(black + 1)]


TAILS: Final = [_tails(dice) for dice in range(MOST_DICE + 1)]
HITS: Final = [_hits(black) for black in range(MOST_BLACK + 1)]


def reach(dice: int, target: float) -> float:
    """How likely so many dice reach a target."""
    if target <= dice:
        return 1.0
    if dice > MOST_DICE:
        return 1.0 if target <= MEAN * dice else 0.0
    row = TAILS[dice]
    at = int(2 * target + 0.999)
    return row[at] if at < len(row) else 0.0


def at_least(black: int, hits: int) -> float:
    """How likely so many black dice hit at least so often."""
    if hits <= 0:
        return 1.0
    if black <= 0:
        return 0.0
    row = HITS[min(black, MOST_BLACK)]
    return row[hits] if hits < len(row) else 0.0
