"""Answering by place, and many matches in one call: the same as the long way round, only shorter."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import new
from tests.toys.ruins.game import GAME

from muster.kernel.batch import Batch
from muster.kernel.errors import IllegalAnswer, MusterError


@given(st.integers(0, 50), st.integers(1, 4), st.booleans())
def test_choosing_a_place_is_playing_the_option_that_stands_there(seed: int, seats: int, events: bool) -> None:
    long, short = (new(GAME, seats, seed, events=events) for _ in range(2))
    luck = Random(seed)
    for _ in range(60):
        if long.over:
            break
        decision = long.decision
        assert short.choices == len(decision)
        place = luck.randrange(len(decision))
        long.play(decision[place])
        short.choose(place)
        assert short.record.to_text() == long.record.to_text()
        assert (short.length, short.numbers, short.state_hash) == (long.length, long.numbers, long.state_hash)
    assert short.events() == long.events()
    assert short.choices == (0 if long.over else len(long.decision))


@pytest.mark.parametrize("events", [False, True])
def test_a_place_that_is_not_there_changes_nothing(events: bool) -> None:
    match = new(GAME, 3, 1, events=events)
    before = match.state_hash
    for place in (-1, match.choices):
        with pytest.raises(IllegalAnswer, match=f"there is no option {place}"):
            match.choose(place)
    assert (match.state_hash, match.length) == (before, 0)


def test_playing_at_random_ends_the_match_and_is_the_same_again() -> None:
    first, again, other = (new(GAME, 3, 7, events=False) for _ in range(3))
    answers, unforced = first.play_at_random(11)
    assert first.over
    assert answers == first.length
    assert 0 < unforced < answers
    assert again.play_at_random(11) == (answers, unforced)
    assert again.record.to_text() == first.record.to_text()
    other.play_at_random(12)
    assert other.record.to_text() != first.record.to_text()


def test_playing_at_random_stops_after_so_many_answers() -> None:
    match = new(GAME, 3, 7, events=False)
    assert match.play_at_random(11, 5)[0] == match.length == 5
    assert match.play_at_random(11, 0) == (0, 0)
    whole = new(GAME, 3, 7, events=False)
    whole.play_at_random(11)
    assert whole.record.to_text().splitlines()[:5] == match.record.to_text().splitlines()[:5]


def test_a_batch_answers_all_its_matches_and_leaves_those_that_are_over() -> None:
    batch = Batch([new(GAME, seats, seats, events=False) for seats in (1, 2, 3)])
    batch.matches[1].play_at_random(3)
    over = batch.matches[1].length
    assert batch.choices()[1] == 0
    batch.choose([0, 99, 0])
    assert [match.length for match in batch.matches] == [1, over, 1]
    with pytest.raises(MusterError, match="2 answers for 3 matches"):
        batch.choose([0, 0])
    assert not batch.over
    answers, unforced = batch.play_at_random(5)
    assert batch.over
    assert answers == sum(match.length for match in batch.matches) - over - 2
    assert 0 < unforced <= answers
