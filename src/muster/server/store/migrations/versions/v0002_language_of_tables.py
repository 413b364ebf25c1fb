"""A table says which language is spoken there; those that are made already speak the one of their host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("matches", sa.Column("language", sa.Text(), nullable=False, server_default="en"))
    op.execute(
        "UPDATE matches SET language = (SELECT people.language FROM people WHERE people.id = matches.host)"
        " WHERE matches.host IN (SELECT people.id FROM people)"
    )
