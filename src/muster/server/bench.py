"""Bench of the server: many matches and sockets at once, answers at a steady pace, and how long each one takes.

    muster bench server

A server is started as ``muster serve`` starts it, on one core where the system allows that, with a database in a
temporary folder. This process plays against it through WebSockets: every match has two sockets, one for each seat, and
answers are sent at a steady pace whether or not earlier ones have been acknowledged, as people do. A time is counted
from the sending of an answer to its acknowledgement, which comes after the commit.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GENEROUS = {
    "requests_per_minute": 10_000_000,
    "matches_per_hour": 10_000_000,
    "messages_per_minute": 10_000_000,
    "sockets_per_address": 100_000,
    "sockets_per_person": 100_000,
    "forced_delay": 3600,
    "log": "none",
}


class HeardState(msgspec.Struct):
    decisions: list[HeardDecision]
    over: bool


class HeardDecision(msgspec.Struct):
    seat: int
    number: int
    options: list[HeardOption]


class HeardOption(msgspec.Struct):
    key: str


class HeardFull(HeardState, tag_field="type", tag="state"):
    pass


class HeardMoved(msgspec.Struct, tag_field="type", tag="moved"):
    state: HeardState


class HeardDone(msgspec.Struct, tag_field="type", tag="done"):
    id: int


class HeardRefused(msgspec.Struct, tag_field="type", tag="refused"):
    id: int
    code: str


DECODER = msgspec.json.Decoder(HeardFull | HeardMoved | HeardDone | HeardRefused)
ENCODER = msgspec.json.Encoder()


class Figures(msgspec.Struct):
    """What was measured."""

    matches: int
    sockets: int
    asked: int  # answers a second that were asked for
    answers: int
    seconds: float
    times: list[float]
    cpu: float  # seconds of CPU that the server used meanwhile
    memory: float  # MB
    refused: int
    processes: int = 1
    store_cpu: float = 0.0  # seconds of CPU that PostgreSQL used meanwhile

    @property
    def rate(self) -> float:
        return self.answers / self.seconds

    def percentile(self, share: float) -> float:
        ordered = sorted(self.times)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else float("nan")

    def text(self) -> str:
        return (
            f"{self.matches} matches, {self.sockets} sockets: {self.rate:.0f} answers/s of {self.asked} asked for; "
            f"p50 {self.percentile(0.5):.1f} ms, p99 {self.percentile(0.99):.1f} ms, "
            f"most {self.percentile(1.0):.1f} ms; server {self.cpu / self.seconds * 100:.0f} % of a core "
            f"({self.cpu / max(1, self.answers) * 1000:.2f} ms per answer), {self.memory:.0f} MB"
            + (
                f"; PostgreSQL {self.store_cpu / max(1, self.answers) * 1000:.2f} ms per answer"
                if self.store_cpu
                else ""
            )
            + (f"; {self.refused} refused" if self.refused else "")
        )


class Seat:
    """One socket of a match."""

    def __init__(self, table: Table, number: int, socket: ClientConnection) -> None:
        self.table = table
        self.number = number
        self.socket = socket
        self.waiting: dict[int, float] = {}
        self.decisions: list[HeardDecision] = []
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with contextlib.suppress(Exception):
            async for data in self.socket:
                heard = DECODER.decode(data)
                match heard:
                    case HeardMoved():
                        self.decisions = heard.state.decisions
                        self.table.over |= heard.state.over
                    case HeardFull():
                        self.decisions = heard.decisions
                    case HeardDone():
                        self.table.bench.times.append(time.perf_counter() - self.waiting.pop(heard.id))
                        self.table.busy = False
                    case HeardRefused():
                        self.table.bench.refused += 1
                        self.table.busy = False

    async def answer(self, key: str, number: int, asked: int) -> None:
        self.waiting[asked] = time.perf_counter()
        message = {"type": "answer", "seat": self.number, "number": number, "key": key, "id": asked}
        await self.socket.send(ENCODER.encode(message).decode())


class Table:
    """One match."""

    def __init__(self, bench: Bench, match: str) -> None:
        self.bench = bench
        self.match = match
        self.seats: list[Seat] = []
        self.busy = False
        self.over = False

    def ready(self) -> tuple[Seat, HeardDecision] | None:
        if self.busy or self.over:
            return None
        for seat in self.seats:
            for decision in seat.decisions:
                if decision.seat == seat.number:
                    return seat, decision
        return None


class Bench:
    """Plays many matches at a steady pace."""

    def __init__(self, url: str, key: str, game: str) -> None:
        self.url = url
        self.headers = {"authorization": f"Bearer {key}"}
        self.game = game
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.refused = 0
        self._toss = Random(1)
        self._asked = 0

    async def sit_down(self, matches: int) -> None:
        """Make the matches and open two sockets at each."""
        asked = {"game": self.game, "seats": [{"kind": "person"}, {"kind": "device"}]}
        few = asyncio.Semaphore(8)

        async def one(client: httpx.AsyncClient) -> None:
            async with few:
                made = await client.post("/api/matches", json=asked)
                made.raise_for_status()
                table = Table(self, made.json()["id"])
                address = f"{self.url.replace('http', 'ws', 1)}/api/matches/{table.match}/live"
                for seat in (0, 1):
                    socket = await connect(
                        f"{address}?seat={seat}",
                        additional_headers=self.headers,
                        compression=None,
                        open_timeout=60,
                        ping_interval=None,
                        max_size=None,
                    )
                    table.seats.append(Seat(table, seat, socket))
                self.tables.append(table)

        async with httpx.AsyncClient(base_url=self.url, headers=self.headers, timeout=60) as client:
            await asyncio.gather(*[one(client) for _ in range(matches)])

    async def play(self, rate: int, seconds: float) -> None:
        """Send answers at a steady pace."""
        order = list(range(len(self.tables)))
        self._toss.shuffle(order)
        place = 0
        start = time.perf_counter()
        sent = 0
        while True:
            passed = time.perf_counter() - start
            if passed >= seconds:
                break
            due = int(passed * rate)
            tried = 0
            while sent < due and tried < len(order):
                table = self.tables[order[place]]
                place = (place + 1) % len(order)
                tried += 1
                ready = table.ready()
                if ready is None:
                    continue
                seat, decision = ready
                table.busy = True
                seat.decisions = []
                self._asked += 1
                sent += 1
                tried = 0
                key = self._toss.choice(decision.options).key
                await seat.answer(key, decision.number, self._asked)
            await asyncio.sleep(0.001)
        for _ in range(200):
            if not any(table.busy for table in self.tables):
                return
            await asyncio.sleep(0.02)

    async def leave(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.reader.cancel()
                await seat.socket.close()


@contextlib.contextmanager
def server_process(
    folder: Path, settings: dict[str, Any], database: str = "", processes: int = 1
) -> Iterator[tuple[str, list[int]]]:
    """A server; gives its address and the ids of its processes. One alone is held to one core."""
    command = [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--processes", str(processes)]
    command += ["--database", database] if database else ["--data", str(folder)]
    for name, value in {**GENEROUS, **settings}.items():
        command += ["--set", f"{name}={value}"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        url = process.stdout.readline().split()[1].rstrip("/").replace("localhost", "127.0.0.1")
        if processes == 1 and hasattr(os, "sched_setaffinity"):
            cores = sorted(os.sched_getaffinity(0))
            for thread in Path(f"/proc/{process.pid}/task").iterdir():
                os.sched_setaffinity(int(thread.name), {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]) or set(cores))
        yield url, children_of(process.pid) if processes > 1 else [process.pid]
    finally:
        process.terminate()
        process.wait(30)


def children_of(process: int) -> list[int]:
    try:
        return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    except OSError:
        return []


def backends_of(database: str) -> list[int]:
    """The processes of a PostgreSQL on this machine that work for a database."""
    from sqlalchemy import text

    from muster.server.store.engine import database_url, make_engine

    engine = make_engine(database_url(database))
    with engine.connect() as connection:
        found = [pid for (pid,) in connection.execute(text("SELECT pid FROM pg_stat_activity"))]
    engine.dispose()
    return found


def cpu_seconds(process: int) -> float:
    """CPU time of a process so far."""
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return float("nan")
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory_used(process: int) -> float:
    """MB that a process holds."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    except OSError:
        return float("nan")


def a_key(url: str) -> str:
    """A visitor with a key."""
    with httpx.Client(base_url=url, timeout=30) as client:
        client.headers["x-csrf-token"] = client.get("/api/me").json()["csrf"]
        key: str = client.post("/api/keys", json={"label": "bench"}).json()["key"]
        return key


def play_at(
    matches: int,
    rate: int,
    seconds: float,
    game: str = "meeples-and-monsters",
    durability: str = "full",
    database: str = "",
    processes: int = 1,
) -> Figures:
    """Measure one server at one pace; ``processes`` share a PostgreSQL."""
    before = os.sched_getaffinity(0) if hasattr(os, "sched_getaffinity") else None
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            server_process(Path(folder), {"durability": durability}, database, processes) as (url, running),
        ):
            return asyncio.run(_play_at(url, running, database, matches, rate, seconds, game))
    finally:
        if before is not None:
            os.sched_setaffinity(0, before)


async def _play_at(
    url: str, running: list[int], database: str, matches: int, rate: int, seconds: float, game: str
) -> Figures:
    bench = Bench(url, a_key(url), game)
    await bench.sit_down(matches)
    await bench.play(min(rate, 100), 3.0)  # until catalogues are read and caches filled
    bench.times.clear()
    backends = backends_of(database) if database else []

    before, start = {process: cpu_seconds(process) for process in (*running, *backends)}, time.perf_counter()
    await bench.play(rate, seconds)
    took = time.perf_counter() - start

    def used_by(processes: list[int]) -> float:
        """Seconds of CPU since then, of those that are still there."""
        spent = [cpu_seconds(process) - before[process] for process in processes]
        return sum(each for each in spent if each == each)  # not a number: it is gone

    used, stored = used_by(running), used_by(backends)
    memory = sum(memory_used(process) for process in running)
    sockets = sum(len(table.seats) for table in bench.tables)
    await bench.leave()
    return Figures(
        matches, sockets, rate, len(bench.times), took, bench.times, used, memory, bench.refused, len(running), stored
    )


class Opening(msgspec.Struct):
    """How long it takes to open a long match from the store, and to act in it; milliseconds, the median of some."""

    answers: int
    opening: float
    opening_cpu: float
    acting: float

    def text(self) -> str:
        return (
            f"a match of {self.answers} answers opens in {self.opening:.0f} ms ({self.opening_cpu:.0f} ms of CPU), "
            f"an answer in it takes {self.acting:.0f} ms"
        )


def open_long_match(answers: int = 2000, times: int = 7) -> Opening:
    """Open a match with a long record again and again."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_open_long_match(Path(folder), answers, times))


async def _open_long_match(folder: Path, answers: int, times: int) -> Opening:
    import muster
    from muster.server.bot_pool import BotPool
    from muster.server.eyes import Eyes
    from muster.server.logs import Logs
    from muster.server.match_registry import MatchRegistry, row_of
    from muster.server.metrics import Metrics
    from muster.server.seating import DEVICE
    from muster.server.seating import Seat as SeatRow
    from muster.server.settings import Settings
    from muster.server.store import open_store
    from muster.server.store.matches import add_match
    from muster.server.store.people import Person, SessionRow, add_guest, add_session

    store = open_store(f"sqlite:///{folder}/muster.db")
    bot_pool = BotPool(0, 1.0)
    registry = MatchRegistry(store, bot_pool, Settings(forced_delay=3600.0), Logs("none"), Metrics())
    await store.write(add_session(SessionRow("", None, "", "", 0, 0, 1 << 60)))
    await store.write(add_guest(Person("ada", "Ada", "guest", "en"), "ada", 0, ""))
    match = muster.new("meeples-and-monsters", seats=4, seed="bench")
    row = row_of(match, seed="bench", host="ada")
    seats = tuple(SeatRow(seat, DEVICE, "", "ada", None, None) for seat in range(4))
    await store.write(add_match(row, seats, match.content.stored))
    live = await registry.find(row.id)
    toss = Random(2)
    while live.seq < answers and not live.match.over:
        decision = live.match.decision
        if not live.match.why_no_take_back(decision.seat) and toss.random() < 0.5:
            await live.take_back(decision.seat)  # matches at random are shorter than that
        else:
            await live.answer(decision.seat, decision.number, toss.choice(decision.options).key)
    opened: list[tuple[float, float, float]] = []
    for _ in range(times + 1):
        registry.live.clear()
        start, cpu = time.perf_counter(), time.process_time()
        live = await registry.find(row.id)
        await live.state(Eyes(0, (0, 1, 2, 3)), "en")
        there, used = time.perf_counter(), time.process_time() - cpu
        decision = live.match.decision
        await live.answer(decision.seat, decision.number, decision.options[0].key)
        opened.append((there - start, used, time.perf_counter() - there))
    length = live.seq
    bot_pool.close()
    store.close()
    middle = [sorted(column)[times // 2] * 1000 for column in zip(*opened[1:], strict=True)]
    return Opening(length, *middle)


class Report:
    """All figures of a run."""

    def __init__(self, steady: Figures, most: Figures, quick: Figures, opening: Opening) -> None:
        self.steady = steady
        self.most = most
        self.quick = quick
        self.opening = opening

    def text(self) -> str:
        return "\n".join(
            [
                f"steady pace, durability full    {self.steady.text()}",
                f"as fast as it goes              {self.most.text()}",
                f"steady pace, durability normal  {self.quick.text()}",
                f"opening                         {self.opening.text()}",
            ]
        )


def run(progress: Callable[[int, int], None] | None = None, matches: int = 500, rate: int = 300) -> Report:
    """Measure everything: about a minute and a half."""

    def step(done: int) -> None:
        if progress is not None:
            progress(done, 4)

    step(0)
    steady = play_at(matches, rate, 15.0)
    step(1)
    most = play_at(matches, 100_000, 10.0)
    step(2)
    quick = play_at(matches, rate, 15.0, durability="normal")
    step(3)
    opening = open_long_match()
    step(4)
    return Report(steady, most, quick, opening)
