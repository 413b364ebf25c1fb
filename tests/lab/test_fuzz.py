"""The fuzzer finds planted mistakes, writes them down, and is content with a game that has none."""

from __future__ import annotations

import signal
from collections import Counter
from pathlib import Path
from time import monotonic

import pytest
from tests.lab.lanterns import CONTENT, GAME

from muster.kernel.errors import OptionError, RecordDiverges
from muster.kernel.record import read_record
from muster.kernel.replay import replay_record
from muster.lab import fuzz
from muster.lab.checked_match import KINDS
from muster.lab.players import content_of, game_at

LANTERNS = "tests.lab.lanterns:GAME"


def test_a_sound_game_passes(tmp_path: Path) -> None:
    report = fuzz.run(LANTERNS, matches=60, folder=tmp_path / "failures", processes=2)

    assert report.ok, report.text()
    assert report.matches == 60
    assert set(report.kinds) == set(KINDS)
    assert not (tmp_path / "failures").exists()
    assert "all checks hold" in report.text()


@pytest.mark.parametrize(
    "planted, found",
    [
        ("LOSES_A_CARD", "a broken invariant: there are 23 lanterns of 24|a broken invariant: there are"),
        ("CRASHES", "ZeroDivisionError|an option cannot be played"),
        ("SHARES_OIL", "a fork changes the match|two forks go different ways|a fork is not equal|restore|a broken inv"),
        ("LISTS_TWICE", "an option is listed twice"),
        ("HAS_NO_OPTIONS", "has no options"),
        ("NEVER_ENDS", "the match does not end"),
        ("PEEKS", "other options"),
        ("SHOWS_ALL", "an imagined view differs|a chair packs another view"),
        ("SHOWS_A_SET", "cannot be written as JSON"),
        ("OTHER_LUCK", "diverges|replay|two forks"),
        ("NO_BARRIER", "a face was shown without a barrier"),
        ("OWES_OIL", "somebody owes oil"),
        ("FORGETS_SCORES", "a snapshot shows other views"),
        ("RANKS_BADLY", "the ranking does not name each seat once"),
        ("LOOKING_CHANGES", "changes it|changed the match|changes the"),
    ],
)
def test_a_planted_mistake_is_found(planted: str, found: str, tmp_path: Path) -> None:
    report = fuzz.run(f"tests.lab.planted:{planted}", matches=120, folder=tmp_path, processes=1)

    assert not report.ok
    problems = [failure.problem for failure in report.failures]
    assert any(part in problem for part in found.split("|") for problem in problems), report.text()
    for failure in report.failures:
        assert failure.path is not None
        assert failure.path.exists()
        assert str(failure.path) in report.text()


@pytest.mark.parametrize("system", ["with an alarm", "without"])
def test_a_match_that_gets_stuck_is_interrupted(system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if system == "without":  # as on Windows
        monkeypatch.delattr(signal, "setitimer")
    monkeypatch.setattr(fuzz, "SECONDS_PER_MATCH", 0.3)

    report = fuzz.run("tests.lab.planted:GETS_STUCK", matches=1, folder=tmp_path, processes=1)

    assert [failure.rule for failure in report.failures] == ["a match got stuck"]


def test_the_record_of_a_crash_crashes_again(tmp_path: Path) -> None:
    name = "tests.lab.planted:CRASHES"
    report = fuzz.run(name, matches=60, folder=tmp_path, processes=1)
    failure = next(failure for failure in report.failures if failure.problem.startswith("ZeroDivisionError"))
    assert failure.path is not None
    text = failure.path.read_text(encoding="utf-8")

    assert text.startswith("# muster fuzz: ZeroDivisionError")
    assert str(Path(__file__).parent) not in text
    with pytest.raises(ZeroDivisionError):
        replay_record(game_at(name), read_record(text), content_of(name), True)


def test_the_record_of_a_violation_leads_to_the_place(tmp_path: Path) -> None:
    report = fuzz.run("tests.lab.planted:LISTS_TWICE", matches=30, folder=tmp_path, processes=1)
    path = report.failures[0].path
    assert path is not None
    name = "tests.lab.planted:LISTS_TWICE"

    match = replay_record(game_at(name), read_record(path.read_text(encoding="utf-8")), content_of(name), True)

    keys = [option.key for option in match.decision.options]
    assert len(keys) != len(set(keys))


def test_luck_from_outside_makes_records_diverge(tmp_path: Path) -> None:
    report = fuzz.run("tests.lab.planted:OTHER_LUCK", matches=40, folder=tmp_path, processes=1)
    kinds = " ".join([failure.rule for failure in report.failures])

    assert RecordDiverges.__name__ in kinds or "two forks go different ways" in kinds


def test_the_same_seed_makes_the_same_matches_on_any_number_of_processes(tmp_path: Path) -> None:
    one = fuzz.run(LANTERNS, matches=24, seed=5, folder=tmp_path, processes=1)
    two = fuzz.run(LANTERNS, matches=24, seed=5, folder=tmp_path, processes=2)
    other = fuzz.run(LANTERNS, matches=24, seed=6, folder=tmp_path, processes=1)

    assert one.to_json() == two.to_json()
    assert one.checks != other.checks


def test_a_single_match_can_be_tried_again(tmp_path: Path) -> None:
    name = "tests.lab.planted:RANKS_BADLY"
    report = fuzz.run(name, matches=20, folder=tmp_path, processes=1)
    failure = report.failures[0]

    again = fuzz.run(name, matches=1, first=failure.index, folder=tmp_path, processes=1)

    assert [one.problem for one in again.failures] == [failure.problem]


def test_it_stops_by_itself(tmp_path: Path) -> None:
    start = monotonic()
    told: list[tuple[int, int]] = []

    report = fuzz.run(LANTERNS, seconds=1, folder=tmp_path, progress=lambda done, total: told.append((done, total)))

    assert report.ok
    assert monotonic() - start < 15
    assert told
    assert all(total == 1 for _, total in told)


def test_seats_options_and_kinds_all_come_round() -> None:
    plans = [fuzz.plan_of(LANTERNS, 0, GAME.seats, ("greedy", "random"), index) for index in range(24)]

    ways = Counter([(plan.kind, plan.seats, plan.options["wind"]) for plan in plans])
    assert len(ways) == 3 * 4 * 2
    assert {plan.kind for plan in plans[:4]} == set(KINDS)


def test_seats_and_bots_can_be_chosen(tmp_path: Path) -> None:
    report = fuzz.run(LANTERNS, matches=9, seats=3, bots=["greedy"], folder=tmp_path, processes=1)

    assert report.ok
    assert fuzz.plan_of(LANTERNS, 0, (3,), ("greedy",), 0).bots == ("greedy", "greedy", "greedy")
    with pytest.raises(OptionError, match="9 seats are not possible"):
        fuzz.run(LANTERNS, matches=1, seats=9)
    with pytest.raises(OptionError, match="there is no bot 'nobody'"):
        fuzz.run(LANTERNS, matches=1, bots=["nobody"])


def test_the_toy_has_texts_for_all_its_options() -> None:
    assert len(CONTENT.book) == 1 + 2 + 6 + 6


def test_options_that_a_game_refuses_together_are_drawn_again() -> None:
    report = fuzz.run("euthia", 6, seats=1, bots=("random",), options={"scenario": "the-looming-doom"}, processes=1)
    assert report.ok, report.text()
    assert (report.matches, report.refused) == (6, 0)
    first, second = [fuzz.plan_of("euthia", 0, (1,), ("random",), 0, (), attempt) for attempt in (0, 1)]
    assert first.options != second.options
    assert (first.index, first.seed) == (second.index, second.seed)


def test_options_that_never_fit_are_told() -> None:
    fixed = {"scenario": "the-looming-doom", "great_hunt": True}
    report = fuzz.run("euthia", 2, seats=1, bots=("random",), options=fixed, processes=1)
    assert not report.ok
    assert "2 matches were not dealt" in report.text()
