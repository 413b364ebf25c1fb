"""The arena is fair, repeatable, and says how sure it is."""

from __future__ import annotations

import pytest

from muster.kernel.errors import OptionError
from muster.lab import arena
from muster.lab.players import bots_for_seats

LANTERNS = "tests.lab.lanterns:GAME"


def test_every_match_has_a_winner_and_every_bot_its_share() -> None:
    report = arena.run(LANTERNS, ["greedy", "random"], matches=60, seats=4)

    assert report.matches == 60
    assert sum(standing.wins for standing in report.standings) == pytest.approx(60)
    assert sum(report.seat_wins) == pytest.approx(1)
    for standing in report.standings:
        assert standing.fair == pytest.approx(0.5)
        assert standing.interval[0] <= standing.win_rate <= standing.interval[1]
    assert "greedy" in report.text()


def test_the_same_seed_gives_the_same_report_on_any_number_of_processes() -> None:
    one = arena.run(LANTERNS, ["greedy", "random"], matches=30, seed=3, processes=1)
    two = arena.run(LANTERNS, ["greedy", "random"], matches=30, seed=3, processes=2)
    other = arena.run(LANTERNS, ["greedy", "random"], matches=30, seed=4, processes=1)

    assert one.to_json() == two.to_json()
    assert one.to_json() != other.to_json()


def test_bots_change_seats() -> None:
    lines = [bots_for_seats(("a", "b", "c"), 3, turn) for turn in range(3)]

    assert lines == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    assert bots_for_seats(("a",), 2, 5) == ("a", "a")


def test_as_many_seats_as_bots_unless_said_otherwise() -> None:
    assert arena.run(LANTERNS, ["random"] * 3, matches=2, processes=1).seats == 3
    assert arena.run(LANTERNS, ["random"] * 6, matches=2, processes=1).seats == 4


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []

    arena.run(LANTERNS, matches=10, processes=1, progress=lambda done, total: told.append((done, total)))

    assert told[-1] == (10, 10)
    assert told == sorted(told)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no bot 'clever'"):
        arena.run(LANTERNS, ["clever"])
    with pytest.raises(OptionError, match="option 'wind' cannot be 3"):
        arena.run(LANTERNS, ["random"], options={"wind": 3})
    with pytest.raises(OptionError, match="9 seats"):
        arena.run(LANTERNS, ["random"], seats=9)
    with pytest.raises(OptionError, match="0 matches"):
        arena.run(LANTERNS, ["random"], matches=0)
    with pytest.raises(OptionError, match="name at least one bot"):
        arena.run(LANTERNS, [])
    with pytest.raises(OptionError, match="there is no game at"):
        arena.run("tests.lab.lanterns:CHESS", ["random"])
