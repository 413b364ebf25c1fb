"""The text catalogues of a game, loaded when someone reads; the titles that every client shows."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from muster.kernel.errors import TextError
from muster.kernel.game import Game
from muster.kernel.text import Texts


@lru_cache(maxsize=16)
def _texts(folder: Path) -> Texts:
    return Texts([Path(__file__).parent / "text", folder / "text"])


def texts_of(game: Game) -> Texts:
    """The kernel's and the game's texts together."""
    return _texts(game.folder)


@lru_cache(maxsize=2048)
def text_or_nothing(game: Game, lang: str, *text_ids: str) -> str:
    """The first of these texts that a game has, without parameters."""
    texts = texts_of(game)
    for text_id in text_ids:
        try:
            return texts.text(lang, text_id)
        except TextError:
            continue
    return ""


def game_title(game: Game, lang: str) -> str:
    return text_or_nothing(game, lang, "glossary-game_title") or game.name


def option_title(game: Game, name: str, lang: str) -> str:
    return text_or_nothing(game, lang, f"setting-{name}") or name.replace("_", " ")


def option_help(game: Game, name: str, lang: str) -> str:
    return text_or_nothing(game, lang, f"setting-{name}.help")


def seats_help(game: Game, seats: int, lang: str) -> str:
    """What is to be said about a game with this many players; nothing for most."""
    return text_or_nothing(game, lang, f"seats-{seats}")


def value_title(game: Game, name: str, value: object, lang: str) -> str:
    """A value of an option in the words of the game; yes and no are the client's words."""
    return text_or_nothing(game, lang, f"level-{value}", f"{name}-{value}") or str(value).replace("-", " ")


def value_help(game: Game, name: str, value: object, lang: str) -> str:
    return text_or_nothing(game, lang, f"{name}-{value}.text")
