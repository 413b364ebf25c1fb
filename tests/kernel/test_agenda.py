"""What happens when: steps in the order written, before anything that was waiting; questions where they stand."""

from __future__ import annotations

import pytest
from tests.helpers import reload
from tests.toys.bare import BareTable, bare_match, done, letters

from muster.kernel.errors import BrokenRule
from muster.kernel.options import Option
from muster.kernel.snapshot import plain_to_state, state_hash, state_to_plain
from muster.kernel.table import Options


def note(table: BareTable, *words: object) -> None:
    table.note(*words)


def noted(table: BareTable, choice: Option, seat: int, *words: object) -> None:
    table.note(seat, choice.key)


# -- then --------------------------------------------------------------------------------------------------------------


def outer(table: BareTable) -> None:
    table.note("outer")
    table.then(inner, 1)
    table.then(note, "between")
    table.then(inner, 2)
    table.note("outer ends")


def inner(table: BareTable, which: int) -> None:
    table.note("inner", which)
    table.then(note, "first of", which)
    table.then(note, "second of", which)


def test_steps_happen_in_the_order_written_and_before_what_was_waiting() -> None:
    match = bare_match(outer, inner, note)
    assert match.over
    assert done(match) == [
        "outer",
        "outer ends",
        "inner 1",
        "first of 1",
        "second of 1",
        "between",
        "inner 2",
        "first of 2",
        "second of 2",
    ]


def fall(table: BareTable, depth: int = 0) -> None:
    if depth < 20_000:
        table.then(fall, depth + 1)
    else:
        table.note("ground")


def test_a_long_chain_of_steps_needs_no_deep_stack() -> None:
    assert done(bare_match(fall)) == ["ground"]


# -- ask and then ------------------------------------------------------------------------------------------------------


def asks(table: BareTable) -> None:
    table.then(note, "before")
    table.ask(0, "which", letters, noted, "ab")
    table.then(note, "between")
    table.ask(1, "which", letters, nested, "cd")
    table.then(note, "after")


def nested(table: BareTable, choice: Option, seat: int, *_: object) -> None:
    table.note(seat, choice.key)
    table.ask(seat, "which", letters, noted, "de")
    table.then(note, "inside")
    table.ask(0, "which", letters, noted, "ea")


def test_a_second_question_waits_for_the_first() -> None:
    match = bare_match(asks, note, noted, nested)
    assert done(match) == ["before"]
    assert [decision.seat for decision in match.decisions] == [0]
    match.play("b")
    assert done(match) == ["before", "0 b", "between"]
    assert match.decision.seat == 1


def test_a_question_inside_an_answer_comes_before_what_was_waiting() -> None:
    match = bare_match(asks, note, noted, nested)
    for key in ("b", "c"):
        match.play(key)
    assert [option.key for option in match.decision.options] == ["d", "e"]
    match.play("d")
    assert done(match)[-2:] == ["1 d", "inside"]
    assert (match.decision.seat, [option.key for option in match.decision.options]) == (0, ["e", "a"])
    match.play("e")
    assert done(match)[-2:] == ["0 e", "after"]
    assert match.over


def test_a_half_done_effect_is_plain_data() -> None:
    """Clone and snapshot in the middle of the nested question go on as the match itself does."""
    match = bare_match(asks, note, noted, nested)
    for key in ("b", "c"):
        match.play(key)
    twins = [match.fork(), reload(match)]
    other = match.table.clone()
    plain_to_state(other, state_to_plain(match.table))
    assert state_hash(other) == match.state_hash
    for each in (match, *twins):
        each.play("d")
        each.play("a")
        assert done(each)[-4:] == ["1 d", "inside", "0 a", "after"]


# -- single answers ----------------------------------------------------------------------------------------------------


def asks_for_nothing(table: BareTable) -> None:
    table.ask(0, "which", letters, nested_single, "a")
    table.then(note, "after")


def nested_single(table: BareTable, choice: Option, seat: int, *_: object) -> None:
    table.note(seat, choice.key)
    table.ask(1, "which", letters, noted, "b")
    table.ask_anyway(1, "which", letters, noted, "c")


def test_single_options_are_answered_by_the_kernel_unless_asked_anyway() -> None:
    match = bare_match(asks_for_nothing, nested_single, noted, note)
    assert done(match) == ["0 a", "1 b"]
    assert match.length == 0
    assert match.decision.forced
    assert (match.decision.seat, len(match.decision)) == (1, 1)
    match.play("c")
    assert done(match) == ["0 a", "1 b", "1 c", "after"]
    assert match.record.to_text().splitlines()[-2:] == ["1 c", f"= 1 {match.state_hash}"]


def asks_alike(table: BareTable) -> None:
    table.ask(0, "which", letters, noted)
    table.ask(0, "which", letters, nested)
    table.ask(0, "which", vowels, noted)


def vowels(table: BareTable, seat: int) -> Options:
    return letters(table, seat, "ae")


def test_questions_under_one_prompt_may_differ_in_all_else() -> None:
    match = bare_match(asks_alike, noted, nested, note, offers=(vowels,))
    match.play("c")
    match.play("b")
    assert done(match) == ["0 c", "0 b"]
    for key in ("d", "e"):
        match.play(key)
    assert [option.key for option in match.decision] == ["a", "e"]


def asks_in_vain(table: BareTable) -> None:
    table.ask(0, "which", letters, noted, "")


def test_a_question_without_options_is_a_broken_rule() -> None:
    with pytest.raises(BrokenRule, match="which has no options"):
        bare_match(asks_in_vain, noted)


# -- several at once ---------------------------------------------------------------------------------------------------


def asks_all(table: BareTable) -> None:
    table.ask_each({2: ("de",), 0: ("ab",)}, "which", letters, gathered)
    table.then(note, "after")


def gathered(table: BareTable, answers: dict[int, Option]) -> None:
    table.note(*[f"{seat}{option.key}" for seat, option in answers.items()])
    table.then(note, "inside")


@pytest.mark.parametrize("order", [(0, 2), (2, 0)])
def test_the_order_of_arrival_never_matters(order: tuple[int, int]) -> None:
    match = bare_match(asks_all, gathered, note, seats=3)
    assert [decision.seat for decision in match.decisions] == [0, 2]
    answers = {0: "b", 2: "d"}
    match.play(answers[order[0]], seat=order[0])
    assert done(match) == []
    assert [decision.seat for decision in match.decisions] == [order[1]]
    assert match.decision.seat == order[1]
    match.play(answers[order[1]], seat=order[1])
    assert done(match) == ["0b 2d", "inside", "after"]


def asks_nobody(table: BareTable) -> None:
    table.ask_each({}, "which", letters, gathered)
    table.then(note, "after")


def test_where_nobody_is_asked_the_answers_are_empty() -> None:
    assert done(bare_match(asks_nobody, gathered, note)) == ["", "inside", "after"]


def asks_all_in_vain(table: BareTable) -> None:
    table.ask_each({0: ("ab",), 1: ("",)}, "which", letters, gathered)


def test_one_of_several_questions_without_options_is_a_broken_rule_too() -> None:
    match = bare_match(asks_all_in_vain, gathered, note, seats=2)
    match.play("a", seat=0)
    with pytest.raises(BrokenRule, match="which has no options"):
        match.play("a", seat=1)


def asks_one(table: BareTable) -> None:
    table.ask_each({1: ("a",)}, "which", letters, gathered)


def test_one_seat_alone_is_asked_as_several_are() -> None:
    match = bare_match(asks_one, gathered, note)
    assert match.decision.forced
    match.play("a", seat=1)
    assert done(match) == ["1a", "inside"]
