"""Dice that come to the pool and dice that leave it."""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    FACES,
    MAGIC,
    PERSUASION,
    STRENGTH,
    Dice,
    kind_of,
)
from muster.games.monster_lands.effects.drawing import without
from muster.games.monster_lands.events import DICE_GAINED, DIE_ROLLED
from muster.games.monster_lands.state import LandsTable
from muster.kernel.options import Option
from muster.kernel.table import Seat


def gain_dice(table: LandsTable, seat: Seat, dice: Dice) -> None:
    """Dice from the reserve for this round; persuasion dice are rolled at once.  [ML-DEP-09, ML-TAV-03]"""
    clan = table.clans[seat]
    if not sum(dice):
        return
    table.tell(DICE_GAINED, seat, dice)
    clan.strength += dice[STRENGTH]
    clan.magic += dice[MAGIC]
    if dice[PERSUASION]:
        faces = tuple([table.chance.die("persuasion", FACES) for _ in range(dice[PERSUASION])])
        table.tell(DIE_ROLLED, seat, faces)
        clan.faces = tuple(sorted((*clan.faces, *faces)))


def one_die(colour: int, number: int = 1) -> Dice:
    """So many dice of one colour."""
    return (
        number if colour == STRENGTH else 0,
        number if colour == MAGIC else 0,
        number if colour == PERSUASION else 0,
    )


def colour_of(choice: Option) -> int:
    """The colour of the die that an option names."""
    return PERSUASION if kind_of(choice) == "face" else choice.value


def spend_die(table: LandsTable, seat: Seat, choice: Option) -> tuple[int, int]:
    """Take the chosen die out of the pool: its colour and, for persuasion, its face."""
    clan = table.clans[seat]
    if kind_of(choice) == "face":
        clan.faces = without(clan.faces, choice.value)
        return (PERSUASION, choice.value)
    if choice.value == STRENGTH:
        clan.strength -= 1
    else:
        clan.magic -= 1
    return (choice.value, 0)
