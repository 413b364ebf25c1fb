"""Sentences: the server's own, and those of the games, kept once they are made.

Making a sentence from a Fluent pattern takes a quarter of a millisecond, and a table shows dozens of them after every
answer. Most are said again and again, so the latest tens of thousands are kept.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Final

import muster
from muster.kernel.errors import MusterError, TextError
from muster.kernel.game import Game
from muster.kernel.options import Saying
from muster.kernel.text import LANGUAGES, SEAT_PARAMS, Catalogue, with_kernel
from muster.kernel.words import texts_of
from muster.server.problems import Refusal

FOLDER: Final = Path(__file__).parent / "text"
DEFAULT: Final = "en"
MOST_KEPT: Final = 1 << 16
LONGEST_REASON: Final = 300  # characters of why something cannot be read


@lru_cache(maxsize=8)
def _catalogue(lang: str) -> Catalogue:
    return Catalogue(lang, with_kernel([FOLDER]))


def say(lang: str, text_id: str, /, **params: int | str) -> str:
    """A sentence of the server."""
    catalogue = _catalogue(lang)
    return catalogue.render(text_id, params) if params else catalogue.plain(text_id)


def spoken_refusal(refusal: Refusal, lang: str) -> str:
    """Why something is refused, in the language of who asked."""
    facts = {
        name: fact.text(lang)[:LONGEST_REASON] if isinstance(fact, MusterError) else fact
        for name, fact in refusal.params.items()
    }
    sentence = say(lang, refusal.text_id, **facts)
    return f"{sentence} ({refusal.said.text(lang)})" if refusal.said is not None else sentence


def iso(milliseconds: int) -> str:
    """A time as it is told: ISO 8601 in UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def say_or_nothing(lang: str, text_id: str) -> str:
    try:
        return _catalogue(lang).plain(text_id)
    except TextError:
        return ""


def language_of(asked: str | None, accepted: str | None) -> str:
    """The language that is asked for, else the first of ``Accept-Language`` that we speak, else English."""
    if asked in LANGUAGES:
        return str(asked)
    for part in (accepted or "").split(",")[:20]:
        code = part.split(";")[0].strip().lower()[:2]
        if code in LANGUAGES:
            return code
    return DEFAULT


@lru_cache(maxsize=MOST_KEPT)
def _made(game: str, lang: str, text_id: str, params: tuple[tuple[str, object], ...], names: tuple[str, ...]) -> str:
    return texts_of(muster.game(game)).text(lang, text_id, dict(params), names)  # type: ignore[arg-type]


def sentence(game: Game, lang: str, saying: Saying, names: tuple[str, ...]) -> str:
    """A sentence of a game; names count only where it names a seat."""
    params = saying.params
    try:
        if not params:
            return _made(game.name, lang, saying.text_id, (), ())
        named = names if not SEAT_PARAMS.isdisjoint(params) else ()
        try:
            return _made(game.name, lang, saying.text_id, tuple(params.items()), named)
        except TypeError:  # a parameter came through JSON as a list
            return texts_of(game).text(lang, saying.text_id, params, names)
    except TextError:
        return saying.text_id  # a text that is missing is no reason to stop a match; `muster check text` finds it
