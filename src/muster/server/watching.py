"""One open socket at a table: what waits to be sent to it, and how much may."""

from __future__ import annotations

import asyncio
from collections import deque

from muster.server.eyes import Eyes


class Watcher:
    """A viewer with a bounded queue. The match puts messages in and never waits; a writer of its own sends them."""

    __slots__ = ("_limit", "_ready", "_waiting", "body", "eyes", "heard", "lang", "lost", "person")

    def __init__(self, eyes: Eyes, lang: str, person: str | None, limit: int) -> None:
        self.eyes = eyes
        self.lang = lang
        self.person = person
        self.heard = 0  # the number of the next event to tell
        self.body = b""  # the latest state that was sent, to tell whether there is anything new
        self.lost = False  # it reads too slowly and is cut off
        self._limit = limit
        self._waiting: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def push(self, message: bytes) -> None:
        """Put a message into the queue; a full one is given up."""
        if self.lost:
            return
        if len(self._waiting) >= self._limit:
            self.lost = True
            self._waiting.clear()
        else:
            self._waiting.append(message)
        self._ready.set()

    def give_up(self) -> None:
        self.lost = True
        self._ready.set()

    def stop(self) -> None:
        """Not even what waits already is sent any more."""
        self._waiting.clear()
        self.give_up()

    async def next(self) -> bytes | None:
        """The next message to send, or None when the socket is to be closed."""
        while not self._waiting:
            if self.lost:
                return None
            self._ready.clear()
            await self._ready.wait()
        return self._waiting.popleft()
