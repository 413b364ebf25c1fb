"""The other servers of the same database: who there is, what they have done, who looks at which table.

Any server may play in any match: the store keeps an answer only if it is the next one (``keep_lines``), so nothing
depends on who believes to be alone. What servers tell one another makes them quick, not right: an answer travels as
news within the transaction that stores it, and every server that holds the match plays it, too. Whoever misses news,
because its line was cut or it slept, looks up what has become of its matches.

Whoever changed a match last lets its bots think; others take over when that server is gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, text
from sqlalchemy.exc import SQLAlchemyError

import muster
from muster.server.limits import Limit
from muster.server.store.news import CHANNEL, News, Told
from muster.server.store.store import Store

if TYPE_CHECKING:
    from muster.server.logs import Logs
    from muster.server.match_registry import MatchRegistry
    from muster.server.metrics import Metrics
    from muster.server.visitors import Visitors

BEAT: Final = 0.7  # seconds between two signs of life
GONE_MILLISECONDS: Final = 3_000  # without one, a server is gone
CUT_OFF: Final = 3.0  # seconds without the database, after which nobody is served here
OFTEN: Final = ("doorstep", "requests")  # limits of which much is taken: told now and then, the others at once
SHARE: Final = 0.25  # seconds between two tellings of what was taken from limits
FORGET_MILLISECONDS: Final = 600_000  # after which nobody wants to know of a server that was

NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
SIGN_OF_LIFE: Final = text(
    f"""
    INSERT INTO processes (id, kind, version, started_at, seen_at, sockets, matches)
    VALUES (:id, :kind, :version, {NOW}, {NOW}, :sockets, :matches)
    ON CONFLICT (id) DO UPDATE SET seen_at = {NOW}, sockets = excluded.sockets, matches = excluded.matches
    """
)
OTHERS: Final = text(f"SELECT id, kind FROM processes WHERE seen_at > {NOW} - {GONE_MILLISECONDS}")
FORGOTTEN: Final = text(f"DELETE FROM processes WHERE seen_at < {NOW} - {FORGET_MILLISECONDS}")
LEAVE: Final = text("DELETE FROM processes WHERE id = :id").bindparams(bindparam("id"))
NEWS: Final = msgspec.json.Decoder(tuple[str, list[News]])


def sign_of_life(process: str, kind: str, sockets: int, matches: int) -> Callable[[Connection], dict[str, str]]:
    """Say that a process lives; returns who else does, and what they are."""

    def work(connection: Connection) -> dict[str, str]:
        connection.execute(text("SET LOCAL synchronous_commit TO off"))
        connection.execute(
            SIGN_OF_LIFE,
            {"id": process, "kind": kind, "version": muster.__version__, "sockets": sockets, "matches": matches},
        )
        return dict(connection.execute(OTHERS).all())

    return work


class Cluster:
    """What this server knows of the others. Over SQLite there are none."""

    def __init__(self, store: Store, logs: Logs, metrics: Metrics) -> None:
        self.store = store
        self.logs = logs
        self.metrics = metrics
        self.me = store.process
        self.shared = store.shared
        self.others: dict[str, str] = {}  # what each of those is that live
        self.cut_off = False  # from the database: nobody can be served here
        self.ready = not store.shared  # it hears the others
        self.registry: MatchRegistry | None = None
        self.visitors: Visitors | None = None
        self.limits: dict[str, Limit] = {}
        self.thought: Callable[[str], None] | None = None  # told of thoughts that workers have had
        self._here: dict[str, dict[str, frozenset[str]]] = {}  # server: match: people who look at it there
        self._tasks: list[asyncio.Task[None]] = []
        self._beat_at = time.monotonic()

    # -- asked by everyone ----------------------------------------------------------------------------------------

    def alive(self, process: str) -> bool:
        return process == self.me or process in self.others

    def drives(self, driver: str | None) -> bool:
        """Is it here that bots of a match think? Where this server changed it last, or nobody lives who did."""
        return driver is None or driver == self.me or driver not in self.others

    def people_at(self, match: str) -> set[str]:
        """Who looks at a match from other servers."""
        if not self._here:
            return set()
        return set().union(*[matches.get(match, frozenset()) for matches in self._here.values()])

    def tell_table(self, match: str, moved: Iterable[tuple[int, int]] = ()) -> list[News]:
        """The news that a table has changed, for the transaction that changes it."""
        return [[Told.TABLE, match, *[seat for pair in moved for seat in pair]]] if self.shared else []

    def tell_here(self, match: str, people: set[str]) -> None:
        """Who looks at a match from here, from now on."""
        if self.shared:
            self.store.tell([Told.HERE, match, *sorted(people)])

    def tell_ended(self, hashes: Iterable[str]) -> list[News]:
        return [[Told.ENDED, *hashes]] if self.shared else []

    def share_limits(self, limits: dict[str, Limit]) -> None:
        """Limits that count what was taken at all servers."""
        self.limits = limits
        if not self.shared:
            return
        for name, limit in limits.items():
            limit.is_told = True
            if name not in OFTEN:
                limit.tell = partial(self._tell_taken, name)

    def _tell_taken(self, name: str, who: str) -> None:
        self.store.tell([Told.TAKEN, name, {who: 1}])

    # -- living ------------------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Hear the others, then say that this server is there."""
        if not self.shared:
            return
        self._tasks = [asyncio.create_task(work()) for work in (self._listen, self._live, self._share)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.shared:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.store.write(self._left, [[Told.BYE]]), 2.0)

    def _left(self, connection: Connection) -> None:
        connection.execute(LEAVE, {"id": self.me})

    async def _live(self) -> None:
        """Give a sign of life again and again; without the database nobody is served from here."""
        since = 0
        while True:
            try:
                assert self.registry is not None
                living = sign_of_life(self.me, "server", self.metrics.sockets, len(self.registry.live))
                others = await asyncio.wait_for(self.store.beat(living), CUT_OFF)
            except (SQLAlchemyError, TimeoutError, OSError):
                if not self.cut_off and time.monotonic() - self._beat_at > CUT_OFF:
                    self._cut()
            else:
                self._beat_at = time.monotonic()
                if self.cut_off:
                    self.cut_off = False
                    self.logs.info("store-back")
                others.pop(self.me, None)
                self._are_there(others)
                since += 1
                if since % 100 == 0:
                    with contextlib.suppress(SQLAlchemyError):
                        await self.store.beat(lambda connection: connection.execute(FORGOTTEN))
                self.registry.look_for_orphans()
            await asyncio.sleep(BEAT)

    def _cut(self) -> None:
        """The database is out of reach, from here: others may reach it. All who sit here come back elsewhere."""
        self.cut_off = True
        self.logs.error("store-away", sockets=self.metrics.sockets)
        assert self.registry is not None
        for live in list(self.registry.live.values()):
            self.registry.drop(live)

    def _are_there(self, others: dict[str, str]) -> None:
        gone = self.others.keys() - others.keys()
        self.others = others
        for process in gone:
            self._is_gone(process)

    def _is_gone(self, process: str) -> None:
        """Another server is gone: who looked on there does no longer, and its bots think here where someone waits."""
        self.others.pop(process, None)
        assert self.registry is not None
        for match in self._here.pop(process, {}):
            self._people_changed(match)
        for live in list(self.registry.live.values()):
            if live.driver == process:
                live.wake()

    def _people_changed(self, match: str) -> None:
        assert self.registry is not None
        live = self.registry.live.get(match)
        if live is not None:
            live.others_changed()

    async def _share(self) -> None:
        """Tell the others what was taken from limits here."""
        while True:
            await asyncio.sleep(SHARE)
            for name, limit in self.limits.items():
                taken = limit.taken_since()
                whos = list(taken.items())
                for start in range(0, len(whos), 60):
                    self.store.tell([Told.TAKEN, name, dict(whos[start : start + 60])])

    # -- hearing -----------------------------------------------------------------------------------------------------

    async def _listen(self) -> None:
        """Hear what others tell; whenever the line was cut, look up what was missed."""
        import psycopg

        first = True
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self.store.plain_address, autocommit=True)
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    self.ready = True
                    self.store.tell([Told.HELLO])
                    self._tell_all_here()
                    if not first:
                        assert self.registry is not None
                        self.registry.look_up_all()
                        if self.visitors is not None:
                            await self.visitors.look_again()
                    first = False
                    async for notice in line.notifies():
                        self._hear(notice.payload)
            except (psycopg.Error, OSError):
                self.ready = False
            await asyncio.sleep(0.2)

    def _hear(self, payload: str) -> None:
        try:
            process, news = NEWS.decode(payload)
        except msgspec.DecodeError:
            return  # someone else speaks on our channel
        if process == self.me:
            return
        for each in news:
            try:
                self._take(process, each[0], each[1:])
            except Exception as error:
                self.metrics.errors += 1
                self.logs.error("news-failed", error=type(error).__name__, reason=str(each[0])[:20])

    def _take(self, process: str, what: str, said: list[Any]) -> None:
        assert self.registry is not None
        match what:
            case Told.ANSWERED:
                self.registry.others_answered(process, *said)
            case Told.TABLE | Told.STALE:
                self.registry.others_changed_table(process, said[0], dict(zip(said[1::2], said[2::2], strict=True)))
            case Told.DELETED:
                self.registry.others_deleted(said[0])
            case Told.HERE:
                self._others_look(process, said[0], frozenset(said[1:]))
            case Told.ENDED:
                if self.visitors is not None:
                    self.visitors.others_ended(said)
            case Told.TAKEN:
                limit = self.limits.get(said[0])
                if limit is not None:
                    limit.others_took(said[1])
            case Told.HELLO:
                self.others.setdefault(process, "server")
                self._tell_all_here()
            case Told.BYE:
                self._is_gone(process)
            case Told.THOUGHT:
                if said[0] == self.me and self.thought is not None:
                    self.thought(said[1])
            case _:
                pass  # a later version knows more

    def _others_look(self, process: str, match: str, people: frozenset[str]) -> None:
        there = self._here.setdefault(process, {})
        if people:
            there[match] = people
        else:
            there.pop(match, None)
        self._people_changed(match)

    def _tell_all_here(self) -> None:
        """Who looks on from here, for someone who has just come."""
        if self.registry is None:
            return
        for live in self.registry.live.values():
            people = live.people_at_this_server()
            if people:
                self.tell_here(live.id, people)
