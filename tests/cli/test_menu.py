"""The menu at a real terminal."""

from __future__ import annotations

from pathlib import Path

from tests.cli.terminal import Terminal

import muster


def test_quit_at_once(data: Path) -> None:
    with Terminal(data) as terminal:
        assert "What do we play tonight?" in terminal.wait_for("> ")
        terminal.type("q")
        assert terminal.ends_with() == 0


def test_ctrl_d_is_quit(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("> ")
        terminal.type("\x04")
        assert terminal.ends_with() == 0


def test_bad_input_gets_a_line(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("> ")
        for typed in ("7", "frob", "²", "-1"):
            terminal.type(typed)
            assert "is not in the menu" in terminal.wait_for("> ")


def test_no_saved_match_is_said(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("none is saved")
        terminal.type("2")
        terminal.wait_for("No match is saved")


def test_the_language_goes_round(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("> ")
        for asked in ("¿A qué jugamos esta noche?", "À quoi joue-t-on ce soir\u00a0?", "What do we play tonight?"):
            terminal.type("5")
            terminal.wait_for(asked)


def test_a_new_match_is_set_up_played_left_and_gone_on_with(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("> ")
        terminal.type("1")
        terminal.wait_for("Which game")
        terminal.type("1")
        assert "Players: 3" in terminal.wait_for("Enter starts")
        terminal.type("1")
        assert "Players: 4" in terminal.wait_for("Enter starts")
        terminal.type("1")
        assert "Players: 2" in terminal.wait_for("Enter starts")
        terminal.type("4")
        assert ": yes" in terminal.wait_for("Enter starts")
        terminal.type("nonsense")
        assert "changes nothing" in terminal.wait_for("> ")
        terminal.type("")
        terminal.wait_for("q:quit")
        terminal.type("1")
        terminal.wait_for("q:quit")
        terminal.type("q")
        terminal.wait_for("Enter: back")
        (path,) = (data / "muster" / "saves").glob("*.muster")
        match = muster.load(path.read_bytes())
        assert match.seats == 2
        assert match.options["towers"] is True
        terminal.type("")
        terminal.wait_for("saved match (1)")
        terminal.type("2")
        terminal.wait_for("person, ")
        terminal.type("1")
        terminal.wait_for("q:quit")
        terminal.type("q")
        terminal.wait_for("Enter: back")
        terminal.type("")
        terminal.wait_for("tonight")
        terminal.type("q")
        assert terminal.ends_with() == 0


def test_rules_from_the_menu(data: Path) -> None:
    with Terminal(data, lines=60) as terminal:
        terminal.wait_for("> ")
        terminal.type("4")
        terminal.wait_for("Which game")
        terminal.type("1")
        assert "Components" in terminal.wait_for("Enter: more")
        terminal.type("q")
        terminal.wait_for("Which rule")
        terminal.type("MM-CBT-01")
        assert "MM-CBT-01" in terminal.wait_for("Enter: back")
        terminal.type("")
        terminal.wait_for("Which rule")
        terminal.type("nothing")
        assert "There is no rule" in terminal.wait_for("Which rule")
        terminal.type("")
        terminal.wait_for("tonight")
