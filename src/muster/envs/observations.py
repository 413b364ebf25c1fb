"""What a learner sees of a game: a table of features in the module ``observations`` of its folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Protocol, cast

from muster.kernel.errors import OptionError
from muster.kernel.game import Game
from muster.kernel.options import Content
from muster.toolkit.features import Feature


class Observations(Protocol):
    """What such a module offers."""

    def features(self, box: Content) -> tuple[Feature, ...]:
        """Everything that a view of the game holds, for a box with these pieces."""
        ...

    def asked(self, box: Content) -> tuple[Feature, ...]:
        """What the open question itself says beside its prompt: the parameters of its text."""
        ...


def observations_of(game: Game) -> Observations:
    """What learners see of a game; one that declares nothing for them is refused."""
    own = f"{game.package}.observations"
    if not game.package or find_spec(own) is None:
        raise OptionError("error-no-observations", game=game.name)
    return cast(Observations, import_module(own))
