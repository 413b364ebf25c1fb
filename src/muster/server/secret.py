"""Secrets that are handed out once and kept as hashes only: invites, session tokens, keys."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_secret() -> str:
    """A secret of 192 bits that fits into an address."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    """What the store keeps of a secret. A plain hash will do: there is nothing to guess in 192 bits."""
    return sha256(secret.encode()).hexdigest()
