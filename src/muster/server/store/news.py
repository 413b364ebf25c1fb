"""What servers of one database tell one another, as a word and plain values."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

import msgspec

News = list[Any]


class Told(StrEnum):
    """The words."""

    ANSWERED = "answered"  # match, number, seat, key, at
    STALE = "stale"  # match: something about it did not fit into a message, look it up
    TABLE = "table"  # match, old seat, new seat, ...: who sits there, what is noted, its state
    DELETED = "deleted"  # match
    HERE = "here"  # match, people ...: who looks at it from the server that says so
    ENDED = "ended"  # hashes of sessions and keys
    TAKEN = "taken"  # limit, {who: tokens}
    HELLO = "hello"  # a server has come: tell it who looks on
    BYE = "bye"  # a server goes
    THOUGHT = "thought"  # the server that asked, the thought that is there


CHANNEL: Final = "muster"
MOST_BYTES: Final = 7_900  # PostgreSQL takes less than 8,000 in one message


def payloads(process: str, news: Sequence[News]) -> list[str]:
    """News as messages that are short enough."""
    parts: list[list[bytes]] = [[]]
    room = MOST_BYTES - len(process) - 20
    left = room
    for each in news:
        encoded = msgspec.json.encode(each)
        if len(encoded) > room:
            encoded = msgspec.json.encode([Told.STALE, each[1]])
        if len(encoded) + 1 > left:
            parts.append([])
            left = room
        parts[-1].append(encoded)
        left -= len(encoded) + 1
    return [f'["{process}",[{b",".join(part).decode()}]]' for part in parts if part]
