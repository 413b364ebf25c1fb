"""Bags, trays and supplies: things that are counted by kind, one place in a list per kind."""

from __future__ import annotations


def pour(source: list[int], into: list[int]) -> None:
    """Empty one heap into another of the same kinds."""
    for kind, number in enumerate(source):
        if number:
            into[kind] += number
            source[kind] = 0
