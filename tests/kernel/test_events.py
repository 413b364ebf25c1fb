"""Events: facts for those who may know them, numbered for each seat, and sentences made of them."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import new, play_random, play_until, reload
from tests.toys.bare import BareTable, bare_match, letters
from tests.toys.ruins.game import GAME
from tests.toys.ruins.strategies import matches

from muster.kernel.events import NUMBER, SEAT, EventKind
from muster.kernel.match import Match
from muster.kernel.text import LANGUAGES

OPEN = EventKind("open", SEAT("seat"), NUMBER("n"))
SECRET = EventKind("secret", SEAT("seat"), NUMBER("n"), NUMBER("m"), secret=("n",))
PRIVATE = EventKind("private", SEAT("who"), NUMBER("n"), private=True, owner="who")


def tells(table: BareTable) -> None:
    table.tell(OPEN, 1, 5)
    table.tell(PRIVATE, 1, 6)
    table.tell(SECRET, 1, 7, 8)
    table.tell(PRIVATE, 0, 9)
    table.tell(OPEN, 0, 10)
    table.ask(0, "which", letters, nothing)


def nothing(*_: object) -> None: ...


def test_each_seat_hears_what_it_may_and_counts_for_itself() -> None:
    match = bare_match(tells, nothing, seats=3, events=(OPEN, SECRET, PRIVATE))
    told = {seat: [(event["number"], event["kind"], event["facts"]) for event in match.events(seat)] for seat in (0, 1)}
    assert told[0] == [
        (0, "open", {"seat": 1, "n": 5}),
        (1, "secret", {"seat": 1, "m": 8}),
        (2, "private", {"who": 0, "n": 9}),
        (3, "open", {"seat": 0, "n": 10}),
    ]
    assert told[1] == [
        (0, "open", {"seat": 1, "n": 5}),
        (1, "private", {"who": 1, "n": 6}),
        (2, "secret", {"seat": 1, "n": 7, "m": 8}),
        (3, "open", {"seat": 0, "n": 10}),
    ]
    assert match.events() == match.events(2)
    assert [event["kind"] for event in match.events()] == ["open", "secret", "open"]
    assert [event["hidden"] for event in match.events(1)] == [False] * 4
    assert [event["hidden"] for event in match.events(0)] == [False, True, False, False]


def test_a_kind_says_which_texts_it_needs() -> None:
    assert OPEN.text_parameters() == {"event-open": frozenset({"seat", "n"})}
    assert SECRET.text_parameters() == {
        "event-secret": frozenset({"seat", "n", "m"}),
        "event-secret-hidden": frozenset({"seat", "m"}),
    }
    assert SECRET.saying(None, (1, 7, 8), 1).text_id == "event-secret"
    assert SECRET.saying(None, (1, 7, 8), 0).params == {"seat": 1, "m": 8}


@given(matches(), st.integers(0, 200))
def test_events_since_a_number_are_the_tail_of_all_events(match: Match, since: int) -> None:
    for seat in (None, *range(match.seats)):
        events = match.events(seat)
        assert [event["number"] for event in events] == list(range(len(events)))
        assert match.events(seat, since) == events[since:]
        assert json.loads(json.dumps(events)) == events


@given(matches(min_seats=2))
def test_the_story_can_be_told_in_every_language_again_and_again(match: Match) -> None:
    for seat in (None, *range(match.seats)):
        told = {language: match.story(seat, language) for language in LANGUAGES}
        assert len({len(lines) for lines in told.values()}) == 1
        assert len(told["en"]) == len(match.events(seat))
        assert told["es"] == match.story(seat, "es")
        assert match.story(seat, "fr", since=3) == told["fr"][3:]


def test_the_log_only_grows() -> None:
    match = new(GAME, 3, 6)
    before: list[dict[str, object]] = []
    while not match.over:
        play_random(match, match.length, 1)
        now = match.events(1)
        assert now[: len(before)] == before
        before = now


def test_names_stand_in_the_story() -> None:
    match = new(GAME, 2, 6, names=("Ana", "Inés"))
    play_until(match, lambda decision: decision.question.prompt == "turn")
    story = match.story(0, "en")
    assert any(line.startswith("Ana bids") for line in story)
    assert any(line.startswith("Inés bids") for line in story)


def test_without_events_nothing_is_kept() -> None:
    match = new(GAME, 3, 6, events=False)
    play_random(match, 6, 30)
    assert match.events(0) == []
    assert match.story(0) == []
    assert match.table.telling is None


def test_a_seat_whose_answer_is_automatic_hears_of_it_through_the_rules_alone() -> None:
    """The kernel itself tells nothing about answers that it gives; no event is there that the rules did not tell."""
    match = new(GAME, 3, 6)
    play_random(match, 6)
    assert {event["kind"] for event in match.events(0)} <= set(GAME.events)


def test_a_loaded_match_tells_what_happens_from_then_on() -> None:
    match = new(GAME, 3, 6)
    play_random(match, 6, 12)
    again = reload(match)
    assert again.events(0) == match.events(0)
    again.play(again.decision.options[0])
    assert [event["number"] for event in again.events(0)] == list(range(len(again.events(0))))


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_forks_tell_nobody(seat: int | None) -> None:
    match = new(GAME, 2, 6)
    play_random(match, 6, 12)
    before = match.events(seat)
    for fork in (match.fork(), match.fork(seed=3)):
        play_random(fork)
    imagined = match.imagine(0, 1)
    play_random(imagined)
    assert match.events(seat) == before
