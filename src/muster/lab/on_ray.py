"""A Ray cluster as the place to work: Ray sends bundles to its nodes and plays them again where a node is lost.

``muster`` must be installed on every node in the same version. Address "auto" joins the cluster of this machine, if
one is running, and starts one here if there is none.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from socket import create_connection
from typing import Any, Final

import muster
from muster.installed import how_to_get
from muster.kernel.errors import MusterError, OptionError
from muster.lab.runner import Work, WorkerDied, play_bundle

PATIENCE: Final = 5.0  # seconds until the first machine of a cluster must have answered
TRIES: Final = 3  # of Ray itself, before it tells us that a worker died

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
try:
    import ray

    _cluster: Any = ray  # a part of it has no types
except ImportError:
    raise OptionError(f"studies on several machines need Ray: {how_to_get('ray')}") from None


class OnRay:
    """The nodes of a cluster. One that was joined goes on when the study is over; one that was started here ends."""

    def __init__(self, address: str) -> None:
        if address != "auto":
            _must_be_there(address)
        self._joined = ray.is_initialized()
        if not self._joined:
            _join(address)
        # As many bundles are under way as the cluster has cores; nodes that come later are used as bundles are small.
        self.workers = max(1, int(_cluster.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(play_bundle).options(max_retries=TRIES, num_cpus=1)

    def send(self, work: Work, jobs: Sequence[Any]) -> Any:
        return self._play.remote(muster.__version__, work, jobs)

    def ready(self, sent: Sequence[Any]) -> Iterable[Any]:
        done, _ = ray.wait([*sent], num_returns=1)
        more, _ = ray.wait([*sent], num_returns=len(sent), timeout=0)
        return {*done, *more}

    def take(self, sent: Any) -> tuple[list[Any], float]:
        try:
            found: tuple[list[Any], float] = ray.get(sent)
        except ray.exceptions.RayTaskError as error:
            cause: Exception = _cluster.exceptions.RayTaskError.as_instanceof_cause(error)
            raise cause from None
        except (
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.ObjectLostError,
            ray.exceptions.OutOfMemoryError,
            ray.exceptions.NodeDiedError,
        ) as death:
            raise WorkerDied(f"a worker of the cluster died ({type(death).__name__})") from death
        return found

    def close(self) -> None:
        if not self._joined and ray.is_initialized():
            ray.shutdown()


def _must_be_there(address: str) -> None:
    """Ray itself waits for minutes where nobody answers."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if not host or not port.isdecimal():
        raise OptionError(f"{address!r} names no Ray cluster: say auto, or HOST:PORT")
    try:
        create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise MusterError(f"there is no Ray cluster at {address!r}: {error}") from None


def _join(address: str) -> None:
    try:
        try:
            ray.init(address=address, log_to_driver=False)
        except ConnectionError:
            if address != "auto":
                raise
            ray.init(address="local", log_to_driver=False, include_dashboard=False)
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise MusterError(f"there is no Ray cluster at {address!r}: {error}") from None
