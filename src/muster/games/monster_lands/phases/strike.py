"""The mercenary's attack: capture, elimination, or damage for those who come after.  [ML-ATK-01]"""

from __future__ import annotations

from muster.games.monster_lands.ahead import ahead
from muster.games.monster_lands.content.pieces import (
    ENTRANCE,
    MAGIC,
    PLACE_OF,
    STRENGTH,
    VERSUS_MONSTERS,
    DeedLoot,
    kind_of,
)
from muster.games.monster_lands.effects.drawing import discard_monster, set_at
from muster.games.monster_lands.effects.free_steps import take_free_step
from muster.games.monster_lands.effects.goods import discard_loot, gain_glory, gain_gold, gain_potions
from muster.games.monster_lands.events import (
    CAPTURED,
    DECLINED,
    ELIMINATED,
    ESCAPED,
    PANIC_ENDS,
    REPELLED,
    STRIKES,
)
from muster.games.monster_lands.offers.battle import attack_offers, deed_offers
from muster.games.monster_lands.phases.rolling import (
    change_roll,
    faces_of,
    pick_up_dice,
    put_dice_down,
    roll_die,
    roll_rest,
)
from muster.games.monster_lands.queries import (
    attack_total,
    capture_total,
    carried_damage,
    elimination_total,
    may_capture,
    monster_of,
    owner_of,
    unrolled,
)
from muster.games.monster_lands.state import (
    NOTHING,
    PANIC_STACK,
    LandsTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import renew


def strike_back(table: LandsTable, path: int) -> None:
    """Whoever is still alive may attack.  [ML-ATK-01]"""
    table.attack_dice = 0
    if table.paths[path].member != NOTHING:
        pick_up_dice(table, path, VERSUS_MONSTERS)
        ask_attack(table, path)


def ask_attack(table: LandsTable, path: int) -> None:
    """[ML-ATK-06]"""
    table.ask(owner_of(table, table.paths[path].member), "attack", attack_offers, attack, path)


def attack(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """Dice one by one, rerolls and loot between them, venom last, then count.  [ML-ATK-03 to ML-ATK-08]"""
    match kind_of(choice):
        case "stop":
            judge_attack(table, seat, path)
            return
        case "decline":
            table.tell(DECLINED, seat, table.paths[path].member)
            put_dice_down(table)
            return
        case "roll":
            roll_die(table, choice.value)
        case "roll-all":
            roll_rest(table, path)
        case "loot" | "sell" | "heal":
            take_free_step(table, choice, seat)
        case _:
            change_roll(table, choice, path)
    table.then(ask_attack, path)


def judge_attack(table: LandsTable, seat: Seat, path: int) -> None:
    """The elimination total against the EV first, then the capture total against the CV.  [ML-CAP-01, ML-CAP-04]"""
    there = table.paths[path]
    place = PLACE_OF[path]
    monster = monster_of(table, place)
    damage = attack_total(table, path)
    eliminates = elimination_total(table, path) >= monster.elimination_value
    captures = not eliminates and may_capture(table, path) and capture_total(table, path) >= monster.capture_value
    total = carried_damage(table, path) + damage
    table.tell(STRIKES, seat, there.member, faces_of(table), total)
    left = unrolled(table, path)
    there.dice = (left[STRENGTH], left[MAGIC], 0)  # rolled dice lie there as damage  [ML-CAR-01]
    shielded = there.shielded
    there.shielded = (min(shielded[STRENGTH], left[STRENGTH]), min(shielded[MAGIC], left[MAGIC]), 0)
    put_dice_down(table)
    if eliminates:
        eliminate(table, seat, path)
    elif captures:
        capture(table, seat, path)
    else:
        there.damage = damage
        table.tell(REPELLED, monster.id, damage)


def capture(table: LandsTable, seat: Seat, path: int) -> None:
    """Glory and gold; the monster is discarded, but Sandor escapes from a land.  [ML-CAP-01, ML-MON-15, ML-MON-16]"""
    place = PLACE_OF[path]
    monster = monster_of(table, place)
    member = table.paths[path].member
    ability = table.box.members[member].ability
    table.tell(CAPTURED, seat, member, monster.id)
    win(table, path)
    gain_glory(table, seat, monster.capture_glory + (ability.n if ability.kind == "capture_glory" else 0))
    gain_gold(table, seat, monster.capture_gold)
    offer_deed_loot(table, seat, "capture_glory")
    if ability.kind == "deed_potions":
        gain_potions(table, seat, ability.n)
    table.then(remove_monster, place, monster.power == "escape" and place != ENTRANCE)


def eliminate(table: LandsTable, seat: Seat, path: int) -> None:
    """Glory and the card as a trophy; some lash out as they die.  [ML-CAP-02, ML-MON-11]"""
    place = PLACE_OF[path]
    monster = monster_of(table, place)
    member = table.paths[path].member
    ability = table.box.members[member].ability
    table.tell(ELIMINATED, seat, member, monster.id)
    win(table, path)
    gain_glory(table, seat, monster.elimination_glory)
    offer_deed_loot(table, seat, "elimination_glory")
    if ability.kind == "deed_potions":
        gain_potions(table, seat, ability.n)
    if monster.power == "lash":
        table.then(ahead.lash, place)
    table.then(take_trophy, seat, place)


def win(table: LandsTable, path: int) -> None:
    """The battle is won; at the Entrance panic ends.  [ML-EOB-01, ML-DCI-04]"""
    place = PLACE_OF[path]
    table.beaten |= 1 << place
    table.paths[path].succeeded = True
    if place == ENTRANCE:
        end_panic(table)


def end_panic(table: LandsTable) -> None:
    """All panic tokens return to the stack and are shuffled.  [ML-DCI-04]"""
    if table.panic:
        table.tell(PANIC_ENDS)
    table.panic = 0
    renew(table, PANIC_STACK, tuple(range(len(table.box.panic))))


def remove_monster(table: LandsTable, place: int, escapes: bool) -> None:
    """[ML-CAP-01, ML-MON-15]"""
    monster = table.monsters[place]
    table.monsters = set_at(table.monsters, place, NOTHING)
    if escapes:
        table.escaped = (*table.escaped, monster)
        table.tell(ESCAPED, monster)
    else:
        discard_monster(table, monster)


def take_trophy(table: LandsTable, seat: Seat, place: int) -> None:
    """The card lies trophy side up before its slayer's clan.  [ML-CAP-02]"""
    clan = table.clans[seat]
    clan.trophies = (*clan.trophies, table.monsters[place])
    table.monsters = set_at(table.monsters, place, NOTHING)


def offer_deed_loot(table: LandsTable, seat: Seat, effect: DeedLoot) -> None:
    """Glory loot may be discarded at the moment of the deed.  [ML-CAP-06]"""
    if any(table.box.loot[kind].effect == effect for kind in table.clans[seat].loot):
        table.ask(seat, "deed", deed_offers, use_deed_loot, effect)


def use_deed_loot(table: LandsTable, choice: Option, seat: Seat, effect: DeedLoot) -> None:
    """[ML-LOT-01, ML-LOT-02, ML-LOT-03]"""
    if kind_of(choice) == "use":
        discard_loot(table, seat, choice.value)
        gain_glory(table, seat, table.box.loot[choice.value].n)
        offer_deed_loot(table, seat, effect)


STEPS = steps(strike_back, ask_attack, attack, remove_monster, take_trophy, use_deed_loot)
