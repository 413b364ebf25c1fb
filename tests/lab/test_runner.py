"""The runner: the same rows wherever they were played, whatever dies meanwhile."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from muster.kernel.errors import MusterError
from muster.lab import arena
from muster.lab.runner import BackEnd, Runner, WorkerDied, play_bundle

ROOT = Path(__file__).parents[2]
LANTERNS = "tests.lab.lanterns:GAME"
PATIENCE = 20.0
KILL = getattr(signal, "SIGKILL", signal.SIGTERM)  # Windows knows only one way
SMALL = {"num_cpus": 1, "object_store_memory": 80_000_000}  # a node
STUDY = """
from tests.lab.test_runner import slow
from muster.lab.runner import Runner

with Runner(2) as runner:
    for _, found in runner.results(slow, range(1000)):
        print(found, flush=True)
"""


def slow(number: int) -> int:
    """The number of the process that works."""
    time.sleep(0.05)
    return os.getpid()


def doubled(number: int) -> int:
    return 2 * number


def dies_once(job: tuple[int, str]) -> int:
    """The process of job 3 dies the first time."""
    number, folder = job
    mark = Path(folder) / "died"
    if number == 3 and not mark.exists():
        mark.touch()
        os._exit(1)
    return doubled(number)


def kills(number: int) -> int:
    """Job 5 always ends its process."""
    if number == 5:
        os._exit(1)
    time.sleep(0.01)
    return doubled(number)


def fails(number: int) -> int:
    if number == 4:
        raise MusterError("job 4 cannot be done")
    return number


def lives(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def collector(number: int) -> tuple[bool, int]:
    return gc.get_freeze_count() > 0, gc.get_threshold()[0]


@pytest.mark.parametrize("processes", [1, 2, 3])
def test_everything_comes_once_from_any_number_of_processes(processes: int) -> None:
    with Runner(processes) as runner:
        assert dict(runner.results(doubled, range(40))) == {number: 2 * number for number in range(40)}
        assert list(runner.in_order(doubled, iter(range(40)), 0)) == [2 * number for number in range(40)]
        assert list(runner.results(doubled, [])) == []


def test_jobs_are_taken_as_fast_as_they_are_played() -> None:
    taken: list[int] = []

    def jobs() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    with Runner(2) as runner:
        results = runner.results(slow, jobs())
        next(results)
        results.close()

    assert len(taken) < 20


def test_what_a_process_was_playing_when_it_died_is_played_again(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(12)]
    with Runner(2) as runner:
        assert dict(runner.results(dies_once, jobs, 0)) == {number: 2 * number for number in range(12)}
        assert runner.replayed > 0


def test_a_job_that_always_ends_its_process_is_named() -> None:
    found: dict[int, int] = {}
    with Runner(2) as runner:
        results = runner.results(kills, range(12), 0)
        with pytest.raises(WorkerDied, match="it played 5") as death:
            found.update(results)

    assert death.value.number == 5
    assert found == {number: 2 * number for number in range(12) if number != 5}  # the others do not suffer from it


@pytest.mark.parametrize("processes", [1, 2])
def test_an_error_of_the_work_is_told(processes: int) -> None:
    with Runner(processes) as runner, pytest.raises(MusterError, match="job 4"):
        list(runner.results(fails, range(10)))


def test_a_worker_of_another_version_is_refused() -> None:
    with pytest.raises(MusterError, match=r"is of Muster 0\.0\.1, and a worker has"):
        play_bundle("0.0.1", doubled, [1])


def test_workers_need_not_look_through_what_was_loaded() -> None:
    with Runner(2) as runner:
        assert list(runner.in_order(collector, [1, 2])) == [(True, 50_000)] * 2
    assert gc.get_freeze_count() == 0  # here nothing is changed


@pytest.mark.parametrize("how", [signal.SIGTERM, KILL])
def test_workers_end_with_their_study_however_it_ended(how: signal.Signals) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])}
    study = subprocess.Popen([sys.executable, "-c", STUDY], stdout=subprocess.PIPE, text=True, env=env)
    assert study.stdout is not None
    workers = {int(study.stdout.readline()) for _ in range(10)}
    assert workers
    assert study.pid not in workers
    study.send_signal(how)
    study.wait()
    study.stdout.close()
    end = time.monotonic() + PATIENCE
    while any(map(lives, workers)) and time.monotonic() < end:
        time.sleep(0.05)
    left = [worker for worker in workers if lives(worker)]
    for worker in left:
        os.kill(worker, KILL)
    assert left == []


# -- Ray -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two nodes on this machine, one core each."""
    ray: Any = pytest.importorskip("ray", reason="Ray is not installed (the extra ray)")
    from ray.cluster_utils import Cluster

    nodes: Any = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    nodes.second = nodes.add_node(**SMALL)
    nodes.wait_for_nodes()
    paths = os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])
    ray.init(address=nodes.address, log_to_driver=False, runtime_env={"env_vars": {"PYTHONPATH": paths}})
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def where(number: int) -> str:
    """The node that works."""
    import ray

    time.sleep(0.05)
    return str(ray.get_runtime_context().get_node_id())


def nodes_alive() -> int:
    ray: Any = import_module("ray")
    return len([node for node in ray.nodes() if node["Alive"]])


@pytest.mark.slow
def test_a_cluster_finds_the_same_when_a_node_dies_in_the_middle(cluster: Any) -> None:
    here = arena.run(LANTERNS, ["greedy", "random"], matches=400, seed=2, processes=1)
    killed: list[int] = []

    def progress(done: int, total: int) -> None:
        if done >= total // 4 and not killed:
            killed.append(done)
            cluster.remove_node(cluster.second, allow_graceful=False)

    there = arena.run(LANTERNS, ["greedy", "random"], matches=400, seed=2, ray=cluster.address, progress=progress)

    assert killed
    assert there.to_json() == here.to_json()
    assert [row.without_times() for row in there.rows] == [row.without_times() for row in here.rows]
    cluster.second = cluster.add_node(**SMALL)


@pytest.mark.slow
def test_the_jobs_of_a_node_that_dies_go_to_another(cluster: Any) -> None:
    cluster.wait_for_nodes()
    found: dict[int, str] = {}
    with Runner(ray=cluster.address) as runner:
        for number, node in runner.results(where, range(200)):
            found[number] = node
            if len(set(found.values())) == 2 and nodes_alive() == 2 and cluster.second is not None:
                cluster.remove_node(cluster.second, allow_graceful=False)
                cluster.second = None

    assert sorted(found) == list(range(200))
    assert len(set(found.values())) == 2
    cluster.second = cluster.add_node(**SMALL)


@pytest.mark.slow
def test_a_cluster_plays_again_what_dies_and_names_what_always_does(cluster: Any, tmp_path: Path) -> None:
    with Runner(ray=cluster.address) as runner:
        jobs = [(number, str(tmp_path)) for number in range(12)]
        assert dict(runner.results(dies_once, jobs, 0)) == {number: 2 * number for number in range(12)}
        with pytest.raises(MusterError, match="job 4"):
            list(runner.results(fails, range(10)))


@pytest.mark.parametrize(
    "address, said",
    [
        ("nonsense", "say auto, or HOST:PORT"),
        ("127.0.0.1:port", "say auto, or HOST:PORT"),
        ("127.0.0.1:1", "there is no Ray cluster at '127.0.0.1:1'"),
        ("127.0.0.1:99999999", "there is no Ray cluster at"),
    ],
)
def test_a_cluster_that_is_not_there_is_told_at_once(address: str, said: str) -> None:
    pytest.importorskip("ray", reason="Ray is not installed (the extra ray)")
    with pytest.raises(MusterError, match=said):
        list(Runner(ray=address).results(doubled, [1]))


def test_without_ray_the_answer_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.delitem(sys.modules, "muster.lab.on_ray", raising=False)
    with pytest.raises(MusterError, match=r"need Ray: pip install .*\[ray\]"):
        list(Runner(ray="auto").results(doubled, [1]))


def test_every_place_to_work_is_of_one_kind() -> None:
    from muster.lab.runner import Cores, Here

    places: list[BackEnd] = [Here(), Cores(2)]
    assert [place.workers for place in places] == [1, 2]
