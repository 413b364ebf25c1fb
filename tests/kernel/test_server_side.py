"""What a server needs of a match: its log, a past that is handed back, and whether anything can be taken back."""

from __future__ import annotations

from random import Random

from hypothesis import assume, given
from hypothesis import strategies as st
from tests.helpers import any_option, new, reload
from tests.toys.ruins.game import GAME

from muster.kernel.errors import CannotTakeBack


@given(st.integers(0, 10_000), st.integers(1, 4))
def test_why_no_take_back_says_what_take_back_would_do(seed: int, seats: int) -> None:
    luck = Random(seed)
    match = new(GAME, seats, seed, options={"rounds": 2})
    while not match.over:
        match.play(any_option(match, luck))
        for seat in range(seats):
            why = match.why_no_take_back(seat)
            copy = match.fork()
            try:
                copy.take_back(seat)
            except CannotTakeBack:
                assert why in ("no-take-back-barrier", "no-take-back-other-seat")
            else:
                assert why == ""


@given(st.integers(0, 10_000), st.integers(1, 4))
def test_a_recalled_past_is_the_past(seed: int, seats: int) -> None:
    """A match loaded at a barrier and handed its log tells and takes back as one that never left memory."""
    luck = Random(seed)
    match = new(GAME, seats, seed, options={"rounds": 2})
    for _ in range(luck.randrange(1, 30)):
        if match.over:
            break
        match.play(any_option(match, luck))
    while not match.over and not match.at_barrier:
        match.play(any_option(match, luck))
    assume(match.at_barrier)
    past = match.happenings()
    loaded = reload(match)
    loaded.recall(past)
    for _ in range(10):
        for seat in (None, *range(seats)):
            assert loaded.events(seat) == match.events(seat)
        assert [loaded.why_no_take_back(seat) for seat in range(seats)] == [
            match.why_no_take_back(seat) for seat in range(seats)
        ]
        if match.over:
            break
        option = any_option(match, luck)
        seat = option.decision.seat
        match.play(option)
        loaded.play(option.key, seat=seat)
        assert loaded.happenings(len(past)) == match.happenings(len(past))
        assert loaded.state_hash == match.state_hash


def test_at_a_barrier_nobody_can_take_back() -> None:
    luck = Random(4)
    match = new(GAME, 3, 4, options={"rounds": 2})
    seen = {True: 0, False: 0}
    while not match.over:
        match.play(any_option(match, luck))
        seen[match.at_barrier] += 1
        if match.at_barrier:
            assert all(match.why_no_take_back(seat) for seat in range(3))
    assert seen[True]
    assert seen[False]


def test_a_match_without_events_has_no_log_and_no_way_back() -> None:
    match = new(GAME, 2, 1, events=False)
    match.play(any_option(match, Random(1)))
    assert match.happenings() == []
    assert match.why_no_take_back(0) == "no-take-back-kept"
