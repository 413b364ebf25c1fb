"""Everything at once, in any order: play, take back, fork, imagine, save, load, replay, refuse."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from tests.helpers import keys, new, play_random, reload, replay
from tests.toys.ruins.game import GAME

from muster.kernel.errors import CannotTakeBack, IllegalAnswer
from muster.kernel.match import Match
from muster.kernel.snapshot import state_to_plain

NUMBERS = st.integers(0, 1 << 16)
MODES = st.sampled_from(["rivals", "fellowship"])
ANSWERS = st.sampled_from(["", "fly", "pass", "camp", "bid:0", "keep:2"])


class AnyMatch(RuleBasedStateMachine):
    """A match to which everything happens that can happen to one."""

    match: Match
    heard_all: bool
    highest: list[int]
    states: dict[int, str]

    @initialize(
        seed=NUMBERS, seats=st.integers(1, 4), omens=st.booleans(), mode=st.sampled_from(["rivals", "fellowship"])
    )
    def begin(self, seed: int, seats: int, omens: bool, mode: str) -> None:
        self.match = new(GAME, seats, seed, options={"omens": omens, "mode": mode})
        self.heard_all = True
        self.highest = [0] * seats
        self.states = {0: self.match.state_hash}

    def noted(self) -> None:
        """Remember the state after each line of the record."""
        self.states[self.match.length] = self.match.state_hash

    @precondition(lambda self: not self.match.over)
    @rule(which=NUMBERS, choice=NUMBERS)
    def play(self, which: int, choice: int) -> None:
        decisions = self.match.decisions
        decision = decisions[which % len(decisions)]
        option = decision.options[choice % len(decision)]
        if choice % 2:
            self.match.play(option)
        else:
            self.match.play(option.key, seat=decision.seat, number=decision.number)
        self.noted()

    @precondition(lambda self: not self.match.over)
    @rule(seed=NUMBERS, steps=st.integers(2, 12))
    def play_on(self, seed: int, steps: int) -> None:
        for step in range(steps):
            if not self.match.over:
                play_random(self.match, seed + step, 1)
                self.noted()

    @rule(which=NUMBERS)
    def take_back(self, which: int) -> None:
        seat = which % self.match.seats
        before, length = self.match.state_hash, self.match.length
        try:
            self.match.take_back(seat)
        except CannotTakeBack:
            assert (self.match.state_hash, self.match.length) == (before, length)
        else:
            line = int(str(self.match.events(seat)[-1]["facts"]["number"]))  # type: ignore[index]
            taken = self.match.record.all_lines()[line - 1]
            assert (taken.seat, bool(taken.key)) == (seat, True)
            self.noted()

    @rule(
        answer=st.sampled_from(["", "fly", "pass", "camp", "bid:0", "keep:2"]),
        seat=st.integers(-1, 4),
        back=st.integers(1, 9),
    )
    def refuse(self, answer: str, seat: int, back: int) -> None:
        before = state_to_plain(self.match.table), self.match.record.to_text(), list(self.match.numbers)
        number = self.highest[seat] - back if 0 <= seat < self.match.seats else back
        with pytest.raises(IllegalAnswer):
            self.match.play(answer, seat=seat, number=number)
        assert (state_to_plain(self.match.table), self.match.record.to_text(), self.match.numbers) == before

    @rule(seed=NUMBERS, new_luck=st.booleans())
    def fork(self, seed: int, new_luck: bool) -> None:
        before = state_to_plain(self.match.table)
        fork = self.match.fork(seed if new_luck else None)
        if not new_luck:
            assert state_to_plain(fork.table) == before
        play_random(fork, seed, seed % 30)
        assert state_to_plain(self.match.table) == before
        if not new_luck:
            assert replay(GAME, fork.record.to_text()).state_hash == fork.state_hash

    @precondition(lambda self: not self.match.over)
    @rule()
    def go_on_as_a_fork_that_was_saved(self) -> None:
        """An exact copy is as good as the match; it keeps no events until it is loaded by somebody who wants them."""
        numbers = list(self.match.numbers)
        self.match = replay(GAME, self.match.fork().record.to_text())
        self.match.numbers = [max(pair) for pair in zip(self.match.numbers, numbers, strict=True)]

    @rule(which=NUMBERS, seed=NUMBERS)
    def imagine(self, which: int, seed: int) -> None:
        seat = which % self.match.seats
        before = state_to_plain(self.match.table)
        imagined = self.match.imagine(seat, seed)
        imagined.table.relist()
        assert imagined.view(seat) == self.match.view(seat)
        assert imagined.events(seat) == self.match.events(seat)
        assert imagined.view() == self.match.view() or self.match.seats == 1
        assert [keys(decision) for decision in imagined.decisions if decision.seat == seat] == [
            keys(decision) for decision in self.match.decisions if decision.seat == seat
        ]
        assert GAME.invariants is not None
        assert GAME.invariants(imagined.table) == []
        luck = Random(seed)
        start = imagined.state_hash
        play_random(imagined, seed, luck.randrange(30))
        for _ in range(30):
            with suppress(CannotTakeBack):
                imagined.take_back(luck.randrange(imagined.seats))
        assert imagined.length >= self.match.length
        assert start == self.match.imagine(seat, seed).state_hash
        assert state_to_plain(self.match.table) == before

    @rule()
    def save_and_load(self) -> None:
        self.match = reload(self.match)
        self.heard_all = False

    @rule()
    def replay(self) -> None:
        again = replay(GAME, self.match.record.to_text())
        assert state_to_plain(again.table) == state_to_plain(self.match.table)
        assert again.numbers == self.match.numbers
        assert again.length == self.match.length
        assert again.record.to_text() == self.match.record.to_text()
        if self.heard_all:
            for seat in (None, *range(again.seats)):
                assert again.events(seat) == self.match.events(seat)

    @rule(at=NUMBERS)
    def replay_a_part(self, at: int) -> None:
        at %= self.match.length + 1
        assert replay(GAME, self.match.record.to_text(), upto=at).state_hash == self.states[at]

    @invariant()
    def rules_hold(self) -> None:
        match = self.match
        assert GAME.invariants is not None
        assert GAME.invariants(match.table) == []
        assert len(match.record) == match.length
        assert match.over == (not match.decisions)
        for seat, number in enumerate(match.numbers):
            assert number >= self.highest[seat]
            self.highest[seat] = number
        for decision in match.decisions:
            assert 1 <= len(decision) <= 40
        assert match.state_hash == match.fork().state_hash == self.states[match.length]


AnyMatch.TestCase.settings = settings(stateful_step_count=40)
TestAnyMatch = AnyMatch.TestCase
