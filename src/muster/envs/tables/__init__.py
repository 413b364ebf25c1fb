"""What a learner sees of each game: one table of features per game, in a module of its name."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from muster.envs.features import Feature
from muster.kernel.options import Content


class Table(Protocol):
    """What a module in this folder offers."""

    def features(self, box: Content) -> tuple[Feature, ...]:
        """Everything that a view of the game holds, for a box with these pieces."""
        ...

    def asked(self, box: Content) -> tuple[Feature, ...]:
        """What the open question itself says beside its prompt: the parameters of its text."""
        ...


def table_of(module_name: str) -> Table:
    """The table of features of a game, by the name of its folder."""
    return cast(Table, import_module(f"muster.envs.tables.{module_name}"))
