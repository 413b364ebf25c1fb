"""What tiles do when they are used in a Combat.  [EU-TIM-01, EU-HTL-15]"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, assert_never

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import NOTHING, SILVER_TYPES, Effect, Tile, Use
from muster.games.euthia.effects.cards import cache_card_under_deck, discard_from
from muster.games.euthia.effects.carrying import discard, gain_dwurt, gain_gaar, spend_gaar
from muster.games.euthia.effects.health import heal, heal_fully, injure
from muster.games.euthia.effects.rolls import HOPE_AT_MOST, spend_dwurt
from muster.games.euthia.events import HAND_SEEN, PLAY_CANCELLED, TILE_USED
from muster.games.euthia.offers.combat import cancellable, first_copy, is_stopped
from muster.games.euthia.offers.combat_choices import cancel_offers, foe_card_offers, foe_zones
from muster.games.euthia.phases.card_plays import put_back, work_box
from muster.games.euthia.phases.harm import damage_monster, kill_hero
from muster.games.euthia.queries import essences_on, set_size, use_of
from muster.games.euthia.state import (
    COMBAT_DECK,
    DEARER_PLAY,
    NO_CHAOS_ACTIONS,
    NO_GOLD_CARDS,
    NO_MONSTER_ATTACK,
    NOBODY,
    OVERDOSE,
    PHOENIX,
    SIPHON,
    EuthiaTable,
)
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import show

if TYPE_CHECKING:
    from muster.games.euthia.content.abilities import FlagWord, RestWord, TrickWord, ValueWord


def use_in_combat(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Exhaust or spend the tile, pay its price, apply one effect with its parts.  [EU-HTL-15, EU-ARM-03]"""
    tile, at = use_of(table, number)
    use = tile.uses[at]
    copy = ready_copy(table, seat, tile.id, use)
    table.tell(TILE_USED, seat, tile.id)
    if use.exhausts:
        table.exhausted |= 1 << copy
    if use.spends:
        discard(table, seat, copy)
    spend_dwurt(table, seat, use.dwurt)
    spend_gaar(table, seat, use.gaar)
    for effect in use.effects:
        work(table, seat, copy, tile, effect)
    for other in tile.uses:  # several Armor Set icons work in the same use  [EU-ARM-03]
        if other is not use and other.timing == use.timing and other.set_size > use.set_size > 0:
            if set_size(table, seat) >= other.set_size:
                for effect in other.effects:
                    work(table, seat, copy, tile, effect)


def ready_copy(table: EuthiaTable, seat: Seat, kind: int, use: Use) -> int:
    """A copy of the tile that can be used now."""
    for copy in table.slots[seat]:
        if copy != NOTHING and table.box.copies[copy] == kind and not (use.exhausts and table.exhausted >> copy & 1):
            return copy
    return first_copy(table, seat, kind)


def work(table: EuthiaTable, seat: Seat, copy: int, tile: Tile, effect: Effect) -> None:
    """One part of a tile's effect in Combat."""
    name, number, extra = effect
    if table.monster != NOTHING and is_stopped(table, tile, name):
        return  # [EU-ELI-15]
    match name:
        case "clover" | "foot" | "round_foot" | "dmg" | "dmg_plus" | "inj_minus" | "per_essence_inj" | "ember" | "next":
            change_values(table, seat, copy, name, number)
        case "heal" | "heal_full" | "gaar" | "dwurt" | "hope" | "self_inj":
            gain_in_combat(table, seat, name, number)
        case "no_gold_round" | "no_chaos_round" | "dearer_play" | "no_attack_round" | "phoenix" | "siphon" | "overdose":
            table.flags |= FLAGS[name]
        case "foot_round_1" | "lose_chaos" | "lose_monster_gaar" | "discard_random" | "look_hand" | "look_discard":
            work_trick(table, seat, name, number, extra)
        case "cache_under" | "cache_gold" | "cache_pick" | "look_combat_card" | "cancel_play" | "cancel_curse":
            work_trick(table, seat, name, number, extra)
        case _:
            raise BrokenRule(f"tile {tile.key}: {name} does nothing in Combat")


def change_values(table: EuthiaTable, seat: Seat, copy: int, name: ValueWord | Literal["dmg"], number: int) -> None:
    """Values, Injuries and Damage of the attack under way.  [EU-MAT-11, EU-INJ-03, EU-DMG-02, EU-SHD-03]"""
    plain, plus, minus = table.injuries
    base, more, less = table.harm
    match name:
        case "clover" | "foot":
            table.value += number
        case "round_foot":
            table.value += number
            table.round_foot += number
        case "dmg":
            table.harm = (base + number, more, less)
        case "dmg_plus":
            table.harm = (base, more + number, less)
        case "inj_minus":
            table.injuries = (plain, plus, minus + number)
        case "per_essence_inj":
            table.injuries = (plain, plus, minus + number * len(essences_on(table, copy)))
        case "ember":
            damage_monster(table, seat, number)
        case "next":
            table.next_malus += number
        case _:
            assert_never(name)


def gain_in_combat(table: EuthiaTable, seat: Seat, name: RestWord, number: int) -> None:
    """Healing, tokens and hope."""
    match name:
        case "heal":
            heal(table, seat, number)
        case "heal_full":
            heal_fully(table, seat)
        case "gaar":
            gain_gaar(table, seat, number)
        case "dwurt":
            gain_dwurt(table, seat, number)
        case "hope":
            table.hope = min(HOPE_AT_MOST, table.hope + number)
        case "self_inj":
            injure(table, seat, number)
            if not table.health[seat]:
                kill_hero(table)
        case _:
            assert_never(name)


FLAGS: dict[FlagWord, int] = {
    "no_gold_round": NO_GOLD_CARDS,
    "no_chaos_round": NO_CHAOS_ACTIONS,
    "dearer_play": DEARER_PLAY,
    "no_attack_round": NO_MONSTER_ATTACK,
    "phoenix": PHOENIX,
    "siphon": SIPHON,
    "overdose": OVERDOSE,
}


def work_trick(table: EuthiaTable, seat: Seat, name: TrickWord, number: int, extra: int) -> None:
    """Effects with a rule of their own."""
    match name:
        case "foot_round_1":
            table.round_foot += number
        case "lose_chaos":
            table.chaos = max(0, table.chaos - number)
        case "lose_monster_gaar":
            table.monster_gaar = max(0, table.monster_gaar - number)
        case "discard_random":
            discard_at_random(table, number)
        case "look_hand":
            look_at_hand(table, seat, 0, extra)
        case "look_discard":
            look_at_hand(table, seat, number, extra)
        case "cache_under" | "cache_gold":
            cache_card_under_deck(table, name == "cache_gold")
        case "cache_pick":
            table.then(ahead.look, seat, name, number)
        case "look_combat_card":
            if table.zones[COMBAT_DECK].cards:
                show(table, COMBAT_DECK, 0, 1 << seat)
        case "cancel_play" | "cancel_curse":
            choose_play(table, seat, name == "cancel_curse")
        case _:
            assert_never(name)


def discard_at_random(table: EuthiaTable, number: int) -> None:
    """The Monster-player loses cards by chance."""
    for _ in range(number):
        if table.foe_player == NOBODY:
            cache_card_under_deck(table, gold_only=False)  # [EU-COP-11]
            continue
        cards = [(zone, card) for zone in foe_zones(table) for card in table.zones[zone].cards]
        if cards:
            zone, card = cards[table.chance.below("discard", len(cards))]
            discard_from(table, zone, card)


def look_at_hand(table: EuthiaTable, seat: Seat, number: int, any_card: int) -> None:
    """The Hero-player sees the Monster-player's hand and may discard from it."""
    for zone in foe_zones(table):
        for at in range(len(table.zones[zone].cards)):
            show(table, zone, at, 1 << seat)
    if table.foe_player != NOBODY:
        table.tell(HAND_SEEN, seat, table.foe_player)
    if number:
        table.then(choose_foe_card, seat, any_card)


def choose_foe_card(table: EuthiaTable, seat: Seat, any_card: int) -> None:
    """Which card of the Monster-player goes."""
    if len(foe_card_offers(table, seat, any_card)) > 1:
        table.ask(seat, "foe-card", foe_card_offers, discard_foe_card, any_card)


def discard_foe_card(table: EuthiaTable, choice: Option, seat: Seat, any_card: int) -> None:
    """[EU-COM-25]"""
    if choice.kind == "discard-card":
        silver, gold = foe_zones(table)
        discard_from(table, gold if choice.value >= SILVER_TYPES else silver, choice.value)


def choose_play(table: EuthiaTable, seat: Seat, curse: bool) -> None:
    """Which play is cancelled, where there are several.  [EU-TIM-01]"""
    if len(cancel_offers(table, seat, curse)) > 1:
        table.ask(seat, "cancel-play", cancel_offers, cancel_chosen, int(curse))
    else:
        cancel_play(table, seat, cancellable(table, curse)[0])


def cancel_chosen(table: EuthiaTable, choice: Option, seat: Seat, curse: int) -> None:
    """Of equal plays the latest.  [EU-TIM-01]"""
    plays = cancellable(table, bool(curse))
    chosen = (choice.value, int(choice.kind[-1]))
    cancel_play(table, seat, next(at for at in plays if table.played[at][:2] == chosen))


def cancel_play(table: EuthiaTable, seat: Seat, at: int) -> None:
    """One card play loses its effects; its Chaos stays spent, and what it healed or took stays so."""
    card, number, _ = table.played[at]
    table.played = (*table.played[:at], *table.played[at + 1 :])
    table.tell(PLAY_CANCELLED, seat, card)
    for effect in table.box.cards[card].boxes[number - 1]:
        work_box(table, effect, -1)
    put_back(table, card, number)


STEPS = steps(use_in_combat, choose_foe_card, discard_foe_card, cancel_chosen)
ahead.use_in_combat = use_in_combat
