"""Goods and cards: what to use outside Combat, what to wear and set, what to keep and what to give away."""

from __future__ import annotations

from typing import Final

from muster.bots import NOTHING_BETTER
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, Wardrobe, option_of
from muster.games.euthia.content.pieces import (
    AMETHYST,
    ANY,
    DEMON_STONE,
    DIAMOND,
    EMERALD,
    ESSENCE_THING,
    FIRE,
    GEM_THING,
    JEWELRY,
    NOTHING,
    ONYX,
    OPAL,
    POTION_THING,
    RUBY,
    SAPPHIRE,
    SILVER_TYPES,
    SUPPLIES_THING,
    THING,
    WATER,
    Effect,
)
from muster.games.euthia.offers.things import essence_holders, gem_holders, use_menu_offers
from muster.games.euthia.queries import (
    essences_on,
    free_pouch,
    free_sacks,
    is_essence,
    is_gem,
    loose_essences,
    max_health,
    use_of,
)
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand
from muster.kernel.options import Option
from muster.kernel.table import Options

USE_NOW: Final = "hint-use"
WEAR: Final = "hint-wear"
SET_GEM: Final = "hint-set-gem"
STORE: Final = "hint-store"
GIVE_UP: Final = "hint-give-up"
COIN: Final = "hint-coin"
BREW: Final = "hint-brew"
PICK: Final = "hint-pick"
CARD_LEAST: Final = "hint-card-least"
EXCHANGE: Final = "hint-exchange"
CART: Final = "hint-cart"

# How useful a set Gem is, the better the higher.
GEM_RANK: Final = {RUBY: 1.0, DIAMOND: 0.95, ONYX: 0.9, AMETHYST: 0.8, EMERALD: 0.75, OPAL: 0.6, SAPPHIRE: 0.55}


# -- using tiles outside Combat ----------------------------------------------------------------------------------------


def wanted_use(outlook: Outlook, ending: bool) -> Option | None:
    """The best use outside Combat that costs nothing of value; at the end of a turn whatever would be lost."""
    best, found = 0.05, None
    for option in use_menu_offers(outlook.table, outlook.seat):
        worth = use_worth(outlook, option, ending)
        if worth > best:
            best, found = worth, option
    return found


def use_worth(outlook: Outlook, option: Option, ending: bool) -> float:
    """What a use outside Combat brings at this moment."""
    table = outlook.table
    if option.kind == "use":
        tile, at = use_of(table, option.value)
        use = tile.uses[at]
        if use.spends or (use.dwurt and not ending):
            return 0.0
        if use.timing == ANY and not ending:
            return _full_use(outlook, use.effects)
        price = use.dwurt * outlook.gaar + use.gaar * outlook.gaar
        return sum([effect_worth(outlook, effect) for effect in use.effects]) - price
    if option.kind == "flip":
        gem = option.value
        if gem == DEMON_STONE:
            return outlook.card(True)
        return effect_worth(outlook, ("heal", 1, 0)) if ending and gem in (OPAL, DIAMOND) else 0.0
    if option.kind == "drink" and option.value == SUPPLIES_THING:
        return 0.3 if missing_health(outlook) >= 3 else 0.0
    return 0.0


def _full_use(outlook: Outlook, effects: tuple[Effect, ...]) -> float:
    """A tile that works in Combat as well is used before only where nothing of it is lost."""
    if any(name == "self_inj" for name, _, _ in effects):
        healthy = outlook.table.health[outlook.seat] >= 6
        return sum([effect_worth(outlook, effect) for effect in effects]) if healthy else 0.0
    healing = sum([number for name, number, _ in effects if name == "heal"])
    return healing * outlook.taste.health if 0 < healing <= missing_health(outlook) else 0.0


def missing_health(outlook: Outlook) -> int:
    return max_health(outlook.table, outlook.seat) - outlook.table.health[outlook.seat]


def effect_worth(outlook: Outlook, effect: Effect) -> float:
    """One part of a use, as far as it does something now."""
    table, seat = outlook.table, outlook.seat
    name, number, _ = effect
    if name in ("heal", "heal_full"):
        healed = missing_health(outlook) if name == "heal_full" else min(number, missing_health(outlook))
        return healed * outlook.taste.health
    if name in ("gaar", "dwurt"):
        return outlook.more_gaar(number)
    if name == "self_inj":
        return -number * outlook.taste.health if table.health[seat] > number + 3 else -9.0
    if name == "pickpocket":
        return number * outlook.gold
    if name == "essence_font":
        return outlook.essence() if free_pouch(table, seat) > 0 or free_sacks(table, seat) > 0 else 0.0
    if name == "silver":
        return outlook.card(False) * number
    if name == "absolve":
        return -max(0.0, outlook.card(False))
    if name == "dwurt_die_minus":
        return 0.3
    if name in ("look_cache", "cache_choice"):
        return 0.2
    return 0.06 if name in ("tracker", "look_hand") else 0.0 if name.startswith(("teleport", "move")) else -9.0


def choose_use(outlook: Outlook, options: Options, ending: bool) -> Answer:
    """What the turn's menu was opened for."""
    found = wanted_use(outlook, ending)
    if found is not None and found in options:
        return found, USE_NOW
    return option_of(options, "back") or options[0], NOTHING_BETTER


def move_tiles(table: EuthiaTable, seat: int) -> list[tuple[int, Option]]:
    """Uses that give Move points for nothing: how many, and the option."""
    found: list[tuple[int, Option]] = []
    for option in use_menu_offers(table, seat):
        if option.kind == "use":
            tile, at = use_of(table, option.value)
            use = tile.uses[at]
            moves = sum([number for name, number, _ in use.effects if name == "move"])
            if moves and not use.spends and not use.dwurt:
                found.append((moves, option))
        elif option.kind == "flip" and option.value == SAPPHIRE:
            found.append((1, option))
    return found


# -- wearing and setting -----------------------------------------------------------------------------------------------

Wish = tuple[int, str, int]  # a thing, the kind of option that moves it, and that option's value


def wanted_move(outlook: Outlook) -> Wish | None:
    """A thing that lies better elsewhere: Equipment on the board, Gems in it, stones in the pouch."""
    table, seat = outlook.table, outlook.seat
    stored = sorted({*table.sacks[seat], *table.pouch[seat]})
    for thing in stored:
        if thing < THING and table.box.tile(thing).kind <= JEWELRY:
            gain, slot = Wardrobe(outlook).best_place(thing)
            if gain > 0.15:
                return thing, "to-slot", slot
    holders = gem_holders(table, seat)
    for thing in sorted(stored, key=lambda thing: -GEM_RANK.get(thing - GEM_THING, 0.0)):
        if is_gem(thing) and holders and sets_gem(outlook, thing):
            return thing, "set-into", table.box.copies[holders[0]]
        if is_essence(thing):
            for copy in essence_holders(table, seat):
                if feeds(outlook, copy, thing - ESSENCE_THING):
                    return thing, "set-into", table.box.copies[copy]
    for thing in table.sacks[seat]:
        if (is_gem(thing) or is_essence(thing)) and free_pouch(table, seat) > 0:
            return thing, "to-pouch", 0
    return None


def sets_gem(outlook: Outlook, thing: int) -> bool:
    """A Gem serves better on a tile than loose, unless a Quest wants it."""
    return outlook.asked(thing) < 0.6 and thing - GEM_THING in GEM_RANK


def feeds(outlook: Outlook, copy: int, element: int) -> bool:
    """Does an Essence on an Ability do something that it has not done yet?"""
    held = essences_on(outlook.table, copy)
    for use in outlook.box.tile(copy).uses:
        for name, _, _ in use.effects:
            if name == "per_essence_inj" or (name in ("per_essence_dmg", "slumber") and element not in held):
                return name != "slumber" or element == FIRE
    return False


def choose_arrangement(outlook: Outlook, options: Options) -> Answer:
    """Take up what lies better elsewhere."""
    wish = wanted_move(outlook)
    if wish is not None:
        thing = wish[0]
        standing = outlook.box.copies.index(outlook.box.copies[thing]) if thing < THING else thing
        found = option_of(options, "place", standing)
        if found is not None:
            return found, WEAR if thing < THING else SET_GEM
    return option_of(options, "done") or options[0], NOTHING_BETTER


def choose_new_place(outlook: Outlook, options: Options, thing: int) -> Answer:
    """Where a thing that was taken up goes."""
    wish = wanted_move(outlook)
    if wish is not None:
        kind = wish[1]
        found = option_of(options, kind, wish[2] if kind != "to-pouch" else None)
        if found is not None:
            return found, WEAR if thing < THING else SET_GEM
    return option_of(options, "back") or options[0], NOTHING_BETTER


def choose_place(outlook: Outlook, options: Options, thing: int) -> Answer:
    """A new thing: worn, set, stored, used, or left for something better."""
    convert = option_of(options, "convert-gaar")
    if convert is not None:
        return convert, BREW
    if thing < THING and outlook.box.tile(thing).kind <= JEWELRY:
        gain, slot = Wardrobe(outlook).best_place(thing)
        found = option_of(options, "to-slot", slot) if gain > 0 else None
        if found is not None:
            return found, WEAR
    into = option_of(options, "set-into")
    if into is not None and is_gem(thing) and sets_gem(outlook, thing):
        return into, SET_GEM
    for kind in ("to-pouch", "to-sack"):
        store = option_of(options, kind)
        if store is not None:
            return store, STORE
    return _make_room(outlook, options, thing)


def _make_room(outlook: Outlook, options: Options, thing: int) -> Answer:
    """Use it now, or drop whatever is worth least."""
    use = option_of(options, "use-now")
    if use is not None and outlook.thing(thing) > 0:
        if thing != POTION_THING or missing_health(outlook) >= 2:
            return use, USE_NOW
    drops = [option for option in options if option.kind == "drop"]
    if drops:
        least = min(drops, key=lambda option: (outlook.thing(option.value), option.number))
        if outlook.thing(least.value) < outlook.thing(thing) - 0.02:
            return least, GIVE_UP
    return option_of(options, "discard") or options[0], GIVE_UP


# -- choices -----------------------------------------------------------------------------------------------------------


def choose_gem(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The Gem that serves best."""
    return max(
        options, key=lambda option: GEM_RANK.get(option.value, 0.0) + outlook.asked(GEM_THING + option.value)
    ), PICK


def choose_essence(outlook: Outlook, options: Options, *_: object) -> Answer:
    """An Essence that opens a slot, else Fire, else Water."""
    table, seat = outlook.table, outlook.seat
    slots = table.box.heroes[table.heroes[seat]].slots
    have = loose_essences(table, seat)
    locked = {
        slot.essence
        for at, slot in enumerate(slots)
        if slot.essence != NOTHING and not table.unlocked[seat] >> at & 1 and slot.essence not in have
    }

    def rank(option: Option) -> float:
        return (1.0 if option.value in locked else 0.0) + {FIRE: 0.3, WATER: 0.25}.get(option.value, 0.0)

    return max(options, key=rank), PICK


def choose_tile(outlook: Outlook, options: Options, *_: object) -> Answer:
    """The better of several tiles that were drawn."""
    return max(options, key=lambda option: (outlook.tile(outlook.box.tiles[option.value]), -option.value)), PICK


def choose_payment(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Whatever is missed least."""
    return min(options, key=lambda option: (outlook.plain(option.value), option.number)), GIVE_UP


def choose_supplies(outlook: Outlook, options: Options, *_: object) -> Answer:
    """Healing and a Gaar, or Gold."""
    rows = outlook.box.tiles[outlook.box.supplies].options
    return max(options, key=lambda option: sum([effect_or_good(outlook, part) for part in rows[option.value]])), PICK


def effect_or_good(outlook: Outlook, effect: Effect) -> float:
    return effect_worth(outlook, effect) if effect[0] == "heal" else outlook.good(effect)


# -- cards -------------------------------------------------------------------------------------------------------------


def card_worth(outlook: Outlook, card: int) -> float:
    """A card in hand: Gold before Silver, and matching ones before single ones."""
    table, seat = outlook.table, outlook.seat
    hand = (*table.zones[silver_hand(table, seat)].cards, *table.zones[gold_hand(table, seat)].cards)
    return (2.0 if card >= SILVER_TYPES else 0.0) + 0.5 * hand.count(card) + 0.01 * card


def choose_discard(outlook: Outlook, options: Options, *_: object) -> Answer:
    """A coin, or four Silver for a Gold card, before anything is lost; else the card that does least."""
    coined = coin(outlook, options)
    if coined is not None:
        return coined
    exchange = option_of(options, "exchange")
    if exchange is not None:
        return exchange, EXCHANGE
    cards = [option for option in options if option.kind == "discard-card"]
    return min(cards, key=lambda option: card_worth(outlook, option.value)), CARD_LEAST


def coin(outlook: Outlook, options: Options) -> Answer | None:
    """Where Monsters play themselves, cards in hand are only good for coins and fees.  [EU-SOL-08]"""
    table, seat = outlook.table, outlook.seat
    if not outlook.shared:
        return None
    kept = 1 if table.cooperative and outlook.further else 0
    gold = option_of(options, "coin-gold")
    if gold is not None and len(table.zones[gold_hand(table, seat)].cards) > kept:
        return gold, COIN
    silver = option_of(options, "coin-silver")
    return (silver, COIN) if silver is not None else None
