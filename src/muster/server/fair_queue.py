"""A queue in which nobody waits behind all that someone else has asked for.

Work has a rank (what people at a table wait for comes first) and a lane, which is whose it is. Within a rank the lanes
take turns, so that a hundred pieces of one person cost another person one place. The queue is bounded, in all and for
each lane: what does not fit is refused at once rather than done when nobody wants it any more.
"""

from __future__ import annotations

import asyncio
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, Final, Generic, TypeVar

from muster.server.problems import Refusal

T = TypeVar("T")

# Ranks: who waits for it.
PEOPLE: Final = 0
BOTS: Final = 1  # tables at which nobody but bots plays
ANALYSIS: Final = 2

MOST_WAITING: Final = 10_000
MOST_OF_ONE: Final = 1_000
SOON: Final = 5  # seconds after which someone who is refused may come back


class FairQueue(Generic[T]):
    """Pieces of work of many people, for some threads."""

    def __init__(self, most: int = MOST_WAITING, most_of_one: int = MOST_OF_ONE) -> None:
        self.most = most
        self.most_of_one = most_of_one
        self._ranks: dict[int, OrderedDict[str, deque[T]]] = {}
        self._waiting = 0
        self._closed = False
        self._changed = threading.Condition()

    def __len__(self) -> int:
        return self._waiting

    def put(self, work: T, lane: str, rank: int = PEOPLE) -> None:
        """Hand in work, or be refused because too much waits already."""
        with self._changed:
            lanes = self._ranks.setdefault(rank, OrderedDict())
            waiting = lanes.setdefault(lane, deque())
            if self._waiting >= self.most or len(waiting) >= self.most_of_one:
                if not waiting:
                    del lanes[lane]
                raise Refusal("busy", retry_after=SOON)
            waiting.append(work)
            self._waiting += 1
            self._changed.notify()

    def get(self) -> T | None:
        """The next piece of work, when there is one; None when the queue is closed."""
        with self._changed:
            while not self._waiting:
                if self._closed:
                    return None
                self._changed.wait()
            if self._closed:
                return None
            return self._next()

    def _next(self) -> T:
        for rank in sorted(self._ranks):
            lanes = self._ranks[rank]
            if not lanes:
                continue
            lane, waiting = next(iter(lanes.items()))
            work = waiting.popleft()
            self._waiting -= 1
            if waiting:
                lanes.move_to_end(lane)
            else:
                del lanes[lane]
            return work
        raise AssertionError("something waits, but in no lane")

    def close(self) -> list[T]:
        """Nobody gets anything any more; returns what waited."""
        with self._changed:
            self._closed = True
            left = [work for lanes in self._ranks.values() for waiting in lanes.values() for work in waiting]
            self._ranks.clear()
            self._waiting = 0
            self._changed.notify_all()
        return left


class Desk:
    """A thread that looks back for people: replays, records, proofs. They take turns, and never crowd out play."""

    def __init__(self, most_of_one: int = 20) -> None:
        self._queue: FairQueue[tuple[Callable[[], Any], Future[Any]]] = FairQueue(200, most_of_one)
        self._thread = threading.Thread(target=self._run, name="muster-desk", daemon=True)
        self._thread.start()

    @property
    def backlog(self) -> int:
        return len(self._queue)

    async def do(self, work: Callable[[], T], lane: str) -> T:
        """The result of the work, when its turn has come."""
        future: Future[T] = Future()
        self._queue.put((work, future), lane, ANALYSIS)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        for _, future in self._queue.close():
            future.cancel()
        self._thread.join(10)

    def _run(self) -> None:
        while (entry := self._queue.get()) is not None:
            work, future = entry
            if not future.set_running_or_notify_cancel():
                continue
            try:
                future.set_result(work())
            except BaseException as error:
                future.set_exception(error)
            del entry, work, future  # a match that was looked at is not held until the next piece of work
