"""Golden records: finished matches that must play to the same end for ever, or until a deliberate change of rules."""

from __future__ import annotations

from pathlib import Path

import pytest

import muster
from muster.cli.checks.records import replayed
from muster.kernel.record import read_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.rec"))


def test_there_are_golden_records_of_every_game() -> None:
    assert {read_record(path.read_text()).game for path in RECORDS} == set(muster.game_names())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_end(path: Path) -> None:
    """A record that was made under older rules is played by those, and stays as it is."""
    text = path.read_text()
    made_under = read_record(text).rules_version

    match = replayed(text, path)

    assert match.over
    assert match.table.rules == made_under <= match.game.rules_version
    assert match.record.to_text() == text
