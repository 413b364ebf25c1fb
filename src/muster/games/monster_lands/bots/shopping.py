"""Answers in the buildings of the Citadel, where no script says what to buy."""

from __future__ import annotations

from typing import Final

from muster.games.monster_lands.bots.battles import Answer, option_of
from muster.games.monster_lands.bots.errands import ARMOR, BEER, BREW, GEAR, HIRE, TRAPS, Errands
from muster.games.monster_lands.bots.household import choose_die
from muster.games.monster_lands.bots.plans import Planner
from muster.games.monster_lands.bots.values import Outlook
from muster.games.monster_lands.content.pieces import ARMORY, BAZAAR, LODGE, TAVERN
from muster.games.monster_lands.queries import price_now
from muster.games.monster_lands.state import NOTHING
from muster.kernel.options import Option
from muster.kernel.table import Options

DISCOUNT: Final = "hint-discount"
NOBODY: Final = "hint-nobody"


def errands_of(outlook: Outlook) -> Errands:
    planner = Planner(outlook)
    return Errands(planner, planner.walks())


def discount_of(options: Options) -> Option | None:
    """A discount that can be taken."""
    return option_of(options, "discount") or option_of(options, "gear-discount")


def choose_shop_die(outlook: Outlook, options: Options, building: int) -> Answer:
    """The die with which the visit is worth most."""
    errands = errands_of(outlook)
    visit = {LODGE: errands.traps, TAVERN: errands.hire, ARMORY: errands.defense, BAZAAR: errands.gear}[building]()
    if visit.orders and visit.orders[0] in options:
        return visit.orders[0], DISCOUNT if visit.orders[0].kind == "face" else visit.why
    return choose_die(outlook, options)[0], visit.why


def choose_trap(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The trap that helps most for its price, as long as one is worth it."""
    discount = discount_of(options)
    if discount is not None:
        return discount, DISCOUNT
    done = option_of(options, "done")
    if done is not None:
        return done, TRAPS
    errands = errands_of(outlook)
    traps = outlook.box.traps

    def gain(option: Option) -> float:
        price = price_now(outlook.table, traps[option.value].price)
        return max(errands.trap_gain(option.value)) - outlook.spend(price)

    return max([option for option in options if option.kind == "buy"], key=gain), TRAPS


def choose_newcomer(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The newcomer who is worth most, nobody if the gold is better kept, beer where that is not allowed."""
    members = outlook.box.members
    discount = discount_of(options)
    if discount is not None:
        return discount, DISCOUNT

    def gain(option: Option) -> float:
        record = members[option.value]
        return outlook.newcomer(record) - outlook.spend(price_now(outlook.table, record.cost), record.wages)

    hires = [option for option in options if option.kind == "hire"]
    best = max(hires, key=gain) if hires else None
    done = option_of(options, "done")
    if best is not None and (done is None or gain(best) > 0):
        return best, HIRE
    return (done, NOBODY) if done is not None else (option_of(options, "beer") or options[0], BEER)


def choose_armor(outlook: Outlook, options: Options, *_: object) -> Answer:
    """As many tokens as are worth their price."""
    price = outlook.box.armory_price

    def gain(option: Option) -> float:
        return option.value * outlook.defense - outlook.spend(price_now(outlook.table, option.value * price))

    return max([option for option in options if option.kind == "armory"], key=gain), ARMOR


def choose_gear(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The piece that serves longest; from a land it costs nothing."""
    errands = errands_of(outlook)
    gear = outlook.box.gear
    pays = outlook.table.visit.building != NOTHING

    def gain(option: Option) -> float:
        price = outlook.spend(price_now(outlook.table, gear[option.value].price)) if pays else 0.0
        return sum(errands.gear_gain(gear[option.value])) - price

    return max([option for option in options if option.kind == "equip"], key=gain), GEAR


def choose_brew(outlook: Outlook, options: Options, number: int) -> Answer:
    """The mix that is worth most."""
    orders = errands_of(outlook).brew(outlook.box.alchemist.index(number)).orders
    return orders[0] if orders else options[0], BREW
