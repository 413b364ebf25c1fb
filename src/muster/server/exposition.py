"""Counts for operators, as Prometheus reads them. No label names a match, a person or an address."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import accumulate

from prometheus_client import generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from muster.server.metrics import BUCKETS, Metrics


def exposition(metrics: Metrics, gauges: Mapping[str, tuple[str, float]], states: Mapping[str, int]) -> bytes:
    """The text that Prometheus scrapes. ``gauges``: what others know; ``states``: matches in the store."""
    return generate_latest(_Now(metrics, gauges, states))


class _Now(Collector):
    """All numbers at one moment."""

    def __init__(self, metrics: Metrics, gauges: Mapping[str, tuple[str, float]], states: Mapping[str, int]) -> None:
        self._metrics = metrics
        self._gauges = gauges
        self._states = states

    def collect(self) -> Iterator[Metric]:
        metrics = self._metrics
        counters: dict[str, tuple[str, int]] = {
            "answers": ("Answers and take-backs stored.", metrics.answers),
            "matches_made": ("Matches made.", metrics.made),
            "matches_opened": ("Matches opened from the store.", metrics.opened),
            "matches_put_back": ("Matches put back into the store.", metrics.put_back),
            "refusals": ("Requests and messages refused.", metrics.refused),
            "sockets_cut_off": ("Sockets closed because they read too slowly.", metrics.cut_off),
            "overtaken": ("Commands done again because another server was quicker.", metrics.overtaken),
            "errors": ("Errors of the server itself.", metrics.errors),
        }
        for name, (about, number) in counters.items():
            yield CounterMetricFamily(f"muster_{name}", about, number)
        requests = CounterMetricFamily("muster_requests", "Requests by method and status.", labels=("method", "status"))
        for (method, status), number in sorted(metrics.requests.items()):
            requests.add_metric((method, str(status)), number)
        yield requests
        matches = GaugeMetricFamily("muster_matches", "Matches in the store by state.", labels=("state",))
        for state, number in sorted(self._states.items()):
            matches.add_metric((state,), number)
        yield matches
        for name, (about, value) in self._gauges.items():
            yield GaugeMetricFamily(f"muster_{name}", about, value)
        timing = metrics.answering
        edges = [*[str(edge) for edge in BUCKETS], "+Inf"]
        yield HistogramMetricFamily(
            "muster_answer_seconds",
            "From the arrival of an answer to its acknowledgement.",
            buckets=list(zip(edges, accumulate(timing.counts), strict=True)),
            sum_value=timing.total,
        )
