"""What a view of the ruins holds."""

from __future__ import annotations

from typing import Annotated, TypedDict

from muster.kernel.view_types import UpTo, View


class RuinsTableView(TypedDict):
    """Everything that lies open."""

    round: Annotated[int, UpTo(6)]
    """From 1 on."""
    active: int
    """Whose turn it is."""
    order: list[int]
    """The seats in the order in which they act this round."""
    bids: list[int]
    """What each seat has bid."""
    gold: Annotated[list[int], UpTo(20)]
    """Gold, by seat."""
    wounds: Annotated[list[int], UpTo(5)]
    """Wounds, by seat."""
    duel: tuple[int, int, int] | None
    """Who challenges whom, and for how much."""
    tally: dict[str, int]
    """How often each thing was done."""
    backs: dict[str, list[int]]
    """The backs of cards, by zone."""


class RuinsView(View, RuinsTableView):
    """The view of the ruins."""
