"""The store: reads in a few threads, writes through the one writer."""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Final, TypeVar

from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from muster.kernel.errors import MusterError
from muster.server.store.engine import database_url, in_memory, make_engine, refusing_clearly
from muster.server.store.matches import AnswerRow, add_last_answer, answer_row
from muster.server.store.migrate import migrate
from muster.server.store.private import private_database, private_file, private_folder
from muster.server.store.schema import SETTINGS
from muster.server.store.writer import Writer

T = TypeVar("T")

READERS: Final = 4
# A server that was killed may start again at once; PostgreSQL notices a moment later that the old one is gone.
LEAVING_SECONDS: Final = 2.0
WELL_SECONDS: Final = 2.0  # between two tries to write
ANSWER_SECONDS: Final = 5.0  # that the database may take to answer
ADVISORY_LOCK: Final = 0x6D7573746572  # "muster"


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """A database that is ready to use. Work is a function of a connection: ``await store.read(people.by_id(...))``."""

    def __init__(self, url: URL, durability: str = "full", *, alone: bool = True) -> None:
        self.url = url
        self._lock_file: IO[str] | None = None
        self._lock_connection: Connection | None = None
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
        self.writer = Writer(self.engine)
        self._in_memory = in_memory(url)
        self._tried = 0.0
        self._well = False
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="muster-reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds, from a thread of its own: the event loop never waits for a disk."""
        if self._in_memory:
            return await self.writer.write(work)
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do the work; when this returns, it is committed."""
        return await self.writer.write(work)

    def add_answer(self, match: str, answer: AnswerRow, *, over: bool = False) -> asyncio.Future[None]:
        """Keep an answer; the future is done when it is committed. This is what happens all the time."""
        if over:
            return asyncio.ensure_future(self.write(add_last_answer(match, answer)))
        return self.writer.write_row(answer_row(match, answer))

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
        self._let_go()

    def _let_go(self) -> None:
        """Others may use the database now."""
        if self._lock_connection is not None:
            # PostgreSQL lets go by itself, but a moment after the connection is closed; somebody may open at once.
            with contextlib.suppress(SQLAlchemyError):
                self._lock_connection.execute(text("SELECT pg_advisory_unlock(:lock)"), {"lock": ADVISORY_LOCK})
            self._lock_connection.close()
        self.engine.dispose()
        if self._lock_file is not None:
            self._lock_file.close()

    def _keep_others_out(self) -> None:
        """One server per database: each match has one owner, and that is in this process."""
        if self.url.get_backend_name() == "sqlite":
            if self.url.database:
                # The file itself: a link to it is no second database.
                self._lock_file = _locked(Path(f"{Path(self.url.database).resolve()}.lock"))
            return
        self._lock_connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        asked = text("SELECT pg_try_advisory_lock(:lock)")
        end = time.monotonic() + LEAVING_SECONDS
        while not self._lock_connection.execute(asked, {"lock": ADVISORY_LOCK}).scalar():
            if time.monotonic() < end:
                time.sleep(0.05)
                continue
            self._lock_connection.close()
            self.engine.dispose()
            raise MusterError("another server uses this database; a match can have one owner only")


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


def open_store(address: str, durability: str = "full") -> Store:
    """The store at an address: ``sqlite:///path``, ``postgresql://...``, or ``sqlite://`` for one in memory."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and url.database:
        private_database(Path(url.database))
    with refusing_clearly(url):
        return Store(url, durability)
