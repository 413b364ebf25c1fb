"""Placing, rearranging, using and dropping things outside Combat.  [EU-ITM-01, EU-ITM-03]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import (
    ESSENCE_THING,
    FIRE,
    GAAR_THING,
    GEM_THING,
    NOTHING,
    POTION_THING,
    SCROLL_THING,
    SUPPLIES_THING,
    THING,
    Effect,
    Use,
)
from muster.games.euthia.effects.cards import discard_card
from muster.games.euthia.effects.carrying import (
    discard,
    remove,
    spend_gaar,
    without,
)
from muster.games.euthia.effects.gaining import acquire, gain, goods_in
from muster.games.euthia.effects.health import heal
from muster.games.euthia.effects.rolls import burn_essence, convert_gaar, flip_gem, spend_dwurt
from muster.games.euthia.events import EQUIPPED, GEM_SET, TILE_USED, UNEQUIPPED
from muster.games.euthia.offers.hand import silver_offers
from muster.games.euthia.offers.things import (
    arrange_offers,
    drop_offers,
    droppable,
    essence_holders,
    gem_holders,
    loose_gem_offers,
    move_offers,
    place_offers,
    power_offers,
    removable,
    use_menu_offers,
)
from muster.games.euthia.offers.turn import supplies_offers
from muster.games.euthia.queries import (
    free_pouch,
    health_of,
    is_essence,
    is_gem,
    permanent_health,
    potion_heals,
    sack_room,
    set_size,
    use_of,
)
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

# -- placing -----------------------------------------------------------------------------------------------------------


def settle(table: EuthiaTable, seat: Seat) -> None:
    """Everything without a place is placed, used or discarded.  [EU-ITM-02, EU-ITM-05, EU-SAK-02]"""
    while len(table.sacks[seat]) > sack_room(table, seat):  # a Sack was closed
        thing = table.sacks[seat][-1]
        table.sacks[seat] = table.sacks[seat][:-1]
        table.loose[seat] = (*table.loose[seat], thing)
    fresh = table.loose[seat][table.waiting :]  # others may wait for the end of a Trade Action  [EU-ECO-08]
    if not fresh:
        return
    thing = fresh[0]
    if goes_by_itself(table, seat, thing):
        table.then(settle, seat)
        return
    table.ask(seat, "place", place_offers, place_thing, thing)
    table.then(settle, seat)


def place_by_itself(table: EuthiaTable, seat: Seat) -> None:
    """Whatever needs no question finds its place.  [EU-ITM-02]"""
    for thing in table.loose[seat]:
        goes_by_itself(table, seat, thing)


def goes_by_itself(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """While there is room Gaar, Essences and Gems need no question, nor does what only a Sack takes.  [EU-ITM-02]"""
    if thing == GAAR_THING:
        room = table.box.heroes[table.heroes[seat]].gaar - table.gaar[seat]
        if room > 0:
            remove(table, seat, thing)
            table.gaar[seat] += 1
            return True
    set_at_once = is_gem(thing) and bool(gem_holders(table, seat))
    if (is_gem(thing) or is_essence(thing)) and free_pouch(table, seat) > 0 and not set_at_once:
        table.loose[seat] = without(table.loose[seat], thing)
        table.pouch[seat] = tuple(sorted((*table.pouch[seat], thing)))
        return True
    if table.rules >= 3 and can_only_be_stored(table, seat, thing):
        table.loose[seat] = without(table.loose[seat], thing)
        table.sacks[seat] = (*table.sacks[seat], thing)
        return True
    return False


def can_only_be_stored(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """A free Sack, and nothing else to do with a thing but to drop it, which can be done later, too."""
    return [option.kind for option in place_offers(table, seat, thing)] == ["to-sack", "discard"]


def place_thing(table: EuthiaTable, choice: Option, seat: Seat, thing: int) -> None:
    """[EU-ITM-02, EU-ITM-05, EU-TRE-02]"""
    kind = choice.kind
    if kind == "drop":
        discard(table, seat, find(table, table.sacks[seat], choice.value))
    elif kind == "discard":
        discard(table, seat, thing)
    elif kind == "use-now":
        use_item(table, seat, thing)
    elif kind == "convert-gaar":
        convert_gaar(table, seat)
    elif kind in ("arrange", "use-menu"):
        table.then(arrange if kind == "arrange" else use_menu, seat)
    else:
        remove(table, seat, thing)
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
    elif kind == "set-into":
        set_into(table, seat, thing, choice.value)
    else:
        table.sacks[seat] = (*table.sacks[seat], thing)


def equip(table: EuthiaTable, seat: Seat, copy: int, slot: int) -> None:
    """[EU-EQP-02]"""
    lay_on_slot(table, seat, copy, slot)
    table.tell(EQUIPPED, seat, table.box.copies[copy])


def lay_on_slot(table: EuthiaTable, seat: Seat, copy: int, slot: int) -> None:
    """Health symbols raise Maximum and current Health; what lay there needs a place.  [EU-HLT-04, EU-EQP-02]"""
    other = table.slots[seat][slot]
    if other != NOTHING:
        unequip(table, seat, other)
        table.loose[seat] = (*table.loose[seat], other)
    row = table.slots[seat]
    table.slots[seat] = (*row[:slot], copy, *row[slot + 1 :])
    table.health[seat] += health_of(table, copy) + permanent_health(table, copy)


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
        if copy in table.slots[seat]:
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
        copy = next(copy for copy in removable(table, seat) if table.box.copies[copy] == choice.value)
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
    if choice.kind == "back":
        return
    may_go = droppable(table, seat)
    stored = [thing for thing in (*table.sacks[seat], *table.pouch[seat], *table.slots[seat]) if thing in may_go]
    thing = find(table, tuple(stored), choice.value)
    if thing in table.slots[seat]:
        unequip(table, seat, thing)
        table.loose[seat] = (*table.loose[seat], thing)
    discard(table, seat, thing)


USES = ("use", "drink", "flip", "burn")  # what a thing of one's own is used with


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
        gain(table, seat, goods_in((flip_gem(table, seat, choice),)))
    elif kind == "burn":
        gain(table, seat, goods_in((burn_essence(table, seat, choice.value),)))
    elif kind == "use":
        table.then(use_outside, seat, choice.value)


def use_item(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """A single-use Item works and is gone.  [EU-ITM-08, EU-ITM-10]"""
    if thing == POTION_THING:
        remove(table, seat, thing)
        heal(table, seat, potion_heals(table))
    elif thing == SUPPLIES_THING:
        remove(table, seat, thing)
        table.ask(seat, "supplies", supplies_offers, open_supplies)
    elif thing == SCROLL_THING:
        remove(table, seat, thing)
        for use in table.box.tiles[table.box.scroll].uses:
            for effect in use.effects:
                work_outside(table, seat, effect)
    else:
        tile = table.box.tile(thing)
        at = next(at for at, use in enumerate(tile.uses) if use.spends)
        spend_use(table, seat, thing, tile.uses[at])


def open_supplies(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """One of the options of the tile."""
    gain(table, seat, table.box.tiles[table.box.supplies].options[choice.value])
    table.then(settle, seat)


def use_outside(table: EuthiaTable, seat: Seat, number: int) -> None:
    """A tile is used outside Combat.  [EU-HTL-14, EU-OPR-01]"""
    tile, at = use_of(table, number)
    use = tile.uses[at]
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
    match name:
        case "teleport" | "teleport_gate" | "teleport_portal" | "teleport_mine":
            table.then(ahead.teleport_menu, seat, name, number)
        case "pickpocket":
            gain(table, seat, (("gold", number, 0),))
        case "absolve":
            table.ask_anyway(seat, "give-silver", silver_offers, absolve, 1)
        case "conjure":
            table.ask(seat, "give-gem", loose_gem_offers, conjure)
        case "essence_font":
            table.ask(seat, "choose-power", power_offers, draw_essence)
        case "dwurt_die_minus":
            table.dwurt_die[seat] = max(0, table.dwurt_die[seat] - number)
        case "tracker" | "look_hand" | "look_cache" | "cache_choice":
            table.then(ahead.look, seat, name, number)
        case _:
            gain(table, seat, goods_in((effect,)))


def conjure(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """A loose Gem becomes a Fire Essence."""
    discard(table, seat, choice.value)
    acquire(table, seat, ESSENCE_THING + FIRE)


def draw_essence(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """An Essence of a Power over the hex."""
    acquire(table, seat, ESSENCE_THING + choice.value)


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
    conjure,
    draw_essence,
    absolve,
)
