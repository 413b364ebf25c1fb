"""Errors say the same in every process, and know the same."""

from __future__ import annotations

import copy
import pickle

import pytest

from muster.kernel.errors import (
    CannotTakeBack,
    ContentError,
    IllegalAnswer,
    MusterError,
    OptionError,
    RecordDiverges,
    RecordError,
    SnapshotError,
    StaleAnswer,
    TextError,
)

ERRORS = [
    OptionError("chess: there is no such game"),
    IllegalAnswer("seat 1 is not asked", "refused-not-asked"),
    StaleAnswer("seat 1: question 3 is not open"),
    CannotTakeBack("luck was drawn"),
    RecordError("cannot read it", 7),
    RecordDiverges(9, "the state abc", "def"),
    SnapshotError("the snapshot is damaged"),
    ContentError(["monsters.toml: skeleton: strength", "tiles.toml: inn: cost"]),
    TextError("there is no language 'xx'"),
]


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_comes_out_of_another_process_as_it_was(error: MusterError) -> None:
    for again in (pickle.loads(pickle.dumps(error)), copy.copy(error)):
        assert type(again) is type(error)
        assert str(again) == str(error)
        assert vars(again) == vars(error)
