"""``muster serve``, ``muster backup`` and ``muster restore``: thin, the work is in muster.server."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from typing import Any

from typer.core import TyperCommand

from muster.installed import how_to_get
from muster.kernel.errors import MusterError

NEEDED = ("litestar", "uvicorn", "sqlalchemy", "alembic", "argon2", "prometheus_client")
NAMED_BY_FLAGS = ("host", "port", "data", "database")


class WithSettings(TyperCommand):
    """A command whose help lists all settings of the server."""

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        from muster.server.settings import fields

        with formatter.section("Settings (--set NAME=VALUE, MUSTER_NAME in the environment, or a TOML file)"):
            formatter.write_dl(
                [(name, explained_with_default(name)) for name in fields() if name not in NAMED_BY_FLAGS]
            )


def explained_with_default(name: str) -> str:
    from muster.server.settings import explained, fields

    default = fields()[name].default
    shown = str(default).lower() if isinstance(default, bool) else default
    return f"{explained(name)} [{shown}]" if default not in ("", None) else explained(name)


def must_have_the_server() -> None:
    """The server is an extra; without it you are told how to get it."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise MusterError(f"the server needs {', '.join(missing)}: {how_to_get('web')}")


def settings_of(flags: dict[str, object], file: Path | None) -> Any:
    """The settings from flags, environment and file."""
    from muster.server.settings import gathered

    if file is None and os.environ.get("MUSTER_CONFIG"):
        file = Path(os.environ["MUSTER_CONFIG"])
    return gathered(flags, file)


def serve(flags: dict[str, object], file: Path | None, *, browser: bool) -> None:
    """Serve until someone stops it."""
    must_have_the_server()
    from muster.server.serving import serve as work

    def announce(address: str) -> None:
        print(f"muster: {address}", flush=True)
        if browser:
            import webbrowser

            webbrowser.open(address)

    if "log" not in flags and "MUSTER_LOG" not in os.environ and sys.stderr.isatty():
        flags = {**flags, "log": "text"}
    work(settings_of(flags, file), announce)


def think(flags: dict[str, object], file: Path | None) -> None:
    """Let bots of servers think here, until someone stops it."""
    must_have_the_server()
    from muster.server.bot_queue import work as think_for_them

    think_for_them(settings_of(flags, file))


def backup(flags: dict[str, object], file: Path | None, target: Path) -> None:
    """Write the store into a file."""
    must_have_the_server()
    from muster.server.store.backup import backup as work

    counts = work(settings_of(flags, file).database_url, target)
    print(f"muster: {counts['matches']} matches with {counts['answers']} answers in {target}")


def restore(flags: dict[str, object], file: Path | None, source: Path, *, replace: bool) -> None:
    """Fill the store from a file."""
    must_have_the_server()
    from muster.server.store.backup import restore as work

    counts = work(settings_of(flags, file).database_url, source, replace=replace)
    print(f"muster: {counts['matches']} matches with {counts['answers']} answers restored")
