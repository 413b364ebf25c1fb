"""Ask the greedy player: what it would answer, why, and what it reckons with."""

from __future__ import annotations

from tests.games.euthia.setting import Sitting

from muster.games.euthia.bots import HINTS, Greedy
from muster.games.euthia.bots.values import USUAL, Outlook


def answer(game: Sitting) -> tuple[str, str]:
    """What the bot chooses for whoever is asked, and why."""
    option, why = Greedy(1).explain(game.match.chair(game.asked))
    assert why in HINTS
    return option.key, why


def outlook_of(game: Sitting, seat: int = 0) -> Outlook:
    """What things are worth to a seat."""
    return Outlook(game.table, seat, USUAL)
