"""Many matches at once: the same matches as one by one, opponents of every kind, rewards that add up."""

from __future__ import annotations

from typing import Any

import pytest

import muster
from muster.bots import RandomBot
from muster.kernel.errors import IllegalAnswer, MusterError, OptionError

np = pytest.importorskip("numpy")

from muster.envs.batched import BatchedEnv, action_version  # noqa: E402
from muster.envs.encoding import encoder  # noqa: E402

GAMES = ("meeples-and-monsters", "monster-lands", "euthia")
GAME = "meeples-and-monsters"


def first_offered(observations: Any, masks: Any) -> Any:
    """A policy that takes whatever stands first in the book."""
    return masks.argmax(axis=1)


def some(env: BatchedEnv, luck: Any) -> Any:
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in env.masks])


@pytest.mark.parametrize("game", GAMES)
def test_matches_go_on_side_by_side_and_new_ones_follow(game: str) -> None:
    env = BatchedEnv(game, matches=3)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    ended = 0
    for _ in range(1500):
        assert (env.masks.sum(axis=1) > 0).all()
        assert np.isfinite(env.observations).all()
        env.step(some(env, luck))
        assert (env.rewards[~env.ended] == 0).all()
        ended += int(env.ended.sum())
        if ended >= 3:
            break

    assert ended >= 3


def test_the_same_seed_gives_the_same_matches() -> None:
    seen = []
    for seed in (1, 1, 2):
        env = BatchedEnv(GAME, matches=2, opponents=["greedy", first_offered], seats=3)
        env.reset(seed=seed)
        for _ in range(40):
            env.step(first_offered(env.observations, env.masks))
        seen.append((env.observations.copy(), env.masks.copy()))

    assert (seen[0][0] == seen[1][0]).all()
    assert (seen[0][1] == seen[1][1]).all()
    assert (seen[0][0] != seen[2][0]).any()


def test_masks_and_wide_observations_are_those_of_the_match() -> None:
    env = BatchedEnv(GAME, matches=2, observe="wide")
    env.reset(seed=3)
    reader = encoder(GAME, seats=2)
    for _ in range(30):
        for at, match in enumerate(env._matches):
            seat = int(env.seats[at])
            assert match.decision.seat == seat
            assert (env.masks[at] == reader.mask(match.decision)).all()
            assert (env.observations[at] == reader.observe(match, seat)).all()
        env.step(first_offered(env.observations, env.masks))


def test_compact_observations_have_names_and_tell_the_question() -> None:
    env = BatchedEnv(GAME, matches=2)
    env.reset(seed=3)
    names = env.observation_names

    assert env.observations.shape == (2, len(names))
    assert len(names) < 1000
    for at, match in enumerate(env._matches):
        assert env.observations[at][names.index(f"question:{match.decision.question.prompt}")] == 1


def test_in_self_play_every_seat_is_asked_and_paid() -> None:
    env = BatchedEnv(GAME, matches=2, seats=3, learn="all", observe="nothing")
    env.reset(seed=1)
    asked = set()
    luck = np.random.default_rng(1)
    while not env.ended.any():
        asked |= set(env.seats.tolist())
        env.step(some(env, luck))

    assert asked == {0, 1, 2}
    at = int(env.ended.argmax())
    assert env.final_rewards[at].sum() == pytest.approx(0, abs=1e-6)
    assert env.final_rewards[at].max() > 0


def test_shaping_moves_rewards_about_but_adds_none() -> None:
    """What the judge gives on the way it takes back at the end, but for what the deal itself was worth."""
    plain = BatchedEnv(GAME, matches=1, opponents=first_offered)
    shaped = BatchedEnv(GAME, matches=1, opponents=first_offered, shaping=2.0)
    totals = []
    for env in (plain, shaped):
        env.reset(seed=5)
        start = env._chances[0]
        total = 0.0
        steps = 0
        while not env.ended.any():
            env.step(first_offered(env.observations, env.masks))
            total += float(env.rewards[0])
            steps += bool(env.rewards[0])
        totals.append((total, steps, start))

    assert totals[1][1] > totals[0][1]  # something on the way
    assert totals[1][0] == pytest.approx(totals[0][0] - 2.0 * totals[1][2], abs=1e-4)
    with pytest.raises(OptionError, match="learn='one'"):
        BatchedEnv(GAME, learn="all", shaping=1.0)


def test_opponents_are_bots_classes_and_policies_and_may_change() -> None:
    asked: list[int] = []

    def counting(observations: Any, masks: Any) -> Any:
        asked.append(len(masks))
        return first_offered(observations, masks)

    env = BatchedEnv(GAME, matches=4, seats=4, opponents=["greedy", RandomBot, counting], observe="nothing")
    env.reset(seed=1)
    for _ in range(10):
        env.step(first_offered(env.observations, env.masks))
    assert max(asked) > 1  # all matches that wait for a policy are put to it at once
    env.seat_opponents("random")
    asked.clear()
    env.reset(seed=1)
    for _ in range(10):
        env.step(first_offered(env.observations, env.masks))
    assert asked == []


def test_what_cannot_be_is_refused() -> None:
    env = BatchedEnv(GAME, matches=2, observe="nothing")
    with pytest.raises(MusterError, match="reset"):
        env.step([0, 0])
    env.reset()
    with pytest.raises(MusterError, match="1 actions for 2"):
        env.step([0])
    before = env.masks.copy()
    with pytest.raises(IllegalAnswer, match="is not offered"):
        env.step([env.book_size - 1, env.book_size - 1])
    assert (env.masks == before).all()
    with pytest.raises(OptionError, match="3 opponents for 1"):
        BatchedEnv(GAME, opponents=["random"] * 3)
    with pytest.raises(OptionError, match="there is no bot 'clever'"):
        BatchedEnv(GAME, opponents="clever")
    with pytest.raises(OptionError, match="can hold no chair"):
        BatchedEnv(GAME, opponents=[7])  # type: ignore[list-item]
    with pytest.raises(OptionError, match="observe cannot be"):
        BatchedEnv(GAME, observe="all")  # type: ignore[arg-type]


def test_the_numbering_of_actions_has_a_version() -> None:
    versions = {game: action_version(muster.content(game)) for game in GAMES}
    assert len(set(versions.values())) == 3
    assert BatchedEnv(GAME, observe="nothing").action_version == versions[GAME]


def test_the_bench_tells_every_game_and_way() -> None:
    from muster.envs import bench

    told: list[tuple[int, int]] = []
    report = bench.run(lambda done, total: told.append((done, total)), rounds=1, seconds=0.001)

    assert set(report.rates) == set(GAMES)
    assert set(report.rates[GAME]) == set(bench.WAYS)
    assert all(rate > 0 for found in report.rates.values() for rate in found.values())
    assert GAME in report.text()
    assert told[-1][0] == told[-1][1]
