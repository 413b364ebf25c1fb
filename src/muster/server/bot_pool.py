"""Bots in processes of their own, off the event loop, each thought with a time limit.

A process that thinks too long cannot be asked to stop: it is ended, and a new one takes its place. So this is a small
pool of our own rather than the standard one, which has no way to end a single task.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import Future
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Final

from muster.server.bot_worker import Task, Thought, think
from muster.server.fair_queue import FairQueue

FIRST_SECONDS: Final = 30.0  # a new process first has to load its games


class BotFailed(Exception):
    """A bot gave no answer: it took too long, or went wrong."""


class BotPool:
    """A few processes that think for bots."""

    def __init__(self, processes: int, seconds: float, *, warm: bool = False) -> None:
        self.seconds = seconds
        self.thoughts = 0
        self.failures = 0
        self._warm = warm  # start the processes now, not when the first bot has to think
        self._tasks: FairQueue[tuple[Task, Future[Thought]]] = FairQueue()
        self._threads = [
            threading.Thread(target=self._run, name=f"muster-bots-{number}", daemon=True) for number in range(processes)
        ]
        for thread in self._threads:
            thread.start()

    @property
    def backlog(self) -> int:
        return len(self._tasks)

    async def think(self, task: Task) -> Thought:
        """The bot's thought; ``BotFailed`` if there is none in time."""
        future: Future[Thought] = Future()
        self._tasks.put((task, future), task.lane, task.rank)
        return await asyncio.wrap_future(future)

    def close(self) -> None:
        """End all processes; what they were thinking about is thought about again at the next start."""
        for _, future in self._tasks.close():
            future.cancel()
        for thread in self._threads:
            thread.join(self.seconds + 1)

    def _run(self) -> None:
        """Look after one process: hand it tasks, end it when it takes too long."""
        worker: Worker | None = Worker() if self._warm else None
        while (entry := self._tasks.get()) is not None:
            task, future = entry
            if not future.set_running_or_notify_cancel():
                continue
            try:
                worker = worker or Worker()
                thought = worker.think(task, self.seconds)
                self.thoughts += 1
                future.set_result(thought)
            except BotFailed as failure:
                self.failures += 1
                if worker is not None and not worker.usable:
                    worker.end()
                    worker = None
                future.set_exception(failure)
            except BaseException as error:
                self.failures += 1
                if worker is not None:
                    worker.end()
                worker = None
                future.set_exception(BotFailed(type(error).__name__))
        if worker is not None:
            worker.end()


class Worker:
    """One process."""

    def __init__(self, run: Callable[[Connection], None] = think) -> None:
        context = multiprocessing.get_context("spawn")  # a fork of a process with threads is not safe
        self._ours, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=run, args=(theirs,), name="muster-bot", daemon=True)
        self._process.start()
        theirs.close()
        self._new = True
        self.usable = True

    def think(self, task: Task, seconds: float) -> Thought:
        try:
            self._ours.send(tuple(task))
            if not self._ours.poll(seconds + FIRST_SECONDS if self._new else seconds):
                self.usable = False
                raise BotFailed("it took too long")
            self._new = False
            reply = self._ours.recv()
        except (OSError, EOFError):
            self.usable = False
            raise BotFailed("its process ended") from None
        if isinstance(reply, str):
            raise BotFailed(reply)
        return Thought(*reply)

    def end(self) -> None:
        self.usable = False
        self._ours.close()
        self._process.kill()
        self._process.join(5)
