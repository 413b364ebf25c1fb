"""A table in numbers, as one clan may know it: what a judge foresees the end from.

First comes what concerns everybody, then the clan's own side, its secret trap store, the strongest of its rivals, and
the average of all rivals. Numbers are small: most lie between 0 and 2. The judge is asked at the beginning of rounds.
"""

from __future__ import annotations

from typing import Final, get_args

from muster.bots.traits import Traits
from muster.games.monster_lands.bots.values import further_rounds
from muster.games.monster_lands.content.pieces import AFFINITIES, COLOURS, ENTRANCE, LEFT, RIGHT, AbilityName
from muster.games.monster_lands.queries import affinity_icons, excess_glory, first_novice, land_places, wages_due
from muster.games.monster_lands.scoring import SOURCES, parts
from muster.games.monster_lands.state import LEVELS, NOTHING, LandsTable, store
from muster.kernel.table import Seat

TALENTS: Final = get_args(AbilityName)[1:]  # the first one is none
LOOTS: Final = (
    "conquest_glory",
    "elimination_glory",
    "capture_glory",
    "rerolls",
    "trophies",
    "eliminate",
    "goods",
    "convert",
    "per_die",
    "recruit",
)

COMMON: Final = (
    "one-seat",
    "two-seats",
    "three-seats",
    "four-seats",
    *[f"level-{level}" for level in LEVELS],
    "tricks",
    "grant",
    "more-monsters",
    "round",
    "rounds-left",
    "further-rounds",
    "most-glory",
    "near-the-end",
    "place-in-round",
    "land-difficulty",
    "land-glory",
    "land-second-glory",
    "land-second-difficulty",
    "monster-attack",
    "monster-capture",
    "monster-elimination",
    "monster-glory",
    "entrance",
    "novices",
    "buildings-closed",
    "tavern-fame",
    "tavern-cheapest",
)

SIDE: Final = (
    "score",
    *[f"vp-{source}" for source in SOURCES],
    "excess-glory",
    "gold",
    "wages",
    "gold-after-wages",
    "defense",
    "potions",
    "venoms",
    "traps",
    *[f"icons-{affinity}" for affinity in AFFINITIES],
    "lands",
    "settled",
    "members",
    "senders",
    "at-home",
    "wounded",
    "leader-fame",
    "best-fame",
    *[f"dice-{colour}" for colour in COLOURS],
    *[f"pool-{colour}" for colour in COLOURS],
    "faces",
    "gear",
    *[f"talent-{kind}" for kind in TALENTS],
    *[f"gear-{kind}" for kind in TALENTS],
    "loot",
    *[f"loot-{kind}" for kind in LOOTS],
    "trophies",
    "band-strength",
    "band-magic",
    "band-persuasion",
    "hireable",
)

SECRETS: Final = ("store-price", "store-dearest", "store-tricks")

NAMES: Final = (
    *[f"table:{name}" for name in COMMON],
    *[f"mine:{name}" for name in SIDE],
    *[f"secret:{name}" for name in SECRETS],
    *[f"leader:{name}" for name in SIDE],
    *[f"rivals:{name}" for name in SIDE],
)


def traits(table: LandsTable, seat: Seat) -> list[float]:
    """The traits of a table for one clan, in the order of ``NAMES``."""
    found = common(table, seat)
    found += side(table, seat)
    found += secrets(table, seat)
    rivals = [side(table, other) for other in range(table.seats) if other != seat]
    if not rivals:
        return found + [0.0] * (2 * len(SIDE))
    if len(rivals) == 1:
        return found + rivals[0] + rivals[0]
    found += max(rivals)  # the score stands first
    number = len(rivals)
    found += [sum(values) / number for values in zip(*rivals, strict=True)]
    return found


def common(table: LandsTable, seat: Seat) -> list[float]:
    """What concerns everybody: the course of the game, the lands, the monsters, who is for hire."""
    box, seats = table.box, table.seats
    glory = max([clan.glory for clan in table.clans])
    lands = [box.lands[land] for land in table.lands[: land_places(table)] if land != NOTHING]
    monsters = [box.monsters[table.monsters[place]] for place in (LEFT, RIGHT) if table.monsters[place] != NOTHING]
    for_hire = [box.members[member] for member in table.tavern if member >= 0]
    second = lands[1] if len(lands) > 1 else None
    return [
        *[float(seats == number) for number in (1, 2, 3, 4)],
        *[float(table.level == level) for level in range(len(LEVELS))],
        float(table.tricks),
        float(table.grant),
        float(table.more_monsters),
        table.round / 6,
        (len(box.rounds[0]) - table.round) / 5,
        further_rounds(table) / 4,
        glory / 30,
        max(0.0, 1 - (box.end_glory - glory) / 8),
        (seat - table.first) % seats / seats,
        lands[0].conquest / 20 if lands else 0.0,
        lands[0].glory / 5 if lands else 0.0,
        second.glory / 5 if second else 0.0,
        second.conquest / 20 if second else 0.0,
        sum([monster.attack for monster in monsters]) / 10,
        sum([monster.capture_value for monster in monsters]) / 30,
        sum([monster.elimination_value for monster in monsters]) / 30,
        sum([max(monster.capture_glory, monster.elimination_glory) for monster in monsters]) / 8,
        float(table.monsters[ENTRANCE] != NOTHING),
        float(first_novice(table) != NOTHING),
        table.panic.bit_count() / 2,
        max([member.reputation for member in for_hire], default=0) / 8,
        min([member.reputation for member in for_hire], default=0) / 8,
    ]


def side(table: LandsTable, seat: Seat) -> list[float]:
    """What lies open before a clan."""
    clan = table.clans[seat]
    box = table.box
    points = parts(table, seat)
    talents = dict.fromkeys(TALENTS, 0.0)
    gear = dict.fromkeys(TALENTS, 0.0)
    dice = [0, 0, 0]
    settled = senders = at_home = wounded = cards = best = 0
    for member in clan.members:
        record = box.members[member]
        talents[record.ability.kind] = talents.get(record.ability.kind, 0.0) + 0.5
        for colour in range(3):
            dice[colour] += record.dice[colour]
        best = max(best, record.reputation)
        wounded += table.wounded >> member & 1
        settled += member in table.settlers
        if not record.novice:
            senders += 1
            at_home += not table.assigned >> member & 1
        for card in table.gear[member]:
            kind = box.gear[box.gear_cards[card]].ability.kind
            gear[kind] = gear.get(kind, 0.0) + 0.5
            cards += 1
    loots = dict.fromkeys(LOOTS, 0.0)
    for loot in clan.loot:
        effect = box.loot[loot].effect
        loots[effect] = loots.get(effect, 0.0) + 0.5
    gold, wages = clan.gold, wages_due(table, seat)
    excess = excess_glory(table, seat)
    band = box.bands[box.band(clan.glory)]
    leader = clan.leader
    return [
        sum(points) / 30,
        *[part / 15 for part in points],
        excess / 5,
        gold / 10,
        wages / 6,
        (gold - wages) / 10,
        clan.defense / 3,
        clan.potions / 2,
        clan.venoms / 2,
        len(table.zones[store(seat)].cards) / 3,
        *[icons / 3 for icons in affinity_icons(table, seat)],
        len(clan.lands) / 2,
        settled / 2,
        len(clan.members) / 5,
        senders / 5,
        at_home / 5,
        wounded / 2,
        box.members[leader].reputation / 6 if leader != NOTHING else 0.0,
        best / 8,
        *[number / 4 for number in dice],
        clan.strength / 4,
        clan.magic / 4,
        len(clan.faces) / 4,
        sum(clan.faces) / 12,
        cards / 3,
        *[talents[kind] for kind in TALENTS],
        *[gear[kind] for kind in TALENTS],
        len(clan.loot) / 3,
        *[loots[kind] for kind in LOOTS],
        len(clan.trophies) / 3,
        *[number / 2 for number in band],
        sum([1 for member in table.tavern if member >= 0 and box.members[member].reputation <= excess]) / 3,
    ]


def secrets(table: LandsTable, seat: Seat) -> list[float]:
    """What lies in the clan's own store."""
    traps = [table.box.traps[trap] for trap in table.zones[store(seat)].cards]
    prices = [trap.price for trap in traps]
    return [sum(prices) / 8, max(prices, default=0) / 4, sum([1 for trap in traps if trap.trick]) / 2]


def turn_of(table: LandsTable) -> int:
    """The number of the round."""
    return table.round


TRAITS: Final = Traits(NAMES, traits, turn_of)
