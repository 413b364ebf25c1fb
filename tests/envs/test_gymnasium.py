"""The games as Gymnasium environments."""

from __future__ import annotations

import re
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.setting import GAMES

from muster.envs.gymnasium_env import IDS, MusterEnv
from muster.kernel.errors import IllegalAnswer, MusterError, OptionError


def played_out(env: gymnasium.Env[Any, Any], seed: int) -> tuple[float, int]:
    """A whole match with masked actions at random: the reward, and how often the learner was asked."""
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    total, steps, ended = 0.0, 0, False
    while not ended:
        _, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
        total, steps = total + float(reward), steps + 1
        assert not cut
    assert not info["action_mask"].any()
    return total, steps


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("error")
def test_the_interface_is_kept(game: str) -> None:
    """The check takes any action, so that those that are not offered are replaced here."""
    check_env(gymnasium.make(IDS[game], illegal="replace").unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_a_module_before_the_name_makes_it_known(game: str) -> None:
    env = gymnasium.make(f"muster.envs.gymnasium_env:{IDS[game]}", seats=3, seat=2)
    assert played_out(env, 3) == played_out(env, 3)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy", ["greedy", "random"]], ids=str)
def test_matches_end_and_pay(game: str, opponents: str | list[str]) -> None:
    env = MusterEnv(game, seats=3, opponents=opponents, reward="score")
    reward, steps = played_out(env, 1)
    match = env._playing.match
    assert match is not None
    assert steps > 5
    scores = match.result.scores
    assert reward == scores[0] - max(scores[1:])


def test_alone_the_game_is_the_only_opponent() -> None:
    env = MusterEnv("monster-lands", seats=1)
    reward, _ = played_out(env, 2)
    match = env._playing.match
    assert match is not None
    assert reward == (1 if match.result.outcomes == ("success",) else -1)


def test_only_the_learner_is_asked() -> None:
    env = MusterEnv("meeples-and-monsters", seats=3, seat=1)
    _, info = env.reset(seed=2)
    ended, steps, luck = False, 0, np.random.default_rng(2)
    while not ended:
        match = env._playing.match
        assert match is not None
        assert match.decision.seat == 1
        masks = env.action_masks()
        assert masks.dtype == np.bool_
        assert np.array_equal(masks, info["action_mask"].astype(bool))
        _, _, ended, _, info = env.step(int(luck.choice(np.flatnonzero(masks))))
        steps += 1
    assert steps > 10
    assert not env.action_masks().any()


def test_what_is_not_offered_is_refused_or_replaced() -> None:
    strict, easy = MusterEnv("monster-lands"), MusterEnv("monster-lands", illegal="replace")
    _, info = strict.reset(seed=4)
    easy.reset(seed=4)
    offered = np.flatnonzero(info["action_mask"])
    wrong = next(number for number in range(offered[-1]) if number not in offered)
    with pytest.raises(IllegalAnswer, match=f"action {wrong} is not offered"):
        strict.step(wrong)
    first = strict.step(int(offered[offered > wrong][0]))
    assert np.array_equal(first[0], easy.step(wrong)[0])
    # Behind the last one that is offered comes the first.
    strict.reset(seed=4)
    easy.reset(seed=4)
    assert np.array_equal(strict.step(int(offered[0]))[0], easy.step(easy._playing.encoder.book_size - 1)[0])


def test_a_seed_gives_the_same_match() -> None:
    env = MusterEnv("meeples-and-monsters", opponents="random")
    assert played_out(env, 8) == played_out(MusterEnv("meeples-and-monsters"), 8)
    first, _ = env.reset(seed=8)
    second, _ = env.reset()
    assert not np.array_equal(first, second)


def test_drawing_tells_what_is_new() -> None:
    env = MusterEnv("monster-lands", render_mode="ansi")
    env.reset(seed=1)
    assert "[0] " in env.render()
    assert env.render().startswith("[0] ")


@pytest.mark.parametrize(
    "arguments, reason",
    [
        ({"seat": 2}, "there is no seat 2"),
        ({"opponents": "genius"}, "there is no bot 'genius'"),
        ({"opponents": ["random", "random"]}, "2 opponents for 1 other seats"),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'; it may be refuse or replace"),
        ({"reward": "gold"}, "there is no reward 'gold'"),
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused_by_name(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=re.escape(reason)):
        MusterEnv("monster-lands", **arguments)


def test_a_step_needs_a_match() -> None:
    env = MusterEnv("monster-lands")
    with pytest.raises(MusterError, match=r"call reset\(\) first"):
        env.step(0)
    with pytest.raises(MusterError, match="render_mode='ansi'"):
        env.render()
