"""The figures that "in five minutes" tells are those of the content."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.server.setting import Running

from muster.games import SHELF

EXAMPLES = Path(__file__).parents[2] / "web" / "src" / "learn" / "examples.ts"
ENTRY = re.compile(r"example\(\s*'([\w-]+)',\s*'\w+',\s*'\w+',\s*\[(.*?)\],\s*\{(.*?)\},?\s*\)", re.DOTALL)


@pytest.mark.parametrize("game", tuple(SHELF))
def test_every_piece_and_figure_of_an_example_exists(server: Running, game: str) -> None:
    pieces = server.someone().get(f"/api/games/{game}/pieces")
    found = [entry for entry in ENTRY.findall(EXAMPLES.read_text(encoding="utf-8")) if entry[0] == game]
    assert found
    for _, named, figures in found:
        keys = [name.split(":") for name in re.findall(r"'([\w:]+)'", named)]
        shown = [pieces[sort][key] for sort, key in keys]
        for way in re.findall(r"'([\w.]+)'", figures):
            at, *steps = way.split(".")
            figure = shown[int(at)]["figures"]
            for step in steps:
                figure = figure[int(step)] if isinstance(figure, list) else figure[step]
            assert isinstance(figure, int), (game, way)
