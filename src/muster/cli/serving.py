"""``muster serve``, ``muster backup`` and ``muster restore``: thin, the work is in muster.server."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

from muster.kernel.errors import MusterError

NEEDED = ("litestar", "uvicorn", "sqlalchemy", "alembic", "argon2")


def must_have_the_server() -> None:
    """The server is an extra; whoever lacks it is told how to get it."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise MusterError(f"the server needs {', '.join(missing)}: pip install 'muster[web]'")


def serve(flags: dict[str, object], file: Path | None, *, browser: bool) -> None:
    """Serve until somebody stops it."""
    must_have_the_server()
    from muster.server.serving import serve as work
    from muster.server.settings import gathered

    def announce(address: str) -> None:
        print(f"muster: {address}", flush=True)
        if browser:
            import webbrowser

            webbrowser.open(address)

    settings = gathered(flags, file)
    if settings.log == "json" and sys.stderr.isatty() and "log" not in flags:
        settings = gathered({**flags, "log": "text"}, file)
    work(settings, announce)
