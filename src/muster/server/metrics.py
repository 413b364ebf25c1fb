"""Counts for operators, as Prometheus reads them. No label names a match, a person or an address."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
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
        self.errors = 0
        self.sockets = 0
        self.requests: dict[tuple[str, int], int] = {}
        self.answering = Timing()

    def request(self, method: str, status: int) -> None:
        key = (method, status)
        self.requests[key] = self.requests.get(key, 0) + 1


def exposition(metrics: Metrics, gauges: Mapping[str, tuple[str, float]], states: Mapping[str, int]) -> str:
    """The text that Prometheus scrapes."""
    lines: list[str] = []

    def family(name: str, kind: str, about: str, samples: Iterable[tuple[str, float]]) -> None:
        lines.append(f"# HELP muster_{name} {about}")
        lines.append(f"# TYPE muster_{name} {kind}")
        lines.extend(f"muster_{name}{labels} {value:g}" for labels, value in samples)

    counters: dict[str, tuple[str, int]] = {
        "answers_total": ("Answers and take-backs stored.", metrics.answers),
        "matches_made_total": ("Matches made.", metrics.made),
        "matches_opened_total": ("Matches opened from the store.", metrics.opened),
        "matches_put_back_total": ("Matches put back into the store.", metrics.put_back),
        "refusals_total": ("Requests and messages refused.", metrics.refused),
        "sockets_cut_off_total": ("Sockets closed because they read too slowly.", metrics.cut_off),
        "errors_total": ("Errors of the server itself.", metrics.errors),
    }
    for name, (about, number) in counters.items():
        family(name, "counter", about, [("", number)])
    family(
        "requests_total",
        "counter",
        "Requests by method and status.",
        [(f'{{method="{method}",status="{status}"}}', n) for (method, status), n in sorted(metrics.requests.items())],
    )
    family(
        "matches",
        "gauge",
        "Matches in the store by state.",
        [(f'{{state="{s}"}}', n) for s, n in sorted(states.items())],
    )
    for name, (about, value) in gauges.items():
        family(name, "gauge", about, [("", value)])
    timing = metrics.answering
    lines.append("# HELP muster_answer_seconds From the arrival of an answer to its acknowledgement.")
    lines.append("# TYPE muster_answer_seconds histogram")
    below = 0
    for edge, count in zip((*BUCKETS, "+Inf"), timing.counts, strict=True):
        below += count
        lines.append(f'muster_answer_seconds_bucket{{le="{edge}"}} {below}')
    lines.append(f"muster_answer_seconds_sum {timing.total:g}")
    lines.append(f"muster_answer_seconds_count {below}")
    return "\n".join(lines) + "\n"
