"""The help of the commands, and what is wrong with a command line, in the reader's language.

English stands in the commands themselves; ``help/`` has the other languages. A command is ``command-play``, its option
``param-seats``, or ``param-arena-seats`` where it means something else there.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from muster.cli.languages import DEFAULT, chosen_language
from muster.kernel.errors import MusterError, TextError
from muster.kernel.text import Catalogue

FOLDER: Final = Path(__file__).parent / "help"
NO_COMMAND: Final = re.compile(r"No such command '(.*?)'")
ASKS_FOR_HELP: Final = frozenset({"-h", "--help"})
# What click writes into every help, and the text that takes its place.
HEADINGS: Final = {"Options": "heading-options", "Arguments": "heading-arguments", "Commands": "heading-commands"}
PHRASES: Final = {
    "Show this message and exit.": "phrase-help",
    "[default: ": "phrase-default",
    "[required]": "phrase-required",
}


def language_of(arguments: Sequence[str]) -> str:
    """The language that a command line asks for, for help and complaints; what is unknown is English."""
    asked = None
    for at, argument in enumerate(arguments):
        if argument == "--lang":
            asked = next(iter(arguments[at + 1 :]), None)
        elif argument.startswith("--lang="):
            asked = argument.removeprefix("--lang=")
    try:
        return chosen_language(asked)
    except MusterError:
        return DEFAULT


@cache
def words_of(lang: str) -> Catalogue:
    return Catalogue(lang, [FOLDER])


def command_id(path: Sequence[str]) -> str:
    return "-".join(("command", *path))


def param_ids(path: Sequence[str], name: str) -> tuple[str, str]:
    """The texts that may explain a parameter: its own in this command, else the usual one."""
    return "-".join(("param", *path, name)), f"param-{name}"


def said_of_param(catalogue: Catalogue, path: Sequence[str], name: str) -> str:
    own, usual = param_ids(path, name)
    try:
        return catalogue.plain(own)
    except TextError:
        return catalogue.plain(usual)


def speak(command: Any, lang: str, path: tuple[str, ...] = ()) -> None:
    """Put the help of a command and of all below it into a language."""
    if lang == DEFAULT:
        return
    catalogue = words_of(lang)
    command.help = catalogue.plain(command_id(path))
    command.context_class = _context(command.context_class, lang)
    for param in command.params:
        if getattr(param, "help", None):
            param.help = said_of_param(catalogue, path, param.name)
    for name, below in getattr(command, "commands", {}).items():
        speak(below, lang, (*path, name))


@cache
def _context(usual: Any, lang: str) -> Any:
    """A context of click, which Typer brings along, whose help has its headings in a language."""
    catalogue = words_of(lang)

    class Formatter(usual.formatter_class):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, catalogue.plain("heading-usage") + " ")

        def write_heading(self, heading: str) -> None:
            super().write_heading(catalogue.plain(HEADINGS[heading]) if heading in HEADINGS else heading)

        def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
            super().write_dl([(name, self._said(text)) for name, text in rows], col_max, col_spacing)

        @staticmethod
        def _said(text: str) -> str:
            for phrase, text_id in PHRASES.items():
                if phrase in text:
                    text = text.replace(phrase, catalogue.plain(text_id) + (" " if phrase.endswith(" ") else ""))
            return text

    class Spoken(usual):  # type: ignore[misc]
        formatter_class = Formatter

    return Spoken


def name_of(param: Any) -> str:
    """How a parameter is written on the command line: an option by its flag, an argument by its name."""
    return next((str(flag) for flag in param.opts if flag.startswith("-")), str(param.name))


def complaint(error: Any, lang: str) -> str:
    """What is wrong with a command line. The errors of the click that Typer brings along have no public names."""
    said: str = error.format_message()
    if lang == DEFAULT:
        return said
    catalogue = words_of(lang)
    match type(error).__name__:
        case "NoSuchOption":
            return catalogue.render("wrong-option", {"name": error.option_name})
        case "MissingParameter":
            return catalogue.render("wrong-missing", {"name": name_of(error.param)})
        case "BadParameter":
            return catalogue.render("wrong-value", {"name": name_of(error.param)})
        case _:
            name = NO_COMMAND.match(said)
            return catalogue.render("wrong-command", {"name": name[1]}) if name else said
