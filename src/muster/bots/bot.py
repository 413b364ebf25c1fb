"""What a bot is: someone who holds a chair and picks one of the options in front of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from muster.kernel.decision import OpenOption
from muster.kernel.match import Chair


class Bot(Protocol):
    """A player. It sees what its chair sees, never the match behind it."""

    def decide(self, chair: Chair) -> OpenOption:
        """One of the options of ``chair.decision``."""
        ...


# A game lists its bots by name, each with a function that makes one from a seed of its own.
BotMaker = Callable[[int], Bot]
