"""A real pseudo-terminal with the muster command in it."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

import muster

SOURCES = str(Path(muster.__file__).parents[1])
CODES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
PATIENCE = 30.0


def environment(data: Path, **more: str) -> dict[str, str]:
    """A clean environment: English, saves in a folder of the test's own."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME", "SYSTEMROOT", "TMPDIR")}
    path = os.pathsep.join([SOURCES, *os.environ.get("PYTHONPATH", "").split(os.pathsep)]).rstrip(os.pathsep)
    return {
        **kept,
        "PYTHONPATH": path,
        "XDG_DATA_HOME": str(data),
        "TERM": "xterm-256color",
        "LANG": "C.UTF-8",
        "PYTHONUTF8": "1",
        **more,
    }


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "muster.cli.main", *arguments]


class Terminal:
    """Types lines and waits for texts; what has been shown is kept without colours."""

    def __init__(self, data: Path, *arguments: str, columns: int = 100, lines: int = 40, **more: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.process = subprocess.Popen(
            command(*arguments),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(data, **more),
            cwd=data.parent,
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.raw = ""
        self._seen = 0

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    @property
    def shown(self) -> str:
        return CODES.sub("", self.raw).replace("\r", "")

    @property
    def news(self) -> str:
        """What has been shown since the latest line was typed."""
        return CODES.sub("", self.raw[self._seen :]).replace("\r", "")

    def wait_for(self, text: str) -> str:
        """Read on until this text is among the news."""
        return self.wait_for_any(text)

    def wait_for_any(self, *texts: str) -> str:
        """Read on until one of these texts is among the news."""
        end = time.monotonic() + PATIENCE
        while not any(text in self.news for text in texts):
            if not self._read(end):
                raise AssertionError(f"{' or '.join(texts)!r} did not come; there was:\n{self.news}")
        self._read(time.monotonic() + 0.15)
        return self.news

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.master], [], [], max(0.0, end - time.monotonic()))
        if not ready:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:  # the other side is closed
            return False
        self.raw += data.decode("utf-8", "replace")
        return bool(data)

    def type(self, line: str) -> None:
        self._seen = len(self.raw)
        os.write(self.master, f"{line}\n".encode())

    def press_ctrl_c(self) -> None:
        self._seen = len(self.raw)
        os.write(self.master, b"\x03")

    def kill(self) -> None:
        """As a power cut does it: no handler runs."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def ends_with(self) -> int:
        """Wait for the end and give the exit code."""
        while self._read(time.monotonic() + PATIENCE):
            pass
        return self.process.wait(PATIENCE)


def _own_terminal() -> None:
    """Make the pseudo-terminal the controlling one, so that Ctrl-C reaches the command.

    Whoever runs the tests in the background has Ctrl-C ignored, and children inherit that.
    """
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
