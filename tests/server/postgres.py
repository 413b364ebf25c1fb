"""A PostgreSQL server of our own, in a temporary folder, for the tests that need a real one."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.helpers import lacking


class Postgres:
    """A running server; each test gets a database of its own."""

    def __init__(self, port: int, start: Callable[[], subprocess.Popen[bytes]]) -> None:
        self.port = port
        self._made = 0
        self._start = start
        self.process = start()
        _wait_for(port, self.process)

    def stop(self) -> None:
        """At once, as if somebody had pulled it out."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(20)

    def restart(self) -> None:
        """Stop it at once and start it again."""
        self.stop()
        self.process = self._start()
        _wait_for(self.port, self.process)

    def new_database(self) -> str:
        import psycopg

        self._made += 1
        name = f"muster_{os.getpid()}_{self._made}"
        with psycopg.connect(self._address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # the name is ours
        return self._address(name)

    def _address(self, database: str) -> str:
        return f"postgresql://muster@127.0.0.1:{self.port}/{database}"


def program(name: str) -> str | None:
    """A program of PostgreSQL: on the path, or where Debian puts it."""
    found = shutil.which(name)
    if found:
        return found
    homes = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(homes[-1]) if homes else None


def started() -> Iterator[Postgres]:
    """Start a server, and stop it afterwards. Its folder is not pytest's, which only its own user may enter."""
    with tempfile.TemporaryDirectory(prefix="muster-postgres-", ignore_cleanup_errors=True) as folder:
        yield from _started(Path(folder))


def _started(folder: Path) -> Iterator[Postgres]:
    initdb, postgres = program("initdb"), program("postgres")
    if initdb is None or postgres is None:
        lacking("there is no PostgreSQL here: apt-get install postgresql")
        return
    user: str | None = None
    if os.geteuid() == 0:
        # It refuses to run as root; the user that its package makes will do.
        try:
            user = pwd.getpwnam("postgres").pw_name
        except KeyError:
            lacking("PostgreSQL cannot run as root, and there is no user postgres")
        folder.chmod(0o755)
    data = folder / "data"
    data.mkdir()
    if user:
        shutil.chown(data, user)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    subprocess.run(
        [initdb, "-D", str(data), "-U", "muster", "-A", "trust", "--no-sync", "--encoding=UTF8", "--locale=C"],
        check=True,
        capture_output=True,
        user=user,
        cwd="/",
    )
    command = [postgres, "-D", str(data), "-p", str(port), "-k", str(data), "-c", "listen_addresses=127.0.0.1"]

    def start() -> subprocess.Popen[bytes]:
        return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, user=user, cwd="/")

    running = Postgres(port, start)
    try:
        yield running
    finally:
        running.stop()  # nothing in it is needed any more


def _wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    import time

    import psycopg

    for _ in range(1200):
        try:
            psycopg.connect(f"postgresql://muster@127.0.0.1:{port}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            assert server.poll() is None, "PostgreSQL did not start"
            time.sleep(0.05)
    raise AssertionError("PostgreSQL does not answer")
