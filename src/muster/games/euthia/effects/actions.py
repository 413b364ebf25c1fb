"""Paying for Actions with tokens or tiles.  [EU-TOK-02, EU-TOK-06]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.state import EuthiaTable
from muster.kernel.table import Seat

BY_TOKEN = -1
BY_CARRIED = -2


def spend_action(table: EuthiaTable, seat: Seat, action: int, source: int) -> None:
    """The token leaves the board, or the tile that grants the Action is exhausted.  [EU-TOK-02, EU-COM-22]"""
    if source == BY_TOKEN:
        table.tokens[seat] &= ~(1 << action)
    elif source == BY_CARRIED:
        table.carried[seat] = NOTHING
    else:
        table.exhausted |= 1 << source
