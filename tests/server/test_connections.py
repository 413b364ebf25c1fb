"""Connections that say nothing, half of something or too much: they cost their owner, not everybody else."""

from __future__ import annotations

import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from tests.server.setting import Running, serving, wait_until

from muster.server.connections import FILES_OF_OUR_OWN, Guarded, shared_out
from muster.server.settings import proxies

GET = b"GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n"


@contextmanager
def lines(port: int, many: int) -> Iterator[list[socket.socket]]:
    """Open connections on which nobody has said anything yet."""
    with ExitStack() as stack:
        yield [stack.enter_context(socket.create_connection(("127.0.0.1", port), 20)) for _ in range(many)]


def said_on(line: socket.socket, seconds: float = 10.0) -> bytes:
    """All that comes until the other side hangs up; an error where it does not."""
    line.settimeout(seconds)
    said = b""
    with suppress(ConnectionResetError):
        while more := line.recv(65536):
            said += more
    return said


def open_still(line: socket.socket) -> bool:
    """Has the other side neither spoken nor hung up?"""
    return not select.select([line], [], [], 0)[0]


def test_a_connection_that_says_nothing_is_closed() -> None:
    with serving(head_seconds=0.5) as server, lines(server.port, 1) as (line,):
        start = time.monotonic()
        assert said_on(line) == b""
        assert 0.3 < time.monotonic() - start < 5


@pytest.mark.parametrize("beginning", [GET[:20], b"GET / HTTP/1.1\r\n", b"G"])
def test_half_a_head_is_not_waited_for(beginning: bytes) -> None:
    with serving(head_seconds=0.5) as server, lines(server.port, 1) as (line,):
        line.sendall(beginning)
        said = said_on(line)
    assert said.startswith(b"HTTP/1.1 408 ")
    assert b"The request took too long to arrive." in said


def test_a_head_that_drips_is_not_waited_for() -> None:
    """Each byte comes in time, the head does not."""
    with serving(head_seconds=1.0) as server, lines(server.port, 1) as (line,):
        start = time.monotonic()
        line.sendall(b"GET / HTTP/1.1\r\nX-Drip: ")
        while open_still(line):
            line.sendall(b"x")
            assert time.monotonic() - start < 10
            time.sleep(0.05)
        assert time.monotonic() - start > 0.8


@pytest.mark.parametrize("path", ["/api/me", "/nothing-here"])
def test_a_body_that_does_not_come_is_not_waited_for(path: str) -> None:
    with serving(body_seconds=0.5) as server, lines(server.port, 1) as (line,):
        head = (
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n"
        )
        line.sendall(head.encode() + b'{"na')
        start = time.monotonic()
        said_on(line)
        assert time.monotonic() - start < 5
        assert server.app.metrics.errors == 0


def test_a_kept_connection_may_be_used_again_and_again() -> None:
    with serving(head_seconds=1.0, body_seconds=1.0) as server, httpx.Client(base_url=server.url) as http:
        for _ in range(8):
            assert http.get("/health").status_code == 200
            time.sleep(0.2)
        assert http.post("/api/me", json={"name": "Ada"}, headers={"x-csrf-token": "no"}).status_code in (401, 403)


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X-Many: x\r\n" * 101 + b"\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: " + b"x" * 40_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: " + b"x" * 80_000,
    ],
)
def test_a_head_that_is_too_long_is_refused(server: Running, head: bytes) -> None:
    with lines(server.port, 1) as (line,):
        with suppress(ConnectionError):  # it may be refused before we have said all of it
            line.sendall(head)
        said = said_on(line)
    assert not said or said.startswith(b"HTTP/1.1 431 ")
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_what_is_no_http_is_refused_in_a_sentence(server: Running) -> None:
    with lines(server.port, 1) as (line,):
        line.sendall(b"HELLO there\r\n\r\n")
        said = said_on(line)
    assert said.startswith(b"HTTP/1.1 400 ")
    assert b"This is not an HTTP request." in said


def test_one_address_holds_so_many_connections() -> None:
    with serving(connections_per_address=5, trusted_proxies="") as server, lines(server.port, 5) as held:
        time.sleep(0.2)
        with lines(server.port, 1) as (more,):
            assert said_on(more).startswith(b"HTTP/1.1 429 ")
        assert all(open_still(line) for line in held)
        held[0].close()
        wait_until(lambda: accepted(server))


def accepted(server: Running) -> bool:
    with lines(server.port, 1) as (line,):
        line.sendall(GET.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        return said_on(line).startswith(b"HTTP/1.1 200 ")


def test_behind_a_trusted_proxy_are_many() -> None:
    proxy = "10.0.0.0/8, 127.0.0.1"
    with serving(connections_per_address=5, trusted_proxies=proxy) as server, lines(server.port, 20):
        assert accepted(server)


def test_the_one_that_is_idle_longest_makes_room() -> None:
    """All places are taken by connections that say nothing: whoever has something to ask is let in."""
    with serving() as server:
        http = server._server.config.http_protocol_class
        assert issubclass(http, Guarded)
        http.guard.most = 10
        with lines(server.port, 10) as idle:
            time.sleep(0.2)
            assert accepted(server)
            wait_until(lambda: not open_still(idle[0]))
            assert open_still(idle[-1])


def test_files_are_shared_out_between_tables_and_requests() -> None:
    assert shared_out(1 << 20, 5000) == (5000, 5000)
    tables, others = shared_out(1024, 5000)
    assert tables + others + FILES_OF_OUR_OWN <= 1024
    assert min(tables, others) > 400


def test_networks_of_proxies() -> None:
    assert [str(each) for each in proxies("127.0.0.1, 10.0.0.0/8,::1")] == ["127.0.0.1/32", "10.0.0.0/8", "::1/128"]
    assert [str(each) for each in proxies("*")] == ["0.0.0.0/0", "::/0"]
    assert proxies("") == ()


@pytest.mark.skipif(sys.platform == "win32", reason="no limits of files to set")
def test_eleven_hundred_idle_connections_do_not_shut_the_door(tmp_path: Path) -> None:
    """A server that was started with the usual 1,024 open files, and one machine that holds more than that open."""
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    mine = 4096
    if hard != resource.RLIM_INFINITY and hard < mine:
        pytest.skip("this system allows too few open files")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    command = [sys.executable, "-m", "muster.cli.main", "serve", "--port", "0", "--data", str(tmp_path)]
    settings = {"MUSTER_LOG": "json", "MUSTER_WARM_UP": "false", "MUSTER_HEAD_SECONDS": "300"}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **settings},
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (1024, 1024)),  # not even raising it helps
    )
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(before[0], mine), hard))
        assert process.stdout is not None
        found = re.search(r"http://\S+:(\d+)/", process.stdout.readline())
        assert found is not None
        port = int(found[1])
        with lines(port, 1100):
            codes = [httpx.get(f"http://127.0.0.1:{port}/health", timeout=10).status_code for _ in range(12)]
        assert codes == [200] * 12
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
        process.send_signal(signal.SIGTERM)
        _, logged = process.communicate(timeout=30)
    assert "fewer-sockets" in logged
    assert "Traceback" not in logged
