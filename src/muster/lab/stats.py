"""Figures of many matches, and tables of them for people to read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import erfc, sqrt
from typing import Any, Final

Z95 = 1.959964  # 95 % of a normal distribution are within this many standard deviations


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


def reach_of_mean(values: Sequence[float]) -> float:
    """How far the true mean may be from that of these values, with 95 %."""
    if len(values) < 2:
        return float("inf")
    middle = mean(values)
    spread = sum([(value - middle) ** 2 for value in values]) / (len(values) - 1)
    return Z95 * sqrt(spread / len(values))


def chance_of(gap: float, error: float) -> float:
    """How likely so large a gap comes from luck alone, where luck has this standard error."""
    if error <= 0:
        return 1.0 if gap == 0 else 0.0
    return erfc(abs(gap) / error / sqrt(2))


def real_ones(chances: Sequence[float], risk: float = 0.05) -> list[bool]:
    """Which of many differences are real, after Holm: the risk that even one of them is luck is ``risk``."""
    ranked = sorted(range(len(chances)), key=lambda at: chances[at])
    real = [False] * len(chances)
    for place, at in enumerate(ranked):
        if chances[at] > risk / (len(chances) - place):
            break
        real[at] = True
    return real


class Evidence:
    """Which of two is better, asked after every deal, with the answer wrong in one of twenty studies at most.

    A gambler who stakes a part of what he has on the one, at even odds, grows rich only where the one is better.
    Several stake different parts, and what they have on average is the evidence: it grows to 20 times what they began
    with in one of twenty studies of equals at most, however often one looks (a test martingale).
    """

    STAKES: Final = (0.03, 0.06, 0.12, 0.25, 0.5, 0.9)

    __slots__ = ("_against", "_for")

    def __init__(self) -> None:
        self._for = [1.0] * len(self.STAKES)
        self._against = [1.0] * len(self.STAKES)

    def see(self, lead: float) -> None:
        """A deal in which the one was ahead of the other by so much, from -1 to 1."""
        for at, stake in enumerate(self.STAKES):
            self._for[at] *= 1 + stake * lead
            self._against[at] *= 1 - stake * lead

    def verdict(self, questions: int = 1, risk: float = 0.05) -> int:
        """1 where the one is better, -1 where the other is, 0 while nobody knows.

        Several ``questions`` of one study share the risk among them; each has two ways to be wrong.
        """
        enough = 2 * questions / risk
        if mean(self._for) >= enough:
            return 1
        return -1 if mean(self._against) >= enough else 0


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(bounds: tuple[float, float]) -> str:
    return f"{100 * bounds[0]:.1f}-{100 * bounds[1]:.1f} %"


def whole(value: float) -> str:
    """A large figure with its thousands apart."""
    return f"{value:,.0f}"


def counted(number: int, thing: str, things: str = "") -> str:
    """A number of things: "1 seat", "2 seats"."""
    return f"{number} {thing}" if number == 1 else f"{number} {things or thing + 's'}"


def as_json(value: Any) -> Any:
    """Results as plain data, floats cut to six places."""
    if isinstance(value, float):
        return round(value, 6)
    if isinstance(value, Mapping):
        return {str(name): as_json(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [as_json(part) for part in value]
    return value


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
