"""The terminal's own texts: complete in three languages, and every one of them is said somewhere."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from muster.kernel.text import LANGUAGES, check
from muster.terminal.words import FOLDER, Words

PACKAGE = FOLDER.parents[1]
SOURCES = PACKAGE / "cli"
THAT_SAY = (SOURCES, FOLDER.parent, *PACKAGE.glob("games/*/terminal"))
# Said by the name of what a game calls a part of the score.
SAID_BY_NAME = ("part-",)


def texts_said() -> dict[str, frozenset[str]]:
    """Every literal ``say("id", name=...)`` in the sources."""
    said: dict[str, frozenset[str]] = {}
    for path in sorted(path for folder in THAT_SAY for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
                continue
            function = node.func
            name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
            text_id = node.args[0].value
            if name == "say" and isinstance(text_id, str):
                said[text_id] = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
    return said


def test_the_texts_are_complete_and_none_is_spare() -> None:
    assert check([FOLDER], texts_said(), SAID_BY_NAME) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("keys", ["keys-play", "keys-replay"])
def test_the_keys_fit_a_narrow_terminal(lang: str, keys: str) -> None:
    assert len(Words(lang).say(keys)) <= 80


def test_the_screens_hold_no_sentence_of_their_own() -> None:
    """A string with two words in it is a docstring, a style, or a sentence that belongs into a catalogue."""
    for name in ("playing", "replaying", "menu", "watching", "results", "choices", "screen"):
        tree = ast.parse((SOURCES / f"{name}.py").read_text(encoding="utf-8"))
        docstrings = {
            ast.get_docstring(node, clean=False) for node in ast.walk(tree) if isinstance(node, HAS_DOCSTRING)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value not in docstrings:
                words = [word for word in node.value.split() if word.isalpha() and len(word) > 1]
                assert len(words) < 2 or _is_style(node.value) or _raises(tree, node), f"{name}: {node.value!r}"


HAS_DOCSTRING = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def _is_style(text: str) -> bool:
    return text.split()[0] in ("bold", "dim", "italic", "black", "white")


def _raises(tree: ast.AST, inner: ast.AST) -> bool:
    """Inside a ``raise``: told to developers, or caught and said otherwise."""
    return any(inner in ast.walk(node) for node in ast.walk(tree) if isinstance(node, ast.Raise))


def test_the_sources_are_where_they_are_expected() -> None:
    assert (Path(SOURCES) / "playing.py").exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_how_to_go_on_is_told_as_the_player_calls_muster(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("MUSTER_COMMAND", raising=False)
    assert "muster play --resume a.muster" in said(Words(lang))

    monkeypatch.setenv("MUSTER_COMMAND", "./run")
    assert "./run play --resume a.muster" in said(Words(lang))


def said(words: Words) -> str:
    return words.say("left-saved", command=words.command, file="a.muster")
