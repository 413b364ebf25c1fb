"""Bots are found by name and play what is offered."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.lab.lanterns import Careful

from muster.bots import Bot, RandomBot, bot_called, bot_names
from muster.kernel.errors import OptionError
from muster.lab.players import deal, play_out

LANTERNS = "tests.lab.lanterns:GAME"


def test_random_plays_any_game() -> None:
    assert isinstance(bot_called("random", LANTERNS, 1), RandomBot)
    assert isinstance(bot_called("random", "meeples-and-monsters", 1), RandomBot)


def test_a_game_brings_its_own_bots() -> None:
    assert bot_names(LANTERNS) == ("random", "greedy")
    assert isinstance(bot_called("greedy", LANTERNS, 1), Careful)


def test_an_unknown_bot_is_refused_with_the_names_that_exist() -> None:
    with pytest.raises(OptionError, match=r"there is no bot 'clever' for .*; bots are: random, greedy"):
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
