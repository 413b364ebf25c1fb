"""Defending the Settlements for a bot: which wave matters, who will be there to beat it, and where the last one lands.

All Damage is gone when Farruga leaves, so a fight is worth something only if the Heroes together bring enough of them.
Hero boards and places lie open: every Hero reckons what its partners can still do, and comes to the same answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from muster.games.euthia.bots.charts import steps_from
from muster.games.euthia.bots.fights import Stakes, in_order
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.odds import TWO, mean
from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.places import foe_form, hex_distances
from muster.games.euthia.scenarios.rules import figures_of, is_played
from muster.games.euthia.scenarios.settlements import Settlements, targets, wave_of
from muster.games.euthia.state import SCENARIO_DECK, EuthiaTable
from muster.kernel.table import Seat

if TYPE_CHECKING:
    from muster.games.euthia.bots.values import Outlook

BURNING: Final = 2.0  # what a place that burns costs everybody
GOAL: Final = 60.0  # what a wave is worth on which everything depends
NEAR: Final = 5  # hexes that a Hero walks in a turn and fights at their end
FAR: Final = 9  # in two turns
TRIALS: Final = 2.0  # of how many rounds' fights the last wave is worth
ALIVE: Final = 0.8  # how much of its Combat Rounds a Hero lives through


def is_settlements(table: EuthiaTable) -> bool:
    return is_played(table, Settlements)


# -- what a wave is worth ----------------------------------------------------------------------------------------------


def weight(table: EuthiaTable) -> float:
    """How much depends on the wave that is there: all on the last, on others as many as must not burn.  [EU-FAR-07]"""
    scenario = table.box.scenarios[table.scenario]
    spare = figures_of(table, Settlements).burned_at_most - table.places_burned
    last = len(scenario.foes) - 1
    if spare < 0:
        return 0.0  # nothing can be saved any more
    if table.foe_wave == last:
        return 1.0
    before_last = last - table.foe_wave
    return min(1.0, 1.5 * max(0, before_last - spare) / before_last)


def stakes(outlook: Outlook, left: int, kit: Kit) -> Stakes:
    """What a victory over a wave and each Damage on it bring, as far as a victory can be hoped for.  [EU-FAR-05]"""
    table = outlook.table
    win = foe_form(table).ranks[0] + outlook.token("elites") + BURNING
    each, kept = win, outlook.taste.health
    if outlook.shared:
        vital = GOAL * weight(table)
        win += vital
        each += vital * table.seats  # every Hero has its share to do
        kept = kept if outlook.further else 0.05
    else:
        win *= outlook.taste.valor  # among rivals a wave counts like any other victory
        each = win
    hope = min(1.0, team(outlook, kit) / max(1, left))
    return Stakes(float(round(win)), round(outlook.death()), kept, round(hope**2 * each / max(4, left), 1))


# -- who will be there -------------------------------------------------------------------------------------------------


def team(outlook: Outlook, kit: Kit) -> float:
    """Damage that all Heroes can still do to the wave, this one included."""
    table = outlook.table
    far = hex_distances(table, table.foe_space)
    total = 0.0
    for seat in range(table.seats):
        own = seat == outlook.seat
        number = fights(table, seat, steps_from(far, table.space[seat]), own)
        if number:
            total += number * damage(table, kit if own else Kit(table, seat))
    return total


def fights(table: EuthiaTable, seat: Seat, steps: int, own: bool) -> int:
    """How often a Hero can still fight the wave: in this round, and in the next if the wave stays."""
    stays = wave_of(table, table.round) != NOTHING
    order = (seat - table.first) % table.seats >= (table.active - table.first) % table.seats
    now = own or (order and steps <= NEAR)
    if table.foe_fought >> seat & 1:
        now = False
    return now + (stays and (now or steps <= FAR))


def damage(table: EuthiaTable, kit: Kit) -> float:
    """What a kit does to the wave in one fight."""
    form = foe_form(table)
    first = table.box.monsters[form.monster].penalty + kit.clover
    swings = in_order(kit, TWO, first)
    rounds = form.combat_rounds or 6
    dealt = [mean(swings[min(number, len(swings) - 1)], TWO, first) for number in range(rounds)]
    return ALIVE * sum(dealt) + 0.5 * kit.harm


def ends(table: EuthiaTable) -> bool:
    """Is this the last round in which the wave can be fought?  [EU-FAR-06]"""
    return wave_of(table, table.round) == NOTHING


# -- before a fight ----------------------------------------------------------------------------------------------------


def trials(outlook: Outlook) -> float:
    """How many more rounds strength is needed for, because of the last wave."""
    return TRIALS if outlook.shared else 0.0


def marched_to(outlook: Outlook) -> int:
    """A wave that matters and stays for another round, or the place where the last one will land."""
    table = outlook.table
    if not outlook.shared:
        return NOTHING
    if table.foe_space != NOTHING:
        return NOTHING if ends(table) or not weight(table) else table.foe_space
    return next_target(table)


def next_target(table: EuthiaTable) -> int:
    """Where the last wave will land in the next round: its card is the only one that was not turned up yet."""
    cards = table.zones[SCENARIO_DECK].cards
    if len(cards) != 1 or wave_of(table, table.round + 1) == NOTHING:
        return NOTHING
    spaces = targets(table, table.box.scenario_cards[cards[0]].target)
    return spaces[0] if len(spaces) == 1 else NOTHING
