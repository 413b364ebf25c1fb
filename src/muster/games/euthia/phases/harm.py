"""Damage on Monsters, their healing, and the moment of victory.  [EU-HAT-10, EU-INJ-06]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.events import MONSTER_DAMAGED, MONSTER_HEALED
from muster.games.euthia.places import foe_health
from muster.games.euthia.queries import in_force, permanent
from muster.games.euthia.state import AGAINST_FOE, HERO_KILLED, NOBODY, EuthiaTable
from muster.kernel.table import Seat


def monster_health(table: EuthiaTable) -> int:
    """The Monster's Health, more by a Dark Amulet or an Event; a shared foe has its own.  [EU-SCX-01, EU-MIR-01]"""
    if table.fight_kind == AGAINST_FOE:
        return foe_health(table)
    more = permanent(table, table.foe_player, "foe_health") if table.foe_player != NOBODY else 0
    return table.box.monsters[table.monster].health + more + in_force(table, "monster_health")


def damage_monster(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Damage accumulates; when it reaches the Health the Combat is over.  [EU-HAT-10, EU-ECO-01, EU-SCX-02]"""
    table.damage += number
    if table.fight_kind == AGAINST_FOE:
        table.foe_damage[seat] += number
        table.foe_last = seat
    table.tell(MONSTER_DAMAGED, table.monster, number, table.damage)
    if table.damage >= monster_health(table):
        stop_combat(table, 0)


def stop_combat(table: EuthiaTable, outcome: int) -> None:
    """Nothing more happens in this Combat: its waiting steps find no Monster, and the last one ends it.  [EU-ECO-01]"""
    table.flags |= outcome
    table.beaten_monster = table.monster
    table.monster = NOTHING


def kill_hero(table: EuthiaTable) -> None:
    """[EU-DTH-01, EU-DTH-02]"""
    stop_combat(table, HERO_KILLED)


def heal_monster(table: EuthiaTable, number: int) -> None:
    """A Silver Heart removes Damage, never below none.  [EU-INJ-06, EU-SCX-02]"""
    healed = min(number, table.damage)
    if healed <= 0:
        return
    table.damage -= healed
    if table.fight_kind == AGAINST_FOE:
        for _ in range(healed):
            most = max(range(table.seats), key=lambda seat: (table.foe_damage[seat], -seat))
            table.foe_damage[most] -= 1
    table.tell(MONSTER_HEALED, table.monster, healed)
