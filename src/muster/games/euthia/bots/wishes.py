"""What the goal of a scenario makes a Hero wish to do on the Map."""

from __future__ import annotations


class Wish:
    """A Free Action at a space: the kind of its option, the option's value, what it is worth, and why."""

    __slots__ = ("kind", "value", "why", "worth")

    def __init__(self, kind: str, value: int, worth: float, why: str) -> None:
        self.kind = kind
        self.value = value
        self.worth = worth
        self.why = why
