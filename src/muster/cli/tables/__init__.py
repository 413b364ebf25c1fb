"""How the table of a game looks in a terminal. A game without a drawing of its own is listed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.text import Text

    from muster.cli.tables.scene import Card, Scene
    from muster.kernel.decision import OpenOption


class Drawing(Protocol):
    """What a module in this folder offers."""

    ENDINGS: frozenset[str]  # keys of options that end something, go back or do nothing: they come last

    def draw(self, scene: Scene, width: int, height: int, badges: Mapping[str, int]) -> list[Text]:
        """The table in at most ``height`` lines where that is possible; ``badges`` are the numbers of options."""

    def cards(self, scene: Scene) -> list[Card]:
        """Every card, tile and sign that can be asked for, those on the table first."""

    def legend(self, scene: Scene) -> list[Text]:
        """What the signs of the drawing mean."""

    def brief(self, scene: Scene, option: OpenOption) -> str:
        """An option in a few signs, for lists without room for its text; nothing where it has no shorter form."""

    def heading(self, scene: Scene, option: OpenOption) -> str:
        """Under which heading an option stands when there are many; the same for options that belong together."""


def drawing_of(game: str) -> Drawing:
    """The drawing of a game by its name."""
    name = f"{__name__}.{game.replace('-', '_')}"
    found = name if find_spec(name) else f"{__name__}.listed"
    return cast(Drawing, import_module(found))
