"""Chances of two dice, reckoned once: pairs, what Air makes of them, and tables of what a value gives."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from muster.games.euthia.content.pieces import Ranges, in_range

FACES: Final = (1, 2, 3, 4, 5, 6)
LEAST: Final = -20  # values below this give what this one gives
MOST: Final = 40

Pair = tuple[int, int, float]  # the higher die, the lower die, how likely
Table = tuple[int, ...]


def _pairs() -> tuple[Pair, ...]:
    found: list[Pair] = []
    for high in FACES:
        for low in range(1, high + 1):
            found.append((high, low, (1 if high == low else 2) / 36))
    return tuple(found)


def _turned(pair: Pair) -> Pair:
    """Air turns the higher of two unequal dice.  [EU-ROL-05]"""
    high, low, chance = pair
    if high == low:
        return pair
    turned = 7 - high
    return (max(turned, low), min(turned, low), chance)


PLAIN: Final = _pairs()
IN_AIR: Final = tuple([_turned(pair) for pair in PLAIN])
ONE_DIE: Final = tuple([(face, 0, 1 / 6) for face in FACES])  # Air Essence takes the other one

# Ways to roll, by number.
TWO: Final = 0
TURNED: Final = 1
ONE: Final = 2
PAIRS: Final = (PLAIN, IN_AIR, ONE_DIE)


@lru_cache(maxsize=512)
def table_of(ranges: Ranges, less: int = 0, more: int = 0) -> Table:
    """What each value from ``LEAST`` on gives: plain number, plus, minus, and never below 0.  [EU-INJ-04, EU-DMG-04]"""
    found: list[int] = []
    for value in range(LEAST, MOST + 1):
        base = in_range(ranges, value)
        found.append(max(0, base + more - less) if base else 0)
    return tuple(found)


def at(table: Table, value: int) -> int:
    """The entry of a table for a value."""
    return table[min(MOST, max(LEAST, value)) - LEAST]


@lru_cache(maxsize=8192)
def mean(table: Table, dice: int, shift: int) -> float:
    """What a roll gives on average."""
    total = 0.0
    for high, low, chance in PAIRS[dice]:
        total += chance * at(table, high + low + shift)
    return total


@lru_cache(maxsize=8192)
def hits(table: Table, dice: int, shift: int) -> float:
    """How likely a roll gives anything."""
    return sum([chance for high, low, chance in PAIRS[dice] if at(table, high + low + shift)])
