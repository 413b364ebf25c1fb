"""An answer that was acknowledged is on two machines: the first dies, its standby is promoted, nothing is missing."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.helpers import lacking
from tests.server.postgres import Postgres, _wait_for, program, started
from tests.server.setting import Someone, wait_until
from tests.server.test_restart import Killable, Player

from muster.server.opening import open_match
from muster.server.store import open_store
from muster.server.store.matches import find_match


def asked_of(primary: Postgres, *statements: str) -> None:
    import psycopg

    with psycopg.connect(f"postgresql://muster@127.0.0.1:{primary.port}/postgres", autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


def is_streaming(primary: Postgres) -> bool:
    import psycopg

    with psycopg.connect(f"postgresql://muster@127.0.0.1:{primary.port}/postgres", autocommit=True) as connection:
        found = connection.execute("SELECT count(*) FROM pg_stat_replication WHERE sync_state IN ('sync', 'quorum')")
        return found.fetchone() == (1,)


@pytest.fixture
def primary() -> Iterator[Postgres]:
    """One of its own, for it is to die."""
    yield from started()


@pytest.mark.slow
def test_a_standby_that_is_promoted_has_every_acknowledged_answer(primary: Postgres) -> None:
    copy = program("pg_basebackup")
    if copy is None:
        lacking("there is no pg_basebackup here: apt-get install postgresql")
    assert copy is not None
    user = "postgres" if os.geteuid() == 0 else None
    folder = Path(tempfile.mkdtemp(prefix="muster-standby-"))
    folder.chmod(0o755)
    if user:
        shutil.chown(folder, user)
    data = folder / "data"
    standby: subprocess.Popen[bytes] | None = None
    server: Any = None
    try:
        address = primary.new_database()
        command = [
            copy,
            "-h",
            "127.0.0.1",
            "-p",
            str(primary.port),
            "-U",
            "muster",
            "-D",
            str(data),
            "-R",
            "-c",
            "fast",
        ]
        subprocess.run(command, check=True, capture_output=True, user=user, cwd="/")
        port = primary.port + 1 if primary.port < 60_000 else primary.port - 1
        run = [program("postgres") or "", "-D", str(data), "-p", str(port), "-k", str(data)]
        standby = subprocess.Popen(
            [*run, "-c", "listen_addresses=127.0.0.1"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            user=user,
            cwd="/",
        )
        _wait_for(port, standby)
        asked_of(primary, "ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'", "SELECT pg_reload_conf()")
        wait_until(lambda: is_streaming(primary), 30)
        open_store(address, synchronous=True).close()  # what a server does that is told to look for it

        server = Killable(folder, database=address)
        ada = Someone(server, "Ada")
        match = str(ada.make("monster-lands", "device device person")["id"])
        acknowledged: dict[int, str] = {}
        player = Player(ada, match, acknowledged, 1)
        player.start()
        wait_until(lambda: len(acknowledged) > 20, 60)
        primary.stop()  # in the middle of play, and for good
        player.join(30)
        asked = [program("pg_ctl") or "", "-D", str(data), "-w", "promote"]
        subprocess.run(asked, check=True, capture_output=True, user=user, cwd="/")
        server.kill()

        store = open_store(address.replace(f":{primary.port}/", f":{port}/"))
        kept = asyncio.run(store.read(find_match(match)))
        store.close()
        assert kept is not None
        assert [answer.number for answer in kept.answers] == list(range(1, len(kept.answers) + 1))
        for seq, key in acknowledged.items():
            assert kept.answers[seq - 1].key == key
        again = Killable(folder, database=address.replace(f":{primary.port}/", f":{port}/"))
        try:
            ada.http.base_url = again.url
            assert ada.http.get(f"{again.url}/api/matches/{match}").json()["seq"] == len(kept.answers)
        finally:
            again.kill()
        assert open_match(kept).match.length == len(kept.answers)
    finally:
        if server is not None and server.process.poll() is None:
            server.kill()
        if standby is not None:
            standby.terminate()
            time.sleep(0.2)
            standby.kill()
            standby.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
