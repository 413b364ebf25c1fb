"""Which answers pass an information barrier for sure, so that a client can say so beforehand."""

from __future__ import annotations

from collections.abc import Callable

from muster.games.monster_lands.content.pieces import PERSUASION
from muster.games.monster_lands.state import LandsTable
from muster.kernel.options import Option
from muster.kernel.table import Seat


def rolls(table: LandsTable, seat: Seat, option: Option, *_: object) -> bool:
    """Dice are rolled."""
    return option.kind in ("roll", "roll-all", "reroll")


def rolls_for_land(table: LandsTable, seat: Seat, option: Option, path: int) -> bool:
    """All dice of the path are rolled; spores and thieves may have left none."""
    return option.kind == "try" and sum(table.path_dice[path]) > 0


def rolls_attack(table: LandsTable, seat: Seat, option: Option, path: int, dice: int) -> bool:
    """Black dice are rolled, unless magic has taken them all."""
    return dice > option.value


def turns_up_mercenaries(table: LandsTable, seat: Seat, option: Option, *_: object) -> bool:
    """New mercenaries appear."""
    return option.kind == "beer"


def rolls_persuasion(table: LandsTable, seat: Seat, option: Option, *_: object) -> bool:
    """A new persuasion die is rolled at once."""
    return option.value == PERSUASION


FINAL_STEPS: dict[str, Callable[..., bool]] = {
    "attack": rolls,
    "change_conquest": rolls,
    "change_mission_roll": rolls,
    "begin_conquest": rolls_for_land,
    "roll_attack": rolls_attack,
    "roll_diverted": rolls_attack,
    "choose_newcomer": turns_up_mercenaries,
    "take_new_die": rolls_persuasion,
}
