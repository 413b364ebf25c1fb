"""What can be chosen in the buildings of the Citadel."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BAZAAR,
    COLOURS,
    GOODS,
    LODGE,
    TAVERN,
    Dice,
    OnceARound,
    kind_of,
)
from muster.games.monster_lands.offers.turn import brings_gold, cheapest, flat_for, pool_options, usable_loot
from muster.games.monster_lands.queries import (
    basket_price,
    by_newer_rules,
    can_go_on,
    discounts_for,
    first_novice,
    hireable,
    persuasion_off,
    pool,
    pool_size,
    price_after,
    price_now,
    price_with,
)
from muster.games.monster_lands.state import BASKET, GEAR_SOURCE, NOTHING, ON_SALE, LandsTable
from muster.kernel.game import offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

ANY_COLOUR = 0b111
STRENGTH_OR_PERSUASION = 0b101


def shop_die_offers(table: LandsTable, seat: Seat, building: int) -> Options:
    """Strength or persuasion dice with which something can be bought.  [ML-CIT-03, ML-PER-01]"""
    options = dice_that_buy(table, seat, building)
    if by_newer_rules(table) and any(only_purchase(table, seat, building, option) is not None for option in options):
        options.append(table.box.options["back"][0])
    return tuple(options)


def dice_that_buy(table: LandsTable, seat: Seat, building: int) -> list[Option]:
    """The dice with which something can be paid.  [ML-CIT-03]"""
    clan = table.clans[seat]
    dice = pool_options(table, seat, STRENGTH_OR_PERSUASION)
    if building == TAVERN and clan.gold >= table.box.beer_price:
        return dice
    price = cheapest(table, seat, building)
    flat = flat_for(table, seat, building)
    return [
        option for option in dice if price_after(table, price, taken_off(table, building, option), flat) <= clan.gold
    ]


def taken_off(table: LandsTable, building: int, die: Option) -> int:
    """What a die takes off the price in a building.  [ML-PER-02]"""
    return persuasion_off(table, building, die.value) if kind_of(die) == "face" else 0


def only_purchase(table: LandsTable, seat: Seat, building: int, die: Option) -> Option | None:
    """The one thing that could be bought with this die, which is then bought at once; nothing if there is a choice."""
    off = taken_off(table, building, die)
    options: Options
    if building == LODGE:
        options = lodge_wares(table, seat, off)
    elif building == TAVERN:
        options = tavern_wares(table, seat, off)
    elif building == BAZAAR:
        options = bazaar_wares(table, seat, off)
    else:  # the Armory turns nothing up, so that a purchase there can be taken back
        return None
    return options[0] if len(options) == 1 else None


def list_sales(table: LandsTable, seat: Seat, options: list[Option]) -> None:
    """Loot and trophies while something is being bought. Loot without gold is no reason to ask.  [ML-FRE-05]"""
    clan = table.clans[seat]
    if not by_newer_rules(table):
        return
    named = table.box.options
    kinds = usable_loot(table, seat) if clan.loot else []
    if kinds and (len(options) > 1 or clan.trophies or any(brings_gold(table, kind) for kind in kinds)):
        options.append(named["loot"][0])
    if clan.trophies:
        options.append(named["sell"][0])


def list_discounts(table: LandsTable, seat: Seat, kind: OnceARound, options: list[Option]) -> None:
    """Flat discounts that have not been taken for this purchase.  [ML-PER-04]"""
    for source in discounts_for(table, seat, kind):
        if source not in table.visit.discounts:
            if source >= GEAR_SOURCE:
                option = table.box.options["gear-discount"][table.box.gear_cards[source - GEAR_SOURCE]]
            else:
                option = table.box.options["discount"][source]
            if option not in options:
                options.append(option)


def lodge_offers(table: LandsTable, seat: Seat) -> Options:
    """Traps that can still be paid, one after another, until done.  [ML-LOD-01, ML-LOD-02, ML-FRE-05]"""
    return lodge_wares(table, seat, table.visit.price_off)


def lodge_wares(table: LandsTable, seat: Seat, off: int) -> Options:
    """[ML-LOD-01, ML-LOD-02, ML-PER-04]"""
    named = table.box.options
    chosen = table.zones[BASKET].cards
    so_far = basket_price(table, chosen)
    options: list[Option] = [named["done"][0]] if chosen else []
    for trap in sorted(set(table.zones[ON_SALE].cards)):
        if price_with(table, so_far + table.box.traps[trap].price, off) <= table.clans[seat].gold:
            options.append(named["buy"][trap])
    list_discounts(table, seat, "trap_discount", options)
    list_sales(table, seat, options)
    return tuple(options)


def tavern_offers(table: LandsTable, seat: Seat) -> Options:
    """Hire somebody, or first buy a round of beer.  [ML-TAV-01, ML-TAV-02, ML-TAV-08, ML-TAV-09, ML-FRE-05]"""
    return tavern_wares(table, seat, table.visit.price_off)


def tavern_wares(table: LandsTable, seat: Seat, off: int) -> Options:
    """[ML-TAV-01, ML-TAV-02, ML-TAV-08, ML-TAV-09, ML-PER-04]"""
    named = table.box.options
    members = table.box.members
    gold = table.clans[seat].gold
    options: list[Option] = []
    for member in hireable(table, seat):
        if price_with(table, members[member].cost, off) <= gold:
            options.append(named["hire"][member])
    novice = first_novice(table)
    if novice != NOTHING and price_with(table, members[novice].cost, off) <= gold:
        options.append(named["hire"][novice])
    if table.visit.beer_drunk:
        options.append(named["done"][0])
    elif gold >= table.box.beer_price:
        options.append(named["beer"][0])
    if novice != NOTHING or hireable(table, seat):
        list_discounts(table, seat, "hire_discount", options)
    if not options:  # whoever could be paid has just come for a loot token
        options.append(named["done"][0])
    list_sales(table, seat, options)
    return tuple(options)


def armory_offers(table: LandsTable, seat: Seat) -> Options:
    """One to three defense tokens.  [ML-ARM-01, ML-FRE-05]"""
    named = table.box.options["armory"]
    options = [
        named[number]
        for number in range(1, table.box.armory_tokens + 1)
        if price_now(table, number * table.box.armory_price) <= table.clans[seat].gold
    ]
    list_sales(table, seat, options)
    return tuple(options)


def bazaar_offers(table: LandsTable, seat: Seat) -> Options:
    """One of the cards shown.  [ML-BAZ-01, ML-FRE-05]"""
    return bazaar_wares(table, seat, table.visit.price_off)


def bazaar_wares(table: LandsTable, seat: Seat, off: int) -> Options:
    """[ML-BAZ-01]"""
    box = table.box
    gold = table.clans[seat].gold
    kinds = sorted({box.gear_cards[card] for card in table.bazaar if card != NOTHING})
    options = [box.options["equip"][kind] for kind in kinds if price_with(table, box.gear[kind].price, off) <= gold]
    list_sales(table, seat, options)
    return tuple(options)


def free_gear_offers(table: LandsTable, seat: Seat) -> Options:
    """Any card shown, without gold.  [ML-LND-10]"""
    box = table.box
    kinds = sorted({box.gear_cards[card] for card in table.bazaar if card != NOTHING})
    return tuple([box.options["equip"][kind] for kind in kinds])


def brew_offers(table: LandsTable, seat: Seat, number: int) -> Options:
    """Potions and venoms in any mix.  [ML-ALC-01]"""
    named = table.box.options["brew"]
    return tuple([named[4 * potions + number - potions] for potions in range(number, -1, -1)])


def pawn_offers(table: LandsTable, seat: Seat, pawned: int) -> Options:
    """Any dice, one after another, until done.  [ML-PAW-01]"""
    options = pool_options(table, seat, ANY_COLOUR)
    if by_newer_rules(table) and pool_size(table, seat) > 1:
        options.append(table.box.options["pawn-all"][0])
    if pawned:
        options.append(table.box.options["done"][0])
    return tuple(options)


def land_dice_offers(table: LandsTable, seat: Seat, land: int, placed: Dice) -> Options:
    """The dice that a settled land takes, one after another.  [ML-SLA-01]"""
    need = table.box.lands[land].need
    have = pool(table, seat)
    options: list[Option] = []
    for colour in range(len(COLOURS)):
        if have[colour] and can_go_on(need, placed, have, len(need.required), colour):
            options.extend(pool_options(table, seat, 1 << colour))
    return tuple(options)


def grant_die_offers(table: LandsTable, seat: Seat) -> Options:
    """A die of any colour from the Queen.  [ML-QGR-01]"""
    return (*table.box.options["into"], table.box.book["pass"])


def grant_goods_offers(table: LandsTable, seat: Seat) -> Options:
    """A token or gold from the Queen.  [ML-QGR-01]"""
    named = table.box.options["goods"]
    return (*[named[GOODS.index(kind)] for kind in table.box.grant_goods], table.box.book["pass"])


OFFERS = offers(
    shop_die_offers,
    lodge_offers,
    tavern_offers,
    armory_offers,
    bazaar_offers,
    free_gear_offers,
    brew_offers,
    pawn_offers,
    land_dice_offers,
    grant_die_offers,
    grant_goods_offers,
)
