"""Placing, rearranging, using and dropping things outside Combat.  [EU-ITM-01, EU-ITM-03]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import (
    DEMON_STONE,
    DIAMOND,
    ESSENCE_THING,
    FIRE,
    GAAR_THING,
    GEM_THING,
    NOTHING,
    OPAL,
    POTION_THING,
    SAPPHIRE,
    SUPPLIES_THING,
    THING,
    Effect,
    Use,
)
from muster.games.euthia.effects.cards import discard_card, draw_cards
from muster.games.euthia.effects.carrying import (
    discard,
    gain_dwurt,
    put_away,
    remove,
    spend_gaar,
    without,
)
from muster.games.euthia.effects.gaining import acquire, gain
from muster.games.euthia.effects.health import heal
from muster.games.euthia.effects.rolls import burn_essence, flip_gem, spend_dwurt
from muster.games.euthia.events import EQUIPPED, GEM_SET, MOVES_GAINED, THING_DISCARDED, TILE_USED, UNEQUIPPED
from muster.games.euthia.offers.hand import silver_offers
from muster.games.euthia.offers.things import (
    arrange_offers,
    drop_offers,
    essence_holders,
    gem_holders,
    move_offers,
    place_offers,
    use_menu_offers,
)
from muster.games.euthia.offers.turn import supplies_offers
from muster.games.euthia.places import powers_at
from muster.games.euthia.queries import (
    free_pouch,
    health_of,
    is_essence,
    is_gem,
    is_skoldur,
    permanent_health,
    sack_room,
    set_size,
)
from muster.games.euthia.state import EuthiaTable, silver_hand
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

POTION_HEALS, OPAL_HEALS, DIAMOND_HEALS, WATER_HEALS = 3, 1, 3, 4

# -- placing -----------------------------------------------------------------------------------------------------------


def settle(table: EuthiaTable, seat: Seat) -> None:
    """Everything without a place is placed, used or discarded.  [EU-ITM-02, EU-ITM-05, EU-SAK-02]"""
    while len(table.sacks[seat]) > sack_room(table, seat):  # a Sack was closed
        thing = table.sacks[seat][-1]
        table.sacks[seat] = table.sacks[seat][:-1]
        table.loose[seat] = (*table.loose[seat], thing)
    if not table.loose[seat]:
        return
    thing = table.loose[seat][0]
    if goes_by_itself(table, seat, thing):
        table.then(settle, seat)
        return
    table.ask(seat, "place", place_offers, place_thing, thing)
    table.then(settle, seat)


def goes_by_itself(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """Gaar, Gems, Essences, Trophies and resources need no question while there is room.  [EU-ITM-06]"""
    if thing == GAAR_THING:
        if is_skoldur(table, seat) and table.dwurt[seat] < table.box.heroes[table.heroes[seat]].dwurt:
            remove(table, seat, thing)
            gain_dwurt(table, seat, 1)
            return True
        room = table.box.heroes[table.heroes[seat]].gaar - table.gaar[seat]
        if room > 0:
            remove(table, seat, thing)
            table.gaar[seat] += 1
            return True
    if (is_gem(thing) or is_essence(thing)) and free_pouch(table, seat) > 0 and not gem_holders(table, seat):
        table.loose[seat] = without(table.loose[seat], thing)
        table.pouch[seat] = tuple(sorted((*table.pouch[seat], thing)))
        return True
    return False


def place_thing(table: EuthiaTable, choice: Option, seat: Seat, thing: int) -> None:
    """[EU-ITM-02, EU-ITM-05, EU-TRE-02]"""
    kind = choice.kind
    if kind == "drop":
        discard(table, seat, find(table, table.sacks[seat], choice.value))
        return
    table.loose[seat] = without(table.loose[seat], thing)
    if kind == "discard":
        table.tell(THING_DISCARDED, seat, thing)
        put_away(table, thing)
    elif kind == "use-now":
        table.loose[seat] = (thing, *table.loose[seat])
        use_item(table, seat, thing)
    else:
        lay_down(table, seat, thing, choice)


def find(table: EuthiaTable, things: tuple[int, ...], standing: int) -> int:
    """The thing of a row that an option stands for."""
    if standing >= THING:
        return standing
    kind = table.box.copies[standing]
    return next(thing for thing in things if thing < THING and table.box.copies[thing] == kind)


def lay_down(table: EuthiaTable, seat: Seat, thing: int, choice: Option) -> None:
    """A thing goes to a slot, a Sack, the pouch, or into a tile."""
    kind = choice.kind
    if kind == "to-slot":
        equip(table, seat, thing, choice.value)
    elif kind == "to-pouch":
        table.pouch[seat] = tuple(sorted((*table.pouch[seat], thing)))
    elif kind == "take-off":
        set_into(table, seat, thing, choice.value)
    else:
        table.sacks[seat] = (*table.sacks[seat], thing)


def equip(table: EuthiaTable, seat: Seat, copy: int, slot: int) -> None:
    """Health symbols raise Maximum and current Health.  [EU-HLT-04, EU-EQP-02]"""
    row = table.slots[seat]
    table.slots[seat] = (*row[:slot], copy, *row[slot + 1 :])
    table.health[seat] += health_of(table, copy) + permanent_health(table, copy)
    table.tell(EQUIPPED, seat, table.box.copies[copy])


def unequip(table: EuthiaTable, seat: Seat, copy: int) -> None:
    """[EU-HLT-04, EU-HLT-06]"""
    slot = table.slots[seat].index(copy)
    row = table.slots[seat]
    table.slots[seat] = (*row[:slot], NOTHING, *row[slot + 1 :])
    table.health[seat] -= health_of(table, copy) + permanent_health(table, copy)
    table.tell(UNEQUIPPED, seat, table.box.copies[copy])


def set_into(table: EuthiaTable, seat: Seat, thing: int, kind: int) -> None:
    """A Gem into Equipment for good, active; an Essence onto an Ability.  [EU-GEM-01, EU-GEM-03, EU-ESS-04]"""
    if is_gem(thing):
        copy = next(copy for copy in gem_holders(table, seat) if table.box.copies[copy] == kind)
        before = health_of(table, copy)
        table.set_gems = (*table.set_gems, (copy, thing - GEM_THING, 1))
        table.health[seat] += health_of(table, copy) - before  # a Ruby  [EU-HLT-07]
        table.tell(GEM_SET, seat, thing - GEM_THING, kind)
    else:
        copy = next(copy for copy in essence_holders(table, seat) if table.box.copies[copy] == kind)
        table.set_essences = (*table.set_essences, (copy, thing - ESSENCE_THING))


# -- rearranging -------------------------------------------------------------------------------------------------------


def arrange(table: EuthiaTable, seat: Seat) -> None:
    """One menu for Equipment, Gems, Essences and Sacks.  [EU-ITM-03, EU-ITM-11]"""
    table.ask(seat, "arrange", arrange_offers, rearrange)


def rearrange(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-ITM-03, EU-EQP-03]"""
    if choice.kind == "done":
        return
    if choice.kind == "take-off":
        copy = next(copy for copy in table.slots[seat] if copy != NOTHING and table.box.copies[copy] == choice.value)
        unequip(table, seat, copy)
        table.sacks[seat] = (*table.sacks[seat], copy)
        table.then(settle, seat)
    else:
        thing = find(table, (*table.sacks[seat], *table.pouch[seat]), choice.value)
        table.ask(seat, "move-thing", move_offers, move_thing, thing)
    table.then(arrange, seat)


def move_thing(table: EuthiaTable, choice: Option, seat: Seat, thing: int) -> None:
    """[EU-ITM-03]"""
    if choice.kind != "back":
        remove(table, seat, thing)
        lay_down(table, seat, thing, choice)
        table.then(settle, seat)


def drop_menu(table: EuthiaTable, seat: Seat) -> None:
    """[EU-ITM-09]"""
    table.ask(seat, "drop", drop_offers, drop_thing)


def drop_thing(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-ITM-09]"""
    if choice.kind != "back":
        discard(table, seat, find(table, (*table.sacks[seat], *table.pouch[seat]), choice.value))


# -- using -------------------------------------------------------------------------------------------------------------


def use_menu(table: EuthiaTable, seat: Seat) -> None:
    """[EU-TIM-02, EU-TIM-03]"""
    table.ask(seat, "use", use_menu_offers, use_chosen)


def use_chosen(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-OPR-01, EU-ITM-10]"""
    kind = choice.kind
    if kind == "drink":
        use_item(table, seat, choice.value)
    elif kind == "flip":
        flip_gem(table, seat, choice.value)
        work_gem(table, seat, choice.value)
    elif kind == "burn":
        burn_essence(table, seat, choice.value)
        heal(table, seat, WATER_HEALS)
    elif kind == "use":
        table.then_named("use_outside", seat, choice.value)


def work_gem(table: EuthiaTable, seat: Seat, gem: int) -> None:
    """What a Gem does outside Combat.  [EU-GEM-05]"""
    if gem == OPAL:
        heal(table, seat, OPAL_HEALS)
    elif gem == DIAMOND:
        heal(table, seat, DIAMOND_HEALS)
    elif gem == DEMON_STONE:
        draw_cards(table, seat, True, 1)
    elif gem == SAPPHIRE:
        table.moves[seat] += 1
        table.tell(MOVES_GAINED, seat, 1)


def use_item(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """A single-use Item works and is gone.  [EU-ITM-08, EU-ITM-10]"""
    if thing == POTION_THING:
        remove(table, seat, thing)
        heal(table, seat, POTION_HEALS)
    elif thing == SUPPLIES_THING:
        remove(table, seat, thing)
        table.ask(seat, "supplies", supplies_offers, open_supplies)
    else:
        tile = table.box.tile(thing)
        at = next(at for at, use in enumerate(tile.uses) if use.spends)
        spend_use(table, seat, thing, tile.uses[at])


def open_supplies(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """Healing and Gaar, or Gold."""
    effects: tuple[Effect, ...] = (("heal", 3, 0), ("gaar", 1, 0)) if choice.value == 0 else (("gold", 2, 0),)
    gain(table, seat, effects)
    table.then(settle, seat)


def use_outside(table: EuthiaTable, seat: Seat, number: int) -> None:
    """A tile is used outside Combat.  [EU-HTL-14, EU-OPR-01]"""
    from_first = [at for at, first in enumerate(table.box.first_use) if first <= number and table.box.tiles[at].uses]
    tile = table.box.tiles[max(from_first)]
    use = tile.uses[number - table.box.first_use[tile.id]]
    copies = (*[copy for copy in table.slots[seat] if copy != NOTHING], *table.sacks[seat])
    copy = next(
        copy
        for copy in copies
        if copy < THING and table.box.copies[copy] == tile.id and not (use.exhausts and table.exhausted >> copy & 1)
    )
    spend_use(table, seat, copy, use)


def spend_use(table: EuthiaTable, seat: Seat, copy: int, use: Use) -> None:
    """Exhaust or discard, pay Dwurt or Gaar, then every part whose Armor Set is worn.  [EU-ARM-03, EU-SKO-05]"""
    tile = table.box.tile(copy)
    table.tell(TILE_USED, seat, tile.id)
    if use.exhausts:
        table.exhausted |= 1 << copy
    if use.spends:
        discard(table, seat, copy)
    spend_dwurt(table, seat, use.dwurt)
    spend_gaar(table, seat, use.gaar)
    effects = use.effects
    for other in tile.uses:
        if other is not use and other.timing == use.timing and other.set_size > use.set_size > 0:
            if set_size(table, seat) >= other.set_size:
                effects = (*effects, *other.effects)
    for effect in effects:
        work_outside(table, seat, effect)
    table.then(settle, seat)


def work_outside(table: EuthiaTable, seat: Seat, effect: Effect) -> None:
    """One part of a tile's effect outside Combat."""
    name, number, _ = effect
    if name.startswith("teleport"):
        table.then_named("teleport_menu", seat, name, number)
    elif name == "pickpocket":
        gain(table, seat, (("gold", number, 0),))
    elif name == "absolve":
        if table.zones[silver_hand(table, seat)].cards:
            table.ask_anyway(seat, "give-silver", silver_offers, absolve, 1)
    elif name == "conjure":
        gem = min([thing for thing in (*table.sacks[seat], *table.pouch[seat]) if is_gem(thing)])
        remove(table, seat, gem)
        acquire(table, seat, ESSENCE_THING + FIRE)
    elif name == "essence_font":
        powers = powers_at(table, table.space[seat])
        elements = [element for element in range(4) if powers >> element & 1]
        if elements:
            acquire(table, seat, ESSENCE_THING + elements[0])
    elif name == "dwurt_die_minus":
        table.dwurt_die[seat] = max(0, table.dwurt_die[seat] - number)
    elif name in ("tracker", "look_hand", "look_cache", "cache_choice", "cache_under"):
        table.then_named("look", seat, name, number)
    else:
        gain(table, seat, (effect,))


def absolve(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """A Silver card is given up."""
    discard_card(table, seat, choice.value)


STEPS = steps(
    settle,
    place_thing,
    arrange,
    rearrange,
    move_thing,
    drop_menu,
    drop_thing,
    use_menu,
    use_chosen,
    open_supplies,
    use_outside,
    absolve,
)
