"""A battle: path by path the monster attacks and the mercenary strikes back.  [ML-MAT-01]"""

from __future__ import annotations

from muster.games.monster_lands.ahead import ahead
from muster.games.monster_lands.content.pieces import (
    FACES,
    FIRST_PATH,
    MAGIC,
    PLACE_OF,
    kind_of,
)
from muster.games.monster_lands.effects.goods import lose_glory
from muster.games.monster_lands.effects.members import wound
from muster.games.monster_lands.events import (
    ATTACK_ROLLED,
    BLOCKED,
    DIVERTED,
    LASH,
    MAGIC_REMOVED,
    MONSTER_ATTACKS,
    SPORES,
)
from muster.games.monster_lands.offers.battle import (
    DEFENSE,
    TALENT,
    block_offers,
    divert_offers,
    divert_target_offers,
    sure_blocks,
    ward_offers,
)
from muster.games.monster_lands.phases.conquest import after_battle
from muster.games.monster_lands.phases.strike import strike_back
from muster.games.monster_lands.phases.tricks import plus, reveal_traps
from muster.games.monster_lands.queries import attack_dice, defense_talents, living, monster_of, neighbours, owner_of
from muster.games.monster_lands.state import NOTHING, LandsTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

HIT_FROM = 3  # a black die hits on this face and above  [ML-MAT-07]


def land_battle(table: LandsTable, place: int) -> None:
    """Only where somebody is; the Entrance only with a monster.  [ML-ADV-01, ML-DCI-01, ML-DCI-02]"""
    if table.monsters[place] == NOTHING or not living(table, place):
        return
    reveal_traps(table, place)
    table.then(next_fight, place)
    table.then(after_battle, place)


def next_fight(table: LandsTable, place: int) -> None:
    """The next path to the right meets the monster, as long as it stands.  [ML-MAT-01, ML-LAN-01, ML-EOB-01]"""
    if table.beaten >> place & 1:
        return
    for path in living(table, place):
        if not table.paths[path].met:
            meet(table, path)
            table.then(next_fight, place)
            return


def meet(table: LandsTable, path: int) -> None:
    """Spores, diverted dice, the attack, then the answer.  [ML-MAT-08]"""
    there = table.paths[path]
    place = PLACE_OF[path]
    there.met = True
    table.met |= 1 << place
    table.attack_dice = attack_dice(table, place)
    table.tell(MONSTER_ATTACKS, table.monsters[place], there.member, table.attack_dice)
    if monster_of(table, place).power == "spores":
        table.then(spread_spores, path)
    table.then(divert_by_talent, path)
    table.then(divert_by_tricks, path)
    table.then(ward, path)
    table.then(strike_back, path)


def is_alive(table: LandsTable, path: int) -> bool:
    return table.paths[path].member != NOTHING


# -- black dice --------------------------------------------------------------------------------------------------------


def roll_black(table: LandsTable, number: int) -> int:
    """Roll black dice: how many hit.  [ML-MAT-07]"""
    table.attack_faces = tuple([table.chance.die("attack", FACES) for _ in range(number)])
    return sum([1 for face in table.attack_faces if face >= HIT_FROM])


def remove_magic(table: LandsTable, path: int, number: int) -> None:
    """Magic dice leave the path for the rest of the round.  [ML-MAT-06, ML-MAT-09]"""
    there = table.paths[path]
    if not number:
        return
    there.dice = plus(there.dice, MAGIC, -number)
    shielded = there.shielded
    if shielded[MAGIC] > there.dice[MAGIC]:
        there.shielded = plus(shielded, MAGIC, there.dice[MAGIC] - shielded[MAGIC])
    table.tell(MAGIC_REMOVED, owner_of(table, there.member), number)


def ward(table: LandsTable, path: int) -> None:
    """Before the roll magic dice may be removed, a black die less for each.  [ML-MAT-06]"""
    if is_alive(table, path):
        seat = owner_of(table, table.paths[path].member)
        table.ask(seat, "ward", ward_offers, roll_attack, path, table.attack_dice)


def roll_attack(table: LandsTable, choice: Option, seat: Seat, path: int, dice: int) -> None:
    """The attack with its automatic hits.  [ML-MAT-07, ML-MAT-08, ML-MON-14, ML-MON-18, ML-MON-25]"""
    remove_magic(table, path, choice.value)
    monster = monster_of(table, PLACE_OF[path])
    hits = roll_black(table, max(0, dice - choice.value))
    if monster.power == "hits":
        hits += monster.n
    table.tell(ATTACK_ROLLED, monster.id, table.paths[path].member, table.attack_faces, hits)
    table.then(face_hits, path, hits)


# -- defending ---------------------------------------------------------------------------------------------------------


def face_hits(table: LandsTable, path: int, hits: int) -> None:
    """Hits can be cancelled before they wound.  [ML-DEF-01, ML-MAT-07]"""
    if hits and is_alive(table, path):
        table.hits = hits
        table.ask(owner_of(table, table.paths[path].member), "block", block_offers, block, path)


def block(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """Talent, token or potion, each for one hit; or take what is left.  [ML-DEF-01 to ML-DEF-05, ML-DTT-01]"""
    there = table.paths[path]
    if kind_of(choice) == "take":
        take_wounds(table, seat, path)
        return
    if kind_of(choice) == "block-all":
        block_all(table, seat, path)
        return
    if choice.value == TALENT:
        there.talents += 1
        table.tell(BLOCKED, seat, "talent")
    elif choice.value == DEFENSE:
        there.defense -= 1
        table.tell(BLOCKED, seat, "defense")
    else:
        potions, venoms, gold = there.load
        there.load = (potions - 1, venoms, gold)
        table.tell(BLOCKED, seat, "potion")
    table.hits -= 1
    face_hits(table, path, table.hits)


def block_all(table: LandsTable, seat: Seat, path: int) -> None:
    """Talents first, then tokens, as far as they go.  [ML-DEF-01, ML-DEF-02]"""
    there = table.paths[path]
    blocked = sure_blocks(table, path)
    talents = min(blocked, max(0, defense_talents(table, path)))
    there.talents += talents
    there.defense -= blocked - talents
    for at in range(blocked):
        table.tell(BLOCKED, seat, "talent" if at < talents else "defense")
    table.hits -= blocked
    face_hits(table, path, table.hits)


def take_wounds(table: LandsTable, seat: Seat, path: int) -> None:
    """Every hit that is left wounds; Abysur's wounds cost glory.  [ML-MAT-07, ML-MON-01, ML-MON-02]"""
    monster = monster_of(table, PLACE_OF[path])
    wounds, table.hits = table.hits, 0
    if monster.power == "glory_loss":
        lose_glory(table, seat, monster.n)
    wound(table, path, wounds)


# -- spores, diverted dice, lashes -------------------------------------------------------------------------------------


def spread_spores(table: LandsTable, path: int) -> None:
    """One die for everybody there; a magic die each keeps out of it.  [ML-MON-20, ML-MON-21, ML-SEQ-04]"""
    place = PLACE_OF[path]
    for other in living(table, place):
        if table.paths[other].dice[MAGIC]:
            table.ask(owner_of(table, table.paths[other].member), "spores", ward_offers, shun_spores, other, 1)
    table.then(roll_spores, place)


def shun_spores(table: LandsTable, choice: Option, seat: Seat, path: int, most: int) -> None:
    """[ML-MON-21]"""
    if choice.value:
        remove_magic(table, path, 1)
        table.left_out |= 1 << path


def roll_spores(table: LandsTable, place: int) -> None:
    """[ML-MON-20]"""
    hits = roll_black(table, 1)
    table.tell(SPORES, table.attack_faces[0])
    for path in living(table, place):
        if hits and not table.left_out >> path & 1:
            table.then(face_hits, path, 1)
    table.left_out = 0


def divert_by_talent(table: LandsTable, path: int) -> None:
    """Ginova may turn a die against a neighbour.  [ML-MER-08, ML-MER-09]"""
    there = table.paths[path]
    if not is_alive(table, path) or not table.attack_dice or not neighbours(table, path):
        return
    ability = table.box.members[there.member].ability
    if ability.kind == "divert":
        seat = owner_of(table, there.member)
        table.ask(seat, "divert-target", divert_target_offers, divert_one, path)


def divert_one(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """[ML-MER-08]"""
    if kind_of(choice) == "target":
        number = table.box.members[table.paths[path].member].ability.n
        divert(table, seat, FIRST_PATH[PLACE_OF[path]] + choice.value, min(number, table.attack_dice))


def divert(table: LandsTable, seat: Seat, target: int, number: int) -> None:
    """Diverted dice are rolled first; the target may remove magic dice and defend.  [ML-TRI-05, ML-MER-09]"""
    table.attack_dice -= number
    table.tell(DIVERTED, seat, number, target)
    table.ask(owner_of(table, table.paths[target].member), "ward", ward_offers, roll_diverted, target, number)


def roll_diverted(table: LandsTable, choice: Option, seat: Seat, path: int, dice: int) -> None:
    """[ML-MAT-08, ML-TRK-07, ML-TRK-08]"""
    remove_magic(table, path, choice.value)
    hits = roll_black(table, dice - choice.value)
    monster = table.monsters[PLACE_OF[path]]
    table.tell(ATTACK_ROLLED, monster, table.paths[path].member, table.attack_faces, hits)
    table.then(face_hits, path, hits)


def divert_by_tricks(table: LandsTable, path: int) -> None:
    """Diverting tricks work now, one after another, on living targets.  [ML-TRI-05, ML-TRI-09]"""
    there = table.paths[path]
    aims = there.aims if is_alive(table, path) else ()
    if not aims:
        return
    number, target = aims[0]
    there.aims = aims[1:]
    if is_alive(table, target) and table.attack_dice:
        seat = owner_of(table, there.member)
        table.ask(seat, "divert", divert_offers, divert_some, min(number, table.attack_dice), target)
    table.then(divert_by_tricks, path)


def divert_some(table: LandsTable, choice: Option, seat: Seat, most: int, target: int) -> None:
    """[ML-TRI-05]"""
    if choice.value:
        divert(table, seat, target, choice.value)


def lash(table: LandsTable, place: int) -> None:
    """A dying monster hits everybody in the place; no die is rolled.  [ML-MON-08, ML-MON-10, ML-MON-11, ML-SEQ-04]"""
    table.tell(LASH, table.monsters[place])
    for path in living(table, place):
        table.then(face_hits, path, monster_of(table, place).n)


STEPS = steps(
    land_battle,
    next_fight,
    ward,
    roll_attack,
    face_hits,
    block,
    spread_spores,
    shun_spores,
    roll_spores,
    divert_by_talent,
    divert_one,
    roll_diverted,
    divert_by_tricks,
    divert_some,
    lash,
)
ahead.lash = lash
