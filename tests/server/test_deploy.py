"""What lies in deploy/: there may be no container engine here, so the same parts are started as processes."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]  # schemathesis brings it along
from tests.server.postgres import Postgres
from tests.server.setting import wait_until

from muster.kernel.errors import MusterError
from muster.server.settings import fields, gathered
from muster.server.store import open_store

DEPLOY = Path(__file__).parents[2] / "deploy"
SERVICES: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]


def environment_of(service: str, database: str) -> dict[str, str]:
    """The settings of a service, with a database that is there."""
    given = {name: str(value) for name, value in SERVICES[service]["environment"].items()}
    given = {name: re.sub(r"\$\{[A-Z_]+:-\}", "", value) for name, value in given.items()}
    return {**given, "MUSTER_DATABASE": database}


def started(service: str, database: str) -> subprocess.Popen[str]:
    command = SERVICES[service]["command"].replace("0.0.0.0", "127.0.0.1").split()
    if service == "server":
        command += ["--port", "0"]
    return subprocess.Popen(
        [sys.executable, "-m", "muster.cli.main", *command],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, **environment_of(service, database), "MUSTER_BOT_DELAY": "0"},
    )


@pytest.mark.parametrize("service", ["server", "worker"])
def test_every_setting_of_the_compose_file_is_one(service: str) -> None:
    environment = environment_of(service, "postgresql://muster@127.0.0.1/muster")

    assert all(name.removeprefix("MUSTER_").lower() in fields() for name in environment)
    gathered({}, None, environment)


def test_the_parts_play_together(postgres: Postgres) -> None:
    database = postgres.new_database()
    server = started("server", database)
    worker = None
    try:
        assert server.stdout is not None
        url = server.stdout.readline().split()[1].rstrip("/").replace("localhost", "127.0.0.1")
        worker = started("worker", database)
        client = httpx.Client(base_url=url, timeout=20)
        csrf = {"x-csrf-token": client.get("/api/me").json()["csrf"]}
        asked = {"game": "monster-lands", "seats": [{"kind": "bot"}, {"kind": "bot"}], "watch": True}
        match = client.post("/api/matches", json=asked, headers=csrf).json()["id"]

        wait_until(lambda: client.get(f"/api/matches/{match}").json()["seq"] > 5, 90)
    finally:
        for part in (server, worker):
            if part is not None:
                part.send_signal(signal.SIGTERM)
                part.wait(30)


def test_a_database_without_a_standby_is_refused_where_one_is_asked_for(postgres: Postgres, tmp_path: Path) -> None:
    with pytest.raises(MusterError, match="does not wait for a standby"):
        open_store(postgres.new_database(), synchronous=True)
    with pytest.raises(MusterError, match="only PostgreSQL"):
        open_store(f"sqlite:///{tmp_path}/muster.db", synchronous=True)
