"""Where the goal of a scenario comes into a bot's reckoning: wishes on the Map, stakes of fights, worth of strength."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from muster.games.euthia.bots import doom, golem, mirrezil, revocation, settlements
from muster.games.euthia.bots.charts import steps_from
from muster.games.euthia.bots.doom import EVIDENCE
from muster.games.euthia.bots.fights import Stakes
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wishes import Wish
from muster.games.euthia.content.pieces import NOTHING, Quest
from muster.games.euthia.places import hex_distances

CULPRITS: Final = 1.5  # of how many rounds' fights the culprits of The Looming Doom are worth
SHARED_CULPRITS: Final = 3.0
STEP: Final = 0.3  # what a step towards the foe is worth to a Hero who cannot reach it in this turn
SHARED_STEP: Final = 0.8


def wishes(outlook: Outlook, space: int) -> list[Wish]:
    """Free Actions at a space that the scenario asks for."""
    table = outlook.table
    if doom.is_doom(table):
        return [Wish(kind, value, worth, EVIDENCE) for kind, value, worth in doom.sources(outlook, space)]
    if golem.is_golem(table):
        return golem.wishes(outlook, space)
    if mirrezil.is_mirrezil(table):
        return mirrezil.wishes(outlook, space)
    return []


def quest(outlook: Outlook, quest: Quest) -> float:
    """What a Quest brings beside its Reward: Evidence, or the strength of an Artifact."""
    return doom.clues(outlook, 1) + mirrezil.artifact(outlook, quest)


def trials(outlook: Outlook) -> float:
    """How many more rounds strength is needed for than there are rounds to come."""
    table = outlook.table
    if mirrezil.is_mirrezil(table):
        return mirrezil.SHARED_TRIALS if outlook.shared else mirrezil.TRIALS
    if doom.is_doom(table):
        return SHARED_CULPRITS if outlook.shared else CULPRITS
    if golem.is_golem(table):
        return golem.TRIALS * outlook.further
    if settlements.is_settlements(table):
        return settlements.trials(outlook)
    return revocation.trials(outlook)


def stakes(outlook: Outlook, left: int, kit: Kit) -> Stakes | None:
    """What is at stake against the foe of the scenario; None for a foe that has no goal of its own here."""
    table = outlook.table
    if golem.is_golem(table):
        return golem.stakes(outlook, left)
    if mirrezil.is_mirrezil(table):
        return mirrezil.stakes(outlook)
    if doom.is_doom(table):
        return doom.stakes(outlook)
    if revocation.is_volcano(table):
        return revocation.stakes_of_demon(outlook, left)
    if settlements.is_settlements(table):
        return settlements.stakes(outlook, left, kit)
    return None


def march(outlook: Outlook, start: int, spaces: Iterable[int]) -> dict[int, float]:
    """What it is worth to come nearer to a foe that cannot be reached in this turn, by space."""
    goal = marched_to(outlook)
    if goal == NOTHING:
        return {}
    far = hex_distances(outlook.table, goal)
    step = SHARED_STEP if outlook.shared else STEP
    now = steps_from(far, start)
    return {space: step * (now - steps_from(far, space)) for space in spaces if steps_from(far, space) < now}


def marched_to(outlook: Outlook) -> int:
    """Where the foe of the scenario is, or will be; nothing where no step towards it pays."""
    table = outlook.table
    if not outlook.further:
        return NOTHING
    if settlements.is_settlements(table):
        return settlements.marched_to(outlook)
    return table.foe_space if golem.is_golem(table) or revocation.is_volcano(table) else NOTHING


def token(outlook: Outlook) -> float:
    """What a Gaar is worth that is left after the Combat under way."""
    if mirrezil.is_mirrezil(outlook.table) and not outlook.further:
        return mirrezil.token(outlook)
    return outlook.gaar
