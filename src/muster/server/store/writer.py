"""One writer, many at once: whatever waits while a commit runs is committed together by the next.

A commit that must reach the disk takes milliseconds, however much is in it. So there is one thread that writes; it
takes all that has been handed in, writes it in one transaction, and only then tells those who wait. Nobody is told
before the commit. If one piece of work in a group fails, the group is rolled back and each piece is done again on its
own, so that only the one that is wrong fails.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE: Final = 500


class Job:
    """A piece of work and who waits for it."""

    __slots__ = ("error", "future", "result", "work")

    def __init__(self, work: Work, future: Future[Any]) -> None:
        self.work = work
        self.future = future
        self.result: Any = None
        self.error: BaseException | None = None


class Writer:
    """The thread that writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self.written = 0
        self.seconds = 0.0  # spent in commits, for the metrics
        self._waiting: deque[Job] = deque()
        self._wake = threading.Condition()
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="muster-writer", daemon=True)
        self._thread.start()

    @property
    def backlog(self) -> int:
        return len(self._waiting)

    def submit(self, work: Callable[[Connection], T]) -> Future[T]:
        """Hand in work; the future is done when it is committed."""
        future: Future[T] = Future()
        with self._wake:
            if self._closing:
                raise RuntimeError("the store is closed")
            self._waiting.append(Job(work, future))
            self._wake.notify()
        return future

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work and return when it is committed. Who stops waiting does not stop the work."""
        return await asyncio.shield(asyncio.wrap_future(self.submit(work)))

    def close(self) -> None:
        """Write what waits, then stop."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._closing:
                    self._wake.wait()
                if not self._waiting:
                    return
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
            self._write(group)

    def _write(self, group: list[Job]) -> None:
        try:
            self._commit(group)
        except BaseException as error:
            if len(group) == 1:
                group[0].error = error
            else:
                for job in group:
                    try:
                        self._commit([job])
                    except BaseException as own:
                        job.error = own
        for job in group:
            if job.future.cancelled():
                continue
            if job.error is not None:
                job.future.set_exception(job.error)
            else:
                job.future.set_result(job.result)

    def _commit(self, group: list[Job]) -> None:
        start = time.perf_counter()
        with self.engine.begin() as connection:
            for job in group:
                job.result = job.work(connection)
        self.commits += 1
        self.written += len(group)
        self.seconds += time.perf_counter() - start
