"""Bags, trays and supplies: things that are counted by kind, one place in a list per kind."""

from __future__ import annotations

from muster.kernel.chance import Chance


def draw(chance: Chance, stream: str, bag: list[int], number: int, into: list[int]) -> int:
    """Draw one thing blindly from a bag that holds so many, put it elsewhere, and return its kind."""
    kind = chance.pick_kind(stream, bag, number)
    bag[kind] -= 1
    into[kind] += 1
    return kind


def pour(source: list[int], into: list[int]) -> None:
    """Empty one heap into another."""
    for kind, number in enumerate(source):
        if number:
            into[kind] += number
            source[kind] = 0
