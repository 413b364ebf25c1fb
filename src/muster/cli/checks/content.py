"""Every shipped pack of every game can be loaded."""

from __future__ import annotations

import muster
from muster.kernel.errors import ContentError


def check(*, games: tuple[str, ...] | None = None, renew: bool = False, full: bool = False) -> bool:
    """Print each pack with its hash and sizes, or all its problems."""
    well = True
    for name in muster.game_names() if games is None else games:
        for pack in muster.game(name).packs:
            try:
                content = muster.content(name, pack)
            except ContentError as error:
                well = False
                print(f"content: {name}, {pack}: {len(error.problems)} problems")
                for problem in error.problems:
                    print(f"  {problem}")
            else:
                print(f"content: {name}, {pack}: in order, {len(content.book)} options, hash {content.hash}")
                if full:
                    for table, records in content.pack.tables.items():
                        print(f"  {table}: {len(records)}")
    return well
