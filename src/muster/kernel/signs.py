"""Signs: what a card brings, in a few tokens that every table draws.

The description of an effect makes its sign, once; the page and the terminal draw the same tokens, each in its own way.
A game says which sorts of tokens it has: a meeple of a class, a number of points, a plain text.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias


class Token(NamedTuple):
    """One part of a sign: what is drawn, and which one of its sort, or the text beside it."""

    sort: str
    name: str = ""


Sign: TypeAlias = tuple[Token, ...]
