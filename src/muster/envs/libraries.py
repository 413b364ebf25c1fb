"""Libraries that only learning needs: one line names the extra where one of them is missing."""

from __future__ import annotations

from muster.kernel.errors import MusterError

EXTRA = "pip install 'muster[rl]'"


def needs_extra(missing: ModuleNotFoundError) -> MusterError:
    """What to say in the place of an import that failed."""
    name = (missing.name or "a library").partition(".")[0]
    return MusterError(f"{name} is not installed; the learning environments need it: {EXTRA}")
