"""Panels in one frame: columns with titles set into the edge above them, each edge shared by two panels."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from muster.terminal.lines import FRAME, edge, fit, styled

JOINTS = {(True, True): "┼", (True, False): "┴", (False, True): "┬"}


class Panel(NamedTuple):
    """Columns of lines next to each other with their titles."""

    widths: Sequence[int]
    titles: Sequence[Text]
    columns: Sequence[Sequence[Text]]

    @property
    def height(self) -> int:
        return max((len(column) for column in self.columns), default=0)


def shares(width: int, number: int, between: int = 1) -> list[int]:
    """A width in equal parts with so much between them; the first ones take what is left over."""
    room = width - between * (number - 1)
    return [room // number + (at < room % number) for at in range(number)]


def cells(across: Sequence[Sequence[Text]], widths: Sequence[int], between: str) -> list[Text]:
    """Columns of lines next to each other, each as wide as it is told."""
    rows = []
    for at in range(max((len(column) for column in across), default=0)):
        parts = [
            fit(column[at] if at < len(column) else Text(), width) for column, width in zip(across, widths, strict=True)
        ]
        rows.append(styled(between, FRAME).join(parts))
    return rows


def stacked(panels: Sequence[Panel], width: int) -> list[Text]:
    """All panels below each other in one frame of this width."""
    lines: list[Text] = []
    side = styled("│", FRAME)
    above: set[int] = set()
    for number, panel in enumerate(panels):
        joints = _joints(panel)
        lines.append(_edge(width, ("╭", "╮") if number == 0 else ("├", "┤"), above, joints, _titles(panel)))
        lines += [side + fit(row, width - 2) + side for row in cells(panel.columns, panel.widths, "│")]
        above = joints
    if panels:
        lines.append(_edge(width, ("╰", "╯"), above, set(), []))
    return lines


def _joints(panel: Panel) -> set[int]:
    """Where the columns of a panel meet, counted from the left edge of the frame."""
    at, found = 0, set()
    for width in panel.widths[:-1]:
        at += width + 1
        found.add(at)
    return found


def _titles(panel: Panel) -> list[tuple[int, Text]]:
    at, titles = 0, []
    for width, title in zip(panel.widths, panel.titles, strict=True):
        if title.cell_len:
            shown = title.copy()
            shown.truncate(max(0, width - 2), overflow="ellipsis")
            titles.append((at + 2, shown))
        at += width + 1
    return titles


def _edge(width: int, ends: tuple[str, str], above: set[int], below: set[int], titles: list[tuple[int, Text]]) -> Text:
    taken = {column + at for column, title in titles for at in range(title.cell_len)}
    joints = [(at, styled(JOINTS[at in above, at in below], FRAME)) for at in sorted(above | below) if at not in taken]
    return edge(width, ends[0], ends[1], sorted([*joints, *titles], key=lambda set_in: set_in[0]))
