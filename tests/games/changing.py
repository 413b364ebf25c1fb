"""Write packs that change some records of the standard one: for the tests of content in all games."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from muster.kernel.content import Pack
from muster.kernel.errors import ContentError


def a_change(tmp_path: Path, table: str, text: str) -> Path:
    """A pack on top of the standard one that has something to say about one table."""
    folder = tmp_path / "change"
    folder.mkdir()
    (folder / "pack.toml").write_text("name = 'change'\ntitle = 'Change'\nbase = 'standard'\n", "utf-8")
    (folder / f"{table}.toml").write_text(text, "utf-8")
    return folder


def problems_in(load: Callable[[Path], Pack], folder: Path) -> list[str]:
    """Why a game refuses to load a pack; fails where it is loaded."""
    with pytest.raises(ContentError) as caught:
        load(folder)
    return list(caught.value.problems)


def changed(key: str, **fields: str) -> str:
    """The record of an overlay: fields as TOML, all of them designed."""
    figures = "\n".join(f"{name} = {value}" for name, value in fields.items())
    origins = ", ".join(f"{name} = 'designed'" for name in fields)
    return f"[{key}]\n{figures}\nsource = {{ {origins} }}\n"


def removed(*keys: str) -> str:
    return "".join(f"[{key}]\nremove = true\n" for key in keys)
