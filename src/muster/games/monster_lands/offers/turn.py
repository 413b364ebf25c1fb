"""The turn's menu, free steps, and small choices that belong to no place."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    ARMORY,
    BAZAAR,
    COLOURS,
    GOODS,
    LODGE,
    MAGIC,
    MINE,
    PERSUASION,
    PLACES,
    STRENGTH,
    TAVERN,
)
from muster.games.monster_lands.queries import (
    by_newer_rules,
    can_fill,
    first_novice,
    flat_total,
    free_spaces,
    has_room,
    hireable,
    is_at_home,
    is_last_round,
    is_place_usable,
    persuasion_off,
    placeable,
    pool,
    pool_size,
    price_after,
    senders,
    settling_lands,
    settling_members,
    wages_due,
    wounded_at_home,
)
from muster.games.monster_lands.state import (
    CLEAN_UP,
    DEPLOYMENT,
    NOTHING,
    ON_SALE,
    LandsTable,
    store,
)
from muster.kernel.game import offers
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

# -- the menu ----------------------------------------------------------------------------------------------------------


def turn_offers(table: LandsTable, seat: Seat) -> Options:
    """One action with at least one die, or a pass without any; free steps beside it.  [ML-DEP-02, ML-DEP-05]"""
    options: list[Option] = []
    if pool_size(table, seat):
        list_citadel(table, seat, options)
        list_outside(table, seat, options)
        list_settled_lands(table, seat, options)
    else:
        options.append(table.box.book["pass"])
        if by_newer_rules(table) and not has_urgent_step(table, seat):
            return tuple(options)
    list_free_steps(table, seat, options)
    return tuple(options)


def has_urgent_step(table: LandsTable, seat: Seat) -> bool:
    """Without a die left: is there a talent or a recruit that cannot wait until after the pass?  [ML-FRE-06]"""
    clan = table.clans[seat]
    sells = clan.trophies or any(brings_gold(table, kind) for kind in clan.loot)
    for member in clan.members:
        if may_use_talent(table, seat, member) or (sells and has_die_for_sale(table, member)):
            return True
    return any(table.box.loot[kind].effect == "recruit" for kind in usable_loot(table, seat))


def after_action_offers(table: LandsTable, seat: Seat) -> Options:
    """End the turn, or first take a free step that cannot wait for the next one.  [ML-FRE-01, ML-FRE-03]"""
    options = [table.box.options["end"][0]]
    list_free_steps(table, seat, options)
    return tuple(options)


def list_citadel(table: LandsTable, seat: Seat, options: list[Option]) -> None:
    """Buildings that take a die of the clan now.  [ML-CIT-01 to ML-CIT-03]"""
    clan = table.clans[seat]
    named = table.box.options
    for at, building in enumerate((LODGE, TAVERN, ARMORY, BAZAAR)):
        if may_visit(table, seat, building):
            options.append(named["visit"][at])
    if clan.magic and not table.panic >> ALCHEMIST & 1:
        for space in free_spaces(table, ALCHEMIST):
            options.append(named["alchemist"][space])
    if clan.strength and not table.panic >> MINE & 1:
        for space in free_spaces(table, MINE):
            if table.box.mine[space].dice <= clan.strength:
                options.append(named["mine"][space])
    options.append(named["pawn"][0])


def may_visit(table: LandsTable, seat: Seat, building: int) -> bool:
    """Is there room, a fitting die, and gold for the cheapest thing?  [ML-CIT-02, ML-CIT-03]"""
    clan = table.clans[seat]
    if not (clan.strength or clan.faces) or not has_room(table, building):
        return False
    if building == TAVERN and clan.gold >= table.box.beer_price:
        return True
    price = cheapest(table, seat, building)
    if price == NOTHING:
        return False
    flat = flat_for(table, seat, building)
    gold = clan.gold
    if clan.strength and price_after(table, price, 0, flat) <= gold:
        return True
    # The highest face is not always the best one: a lower one may join the die before it.
    for face in clan.faces:
        if price_after(table, price, persuasion_off(table, building, face), flat) <= gold:
            return True
    return False


def flat_for(table: LandsTable, seat: Seat, building: int) -> int:
    """All flat discounts that could be taken in a building.  [ML-PER-04]"""
    if building == LODGE:
        return flat_total(table, seat, "trap_discount")
    return flat_total(table, seat, "hire_discount") if building == TAVERN else 0


def cheapest(table: LandsTable, seat: Seat, building: int) -> int:
    """The printed price of the cheapest thing the clan could buy in a shop; nothing if there is none.  [ML-CIT-03]"""
    box = table.box
    prices: list[int]
    if building == LODGE:
        prices = [box.traps[trap].price for trap in table.zones[ON_SALE].cards]
    elif building == TAVERN:
        prices = [box.members[member].cost for member in hireable(table, seat)]
        if table.novices:
            prices.append(box.members[first_novice(table)].cost)
    elif building == ARMORY:
        return box.armory_price
    else:
        if not placeable(table, seat, 0):
            return NOTHING
        prices = [box.gear[box.gear_cards[card]].price for card in table.bazaar if card != NOTHING]
    return min(prices) if prices else NOTHING


def list_outside(table: LandsTable, seat: Seat, options: list[Option]) -> None:
    """Places where a mercenary can be sent.  [ML-OUT-01]"""
    if not senders(table, seat):
        return
    for place in range(len(PLACES)):
        if is_place_usable(table, seat, place):
            options.append(table.box.options["outside"][place])


def list_settled_lands(table: LandsTable, seat: Seat, options: list[Option]) -> None:
    """Settled lands whose dice the clan has, each once per round.  [ML-SLA-01, ML-SLA-02]"""
    for land in table.clans[seat].lands:
        if table.settlers[land] != NOTHING and not table.lands_used >> land & 1:
            record = table.box.lands[land]
            if can_fill(record.need, pool(table, seat)) and has_use(table, seat, record.gain):
                options.append(table.box.options["land"][land])


def has_use(table: LandsTable, seat: Seat, gain: str) -> bool:
    """Is there something to take?  [ML-TAV-06, ML-LND-01, ML-LND-10]"""
    if gain == "recruit":
        return bool(hireable(table, seat))
    if gain == "gear":
        return any(card != NOTHING for card in table.bazaar) and placeable(table, seat, 0)
    return bool(table.loot_offer) if gain == "loot" else True


# -- free steps --------------------------------------------------------------------------------------------------------


def list_free_steps(table: LandsTable, seat: Seat, options: list[Option]) -> None:
    """What is no action.  [ML-FRE-01, ML-FRE-02]"""
    clan = table.clans[seat]
    named = table.box.options
    if table.phase == DEPLOYMENT:
        if fresh_novice(table, seat) != NOTHING and pool_size(table, seat):
            options.append(named["novice"][0])
        for member in clan.members:
            if may_use_talent(table, seat, member):
                options.append(named["talent"][member])
    if clan.loot and usable_loot(table, seat):
        options.append(named["loot"][0])
    if clan.trophies:
        options.append(named["sell"][0])
    if clan.lands and settling_lands(table, seat):
        options.append(named["settle"][0])
    if clan.potions and wounded_at_home(table, seat):
        options.append(named["heal"][0])
    if can_move_gear(table, seat):
        options.append(named["gear"][0])


def window_offers(table: LandsTable, seat: Seat) -> Options:
    """Free steps before wages, or go on.  [ML-FRE-02, ML-FRE-04]"""
    options = [table.box.options["done"][0]]
    list_free_steps(table, seat, options)
    return tuple(options)


def has_window(table: LandsTable, seat: Seat) -> bool:
    """Is there a free step before wages that could matter? Moving equipment alone could not.  [ML-FRE-04]"""
    clan = table.clans[seat]
    if by_newer_rules(table):
        return window_matters(table, seat)
    return bool(
        usable_loot(table, seat)
        or clan.trophies
        or settling_lands(table, seat)
        or (clan.potions and wounded_at_home(table, seat))
    )


def window_matters(table: LandsTable, seat: Seat) -> bool:
    """Gold that is missing, a settler who saves wages, a recruit, or loot in the last round.  [ML-FRE-04]"""
    clan = table.clans[seat]
    if settling_lands(table, seat) and wages_due(table, seat):
        return True
    loot = usable_loot(table, seat)
    if any(table.box.loot[kind].effect == "recruit" for kind in loot):
        return True
    if clan.gold < wages_due(table, seat):
        return bool(clan.trophies) or any(brings_gold(table, kind) for kind in loot)
    return is_last_round(table) and any(table.box.loot[kind].goods.gold for kind in loot)


def fresh_novice(table: LandsTable, seat: Seat) -> int:
    """A novice who has not turned a die this round.  [ML-NOV-01]"""
    for member in table.clans[seat].members:
        if table.box.members[member].novice and not table.used >> member & 1:
            return member
    return NOTHING


def may_use_talent(table: LandsTable, seat: Seat, member: int) -> bool:
    """Deployment talents, once per round, fresh hires included.  [ML-TAL-01, ML-TAL-03, ML-TAL-04]"""
    ability = table.box.members[member].ability
    if ability.kind == "take":
        return not table.used >> member & 1
    return has_die_for_sale(table, member) and table.clans[seat].gold >= ability.cost


def has_die_for_sale(table: LandsTable, member: int) -> bool:
    """A talent that brings a die for gold and has not been used this round.  [ML-TAL-01]"""
    ability = table.box.members[member].ability
    if ability.kind != "buy_die" or table.used >> member & 1:
        return False
    return not ability.at_home or is_at_home(table, member)


def usable_loot(table: LandsTable, seat: Seat) -> list[int]:
    """Loot without the Outside symbol that would do something now.  [ML-PLU-02, ML-LOT-05, ML-LOT-09, ML-LOT-15]"""
    found: list[int] = []
    for kind in table.clans[seat].loot:
        loot = table.box.loot[kind]
        if loot.outside or kind in found:
            continue
        if loot.effect == "convert" and not (table.phase == DEPLOYMENT and has_colour(table, seat, loot.colours)):
            continue
        if loot.effect == "recruit" and not hireable(table, seat):
            continue
        found.append(kind)
    return found


def brings_gold(table: LandsTable, kind: int) -> bool:
    """Loot that is worth gold at any time.  [ML-LOT-05, ML-LOT-08, ML-LOT-12, ML-LOT-13]"""
    loot = table.box.loot[kind]
    return not loot.outside and bool(loot.goods.gold or loot.effect == "trophies")


def has_colour(table: LandsTable, seat: Seat, colours: int) -> bool:
    have = pool(table, seat)
    return any(have[colour] and colours >> colour & 1 for colour in range(len(COLOURS)))


def can_move_gear(table: LandsTable, seat: Seat) -> bool:
    """Somebody at home has equipment and somebody else is there.  [ML-BAZ-03]"""
    loaded, home = False, 0
    for member in table.clans[seat].members:
        if not table.assigned >> member & 1 or table.phase == CLEAN_UP:
            home += 1
            loaded = loaded or bool(table.gear[member])
    return loaded and home > 1


def loot_offers(table: LandsTable, seat: Seat) -> Options:
    """Which loot to use.  [ML-PLU-02]"""
    named = table.box.options
    return (*[named["use"][kind] for kind in usable_loot(table, seat)], named["back"][0])


def trophy_offers(table: LandsTable, seat: Seat) -> Options:
    """Which trophy to sell.  [ML-CAP-03]"""
    named = table.box.options
    return (*[named["trophy"][monster] for monster in table.clans[seat].trophies], named["back"][0])


def settle_offers(table: LandsTable, seat: Seat) -> Options:
    """Which land to settle.  [ML-STL-01]"""
    named = table.box.options["settle-on"]
    return tuple([named[land] for land in settling_lands(table, seat)])


def settler_offers(table: LandsTable, seat: Seat, land: int) -> Options:
    """Who settles, or nobody for now.  [ML-STL-01, ML-STL-03]"""
    named = table.box.options
    return (*[named["settler"][member] for member in settling_members(table, seat, land)], named["nobody"][0])


def heal_offers(table: LandsTable, seat: Seat) -> Options:
    """Whom a potion heals.  [ML-POT-01]"""
    named = table.box.options["heal-one"]
    return tuple([named[member] for member in wounded_at_home(table, seat)])


def heal_home_offers(table: LandsTable, seat: Seat, *_: object) -> Options:
    """Heal with potions that came home, or keep them.  [ML-CLN-02, ML-CLN-03]"""
    return (*heal_offers(table, seat), table.box.options["done"][0])


def from_offers(table: LandsTable, seat: Seat) -> Options:
    """Whose equipment is moved.  [ML-BAZ-03]"""
    named = table.box.options["from"]
    members = table.clans[seat].members
    return tuple([named[member] for member in members if is_at_home(table, member) and table.gear[member]])


def item_offers(table: LandsTable, seat: Seat, member: int) -> Options:
    """Which piece of it.  [ML-BAZ-03]"""
    named = table.box.options["item"]
    return tuple([named[table.box.gear_cards[card]] for card in table.gear[member]])


def move_offers(table: LandsTable, seat: Seat, member: int, card: int) -> Options:
    """Who gets it; discarding is possible too.  [ML-BAZ-03]"""
    named = table.box.options
    others = [other for other in table.clans[seat].members if other != member and is_at_home(table, other)]
    return (*[named["carry"][other] for other in others], named["discard"][0])


def displaced_offers(table: LandsTable, seat: Seat, card: int) -> Options:
    """Who takes the piece that had to make room; only free hands, so that this ends.  [ML-BAZ-03]"""
    named = table.box.options
    return (*[named["carry"][member] for member in free_hands(table, seat, card)], named["discard"][0])


def free_hands(table: LandsTable, seat: Seat, card: int) -> list[int]:
    """Members at home without a card of this type.  [ML-BAZ-02]"""
    box = table.box
    kind = box.gear[box.gear_cards[card]].type
    return [
        member
        for member in table.clans[seat].members
        if is_at_home(table, member)
        and all(box.gear[box.gear_cards[other]].type != kind for other in table.gear[member])
    ]


def carrier_offers(table: LandsTable, seat: Seat, card: int) -> Options:
    """Who carries a new piece: anybody at home.  [ML-BAZ-01, ML-BAZ-02]"""
    named = table.box.options["carry"]
    return tuple([named[member] for member in table.clans[seat].members if is_at_home(table, member)])


def recruit_offers(table: LandsTable, seat: Seat) -> Options:
    """A mercenary from the docks, without gold.  [ML-TAV-06]"""
    named = table.box.options["hire"]
    return tuple([named[member] for member in hireable(table, seat)])


def take_offers(table: LandsTable, seat: Seat, member: int) -> Options:
    """What a talent such as Frostor's brings.  [ML-MER-05]"""
    named = table.box.options["goods"]
    return tuple([named[GOODS.index(kind)] for kind, _ in table.box.members[member].ability.goods])


# -- dice --------------------------------------------------------------------------------------------------------------


def pool_options(table: LandsTable, seat: Seat, colours: int) -> list[Option]:
    """The dice of the pool that differ from each other."""
    clan = table.clans[seat]
    named = table.box.options
    options: list[Option] = []
    if colours & 1 and clan.strength:
        options.append(named["die"][STRENGTH])
    if colours & 2 and clan.magic:
        options.append(named["die"][MAGIC])
    if colours & 4 and clan.faces:
        faces = clan.faces
        options.extend([named["face"][face] for face in range(1, 7) if face in faces])
    return options


def convert_offers(table: LandsTable, seat: Seat, colours: int, *_: object) -> Options:
    """Which die is given up.  [ML-DEP-08, ML-NOV-01]"""
    return tuple(pool_options(table, seat, colours))


def into_offers(table: LandsTable, seat: Seat, colour: int) -> Options:
    """Which colour a novice makes of it.  [ML-NOV-01]"""
    named = table.box.options["into"]
    return tuple([named[other] for other in (STRENGTH, MAGIC, PERSUASION) if other != colour])


# -- choices that follow from elsewhere --------------------------------------------------------------------------------


def drop_offers(table: LandsTable, seat: Seat) -> Options:
    """Which stored trap is given up.  [ML-LOD-04]"""
    named = table.box.options["drop"]
    return tuple([named[trap] for trap in sorted(set(table.zones[store(seat)].cards))])


def pick_offers(table: LandsTable, seat: Seat) -> Options:
    """Which loot of the offer is taken.  [ML-PLU-01]"""
    named = table.box.options["pick"]
    return tuple([named[kind] for kind in sorted(set(table.loot_offer))])


def give_loot_offers(table: LandsTable, seat: Seat) -> Options:
    """Which of the clan's loot pays for a contract.  [ML-CMI-01]"""
    named = table.box.options["give"]
    return tuple([named[kind] for kind in sorted(set(table.clans[seat].loot))])


def plunder_offers(table: LandsTable, seat: Seat, path: int) -> Options:
    """Which loot a mercenary brings home.  [ML-PLU-03]"""
    return pick_offers(table, seat)


OFFERS = offers(
    turn_offers,
    after_action_offers,
    window_offers,
    loot_offers,
    trophy_offers,
    settle_offers,
    settler_offers,
    heal_offers,
    heal_home_offers,
    from_offers,
    item_offers,
    move_offers,
    displaced_offers,
    carrier_offers,
    recruit_offers,
    take_offers,
    convert_offers,
    into_offers,
    drop_offers,
    pick_offers,
    give_loot_offers,
    plunder_offers,
)
