"""Injuries, healing, death and resurrection.  [EU-HLT-01, EU-DTH-01]"""

from __future__ import annotations

from muster.games.euthia.events import DIED, HEALED, INJURED, REPUTATION_LOST, RESURRECTED
from muster.games.euthia.places import church
from muster.games.euthia.queries import in_force, is_solo, max_health
from muster.games.euthia.state import IN_COMBAT, NO_FIGHT, NOBODY, EuthiaTable
from muster.kernel.table import Seat

LOST_BY_DYING = 2  # [EU-DTH-09]


def heal(table: EuthiaTable, seat: Seat, number: int) -> None:
    """[EU-HLT-02]"""
    healed = healing_of(table, seat, number)
    if healed:
        table.health[seat] += healed
        table.tell(HEALED, seat, healed)


def healing_of(table: EuthiaTable, seat: Seat, number: int) -> int:
    """What so much healing does: never above Maximum Health, and an Event may weaken it.  [EU-HLT-02, EU-MIR-09]"""
    weakened = max(min(1, number), number - in_force(table, "heal_less"))
    return max(0, min(weakened, max_health(table, seat) - table.health[seat]))


def heal_fully(table: EuthiaTable, seat: Seat) -> None:
    """All that is missing.  [EU-HLT-02]"""
    heal(table, seat, max_health(table, seat) - table.health[seat])


def injure(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Each Injury lowers Health by one; at zero the Hero dies.  [EU-HLT-01, EU-DTH-01]"""
    if number <= 0:
        return
    table.health[seat] = max(0, table.health[seat] - number)
    table.tell(INJURED, seat, number)
    if not table.health[seat] and table.turn_state != IN_COMBAT:
        die_outside(table, seat)


def lose_reputation(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Reputation never falls below 0.  [EU-TBS-07]"""
    lost = min(number, table.reputation[seat])
    if lost > 0:
        table.reputation[seat] -= lost
        table.tell(REPUTATION_LOST, seat, lost)


def die_outside(table: EuthiaTable, seat: Seat, price: int = LOST_BY_DYING) -> None:
    """Back to the Church at full Health; Move points and Reputation are lost.  [EU-DTH-08, EU-DTH-09, EU-COP-07]"""
    table.tell(DIED, seat)
    lose_reputation(table, seat, 1 if table.cooperative and not is_solo(table) else price)
    table.dwurt_die[seat] = 0  # [EU-SKO-09]
    resurrect(table, seat)


def resurrect(table: EuthiaTable, seat: Seat) -> None:
    """[EU-DTH-04, EU-DTH-05]"""
    table.space[seat] = church(table)
    if table.fighter == seat:
        table.fighter = NOBODY
        table.fight_kind = NO_FIGHT
    table.moves[seat] = 0
    table.portals_used[seat] = ()
    table.health[seat] = max_health(table, seat)
    table.tell(RESURRECTED, seat)
