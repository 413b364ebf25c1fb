"""Threat of Mirrezil for a bot: what the Watchtower, the Eyrie and Legends are worth, and the stakes of the Finale.

Every Hero comes rested to the Finale, so only strength counts for it: tiles, Potions, Artifacts, hope, initiative.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.wishes import Wish
from muster.games.euthia.content.pieces import DRAGONS_EYRIE, WATCHTOWER, Quest
from muster.games.euthia.places import is_ruined, scenario_place
from muster.games.euthia.scenarios.doom import Doom
from muster.games.euthia.scenarios.mirrezil import Mirrezil
from muster.games.euthia.scenarios.rules import figures_of, is_played
from muster.games.euthia.state import EuthiaTable, visit_bit

if TYPE_CHECKING:
    from muster.games.euthia.bots.values import Outlook

PREPARE: Final = "hint-prepare-finale"
FACE: Final = "hint-face-aspect"
STOP: Final = "hint-stop-before-aspect"
INITIATIVE: Final = "hint-initiative"
KEEP_INITIATIVE: Final = "hint-keep-initiative"

GOAL: Final = 14.0  # what the end of Mirrezil is worth to those who play for it
TRIALS: Final = 2.5  # of how many rounds' fights the Finale is worth
SHARED_TRIALS: Final = 4.0
BLOW: Final = 1.6  # an attack before that of the dragon
HOPE: Final = 0.7  # a point of hope in the Finale
ARTIFACT: Final = 2.5  # strength of an Artifact, beside its price
FOREMOST: Final = 2  # from this aspect on, initiative is not saved any more


def is_mirrezil(table: EuthiaTable) -> bool:
    return is_played(table, Mirrezil)


def has_finale(table: EuthiaTable) -> bool:
    """Is there a fight after the last round, as here or in The Looming Doom?"""
    return is_played(table, Mirrezil) or is_played(table, Doom)


def weight(outlook: Outlook) -> float:
    """How much the Finale counts for those who win or lose with it."""
    return 1.5 if outlook.shared else 1.0


def wishes(outlook: Outlook, space: int) -> list[Wish]:
    """The Watchtower and the Dragon's Eyrie, liberated and not used yet.  [EU-MIR-03]"""
    table, seat = outlook.table, outlook.seat
    place = scenario_place(table, space)
    if place not in (WATCHTOWER, DRAGONS_EYRIE) or table.visits & visit_bit(place, seat) or is_ruined(table, space):
        return []
    figures = figures_of(table, Mirrezil)
    if place == DRAGONS_EYRIE:
        hurt = figures.eyrie_injuries
        if table.health[seat] <= hurt:
            return []
        worth = weight(outlook) * HOPE * figures.eyrie_hope - hurt * outlook.taste.health
        return [Wish("visit", place, worth, PREPARE)]
    taken = sum([1 for other in range(table.seats) if table.visits & visit_bit(place, other)])
    if taken >= figures.initiative_tokens or table.gold[seat] < figures.watchtower_price:
        return []
    worth = weight(outlook) * BLOW - figures.watchtower_price * outlook.gold
    return [Wish("visit", place, worth, PREPARE)]


def artifact(outlook: Outlook, quest: Quest) -> float:
    """What a Legend's Artifact adds to the price that counts in the end; nothing for other Quests.  [EU-MIR-02]"""
    return weight(outlook) * ARTIFACT if quest.id in outlook.box.legends else 0.0


def stakes(outlook: Outlook) -> Stakes:
    """An aspect's Reputation and a share of the goal; Health that is left counts for the aspects to come.  [EU-MIR-05]

    Nothing comes after the Finale: a death costs no more than the aspects that were not faced.
    """
    table = outlook.table
    foes = table.box.scenarios[table.scenario].foes
    following = len(foes) - 1 - table.foe_wave
    win = float(foes[table.foe_wave].ranks[0])
    if outlook.shared:
        win += GOAL / (1 + following)
    return Stakes(win, 2.0, 0.05 + 0.3 * following)


def token(outlook: Outlook) -> float:
    """A Gaar that is left between two aspects."""
    following = len(outlook.box.scenarios[outlook.table.scenario].foes) - 1 - outlook.table.foe_wave
    return 0.1 + 0.5 * following


def spends_initiative(table: EuthiaTable, health: int, top: int) -> bool:
    """The token is for a late aspect, or for a Hero who may not see one.  [EU-MIR-06]"""
    return table.foe_wave >= FOREMOST or 2 * health <= top
