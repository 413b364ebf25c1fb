"""A match may be a guided one: which lesson of its game it follows, and whether its player is being guided."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("lesson", sa.Text(), nullable=True))
    op.add_column("matches", sa.Column("guided", sa.Boolean(), nullable=False, server_default=sa.true()))
