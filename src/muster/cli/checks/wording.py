"""How the texts are written: the signs of each language, and one word for each thing.

``wording.toml`` lists, by catalogue and language, the words that another word has taken the place of.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from muster.kernel.text import LANGUAGES

if TYPE_CHECKING:
    from fluent.syntax import ast

TABLE: Final = Path(__file__).with_suffix(".toml")

# The line, the message and the words of one variant; a placeable is written {}.
Said = tuple[int, str, str]

# What is wrong in a text, and what is right instead.
SIGNS: Final[Mapping[str, tuple[tuple[str, str], ...]]] = {
    "all": ((r"(?<![\w}.,)/-])-(?=\d|\{\})", "a minus sign is −, not a hyphen"),),
    "en": (),
    "es": (
        (r"^[^¿]*[\w})»]\?(?!\w)", "a question begins with ¿"),
        (r"^[^¡]*[\w})»]!", "an exclamation begins with ¡"),
    ),
    "fr": (
        (r"'", "the apostrophe is ’ (scripts/french_signs)"),
        (
            r"(?<!\u202f)(?:[;!»%]|\?(?!:))|(?<=\s)(?<!\u202f):",
            "U+202F stands before ; : ! ? » % (scripts/french_signs)",
        ),
        (r"«(?!\u202f)", "U+202F follows «"),
    ),
}


def wrong_words(catalogue: str, lang: str, path: Path) -> list[str]:
    """What a file of texts writes otherwise than its language, or than this catalogue calls a thing."""
    return [
        f"{path}:{line}: {name}: {reason}: {text}"
        for line, name, text in said_in(path)
        for pattern, reason in (*SIGNS["all"], *SIGNS[lang])
        if re.search(pattern, text)
    ] + other_words(catalogue, lang, path)


def other_words(catalogue: str, lang: str, path: Path) -> list[str]:
    """Where a file of texts calls a thing otherwise than this catalogue does."""
    problems = []
    banned = words_banned(catalogue, lang)
    for line, name, text in said_in(path):
        for pattern, better in banned.items():
            found = re.search(pattern, text)
            if found:
                problems.append(f"{path}:{line}: {name}: not “{found[0]}” but “{better}”: {text}")
    return problems


def words_on_the_page(game: str, sources: Path) -> list[str]:
    """The same for what the page says about a game; an installed package has no sources of the page."""
    folders = (sources / "learn" / game, sources / "boards" / game / "text", sources / "legend" / game)
    return words_in_folders(game, folders)


def words_of_the_page(sources: Path) -> list[str]:
    """The same for what the page says whatever the game."""
    return words_in_folders("page", (sources / "text", sources / "stage" / "text"))


def words_in_folders(catalogue: str, folders: tuple[Path, ...]) -> list[str]:
    """What the texts in folders with one file for each language write otherwise than they should."""
    return [
        problem
        for lang in LANGUAGES
        for folder in folders
        if (folder / f"{lang}.ftl").is_file()
        for problem in wrong_words(catalogue, lang, folder / f"{lang}.ftl")
    ]


def words_banned(catalogue: str, lang: str) -> Mapping[str, str]:
    """Patterns of words that are not used, and the word that is, in one catalogue and in all."""
    table = tomllib.loads(TABLE.read_text(encoding="utf-8"))
    return {
        pattern: better
        for part in ("all", catalogue)
        for better, patterns in table.get(part, {}).get(lang, {}).items()
        for pattern in patterns
    }


def said_in(path: Path) -> Iterator[Said]:
    """All that a file can say: each message, each attribute and each variant of them by itself."""
    from fluent.syntax import FluentParser, ast

    source = path.read_text(encoding="utf-8")
    for item in FluentParser().parse(source).body:
        if isinstance(item, ast.Message | ast.Term):
            parts = [(item.id.name, item.value)]
            parts += [(f"{item.id.name}.{attribute.id.name}", attribute.value) for attribute in item.attributes]
            for name, pattern in parts:
                if pattern is not None:
                    for start, text in variants(pattern):
                        yield source.count("\n", 0, start) + 1, name, text


def variants(pattern: ast.Pattern) -> Iterator[tuple[int, str]]:
    """The words of a pattern where it begins, and those of every choice inside it."""
    from fluent.syntax import ast

    words = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            words += element.value
            continue
        words += "{}"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from variants(variant.value)
    yield pattern.span.start if pattern.span else 0, words
