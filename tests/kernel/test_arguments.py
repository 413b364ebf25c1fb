"""What is no match, seat, seed or language is refused by name, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.conformance.setups import COMPILED

import muster

GAME = "meeples-and-monsters"
# A compiled match looks at the kind of each argument itself, before any of our lines is reached.
REFUSED = (muster.MusterError, TypeError) if COMPILED else muster.MusterError
NO_NUMBERS: list[Any] = [1.5, float("nan"), "1", b"1", [], {}, object()]
if not COMPILED:
    NO_NUMBERS.append(True)  # which compiled code takes for 1


def a_match() -> muster.Match:
    match = muster.new(GAME, seats=2, seed=3)
    match.play(match.decision.options[-1])
    return match


ANYTHING: list[Any] = [1.5, float("nan"), True, -1, 10**30, b"1", {}, object()]
WRONG: dict[str, list[Any]] = {
    "name": [*ANYTHING, None, [], "", "chess"],
    "seats": [*ANYTHING, None, [], "2", 0, 9],
    "options": [1.5, True, -1, "towers", b"1", [], object(), {7: True}, {"towers": 1}, {"towers": []}],
    "pack": [*ANYTHING, [], "", "nowhere", "no\0where"],
    "names": [*ANYTHING, None, "AB", ["Ana"], ["Ana", None], [1, 2], [b"A", b"B"]],
}


@pytest.mark.parametrize("argument, wrong", [(argument, wrong) for argument in WRONG for wrong in WRONG[argument]])
def test_what_makes_no_match_is_refused(argument: str, wrong: Any) -> None:
    made_with: dict[str, Any] = {"name": GAME, "seats": 2, argument: wrong}
    with pytest.raises(muster.MusterError) as refusal:
        muster.new(**made_with)
    assert str(refusal.value)


@pytest.mark.parametrize("wrong", [*ANYTHING, [], "", "nowhere"])
@pytest.mark.parametrize(
    "call",
    [
        lambda wrong: muster.content(GAME, wrong),
        lambda wrong: muster.game(wrong),
        lambda wrong: muster.rules(wrong),
        lambda wrong: muster.rules(GAME)[wrong],
        lambda wrong: muster.replay(wrong),
        lambda wrong: muster.replay(a_match().record.to_text(), pack=wrong),
        lambda wrong: muster.load(wrong),
    ],
)
def test_what_names_nothing_is_refused(call: Callable[[Any], object], wrong: Any) -> None:
    with pytest.raises(muster.MusterError) as refusal:
        call(wrong)
    assert str(refusal.value)


@pytest.mark.parametrize("wrong", [1.5, float("nan"), True, b"7", [], object()])
def test_a_seed_is_a_number_or_a_text(wrong: Any) -> None:
    """Anything else would be kept as what Python prints for it, and deal another match in the next process."""
    with pytest.raises(muster.OptionError, match="the seed"):
        muster.new(GAME, seats=2, seed=wrong)


@pytest.mark.parametrize("made_with", [{"seed": "\ud800"}, {"names": ["Ana", "\udcff"]}])
def test_half_a_sign_is_refused_at_once(made_with: dict[str, Any]) -> None:
    """It could not be written into the record or into a snapshot later."""
    with pytest.raises(muster.MusterError, match="not Unicode text"):
        muster.new(GAME, seats=2, **made_with)


@pytest.mark.parametrize("wrong", [*NO_NUMBERS, -1, 2, 10**30])
@pytest.mark.parametrize(
    "call",
    [
        lambda match, wrong: match.view(wrong),
        lambda match, wrong: match.events(wrong),
        lambda match, wrong: match.story(wrong),
        lambda match, wrong: match.chair(wrong),
        lambda match, wrong: match.imagine(wrong, 1),
        lambda match, wrong: match.take_back(wrong),
        lambda match, wrong: match.why_no_take_back(wrong),
        lambda match, wrong: match.play(match.decision.options[0].key, seat=wrong),
        lambda match, wrong: match.play(match.decision.options[0], seat=wrong),
    ],
)
def test_what_is_no_seat_is_refused(call: Callable[[muster.Match, Any], object], wrong: Any) -> None:
    _changes_nothing(call, wrong)


@pytest.mark.parametrize("wrong", NO_NUMBERS)
@pytest.mark.parametrize(
    "call",
    [
        lambda match, wrong: match.fork(wrong),
        lambda match, wrong: match.imagine(0, wrong),
        lambda match, wrong: match.chair(0).imagine(wrong),
        lambda match, wrong: match.chair(0).to_bytes(wrong),
        lambda match, wrong: match.events(0, wrong),
        lambda match, wrong: match.story(0, "en", wrong),
        lambda match, wrong: match.play(match.decision.options[0].key, number=wrong),
        lambda match, wrong: muster.replay(match.record.to_text(), upto=wrong),
        lambda match, wrong: match.story(0, wrong),
        lambda match, wrong: match.decision.prompt.text(wrong),
        lambda match, wrong: match.decision.options[0].text(wrong),
    ],
)
def test_what_is_no_number_and_no_language_is_refused(call: Callable[[muster.Match, Any], object], wrong: Any) -> None:
    _changes_nothing(call, wrong)


@pytest.mark.parametrize("wrong", [None, "", "fight:the_moon", b"pass", 7, [], object()])
def test_what_is_no_answer_is_refused(wrong: Any) -> None:
    _changes_nothing(lambda match, answer: match.play(answer), wrong)


def _changes_nothing(call: Callable[[muster.Match, Any], object], wrong: Any) -> None:
    match = a_match()
    before = match.to_bytes()
    with pytest.raises(REFUSED) as refusal:
        call(match, wrong)
    assert str(refusal.value)
    assert match.to_bytes() == before
    match.play(match.decision.options[0])


def test_a_seed_as_numpy_gives_it_is_a_whole_number() -> None:
    class Int64:
        def __index__(self) -> int:
            return 5

    if COMPILED:
        pytest.skip("compiled code takes Python's own numbers only")
    match = a_match()
    seed: Any = Int64()
    assert match.imagine(0, seed).state_hash == match.imagine(0, 5).state_hash
