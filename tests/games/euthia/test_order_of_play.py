"""The order of play in ``game.py`` is the one in which the rules act."""

from __future__ import annotations

import sys
from random import Random
from types import CodeType, FrameType

import pytest
from tests.conformance.setups import some_option

import muster
from muster.games.euthia.game import ORDER_OF_PLAY

MATCHES = 12


def place_of(code: CodeType) -> tuple[str, int]:
    """Where a function stands: its code may be another one while coverage is counted."""
    return code.co_filename, code.co_firstlineno


STEPS = {place_of(step.__code__): step.__name__ for steps in ORDER_OF_PLAY.values() for step in steps}


@pytest.fixture(scope="module")
def played() -> list[list[str]]:
    """The steps of some matches of a lone Skoldur at random, as they were called."""
    traces: list[list[str]] = []

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (place := place_of(frame.f_code)) in STEPS:
            traces[-1].append(STEPS[place])

    for seed in range(MATCHES):
        traces.append([])
        luck = Random(seed)
        sys.setprofile(note)
        try:
            match = muster.new("euthia", seats=1, seed=seed, options={"heroes": ["skoldur"] if seed else "random"})
            while not match.over:
                match.play(some_option(match, luck))
        finally:
            sys.setprofile(None)
    return traces


@pytest.mark.parametrize("chapter", ORDER_OF_PLAY)
def test_the_order_of_play_is_true(played: list[list[str]], chapter: str) -> None:
    """Between the first step of a chapter and that of another one its steps come in their order, some not at all."""
    order = [step.__name__ for step in ORDER_OF_PLAY[chapter]]
    others = {steps[0].__name__ for steps in ORDER_OF_PLAY.values()} - set(order)
    found: set[str] = set()
    for trace in played:
        at = -1
        for name in trace:
            if name == order[0]:
                at = 0
            elif name in others:
                at = -1
            if at >= 0 and name in order:
                found.add(name)
                assert name in order[at:], f"{name} after {order[at]}"
                at = order.index(name, at)

    assert found == set(order)
