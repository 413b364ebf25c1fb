"""Fuzzing: random, adversarial and bot matches of a game over all seats, options and packs, with every check on.

    from muster.lab import fuzz
    report = fuzz.run("meeples-and-monsters", seconds=60)
    assert report.ok, report.text()

What goes wrong is written as a record into a folder, the shortest one of each kind, with the reason on top. The same
seed gives the same matches; ``first`` plays a single one again: ``fuzz.run(game, matches=1, first=17)``.
"""

from __future__ import annotations

import ctypes
import signal
import threading
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count, product
from math import gcd, prod
from pathlib import Path
from time import monotonic, process_time
from types import FrameType

from muster.bots import bot_names
from muster.kernel.errors import OptionError
from muster.lab.checked_match import KINDS, CheckedMatch, Plan, Violation, written
from muster.lab.players import bots_for_seats, checked_bots, game_at, seed_of
from muster.lab.runner import Progress, Runner, WorkerDied
from muster.lab.stats import columns, counted, whole

MOST_KINDS_OF_FAILURE = 10
MOST_FAILURES = 60
SECONDS_PER_MATCH = 60
DEFAULT_SECONDS = 10.0
MOST_COMBINATIONS = 512
MOST_ATTEMPTS = 60  # at a choice of options that the game takes
FOLDER = Path("fuzz-failures")
STUCK = "a match got stuck"

Fixed = tuple[tuple[str, object], ...]  # options that all matches have
Job = tuple[str, int, tuple[int, ...], tuple[str, ...], Fixed, int]  # what `plan_of` takes; the last is the match


class Failure:
    """Something that went wrong: what, where, and the record of it."""

    __slots__ = ("index", "kind", "path", "problem", "record", "rule", "times")

    def __init__(self, rule: str, problem: str, index: int, kind: str, record: str) -> None:
        self.rule = rule
        self.problem = problem
        self.index = index
        self.kind = kind
        self.record = record
        self.times = 1
        self.path: Path | None = None

    def to_json(self) -> dict[str, object]:
        return {
            "problem": self.problem,
            "match": self.index,
            "kind": self.kind,
            "times": self.times,
            "record": None if self.path is None else str(self.path),
        }


class Found:
    """What came of some matches."""

    __slots__ = ("checks", "decisions", "failures", "matches", "refused", "seconds")

    def __init__(self) -> None:
        self.matches: Counter[str] = Counter()
        self.decisions = 0
        self.checks: Counter[str] = Counter()
        self.failures: list[Failure] = []
        self.refused = 0
        self.seconds = 0.0

    def add(self, other: Found) -> None:
        """Join what came of other matches; of one kind of failure the shortest record stays."""
        self.matches += other.matches
        self.decisions += other.decisions
        self.checks += other.checks
        self.refused += other.refused
        self.seconds += other.seconds
        for failure in other.failures:
            known = next((one for one in self.failures if one.rule == failure.rule), None)
            if known is None:
                self.failures.append(failure)
                continue
            times = known.times + failure.times
            if (len(failure.record), failure.index) < (len(known.record), known.index):
                self.failures[self.failures.index(known)] = failure
                known = failure
            known.times = times


class FuzzReport:
    """How many matches were played and what went wrong; ``ok`` if matches were played and nothing did."""

    def __init__(
        self,
        game: str,
        seed: int,
        seats: tuple[int, ...],
        bots: tuple[str, ...],
        found: Found,
        seconds: float,
        fixed: Fixed = (),
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.bots = bots
        self.fixed = fixed
        self.matches = sum(found.matches.values())
        self.kinds = dict(found.matches)
        self.decisions = found.decisions
        self.checks = dict(sorted(found.checks.items()))
        self.refused = found.refused
        self.failures = tuple(found.failures)
        self.seconds = seconds
        self.busy_seconds = found.seconds

    @property
    def ok(self) -> bool:
        return self.matches > 0 and not self.failures

    def call_for(self, failure: Failure) -> str:
        """The call that plays only the match of a failure."""
        which = f"first={failure.index}, seed={self.seed}" + (f", options={dict(self.fixed)}" if self.fixed else "")
        return f"fuzz.run({self.game!r}, 1, seats={self.seats}, bots={self.bots}, {which})"

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seed": self.seed,
            "ok": self.ok,
            "matches": self.matches,
            "kinds": self.kinds,
            "decisions": self.decisions,
            "checks": self.checks,
            "failures": [failure.to_json() for failure in self.failures],
        }

    def text(self) -> str:
        kinds = ", ".join([f"{count} {kind}" for kind, count in sorted(self.kinds.items())])
        rate = self.matches / self.busy_seconds if self.busy_seconds else 0.0
        lines = [
            f"{self.game}: {self.matches} matches ({kinds}), {whole(self.decisions)} decisions "
            f"in {self.seconds:.1f} s, {rate:.1f} matches per second and core"
        ]
        if self.checks:
            rows = [["checked besides every decision", "times"]]
            rows += [[name.replace("_", " "), whole(count)] for name, count in self.checks.items()]
            lines += ["", columns(rows)]
        if self.refused:
            lines += ["", f"{self.refused} matches were not dealt: the game refuses their options for these seats"]
        if not self.matches:
            lines += ["", "no match was played"]
        for failure in self.failures:
            lines += ["", f"FAILED {counted(failure.times, 'time')}: {failure.problem}"]
            lines += [f"  record: {failure.path}"] if failure.path is not None else []
            lines += [f"  again:  {self.call_for(failure)}"] if failure.index >= 0 else []
        lines += ["", "all checks hold" if self.ok else f"kinds of failure: {len(self.failures)}"]
        return "\n".join(lines)


def plan_of(
    game: str,
    seed: int,
    seats: tuple[int, ...],
    bots: tuple[str, ...],
    index: int,
    fixed: Fixed = (),
    attempt: int = 0,
) -> Plan:
    """The match of that number: seats, options, packs and kinds come round in turn.

    A further ``attempt`` is another choice for the same number: games refuse some options together.
    """
    chosen = game_at(game)
    names = list(chosen.options)
    settled = dict(fixed)
    values: list[Sequence[object]] = [
        (settled[name],) if name in settled else chosen.options[name].values for name in names
    ]
    packs: tuple[str | None, ...] = chosen.packs or (None,)
    parts: list[Sequence[object]] = [KINDS, seats, packs, *values]
    ways = prod(len(part) for part in parts)
    if ways <= MOST_COMBINATIONS:
        # Neighbours in the list are alike: a long stride mixes the first few matches well.
        kind, here, pack, *picked = list(product(*parts))[(index * _stride(ways) + attempt) % ways]
    else:
        luck = [seed_of("combination", seed, index, attempt, at) for at in range(len(parts))]
        kind, here, pack, *picked = [part[luck[at] % len(part)] for at, part in enumerate(parts)]
    assert isinstance(here, int)
    options = dict(zip(names, picked, strict=True))
    return Plan(
        game,
        index,
        str(kind),
        here,
        options,
        None if pack is None else str(pack),
        bots_for_seats(bots, here, index),
        seed,
    )


def _stride(length: int) -> int:
    """A step that visits all of a cycle and is about 0.6 of its length, so that neighbours are far apart."""
    step = max(1, int(length * 0.618))
    while gcd(step, length) != 1:
        step += 1
    return step


class Stuck(Violation):
    """A match does not come to its next decision."""

    def __init__(self) -> None:
        super().__init__(STUCK, f"nothing came of it in {SECONDS_PER_MATCH} s")


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Interrupt what runs for ever; it also finds loops inside a single step.

    The time is that of the processor: on a busy machine a match may well take minutes.
    """
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        yield from _limited_by_the_system(seconds)
    else:
        yield from _limited_by_a_thread(seconds)


def _limited_by_the_system(seconds: float) -> Iterator[None]:
    def interrupt(number: int, frame: FrameType | None) -> None:
        raise Stuck

    before = signal.signal(signal.SIGPROF, interrupt)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def _limited_by_a_thread(seconds: float) -> Iterator[None]:
    """Where the system has no such alarm, as on Windows, another thread looks at the clock of the processor."""
    over = threading.Event()
    end = process_time() + seconds
    watched = ctypes.c_ulong(threading.get_ident())

    def watch() -> None:
        while not over.wait(min(1.0, max(0.01, end - process_time()))):
            if process_time() >= end:
                ctypes.pythonapi.PyThreadState_SetAsyncExc(watched, ctypes.py_object(Stuck))
                return

    thread = threading.Thread(target=watch, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()
        ctypes.pythonapi.PyThreadState_SetAsyncExc(watched, None)  # what came too late does not come at all


def try_one(plan: Plan, into: Found) -> bool:
    """Play one match and note what came of it; False where the game refuses its options for these seats."""
    checked = CheckedMatch(plan)
    try:
        with time_limit(SECONDS_PER_MATCH):
            checked.run()
    except OptionError as refusal:
        if checked.match is None:
            return False
        into.failures.append(_failure(checked, refusal))
    except Exception as error:
        into.failures.append(_failure(checked, error))
    into.matches[plan.kind] += 1
    into.decisions += checked.decisions
    into.checks += checked.done
    return True


def _failure(checked: CheckedMatch, error: Exception) -> Failure:
    if isinstance(error, Violation):
        problem, rule = str(error), error.rule
        if error.__cause__ is not None:
            rule += f" {_place(error.__cause__)}"
    else:
        problem = f"{type(error).__name__}: {error}"
        rule = f"{type(error).__name__} {_place(error)}"
    trace = "".join(traceback.format_exception(error))
    return Failure(
        rule, problem, checked.plan.index, checked.plan.kind, written(checked, problem, _without_folders(trace))
    )


def _place(error: BaseException) -> str:
    """The function in which an error came up: two errors of one place are one problem."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"in {Path(frames[-1].filename).name}:{frames[-1].name}" if frames else ""


def _without_folders(trace: str) -> str:
    """A trace that names files inside the project only by their names below ``muster`` or alone."""
    lines = []
    for line in trace.splitlines():
        head, quote, rest = line.partition('File "')
        if quote:
            path, _, tail = rest.partition('"')
            parts = Path(path).parts
            below = (
                "/".join(parts[len(parts) - parts[::-1].index("muster") :]) if "muster" in parts else Path(path).name
            )
            line = f"{head}{below}{tail}"
        lines.append(line)
    return "\n".join(lines)


def try_match(job: Job) -> Found:
    """Play one match with all checks on; what a worker does."""
    game, seed, seats, bots, fixed, index = job
    start = monotonic()
    found = Found()
    plans = (plan_of(game, seed, seats, bots, index, fixed, attempt) for attempt in range(MOST_ATTEMPTS))
    if not any(try_one(plan, found) for plan in plans):
        found.refused += 1
    found.seconds = monotonic() - start
    return found


def run(
    game: str,
    matches: int | None = None,
    seconds: float | None = None,
    seats: int | Sequence[int] | None = None,
    bots: Sequence[str] | None = None,
    progress: Progress | None = None,
    seed: int = 0,
    *,
    options: Mapping[str, object] | None = None,
    folder: str | Path = FOLDER,
    processes: int | None = None,
    ray: str | None = None,
    first: int = 0,
) -> FuzzReport:
    """Play matches with all checks on, a number of them or for a time (ten seconds if neither is given).

    ``options`` are the same in all matches; the others come round in turn.

    ``bots`` are the players of the bot matches: without it "random", and "greedy" where the game has one.
    ``progress`` gets matches done and wanted, or seconds gone and wanted. Records of failures go into ``folder``.
    """
    chosen = game_at(game)
    wanted = chosen.seats if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    for number in wanted:
        chosen.checked_seats(number)
    if bots is None:
        bots = [name for name in ("greedy", "random") if name in bot_names(game)]
    named = checked_bots(game, bots)
    chosen.checked_options(options)
    fixed = tuple((options or {}).items())
    if matches is None and seconds is None:
        seconds = DEFAULT_SECONDS
    start = monotonic()
    found = Found()

    def jobs() -> Iterator[Job]:
        for index in count(first) if matches is None else range(first, first + matches):
            if seconds is not None and monotonic() - start >= seconds:
                return
            yield (game, seed, tuple(wanted), named, fixed, index)

    with Runner(processes, ray, matches) as runner:
        results = runner.results(try_match, jobs())
        try:
            for _, one in results:
                found.add(one)
                if progress is not None:
                    _tell(progress, found, matches, seconds, monotonic() - start)
                if enough(found.failures):
                    break
        except WorkerDied as death:
            found.failures.append(Failure("a process died", str(death), first + death.number, "unknown", ""))
        finally:
            results.close()
            keep(found.failures, game, seed, Path(folder))
    return FuzzReport(game, seed, tuple(wanted), named, found, monotonic() - start, fixed)


def enough(failures: Sequence[Failure]) -> bool:
    """Has so much gone wrong that there is no use in going on?"""
    stuck = any(failure.rule == STUCK and failure.times > 1 for failure in failures)
    often = sum(failure.times for failure in failures) >= MOST_FAILURES
    return stuck or often or len(failures) >= MOST_KINDS_OF_FAILURE


def _tell(progress: Progress, found: Found, matches: int | None, seconds: float | None, gone: float) -> None:
    if matches is not None:
        progress(sum(found.matches.values()) + found.refused, matches)
    elif seconds is not None:
        progress(min(int(gone), int(seconds)), int(seconds))


def keep(failures: Sequence[Failure], game: str, seed: int, folder: Path) -> None:
    """Write the record of each failure; the folder is made only when it is needed."""
    for failure in failures:
        if not failure.record:
            continue
        folder.mkdir(parents=True, exist_ok=True)
        name = game.replace(":", "-").replace(".", "-")
        failure.path = folder / f"{name}-{seed}-{failure.index}.record"
        failure.path.write_text(failure.record, encoding="utf-8")
