"""The tables of the database. A match is its row, its seats and its answers; snapshots are a cache."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are milliseconds since 1970 in UTC; what is called JSON is text made and read by msgspec. Secrets of people
# (invites, session tokens, keys) are kept as hashes only.

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),  # guest, account
    Column("login", Text, unique=True),  # an account's name in lower case
    Column("password", Text),  # argon2
    Column("language", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("csrf", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False, index=True),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("key_hash", Text, nullable=False, unique=True),
    Column("made_at", BigInteger, nullable=False),
)

PACKS: Final = Table(
    "packs",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("stored", Text, nullable=False),
)

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("content_hash", Text, ForeignKey("packs.hash"), nullable=False),
    Column("pack", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("seed", Text),  # none where the match began from a root
    Column("commitment", Text, nullable=False),
    Column("root", LargeBinary),  # the snapshot that an imagined match began from
    Column("roots", Text, nullable=False),  # JSON: where it went on from a snapshot under other rules
    Column("told", Text, nullable=False),  # JSON: what happened before the first answer
    Column("host", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("state", Text, nullable=False, index=True),  # running, over, closed
    Column("reason", Text, nullable=False),  # why it is closed
    Column("listed", Boolean, nullable=False),  # shown among the tables that anybody may join or watch
    Column("private", Boolean, nullable=False),  # for its host's eyes only: played on from somewhere, or imported
    Column("pace", Text, nullable=False),  # live, days
    Column("language", Text, nullable=False, server_default="en"),  # what is spoken at the table
    Column("made_at", BigInteger, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", Text, nullable=False),  # person, bot, open, device
    Column("name", Text, nullable=False),
    Column("person", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", Text),  # who plays, where that is a bot: also for a person who has handed the seat over
    Column("invite_hash", Text),
)

ANSWERS: Final = Table(
    "answers",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),  # empty: a take-back
    Column("hash", Text),  # the state after it, where the record notes it
    Column("told", Text, nullable=False),  # JSON: what happened; a cache, the record tells it anew
    Column("after", Text, nullable=False),  # JSON: who is asked, round, open scores; a cache as well
    Column("at", BigInteger, nullable=False),
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # after so many answers
    Column("data", LargeBinary, nullable=False),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

Index("ix_matches_lobby", MATCHES.c.listed, MATCHES.c.state)
