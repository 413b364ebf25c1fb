"""The bot that tries its answers in imagined matches: repeatable, within its budget, blind to secrets, and better."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.greedy import Blindfold, answers_alike
from tests.lab.test_bots import LANTERNS, Lamplighter

from muster.bots import Bot, Effort, PlanningBot, RandomBot, SearchBot, bot_called, bot_names, bots_of
from muster.bots.search_bot import LATELY, LEAST, SUCCESS, TRIED, compared, worth
from muster.kernel.decision import OpenOption
from muster.kernel.errors import OptionError
from muster.kernel.match import Chair
from muster.kernel.options import Saying
from muster.kernel.result import Result
from muster.kernel.text import LANGUAGES
from muster.lab.players import deal, play_out

GAMES = ("meeples-and-monsters", "monster-lands", "euthia")
SMALL = Effort(budget=400, certainty=0.5)


def searching(seed: int, effort: Effort = SMALL) -> SearchBot:
    """A search among random players."""
    return SearchBot(seed, RandomBot, effort)


class First:
    """Takes whatever stands first."""

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, chair: Chair) -> OpenOption:
        return chair.decision[0]


# -- at any table ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [LANTERNS, *GAMES])
def test_every_game_has_it(game: str) -> None:
    assert isinstance(bot_called("search", game, 1), SearchBot)
    assert {"random", "greedy", "search"} <= set(bot_names(game))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_plays_to_the_end_also_where_all_are_asked_at_once(seats: int) -> None:
    match = deal(LANTERNS, seats, 5, events=True)

    play_out(match, [searching(seat) for seat in range(seats)])

    assert match.over


def test_the_same_seed_plays_the_same_match() -> None:
    def answers(seed: int) -> list[str]:
        match = deal(LANTERNS, 2, 9)
        play_out(match, [searching(seed + seat) for seat in range(2)])
        return [line.to_text() for line in match.record.all_lines()]

    assert answers(1) == answers(1)
    assert answers(1) != answers(2)


def test_beats_those_it_asks_for_advice() -> None:
    effort = Effort(budget=1500, certainty=0.5)
    wins = 0.0
    for turn in range(40):
        match = deal(LANTERNS, 2, turn)
        bots: list[Bot] = [RandomBot(turn), RandomBot(turn)]
        bots[turn % 2] = searching(turn, effort)
        play_out(match, bots)
        winners = match.result.winners
        wins += (turn % 2 in winners) / len(winners)

    assert wins >= 28  # an equal player wins so many once in a hundred times


# -- effort ------------------------------------------------------------------------------------------------------------


def test_a_single_option_is_answered_at_once() -> None:
    match = deal("meeples-and-monsters", 2, 1)
    bot = SearchBot(1, First, Effort(budget=400))
    dice = RandomBot(3)
    found = 0
    while not match.over:
        chair = match.chair(match.decision.seat)
        if len(chair.decision) == 1:
            found += 1
            assert bot.decide(chair) == chair.decision[0]
            assert bot.spent == 0
        match.play(dice.decide(chair))

    assert found


@pytest.mark.parametrize("budget", [150, 600, 2500])
def test_the_budget_is_kept(budget: int) -> None:
    match = deal(LANTERNS, 2, 4)
    bot = searching(1, Effort(budget=budget, certainty=0.5))
    spent: list[int] = []
    while not match.over:
        match.play(bot.decide(match.chair(match.decision.seat)))
        spent.append(bot.spent)

    # The length of a try is an estimate, so that the last round may run a little over.
    assert budget / 4 < max(spent) < budget * 1.3


def test_an_end_out_of_sight_leaves_the_advice_as_it_is() -> None:
    match = deal("meeples-and-monsters", 2, 1)
    bot = SearchBot(1, First, Effort(budget=60))
    chair = match.chair(match.decision.seat)

    assert bot.decide(chair) == chair.decision[0]
    assert 0 < bot.spent <= 60 // (2 * LEAST)


def test_searches_only_where_that_pays() -> None:
    match = deal(LANTERNS, 2, 4)
    bot = searching(1, Effort(budget=600, prompts=frozenset({"bid"})))
    searched = set()
    while not match.over:
        prompt = match.decision.question.prompt
        match.play(bot.decide(match.chair(match.decision.seat)))
        if bot.spent:
            searched.add(prompt)

    assert searched == {"bid"}


# -- plans and reasons -------------------------------------------------------------------------------------------------


class Planner(Lamplighter):
    """Lights the last lantern of its hand and has a plan for it, whatever its seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()


def test_the_beginning_of_a_plan_is_searched_and_the_rest_is_not() -> None:
    match = deal("meeples-and-monsters", 2, 3)
    bots = [SearchBot(seat, bots_of(match.game)["greedy"], Effort(budget=90)) for seat in range(2)]
    tried: dict[bool, set[bool]] = {True: set(), False: set()}
    while not match.over:
        bot = bots[match.decision.seat]
        options = len(match.decision)
        match.play(bot.decide(match.chair(match.decision.seat)))
        if options > 1:
            adviser = bot._adviser
            assert isinstance(adviser, PlanningBot)
            tried[adviser.goes_on].add(bot.spent > 0)

    assert tried == {True: {False}, False: {True}}


def test_who_is_overruled_drops_the_plan_and_the_reason() -> None:
    match = deal(LANTERNS, 2, 3)
    chair = match.chair(0)
    overruled = set()
    for seed in range(12):
        bot = SearchBot(seed, Planner, Effort(budget=600, certainty=0.7, prompts=frozenset({"turn"})))
        chosen = bot.decide(chair)
        planner, reason = bot._adviser, bot.reason(chair, chosen)
        assert isinstance(planner, PlanningBot)
        assert reason is not None
        overruled.add(chosen != chair.decision.options[-1])
        assert (planner._script == []) == (chosen != chair.decision.options[-1])
        assert (reason.text_id == TRIED) == (chosen != chair.decision.options[-1])

    assert overruled == {True, False}


def test_the_same_option_does_not_overrule_for_ever() -> None:
    match = deal(LANTERNS, 2, 3)
    chair = match.chair(0)
    bot = SearchBot(1, First, Effort(budget=1500, certainty=-100.0))

    answers = [bot.decide(chair).key for _ in range(30)]

    overruling = [key for key in answers if key != chair.decision[0].key]
    assert overruling
    for at in range(len(answers) - LATELY):
        lately = [key for key in answers[at : at + LATELY] if key in overruling]
        assert len(lately) == len(set(lately))


@pytest.mark.parametrize("game", GAMES)
def test_the_reason_is_told_in_all_languages(game: str) -> None:
    match = deal(game, 2, 1)

    assert len({match.words(Saying(TRIED), language) for language in LANGUAGES}) == len(LANGUAGES)


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["meeples-and-monsters", "monster-lands"])
def test_never_looks_behind_its_chair(game: str) -> None:
    match = deal(game, 3, 8)
    bots = [SearchBot(seat, bots_of(game)["greedy"], Effort(budget=90)) for seat in range(3)]
    blindfolds: list[Any] = [Blindfold(match.chair(seat)) for seat in range(3)]
    while not match.over:
        seat = match.decision.seat
        match.play(bots[seat].decide(blindfolds[seat]).key)

    assert match.over


@pytest.mark.parametrize("game, budget", [(LANTERNS, 1500), ("meeples-and-monsters", 6000), ("monster-lands", 6000)])
def test_answers_alike_at_tables_that_look_alike(game: str, budget: int) -> None:
    bots: list[SearchBot] = []

    def maker(seed: int) -> SearchBot:
        bots.append(SearchBot(seed, bots_of(game)["greedy"], Effort(budget, certainty=0.0)))
        return bots[-1]

    answers_alike(deal(game, 2, 4), maker, every=2, most=4)

    assert max(bot.spent for bot in bots) > budget / 4  # they did look ahead


# -- what a result is worth --------------------------------------------------------------------------------------------


def a_result(outcomes: list[str], scores: list[int]) -> Result:
    return Result(outcomes, scores, [{} for _ in scores], [list(range(len(scores)))])


def test_a_rivals_points_count_half() -> None:
    result = a_result(["won", "lost", "lost"], [30, 20, 8])

    assert [worth(result, seat) for seat in range(3)] == [20, 5, -7]


def test_together_all_share_the_points_and_the_success() -> None:
    assert worth(a_result(["failure", "failure"], [30, 20]), 1) == 25
    assert worth(a_result(["success", "success"], [30, 20]), 0) == 25 + SUCCESS
    assert worth(a_result(["success"], [12]), 0) == 12 + SUCCESS


def test_values_are_compared_pair_by_pair() -> None:
    assert compared([4.0, 6.0, 9.0], [3.0, 5.0, 8.0]) == (1.0, 0.0)
    ahead, error = compared([1.0, 5.0], [0.0, 0.0])
    assert (ahead, error) == (3.0, 2.0)


# -- budgets -----------------------------------------------------------------------------------------------------------


def test_a_budget_of_answers_is_kept_anywhere() -> None:
    match = deal("meeples-and-monsters", 2, 3)
    little, much = (bot_called(f"search:{budget}", "meeples-and-monsters", 1) for budget in (300, 6000))
    assert isinstance(little, SearchBot)
    assert isinstance(much, SearchBot)
    chair = match.chair(match.decision.seat)
    for bot in (little, much):
        bot.decide(chair)

    assert 0 < little.spent <= 400
    assert much.spent > little.spent


def test_a_budget_of_seconds_buys_as_many_answers_as_fit() -> None:
    match = deal("meeples-and-monsters", 2, 3)
    short, long = (bot_called(f"search:{budget}", "meeples-and-monsters", 1) for budget in ("0.05s", "1s"))
    assert isinstance(short, SearchBot)
    assert isinstance(long, SearchBot)
    chair = match.chair(match.decision.seat)
    for bot in (short, long):
        bot.decide(chair)

    assert short.spent < long.spent


@pytest.mark.parametrize("budget", ["", "s", "fast", "-1", "0", "0s", "1.5", "nan", "infs"])
def test_what_is_no_budget_is_refused(budget: str) -> None:
    with pytest.raises(OptionError, match="is no budget"):
        bot_called(f"search:{budget}", "meeples-and-monsters", 1)
