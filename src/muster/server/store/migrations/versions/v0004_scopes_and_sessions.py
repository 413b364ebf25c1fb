"""A key says what it may do and until when; a session, in which browser it is and when it was last renewed; an account,
which shown name nobody else may take.

Keys that were made before may do what every key may, and go on until somebody ends them.
"""

from __future__ import annotations

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("keys", sa.Column("scopes", sa.Text(), nullable=False, server_default="read play host"))
    op.add_column("keys", sa.Column("expires_at", sa.BigInteger(), nullable=True))
    op.add_column("sessions", sa.Column("agent", sa.Text(), nullable=False, server_default=""))
    op.add_column("sessions", sa.Column("used_at", sa.BigInteger(), nullable=False, server_default="0"))
    op.execute("UPDATE sessions SET used_at = made_at")
    op.add_column("people", sa.Column("shown", sa.Text(), nullable=True))
    op.create_index(op.f("ix_people_shown"), "people", ["shown"], unique=False)
    connection = op.get_bind()
    accounts = connection.execute(sa.text("SELECT id, name FROM people WHERE kind = 'account'")).all()
    for person, name in accounts:
        shown = " ".join(unicodedata.normalize("NFKC", name).casefold().split())
        connection.execute(
            sa.text("UPDATE people SET shown = :shown WHERE id = :person"), {"shown": shown, "person": person}
        )
