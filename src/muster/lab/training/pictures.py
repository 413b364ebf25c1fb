"""The curve of a lesson as a picture: the error after every epoch, on what is learned and on what is held out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
EDGE: Final = 40


def curve_picture(curve: Sequence[tuple[float, float]]) -> str:
    """An SVG with two lines and their scale."""
    values = [value for pair in curve for value in pair] or [0.0]
    low, high = min(values), max(values)
    reach = (high - low) or 1.0

    def line(which: int, colour: str) -> str:
        points = " ".join(
            f"{EDGE + at * (WIDTH - 2 * EDGE) / max(1, len(curve) - 1):.1f},"
            f"{HEIGHT - EDGE - (pair[which] - low) / reach * (HEIGHT - 2 * EDGE):.1f}"
            for at, pair in enumerate(curve)
        )
        return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'

    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            line(0, "#2b6cb0"),
            line(1, "#c05621"),
            f'<text x="{EDGE}" y="24" font-size="14" fill="#2b6cb0">learned</text>',
            f'<text x="{EDGE + 80}" y="24" font-size="14" fill="#c05621">held out</text>',
            f'<text x="4" y="{EDGE + 4}" font-size="12">{high:.3f}</text>',
            f'<text x="4" y="{HEIGHT - EDGE + 4}" font-size="12">{low:.3f}</text>',
            "</svg>\n",
        ]
    )
