"""Play over the net: matches on tables, people in seats, everything stored before it is acknowledged.

    from muster.server import Settings, create_app
    app = create_app(Settings())

Read ``docs/server/protocol.md`` for what is said over the wire and ``docs/server/hosting.md`` for running it. The
parts, from the bottom up:

* ``store/``    tables of the database, one writer that commits in groups, migrations, backup
* ``live``      one match in play: its owner takes commands one after another
* ``match_registry``  all matches that are open in memory, and how one is opened
* ``present``   what one viewer is told of a match
* ``bot_pool``  bots in processes of their own
* ``routes/``   HTTP and WebSocket
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from muster.server.app import create_app
    from muster.server.settings import Settings

__all__ = ["Settings", "create_app"]


def __getattr__(name: str) -> Any:
    """Loaded when first asked for: help and bot processes need neither."""
    if name == "create_app":
        from muster.server.app import create_app

        return create_app
    if name == "Settings":
        from muster.server.settings import Settings

        return Settings
    raise AttributeError(name)
