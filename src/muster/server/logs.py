"""Structured logs: one line per event, with fields that are named here and nowhere else.

No line ever holds a body, a name, a view, a secret, a cookie or a query string. A match is named by its id, as it is in
addresses.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from typing import Final

FIELDS: Final = frozenset(
    {
        *("match", "game", "seats", "seq", "bot", "reason", "method", "path", "status", "milliseconds", "code"),
        *("address", "host", "port", "version", "database", "error", "matches", "sockets", "count"),
    }
)

Write = Callable[[str], object]


def to_stderr(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


class Logs:
    """Writes lines as JSON or as text, or not at all."""

    def __init__(self, form: str = "json", write: Write = to_stderr) -> None:
        self.form = form
        self._write = write

    def info(self, event: str, **fields: object) -> None:
        self._line("info", event, fields)

    def warning(self, event: str, **fields: object) -> None:
        self._line("warning", event, fields)

    def error(self, event: str, **fields: object) -> None:
        self._line("error", event, fields)

    def _line(self, level: str, event: str, fields: dict[str, object]) -> None:
        if self.form == "none":
            return
        unknown = fields.keys() - FIELDS
        if unknown:
            raise ValueError(f"fields that may not be logged: {', '.join(sorted(unknown))}")
        stamp = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
        if self.form == "json":
            self._write(json.dumps({"at": stamp, "level": level, "event": event, **fields}, default=str))
        else:
            told = " ".join(f"{name}={value}" for name, value in fields.items())
            self._write(f"{stamp} {level:7} {event} {told}".rstrip())
