"""The Looming Doom: what Evidence is worth, and whom to pay for it."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.odds import IN_AIR, PLAIN
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.content.pieces import RUINED_CITADEL, SMUGGLERS_DEN, Informant
from muster.games.euthia.places import has_air, has_earth, powers_at, scenario_place
from muster.games.euthia.queries import gaar_of, permanent
from muster.games.euthia.scenarios.doom import Doom, asked_bit, is_met, resources
from muster.games.euthia.scenarios.rules import figures_of, is_played
from muster.games.euthia.state import EuthiaTable, gold_hand, silver_hand, visit_bit
from muster.kernel.options import Option
from muster.kernel.table import Options

EVIDENCE: Final = "hint-evidence"

CLUE: Final = 0.9  # Reputation that one Evidence stands for: a third of a step nearer to the Saboteur, less sabotage
SHARED_CLUE: Final = 1.3  # where his fall is the goal of all
DYING: Final = -4.0
GOAL: Final = 14.0  # what the Saboteur's fall is worth to those who play for it


def is_doom(table: EuthiaTable) -> bool:
    return is_played(table, Doom)


def clues(outlook: Outlook, number: int) -> float:
    """What so much more Evidence is worth; nothing in other scenarios, and nothing beyond the Badge's scale."""
    table = outlook.table
    if not is_doom(table):
        return 0.0
    missing = figures_of(table, Doom).most_evidence - table.evidence[outlook.seat]
    return min(number, missing) * (SHARED_CLUE if outlook.shared else CLUE)


def stakes(outlook: Outlook) -> Stakes:
    """A culprit's Reputation and the goal; Health that an Accomplice leaves is needed for the next one.  [EU-SAB-05]

    Nothing comes after the Finale, so a death costs little.
    """
    table = outlook.table
    foes = table.box.scenarios[table.scenario].foes
    last = table.foe_wave == len(foes) - 1
    win = float(foes[table.foe_wave].ranks[0])
    if outlook.shared and 2 * table.unmasked.bit_count() < table.seats:
        win += GOAL if last else GOAL / 2
    return Stakes(win, 2.0, 0.05 if last else 0.5)


def sources(outlook: Outlook, space: int) -> list[tuple[str, int, float]]:
    """Free Actions for Evidence at a liberated space: the kind of option, its value, and what it is worth."""
    table, seat = outlook.table, outlook.seat
    found: list[tuple[str, int, float]] = []
    place = scenario_place(table, space)
    if place in (SMUGGLERS_DEN, RUINED_CITADEL) and not table.visits & visit_bit(place, seat):
        found.append(("visit", place, den(outlook) if place == SMUGGLERS_DEN else citadel(outlook, space)))
    for card in table.box.scenarios[table.scenario].informants:
        if is_met(table, space, card) and not table.visits & asked_bit(card.id, seat):
            found.append(("ask", card.id, clues(outlook, 1) - price(outlook, card)))
    return [source for source in found if source[2] > 0]


def den(outlook: Outlook) -> float:
    """Evidence for Gold.  [EU-SAB-02]"""
    figures = figures_of(outlook.table, Doom)
    if outlook.table.gold[outlook.seat] < figures.den_price:
        return 0.0
    return clues(outlook, figures.den_evidence) - figures.den_price * outlook.gold


def citadel(outlook: Outlook, space: int) -> float:
    """The mean over all rolls as they fall.  [EU-SAB-03]"""
    powers = powers_at(outlook.table, space)
    shift = permanent(outlook.table, outlook.seat, "clover_always") + (2 if has_earth(powers) else 0)
    pairs = IN_AIR if has_air(powers) else PLAIN
    return sum([chance * search_worth(outlook, high + low + shift) for high, low, chance in pairs])


def search_worth(outlook: Outlook, value: int) -> float:
    """What a roll in the Ruined Citadel brings.  [EU-SAB-03]"""
    figures = figures_of(outlook.table, Doom)
    if value >= figures.citadel_value:
        return clues(outlook, figures.citadel_evidence)
    injuries = figures.citadel_injuries
    if injuries >= outlook.table.health[outlook.seat]:
        return DYING
    return -injuries * outlook.taste.health


def price(outlook: Outlook, card: Informant) -> float:
    """What the cheapest payment costs; more than any Evidence where there is none.  [EU-SAB-02]"""
    table, seat = outlook.table, outlook.seat
    prices = [9.0]
    tokens = max(gaar_of(table, seat), table.dwurt[seat])
    if (card.gaar or card.gold) and tokens >= card.gaar and table.gold[seat] >= card.gold:
        prices.append(card.gaar * outlook.gaar + card.gold * outlook.gold)
    if card.resource:
        prices.extend([outlook.plain(thing) for thing in resources(table, seat)])
    if 0 < card.silver <= len(table.zones[silver_hand(table, seat)].cards):
        prices.append(card.silver * max(0.05, outlook.card(False)))
    if 0 < card.gold_cards <= len(table.zones[gold_hand(table, seat)].cards):
        prices.append(card.gold_cards * max(0.05, outlook.card(True)))
    return min(prices)


def choose_informant(outlook: Outlook, options: Options, informant: int) -> tuple[Option, str]:
    """The payment that is missed least."""
    card = outlook.box.scenarios[outlook.table.scenario].informants[informant]
    paying = [option for option in options if option.kind != "back"]
    return min(paying, key=lambda option: given_up(outlook, card, option)), EVIDENCE


def given_up(outlook: Outlook, card: Informant, option: Option) -> float:
    """What one payment is worth."""
    if option.kind == "pay":
        return outlook.plain(option.value)
    if option.kind == "pay-gaar":
        return card.gaar * outlook.gaar + card.gold * outlook.gold
    if option.kind == "pay-silver":
        return card.silver * max(0.05, outlook.card(False))
    return card.gold_cards * max(0.05, outlook.card(True))
