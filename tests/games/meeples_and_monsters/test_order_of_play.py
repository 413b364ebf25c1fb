"""The table of contents says the order of play: it names steps, and a turn takes them in that order."""

from __future__ import annotations

import re
from random import Random

import pytest

import muster
from muster.games.meeples_and_monsters import game as contents
from muster.games.meeples_and_monsters.game import GAME

ORDER = re.findall(r"^ {4,}([a-z_]+)(?:  |$)", contents.__doc__ or "", re.MULTILINE)


def test_the_order_of_play_names_steps() -> None:
    assert len(ORDER) > 15
    assert set(ORDER) - {"deal"} <= set(GAME.steps)


@pytest.mark.rule("MM-TRN-02")
def test_a_turn_goes_in_that_order(monkeypatch: pytest.MonkeyPatch) -> None:
    """All questions of some turns, by the step that asks: what waits below an open question comes later in the list."""
    match = muster.new("meeples-and-monsters", seats=2, seed=4)
    luck = Random(4)
    place = {name: at for at, name in enumerate(ORDER) if name != "offer_quests"}  # they are offered all along
    looked_at = 0
    while match.view()["round"] != 4:
        table = match.table
        waiting = [entry[0].__name__ for entry in reversed(table.agenda) if isinstance(entry, tuple)]
        listed = [place[name] for name in waiting if name in place]
        assert listed == sorted(listed), waiting
        looked_at += len(listed) > 1
        match.play(luck.choice(match.decision.options).key)
    assert looked_at > 20
