"""A table in numbers, as one Hero's player may know it: what a judge foresees the end from.

First comes what concerns everybody, then the Hero's own side and the cards in its hand, the strongest of its rivals or
partners, and the average of all of them. Numbers are small: most lie between 0 and 2. The judge is asked when a turn
has ended.
"""

from __future__ import annotations

from typing import Final

from muster.bots.traits import Traits
from muster.games.euthia.bots.greedy import HARM
from muster.games.euthia.bots.kits import Kit, Swing
from muster.games.euthia.bots.odds import TWO, mean, table_of
from muster.games.euthia.bots.prospects import quick_lead
from muster.games.euthia.content.pieces import (
    ABILITY,
    FIRST_STRIKE,
    GAAR_THING,
    NOTHING,
    POTION_THING,
    RESOURCE,
    SUPPLIES_THING,
    THING,
    WEAPON,
)
from muster.games.euthia.places import (
    CENTRE,
    element_at,
    encounter_at,
    foe_health,
    has_monster,
    hex_distances,
    hex_of,
    is_church,
    is_ruined,
    open_slots,
    terrain_at,
    tiles_left,
    trader_at,
    treasure_at,
)
from muster.games.euthia.queries import (
    carried_things,
    gaar_of,
    has_caches,
    is_essence,
    is_gem,
    is_skoldur,
    is_trophy,
    level_of_trophy,
    max_health,
    outfit_of,
)
from muster.games.euthia.scoring import COLUMNS, PARTS, counts, parts
from muster.games.euthia.state import (
    BEFORE,
    GOLD_CACHE,
    NOBODY,
    SILVER_CACHE,
    EuthiaTable,
    control_hand,
    gold_hand,
    silver_hand,
)
from muster.kernel.table import Seat

SCENARIOS: Final = (
    "the-hunt",
    "defending-the-settlements",
    "threat-of-mirrezil",
    "walking-destruction",
    "elemental-revocation-1",
    "elemental-revocation-2",
    "elemental-revocation-3",
    "the-looming-doom",
)
LEVELS: Final = (1, 2, 3)
MOST_FORMS: Final = 4  # forms of a shared foe, of which each may be beaten
FAR: Final = 99  # no such place is known

COMMON: Final = (
    "one-seat",
    "two-seats",
    "three-seats",
    "four-seats",
    "together",
    *[f"scenario-{key}" for key in SCENARIOS],
    "elites",
    "griffin",
    "hard",
    "round",
    "rounds-left",
    "last-round",
    "place-in-round",
    "tiles-laid",
    "tiles-left",
    *[f"monsters-{level}" for level in LEVELS],
    "traders-held",
    "traders-free",
    "places-burned",
    "waves-beaten",
    "foe-there",
    "foe-health",
    "silver-cache",
    "gold-cache",
    "defended",
    "revoked",
    "bounty",
)

NEAR: Final = (
    *[f"near-monster-{level}" for level in LEVELS],
    "near-trade",
    "near-mine",
    "near-treasure",
    "near-element",
    "near-quest",
    "near-church",
    "near-edge",
    "near-foe",
)

SIDE: Final = (
    "score",
    *[f"vp-{part}" for part in PARTS],
    *[f"count-{column}" for column in COLUMNS],
    *[f"next-{column}" for column in COLUMNS],
    "reputation",
    "gold",
    "health",
    "top-health",
    "wounds",
    "gaar",
    "dwurt",
    *[f"lead-{level}" for level in LEVELS],
    "swing",
    "swings-once",
    "strikes",
    "guard",
    "foot",
    "blocks",
    "dodges",
    "heal",
    "harm",
    "clover",
    "luck",
    "moves",
    "tiles",
    "tile-worth",
    "weapon-worth",
    "armor-worth",
    "ability-worth",
    "unlocked",
    "unveiled",
    "veiled",
    "sacks-full",
    "resources",
    "potions",
    "supplies",
    "spare-gaar",
    "gems",
    "essences",
    "set-gems",
    *[f"trophies-{level}" for level in LEVELS],
    "cards-silver",
    "cards-gold",
    "control",
    "carried",
    "tally",
    "tally-lead",
    "foe-damage",
    "evidence",
    "revocations",
    "deaths",
    *NEAR,
)

SECRETS: Final = ("hand-harm",)

NAMES: Final = (
    *[f"table:{name}" for name in COMMON],
    *[f"mine:{name}" for name in SIDE],
    *[f"secret:{name}" for name in SECRETS],
    *[f"leader:{name}" for name in SIDE],
    *[f"others:{name}" for name in SIDE],
)


def traits(table: EuthiaTable, seat: Seat) -> list[float]:
    """The traits of a table for one Hero, in the order of ``NAMES``."""
    found = common(table, seat)
    found += side(table, seat)
    found += secrets(table, seat)
    others = [side(table, other) for other in range(table.seats) if other != seat]
    if not others:
        return found + [0.0] * (2 * len(SIDE))
    found += max(others)  # the score stands first
    number = len(others)
    found += [sum(values) / number for values in zip(*others, strict=True)]
    return found


def common(table: EuthiaTable, seat: Seat) -> list[float]:
    """What concerns everybody: the course of the game, the Map, the foe."""
    seats = table.seats
    key = table.box.scenarios[table.scenario].key
    monsters = [0, 0, 0]
    free = 0
    spaces = 4 * len(table.tiles)
    for space in range(spaces):
        if space & 3 != CENTRE and has_monster(table, space):
            monsters[hex_of(table, space).level - 1] += 1
            free += trader_at(table, space) != NOTHING
    foe = table.foe_wave != NOTHING
    return [
        *[float(seats == number) for number in (1, 2, 3, 4)],
        float(has_caches(table)),
        *[float(key == name) for name in SCENARIOS],
        float(table.elites_on),
        float(table.griffin_on),
        float(table.hard),
        table.round / 10,
        (table.rounds - table.round) / 8,
        float(table.round >= table.rounds),
        (seat - table.first) % seats / seats,
        len(table.tiles) / 15,
        tiles_left(table) / 15,
        *[number / 8 for number in monsters],
        (seats_with(table.trade_tokens)) / 5,
        free / 4,
        table.places_burned / 4,
        table.waves_beaten.bit_count() / MOST_FORMS,
        float(foe),
        (foe_health(table) - sum(table.foe_damage)) / 40 if foe else 0.0,
        len(table.zones[SILVER_CACHE].cards) / 10,
        len(table.zones[GOLD_CACHE].cards) / 5,
        len(table.defended) / 4,
        table.revoked.bit_count() / 6,
        float(table.bounty != NOTHING),
    ]


def seats_with(tokens: tuple[int, ...]) -> int:
    """How many spaces hold a token."""
    return len(tokens) - tokens.count(NOBODY)


def side(table: EuthiaTable, seat: Seat) -> list[float]:
    """What lies open before a Hero, and what it is good for."""
    box = table.box
    found = parts(table, seat)
    columns = counts(table, seat)
    rivals = [tally for other, tally in enumerate(table.tally) if other != seat]
    return [
        sum(found.values()) / 40,
        *[found[part] / 15 for part in PARTS],
        *[columns[column] / 8 for column in COLUMNS],
        *[next_step(box.scoring[column], columns[column]) for column in COLUMNS],
        *might(table, seat),
        *tiles_of(table, seat),
        *goods(table, seat),
        len(table.zones[silver_hand(table, seat)].cards) / 5,
        len(table.zones[gold_hand(table, seat)].cards) / 3,
        float(len(table.zones[control_hand(table, seat)].cards)),
        float(table.carried[seat] != NOTHING),
        table.tally[seat] / 10,
        (table.tally[seat] - max(rivals, default=0)) / 10,
        table.foe_damage[seat] / 20,
        table.evidence[seat] / 6,
        table.revocations[seat] / 6,
        table.own_deaths[seat] / 3,
        *nearness(table, seat),
    ]


def might(table: EuthiaTable, seat: Seat) -> list[float]:
    """What a Hero brings to a fight, all tiles ready."""
    kit = Kit(table, seat, fresh=True)
    health, top = table.health[seat], max_health(table, seat)
    return [
        table.reputation[seat] / 20,
        table.gold[seat] / 15,
        health / 15,
        top / 15,
        (top - health) / 10,
        gaar_of(table, seat) / 5,
        table.dwurt[seat] / 5 if is_skoldur(table, seat) else 0.0,
        *[quick_lead(table, kit, level) for level in LEVELS],
        max([strength(swing) for swing in kit.swings if not swing[2]], default=0.0) / 8,
        sum([strength(swing) for swing in kit.swings if swing[2]]) / 8,
        sum([strength(swing) for swing in kit.strikes]) / 8,
        kit.guard / 3,
        (kit.foot + kit.haunt) / 3,
        sum(kit.blocks) / 8,
        sum(kit.dodges) / 8,
        kit.heal / 10,
        kit.harm / 8,
        kit.clover / 2,
        kit.luck / 6,
    ]


def tiles_of(table: EuthiaTable, seat: Seat) -> list[float]:
    """The tiles on a Hero board and beside it."""
    tiles = [table.box.tile(copy) for copy in table.slots[seat] if copy != NOTHING]
    worth = weapons = armor = abilities = 0
    for tile in tiles:
        price = max(0, tile.price)
        worth += price
        if tile.kind == WEAPON or tile.kind == FIRST_STRIKE:
            weapons += price
        elif tile.kind == ABILITY:
            abilities += 1
        else:
            armor += price
    return [
        outfit_of(table, seat).permanent.get("move", 0) / 4,
        len(tiles) / 10,
        worth / 40,
        weapons / 20,
        armor / 20,
        abilities / 5,
        table.unlocked[seat].bit_count() / 5,
        len(table.supply[seat]) / 5,
        len(table.veiled[seat]) / 10,
    ]


def goods(table: EuthiaTable, seat: Seat) -> list[float]:
    """What a Hero carries."""
    box = table.box
    resources = potions = supplies = spare = gems = essences = 0
    trophies = [0, 0, 0]
    for thing in carried_things(table, seat):
        if is_trophy(thing):
            trophies[level_of_trophy(table, thing) - 1] += 1
        elif thing == POTION_THING:
            potions += 1
        elif thing == SUPPLIES_THING:
            supplies += 1
        elif thing == GAAR_THING:
            spare += 1
        elif is_gem(thing):
            gems += 1
        elif is_essence(thing):
            essences += 1
        elif thing < THING and box.tile(thing).kind == RESOURCE:
            resources += 1
    return [
        len(table.sacks[seat]) / 6,
        resources / 4,
        potions / 3,
        supplies / 2,
        spare / 3,
        gems / 3,
        essences / 3,
        sum([1 for copy, _, _ in table.set_gems if copy in table.slots[seat]]) / 3,
        *[number / 3 for number in trophies],
    ]


def strength(swing: Swing) -> float:
    """The Damage of an attack with two average dice."""
    ranges, more = swing[0], swing[1]
    return mean(table_of(ranges, 0, more), TWO, 0)


def next_step(steps: tuple[int, ...], number: int) -> float:
    """How near the next step of the scoring table is: 1 at one token or card from it."""
    missing = min([least - number for least in steps if least > number], default=0)
    return 1 / missing if missing else 0.0


def nearness(table: EuthiaTable, seat: Seat) -> list[float]:
    """For each kind of place, 1 where the Hero stands on it, 1/2 one hex away, and so on."""
    nearest = dict.fromkeys(NEAR, FAR)
    start = table.space[seat]
    if start == NOTHING:
        return [0.0] * len(NEAR)
    far = hex_distances(table, start if start & 3 != CENTRE else start & ~3)
    for space, steps in far.items():
        for kind in kinds_of_place(table, seat, space):
            nearest[kind] = min(nearest[kind], steps)
    return [1 / (1 + steps) if steps < FAR else 0.0 for steps in nearest.values()]


def kinds_of_place(table: EuthiaTable, seat: Seat, space: int) -> list[str]:
    """What a hex is to this Hero."""
    found: list[str] = []
    guarded = has_monster(table, space)
    if guarded:
        found.append(f"near-monster-{hex_of(table, space).level}")
    elif trader_at(table, space) != NOTHING and not table.burned >> space & 1:
        found.append("near-trade")
    elif treasure_at(table, space) and table.hero_tokens[space] == NOBODY:
        found.append("near-treasure")
    unused = not table.interaction[space][seat]
    if terrain_at(table, space) != NOTHING and not guarded and unused:
        found.append("near-mine")
    if element_at(table, space) != NOTHING and unused:
        found.append("near-element")
    encounter = encounter_at(table, space)
    if encounter != NOTHING and table.encounter_cards[encounter] and not is_ruined(table, space):
        found.append("near-quest")
    if is_church(table, (space & ~3) + CENTRE):
        found.append("near-church")
    if open_slots(table, space):
        found.append("near-edge")
    if table.foe_space == space:
        found.append("near-foe")
    return found


def secrets(table: EuthiaTable, seat: Seat) -> list[float]:
    """The cards in the Hero's own hand, which are kept for the rivals' Monsters."""
    if has_caches(table):
        return [0.0]
    hand = (*table.zones[silver_hand(table, seat)].cards, *table.zones[gold_hand(table, seat)].cards)
    return [sum([HARM.get(table.box.cards[card].key, 1) for card in hand]) / 10]


def turn_of(table: EuthiaTable) -> int:
    """The number of the turn; what is settled between two rounds belongs to the next one."""
    if table.turn_state == BEFORE and table.active == table.first:
        if table.space[table.first] == NOTHING:
            return 0
        return table.round * table.seats + 1
    return (table.round - 1) * table.seats + (table.active - table.first) % table.seats + 1


TRAITS: Final = Traits(NAMES, traits, turn_of)
