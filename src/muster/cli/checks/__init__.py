"""``muster check``: proofs that rules, content, texts and records are in order. In English, for its makers."""

from __future__ import annotations

from importlib import import_module

from muster.kernel.errors import OptionError

PARTS = ("content", "text", "rules", "records")


def check(parts: list[str], *, renew: bool, full: bool) -> bool:
    """Run the named checks, or all; True where everything is in order."""
    for part in parts:
        if part not in PARTS:
            raise OptionError(f"there is no check {part!r}; checks are: {', '.join(PARTS)}")
    well = True
    for part in parts or PARTS:
        well = import_module(f"{__name__}.{part}").check(renew=renew, full=full) and well
    return well
