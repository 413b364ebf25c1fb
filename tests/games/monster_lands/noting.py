"""Note down what a pack holds, and write packs that change it: for the tests of the content of Monster Lands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from tests.games.changing import a_change as a_change
from tests.games.changing import changed as changed
from tests.games.changing import problems_in
from tests.games.changing import removed as removed

from muster.games.monster_lands.content.abilities import DoPart
from muster.games.monster_lands.content.pieces import (
    Box,
    Goods,
)
from muster.games.monster_lands.content.schema import load
from muster.games.monster_lands.content.wording import GOODS


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def noted(part: DoPart) -> str:
    """What is done, with its figures in order: ``reroll(strength magic, 2, times)``."""
    fields = msgspec.to_builtins(part)
    del fields["do"]
    figures = []
    for name, value in fields.items():
        if isinstance(value, dict):
            figures += [f"{number} {goods}" for goods, number in value.items()]
        elif part.do == "goods":
            figures.append(f"{value} {name}")
        else:
            figures.append(" ".join(value) if isinstance(value, tuple) else str(value))
    return f"{part.do}({', '.join(figures)})"


def amounts(goods: Goods) -> dict[str, int]:
    return {name: getattr(goods, name) for name in GOODS if getattr(goods, name)}


def one(box: Box, key: str) -> Any:
    return next(member for member in box.members if member.key == key)


def problems_of(tmp_path: Path, table: str, text: str) -> list[str]:
    """Why a change of a table is refused."""
    return problems_in(load, a_change(tmp_path, table, text))
