"""Taking back: exactly what was, as long as nobody has learnt anything."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import any_option, keys, new, play_random, reload, replay
from tests.toys.bare import BareTable, bare_match, deck, done, hand, letters, row
from tests.toys.ruins.game import GAME
from tests.toys.ruins.strategies import matches

from muster.kernel.errors import CannotTakeBack
from muster.kernel.events import SEAT, EventKind
from muster.kernel.match import Match
from muster.kernel.options import Option
from muster.kernel.snapshot import state_to_plain
from muster.kernel.zones import bury, give, place, show


def every_view(match: Match) -> list[dict[str, object]]:
    return [match.view(seat) for seat in (None, *range(match.seats))]


def faces_seen(view: dict[str, object]) -> Counter[str]:
    """All faces that a view shows, wherever they lie."""
    zones = view["zones"]
    assert isinstance(zones, dict)
    return Counter(face for cards in zones.values() for face in cards if face is not None)


# -- from outside ------------------------------------------------------------------------------------------------------


@given(st.integers(0, 10_000), st.integers(1, 4), st.booleans())
def test_taking_back_restores_exactly_or_somebody_learnt_something(seed: int, seats: int, omens: bool) -> None:
    """Each answer of a random match is taken back at once; where that works, no view had gained a face."""
    luck = Random(seed)
    match = new(GAME, seats, seed, options={"omens": omens, "rounds": 2})
    while not match.over:
        option = any_option(match, luck)
        seat = option.decision.seat
        plain, views = state_to_plain(match.table), every_view(match)
        length, numbers = match.length, list(match.numbers)
        offered = [(decision.seat, keys(decision)) for decision in match.decisions]
        events = [match.events(each) for each in (None, *range(seats))]
        match.play(option)
        after, told = every_view(match), len(match.events(seat))
        try:
            match.take_back(seat)
        except CannotTakeBack:
            continue
        assert state_to_plain(match.table) == plain
        assert every_view(match) == views
        assert [(decision.seat, keys(decision)) for decision in match.decisions] == offered
        assert match.length == length + 2
        assert match.record.all_lines()[-1].to_text() == f"take-back {seat}"
        assert all(now >= then for now, then in zip(match.numbers, numbers, strict=True))
        assert match.numbers[seat] > numbers[seat]
        for before, now in zip(views, after, strict=True):
            assert faces_seen(now) <= faces_seen(before)
        # The log only grows, and says where the match went back to: the line of the answer that no longer stands.
        for each, heard in zip((None, *range(seats)), events, strict=True):
            assert match.events(each)[: len(heard)] == heard
            assert match.events(each)[-1]["facts"] == {"seat": seat, "number": length + 1}
        assert len(match.events(seat)) == told + 1
        match.play(option.key, seat=seat)
    assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


@given(matches(min_seats=2), st.integers(0, 3), st.integers(0, 5))
def test_several_steps_back_and_forth(match: Match, seat: int, steps: int) -> None:
    """However far a seat goes back, the same answers lead to the same state again."""
    seat %= match.seats
    before = state_to_plain(match.table)
    answers = match.record.answers()
    back = 0
    while back < steps:
        try:
            match.take_back(seat)
        except CannotTakeBack:
            break
        back += 1
    gone = [line for line in answers if line.seat == seat][-back:] if back else []
    assert len(match.record.answers()) == len(answers) - back
    for line in gone:
        match.play(line.key, seat=seat)
    assert state_to_plain(match.table) == before
    assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


# -- each kind of barrier ----------------------------------------------------------------------------------------------


def asks(table: BareTable) -> None:
    table.ask(0, "which", letters, does, "abcde")


def does(table: BareTable, choice: Option, seat: int, _: str) -> None:
    """``a`` nothing, ``b`` luck, ``c`` a look, ``d`` a card shown, ``e`` a card put face down; then ask again."""
    match choice.key:
        case "b":
            table.chance.die("attack", 6)
        case "c":
            show(table, 0, 0, 0b10)
        case "d":
            give(table, 1, 0, 2)
        case "e":
            bury(table, 1, 0, 0)
    table.note(choice.key)
    table.tell(NOTED, seat)
    table.then(asks_next)


def asks_next(table: BareTable) -> None:
    if len(table.done) < 4:
        table.ask(len(table.done) // 2, "which", letters, does, "abcde")


NOTED = EventKind("noted", SEAT("seat"))
LAYOUT = (deck(), hand(0), row())


def a_match() -> Match:
    match = bare_match(asks, does, asks_next, layout=LAYOUT, events=(NOTED,))
    place(match.table, 0, (1, 2, 3))
    place(match.table, 1, (4, 5))
    match._mark_barrier()
    return match


@pytest.mark.parametrize("key", ["a", "e"])
def test_what_tells_nobody_anything_can_be_taken_back(key: str) -> None:
    match = a_match()
    before = match.state_hash
    match.play(key)
    match.take_back(0)
    assert match.state_hash == before
    assert done(match) == []


@pytest.mark.parametrize("key, why", [("b", "luck was drawn"), ("c", "revealed"), ("d", "revealed")])
def test_luck_looks_and_shown_cards_are_barriers(key: str, why: str) -> None:
    match = a_match()
    match.play(key)
    before, text = match.state_hash, match.record.to_text()
    with pytest.raises(CannotTakeBack, match=why):
        match.take_back(0)
    assert (match.state_hash, match.record.to_text()) == (before, text)
    assert done(match) == [key]


def test_an_answer_of_another_seat_is_a_barrier() -> None:
    match = a_match()
    match.play("a")
    match.play("e")
    match.play("a", seat=1)
    with pytest.raises(CannotTakeBack, match="another seat has answered since"):
        match.take_back(0)
    match.take_back(1)
    match.take_back(0)
    assert done(match) == ["a"]
    match.take_back(0)
    assert done(match) == []
    with pytest.raises(CannotTakeBack):
        match.take_back(0)


def test_only_the_answers_since_the_last_barrier_go() -> None:
    match = a_match()
    match.play("b")
    after_luck = match.state_hash
    match.play("e")
    match.take_back(0)
    assert match.state_hash == after_luck
    with pytest.raises(CannotTakeBack, match="luck"):
        match.take_back(0)


def test_nobody_hears_twice_of_what_is_played_again_on_the_way_back() -> None:
    match = a_match()
    match.play("a")
    match.play("a")
    match.take_back(0)
    assert [event["kind"] for event in match.events(1)] == ["noted", "noted", "take-back"]
    assert [event["facts"] for event in match.events(1)][-1] == {"seat": 0, "number": 2}


def test_the_last_answer_of_a_match_can_be_taken_back() -> None:
    match = a_match()
    for seat in (0, 0, 1, 1):
        match.play("a", seat=seat)
    assert match.over
    match.take_back(1)
    assert not match.over
    match.play("e", seat=1)
    text = match.record.to_text()
    assert text.count("\n= ") == 2  # the end was reached twice


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_takes_nothing_back(seat: int) -> None:
    with pytest.raises(CannotTakeBack, match="no seat"):
        a_match().take_back(seat)


def test_a_match_without_events_keeps_no_way_back() -> None:
    match = new(GAME, 2, events=False)
    match.play("bid:0")
    with pytest.raises(CannotTakeBack, match="keeps no way back"):
        match.take_back(0)


def test_a_fork_can_be_taken_back_as_far_as_the_match_and_leaves_it_alone() -> None:
    match = a_match()
    start = match.state_hash
    match.play(match.decision.options[0], seat=match.decision.seat)
    seat, here, told = match.record.all_lines()[-1].seat, match.state_hash, match.events(0)
    fork = match.fork()
    assert fork.events(0) == told
    fork.take_back(seat)
    assert (fork.state_hash, match.state_hash) == (start, here)
    assert (len(fork.events(0)), match.events(0)) == (len(told) + 1, told)
    with pytest.raises(CannotTakeBack):
        match.fork(seed=1).take_back(seat)  # new luck begins a new past


# -- answers that wait -------------------------------------------------------------------------------------------------


def test_a_simultaneous_answer_can_be_withdrawn_until_the_last_one_is_in() -> None:
    match = new(GAME, 3, 2)
    start = match.state_hash
    match.play("bid:2", seat=2)
    match.play("bid:1", seat=0)
    match.take_back(2)  # the answer of another seat is no barrier here
    assert match.view(0)["answered"] == [0]
    match.take_back(0)
    assert match.state_hash == start
    for seat, key in ((1, "bid:0"), (2, "bid:1"), (0, "bid:0")):
        match.play(key, seat=seat)
    with pytest.raises(CannotTakeBack):
        match.take_back(0)
    assert [line.to_text() for line in match.record.all_lines()] == [
        "2 bid:2",
        "0 bid:1",
        "take-back 2",
        "take-back 0",
        "1 bid:0",
        "2 bid:1",
        "0 bid:0",
    ]
    assert [line.to_text() for line in match.record.answers()] == ["1 bid:0", "2 bid:1", "0 bid:0"]
    assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


def test_a_withdrawn_answer_is_named_by_its_line() -> None:
    match = new(GAME, 3, 2)
    match.play("bid:2", seat=2)
    match.play("bid:1", seat=0)
    match.take_back(2)
    assert match.events()[-1]["facts"] == {"seat": 2, "number": 1}


def test_an_answer_can_be_withdrawn_after_a_restart() -> None:
    match = new(GAME, 3, 2)
    match.play("bid:2", seat=2)
    match.play("bid:1", seat=0)
    again = reload(match)
    again.take_back(2)
    assert again.events()[-1]["facts"] == {"seat": 2, "number": 1}
    again.play("bid:0", seat=2)
    again.take_back(2)
    again.take_back(0)
    assert again.state_hash == new(GAME, 3, 2).state_hash
    again.play("bid:0", seat=1)
    again.take_back(1)
    assert again.state_hash == new(GAME, 3, 2).state_hash
    assert replay(GAME, again.record.to_text()).state_hash == again.state_hash


def one_then_all(table: BareTable) -> None:
    table.ask(0, "which", letters, does_nothing, "ab")
    table.ask_each({0: ("abc",), 1: ("abc",), 2: ("abc",)}, "which", letters, all_in)


def does_nothing(table: BareTable, choice: Option, seat: int, _: str) -> None:
    table.note(choice.key)


def all_in(table: BareTable, answers: dict[int, Option]) -> None:
    table.note(*[option.key for option in answers.values()])


def test_a_seat_goes_back_over_its_withdrawn_answer_to_the_one_before() -> None:
    match = bare_match(one_then_all, does_nothing, all_in, seats=3)
    start = match.state_hash
    match.play("b", seat=0)
    match.play("c", seat=0)
    match.play("a", seat=1)
    match.take_back(0)
    with pytest.raises(CannotTakeBack, match="another seat has answered since"):
        match.take_back(0)
    match.take_back(1)
    match.take_back(0)
    assert match.state_hash == start
    for seat, key in ((0, "a"), (1, "b"), (0, "c"), (2, "a")):
        match.play(key, seat=seat)
    assert done(match) == ["a", "c b a"]


def test_playing_on_after_taking_back_is_a_match_like_any_other() -> None:
    match = new(GAME, 3, 9)
    luck = Random(1)
    taken = 0
    while not match.over:
        match.play(any_option(match, luck))
        for seat in range(3):
            if luck.random() < 0.3:
                try:
                    match.take_back(seat)
                    taken += 1
                except CannotTakeBack:
                    pass
    assert taken > 5
    again = replay(GAME, match.record.to_text())
    assert again.state_hash == match.state_hash
    assert again.record.to_text() == match.record.to_text()
    assert again.numbers == match.numbers
    assert [again.events(seat) for seat in range(3)] == [match.events(seat) for seat in range(3)]
    assert again.result == match.result
    assert play_random(again) == 0
