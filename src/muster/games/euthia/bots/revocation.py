"""Elemental Revocation for a bot: what a revocation, an Essence, a Catalyst and Damage on the Demon are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.content.pieces import CATALYST_THING, FAER_SPRING, NOTHING
from muster.games.euthia.places import all_spaces, coordinates, hex_distance, scenario_place
from muster.games.euthia.queries import carried_things, loose_essences
from muster.games.euthia.scenarios.revocation import Revocation, Unrest, revocations_wanted, stage_element, tokens_left
from muster.games.euthia.scenarios.rules import figures_of, is_played
from muster.games.euthia.scenarios.volcano import Volcano, volcano_slots
from muster.games.euthia.state import EuthiaTable, visit_bit
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat

if TYPE_CHECKING:
    from muster.games.euthia.bots.values import Outlook

REVOKE: Final = "hint-revoke"
SPRING: Final = "hint-spring"
LAY_VOLCANO: Final = "hint-volcano"

RANK: Final = 2.0  # what a point is worth for the rank
GOAL: Final = 22.0  # what a revocation is worth that partners still need
SAFETY: Final = 1.5  # of weaker Faer Power
HELD: Final = 0.55  # what is left of a revocation's worth while its Elemental is still to be found
BEATEN: Final = 80.0  # what the end of the Demon is worth to partners
TRIALS: Final = 1.5  # of how many rounds' fights the Demon is worth
SHARED_TRIALS: Final = 3.0
ALIVE: Final = 5.0  # what it costs everybody if it lives


def worth(outlook: Outlook) -> float:
    """A revocation now: Reputation, a point, and what it does to Faer Power."""
    table = outlook.table
    figures = figures_of(table, Revocation)
    found = float(figures.reputation) + RANK
    if outlook.shared and isinstance(figures, Unrest):
        found += GOAL if sum(table.revocations) < revocations_wanted(table) else 0.0
    return found + (SAFETY if isinstance(figures, Volcano) else 0.0)


def can_pay(table: EuthiaTable, seat: Seat, element: int) -> bool:
    """Has a Hero what the revocation of this element costs?  [EU-RVA-01, EU-RVB-01]"""
    gold = figures_of(table, Revocation).essence_gold
    paid = element in loose_essences(table, seat) and table.gold[seat] >= gold
    return paid or CATALYST_THING in carried_things(table, seat)


def revoking(outlook: Outlook, space: int) -> float:
    """What revoking at a space would bring now or right after confronting; nothing where it cannot be done."""
    table, seat = outlook.table, outlook.seat
    element = stage_element(table, space)
    if element == NOTHING or not tokens_left(table) or not can_pay(table, seat, element):
        return 0.0
    gold = figures_of(table, Revocation).essence_gold * outlook.gold
    return worth(outlook) - outlook.essence() - gold


def choose_price(outlook: Outlook, options: Options) -> tuple[Option, str]:
    """An Essence before a Catalyst, which fits every element."""
    paying = [option for option in options if option.kind == "pay"]
    return min(paying, key=lambda option: option.value == CATALYST_THING), REVOKE


def drinking(outlook: Outlook, space: int) -> float:
    """What the Faer Spring is worth there, or nothing.  [EU-RVB-02]"""
    table, seat = outlook.table, outlook.seat
    if scenario_place(table, space) != FAER_SPRING or table.visits & visit_bit(FAER_SPRING, seat):
        return 0.0
    hurt = figures_of(table, Revocation).spring_injuries
    if table.health[seat] <= hurt + 1 or not outlook.further:
        return 0.0
    return HELD * worth(outlook) - hurt * outlook.taste.health


def essence_wanted(outlook: Outlook, element: int) -> float:
    """What an Essence is worth beyond its use: the revocation that it will pay for."""
    table, seat = outlook.table, outlook.seat
    if element not in table.box.scenarios[table.scenario].stage or not tokens_left(table):
        return 0.0
    spaces = [space for space in all_spaces(table) if stage_element(table, space) == element]
    if not outlook.further and not any(table.interaction[space][seat] for space in spaces):
        return 0.0
    held = loose_essences(table, seat).count(element)
    return HELD * worth(outlook) * (1.0 if held < max(1, len(spaces)) else 0.2)


def is_volcano(table: EuthiaTable) -> bool:
    return is_played(table, Volcano)


def trials(outlook: Outlook) -> float:
    """How many more rounds strength is needed for, because of the Demon; nothing in the parts without one."""
    if not is_volcano(outlook.table) or outlook.table.waves_beaten:
        return 0.0
    return SHARED_TRIALS if outlook.shared else TRIALS


def stakes_of_demon(outlook: Outlook, left: int) -> Stakes:
    """What its end is worth, and each point of Damage that stays on it, also for the ranks.  [EU-RVC-07]

    In the last rounds nothing else counts: neither Health that is left nor a way back from the Church.
    """
    table = outlook.table
    win = ALIVE + (BEATEN if outlook.shared else 0.0)
    ranks = table.box.scenarios[table.scenario].foes[0].ranks
    health = left + sum(table.foe_damage) + 1
    each = (win + ranks[0]) * table.seats / health if outlook.shared else (0.5 * win + ranks[0]) / health
    kept = outlook.taste.health if outlook.further else 0.05
    return Stakes(float(round(win)), round(outlook.death()), kept, round(each, 1))


def choose_volcano(outlook: Outlook, options: Options) -> tuple[Option, str]:
    """Near the own Hero, who wants to fight what comes out of it."""
    table, seat = outlook.table, outlook.seat
    space = table.space[seat]
    x, y = coordinates(table, space - 3 if space & 3 == 3 else space)
    slots = volcano_slots(table)
    return min(
        options, key=lambda option: hex_distance(slots[option.value][0] - x, slots[option.value][1] - y)
    ), LAY_VOLCANO
