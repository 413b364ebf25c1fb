"""Texts that flow: as many to a line as fit."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text


def flow(label: Text, parts: Sequence[Text], width: int, between: str = " · ", indent: int | None = None) -> list[Text]:
    """A label with parts behind it. Further lines start under the first part, or at ``indent``."""
    start = label.cell_len if indent is None else indent
    lines = [label.copy()]
    used = label.cell_len
    first = True  # on its line
    for part in parts:
        room = width - used - (0 if first else len(between))
        if part.cell_len > room and used > start:
            lines.append(Text(" " * start))
            used, first = start, True
        if not first:
            lines[-1].append(between, style="dim")
            used += len(between)
        lines[-1].append_text(part)
        used += part.cell_len
        first = False
    return lines
