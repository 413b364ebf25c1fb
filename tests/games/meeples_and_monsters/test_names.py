"""Names of Meeples & Monsters: complete and natural in three languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.naming import Names

import muster.kernel.text
from muster.kernel.text import LANGUAGES, Texts

GAME = Path(muster.kernel.text.__file__).parents[1] / "games" / "meeples_and_monsters"
CONTENT = GAME / "content" / "standard"
NAMES = Names(GAME / "text")

BASIC_CLASSES = ("peasant", "mage", "cleric", "warrior", "knight")
PRESTIGE_CLASSES = ("ranger", "paladin", "shaman")

# Content file → how the ids of its records start.
RECORDS = {
    "monsters": "monster-",
    "council": "monster-",
    "tokens": "token-",
    "prebuilt": "location-",
    "capitol": "location-",
    "tiles": "location-",
    "slots": "slot-",
    "quests": "quest-",
    "rooms": "room-",
}

# How many names of each kind the box needs.
COUNTS = {
    "monster-": 44,
    "location-": 21,
    "slot-": 8,
    "quest-": 44,
    "room-": 20,
    "token-": 6,
    "district-": 4,
    "type-": 3,
}

WORDS = (
    *(f"class-{each}" for each in (*BASIC_CLASSES, *PRESTIGE_CLASSES, "corruption", "any", "prestige")),
    *(f"shaman-as-{each}" for each in BASIC_CLASSES),
    *(f"phase-{each}" for each in ("start", "development", "main", "draw")),
)


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts([NAMES.folder])


def records(file: str) -> dict[str, Any]:
    """The records of a content file: its tables, one per key."""
    with (CONTENT / f"{file}.toml").open("rb") as stream:
        return {key: record for key, record in tomllib.load(stream).items() if isinstance(record, dict)}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", RECORDS)
def test_every_record_has_its_name(texts: Texts, file: str, lang: str) -> None:
    for key in records(file):
        assert texts.text(lang, RECORDS[file] + key)
        if file == "capitol":
            assert texts.text(lang, f"{RECORDS[file]}{key}.benefit")


@pytest.mark.parametrize("file", RECORDS)
def test_english_names_are_those_of_the_content(texts: Texts, file: str) -> None:
    for key, record in records(file).items():
        if "name" in record:
            assert texts.text("en", RECORDS[file] + key) == record["name"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_named_to_the_last_card(lang: str) -> None:
    assert NAMES.counts(lang, COUNTS) == COUNTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_rules_have_texts(texts: Texts, lang: str) -> None:
    assert all(texts.text(lang, id) for id in WORDS)


@pytest.mark.parametrize("each", [*BASIC_CLASSES, *PRESTIGE_CLASSES, "corruption", "any", "prestige"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_meeples_can_be_counted(texts: Texts, lang: str, each: str) -> None:
    one, three = (texts.text(lang, f"units-{each}", {"n": n}) for n in (1, 3))

    assert one.startswith("1 ")
    assert three.startswith("3 ")
    assert (one[2:] != three[2:]) or (lang, each) == ("en", "corruption")


@pytest.mark.parametrize(
    "lang, expected",
    [
        ("en", "2 Mages, 1 Peasant and 1 Unit of any class"),
        ("es", "2 magos, 1 campesino y 1 unidad cualquiera"),
        ("fr", "2 mages, 1 paysan et 1 unité au choix"),
    ],
)
def test_a_requirement_reads_well(texts: Texts, lang: str, expected: str) -> None:
    parts = [texts.text(lang, f"units-{each}", {"n": n}) for each, n in (("mage", 2), ("peasant", 1), ("any", 1))]
    last = {"en": "and", "es": "y", "fr": "et"}[lang]

    assert f"{parts[0]}, {parts[1]} {last} {parts[2]}" == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_one_kind_are_distinct(texts: Texts, lang: str) -> None:
    assert NAMES.alike(texts, lang, COUNTS) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_say_no_figures(lang: str) -> None:
    """Figures stand in the content, so that a pack may change them; slots have numbers, counts their selectors."""
    named = [text for name, text in NAMES.entries(lang) if not name.startswith("slot-")]
    assert [text for text in named if re.search(r"\d", text.partition("=")[2])] == []


def test_names_and_glossary_are_sound(tmp_path: Path) -> None:
    assert NAMES.problems(tmp_path, files=("names.ftl", "cards.ftl", "glossary.ftl")) == []
