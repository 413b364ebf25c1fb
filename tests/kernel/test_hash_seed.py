"""The same match under every hash seed: no order of a set or a dictionary reaches state, record or luck."""

from __future__ import annotations

import json
from pathlib import Path

from tests.helpers import new, random_walk
from tests.kernel.test_snapshot import run_python
from tests.toys.ruins.game import GAME

# Replays the record in a file and prints the hash, the options and the view after every line.
REPLAY = """
import json, sys
from pathlib import Path
from tests.helpers import keys, replay
from tests.toys.ruins.game import GAME
from muster.kernel.record import read_record

text = Path(sys.argv[1]).read_text(encoding="utf-8")
record = read_record(text)
match = replay(GAME, text, upto=0)
said = []
for line in [None, *record.all_lines()]:
    if line is not None:
        match.play(line.key, seat=line.seat)
    imagined = [match.imagine(seat, 5).state_hash for seat in range(match.seats)]
    said.append([match.state_hash, [keys(decision) for decision in match.decisions], match.view(1), imagined])
print(json.dumps([said, match.events(0), match.to_bytes().hex(), match.record.to_text()]))
"""


def test_two_hash_seeds_give_the_same_match(tmp_path: Path) -> None:
    match = new(GAME, 3, "hash seeds", options={"omens": True}, names=("Ana", "Bo", "Cy"))
    hashes = []
    for _ in random_walk(match, 2):
        hashes.append(match.state_hash)
    hashes.append(match.state_hash)
    file = tmp_path / "match.record"
    file.write_text(match.record.to_text(), encoding="utf-8")
    first, second = (run_python(REPLAY, file, hash_seed=seed) for seed in ("1", "4242"))
    assert first == second
    said, events, _, text = json.loads(first)
    assert [line[0] for line in said] == hashes
    assert events == match.events(0)
    assert text == match.record.to_text()
