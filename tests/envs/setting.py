"""What tests of the environments share."""

from __future__ import annotations

from tests.conformance.setups import SETUPS, Setup

import muster

GAMES = muster.game_names()
ON_THE_SHELF = [setup for setup in SETUPS if setup.game.name in GAMES]

# The setups of each game that differ most: one per number of seats, and a co-operative one.
FEW: list[tuple[str, int, dict[str, object]]] = [
    ("meeples-and-monsters", 2, {}),
    ("meeples-and-monsters", 4, {"towers": True}),
    ("monster-lands", 1, {}),
    ("monster-lands", 3, {"tricks": True}),
    ("euthia", 1, {}),
    ("euthia", 2, {"scenario": "defending-the-settlements", "mode": "cooperative"}),
    ("euthia", 4, {"griffin": True}),
]

__all__ = ["FEW", "GAMES", "ON_THE_SHELF", "Setup"]
