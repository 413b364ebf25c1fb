"""Backup and restore: the whole store in one file, the same for every kind of database.

The file holds JSON lines, compressed: a header, then one line per row. It is read in one transaction, so it is the
store as it was at one moment, also while a server uses it. Because it names no database, it is also the way from SQLite
to PostgreSQL and back. A file of an earlier version is read into tables of that version first and brought up to date
there, as a store would be.
"""

from __future__ import annotations

import base64
import gzip
import json
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, delete, func, insert, select, text
from sqlalchemy.exc import CompileError, IntegrityError

from muster.kernel.errors import MusterError
from muster.server.store.engine import database_url, make_engine, refusing_clearly
from muster.server.store.migrate import HEAD, VERSIONS, migrate, version_of
from muster.server.store.private import private_file
from muster.server.store.schema import METADATA, OF_THE_MOMENT
from muster.server.store.store import Store

FORMAT: Final = "muster backup 1"
ROWS_AT_ONCE: Final = 500


def backup(address: str, file: Path) -> dict[str, int]:
    """Write the store into a file, whole or not at all; returns how many rows of each table."""
    url = database_url(address)
    if url.get_backend_name() == "sqlite" and not (url.database and Path(url.database).is_file()):
        raise MusterError(f"there is no store at {url.database}")
    engine = make_engine(url)
    unfinished = file.with_name(f".{file.name}.{os.getpid()}.tmp")
    try:
        with refusing_clearly(url):
            if version_of(engine) != HEAD:
                raise MusterError("the store is of another version; start the server once to bring it up to date")
            private_file(unfinished)
            with _at_one_moment(engine) as connection, gzip.open(unfinished, "wt", encoding="utf-8") as out:
                counts = _write(connection, out)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(unfinished, file)
    finally:
        unfinished.unlink(missing_ok=True)
        engine.dispose()
    return counts


def _at_one_moment(engine: Engine) -> Connection:
    """A connection that sees the store as it is now, whatever is written meanwhile."""
    if engine.dialect.name == "postgresql":
        return engine.connect().execution_options(isolation_level="REPEATABLE READ")
    connection = engine.connect()
    connection.execute(text("BEGIN"))
    return connection


def _write(connection: Connection, out: Any) -> dict[str, int]:
    out.write(json.dumps({"format": FORMAT, "schema": HEAD}) + "\n")
    counts: dict[str, int] = {}
    for table in [table for table in METADATA.sorted_tables if table not in OF_THE_MOMENT]:
        counts[table.name] = 0
        binary = _binary(table)
        for row in connection.execute(select(table)).mappings():
            values = {
                name: base64.b64encode(value).decode() if name in binary and value is not None else value
                for name, value in row.items()
            }
            out.write(json.dumps([table.name, values], ensure_ascii=False) + "\n")
            counts[table.name] += 1
    out.write(json.dumps(["end", counts]) + "\n")
    return counts


def _binary(table: Table) -> set[str]:
    return {column.name for column in table.columns if isinstance(column.type, LargeBinary)}


def restore(address: str, file: Path, *, replace: bool = False) -> dict[str, int]:
    """Fill an empty store from a file, all at once or not at all. ``replace`` empties it first."""
    with tempfile.TemporaryDirectory() as folder:
        version = _version(file)
        present = file if version == HEAD else _brought_up_to_date(file, version, Path(folder))
        return _restore(address, present, replace)


def _restore(address: str, file: Path, replace: bool) -> dict[str, int]:
    url = database_url(address)
    with refusing_clearly(url):
        store = Store(url)
    try:
        with store.engine.begin() as connection:
            if replace:
                for table in reversed(METADATA.sorted_tables):
                    connection.execute(delete(table))
            elif any(connection.execute(select(func.count()).select_from(table)).scalar() for table in _filled()):
                raise MusterError("the store is not empty; --replace empties it first")
            with refusing_clearly(url):
                return _read(connection, file, METADATA)
    finally:
        store.close()


def _brought_up_to_date(file: Path, version: str, folder: Path) -> Path:
    """A backup of an earlier version as one of the present version."""
    address = f"sqlite:///{folder}/earlier.db"
    engine = make_engine(database_url(address))
    try:
        migrate(engine, version)
        tables = MetaData()
        tables.reflect(engine, only=lambda name, _: name != "alembic_version")
        with engine.begin() as connection:
            _read(connection, file, tables)
        migrate(engine)
    finally:
        engine.dispose()
    present = folder / "present.gz"
    backup(address, present)
    return present


def _filled() -> list[Table]:
    return [METADATA.tables["people"], METADATA.tables["matches"]]


def _read(connection: Connection, file: Path, tables: MetaData) -> dict[str, int]:
    """Fill the tables from a file; one that holds something else than rows is one clear line."""
    try:
        return _filled_from(connection, file, tables)
    except (KeyError, TypeError, ValueError, AttributeError, IntegrityError, CompileError) as error:
        said = str(error).strip().splitlines()[0]
        raise MusterError(f"{file}: the backup is damaged: {said}") from None


def _filled_from(connection: Connection, file: Path, tables: MetaData) -> dict[str, int]:
    left_out = {table.name for table in OF_THE_MOMENT}
    counts = {table.name: 0 for table in tables.sorted_tables if table.name not in left_out}
    waiting: list[dict[str, Any]] = []
    current = ""
    ended: dict[str, int] | None = None

    def flush() -> None:
        if waiting:
            connection.execute(insert(tables.tables[current]), waiting)
            waiting.clear()

    for name, values in _lines(file):
        if name == "end":
            ended = values
            continue  # to the end of the file, where its checksum stands
        if name not in counts:
            raise MusterError(f"{file}: there is no table {name!r}")
        if name != current or len(waiting) >= ROWS_AT_ONCE:
            flush()
            current = name
        if not set(values) <= set(tables.tables[name].c.keys()):
            raise MusterError(f"{file}: the backup is damaged: a row of {name!r} is none")
        for column in _binary(tables.tables[name]):
            if values[column] is not None:
                values[column] = base64.b64decode(values[column])
        waiting.append(values)
        counts[name] += 1
    flush()
    if ended != counts:
        raise MusterError(f"{file}: the backup is not complete")
    return counts


def _version(file: Path) -> str:
    """The version of the tables that a backup was made of."""
    with _opened(file) as lines:
        header = json.loads(next(lines, "null"))
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise MusterError(f"{file}: this is not a backup of Muster")
    version = header.get("schema")
    if version not in VERSIONS:
        raise MusterError(f"{file}: a backup of version {version}; this is version {HEAD}")
    return str(version)


def _lines(file: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with _opened(file) as lines:
        next(lines)
        for line in lines:
            name, values = json.loads(line)
            if not isinstance(values, dict):
                raise ValueError(f"no row: {line[:40]}")
            yield name, values


@contextmanager
def _opened(file: Path) -> Iterator[Iterator[str]]:
    """The lines of a backup; what cannot be read is one clear line."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            yield lines
    except (EOFError, ValueError, zlib.error, gzip.BadGzipFile) as error:
        raise MusterError(f"{file}: the backup is damaged: {error}") from None
