"""The menu at a real terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.cli.terminal import Terminal

import muster
from muster.bots import bot_names
from muster.cli.menu import Form, value_shown
from muster.cli.seating import PERSON
from muster.kernel.text import LANGUAGES
from muster.terminal.words import Words


def new_match(terminal: Terminal, game: int) -> str:
    """The form of a new match, by the number of the game in the list."""
    terminal.wait_for("> ")
    terminal.type("1")
    terminal.wait_for("Which game")
    terminal.type(str(game))
    return terminal.wait_for("Enter to start")


def quit_from_menu(terminal: Terminal) -> int:
    """Back in the menu, quit; what the command says to the shell."""
    terminal.wait_for("tonight")
    terminal.type("q")
    return terminal.ends_with()


def test_quit_at_once(data: Path) -> None:
    with Terminal(data) as terminal:
        assert "What shall we play tonight?" in terminal.wait_for("> ")
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
            assert "is not on the menu" in terminal.wait_for("> ")


def test_no_saved_match_is_said(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("none yet")
        terminal.type("2")
        terminal.wait_for("There are no saved matches")


def test_the_language_goes_round(data: Path) -> None:
    with Terminal(data) as terminal:
        terminal.wait_for("> ")
        for asked in ("¿A qué jugamos esta noche?", "À quoi joue-t-on ce soir\u202f?", "What shall we play tonight?"):
            terminal.type("5")
            terminal.wait_for(asked)


def test_a_new_match_is_set_up_played_left_and_gone_on_with(data: Path) -> None:
    with Terminal(data) as terminal:
        assert "Players: 3" in new_match(terminal, 1)
        terminal.type("1")
        assert "Players: 4" in terminal.wait_for("Enter to start")
        terminal.type("1")
        assert "Players: 2" in terminal.wait_for("Enter to start")
        terminal.type("4")
        assert ": yes" in terminal.wait_for("Enter to start")
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
        assert quit_from_menu(terminal) == 0


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


def test_options_are_named_and_explained_and_what_does_not_fit_stays_on_the_form(data: Path) -> None:
    with Terminal(data, columns=80, lines=24) as terminal:
        shown = new_match(terminal, 3)
        assert "Scenario: The Hunt" in shown
        assert "Heroes: Random" in shown
        terminal.type("5")
        assert "Scenario: Defending the Settlements" in terminal.wait_for("Enter to start")
        terminal.type("9")
        assert "nine rounds" in terminal.wait_for("Enter to start")
        terminal.type("")
        assert "Great Hunt: yes" in terminal.wait_for("belongs to the scenario")
        terminal.type("q")
        assert quit_from_menu(terminal) == 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", muster.game_names())
def test_every_value_of_an_option_has_a_name_and_a_help(name: str, lang: str) -> None:
    form, words = Form(muster.game(name), watching=False), Words(lang)
    for option, spec in form.game.options.items():
        for value in spec.values:
            if isinstance(value, str | bool) and len(spec.values) > 1:
                assert value_shown(form.game, option, value, words) != str(value)
        form.next_option(option)
        assert form.help(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", muster.game_names())
def test_every_bot_has_a_name_and_a_sentence_on_how_strong_it_is(name: str, lang: str) -> None:
    form = Form(muster.game(name), watching=False)
    names = set()
    for bot in bot_names(name):
        form.players[1] = bot_names(name)[bot_names(name).index(bot) - 1]
        form.next_player(1)
        if form.players[1] != PERSON:
            assert form.bot_name(form.players[1], lang) != form.players[1]
            assert len(form.help(lang)) > 30
            names.add(form.bot_name(form.players[1], lang))

    assert len(names) >= len(bot_names(name)) - 1


def test_the_form_says_what_of_the_solo_game_is_our_own() -> None:
    form = Form(muster.game("monster-lands"), watching=False)
    assert form.help("en") == ""

    form.seats = 1

    assert all("Madhala" in form.help(lang) for lang in LANGUAGES)
