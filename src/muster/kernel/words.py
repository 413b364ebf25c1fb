"""The text catalogues of a game, loaded when somebody reads."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from muster.kernel.game import Game
from muster.kernel.text import Texts


@lru_cache(maxsize=16)
def _texts(folder: Path) -> Texts:
    return Texts([Path(__file__).parent / "text", folder / "text"])


def texts_of(game: Game) -> Texts:
    """The kernel's and the game's texts together."""
    return _texts(game.folder)
