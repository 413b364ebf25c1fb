"""A table for any game: the view as a list of what it holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from muster.kernel.decision import OpenOption
from muster.terminal.lines import styled
from muster.terminal.scene import Card, Scene

ENDINGS: frozenset[str] = frozenset()
KERNEL_KEYS = frozenset({"game", "seat", "seats", "over", "asked", "answered", "own_answer"})


def draw(scene: Scene, width: int, height: int, badges: Mapping[str, int]) -> list[Text]:
    lines = [styled(f" {scene.match.game.name}", "bold reverse")]
    for name, value in scene.view.items():
        if name not in KERNEL_KEYS:
            lines += _listed(name, value, 1)
    if len(lines) > height > 2:
        lines = [*lines[: height - 1], Text("  …")]
    return lines


def cards(scene: Scene) -> list[Card]:
    return []


def legend(scene: Scene) -> list[Text]:
    return []


def brief(scene: Scene, option: OpenOption) -> str:
    return ""


def heading(scene: Scene, option: OpenOption) -> str:
    return ""


def _listed(name: str, value: Any, depth: int) -> list[Text]:
    start = "  " * depth
    if isinstance(value, dict) and any(isinstance(part, dict | list) and part for part in value.values()):
        lines = [_line(start, name, "")]
        for key, part in value.items():
            lines += _listed(str(key), part, depth + 1)
        return lines
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        lines = [_line(start, name, "")]
        for at, part in enumerate(value):
            lines += _listed(str(at), part, depth + 1)
        return lines
    return [_line(start, name, _short(value))]


def _line(start: str, name: str, value: str) -> Text:
    return Text.assemble(start, (f"{name}: ", "bold"), value)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_short(part)}" for key, part in value.items())
    if isinstance(value, list):
        hidden = sum(part is None for part in value)
        shown = [_short(part) for part in value if part is not None]
        return ", ".join([*shown, f"{hidden} ?"] if hidden else shown)
    return "–" if value is None else str(value)
