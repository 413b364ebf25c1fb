"""Lines of text that fit: cut, padded, side by side, in a frame."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

FRAME = "grey50"
INDENT = 4  # of the second line of a long text
CONSOLE = Console()  # measures texts, shows nothing


def styled(text: str, style: str) -> Text:
    """A text in a style that ends where it ends. (The style of a ``Text`` itself spreads to all that is appended.)"""
    return Text.assemble((text, style))


def fit(text: Text, width: int) -> Text:
    """The text in exactly this width."""
    fitted = text.copy()
    fitted.no_wrap = True
    fitted.truncate(max(0, width), overflow="ellipsis", pad=True)
    return fitted


def wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """A long text on several lines of this width, all but the first indented."""
    if text.cell_len <= width:
        return [fit(text, width)]
    first = next(iter(text.wrap(CONSOLE, width)))
    rest = text[len(first.plain) :]
    rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
    more = list(rest.wrap(CONSOLE, width - indent))
    return [fit(first, width), *[fit(Text(" " * indent) + line, width) for line in more]]


def apart(left: Text, right: Text, width: int) -> Text:
    """One text at the left edge, one at the right; the left one gives way."""
    room = width - right.cell_len
    if room <= 0:
        return fit(right, width)
    line = fit(left, room - 1) if left.cell_len >= room else left.copy()
    line.append(" " * (width - line.cell_len - right.cell_len))
    line.append_text(right)
    return fit(line, width)


def joined(parts: Sequence[Text], between: str = " ") -> Text:
    """Texts one after another."""
    line = Text()
    for at, part in enumerate(parts):
        if at:
            line.append(between, style="dim")
        line.append_text(part)
    return line


def edge(width: int, left: str, right: str, titles: Sequence[tuple[int, Text]], stroke: str = "─") -> Text:
    """A horizontal edge of a frame with titles set into it at these columns."""
    line = styled(left + stroke * (width - 2) + right, FRAME)
    for column, title in titles:
        after = line[column + title.cell_len :]
        line = line[:column]
        line.append_text(title)
        line.append_text(after)
    return line


def side_by_side(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two columns in a frame whose left part and right part are open above and below."""
    inner_left = (width - 3) // 2
    inner_right = width - 3 - inner_left
    rows = []
    for at in range(max(len(left), len(right))):
        line = styled("│", FRAME)
        line.append_text(fit(left[at] if at < len(left) else Text(), inner_left))
        line.append("│", style=FRAME)
        line.append_text(fit(right[at] if at < len(right) else Text(), inner_right))
        line.append("│", style=FRAME)
        rows.append(line)
    return rows


def columns(rows: Sequence[Sequence[Text]], between: int = 2) -> list[Text]:
    """Rows of cells under each other, every column as wide as its widest cell."""
    widths = [max(row[at].cell_len for row in rows) for at in range(len(rows[0]))] if rows else []
    return [joined([fit(cell, widths[at]) for at, cell in enumerate(row)], " " * between) for row in rows]
