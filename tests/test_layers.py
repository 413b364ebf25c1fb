"""The contracts of import-linter hold for what they name."""

from __future__ import annotations

import ast
from pathlib import Path

import grimp

SOURCES = Path(__file__).parents[1] / "src"


def test_import_linter_sees_every_module() -> None:
    seen = grimp.build_graph("muster", cache_dir=None).modules

    written = {
        ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for path in SOURCES.rglob("*.py")
    }
    assert written <= seen, "a folder without __init__.py is passed over in silence"


def test_no_game_makes_a_zone() -> None:
    """Cards enter and leave zones by the operations of the kernel, which keep what is known of them."""
    made = {
        str(path.relative_to(SOURCES))
        for path in (SOURCES / "muster" / "games").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("Zone")
    }
    assert made == set()
