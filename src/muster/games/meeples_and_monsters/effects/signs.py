"""The tokens of which the signs of effects are made, as page and terminal draw them."""

from __future__ import annotations

from typing import Literal, get_args

from muster.kernel.signs import Sign, Token

Sort = Literal[
    "meeple",  # one of a class, "any" or "corruption"
    "type",  # of Monsters
    "text",
    "vp",
    "strength",  # combat value
    "quests",  # Quests drawn and discarded
    "draw",  # meeples drawn
    "later",  # in the Draw Phase
    "bag",  # meeples put back into the bag
    "back",  # back to the Tavern
]
SORTS: tuple[str, ...] = get_args(Sort)


def token(sort: Sort, name: str | int = "") -> Token:
    return Token(sort, str(name))


def text(words: str) -> Token:
    return Token("text", words)


def meeples(name: str, n: int = 1) -> Sign:
    """So many meeples of a class."""
    return (Token("meeple", name),) * n


PLUS = text("+")
MINUS = text("−")
LATER = token("later")
