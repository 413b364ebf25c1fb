"""A battery of faults: servers are killed, stopped and cut off, PostgreSQL restarts, and people go on playing.

    python -m tests.server.battery --minutes 60 --seed 7

Several servers over one PostgreSQL, each a process of its own that reaches the database through a relay of its own,
which can be cut. People play at sockets, each at whichever server lets them in, and note what was acknowledged. When
the time is over the whole history is read, in the manner of Jepsen: every acknowledged answer stands in its place, the
answers of each match are one line of numbers, playing them again leads to the same state, and what people saw last is
what the record shows them.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import httpx
from sqlalchemy.engine import make_url
from tests.server.postgres import Postgres, started
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import muster
from muster.kernel.match import Match
from muster.server.opening import open_match
from muster.server.store import open_store
from muster.server.store.matches import find_match

PATIENCE = 2.0  # seconds without a word after which people look for another server
LONGEST = 40.0  # seconds that anybody waits for the table to go on
GAMES = ("meeples-and-monsters", "monster-lands")
SETTINGS = {
    "warm_up": "false",
    "log": "none",
    "snapshot_every": "15",
    "forced_delay": "1000",
    "bot_delay": "0",
    "match_minutes": "0.2",
    **dict.fromkeys(
        ("requests_per_minute", "messages_per_minute", "matches_per_hour", "people_per_address"), "1000000"
    ),
}


class Relay:
    """A line to the database that can be cut: nothing comes through, and nobody is told."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listening.getsockname()[1]
        self.open = threading.Event()
        self.open.set()
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self._join, args=(client,), daemon=True).start()

    def _join(self, client: socket.socket) -> None:
        self.open.wait()
        try:
            server = socket.create_connection(("127.0.0.1", self.target), 5)
        except OSError:
            client.close()
            return
        for one, other in ((client, server), (server, client)):
            threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self.open.wait()
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self.open.set()
        self.listening.close()


class Server:
    """One server process, with its relay."""

    def __init__(self, address: str, own_line: bool = True) -> None:
        url = make_url(address)
        assert url.port is not None
        self.relay = Relay(url.port)
        self.address = url.set(port=self.relay.port).render_as_string() if own_line else address
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--database", self.address]
        for name, value in SETTINGS.items():
            command += ["--set", f"{name}={value}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line.startswith("muster: http"):
            self.url = line.split()[1].rstrip("/").replace("localhost", "127.0.0.1")
        else:  # the database was away at this moment
            self.process.wait()

    def signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def is_dead(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()


@dataclass
class Heard:
    """What the people of one match have heard."""

    game: str
    cookies: dict[str, str]
    csrf: str
    acknowledged: dict[int, str] = field(default_factory=dict)
    seen: tuple[int, dict[str, Any]] = (0, {})  # the latest view of the device, and after how many answers
    over: bool = False


class Person(threading.Thread):
    """Plays one match after another until told to stop, wherever there is a server."""

    def __init__(self, servers: list[Server], seed: int, stop: threading.Event) -> None:
        super().__init__(daemon=True)
        self.servers = servers
        self.toss = random.Random(seed)
        self.stop = stop
        self.matches: dict[str, Heard] = {}
        self.problems: list[str] = []
        self.heard_at = 0.0  # when the table last said something
        self._at: Server | None = None

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self._play(self._match())
            except (httpx.HTTPError, WebSocketException, OSError, TimeoutError, KeyError, ValueError):
                self._at = None
                time.sleep(self.toss.uniform(0.05, 0.3))

    def _server(self) -> Server:
        self._at = self._at or self.toss.choice(self.servers)
        return self._at

    def _match(self) -> str:
        for match, heard in self.matches.items():
            if not heard.over:
                return match
        client = httpx.Client(base_url=self._server().url, timeout=4)
        csrf = client.get("/api/me").json()["csrf"]
        game = self.toss.choice(GAMES)
        seats = [{"kind": "person"}, {"kind": "device"}] + ([{"kind": "bot"}] if self.toss.random() < 0.5 else [])
        asked = {"game": game, "seats": seats}
        made = client.post("/api/matches", json=asked, headers={"x-csrf-token": csrf})
        made.raise_for_status()
        match = str(made.json()["id"])
        self.matches[match] = Heard(game, dict(client.cookies), csrf)
        return match

    def _play(self, match: str) -> None:
        """Answer at a socket until it breaks, the match is over, or somewhere else is as good."""
        heard = self.matches[match]
        server = self._server()
        address = server.url.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in heard.cookies.items())
        with connect(
            f"{address}/api/matches/{match}/live?seat=device",
            additional_headers={"cookie": cookies},
            open_timeout=4,
            max_size=None,
        ) as line:
            asked = 0
            state: dict[str, Any] = {}
            sent: tuple[int, str] | None = None
            until = time.monotonic() + self.toss.uniform(2, 10)
            while not self.stop.is_set() and time.monotonic() < until:
                message = json.loads(line.recv(PATIENCE))
                self.heard_at = time.monotonic()
                if message["type"] in ("state", "moved"):
                    state = message["state"] if message["type"] == "moved" else message
                    self._saw(heard, state)
                elif message["type"] == "done" and sent is not None and message["id"] == sent[0]:
                    if message["seq"] in heard.acknowledged:
                        self.problems.append(f"{match}: {message['seq']} was acknowledged twice")
                    heard.acknowledged[message["seq"]] = sent[1]
                    sent = None
                elif message["type"] == "refused":
                    sent = None
                    line.send('{"type":"ping"}')
                    continue
                if state.get("over"):
                    heard.over = True
                    return
                if sent is None and state.get("decisions"):
                    decision = self.toss.choice(state["decisions"])
                    key = self.toss.choice(decision["options"])["key"]
                    asked += 1
                    sent = (asked, key)
                    state = {**state, "decisions": []}
                    answer = {"seat": decision["seat"], "number": decision["number"], "key": key, "id": asked}
                    line.send(json.dumps({"type": "answer", **answer}))
        self._at = None

    def _saw(self, heard: Heard, state: dict[str, Any]) -> None:
        if state["seq"] >= heard.seen[0]:
            heard.seen = (state["seq"], state["view"])


class Battery:
    """Everything together."""

    def __init__(self, postgres: Postgres, seed: int, servers: int = 3, people: int = 4) -> None:
        self.toss = random.Random(seed)
        self.postgres = postgres
        self.address = postgres.new_database()
        self.stop = threading.Event()
        self.servers = [Server(self.address) for _ in range(servers)]
        self.people = [Person(self.servers, seed * 1000 + number, self.stop) for number in range(people)]
        self.faults: Counter[str] = Counter()
        self.gone_on: list[float] = []  # seconds from a fault to the next answer

    def run(self, seconds: float) -> None:
        for person in self.people:
            person.start()
        time.sleep(3)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            fault = self.toss.choice(["kill", "kill", "stop", "cut", "cut", "terminate", "postgres"])
            at = time.monotonic()
            self.faults[fault] += 1
            getattr(self, f"_{fault}")(self.toss.choice(self.servers))
            self._wait_for_everybody(at)
            for server in self.servers:
                if server.is_dead():
                    server.start()
            time.sleep(self.toss.uniform(0.0, 0.5))
        self.stop.set()
        for person in self.people:
            person.join(30)

    def _wait_for_everybody(self, fault: float) -> None:
        """Until everybody has heard from their match again; how long that took since the fault."""
        while time.monotonic() - fault < LONGEST:
            if min(person.heard_at for person in self.people) > fault + 0.2:
                break
            time.sleep(0.02)
        self.gone_on.append(time.monotonic() - fault)

    def _kill(self, server: Server) -> None:
        server.kill()

    def _terminate(self, server: Server) -> None:
        server.signal(signal.SIGTERM)
        assert server.process is not None
        server.process.wait(20)

    def _stop(self, server: Server) -> None:
        """It sleeps, is taken for gone, and wakes as if nothing had been."""
        server.signal(signal.SIGSTOP)
        time.sleep(self.toss.uniform(0.5, 6))
        server.signal(signal.SIGCONT)

    def _cut(self, server: Server) -> None:
        server.relay.open.clear()
        time.sleep(self.toss.uniform(0.5, 6))
        server.relay.open.set()

    def _postgres(self, server: Server) -> None:
        self.postgres.restart()

    def close(self) -> None:
        self.stop.set()
        for server in self.servers:
            if not server.is_dead():
                server.kill()
            server.relay.close()

    def check(self) -> list[str]:
        """Read the whole history; returns what is wrong with it."""
        problems = [problem for person in self.people for problem in person.problems]
        store = open_store(self.address)
        for person in self.people:
            for match, heard in person.matches.items():
                problems += [
                    f"{match}: {problem}" for problem in wrong_with(heard, asyncio.run(store.read(find_match(match))))
                ]
        store.close()
        return problems

    def text(self) -> str:
        answers = sum(len(heard.acknowledged) for person in self.people for heard in person.matches.values())
        matches = sum(len(person.matches) for person in self.people)
        ordered = sorted(self.gone_on) or [0.0]
        faults = ", ".join(f"{number} {name}" for name, number in sorted(self.faults.items()))
        return (
            f"{sum(self.faults.values())} faults ({faults}); {answers} answers acknowledged in {matches} matches; "
            f"everybody went on after {ordered[len(ordered) // 2]:.1f} s (median), "
            f"{ordered[int(len(ordered) * 0.95)]:.1f} s (19 of 20), {ordered[-1]:.1f} s (longest), the fault included"
        )


def wrong_with(heard: Heard, kept: Any) -> list[str]:
    """Compare what was heard of a match with what is kept."""
    if kept is None:
        return ["the match is gone"]
    problems = []
    numbers = [answer.number for answer in kept.answers]
    if numbers != list(range(1, len(numbers) + 1)):
        problems.append(f"its answers are no line of numbers: {numbers}")
    for number, key in heard.acknowledged.items():
        if number > len(kept.answers):
            problems.append(f"{number} was acknowledged and is lost")
        elif kept.answers[number - 1].key != key:
            problems.append(f"{number} was acknowledged as {key!r} and is {kept.answers[number - 1].key!r}")
    try:
        opened = open_match(kept)
        again: Match = muster.replay(opened.match.record.to_text())
    except Exception as error:
        return [*problems, f"it cannot be played again: {type(error).__name__}: {error}"]
    if again.state_hash != opened.match.state_hash:
        problems.append("played again it leads to another state")
    number, view = heard.seen
    if view and number <= len(kept.answers):
        seen = json.dumps(view, sort_keys=True)
        seats = [None, 0, 1]  # whose eyes a shared screen has depends on who is asked
        past = muster.replay(opened.match.record.to_text(), upto=number)
        shown = [json.loads(_plain(past.view(seat))) for seat in seats]
        if seen not in [json.dumps(each, sort_keys=True) for each in shown]:
            problems.append(f"what was seen after {number} answers is not what the record shows")
    elif number > len(kept.answers):
        problems.append(f"{number} answers were seen, {len(kept.answers)} are kept")
    return problems


def _plain(view: dict[str, Any]) -> str:
    import msgspec

    return msgspec.json.encode(view).decode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for postgres in started():
        battery = Battery(postgres, asked.seed)
        try:
            battery.run(asked.minutes * 60)
        finally:
            battery.close()
        print(battery.text())
        problems = battery.check()
        print("\n".join(problems) or "0 lost, 0 doubled, 0 out of order")
        return 1 if problems else 0
    return 2


if __name__ == "__main__":
    sys.exit(main())
