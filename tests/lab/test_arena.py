"""The arena is fair, repeatable, and says how sure it is."""

from __future__ import annotations

import pytest

from muster.kernel.errors import OptionError
from muster.lab import arena
from muster.lab.players import bots_for_seats

LANTERNS = "tests.lab.lanterns:GAME"
IDLING = "tests.lab.idling:GAME"


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


def test_every_deal_is_played_with_everybody_in_every_place() -> None:
    report = arena.run(LANTERNS, ["greedy", "random", "random"], matches=9, seats=3, processes=1)

    seeds = [row.seed for row in report.rows]
    assert [seeds[at : at + 3] for at in (0, 3, 6)] == [[seeds[at]] * 3 for at in (0, 3, 6)]
    assert len(set(seeds)) == 3
    assert [row.bots.index("greedy") for row in report.rows[:3]] == [0, 2, 1]


def test_in_a_round_robin_every_two_meet() -> None:
    bots = ["greedy", "random", "search"]
    report = arena.run(LANTERNS, bots, matches=6, form="round-robin", processes=2)

    assert [(one.first, one.second, one.deals) for one in report.pairings] == [
        ("greedy", "random", 3),
        ("greedy", "search", 3),
        ("random", "search", 3),
    ]
    assert report.matches == 18
    assert report.seats == 2
    assert [one.matches for one in report.standings] == [12, 12, 12]


def test_a_ladder_stops_at_whom_nobody_surely_beats() -> None:
    report = arena.run(IDLING, ["idle", "greedy"], matches=400, form="ladder", processes=2)

    assert report.ladder == ("greedy", "idle")
    assert report.matches < 400
    equals = arena.run(IDLING, ["random", "greedy"], matches=4, form="ladder", processes=1)
    assert equals.ladder == ("random", "greedy")  # four matches prove nothing
    assert "ladder, from the top: greedy, idle" in report.text()


def test_it_stops_when_it_is_sure_and_where_does_not_depend_on_the_processes() -> None:
    one = arena.run(IDLING, ["greedy", "idle"], matches=2000, seats=3, until_sure=True, processes=1)
    two = arena.run(IDLING, ["greedy", "idle"], matches=2000, seats=3, until_sure=True, processes=2)

    assert one.matches < 200
    assert one.to_json() == two.to_json()
    assert one.pairings[0].verdict == 1
    assert one.pairings[0].first == "greedy"


def test_ratings_follow_the_wins() -> None:
    pytest.importorskip("openskill", reason="OpenSkill is not installed (the extra lab)")
    report = arena.run(IDLING, ["greedy", "idle"], matches=60, seats=4, processes=2)
    ratings = {one.bot: one.rating for one in report.standings}

    assert ratings["greedy"] is not None
    assert ratings["idle"] is not None
    assert ratings["greedy"].mu > 25 > ratings["idle"].mu
    assert ratings["greedy"].interval[0] < ratings["greedy"].mu < ratings["greedy"].interval[1]


def test_how_long_bots_think_is_told() -> None:
    report = arena.run(LANTERNS, ["search", "random"], matches=2, processes=1)
    thought = {one.bot: one.milliseconds for one in report.standings}

    assert thought["search"] > thought["random"] > 0
    assert report.times() == {bot: round(ms, 3) for bot, ms in thought.items()}


def test_forms_that_ask_who_is_better_want_two_bots() -> None:
    with pytest.raises(OptionError, match="at least two different bots"):
        arena.run(LANTERNS, ["random", "random"], form="round-robin")
    with pytest.raises(OptionError, match="at least two different bots"):
        arena.run(LANTERNS, ["random"], until_sure=True)
