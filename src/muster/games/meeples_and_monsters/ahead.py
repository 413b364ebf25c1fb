"""Steps that an earlier chapter leads to: see ``muster.kernel.ahead``."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.kernel.ahead import StepsAhead


class Ahead(StepsAhead):
    take_turn: Callable[[MeeplesTable], None]


ahead = Ahead()
