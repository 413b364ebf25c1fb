"""What can be chosen in a Trade Action and while mining."""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.content.option_book import thing_text
from muster.games.euthia.content.pieces import (
    ABILITY,
    AT_ONCE,
    DRAGONSLAYERS,
    FIRST_STRIKE,
    GAAR_THING,
    GEM_THING,
    NOTHING,
    OF_ARTIFACT,
    OF_TRADER,
    SHIELD,
    THING,
    WEAPON,
)
from muster.games.euthia.offers.hand import list_coins
from muster.games.euthia.offers.map import unfolded
from muster.games.euthia.offers.things import (
    arrange_offers,
    can_use_now,
    droppable,
    is_useful,
    slots_for,
    standing_for,
    thing_option,
    use_menu_offers,
)
from muster.games.euthia.offers.turn import sale_value, trade_fee, worth, worth_of_option
from muster.games.euthia.queries import (
    fits_after,
    free_sacks,
    free_slots,
    gems_on,
    is_open_slot,
    loose_essences,
    max_health,
    on_board,
    purchase_price,
    trader_of,
)
from muster.games.euthia.state import EuthiaTable
from muster.kernel.game import Prompt, offers
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat


def cart_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Use a Mining Cart or not.  [EU-MIN-05]"""
    return (table.box.options["cart"][0], table.box.options["no-cart"][0])


def ore_offers(table: EuthiaTable, seat: Seat, found: tuple[int, ...]) -> Options:
    """Which tile is kept.  [EU-MIN-05]"""
    kinds = sorted({table.box.copies[copy] for copy in found})
    return tuple([table.box.options["keep-tile"][kind] for kind in kinds])


# -- the trades --------------------------------------------------------------------------------------------------------


def trade_offers(table: EuthiaTable, seat: Seat) -> Options:
    """The seven trades in any order, or the end; first the fee.  [EU-TRD-05, EU-TRD-18]"""
    named = table.box.options
    if table.fee_due:
        return tuple(unfolded(table, "sell-menu", sell_offers(table, seat)))
    options: list[Option] = []
    trader = trader_of(table, seat)
    list_purchases(table, seat, trader, options)
    options.extend(unfolded(table, "sell-menu", sell_offers(table, seat)))
    if table.gold[seat] and table.health[seat] < max_health(table, seat):
        options.append(named["heal"][0])
    if trader == DRAGONSLAYERS and table.gold[seat] >= table.box.gaar_price and has_room_for_gaar(table, seat):
        options.append(named["buy-gaar"][0])
    if may_unveil(table, seat):
        options.append(named["unveil"][0])
    if len(train_offers(table, seat)) > 1:
        options.append(named["train-menu"][0])
    if len(unlock_offers(table, seat)) > 1:
        options.append(named["unlock-menu"][0])
    if may_change_offer(table, seat, trader):
        options.append(named["change-offer"][0])
    options.extend(unfolded(table, "use-menu", use_menu_offers(table, seat)))
    if len(arrange_offers(table, seat)) > 1:
        options.append(named["arrange"][0])
    if droppable(table, seat):
        options.append(named["drop-menu"][0])
    list_coins(table, seat, options)
    options.append(named["end-trade"][0])
    return tuple(options)


def list_purchases(table: EuthiaTable, seat: Seat, trader: int, options: list[Option]) -> None:
    """The Offer of this place, and own unveiled Weapons and Shields.  [EU-TRD-06, EU-TRD-11, EU-TRD-20]"""
    named = table.box.options["buy"]
    for copy in (*table.offers[trader], *own_equipment(table, seat)):
        if copy == NOTHING:
            continue
        tile = table.box.tile(copy)
        payable = purchase_price(table, tile) <= table.gold[seat]
        if payable and has_room(table, seat, copy) and named[tile.id] not in options:
            options.append(named[tile.id])


def own_equipment(table: EuthiaTable, seat: Seat) -> list[int]:
    """[EU-TRD-11, EU-HTL-10]"""
    return [copy for copy in table.supply[seat] if table.box.tile(copy).kind in (WEAPON, SHIELD)]


def has_room(table: EuthiaTable, seat: Seat, copy: int) -> bool:
    """Can a purchase be stored, used at once, or worn, also in place of something else?  [EU-TRD-09, EU-TRD-20]"""
    tile = table.box.tile(copy)
    if free_sacks(table, seat) > 0 or any(use.timing == AT_ONCE for use in tile.uses):
        return True
    if can_use_now(table, seat, copy) and any(is_useful(table, seat, use.effects) for use in tile.uses):
        return True
    return bool(slots_for(table, seat, copy))


def has_room_for_gaar(table: EuthiaTable, seat: Seat) -> bool:
    hero = table.box.heroes[table.heroes[seat]]
    if hero.dwurt and table.dwurt[seat] < hero.dwurt:
        return True
    return table.gaar[seat] < hero.gaar or free_sacks(table, seat) > 0


def may_change_offer(table: EuthiaTable, seat: Seat, trader: int) -> bool:
    """The first change of an Action is free, later ones cost a Gold; tiles may come back.  [EU-TRD-10, EU-TRD-21]"""
    if table.offer_changes and not table.gold[seat]:
        return False
    return any(copy != NOTHING for copy in table.offers[trader]) or bool(table.discards[OF_TRADER + trader])


# -- selling -----------------------------------------------------------------------------------------------------------


def sellable(table: EuthiaTable, seat: Seat) -> list[int]:
    """Things with a selling price, Gems, Essences and resources.  [EU-TRD-12 to EU-TRD-15]"""
    found: list[int] = []
    for thing in (*table.sacks[seat], *table.pouch[seat], *table.loose[seat], *on_board(table, seat)):
        if thing >= THING:
            if GEM_THING <= thing < GAAR_THING:
                found.append(thing)
            continue
        tile = table.box.tile(thing)
        if tile.kind in (ABILITY, FIRST_STRIKE) or tile.set == OF_ARTIFACT:
            continue
        if thing in table.slots[seat] and not fits_after(table, seat, thing, NOTHING):
            continue
        if tile.sell >= 0 or tile.options:
            found.append(thing)
    return found


def sale_price(table: EuthiaTable, thing: int) -> int:
    """The bracketed price, a Gold more for each Gem on it.  [EU-TRD-07, EU-TRD-13]"""
    if thing >= THING:
        return table.box.essence_sale
    return table.box.tile(thing).sell + len(gems_on(table, thing)) * table.box.gem_set_sale


def sell_offers(table: EuthiaTable, seat: Seat) -> Options:
    """[EU-TRD-12]"""
    first: dict[int, int] = {}  # of equal things the first one is sold
    for thing in sellable(table, seat):
        first.setdefault(standing_for(table, thing), thing)
    things = [first[standing] for standing in sorted(first)]
    named = table.box.options
    if not table.fee_due:
        return (*[thing_option(table, "sell", thing) for thing in things], named["back"][0])
    # As long as the fee is due, no sale may lead where it could not be paid.  [EU-TRD-18]
    due = len(trade_fee(table, seat)) - table.gold[seat]
    return tuple([thing_option(table, "sell", thing) for thing in things if sale_value(table, seat, thing) >= due])


def resource_offers(table: EuthiaTable, seat: Seat, copy: int) -> Options:
    """Which option of a Natural Resource is taken.  [EU-TRD-15]"""
    options = table.box.tile(copy).options
    named = table.box.options["option"]
    if not table.fee_due:
        return tuple(named[: len(options)])
    others = table.gold[seat] + sale_value(table, seat) - worth(table, copy)
    due = len(trade_fee(table, seat))
    return tuple([named[at] for at, row in enumerate(options) if others + worth_of_option(table, row) >= due])


# -- Hero tiles --------------------------------------------------------------------------------------------------------


def may_unveil(table: EuthiaTable, seat: Seat) -> bool:
    """[EU-HTL-03, EU-HTL-05]"""
    if table.gold[seat] < table.box.unveil_price:
        return False
    return any(table.box.tile(copy).value <= table.reputation[seat] for copy in table.veiled[seat])


def choice_offers(table: EuthiaTable, seat: Seat, copies: tuple[int, ...]) -> Options:
    """Which of several tiles of one value is kept.  [EU-HTL-04]"""
    return tuple([table.box.options["keep-tile"][table.box.copies[copy]] for copy in copies])


def train_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Train an Ability, put one back, or be done.  [EU-HTL-08, EU-HTL-09]"""
    named = table.box.options
    options: list[Option] = []
    for copy in table.supply[seat]:
        tile = table.box.tile(copy)
        if tile.kind in (ABILITY, FIRST_STRIKE) and tile.price <= table.gold[seat]:
            if free_slots(table, seat, tile) and fits_after(table, seat, NOTHING, copy):
                options.append(named["train"][tile.id])
    for copy in on_board(table, seat):
        tile = table.box.tile(copy)
        if tile.kind in (ABILITY, FIRST_STRIKE) and fits_after(table, seat, copy, NOTHING):
            options.append(named["untrain"][tile.id])
    options.append(named["back"][0])
    return tuple(options)


def train_slot_offers(table: EuthiaTable, seat: Seat, copy: int) -> Options:
    """On which free slot a tile is laid.  [EU-HTL-08]"""
    named = table.box.options["to-slot"]
    return tuple([named[slot] for slot in free_slots(table, seat, table.box.tile(copy))])


def unlock_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Locked slots whose price the Hero has.  [EU-HTL-12, EU-EQP-04]"""
    named = table.box.options
    options: list[Option] = []
    essences = loose_essences(table, seat)
    for at, slot in enumerate(table.box.heroes[table.heroes[seat]].slots):
        if is_open_slot(table, seat, at):
            continue
        if slot.essence in essences if slot.essence != NOTHING else slot.gold <= table.gold[seat]:
            options.append(named["unlock"][at])
    options.append(named["back"][0])
    return tuple(options)


OFFERS = offers(
    cart_offers,
    ore_offers,
    trade_offers,
    sell_offers,
    resource_offers,
    choice_offers,
    train_offers,
    train_slot_offers,
    unlock_offers,
)


def with_gold(table: EuthiaTable, seat: Seat) -> Mapping[str, Param]:
    return {"gold": table.gold[seat]}


def with_copy(table: EuthiaTable, seat: Seat, copy: int) -> Mapping[str, Param]:
    return {"thing": thing_text(table.box, copy)}


PROMPTS = {
    "cart": Prompt("EU-MIN-05"),
    "ore": Prompt("EU-MIN-05", "EU-MIN-10"),
    "trade": Prompt("EU-TRD-05", "EU-TRD-06", "EU-TRD-10", "EU-TRD-16", names=("gold",), params=with_gold),
    "sell": Prompt("EU-TRD-12", "EU-TRD-13", "EU-TRD-14"),
    "resource": Prompt("EU-TRD-15", names=("thing",), params=with_copy),
    "keep-hero-tile": Prompt("EU-HTL-04", "EU-HTL-06"),
    "train": Prompt("EU-HTL-08", "EU-HTL-09"),
    "train-slot": Prompt("EU-HTL-08", names=("thing",), params=with_copy),
    "unlock": Prompt("EU-HTL-12", "EU-EQP-04"),
}
