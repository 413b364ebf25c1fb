"""The server's own texts: complete in three languages, and every one of them is said somewhere."""

from __future__ import annotations

import ast
from typing import get_args

import pytest

import muster
from muster.games.euthia import scoring as euthia
from muster.games.meeples_and_monsters.state import SOURCES as MEEPLES_PARTS
from muster.games.monster_lands import scoring as lands
from muster.games.monster_lands.content.records import TieBreak
from muster.kernel.text import KERNEL_MESSAGES, LANGUAGES, check
from muster.server.present import part_title
from muster.server.problems import CODES
from muster.server.words import FOLDER, language_of, say

NOT_PARAMETERS = ("said", "retry_after")
SAID_BY_NAME = ("part-", "outcome-", "bot-", "pack-", "minutes-", "closed-", "note-", "no-take-back-")


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


# What a result may name: where points came from, what broke a tie, how well it was done.
IN_RESULTS = {
    "meeples-and-monsters": [*MEEPLES_PARTS, "fewest-peasants"],
    "monster-lands": [*lands.SOURCES, *get_args(TieBreak), *lands.RANKS],
    "euthia": [*euthia.PARTS, *euthia.TIE_BREAKS, *(grade for _, grade in euthia.GRADES), "none"],
}


@pytest.mark.parametrize("lang", ["es", "fr"])
@pytest.mark.parametrize("game", IN_RESULTS)
def test_results_are_told_in_words_and_not_by_key(game: str, lang: str) -> None:
    rules = muster.new(game, seats=2, seed=1).game
    told = {part: part_title(rules, part, lang) for part in IN_RESULTS[game]}
    assert [part for part, title in told.items() if title == part.replace("_", " ").replace("-", " ")] == []


def test_a_grade_of_gold_is_not_called_a_coin() -> None:
    assert part_title(muster.new("euthia", seats=1, seed=1).game, "gold", "es") == "Oro"
    assert part_title(muster.new("monster-lands", seats=2, seed=1).game, "gold", "es") == "oro"


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
