"""Steps that an earlier chapter leads to: see ``muster.kernel.ahead``."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.euthia.state import EuthiaTable
from muster.kernel.ahead import StepsAhead
from muster.kernel.table import Seat


class Ahead(StepsAhead):
    # What effects lead to in the phases.
    change_cards: Callable[[EuthiaTable, Seat, str], None]
    roll_done: Callable[[EuthiaTable, str, Seat, int], None]
    teleport_menu: Callable[[EuthiaTable, Seat, str, int], None]
    look: Callable[[EuthiaTable, Seat, str, int], None]
    use_in_combat: Callable[[EuthiaTable, Seat, int], None]
    # Combat, whose parts lead to each other, and what follows it.
    offer_first_strike: Callable[[EuthiaTable, Seat], None]
    turn_combat_card: Callable[[EuthiaTable, Seat], None]
    draw_for_foe: Callable[[EuthiaTable, bool, int], None]
    guarded_treasure: Callable[[EuthiaTable, Seat, int], None]
    trade_with_excess: Callable[[EuthiaTable, Seat], None]


ahead = Ahead()
