"""What is asked wrongly is answered by one clear line on stderr and exit code 2."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from muster.cli.main import app, read_options

GAME = "meeples-and-monsters"


@pytest.mark.parametrize(
    "line, said",
    [
        ("frobnicate", "frobnicate"),
        ("play", "games are: meeples-and-monsters"),
        ("play chess", "there is no game 'chess'"),
        (f"play {GAME} --frob", "--frob"),
        (f"play {GAME} --seats 9", "possible are 2, 3, 4"),
        (f"play {GAME} --seats many", "--seats"),
        (f"play {GAME} --people 7", "there is no seat '7'"),
        (f"play {GAME} --people ³", "there is no seat '³'"),
        (f"play {GAME} --bot genius", "there is no bot 'genius'"),
        (f"play {GAME} --option towers", "NAME=VALUE"),
        (f"play {GAME} --option towers=maybe", "towers"),
        (f"play {GAME} --option castles=true", "castles"),
        ("play euthia --seats 2 --option heroes=dral,nobody", "heroes"),
        (f"play {GAME} --lang de", "languages are: en, es, fr"),
        (f"play {GAME} --pack nowhere/at/all", "nowhere"),
        (f"play {GAME} --name A --name B --name C --name D", "4 names"),
        ("play --resume", "no saved match"),
        ("play --resume nowhere.muster", "nowhere.muster"),
        (f"watch {GAME} --bots ,", "--bots"),
        (f"watch {GAME} --delay soon", "--delay"),
        ("replay nowhere.rec", "nowhere.rec"),
        ("replay .", "."),
        ("replay /dev/zero", "/dev/zero: this file is too large to be a match"),
        ("rules chess", "there is no game 'chess'"),
        (f"rules {GAME} MM-NIL-99", "MM-NIL-99"),
        ("check everything", "there is no check"),
        (f"fuzz {GAME} --matches 1 --seconds 1", "either"),
        (f"fuzz {GAME} --seats two", "'two'"),
        (f"fuzz {GAME} --seats ²", "'²'"),
        (f"fuzz {GAME} --matches 0", "--matches"),
        (f"balance {GAME} --matches 1 --seats 2 --pack nowhere", "there is no pack 'nowhere'"),
    ],
)
def test_one_line_and_exit_code_2(line: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, line.split())
    assert result.exit_code == 2, result.output
    assert said in result.stderr
    assert result.stderr.startswith("muster: ")
    assert result.stderr.count("\n") == 1
    assert result.stdout == ""


def test_a_save_is_never_overwritten_by_a_new_match(tmp_path: Path) -> None:
    kept = tmp_path / "kept.muster"
    kept.write_text("precious")
    result = CliRunner().invoke(app, ["play", GAME, "--save", str(kept)])
    assert result.exit_code == 2
    assert "--resume" in result.stderr
    result = CliRunner().invoke(app, ["watch", GAME, "--bots", "random", "--delay", "0", "--save", str(kept)])
    assert (result.exit_code, result.stdout) == (2, "")
    assert "already exists" in result.stderr
    assert kept.read_text() == "precious"


def test_a_damaged_save_is_named(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.muster"
    damaged.write_bytes(b"muster snapshot 1\n\x00\x00\x00\x00rubbish")
    for asked in (["play", "--resume"], ["replay"]):
        result = CliRunner().invoke(app, [*asked, str(damaged)])
        assert result.exit_code == 2
        assert result.stderr == f"muster: {damaged}: the snapshot is damaged: its checksum does not match\n"


def test_a_command_that_needs_another_one_answers_with_its_help() -> None:
    result = CliRunner().invoke(app, ["campaign"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("Usage: ")
    assert "Begin a campaign." in result.stderr


def test_a_value_nested_without_end_is_a_word_like_any_other() -> None:
    deep = "[" * 5000
    result = CliRunner().invoke(app, ["play", GAME, "--option", f"towers={deep}"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"option 'towers' cannot be '{deep[:100]}" in result.stderr


@pytest.mark.parametrize("value, towers", [("true", True), ("True", True), ("FALSE", False)])
def test_yes_and_no_may_be_written_as_the_message_writes_them(value: str, towers: bool) -> None:
    assert read_options([f"towers={value}"]) == {"towers": towers}
