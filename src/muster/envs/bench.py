"""Bench of the environments: answers of a learner per second, one match at a time and sixty-four at once.

    muster bench environments

Two seats, random play on both sides, in seconds of the processor. The ways take turns, so that a busy machine slows all
of them alike; the middle of the rounds is told, and the last column holds 64 matches at once against one by one.
"""

from __future__ import annotations

import platform
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time
from typing import Final

import numpy as np

import muster
from muster.envs.batched import BatchedEnv
from muster.envs.gymnasium_env import MusterEnv
from muster.installed import build
from muster.kernel.errors import OptionError

ROUNDS: Final = 3
SECONDS: Final = 0.7
MATCHES: Final = 64
ONE_BY_ONE: Final = "Gymnasium"

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class EnvironmentsReport:
    """Answers per second by game and way."""

    rates: dict[str, dict[str, float]]

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = {
            "interpreter": platform.python_version(),
            "build": build(),
            "answers_per_second": self.rates,
        }
        return found

    def text(self) -> str:
        head = f"answers of a learner per second, two seats, Python {platform.python_version()}, {build()} build"
        lines = [head, "", f"{'':24}{ONE_BY_ONE:>12}{'64, wide':>12}{'64, compact':>12}{'64, no look':>12}{'times':>8}"]
        for game, found in self.rates.items():
            cells = "".join([f"{found[way]:12,.0f}" if way in found else f"{'-':>12}" for way in WAYS])
            best = found.get("64, compact", found["64, wide"]) / found[ONE_BY_ONE]
            lines.append(f"{game:24}{cells}{best:8.1f}")
        return "\n".join(lines)


def one_by_one(game: str) -> Callable[[], int]:
    env = MusterEnv(game)
    luck = np.random.default_rng(1)
    info = env.reset(seed=1)[1]

    def play() -> int:
        nonlocal info
        for _ in range(MATCHES):
            _, _, ended, _, info = env.step(luck.choice(np.flatnonzero(info["action_mask"])))
            if ended:
                info = env.reset()[1]
        return MATCHES

    return play


def at_once(game: str, observe: str) -> Callable[[], int]:
    env = BatchedEnv(game, matches=MATCHES, observe=observe)  # type: ignore[arg-type]
    env.reset(seed=1)
    luck = np.random.default_rng(1)

    def play() -> int:
        offered = env.masks.cumsum(axis=1)
        wanted = (luck.random(MATCHES) * offered[:, -1]).astype(np.int64) + 1
        env.step((offered >= wanted[:, None]).argmax(axis=1))
        return MATCHES

    return play


WAYS: Final[dict[str, Callable[[str], Callable[[], int]]]] = {
    ONE_BY_ONE: one_by_one,
    "64, wide": lambda game: at_once(game, "wide"),
    "64, compact": lambda game: at_once(game, "compact"),
    "64, no look": lambda game: at_once(game, "nothing"),
}


def run(progress: Progress | None = None, *, rounds: int = ROUNDS, seconds: float = SECONDS) -> EnvironmentsReport:
    """Measure all games in all ways that they know."""
    games = muster.game_names()
    total = len(games) * len(WAYS) * rounds
    done = 0
    rates: dict[str, dict[str, float]] = {}
    for game in games:
        players: dict[str, Callable[[], int]] = {}
        for way, make in WAYS.items():
            try:
                players[way] = make(game)
            except OptionError:
                total -= rounds  # a game without traits has no compact observation
        found: dict[str, list[float]] = {way: [] for way in players}
        for _ in range(rounds):
            for way, play in players.items():
                answers, start = 0, process_time()
                while process_time() - start < seconds:
                    answers += play()
                found[way].append(answers / (process_time() - start))
                done += 1
                if progress is not None:
                    progress(done, total)
        rates[game] = {way: median(each) for way, each in found.items()}
    return EnvironmentsReport(rates)
