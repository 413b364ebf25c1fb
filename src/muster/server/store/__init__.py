"""What is kept: matches as records, people, sessions, keys; on SQLite, PostgreSQL, or in memory for tests."""

from __future__ import annotations

from muster.server.store.store import Store, open_store

__all__ = ["Store", "open_store"]
