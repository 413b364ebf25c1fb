"""Elite Monsters, their Bounties, and the Griffin.  [EU-ELI-03, EU-GRF-01]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.effects.carrying import discard
from muster.games.euthia.events import BOUNTY_SHOWN, FLOWN
from muster.games.euthia.offers.scenario import griffin_offers, griffin_so_far_offers, trophy_price_offers
from muster.games.euthia.phases.moving import arrive, space_of
from muster.games.euthia.state import BOUNTY_DECK, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import draw_open


def next_bounty(table: EuthiaTable) -> None:
    """The next Bounty is revealed at the end of the turn.  [EU-ELI-10, EU-ELI-11, EU-TRN-10]"""
    if not table.elites_on or table.bounty != NOTHING:
        return
    for level in range(3):
        if table.zones[BOUNTY_DECK + level].cards:
            table.bounty = draw_open(table, BOUNTY_DECK + level, "bounties")
            table.tell(BOUNTY_SHOWN, table.bounty)
            return


# -- the Griffin -------------------------------------------------------------------------------------------------------


def griffin_menu(table: EuthiaTable, seat: Seat) -> None:
    """[EU-GRF-03, EU-GRF-09]"""
    table.ask(seat, "griffin", griffin_offers, choose_flight)


def choose_flight(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-GRF-04]"""
    if choice.kind == "far":
        table.ask(seat, "griffin", griffin_so_far_offers, choose_goal, choice.value)
    elif choice.kind == "fly":
        table.ask(seat, "griffin-price", trophy_price_offers, fly, space_of(table, choice))


def choose_goal(table: EuthiaTable, choice: Option, seat: Seat, distance: int) -> None:
    """[EU-GRF-04]"""
    if choice.kind == "back":
        griffin_menu(table, seat)
    else:
        choose_flight(table, choice, seat)


def fly(table: EuthiaTable, choice: Option, seat: Seat, space: int) -> None:
    """A Trophy is paid; Hero and Griffin land together.  [EU-GRF-03, EU-GRF-04]"""
    discard(table, seat, choice.value)
    table.griffin = space
    table.tell(FLOWN, seat, table.tiles[space >> 2], space & 3)
    arrive(table, seat, space)


STEPS = steps(next_bounty, griffin_menu, choose_flight, choose_goal, fly)
