"""Matches of the toy in any state, for property tests."""

from __future__ import annotations

from hypothesis import strategies as st
from tests.helpers import new, play_random
from tests.toys.ruins.game import GAME

from muster.kernel.match import Match


@st.composite
def matches(draw: st.DrawFn, min_seats: int = 1, max_seats: int = 4, may_be_over: bool = False) -> Match:
    """A match that was played at random for a while."""
    seats = draw(st.integers(min_seats, max_seats), label="seats")
    seed = draw(st.integers(0, 10_000), label="seed")
    options: dict[str, object] = {
        "mode": draw(st.sampled_from(["rivals", "fellowship"]), label="mode"),
        "omens": draw(st.booleans(), label="omens"),
    }
    upto = draw(st.integers(0, 25 * seats), label="answers")
    match = new(GAME, seats, seed, options=options)
    play_random(match, seed, upto)
    if match.over and not may_be_over:
        match = new(GAME, seats, seed, options=options)
        play_random(match, seed, upto // 3)
    return match
