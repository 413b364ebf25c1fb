"""What a table keeps of its people: who may look on, who resigned, whose seat a rematch keeps, and what was noted.

Tables that are made already go on being open to whoever has their address, as they were when they were made.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("matches", sa.Column("watch", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.add_column("matches", sa.Column("shared", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("matches", sa.Column("rematch", sa.Text(), nullable=True))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("reserved", sa.Text(), nullable=True))
        seats.add_column(sa.Column("resigned", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.add_column(sa.Column("ends", sa.Boolean(), nullable=False, server_default=sa.false()))
        seats.create_foreign_key(op.f("fk_seats_reserved"), "people", ["reserved"], ["id"], ondelete="SET NULL")
        seats.create_index(op.f("ix_seats_reserved"), ["reserved"], unique=False)
    op.create_table(
        "notes",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_notes_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_notes")),
    )
