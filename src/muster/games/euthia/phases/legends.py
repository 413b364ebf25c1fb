"""Legends: a Quest on the centre of each tile, paid with an Artifact.  [EU-MIR-02, EU-HEX-06]"""

from __future__ import annotations

from muster.games.euthia.events import LEGEND_OPENS
from muster.games.euthia.places import CENTRE
from muster.games.euthia.state import LEGEND_DECK, EuthiaTable
from muster.kernel.zones import draw_open, place


def stack_legends(table: EuthiaTable) -> None:
    """All Legend cards, face down.  [EU-MIR-02]"""
    place(table, LEGEND_DECK, table.box.legends)


def open_legend(table: EuthiaTable, tile: int) -> None:
    """A random Legend card lies open beside a Legend tile that is revealed.  [EU-MIR-02]"""
    if not table.zones[LEGEND_DECK].cards:
        return
    legend = draw_open(table, LEGEND_DECK, "legends")
    table.legends = (*table.legends, (4 * table.tiles.index(tile) + CENTRE, legend))
    table.tell(LEGEND_OPENS, legend, tile)
