"""The Map as a walker sees it: neighbours, edges and Powers, worked out once for as long as no tile is added."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from muster.games.euthia.content.pieces import FIRE, NOTHING
from muster.games.euthia.places import (
    CENTRE,
    all_spaces,
    foe_form,
    has_monster,
    is_burning,
    is_centre_open,
    is_portal,
    is_soothing,
    neighbours,
    open_slots,
    powers_at,
)
from muster.games.euthia.queries import ignores
from muster.games.euthia.state import CHAPTER, EuthiaTable
from muster.kernel.table import Seat

FAR: Final = 9  # Move points beyond which no errand is planned
AVOID: Final = 2  # Move points that are spent rather than to walk through Fire

Leg = tuple[int, int, int, int, int]  # cost, steps, Injuries, the space, the one before it


class Chart:
    """What does not change before the next tile is laid."""

    __slots__ = ("edges", "near", "portals", "powers", "revoked", "spaces", "tiles")

    def __init__(self, table: EuthiaTable) -> None:
        self.tiles = table.tiles
        self.revoked = table.revoked
        self.spaces = all_spaces(table)
        self.near: dict[int, list[int]] = {space: neighbours(table, space) for space in self.spaces}
        self.edges: dict[int, int] = {space: len(open_slots(table, space)) for space in self.spaces}
        self.powers: dict[int, int] = {space: powers_at(table, space) for space in self.spaces}
        self.portals = [space for space in self.spaces if is_portal(table, space)]


class Walks:
    """How far everything is for one Hero: Monsters and closed centres stop a walk, Fire hurts."""

    __slots__ = ("beasts", "chart", "closed", "harm", "known", "left", "used")

    def __init__(self, table: EuthiaTable, seat: Seat, chart: Chart) -> None:
        self.chart = chart
        self.left = sum([len(table.zones[CHAPTER + chapter].cards) for chapter in range(5)])
        self.beasts = {space for space in chart.spaces if has_monster(table, space)}
        self.closed = {space for space in chart.spaces if space & 3 == CENTRE and not is_centre_open(table, space)}
        if table.foe_space != NOTHING and foe_form(table).closes:
            self.closed.add(table.foe_space)
        burns = not ignores(table, seat, FIRE)
        self.harm = {
            space: 2 if burns and is_burning(powers) else -2 if is_soothing(powers) else 0
            for space, powers in chart.powers.items()
        }
        self.used = table.portals_used[seat]
        self.known: dict[int, dict[int, tuple[int, int, int]]] = {}

    def new_tiles(self, space: int) -> int:
        """How many tiles a Hero would reveal there."""
        return min(self.chart.edges[space], self.left)

    def stops(self, space: int) -> bool:
        """Does something happen there, so that a walk ends?"""
        return space in self.beasts or self.chart.edges[space] > 0 or self.harm[space] != 0

    def from_space(self, start: int) -> dict[int, tuple[int, int, int]]:
        """For every space within reach: steps, Injuries on the way, and the space before it."""
        known = self.known.get(start)
        if known is None:
            known = self._explore(start)
            self.known[start] = known
        return known

    def _explore(self, start: int) -> dict[int, tuple[int, int, int]]:
        """Way by way, the cheapest first: a hex that burns is as dear as ``AVOID`` steps more."""
        found: dict[int, tuple[int, int, int]] = {}
        waiting: list[Leg] = [(0, 0, 0, start, NOTHING)]
        while waiting:
            cost, steps, hurt, space, before = heappop(waiting)
            if space in found:
                continue
            found[space] = (steps, hurt, before)
            if space in self.beasts and space != start:
                continue
            for other in self.chart.near[space]:
                if other not in found and other not in self.closed and steps < FAR:
                    harm = max(0, self.harm[other])
                    more = cost + 1 + (AVOID if harm else 0)
                    heappush(waiting, (more, steps + 1, hurt + harm, other, space))
            if space in self.chart.portals and space not in self.used:
                self._jump(space, cost, steps, hurt, waiting)
        return found

    def _jump(self, space: int, cost: int, steps: int, hurt: int, waiting: list[Leg]) -> None:
        """From a Portal to all others, for no Move points.  [EU-TEL-04]"""
        for portal in self.chart.portals:
            if portal != space and portal not in self.closed:
                harm = max(0, self.harm[portal])
                heappush(waiting, (cost + (AVOID if harm else 0), steps, hurt + harm, portal, space))

    def path(self, start: int, goal: int) -> list[int]:
        """The spaces on the way, the goal last."""
        found = self.from_space(start)
        way = [goal]
        while found[way[-1]][2] not in (NOTHING, start):
            way.append(found[way[-1]][2])
        return way[::-1]


def steps_from(far: dict[int, int], space: int) -> int:
    """How far away a space is by a table of hexes; a centre lies behind the hexes of its tile."""
    return far[space] if space & 3 != CENTRE else 1 + min([far[(space & ~3) + at] for at in range(CENTRE)])
