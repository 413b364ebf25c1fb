"""Where this copy came from, and so what to type for what is missing; what must work on other systems."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from importlib.metadata import PackageNotFoundError
from pathlib import Path

import pytest

from muster import installed

SOURCES = Path(__file__).parents[1] / "src" / "muster"

# What Python has on some systems only. Code that needs one of them asks whether it is there, and has another way.
POSIX_ONLY = {
    *("crypt", "curses", "fcntl", "grp", "nis", "ossaudiodev", "pty", "pwd", "readline", "resource", "syslog"),
    *("termios", "tty"),
}
POSIX_ONLY_NAMES = {
    "os": {
        *("chown", "chroot", "fchmod", "fchown", "fork", "forkpty", "getegid", "geteuid", "getgid", "getloadavg"),
        *("getpgid", "getuid", "initgroups", "killpg", "lchown", "mkfifo", "mknod", "nice", "openpty", "pread"),
        *("pwrite", "sched_getaffinity", "sched_setaffinity", "setgid", "setpgid", "setsid", "setuid", "sysconf"),
        *("uname", "wait", "wait3", "wait4"),
    },
    "signal": {
        *("ITIMER_PROF", "ITIMER_REAL", "SIGALRM", "SIGCHLD", "SIGHUP", "SIGKILL", "SIGPIPE", "SIGPROF", "SIGQUIT"),
        *("SIGUSR1", "SIGUSR2", "SIGWINCH", "alarm", "pause", "pthread_kill", "pthread_sigmask", "setitimer"),
        "sigwait",
    },
}
# These ask in another way: they read /proc first, or are called only where the name is there.
ASKED_BEFORE = {"cpu_seconds", "memory_used", "_limited_by_the_system"}


class Came:
    """A distribution as pip notes it."""

    def __init__(self, origin: dict[str, object] | None) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.origin is None else json.dumps(self.origin)


@pytest.mark.parametrize(
    "origin, command",
    [
        (None, "pip install 'muster-games[web]'"),
        (
            {"url": "file:///home/ana/muster_games-0.1.0-py3-none-any.whl", "archive_info": {}},
            "pip install 'muster-games[web] @ file:///home/ana/muster_games-0.1.0-py3-none-any.whl'",
        ),
        (
            {"url": "file:///home/ana/my%20games/muster", "dir_info": {"editable": True}},
            "pip install -e '/home/ana/my games/muster[web]'",
        ),
        ({"url": "file:///home/ana/muster", "dir_info": {}}, "pip install '/home/ana/muster[web]'"),
    ],
)
def test_an_extra_comes_from_where_this_copy_came(
    origin: dict[str, object] | None, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(installed, "distribution", lambda name: Came(origin))
    assert installed.how_to_get("web") == command


def test_sources_that_were_never_installed_are_installed_as_they_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere(name: str) -> Came:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(installed, "distribution", nowhere)
    assert installed.how_to_get("web") == f"pip install -e '{SOURCES.parents[1]}[web]'"


def imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [name.name.partition(".")[0] for name in node.names]
    if isinstance(node, ast.ImportFrom) and node.level == 0:
        return [(node.module or "").partition(".")[0]]
    return []


def test_no_module_needs_what_only_some_systems_have() -> None:
    """At the top of a module such an import would keep Windows out."""
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            for name in imported(node):
                assert name not in POSIX_ONLY, f"{path.relative_to(SOURCES)} imports {name}"


def names_used(function: ast.AST) -> set[str]:
    """``os.fork`` and the like in a function."""
    return {
        f"{node.value.id}.{node.attr}"
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in POSIX_ONLY_NAMES
    }


def test_no_function_takes_for_granted_what_only_some_systems_have() -> None:
    missing_elsewhere = {f"{module}.{name}" for module, names in POSIX_ONLY_NAMES.items() for name in names}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name in ASKED_BEFORE:
                continue
            asks = any(isinstance(part, ast.Name) and part.id == "hasattr" for part in ast.walk(node))
            taken = names_used(node) & missing_elsewhere
            assert asks or not taken, f"{path.relative_to(SOURCES)}:{node.lineno} {node.name}: {sorted(taken)}"


def test_without_them_a_match_is_played_saved_and_served(tmp_path: Path) -> None:
    program = f"""
import os, signal, sys
for name in {sorted(POSIX_ONLY)!r}:
    sys.modules[name] = None
for name in {sorted(POSIX_ONLY_NAMES["os"])!r}:
    vars(os).pop(name, None)
for name in {sorted(POSIX_ONLY_NAMES["signal"])!r}:
    vars(signal).pop(name, None)
import muster
from muster.cli.main import app
import muster.cli.menu, muster.lab.arena, muster.lab.fuzz, muster.server.serving, muster.server.app
from muster.server.store.store import open_store

match = muster.new("monster-lands", seats=2, seed=1)
for _ in range(20):
    match.play(match.decision.options[0])
assert muster.load(match.to_bytes()).state_hash == match.state_hash
open_store("sqlite:///{(tmp_path / "muster.db").as_posix()}").close()
assert muster.lab.arena.run("monster-lands", ["random"], 2, processes=1).matches == 2
assert muster.lab.fuzz.run("monster-lands", 2, bots=["random"], processes=1).ok
app(["replay", "--help"], standalone_mode=False)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
