"""Bots that think elsewhere: a queue in the database, from which workers on any machine take questions.

A server puts a question there as bytes, which hold no more than its seat knows, and is told when a worker has
answered. A worker that dies in the middle of a thought costs time only: as soon as it gives no sign of life, another
takes the question. Lanes take turns as in ``fair_queue``. PostgreSQL keeps no log of the table: what bots think about
is worth nothing after a restart, for then it is asked anew.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import signal
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from muster.kernel.errors import OptionError
from muster.server.bot_pool import BotFailed, BotPool
from muster.server.bot_worker import Task, Thought
from muster.server.cluster import BEAT, CUT_OFF, GONE_MILLISECONDS, NOW, Cluster, sign_of_life
from muster.server.fair_queue import MOST_WAITING, SOON
from muster.server.logs import Logs
from muster.server.problems import Refusal
from muster.server.settings import Settings
from muster.server.store import Store, open_store
from muster.server.store.news import Told
from muster.server.store.writer import LOST, Lost

CHANNEL: Final = "muster_work"
LOOK_AGAIN: Final = 1.0  # seconds after which someone looks who has not been told

ASK: Final = text(
    f"""
    INSERT INTO thoughts (id, asked_by, rank, lane, turn, task, asked_at)
    SELECT :id, :asked_by, :rank, :lane, COALESCE(
        (SELECT max(turn) + 1 FROM thoughts WHERE rank = :rank AND lane = :lane AND thought IS NULL),
        (SELECT min(turn) FROM thoughts WHERE rank = :rank AND thought IS NULL AND taken_by IS NULL),
        0
    ), :task, {NOW}
    WHERE (SELECT count(*) FROM thoughts) < {MOST_WAITING}
    """
)
TAKE: Final = text(
    f"""
    UPDATE thoughts SET taken_by = :me, taken_at = {NOW}
    WHERE id = (
        SELECT id FROM thoughts
        WHERE thought IS NULL AND (taken_by IS NULL OR NOT EXISTS (
            SELECT 1 FROM processes WHERE processes.id = taken_by AND seen_at > {NOW} - {GONE_MILLISECONDS}
        ))
        ORDER BY rank, turn, asked_at LIMIT 1
        FOR UPDATE SKIP LOCKED
    )
    RETURNING id, asked_by, task
    """
)
KEEP: Final = text("UPDATE thoughts SET thought = :thought WHERE id = :id AND taken_by = :me")
FETCH: Final = text("DELETE FROM thoughts WHERE id = :id AND thought IS NOT NULL RETURNING thought")
FORGET: Final = text("DELETE FROM thoughts WHERE id = :id")
SWEEP: Final = text(
    f"""
    DELETE FROM thoughts WHERE NOT EXISTS (
        SELECT 1 FROM processes WHERE processes.id = asked_by AND seen_at > {NOW} - {GONE_MILLISECONDS}
    ) AND asked_at < {NOW} - {GONE_MILLISECONDS}
    """
)


class Reply(msgspec.Struct):
    """What a worker says: the key of an option, or why there is none."""

    key: str = ""
    failed: str = ""


TASKS: Final = msgspec.msgpack.Decoder(Task)
REPLIES: Final = msgspec.msgpack.Decoder(Reply)
ENCODER: Final = msgspec.msgpack.Encoder()


class BotQueue:
    """What a server asks instead of processes of its own. Hints, which say why, are thought of beside it."""

    def __init__(self, store: Store, cluster: Cluster, seconds: float) -> None:
        self.store = store
        self.seconds = seconds
        self.thoughts = 0
        self.failures = 0
        self._waiting: dict[str, asyncio.Event] = {}
        self._hints = BotPool(1, seconds)
        cluster.thought = self._told

    @property
    def backlog(self) -> int:
        return len(self._waiting)

    async def think(self, task: Task) -> Thought:
        """The thought of a worker; ``BotFailed`` if it had none."""
        if task.with_reason:
            return await self._hints.think(task)
        question, told = secrets.token_urlsafe(12), asyncio.Event()
        self._waiting[question] = told
        asked = {"id": question, "asked_by": self.store.process, "rank": task.rank, "lane": task.lane}
        try:
            if await self.store.write(self._ask({**asked, "task": ENCODER.encode(task)})) is LOST:
                raise Refusal("busy", retry_after=SOON)
            reply = None
            while reply is None:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(told.wait(), LOOK_AGAIN)
                told.clear()
                reply = await self.store.write(lambda connection: connection.execute(FETCH, {"id": question}).scalar())
        except SQLAlchemyError as error:
            raise BotFailed(type(error).__name__) from None
        except asyncio.CancelledError:
            with contextlib.suppress(RuntimeError):  # the store is closed already
                self.store.writer.submit(lambda connection: connection.execute(FORGET, {"id": question}))
            raise
        finally:
            del self._waiting[question]
        found = REPLIES.decode(reply)
        if found.failed:
            self.failures += 1
            raise BotFailed(found.failed)
        self.thoughts += 1
        return Thought(found.key, "", {})

    def _ask(self, values: dict[str, Any]) -> Callable[[Connection], Lost | None]:
        def work(connection: Connection) -> Lost | None:
            if connection.execute(ASK, values).rowcount == 0:
                return LOST
            connection.execute(text(f"NOTIFY {CHANNEL}"))
            return None

        return work

    def _told(self, question: str) -> None:
        told = self._waiting.get(question)
        if told is not None:
            told.set()

    def close(self) -> None:
        self._hints.close()


class Question(NamedTuple):
    id: str
    asked_by: str
    task: bytes


class Worker:
    """What ``muster work`` runs: takes questions, lets bots think, says what they thought."""

    def __init__(self, store: Store, settings: Settings, logs: Logs) -> None:
        self.store = store
        self.logs = logs
        self.pool = BotPool(settings.bot_processes, settings.bot_seconds, warm=settings.warm_up)
        self._there_is_work = asyncio.Event()
        self._at_once = settings.bot_processes

    async def run(self, until: asyncio.Event) -> None:
        await self.store.beat(sign_of_life(self.store.process, "worker", 0, 0))
        tasks = [asyncio.create_task(self._live()), asyncio.create_task(self._listen())]
        tasks += [asyncio.create_task(self._work()) for _ in range(self._at_once)]
        self.logs.info("worker-started", count=self._at_once)
        await until.wait()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(SQLAlchemyError, TimeoutError):
            await asyncio.wait_for(self.store.beat(self._gone), CUT_OFF)

    def _gone(self, connection: Connection) -> None:
        """What it was thinking about is another one's from now on."""
        connection.execute(text("DELETE FROM processes WHERE id = :id"), {"id": self.store.process})

    async def _live(self) -> None:
        beats = 0
        while True:
            with contextlib.suppress(SQLAlchemyError, TimeoutError, OSError):
                await asyncio.wait_for(self.store.beat(sign_of_life(self.store.process, "worker", 0, 0)), CUT_OFF)
                beats += 1
                if beats % 20 == 0:
                    await self.store.beat(lambda connection: connection.execute(SWEEP))
            await asyncio.sleep(BEAT)

    async def _listen(self) -> None:
        import psycopg

        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                line = await psycopg.AsyncConnection.connect(self.store.plain_address, autocommit=True)
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    async for _ in line.notifies():
                        self._there_is_work.set()
            await asyncio.sleep(BEAT)

    async def _work(self) -> None:
        """One question after another."""
        while True:
            try:
                question = await self.store.write(self._take)
                if question is None:
                    self._there_is_work.clear()
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(self._there_is_work.wait(), LOOK_AGAIN)
                    continue
                try:
                    thought = await self.pool.think(TASKS.decode(question.task))
                    reply = Reply(key=thought.key)
                except BotFailed as failure:
                    reply = Reply(failed=str(failure)[:200])
                values = {"id": question.id, "me": self.store.process, "thought": ENCODER.encode(reply)}
                await self.store.write(
                    lambda connection, values=values: connection.execute(KEEP, values).rowcount,  # type: ignore[misc]
                    [[Told.THOUGHT, question.asked_by, question.id]],
                )
            except SQLAlchemyError as error:
                self.logs.error("store-away", error=type(error).__name__)
                await asyncio.sleep(BEAT)

    def _take(self, connection: Connection) -> Question | None:
        found = connection.execute(TAKE, {"me": self.store.process}).first()
        return None if found is None else Question(*found)


def work(settings: Settings) -> None:
    """Think for servers of the same database until someone stops it."""
    if not settings.database.startswith("postgres"):
        raise OptionError("database: workers need PostgreSQL, where servers and workers meet: postgresql://...")
    asyncio.run(_work(settings))


async def _work(settings: Settings) -> None:
    until = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, until.set)
    store = open_store(settings.database_url, settings.durability)
    worker = Worker(store, settings, Logs(settings.log))
    try:
        await worker.run(until)
    finally:
        worker.pool.close()
        store.close()
