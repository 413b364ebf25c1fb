"""Names that can be shown: what a sign looks like is what it is."""

from __future__ import annotations

import unicodedata
from typing import Final

from muster.server.problems import Refusal

# Signs that count as letters and show nothing.
BLANKS: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")
MOST_MARKS: Final = 2  # accents on one letter; a pile of them covers the lines above


def cleaned(name: str) -> str:
    """A name without control signs, signs that turn the writing round, piles of accents, and spaces round it."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFC", name):
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign if sign.isprintable() and sign not in BLANKS else " ")
    return " ".join("".join(kept).split())


def checked_name(name: str) -> str:
    """The same for someone who has to have a name."""
    found = cleaned(name)
    if not found:
        raise Refusal("bad-request", "problem-empty-name")
    return found
