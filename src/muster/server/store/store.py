"""The store: reads in a few threads, writes through the one writer."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final, TypeVar

from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.engine import URL

from muster.kernel.errors import MusterError
from muster.server.store.engine import database_url, in_memory, make_engine, refusing_clearly
from muster.server.store.matches import AnswerRow, add_last_answer, keep_lines, line_of
from muster.server.store.migrate import migrate
from muster.server.store.news import CHANNEL, News, Told, payloads
from muster.server.store.private import private_database, private_file, private_folder
from muster.server.store.schema import SETTINGS
from muster.server.store.writer import LOST, Writer

T = TypeVar("T")

READERS: Final = 4
WELL_SECONDS: Final = 2.0  # between two tries to write
ANSWER_SECONDS: Final = 5.0  # that the database may take to answer
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """A database that is ready to use. Work is a function of a connection: ``await store.read(people.by_id(...))``."""

    def __init__(self, url: URL, durability: str = "full", *, alone: bool = True) -> None:
        self.url = url
        self.shared = url.get_backend_name() == "postgresql"  # other servers may use it at the same time
        self.process = secrets.token_urlsafe(9)  # how others know this server
        self._lock_file: IO[str] | None = None
        self.engine = make_engine(url, durability)
        if alone:
            self._keep_others_out()
        try:
            if url.get_backend_name() == "sqlite":
                look_for_damage(self.engine, url)
            migrate(self.engine)
        except BaseException:
            self._let_go()
            raise
        self.writer = Writer(self.engine, keep_lines, self._tell if self.shared else None)
        self._in_memory = in_memory(url)
        self._tried = 0.0
        self._well = False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="muster-reader")
        self._beating = ThreadPoolExecutor(1, thread_name_prefix="muster-beat")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds, from a thread of its own: the event loop never waits for a disk."""
        if self._in_memory:
            return await self.writer.write(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T], news: Sequence[News] = ()) -> T:
        """Do the work; when this returns, it is committed, and other servers are told the news of it."""
        return await self.writer.write(work, news)

    def add_answer(self, match: str, turn: int, answer: AnswerRow, *, over: bool = False) -> asyncio.Future[bool]:
        """Keep an answer; the future, done when it is committed, says whether it was the next one of its match."""
        news = [[Told.ANSWERED, match, answer.number, answer.seat, answer.key, answer.at]] if self.shared else ()
        if over:
            return asyncio.ensure_future(self._add_last(match, turn, answer, news))
        return self.writer.write_line(line_of(match, turn, answer), news)

    async def _add_last(self, match: str, turn: int, answer: AnswerRow, news: Sequence[News]) -> bool:
        return await self.write(add_last_answer(match, turn, answer), news) is not LOST

    async def beat(self, work: Callable[[Connection], T]) -> T:
        """Work beside the writer, which may be held up: a sign of life."""
        return await asyncio.get_running_loop().run_in_executor(self._beating, self._beat, work)

    def _beat(self, work: Callable[[Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    @property
    def plain_address(self) -> str:
        """The address of the database, as its own library reads it."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def tell(self, *news: News) -> None:
        """Tell other servers something of the moment, which nobody keeps."""
        if self.shared:
            self.writer.submit(_nothing, news)

    def _tell(self, connection: Connection, news: Sequence[News]) -> None:
        """Within the transaction that it is the news of: it is heard if that is committed, and in its order."""
        for payload in payloads(self.process, news):
            connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    async def is_well(self) -> bool:
        """Can it be read and written? Tried at most every few seconds: who asks often costs no commits."""
        if time.monotonic() - self._tried > WELL_SECONDS:
            self._tried = time.monotonic()
            try:
                await asyncio.wait_for(self.write(set_value("health", str(now()))), ANSWER_SECONDS)
                self._well = True
            except Exception:
                self._well = False
                self._tried = 0.0
        return self._well

    def close(self) -> None:
        """Finish what was handed in and let go of the database."""
        self.writer.close()
        self._readers.shutdown()
        self._beating.shutdown()
        self._let_go()

    def _let_go(self) -> None:
        """Others may use the database now."""
        self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    def _keep_others_out(self) -> None:
        """One server per file. PostgreSQL is for any number: there each answer is compared before it is set."""
        if not self.shared and self.url.database:
            # The file itself: a link to it is no second database.
            self._lock_file = _locked(Path(f"{Path(self.url.database).resolve()}.lock"))


def look_for_standbys(engine: Engine) -> None:
    """An answer is to be on two machines before it counts; a database that does not see to that is refused."""
    if engine.dialect.name != "postgresql":
        raise MusterError("synchronous: only PostgreSQL can keep answers on two machines")
    with engine.connect() as connection:
        standbys = str(connection.execute(text("SHOW synchronous_standby_names")).scalar())
        commit = str(connection.execute(text("SHOW synchronous_commit")).scalar())
    if not standbys or commit not in ("on", "remote_apply"):
        raise MusterError(
            f"synchronous: the database does not wait for a standby (synchronous_standby_names = '{standbys}', "
            f"synchronous_commit = {commit})"
        )


def look_for_damage(engine: Engine, url: URL) -> None:
    """A damaged database is not served: half of its matches would fail, one after another."""
    with engine.connect() as connection:
        found = connection.execute(text("PRAGMA quick_check(1)")).scalar()
    if found != "ok":
        raise MusterError(f"the database {url.database} is damaged ({found}); restore a backup: muster restore --help")


def set_value(name: str, value: str) -> Callable[[Connection], None]:
    """Keep a value of the server's own."""

    def work(connection: Connection) -> None:
        if connection.execute(update(SETTINGS).where(SETTINGS.c.name == name).values(value=value)).rowcount == 0:
            connection.execute(insert(SETTINGS).values(name=name, value=value))

    return work


def _nothing(connection: Connection) -> None:
    """Work for the sake of its news."""


def _locked(path: Path) -> IO[str]:
    """A file that only one process holds; the system lets go of it when the process ends, however it ends."""
    private_folder(path.parent)
    private_file(path)
    file = path.open("w", encoding="ascii")
    with contextlib.suppress(ImportError):
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            raise MusterError(f"another server uses {path.with_suffix('')}; a match can have one owner only") from None
    file.write(str(os.getpid()))
    file.flush()
    return file


def open_store(address: str, durability: str = "full", *, synchronous: bool = False) -> Store:
    """The store at an address: ``sqlite:///path``, ``postgresql://...``, or ``sqlite://`` for one in memory."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and url.database:
        private_database(Path(url.database))
    with refusing_clearly(url):
        if synchronous:
            engine = make_engine(url, durability)
            try:
                look_for_standbys(engine)
            finally:
                engine.dispose()
        return Store(url, durability)
