"""Gold, glory, tokens and traps: gaining, paying and keeping to the limits."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    Goods,
    kind_of,
)
from muster.games.monster_lands.effects.drawing import TRAPS, fill_loot, without
from muster.games.monster_lands.events import (
    GLORY_GAINED,
    GLORY_LOST,
    GOLD_GAINED,
    GOLD_LOST,
    GOODS_GAINED,
    GOODS_OVER,
    GOODS_PAID,
    HEALED,
    LOOT_TAKEN,
    LOOT_USED,
    TRAP_DRAWN,
    TRAP_DROPPED,
)
from muster.games.monster_lands.offers.turn import drop_offers, give_loot_offers, heal_home_offers, pick_offers
from muster.games.monster_lands.queries import by_newer_rules, may_heal_at_home, traps_over
from muster.games.monster_lands.state import TRAP_DISCARD, LandsTable, store
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import NO_CARD, give, take_away


def gain_gold(table: LandsTable, seat: Seat, gold: int) -> None:
    if gold:
        table.clans[seat].gold += gold
        table.tell(GOLD_GAINED, seat, gold)


def pay_gold(table: LandsTable, seat: Seat, gold: int) -> None:
    """A price; whoever charges it has seen that the clan can pay.  [ML-CIT-03]"""
    table.clans[seat].gold -= gold


def gain_glory(table: LandsTable, seat: Seat, glory: int) -> None:
    """Glory has no upper limit.  [ML-TAV-07]"""
    if glory:
        table.clans[seat].glory += glory
        table.tell(GLORY_GAINED, seat, glory)


def lose_glory(table: LandsTable, seat: Seat, glory: int) -> None:
    """Glory never goes below 0.  [ML-TAV-07]"""
    clan = table.clans[seat]
    lost = min(glory, clan.glory)
    if lost:
        clan.glory -= lost
        table.tell(GLORY_LOST, seat, lost)


def gain_potions(table: LandsTable, seat: Seat, number: int) -> None:
    """Up to the limit of three; what is over may heal somebody first.  [ML-ALC-02, ML-LOD-04, ML-POT-03]"""
    if by_newer_rules(table) and would_waste_potion(table, seat, number):
        table.then(heal_before_limit, seat, number)
    else:
        store_potions(table, seat, number)


def would_waste_potion(table: LandsTable, seat: Seat, number: int) -> bool:
    """Would a potion be lost to the limit that could make room by healing somebody at home?"""
    return table.clans[seat].potions + number > table.box.potion_limit and may_heal_at_home(table, seat)


def heal_before_limit(table: LandsTable, seat: Seat, number: int) -> None:
    """[ML-POT-03]"""
    if would_waste_potion(table, seat, number):
        table.ask(seat, "heal-first", heal_home_offers, heal_first, number)
    else:
        store_potions(table, seat, number)


def heal_first(table: LandsTable, choice: Option, seat: Seat, number: int) -> None:
    """[ML-POT-01, ML-POT-03]"""
    if kind_of(choice) == "done":
        store_potions(table, seat, number)
    else:
        heal(table, seat, choice.value)
        table.then(heal_before_limit, seat, number)


def heal(table: LandsTable, seat: Seat, member: int) -> None:
    """A potion flips the token back.  [ML-POT-01, ML-CLN-02]"""
    table.clans[seat].potions -= 1
    table.wounded &= ~(1 << member)
    table.tell(HEALED, seat, member)


def store_potions(table: LandsTable, seat: Seat, number: int) -> None:
    """[ML-ALC-02, ML-LOD-04]"""
    clan = table.clans[seat]
    kept = take_within(table, seat, "potion", clan.potions, number, table.box.potion_limit)
    clan.potions += kept


def gain_venoms(table: LandsTable, seat: Seat, number: int) -> None:
    """Up to the limit of three.  [ML-ALC-02, ML-LOD-04]"""
    clan = table.clans[seat]
    kept = take_within(table, seat, "venom", clan.venoms, number, table.box.potion_limit)
    clan.venoms += kept


def gain_defense(table: LandsTable, seat: Seat, number: int, *, told: bool = False) -> None:
    """Up to the limit of five; a purchase was told already.  [ML-ARM-02, ML-LOD-04]"""
    clan = table.clans[seat]
    kept = take_within(table, seat, "defense", clan.defense, number, table.box.defense_limit, told=told)
    clan.defense += kept


def take_within(
    table: LandsTable, seat: Seat, goods: str, have: int, number: int, limit: int, *, told: bool = False
) -> int:
    """How many of these tokens can be kept; they are all alike, so nobody has to choose.  [ML-LOD-04]"""
    if number and not told:
        table.tell(GOODS_GAINED, seat, goods, number)
    kept = min(number, max(0, limit - have))
    if number > kept:
        table.tell(GOODS_OVER, seat, goods, number - kept)
    return kept


def gain_goods(table: LandsTable, seat: Seat, goods: Goods) -> None:
    """Everything that a mission or a token gives, at once.  [ML-CMI-03]"""
    gain_glory(table, seat, goods.glory)
    gain_gold(table, seat, goods.gold)
    gain_potions(table, seat, goods.potions)
    gain_venoms(table, seat, goods.venoms)
    gain_defense(table, seat, goods.defense)
    for _ in range(goods.traps):
        draw_trap(table, seat)
    if goods.traps:
        table.then(keep_to_trap_limit, seat)
    for _ in range(goods.loot):
        table.then(pick_loot, seat)


def lose_goods(table: LandsTable, seat: Seat, goods: Goods) -> None:
    """Goods are given up as far as the clan has them; traps and loot are chosen.  [ML-DMI-08, ML-CMI-01]"""
    clan = table.clans[seat]
    gold = min(goods.gold, clan.gold)
    if gold:
        clan.gold -= gold
        table.tell(GOLD_LOST, seat, gold)
    lose_glory(table, seat, goods.glory)
    clan.potions -= paid(table, seat, "potion", min(goods.potions, clan.potions))
    clan.venoms -= paid(table, seat, "venom", min(goods.venoms, clan.venoms))
    clan.defense -= paid(table, seat, "defense", min(goods.defense, clan.defense))
    for _ in range(min(goods.traps, len(table.zones[store(seat)].cards))):
        table.then(give_up_trap, seat)
    for _ in range(min(goods.loot, len(clan.loot))):
        table.then(give_up_loot, seat)


def paid(table: LandsTable, seat: Seat, goods: str, number: int) -> int:
    if number:
        table.tell(GOODS_PAID, seat, goods, number)
    return number


# -- traps -------------------------------------------------------------------------------------------------------------


def draw_trap(table: LandsTable, seat: Seat) -> None:
    """A trap from the pile, unseen by others.  [ML-CMI-03]"""
    trap = TRAPS.draw(table, store(seat))
    if trap != NO_CARD:
        table.tell(TRAP_DRAWN, seat, trap)


def keep_to_trap_limit(table: LandsTable, seat: Seat) -> None:
    """Whoever has too many traps chooses what to discard, at once.  [ML-LOD-03, ML-LOD-04, ML-MER-01]"""
    if traps_over(table, seat) > 0:
        table.then(give_up_trap, seat)
        table.then(keep_to_trap_limit, seat)


def give_up_trap(table: LandsTable, seat: Seat) -> None:
    """A trap of one's choice is discarded; contracts are paid so.  [ML-CMI-01, ML-LOD-04, ML-LOD-06]"""
    if len(table.zones[store(seat)].cards) > 1:
        # Asked even where all are alike: not asking would tell what is left in the store.
        table.ask_anyway(seat, "drop", drop_offers, drop_trap)
    else:
        table.ask(seat, "drop", drop_offers, drop_trap)


def drop_trap(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-LOD-04]"""
    discard_trap(table, store(seat), table.zones[store(seat)].cards.index(choice.value))
    table.tell(TRAP_DROPPED, seat, choice.value)


def discard_trap(table: LandsTable, zone: int, index: int) -> None:
    """A trap goes to the discards, face up; an initial one is out of the game.  [ML-LOD-07, ML-TRP-19]"""
    if table.box.traps[table.zones[zone].cards[index]].group == "initial":
        take_away(table, zone, index)
        table.shown += 1
        return
    give(table, zone, index, TRAP_DISCARD)


# -- loot --------------------------------------------------------------------------------------------------------------


def pick_loot(table: LandsTable, seat: Seat) -> None:
    """A token of one's choice from the offer, which is filled up at once.  [ML-CMI-03, ML-LND-01]"""
    if table.loot_offer:
        table.ask(seat, "pick", pick_offers, take_loot)
        table.then(show_new_loot)


def take_loot(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-CMI-03]"""
    clan = table.clans[seat]
    table.loot_offer = without(table.loot_offer, choice.value)
    clan.loot = tuple(sorted((*clan.loot, choice.value)))
    table.tell(LOOT_TAKEN, seat, choice.value)


def give_up_loot(table: LandsTable, seat: Seat) -> None:
    """A contract is paid with a loot token of one's choice.  [ML-CMI-01]"""
    table.ask(seat, "give-loot", give_loot_offers, pay_loot)


def pay_loot(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-CMI-01]"""
    discard_loot(table, seat, choice.value)


def discard_loot(table: LandsTable, seat: Seat, kind: int) -> None:
    """A loot token is used up.  [ML-PLU-02]"""
    clan = table.clans[seat]
    clan.loot = without(clan.loot, kind)
    table.loot_discard = (*table.loot_discard, kind)
    table.tell(LOOT_USED, seat, kind)


def show_new_loot(table: LandsTable) -> None:
    """[ML-PLU-01]"""
    fill_loot(table)


STEPS = steps(
    heal_before_limit,
    heal_first,
    keep_to_trap_limit,
    give_up_trap,
    drop_trap,
    pick_loot,
    take_loot,
    give_up_loot,
    pay_loot,
    show_new_loot,
)
