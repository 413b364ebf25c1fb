"""The list of modules that mypyc compiles: complete, and without what mypyc cannot take."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LISTED = [
    name
    for line in (ROOT / "scripts" / "compiled_modules.txt").read_text(encoding="utf-8").splitlines()
    if (name := line.partition("#")[0].strip())
]
# What is asked for when somebody looks, not at every decision; and effects, whose descriptions are records of a pack:
# what they do often is compiled beside them.
PLAIN = {
    "muster.games.euthia.offers.refusals",
    "muster.games.meeples_and_monsters.effects.drawing",
    "muster.games.meeples_and_monsters.effects.effect",
    "muster.games.meeples_and_monsters.effects.gaining",
    "muster.games.meeples_and_monsters.effects.questing",
    "muster.games.meeples_and_monsters.effects.returning",
    "muster.games.meeples_and_monsters.effects.signs",
    "muster.games.meeples_and_monsters.effects.strengthening",
    "muster.games.monster_lands.offers.previews",
    "muster.games.monster_lands.offers.prompts",
}


def source_of(module: str) -> Path:
    return (ROOT / "src" / Path(*module.split("."))).with_suffix(".py")


def test_every_rule_is_compiled_or_left_plain_on_purpose() -> None:
    games = ROOT / "src" / "muster" / "games"
    paths = [path for part in ("effects", "offers", "phases") for path in games.glob(f"*/{part}/*.py")]
    modules = {".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in paths}
    rules = {module for module in modules if not module.endswith("__init__")}
    assert rules - PLAIN - set(LISTED) == set()
    assert not PLAIN & set(LISTED)


@pytest.mark.parametrize("module", LISTED)
def test_mypyc_takes_the_module(module: str) -> None:
    """It has no answer to ``x in (a, *others)``: a row with a star is written as a list of its own."""
    for node in ast.walk(ast.parse(source_of(module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare):
            for row in node.comparators:
                starred = isinstance(row, ast.Tuple | ast.List | ast.Set) and any(
                    isinstance(part, ast.Starred) for part in row.elts
                )
                assert not starred, f"{module}, line {row.lineno}"
