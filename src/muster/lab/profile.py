"""Where the time goes: random play under the profiler, by function and by module.

The profiler makes every call more expensive, so that many small calls look worse than they are: read the shares, not
the seconds. Of compiled modules it sees only what plain Python calls.
"""

from __future__ import annotations

import cProfile
import pstats
from collections.abc import Sequence
from pathlib import Path
from random import Random

from muster.lab.players import deal, game_at, seed_of
from muster.lab.stats import columns, percent, whole

TOP = 30


class Function:
    """One function's calls and own time."""

    __slots__ = ("calls", "line", "module", "name", "seconds", "total")

    def __init__(self, module: str, line: int, name: str, calls: int, seconds: float, total: float) -> None:
        self.module = module
        self.line = line
        self.name = name
        self.calls = calls
        self.seconds = seconds
        self.total = total

    def to_json(self) -> dict[str, object]:
        return {
            "function": f"{self.module}:{self.name}",
            "calls": self.calls,
            "own_seconds": self.seconds,
            "total_seconds": self.total,
        }


class ProfileReport:
    """The most expensive functions by own time, and the modules that they belong to."""

    def __init__(self, game: str, seats: int, matches: int, decisions: int, functions: Sequence[Function]) -> None:
        self.game = game
        self.seats = seats
        self.matches = matches
        self.decisions = decisions
        self.functions = tuple(sorted(functions, key=lambda function: -function.seconds))
        self.seconds = sum(function.seconds for function in functions)
        modules: dict[str, float] = {}
        for function in functions:
            modules[function.module] = modules.get(function.module, 0.0) + function.seconds
        self.modules = dict(sorted(modules.items(), key=lambda entry: -entry[1]))

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "matches": self.matches,
            "decisions": self.decisions,
            "modules": {module: seconds / self.seconds for module, seconds in self.modules.items()},
            "functions": [function.to_json() for function in self.functions[:TOP]],
        }

    def text(self) -> str:
        rows = [["function", "own", "with calls", "calls per decision"]]
        rows += [
            [
                f"{function.module}:{function.name}",
                percent(function.seconds / self.seconds),
                percent(function.total / self.seconds),
                f"{function.calls / self.decisions:.2f}",
            ]
            for function in self.functions[:TOP]
        ]
        modules = [["module", "own"]]
        modules += [[module, percent(seconds / self.seconds)] for module, seconds in list(self.modules.items())[:15]]
        head = f"{self.game}: {self.matches} random matches of {self.seats} seats, {whole(self.decisions)} decisions"
        return "\n".join([head, "", columns(rows), "", columns(modules)])


def _module(filename: str) -> str:
    """A file's name below the package, or what stands for it."""
    if filename in ("~", ""):
        return "built in"
    parts = Path(filename).with_suffix("").parts
    if "muster" in parts:
        return ".".join(parts[len(parts) - parts[::-1].index("muster") :])
    return parts[-1]


def run(game: str, matches: int = 40, seats: int | None = None, *, seed: int = 0) -> ProfileReport:
    """Play random matches under the profiler. Dealing counts too."""
    chosen = game_at(game)
    seats = max(chosen.seats) if seats is None else chosen.checked_seats(seats)
    deal(game, seats, 0)  # content is read before the clock runs
    toss = Random(seed).random
    decisions = 0
    profiler = cProfile.Profile()
    profiler.enable()
    for turn in range(matches):
        match = deal(game, seats, seed_of("profile", seed, turn))
        while not match.over:
            decision = match.decision
            match.play(decision[int(toss() * len(decision))])
            decisions += 1
    profiler.disable()
    statistics = pstats.Stats(profiler)
    entries: dict[tuple[str, int, str], tuple[int, int, float, float, object]] = statistics.stats  # type: ignore[attr-defined]
    functions = [
        Function(_module(filename), line, name, calls, own, total)
        for (filename, line, name), (_, calls, own, total, _) in entries.items()
    ]
    return ProfileReport(game, seats, matches, decisions, functions)
