"""One writer, many at once: whatever waits while a commit runs is committed together by the next.

A commit that must reach the disk takes milliseconds, however much is in it. So there is one thread that writes; it
takes all that has been handed in, writes it in one transaction, and only then tells those who wait. Nobody is told
before the commit. If one piece of work in a group fails, the group is rolled back and each piece is done again on its
own, so that only the one that is wrong fails.

Work is a function of a connection, or a row for a table: rows for the same table that come one after another are
inserted by one statement.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Table, insert

from muster.server.store.news import News

T = TypeVar("T")
Work = Callable[[Connection], Any]

MOST_AT_ONCE: Final = 500


class Lost(Enum):
    """What work says that came too late: another server has changed the match meanwhile."""

    LOST = "another server was quicker"


LOST: Final = Lost.LOST


class Row:
    """A row to be inserted."""

    __slots__ = ("table", "values")

    def __init__(self, table: Table, values: Mapping[str, Any]) -> None:
        self.table = table
        self.values = values


class Line:
    """An answer to be kept if its match has come exactly so far, and its table has changed exactly so often."""

    __slots__ = ("match", "number", "turn", "values")

    def __init__(self, match: str, number: int, turn: int, values: Mapping[str, Any]) -> None:
        self.match = match
        self.number = number
        self.turn = turn
        self.values = values


class Job:
    """A piece of work, and who is told of its result."""

    __slots__ = ("done", "error", "news", "result", "work")

    def __init__(self, work: Work | Row | Line, done: asyncio.Future[Any] | None, news: Sequence[News] = ()) -> None:
        self.work = work
        self.done = done
        self.news = news
        self.result: Any = None
        self.error: BaseException | None = None

    def tell(self) -> None:
        """Tell who waits, on the loop on which they wait; they may have gone."""
        if self.done is None or self.done.done():
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


class Writer:
    """The thread that writes."""

    def __init__(
        self,
        engine: Engine,
        keep_lines: Callable[[Connection, Sequence[Line]], set[tuple[str, int]]],
        tell: Callable[[Connection, Sequence[News]], None] | None = None,
    ) -> None:
        self.engine = engine
        self._keep_lines = keep_lines
        self._tell = tell  # tells other servers, in the same transaction
        self.commits = 0
        self.written = 0
        self.failed = 0
        self.seconds = 0.0  # spent in commits, for the metrics
        self._waiting: deque[Job] = deque()
        self._wake = threading.Condition()
        self._asleep = False
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="muster-writer", daemon=True)
        self._thread.start()

    @property
    def backlog(self) -> int:
        return len(self._waiting)

    def submit(self, work: Work | Row, news: Sequence[News] = ()) -> None:
        """Hand in work that nobody waits for."""
        self._hand_in(Job(work, None, news))

    async def write(self, work: Callable[[Connection], T], news: Sequence[News] = ()) -> T:
        """Do the work and return when it is committed. Who stops waiting does not stop the work."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._hand_in(Job(work, done, news))
        return await done

    def write_line(self, line: Line, news: Sequence[News]) -> asyncio.Future[bool]:
        """Keep an answer; the future says whether it was the next one of its match. Others hear of those only."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._hand_in(Job(line, done, news))
        return done

    def write_row(self, row: Row) -> asyncio.Future[None]:
        """Insert a row; the future is done when it is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hand_in(Job(row, done))
        return done

    def _hand_in(self, job: Job) -> None:
        with self._wake:
            if self._closing:
                raise RuntimeError("the store is closed")
            self._waiting.append(job)
            if self._asleep:
                self._wake.notify()

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
                    self._asleep = True
                    self._wake.wait()
                self._asleep = False
                if not self._waiting:
                    return
                group = [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_AT_ONCE))]
            self._write(group)
            tell_all(group)

    def _write(self, group: list[Job]) -> None:
        try:
            self._commit(group)
        except BaseException as error:
            if len(group) == 1:
                group[0].error = error
                self.failed += 1
                return
            for job in group:
                self._write([job])

    def _commit(self, group: list[Job]) -> None:
        start = time.perf_counter()
        with self.engine.begin() as connection:
            news: list[News] = []
            at = 0
            while at < len(group):
                work = group[at].work
                if isinstance(work, Row):
                    rows = [work.values]
                    while at + 1 < len(group) and _same_table(group[at + 1].work, work.table):
                        at += 1
                        rows.append(group[at].work.values)  # type: ignore[union-attr]
                    connection.execute(insert(work.table), rows)
                elif isinstance(work, Line):
                    first = at
                    while at + 1 < len(group) and isinstance(group[at + 1].work, Line):
                        at += 1
                    self._keep(connection, group[first : at + 1], news)
                else:
                    group[at].result = work(connection)
                    if group[at].result is not LOST:
                        news += group[at].news
                at += 1
            if news and self._tell is not None:
                self._tell(connection, news)
        self.commits += 1
        self.written += len(group)
        self.seconds += time.perf_counter() - start

    def _keep(self, connection: Connection, jobs: list[Job], news: list[News]) -> None:
        """Keep some answers by one statement, and note which of them were the next of their matches."""
        firsts: dict[tuple[str, int], Job] = {}
        lines: list[Line] = []
        for job in jobs:
            assert isinstance(job.work, Line)
            # Two answers for the same place, of a match that was opened anew meanwhile: one of them can be the next.
            if firsts.setdefault((job.work.match, job.work.number), job) is job:
                lines.append(job.work)
            job.result = False
        for kept in self._keep_lines(connection, lines):
            firsts[kept].result = True
            news += firsts[kept].news


def _same_table(work: Work | Row | Line, table: Table) -> bool:
    return isinstance(work, Row) and work.table is table


def tell_all(group: list[Job]) -> None:
    """Tell everyone of a group, waking each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in group:
        if job.done is not None:
            loops.setdefault(job.done.get_loop(), []).append(job)
    for loop, jobs in loops.items():

        def tell(jobs: list[Job] = jobs) -> None:
            for job in jobs:
                job.tell()

        if not loop.is_closed():
            loop.call_soon_threadsafe(tell)
