"""The texts of every game and of the terminal are complete and agree in all languages."""

from __future__ import annotations

import muster
from muster.cli.words import FOLDER
from muster.kernel.text import check as proof_read

# Help and terms are looked up by what a reader asks for, names by what the content holds.
FOR_READERS = ("rule-", "section-", "glossary-")


def check(*, renew: bool = False, full: bool = False) -> bool:
    """Print what is wrong with the texts."""
    well = True
    for name in muster.games():
        game = muster.game(name)
        needed = {} if game.needed_texts is None else game.needed_texts()
        problems = proof_read([game.folder / "text"], needed, FOR_READERS)
        well = _printed(name, problems) and well
    # The terminal's texts are asked for by literal ids; a test compares these with the catalogue.
    return _printed("terminal", proof_read([FOLDER], {}, ("",))) and well


def _printed(name: str, problems: list[str]) -> bool:
    print(f"text: {name}: {f'{len(problems)} problems' if problems else 'in order'}")
    for problem in problems:
        print(f"  {problem}")
    return not problems
