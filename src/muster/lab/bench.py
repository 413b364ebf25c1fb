"""Bench: how fast the games play, copy and imagine, beside an engine of others measured in the same run.

    from muster.lab import bench
    print(bench.run().text())

Everything runs on one core and counts CPU time. Candidates take turns over several rounds. No match is played twice, so
that nothing which is remembered of it makes it quicker. Of a figure the best round counts: what else the machine does
can only make a round slower. Of a ratio the median counts, over pairs that ran side by side.
"""

from __future__ import annotations

import gc
import os
import platform
import sysconfig
import tracemalloc
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from random import Random
from statistics import median
from time import process_time
from typing import Any

from muster import installed
from muster.games import game_names
from muster.kernel.batch import Batch
from muster.kernel.errors import OptionError
from muster.kernel.match import Match
from muster.lab import profile
from muster.lab.other_engines import Catanatron, Played, catanatron_version
from muster.lab.players import content_of, deal, game_at, seed_of
from muster.lab.runner import Progress
from muster.lab.stats import columns, mean, whole

PARTS = ("play", "forks", "options", "keeping", "memory", "profile")
DEFAULT_PARTS = PARTS[:-1]
IN_ROUNDS = PARTS[:4]
ROUNDS = 5
SECONDS_PER_ROUND = 1.0
# A round of play is cut so that all candidates take turns several times in a second: a machine that is shared changes
# its speed from one second to the next, and only what ran side by side can be compared.
TURNS_PER_ROUND = 4
STATES = 24
SEATS = 4
BATCH = 16  # matches that are played on in one call


@contextmanager
def one_core() -> Iterator[None]:
    """Stay on one core, so that all candidates run on the same."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


class Ours:
    """One game of the shelf, played at random on as many seats as four, or the most it has."""

    def __init__(self, game: str) -> None:
        self.game = game
        chosen = game_at(game)
        self.seats = SEATS if SEATS in chosen.seats else max(chosen.seats)
        content_of(game)
        self.matches = self._matches_in(SECONDS_PER_ROUND)

    def _matches_in(self, seconds: float) -> int:
        self.play(range(1))
        return max(2, int(seconds * self.play(range(3)).matches_per_second))

    def seed(self, number: int) -> int:
        return seed_of("bench", number)

    def play(self, seeds: range) -> Played:
        """Play matches to their end through the public interface, and count."""
        played = Played()
        toss = Random(seeds.start).random
        for number in seeds:
            seed = self.seed(number)
            start = process_time()
            match = deal(self.game, self.seats, seed)
            dealt = process_time()
            decisions = unforced = 0
            while not match.over:
                decision = match.decision
                count = len(decision)
                if count > 1:
                    unforced += 1
                match.play(decision[int(toss() * count)])
                decisions += 1
            done = process_time()
            played.matches += 1
            played.decisions += decisions
            played.unforced += unforced
            played.setup_seconds += dealt - start
            played.play_seconds += done - dealt
        return played

    def play_in_batches(self, seeds: range) -> Played:
        """The same in one call for each batch, which chooses among the options without showing them."""
        played = Played()
        for first in range(seeds.start, seeds.stop, BATCH):
            start = process_time()
            numbers = range(first, min(first + BATCH, seeds.stop))
            batch = Batch([deal(self.game, self.seats, self.seed(number)) for number in numbers])
            dealt = process_time()
            decisions, unforced = batch.play_at_random(self.seed(first))
            done = process_time()
            played.matches += len(numbers)
            played.decisions += decisions
            played.unforced += unforced
            played.setup_seconds += dealt - start
            played.play_seconds += done - dealt
        return played

    def started(self, seed: int, events: bool = False) -> Iterator[Match]:
        """A random match that goes on by one decision whenever it is asked for; it is the same match each time."""
        match = deal(self.game, self.seats, self.seed(seed), events=events)
        toss = Random(seed).random
        while not match.over:
            yield match
            decision = match.decision
            match.play(decision[int(toss() * len(decision))])
        yield match

    def stopped(self, seed: int, decisions: int, events: bool = False) -> Match:
        """A random match after this many decisions, or at its end."""
        match = None
        for match in islice(self.started(seed, events), decisions + 1):  # noqa: B007
            pass
        assert match is not None
        return match

    def typical_length(self) -> int:
        played = self.play(range(4))
        return played.decisions // played.matches

    def states_in_mid_effect(self, number: int) -> list[Match]:
        """Matches stopped in their middle third at a question inside an effect: steps wait on the agenda.

        They stop where the most waits within a stretch of twenty decisions. A game without such states gives others.
        """
        length = self.typical_length()
        dice = Random(1)
        states = []
        for seed in range(number):
            first = dice.randrange(length // 3, max(length // 3 + 1, 2 * length // 3))
            depths = [len(match.table.agenda) for match in islice(self.started(seed), first + 20)][first:]
            if depths:
                states.append(self.stopped(seed, first + depths.index(max(depths))))
        return [match for match in states if not match.over]

    def states_along(self, number: int) -> list[Match]:
        """Matches stopped anywhere."""
        length = self.typical_length()
        dice = Random(2)
        made = [self.stopped(seed, dice.randrange(length)) for seed in range(number)]
        return [match for match in made if not match.over]


def rate(states: Sequence[Any], action: Callable[[Any, int], object]) -> float:
    """How often per CPU second an action can be done, over all states alike."""
    seconds = SECONDS_PER_ROUND / 5
    times = 1
    while True:
        gc.collect()
        start = process_time()
        for state in states:
            for turn in range(times):
                action(state, turn)
        gone = process_time() - start
        if gone >= seconds or times > 1_000_000:
            return len(states) * times / gone if gone else 0.0
        times *= max(2, min(10, int(1.2 * seconds / max(gone, 1e-6))))


def kib_each(make: Callable[[int], object], number: int) -> float:
    """Memory of one of the things that are made from the seeds 1, 2, 3 and so on."""
    make(0)  # whatever is made only once is made before
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [make(seed) for seed in range(1, number + 1)]
        gc.collect()
        used = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    return used / len(kept) / 1024


def kib_of_live_match(ours: Ours, events: bool, share: float) -> float:
    """Memory of one match, stopped after that share of its length."""
    stop = int(ours.typical_length() * share)
    return kib_each(lambda seed: ours.stopped(seed, stop, events), 12)


def kib_of_catanatron(catanatron: Catanatron) -> float:
    """Memory of one of Catanatron's matches in its middle."""
    stop = catanatron.typical_length() // 2
    return kib_each(lambda seed: catanatron.stopped(seed, stop), 4)


class Best:
    """The rounds of one figure: the best counts, the worst is shown beside it."""

    __slots__ = ("values",)

    def __init__(self) -> None:
        self.values: list[float] = []

    def add(self, value: float) -> None:
        self.values.append(value)

    @property
    def best(self) -> float:
        return max(self.values, default=0.0)

    @property
    def worst(self) -> float:
        return min(self.values, default=0.0)

    def text(self) -> str:
        return f"{whole(self.best)} ({whole(self.worst)})" if self.values else "-"


class Figures:
    """All that was measured of one candidate."""

    def __init__(self) -> None:
        self.rounds: dict[str, Best] = {}
        self.values: dict[str, float] = {}

    def add(self, name: str, value: float) -> None:
        self.rounds.setdefault(name, Best()).add(value)

    def each(self, name: str) -> list[float]:
        """A figure round by round."""
        return self.rounds[name].values

    def best(self, name: str) -> float:
        return self.rounds[name].best if name in self.rounds else self.values.get(name, 0.0)

    def note(self, played: Played) -> None:
        """Add one round of play."""
        self.add("decisions/s", played.decisions_per_second)
        self.add("unforced decisions/s", played.unforced_per_second)
        self.add("matches/s", played.matches_per_second)
        self.values["decisions a match"] = played.decisions / played.matches
        self.values["unforced share"] = played.unforced / played.decisions
        self.values["setup ms"] = 1000 * played.setup_seconds / played.matches

    def to_json(self) -> dict[str, object]:
        return {
            **{name: {"best": best.best, "worst": best.worst} for name, best in self.rounds.items()},
            **self.values,
        }

    def cell(self, name: str) -> str:
        if name in self.rounds:
            return self.rounds[name].text()
        if name not in self.values:
            return "-"
        value = self.values[name]
        return whole(value) if value >= 100 else f"{value:.2f}"


class BenchReport:
    """Figures per game, of Catanatron, and the ratios between them."""

    def __init__(
        self,
        games: dict[str, Figures],
        catanatron: Figures | None,
        other_version: str | None,
        profiles: Sequence[profile.ProfileReport],
        rounds: int,
    ) -> None:
        self.games = games
        self.catanatron = catanatron
        self.other_version = other_version
        self.profiles = tuple(profiles)
        self.rounds = rounds
        self.compiled = installed.build() == "compiled"
        self.ratios = (
            {} if catanatron is None else {game: _ratios(figures, catanatron) for game, figures in games.items()}
        )

    def to_json(self) -> dict[str, object]:
        return {
            "python": platform.python_version(),
            "machine": platform.machine(),
            "interpreter": interpreter_build(),
            "compiled": self.compiled,
            "rounds": self.rounds,
            "games": {game: figures.to_json() for game, figures in self.games.items()},
            "catanatron": None
            if self.catanatron is None
            else {"version": self.other_version, **self.catanatron.to_json()},
            "ratios": {
                game: {kind: median(values) for kind, values in ratios.items()} for game, ratios in self.ratios.items()
            },
            "profiles": [report.to_json() for report in self.profiles],
        }

    def text(self) -> str:
        build = f"{interpreter_build()}, {'compiled kernel' if self.compiled else 'plain Python'}"
        lines = [
            f"{platform.python_implementation()} {platform.python_version()}, {build}, one core, "
            f"CPU time, best of {self.rounds} rounds (worst)"
        ]
        every = [*self.games.values(), *([] if self.catanatron is None else [self.catanatron])]
        names = dict.fromkeys([name for figures in every for name in [*figures.rounds, *figures.values]])
        if names:
            head = ["", *self.games]
            if self.catanatron is not None:
                head.append(f"catanatron {self.other_version}")
            rows = [head, *[[name, *[figures.cell(name) for figures in every]] for name in names]]
            lines += ["", columns(rows)]
        if any(self.ratios.values()):
            kinds = dict.fromkeys([kind for ratios in self.ratios.values() for kind in ratios])
            table = [["times the speed of catanatron, side by side: median (lowest-highest)", *self.ratios]]
            table += [
                [kind, *[_spread(ratios[kind]) if kind in ratios else "-" for ratios in self.ratios.values()]]
                for kind in kinds
            ]
            lines += ["", columns(table)]
        if self.other_version is None:
            lines += [
                "",
                f"Catanatron is not installed ({installed.how_to_get('bench')}): only our own figures are shown.",
            ]
        for report in self.profiles:
            lines += ["", report.text()]
        return "\n".join(lines)


def interpreter_build() -> str:
    """How the interpreter was built, which changes the ratios: an optimized one runs plain Python faster."""
    flags = sysconfig.get_config_var("CONFIG_ARGS") or ""
    return "optimized build" if "--enable-optimizations" in flags else "plain build"


def _spread(values: list[float]) -> str:
    return f"{median(values):.2f} ({values[0]:.1f}-{values[-1]:.1f})"


def _ratios(ours: Figures, catanatron: Figures) -> dict[str, list[float]]:
    """How many times faster, in the ways to count: the ratios of what ran side by side, the lowest first."""
    pairs = {
        "our unforced decisions/s to all of its decisions/s": ("unforced decisions/s", "decisions/s"),
        "our unforced decisions/s in batches to all of its decisions/s": (
            "unforced decisions/s in batches",
            "decisions/s",
        ),
        "our unforced decisions/s to its unforced ones": ("unforced decisions/s", "unforced decisions/s"),
        "our decisions/s to its decisions/s": ("decisions/s", "decisions/s"),
        "our forks in mid-effect/s to its copies/s": ("forks in mid-effect/s", "forks in mid-effect/s"),
    }
    return {
        kind: sorted([own / other for own, other in zip(ours.each(mine), catanatron.each(its), strict=True)])
        for kind, (mine, its) in pairs.items()
        if ours.best(mine) and catanatron.best(its)
    }


def checked_parts(parts: Sequence[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Which games and which parts are asked for; a list may name either, and none of a kind means all of it."""
    for name in parts:
        if name not in PARTS and name not in game_names() and ":" not in name:
            raise OptionError(
                f"there is nothing called {name!r} to measure; there are: {', '.join([*PARTS, *game_names()])}"
            )
    games = tuple([name for name in parts if name not in PARTS]) or game_names()
    return games, tuple([name for name in parts if name in PARTS]) or DEFAULT_PARTS


def part(matches: int, turn: int) -> range:
    """The matches of one turn; all turns of all rounds are counted on."""
    each = max(1, matches // TURNS_PER_ROUND)
    return range(turn * each, (turn + 1) * each)


def relisted(match: Match, turn: int) -> object:
    """The options of an open question, listed anew."""
    match.table.relist()
    return match.table.options_of(0)


class Bench:
    """The candidates, what was measured of them, and the parts of the bench."""

    def __init__(self, games: Sequence[str], rounds: int, tick: Callable[[], None]) -> None:
        self.rounds = rounds
        self.tick = tick
        self.ours = {game: Ours(game) for game in games}
        self.figures = {game: Figures() for game in games}
        self.catanatron = None if catanatron_version() is None else Catanatron(SECONDS_PER_ROUND)
        self.its = Figures()

    def in_rounds(self) -> Iterator[int]:
        """The number of each round's first turn."""
        for number in range(self.rounds):
            yield number * TURNS_PER_ROUND
            self.tick()

    def play(self) -> None:
        """Decisions and matches per second."""
        for first in self.in_rounds():
            for turn in range(first, first + TURNS_PER_ROUND):
                for game, ours in self.ours.items():
                    gc.collect()
                    self.figures[game].note(ours.play(part(ours.matches, turn)))
                    gc.collect()
                    batches = ours.play_in_batches(part(ours.matches, turn))
                    self.figures[game].add("unforced decisions/s in batches", batches.unforced_per_second)
                if self.catanatron is not None:
                    gc.collect()
                    self.its.note(self.catanatron.play(part(self.catanatron.matches, turn)))

    def forks(self) -> None:
        """Copies of a state in the middle of an effect, and what a seat imagines there."""
        states = {game: ours.states_in_mid_effect(STATES) for game, ours in self.ours.items()}
        its_states = [] if self.catanatron is None else self.catanatron.states(8)
        for _ in self.in_rounds():
            for game, live in states.items():
                found = self.figures[game]
                found.add("forks in mid-effect/s", rate(live, lambda match, turn: match.fork()))
                found.add("forks with new luck/s", rate(live, lambda match, turn: match.fork(turn)))
                found.add("imagined matches/s", rate(live, lambda match, turn: match.imagine(turn % match.seats, turn)))
            if its_states:
                self.its.add("forks in mid-effect/s", rate(its_states, lambda game, turn: game.copy()))
        for game, live in states.items():
            found = self.figures[game]
            found.values["steps waiting there"] = mean([len(match.table.agenda) for match in live])
            imagined = found.best("imagined matches/s")
            found.values["imagining costs forks"] = found.best("forks in mid-effect/s") / imagined

    def options(self) -> None:
        """Lists of options, made anew."""
        states = {game: ours.states_along(4 * STATES) for game, ours in self.ours.items()}
        for _ in self.in_rounds():
            for game, live in states.items():
                self.figures[game].add("option lists/s", rate(live, relisted))
        for game, live in states.items():
            self.figures[game].values["options in a list"] = mean([len(match.decision) for match in live])

    def keeping(self) -> None:
        """What a server does: views, hashes, snapshots."""
        states = {game: ours.states_along(STATES) for game, ours in self.ours.items()}
        for _ in self.in_rounds():
            for game, live in states.items():
                found = self.figures[game]
                found.add("views/s", rate(live, lambda match, turn: match.view(turn % match.seats)))
                found.add("state hashes/s", rate(live, lambda match, turn: match.state_hash))
                found.add("snapshots/s", rate(live, lambda match, turn: match.to_bytes()))
        for game, live in states.items():
            self.figures[game].values["snapshot KiB"] = mean([len(match.to_bytes()) / 1024 for match in live])

    def memory(self) -> None:
        """What a live match takes."""
        for game, ours in self.ours.items():
            found = self.figures[game]
            found.values["KiB of a live match"] = kib_of_live_match(ours, False, 0.5)
            found.values["KiB with events"] = kib_of_live_match(ours, True, 0.5)
            found.values["KiB with events, near the end"] = kib_of_live_match(ours, True, 0.95)
        if self.catanatron is not None:
            self.its.values["KiB of a live match"] = kib_of_catanatron(self.catanatron)
        self.tick()


def run(parts: Sequence[str] = (), progress: Progress | None = None, *, rounds: int = ROUNDS) -> BenchReport:
    """Measure. ``parts`` names games, parts of the bench (see ``PARTS``), or both; "profile" only when named."""
    games, wanted = checked_parts(parts)
    total = sum([rounds if part in IN_ROUNDS else 1 for part in wanted])
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, total)

    with one_core():
        bench = Bench(games if wanted != ("profile",) else (), rounds, tick)
        measured = {
            "play": bench.play,
            "forks": bench.forks,
            "options": bench.options,
            "keeping": bench.keeping,
            "memory": bench.memory,
        }
        for part, measure in measured.items():
            if part in wanted:
                measure()
        profiles = [profile.run(game) for game in games] if "profile" in wanted else []
        if profiles:
            tick()
    its = bench.its if bench.catanatron is not None else None
    return BenchReport(bench.figures, its, catanatron_version(), profiles, rounds)
