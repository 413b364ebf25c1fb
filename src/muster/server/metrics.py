"""What is counted while the server runs: plain numbers, which cost nothing. ``exposition`` writes them out."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Timing:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.total += seconds


class Metrics:
    """What is counted while the server runs."""

    def __init__(self) -> None:
        self.answers = 0
        self.made = 0
        self.opened = 0
        self.put_back = 0
        self.refused = 0
        self.cut_off = 0
        self.overtaken = 0
        self.errors = 0
        self.sockets = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.answering = Timing()

    def request(self, method: str, status: int) -> None:
        key = (method, status)
        self.requests[key] = self.requests.get(key, 0) + 1
