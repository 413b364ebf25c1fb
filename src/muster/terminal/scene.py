"""What a drawing starts from: one seat's view of a match, and the words for it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.text import Text

from muster.kernel.errors import TextError
from muster.kernel.match import Match
from muster.kernel.options import Param, Saying
from muster.kernel.words import text_or_nothing
from muster.terminal.lines import styled
from muster.terminal.words import Words

# Seats differ in symbol, name and colour: never in colour alone.
SEAT_SYMBOLS: Final = "●▲■◆★♥"
SEAT_COLOURS: Final = ("#6f9ceb", "#d99a4e", "#5cc98a", "#e57ab0", "#c9b458", "#a98be0")


class Card(NamedTuple):
    """A card as a reader wants it: its name, its figures in one line, its text, and whether it is on the table."""

    name: str
    figures: str
    text: str
    here: bool = False


class Scene:
    """One seat's view (None: a spectator's) in one language."""

    def __init__(self, match: Match, seat: int | None, words: Words) -> None:
        self.match = match
        self.seat = seat
        self.words = words
        self.view: Any = match.view(seat)  # a drawing declares what its game shows

    def name(self, text_id: str, **params: Param) -> str:
        """A text of the game; where it has none, the key in words."""
        try:
            return self.match.words(Saying(text_id, params), self.words.lang)
        except TextError:
            return text_id.partition("-")[2].replace("_", " ") or text_id

    def text_or_nothing(self, text_id: str) -> str:
        return text_or_nothing(self.match.game, self.words.lang, text_id)

    def player(self, seat: int) -> str:
        """The name of who sits there."""
        if seat < len(self.match.names) and self.match.names[seat]:
            return self.match.names[seat]
        return self.match.words(Saying("seat", {"n": seat + 1}), self.words.lang)

    def marked_player(self, seat: int) -> Text:
        """Symbol and name in the seat's colour."""
        return styled(f"{self.seat_symbol(seat)} {self.player(seat)}", f"bold {seat_colour(seat)}")

    def seat_symbol(self, seat: int) -> str:
        return SEAT_SYMBOLS[seat % len(SEAT_SYMBOLS)]


def seat_colour(seat: int) -> str:
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]
