"""For every game: other processes, other hash seeds, and a process that is killed in the middle."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.setups import Setup, importable
from tests.helpers import play_random

from muster.kernel.game import Game
from muster.kernel.match import load_match, unpack

ROOT = Path(__file__).parents[2]
EVERY_GAME = pytest.mark.parametrize("game", importable().values(), ids=lambda game: game.name)

# Replays a record line by line and prints every state's hash.
REPLAY = """
import json, sys
from pathlib import Path
from tests.conformance.setups import importable
from tests.helpers import new
from muster.kernel.record import read_record

record = read_record(Path(sys.argv[1]).read_text(encoding="utf-8"))
match = new(importable()[record.game], record.seats, record.seed, options=record.options)
hashes = [match.state_hash]
for at, line in enumerate(record.all_lines(), start=1):
    match.play(line.key, seat=line.seat)
    if at % 3 == 0:
        hashes.append(match.state_hash)
print(json.dumps([hashes, match.view(0), match.events(0)[-50:], match.imagine(0, 1).state_hash]))
"""

# Plays a match slowly enough to be killed; a snapshot is in place before its answer is acknowledged.
PLAY = """
import os, sys
from pathlib import Path
from tests.conformance.setups import Setup, importable
from tests.helpers import play_random

setup = Setup(importable()[sys.argv[1]], int(sys.argv[2]), {})
match = setup.new()
file = Path(sys.argv[3])
while not match.over:
    play_random(match, match.length, 1)
    fresh = file.with_suffix(".fresh")
    fresh.write_bytes(match.to_bytes())
    os.replace(fresh, file)
    print(match.length, match.state_hash, flush=True)
"""


def environment(hash_seed: str) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    return {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}


@EVERY_GAME
def test_a_record_replays_alike_under_two_hash_seeds(game: Game, tmp_path: Path) -> None:
    setup = Setup(game, game.seats[-1], {})
    match = setup.new()
    play_random(match, 3, 300)
    file = tmp_path / "match.record"
    file.write_text(match.record.to_text(), encoding="utf-8")
    told = []
    for hash_seed in ("0", "31337"):
        command = [sys.executable, "-c", REPLAY, str(file)]
        done = subprocess.run(
            command, env=environment(hash_seed), cwd=ROOT, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    assert told[0] == told[1]
    hashes, view, events, imagined = json.loads(told[0])
    assert view == json.loads(json.dumps(match.view(0)))
    assert events == json.loads(json.dumps(match.events(0)[-50:]))
    assert imagined == match.imagine(0, 1).state_hash
    assert len(set(hashes)) > len(hashes) // 2


@EVERY_GAME
def test_a_match_survives_the_death_of_its_process(game: Game, tmp_path: Path) -> None:
    """Killed without warning, it goes on from what was acknowledged, and ends as it would have ended."""
    setup = Setup(game, game.seats[0], {})
    file = tmp_path / "match.snapshot"
    command = [sys.executable, "-c", PLAY, game.name, str(setup.seats), str(file)]
    with subprocess.Popen(command, env=environment("random"), cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        acknowledged = [child.stdout.readline().split() for _ in range(9)]
        child.send_signal(signal.SIGKILL)
    length, state = int(acknowledged[-1][0]), acknowledged[-1][1]
    plain = unpack(file.read_bytes())
    match = load_match(game, game.content_of(plain["content"], plain["pack"]), plain)
    assert match.length >= length
    uninterrupted = setup.new()
    while uninterrupted.length < match.length:
        play_random(uninterrupted, uninterrupted.length, 1)
        if uninterrupted.length == length:
            assert uninterrupted.state_hash == state
    assert uninterrupted.state_hash == match.state_hash
    for each in (match, uninterrupted):
        play_random(each, 5)
    assert match.state_hash == uninterrupted.state_hash
    assert match.record.to_text() == uninterrupted.record.to_text()
