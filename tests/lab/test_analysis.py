"""A match looked at afterwards: chances that add up, luck apart from choice, and what was clearly missed."""

from __future__ import annotations

import json

import pytest

from muster.bots import JudgeRefused, bot_called
from muster.kernel.match import Match
from muster.lab.analysis import CLEARLY, Analysis, Choice, Moment, analyse
from muster.lab.players import deal, play_out

GAME = "meeples-and-monsters"


def a_match(names: tuple[str, ...] = ("greedy", "apprentice"), game: str = GAME, seed: int = 3) -> Match:
    match = deal(game, len(names), seed)
    play_out(match, [bot_called(name, game, seat) for seat, name in enumerate(names)])
    return match


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(a_match())


def test_chances_add_up_and_end_as_the_match_did(found: Analysis) -> None:
    assert len(found.moments) > 12
    assert all(sum(moment.chances) == pytest.approx(1) for moment in found.moments)
    assert found.moments[-1].chances == (1.0, 0.0)
    assert [moment.line for moment in found.moments] == sorted(moment.line for moment in found.moments)
    assert found.moments[-1].line == found.lines


def test_who_knows_less_loses_more_by_choice() -> None:
    found = analyse(a_match(("greedy", "random")))
    assert found.lost_by(1) > found.lost_by(0)


def test_what_was_missed_was_clearly_worse(found: Analysis) -> None:
    missed = found.missed()
    assert missed
    for choice in missed:
        assert choice.best >= choice.played + CLEARLY
        assert choice.said != choice.better


def test_the_same_match_gives_the_same_analysis(found: Analysis) -> None:
    told = found.to_json()
    assert json.loads(json.dumps(told)) == told
    assert analyse(a_match()).to_json() == told


def test_the_biggest_swings_come_first() -> None:
    moments = [Moment(0, [0.5, 0.5]), Moment(9, [0.6, 0.4]), Moment(20, [0.2, 0.8]), Moment(31, [0.25, 0.75])]

    swings = Analysis(GAME, 2, 31, moments, []).swings()

    assert [(before.line, after.line) for before, after, _ in swings] == [(9, 20), (0, 9), (20, 31)]


def test_an_answer_is_named_once_and_small_differences_are_not() -> None:
    choices = [
        Choice(4, 0, 0.4, 0.5, "a", "b"),
        Choice(4, 0, 0.4, 0.6, "a", "b"),
        Choice(7, 1, 0.40, 0.44, "a", "b"),
        Choice(9, 1, 0.1, 0.4, "c", "d"),
    ]

    missed = Analysis(GAME, 2, 10, [], choices).missed()

    assert [(choice.line, round(choice.lost, 2)) for choice in missed] == [(9, 0.3), (4, 0.2)]


def test_a_match_that_runs_is_analysed_as_far_as_it_goes() -> None:
    match = deal(GAME, 2, 5)
    bot = bot_called("greedy", GAME, 1)
    for _ in range(60):
        match.play(bot.decide(match.chair(match.decision.seat)))

    found = analyse(match)

    assert found.lines == 60
    assert found.moments[-1].line < 60


def test_a_match_that_no_judge_knows_says_so() -> None:
    with pytest.raises(JudgeRefused, match="together"):
        analyse(deal("euthia", 1, 1))
