"""The engine for a database address, with the settings that every connection needs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.pool import StaticPool

from muster.kernel.errors import MusterError, OptionError

DURABILITIES: Final = ("full", "normal")
TIMEOUTS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
BUSY_MILLISECONDS: Final = 10_000


def database_url(text: str) -> URL:
    """The address of a database, with our drivers; anything but SQLite and PostgreSQL is refused."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise OptionError("the address of the database cannot be read; it looks like sqlite:///muster.db") from None
    backend = url.get_backend_name()
    if backend in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if backend == "sqlite":
        return url.set(drivername="sqlite+pysqlite")
    raise OptionError(f"no database of the kind {backend!r} can be used; possible are sqlite and postgresql")


@contextmanager
def refusing_clearly(url: URL) -> Iterator[None]:
    """What a database refuses becomes one line that names it, without its password."""
    try:
        yield
    except SQLAlchemyError as error:
        address = url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)
        said = str(getattr(error, "orig", None) or error).strip().splitlines()[0]
        raise MusterError(f"the store at {address} cannot be used: {said}") from None


def in_memory(url: URL) -> bool:
    return url.get_backend_name() == "sqlite" and not url.database


def make_engine(url: URL, durability: str = "full") -> Engine:
    """An engine whose every connection is set up alike; a pool opens new ones at any time."""
    if durability not in DURABILITIES:
        raise OptionError(f"durability may be {' or '.join(DURABILITIES)}, not {durability!r}")
    if url.get_backend_name() != "sqlite":
        # What hangs because a line is cut is given up; the address may say otherwise.
        timeouts = {name: value for name, value in TIMEOUTS.items() if name not in url.query}
        engine = create_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, connect_args=timeouts)
        if durability == "normal":
            event.listen(engine, "connect", _commit_lazily)
        return engine
    if in_memory(url):
        # Nothing but one connection holds the data: the store uses it from one thread.
        engine = create_engine(url, poolclass=StaticPool, connect_args={"check_same_thread": False})
    else:
        engine = create_engine(url, connect_args={"check_same_thread": False})

    def set_up(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={durability.upper()}")
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MILLISECONDS}")
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.close()

    event.listen(engine, "connect", set_up)
    return engine


def _commit_lazily(connection: Any, _: object) -> None:
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit TO off")
    connection.commit()
