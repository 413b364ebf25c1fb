"""Elemental Revocation: Heroes come equipped, Elementals are revoked, the others stir.  [EU-RVA-01]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import CATALYST_THING, NOTHING
from muster.games.euthia.effects.cards import keep_hand_limit
from muster.games.euthia.effects.carrying import discard
from muster.games.euthia.effects.gaining import acquire, gain_gold, gain_reputation, pay_gold
from muster.games.euthia.effects.health import injure
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import ELEMENTS_SILENT, POWER_ACTS, REVOKED, TRADE_BEGINS
from muster.games.euthia.offers.revocation import revoke_offers
from muster.games.euthia.phases.trading import ask_trade
from muster.games.euthia.places import element_at, powers_at
from muster.games.euthia.queries import ignores, is_essence, revocations_to_end, seats_in_turn
from muster.games.euthia.state import BEFORE, IN_TRADE, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

# -- before the first round --------------------------------------------------------------------------------------------


def bring_points(table: EuthiaTable, points: tuple[int, ...]) -> None:
    """In a campaign each Revocation point of the parts before is worth a Gold.  [EU-RVB-07]"""
    for seat in range(table.seats):
        gain_gold(table, seat, points[seat])


def equip_heroes(table: EuthiaTable) -> None:
    """Reputation and Gold to begin with, then a Trade Action for each in turn order.  [EU-RVB-06, EU-RVC-09]"""
    figures = table.box.scenarios[table.scenario].figures
    order = seats_in_turn(table)
    for seat in order:
        gain_reputation(table, seat, figures["start_reputation"])
        gain_gold(table, seat, figures["start_gold"])
    for seat in order:
        table.then(open_market, seat)


def open_market(table: EuthiaTable, seat: Seat) -> None:
    """A Trade Action without token, place or fee.  [EU-RVB-06, EU-RVC-09]"""
    table.active = seat
    table.turn_state = IN_TRADE
    table.offer_changes = 0
    table.fee_due = False
    table.tell(TRADE_BEGINS, seat, table.box.scenarios[table.scenario].market)
    table.then(ask_trade, seat)
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)
    table.then(close_market, seat)


def close_market(table: EuthiaTable, seat: Seat) -> None:
    """Move points from tiles used meanwhile are lost.  [EU-RVB-06]"""
    table.moves[seat] = 0
    table.turn_state = BEFORE


# -- revoking ----------------------------------------------------------------------------------------------------------


def revoke(table: EuthiaTable, seat: Seat) -> None:
    """[EU-RVA-01]"""
    table.ask(seat, "revoke", revoke_offers, lay_revocation)


def lay_revocation(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """The price is paid, the token laid; Reputation and a point.  [EU-RVA-01, EU-RVA-02, EU-RVB-04, EU-RVC-01]"""
    if choice.kind == "back":
        return
    figures = table.box.scenarios[table.scenario].figures
    space = table.space[seat]
    discard(table, seat, choice.value)
    if is_essence(choice.value):
        pay_gold(table, seat, figures["essence_gold"])
    table.revoked |= 1 << space
    row = table.revocations
    table.revocations = (*row[:seat], row[seat] + 1, *row[seat + 1 :])
    table.tell(REVOKED, seat, element_at(table, space), table.tiles[space >> 2])
    gain_reputation(table, seat, figures["reputation"])
    table.then(ahead.elemental_revoked, seat)


def drink_spring(table: EuthiaTable, seat: Seat) -> None:
    """Injuries for a Catalyst.  [EU-RVB-02]"""
    injure(table, seat, table.box.scenarios[table.scenario].figures["spring_injuries"])
    acquire(table, seat, CATALYST_THING)


# -- the end of a round ------------------------------------------------------------------------------------------------


def elements_stir(table: EuthiaTable) -> None:
    """Elementals that were not revoked hurt whom their Power reaches; with enough revoked it ends.  [EU-RVA-03, -04]"""
    figures = table.box.scenarios[table.scenario].figures
    if table.round >= figures["unrest_round"]:
        for seat in seats_in_turn(table):
            element = stirring(table, seat)
            if element != NOTHING:
                table.tell(POWER_ACTS, seat, element)
                injure(table, seat, figures["unrest_injuries"])
    if sum(table.revocations) >= revocations_to_end(table) and table.round < table.rounds:
        table.rounds = table.round
        table.tell(ELEMENTS_SILENT)


def stirring(table: EuthiaTable, seat: Seat) -> int:
    """A Power of the Stage over the Hero that it has no ward against, or nothing.  [EU-RVA-03, EU-RVA-07]"""
    powers = powers_at(table, table.space[seat])
    stage = table.box.scenarios[table.scenario].stage
    return next((one for one in stage if powers >> one & 1 and not ignores(table, seat, one)), NOTHING)


STEPS = steps(bring_points, open_market, close_market, revoke, lay_revocation)
