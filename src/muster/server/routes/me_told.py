"""Sessions and keys as they are told to their owner."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from muster.server.messages import ApiKey, SessionTold
from muster.server.store.people import KeyRow, SessionRow
from muster.server.visitors import Visitor, session_id
from muster.server.words import iso


def session_told(row: SessionRow, visitor: Visitor) -> SessionTold:
    return SessionTold(
        session_id(row.token_hash),
        row.agent,
        iso(row.made_at),
        iso(row.used_at),
        iso(row.expires_at),
        row.token_hash == visitor.secret_hash,
    )


def key_told(row: KeyRow, key: str | UnsetType = UNSET) -> ApiKey:
    scopes: list[Any] = list(row.scopes)
    return ApiKey(
        row.id, row.label, scopes, iso(row.made_at), None if row.expires_at is None else iso(row.expires_at), key
    )
