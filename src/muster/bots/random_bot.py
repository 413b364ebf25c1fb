"""A player who takes any option, all equally likely: the measure of all others, and the fuzzer's hands."""

from __future__ import annotations

from random import Random

from muster.kernel.decision import OpenOption
from muster.kernel.match import Chair


class RandomBot:
    """Picks blindly, with luck of its own: neither the match's dice nor another bot's can be told from it."""

    __slots__ = ("_toss",)

    def __init__(self, seed: int) -> None:
        self._toss = Random(seed).random

    def decide(self, chair: Chair) -> OpenOption:
        decision = chair.decision
        # No question has more than a few dozen options, so that scaling a float favours none of them noticeably.
        return decision[int(self._toss() * len(decision))]
