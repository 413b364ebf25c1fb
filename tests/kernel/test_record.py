"""Records: readable, complete, and refused with the line where they are damaged."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import new, play_random, random_walk, reload, replay
from tests.toys.ruins.game import GAME
from tests.toys.ruins.strategies import matches

import muster
from muster.kernel.chance import commitment
from muster.kernel.errors import RecordDiverges, RecordError
from muster.kernel.match import Match
from muster.kernel.record import HASH_EVERY, Record, read_record


def finished(seed: int = 3, seats: int = 3) -> Match:
    match = new(GAME, seats, seed)
    play_random(match, seed)
    return match


# -- round trip --------------------------------------------------------------------------------------------------------


@given(matches(may_be_over=True))
def test_a_record_is_read_and_replayed_as_it_was_written(match: Match) -> None:
    text = match.record.to_text()
    assert read_record(text).to_text() == text
    again = replay(GAME, text)
    assert again.record.to_text() == text
    assert again.state_hash == match.state_hash
    assert again.numbers == match.numbers
    assert again.length == match.length
    assert [again.events(seat) for seat in range(match.seats)] == [match.events(seat) for seat in range(match.seats)]
    assert again.result.to_json() == match.result.to_json()


NASTY = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(NASTY, st.lists(NASTY, min_size=2, max_size=2))
def test_seeds_and_names_may_be_any_text(seed: str, names: list[str]) -> None:
    match = new(GAME, 2, seed, names=tuple(names))
    match.play("bid:0")
    record = read_record(match.record.to_text())
    assert record.seed == seed
    assert record.names == tuple(names)
    assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


def test_replaying_stops_after_any_line() -> None:
    match = finished()
    text = match.record.to_text()
    walk = new(GAME, 3, 3)
    for at, line in enumerate(match.record.all_lines()):
        assert replay(GAME, text, upto=at).state_hash == walk.state_hash
        walk.play(line.key, seat=line.seat)
    assert replay(GAME, text, upto=match.length + 10).over


def test_a_readable_score() -> None:
    match = new(GAME, 2, 7, names=("Ana", "Zoë #1"), options={"omens": True})
    match.play("bid:1", seat=1)
    match.take_back(1)
    assert match.record.to_text() == (
        "muster record 1\n"
        "game: ruins\n"
        "rules: 1\n"
        f"content: {match.content.hash} standard\n"
        "seats: 2\n"
        'options: {"mode": "rivals", "omens": true, "rounds": 6}\n'
        'names: ["Ana", "Zoë #1"]\n'
        'seed: "7"\n'
        "\n"
        "1 bid:1\n"
        "take-back 1\n"
    )


def test_comments_and_blank_lines_may_stand_anywhere() -> None:
    match = finished()
    text = match.record.to_text()
    noisy = ["# a comment before everything", ""]
    for line in text.splitlines():
        noisy += [f"  {line}  # why?", "#another", "   # one more", "\t"]
    assert read_record("\n".join(noisy)).to_text() == text
    assert read_record(text.replace("\n", "\r\n")).to_text() == text
    assert replay(GAME, "\n".join(noisy)).state_hash == match.state_hash


def test_a_seed_may_be_written_as_a_number() -> None:
    text = new(GAME, 2, 7).record.to_text().replace('"7"', "7")
    assert read_record(text).seed == "7"


# -- damage ------------------------------------------------------------------------------------------------------------

LINES = {"format": 1, "game": 2, "rules": 3, "content": 4, "seats": 5, "options": 6, "seed": 7}


def damaged(old: str, new_: str) -> str:
    text = finished().record.to_text()
    assert old in text
    return text.replace(old, new_, 1)


@pytest.mark.parametrize(
    "old, new_, line, message",
    [
        ("muster record 1", "mustard record 1", 1, "not a record"),
        ("muster record 1", "muster record 2", 1, "format 2"),
        ("rules: 1", "rules: one", 3, "not a whole number"),
        ("rules: 1", "rules: ²", 3, "not a whole number"),
        ("rules: 1", "rules: " + "9" * 5000, 3, "not a whole number"),
        ("seats: 3", "seats: -3", 5, "not a whole number"),
        ("seats: 3", "seats: 3\nseats: 2", 6, "two lines 'seats:'"),
        ('options: {"mode"', "options: {mode", 6, "not JSON"),
        ('"rounds": 6}', '"rounds": 6} and more', 6, "not JSON"),
        ("options: {", "options: [{", 6, "not JSON"),
        ("options: {", "options: []  # {", 6, "not JSON"),
        ('seed: "3"', "seed: three", 7, "not JSON"),
        ('seed: "3"', "seed: null", 7, "neither a whole number nor a text"),
        ('seed: "3"', "seed: true", 7, "neither a whole number nor a text"),
        ('seed: "3"', 'seed: "\\ud800"', 7, "not Unicode text"),
        ('seed: "3"', "seed: " + "[" * 5000, 7, "not JSON"),
        ('seed: "3"', 'names: "Ana"\nseed: "3"', 7, "not JSON"),
        ('seed: "3"', 'names: ["Ana", null, "Bo"]\nseed: "3"', 7, "not JSON"),
        ('seed: "3"', 'names: ["Ana", "\\udcff", "Bo"]\nseed: "3"', 7, "not Unicode text"),
        ('seed: "3"', 'names: ["Ana"]\nseed: "3"', 7, "1 name for 3 seats"),
        ('seed: "3"', f'seed: "3"\ncommitment: {commitment("4")}', 8, "not the one that was committed to"),
        ("game: ruins\n", "", 8, "no 'game:'"),
        ("rules: 1\n", "", 8, "no 'rules:'"),
        ('seed: "3"\n', "", 8, "neither 'seed:' nor 'commitment:'"),
        ("\n\n0 ", "\n\n0 and ", 9, "cannot read"),
        ("\n\n0 ", "\n\nzero ", 9, "cannot read"),
        ("\n\n0 ", "\n\n² ", 9, "cannot read"),
        ("\n\n0 ", "\n\n7 ", 9, "no seat 7"),
        ("\n\n0 ", "\n\ntake-back me\n0 ", 9, "cannot read"),
        ("\n\n0 ", "\n\ntake-back 3\n0 ", 9, "no seat 3"),
        ("\n\n0 ", "\n\n= 1 abc\n0 ", 9, "a hash marked as after 1 lines stands after 0 lines"),
        ("\n\n0 ", "\n\n= x abc\n0 ", 9, "a hash marked as after x lines"),
        ("\n\n0 ", "\n\n= 0\n0 ", 9, "cannot read"),
        ("\n\n0 ", "\n\n@ root one abc\n0 ", 9, "rules 'one'"),
        ("\n\n0 ", "\n\n@ root 1\n0 ", 9, "cannot read"),
        ("\n\n0 ", "\n\ngarbage\n0 ", 9, "cannot read"),
    ],
)
def test_damage_is_refused_with_its_line(old: str, new_: str, line: int, message: str) -> None:
    text = damaged(old, new_)
    with pytest.raises(RecordError, match=message) as refusal:
        read_record(text)
    assert refusal.value.line == line
    assert str(refusal.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    "old, new_, line, message",
    [
        ("seats: 3", "seats: 9", 5, "9 seats are not possible"),
        ('"rounds": 6', '"rounds": 7', 6, "option 'rounds' cannot be 7"),
        ('"rounds": 6', '"rounds": NaN', 6, "option 'rounds' cannot be nan"),
        ('"rounds": 6', '"moons": 6', 6, "there is no option 'moons'"),
        (" standard\n", " rich\n", 4, "the content"),
    ],
)
def test_a_header_that_does_not_fit_is_refused_with_its_line(old: str, new_: str, line: int, message: str) -> None:
    text = damaged(old, new_)
    with pytest.raises(RecordError, match=message) as refusal:
        replay(GAME, text)
    assert refusal.value.line == line


@pytest.mark.parametrize(
    "old, new_, line, message",
    [
        ("game: meeples-and-monsters", "game: chess", 2, "there is no game 'chess'"),
        (" standard\n", " mine\n", 4, "the pack 'mine'"),
        (" standard\n", "\n", 4, "the pack ''"),
    ],
)
def test_a_game_or_pack_that_nobody_has_is_named_with_its_line(old: str, new_: str, line: int, message: str) -> None:
    text = muster.new("meeples-and-monsters", seats=2, seed=1).record.to_text()
    assert old in text
    with pytest.raises(RecordError, match=message) as refusal:
        muster.replay(text.replace(old, new_, 1))
    assert refusal.value.line == line


@pytest.mark.parametrize("text", ["", "\n\n", "# only a comment"])
def test_an_empty_record_is_refused(text: str) -> None:
    with pytest.raises(RecordError, match="it is empty"):
        read_record(text)


@given(st.integers(0, 2000), st.text(max_size=3))
def test_no_damage_leads_to_another_kind_of_error(at: int, scratch: str) -> None:
    at %= len(TEXT)
    record, line = None, 0
    try:
        record = read_record(TEXT[:at] + scratch + TEXT[at + 1 :])
    except RecordError as error:
        line = error.line
    assert line > 0 if record is None else read_record(record.to_text()).to_text() == record.to_text()


TEXT = finished().record.to_text()


# -- luck is committed to ----------------------------------------------------------------------------------------------


def test_a_record_without_the_seed_carries_its_commitment() -> None:
    match = finished()
    veiled = match.record.to_text(reveal=False)
    assert "seed" not in veiled
    assert f"commitment: {commitment('3')}" in veiled
    record = read_record(veiled)
    assert (record.seed, record.commitment) == (None, commitment("3"))
    assert record.to_text() == veiled
    with pytest.raises(RecordError, match="only its commitment"):
        replay(GAME, veiled)


def test_the_seed_that_is_revealed_must_be_the_one_committed_to() -> None:
    match = finished()
    line = f"commitment: {commitment('3')}"
    veiled = match.record.to_text(reveal=False)
    assert replay(GAME, veiled.replace(line, f'{line}\nseed: "3"')).state_hash == match.state_hash
    with pytest.raises(RecordError, match="committed to"):
        replay(GAME, veiled.replace(line, f'{line}\nseed: "4"'))


# -- hashes ------------------------------------------------------------------------------------------------------------


def test_a_hash_stands_after_every_fifty_lines_and_at_the_end() -> None:
    match = new(GAME, 4, 5)
    hashes = {}
    for played in random_walk(match, 5):
        if played and played % HASH_EVERY == 0:
            hashes[played] = match.state_hash
    hashes[match.length] = match.state_hash
    assert len(hashes) >= 2
    assert match.record.all_hashes() == hashes
    assert [line for line in match.record.to_text().splitlines() if line.startswith("=")] == [
        f"= {at} {noted}" for at, noted in hashes.items()
    ]


def test_a_take_back_counts_as_a_line_for_the_hashes() -> None:
    match = new(GAME, 2, 5)
    for _ in range(HASH_EVERY // 2):
        match.play("bid:0", seat=1)
        match.take_back(1)
    assert match.record.all_hashes() == {HASH_EVERY: match.state_hash}
    assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


def test_a_match_without_events_has_the_hash_of_its_end() -> None:
    quick, slow = new(GAME, 4, 5, events=False), new(GAME, 4, 5)
    for match in (quick, slow):
        play_random(match, 5)
    assert quick.state_hash == slow.state_hash
    assert quick.record.all_hashes() == {quick.length: slow.state_hash}
    assert replay(GAME, quick.record.to_text(), events=False).events(0) == []


# -- where a replay goes another way -----------------------------------------------------------------------------------


def test_a_wrong_hash_diverges_at_its_line() -> None:
    match = new(GAME, 4, 5)
    play_random(match, 5, 60)
    right = match.record.all_hashes()[HASH_EVERY]
    text = match.record.to_text().replace(right, "0" * 32)
    with pytest.raises(RecordDiverges) as refusal:
        replay(GAME, text)
    assert (refusal.value.expected, refusal.value.found) == (f"the state {'0' * 32}", right)
    assert refusal.value.line == text.splitlines().index(f"= {HASH_EVERY} {'0' * 32}")  # the line before it


def test_an_answer_that_is_not_offered_diverges_at_its_line() -> None:
    text = TEXT.replace("\n\n0 bid:", "\n\n0 fly:", 1)
    with pytest.raises(RecordDiverges, match="answering fly:") as refusal:
        replay(GAME, text)
    assert refusal.value.line == 9
    with pytest.raises(RecordDiverges, match="the match is over"):
        replay(GAME, f"{TEXT}0 camp\n")


def test_a_take_back_that_is_not_possible_diverges_at_its_line() -> None:
    text = TEXT.replace("\n\n0 ", "\n\ntake-back 0\n0 ", 1)
    hashless = "\n".join(line for line in text.splitlines() if not line.startswith("="))
    with pytest.raises(RecordDiverges, match="seat 0 taking back") as refusal:
        replay(GAME, hashless)
    assert refusal.value.line == 9


def test_another_content_diverges() -> None:
    text = TEXT.replace(" standard\n", " rich\n", 1)
    with pytest.raises(RecordDiverges, match="the content"):
        replay(GAME, text)


def test_a_root_needs_its_snapshot() -> None:
    text = TEXT.replace("\n1 ", "\n@ root 2 abcd\n1 ", 1)
    at = text.splitlines().index("@ root 2 abcd")
    with pytest.raises(RecordDiverges, match="a new root under rules 2") as refusal:
        replay(GAME, text)
    assert refusal.value.line == at
    assert read_record(text).to_text() == text
    assert replay(GAME, text, upto=1).length == 1


def test_a_root_before_the_first_answer_is_kept_and_refused() -> None:
    text = TEXT.replace("\n\n0 ", "\n\n@ root 2 abcd\n0 ", 1)
    assert read_record(text).all_roots() == {0: (2, "abcd")}
    assert read_record(text).to_text() == text
    with pytest.raises(RecordDiverges, match="a new root") as refusal:
        replay(GAME, text)
    assert refusal.value.line == LINES["seed"]


# -- forks -------------------------------------------------------------------------------------------------------------


def test_a_fork_shares_what_was_and_goes_its_own_way() -> None:
    match = new(GAME, 3, 4)
    play_random(match, 4, 25)
    fork = match.fork()
    before = match.record.to_text()
    play_random(fork, 1)
    assert match.record.to_text() == before
    assert fork.record.to_text().startswith(before.rstrip("\n").rsplit("\n=", 1)[0])
    assert replay(GAME, fork.record.to_text()).state_hash == fork.state_hash
    lines = fork.record.to_text()
    play_random(match, 2)
    assert fork.record.to_text() == lines
    assert replay(GAME, match.record.to_text()).state_hash == match.state_hash


def test_forks_of_forks_need_no_deep_stack_and_keep_roots_and_hashes() -> None:
    match = new(GAME, 4, 4)
    match.record.roots[0] = (2, "abcd")
    for _ in random_walk(match, 4):
        match = match.fork() if match.length % 3 == 0 else match
        if match.length == 60:
            break
    for _ in range(3000):
        match = match.fork()
    play_random(match, 4)
    assert match.record.all_roots() == {0: (2, "abcd")}
    assert len(match.record.all_lines()) == match.length == len(match.record)
    assert match.record.all_hashes()[match.length] == match.state_hash
    assert replay(GAME, match.record.to_text().replace("@ root 2 abcd\n", "")).state_hash == match.state_hash


def test_a_loaded_match_goes_on_with_its_record() -> None:
    match = new(GAME, 3, 4)
    play_random(match, 4, 25)
    again = reload(match)
    assert again.record.to_text() == match.record.to_text()
    play_random(again, 1)
    assert replay(GAME, again.record.to_text()).state_hash == again.state_hash


# -- by hand -----------------------------------------------------------------------------------------------------------


def test_answers_that_stand() -> None:
    record = Record("ruins", 1, "00", "standard", 2, {}, "1")
    for seat, key in ((0, "a"), (1, "b"), (0, "c"), (1, ""), (0, ""), (0, "d"), (0, ""), (0, "")):
        record.write(seat, key)
    assert [line.to_text() for line in record.answers()] == []
    assert len(record) == 8
    assert json.loads(json.dumps(record.options)) == {}
