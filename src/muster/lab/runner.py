"""The runner: where the matches of every study are played. Jobs go out as plain data, rows come back as they are ready.

    with Runner(processes=4) as runner:
        for number, row in runner.results(play, jobs):
            ...

A job says everything that its match needs, its seeds included, so that the row is the same wherever it was played.
There are three places to work: this process, the cores of this machine, and a Ray cluster.

Jobs travel in bundles of about a quarter of a second. A process or a machine that dies costs what it was just playing,
and that is played again. Where a job was with a process when it died several times, it is played at the end, with
nothing else under way; if that ends its process too, the job is to blame, and in the end `WorkerDied` names it.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence, Sized
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor
from concurrent.futures import wait as wait_for
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing.connection import wait
from threading import Thread
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Protocol, TypeVar

import muster
from muster.kernel.errors import MusterError

Job = TypeVar("Job")
Found = TypeVar("Found")
Progress = Callable[[int, int], None]
Work = Callable[[Any], Any]
Bundle = list[tuple[int, Any]]  # jobs that travel together, with their numbers

BUNDLE_SECONDS: Final = 0.25
MOST_IN_BUNDLE: Final = 200
MOST_PROCESSES: Final = 61  # that a pool may have on Windows
SUSPECT: Final = 2  # deaths that a job may have been near before it is played alone


class WorkerDied(MusterError):
    """A process ended in the middle of a job; its number, where it is known."""

    def __init__(self, said: str, number: int = -1) -> None:
        super().__init__(said)
        self.number = number


class BackEnd(Protocol):
    """A place to work. What ``send`` gives back stands for a bundle until ``take`` brings what came of it."""

    workers: int

    def send(self, work: Work, jobs: Sequence[Any]) -> Any: ...

    def ready(self, sent: Sequence[Any]) -> Iterable[Any]:
        """Those of the bundles that are done; waits for one."""
        ...

    def take(self, sent: Any) -> tuple[list[Any], float]:
        """Everything that came of a bundle, and the seconds that it took; `WorkerDied` where its process ended."""
        ...

    def close(self) -> None: ...


class Runner:
    """A place to work for studies: ``ray`` is "auto" or the address of a cluster, else ``processes`` of this machine.

    Without either, all cores are used, but no more than ``most``, the number of jobs where it is known. What is open is
    closed at the end of a ``with`` block.
    """

    def __init__(self, processes: int | None = None, ray: str | None = None, most: int | None = None) -> None:
        wanted = cores() if processes is None else processes
        self._processes = max(1, wanted if most is None else min(wanted, most))
        self._ray = ray
        self._back_end: BackEnd | None = None
        self.replayed = 0  # jobs that were played again since something had died

    @property
    def workers(self) -> int:
        """How many jobs can be played at once."""
        return self._opened().workers

    def __enter__(self) -> Runner:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        if self._back_end is not None:
            self._back_end.close()
            self._back_end = None

    def _opened(self) -> BackEnd:
        if self._back_end is None:
            if self._ray is not None:
                from muster.lab.on_ray import OnRay

                self._back_end = OnRay(self._ray)
            elif self._processes == 1:
                self._back_end = Here()
            else:
                self._back_end = Cores(self._processes)
        return self._back_end

    def results(
        self, work: Callable[[Job], Found], jobs: Iterable[Job], seconds: float = BUNDLE_SECONDS
    ) -> Generator[tuple[int, Found], None, None]:
        """What came of every job, with its place among them, in any order. Jobs are taken as fast as they are played.

        ``work`` is a function of a module and jobs are plain data. A caller who has seen enough closes the generator.
        Bundles take about ``seconds``; 0 sends every job alone.
        """
        back_end = self._opened()
        supply = _Supply(jobs, seconds, back_end.workers)
        running: dict[Any, Bundle] = {}
        deaths: Counter[int] = Counter()
        guilty: WorkerDied | None = None
        try:
            while True:
                for bundle in supply.bundles(running, 2 * back_end.workers):
                    running[back_end.send(work, [job for _, job in bundle])] = bundle
                if not running:
                    if guilty is not None:
                        raise guilty
                    return
                for sent in back_end.ready([*running]):
                    bundle = running.pop(sent)
                    try:
                        founds, took = back_end.take(sent)
                    except WorkerDied as death:
                        self.replayed += len(bundle)
                        for number, job in bundle:
                            deaths[number] += 1
                            if supply.alone == number:
                                guilty = guilty or WorkerDied(f"{death} each time that it played {job}", number)
                            else:
                                supply.again(number, job, suspect=deaths[number] >= SUSPECT)
                        continue
                    supply.took(len(bundle), took)
                    for (number, _), found in zip(bundle, founds, strict=True):
                        yield number, found
        finally:
            if running:  # someone has seen enough, or something went wrong: nobody waits for the rest
                self.close()

    def in_order(
        self, work: Callable[[Job], Found], jobs: Iterable[Job], seconds: float = BUNDLE_SECONDS
    ) -> Generator[Found, None, None]:
        """What came of the jobs, in their order."""
        early: dict[int, Found] = {}
        coming = 0
        results = self.results(work, jobs, seconds)
        try:
            for number, found in results:
                early[number] = found
                while coming in early:
                    yield early.pop(coming)
                    coming += 1
        finally:
            results.close()


class _Supply:
    """The jobs that are still to be sent, cut into bundles."""

    def __init__(self, jobs: Iterable[Any], seconds: float, workers: int) -> None:
        self._left = len(jobs) if isinstance(jobs, Sequence) else None
        self._jobs = enumerate(jobs)
        self._again: deque[tuple[int, Any]] = deque()
        self._suspects: deque[tuple[int, Any]] = deque()
        self._seconds = seconds
        self._workers = workers
        self._size = 1
        self.alone = -1  # the number of a job that is played with nothing else under way

    def bundles(self, running: Sized, most: int) -> Iterator[Bundle]:
        """What can be sent now, where ``running`` grows with it."""
        if running and self.alone >= 0:
            return
        self.alone = -1
        while len(running) < most:
            if self._again:
                yield [self._again.popleft()]
            elif bundle := self._fresh():
                yield bundle
            elif self._suspects and not running:
                self.alone = self._suspects[0][0]
                yield [self._suspects.popleft()]
                return
            else:
                return

    def _fresh(self) -> Bundle:
        size = self._size
        if self._left is not None:  # towards the end small bundles keep all workers busy
            size = max(1, min(size, self._left // (3 * self._workers)))
        bundle = [*islice(self._jobs, size)]
        if self._left is not None:
            self._left -= len(bundle)
        return bundle

    def again(self, number: int, job: Any, *, suspect: bool) -> None:
        (self._suspects if suspect else self._again).append((number, job))

    def took(self, jobs: int, seconds: float) -> None:
        """A bundle was played so fast: the next ones are cut by that."""
        fitting = self._seconds * jobs / seconds if seconds > 0 else MOST_IN_BUNDLE
        self._size = max(1, min(int(fitting), 2 * self._size, MOST_IN_BUNDLE))


def play_bundle(version: str, work: Work, jobs: Sequence[Any]) -> tuple[list[Any], float]:
    """What a worker does: the jobs of a bundle, one after the other.

    Another version of Muster might play the same match differently.
    """
    if version != muster.__version__:
        raise MusterError(f"this study is of Muster {version}, and a worker has {muster.__version__}: install the same")
    start = perf_counter()
    return [work(job) for job in jobs], perf_counter() - start


# -- this process --------------------------------------------------------------------------------------------------


class Here:
    """This process: every bundle is played when it is sent."""

    workers = 1

    def __init__(self) -> None:
        self._sent = 0
        self._waiting: dict[int, tuple[Work, Sequence[Any]]] = {}

    def send(self, work: Work, jobs: Sequence[Any]) -> int:
        self._sent += 1
        self._waiting[self._sent] = (work, jobs)
        return self._sent

    def ready(self, sent: Sequence[int]) -> Iterable[int]:
        return sent[:1]

    def take(self, sent: int) -> tuple[list[Any], float]:
        return play_bundle(muster.__version__, *self._waiting.pop(sent))

    def close(self) -> None:
        self._waiting.clear()


# -- the cores of this machine -------------------------------------------------------------------------------------


class Cores:
    """Processes of this machine. When one dies, all of them are started anew."""

    def __init__(self, workers: int) -> None:
        self.workers = min(workers, MOST_PROCESSES)
        self._pool: ProcessPoolExecutor | None = None

    def send(self, work: Work, jobs: Sequence[Any]) -> Future[tuple[list[Any], float]]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(max_workers=self.workers, initializer=begin_work)
        try:
            return self._pool.submit(play_bundle, muster.__version__, work, jobs)
        except BrokenProcessPool as death:
            broken: Future[tuple[list[Any], float]] = Future()
            broken.set_exception(death)
            return broken

    def ready(self, sent: Sequence[Future[tuple[list[Any], float]]]) -> Iterable[Future[tuple[list[Any], float]]]:
        done = wait_for(sent, return_when=FIRST_COMPLETED).done
        if not any(isinstance(future.exception(), BrokenProcessPool) for future in done):
            return done
        self.close()  # what was under way in the other processes is lost as well
        return sent

    def take(self, sent: Future[tuple[list[Any], float]]) -> tuple[list[Any], float]:
        try:
            return sent.result()
        except (BrokenProcessPool, CancelledError) as death:
            raise WorkerDied("a worker process died") from death

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def cores() -> int:
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin_work() -> None:
    """What every worker does first.

    What is loaded by now stays to the end, and a study makes thousands of small objects that die young: the collector
    need not look at the former, nor so often at the latter.
    """
    leave_with_the_parent()
    gc.freeze()
    gc.set_threshold(50_000)


def leave_with_the_parent() -> None:
    """A process that works for another one ends with it, however that one ended.

    Stopping a study by ``kill`` would leave its processes behind, waiting for tasks that nobody gives them.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
