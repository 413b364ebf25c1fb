"""Work on several processes: plain data goes out, plain data comes back, in the order in which it was asked for."""

from __future__ import annotations

import gc
import multiprocessing
import os
from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")
Progress = Callable[[int, int], None]


def cores() -> int:
    """How many processes may run at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_with_the_parent() -> None:
    """A process that works for another one ends with it, however that one ended.

    Whoever stops a study by ``kill`` would leave its processes behind, waiting for tasks that nobody gives them.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def begin_work() -> None:
    """What every worker does first.

    What is loaded by now stays to the end, and a study makes thousands of small objects that die young: the collector
    need not look at the former, nor so often at the latter.
    """
    leave_with_the_parent()
    gc.freeze()
    gc.set_threshold(50_000)


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)


def stream(
    work: Callable[[Task], Found], tasks: Iterable[Task], processes: int | None = None
) -> Generator[Found, None, None]:
    """The results of all tasks, in their order. Tasks are taken only as fast as they are worked on.

    ``work`` is a function of a module and tasks are plain data. With one process the work is done right here.
    """
    workers = cores() if processes is None else processes
    if workers <= 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(max_workers=workers, initializer=begin_work)
    running: deque[Future[Found]] = deque()
    try:
        for task in tasks:
            running.append(pool.submit(work, task))
            if len(running) > workers:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def portions(total: int, processes: int | None = None, most: int = 50) -> list[tuple[int, int]]:
    """Numbers 0 to ``total`` - 1 cut into stretches (first, after last) that keep all processes busy to the end."""
    workers = cores() if processes is None else max(1, processes)
    size = max(1, min(most, total // (workers * 8)))
    return [(first, min(first + size, total)) for first in range(0, total, size)]


def gather(
    work: Callable[[Task], Sequence[Found]],
    tasks: Sequence[Task],
    total: int,
    processes: int | None = None,
    progress: Progress | None = None,
) -> list[Found]:
    """All results of tasks that bring several each, told of as they come in."""
    found: list[Found] = []
    for portion in stream(work, tasks, 1 if len(tasks) == 1 else processes):
        found.extend(portion)
        if progress is not None:
            progress(len(found), total)
    return found
