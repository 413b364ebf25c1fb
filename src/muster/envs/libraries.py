"""Libraries that only learning needs: one line names the extra where one of them is missing."""

from __future__ import annotations

from muster.installed import how_to_get
from muster.kernel.errors import MusterError

# What brings a library along; NumPy comes with each of them.
EXTRAS = {"gymnasium": "gymnasium", "pettingzoo": "pettingzoo", "pyspiel": "openspiel"}


def needs_extra(missing: ModuleNotFoundError) -> MusterError:
    """What to say in the place of an import that failed."""
    name = (missing.name or "a library").partition(".")[0]
    get = how_to_get(EXTRAS.get(name, "rl"))
    return MusterError(f"{name} is not installed; the learning environments need it: {get}")
