"""Help and complaints about a command line are in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main
from typer.testing import CliRunner

import muster
from muster.cli.main import app
from muster.cli.spoken import FOLDER, command_id, language_of, param_ids
from muster.kernel.errors import MusterError, RecordError
from muster.kernel.text import KERNEL_FOLDER, LANGUAGES, catalogue_files, entries_in

OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    yield path, command
    for name, below in getattr(command, "commands", {}).items():
        yield from commands(below, (*path, name))


@pytest.mark.parametrize("lang", OTHERS)
def test_every_command_and_parameter_is_explained_and_nothing_else(lang: str) -> None:
    there = {
        name for path in catalogue_files([FOLDER], lang) for name, _ in entries_in(path.read_text(encoding="utf-8"))
    }
    wanted: set[str] = set()
    for path, command in commands(typer.main.get_command(app)):
        assert command_id(path) in there
        wanted.add(command_id(path))
        for param in command.params:
            if getattr(param, "help", None):
                own, usual = param_ids(path, param.name)
                assert {own, usual} & there, own
                wanted |= {own} if own in there else {usual}
    referred = {name for name in there if name.startswith("param-")} - wanted
    assert {name for name in there if name.startswith("command")} <= wanted
    assert referred <= {"param-campaign-file"}  # said once, for four commands


@pytest.mark.parametrize(
    "lang, heading, sentence", [("es", "Opciones:", "Cuántos jugadores."), ("fr", "Utilisation", "Combien de joueurs.")]
)
def test_help_speaks(lang: str, heading: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MUSTER_LANG", lang)
    shown = CliRunner().invoke(app, ["play", "--help"]).stdout
    assert heading in shown
    assert sentence in shown
    assert "Show this message" not in shown


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["play", "--sets", "3"], "no existe la opción --sets"),
        (["plya"], "no existe la orden plya"),
        (["rules"], "falta game"),
        (["play", "euthia", "--seats", "nine"], "--seats: este valor no sirve"),
        (["play", "nogame"], "no existe el juego «nogame»"),
        (["play", "euthia", "--option", "scenario=x"], "euthia: la opción «scenario» no puede ser 'x'"),
    ],
)
def test_complaints_speak(arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MUSTER_LANG", "es")
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert said in result.stderr


def test_a_record_is_refused_with_its_line_in_every_language() -> None:
    error = RecordError("error-header-lacks", 3, name="rules")
    wrapped = MusterError("error-in-file", path="a.rec", problem=error)
    assert str(wrapped) == "a.rec: line 3: the header has no 'rules:'"
    assert wrapped.text("es") == "a.rec: línea 3: a la cabecera le falta «rules:»"
    assert wrapped.text("fr") == "a.rec\u202f: ligne 3\u202f: il manque «\u202frules:\u202f» dans l’en-tête"


def test_every_error_that_is_raised_has_a_text_and_every_text_is_raised() -> None:
    raised = {
        name
        for path in Path(muster.__file__).parent.rglob("*.py")
        for name in re.findall(r'"(error-[a-z0-9-]+)"', path.read_text(encoding="utf-8"))
    }
    said = {
        name
        for path in catalogue_files([KERNEL_FOLDER], "en")
        for name, _ in entries_in(path.read_text(encoding="utf-8"))
        if name.startswith("error-")
    }
    assert raised == said


@pytest.mark.parametrize("arguments", [["--lang", "fr", "play"], ["play", "--lang=fr"]])
def test_the_language_is_found_wherever_it_is_said(arguments: list[str]) -> None:
    assert language_of(arguments) == "fr"


def test_an_unknown_language_is_complained_about_in_english() -> None:
    assert language_of(["--lang", "xx"]) == "en"
