"""Where things may lie, and choices among gems, essences and tiles."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.option_book import thing_text
from muster.games.euthia.content.pieces import (
    ABILITY,
    COMMON_GEMS,
    FIRST_STRIKE,
    GAAR_THING,
    GEM_THING,
    NOTHING,
    OUTSIDE,
    POTION_THING,
    SCROLL_THING,
    SUPPLIES_THING,
    THING,
    Effect,
    Use,
)
from muster.games.euthia.content.pieces import (
    ANY as IN_AND_OUTSIDE,
)
from muster.games.euthia.offers.map import teleport_goals
from muster.games.euthia.places import is_liberated, is_place_of_trade, powers_at
from muster.games.euthia.queries import (
    adds_to_another,
    can_use,
    fits_after,
    fitting_slots,
    free_pouch,
    free_sacks,
    gems_on,
    is_essence,
    is_gem,
    is_trophy,
    loose_essences,
    loose_gems,
    max_health,
    on_board,
    room_without,
    token_use,
)
from muster.games.euthia.state import GOLD_CACHE, NO_FIGHT, OPEN, SILVER_CACHE, EuthiaTable, silver_hand
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

# -- choices -----------------------------------------------------------------------------------------------------------


def gem_offers(table: EuthiaTable, seat: Seat, left: int) -> Options:
    """One of the six common Gems."""
    return tuple(table.box.options["gem"][:COMMON_GEMS])


def essence_offers(table: EuthiaTable, seat: Seat, left: int) -> Options:
    """One of the four Essences."""
    return tuple(table.box.options["essence"])


def treasure_offers(table: EuthiaTable, seat: Seat, first: int, second: int) -> Options:
    """Which of two Treasures is kept."""
    kinds = sorted({table.box.copies[first], table.box.copies[second]})
    return tuple([table.box.options["keep-tile"][kind] for kind in kinds])


# -- placing -----------------------------------------------------------------------------------------------------------


def standing_for(table: EuthiaTable, thing: int) -> int:
    """The thing whose option stands for this one: the first copy of its kind."""
    return table.box.first_copies[thing] if thing < THING else thing


def thing_option(table: EuthiaTable, kind: str, thing: int) -> Option:
    return table.box.things[kind][standing_for(table, thing)]


def gem_holders(table: EuthiaTable, seat: Seat) -> list[int]:
    """Equipment with a free Gem slot, worn before carried.  [EU-GEM-01]"""
    owned = (*on_board(table, seat), *[thing for thing in table.sacks[seat] if thing < THING])
    return [copy for copy in owned if table.box.tile(copy).gems > len(gems_on(table, copy))]


def essence_holders(table: EuthiaTable, seat: Seat) -> list[int]:
    """Abilities that can hold another Essence.  [EU-ESS-04]"""
    held = [holder for holder, _ in table.set_essences]
    return [copy for copy in on_board(table, seat) if table.box.tile(copy).essences > held.count(copy)]


def place_offers(table: EuthiaTable, seat: Seat, thing: int) -> Options:
    """Where a new thing goes: slot, pouch, Sack, into Equipment, used now, or away.  [EU-ITM-01, EU-ITM-02]"""
    named = table.box.options
    options: list[Option] = []
    if thing < THING:
        options.extend([named["to-slot"][slot] for slot in slots_for(table, seat, thing)])
    if is_gem(thing):
        kinds = sorted({table.box.copies[copy] for copy in gem_holders(table, seat)})
        options.extend([named["set-into"][kind] for kind in kinds])
    if thing == GAAR_THING and may_brew(table, seat):
        options.append(named["convert-gaar"][0])
    if (is_gem(thing) or is_essence(thing)) and free_pouch(table, seat) > 0:
        options.append(named["to-pouch"][0])
    if free_sacks(table, seat) > 0:
        options.append(named["to-sack"][0])
    if can_use_now(table, seat, thing):
        options.append(named["use-now"][0])
    if not free_sacks(table, seat) > 0:
        options.extend([thing_option(table, "drop", other) for other in sorted(set(table.sacks[seat]))])
        list_other_ways(table, seat, options)
    options.append(named["discard"][0])
    return tuple(dict.fromkeys(options))


def list_other_ways(table: EuthiaTable, seat: Seat, options: list[Option]) -> None:
    """Room can be made by rearranging and, in the own turn, by using something else.  [EU-ITM-11, EU-TRE-02]"""
    if seat == table.active and len(use_menu_offers(table, seat)) > 1:
        options.append(table.box.options["use-menu"][0])
    if len(arrange_offers(table, seat)) > 1:
        options.append(table.box.options["arrange"][0])


def may_brew(table: EuthiaTable, seat: Seat) -> bool:
    """Is there a Dwurt slot for a Gaar?  [EU-SKO-02]"""
    return table.dwurt[seat] < table.box.heroes[table.heroes[seat]].dwurt


def slots_for(table: EuthiaTable, seat: Seat, copy: int) -> list[int]:
    """Slots that a piece of Equipment may go to, free or in exchange for what lies there.  [EU-EQP-03, EU-EQP-05]"""
    tile = table.box.tile(copy)
    if tile.kind in (ABILITY, FIRST_STRIKE):
        return []
    found: list[int] = []
    for slot in fitting_slots(table, seat, tile):
        if fits_after(table, seat, table.slots[seat][slot], copy):
            found.append(slot)
    return found


def can_use_now(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """May an Item be used outside Combat at this moment, be it in vain?  [EU-ITM-08]"""
    if thing in (POTION_THING, SUPPLIES_THING):
        return True
    if thing == SCROLL_THING:
        return is_possible(table, seat, "teleport_portal", 1)
    if thing >= THING:
        return False
    for use in table.box.tile(thing).uses:
        if use.spends and use.timing in (OUTSIDE, IN_AND_OUTSIDE) and can_use(table, seat, thing, use):
            return all(is_possible(table, seat, name, number) for name, number, _ in use.effects)
    return False


# -- rearranging -------------------------------------------------------------------------------------------------------


def arrange_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Take up a thing to move it, take a tile off the board, or be done.  [EU-ITM-03, EU-EQP-03, EU-GEM-01]"""
    named = table.box.options
    options: list[Option] = [named["done"][0]]
    for thing in sorted({*table.sacks[seat], *table.pouch[seat]}):
        if movable(table, seat, thing):
            options.append(thing_option(table, "place", thing))
    options += [named["take-off"][table.box.copies[copy]] for copy in removable(table, seat)]
    return tuple(dict.fromkeys(options))


def removable(table: EuthiaTable, seat: Seat) -> list[int]:
    """Worn tiles that may be taken off into a Sack.  [EU-EQP-03, EU-EQP-07]"""
    worn = on_board(table, seat)
    return [copy for copy in worn if may_leave_board(table, seat, copy) and has_sack_for(table, seat, copy)]


def may_leave_board(table: EuthiaTable, seat: Seat, copy: int) -> bool:
    """Equipment that Health and Sacks allow to take off.  [EU-ITM-04, EU-HLT-05, EU-SAK-03]"""
    return table.box.tile(copy).kind not in (ABILITY, FIRST_STRIKE) and fits_after(table, seat, copy, NOTHING)


def has_sack_for(table: EuthiaTable, seat: Seat, copy: int) -> bool:
    """A free Sack, or one that the tile itself keeps closed.  [EU-EQP-07, EU-SAK-04]"""
    return free_sacks(table, seat) > 0 or room_without(table, seat, copy) > len(table.sacks[seat])


def movable(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """Is there another place for a thing that is stored?"""
    if thing < THING:
        return bool(slots_for(table, seat, thing))
    if is_gem(thing):
        return bool(gem_holders(table, seat)) or can_swap_store(table, seat, thing)
    if is_essence(thing):
        return bool(essence_holders(table, seat)) or can_swap_store(table, seat, thing)
    return False


def can_swap_store(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """From Sack to pouch or back."""
    if thing in table.sacks[seat]:
        return free_pouch(table, seat) > 0
    return free_sacks(table, seat) > 0


def move_offers(table: EuthiaTable, seat: Seat, thing: int) -> Options:
    """Where a stored thing goes.  [EU-ITM-03]"""
    named = table.box.options
    options: list[Option] = []
    if thing < THING:
        options.extend([named["to-slot"][slot] for slot in slots_for(table, seat, thing)])
    elif is_gem(thing):
        kinds = sorted({table.box.copies[copy] for copy in gem_holders(table, seat)})
        options.extend([named["set-into"][kind] for kind in kinds])
    elif is_essence(thing):
        kinds = sorted({table.box.copies[copy] for copy in essence_holders(table, seat)})
        options.extend([named["set-into"][kind] for kind in kinds])
    if thing in table.sacks[seat] and thing >= THING and not is_trophy(thing) and free_pouch(table, seat) > 0:
        if is_gem(thing) or is_essence(thing):
            options.append(named["to-pouch"][0])
    if thing in table.pouch[seat] and free_sacks(table, seat) > 0:
        options.append(named["to-sack"][0])
    options.append(named["back"][0])
    return tuple(options)


def droppable(table: EuthiaTable, seat: Seat) -> set[int]:
    """What is carried; what is worn only where it cannot be taken off for want of a Sack.  [EU-ITM-12]"""
    things = {*table.sacks[seat], *table.pouch[seat]}
    if free_sacks(table, seat) <= 0:
        things.update([copy for copy in on_board(table, seat) if may_leave_board(table, seat, copy)])
    return things


def drop_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Discard a thing without gaining anything.  [EU-ITM-09, EU-ITM-12]"""
    options = [thing_option(table, "drop", thing) for thing in sorted(droppable(table, seat))]
    return (*dict.fromkeys(options), table.box.options["back"][0])


def use_menu_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Tiles, gems, essences and goods that work outside Combat.  [EU-TIM-02, EU-TIM-03]"""
    named = table.box.options
    options: list[Option] = []
    for copy in (*on_board(table, seat), *table.sacks[seat]):
        if copy >= THING:
            continue
        tile = table.box.tile(copy)
        carried = copy in table.sacks[seat]
        for at, use in enumerate(tile.uses):
            if use.timing not in (OUTSIDE, IN_AND_OUTSIDE) or use.spends != carried or adds_to_another(tile, use):
                continue
            if can_use(table, seat, copy, use) and is_useful(table, seat, use.effects):
                options.append(named["use"][table.box.first_use[tile.id] + at])
    if POTION_THING in table.sacks[seat] and table.health[seat] < max_health(table, seat):
        options.append(table.box.things["drink"][POTION_THING])
    if SUPPLIES_THING in table.sacks[seat]:
        options.append(table.box.things["drink"][SUPPLIES_THING])
    if SCROLL_THING in table.sacks[seat] and is_possible(table, seat, "teleport_portal", 1):
        options.append(table.box.things["drink"][SCROLL_THING])
    for copy in on_board(table, seat):
        for gem, active in gems_on(table, copy):
            if active and works_outside(table, seat, table.box.gem_effects[gem]):
                options.append(named["flip"][gem])
    for element in loose_essences(table, seat):
        if works_outside(table, seat, table.box.essence_effects[element]):
            options.append(named["burn"][element])
    options.append(named["back"][0])
    return tuple(dict.fromkeys(options))


def works_outside(table: EuthiaTable, seat: Seat, uses: tuple[Use, ...]) -> bool:
    """Does a Gem or an Essence do something outside Combat, at this moment?  [EU-GEM-05, EU-ESS-03]"""
    at = token_use(uses, (OUTSIDE, IN_AND_OUTSIDE))
    return at != NOTHING and is_useful(table, seat, uses[at].effects)


def is_useful(table: EuthiaTable, seat: Seat, effects: tuple[Effect, ...]) -> bool:
    """Would this use do something now? Actions, Carts and Treasures are offered where they matter."""
    names = [name for name, _, _ in effects]
    if any(name in ("act", "cart", "treasure_sense") for name in names):
        return False
    if all(name in ("heal", "heal_full") for name in names):
        return table.health[seat] < max_health(table, seat)
    return all(is_possible(table, seat, name, number) for name, number, _ in effects)


def is_possible(table: EuthiaTable, seat: Seat, name: str, number: int) -> bool:
    """Can this part of an effect be carried out here and now?  [EU-TRN-09]"""
    space = table.space[seat]
    if name.startswith("teleport"):
        # Nobody leaves a place in the middle of an Action.
        idle = table.turn_state == OPEN and table.fight_kind == NO_FIGHT
        return idle and bool(teleport_goals(table, seat, name, number))
    if name == "absolve":
        return bool(table.zones[silver_hand(table, seat)].cards)
    if name == "conjure":
        return bool(loose_gems(table, seat))
    if name == "pickpocket":
        return is_place_of_trade(table, space) and is_liberated(table, space)
    if name == "essence_font":
        return bool(powers_at(table, space))
    if name == "dwurt_die_minus":
        return table.dwurt_die[seat] > 0
    if name in ("look_cache", "cache_choice"):
        return bool(table.zones[SILVER_CACHE].cards or table.zones[GOLD_CACHE].cards)
    return name != "self_inj" or table.health[seat] > number


def loose_gem_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Which loose Gem is given up."""
    return tuple([thing_option(table, "pay", GEM_THING + gem) for gem in sorted(set(loose_gems(table, seat)))])


def power_offers(table: EuthiaTable, seat: Seat) -> Options:
    """An Essence of a Power over this hex."""
    powers = powers_at(table, table.space[seat])
    return tuple([option for option in table.box.options["essence"] if powers >> option.value & 1])


OFFERS = offers(
    gem_offers,
    essence_offers,
    treasure_offers,
    place_offers,
    arrange_offers,
    move_offers,
    drop_offers,
    use_menu_offers,
    loose_gem_offers,
    power_offers,
)


def with_thing(table: EuthiaTable, seat: Seat, thing: int) -> Mapping[str, Param]:
    return {"thing": thing_text(table.box, thing)}


PROMPTS = {
    "choose-gem": Prompt("EU-QST-04", "EU-GEM-05"),
    "choose-essence": Prompt("EU-QST-04", "EU-ESS-01"),
    "choose-treasure": Prompt("EU-TRE-01"),
    "place": Prompt("EU-ITM-01", "EU-ITM-02", "EU-ITM-05", names=("thing",), params=with_thing),
    "arrange": Prompt("EU-ITM-03", "EU-ITM-11", "EU-EQP-03", says={"done": "option-arranged"}),
    "move-thing": Prompt("EU-ITM-03", "EU-GEM-01", names=("thing",), params=with_thing),
    "drop": Prompt("EU-ITM-09"),
    "use": Prompt("EU-TIM-02", "EU-TIM-03", "EU-OPR-01"),
    "give-gem": Prompt("EU-TIM-02", "EU-QST-03"),
    "choose-power": Prompt("EU-ELM-01", "EU-ESS-01"),
}
