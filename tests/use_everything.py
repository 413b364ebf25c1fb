"""A program for a fresh install on any system: play, save, replay, serve the page, learn. Prints the build that did it.

It needs the extras ``web`` and ``gymnasium`` and nothing of the tests: python use_everything.py
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

import gymnasium

import muster
from muster.installed import build

SECONDS = 60


def play_and_replay(folder: Path) -> None:
    match = muster.new("meeples-and-monsters", seats=2, seed=1)
    while not match.over:
        match.play(match.decision.options[0])
    record = folder / "match.record"
    record.write_text(match.record.to_text(), encoding="utf-8")
    assert muster.replay(record.read_text(encoding="utf-8")).state_hash == match.state_hash
    told = subprocess.run(
        [sys.executable, "-m", "muster", "replay", record], capture_output=True, text=True, encoding="utf-8", check=True
    )
    assert str(max(match.result.scores)) in told.stdout, told.stdout[-500:]


def serve_the_page(folder: Path) -> None:
    command = [sys.executable, "-m", "muster", "serve", "--port", "0", "--data", str(folder / "data")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[1]
        with urllib.request.urlopen(address, timeout=SECONDS) as answer:
            page = answer.read().decode()
        assert "<script" in page, page[:500]
        with urllib.request.urlopen(f"{address}api/games", timeout=SECONDS) as answer:
            assert "euthia" in answer.read().decode()
    finally:
        server.terminate()
        server.wait(SECONDS)


def step_an_environment() -> None:
    env = gymnasium.make("muster.envs.gymnasium_env:muster/MonsterLands-v0", seats=2)
    numbers, info = env.reset(seed=1)
    numbers, *_ = env.step(env.action_space.sample(info["action_mask"]))
    assert numbers.shape == env.observation_space.shape


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        play_and_replay(Path(name))
        serve_the_page(Path(name))
    step_an_environment()
    print(build())
