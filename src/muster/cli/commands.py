"""What a player can type at a prompt: a number, or a letter with something behind it."""

from __future__ import annotations

from typing import Final, NamedTuple


class Typed(NamedTuple):
    """A line that was typed: the command, what stands behind it, and for an answer its number from 0."""

    command: str
    rest: str = ""
    number: int = -1


ANSWER: Final = "answer"
NOTHING: Final = "nothing"
UNKNOWN: Final = "unknown"
TOO_HIGH: Final = "too-high"

# The letters are the same in every language, as the keys of a keyboard are.
LETTERS: Final = {
    "?": "rule",
    "u": "take-back",
    "l": "log",
    "h": "hint",
    "g": "language",
    "s": "save",
    "r": "refused",
    "v": "cards",
    "x": "leave-lesson",
    "q": "quit",
}


def read_typed(line: str, options: int) -> Typed:
    """Understand a line, given how many options are open."""
    line = line.strip()
    if not line:
        return Typed(NOTHING)
    if line.isascii() and line.isdigit():
        number = int(line) if len(line) < 6 else 0
        if 1 <= number <= options:
            return Typed(ANSWER, line, number - 1)
        return Typed(TOO_HIGH, line)
    word, _, rest = line.partition(" ")
    command = LETTERS.get(word.lower())
    if command is None and line.startswith("?"):
        command, rest = "rule", line[1:]
    return Typed(UNKNOWN, line) if command is None else Typed(command, rest.strip())
