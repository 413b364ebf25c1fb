"""Look into the names of a game: how many there are, which are alike in a language, whether their files are sound."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from muster.kernel.text import LANGUAGES, Texts, catalogue_files, check, entries_in


class Names:
    """The file ``names.ftl`` of a game in all languages, beside the other texts of that game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def source(self, lang: str) -> str:
        return (self.folder / lang / "names.ftl").read_text(encoding="utf-8")

    def entries(self, lang: str) -> list[tuple[str, str]]:
        """Ids with what stands in the file for them."""
        return list(entries_in(self.source(lang)))

    def ids(self, lang: str) -> list[str]:
        return [name for name, _ in self.entries(lang)]

    def counts(self, lang: str, prefixes: Iterable[str]) -> dict[str, int]:
        """How many names of each kind there are."""
        found = self.ids(lang)
        return {prefix: sum(name.startswith(prefix) for name in found) for prefix in prefixes}

    def alike(self, texts: Texts, lang: str, prefixes: Iterable[str]) -> list[tuple[str, str]]:
        """Kinds with what two names of that kind say in a language."""
        found = self.ids(lang)
        said = Counter([(each, texts.text(lang, name)) for each in prefixes for name in found if name.startswith(each)])
        return [twin for twin, times in said.items() if times > 1]

    def problems(self, tmp_path: Path, files: Iterable[str] = ("names.ftl",)) -> list[str]:
        """What is wrong with these files alone: what one language has and another lacks, what cannot be read."""
        for lang in LANGUAGES:
            (tmp_path / lang).mkdir()
            for path in catalogue_files([self.folder], lang):
                if path.name in files:
                    shutil.copy(path, tmp_path / lang)
        return check([tmp_path], {}, may_be_unused=("",))
