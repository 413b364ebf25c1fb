"""Snapshots: kill the process at any question, go on in another one as if nothing had happened."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
import zlib
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import keys, new, play_random, random_walk, reload, replay
from tests.toys.ruins.game import GAME, changed
from tests.toys.ruins.state import Duel
from tests.toys.ruins.strategies import matches

from muster.kernel import replay as replaying
from muster.kernel.chance import QuickChance
from muster.kernel.errors import SnapshotError
from muster.kernel.game import Game
from muster.kernel.match import SNAPSHOT, Match, load_match, unpack
from muster.kernel.replay import go_on
from muster.kernel.snapshot import compact, freeze, schema_hash, state_to_plain, thaw
from muster.kernel.table import Asking, Question
from muster.kernel.zones import Zone

ROOT = Path(__file__).parents[2]

# Goes on from each snapshot named on the command line and says how that went.
GO_ON = """
import json, sys
from pathlib import Path
from tests.helpers import keys, play_random
from tests.toys.ruins.game import GAME
from muster.kernel.match import load_match, unpack

for name in sys.argv[1:]:
    plain = unpack(Path(name).read_bytes())
    match = load_match(GAME, GAME.content_of(plain["content"], plain["pack"]), plain)
    start = match.state_hash
    offered = [[decision.seat, decision.number, keys(decision)] for decision in match.decisions]
    play_random(match, 11)
    print(json.dumps([start, offered, match.state_hash, match.record.to_text(), match.result.to_json()]))
"""


def run_python(code: str, *args: object, hash_seed: str = "random") -> str:
    """Run code in a process of its own; what it prints."""
    path = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path}
    command = [sys.executable, "-c", code, *map(str, args)]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def repacked(match: Match, **changes: object) -> bytes:
    """A snapshot with other contents but a right checksum."""
    plain = {**unpack(match.to_bytes()), **changes}
    packed = zlib.compress(compact(plain))
    return SNAPSHOT + zlib.crc32(packed).to_bytes(4, "big") + packed


# -- in another process ------------------------------------------------------------------------------------------------


def at_each_prompt() -> Iterator[Match]:
    """Matches that stand at every kind of question, also with answers that wait."""
    wanted = set(GAME.prompts)
    for seed in range(100):
        match = new(GAME, 4, seed, options={"omens": True}, names=("Ana", "Bo", "Zoë", "Ñ"))
        for _ in random_walk(match, seed):
            if match.decision.question.prompt in wanted:
                wanted.discard(match.decision.question.prompt)
                yield match
                break
    assert not wanted
    match = new(GAME, 4, "waiting", pack="rich")
    match.play("bid:1", seat=3)
    match.play("bid:0", seat=1)
    yield match


def test_another_process_goes_on_identically(tmp_path: Path) -> None:
    saved = list(at_each_prompt())
    names = []
    for at, match in enumerate(saved):
        names.append(tmp_path / f"{at}.snapshot")
        names[-1].write_bytes(match.to_bytes())
    heard = [json.loads(line) for line in run_python(GO_ON, *names).splitlines()]
    assert len(heard) == len(saved)
    for match, told in zip(saved, heard, strict=True):
        start = match.state_hash
        offered = [[decision.seat, decision.number, keys(decision)] for decision in match.decisions]
        play_random(match, 11)
        assert told == [start, offered, match.state_hash, match.record.to_text(), match.result.to_json()]
        assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


# -- round trip --------------------------------------------------------------------------------------------------------


@given(matches(may_be_over=True))
def test_nothing_is_lost_on_the_way(match: Match) -> None:
    again = reload(match)
    assert state_to_plain(again.table) == state_to_plain(match.table) == state_to_plain(match.table.clone())
    assert again.numbers == match.numbers
    assert again.length == match.length
    assert again.options == match.options
    assert again.to_bytes() == match.to_bytes()
    assert [again.view(seat) for seat in (None, 0)] == [match.view(seat) for seat in (None, 0)]
    play_random(again, 3)
    play_random(match, 3)
    assert again.state_hash == match.state_hash


def test_a_match_without_record_or_events_can_be_saved() -> None:
    match = new(GAME, 3, 1)
    play_random(match, 1, 15)
    for other in (match.imagine(1, 5), match.fork(seed=5), match.fork()):
        again = reload(other)
        assert again.state_hash == other.state_hash
        assert again.length == other.length
        play_random(again, 2)
        play_random(other, 2)
        assert again.state_hash == other.state_hash


def test_the_content_travels_along() -> None:
    """A pack that is no longer shipped is read from the snapshot itself."""
    match = new(GAME, 2, 1, pack="rich")
    play_random(match, 1, 9)
    poorer = copy.copy(GAME)
    poorer.packs = ("standard",)
    plain = unpack(match.to_bytes())
    content = poorer.content_of(plain["content"], plain["pack"])
    assert content is not match.content
    again = load_match(poorer, content, plain)
    play_random(again, 2)
    play_random(match, 2)
    assert again.state_hash == match.state_hash
    assert again.result == match.result


# -- refusals ----------------------------------------------------------------------------------------------------------


@given(st.integers(0, 100_000), st.integers(1, 255))
def test_damaged_bytes_are_refused(at: int, flip: int) -> None:
    data = bytearray(DATA)
    data[at % len(data)] ^= flip
    with pytest.raises(SnapshotError):
        unpack(bytes(data))


@given(st.integers(0, 100_000))
def test_cut_off_bytes_are_refused(length: int) -> None:
    with pytest.raises(SnapshotError):
        unpack(DATA[: length % len(DATA)])


DATA = new(GAME, 3, 1).to_bytes()


@pytest.mark.parametrize("packed", [b"", b"not zlib", zlib.compress(b"not JSON"), zlib.compress(b"[1]")])
def test_a_right_checksum_over_rubbish_is_no_snapshot(packed: bytes) -> None:
    with pytest.raises(SnapshotError, match="damaged"):
        unpack(SNAPSHOT + zlib.crc32(packed).to_bytes(4, "big") + packed)


def test_a_missing_part_is_refused() -> None:
    plain = unpack(DATA)
    for part in plain:
        packed = zlib.compress(compact({name: value for name, value in plain.items() if name != part}))
        with pytest.raises(SnapshotError, match="missing"):
            unpack(SNAPSHOT + zlib.crc32(packed).to_bytes(4, "big") + packed)


def test_other_files_and_formats_are_refused_by_name() -> None:
    with pytest.raises(SnapshotError, match="not a snapshot of Muster"):
        unpack(b"GIF89a")
    with pytest.raises(SnapshotError, match=r"another format \(muster snapshot 2\)"):
        unpack(DATA.replace(b"snapshot 1", b"snapshot 2"))


def test_a_state_that_does_not_fit_its_hash_is_refused() -> None:
    match = new(GAME, 3, 1)
    state = json.loads(json.dumps(state_to_plain(match.table)))
    state[-4] = ["l", 9, 9, 9]  # somebody helped himself to gold
    with pytest.raises(SnapshotError, match="hash does not fit"):
        reload(match, repacked(match, state=state))


@pytest.mark.parametrize(
    "part, value, said",
    [
        ("game", ["ruins"], "its part 'game'"),
        ("rules", True, "its part 'rules'"),
        ("seats", 2.5, "its part 'seats'"),
        ("seats", 10**9, "1000000000 seats are not possible"),  # dealt, it would fill the memory
        ("options", None, "its part 'options'"),
        ("names", 7, "its part 'names'"),
        ("names", ["Ana"], "its part 'names'"),
        ("names", ["Ana", None, "Bo"], "its part 'names'"),
        ("numbers", [1, "2", 3], "its part 'numbers'"),
        ("numbers", [1, 2], "its part 'numbers'"),
        ("length", "seven", "its part 'length'"),
        ("kept", 1, "its part 'kept'"),
        ("record", 5, "its part 'record'"),
        ("hash", None, "its part 'hash'"),
        ("state", {}, "its part 'state'"),
        ("state", [], "its state cannot be read"),
        ("state", [["moon"]], "its state cannot be read"),
    ],
)
def test_a_part_of_another_kind_is_named(part: str, value: object, said: str) -> None:
    match = new(GAME, 3, 1)
    with pytest.raises(SnapshotError, match=f"the snapshot is damaged: {said}"):
        reload(match, repacked(match, **{part: value}))


def test_any_part_of_the_state_may_be_damaged() -> None:
    match = new(GAME, 3, 1)
    play_random(match, 1, 7)
    state = unpack(match.to_bytes())["state"]
    values: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "moon",
        [],
        {},
        ["t"],
        ["o", "Moon"],
        ["z", 1, 2],
        ["q", 1],
        ["d", 1],
    ]
    for at, value in product(range(len(state)), values):
        if value == state[at]:
            continue
        with pytest.raises(SnapshotError, match="the snapshot is damaged"):
            reload(match, repacked(match, state=[*state[:at], value, *state[at + 1 :]]))


def test_a_snapshot_nested_without_end_is_damaged() -> None:
    packed = zlib.compress(b"[" * 100_000)
    with pytest.raises(SnapshotError, match="cannot be unpacked"):
        unpack(SNAPSHOT + zlib.crc32(packed).to_bytes(4, "big") + packed)


def test_another_schema_is_refused_with_what_to_do() -> None:
    match = new(GAME, 3, 1)
    with pytest.raises(SnapshotError, match=r"state schema 0{32}, this version has .*replay its record"):
        reload(match, repacked(match, schema="0" * 32))


@pytest.mark.parametrize(
    "game",
    [
        changed(steps={**GAME.steps, "fly": print}),
        changed(offers={**GAME.offers, "wings": print}),
        changed(state_classes={**GAME.state_classes, "Duel": (Duel, ("challenger", "challenged"))}),
    ],
)
def test_the_schema_changes_with_steps_offers_and_fields(game: Game) -> None:
    match = new(GAME, 3, 1)
    with pytest.raises(SnapshotError, match="state schema"):
        load_match(game, match.content, unpack(match.to_bytes()))


def test_the_schema_changes_with_the_zones() -> None:
    assert schema_hash(new(GAME, 3, 1).table) != schema_hash(new(GAME, 2, 1).table)
    assert schema_hash(new(GAME, 3, 1).table) == schema_hash(new(GAME, 3, 2).table)


# -- newer rules -------------------------------------------------------------------------------------------------------


def test_under_newer_rules_a_match_goes_on_and_its_record_is_marked() -> None:
    match = new(GAME, 3, 1)
    play_random(match, 1, 7)
    newer = changed(rules_version=2)
    again = load_match(newer, match.content, unpack(match.to_bytes()), 2)
    root = f"@ root 2 {match.state_hash}"
    assert again.state_hash == match.state_hash
    assert again.record.to_text() == f"{match.record.to_text()}{root}\n"
    play_random(again, 1, 5)
    third = load_match(newer, match.content, unpack(again.to_bytes()))  # the same rules again: no second mark
    assert third.record.to_text() == again.record.to_text()
    assert third.record.to_text().count("@ root") == 1
    assert third.record.to_text().splitlines().index(root) == match.record.to_text().count("\n")


def test_a_mark_before_the_first_answer_is_not_lost() -> None:
    match = new(GAME, 3, 1)
    again = load_match(changed(rules_version=2), match.content, unpack(match.to_bytes()), 2)
    assert f"@ root 2 {match.state_hash}" in again.record.to_text()
    assert f"@ root 2 {match.state_hash}" in again.fork().record.to_text()


@pytest.mark.parametrize("events", [True, False])
def test_under_newer_rules_that_play_the_same_a_match_goes_on_by_its_record(events: bool) -> None:
    match = new(GAME, 3, 1, events=events)
    play_random(match, 1, 7)
    newer = changed(rules_version=2)
    again = go_on(newer, match.content, unpack(match.to_bytes()))
    assert again.record.to_text() == match.record.to_text()
    assert again.table.rules == 1
    assert (again.state_hash, again.length, again.numbers) == (match.state_hash, match.length, match.numbers)
    assert again.events(0) == match.events(0)
    play_random(again, 1, 5)
    assert replay(newer, again.record.to_text()).state_hash == again.state_hash


def test_under_newer_rules_that_play_otherwise_it_goes_on_from_the_snapshot() -> None:
    match = new(GAME, 3, 1)
    play_random(match, 1, 7)
    deal = GAME.deal

    def dealt_otherwise(*args: Any) -> Any:
        table = deal(*args)
        table.chance.below("another", 6)
        return table

    newer = changed(rules_version=2, deal=dealt_otherwise)
    again = go_on(newer, match.content, unpack(match.to_bytes()))
    assert again.record.to_text() == f"{match.record.to_text()}@ root 2 {match.state_hash}\n"
    assert again.state_hash == match.state_hash
    assert keys(again.decision) == keys(match.decision)


def test_under_the_same_rules_nothing_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new(GAME, 3, 1)
    monkeypatch.setattr(replaying, "replay_record", None)
    assert go_on(GAME, match.content, unpack(match.to_bytes())).state_hash == match.state_hash


# -- values ------------------------------------------------------------------------------------------------------------

PLAIN = st.recursive(
    st.integers() | st.text() | st.booleans() | st.none(),
    lambda inner: (
        st.lists(inner)
        | st.lists(inner).map(tuple)
        | st.dictionaries(st.integers(), inner)
        | st.dictionaries(st.text(), inner)
        | st.dictionaries(st.tuples(st.integers(), st.integers()), inner)
    ),
    max_leaves=20,
)


@given(PLAIN)
def test_values_come_back_as_they_were(value: object) -> None:
    frozen = json.loads(compact(freeze(value, {})))
    again = thaw(frozen, {})
    assert again == value
    assert repr(again) == repr(value) or isinstance(value, dict | list | tuple)  # True is not 1
    assert freeze(again, {}) == frozen


def test_the_kernel_s_own_values_come_back() -> None:
    question = Question(1, "keep", GAME.offers["duel_words"], GAME.steps["keep"], (1, "x", (2,)), True, True)
    zone = Zone((3, 1), (0, 5))
    duel = Duel(0, 1, 2)
    frozen = json.loads(compact(freeze([question, Asking((question,)), zone, duel], GAME.state_classes)))
    again = thaw(frozen, GAME.state_classes, GAME)
    for asked in (again[0], again[1].questions[0]):
        assert all(getattr(asked, part) == getattr(question, part) for part in Question.__slots__)
    assert again[2] == zone
    assert (again[3].challenger, again[3].challenged, again[3].stake) == (0, 1, 2)


@pytest.mark.parametrize("value", [1.5, {1, 2}, b"x", object(), QuickChance(1), Duel(0, 1, 2)])
def test_what_is_not_plain_cannot_be_part_of_a_state(value: object) -> None:
    with pytest.raises(TypeError, match="cannot be part of a state"):
        freeze([value], {})


def test_an_unknown_kind_of_value_is_refused() -> None:
    with pytest.raises(SnapshotError, match="unknown kind of value: x"):
        thaw(["x", 1], {})


def test_the_hash_tells_states_apart() -> None:
    match = new(GAME, 3, 1)
    hashes = {match.state_hash}
    for change in ("gold", "wounds"):
        fork = match.fork()
        getattr(fork.table, change)[0] += 1
        hashes.add(fork.state_hash)
    fork = match.fork()
    fork.table.chance.below("any", 2)
    hashes.add(fork.state_hash)
    assert len(hashes) == 4
    assert len(match.state_hash) == 32
