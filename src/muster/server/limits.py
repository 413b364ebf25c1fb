"""Limits: how often, and how many at once.

How often is a bucket of tokens per person, address and purpose, filled evenly over time. Behind one address there may
be a whole school: an address is given as much as several people, and each of them no more than one.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from muster.server.problems import Refusal

MOST_BUCKETS: Final = 50_000


class Limit:
    """A number per number of seconds; the whole of it may be used at once."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.per_second = most / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # who: tokens left, when
        self.is_told = False  # to other servers, now and then
        self.tell: Callable[[str], None] | None = None  # to other servers, at once
        self._taken: dict[str, int] = {}  # since they were told

    def take(self, who: str) -> None:
        """Take a token, or refuse and say when to come back."""
        moment = self._clock()
        left, since = self._buckets.pop(who, (float(self.most), moment))
        left = min(float(self.most), left + (moment - since) * self.per_second)
        if left < 1.0:
            self._buckets[who] = (left, moment)
            raise Refusal("too-many-requests", retry_after=max(1, round((1.0 - left) / self.per_second)))
        self._buckets[who] = (left - 1.0, moment)
        if self.tell is not None:
            self.tell(who)
        elif self.is_told:
            self._taken[who] = self._taken.get(who, 0) + 1
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def taken_since(self) -> dict[str, int]:
        """What was taken since this was last asked: other servers take it off, too."""
        taken, self._taken = self._taken, {}
        return taken

    def others_took(self, taken: Mapping[str, int]) -> None:
        """The same people have taken tokens at another server."""
        moment = self._clock()
        for who, number in taken.items():
            left, since = self._buckets.pop(who, (float(self.most), moment))
            left = min(float(self.most), left + (moment - since) * self.per_second)
            self._buckets[who] = (max(0.0, left - number), moment)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)


class SharedLimit:
    """A limit for each person, and for an address as much as for several people."""

    def __init__(self, most: int, seconds: float, people: int) -> None:
        self.people = Limit(most, seconds)
        self.addresses = Limit(most * people, seconds)

    def take(self, address: str, *whos: str) -> None:
        """Take a token of the address, and of everyone who is named; who has no name counts by the address alone."""
        self.addresses.take(address)
        for who in whos:
            if who:
                self.people.take(who)


class Room:
    """So many at once for each."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._inside: dict[str, int] = {}

    @contextmanager
    def place(self, who: str) -> Iterator[None]:
        """A place as long as it is needed, or a refusal."""
        if self._inside.get(who, 0) >= self.most:
            raise Refusal("too-many-requests")
        self._inside[who] = self._inside.get(who, 0) + 1
        try:
            yield
        finally:
            self._inside[who] -= 1
            if not self._inside[who]:
                del self._inside[who]
