"""A table in numbers, as one seat may know it: what a judge foresees the end from.

First comes what concerns everybody, then the seat's own side, its secret Quests, the strongest of its rivals, and the
average of all rivals. Numbers are small: most lie between 0 and 2.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from muster.bots.traits import Traits
from muster.games.meeples_and_monsters.bots.values import USUAL, Outlook
from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    CLASSES,
    CORRUPTION,
    DISTRICTS,
    HIGHEST_LEVEL,
    MEEPLES,
    RANGER,
    TYPES,
    UNITS,
)
from muster.games.meeples_and_monsters.queries import monsters_in, quests_in_hand
from muster.games.meeples_and_monsters.reach import worth_alone
from muster.games.meeples_and_monsters.state import (
    MONSTERS_1,
    SOURCES,
    MeeplesTable,
    completed,
)
from muster.kernel.table import Seat

MOMENTS: Final = ("fight", "fights", "tavern", "pile", "build", "level", "end")  # when Quests are completed
OVERLORDS: Final = 3

COMMON: Final = (
    "two-seats",
    "three-seats",
    "four-seats",
    "towers",
    "round",
    "turns-left",
    "final",
    "last-round",
    "council-1",
    "council-2",
    "turns-before-mine",
    "place-in-round",
    "monsters-1",
    "monsters-2",
    "monsters-3",
    "vacant-slots",
    *[f"supply-{name}" for name in CLASSES],
    *[f"city-level-{level}" for level in range(1, HIGHEST_LEVEL + 1)],
    *[f"city-{kind}" for kind in TYPES],
    *[f"{district}-monsters" for district in DISTRICTS],
    "city-vp",
    "city-weakest",
    "city-strength",
    "levels-late",
)

SIDE: Final = (
    "score",
    *[f"vp-{source}" for source in SOURCES],
    *[f"level-{CLASSES[basic]}" for basic in range(1, BASIC)],
    *[f"has-{name}" for name in CLASSES],
    *[f"tavern-{name}" for name in CLASSES],
    *[f"bag-{name}" for name in CLASSES],
    "size",
    "drawn",
    "bag-size",
    "tavern-size",
    "tavern-strength",
    "bag-strength",
    "strength",
    "strength-a-hand",
    "prestige",
    *[f"pile-{kind}" for kind in TYPES],
    *[f"pile-level-{level}" for level in range(1, HIGHEST_LEVEL + 1)],
    "pile",
    "quests",
    "completed",
    *[f"bonus-{CLASSES[unit]}" for unit in range(UNITS)],
    *[f"versus-{kind}" for kind in TYPES],
    "pairs",
    "tiles",
    "overlords",
    "rooms",
    "hills",
    "hill-units",
    "beatable",
    "beatable-vp",
)

SECRETS: Final = (
    "quests-worth",
    "quests-best",
    "quests-worst",
    "quests-vp",
    "quests-penalty",
    *[f"likely-{moment}" for moment in MOMENTS],
    *[f"promised-{moment}" for moment in MOMENTS],
    "average-unit",
    "new-quest",
)

NAMES: Final = (
    *[f"table:{name}" for name in COMMON],
    *[f"mine:{name}" for name in SIDE],
    *[f"secret:{name}" for name in SECRETS],
    *[f"leader:{name}" for name in SIDE],
    *[f"rivals:{name}" for name in SIDE],
)


def traits(table: MeeplesTable, seat: Seat) -> list[float]:
    """The traits of a table for one seat, in the order of ``NAMES``."""
    outlook = Outlook(table, seat, USUAL)
    found = common(table, seat, outlook.turns)
    found += side(table, seat)
    found += secrets(outlook)
    rivals = [side(table, other) for other in range(table.seats) if other != seat]
    if len(rivals) == 1:
        return found + rivals[0] + rivals[0]
    found += max(rivals)  # the score stands first
    number = len(rivals)
    found += [sum(values) / number for values in zip(*rivals, strict=True)]
    return found


def common(table: MeeplesTable, seat: Seat, turns: float) -> list[float]:
    """What concerns everybody: the course of the game, the City board, the supply."""
    box, seats = table.box, table.seats
    levels = [0.0] * (HIGHEST_LEVEL + 1)
    types = [0.0] * len(TYPES)
    vp = 0
    strengths: list[int] = []
    for card in table.city:
        if card >= 0:
            monster = box.monsters[card]
            levels[monster.level] += 0.25
            types[monster.type] += 0.25
            vp += monster.vp
            strengths.append(monster.strength)
    place = (seat - table.first) % seats
    arrived = table.arrived.bit_count()
    return [
        float(seats == 2),
        float(seats == 3),
        float(seats == 4),
        float(table.towers),
        table.round / 10,
        turns / 8,
        float(table.final_from > 0),
        (table.last_round - table.round) / 2 if table.final_from else 1.5,
        float(arrived > 0),
        float(arrived > 1),
        (seat - table.active) % seats / seats,
        place / seats,
        len(table.zones[MONSTERS_1].cards) / 10,
        len(table.zones[MONSTERS_1 + 1].cards) / 10,
        len(table.zones[MONSTERS_1 + 2].cards) / 10,
        table.built.count(-1) / 8,
        *[number / 8 for number in table.supply],
        *levels[1:],
        *types,
        *[monsters_in(table, district) / 2 for district in range(len(DISTRICTS))],
        vp / 30,
        min(strengths, default=0) / 8,
        sum(strengths) / 60,
        max(0.0, 1.0 - turns / 4),
    ]


def side(table: MeeplesTable, seat: Seat) -> list[float]:
    """What lies open before a seat."""
    box = table.box
    bag, tavern, lodgings = table.bags[seat], table.taverns[seat], table.lodgings[seat]
    have = [bag[at] + tavern[at] + lodgings[at] for at in range(MEEPLES)]
    hills = 0
    on_hills = 0
    for _, holder, group in table.hills:
        if holder == seat:
            hills += 1
            for kind, number in enumerate(group):
                if number:
                    on_hills += number
                    have[kind if kind < MEEPLES else CORRUPTION - 1] += number
    size = max(1, sum(have))
    worths = worth_alone(table, seat)
    values = worths.values
    in_tavern = dot(tavern, values)
    in_bag = dot(bag, values)
    strength = dot(have, values)
    drawn = min(1.0, box.hand_sizes[(table.arrived & 1) + (table.arrived >> 1 & 1)] / size)
    pile = table.piles[seat]
    levels = [0.0] * (HIGHEST_LEVEL + 1)
    types = [0.0] * len(TYPES)
    for card in pile:
        monster = box.monsters[card]
        levels[monster.level] += 0.25
        if not monster.council:
            types[monster.type] += 0.25
    beatable = 0
    beatable_vp = 0
    for card in table.city:
        if card >= 0:
            monster = box.monsters[card]
            if monster.strength <= in_tavern + worths.versus[monster.type]:
                beatable += 1
                beatable_vp += monster.vp
    bonuses = table.bonuses[seat]
    return [
        table.scores[seat] / 30,
        *[source / 20 for source in table.sources[seat]],
        *[(level - 1) / 2 for level in table.levels[seat][1:]],
        *[number / 4 for number in have],
        *[number / 2 for number in tavern],
        *[number / 3 for number in bag],
        size / 16,
        drawn,
        sum(bag) / 10,
        sum(tavern) / 6,
        in_tavern / 10,
        in_bag / 10,
        strength / 30,
        strength * drawn / 10,
        sum(have[RANGER:CORRUPTION]) / 3,
        *types,
        *levels[1:],
        len(pile) / 8,
        quests_in_hand(table, seat) / 3,
        len(table.zones[completed(seat)].cards) / 4,
        *[number / 2 for number in bonuses.classes],
        *[number / 2 for number in bonuses.versus],
        len(bonuses.pairs) / 2,
        table.tiles_built[seat] / 2,
        table.fought[seat].bit_count() / OVERLORDS,
        len(table.rooms_taken[seat]) / 2,
        hills / 2,
        on_hills / 3,
        beatable / 4,
        beatable_vp / 12,
    ]


def secrets(outlook: Outlook) -> list[float]:
    """The seat's own Quests: what they promise, how likely, and when."""
    held = outlook.held
    worths = list(held.values())
    likely = [0.0] * len(MOMENTS)
    promised = [0.0] * len(MOMENTS)
    vp = 0
    penalty = 0
    for card in held:
        quest = outlook.table.box.quests[card]
        at = MOMENTS.index(quest.condition.when)
        chance = outlook.chance_of_quest(quest)
        likely[at] += chance
        promised[at] += chance * quest.vp / 5
        vp += quest.vp
        penalty += quest.penalty
    return [
        sum(worths) / 8,
        max(worths, default=0.0) / 5,
        min(worths, default=0.0) / 5,
        vp / 15,
        penalty / 6,
        *likely,
        *promised,
        outlook.average / 2,
        outlook.new_quest,
    ]


def dot(counts: Sequence[int], values: Sequence[int]) -> int:
    """The combat value of so many meeples of each class, each for itself."""
    return sum([number * values[at] for at, number in enumerate(counts) if number])


def turn_of(table: MeeplesTable) -> int:
    """The number of the turn: it rises whenever somebody else begins theirs."""
    return table.round * table.seats + (table.active - table.first) % table.seats


TRAITS: Final = Traits(NAMES, traits, turn_of)
