"""Steps that an earlier chapter leads to: see ``muster.kernel.ahead``."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.monster_lands.state import LandsTable
from muster.kernel.ahead import StepsAhead


class Ahead(StepsAhead):
    prepare: Callable[[LandsTable], None]
    lash: Callable[[LandsTable, int], None]


ahead = Ahead()
