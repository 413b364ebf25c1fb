"""The Trade Action with its seven trades.  [EU-TRD-05]"""

from __future__ import annotations

from collections.abc import Callable

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import (
    ESSENCE_THING,
    NOTHING,
    OF_TRADER,
    THING,
    TRADE,
)
from muster.games.euthia.effects.actions import spend_action
from muster.games.euthia.effects.carrying import gain_gaar, put_away, remove
from muster.games.euthia.effects.gaining import draw_copy, gain, hold, pay_gold, receive_copy
from muster.games.euthia.effects.health import heal
from muster.games.euthia.effects.things import (
    USES,
    arrange,
    drop_menu,
    find,
    lay_on_slot,
    place_by_itself,
    settle,
    unequip,
    use_chosen,
    use_menu,
)
from muster.games.euthia.events import (
    BOUGHT,
    GOLD_TO,
    OFFER_CHANGED,
    SOLD,
    TILE_CHOSEN,
    TRADE_BEGINS,
    TRAINED,
    UNLOCKED,
    UNTRAINED,
    UNVEILED,
)
from muster.games.euthia.offers.map import source_options
from muster.games.euthia.offers.trading import (
    choice_offers,
    resource_offers,
    sale_price,
    sell_offers,
    sellable,
    trade_offers,
    train_offers,
    train_slot_offers,
    unlock_offers,
)
from muster.games.euthia.offers.turn import may_trade, trade_fee, trade_first_offers
from muster.games.euthia.phases.moving import source_of
from muster.games.euthia.queries import free_sacks, purchase_price, trader_of
from muster.games.euthia.state import IN_TRADE, TRADE_STACK, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def start_trade(table: EuthiaTable, seat: Seat, source: int) -> None:
    """The fee first; who cannot pay it sells until it can.  [EU-TRD-04, EU-TRD-18]"""
    spend_action(table, seat, TRADE, source)
    table.turn_state = IN_TRADE
    table.offer_changes = 0
    table.tell(TRADE_BEGINS, seat, trader_of(table, seat))
    table.fee_due = True
    pay_fee(table, seat)
    table.then(ask_trade, seat)


def trade_with_excess(table: EuthiaTable, seat: Seat) -> None:
    """What was won at a Place of Trade may wait for a Trade Action that follows at once.  [EU-ECO-08, EU-ITM-05]"""
    place_by_itself(table, seat)
    if len(table.loose[seat]) > max(0, free_sacks(table, seat)) and may_trade(table, seat):
        if source_options(table, seat, TRADE):
            table.ask(seat, "trade-first", trade_first_offers, answer_trade_first)


def answer_trade_first(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-ECO-08]"""
    if choice.kind != "leave":
        table.waiting = len(table.loose[seat])
        table.then(start_trade, seat, source_of(table, choice, seat, TRADE))


def pay_fee(table: EuthiaTable, seat: Seat) -> None:
    """A Gold to each liberator, once per Action.  [EU-TRD-04, EU-TRD-19]"""
    owners = trade_fee(table, seat)
    if table.gold[seat] < len(owners):
        return
    table.fee_due = False
    for other in owners:
        table.gold[seat] -= 1
        table.gold[other] += 1
        table.tell(GOLD_TO, seat, other, 1)


def ask_trade(table: EuthiaTable, seat: Seat) -> None:
    """[EU-TRD-05]"""
    table.ask(seat, "trade", trade_offers, trade)


def trade(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-TRD-05]"""
    kind = choice.kind
    if kind == "end-trade":
        table.waiting = 0
        return
    if kind == "buy":
        buy(table, seat, choice.value)
    elif kind == "sell-menu":
        table.ask(seat, "sell", sell_offers, sell)
    elif kind == "sell":
        sell(table, choice, seat)
    elif kind in USES:
        use_chosen(table, choice, seat)
    elif kind == "heal":
        pay_gold(table, seat, 1)
        heal(table, seat, table.box.heal_rates[trader_of(table, seat)])
    elif kind == "buy-gaar":
        pay_gold(table, seat, table.box.gaar_price)
        gain_gaar(table, seat, 1)
    elif kind == "unveil":
        unveil(table, seat)
    elif kind == "train-menu":
        table.ask(seat, "train", train_offers, train)
    elif kind == "unlock-menu":
        table.ask(seat, "unlock", unlock_offers, unlock)
    elif kind == "change-offer":
        change_offer(table, seat)
    elif kind in ("coin-silver", "coin-gold"):
        table.then(ahead.change_cards, seat, kind)
    else:
        table.then(OWN_THINGS[kind], seat)
    table.then(settle, seat)
    table.then(ask_trade, seat)


OWN_THINGS: dict[str, Callable[[EuthiaTable, Seat], None]] = {
    "use-menu": use_menu,
    "arrange": arrange,
    "drop-menu": drop_menu,
}


# -- buying and selling ------------------------------------------------------------------------------------------------


def buy(table: EuthiaTable, seat: Seat, kind: int) -> None:
    """Paid, placed at once, and the Offer is refilled.  [EU-TRD-08, EU-TRD-09, EU-TRD-11]"""
    trader = trader_of(table, seat)
    tile = table.box.tiles[kind]
    price = purchase_price(table, tile)
    table.gold[seat] -= price  # told with the purchase
    for at, copy in enumerate(table.offers[trader]):
        if copy != NOTHING and table.box.copies[copy] == kind:
            table.tell(BOUGHT, seat, copy, price)
            set_offer(table, trader, at, draw_copy(table, TRADE_STACK + trader, OF_TRADER + trader, "goods"))
            receive_copy(table, seat, copy, told=True)
            return
    copy = next(copy for copy in table.supply[seat] if table.box.copies[copy] == kind)
    table.supply[seat] = tuple([other for other in table.supply[seat] if other != copy])
    table.tell(BOUGHT, seat, copy, price)
    hold(table, seat, copy)


def set_offer(table: EuthiaTable, trader: int, at: int, copy: int) -> None:
    """One place of an Offer changes."""
    row = table.offers[trader]
    changed = (*row[:at], copy, *row[at + 1 :])
    table.offers = (*table.offers[:trader], changed, *table.offers[trader + 1 :])


def change_offer(table: EuthiaTable, seat: Seat) -> None:
    """All tiles are discarded, then new ones drawn.  [EU-TRD-10, EU-TRD-21]"""
    trader = trader_of(table, seat)
    if table.offer_changes:
        pay_gold(table, seat, 1)
    table.offer_changes += 1
    renew_offer(table, trader)
    table.tell(OFFER_CHANGED, seat, trader)


def renew_offer(table: EuthiaTable, trader: int) -> None:
    """[EU-TRD-21]"""
    pile = OF_TRADER + trader
    old = tuple([copy for copy in table.offers[trader] if copy != NOTHING])
    piles = table.discards
    table.discards = (*piles[:pile], (*piles[pile], *old), *piles[pile + 1 :])
    for at in range(table.box.offer_size):
        set_offer(table, trader, at, draw_copy(table, TRADE_STACK + trader, pile, "goods"))


def sell(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-TRD-12, EU-TRD-13, EU-TRD-15]"""
    if choice.kind == "back":
        return
    thing = find(table, tuple(sellable(table, seat)), choice.value)
    if thing < THING and table.box.tile(thing).options:
        table.ask(seat, "resource", resource_offers, redeem, thing)
        return
    gold = sale_price(table, thing)
    take_from(table, seat, thing)
    table.tell(SOLD, seat, thing, gold)
    put_away(table, thing)
    table.gold[seat] += gold  # told with the sale
    settle_fee(table, seat)


def take_from(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """A thing leaves the board or what is carried."""
    if thing < THING and thing in table.slots[seat]:
        unequip(table, seat, thing)
    else:
        remove(table, seat, thing)


def redeem(table: EuthiaTable, choice: Option, seat: Seat, copy: int) -> None:
    """All of one option, never both.  [EU-TRD-15]"""
    effects = table.box.tile(copy).options[choice.value]
    take_from(table, seat, copy)
    table.tell(SOLD, seat, copy, 0)  # what it brings is told below
    put_away(table, copy)
    gain(table, seat, effects)
    settle_fee(table, seat)


def settle_fee(table: EuthiaTable, seat: Seat) -> None:
    """As soon as there is Gold enough the fee is paid.  [EU-TRD-18]"""
    if table.fee_due:
        pay_fee(table, seat)


# -- Hero tiles --------------------------------------------------------------------------------------------------------


def unveil(table: EuthiaTable, seat: Seat) -> None:
    """All tiles up to the Reputation; of each value one is kept.  [EU-HTL-03 to EU-HTL-07]"""
    pay_gold(table, seat, table.box.unveil_price)
    shown = [copy for copy in table.veiled[seat] if table.box.tile(copy).value <= table.reputation[seat]]
    table.veiled[seat] = tuple([copy for copy in table.veiled[seat] if copy not in shown])
    table.tell(UNVEILED, seat, len(shown))
    for value in sorted({table.box.tile(copy).value for copy in shown}):
        table.then(choose_tile, seat, tuple([copy for copy in shown if table.box.tile(copy).value == value]))


def choose_tile(table: EuthiaTable, seat: Seat, copies: tuple[int, ...]) -> None:
    """[EU-HTL-04, EU-HTL-05]"""
    table.ask(seat, "keep-hero-tile", choice_offers, keep_hero_tile, copies)


def keep_hero_tile(table: EuthiaTable, choice: Option, seat: Seat, copies: tuple[int, ...]) -> None:
    """The other one leaves the game.  [EU-HTL-04, EU-HTL-06]"""
    kept = next(copy for copy in copies if table.box.copies[copy] == choice.value)
    table.supply[seat] = (*table.supply[seat], kept)
    table.tell(TILE_CHOSEN, seat, choice.value)


def train(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """An Ability comes to the board for its price, or leaves it for nothing.  [EU-HTL-08, EU-HTL-09, EU-HTL-16]"""
    if choice.kind == "back":
        return
    if choice.kind == "untrain":
        copy = next(copy for copy in table.slots[seat] if copy != NOTHING and table.box.copies[copy] == choice.value)
        unequip(table, seat, copy)
        table.supply[seat] = (*table.supply[seat], copy)
        table.set_essences = tuple([entry for entry in table.set_essences if entry[0] != copy])  # [EU-ESS-04]
        table.tell(UNTRAINED, seat, choice.value)
    else:
        copy = next(copy for copy in table.supply[seat] if table.box.copies[copy] == choice.value)
        table.ask(seat, "train-slot", train_slot_offers, put_on_slot, copy)
    table.then(train_more, seat)


def train_more(table: EuthiaTable, seat: Seat) -> None:
    """[EU-HTL-09]"""
    table.then(settle, seat)
    table.ask(seat, "train", train_offers, train)


def put_on_slot(table: EuthiaTable, choice: Option, seat: Seat, copy: int) -> None:
    """[EU-HTL-08]"""
    tile = table.box.tile(copy)
    table.gold[seat] -= tile.price  # told with the training
    table.supply[seat] = tuple([other for other in table.supply[seat] if other != copy])
    lay_on_slot(table, seat, copy, choice.value)
    table.tell(TRAINED, seat, tile.id, tile.price)


def unlock(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """The printed cost opens a slot for good.  [EU-HTL-12, EU-EQP-04]"""
    if choice.kind == "back":
        return
    slot = table.box.heroes[table.heroes[seat]].slots[choice.value]
    if slot.essence != NOTHING:
        remove(table, seat, ESSENCE_THING + slot.essence)
    else:
        pay_gold(table, seat, slot.gold)
    table.unlocked[seat] |= 1 << choice.value
    table.tell(UNLOCKED, seat, choice.value + 1)


STEPS = steps(
    start_trade,
    trade_with_excess,
    answer_trade_first,
    ask_trade,
    trade,
    sell,
    redeem,
    choose_tile,
    keep_hero_tile,
    train,
    train_more,
    put_on_slot,
    unlock,
)
ahead.trade_with_excess = trade_with_excess
