"""What views hold: types with a sentence for each field. Each game adds its own in a module of this name.

The page's types, the tables of docs/api.md, the JSON Schemas and the bounds of observations are made from them by
``scripts/describe_types``.
"""

from __future__ import annotations

from typing import NamedTuple, TypedDict


class UpTo(NamedTuple):
    """The highest number that is to be expected; of a list, how many equal entries. Learners are told shares of it."""

    most: int


class Asked(TypedDict):
    """An open question."""

    seat: int
    """Whose answer it awaits."""
    prompt: str
    """What is asked: the key of its text."""


class View(TypedDict):
    """What the views of all games hold."""

    game: str
    """The name of the game."""
    seat: int | None
    """Whose view it is, `null` for a spectator."""
    seats: int
    """How many play."""
    over: bool
    """Is the match over?"""
    asked: list[Asked]
    """Open questions that are not answered yet."""
    answered: list[int]
    """Where several seats answer at once: those that have."""
    own_answer: str | None
    """Where several seats answer at once: the key of one's own answer."""
    zones: dict[str, list[str | None]]
    """Per zone the keys of its cards, `null` for a face that this seat may not know."""
