"""What the end of a match is worth to each seat. Only the end pays: what helps on the way, learners find out."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from muster.kernel.errors import OptionError
from muster.kernel.result import Result

Reward = Callable[[Result], list[float]]
TOGETHER = ("success", "failure")  # outcomes of solo and co-operative games


def by_rank(result: Result) -> list[float]:
    """1 for the first place, -1 for the last, evenly between; who shares places shares their worth.

    Alone or together: 1 for success, -1 for failure.
    """
    if result.outcomes[0] in TOGETHER:
        return [1.0 if outcome == "success" else -1.0 for outcome in result.outcomes]
    rewards = [0.0] * len(result.scores)
    place = 0
    for group in result.ranking:
        middle = place + (len(group) - 1) / 2
        for seat in group:
            rewards[seat] = 1 - 2 * middle / (len(rewards) - 1)
        place += len(group)
    return rewards


def by_win(result: Result) -> list[float]:
    """1 for the winner, parts of it where a victory is shared, 0 for everyone else; alone or together 1 or 0."""
    if result.outcomes[0] in TOGETHER:
        return [1.0 if outcome == "success" else 0.0 for outcome in result.outcomes]
    return [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(result.scores))]


def by_score(result: Result) -> list[float]:
    """How many points a seat is ahead of the best of the others, or behind; alone or together its points."""
    if result.outcomes[0] in TOGETHER:
        return [float(score) for score in result.scores]
    return [
        float(score - max(other for at, other in enumerate(result.scores) if at != seat))
        for seat, score in enumerate(result.scores)
    ]


REWARDS: Mapping[str, Reward] = {"rank": by_rank, "win": by_win, "score": by_score}


def reward_called(name: str) -> Reward:
    """A reward by its name; an unknown one is refused with those that exist."""
    if name not in REWARDS:
        raise OptionError(f"there is no reward {name!r}; rewards are: {', '.join(REWARDS)}")
    return REWARDS[name]
