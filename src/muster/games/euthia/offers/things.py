"""Where things may lie, and choices among gems, essences and tiles."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.option_book import thing_text
from muster.games.euthia.content.pieces import (
    ANY as IN_AND_OUTSIDE,
)
from muster.games.euthia.content.pieces import (
    COMMON_GEMS,
    ESSENCE_THING,
    NOTHING,
    OUTSIDE,
    POTION_THING,
    SUPPLIES_THING,
    THING,
)
from muster.games.euthia.queries import (
    can_use,
    fits_after,
    free_pouch,
    free_sacks,
    free_slots,
    gems_on,
    is_essence,
    is_gem,
    is_trophy,
    max_health,
    on_board,
)
from muster.games.euthia.state import EuthiaTable
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
    return table.box.copies.index(table.box.copies[thing]) if thing < THING else thing


def thing_option(table: EuthiaTable, kind: str, thing: int) -> Option:
    return table.box.things[kind][standing_for(table, thing)]


def gem_holders(table: EuthiaTable, seat: Seat) -> list[int]:
    """Equipment on the board with a free Gem slot.  [EU-GEM-01]"""
    return [copy for copy in on_board(table, seat) if table.box.tile(copy).gems > len(gems_on(table, copy))]


def essence_holders(table: EuthiaTable, seat: Seat) -> list[int]:
    """Abilities that can hold another Essence.  [EU-ESS-04]"""
    held = [holder for holder, _ in table.set_essences]
    return [copy for copy in on_board(table, seat) if table.box.tile(copy).essences > held.count(copy)]


def place_offers(table: EuthiaTable, seat: Seat, thing: int) -> Options:
    """Where a new thing goes: slot, pouch, Sack, into Equipment, used now, or away.  [EU-ITM-01, EU-ITM-02]"""
    named = table.box.options
    options: list[Option] = []
    if thing < THING:
        tile = table.box.tile(thing)
        if fits_after(table, seat, NOTHING, thing):
            options.extend([named["to-slot"][slot] for slot in free_slots(table, seat, tile)])
    if is_gem(thing) and gem_holders(table, seat):
        options.extend(
            [named["take-off"][kind] for kind in sorted({table.box.copies[c] for c in gem_holders(table, seat)})]
        )
    if (is_gem(thing) or is_essence(thing)) and free_pouch(table, seat) > 0:
        options.append(named["to-pouch"][0])
    if free_sacks(table, seat) > 0:
        options.append(named["to-sack"][0])
    if can_use_now(table, seat, thing):
        options.append(named["use-now"][0])
    if not free_sacks(table, seat) > 0:
        options.extend([thing_option(table, "drop", other) for other in sorted(set(table.sacks[seat]))])
    options.append(named["discard"][0])
    return tuple(dict.fromkeys(options))


def can_use_now(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """May an Item be used outside Combat at this moment?  [EU-ITM-08]"""
    if thing == POTION_THING:
        return table.health[seat] < max_health(table, seat)
    if thing == SUPPLIES_THING:
        return True
    if thing >= THING:
        return False
    return any(
        use.spends and use.timing in (OUTSIDE, IN_AND_OUTSIDE) and can_use(table, seat, thing, use)
        for use in table.box.tile(thing).uses
    )


# -- rearranging -------------------------------------------------------------------------------------------------------


def arrange_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Take up a thing to move it, take a tile off the board, or be done.  [EU-ITM-03, EU-EQP-03, EU-GEM-01]"""
    named = table.box.options
    options: list[Option] = [named["done"][0]]
    for thing in sorted({*table.sacks[seat], *table.pouch[seat]}):
        if movable(table, seat, thing):
            options.append(thing_option(table, "place", thing))
    if free_sacks(table, seat) > 0:
        for copy in on_board(table, seat):
            tile = table.box.tile(copy)
            if tile.kind not in (2, 3) and fits_after(table, seat, copy, NOTHING):
                options.append(named["take-off"][tile.id])
    return tuple(dict.fromkeys(options))


def movable(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """Is there another place for a thing that is stored?"""
    if thing < THING:
        tile = table.box.tile(thing)
        return bool(free_slots(table, seat, tile)) and fits_after(table, seat, NOTHING, thing)
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
        options.extend([named["to-slot"][slot] for slot in free_slots(table, seat, table.box.tile(thing))])
    elif is_gem(thing):
        kinds = sorted({table.box.copies[copy] for copy in gem_holders(table, seat)})
        options.extend([named["take-off"][kind] for kind in kinds])
    elif is_essence(thing):
        kinds = sorted({table.box.copies[copy] for copy in essence_holders(table, seat)})
        options.extend([named["take-off"][kind] for kind in kinds])
    if thing in table.sacks[seat] and thing >= THING and not is_trophy(thing) and free_pouch(table, seat) > 0:
        if is_gem(thing) or is_essence(thing):
            options.append(named["to-pouch"][0])
    if thing in table.pouch[seat] and free_sacks(table, seat) > 0:
        options.append(named["to-sack"][0])
    options.append(named["back"][0])
    return tuple(options)


def drop_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Discard a thing without gaining anything.  [EU-ITM-09]"""
    things = sorted({*table.sacks[seat], *table.pouch[seat]})
    options = [thing_option(table, "drop", thing) for thing in things]
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
            if (
                use.timing in (OUTSIDE, IN_AND_OUTSIDE)
                and use.spends == carried
                and useful(table, seat, copy, use.effects)
            ):
                if can_use(table, seat, copy, use):
                    options.append(named["use"][table.box.first_use[tile.id] + at])
    if POTION_THING in table.sacks[seat] and table.health[seat] < max_health(table, seat):
        options.append(table.box.things["drink"][POTION_THING])
    if SUPPLIES_THING in table.sacks[seat]:
        options.append(table.box.things["drink"][SUPPLIES_THING])
    for copy in on_board(table, seat):
        for gem, active in gems_on(table, copy):
            if active and gem_works(table, seat, gem):
                options.append(named["flip"][gem])
    if ESSENCE_THING + 2 in (*table.sacks[seat], *table.pouch[seat]) and table.health[seat] < max_health(table, seat):
        options.append(named["burn"][2])
    options.append(named["back"][0])
    return tuple(dict.fromkeys(options))


def gem_works(table: EuthiaTable, seat: Seat, gem: int) -> bool:
    """Opal and Diamond heal, the Demon Stone draws, the Sapphire moves.  [EU-GEM-05]"""
    if gem in (3, 7):
        return table.health[seat] < max_health(table, seat)
    return gem in (5, 6)


def useful(table: EuthiaTable, seat: Seat, copy: int, effects: tuple[tuple[str, int, int], ...]) -> bool:
    """Would this use do something now? Actions are offered where they can be taken."""
    names = [name for name, _, _ in effects]
    if "act" in names or "cart" in names or "clover" in names or "treasure_sense" in names:
        return False
    if all(name in ("heal", "heal_full") for name in names):
        return table.health[seat] < max_health(table, seat)
    if "absolve" in names:
        return True
    if "conjure" in names:
        return any(is_gem(thing) for thing in (*table.sacks[seat], *table.pouch[seat]))
    return True


OFFERS = offers(
    gem_offers,
    essence_offers,
    treasure_offers,
    place_offers,
    arrange_offers,
    move_offers,
    drop_offers,
    use_menu_offers,
)


def with_thing(table: EuthiaTable, seat: Seat, thing: int) -> Mapping[str, Param]:
    return {"thing": thing_text(table.box, thing)}


PROMPTS = {
    "choose-gem": Prompt("EU-QST-04", "EU-GEM-05"),
    "choose-essence": Prompt("EU-QST-04", "EU-ESS-01"),
    "choose-treasure": Prompt("EU-TRE-01"),
    "place": Prompt("EU-ITM-01", "EU-ITM-02", "EU-ITM-05", names=("thing",), params=with_thing),
    "arrange": Prompt("EU-ITM-03", "EU-ITM-11", "EU-EQP-03"),
    "move-thing": Prompt("EU-ITM-03", "EU-GEM-01", names=("thing",), params=with_thing),
    "drop": Prompt("EU-ITM-09"),
    "use": Prompt("EU-TIM-02", "EU-TIM-03", "EU-OPR-01"),
}
