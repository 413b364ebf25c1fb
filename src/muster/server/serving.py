"""Serving the application with uvicorn until someone stops it."""

from __future__ import annotations

import socket
import sys
import time
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from muster.kernel.errors import OptionError
from muster.server.app import App, create_app
from muster.server.connections import guarded, raise_the_limit_of_files, shared_out
from muster.server.gc_schedule import GcSchedule
from muster.server.logs import Logs
from muster.server.settings import Settings, check
from muster.server.store import open_store
from muster.server.store.private import keep_private

SWITCH_SECONDS = 0.0005
TICKS_A_SECOND = 10  # of the server's main loop
BACKLOG = 2048
LARGEST_MESSAGE = 64 * 1024


class Server(uvicorn.Server):
    """Says where it can be reached as soon as it can, and keeps house once a second."""

    announce: Any = None
    beat: Callable[[], None] | None = None  # says every second that this process lives

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        self.gc_schedule = GcSchedule(time.monotonic(), time.process_time())
        self.gc_schedule.begin()
        if self.started and self.announce is not None:
            self.announce()

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS_A_SECOND == 0:
            self.gc_schedule.tidy(time.monotonic(), time.process_time())
            if self.beat is not None:
                self.beat()
        return await super().on_tick(counter)


def serve(settings: Settings, announce: Any = None) -> None:
    """Serve until interrupted; answers under way are stored, sockets are told to come back."""
    check(settings)
    keep_private()
    listening = listen(settings.host, settings.port)
    # What is wrong with the store is one clear line before anything is served, not a start that failed half-way.
    open_store(settings.database_url, settings.durability, synchronous=settings.synchronous).close()
    host, port = listening.getsockname()[:2]

    def say() -> None:
        if announce is not None:
            announce(address(str(host), int(port)))

    if settings.processes == 1:
        serve_on([listening], settings, announce=say)
        return
    from muster.server.processes import Processes

    listening.listen(BACKLOG)
    Processes(settings, listening, Logs(settings.log), say).run()


def serve_on(
    listening: list[socket.socket],
    settings: Settings,
    number: int = 0,
    *,
    announce: Callable[[], None] | None = None,
    beat: Callable[[], None] | None = None,
) -> None:
    """Serve on sockets that are there already. ``number``: which of several processes this is."""
    # The writer needs the interpreter for moments between waits for the disk; the loop must not make it wait for it.
    sys.setswitchinterval(SWITCH_SECONDS)
    keep_private()
    if settings.own_ports:
        listening = [*listening, listen("127.0.0.1", settings.own_ports + number)]
    tables, _ = shared_out(raise_the_limit_of_files(), settings.sockets)
    if tables < settings.sockets:
        Logs(settings.log).warning("fewer-sockets", sockets=tables, reason="the system allows too few open files")
        settings = msgspec.structs.replace(settings, sockets=tables)
    server = Server(configured(create_app(settings), settings))
    server.announce = announce
    server.beat = beat
    server.run(sockets=listening)


def configured(app: App, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    _, most = shared_out(raise_the_limit_of_files(), settings.sockets)
    return uvicorn.Config(
        app,
        loop="auto",
        http=guarded(settings, app.metrics, most),
        access_log=False,
        log_level="error",
        server_header=False,
        date_header=True,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies or [],
        ws_max_size=LARGEST_MESSAGE,
        ws_max_queue=32,
        ws_per_message_deflate=False,  # a third of a megabyte per socket, and more time than making the message
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        timeout_graceful_shutdown=5,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket on the address, before anything else is done: a port that is taken is one clear line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise OSError(error.errno, error.strerror, f"{host}:{port}") from None
    except TypeError:  # Python's word for a name that no address can be looked up for
        listening.close()
        raise OptionError(f"host: {host!r} is no name or address of a machine") from None
    listening.set_inheritable(True)
    return listening


def address(host: str, port: int) -> str:
    """The address to open in a browser."""
    shown = {"0.0.0.0": "localhost", "127.0.0.1": "localhost", "::": "localhost"}.get(host, host)
    return f"http://{f'[{shown}]' if ':' in shown else shown}:{port}/"
