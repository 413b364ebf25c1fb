"""What to buy, train, unveil, unlock and sell in a Trade Action, by what it adds to a Hero's strength and comfort."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots.prospects import Prospects
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, Wardrobe, option_of
from muster.games.euthia.content.pieces import (
    ABILITY,
    AT_ONCE,
    DRAGONSLAYERS,
    FIRST_STRIKE,
    GEM_THING,
    JEWELRY,
    NOTHING,
    OF_TRADER,
    RESOURCE,
    THING,
)
from muster.games.euthia.offers.trading import own_equipment, sale_price, sellable
from muster.games.euthia.places import trader_at
from muster.games.euthia.queries import (
    free_sacks,
    loose_essences,
    max_health,
    slot_kind_of,
)
from muster.kernel.table import Options

BUY: Final = "hint-buy"
TRAIN: Final = "hint-train"
UNVEIL: Final = "hint-unveil"
UNLOCK: Final = "hint-unlock"
SELL: Final = "hint-sell"
TRADE_HEAL: Final = "hint-heal-trade"
BUY_GAAR: Final = "hint-buy-gaar"
CHANGE: Final = "hint-change-offer"
ENOUGH: Final = "hint-trade-enough"
KEEP_TILE: Final = "hint-keep-tile"

LEAST_GOLD: Final = 2  # with less than this nothing of use can be bought
MOST_GOLD: Final = 20  # beyond this a better Offer makes no difference
MOST_CHANGES: Final = 4  # of an Offer, in one Trade Action
OPENS: Final = ("unlock", "open")  # deals that begin with a locked slot


class Deal:
    """Something that Gold can be spent on."""

    __slots__ = ("copy", "gain", "kind", "net", "price", "slot")

    def __init__(self, kind: str, copy: int, slot: int, gain: float, price: int, net: float) -> None:
        self.kind = kind  # buy, open (a slot for something on offer), train, unlock, swap
        self.copy = copy
        self.slot = slot
        self.gain = gain
        self.price = price
        self.net = net


class Shop(Wardrobe):
    """A Hero with its board and its Gold, looking at tiles."""

    __slots__ = ("cost", "prospects")

    def __init__(self, outlook: Outlook, prospects: Prospects) -> None:
        super().__init__(outlook)
        self.prospects = prospects
        kept = 1 / outlook.box.possession_rate
        self.cost = kept + outlook.taste.hurdle * (outlook.gold - kept)  # a piece of Gold that is spent

    # -- deals ---------------------------------------------------------------------------------------------------------

    def net(self, gain: float, price: int, kept: int) -> float:
        """A gain less the Gold that it costs; what has a price keeps it to the end."""
        rate = self.outlook.box.possession_rate
        return gain + 0.95 * kept / rate - price * self.cost

    def purchase(self, copy: int) -> Deal:
        """A tile on offer or an own Weapon or Shield."""
        tile = self.table.box.tile(copy)
        if any(use.timing == AT_ONCE for use in tile.uses):
            gain = self.outlook.tile(tile)
            return Deal("buy", copy, NOTHING, gain, tile.price, gain - tile.price * self.cost)
        if any(use.spends for use in tile.uses):
            gain = self.carried(tile) if free_sacks(self.table, self.seat) > 0 else 0.0
            return Deal("buy", copy, NOTHING, gain, tile.price, self.net(gain, tile.price, tile.price // 2))
        gain, slot = self.best_place(copy)
        lock = self._behind_lock(copy)
        if lock is not None and lock.net > self.net(gain, tile.price, tile.price):
            return lock
        kept = tile.price
        if slot != NOTHING:
            old = self.table.slots[self.seat][slot]
            if old != NOTHING:  # what lay there is sold for less than it counts
                record = self.table.box.tile(old)
                kept -= max(0, record.price - record.sell)
        return Deal("buy", copy, slot, gain, tile.price, self.net(gain, tile.price, kept))

    def _behind_lock(self, copy: int) -> Deal | None:
        """A tile on offer for a slot that is still locked: the slot is opened first, so that nothing lies idle."""
        table, seat = self.table, self.seat
        tile = table.box.tile(copy)
        if any(table.slots[seat][at] == NOTHING for at in self.places(tile, False)):
            return None
        slots = table.box.heroes[table.heroes[seat]].slots
        locked = [at for at in self.places(tile, True) if slots[at].essence == NOTHING]
        if not locked:
            return None
        at = min(locked, key=lambda place: slots[place].gold)
        price = tile.price + slots[at].gold
        if price > table.gold[seat]:
            return None
        gain = self.with_tile(copy, at)
        return Deal("open", copy, at, gain, price, self.net(gain, price, price))

    def training(self, copy: int) -> Deal:
        """An Ability that is unveiled: on a free slot, or in place of a weaker one."""
        table, seat = self.table, self.seat
        tile = table.box.tile(copy)
        gain, slot = self.best_place(copy)
        if slot == NOTHING:
            return Deal("train", copy, NOTHING, 0.0, tile.price, -1.0)
        old = table.slots[seat][slot]
        free = [at for at in self.places(tile, False) if table.slots[seat][at] == NOTHING]
        if free and old != NOTHING:
            slot, old = free[0], NOTHING
            gain = self.with_tile(copy, slot)
        kept = tile.price - (table.box.tile(old).price if old != NOTHING else 0)
        return Deal(
            "train" if old == NOTHING else "swap", copy, slot, gain, tile.price, self.net(gain, tile.price, kept)
        )

    def unlocking(self, copy: int, bought: bool) -> Deal | None:
        """A slot that is opened for a tile at hand, with the tile's own price."""
        table, seat = self.table, self.seat
        tile = table.box.tile(copy)
        if any(table.slots[seat][at] == NOTHING for at in self.places(tile, False)):
            return None
        slots = table.box.heroes[table.heroes[seat]].slots
        essences = loose_essences(table, seat)
        best: Deal | None = None
        for at in self.places(tile, True):
            slot = slots[at]
            if slot.essence != NOTHING and slot.essence not in essences:
                continue
            gold = slot.gold + (0 if bought else tile.price)
            if gold > table.gold[seat]:
                continue
            gain = self.with_tile(copy, at)
            kept = gold + (table.box.essence_sale if slot.essence != NOTHING else 0)
            net = self.net(gain, gold, kept) - (self.outlook.essence() if slot.essence != NOTHING else 0.0)
            if best is None or net > best.net:
                best = Deal("unlock", copy, at, gain, slot.gold, net)
        return best

    def deals(self, trader: int) -> list[Deal]:
        """Everything that could be bought, trained or unlocked here, dear things included."""
        table, seat = self.table, self.seat
        found: list[Deal] = []
        seen: set[int] = set()
        for copy in (*table.offers[trader], *own_equipment(table, seat)):
            if copy != NOTHING and table.box.copies[copy] not in seen:
                seen.add(table.box.copies[copy])
                found.append(self.purchase(copy))
        abilities = [copy for copy in table.supply[seat] if table.box.tile(copy).kind in (ABILITY, FIRST_STRIKE)]
        for copy in abilities:
            found.append(self.training(copy))
        for copy in (*abilities, *own_equipment(table, seat)):
            deal = self.unlocking(copy, False)
            if deal is not None:
                found.append(deal)
        for thing in table.sacks[seat]:
            if thing < THING and slot_kind_of(table.box.tile(thing)) != NOTHING:
                deal = self.unlocking(thing, True)
                if deal is not None:
                    found.append(deal)
        return found

    def veiled_gain(self) -> float:
        """What unveiling promises: the better tile of each value, as far as Gold and slots will reach."""
        table, seat = self.table, self.seat
        values: dict[int, float] = {}
        for copy in table.veiled[seat]:
            tile = table.box.tile(copy)
            if tile.value <= table.reputation[seat]:
                values[tile.value] = max(values.get(tile.value, 0.0), self.potential(copy))
        gains = sorted(values.values(), reverse=True)
        return sum([gain * share for gain, share in zip(gains, (0.8, 0.5, 0.3), strict=False)])

    def potential(self, copy: int) -> float:
        """What a Hero tile adds if there is a slot for it sooner or later, less its price."""
        tile = self.table.box.tile(copy)
        best, _ = self.best_place(copy)
        for slot in self.places(tile, True)[:1]:
            best = max(best, self.with_tile(copy, slot) - 0.8)
        cost = 0.5 * tile.price * (self.outlook.gold - 1 / self.outlook.box.possession_rate)
        return max(0.0, best - cost)

    # -- before going there --------------------------------------------------------------------------------------------

    def visit(self, trader: int) -> float:
        """What a Trade Action at a place would bring altogether."""
        table, seat, outlook = self.table, self.seat, self.outlook
        budget = table.gold[seat]
        worth = 0.0
        for thing in table.sacks[seat]:
            if thing < THING and table.box.tile(thing).kind == RESOURCE:
                gold = max([n for row in table.box.tile(thing).options for name, n, _ in row if name == "gold"])
                budget += gold
                worth += 0.25  # Gold now, and a free Sack
        unveils = any(table.box.tile(copy).value <= table.reputation[seat] for copy in table.veiled[seat])
        if unveils and budget > table.box.unveil_price:
            gain = self.veiled_gain() * (1.0 if budget >= 3 else 0.5)
            if gain > outlook.gold:
                worth += gain - outlook.gold
                budget -= 1 + min(2, budget - 1)
        for deal in sorted(self.deals(trader), key=lambda deal: -deal.net / (1 + deal.price)):
            price = deal.price + (self.table.box.tile(deal.copy).price if deal.kind == "unlock" else 0)
            if deal.net > 0.1 and price <= budget:
                budget -= price
                worth += deal.net
        missing = max_health(table, seat) - table.health[seat]
        if missing > 1 and budget > 0:
            rate = table.box.heal_rates[trader]
            paid = min(budget, -(-missing // rate))
            worth += max(0.0, self.prospects.healing(min(missing, rate * paid)) - paid * outlook.gold)
        return worth + self.promise(trader, budget, MOST_CHANGES)

    def promise(self, trader: int, gold: int, changes: int = 1) -> float:
        """What new Offers would bring on average, as far as the Gold goes: the first change is free.  [EU-TRD-10]"""
        if gold < LEAST_GOLD or not self.outlook.further:
            return 0.0
        gold = min(gold, MOST_GOLD)
        total, prices = self._stock(trader, gold)
        share = max([min(1.0 + more, (gold - more) / max(1.0, prices)) for more in range(changes)])
        return self.outlook.taste.offer * total * share

    def bar(self, trader: int) -> float:
        """What a piece of Gold should bring: about what it brings in a new Offer while one is to come, else less."""
        gold = min(self.table.gold[self.seat], MOST_GOLD)
        if gold < LEAST_GOLD or not self.outlook.further:
            return 0.0
        total, prices = self._stock(trader, gold)
        rate = total / max(1.0, prices)
        taste = self.outlook.taste
        if wants_change(self, trader):
            return taste.choosy * rate
        return taste.saving * rate * min(1.0, (self.outlook.further - 1) / 3)

    def _stock(self, trader: int, gold: int) -> tuple[float, float]:
        """What the tiles that an Offer shows are worth on average, and what they cost: those that are worth it."""
        table, seat = self.table, self.seat
        key = (trader, gold, table.round, table.slots[seat], table.unlocked[seat], seat)
        found = self.prospects.memory.stocks.get(key)
        if found is None:
            found = self._new_offer(trader, gold)
            self.prospects.memory.stocks[key] = found
        return found

    def _new_offer(self, trader: int, gold: int) -> tuple[float, float]:
        """The sums over all tiles of a trader, for as many as an Offer shows."""
        box = self.table.box
        copies = box.copy_ids[OF_TRADER + trader]
        seen: dict[int, tuple[float, int]] = {}
        total = prices = 0.0
        for copy in copies:
            kind = box.copies[copy]
            if kind not in seen:
                deal = self.purchase(copy) if box.tiles[kind].price <= gold else None
                good = deal is not None and deal.net > 0.1 and deal.price <= gold
                seen[kind] = (deal.net, deal.price) if deal is not None and good else (0.0, 0)
            total += seen[kind][0]
            prices += seen[kind][1]
        shown = box.offer_size / len(copies)
        return shown * total, shown * prices


# -- answers -----------------------------------------------------------------------------------------------------------


def choose_trade(shop: Shop, options: Options) -> Answer:
    """Sell first, then whatever brings most for its price, then healing, then new goods."""
    outlook, table, seat = shop.outlook, shop.table, shop.seat
    sales = tuple([option for option in options if option.kind == "sell"])
    if sales and (table.fee_due or wanted_sale(shop) != NOTHING):
        return choose_sale(shop, sales)
    sell = option_of(options, "sell-menu")
    if sell is not None and (len(options) == 1 or wanted_sale(shop) != NOTHING):
        return sell, SELL
    unveil = option_of(options, "unveil")
    if unveil is not None and shop.veiled_gain() > outlook.gold + 0.15:
        return unveil, UNVEIL
    trader = trader_at(table, table.space[seat])
    found = choose_deal(shop, trader, options)
    if found is not None:
        return found
    heal = option_of(options, "heal")
    missing = max_health(table, seat) - table.health[seat]
    if heal is not None:
        rate = table.box.heal_rates[trader]
        paid = min(table.gold[seat], -(-missing // rate))
        if shop.prospects.healing(min(missing, rate * paid)) > paid * shop.cost:
            return heal, TRADE_HEAL
    gaar = option_of(options, "buy-gaar")
    if gaar is not None and trader == DRAGONSLAYERS and outlook.more_gaar(1) > outlook.gold * 0.8:
        return gaar, BUY_GAAR
    change = option_of(options, "change-offer")
    if change is not None and wants_change(shop, trader):
        return change, CHANGE
    return option_of(options, "end-trade") or options[0], ENOUGH


def wants_change(shop: Shop, trader: int) -> bool:
    """New goods, while there is Gold for them; every change but the first costs one."""
    table = shop.table
    gold = table.gold[shop.seat] - (1 if table.offer_changes else 0)
    price = shop.outlook.gold if table.offer_changes else 0.0
    return table.offer_changes < MOST_CHANGES and shop.promise(trader, gold) > price + 0.1


def choose_deal(shop: Shop, trader: int, options: Options) -> Answer | None:
    """The deal that brings most beyond what its Gold should bring, among those that are offered."""
    table = shop.table
    bar = shop.bar(trader)
    best: Deal | None = None
    most = 0.0
    for deal in shop.deals(trader):
        price = deal.price + (table.box.tile(deal.copy).price if deal.kind == "unlock" else 0)
        surplus = deal.net - bar * price
        if deal.net <= 0.1 or surplus <= most:
            continue
        if deal.kind == "buy" and option_of(options, "buy", table.box.copies[deal.copy]) is None:
            continue
        if deal.kind in ("train", "swap") and (
            deal.price > table.gold[shop.seat] or not option_of(options, "train-menu")
        ):
            continue
        if deal.kind in OPENS and option_of(options, "unlock-menu") is None:
            continue
        best, most = deal, surplus
    if best is None:
        return None
    if best.kind == "buy":
        found = option_of(options, "buy", table.box.copies[best.copy])
        assert found is not None
        return found, BUY
    menu = option_of(options, "unlock-menu" if best.kind in OPENS else "train-menu")
    assert menu is not None
    return menu, UNLOCK if best.kind in OPENS else TRAIN


def wanted_training(shop: Shop) -> Deal | None:
    """The Ability that adds most."""
    table, seat = shop.table, shop.seat
    bar = shop.bar(trader_at(table, table.space[seat]))
    best: Deal | None = None
    for copy in table.supply[seat]:
        if table.box.tile(copy).kind in (ABILITY, FIRST_STRIKE) and table.box.tile(copy).price <= table.gold[seat]:
            deal = shop.training(copy)
            if deal.net > max(0.1, bar * deal.price) and (best is None or deal.net > best.net):
                best = deal
    return best


def choose_training(shop: Shop, options: Options, best: Deal | None) -> Answer:
    """The Ability that is wanted; a weaker one makes room for it."""
    table, seat = shop.table, shop.seat
    if best is not None:
        found = option_of(options, "train", table.box.copies[best.copy])
        if best.kind == "train" and found is not None:
            return found, TRAIN
        old = table.slots[seat][best.slot]
        if best.kind == "swap" and old != NOTHING:
            out = option_of(options, "untrain", table.box.copies[old])
            if out is not None:
                return out, TRAIN
    return option_of(options, "back") or options[0], ENOUGH


def choose_training_slot(outlook: Outlook, options: Options, copy: int) -> Answer:
    """Slots of one kind are alike."""
    return options[0], TRAIN


def choose_unlock(shop: Shop, options: Options) -> Answer:
    """The slot for which something is waiting."""
    trader = trader_at(shop.table, shop.table.space[shop.seat])
    bar = shop.bar(trader)
    deals = [deal for deal in shop.deals(trader) if deal.kind in OPENS and deal.net > 0.1]
    deals.sort(key=lambda deal: bar * deal.price - deal.net)
    for deal in deals:
        found = option_of(options, "unlock", deal.slot)
        if found is not None:
            return found, UNLOCK
    return option_of(options, "back") or options[0], ENOUGH


def choose_hero_tile(shop: Shop, options: Options, copies: tuple[int, ...]) -> Answer:
    """The tile that will add more."""
    best = max(copies, key=lambda copy: (shop.potential(copy), -copy))
    return option_of(options, "keep-tile", shop.table.box.copies[best]) or options[0], KEEP_TILE


# -- selling -----------------------------------------------------------------------------------------------------------


def wanted_sale(shop: Shop) -> int:
    """The thing that should be sold next, or nothing."""
    table, seat = shop.table, shop.seat
    best, found = 0.0, NOTHING
    for thing in sellable(table, seat):
        if thing in table.slots[seat]:
            continue
        gain = sale_gain(shop, thing)
        if gain > best:
            best, found = gain, thing
    return found


def sale_gain(shop: Shop, thing: int) -> float:
    """What selling a thing is worth more than keeping it."""
    outlook, table, seat = shop.outlook, shop.table, shop.seat
    if thing < THING and table.box.tile(thing).options:
        tile = table.box.tile(thing)
        now = max([outlook.goods(option) for option in tile.options])
        return now + 0.05 - outlook.resource(tile) - outlook.asked(thing)
    gold = sale_price(table, thing)
    if thing >= GEM_THING:
        tight = 0.25 if not free_sacks(table, seat) and thing in table.sacks[seat] else 0.0
        return gold * outlook.gold + tight - outlook.thing(thing) - (0.1 if outlook.further else 0.02)
    tile = table.box.tile(thing)
    if any(use.spends for use in tile.uses):
        return gold * outlook.gold - shop.carried(tile) - 0.3
    if tile.kind <= JEWELRY:
        gain, _ = shop.best_place(thing)
        return -1.0 if gain > 0.2 or not outlook.further else gold * outlook.gold + 0.1 - 0.1 * tile.price
    return -1.0


def choose_sale(shop: Shop, options: Options) -> Answer:
    """The thing that is better sold; with a fee to pay, the one that is missed least."""
    table = shop.table
    thing = wanted_sale(shop)
    kinds = {option.value: option for option in options if option.kind == "sell"}
    if thing != NOTHING:
        standing = table.box.copies.index(table.box.copies[thing]) if thing < THING else thing
        if standing in kinds:
            return kinds[standing], SELL
    back = option_of(options, "back")
    if back is not None:
        return back, ENOUGH
    rows = sorted(
        sellable(table, shop.seat), key=lambda thing: (thing in table.slots[shop.seat], -sale_gain(shop, thing))
    )
    for thing in rows:
        standing = table.box.copies.index(table.box.copies[thing]) if thing < THING else thing
        if standing in kinds:
            return kinds[standing], SELL
    return options[0], SELL


def choose_resource(outlook: Outlook, options: Options, copy: int) -> Answer:
    """The option of a Natural Resource that is worth most."""
    rows = outlook.box.tile(copy).options
    return max(options, key=lambda option: (outlook.goods(rows[option.value]), -option.value)), SELL
