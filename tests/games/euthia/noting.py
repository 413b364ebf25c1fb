"""Note down what a pack holds, and write packs that change it: for the tests of the content of Euthia."""

from __future__ import annotations

from pathlib import Path

import pytest

from muster.games.euthia.content.pieces import Effect
from muster.games.euthia.content.schema import load
from muster.kernel.errors import ContentError


def noted(effects: tuple[Effect, ...]) -> str:
    """Effects with their figures in order: ``gold(3), potion(1), gem(1, 4)``."""
    parts = [f"{name}({number}, {extra})" if extra else f"{name}({number})" for name, number, extra in effects]
    return ", ".join(parts)


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
