"""Everything that Muster refuses, each with a message that names the problem and the place."""

from __future__ import annotations

from collections.abc import Callable

# What players may read is a text of the kernel with its facts; such ids begin with this.
TEXT = "error-"


class MusterError(Exception):
    """Base of all errors that a caller may have caused and can mend.

    ``said`` is the id of a text, with its facts, or a sentence for programmers. ``str`` of the error is English.
    """

    def __init__(self, said: str = "", /, **facts: object) -> None:
        super().__init__(said)
        self.said = said
        self.facts = facts

    def __str__(self) -> str:
        return self.text()

    def text(self, lang: str = "en") -> str:
        """What is wrong, in a language."""
        if not self.said.startswith(TEXT):
            return self.said
        from muster.kernel.text import error_text

        return error_text(lang, self.said, self.facts)

    def __reduce__(self) -> tuple[Callable[..., MusterError], tuple[type[MusterError], tuple[object, ...], object]]:
        """The same error again in another process: what an error is made from is not what it says in the end."""
        return _again, (type(self), self.args, self.__dict__)


class OptionError(MusterError):
    """A game, an option of a game, a seat count or a pack that does not exist or does not fit."""


class IllegalAnswer(MusterError):
    """An answer that is not offered; the match is unchanged.

    ``reason`` is the id of a text (``refused-...``), so that a page can say it in the player's language.
    """

    def __init__(self, message: str, reason: str = "refused-not-offered") -> None:
        super().__init__(message)
        self.reason = reason


class StaleAnswer(IllegalAnswer):
    """An answer to a question that is no longer the open one."""

    def __init__(self, message: str) -> None:
        super().__init__(message, "refused-stale")


class CannotTakeBack(MusterError):
    """Taking back would undo luck, something that someone has seen, or another seat's answer."""


class RecordError(MusterError):
    """A record that cannot be read; ``line`` counts from 1."""

    def __init__(self, said: str, /, line: int = 0, **facts: object) -> None:
        super().__init__(said, **facts)
        self.line = line

    def text(self, lang: str = "en") -> str:
        if not self.line:
            return super().text(lang)
        from muster.kernel.text import error_text

        return error_text(lang, "error-line", {"line": self.line, "problem": MusterError(self.said, **self.facts)})


class RecordDiverges(RecordError):
    """A record that the present rules play differently from ``line`` on."""

    def __init__(self, line: int, expected: str, found: str) -> None:
        super().__init__("error-diverges", line, expected=expected, found=found)
        self.expected = expected
        self.found = found


class SnapshotError(MusterError):
    """A snapshot that is damaged, or made by another version of the game."""


class ContentError(MusterError):
    """A content pack that cannot be played; one line per problem."""

    def __init__(self, problems: tuple[str, ...] | list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


class TextError(MusterError):
    """A language or a text that does not exist."""


def _again(kind: type[MusterError], args: tuple[object, ...], parts: dict[str, object]) -> MusterError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(parts)
    return error


class BrokenRule(AssertionError):
    """The engine itself is wrong: a question without options, a step that does not exist, a broken invariant."""
