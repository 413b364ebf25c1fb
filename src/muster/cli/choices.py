"""The options of a decision as a numbered list: in a column while they are few, by headings when they are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from muster.kernel.decision import Decision, OpenOption
from muster.terminal import Drawing
from muster.terminal.lines import INDENT, fit, styled, wrapped
from muster.terminal.scene import Scene

NUMBER = "bold black on #f0b840"
FEW = 6  # up to this many stand in a single column
NARROWEST = 26  # columns are not made narrower than this


class Choice(NamedTuple):
    """One option with the number that a player types for it."""

    number: int
    option: OpenOption
    heading: str


def numbered(decision: Decision, scene: Scene, drawing: Drawing) -> list[Choice]:
    """All options, those that belong together next to each other."""
    groups: dict[str, list[OpenOption]] = {}
    for option in decision.options:
        heading = drawing.heading(scene, option) if len(decision) > FEW else ""
        groups.setdefault(heading.strip(), []).append(option)
    # What has no heading comes last: confirm, pass, nothing. Among equals what only ends something does.
    headings = [heading for heading in groups if heading] + ([""] if "" in groups else [])
    ordered = [
        (heading, option)
        for heading in headings
        for option in sorted(groups[heading], key=lambda option: option.key in drawing.ENDINGS)
    ]
    return [Choice(at, option, heading) for at, (heading, option) in enumerate(ordered, start=1)]


def choice_lines(choices: Sequence[Choice], scene: Scene, drawing: Drawing, width: int, room: int) -> list[Text]:
    """The list in at most ``room`` lines if it can be done."""
    entries = [_entry(choice, scene) for choice in choices]
    if len(entries) <= min(FEW, room):
        whole = [line for entry in entries for line in wrapped(entry, width, INDENT)]
        return whole if len(whole) <= room else [fit(entry, width) for entry in entries]
    briefs = [_brief(choice, scene, drawing) for choice in choices]
    grid = _grid(entries, briefs, width, room)
    if not any(choice.heading for choice in choices):
        return grid
    by_heading = _by_heading(choices, entries, width)
    return by_heading if len(by_heading) <= max(room, len(grid)) else grid


def _entry(choice: Choice, scene: Scene) -> Text:
    """Number, text, what it would bring, and whether it is final."""
    lang = scene.words.lang
    entry = _bare(choice, scene)
    preview = choice.option.preview()
    if preview is not None:
        entry.append(f" ({preview.text(lang)})", style="#8fd3a8")
    if choice.option.final:
        entry.append(f" {scene.words.say('final-mark')}", style="dim")
    return entry


def _bare(choice: Choice, scene: Scene) -> Text:
    """Number and text alone."""
    entry = styled(f"{choice.number:>2}", NUMBER)
    entry.append(f" {choice.option.text(scene.words.lang)}")
    return entry


def _brief(choice: Choice, scene: Scene, drawing: Drawing) -> Text:
    """Number and a few signs, or else the text alone, for where there is no room for more."""
    short = drawing.brief(scene, choice.option)
    return styled(f"{choice.number:>2}", NUMBER) + Text(f" {short}") if short else _bare(choice, scene)


def _grid(entries: Sequence[Text], briefs: Sequence[Text], width: int, room: int) -> list[Text]:
    """Rows and columns, read downwards; what is too long for its place is told briefly."""
    widest = max(entry.cell_len for entry in entries)
    across = max(1, min(4, width // (widest + 2)))
    while -(-len(entries) // across) > max(room, FEW) and width // (across + 1) >= NARROWEST:
        across += 1  # rather cut a long text than push the table off the screen
    down = -(-len(entries) // across)
    cell = width // across
    fitting = [entry if entry.cell_len < cell else brief for entry, brief in zip(entries, briefs, strict=True)]
    return [
        Text().join([fit(fitting[at], cell - 1) + Text(" ") for at in range(row, len(entries), down)])
        for row in range(down)
    ]


def _by_heading(choices: Sequence[Choice], entries: Sequence[Text], width: int) -> list[Text]:
    """A line per heading, more where they do not fit; the texts flow."""
    lines: list[Text] = []
    indent = min(max(16, width // 5), max(len(choice.heading) for choice in choices) + 1)
    current: str | None = None
    for choice, entry in zip(choices, entries, strict=True):
        if choice.heading != current:
            current = choice.heading
            lines.append(fit(styled(current, "bold"), indent - 1) + Text(" "))
        elif lines[-1].cell_len + 2 + entry.cell_len > width:
            lines.append(Text(" " * indent))
        if lines[-1].cell_len > indent:
            lines[-1].append("  ")
        first, *more = wrapped(entry, width - indent, INDENT) if entry.cell_len > width - indent else [entry]
        lines[-1].append_text(first)
        lines += [Text(" " * indent) + line for line in more]
    return [fit(line, width) for line in lines]
