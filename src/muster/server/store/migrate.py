"""Bringing a database to the present tables. Alembic does it, and is loaded only when there is something to do."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Engine, inspect, text

VERSIONS: Final = ("0001", "0002", "0003", "0004", "0005", "0006")  # of the tables, from the first to the present
HEAD: Final = VERSIONS[-1]
MIGRATING: Final = 0x6D75736D6967  # "musmig"
FOLDER: Final = Path(__file__).parent / "migrations"


def version_of(engine: Engine) -> str | None:
    """The version of a database's tables; None where there are none yet."""
    with engine.connect() as connection:
        if not inspect(connection).has_table("alembic_version"):
            return None
        version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return version


def migrate(engine: Engine, to: str = "head") -> None:
    """Bring the tables up to date, all at once or not at all."""
    if to == "head" and version_of(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            # Servers that start at the same moment take turns; the second finds nothing to do.
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, to)
