"""What every Map shows, whichever tiles are drawn."""

from __future__ import annotations

from muster.games.euthia.content.pieces import ELEMENTS
from muster.games.euthia.content.records import CHAPTERS, MapTile
from muster.kernel.content import Pack


def kinds_always_there(pack: Pack) -> dict[str, set[str]]:
    """The locations of the Church and of the Fixed tiles of every stack, alone and with more players.  [EU-MST-04]"""
    tiles = pack.table("map_tiles", MapTile).values()
    found: dict[str, set[str]] = {}
    for players, solo in (("one player", True), ("2 to 4 players", False)):
        fixed = [tile for tile in tiles if tile.group == "fixed" and tile.chapter < CHAPTERS]
        always = [tile for tile in fixed if tile.solo or not solo]
        always += [tile for tile in tiles if tile.group == "start"]
        shown: set[str] = {part.location for tile in always for part in tile.hexes}
        kinds: set[str] = {*shown, *[tile.centre for tile in always if tile.centre]}
        if any(location.startswith("treasure") for location in shown):
            kinds.add("treasure")
        if any(location in ELEMENTS for location in shown):
            kinds.add("elemental")
        found[players] = kinds
    return found
