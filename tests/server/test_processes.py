"""muster serve --processes: one port, several processes, and a parent that replaces what is dead or stuck."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.postgres import Postgres
from tests.server.setting import wait_until

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are found in /proc")


class Parent:
    def __init__(self, database: str, number: int = 2) -> None:
        command = [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--processes", str(number)]
        command += ["--database", database, "--set", "warm_up=false", "--set", "log=none"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("muster: http"), line
        self.url = line.split()[1].rstrip("/").replace("localhost", "127.0.0.1")

    def children(self) -> set[int]:
        text = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return {int(number) for number in text.split()}

    def is_well(self) -> bool:
        try:
            return httpx.get(f"{self.url}/health", timeout=5).status_code == 200
        except httpx.TransportError:
            return False


@pytest.fixture
def parent(postgres: Postgres) -> Iterator[Parent]:
    running = Parent(postgres.new_database())
    yield running
    running.process.terminate()
    running.process.wait(30)


def test_what_is_killed_or_stuck_is_replaced(parent: Parent) -> None:
    first = parent.children()
    assert len(first) == 2
    killed, stopped = sorted(first)
    os.kill(killed, signal.SIGKILL)
    os.kill(stopped, signal.SIGSTOP)

    wait_until(lambda: len(parent.children()) == 2 and not parent.children() & first, 40)
    wait_until(parent.is_well, 40)


def test_all_are_replaced_one_after_another(parent: Parent) -> None:
    first = parent.children()
    parent.process.send_signal(signal.SIGHUP)
    failures = 0

    def replaced() -> bool:
        nonlocal failures
        failures += not parent.is_well()
        return len(parent.children()) == 2 and not parent.children() & first

    wait_until(replaced, 60)
    assert failures <= 1  # a request that had just been accepted by the one that leaves


def test_nobody_is_left_when_the_parent_dies(postgres: Postgres) -> None:
    running = Parent(postgres.new_database())
    children = running.children()
    running.process.kill()
    running.process.wait(10)

    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children), 20)


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "muster.cli.main", "serve", "--processes", "2", "--data", str(tmp_path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60)

    assert run.returncode == 2
    assert "PostgreSQL" in run.stderr
    assert len(run.stderr.strip().splitlines()) == 1
