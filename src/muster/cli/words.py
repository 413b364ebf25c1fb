"""The terminal's own words, in three languages; what a game says comes from the game."""

from __future__ import annotations

from pathlib import Path

from muster.kernel.text import LANGUAGES, Catalogue, with_kernel

FOLDER = Path(__file__).parent / "text"


class Words:
    """Says the terminal's texts in the language of the moment; ``lang`` may be changed at any time."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
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
