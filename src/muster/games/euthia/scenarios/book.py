"""The Scenario Book: every scenario, in the order in which settings and boxes have them."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.scenarios.destruction import DESTRUCTION
from muster.games.euthia.scenarios.doom import DOOM
from muster.games.euthia.scenarios.hunt import HUNT
from muster.games.euthia.scenarios.mirrezil import MIRREZIL
from muster.games.euthia.scenarios.revocation import ANSWER, CALL
from muster.games.euthia.scenarios.rules import ScenarioRules
from muster.games.euthia.scenarios.settlements import SETTLEMENTS
from muster.games.euthia.scenarios.volcano import THIRD

SCENARIO_BOOK: Final[tuple[ScenarioRules, ...]] = (
    HUNT,
    SETTLEMENTS,
    MIRREZIL,
    DOOM,
    DESTRUCTION,
    CALL,
    ANSWER,
    THIRD,
)
