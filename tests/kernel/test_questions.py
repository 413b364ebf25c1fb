"""Answers: only what is offered, by whom it is offered, to the question that is open."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import any_option, keys, new, play_random, play_until, random_walk
from tests.toys.ruins.game import GAME
from tests.toys.ruins.searching import act_is_final

import muster
from muster.kernel.decision import OpenOption
from muster.kernel.errors import CannotTakeBack, IllegalAnswer, MusterError, StaleAnswer
from muster.kernel.match import Match
from muster.kernel.options import Option
from muster.kernel.table import Question

Answer = OpenOption | Option | str


def footprint(match: Match) -> tuple[object, ...]:
    """All that a refused answer must leave alone."""
    return (
        match.state_hash,
        match.record.to_text(),
        list(match.numbers),
        match.length,
        [match.events(seat) for seat in (None, *range(match.seats))],
        [(decision.seat, decision.number, keys(decision)) for decision in match.decisions],
    )


def refused(match: Match, answer: Answer, seat: int | None = None, number: int | None = None) -> str:
    """Play something that must be refused and must change nothing; return the reason."""
    before = footprint(match)
    with pytest.raises(IllegalAnswer) as refusal:
        match.play(answer, seat=seat, number=number)
    assert footprint(match) == before
    assert isinstance(refusal.value, StaleAnswer) == (refusal.value.reason == "refused-stale")
    return refusal.value.reason


# -- refusals ----------------------------------------------------------------------------------------------------------


def a_turn(seed: int = 1) -> Match:
    """Seat 0, 1 or 2 is asked for its action; the others are not asked."""
    match = new(GAME, 3, seed)
    play_until(match, lambda decision: decision.question.prompt == "turn")
    return match


def test_an_answer_that_is_not_listed_is_refused() -> None:
    match = a_turn()
    for key in ("bid:0", "no-such-thing", "", "0 camp", "camp "):
        assert refused(match, key) == "refused-not-offered"
    assert refused(match, match.content.book["bid:1"]) == "refused-not-offered"


def test_a_seat_that_is_not_asked_is_refused() -> None:
    match = a_turn()
    asked = match.decision.seat
    for seat in {0, 1, 2, 3, -1, 99} - {asked}:
        assert refused(match, "camp", seat=seat) == "refused-not-asked"


def test_a_seat_that_has_answered_already_is_not_asked() -> None:
    match = new(GAME, 3)
    match.play("bid:0", seat=1)
    assert refused(match, "bid:1", seat=1) == "refused-not-asked"


def test_a_stale_number_is_refused() -> None:
    match = a_turn()
    decision = match.decision
    for number in (decision.number - 1, decision.number + 1, 0, -1):
        assert refused(match, "camp", seat=decision.seat, number=number) == "refused-stale"
    match.play("camp", seat=decision.seat, number=decision.number)


def test_an_option_of_an_old_question_is_stale_although_its_key_is_offered_again() -> None:
    match = new(GAME, 1, 3)
    play_until(match, lambda decision: decision.question.prompt == "turn")
    old = match.decision.options[0]
    match.play(old)
    play_until(match, lambda decision: decision.question.prompt == "turn")
    assert old.key in keys(match.decision)
    assert refused(match, old) == "refused-stale"


def test_an_option_put_before_another_seat_is_refused() -> None:
    match = new(GAME, 3)
    own = match.decisions[0].options[0]
    match.play("bid:0", seat=0)
    assert refused(match, own) == "refused-not-asked"
    play_until(match, lambda decision: decision.question.prompt == "turn")
    other = (match.decision.seat + 1) % 3
    option = match.decision.options[0]
    assert refused(match, option, seat=other) == "refused-not-asked"


def test_a_match_that_is_over_takes_no_answer() -> None:
    match = new(GAME, 2)
    play_random(match)
    assert refused(match, "camp") == "refused-over"
    assert refused(match, "camp", seat=0, number=1) == "refused-over"
    with pytest.raises(MusterError, match="over"):
        _ = match.decision
    assert match.decisions == ()


@given(st.integers(0, 200), st.integers(0, 60), st.text(max_size=12), st.integers(-2, 6), st.integers(-2, 80))
def test_whatever_is_sent_either_counts_or_changes_nothing(
    seed: int, upto: int, key: str, seat: int, number: int
) -> None:
    match = new(GAME, 3, seed)
    play_random(match, seed, upto)
    before = footprint(match)
    open_ones = {decision.seat: decision for decision in match.decisions}
    try:
        match.play(key, seat=seat, number=number)
    except IllegalAnswer:
        assert footprint(match) == before
    else:
        assert open_ones[seat].number == number
        assert key in keys(open_ones[seat])


def test_the_public_names_are_the_kernel_s_own() -> None:
    assert muster.IllegalAnswer is IllegalAnswer
    assert issubclass(muster.StaleAnswer, muster.IllegalAnswer)
    assert issubclass(muster.IllegalAnswer, muster.MusterError)


# -- what can be given as an answer ------------------------------------------------------------------------------------


def test_an_answer_is_an_option_its_value_or_its_key() -> None:
    match = a_turn()
    hashes = set()
    for answer in (match.decision.options[0], match.decision.options[0].option, match.decision.options[0].key):
        fork = match.fork()
        fork.play(answer)
        hashes.add(fork.state_hash)
    assert len(hashes) == 1


def test_an_option_of_another_match_is_no_stale_answer() -> None:
    """Numbers count the questions of one match; the same option, looked up in a copy, is good for either."""
    match, copy = a_turn(), a_turn()
    seat = match.decision.seat
    key = next(option.key for option in match.decision.options if not option.final)
    match.play(key)
    match.take_back(seat)
    assert match.decision.number > copy.decision.number

    match.play(next(option for option in copy.decision.options if option.key == key))
    copy.play(key)

    assert match.state_hash == copy.state_hash


def test_without_a_seat_the_first_in_asking_order_answers() -> None:
    match = new(GAME, 3)
    assert match.decision.seat == 0
    match.play("bid:0")
    assert match.decision.seat == 1
    match.play("bid:0", seat=2)
    assert match.decision.seat == 1


# -- numbers -----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 1000), st.integers(1, 4))
def test_numbers_are_never_used_twice(seed: int, seats: int) -> None:
    """A number names one question for ever: same seat and number, same question, also after taking back."""
    luck = Random(seed)
    match = new(GAME, seats, seed, options={"rounds": 2})
    asked: dict[tuple[int, int], tuple[object, ...]] = {}
    retired: set[tuple[int, int]] = set()
    for _ in random_walk(match, seed):
        before = {(decision.seat, decision.number) for decision in match.decisions}
        seat = luck.randrange(seats)
        held = match.table.has_held(seat)
        if luck.random() < 0.3 and taken_back(match, seat):
            now = {(decision.seat, decision.number) for decision in match.decisions}
            # Where answers are given at once, whoever still thinks thinks on; else everything is asked anew.
            retired |= before - now if held else before
            assert not now & retired
        for decision in match.decisions:
            assert (decision.seat, decision.number) not in retired
            question = tuple([getattr(decision.question, part) for part in Question.__slots__])
            assert asked.setdefault((decision.seat, decision.number), question) == question


def taken_back(match: Match, seat: int) -> bool:
    try:
        match.take_back(seat)
    except CannotTakeBack:
        return False
    return True


def test_numbers_stay_out_of_state_view_and_hash() -> None:
    match = a_turn()
    other = match.fork()
    other.numbers = [number + 5 for number in other.numbers]
    assert other.state_hash == match.state_hash
    assert other.view(0) == match.view(0)


def test_withdrawing_leaves_the_others_questions_open() -> None:
    match = new(GAME, 3)
    numbers = {decision.seat: decision.number for decision in match.decisions}
    match.play("bid:0", seat=1)
    match.take_back(1)
    after = {decision.seat: decision.number for decision in match.decisions}
    assert after == {**numbers, 1: numbers[1] + 1}
    match.play("bid:0", seat=0, number=numbers[0])
    match.play("bid:0", seat=2, number=numbers[2])
    with pytest.raises(StaleAnswer):
        match.play("bid:0", seat=1, number=numbers[1])


# -- forced, refused, preview, final -----------------------------------------------------------------------------------


def test_a_forced_question_is_put_to_whoever_holds_cards_whatever_they_are() -> None:
    forced = free = 0
    for seed in range(30):
        match = new(GAME, 3, seed)
        for _ in random_walk(match, seed):
            for decision in match.decisions:
                if decision.question.prompt == "react":
                    assert keys(decision)[0] == "pass"
                    assert decision.forced == (len(decision) == 1)
                    forced += decision.forced
                    free += not decision.forced
    assert forced
    assert free


def test_what_is_shown_but_not_allowed_comes_with_its_reason() -> None:
    match = a_turn()
    offered = set(keys(match.decision))
    shown = match.decision.refused()
    assert {each.option.key for each in shown}.isdisjoint(offered)
    other = (match.decision.seat + 1) % 3
    assert (f"steal:{other}", "refused-nothing-to-steal") in [(each.option.key, each.reason.key) for each in shown]
    for each in shown:
        assert each.reason.text("fr")
        assert refused(match, each.option) == "refused-not-offered"
        assert refused(match, each.option.key) == "refused-not-offered"


def test_a_preview_tells_an_exact_chance_where_there_is_one() -> None:
    match = new(GAME, 4, 4)
    decision = play_until(match, lambda decision: decision.question.prompt == "duel")
    previews = {option.key: option.preview() for option in decision.options}
    assert previews["yield"] is None
    fight = previews["fight"]
    assert fight is not None
    assert (fight.key, fight.text("en")) == ("preview-fight", "You win with 42 %.")
    assert fight.to_json() == {"text": "preview-fight", "params": {"percent": 42}}


def test_a_final_option_cannot_be_taken_back() -> None:
    found = 0
    for seed in range(12):
        match = new(GAME, 3, seed)
        for _ in random_walk(match, seed):
            option = match.decision.options[seed % len(match.decision)]
            if option.final:
                found += 1
                match.play(option)
                with pytest.raises(CannotTakeBack):
                    match.take_back(option.decision.seat)
                if match.over:
                    break
    assert found


def test_what_shows_something_new_or_needs_luck_is_final() -> None:
    found = 0
    for seed in range(6):
        match = new(GAME, 3, seed)
        for _ in random_walk(match, seed):
            question = match.decision.question
            if question.prompt == "turn":
                for option in match.decision.options:
                    if act_is_final(match.table, question.seat, option.option):  # type: ignore[arg-type]
                        assert option.final, option.key
                        found += 1
    assert found


def test_an_option_of_a_question_that_is_answered_is_not_final() -> None:
    match = new(GAME, 3, 1)
    decision = match.decision
    while match.decision.question is decision.question:
        match.play(match.decision[0])
    assert not any(option.final for option in decision.options)


# -- decisions as objects ----------------------------------------------------------------------------------------------


def test_a_decision_is_a_sequence_of_its_options() -> None:
    match = a_turn()
    decision = match.decision
    assert [option.key for option in decision] == keys(decision)
    assert decision[0] == decision.options[0]
    assert decision[-1].key == keys(decision)[-1]
    assert decision.options[0] == decision.options[0].option
    assert len({decision[0], decision.options[0]}) == 1
    assert decision is match.decision
    assert decision.rules == ("RU-TRN-01",)
    assert decision.prompt.text("en") == "Your action?"
    number = decision.options[0].number
    assert match.content.book.options[number].key == decision.options[0].key


def test_a_chair_has_the_question_of_its_seat_or_says_that_there_is_none() -> None:
    match = new(GAME, 3)
    assert match.chair(2).decision.seat == 2
    match.play("bid:0", seat=2)
    with pytest.raises(MusterError, match="not asked"):
        _ = match.chair(2).decision
    play_until(match, lambda decision: decision.question.prompt == "turn")
    seat = match.decision.seat
    assert match.chair(seat).decision is match.decision
    with pytest.raises(MusterError, match="not asked"):
        _ = match.chair((seat + 1) % 3).decision
    with pytest.raises(MusterError, match="no seat"):
        match.chair(3)


def test_any_option_helper_reaches_every_question() -> None:
    """Play by the helpers themselves reaches all prompts of the toy, so that the tests above mean something."""
    seen: set[str] = set()
    for seed in range(40):
        match = new(GAME, 3, seed, options={"omens": True})
        luck = Random(seed)
        while not match.over:
            seen.update(decision.question.prompt for decision in match.decisions)
            match.play(any_option(match, luck))
    assert seen == set(GAME.prompts)
