"""The texts of every game and of the terminal are complete and agree in all languages."""

from __future__ import annotations

from pathlib import Path

import muster
from muster.bots.finding import bots_module
from muster.cli.checks.project import PACKAGE
from muster.cli.checks.wording import words_of_the_page, words_on_the_page, wrong_words
from muster.kernel.text import LANGUAGES, PACK_WORDS, catalogue_files, catalogue_texts, entries_in
from muster.kernel.text import check as proof_read
from muster.lessons import BrokenLesson, lesson_of

# The sources of the page, where they are here at all.
PAGE = PACKAGE.parents[1] / "web" / "src"

# What speaks beside the games: the folders of their texts.
OTHERS = {
    "terminal": PACKAGE / "terminal" / "text",
    "server": PACKAGE / "server" / "text",
    "kernel": PACKAGE / "kernel" / "text",
}
HELP = PACKAGE / "cli" / "help"

# Help and terms are looked up by what a reader asks for, names by what the content holds; code names none of them.
LOOKED_UP = ("names.ftl", "cards.ftl", "glossary.ftl", "rules.ftl", PACK_WORDS)


def check(*, games: tuple[str, ...] | None = None, renew: bool = False, full: bool = False) -> bool:
    """Print what is wrong with the texts."""
    well = True
    for name in muster.game_names() if games is None else games:
        game = muster.game(name)
        needed = {} if game.needed_texts is None else dict(game.needed_texts())
        # A game's bots may list the reasons that they give for a hint.
        needed |= getattr(bots_module(name), "HINTS", {})
        needed |= lesson_texts(name)
        problems = proof_read([game.folder / "text"], needed, looked_up_in(game.folder / "text"))
        problems += words_of(name, game.folder / "text")
        problems += words_on_the_page(name, PAGE)
        well = _printed(name, problems) and well
    well = _printed("page", words_of_the_page(PAGE)) and well
    # Texts of the terminal, the server and the command line are asked for by literal ids; tests compare these.
    for name, folder in OTHERS.items():
        well = _printed(name, proof_read([folder], {}, ("",)) + words_of(name, folder)) and well
    # The English of the command line stands beside its commands; a test compares the other languages with it.
    return _printed("command line", words_of("command line", HELP)) and well


def lesson_texts(name: str) -> dict[str, frozenset[str]]:
    """What the guided first match says; one that cannot be played is the business of another check."""
    try:
        lesson = lesson_of(name)
    except BrokenLesson:
        return {}
    return {} if lesson is None else lesson.needed_texts()


def words_of(catalogue: str, folder: Path) -> list[str]:
    """What its texts in all languages write otherwise than they should."""
    return [
        problem
        for lang in LANGUAGES
        for path in catalogue_files([folder], lang)
        for problem in wrong_words(catalogue, lang, path)
    ]


def looked_up_in(folder: Path) -> tuple[str, ...]:
    """The ids in those files, in all languages."""
    return tuple(
        name
        for lang in LANGUAGES
        for path, text in catalogue_texts([folder], lang)
        if path.name in LOOKED_UP
        for name, _ in entries_in(text)
    )


def _printed(name: str, problems: list[str]) -> bool:
    print(f"text: {name}: {f'{len(problems)} problems' if problems else 'in order'}")
    for problem in problems:
        print(f"  {problem}")
    return not problems
