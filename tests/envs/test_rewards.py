"""What the end of a match is worth."""

from __future__ import annotations

import pytest

from muster.envs.rewards import reward_called
from muster.kernel.errors import OptionError
from muster.kernel.result import Result

WON = Result(["lost", "won", "lost"], [10, 25, 18], [{}] * 3, [[1], [2], [0]])
SHARED = Result(["shared", "lost", "shared"], [20, 5, 20], [{}] * 3, [[0, 2], [1]])
SAVED = Result(["success"] * 2, [30, 12], [{}] * 2, [[0, 1]], grade="gold")
LOST = Result(["failure"], [7], [{}], [[0]])


@pytest.mark.parametrize(
    "name, result, worth",
    [
        ("rank", WON, [-1, 1, 0]),
        ("rank", SHARED, [0.5, -1, 0.5]),
        ("rank", SAVED, [1, 1]),
        ("rank", LOST, [-1]),
        ("win", WON, [0, 1, 0]),
        ("win", SHARED, [0.5, 0, 0.5]),
        ("win", SAVED, [1, 1]),
        ("win", LOST, [0]),
        ("score", WON, [-15, 7, -7]),
        ("score", SHARED, [0, -15, 0]),
        ("score", SAVED, [30, 12]),
        ("score", LOST, [7]),
    ],
)
def test_the_end_is_worth(name: str, result: Result, worth: list[float]) -> None:
    assert reward_called(name)(result) == pytest.approx(worth)


def test_an_unknown_reward_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="no reward 'glory'; rewards are: rank, win, score"):
        reward_called("glory")
