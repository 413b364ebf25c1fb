"""The server's own texts: complete in three languages, and every one of them is said somewhere."""

from __future__ import annotations

import ast

import pytest

from muster.kernel.text import KERNEL_MESSAGES, LANGUAGES, check
from muster.server.problems import CODES
from muster.server.words import FOLDER, language_of, say

NOT_PARAMETERS = ("said", "retry_after")
SAID_BY_NAME = ("part-", "outcome-", "bot-", "pack-", "minutes-", "closed-", "no-take-back-")


def texts_said() -> dict[str, frozenset[str]]:
    """The sentence of every code, and every literal that is said or refused with."""
    said = {f"problem-{code}": frozenset[str]() for code in CODES}
    for path in FOLDER.parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            literals = [arg.value if isinstance(arg, ast.Constant) else None for arg in node.args]
            params = frozenset(each.arg for each in node.keywords if each.arg and each.arg not in NOT_PARAMETERS)
            for at, function in ((1, "say"), (1, "say_or_nothing"), (1, "Refusal")):
                if name == function and len(literals) > at and isinstance(literals[at], str):
                    text_id = str(literals[at])
                    if text_id not in KERNEL_MESSAGES:
                        said[text_id] = params
    said["yes"] = said["no"] = frozenset()
    return said


def test_the_texts_are_complete_and_none_is_spare() -> None:
    assert check([FOLDER], texts_said(), SAID_BY_NAME) == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_code_has_a_sentence(lang: str, code: str) -> None:
    assert len(say(lang, f"problem-{code}")) > 8


@pytest.mark.parametrize(
    "asked, accepted, spoken",
    [
        ("es", "fr", "es"),
        (None, "fr-CA,en;q=0.5", "fr"),
        (None, "de,es;q=0.5", "es"),
        ("xx", None, "en"),
        (None, None, "en"),
        (None, ",,;;", "en"),
    ],
)
def test_the_language_of_a_request(asked: str | None, accepted: str | None, spoken: str) -> None:
    assert language_of(asked, accepted) == spoken
