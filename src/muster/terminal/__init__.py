"""What tables are drawn with in a terminal. Each game draws its own; a game without a drawing is listed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Protocol, cast

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.text import Text

    from muster.kernel.decision import OpenOption
    from muster.kernel.game import Game
    from muster.terminal.scene import Card, Scene


class Drawing(Protocol):
    """What such a module offers."""

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


def drawing_of(game: Game) -> Drawing:
    """The drawing that a game brings along, in the module ``terminal.drawing`` of its package."""
    own = f"{game.package}.terminal"
    found = f"{own}.drawing" if game.package and find_spec(own) else f"{__name__}.listed"
    return cast(Drawing, import_module(found))
