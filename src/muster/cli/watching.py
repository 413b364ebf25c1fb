"""Watching bots play."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from muster.cli.results import result_lines
from muster.cli.saves import keep_pack, write_whole
from muster.cli.screen import Screen
from muster.cli.seating import Seating
from muster.kernel.match import Match
from muster.terminal import drawing_of
from muster.terminal.lines import INDENT, wrapped
from muster.terminal.scene import Scene
from muster.terminal.words import Words

LATEST = 3  # lines of the log below the table


def watch(match: Match, seating: Seating, words: Words, screen: Screen, delay: float) -> None:
    """Let bots play to the end; on a terminal the table is drawn after each answer."""
    bots = seating.bots(match.record.seed or "")
    heard = 0
    screen.clear()
    while not match.over:
        seat = match.decision.seat
        match.play(bots[seat].decide(match.chair(seat)))
        news = match.story(None, words.lang, heard)
        heard += len(news)
        if not screen.console.is_terminal:
            for line in news:
                screen.say(line)
        elif news:
            draw(match, words, screen, heard)
            time.sleep(delay)
    screen.tell([Text(""), *result_lines(match, words)])


def draw(match: Match, words: Words, screen: Screen, heard: int) -> None:
    """The table as a spectator sees it, and the latest lines of the log."""
    scene = Scene(match, None, words)
    room = screen.height - LATEST - 2
    table = drawing_of(match.game).draw(scene, screen.width, room, {})
    space = max(LATEST, screen.height - len(table) - 2)
    told = match.story(None, words.lang, max(0, heard - space))
    story = [part for line in told for part in wrapped(Text(f"  {line}"), screen.width, INDENT)]
    screen.show([*table, *story[-space:]])


def keep_record(match: Match, path: Path | None) -> None:
    """Write the record of a finished match where someone asked for it."""
    if path is not None:
        write_whole(path, match.record.to_text().encode())
        keep_pack(match, path)


def named_bots(game: str, names: Sequence[str], seats: int) -> Seating:
    """The bots of ``--bots greedy,random``, repeated until every seat has one."""
    return Seating(game, [names[seat % len(names)] for seat in range(seats)])
