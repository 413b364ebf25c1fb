"""Pictures for reports, drawn as SVG: intervals, distributions, sources. Colours come from the page's style.

Every picture is as wide as the page lets it be and tells what it shows to those who cannot see it; the figures stand in
tables beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from muster.lab.stats import percentile

WIDTH: Final = 540
ROW: Final = 30
TOP: Final = 8
AXIS: Final = 30
LETTER: Final = 7.2  # how wide a letter is, about
INKS: Final = 8  # colours that the style names


@dataclass(frozen=True, slots=True)
class Estimate:
    """A figure with its interval, and what would be even."""

    label: str
    value: float
    low: float
    high: float
    even: float | None = None
    ink: int = 0


def ticks(low: float, high: float, about: int = 6) -> list[float]:
    """Round figures for an axis."""
    span = high - low
    if span <= 0:
        return [low]
    step = 10 ** floor(log10(span / about))
    step = next(step * times for times in (1, 2, 5, 10) if span / (step * times) <= about)
    first = ceil(low / step - 1e-9)
    last = floor(high / step + 1e-9)
    return [round(at * step, 10) for at in range(first, last + 1)]


def shown(value: float, unit: str) -> str:
    """A figure as it stands on an axis: ``unit`` is "%" for shares, or a text behind it."""
    return f"{100 * value:g} %" if unit == "%" else f"{value:g}{unit}"


class _Axis:
    """From figures to places on the picture."""

    def __init__(self, low: float, high: float, left: float, right: float) -> None:
        spare = 0.03 * (high - low) or 1.0
        self.low, self.high = low - spare, high + spare
        self.left, self.right = left, right

    def __call__(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.left + share * (self.right - self.left), 1)

    def drawn(self, height: float, unit: str) -> str:
        parts = []
        for tick in ticks(self.low, self.high):
            at = self(tick)
            parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{TOP}" y2="{height}"/>')
            parts.append(f'<text class="tick" x="{at}" y="{height + 18}">{shown(tick, unit)}</text>')
        return "".join(parts)


def _picture(height: float, said: str, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {round(height)}" role="img" aria-label="{escape(said, quote=True)}">'
        f"{''.join(parts)}</svg>"
    )


def _margin(labels: Sequence[str]) -> float:
    return min(210.0, 16 + LETTER * max([len(label) for label in labels], default=0))


def _label(text: str, left: float, y: float) -> str:
    most = int((left - 12) / LETTER)
    cut = text if len(text) <= most else f"{text[: most - 1]}…"
    return f'<text class="label" x="{left - 10}" y="{y + 4}">{escape(cut)}<title>{escape(text)}</title></text>'


def estimates(rows: Sequence[Estimate], said: str, unit: str = "", zero: bool = False) -> str:
    """A point with its interval for each row; a mark where even would be. ``zero`` draws the line of no difference."""
    if not rows:
        return ""
    evens = [row.even for row in rows if row.even is not None]
    values = [bound for row in rows for bound in (row.low, row.high, row.value)] + evens + ([0.0] if zero else [])
    left = _margin([row.label for row in rows])
    axis = _Axis(min(values), max(values), left, WIDTH - 14)
    bottom = TOP + ROW * len(rows)
    parts = [axis.drawn(bottom, unit)]
    if zero:
        parts.append(f'<line class="zero" x1="{axis(0)}" x2="{axis(0)}" y1="{TOP}" y2="{bottom}"/>')
    for at, row in enumerate(rows):
        y = TOP + ROW * at + ROW / 2
        ink = f"ink-{row.ink % INKS}"
        low, high = axis(row.low), axis(row.high)
        told = f"{row.label}: {_exact(row.value, unit)} ({_exact(row.low, unit)} to {_exact(row.high, unit)})"
        parts.append(_label(row.label, left, y))
        if row.even is not None:
            x = axis(row.even)
            parts.append(f'<line class="even" x1="{x}" x2="{x}" y1="{y - 9}" y2="{y + 9}"><title>even</title></line>')
        parts.append(f'<g class="{ink}"><title>{escape(told)}</title>')
        parts.append(f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="point" cx="{axis(row.value)}" cy="{y}" r="5"/></g>')
    return _picture(bottom + AXIS, said, parts)


def _exact(value: float, unit: str) -> str:
    return f"{100 * value:.1f} %" if unit == "%" else f"{value:.3g}{unit}"


def boxes(rows: Sequence[tuple[str, Sequence[float]]], said: str) -> str:
    """How values are spread, row by row: nine of ten are on the line, half of them in the box."""
    rows = [(label, values) for label, values in rows if values]
    if not rows:
        return ""
    left = _margin([label for label, _ in rows])
    spread = [[percentile(values, part) for part in (5, 25, 50, 75, 95)] for _, values in rows]
    axis = _Axis(min(five[0] for five in spread), max(five[-1] for five in spread), left, WIDTH - 14)
    bottom = TOP + ROW * len(rows)
    parts = [axis.drawn(bottom, "")]
    for at, ((label, _), five) in enumerate(zip(rows, spread, strict=True)):
        y = TOP + ROW * at + ROW / 2
        low, first, middle, third, high = (axis(value) for value in five)
        told = f"{label}: 5 % below {five[0]:g}, half from {five[1]:g} to {five[3]:g}, 5 % above {five[4]:g}"
        parts.append(_label(label, left, y))
        parts.append(f'<g class="ink-{at % INKS}"><title>{escape(told)}</title>')
        parts.append(f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
        parts.append(f'<rect class="box" x="{first}" y="{y - 8}" width="{max(2.0, third - first):.1f}" height="16"/>')
        parts.append(f'<line class="middle" x1="{middle}" x2="{middle}" y1="{y - 8}" y2="{y + 8}"/></g>')
    return _picture(bottom + AXIS, said, parts)


def histogram(values: Sequence[float], said: str, bins: int = 24) -> str:
    """How often which values came: bars as wide as whole numbers allow."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, ceil((high - low + 1) / bins)) if all(float(value).is_integer() for value in values) else 0
    if step:
        edges = [low + step * at for at in range(int((high - low) // step) + 2)]
    else:
        width = (high - low) / bins or 1.0
        edges = [low + width * at for at in range(bins + 1)]
    counts = [0] * (len(edges) - 1)
    for value in values:
        counts[min(len(counts) - 1, int((value - low) / (edges[1] - edges[0])))] += 1
    height = 150.0
    axis = _Axis(edges[0], edges[-1], 20, WIDTH - 14)
    parts = [axis.drawn(TOP + height, "")]
    for count, first, after in zip(counts, edges, edges[1:], strict=False):
        if count:
            tall = height * count / max(counts)
            there = f"{first:g}" if step == 1 else f"{first:g} to {after - (1 if step else 0):g}"
            parts.append(
                f'<rect class="bar ink-0" x="{axis(first) + 0.5}" y="{TOP + height - tall:.1f}" '
                f'width="{max(1.0, axis(after) - axis(first) - 1):.1f}" height="{tall:.1f}">'
                f"<title>{escape(there)}: {count}</title></rect>"
            )
    return _picture(TOP + height + AXIS, said, parts)


def stacks(rows: Sequence[tuple[str, dict[str, float]]], said: str) -> str:
    """What a whole is made of, row by row; losses stand left of nothing."""
    rows = [(label, parts) for label, parts in rows if parts]
    if not rows:
        return ""
    names = list(dict.fromkeys([name for _, parts in rows for name in parts]))
    left = _margin([label for label, _ in rows])
    gains = [sum([value for value in parts.values() if value > 0]) for _, parts in rows]
    losses = [sum([value for value in parts.values() if value < 0]) for _, parts in rows]
    axis = _Axis(min([*losses, 0.0]), max(gains), left, WIDTH - 14)
    bottom = TOP + ROW * len(rows)
    drawn = [axis.drawn(bottom, "")]
    for at, (label, parts) in enumerate(rows):
        y = TOP + ROW * at + 5
        drawn.append(_label(label, left, y + 10))
        right, back = 0.0, 0.0
        for name, value in parts.items():
            start = right if value >= 0 else back + value
            wide = axis(start + abs(value)) - axis(start)
            drawn.append(
                f'<rect class="bar ink-{names.index(name) % INKS}" x="{axis(start)}" y="{y}" '
                f'width="{max(0.0, wide - 0.5):.1f}" height="20"><title>{escape(name)}: {value:.1f}</title></rect>'
            )
            if value >= 0:
                right += value
            else:
                back += value
    key = "".join(
        [
            f'<span><i class="ink-{at % INKS}"></i>{escape(name.replace("_", " "))}</span>'
            for at, name in enumerate(names)
        ]
    )
    return f'{_picture(bottom + AXIS, said, drawn)}<p class="key">{key}</p>'


def bullet(value: float, interval: tuple[float, float] | None, low: float | None, high: float | None) -> str:
    """A figure beside what is wanted: the band is wanted, the line is the interval."""
    marks = [value, *[bound for bound in (low, high) if bound is not None], *(interval or ())]
    first, last = min(marks), max(marks)
    spare = 0.15 * (last - first) or max(0.1, abs(value) * 0.1)
    first, last = first - spare, last + spare

    scale = 160 / (last - first)

    def at(mark: float) -> str:
        return f"{scale * (mark - first):.1f}"

    start = 0.0 if low is None else scale * (low - first)
    end = 160.0 if high is None else scale * (high - first)
    holds = (low is None or value >= low) and (high is None or value <= high)
    parts = [f'<rect class="wanted" x="{start:.1f}" y="4" width="{max(1.0, end - start):.1f}" height="14"/>']
    if interval is not None:
        parts.append(f'<line class="reach" x1="{at(interval[0])}" x2="{at(interval[1])}" y1="11" y2="11"/>')
    parts.append(f'<circle class="point" cx="{at(value)}" cy="11" r="4.5"/>')
    kind = "holds" if holds else "fails"
    return f'<svg class="bullet {kind}" viewBox="0 0 160 22" aria-hidden="true">{"".join(parts)}</svg>'
