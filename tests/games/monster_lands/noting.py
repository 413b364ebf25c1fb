"""Note down what a pack holds, and write packs that change it: for the tests of the content of Monster Lands."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from muster.games.monster_lands.content.abilities import DoPart
from muster.games.monster_lands.content.pieces import (
    Box,
    Goods,
)
from muster.games.monster_lands.content.schema import load
from muster.games.monster_lands.content.wording import GOODS
from muster.kernel.errors import ContentError


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


def a_change(tmp_path: Path, table: str, text: str) -> Path:
    folder = tmp_path / "change"
    folder.mkdir()
    (folder / "pack.toml").write_text("name = 'change'\ntitle = 'Change'\nbase = 'standard'\n", "utf-8")
    (folder / f"{table}.toml").write_text(text, "utf-8")
    return folder


def problems_of(tmp_path: Path, table: str, text: str) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load(a_change(tmp_path, table, text))
    return list(caught.value.problems)


def changed(key: str, **fields: str) -> str:
    """The record of an overlay: fields as TOML, all of them designed."""
    figures = "\n".join(f"{name} = {value}" for name, value in fields.items())
    origins = ", ".join(f"{name} = 'designed'" for name in fields)
    return f"[{key}]\n{figures}\nsource = {{ {origins} }}\n"


def removed(*keys: str) -> str:
    return "".join(f"[{key}]\nremove = true\n" for key in keys)
