"""Actions in the Citadel: dice in buildings act at once.  [ML-CIT-01]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    ALCHEMIST,
    ARMORY,
    LODGE,
    MAGIC,
    MINE,
    PAWN_SHOP,
    PERSUASION,
    STRENGTH,
    TAVERN,
    OnceARound,
    kind_of,
)
from muster.games.monster_lands.effects.dice import spend_die
from muster.games.monster_lands.effects.drawing import fill_bazaar, fill_lodge, set_at, show_mercenary
from muster.games.monster_lands.effects.free_steps import SALES, take_free_step
from muster.games.monster_lands.effects.goods import (
    gain_defense,
    gain_potions,
    gain_venoms,
    keep_to_trap_limit,
    pay_gold,
)
from muster.games.monster_lands.effects.members import carry, hire_from_dock, hire_novice
from muster.games.monster_lands.events import (
    BEER,
    DEFENSE_BOUGHT,
    DIE_PLACED,
    FACE_PLACED,
    GEAR_BOUGHT,
    MINED,
    PAWNED,
    TRAPS_BOUGHT,
)
from muster.games.monster_lands.offers.citadel import (
    armory_offers,
    bazaar_offers,
    brew_offers,
    lodge_offers,
    pawn_offers,
    shop_die_offers,
    tavern_offers,
)
from muster.games.monster_lands.offers.turn import carrier_offers
from muster.games.monster_lands.queries import basket_price, discounts_for, persuasion_off, price_now
from muster.games.monster_lands.state import (
    BASKET,
    GEAR_SOURCE,
    NO_VISIT,
    NOTHING,
    ON_SALE,
    LandsTable,
    Placed,
    Visit,
    store,
)
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import give, shuffle


def put_die(table: LandsTable, building: int, placed: Placed) -> None:
    """A die lies on a space until Clean-up.  [ML-CIT-04]"""
    rows = table.buildings
    table.buildings = (*rows[:building], (*rows[building], placed), *rows[building + 1 :])


# -- shops -------------------------------------------------------------------------------------------------------------


def visit(table: LandsTable, seat: Seat, building: int) -> None:
    """A die goes on the leftmost free space, then something is bought.  [ML-CIT-03, ML-CIT-04]"""
    table.ask(seat, "shop-die", shop_die_offers, enter_shop, building)  # older rules; newer ones ask in ``go_shopping``


def enter_shop(table: LandsTable, choice: Option, seat: Seat, building: int) -> None:
    """A persuasion die lowers the price.  [ML-PER-01, ML-PER-02]"""
    colour, face = spend_die(table, seat, choice)
    visiting = Visit().unpack()
    visiting.building = building
    visiting.die = (colour, face)
    visiting.price_off = persuasion_off(table, building, face) if colour == PERSUASION else 0
    table.visit = visiting
    put_die(table, building, (len(table.buildings[building]), colour, face, seat))
    if colour == PERSUASION:
        table.tell(FACE_PLACED, seat, building, face)
    else:
        table.tell(DIE_PLACED, seat, building, colour)
    if building == LODGE:
        table.then(shop_for_traps, seat)
    elif building == TAVERN:
        table.then(visit_tavern, seat)
    elif building == ARMORY:
        shop_for_defense(table, seat)
    else:
        shop_for_gear(table, seat)


def take_discount(table: LandsTable, seat: Seat, choice: Option, kind: OnceARound) -> None:
    """A flat discount is taken for this purchase.  [ML-PER-04]"""
    for source in discounts_for(table, seat, kind):
        if source in table.visit.discounts:
            continue
        if source >= GEAR_SOURCE:
            named = kind_of(choice) == "gear-discount" and table.box.gear_cards[source - GEAR_SOURCE] == choice.value
        else:
            named = kind_of(choice) == "discount" and source == choice.value
        if named:
            table.visit.discounts = (*table.visit.discounts, source)
            return


def pay(table: LandsTable, seat: Seat, price: int) -> int:
    """Pay what is left of a price; the discounts taken are used up for the round.  [ML-PER-04, ML-TAL-01]"""
    gold = price_now(table, price)
    pay_gold(table, seat, gold)
    for source in table.visit.discounts:
        if source >= GEAR_SOURCE:
            table.gear_used |= 1 << source - GEAR_SOURCE
        else:
            table.used |= 1 << source
    leave_shop(table)
    return gold


def leave_shop(table: LandsTable) -> None:
    table.visit = NO_VISIT


def shop_for_traps(table: LandsTable, seat: Seat) -> None:
    """Any number of the traps shown, at least one.  [ML-LOD-01, ML-LOD-02]"""
    table.ask(seat, "lodge", lodge_offers, choose_trap)


def choose_trap(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-LOD-01, ML-FRE-05]"""
    match kind_of(choice):
        case "done":
            buy_traps(table, seat)
            return
        case "loot" | "sell":
            take_free_step(table, choice, seat)
        case "buy":
            give(table, ON_SALE, table.zones[ON_SALE].cards.index(choice.value), BASKET)
        case "discount" | "gear-discount":
            take_discount(table, seat, choice, "trap_discount")
        case _:
            raise BrokenRule(f"{choice.key} buys no trap")
    table.then(shop_for_traps, seat)


def buy_traps(table: LandsTable, seat: Seat) -> None:
    """One sum for all; the traps are stored face down and the gaps filled.  [ML-LOD-01, ML-LOD-05, ML-LOD-06]"""
    traps = table.zones[BASKET].cards
    gold = pay(table, seat, basket_price(table, traps))
    table.tell(TRAPS_BOUGHT, seat, traps, gold)
    while table.zones[BASKET].cards:
        give(table, BASKET, 0, store(seat))
    shuffle(table, store(seat), "traps")  # face down: others know only how many there are
    fill_lodge(table)
    table.then(keep_to_trap_limit, seat)


def visit_tavern(table: LandsTable, seat: Seat) -> None:
    """Beer first, if anybody wants it, then a newcomer.  [ML-TAV-01, ML-TAV-08]"""
    table.ask(seat, "tavern", tavern_offers, choose_newcomer)


def choose_newcomer(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-TAV-01, ML-TAV-08, ML-TAV-09, ML-FRE-05]"""
    match kind_of(choice):
        case "done":
            leave_shop(table)
            return
        case "hire":
            member = table.box.members[choice.value]
            gold = pay(table, seat, member.cost)
            if member.novice:
                hire_novice(table, seat, member.id, gold)
            else:
                hire_from_dock(table, seat, member.id, gold)
            return
        case "beer":
            pay_gold(table, seat, table.box.beer_price)
            table.visit.beer_drunk = True
            table.tell(BEER, seat, table.box.beer_price)
            pour_beer(table)
        case "loot" | "sell":
            take_free_step(table, choice, seat)
        case "discount" | "gear-discount":
            take_discount(table, seat, choice, "hire_discount")
        case _:
            raise BrokenRule(f"{choice.key} hires nobody")
    table.then(visit_tavern, seat)


def pour_beer(table: LandsTable) -> None:
    """All mercenaries on offer leave and others come.  [ML-TAV-08, ML-TAV-09]"""
    leaving = [member for member in table.tavern if member != NOTHING]
    table.tavern = (NOTHING,) * len(table.tavern)
    # Those who leave are discarded before others come: an empty deck is made of them.
    table.member_discard = (*table.member_discard, *leaving)
    for dock in range(len(table.tavern)):
        show_mercenary(table, dock)


def shop_for_defense(table: LandsTable, seat: Seat) -> None:
    """[ML-ARM-01]"""
    table.ask(seat, "armory", armory_offers, buy_defense)


def buy_defense(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-ARM-01, ML-FRE-05]"""
    if kind_of(choice) in SALES:
        take_free_step(table, choice, seat)
        table.then(shop_for_defense, seat)
        return
    gold = pay(table, seat, choice.value * table.box.armory_price)
    table.tell(DEFENSE_BOUGHT, seat, choice.value, gold)
    gain_defense(table, seat, choice.value, told=True)


def shop_for_gear(table: LandsTable, seat: Seat) -> None:
    """[ML-BAZ-01]"""
    table.ask(seat, "bazaar", bazaar_offers, buy_gear)


def buy_gear(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-BAZ-01, ML-FRE-05]"""
    if kind_of(choice) in SALES:
        take_free_step(table, choice, seat)
        table.then(shop_for_gear, seat)
        return
    take_gear(table, seat, choice.value, pay(table, seat, table.box.gear[choice.value].price))


def take_gear(table: LandsTable, seat: Seat, kind: int, gold: int) -> None:
    """A card leaves its dock and goes under a mercenary at home.  [ML-BAZ-01, ML-BAZ-02, ML-LND-10]"""
    dock = next(at for at, card in enumerate(table.bazaar) if card != NOTHING and table.box.gear_cards[card] == kind)
    card = table.bazaar[dock]
    table.bazaar = set_at(table.bazaar, dock, NOTHING)
    table.tell(GEAR_BOUGHT, seat, card, gold)
    table.ask(seat, "carry", carrier_offers, carry_new, card)
    table.then(refill_bazaar)


def carry_new(table: LandsTable, choice: Option, seat: Seat, card: int) -> None:
    """[ML-BAZ-02]"""
    carry(table, seat, choice.value, card)


def refill_bazaar(table: LandsTable) -> None:
    """[ML-BAZ-01]"""
    fill_bazaar(table)


# -- the other buildings -----------------------------------------------------------------------------------------------


def brew(table: LandsTable, seat: Seat, space: int) -> None:
    """A magic die for three or two tokens.  [ML-ALC-01]"""
    table.clans[seat].magic -= 1
    put_die(table, ALCHEMIST, (space, MAGIC, 0, seat))
    table.tell(DIE_PLACED, seat, ALCHEMIST, MAGIC)
    table.ask(seat, "brew", brew_offers, take_brew, table.box.alchemist[space])


def take_brew(table: LandsTable, choice: Option, seat: Seat, number: int) -> None:
    """[ML-ALC-01, ML-ALC-02]"""
    gain_potions(table, seat, choice.value // 4)
    gain_venoms(table, seat, choice.value % 4)


def dig(table: LandsTable, seat: Seat, space: int) -> None:
    """One strength die or a pair of them for the gold of the space.  [ML-MIN-01, ML-MER-27, ML-EQP-06]"""
    clan = table.clans[seat]
    mine = table.box.mine[space]
    clan.strength -= mine.dice
    for _ in range(mine.dice):
        put_die(table, MINE, (space, STRENGTH, 0, seat))
    gold = mine.gold + mine_bonus(table, seat)
    clan.gold += gold
    table.tell(MINED, seat, gold)


def mine_bonus(table: LandsTable, seat: Seat) -> int:
    """Talents and equipment for the Mine, each once per round; they cost nothing, so they are used at once."""
    bonus = 0
    for source in discounts_for(table, seat, "mine"):
        if source >= GEAR_SOURCE:
            card = source - GEAR_SOURCE
            table.gear_used |= 1 << card
            bonus += table.box.gear[table.box.gear_cards[card]].ability.n
        else:
            table.used |= 1 << source
            bonus += table.box.members[source].ability.n
    return bonus


def pawn(table: LandsTable, seat: Seat, pawned: int) -> None:
    """Any number of dice for a gold each.  [ML-PAW-01]"""
    table.ask(seat, "pawn", pawn_offers, pawn_die, pawned)


def pawn_die(table: LandsTable, choice: Option, seat: Seat, pawned: int) -> None:
    """[ML-PAW-01]"""
    clan = table.clans[seat]
    if kind_of(choice) == "pawn-all":
        pawned += pawn_all(table, seat)
    elif kind_of(choice) != "done":
        colour, face = spend_die(table, seat, choice)
        put_die(table, PAWN_SHOP, (0, colour, face, seat))
        clan.gold += table.box.pawn_gold
        pawned += 1
        if clan.strength or clan.magic or clan.faces:
            pawn(table, seat, pawned)
            return
    table.tell(PAWNED, seat, pawned, pawned * table.box.pawn_gold)


def pawn_all(table: LandsTable, seat: Seat) -> int:
    """Every die that is left: how many there were.  [ML-PAW-01]"""
    clan = table.clans[seat]
    dice = [(STRENGTH, 0)] * clan.strength + [(MAGIC, 0)] * clan.magic
    dice += [(PERSUASION, face) for face in clan.faces]
    for colour, face in dice:
        put_die(table, PAWN_SHOP, (0, colour, face, seat))
    clan.strength = 0
    clan.magic = 0
    clan.faces = ()
    clan.gold += len(dice) * table.box.pawn_gold
    return len(dice)


STEPS = steps(
    enter_shop,
    shop_for_traps,
    choose_trap,
    visit_tavern,
    choose_newcomer,
    shop_for_defense,
    buy_defense,
    shop_for_gear,
    buy_gear,
    carry_new,
    refill_bazaar,
    take_brew,
    pawn_die,
)
