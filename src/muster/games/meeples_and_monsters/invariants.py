"""What must be true of every table at every decision."""

from __future__ import annotations

from typing import Final

from muster.games.meeples_and_monsters.content.pieces import CLASSES, MEEPLES
from muster.games.meeples_and_monsters.offers import plan_holds
from muster.games.meeples_and_monsters.queries import owned
from muster.games.meeples_and_monsters.reach import worth
from muster.games.meeples_and_monsters.state import (
    DISPLAY,
    MONSTERS_1,
    QUEST_DECK,
    QUEST_DISCARD,
    ROOM_STACK,
    TILE_STACK,
    MeeplesTable,
    completed,
    hand,
    just_drawn,
)


def invariants(table: MeeplesTable) -> list[str]:
    """Nothing is lost and nothing made: meeples, Monsters, Quests, tiles and rooms are always all somewhere."""
    return [*_meeples(table), *_cards(table), *_scores(table)]


def _meeples(table: MeeplesTable) -> list[str]:
    counts = table.supply.copy()
    for seat in range(table.seats):
        for unit, number in enumerate(owned(table, seat)):
            counts[unit] += number
    for location in table.box.locations:
        if location.stock:
            counts[location.stock_class] += table.stocks[location.id]
    problems = [
        f"{CLASSES[unit]}: {counts[unit]} meeples instead of {table.box.meeples[unit]}"
        for unit in range(MEEPLES)
        if counts[unit] != table.box.meeples[unit]
    ]
    piles = [table.supply, table.gained, *table.bags, *table.taverns, *table.lodgings]
    piles.extend([list(group) for _, group in table.plan])
    if any(number < 0 for pile in piles for number in pile):
        problems.append("a pile has fewer than no meeples")
    return problems


def _cards(table: MeeplesTable) -> list[str]:
    box = table.box
    quests: list[int] = [*table.zones[QUEST_DECK].cards, *table.zones[QUEST_DISCARD].cards]
    monsters: list[int] = [monster for monster in (*table.city, table.arriving) if monster >= 0]
    rooms: list[int] = [*table.zones[ROOM_STACK].cards, *[room for room in table.tower_tops if room >= 0]]
    for seat in range(table.seats):
        for zone in (hand(seat), just_drawn(seat), completed(seat)):
            quests.extend(table.zones[zone].cards)
        monsters.extend(table.piles[seat])
        rooms.extend(table.rooms_taken[seat])
    for pile in range(3):
        monsters.extend(table.zones[MONSTERS_1 + pile].cards)
    tiles = [*table.zones[TILE_STACK].cards, *table.zones[DISPLAY].cards, *[tile for tile in table.built if tile >= 0]]
    in_play = box.small_deck if table.seats < 3 else tuple(range(box.normal))
    problems: list[str] = []
    for name, found, wanted in (
        ("Quests", quests, range(len(box.quests))),
        ("Monsters", monsters, in_play),
        ("tiles", tiles, range(box.first_tile(), len(box.locations))),
        ("Tower Rooms", rooms, range(len(box.rooms) if table.towers else 0)),
    ):
        # As many powers of two as there are cards, with the same sum, are the same powers.
        if len(found) != len(wanted) or sum([BITS[card] for card in found]) != sum([BITS[card] for card in wanted]):
            problems.append(f"{name}: {sorted(found)} instead of all {len(wanted)}")
    return problems


BITS: Final = [1 << card for card in range(256)]


def _scores(table: MeeplesTable) -> list[str]:
    problems = [
        f"seat {seat}: {table.scores[seat]} VP, but its sources add up to {sum(table.sources[seat])}"
        for seat in range(table.seats)
        if table.scores[seat] != sum(table.sources[seat])
    ]
    if not table.over and min(table.scores) < 0:
        problems.append("a score fell below zero in play")  # [MM-SCO-05]
    if table.unresolved and not table.plan:
        problems.append("something is left to resolve that nobody planned")
    if table.unresolved and not plan_holds_or_changed(table):
        problems.append("a confirmed plan does not hold")
    return problems


def plan_holds_or_changed(table: MeeplesTable) -> bool:
    """A confirmed plan holds as long as nothing of it has been resolved; later Units may have left for good."""
    return len(table.unresolved) < len(table.plan) or plan_holds(table, table.active, worth(table, table.active))
