"""Before the three phases: hills go home and pay."""

from __future__ import annotations

from typing import Final

from muster.games.meeples_and_monsters.ahead import ahead
from muster.games.meeples_and_monsters.content.pieces import Group
from muster.games.meeples_and_monsters.effects.moving import send_home
from muster.games.meeples_and_monsters.events import HILL_PAID, TURN_BEGINS
from muster.games.meeples_and_monsters.phases.development import development_phase
from muster.games.meeples_and_monsters.phases.draw_phase import draw_phase
from muster.games.meeples_and_monsters.phases.main_phase import main_phase
from muster.games.meeples_and_monsters.state import START, MeeplesTable
from muster.kernel.game import steps
from muster.kernel.table import Seat

PHASES_OF_A_TURN: Final = (development_phase, main_phase, draw_phase)


def take_turn(table: MeeplesTable) -> None:
    """A turn: hills, then Development, Main and Draw Phase, always in this order.  [MM-TRN-02, MM-KOH-03]"""
    seat = table.active
    table.phase = START
    table.tell(TURN_BEGINS, seat, table.round)
    settle_hills(table, seat)
    for phase in PHASES_OF_A_TURN:
        table.then(phase, seat)


def settle_hills(table: MeeplesTable, seat: Seat) -> None:
    """Units that held out go to the Lodgings, then each hill pays once.  [MM-KOH-02, MM-KOH-03, MM-KOH-11]"""
    held = [hill for hill in table.hills if hill[1] == seat]
    if not held:
        return
    table.hills = tuple([hill for hill in table.hills if hill[1] != seat])
    for _, _, group in held:
        send_home(table, seat, group)
    for spot, _, group in held:
        table.tell(HILL_PAID, seat, spot)
        pay_hill(table, seat, spot, group)


def pay_hill(table: MeeplesTable, seat: Seat, spot: int, group: Group) -> None:
    """VP, more of them with a Prestige Unit there; or meeples, drawn at once.  [MM-KOH-06 to MM-KOH-09]"""
    for effect in table.box.locations[spot].effects:
        effect.hold(table, seat, group)


STEPS = steps(take_turn)
ahead.take_turn = take_turn
