"""Work on several processes."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from muster.lab.pool import stream

ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
STUDY = """
from tests.lab.test_pool import slow
from muster.lab.pool import stream

for found in stream(slow, range(1000), 2):
    print(found, flush=True)
"""


def slow(number: int) -> int:
    """The number of the process that works."""
    time.sleep(0.05)
    return os.getpid()


def lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def collector(number: int) -> tuple[bool, int]:
    return gc.get_freeze_count() > 0, gc.get_threshold()[0]


def test_workers_need_not_look_through_what_was_loaded() -> None:
    assert list(stream(collector, [1, 2], 2)) == [(True, 50_000)] * 2
    assert gc.get_freeze_count() == 0  # here nothing is changed


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_workers_end_with_their_study_however_it_ended(how: signal.Signals) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])}
    study = subprocess.Popen([sys.executable, "-c", STUDY], stdout=subprocess.PIPE, text=True, env=env)
    assert study.stdout is not None
    workers = {int(study.stdout.readline()) for _ in range(10)}
    assert workers
    assert study.pid not in workers
    study.send_signal(how)
    study.wait()
    study.stdout.close()
    end = time.monotonic() + PATIENCE
    while any(map(lives, workers)) and time.monotonic() < end:
        time.sleep(0.05)
    left = [worker for worker in workers if lives(worker)]
    for worker in left:
        os.kill(worker, signal.SIGKILL)
    assert left == []
