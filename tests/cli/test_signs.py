"""A terminal without our signs shows readable characters in their place."""

from __future__ import annotations

import ast

import pytest

from muster.cli.screen import PLAIN
from muster.kernel.text import LANGUAGES
from muster.terminal.words import FOLDER

PACKAGE = FOLDER.parents[1]
THAT_DRAW = (PACKAGE / "cli", FOLDER.parent, *PACKAGE.glob("games/*/terminal"))
UNREADABLE = "�"  # what was typed could not be decoded; nothing is shown for it


def signs_in(text: str) -> set[str]:
    """Characters that are neither ASCII nor letters of a language."""
    return {letter for letter in text if not letter.isascii() and not (letter.isalpha() and letter not in "ΓΔΨ")}


def drawn_signs() -> set[str]:
    """Every sign in a string of the terminal's modules; what stands in docstrings is never shown."""
    found: set[str] = set()
    for path in sorted(path for folder in THAT_DRAW for path in folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        told = {
            id(node.body[0].value)
            for node in ast.walk(tree)
            if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef))
            and node.body
            and isinstance(node.body[0], ast.Expr)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
                found |= signs_in(node.value)
    return found - {UNREADABLE}


def test_every_sign_of_every_table_has_a_stand_in() -> None:
    signs = drawn_signs()
    assert {"●", "☠", "≈", "♣", "△", "╌", "Γ"} <= signs
    assert {sign for sign in signs if ord(sign) not in PLAIN} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_in_a_text_has_a_stand_in(lang: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / lang).glob("*.ftl"))
    assert {sign for sign in signs_in(text) if ord(sign) not in PLAIN} == set()


def test_stand_ins_are_single_characters_so_that_columns_stay_straight() -> None:
    for stand_in in PLAIN.values():
        assert isinstance(stand_in, str)
        assert len(stand_in) == 1
        assert stand_in.isascii()


def test_seats_and_their_tokens_can_be_told_apart_without_signs() -> None:
    shown = "●▲■◆○△□◇".translate(PLAIN)
    assert len(set(shown)) == len(shown)
