"""Before a battle: traps are turned up, or with the Trick module the mercenaries clash.  [ML-REV-01, ML-TRI-03]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    FIRST_PATH,
    MAGIC,
    PLACE_OF,
    STRENGTH,
    Trap,
    kind_of,
)
from muster.games.monster_lands.effects.goods import discard_trap
from muster.games.monster_lands.events import DIE_STOLEN, TRAP_REVEALED, TRICK_AIMED, TRICK_CANCELLED
from muster.games.monster_lands.offers.battle import cancel_offers, reveal_offers, steal_offers, target_offers
from muster.games.monster_lands.queries import living, neighbours, owner_of
from muster.games.monster_lands.state import LandsTable, laid
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import show


def reveal_traps(table: LandsTable, place: int) -> None:
    """All traps of the place are flipped; with tricks each owner decides, token by token.  [ML-REV-01, ML-TRI-03]"""
    for path in living(table, place):
        if table.tricks:
            table.then(next_token, path)
        else:
            for at in range(len(table.zones[laid(path)].cards)):
                reveal(table, path, at)


def reveal(table: LandsTable, path: int, at: int) -> Trap:
    """A token lies face up; the dice it grants lie on it and belong to the path.  [ML-REV-01, ML-REV-02, ML-TRP-01]"""
    there = table.paths[path]
    kind = show(table, laid(path), at, (1 << table.seats) - 1)
    there.revealed |= 1 << at
    table.tell(TRAP_REVEALED, owner_of(table, there.member), kind)
    trap = table.box.traps[kind]
    if trap.effect == "dice":
        for colour in (STRENGTH, MAGIC):
            if trap.colours >> colour & 1:
                add_dice(table, path, colour, trap.n, trap.group == "shielded")
    return trap


def add_dice(table: LandsTable, path: int, colour: int, number: int, shielded: bool = False) -> None:
    """Dice from the reserve or from a rival, whatever the room.  [ML-REV-01, ML-TRI-06]"""
    there = table.paths[path]
    there.dice = plus(there.dice, colour, number)
    if shielded:
        there.shielded = plus(there.shielded, colour, number)


def plus(dice: tuple[int, ...], colour: int, number: int) -> tuple[int, ...]:
    return (
        dice[0] + (number if colour == 0 else 0),
        dice[1] + (number if colour == 1 else 0),
        dice[2] + (number if colour == 2 else 0),
    )


def next_token(table: LandsTable, path: int) -> None:
    """Token by token, from top to bottom, until done or unwilling.  [ML-TRI-03]"""
    there = table.paths[path]
    if there.revealed.bit_length() < len(table.zones[laid(path)].cards):
        table.ask(owner_of(table, there.member), "clash", reveal_offers, clash, path)


def clash(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """A revealed trap helps, a revealed trick acts at once.  [ML-TRI-04]"""
    if kind_of(choice) == "keep":
        return  # the next path follows; there is no way back to this token
    trap = reveal(table, path, table.paths[path].revealed.bit_length())
    if trap.trick and neighbours(table, path):
        table.ask(seat, "aim", target_offers, aim, path)
    table.then(next_token, path)


def aim(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """A trick works on an adjacent path; a defense token there may stop it.  [ML-TRI-04, ML-TRI-08]"""
    target = FIRST_PATH[PLACE_OF[path]] + choice.value
    kind = last_revealed(table, path)
    table.tell(TRICK_AIMED, seat, kind, target)
    if table.paths[target].defense:
        victim = owner_of(table, table.paths[target].member)
        table.ask(victim, "cancel", cancel_offers, answer_trick, path, target, kind)
    else:
        work_trick(table, seat, path, target, kind)


def last_revealed(table: LandsTable, path: int) -> int:
    """The token turned up last: they are turned up from top to bottom."""
    return table.zones[laid(path)].cards[table.paths[path].revealed.bit_length() - 1]


def answer_trick(table: LandsTable, choice: Option, seat: Seat, path: int, target: int, kind: int) -> None:
    """The token is spent and the trick is gone.  [ML-TRI-04, ML-DTT-02]"""
    there = table.paths[path]
    if kind_of(choice) == "cancel":
        table.paths[target].defense -= 1
        at = there.revealed.bit_length() - 1
        there.revealed &= ~(1 << at)
        discard_trap(table, laid(path), at)
        table.tell(TRICK_CANCELLED, seat)
        return
    work_trick(table, owner_of(table, there.member), path, target, kind)


def work_trick(table: LandsTable, seat: Seat, path: int, target: int, kind: int) -> None:
    """Dice are stolen now; diverted ones wait for the attack.  [ML-TRI-05, ML-TRI-06]"""
    there = table.paths[path]
    trick = table.box.traps[kind]
    if trick.effect == "steal":
        table.then(steal_dice, seat, path, target, kind, trick.n)
    else:
        there.aims = (*there.aims, (trick.n, target))


def steal_dice(table: LandsTable, seat: Seat, path: int, target: int, kind: int, left: int) -> None:
    """Die by die, as many as the trick names and the path has.  [ML-TRI-06, ML-TRK-01 to ML-TRK-06]"""
    trick = table.box.traps[kind]
    dice, shielded = table.paths[target].dice, table.paths[target].shielded
    if left and any(trick.colours >> colour & 1 and dice[colour] > shielded[colour] for colour in (STRENGTH, MAGIC)):
        table.ask(seat, "steal", steal_offers, take_stolen, path, target, kind, left)


def take_stolen(table: LandsTable, choice: Option, seat: Seat, path: int, target: int, kind: int, left: int) -> None:
    """Stolen dice belong to the thief's path.  [ML-TRI-06, ML-TRI-08]"""
    there = table.paths[path]
    if kind_of(choice) == "done":
        return
    table.paths[target].dice = plus(table.paths[target].dice, choice.value, -1)
    there.dice = plus(there.dice, choice.value, 1)
    table.tell(DIE_STOLEN, seat, choice.value)
    table.then(steal_dice, seat, path, target, kind, left - 1)


STEPS = steps(next_token, clash, aim, answer_trick, steal_dice, take_stolen)
