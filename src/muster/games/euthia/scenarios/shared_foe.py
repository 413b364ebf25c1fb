"""Shared foes: dragons, the Golem, and whatever else all Heroes fight one after another.  [EU-SCX-01]

A form of a foe appears on a space of the Map or, in a Finale, before one Hero after another. Combat asks ``foe_form``
for its card and ``foe_health`` for its Health; when it is beaten the scenario's ``foe_beaten`` says what follows.
"""

from __future__ import annotations

from muster.games.euthia.content.pieces import NOTHING, ScenarioCard
from muster.games.euthia.effects.gaining import gain_reputation
from muster.games.euthia.places import foe_form
from muster.games.euthia.scenarios.rules import scenario_of
from muster.games.euthia.state import NOBODY, SCENARIO_DECK, EuthiaTable
from muster.kernel.table import Seat
from muster.kernel.zones import draw_open


def turn_up_card(table: EuthiaTable) -> ScenarioCard:
    """The next Attack, Event or Rampage card.  [EU-SCX-07]"""
    table.scenario_card = draw_open(table, SCENARIO_DECK, "scenario")
    return table.box.scenario_cards[table.scenario_card]


def appear(table: EuthiaTable, form: int, space: int, players: int) -> None:
    """A form comes, unhurt; its Health is counted for so many players.  [EU-SCX-01]"""
    table.foe_wave = form
    table.foe_space = space
    table.foe_players = players
    table.foe_more = 0
    table.foe_damage = [0] * table.seats
    table.foe_last = NOBODY


def pay_ranks(table: EuthiaTable) -> None:
    """Who hit it gains Reputation by the Damage dealt; ties share the better place.  [EU-SCX-04]"""
    ranks = foe_form(table).ranks
    for seat in hitters(table):
        gain_reputation(table, seat, ranks[min(rank_of(table, seat), len(ranks) - 1)])


def hitters(table: EuthiaTable) -> list[Seat]:
    return [seat for seat in range(table.seats) if table.foe_damage[seat]]


def rank_of(table: EuthiaTable, seat: Seat) -> int:
    """How many dealt more Damage.  [EU-SCX-04]"""
    return sum([1 for damage in table.foe_damage if damage > table.foe_damage[seat]])


def leave_map(table: EuthiaTable) -> None:
    """It is gone and all Damage is cleared.  [EU-FAR-05]"""
    appear(table, NOTHING, NOTHING, 0)


def last_foe_beaten(table: EuthiaTable) -> bool:
    """The last form of the shared foe was beaten.  [EU-MIR-07, EU-GOL-10]"""
    return bool(table.waves_beaten >> len(scenario_of(table).foes) - 1 & 1)
