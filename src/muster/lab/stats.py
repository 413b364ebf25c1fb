"""Figures of many matches, and tables of them for people to read."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def mean(values: Sequence[float]) -> float:
    """The average; nothing has the average 0."""
    return sum(values) / len(values) if values else 0.0


def percentile(values: Sequence[float], percent: float) -> float:
    """The smallest value that is not below ``percent`` of all values."""
    if not values:
        return 0.0
    ranked = sorted(values)
    place = max(1, -(-len(ranked) * percent // 100))
    return ranked[min(len(ranked), int(place)) - 1]


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share after Wilson; it also fits few matches and shares near 0 and 1.

    Shared wins may count as fractions.
    """
    if matches == 0:
        return (0.0, 1.0)
    share = wins / matches
    square = Z95 * Z95 / matches
    middle = (share + square / 2) / (1 + square)
    reach = Z95 * sqrt(share * (1 - share) / matches + square / matches / 4) / (1 + square)
    return (max(0.0, middle - reach), min(1.0, middle + reach))


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(bounds: tuple[float, float]) -> str:
    return f"{100 * bounds[0]:.1f}-{100 * bounds[1]:.1f} %"


def whole(value: float) -> str:
    """A large figure with its thousands apart."""
    return f"{value:,.0f}"


def counted(number: int, thing: str) -> str:
    """A number of things: "1 seat", "2 seats"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def columns(rows: Sequence[Sequence[str]]) -> str:
    """Rows as a text table: the first row is the head, the first column stands left, the others right."""
    width = max(len(row) for row in rows)
    filled = [[*row, *[""] * (width - len(row))] for row in rows]
    widths = [max(len(row[at]) for row in filled) for at in range(width)]
    lines = [
        "  ".join(
            [cell.ljust(widths[at]) if at == 0 else cell.rjust(widths[at]) for at, cell in enumerate(row)]
        ).rstrip()
        for row in filled
    ]
    lines.insert(1, "  ".join(["-" * size for size in widths]))
    return "\n".join(lines)
