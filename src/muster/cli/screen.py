"""The terminal itself: what is shown on it and what is typed into it."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from muster.terminal.lines import styled

HOME, CLEAR_BELOW, CLEAR_REST = "\x1b[H", "\x1b[J", "\x1b[K"
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"  # the lines that have scrolled away too: hands are secret


def key_line(keys: str) -> Text:
    """The keys that can be pressed, each with its letter in front: ``l:log q:quit``."""
    line = styled(keys, "dim")
    line.highlight_regex(r"\S+(?=:)", "bold #f0b840")
    return line


class Left(Exception):
    """The typing has ended: Ctrl-D, or the input is used up."""


# Signs that are no letters but orders to a terminal: a record from elsewhere may hold them in the name of a player.
ORDERS = {code: "�" for code in (*range(32), *range(127, 160)) if chr(code) not in "\t\n"}

# What a terminal without these characters shows in their place.
PLAIN = str.maketrans(
    {
        "\u00a0": " ",
        "\u202f": " ",
        **dict(zip("─│╭╮╰╯├┤┬┴┼╌╎", "-|+++++++++.:", strict=True)),
        # Seats, and their tokens.
        **dict(zip("●▲■◆★○△□◇☆", "o^#@*.ADVr", strict=True)),
        # Cards, goods, fights.
        **dict(zip("⚔☠Ψ☻♜♥♣♠♛♞†¤⌂ΓΔ▫▪▽▒", "!XmhT&YeWNtBnGDsgp%", strict=True)),
        # Affinities and elements.
        **dict(zip("☼≈≡◐", "f~=/", strict=True)),
        # What is done, may be done, was done.
        **dict(zip("▸▶→←↑↓↖↺↩✓☾", ">>><^v`%<+z", strict=True)),
        # Figures and punctuation.
        **dict(zip("×−±≠≥≤¹·…–—“”‘’«»¿¡↵", "x-+/><1.~--\"\"''<>?!<", strict=True)),
    }
)


def _harmless(text: Text) -> Text:
    """The text without orders to the terminal."""
    plain = text.plain.translate(ORDERS)
    if plain != text.plain:
        text = text.copy()
        text.plain = plain
    return text


class Screen:
    """Shows lines and asks for lines. Without a terminal it prints one thing after another."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, emoji=False, markup=False)
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self._plain = not (self.console.encoding or "").lower().startswith("utf")
        with contextlib.suppress(AttributeError, ValueError):
            # A terminal that lacks a letter shows a question mark; the match goes on.
            sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]

    @property
    def width(self) -> int:
        return max(40, self.console.width)

    @property
    def height(self) -> int:
        return max(12, self.console.height)

    def clear(self) -> None:
        """Wipe the screen, and what has scrolled off it."""
        if self.console.is_terminal:
            self._write(CLEAR_ALL)

    def show(self, lines: Sequence[Text]) -> None:
        """Put these lines on the screen in the place of all others."""
        if not self.console.is_terminal:
            self.tell(lines)
            return
        drawn = self._drawn(lines).split("\n")
        # Drawing over the old screen does not flicker, as wiping it first would.
        self._write(HOME + f"{CLEAR_REST}\n".join(drawn[:-1]) + CLEAR_REST + "\n" + CLEAR_BELOW)

    def tell(self, lines: Sequence[Text]) -> None:
        """Add these lines, cut at the width of the screen."""
        self._write(self._drawn(lines))

    def say(self, text: str | Text, style: str = "", *, to_copy: bool = False) -> None:
        """Add a text, broken into lines where it is long. One to copy stays one line: the terminal itself breaks it."""
        with self.console.capture() as captured:
            shown = _harmless(styled(text, style) if isinstance(text, str) else text)
            self.console.print(shown, soft_wrap=to_copy or not self.console.is_terminal)
        self._write(captured.get())

    def _drawn(self, lines: Sequence[Text]) -> str:
        with self.console.capture() as captured:
            for line in lines:
                self.console.print(_harmless(line), no_wrap=True, overflow="crop", crop=True)
        return captured.get()

    def _write(self, text: str) -> None:
        self.console.file.write(text.translate(PLAIN) if self._plain else text)
        self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """What is typed until Enter; ``Left`` where nothing more will be typed."""
        self._write(prompt.translate(ORDERS))
        try:
            line = sys.stdin.readline()
        except UnicodeDecodeError:
            return "�"
        if not line:
            self._write("\n")
            raise Left
        if not sys.stdin.isatty():
            self._write(f"{line.rstrip()}\n")  # so that a script's answers can be read in its output
        return line.strip()

    def pages(self, lines: Sequence[Text], more: str, back: str) -> None:
        """Show many lines, a screenful at a time."""
        wrapped: list[Text] = []
        for line in lines:
            wrapped += list(line.wrap(self.console, self.width)) or [Text("")]
        if not self.live:
            self.tell(wrapped)
            return
        room = self.height - 2
        for start in range(0, max(1, len(wrapped)), room):
            page = wrapped[start : start + room]
            last = start + room >= len(wrapped)
            self.show(page)
            if self.ask(f"{back if last else more} ").lower() in ("q", "x"):
                return
