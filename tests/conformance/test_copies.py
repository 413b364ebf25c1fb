"""For every game: records, snapshots, clones, forks and take-backs are the match itself, exactly."""

from __future__ import annotations

import json
from importlib import import_module
from random import Random

import pytest
from tests.conformance.setups import SETUPS, Setup
from tests.helpers import keys, play_random, reload

from muster.kernel.errors import CannotTakeBack
from muster.kernel.match import Match
from muster.kernel.record import read_record
from muster.kernel.replay import replay_record
from muster.kernel.snapshot import plain_to_state, state_to_plain, table_fields
from muster.kernel.table import Table

EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=repr)


def asked(match: Match) -> list[tuple[int, int, list[str]]]:
    return [(decision.seat, decision.number, keys(decision)) for decision in match.decisions]


@EVERY_SETUP
def test_a_record_replays_to_the_same_state_at_every_decision(setup: Setup) -> None:
    match = setup.new()
    hashes, questions = [], []
    for seat, key in setup.answers():
        hashes.append(match.state_hash)
        questions.append(asked(match))
        match.play(key, seat=seat)
    assert match.over
    text = match.record.to_text()
    record = read_record(text)
    assert record.to_text() == text
    assert [(line.seat, line.key) for line in record.all_lines()] == list(setup.answers())
    again = setup.new()
    for at, line in enumerate(record.all_lines()):
        assert again.state_hash == hashes[at], f"before answer {at + 1}: {line.to_text()}"
        assert asked(again) == questions[at]
        again.play(line.key, seat=line.seat)
    assert again.record.to_text() == text
    whole = replay_record(setup.game, record, match.content, True)
    assert whole.state_hash == match.state_hash
    assert whole.result.to_json() == match.result.to_json()
    assert whole.numbers == match.numbers
    assert whole.events(0) == match.events(0)
    assert replay_record(setup.game, record, match.content, False).state_hash == match.state_hash


@EVERY_SETUP
def test_clone_snapshot_and_replay_are_one_state_after_every_decision(setup: Setup) -> None:
    """At every decision of a short match and at a few hundred of a long one, others in every setup."""
    match, again = setup.new(events=False), setup.new(events=False)
    loaded = match.table.clone()
    chosen = setup.sample(250)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            plain = state_to_plain(match.table)
            assert state_to_plain(match.table.clone()) == plain, f"clone, at answer {at}"
            assert state_to_plain(again.table) == plain, f"replay, at answer {at}"
            plain_to_state(loaded, json.loads(json.dumps(plain)))
            assert state_to_plain(loaded) == plain, f"snapshot, at answer {at}"
            loaded.relist()
            assert [loaded.options_of(place) for place in range(len(loaded.questions))] == [
                match.table.options_of(place) for place in range(len(match.table.questions))
            ]
        match.play(key, seat=seat)
        again.play(key, seat=seat)


@EVERY_SETUP
def test_a_saved_match_goes_on_as_the_match_itself(setup: Setup) -> None:
    match = setup.new()
    chosen = setup.sample(8, shift=3)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            again = reload(match)
            assert again.state_hash == match.state_hash
            assert asked(again) == asked(match)
            assert again.record.to_text() == match.record.to_text()
            fork = match.fork()
            for each in (again, fork):
                play_random(each, at, 60)
            assert again.state_hash == fork.state_hash
        match.play(key, seat=seat)


@EVERY_SETUP
def test_a_fork_is_independent(setup: Setup) -> None:
    match = setup.new(events=False)
    chosen = setup.sample(12, shift=5)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            before = state_to_plain(match.table)
            record = match.record.to_text()
            exact, lucky = match.fork(), match.fork(seed=at)
            assert state_to_plain(exact.table) == before
            assert not shared(match.table, exact.table)
            for fork in (exact, lucky):
                play_random(fork, at, 80)
            assert state_to_plain(match.table) == before
            assert match.record.to_text() == record
            there = state_to_plain(exact.table)
            match.fork().play(key, seat=seat)
            match.play(key, seat=seat)
            assert state_to_plain(exact.table) == there
        else:
            match.play(key, seat=seat)


def shared(first: Table, second: Table) -> list[str]:
    """The names of slots in which two tables hold one and the same thing that can be changed."""
    return [slot for slot in slots(first) if _shares(getattr(first, slot), getattr(second, slot))]


def slots(table: Table) -> list[str]:
    return [slot for kind in type(table).__mro__ for slot in getattr(kind, "__slots__", ())]


def _shares(first: object, second: object) -> bool:
    if hasattr(first, "unpack"):  # a record; one that stands for nothing is a constant of its module
        constants = vars(import_module(type(first).__module__)).values()
        return first is second and not any(first is constant for constant in constants)
    if isinstance(first, list | dict):
        if first is second:
            return True
        assert isinstance(second, list | dict)
        if isinstance(first, dict):
            first, second = list(first.values()), list(second.values())  # type: ignore[union-attr]
    if isinstance(first, list | tuple) and isinstance(second, list | tuple):
        return any(_shares(one, other) for one, other in zip(first, second, strict=False))
    return False


# Slots of the kernel that are no state: they come from the setup, or are made anew.
KERNEL_SLOTS = {"chance", "game", "layout", "listed", "pools", "queued", "seats", "shown", "telling"}


@EVERY_SETUP
def test_what_is_not_state_does_not_matter(setup: Setup) -> None:
    """A slot that is no field of the state stays as it was dealt, or is a mere cache: set back, it changes nothing."""
    match = setup.new(events=False)
    state = {field.partition(".")[0] for field in table_fields(match.table)}  # a record's fields are named after it
    rest = [slot for slot in slots(match.table) if slot not in KERNEL_SLOTS.union(state)]
    start = {slot: getattr(match.table, slot) for slot in rest}
    chosen = setup.sample(15, shift=9)
    answers = setup.answers()
    for at, (seat, key) in enumerate(answers):
        changed = [slot for slot in rest if getattr(match.table, slot) is not start[slot]] if at in chosen else []
        if changed:
            forgetful, exact = match.fork(), match.fork()
            for slot in changed:
                setattr(forgetful.table, slot, start[slot])
            forgetful.table.relist()
            for there, choice in answers[at : at + 40]:
                assert asked(forgetful) == asked(exact), f"{changed} at answer {at}"
                forgetful.play(choice, seat=there)
                exact.play(choice, seat=there)
            assert state_to_plain(forgetful.table) == state_to_plain(exact.table), f"{changed} at answer {at}"
        match.play(key, seat=seat)


@EVERY_SETUP
def test_taking_back_restores_the_exact_state(setup: Setup) -> None:
    """At a sample of answers each is taken back at once: all is as before, or somebody had learnt something."""
    match = setup.new()
    chosen = setup.sample(50, shift=7)
    viewers = (None, *range(setup.seats))
    taken = 0
    for at, (seat, key) in enumerate(setup.answers()):
        if at not in chosen:
            match.play(key, seat=seat)
            continue
        before, views, questions = state_to_plain(match.table), [match.view(seat) for seat in viewers], asked(match)
        told = len(match.events(seat))
        decision = next(decision for decision in match.decisions if decision.seat == seat)
        final = next(option for option in decision.options if option.key == key).final
        match.play(key, seat=seat)
        after = [match.view(seat) for seat in viewers]
        try:
            match.take_back(seat)
        except CannotTakeBack:
            continue
        taken += 1
        assert not final, f"{key} is said to be final, and could be taken back"
        assert state_to_plain(match.table) == before, f"{key} at answer {at}"
        assert [match.view(seat) for seat in viewers] == views
        assert [(seat, listed) for seat, _, listed in asked(match)] == [(seat, listed) for seat, _, listed in questions]
        assert match.events(seat)[told:][-1]["kind"] == "take-back"
        for viewer, then, now in zip(viewers, views, after, strict=True):
            gained = gains(then, now)
            assert not gained, f"seat {viewer} saw {gained}, and {key} could be taken back"
        match.play(key, seat=seat)
    assert match.over
    assert taken or len(setup.answers()) < 50


def gains(then: dict[str, object], now: dict[str, object]) -> list[str]:
    """The faces that a later view shows more often than an earlier one."""
    seen: list[list[str]] = []
    for view in (then, now):
        zones = view["zones"]
        assert isinstance(zones, dict)
        seen.append([face for cards in zones.values() for face in cards if face is not None])
    return [face for face in set(seen[1]) if seen[1].count(face) > seen[0].count(face)]


@EVERY_SETUP
def test_going_back_and_forth_ends_in_a_record_like_any_other(setup: Setup) -> None:
    match = setup.new()
    luck = Random(setup.seed)
    for at, (seat, key) in enumerate(setup.answers()[:250]):
        match.play(key, seat=seat)
        if at % 5 == 0:
            goes = luck.randrange(1, 4)
            gone = 0
            try:
                while gone < goes:
                    match.take_back(seat)
                    gone += 1
            except CannotTakeBack:
                pass
            for _, again in (
                [answer for answer in setup.answers()[: at + 1] if answer[0] == seat][-gone:] if gone else ()
            ):
                match.play(again, seat=seat)
    text = match.record.to_text()
    replayed = replay_record(setup.game, read_record(text), match.content, True)
    assert replayed.record.to_text() == text
    assert replayed.state_hash == match.state_hash
    assert replayed.numbers == match.numbers
    assert replayed.events(0) == match.events(0)


@EVERY_SETUP
def test_a_loaded_match_remembers_what_happened_and_can_be_taken_back_as_before(setup: Setup) -> None:
    match = setup.new()
    answers = setup.answers()
    for seat, key in answers[: len(answers) // 3]:
        match.play(key, seat=seat)
    for seat, key in answers[len(answers) // 3 : len(answers) // 3 + 10]:
        loaded = reload(match)
        for eyes in (*range(match.seats), None):
            assert loaded.events(eyes) == match.events(eyes)
        twin, fresh = replay_record(setup.game, match.record, match.content, True), reload(match)
        try:
            twin.take_back(seat)
        except CannotTakeBack:
            with pytest.raises(CannotTakeBack):
                fresh.take_back(seat)
        else:
            fresh.take_back(seat)
            assert fresh.state_hash == twin.state_hash
        match.play(key, seat=seat)


@EVERY_SETUP
def test_an_answer_is_final_exactly_where_it_passes_a_barrier(setup: Setup) -> None:
    """At a sample of positions every option is tried on the table as it really lies."""
    match = setup.new(events=False)
    chosen = setup.sample(12, shift=3)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            for decision in match.decisions:
                for option in decision.options:
                    truth = match.table.clone()
                    luck, faces = truth.chance.draws, truth.shown
                    truth.answer(truth.questions.index(decision.question), option.option)
                    passes = truth.chance.draws != luck or truth.shown != faces
                    assert option.final is passes, f"{option.key} of {decision.question.prompt}, answer {at}"
        match.play(key, seat=seat)
