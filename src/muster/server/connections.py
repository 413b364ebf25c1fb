"""What a connection may take before anything of ours is asked: places, time and length.

Nobody waits for ever on a connection that says nothing, or half a sentence: each has a time for the head of a request
and one for its body. One address holds a limited number of connections, except for proxies that we trust,
for behind them are many. When the places run out, the connection that has been idle for longest makes room; a table
that someone sits at is none of these, it has limits of its own.
"""

from __future__ import annotations

import contextlib
from asyncio import TimerHandle, Transport
from collections import OrderedDict
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol

from muster.server.live import ENCODER
from muster.server.metrics import Metrics
from muster.server.middleware import network_of
from muster.server.problems import problem
from muster.server.settings import Settings, is_among, proxies
from muster.server.words import DEFAULT, say

MOST_HEADERS: Final = 100
LONGEST_HEAD: Final = 32 * 1024  # the address and all headers
FILES_OF_OUR_OWN: Final = 128  # database, log, bots, listening sockets
FEWEST: Final = 64  # connections for plain requests, whatever the system allows


def raise_the_limit_of_files() -> int:
    """As many open files as the system allows this process; a connection is one. Returns how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit to raise
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, 1 << 20)
    with contextlib.suppress(ValueError, OSError):  # some systems have a lower limit of their own
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def shared_out(files: int, sockets: int) -> tuple[int, int]:
    """How many tables and how many other connections there may be with this many open files."""
    room = max(files - FILES_OF_OUR_OWN, 2 * FEWEST)
    tables = min(sockets, room // 2)
    return tables, min(room - tables, max(1000, sockets))


class Connections:
    """All connections on which requests come, and what each of them may take."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int) -> None:
        self.most = most
        self.per_address = settings.connections_per_address
        self.head_seconds = settings.head_seconds
        self.body_seconds = settings.body_seconds
        self.trusted = proxies(settings.trusted_proxies)
        self.metrics = metrics
        self._of: dict[str, int] = {}  # how many of each address
        self._open = 0
        self._idle: OrderedDict[Guarded, None] = OrderedDict()  # no request under way, the longest idle first

    def enter(self, address: str, client: str) -> int:
        """A place for a connection: 0, or the status with which it is refused."""
        self._of[address] = self._of.get(address, 0) + 1
        self._open += 1
        if self._of[address] > self.per_address and not is_among(client, self.trusted):
            return 429
        if self._open > self.most:
            if not self._idle:
                return 503
            longest, _ = self._idle.popitem(last=False)
            longest.close()
        return 0

    def leave(self, connection: Guarded, address: str) -> None:
        self._idle.pop(connection, None)
        self._open -= 1
        self._of[address] -= 1
        if not self._of[address]:
            del self._of[address]

    def idle(self, connection: Guarded, *, now: bool) -> None:
        """Is there no request under way on a connection?"""
        self._idle.pop(connection, None)
        if now:
            self._idle[connection] = None


class Guarded(HttpToolsProtocol):
    """A connection with limits."""

    guard: Connections  # of the server; a subclass per server carries it

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = network_of(self.client[0]) if self.client else "unknown"
        self._placed = True
        self._timer: TimerHandle | None = None
        self._in_head = True
        self._head_ended = False  # in what has just come
        self._head = 0
        self._answering = False
        status = self.guard.enter(self._address, self.client[0] if self.client else "")
        if status:
            self._refuse(status)
            return
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        began_in_head = self._in_head
        if began_in_head and self._timer is None:
            self._wait_for_head()  # the next request on a connection that was kept
        self._head_ended = False
        super().data_received(data)
        # A whole request in one piece is behind us: its body is no part of the head that comes next.
        if self._in_head and began_in_head and not self._head_ended and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self.guard.idle(self, now=False)

    def on_headers_complete(self) -> None:
        if self.transport.is_closing():
            return
        length = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if len(self.headers) > MOST_HEADERS or length > LONGEST_HEAD:
            self._refuse(431)
            return
        self._in_head = False
        self._head_ended = True
        self._head = 0
        self._answering = True
        self._wait(self.guard.body_seconds, self._body_is_late)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._in_head = True
        self._wait(0, None)
        if not self.transport.is_closing():
            super().on_message_complete()

    def on_body(self, body: bytes) -> None:
        if not self.transport.is_closing():
            super().on_body(body)

    def on_response_complete(self) -> None:
        self._answering = bool(self.pipeline)
        super().on_response_complete()
        self.guard.idle(self, now=not self._answering)

    def handle_websocket_upgrade(self) -> None:
        self._leave()  # a table has limits of its own
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """What uvicorn says to what is no HTTP; we have said something else already, or say it in our form."""
        if not self.transport.is_closing():
            self._refuse(400)

    def close(self) -> None:
        """Make room for someone else."""
        self.transport.close()

    # -- waiting and refusing ------------------------------------------------------------------------------------

    def _wait(self, seconds: float, late: Any) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if late is not None:
            self._timer = self.loop.call_later(seconds, late)

    def _wait_for_head(self) -> None:
        self.guard.idle(self, now=not self._answering)
        self._wait(self.guard.head_seconds, self._head_is_late)

    def _head_is_late(self) -> None:
        if self._head:
            self._refuse(408)
        else:
            self.transport.close()  # it has not said a word

    def _body_is_late(self) -> None:
        if not self._answering or self.cycle.response_started:
            self.transport.abort()
        else:
            self._refuse(408)

    def _leave(self) -> None:
        self._wait(0, None)
        if self._placed:
            self._placed = False
            self.guard.leave(self, self._address)

    def _refuse(self, status: int) -> None:
        """Say why in a sentence and hang up."""
        self.guard.metrics.refused += 1
        self._wait(0, None)
        if self.transport.is_closing():
            return
        code = REFUSALS[status]
        told = problem(code, say(DEFAULT, f"problem-{code}"))
        body = ENCODER.encode(told)
        head = (
            b"content-type: application/problem+json\r\nconnection: close\r\ncache-control: no-store\r\n"
            b"content-length: %d\r\n\r\n" % len(body)
        )
        self.transport.write(STATUS_LINE[status] + head + body)
        self.transport.close()


REFUSALS: Final = {400: "no-http", 408: "too-slow", 429: "too-many-requests", 431: "too-long", 503: "busy"}


def guarded(settings: Settings, metrics: Metrics, most: int) -> type[Guarded]:
    """The class of the connections of one server."""
    return type("GuardedHere", (Guarded,), {"guard": Connections(settings, metrics, most)})
