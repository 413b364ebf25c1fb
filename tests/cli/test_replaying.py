"""Replaying: forwards, backwards, anywhere."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from tests.cli.terminal import CODES, Terminal
from typer.testing import CliRunner

import muster
from muster.cli.main import app
from muster.cli.replaying import Replay, show
from muster.cli.screen import Screen
from muster.terminal.words import Words

GAME = "meeples-and-monsters"
KEYS = "q:quit"


def a_match(answers: int | None = None) -> muster.Match:
    toss = Random(4)
    match = muster.new(GAME, seats=2, seed=11)
    while not match.over and (answers is None or match.length < answers):
        match.play(toss.choice(match.decision.options))
    return match


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.rec"
    path.write_text(a_match().record.to_text())
    return path


def test_steps_forwards_and_backwards_reach_the_same_states() -> None:
    match = a_match(60)
    taken = match.decision.seat
    match.play(match.decision.options[0])
    with contextlib.suppress(muster.CannotTakeBack):
        match.take_back(taken)
    replay = Replay(match)
    forwards = []
    for line in range(len(replay.lines) + 1):
        replay.go_to(line)
        forwards.append(replay.match.state_hash)
    assert forwards[-1] == match.state_hash
    for line in reversed(range(0, len(replay.lines) + 1, 7)):
        replay.go_to(line)
        assert replay.match.state_hash == forwards[line]
    replay.go_to(10_000)
    assert replay.at == len(replay.lines)
    replay.go_to(-5)
    assert replay.at == 0


def test_stepping_at_a_terminal(data: Path, record: Path) -> None:
    lines = len(muster.replay(record.read_text()).record.all_lines())
    with Terminal(data, "replay", str(record)) as terminal:
        terminal.wait_for(KEYS)
        assert f"Line 0 of {lines}" in terminal.news
        for typed, line in (("", 1), ("n", 2), ("b", 1), ("40", 40), ("+5", 45), ("-10", 35), ("a", 0), ("b", 0)):
            terminal.type(typed)
            assert f"Line {line} of" in terminal.wait_for(KEYS)
        terminal.type("e")
        shown = terminal.wait_for(KEYS)
        assert f"Line {lines} of {lines}" in shown
        assert "wins" in shown or "share" in shown
        terminal.type("9999")
        assert f"Line {lines} of" in terminal.wait_for(KEYS)
        for typed in ("frob", "³", "+²", "w ¹"):  # signs that look like numbers are none
            terminal.type(typed)
            assert "is not one of the keys" in terminal.wait_for(KEYS)
        terminal.type("20")
        terminal.wait_for("Line 20 of")
        terminal.type("w 1")
        assert "Quest hand" in terminal.wait_for(KEYS)
        terminal.type("g fr")
        assert "Ligne 20 sur" in terminal.wait_for("q:sortir")
        terminal.type("l")
        terminal.wait_for("Entrée\u202f: ")
        terminal.type("q")
        terminal.wait_for("q:sortir")
        terminal.type("q")
        assert terminal.ends_with() == 0


@pytest.mark.parametrize("size", [(80, 24), (80, 20), (160, 50)])
def test_the_end_of_a_match_fits_the_screen(record: Path, size: tuple[int, int]) -> None:
    """Result, keys and the head of the table: nothing scrolls off."""
    width, height = size
    file = io.StringIO()
    screen = Screen(Console(file=file, force_terminal=True, width=width, height=height, color_system=None))
    replay = Replay(muster.replay(record.read_text()))
    replay.go_to(len(replay.lines))
    show(replay, Words("en"), screen, None, "not understood")
    lines = CODES.sub("", file.getvalue()).splitlines()
    assert len(lines) < height  # one more is typed into
    assert "Meeples & Monsters" in lines[0]
    assert "q:quit" in lines[-1]


@pytest.mark.parametrize("lang", ["en", "es", "fr"])
def test_without_a_terminal_the_story_is_told(record: Path, lang: str) -> None:
    result = CliRunner().invoke(app, ["replay", str(record), "--lang", lang])
    assert result.exit_code == 0
    match = muster.replay(record.read_text())
    told = result.stdout.replace("\n", " ")
    for line in match.story(None, lang)[::37]:
        assert line[:60] in told
    assert str(max(match.result.scores)) in result.stdout


def test_a_saved_match_can_be_replayed_too(tmp_path: Path) -> None:
    saved = tmp_path / "a.muster"
    saved.write_bytes(a_match(25).to_bytes())
    result = CliRunner().invoke(app, ["replay", str(saved)])
    assert result.exit_code == 0
    assert "25 lines" in result.stdout


def test_a_record_that_diverges_is_refused_with_its_line(tmp_path: Path, record: Path) -> None:
    lines = record.read_text().splitlines()
    body = lines.index("") + 1
    lines[body + 3] = f"{lines[body + 3].split()[0]} use:nowhere"
    bad = tmp_path / "bad.rec"
    bad.write_text("\n".join(lines))
    result = CliRunner().invoke(app, ["replay", str(bad)])
    assert result.exit_code == 2
    assert f"line {body + 4}" in result.stderr
