"""Free steps: what a player may do without an action.  [ML-FRE-01, ML-FRE-02]"""

from __future__ import annotations

from typing import Final, assert_never

from muster.games.monster_lands.content.pieces import (
    GOODS,
    GoodsName,
    Kind,
    kind_of,
)
from muster.games.monster_lands.effects.dice import colour_of, gain_dice, one_die, spend_die
from muster.games.monster_lands.effects.drawing import discard_monster, set_at, without
from muster.games.monster_lands.effects.goods import (
    discard_loot,
    gain_defense,
    gain_gold,
    gain_goods,
    gain_potions,
    gain_venoms,
    heal,
    pay_gold,
)
from muster.games.monster_lands.effects.members import carry, discard_gear, recruit, settle
from muster.games.monster_lands.events import CONVERTED, TALENT_USED, TROPHY_SOLD
from muster.games.monster_lands.offers.turn import (
    convert_offers,
    fresh_novice,
    from_offers,
    heal_offers,
    into_offers,
    item_offers,
    loot_offers,
    move_offers,
    settle_offers,
    settler_offers,
    take_offers,
    trophy_offers,
)
from muster.games.monster_lands.state import LandsTable
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

FREE_STEPS: Final[tuple[Kind, ...]] = ("novice", "talent", "loot", "sell", "settle", "heal", "gear")
SALES: Final[tuple[Kind, ...]] = ("loot", "sell")  # free steps in the middle of something else  [ML-FRE-05]
GOODS_STEPS: Final[tuple[Kind, ...]] = ("loot", "sell", "heal")  # free steps in the Adventure phase  [ML-FRE-02]


def take_free_step(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-FRE-01]"""
    match kind_of(choice):
        case "novice":
            table.ask(seat, "convert", convert_offers, give_up_die, 0b111)
        case "talent":
            use_talent(table, seat, choice.value)
        case "loot":
            table.ask(seat, "loot", loot_offers, use_loot)
        case "sell":
            table.ask(seat, "sell", trophy_offers, sell_trophy)
        case "settle":
            table.ask(seat, "settle", settle_offers, choose_land)
        case "heal":
            table.ask(seat, "heal", heal_offers, heal_chosen)
        case "gear":
            table.ask(seat, "gear-from", from_offers, choose_item)
        case _:
            raise BrokenRule(f"{choice.key} is no free step")


# -- novices and talents -----------------------------------------------------------------------------------------------


def give_up_die(table: LandsTable, choice: Option, seat: Seat, colours: int) -> None:
    """The old die lies on the novice until Clean-up.  [ML-NOV-01, ML-DEP-08]"""
    table.used |= 1 << fresh_novice(table, seat)
    spend_die(table, seat, choice)
    table.ask(seat, "into", into_offers, take_new_die, colour_of(choice))


def take_new_die(table: LandsTable, choice: Option, seat: Seat, colour: int) -> None:
    """[ML-NOV-01, ML-DEP-09]"""
    table.tell(CONVERTED, seat, colour, choice.value)
    gain_dice(table, seat, one_die(choice.value))


def use_talent(table: LandsTable, seat: Seat, member: int) -> None:
    """A Deployment talent, once per round.  [ML-TAL-01, ML-TAL-03]"""
    ability = table.box.members[member].ability
    table.used |= 1 << member
    table.tell(TALENT_USED, seat, member)
    if ability.kind == "buy_die":
        pay_gold(table, seat, ability.cost)
        for colour in range(3):
            if ability.colours >> colour & 1:
                gain_dice(table, seat, one_die(colour, ability.n))
    else:
        table.ask(seat, "take", take_offers, take_goods, member)


def take_goods(table: LandsTable, choice: Option, seat: Seat, member: int) -> None:
    """[ML-MER-05, ML-MER-14, ML-MER-18, ML-MER-31]"""
    goods = GOODS[choice.value]
    for kind, number in table.box.members[member].ability.goods:
        if kind == goods:
            gain_one_kind(table, seat, goods, number)


def gain_one_kind(table: LandsTable, seat: Seat, goods: GoodsName, number: int) -> None:
    """Tokens of one kind, or gold.  [ML-LOD-04]"""
    match goods:
        case "potion":
            gain_potions(table, seat, number)
        case "venom":
            gain_venoms(table, seat, number)
        case "defense":
            gain_defense(table, seat, number)
        case "gold":
            gain_gold(table, seat, number)
        case _:
            assert_never(goods)


# -- loot and trophies -------------------------------------------------------------------------------------------------


def use_loot(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-LOT-05, ML-LOT-07 to ML-LOT-10, ML-LOT-12, ML-LOT-13, ML-LOT-15]"""
    if kind_of(choice) == "back":
        return
    loot = table.box.loot[choice.value]
    discard_loot(table, seat, choice.value)
    match loot.effect:
        case "trophies":
            gain_gold(table, seat, loot.n * table.box.trophy_gold)
        case "convert":
            table.ask(seat, "convert", convert_offers, trade_die, loot.colours, choice.value)
        case "recruit":
            table.then(recruit, seat)
        case "goods":
            gain_goods(table, seat, loot.goods)
        case "conquest_glory" | "elimination_glory" | "capture_glory" | "rerolls" | "eliminate" | "per_die" | "":
            raise BrokenRule(f"loot {loot.key} serves a deed or a roll")
        case _:
            assert_never(loot.effect)


def trade_die(table: LandsTable, choice: Option, seat: Seat, colours: int, kind: int) -> None:
    """One die of the pool for several of another colour.  [ML-LOT-09, ML-LOT-10]"""
    loot = table.box.loot[kind]
    table.tell(CONVERTED, seat, colour_of(choice), loot.into)
    spend_die(table, seat, choice)
    gain_dice(table, seat, one_die(loot.into, loot.n))


def sell_trophy(table: LandsTable, choice: Option, seat: Seat) -> None:
    """Five gold per trophy point; the card is discarded.  [ML-CAP-03]"""
    clan = table.clans[seat]
    if kind_of(choice) == "back":
        return
    clan.trophies = without(clan.trophies, choice.value)
    discard_monster(table, choice.value)
    gold = table.box.monsters[choice.value].trophy * table.box.trophy_gold
    clan.gold += gold
    table.tell(TROPHY_SOLD, seat, choice.value, gold)


# -- lands, wounds, equipment ------------------------------------------------------------------------------------------


def choose_land(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-STL-01]"""
    offer_settling(table, seat, choice.value)


def offer_settling(table: LandsTable, seat: Seat, land: int) -> None:
    """Any fitting member may settle, the conqueror or another.  [ML-STL-01]"""
    table.ask(seat, "settler", settler_offers, settle_chosen, land)


def settle_chosen(table: LandsTable, choice: Option, seat: Seat, land: int) -> None:
    """[ML-STL-01]"""
    if kind_of(choice) == "settler":
        settle(table, seat, choice.value, land)


def heal_chosen(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-POT-01]"""
    heal(table, seat, choice.value)


def choose_item(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-BAZ-03]"""
    table.ask(seat, "gear-item", item_offers, choose_new_bearer, choice.value)


def choose_new_bearer(table: LandsTable, choice: Option, seat: Seat, member: int) -> None:
    """[ML-BAZ-03]"""
    card = next(card for card in table.gear[member] if table.box.gear_cards[card] == choice.value)
    table.ask(seat, "gear-to", move_offers, move_gear, member, card)


def move_gear(table: LandsTable, choice: Option, seat: Seat, member: int, card: int) -> None:
    """[ML-BAZ-03]"""
    table.gear = set_at(table.gear, member, without(table.gear[member], card))
    if kind_of(choice) == "discard":
        discard_gear(table, seat, card)
    else:
        carry(table, seat, choice.value, card)


STEPS = steps(
    give_up_die,
    take_new_die,
    take_goods,
    use_loot,
    trade_die,
    sell_trophy,
    choose_land,
    offer_settling,
    settle_chosen,
    heal_chosen,
    choose_item,
    choose_new_bearer,
    move_gear,
)
