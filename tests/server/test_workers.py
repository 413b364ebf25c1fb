"""muster work: bots think in processes of their own, on any machine, over a queue in PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, text
from tests.server.postgres import Postgres
from tests.server.setting import QUICK, Running, wait_until

from muster.kernel.errors import OptionError
from muster.server import Settings
from muster.server.bot_queue import ASK, TAKE
from muster.server.settings import check
from muster.server.store import Store, open_store


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def server(address: str) -> Iterator[Running]:
    running = Running(Settings(**{**QUICK, "database": address, "bots": "workers"}))
    yield running
    running.stop()


def a_worker(address: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "muster.cli.main", "work", "--database", address]
    command += ["--set", "log=json", "--set", "warm_up=false"]
    worker = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    assert worker.stderr is not None
    assert "worker-started" in worker.stderr.readline()
    return worker


def test_a_worker_that_dies_costs_time_only(server: Running, address: str) -> None:
    ada = server.someone("Ada")
    match = ada.make("monster-lands", "person bot bot")["id"]
    assert server.app.app_state is not None
    live = server.app.app_state.registry.live[match]
    first = a_worker(address)
    second: subprocess.Popen[str] | None = None
    try:
        with ada.table(match) as table:
            for _ in range(3):
                table.answer_until_done()
            wait_until(lambda: 0 in live.asked() or live.match.over, 60)
            first.send_signal(signal.SIGSTOP)  # taken in the middle of whatever it does
            if not live.match.over:
                table.answer_until_done()
            time.sleep(0.5)
            first.kill()
            first.wait()
            second = a_worker(address)
            wait_until(lambda: 0 in live.asked() or live.match.over, 60)
    finally:
        for worker in (first, second):
            if worker is not None and worker.poll() is None:
                worker.terminate()
                assert worker.wait(30) in (0, -signal.SIGTERM)
    assert server.app.app_state.registry.bot_pool.thoughts > 0


def test_hints_are_given_without_a_worker(server: Running) -> None:
    ada = server.someone("Ada")
    match = ada.make("meeples-and-monsters", "person device")["id"]
    decision = ada.state(match, "device")["decisions"][0]
    hint = ada.get(f"/api/matches/{match}/hint", seat=decision["seat"])
    assert hint["key"] in [option["key"] for option in decision["options"]]


@pytest.fixture
def store(postgres: Postgres) -> Iterator[Store]:
    opened = open_store(postgres.new_database())
    yield opened
    opened.close()


def test_tables_take_turns_and_people_come_first(store: Store) -> None:
    def ask(connection: Connection) -> None:
        for number, (lane, rank) in enumerate([("eve", 0)] * 3 + [("bots", 1)] + [("ada", 0)] + [("bea", 0)]):
            values: dict[str, Any] = {
                "id": f"{lane} {number}",
                "asked_by": "x",
                "rank": rank,
                "lane": lane,
                "task": b"",
            }
            connection.execute(ASK, values)

    def take(connection: Connection) -> str | None:
        connection.execute(
            text(
                "INSERT INTO processes (id, kind, version, started_at, seen_at, sockets, matches) "
                "VALUES ('me', 'worker', '', 0, 99999999999999, 0, 0) ON CONFLICT DO NOTHING"
            )
        )
        found = connection.execute(TAKE, {"me": "me"}).first()
        return None if found is None else str(found[0])

    async def all_of_them() -> list[str | None]:
        await store.write(ask)
        return [await store.write(take) for _ in range(7)]

    assert asyncio.run(all_of_them()) == ["eve 0", "ada 4", "bea 5", "eve 1", "eve 2", "bots 3", None]


def test_workers_need_postgresql() -> None:
    with pytest.raises(OptionError, match="PostgreSQL"):
        check(Settings(bots="workers"))
    run = subprocess.run(
        [sys.executable, "-m", "muster.cli.main", "work", "--database", "sqlite:////tmp/none.db"],
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ},
    )
    assert run.returncode == 2
    assert "PostgreSQL" in run.stderr
