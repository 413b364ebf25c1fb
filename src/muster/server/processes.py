"""Several server processes on one port: a parent that starts them, looks after them and replaces them one by one.

The parent holds the listening socket and serves nobody. Each child accepts connections from the same socket, so one
that is dead or stopped is simply not the one that accepts. Each child gives a sign of life every second; one that gives
none is killed, because its sockets would hang as long as it does, and replaced.

SIGTERM ends all. SIGHUP replaces all, one after another, each by whatever version is installed by then: a rolling
update.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Final

import msgspec

from muster.server.logs import Logs
from muster.server.settings import Settings

STARTING: Final = 60.0  # seconds that a child may take before its first sign of life
SILENT: Final = 4.0  # seconds without a sign of life, after which a child is killed
LEAVING: Final = 10.0  # seconds that a child may take to leave
LONGEST_PAUSE: Final = 10.0  # before a child that does not start is tried again


class Child:
    """One process, and the pipe on which it says that it lives."""

    def __init__(self, number: int, settings: Settings, listening: socket.socket) -> None:
        self.number = number
        ours, theirs = os.pipe()
        os.set_blocking(ours, False)
        plain = msgspec.json.encode(settings).decode()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "muster.server.child", str(number), str(listening.fileno()), str(theirs), plain],
            pass_fds=(listening.fileno(), theirs),
        )
        os.close(theirs)
        self.pipe = ours
        self.started_at = time.monotonic()
        self.heard_at = 0.0  # when it last said that it lives
        self.leaving_since = 0.0
        self.killed = False

    @property
    def is_up(self) -> bool:
        return self.heard_at > 0

    @property
    def is_stuck(self) -> bool:
        """Is it time to kill it?"""
        moment = time.monotonic()
        if self.leaving_since:
            return moment - self.leaving_since > LEAVING
        if not self.is_up:
            return moment - self.started_at > STARTING
        return moment - self.heard_at > SILENT

    def hear(self) -> None:
        with contextlib.suppress(BlockingIOError):
            if os.read(self.pipe, 1024):
                self.heard_at = time.monotonic()

    def leave(self) -> None:
        """Ask it to finish what is under way and go."""
        self.leaving_since = time.monotonic()
        self.process.terminate()

    def bury(self) -> None:
        os.close(self.pipe)


class Processes:
    """The parent."""

    def __init__(self, settings: Settings, listening: socket.socket, logs: Logs, announce: Callable[[], None]) -> None:
        self.settings = settings
        self.listening = listening
        self.logs = logs
        self.children: dict[int, Child] = {}
        self._announce: Callable[[], None] | None = announce
        self._again_at: dict[int, float] = {}  # when to start a child again
        self._pause: dict[int, float] = {}
        self._to_replace: list[int] = []
        self._ending = False

    def run(self) -> None:
        """Look after the children until someone ends it."""
        for wanted in (signal.SIGTERM, signal.SIGINT):
            signal.signal(wanted, self._end)
        if hasattr(signal, "SIGHUP"):
            signal.signal(signal.SIGHUP, self._replace)
        for number in range(self.settings.processes):
            self._start(number)
        while self.children or not self._ending:
            pipes = [child.pipe for child in self.children.values()]
            ready, _, _ = select.select(pipes, [], [], 0.2)
            for child in list(self.children.values()):
                if child.pipe in ready:
                    child.hear()
            self.look()

    def look(self) -> None:
        """Bury the dead, kill those that are stuck, start what is missing."""
        for number, child in list(self.children.items()):
            if child.process.poll() is not None:
                self._is_dead(number, child)
            elif child.is_stuck and not child.killed:
                self.logs.error("process-stuck", count=number)
                child.killed = True
                child.process.kill()
        if self._ending:
            return
        moment = time.monotonic()
        for number in range(self.settings.processes):
            if number not in self.children and self._again_at.get(number, 0.0) <= moment:
                self._start(number)
        all_up = len(self.children) == self.settings.processes and all(child.is_up for child in self.children.values())
        if all_up and self._announce is not None:
            self._announce()
            self._announce = None
        if all_up:
            self._pause.clear()
            if self._to_replace:
                self.children[self._to_replace.pop(0)].leave()

    def _start(self, number: int) -> None:
        self.children[number] = Child(number, self.settings, self.listening)

    def _is_dead(self, number: int, child: Child) -> None:
        child.bury()
        del self.children[number]
        if self._ending:
            return
        if child.leaving_since:
            self._again_at[number] = 0.0
            return
        self.logs.error("process-ended", count=number, status=child.process.returncode)
        # One that dies again and again is not started more and more often.
        pause = self._pause[number] = min(LONGEST_PAUSE, self._pause.get(number, 0.1) * 2)
        self._again_at[number] = time.monotonic() + pause

    def _end(self, signal_number: int, frame: FrameType | None) -> None:
        self._ending = True
        for child in self.children.values():
            child.leave()

    def _replace(self, signal_number: int, frame: FrameType | None) -> None:
        self._to_replace = list(range(self.settings.processes))
