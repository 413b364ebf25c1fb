"""Which language the terminal speaks: as asked, as the environment says, or English."""

from __future__ import annotations

import os

from muster.kernel.errors import OptionError
from muster.kernel.text import LANGUAGES

DEFAULT = "en"
ASKED_BY = "MUSTER_LANG"
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(asked: str | None = None) -> str:
    """The language of ``--lang``, else of MUSTER_LANG, else of the locale, else English."""
    if asked:
        return known_language(asked, "--lang")
    if os.environ.get(ASKED_BY):
        return known_language(os.environ[ASKED_BY], ASKED_BY)
    for name in LOCALE:
        value = os.environ.get(name)
        if value:  # the first that is set decides, as everywhere
            code = value.lower()[:2]
            return code if code in LANGUAGES else DEFAULT
    return DEFAULT


def known_language(name: str, where: str) -> str:
    """The language of that name, or a refusal that lists all."""
    code = name.strip().lower()
    if code not in LANGUAGES:
        raise OptionError("error-no-language", where=where, name=name, languages=", ".join(LANGUAGES))
    return code
