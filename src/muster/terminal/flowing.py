"""Texts that flow: as many to a line as fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text


def flow(label: Text, parts: Sequence[Text], width: int, between: str = " · ", indent: int | None = None) -> list[Text]:
    """A label with parts behind it. Further lines start under the first part, or at ``indent``.

    A part that is longer than a line is broken between its words.
    """
    start = label.cell_len if indent is None else indent
    lines = [label.copy()]
    used = label.cell_len
    first = True  # on its line
    for piece, gap in _pieces(parts, width - start, between):
        room = width - used - (0 if first else len(gap))
        if piece.cell_len > room and used > start:
            lines.append(Text(" " * start))
            used, first = start, True
        if not first:
            lines[-1].append(gap, style="dim")
            used += len(gap)
        lines[-1].append_text(piece)
        used += piece.cell_len
        first = False
    return lines


def _pieces(parts: Sequence[Text], longest: int, between: str) -> Iterator[tuple[Text, str]]:
    """Every part, or its words where it is too long, with what stands before it."""
    for part in parts:
        if part.cell_len <= longest:
            yield part, between
            continue
        for at, word in enumerate(part.split(" ")):
            yield word, " " if at else between
