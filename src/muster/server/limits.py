"""Rate limits: a bucket of tokens per address and purpose, filled evenly over time."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from muster.server.problems import Refusal

MOST_BUCKETS: Final = 50_000


class Limit:
    """So many per so many seconds; the whole of it may be used at once."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self.per_second = most / seconds
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # who: tokens left, when

    def take(self, who: str) -> None:
        """Take a token, or refuse and say when to come back."""
        moment = self._clock()
        left, since = self._buckets.pop(who, (float(self.most), moment))
        left = min(float(self.most), left + (moment - since) * self.per_second)
        if left < 1.0:
            self._buckets[who] = (left, moment)
            raise Refusal("too-many-requests", retry_after=max(1, round((1.0 - left) / self.per_second)))
        self._buckets[who] = (left - 1.0, moment)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
