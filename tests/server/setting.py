"""A server to test: a real one on a free port, and people who talk to it."""

from __future__ import annotations

import json
import os
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from muster.server import Settings, create_app
from muster.server.app import App
from muster.server.serving import configured, listen

QUICK: dict[str, Any] = {
    "port": 0,
    "log": "none",
    "bot_delay": 0.0,
    "bots_alone_delay": 0.0,
    "forced_delay": 3600.0,  # tests answer questions with one option themselves, so that nobody is quicker
    "warm_up": False,
    "requests_per_minute": 1_000_000,
    "logins_per_minute": 10_000,
    "matches_per_hour": 100_000,
    "messages_per_minute": 100_000,
}


# On which database the tests run, and on how many servers: one on SQLite, or as MUSTER_TEST_ON says.
ON = os.environ.get("MUSTER_TEST_ON", "sqlite")  # sqlite, postgresql, two
new_database: Callable[[str], str] | None = None  # of the PostgreSQL that the session has started; by a name


IN_ONE_PLACE = pytest.mark.skipif(ON == "two", reason="it counts moments, which news between servers takes")


class Running:
    """A server in a thread of its own."""

    def __init__(self, settings: Settings) -> None:
        self.app: App = create_app(settings)
        self._socket = listen("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self._server = uvicorn.Server(configured(self.app, settings))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],), daemon=True)
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started, "the server did not start"

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def client(self, **more: Any) -> httpx.Client:
        return httpx.Client(base_url=self.url, timeout=30, **more)

    def call_soon(self, work: Callable[[], None]) -> None:
        """Do something on the server's own loop."""
        assert self.app.loop is not None
        self.app.loop.call_soon_threadsafe(work)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def someone(self, name: str = "", lang: str = "en") -> Someone:
        return Someone(self, name, lang)


class Two(Running):
    """Two servers over one database, and in front of them somebody who knows nothing: each request may reach either."""

    def __init__(self, settings: Settings) -> None:
        self.each = [Running(settings), Running(settings)]
        self._turn = 0

    @property
    def app(self) -> App:  # type: ignore[override]
        pytest.skip("it looks into a server, and here are two")

    @property
    def port(self) -> int:  # type: ignore[override]
        self._turn += 1
        return self.each[self._turn % 2].port

    def client(self, **more: Any) -> httpx.Client:
        urls = [running.url for running in self.each]
        return httpx.Client(base_url=urls[0], timeout=30, transport=Turns(urls), **more)

    def stop(self) -> None:
        for running in self.each:
            running.stop()


class Turns(httpx.BaseTransport):
    """Sends each request to the next server."""

    def __init__(self, urls: list[str]) -> None:
        self._ports = [httpx.URL(url).port for url in urls]
        self._turn = 0
        self._transport = httpx.HTTPTransport()

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        self._turn += 1
        request.url = request.url.copy_with(port=self._ports[self._turn % len(self._ports)])
        if request.headers["host"].startswith("127.0.0.1"):
            request.headers["host"] = request.url.netloc.decode()
        return self._transport.handle_request(request)

    def close(self) -> None:
        self._transport.close()


@contextmanager
def serving(folder: Path | None = None, **changes: Any) -> Iterator[Running]:
    """A server with its database in a folder, or in memory; or what ``MUSTER_TEST_ON`` says."""
    kind: type[Running] = Running
    if ON == "sqlite" or "database" in changes:
        database = f"sqlite:///{folder}/muster.db" if folder is not None else "sqlite://"
    else:
        assert new_database is not None
        database = new_database("" if folder is None else str(folder))
        kind = Two if ON == "two" else Running
    running = kind(Settings(**{**QUICK, "database": database, **changes}))
    try:
        yield running
    finally:
        running.stop()


class Someone:
    """A visitor with a session."""

    def __init__(self, server: Running, name: str = "", lang: str = "en") -> None:
        self.server = server
        self.http = server.client(headers={"accept-language": lang})
        self.me: dict[str, Any] = self.get("/api/me")
        self.http.headers["x-csrf-token"] = self.me["csrf"]
        if name:
            self.me = self.post("/api/me", {"name": name})

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        response = self.http.get(path, params=query)
        assert response.status_code == status, (path, response.status_code, response.text)
        return response.json()

    def post(self, path: str, body: Any = None, status: int | tuple[int, ...] = (200, 201, 204)) -> Any:
        response = self.http.post(path, json={} if body is None else body)
        allowed = status if isinstance(status, tuple) else (status,)
        assert response.status_code in allowed, (path, response.status_code, response.text)
        return response.json() if response.content else None

    def delete(self, path: str, status: int = 204) -> Any:
        response = self.http.delete(path)
        assert response.status_code == status, (path, response.status_code, response.text)
        return response.json() if response.content else None

    def make(self, game: str = "meeples-and-monsters", seats: str = "person bot", **more: Any) -> dict[str, Any]:
        """A match; seats are kinds in a row."""
        asked = {"game": game, "seats": [{"kind": kind} for kind in seats.split()], **more}
        made: dict[str, Any] = self.post("/api/matches", asked)
        return made

    def state(self, match: str, seat: int | str | None = 0, **query: Any) -> dict[str, Any]:
        if seat is not None:
            query["seat"] = seat
        found: dict[str, Any] = self.get(f"/api/matches/{match}", **query)
        return found

    def answer(self, match: str, decision: dict[str, Any], key: str, status: int = 200) -> Any:
        body = {"seat": decision["seat"], "number": decision["number"], "key": key}
        return self.post(f"/api/matches/{match}/answers", body, status)

    @contextmanager
    def table(self, match: str, seat: int | str | None = 0, **query: Any) -> Iterator[Table]:
        """A socket at a table."""
        if seat is not None:
            query["seat"] = seat
        address = f"{self.server.url}/api/matches/{match}/live?{httpx.QueryParams(query)}".replace("http", "ws", 1)
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)
        with connect(address, additional_headers={"cookie": cookies}, max_size=None) as socket:
            yield Table(socket)


class Table:
    """A socket that keeps the latest state."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.state: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self._last = 0
        self._toss = random.Random(1)

    def hear(self, timeout: float = 20) -> dict[str, Any]:
        """The next message."""
        data = self.socket.recv(timeout)
        assert isinstance(data, str)
        self.frames.append(data)
        message: dict[str, Any] = json.loads(data)
        if message["type"] == "state":
            self.state = message
            self.events += message["log"]["events"]
        elif message["type"] == "moved":
            self.state = message["state"]
            self.events += message["events"]
        return message

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> dict[str, Any]:
        """Say something and wait for the reply to it. After a ping all has been heard that was told before."""
        if ON == "two" and message["type"] == "ping":
            time.sleep(0.2)  # from the other server it takes a moment
        self._last += 1
        asked = f"ask-{self._last}"
        self.say(**message, id=asked)
        while True:
            reply = self.hear()
            if reply.get("id") == asked and reply["type"] in ("done", "refused", "pong"):
                return reply

    def answer(self, key: str | None = None) -> dict[str, Any]:
        decision = self.state["decisions"][0]
        key = decision["options"][0]["key"] if key is None else key
        return self.ask(type="answer", seat=decision["seat"], number=decision["number"], key=key)

    def answer_until_done(self) -> dict[str, Any]:
        """Answer as soon as asked; where the server was quicker with a question of one option, answer the next."""
        while True:
            decision = self.until_asked()
            reply = self.answer(self._toss.choice(decision["options"])["key"])
            if reply["type"] == "done":
                return reply
            assert decision["forced"], reply
            while self.state["decisions"][:1] == [decision]:
                self.hear()

    def until(self, wanted: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Listen until the state is as wanted."""
        if not self.state:
            self.hear()
        while not wanted(self.state):
            self.hear()
        return self.state

    def until_asked(self) -> dict[str, Any]:
        state = self.until(lambda state: state["decisions"] or state["over"])
        return state["decisions"][0] if state["decisions"] else {}

    def play_to_the_end(self, seed: int = 1, most: int = 3000) -> dict[str, Any]:
        """Answer at random until the match is over."""
        toss = random.Random(seed)
        for _ in range(most):
            decision = self.until_asked()
            if not decision:
                return self.state
            reply = self.answer(toss.choice(decision["options"])["key"])
            assert reply["type"] == "done" or reply["code"] in ("stale-answer", "not-asked", "over"), reply
        raise AssertionError("the match does not end")


def sent(view: Any) -> Any:
    """A view as it comes over the net: without the difference between tuples and lists."""
    return json.loads(json.dumps(view))


def wait_until(fact: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not fact():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)
