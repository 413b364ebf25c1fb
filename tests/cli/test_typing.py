"""What a player types is understood or refused; nothing else happens."""

from __future__ import annotations

import pytest

from muster.cli.commands import ANSWER, NOTHING, TOO_HIGH, UNKNOWN, Typed, read_typed


def test_a_number_in_range_is_an_answer() -> None:
    assert read_typed(" 3 ", 5) == Typed(ANSWER, "3", 2)


@pytest.mark.parametrize("line", ["0", "6", "99999999999999999999"])
def test_a_number_out_of_range_is_told_apart_from_nonsense(line: str) -> None:
    assert read_typed(line, 5).command == TOO_HIGH


@pytest.mark.parametrize("line", ["z", "1 2", "-1", "1.5", "½", "²", "hello", "uu", "\x1b[A", "1;2"])
def test_nonsense_is_not_understood(line: str) -> None:
    assert read_typed(line, 5).command == UNKNOWN


def test_an_empty_line_is_nothing() -> None:
    assert read_typed("  ", 5).command == NOTHING


@pytest.mark.parametrize(
    "line, typed",
    [
        ("u", Typed("take-back")),
        ("G es", Typed("language", "es")),
        ("v tree beast", Typed("cards", "tree beast")),
        ("?", Typed("rule")),
        ("? MM-CBT-04", Typed("rule", "MM-CBT-04")),
        ("?MM-CBT-04", Typed("rule", "MM-CBT-04")),
        ("s my match", Typed("save", "my match")),
    ],
)
def test_letters_are_commands(line: str, typed: Typed) -> None:
    assert read_typed(line, 5) == typed
