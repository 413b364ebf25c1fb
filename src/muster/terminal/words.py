"""The terminal's own words, in three languages; what a game says comes from the game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from muster.kernel.text import LANGUAGES, Catalogue, with_kernel

FOLDER = Path(__file__).parent / "text"
CALLED_BY: Final = "MUSTER_COMMAND"


class Words:
    """Says the terminal's texts in the language of the moment; ``lang`` may be changed at any time."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        # How the player calls Muster: as ``run`` in the project says it, else by its name.
        self.command = os.environ.get(CALLED_BY) or "muster"
        self._catalogues: dict[str, Catalogue] = {}

    def say(self, text_id: str, /, **params: int | str) -> str:
        """A text with its parameters. These are numbers and finished words: names, paths, texts of a game."""
        catalogue = self._catalogues.get(self.lang)
        if catalogue is None:
            catalogue = self._catalogues[self.lang] = Catalogue(self.lang, with_kernel([FOLDER]))
        return catalogue.render(text_id, params) if params else catalogue.plain(text_id)

    def next_language(self) -> str:
        """The language after this one, round and round."""
        return LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
