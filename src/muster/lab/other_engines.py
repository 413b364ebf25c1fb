"""Other people's engines, to measure ours against in the same run: Catanatron, a Catan engine in Python.

It is asked for with the extra ``bench`` and only called, through its public classes. Nothing of it is
typed, so it stays in this module.
"""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from random import Random
from time import process_time
from typing import Any


class Played:
    """What some matches took: CPU seconds for setting up and for playing, and how many decisions had a choice."""

    __slots__ = ("decisions", "matches", "play_seconds", "setup_seconds", "unforced")

    def __init__(self) -> None:
        self.matches = 0
        self.decisions = 0
        self.unforced = 0
        self.setup_seconds = 0.0
        self.play_seconds = 0.0

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.play_seconds if self.play_seconds else 0.0

    @property
    def unforced_per_second(self) -> float:
        return self.unforced / self.play_seconds if self.play_seconds else 0.0

    @property
    def matches_per_second(self) -> float:
        return self.matches / (self.setup_seconds + self.play_seconds) if self.play_seconds else 0.0


def catanatron_version() -> str | None:
    """The version of Catanatron that is installed, or None."""
    try:
        import catanatron  # noqa: F401
    except ImportError:
        return None
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return "unknown"


class Catanatron:
    """Four random players at Catan; ``matches`` of them take about as long as was asked for."""

    def __init__(self, seconds: float) -> None:
        from catanatron import Color, Game, RandomPlayer
        from catanatron import game as module

        self._game: Any = Game
        self._player: Any = RandomPlayer
        self._colors: list[Any] = list(Color)[:4]
        self._turns: int = getattr(module, "TURNS_LIMIT", 1000)
        self.matches = max(2, int(seconds * self.play(range(4)).matches_per_second))

    def deal(self, seed: int) -> Any:
        return self._game([self._player(color) for color in self._colors], seed=seed)

    def running(self, game: Any) -> bool:
        return game.winning_color() is None and game.state.num_turns < self._turns

    def playable(self, game: Any) -> Any:
        """The actions that are open; they moved from the state to the game between versions."""
        return game.playable_actions if hasattr(game, "playable_actions") else game.state.playable_actions

    def play(self, seeds: range) -> Played:
        """Play matches to their end, as the engine's own loop does, and count."""
        played = Played()
        for seed in seeds:
            start = process_time()
            game = self.deal(seed + 1)  # its seed 0 means any seed
            dealt = process_time()
            decisions = unforced = 0
            while self.running(game):
                if len(self.playable(game)) > 1:
                    unforced += 1
                game.play_tick()
                decisions += 1
            done = process_time()
            played.matches += 1
            played.decisions += decisions
            played.unforced += unforced
            played.setup_seconds += dealt - start
            played.play_seconds += done - dealt
        return played

    def stopped(self, seed: int, decisions: int) -> Any:
        """A match that was played for this many decisions, or to its end."""
        game = self.deal(seed + 1)
        for _ in range(decisions):
            if not self.running(game):
                break
            game.play_tick()
        return game

    def typical_length(self) -> int:
        return self.play(range(2)).decisions // 2

    def states(self, number: int) -> list[Any]:
        """Matches stopped somewhere in their middle third."""
        dice = Random(1)
        typical = self.typical_length()
        return [self.stopped(seed, dice.randrange(typical // 3, 2 * typical // 3)) for seed in range(number)]
