"""Bags, trays and supplies: things that are counted by kind, one place in a list per kind."""

from __future__ import annotations

from operator import add


def pour(source: list[int], into: list[int]) -> None:
    """Empty one heap into another of the same kinds."""
    into[:] = map(add, into, source)
    source[:] = [0] * len(source)
