"""What Rewards, Loot, Treasures and Quests bring.  [EU-ECO-02, EU-LOT-01]"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from muster.games.euthia.content.abilities import is_good
from muster.games.euthia.content.pieces import (
    AT_ONCE,
    COMMON_GEMS,
    ESSENCE_THING,
    GEM_THING,
    NOTHING,
    OF_HUNTER,
    OF_TRADER,
    OF_TREASURE,
    POTION_THING,
    Effect,
    GainEffect,
)
from muster.games.euthia.effects.cards import add_to_cache, cache_card_under_deck, draw_cards
from muster.games.euthia.effects.carrying import gain_dwurt, gain_gaar, lose_gaar
from muster.games.euthia.effects.health import heal, heal_fully, injure
from muster.games.euthia.events import (
    GOLD_GAINED,
    GOLD_PAID,
    MOVES_GAINED,
    REPUTATION_GAINED,
    THING_GAINED,
    TREASURE_FOUND,
)
from muster.games.euthia.offers.things import essence_offers, gem_offers, treasure_offers
from muster.games.euthia.queries import gaar_of, ready_with
from muster.games.euthia.state import REWARD_STACK, TRADE_STACK, TREASURE_STACK, EuthiaTable
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import draw_open, renew, take_away

if TYPE_CHECKING:
    from muster.games.euthia.content.abilities import LossWord


def gain_gold(table: EuthiaTable, seat: Seat, gold: int) -> None:
    if gold:
        table.gold[seat] += gold
        table.tell(GOLD_GAINED, seat, gold)


def pay_gold(table: EuthiaTable, seat: Seat, gold: int) -> None:
    if gold:
        table.gold[seat] -= gold
        table.tell(GOLD_PAID, seat, gold)


def gain_reputation(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Reputation has no upper limit.  [EU-TBS-03]"""
    if number:
        table.reputation[seat] += number
        table.tell(REPUTATION_GAINED, seat, number)


def gain(table: EuthiaTable, seat: Seat, effects: tuple[GainEffect, ...]) -> None:
    """Bad parts first; if they kill, the rest is void.  [EU-CNF-05]"""
    deaths = table.own_deaths[seat]
    for effect in sorted(effects, key=lambda part: part[0] not in ("inj", "self_inj")):
        health = table.health[seat]
        gain_one(table, seat, effect)
        if effect[0] in ("inj", "self_inj") and effect[1] >= health and deaths == table.own_deaths[seat]:
            return


def goods_in(effects: tuple[Effect, ...]) -> tuple[GainEffect, ...]:
    """What a tile, a Gem or an Essence gives as a Reward would; content checks that nothing else stands there."""
    goods: list[GainEffect] = []
    for name, number, extra in effects:
        if not is_good(name):
            raise BrokenRule(f"{name} does nothing outside Combat")
        goods.append((name, number, extra))
    return tuple(goods)


def gain_one(table: EuthiaTable, seat: Seat, effect: GainEffect) -> None:
    """One part of a gain."""
    name, number, extra = effect
    match name:
        case "gold":
            gain_gold(table, seat, number)
        case "rep":
            gain_reputation(table, seat, number)
        case "gaar":
            gain_gaar(table, seat, number)
        case "dwurt":
            gain_dwurt(table, seat, number)
        case "silver" | "gold_card":
            draw_cards(table, seat, name == "gold_card", number)
        case "potion" | "gem" | "essence":
            for _ in range(number):
                acquire(table, seat, THINGS[name] + extra)
        case "gem_choice" | "essence_choice" | "random_gem":
            table.then(choose_several, seat, name, number)
        case "treasure":
            table.then(draw_treasure, seat, extra)
        case "reward":
            table.then(draw_reward, seat, extra)
        case "tile":
            take_given_tile(table, seat, extra)
        case "artifact":
            acquire(table, seat, extra)
        case "cache_gold":
            cache_card_under_deck(table, gold_only=True)
        case "cache_silver":
            add_to_cache(table, False, number)
        case _:
            suffer_or_heal(table, seat, name, number)


THINGS = {"potion": POTION_THING, "gem": GEM_THING, "essence": ESSENCE_THING}


def suffer_or_heal(table: EuthiaTable, seat: Seat, name: LossWord, number: int) -> None:
    """Health, losses and Move points."""
    match name:
        case "heal":
            heal(table, seat, number)
        case "heal_full":
            heal_fully(table, seat)
        case "inj" | "self_inj":
            injure(table, seat, number)
        case "lose_gold":
            pay_gold(table, seat, min(number, table.gold[seat]))
        case "lose_gaar":
            lose_gaar(table, seat, min(number, gaar_of(table, seat)))
        case "move":
            table.moves[seat] += number
            table.tell(MOVES_GAINED, seat, number)
        case _:
            assert_never(name)


# -- things ------------------------------------------------------------------------------------------------------------


def acquire(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """A thing is gained and has no place yet.  [EU-ITM-02]"""
    hold(table, seat, thing)
    table.tell(THING_GAINED, seat, thing)


def hold(table: EuthiaTable, seat: Seat, thing: int) -> None:
    """As ``acquire``, where it was told already that the thing was bought, mined or taken.  [EU-ITM-02]"""
    table.loose[seat] = (*table.loose[seat], thing)


def choose_several(table: EuthiaTable, seat: Seat, what: str, left: int) -> None:
    """Gems or Essences of one's choice, or common Gems by chance."""
    if not left:
        return
    if what == "random_gem":
        acquire(table, seat, GEM_THING + table.chance.below("gems", COMMON_GEMS))
        choose_several(table, seat, what, left - 1)
    elif what == "gem_choice":
        table.ask(seat, "choose-gem", gem_offers, take_gem, left)
    else:
        table.ask(seat, "choose-essence", essence_offers, take_essence, left)


def take_gem(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """[EU-QST-04]"""
    acquire(table, seat, GEM_THING + choice.value)
    table.then(choose_several, seat, "gem_choice", left - 1)


def take_essence(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """[EU-QST-04]"""
    acquire(table, seat, ESSENCE_THING + choice.value)
    table.then(choose_several, seat, "essence_choice", left - 1)


def draw_copy(table: EuthiaTable, zone: int, box_set: int, stream: str) -> int:
    """The next copy of a stack, made anew from its discards when it is empty.  [EU-GLD-01, EU-GLD-06]"""
    if not table.zones[zone].cards:
        piles = table.discards
        renew(table, zone, piles[box_set])
        table.discards = (*piles[:box_set], (), *piles[box_set + 1 :])
    return draw_open(table, zone, stream) if table.zones[zone].cards else NOTHING


def draw_treasure(table: EuthiaTable, seat: Seat, level: int) -> None:
    """The top tile of a Treasure stack; with a keen sense the better of two.  [EU-TRE-01, EU-HEX-03]"""
    table.tell(TREASURE_FOUND, seat, level)
    first = draw_copy(table, TREASURE_STACK + level - 1, OF_TREASURE + level - 1, "treasures")
    if first == NOTHING:
        return
    keen = ready_with(table, seat, "treasure_sense")
    if keen != NOTHING:  # never a disadvantage, so nobody is asked
        second = draw_copy(table, TREASURE_STACK + level - 1, OF_TREASURE + level - 1, "treasures")
        if second != NOTHING:
            table.exhausted |= 1 << keen
            table.ask(seat, "choose-treasure", treasure_offers, keep_treasure, first, second)
            return
    receive_copy(table, seat, first)


def keep_treasure(table: EuthiaTable, choice: Option, seat: Seat, first: int, second: int) -> None:
    """One is kept, the other discarded."""
    kept = first if table.box.copies[first] == choice.value else second
    other = second if kept == first else first
    box_set = table.box.tile(other).set
    piles = table.discards
    table.discards = (*piles[:box_set], (*piles[box_set], other), *piles[box_set + 1 :])
    receive_copy(table, seat, kept)


def receive_copy(table: EuthiaTable, seat: Seat, copy: int, *, told: bool = False) -> None:
    """A tile that works at once does so and is discarded; any other is acquired.  [EU-ITM-10]"""
    tile = table.box.tile(copy)
    for use in tile.uses:
        if use.timing == AT_ONCE:
            piles = table.discards
            table.discards = (*piles[: tile.set], (*piles[tile.set], copy), *piles[tile.set + 1 :])
            table.then(gain, seat, goods_in(use.effects))
            return
    if told:
        hold(table, seat, copy)
    else:
        acquire(table, seat, copy)


def draw_reward(table: EuthiaTable, seat: Seat, reward_set: int) -> None:
    """A Reward tile of the Encounter.  [EU-ENC-04]"""
    copy = draw_copy(table, REWARD_STACK + reward_set - OF_HUNTER, reward_set, "rewards")
    if copy != NOTHING:
        receive_copy(table, seat, copy)


def take_given_tile(table: EuthiaTable, seat: Seat, kind: int) -> None:
    """A trade tile given as a Reward: from the discards, else from the stack."""
    tile = table.box.tiles[kind]
    zone = TRADE_STACK + tile.set - OF_TRADER
    piles = table.discards
    for copy in (*piles[tile.set], *table.zones[zone].cards):
        if table.box.copies[copy] == kind:
            table.discards = (
                *piles[: tile.set],
                tuple([other for other in piles[tile.set] if other != copy]),
                *piles[tile.set + 1 :],
            )
            if copy in table.zones[zone].cards:
                take_away(table, zone, table.zones[zone].cards.index(copy))
            acquire(table, seat, copy)
            return


STEPS = steps(gain, acquire, hold, choose_several, take_gem, take_essence, draw_treasure, keep_treasure, draw_reward)
