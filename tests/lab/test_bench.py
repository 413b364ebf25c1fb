"""The bench measures every part, beside Catanatron where it is installed."""

from __future__ import annotations

import pytest

from muster.kernel.errors import OptionError
from muster.lab import bench, other_engines, profile

LANTERNS = "tests.lab.lanterns:GAME"


@pytest.fixture(autouse=True)
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS_PER_ROUND", 0.01)
    monkeypatch.setattr(bench, "STATES", 3)


def test_all_parts_are_measured_without_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "catanatron_version", lambda: None)
    told: list[tuple[int, int]] = []

    report = bench.run([LANTERNS], lambda done, total: told.append((done, total)), rounds=1)

    figures = report.games[LANTERNS]
    for name in ("decisions/s", "unforced decisions/s", "matches/s", "forks in mid-effect/s", "option lists/s"):
        assert figures.best(name) > 0
    assert figures.best("decisions/s") > figures.best("unforced decisions/s")
    assert figures.values["steps waiting there"] >= 1
    assert figures.values["KiB with events"] > figures.values["KiB of a live match"] > 0
    assert told[-1] == (5, 5)
    assert report.catanatron is None
    assert not report.ratios
    assert "Catanatron is not installed" in report.text()
    assert report.to_json()["catanatron"] is None


@pytest.mark.skipif(other_engines.catanatron_version() is None, reason="catanatron is not installed")
def test_the_peer_is_measured_beside_ours() -> None:
    report = bench.run([LANTERNS, "play", "forks"], rounds=1)

    assert report.catanatron is not None
    assert report.catanatron.best("decisions/s") > report.catanatron.best("unforced decisions/s") > 0
    assert len(report.ratios[LANTERNS]) == 5
    assert "times the speed of catanatron" in report.text()


def test_a_part_that_does_not_exist_is_refused() -> None:
    with pytest.raises(OptionError, match="there is nothing called 'speed'"):
        bench.run(["speed"])


def test_states_in_mid_effect_have_steps_waiting() -> None:
    states = bench.Ours(LANTERNS).states_in_mid_effect(6)

    assert states
    assert all(match.table.agenda and match.table.questions for match in states)


def test_the_profile_names_functions_and_modules() -> None:
    report = profile.run(LANTERNS, matches=3)

    assert report.decisions > 0
    assert sum(report.modules.values()) == pytest.approx(report.seconds)
    assert "lanterns:turn_offers" in report.text() or "lanterns:take_turn" in report.text()
