"""Note down what a pack holds, and write packs that change it: for the tests of the content of Euthia."""

from __future__ import annotations

from pathlib import Path

from tests.games.changing import a_change as a_change
from tests.games.changing import changed as changed
from tests.games.changing import problems_in
from tests.games.changing import removed as removed

from muster.games.euthia.content.pieces import Effect
from muster.games.euthia.content.schema import load


def noted(effects: tuple[Effect, ...]) -> str:
    """Effects with their figures in order: ``gold(3), potion(1), gem(1, 4)``."""
    parts = [f"{name}({number}, {extra})" if extra else f"{name}({number})" for name, number, extra in effects]
    return ", ".join(parts)


def problems_of(tmp_path: Path, table: str, text: str) -> list[str]:
    """Why a change of a table is refused."""
    return problems_in(load, a_change(tmp_path, table, text))
