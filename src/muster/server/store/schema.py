"""The tables of the database. A match is its row, its seats and its answers; snapshots are a cache."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    true,
)

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
    Column("shown", Text, index=True),  # an account's shown name in lower case: nobody else may take it
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
    Column("agent", Text, nullable=False, server_default=""),  # which browser, in a few words
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False, server_default="0"),  # when it was last renewed
    Column("expires_at", BigInteger, nullable=False, index=True),
)

KEYS: Final = Table(
    "keys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("label", Text, nullable=False),
    Column("key_hash", Text, nullable=False, unique=True),
    Column("scopes", Text, nullable=False, server_default="read play host"),  # with spaces between
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),  # none: keys of the first versions go on until they are ended
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
    Column("state", Text, nullable=False, index=True),  # room (not begun), running, over, closed
    Column("reason", Text, nullable=False),  # why it is closed
    Column("listed", Boolean, nullable=False),  # shown among the tables that anybody may join or watch
    Column("private", Boolean, nullable=False),  # for its host's eyes only: played on from somewhere, or imported
    Column("pace", Text, nullable=False),  # live, days
    Column("language", Text, nullable=False, server_default="en"),  # what is spoken at the table
    Column("made_at", BigInteger, nullable=False),
    Column("watch", Boolean, nullable=False, server_default=true()),  # may anyone with the address watch?
    Column("shared", Boolean, nullable=False, server_default=false()),  # may a guest take several seats?
    Column("rematch", Text),  # the match that the same people play next
    Column("lesson", Text),  # the lesson of its game that it follows
    Column("turn", Integer, nullable=False, server_default="0"),  # how often seats, notes or these columns have changed
    Column("guided", Boolean, nullable=False, server_default=true()),  # is its player guided through the lesson?
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
    Column("reserved", Text, ForeignKey("people.id", ondelete="SET NULL"), index=True),  # whose seat a rematch keeps
    Column("resigned", Boolean, nullable=False, server_default=false()),  # its person gave up; a bot plays on
    Column("ends", Boolean, nullable=False, server_default=false()),  # its person agrees to end the match as it is
)

# What happened at the table that is no answer: who sat down, for whom a bot plays, who resigned. Open to every viewer.
NOTES: Final = Table(
    "notes",
    METADATA,
    Column("match", Text, ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("seq", Integer, nullable=False),  # after so many answers
    Column("kind", Text, nullable=False),
    Column("seat", Integer),  # whose seat it is about
    Column("name", Text, nullable=False),  # the name there
    Column("by", Text, nullable=False),  # the name of who did it
    Column("at", BigInteger, nullable=False),
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

# What is below is of the moment only: PostgreSQL keeps no log of it, and no backup holds it.

PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("kind", Text, nullable=False),  # server, worker
    Column("version", Text, nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),  # by the clock of the database, like started_at
    Column("sockets", Integer, nullable=False),
    Column("matches", Integer, nullable=False),
)

THOUGHTS: Final = Table(
    "thoughts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("asked_by", Text, nullable=False),  # the server that waits for it
    Column("rank", Integer, nullable=False),
    Column("lane", Text, nullable=False),  # whose table it is
    Column("turn", BigInteger, nullable=False),  # the turn of its lane
    Column("task", LargeBinary, nullable=False),
    Column("asked_at", BigInteger, nullable=False),
    Column("taken_by", Text),  # the worker that thinks about it
    Column("taken_at", BigInteger),
    Column("thought", LargeBinary),
)
OF_THE_MOMENT: Final = (PROCESSES, THOUGHTS)

Index("ix_thoughts_rank", THOUGHTS.c.rank, THOUGHTS.c.turn)
Index("ix_matches_lobby", MATCHES.c.listed, MATCHES.c.state)
