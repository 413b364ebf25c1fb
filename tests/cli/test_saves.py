"""Saved matches: whole at every instant, with all that is needed to go on."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

import muster
from muster.cli import saves
from muster.cli.seating import Seating
from muster.kernel.errors import MusterError

GAME = "meeples-and-monsters"


def a_match(answers: int = 30) -> muster.Match:
    toss = Random(4)
    match = muster.new(GAME, seats=2, seed=5, names=("Ana", "Ben"))
    while not match.over and match.length < answers:
        match.play(toss.choice(match.decision.options))
    return match


def a_save(path: Path) -> saves.Save:
    return saves.Save(path, Seating(GAME, ["person", "random"]))


def test_what_is_saved_can_be_loaded_by_the_library(tmp_path: Path) -> None:
    match = a_match()
    a_save(tmp_path / "a.muster").keep(match)
    assert muster.load((tmp_path / "a.muster").read_bytes()).state_hash == match.state_hash


def test_an_opened_match_has_its_whole_log(tmp_path: Path) -> None:
    match = a_match()
    a_save(tmp_path / "a.muster").keep(match)
    again = saves.open_match((tmp_path / "a.muster").read_bytes(), "a.muster")
    assert again.state_hash == match.state_hash
    assert again.story(0, "en") == match.story(0, "en")
    assert saves.seating_beside(tmp_path / "a.muster").players == ("person", "random")


def test_a_snapshot_that_no_longer_replays_still_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()

    def diverges(*_: object) -> muster.Match:
        raise muster.RecordDiverges(3, "one thing", "another")

    monkeypatch.setattr(saves, "replay_record", diverges)
    assert saves.open_match(match.to_bytes(), "a").state_hash == match.state_hash


def test_a_failed_write_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.muster"
    saves.write_whole(path, b"old")

    def no_space(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(OSError, match="No space"):
        saves.write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.muster"]


def test_a_finished_match_leaves_its_record_and_no_save(data: Path) -> None:
    match = a_match(100_000)
    save = a_save(saves.new_save_path(GAME))
    save.keep(match)
    assert len(saves.saved_matches()) == 1
    record = save.finish(match)
    assert saves.saved_matches() == []
    assert muster.replay(record.read_text()).state_hash == match.state_hash
    assert sorted(path.suffix for path in saves.saves_folder().iterdir()) == ["", ".rec"]  # the record and its packs


def test_a_file_that_somebody_named_stays(tmp_path: Path) -> None:
    match = a_match()
    save = a_save(tmp_path / "mine.rec")
    save.keep(match)
    assert save.finish(match) == tmp_path / "mine.rec.rec"
    assert (tmp_path / "mine.rec").exists()


def test_saved_matches_are_listed_latest_first(data: Path) -> None:
    for number, name in enumerate(("b", "a", "c")):
        path = saves.saves_folder() / f"{name}.muster"
        a_save(path).keep(a_match(1))
        os.utime(path, (number, number))
    assert [saved.path.stem for saved in saves.saved_matches(GAME)] == ["c", "a", "b"]
    assert saves.saved_matches("euthia") == []


def test_new_saves_never_share_a_name(data: Path) -> None:
    first = saves.new_save_path(GAME)
    a_save(first).keep(a_match(1))
    assert saves.new_save_path(GAME) != first


@pytest.mark.parametrize("content", [b"", b"hello", b"\xff\xfe\x00", b"muster snapshot 9\nxxxx", b"muster record 1\n"])
def test_a_file_of_another_kind_is_refused_in_a_line(content: bytes) -> None:
    with pytest.raises(MusterError) as refusal:
        saves.open_match(content, "some.file")
    assert "\n" not in str(refusal.value)


def test_a_truncated_snapshot_is_refused(tmp_path: Path) -> None:
    with pytest.raises(MusterError, match="damaged"):
        saves.open_match(a_match().to_bytes()[:-7], "a")


def test_a_finished_match_keeps_its_pack_so_that_its_record_replays_after_tuning(tmp_path: Path) -> None:
    folder = tmp_path / "house"
    folder.mkdir()
    (folder / "pack.toml").write_text('name = "house"\ntitle = "House rules"\nbase = "standard"\n')
    (folder / "monsters.toml").write_text('[skeleton]\nvp = 9\n\n[skeleton.source]\nvp = "designed: a house rule"\n')
    toss = Random(4)
    match = muster.new(GAME, seats=2, seed=5, pack=folder)
    while not match.over:
        match.play(toss.choice(match.decision.options))
    record = a_save(tmp_path / "b.muster").finish(match)
    (folder / "monsters.toml").unlink()

    again = saves.open_match(record.read_bytes(), str(record))

    assert again.state_hash == match.state_hash
    assert again.content.hash == match.content.hash


@pytest.mark.parametrize(
    "content, said",
    [
        (b"\xff\xfe\x00", "does not say who sits where; without it one person plays against bots"),
        (b"[]", "does not say who sits where"),
        (b'{"game": "meeples-and-monsters"}', "does not say who sits where"),
        (b'{"game": "euthia", "players": ["person", "random"]}', "about another match"),
        (b'{"game": "meeples-and-monsters", "players": ["person"]}', "about another match"),
    ],
)
def test_a_damaged_file_of_players_is_named_and_can_be_done_without(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "a.muster"
    match = a_match()
    path.write_bytes(match.to_bytes())
    beside = tmp_path / "a.muster.seats"
    beside.write_bytes(content)
    with pytest.raises(muster.MusterError, match=said) as refusal:
        saves.open_saved(path)
    assert str(refusal.value).startswith(f"{beside}: ")
    beside.unlink()
    again, seating = saves.open_saved(path)
    assert again.state_hash == match.state_hash
    assert seating.players == ("person", "greedy")


def test_one_odd_save_does_not_hide_the_others(data: Path) -> None:
    folder = saves.saves_folder()
    folder.mkdir(parents=True)
    whole = a_match().to_bytes()
    for name in ("good", "odd", "torn"):
        (folder / f"{name}.muster").write_bytes(whole[:-9] if name == "torn" else whole)
    (folder / "odd.muster.seats").write_text('{"game": "chess", "players": ["person", "random"]}')
    assert [saved.path.stem for saved in saves.saved_matches()] == ["good"]
