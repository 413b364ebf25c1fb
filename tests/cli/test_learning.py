"""The guided first match at a real terminal: followed, left, gone on with, given up."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.cli.terminal import Terminal, command, environment

from muster.lessons import lesson_of

KEYS = "q:quit"
TYPE = re.compile(r"Type (\d+): ")


def number(shown: str) -> str:
    """What the guide says to type."""
    found = TYPE.findall(shown)
    assert found, shown
    return str(found[-1])


def test_who_follows_the_guide_learns_the_game(data: Path) -> None:
    lesson = lesson_of("monster-lands")
    assert lesson is not None
    with Terminal(data, "learn", "monster-lands") as terminal:
        shown = terminal.wait_for(KEYS)
        for _ in range(sum(len(step.take) for step in lesson.steps)):
            terminal.type(number(shown))
            shown = terminal.wait_for(KEYS)
        assert "Now you" in shown
        assert "! Hint (" in shown
        terminal.type("q")
        terminal.wait_for("--resume")


@pytest.mark.parametrize("game", ["meeples-and-monsters", "euthia"])
def test_the_lesson_is_gone_on_with_where_it_was_left(data: Path, game: str) -> None:
    with Terminal(data, "learn", game) as terminal:
        for _ in range(3):
            terminal.type(number(terminal.wait_for(KEYS)))
        before = terminal.wait_for(KEYS)
        terminal.type("q")
        terminal.wait_for("--resume")
        assert terminal.ends_with() == 0
    with Terminal(data, "learn", game) as terminal:
        after = terminal.wait_for(KEYS)
        assert "●" in after
        assert number(after) == number(before)
        terminal.type("q")
    with Terminal(data, "learn", game, "--afresh") as terminal:
        assert "◆○" in terminal.wait_for(KEYS)
        terminal.type("q")


def test_other_answers_come_later_until_the_lesson_is_left(data: Path) -> None:
    with Terminal(data, "learn", "meeples-and-monsters") as terminal:
        assert number(terminal.wait_for(KEYS)) == "1"
        terminal.type("3")
        assert "Later! First do what the guide says" in terminal.wait_for(KEYS)
        terminal.type("x")
        shown = terminal.wait_for(KEYS)
        assert "You have left the lesson" in shown
        assert not TYPE.search(shown)
        terminal.type("3")
        terminal.wait_for("Main Phase: place your Units")
        terminal.type("x")
        assert "This match follows no lesson" in terminal.wait_for(KEYS)
        terminal.type("q")
        terminal.wait_for("--resume")
    with Terminal(data, "play", "--resume") as terminal:
        assert not TYPE.search(terminal.wait_for(KEYS))
        terminal.type("q")


def test_the_menu_offers_the_lesson(data: Path) -> None:
    with Terminal(data) as terminal:
        shown = terminal.wait_for("Learn a game by playing it")
        entry = re.search(r"(\d) +Learn a game", shown)
        assert entry is not None
        terminal.type(entry[1])
        terminal.wait_for("Euthia")
        terminal.type("1")
        number(terminal.wait_for(KEYS))
        terminal.type("q")


def test_an_unknown_game_is_refused_in_one_line(data: Path) -> None:
    import subprocess

    done = subprocess.run(command("learn", "chess"), env=environment(data), capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
