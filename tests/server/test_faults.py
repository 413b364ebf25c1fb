"""Kills, pauses, cuts and restarts while people play; afterwards the whole history is read."""

from __future__ import annotations

import os
import signal
import time

import pytest
from tests.server.battery import Battery, Server, wrong_with
from tests.server.postgres import Postgres
from tests.server.setting import wait_until

MINUTES = float(os.environ.get("MUSTER_FAULT_MINUTES", "0.75"))
SEED = int(os.environ.get("MUSTER_FAULT_SEED", "1"))


@pytest.mark.slow
def test_nothing_is_lost_doubled_or_out_of_order(postgres: Postgres) -> None:
    """``python -m tests.server.battery --minutes 60`` for the long run."""
    battery = Battery(postgres, SEED)
    try:
        battery.run(MINUTES * 60)
    finally:
        battery.close()
    print(battery.text())

    assert battery.check() == []
    assert sum(len(heard.acknowledged) for person in battery.people for heard in person.matches.values()) > 50
    assert sum(battery.faults.values()) >= 4
    # The longest fault lasts six seconds; on a busy machine a server that starts takes its time.
    assert sorted(battery.gone_on)[len(battery.gone_on) // 2] < 15


def test_the_checker_notices_what_is_wrong(postgres: Postgres) -> None:
    """A checker that finds nothing has to be one that would."""
    battery = Battery(postgres, 3, servers=1, people=1)
    try:
        battery.people[0].start()
        wait_until(lambda: any(len(heard.acknowledged) > 10 for heard in battery.people[0].matches.values()), 60)
        battery.stop.set()
        battery.people[0].join(20)
    finally:
        battery.close()
    assert battery.check() == []
    heard = next(iter(battery.people[0].matches.values()))
    heard.acknowledged[3] = "something else"
    assert any("acknowledged as" in problem for problem in battery.check())
    heard.acknowledged[100_000] = "lost"
    assert any("is lost" in problem for problem in battery.check())
    heard.seen = (1, {"not": "this"})
    assert any("not what the record shows" in problem for problem in battery.check())
    assert wrong_with(heard, None) == ["the match is gone"]


def test_a_server_that_is_cut_off_sends_its_people_elsewhere(postgres: Postgres) -> None:
    import httpx
    from websockets.exceptions import ConnectionClosed
    from websockets.sync.client import connect

    address = postgres.new_database()
    servers = [Server(address), Server(address)]
    try:
        client = httpx.Client(base_url=servers[0].url, timeout=10)
        csrf = client.get("/api/me").json()["csrf"]
        asked = {"game": "monster-lands", "seats": [{"kind": "person"}, {"kind": "device"}]}
        match = client.post("/api/matches", json=asked, headers={"x-csrf-token": csrf}).json()["id"]
        cookies = {"cookie": "; ".join(f"{name}={value}" for name, value in client.cookies.items())}
        path = f"/api/matches/{match}/live?seat=0"
        with connect(servers[0].url.replace("http", "ws") + path, additional_headers=cookies) as line:
            line.recv(10)
            servers[0].relay.open.clear()
            start = time.monotonic()
            try:
                while True:
                    line.recv(20)
            except ConnectionClosed as closed:
                assert closed.rcvd is not None  # noqa: PT017
                assert closed.rcvd.code == 1012  # noqa: PT017
        assert time.monotonic() - start < 10
        assert httpx.get(f"{servers[0].url}/health", timeout=10).status_code == 503
        assert httpx.get(f"{servers[0].url}/health/alive", timeout=10).status_code == 200
        with connect(servers[1].url.replace("http", "ws") + path, additional_headers=cookies) as line:
            assert '"type":"state"' in str(line.recv(10))
        servers[0].relay.open.set()
        wait_until(lambda: httpx.get(f"{servers[0].url}/health", timeout=10).status_code == 200, 40)
    finally:
        for server in servers:
            server.signal(signal.SIGKILL)
            server.relay.close()
