"""Lanterns with a player who does nothing for victory, so that somebody is surely better."""

from __future__ import annotations

from collections.abc import Callable

from tests.lab.lanterns import GAME, TARGETS, Careful, measures

from muster.bots import Bot
from muster.kernel.decision import OpenOption
from muster.kernel.match import Chair

__all__ = ["BOTS", "GAME", "TARGETS", "measures"]


class Idler:
    """Takes oil or cards and lights nothing."""

    def __init__(self, seed: int) -> None:
        pass

    def decide(self, chair: Chair) -> OpenOption:
        return chair.decision[0]


BOTS: dict[str, Callable[[int], Bot]] = {"idle": Idler, "greedy": Careful}
