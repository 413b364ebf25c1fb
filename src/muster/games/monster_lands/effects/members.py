"""Members of a clan: joining, being wounded, dying, leaving; their equipment and their lands."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    kind_of,
)
from muster.games.monster_lands.effects.dice import gain_dice
from muster.games.monster_lands.effects.drawing import set_at, show_mercenary
from muster.games.monster_lands.effects.goods import discard_trap, gain_glory, keep_to_trap_limit
from muster.games.monster_lands.events import DIED, GEAR_CARRIED, GEAR_DROPPED, HIRED, SETTLED, WOUNDED
from muster.games.monster_lands.offers.turn import displaced_offers, recruit_offers
from muster.games.monster_lands.queries import death_glory, hireable, owner_of
from muster.games.monster_lands.state import (
    DEPLOYMENT,
    NO_DICE,
    NO_LOAD,
    NOTHING,
    LandsTable,
    laid,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

# -- joining -----------------------------------------------------------------------------------------------------------


def join(table: LandsTable, seat: Seat, member: int, gold: int) -> None:
    """A newcomer brings reputation and, in Deployment, dice.  [ML-TAV-03, ML-DIC-01, ML-FRE-02]"""
    clan = table.clans[seat]
    record = table.box.members[member]
    clan.members = (*clan.members, member)
    clan.reputation += record.reputation
    table.tell(HIRED, seat, member, gold)
    if table.phase == DEPLOYMENT:
        gain_dice(table, seat, record.dice)


def hire_from_dock(table: LandsTable, seat: Seat, member: int, gold: int) -> None:
    """The card leaves its dock, which is filled at once.  [ML-TAV-04]"""
    dock = table.tavern.index(member)
    join(table, seat, member, gold)
    show_mercenary(table, dock)


def hire_novice(table: LandsTable, seat: Seat, member: int, gold: int) -> None:
    """A novice from the stack.  [ML-TAV-01, ML-TAV-05]"""
    table.novices &= ~(1 << member)
    join(table, seat, member, gold)


def recruit(table: LandsTable, seat: Seat) -> None:
    """A free hire from the docks, up to the excess glory.  [ML-TAV-06, ML-LND-07, ML-LOT-15]"""
    if hireable(table, seat):
        table.ask(seat, "recruit", recruit_offers, take_recruit)


def take_recruit(table: LandsTable, choice: Option, seat: Seat) -> None:
    """[ML-TAV-06]"""
    hire_from_dock(table, seat, choice.value, 0)


# -- equipment ---------------------------------------------------------------------------------------------------------


def carry(table: LandsTable, seat: Seat, member: int, card: int) -> None:
    """A card goes to a member; one of the same type that is there makes room.  [ML-BAZ-02, ML-BAZ-03]"""
    box = table.box
    kind = box.gear[box.gear_cards[card]].type
    displaced = [other for other in table.gear[member] if box.gear[box.gear_cards[other]].type == kind]
    kept = [other for other in table.gear[member] if other not in displaced]
    table.gear = set_at(table.gear, member, tuple(sorted((*kept, card))))
    table.tell(GEAR_CARRIED, seat, card, member)
    for other in displaced:
        table.ask(seat, "displaced", displaced_offers, place_displaced, other)


def place_displaced(table: LandsTable, choice: Option, seat: Seat, card: int) -> None:
    """Equipment that had to make room goes to somebody else or is discarded.  [ML-BAZ-03]"""
    if kind_of(choice) == "discard":
        discard_gear(table, seat, card)
    else:
        carry(table, seat, choice.value, card)


def discard_gear(table: LandsTable, seat: Seat, card: int) -> None:
    """[ML-DTH-08]"""
    table.gear_discard = (*table.gear_discard, card)
    table.tell(GEAR_DROPPED, seat, card)


# -- lands and wounds --------------------------------------------------------------------------------------------------


def settle(table: LandsTable, seat: Seat, member: int, land: int) -> None:
    """[ML-STL-01]"""
    table.settlers = set_at(table.settlers, land, member)
    table.tell(SETTLED, seat, member, land)


def wound(table: LandsTable, path: int, wounds: int) -> None:
    """The first wound flips the token, the next one kills.  [ML-MAT-07, ML-DEF-04, ML-DMI-07]"""
    member = table.paths[path].member
    bit = 1 << member
    for _ in range(wounds):
        if table.wounded & bit:
            die(table, path)
            return
        table.wounded |= bit
        table.tell(WOUNDED, owner_of(table, member), member)


def die(table: LandsTable, path: int) -> None:
    """Card, load and equipment are lost, glory is gained for the fallen.  [ML-DTH-01 to ML-DTH-04, ML-DTH-07]"""
    member = table.paths[path].member
    seat = owner_of(table, member)
    table.tell(DIED, seat, member)
    clear_path(table, path)
    leave_clan(table, seat, member)
    gain_glory(table, seat, death_glory(table, path))
    table.then(keep_to_trap_limit, seat)


def clear_path(table: LandsTable, path: int) -> None:
    """The token leaves the path, and so do dice, traps and defense tokens; damage done stays.  [ML-DTH-02]"""
    left = table.paths[path]
    left.member = NOTHING
    left.dice = NO_DICE
    if path < BATTLE_PATHS:
        left.load = NO_LOAD
        clear_tokens(table, path)
        left.succeeded = False


def clear_tokens(table: LandsTable, path: int) -> None:
    """Traps and defense tokens of a path are spent, used or not.  [ML-LAN-07, ML-CLN-01]"""
    cleared = table.paths[path]
    cleared.defense = 0
    cleared.aims = ()
    while table.zones[laid(path)].cards:
        discard_trap(table, laid(path), 0)
    cleared.revealed = 0
    cleared.shielded = NO_DICE


def leave_clan(table: LandsTable, seat: Seat, member: int) -> None:
    """Dead or deserted: reputation falls, cards go where they belong.  [ML-DTH-04, ML-DTH-08, ML-CLA-06, ML-WAG-04]"""
    clan = table.clans[seat]
    record = table.box.members[member]
    clan.members = tuple([other for other in clan.members if other != member])
    clan.reputation -= record.reputation
    for card in table.gear[member]:
        discard_gear(table, seat, card)
    table.gear = set_at(table.gear, member, ())
    bit = 1 << member
    table.wounded &= ~bit
    table.assigned &= ~bit
    if member in table.settlers:
        table.settlers = set_at(table.settlers, table.settlers.index(member), NOTHING)  # [ML-SLA-02]
    if clan.leader == member:
        clan.leader = NOTHING
    if record.novice:
        table.novices |= bit
    elif record.role == "tavern":
        table.member_discard = (*table.member_discard, member)
    else:
        table.out_of_game = (*table.out_of_game, member)


STEPS = steps(recruit, take_recruit, place_displaced)
