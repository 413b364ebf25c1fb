"""A match as it was: before any answer, for those who look back, and to play on from there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from muster.kernel.errors import MusterError
from muster.kernel.match import Match
from muster.server.opening import play_line, start_of
from muster.server.problems import Refusal

if TYPE_CHECKING:
    from muster.server.live import LiveMatch

STRIDE: Final = 64  # a copy is kept each time after this many answers


class Replays:
    """Copies of one match at regular places, made when someone first looks back."""

    def __init__(self, stored_pack: str) -> None:
        self._pack = stored_pack
        self._copies: dict[int, Match] = {}
        self._turn = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._copies)

    async def at(self, live: LiveMatch, number: int, person: str | None) -> Match:
        """A match after ``number`` answers, for someone. The caller may look at it and fork it, not play in it."""
        if not 0 <= number <= len(live.lines):
            raise Refusal("not-found", "problem-no-answer")
        async with self._turn:
            return await live.registry.desk.do(lambda: self._find(live, number), person or live.id)

    def _find(self, live: LiveMatch, number: int) -> Match:
        if live.row.roots != "{}":
            raise Refusal("diverges")
        try:
            if not self._copies:
                self._copies[0] = start_of(live.row, self._pack, live.match.names)
            start = max(at for at in self._copies if at <= number)
            match = self._copies[start].fork()
            for at in range(start, number):
                if at % STRIDE == 0 and at not in self._copies:
                    self._copies[at] = match.fork()
                play_line(match, *live.lines[at])
        except MusterError:
            raise Refusal("diverges") from None
        return match
