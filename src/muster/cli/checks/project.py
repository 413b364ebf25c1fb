"""Where the tests of the project are, if they are here at all."""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).parents[2]


def tests_folder() -> Path | None:
    """The folder of tests beside the sources, or in the working folder; an installed package has none."""
    for root in (PACKAGE.parents[1], Path.cwd()):
        if (root / "pyproject.toml").is_file() and (root / "tests").is_dir():
            return root / "tests"
    return None
