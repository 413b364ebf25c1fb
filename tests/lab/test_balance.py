"""Balance measures what a game asks for and holds it against its targets."""

from __future__ import annotations

import pytest
from tests.lab.lanterns import ROUNDS

from muster.kernel.errors import OptionError
from muster.lab import balance

LANTERNS = "tests.lab.lanterns:GAME"


def test_figures_stand_per_number_of_seats() -> None:
    report = balance.run(LANTERNS, 20, seats=[2, 4], processes=1)

    assert [count.seats for count in report.counts] == [2, 4]
    for count in report.counts:
        assert count.matches == 20
        assert count.values["rounds"] == ROUNDS
        assert count.values["share_lanterns"] == pytest.approx(1)
        assert 0 < count.values["last_to_winner"] <= 1
        assert 1 <= count.values["seat_advantage"] <= count.seats
        assert sum(count.seat_wins) == pytest.approx(1)
        assert "oil_left" in count.values


def test_targets_hold_or_do_not() -> None:
    report = balance.run(LANTERNS, 10, seats=[2, 4], processes=1)

    held = {(verdict.measure, verdict.seats): verdict.holds for verdict in report.verdicts}
    assert held == {
        ("rounds", 2): True,
        ("rounds", 4): True,
        ("oil_left", 2): True,
        ("oil_left", 4): True,
        ("winner_score", 4): False,
    }
    assert not report.ok
    assert "does not hold" in report.text()
    assert "4 of 5 hold" in report.text()


def test_a_target_that_nothing_measures_does_not_hold() -> None:
    verdict = balance.Verdict("dragons", 1, None, 3, None)

    assert not verdict.holds


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes() -> None:
    one = balance.run(LANTERNS, 12, seats=3, bots=["greedy", "random"], seed=1, processes=1)
    two = balance.run(LANTERNS, 12, seats=3, bots=["greedy", "random"], seed=1, processes=2)

    assert one.to_json() == two.to_json()


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError, match="0 matches"):
        balance.run(LANTERNS, 0)
    with pytest.raises(OptionError, match="7 seats"):
        balance.run(LANTERNS, 1, seats=7)
