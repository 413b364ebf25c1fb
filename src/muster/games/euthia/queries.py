"""Questions about Heroes, their tiles and their goods that change nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from muster.games.euthia.content.pieces import (
    ABILITY,
    ABILITY_SLOT,
    COMBAT,
    ESSENCE_THING,
    FIRST_EQUIPMENT_SLOT,
    FIRST_SLOT,
    FIRST_STRIKE,
    GAAR_THING,
    GEM_THING,
    HELMET,
    JEWELRY,
    NOTHING,
    PERMANENT,
    SACKS,
    SHIELD,
    SWORD_SLOT,
    THING,
    TROPHY_THING,
    WEAPON,
    Box,
    Outfit,
    Tile,
    Use,
)
from muster.games.euthia.places import has_air, has_earth, powers_at, trader_at
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.table import Seat

if TYPE_CHECKING:
    from muster.games.euthia.content.abilities import LastingWord, PermanentWord, WorkWord

# -- modes -------------------------------------------------------------------------------------------------------------


def is_solo(table: EuthiaTable) -> bool:
    return table.seats == 1


def has_caches(table: EuthiaTable) -> bool:
    """Solo and Cooperative Games play the Monsters from caches and Combat cards.  [EU-SOL-02, EU-COP-04]"""
    return table.seats == 1 or table.cooperative


def is_skoldur(table: EuthiaTable, seat: Seat) -> bool:
    """Skoldur drinks Dwurt.  [EU-SKO-01]"""
    return table.box.heroes[table.heroes[seat]].dwurt > 0


def seats_in_turn(table: EuthiaTable) -> list[Seat]:
    """Clockwise, beginning with the starting player.  [EU-RND-05]"""
    return [(table.first + at) % table.seats for at in range(table.seats)]


def trader_of(table: EuthiaTable, seat: Seat) -> int:
    """Whom a Hero trades with: where it stands, or before the first round whom the scenario names.  [EU-RVB-06]"""
    space = table.space[seat]
    return trader_at(table, space) if space != NOTHING else table.box.scenarios[table.scenario].market


def in_force(table: EuthiaTable, effect: LastingWord) -> int:
    """What the Event card of this round adds to something.  [EU-MIR-01]"""
    if table.scenario_card == NOTHING:
        return 0
    lasting = table.box.scenario_cards[table.scenario_card].lasting
    return sum([number for name, number, _ in lasting if name == effect])


# -- tiles on the board ------------------------------------------------------------------------------------------------


MOST_OUTFITS: Final = 20_000  # a server that has run for months shall not keep them all


def outfit_of(table: EuthiaTable, seat: Seat) -> Outfit:
    """The tiles on a Hero board and what they add up to."""
    slots = table.slots[seat]
    if table.dressed[seat] is not slots:  # a tile was put on or taken off since somebody looked
        outfit = outfit_on(table.box, slots)
        table.dressed = (*table.dressed[:seat], slots, *table.dressed[seat + 1 :])
        table.outfits = (*table.outfits[:seat], outfit, *table.outfits[seat + 1 :])
    return table.outfits[seat]


def outfit_on(box: Box, slots: tuple[int, ...]) -> Outfit:
    """What is on these slots, worked out once for all matches."""
    known = box.outfits.get(slots)
    if known is None:
        if len(box.outfits) >= MOST_OUTFITS:
            box.outfits.clear()
        worn = tuple([copy for copy in slots if copy != NOTHING])
        known = box.outfits[slots] = Outfit(worn, [box.tile(copy) for copy in worn])
    return known


def on_board(table: EuthiaTable, seat: Seat) -> tuple[int, ...]:
    """The copies on the slots of a Hero board: what works.  [EU-EQP-02]"""
    return outfit_of(table, seat).worn


def is_ready(table: EuthiaTable, copy: int) -> bool:
    return not table.exhausted >> copy & 1


def permanent(table: EuthiaTable, seat: Seat, effect: PermanentWord) -> int:
    """The sum of a permanent effect of the tiles on the board.  [EU-TIM-07]"""
    return outfit_of(table, seat).permanent.get(effect, 0)


def set_size(table: EuthiaTable, seat: Seat) -> int:
    """The largest Armor Set: different parts of one family; fewer than three are none.  [EU-ARM-01]"""
    parts: dict[int, set[int]] = {}
    for copy in on_board(table, seat):
        tile = table.box.tile(copy)
        if tile.family != NOTHING and HELMET <= tile.kind < JEWELRY:
            parts.setdefault(tile.family, set()).add(tile.kind)
    largest = max([len(found) for found in parts.values()], default=0)
    return largest if largest >= 3 else 0


def gems_on(table: EuthiaTable, copy: int) -> list[tuple[int, int]]:
    """Gems set into a copy, each with its active side."""
    return [(gem, active) for holder, gem, active in table.set_gems if holder == copy]


def essences_on(table: EuthiaTable, copy: int) -> list[int]:
    """Essences placed on an Ability.  [EU-ESS-04]"""
    return [element for holder, element in table.set_essences if holder == copy]


# -- Health ------------------------------------------------------------------------------------------------------------


def max_health(table: EuthiaTable, seat: Seat) -> int:
    """The board's value, Health symbols of what is equipped, Rubies on it.  [EU-HLT-03, EU-HLT-07]"""
    total = table.box.heroes[table.heroes[seat]].health
    for copy in on_board(table, seat):
        total += health_of(table, copy)
    return total + permanent(table, seat, "health")


def health_of(table: EuthiaTable, copy: int) -> int:
    """What a copy adds to Maximum Health while it is equipped, its Gems included.  [EU-HLT-07]"""
    total = table.box.tile(copy).health
    for holder, gem, _ in table.set_gems:
        if holder == copy:
            total += gem_health(table, gem)
    return total


def gem_health(table: EuthiaTable, gem: int) -> int:
    """Health that a set Gem always gives.  [EU-GEM-05]"""
    total = 0
    for use in table.box.gem_effects[gem]:
        if use.timing == PERMANENT:
            total += sum([number for name, number, _ in use.effects if name == "health"])
    return total


# -- room --------------------------------------------------------------------------------------------------------------


def sack_sum(table: EuthiaTable, seat: Seat) -> int:
    """The sum of all Sack modifiers.  [EU-SAK-01, EU-SAK-03]"""
    return outfit_of(table, seat).sack


def sack_room(table: EuthiaTable, seat: Seat) -> int:
    """How many Sacks are open: three, fewer when the sum is negative.  [EU-SAK-01, EU-SAK-02]"""
    return SACKS + min(0, max(-SACKS, sack_sum(table, seat)))


def room_without(table: EuthiaTable, seat: Seat, copy: int) -> int:
    """How many Sacks would be open if a tile left the board.  [EU-SAK-04]"""
    return SACKS + min(0, max(-SACKS, sack_sum(table, seat) - table.box.tile(copy).sack))


def free_sacks(table: EuthiaTable, seat: Seat) -> int:
    return sack_room(table, seat) - len(table.sacks[seat])


def free_pouch(table: EuthiaTable, seat: Seat) -> int:
    """Free Gem/Essence slots.  [EU-ITM-01]"""
    return table.box.heroes[table.heroes[seat]].gem_slots - len(table.pouch[seat])


def slot_kind_of(tile: Tile) -> int:
    """The kind of slot that a tile lies on, or nothing.  [EU-HTL-02, EU-EQP-02, EU-SHD-01]"""
    if tile.kind in (WEAPON, SHIELD):
        return SWORD_SLOT
    if tile.kind == ABILITY:
        return ABILITY_SLOT
    if tile.kind == FIRST_STRIKE:
        return FIRST_SLOT
    if HELMET <= tile.kind <= JEWELRY:
        return FIRST_EQUIPMENT_SLOT + tile.kind - HELMET
    return NOTHING


def is_open_slot(table: EuthiaTable, seat: Seat, slot: int) -> bool:
    """Is a slot of the board unlocked?  [EU-HTL-11, EU-EQP-04]"""
    return not table.box.heroes[table.heroes[seat]].slots[slot].locked or bool(table.unlocked[seat] >> slot & 1)


def fitting_slots(table: EuthiaTable, seat: Seat, tile: Tile) -> list[int]:
    """Unlocked slots of the right kind, free or not."""
    kind = slot_kind_of(tile)
    slots = table.box.heroes[table.heroes[seat]].slots
    return [at for at, slot in enumerate(slots) if slot.kind == kind and is_open_slot(table, seat, at)]


def free_slots(table: EuthiaTable, seat: Seat, tile: Tile) -> list[int]:
    """Unlocked empty slots that take a tile."""
    return [slot for slot in fitting_slots(table, seat, tile) if table.slots[seat][slot] == NOTHING]


def fits_after(table: EuthiaTable, seat: Seat, off: int, on: int) -> bool:
    """May one copy leave the board and another come, by Health and Sacks?  [EU-HLT-05, EU-SAK-03, EU-EQP-05]"""
    health = table.health[seat]
    sacks = sack_sum(table, seat)
    if off != NOTHING:
        health -= health_of(table, off) + permanent_health(table, off)
        sacks -= table.box.tile(off).sack
    if on != NOTHING:
        health += health_of(table, on) + permanent_health(table, on)
        sacks += table.box.tile(on).sack
    return health > 0 and sacks >= -SACKS


def may_go_together(table: EuthiaTable, seat: Seat, copies: list[int]) -> bool:
    """May all of these leave the board?  [EU-HLT-05, EU-SAK-03]"""
    health = sum([health_of(table, copy) + permanent_health(table, copy) for copy in copies])
    sacks = sum([table.box.tile(copy).sack for copy in copies])
    return table.health[seat] > health and sack_sum(table, seat) - sacks >= -SACKS


def permanent_health(table: EuthiaTable, copy: int) -> int:
    """Health that a permanent effect of a tile gives."""
    total = 0
    for use in table.box.tile(copy).uses:
        if use.timing == PERMANENT:
            total += sum([number for name, number, _ in use.effects if name == "health"])
    return total


def purchase_price(table: EuthiaTable, tile: Tile) -> int:
    """What a tile costs here and now: an Event may make it cheaper, to no less than 1.  [EU-TRD-07, EU-MIR-09]"""
    return max(min(1, tile.price), tile.price - in_force(table, "cheaper"))


# -- things ------------------------------------------------------------------------------------------------------------


def is_gem(thing: int) -> bool:
    return GEM_THING <= thing < ESSENCE_THING


def is_essence(thing: int) -> bool:
    return ESSENCE_THING <= thing < GAAR_THING


def is_trophy(thing: int) -> bool:
    return thing >= TROPHY_THING


def is_copy(thing: int) -> bool:
    return thing < THING


def carried_things(table: EuthiaTable, seat: Seat) -> list[int]:
    """Things in Sacks and Gem/Essence slots, and those without a place."""
    return [*table.sacks[seat], *table.pouch[seat], *table.loose[seat]]


def loose_gems(table: EuthiaTable, seat: Seat) -> list[int]:
    """Gems that are not set: what Quests and sales may take.  [EU-QST-03]"""
    return sorted([thing - GEM_THING for thing in carried_things(table, seat) if is_gem(thing)])


def loose_essences(table: EuthiaTable, seat: Seat) -> list[int]:
    """[EU-ESS-02]"""
    return sorted([thing - ESSENCE_THING for thing in carried_things(table, seat) if is_essence(thing)])


def gaar_of(table: EuthiaTable, seat: Seat) -> int:
    """Gaar on slots and in Sacks.  [EU-ITM-06]"""
    return table.gaar[seat] + table.sacks[seat].count(GAAR_THING) + table.loose[seat].count(GAAR_THING)


def level_of_trophy(table: EuthiaTable, thing: int) -> int:
    """The level of a Trophy.  [EU-ELI-09]"""
    return table.box.monsters[thing - TROPHY_THING].level


def cards_in_hand(table: EuthiaTable, seat: Seat) -> int:
    """Silver and Gold cards together.  [EU-CRD-05]"""
    return len(table.zones[silver_hand(table, seat)].cards) + len(table.zones[gold_hand(table, seat)].cards)


# -- what may be used --------------------------------------------------------------------------------------------------


def token_use(uses: tuple[Use, ...], timings: tuple[int, ...]) -> int:
    """Which use of a Gem or an Essence belongs to a window, or nothing.  [EU-TIM-08]"""
    for at, use in enumerate(uses):
        if use.timing in timings:
            return at
    return NOTHING


def use_of(table: EuthiaTable, number: int) -> tuple[Tile, int]:
    """The tile and the use that an option names by its place among all uses."""
    firsts = table.box.first_use
    kind = max([at for at in range(len(firsts)) if firsts[at] <= number and table.box.tiles[at].uses])
    return table.box.tiles[kind], number - firsts[kind]


def potion_heals(table: EuthiaTable) -> int:
    """What a Healing Potion heals."""
    uses = table.box.tiles[table.box.potion].uses
    return sum([number for use in uses for name, number, _ in use.effects if name == "heal"])


def adds_to_another(tile: Tile, use: Use) -> bool:
    """A part for a larger Armor Set works with the part for the smaller one, not alone.  [EU-ARM-03]"""
    return any(0 < other.set_size < use.set_size and other.timing == use.timing for other in tile.uses)


def can_use(table: EuthiaTable, seat: Seat, copy: int, use: Use) -> bool:
    """Is the tile ready, the Armor Set worn, the price there?  [EU-HTL-14, EU-ARM-02, EU-SKO-05]"""
    if use.exhausts and table.exhausted >> copy & 1:
        return False
    if use.set_size and set_size(table, seat) < use.set_size:
        return False
    if use.dwurt and table.dwurt[seat] < use.dwurt:
        return False
    return not use.gaar or gaar_of(table, seat) >= use.gaar


def figure_on_board(table: EuthiaTable, seat: Seat, effect: WorkWord) -> int:
    """The figure of an effect that a tile on the board has; the largest of several."""
    figures = [0]
    for copy in on_board(table, seat):
        for use in table.box.tile(copy).uses:
            figures.extend([number for name, number, _ in use.effects if name == effect])
    return max(figures)


def ready_with(table: EuthiaTable, seat: Seat, effect: WorkWord) -> int:
    """A ready copy on the board that has this effect, or nothing."""
    for copy in on_board(table, seat):
        for use in table.box.tile(copy).uses:
            if can_use(table, seat, copy, use) and any(name == effect for name, _, _ in use.effects):
                return copy
    return NOTHING


def combat_sources(table: EuthiaTable, seat: Seat, action: int = COMBAT) -> list[int]:
    """What can pay for an Action: -1 the token, -2 the carried one, copies of tiles.  [EU-LIB-05, EU-TOK-06]"""
    sources: list[int] = []
    if table.tokens[seat] >> action & 1:
        sources.append(-1)
    if table.carried[seat] == action:
        sources.append(-2)
    for copy in on_board(table, seat):
        for use in table.box.tile(copy).uses:
            if can_use(table, seat, copy, use) and any(
                name == "act" and number == action for name, number, _ in use.effects
            ):
                sources.append(copy)
    return sources


def can_fight(table: EuthiaTable, seat: Seat) -> bool:
    """[EU-LIB-02]"""
    return bool(combat_sources(table, seat))


# -- rolls -------------------------------------------------------------------------------------------------------------


def power_of_air(table: EuthiaTable, seat: Seat) -> bool:
    """Does Air change this Hero's rolls here?  [EU-ROL-05]"""
    return has_air(powers_at(table, table.space[seat]))


def power_of_earth(table: EuthiaTable, seat: Seat) -> bool:
    """[EU-ROL-05]"""
    return has_earth(powers_at(table, table.space[seat]))


def ignores(table: EuthiaTable, seat: Seat, element: int) -> bool:
    """Slumber with such an Essence, or a ward: no harm from this Power.  [EU-TIM-07]"""
    if slumbers(table, seat, element):
        return True
    for copy in on_board(table, seat):
        for use in table.box.tile(copy).uses:
            if use.timing == PERMANENT and any(name == "ward" and number == element for name, number, _ in use.effects):
                return True
    return False


def slumbers(table: EuthiaTable, seat: Seat, element: int) -> bool:
    """Slumber with such an Essence: nothing unwanted from this Power or Elemental.  [EU-TIM-07]"""
    for copy in on_board(table, seat):
        if element in essences_on(table, copy):
            for use in table.box.tile(copy).uses:
                if any(name == "slumber" for name, _, _ in use.effects):
                    return True
    return False


def roll_value(table: EuthiaTable) -> int:
    """The roll under way: dice and all that was added."""
    return sum(table.dice) + table.value
