"""The contracts of import-linter hold for what they name."""

from __future__ import annotations

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
