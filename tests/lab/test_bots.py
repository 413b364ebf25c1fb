"""Bots are found by name and play what is offered."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.lab.lanterns import CONTENT, Careful

from muster.bots import NOTHING_BETTER, Bot, PlanningBot, RandomBot, Step, bot_called, bot_names
from muster.kernel.decision import Decision
from muster.kernel.errors import OptionError
from muster.kernel.match import Chair
from muster.kernel.options import Option
from muster.lab.players import deal, play_out

LANTERNS = "tests.lab.lanterns:GAME"


def test_random_plays_any_game() -> None:
    assert isinstance(bot_called("random", LANTERNS, 1), RandomBot)
    assert isinstance(bot_called("random", "meeples-and-monsters", 1), RandomBot)


def test_a_game_brings_its_own_bots() -> None:
    assert bot_names(LANTERNS) == ("greedy", "search", "random")
    assert isinstance(bot_called("greedy", LANTERNS, 1), Careful)


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(OptionError, match=r"there is no bot 'clever' for .*; the bots are: greedy, search, random"):
        bot_called("clever", LANTERNS, 1)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(OptionError, match="there is no game 'chess'"):
        bot_called("random", "chess", 1)


def test_the_same_seed_makes_the_same_choices() -> None:
    def played(seed: int) -> list[str]:
        match = deal(LANTERNS, 3, 9)
        bots: list[Bot] = [RandomBot(seed + seat) for seat in range(3)]
        play_out(match, bots)
        return [line.to_text() for line in match.record.all_lines()]

    assert played(1) == played(1)
    assert played(1) != played(2)


def test_all_options_are_equally_likely() -> None:
    match = deal(LANTERNS, 2, 3)
    bot = RandomBot(4)
    chair = match.chair(0)
    options = len(chair.decision)

    taken = Counter([bot.decide(chair).key for _ in range(600 * options)])

    assert len(taken) == options
    assert all(500 < times < 700 for times in taken.values())


class Lamplighter(PlanningBot):
    """Lights a lantern and plans to burn all its oil for it; notes what it was asked while it had no script."""

    def __init__(self, prompt: str = "burn") -> None:
        super().__init__()
        self.prompt = prompt
        self.asked: list[str] = []

    def _answer(self, chair: Chair, decision: Decision) -> Option:
        self.asked.append(decision.question.prompt)
        if decision.question.prompt == "turn":
            self._write(decision.number + 1, [Step(self.prompt, CONTENT.burn[2], "hint-burn")])
        return decision.listed[-1]


def lit_by(bot: Lamplighter) -> tuple[str, str]:
    """The lantern is lit; what the bot says to the question inside that answer, and why."""
    match = deal(LANTERNS, 2, 3)
    match.play(bot.decide(match.chair(0)))
    option, why = bot.explain(match.chair(0))
    assert bot.reason(match.chair(0), option).text_id == why
    return option.key, why


def test_a_plan_is_carried_out_without_thinking_again() -> None:
    bot = Lamplighter()

    assert lit_by(bot) == ("burn:2", "hint-burn")
    assert bot.asked == ["turn"]


def test_a_script_for_another_question_is_thrown_away() -> None:
    bot = Lamplighter("bid")

    assert lit_by(bot) == ("burn:2", NOTHING_BETTER)
    assert bot.asked == ["turn", "burn"]


def test_a_script_is_thrown_away_when_its_moment_has_passed() -> None:
    bot = Lamplighter()
    match = deal(LANTERNS, 1, 3)
    match.play(bot.decide(match.chair(0)))
    match.play("burn:0")

    bot.decide(match.chair(0))

    assert bot.asked == ["turn", "turn"]
