"""``muster check``: proofs that rules, content, texts, lessons and records are in order. In English, for its makers."""

from __future__ import annotations

from importlib import import_module

import muster
from muster.kernel.errors import OptionError

PARTS = ("state", "content", "text", "rules", "lessons", "art", "records")


def check(words: list[str], *, renew: bool, full: bool) -> bool:
    """Run the named checks for the named games, or all; True where everything is in order."""
    games = [word for word in words if word in muster.game_names()]
    parts = [word for word in words if word not in games]
    for part in parts:
        if part not in PARTS:
            known = ", ".join((*PARTS, *muster.game_names()))
            raise OptionError(f"there is no check and no game {part!r}; there are: {known}")
    well = True
    for part in parts or PARTS:
        work = import_module(f"{__name__}.{part}")
        well = work.check(games=tuple(games or muster.game_names()), renew=renew, full=full) and well
    return well
