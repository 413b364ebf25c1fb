"""Files for nobody else's eyes: a database and its backups hold the seeds of running matches."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600
BESIDE: Final = ("", "-wal", "-shm", "-journal", ".lock")  # what SQLite and we keep beside a database


def keep_private() -> None:
    """Whatever this process makes from now on is for its own user only."""
    os.umask(0o077)


def private_folder(folder: Path) -> None:
    """Make a folder that only we can enter; one that is there already stays as someone set it up."""
    folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)


def private_file(path: Path) -> None:
    """A file, empty if it is new, that only we can read."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, FILE))
    close_to_others(path)


def private_database(path: Path) -> None:
    """A database of SQLite with all that stands beside it, which earlier versions left open to everyone."""
    private_folder(path.parent)
    private_file(path)
    for ending in BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            close_to_others(beside)


def close_to_others(path: Path) -> None:
    """Take all rights from everyone else; of someone else's file that is theirs to do."""
    with contextlib.suppress(OSError):
        if path.stat().st_mode & 0o077:
            path.chmod(FILE)
