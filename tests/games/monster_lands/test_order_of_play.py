"""The order of play that ``game.py`` shows is the one that is played."""

from __future__ import annotations

import sys
from itertools import pairwise
from types import CodeType, FrameType

import pytest
from tests.games.monster_lands.setting import NAME
from tests.helpers import play_random

import muster
from muster.games.monster_lands.game import END, ROUND


@pytest.mark.rule("ML-SEQ-01", "ML-SEQ-02", "ML-CLN-01", "ML-ADV-01")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_round_goes_through_its_phases_in_order(seats: int) -> None:
    order = [step.__name__ for phase in ROUND for step in phase]
    names = {place_of(step): step.__name__ for step in (*[step for phase in ROUND for step in phase], END)}
    ran: list[str] = []

    def note(frame: FrameType, event: str, argument: object) -> None:
        place = (frame.f_code.co_filename, frame.f_code.co_firstlineno)
        if event == "call" and place in names:
            ran.append(names[place])

    sys.setprofile(note)
    try:
        match = muster.new(NAME, seats=seats, seed=7, events=False)
        play_random(match)
    finally:
        sys.setprofile(None)

    starts = [at for at, name in enumerate(ran) if name == "prepare"]
    rounds = [list(dict.fromkeys(ran[start:end])) for start, end in pairwise([*starts, len(ran)])]
    assert match.over
    assert rounds[:-1] == [order] * (len(rounds) - 1)
    assert rounds[-1] == [*order[: order.index("verify_glory") + 1], END.__name__]


def place_of(step: object) -> tuple[str, int]:
    """Where a step stands: its code may be another one while coverage is counted."""
    code = getattr(step, "__code__", None)
    if code is None:
        pytest.skip("compiled steps cannot be watched")
    assert isinstance(code, CodeType)
    return code.co_filename, code.co_firstlineno
