"""A damaged record of any game is refused with its line, or it is still the very same match."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tests.conformance.setups import some_option

import muster
from muster.kernel.record import HASH_EVERY

JUNK = (
    "0",
    "0 and more",
    "9 pass",
    "take-back",
    "take-back 0",
    "= 1 abc",
    "@ root 9 abc",
    "seats: 2",
    "\x00",
    "٣ pass",
    "# x",
)


def damaged(lines: list[str]) -> Iterator[list[str]]:
    """Each line in turn is lost, doubled, torn, or changes place with the next; something stands between two lines."""
    for at, line in enumerate(lines):
        before, after = lines[:at], lines[at + 1 :]
        yield [*before, *after]
        yield [*before, line, line, *after]
        yield [*before, line[: len(line) // 2], *after]
        if after:
            yield [*before, after[0], line, *after[1:]]
        yield [*before, JUNK[at % len(JUNK)], line, *after]


def replayed(text: str) -> muster.Match | muster.RecordError:
    try:
        return muster.replay(text)
    except muster.RecordError as refusal:
        return refusal


@pytest.mark.parametrize("name", muster.game_names())
def test_a_damaged_record_is_refused_with_its_line_or_tells_the_same_match(name: str) -> None:
    luck = Random(3)
    match = muster.new(name, seats=2, seed=3)
    while match.length < HASH_EVERY:
        match.play(some_option(match, luck))
    lines = match.record.to_text().strip().split("\n")
    assert lines[-1] == f"= {HASH_EVERY} {match.state_hash}"
    refused = 0
    for damage in damaged(lines):
        outcome = replayed("\n".join(damage))
        if isinstance(outcome, muster.RecordError):
            refused += 1
            assert 0 < outcome.line <= len(damage), str(outcome)
        elif lines[-1] in damage:
            assert muster.replay("\n".join(damage), upto=HASH_EVERY).state_hash == match.state_hash
        else:  # the last hash is lost; what is left is the match, or its beginning
            begun = muster.replay("\n".join(lines), upto=outcome.length)
            assert outcome.state_hash == begun.state_hash
    assert refused > 3 * HASH_EVERY
