"""Balance measures what a game asks for and holds it against its targets."""

from __future__ import annotations

import pytest
from tests.lab import lanterns
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


def test_a_game_may_sum_up_the_means_of_its_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns, "sums_up", lambda means: {"oil_twice": 2 * means["oil_left"]}, raising=False)

    report = balance.run(LANTERNS, 4, seats=2, processes=1)

    assert list(report.counts[0].values) == ["oil_twice"]
    assert list(report.counts[0].intervals) == ["oil_twice"]


def test_every_figure_has_an_interval_that_shrinks_with_more_matches() -> None:
    few = balance.run(LANTERNS, 10, seats=3, processes=1).counts[0]
    many = balance.run(LANTERNS, 160, seats=3, processes=2).counts[0]

    for count in (few, many):
        assert set(count.intervals) == set(count.values)
        assert all(low <= count.values[name] <= high for name, (low, high) in count.intervals.items())
    wide = [high - low for low, high in (few.intervals["winner_score"], many.intervals["winner_score"])]
    assert wide[1] < wide[0] / 2


def test_a_verdict_is_sure_where_the_whole_interval_says_the_same() -> None:
    verdict = balance.Verdict("dragons", 1, 3, 3, 2.0, (1.5, 2.5))
    assert (verdict.holds, verdict.sure, verdict.said) == (True, True, "holds")
    assert balance.Verdict("dragons", 1, 3, 3, 2.0, (0.5, 2.5)).said == "holds, not surely"
    assert balance.Verdict("dragons", 1, 3, 3, 4.0, (2.5, 5.5)).said == "does not hold, not surely"
    assert balance.Verdict("dragons", 1, 3, 3, 4.0, (3.5, 4.5)).said == "does not hold"


def test_a_variant_is_held_against_the_game_where_a_target_asks_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lanterns, "VARIANTS", {"windy": {"wind": True}, "calm": {"wind": False}}, raising=False)
    monkeypatch.setattr(lanterns, "TARGETS", [("winner_score_windy@3", 0, None)])
    plain = balance.run(LANTERNS, 20, seats=3, options={"wind": False}, processes=1)
    windy = balance.run(LANTERNS, 20, seats=3, options={"wind": True}, processes=1)

    report = balance.run(LANTERNS, 20, seats=[2, 3], processes=1)

    two, three = report.counts
    higher = windy.counts[0].values["winner_score"] - plain.counts[0].values["winner_score"]
    assert three.values["winner_score_windy"] == pytest.approx(higher)
    assert "winner_score_windy" not in two.values
    assert "winner_score_calm" not in three.values
    assert "winner_score_windy" not in plain.counts[0].values  # the options have settled it


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
