"""When the interpreter looks for garbage that holds itself in cycles.

Matches are large and live long. A look through what the last answers left takes 50 ms or more, in which nobody is
served, and finds nothing, for playing leaves no circles behind. So once a second what has come since is set aside,
where no automatic look reaches it; whatever is not needed any more is freed at once all the same, unless it is part of
a circle. Those are searched for when nobody plays, and at the latest after an hour.
"""

from __future__ import annotations

import gc

THRESHOLDS = (50_000, 20, 1_000)  # for what comes within a second
EARLIEST = 600.0  # seconds between two looks through everything
LATEST = 3600.0
QUIET = 0.05  # seconds of work in the last second, at most, for a server that nobody uses


class GcSchedule:
    """Asked once a second, with the time and the work that the process has done by then."""

    def __init__(self, now: float, worked: float) -> None:
        self._looked = now
        self._worked = worked

    def begin(self) -> None:
        """What is loaded by now stays."""
        gc.set_threshold(*THRESHOLDS)
        gc.collect()
        gc.freeze()

    def tidy(self, now: float, worked: float) -> bool:
        """Set aside what has come; look through everything if it is time for that. Was it?"""
        is_quiet = worked - self._worked < QUIET
        self._worked = worked
        waited = now - self._looked
        looks = waited >= (EARLIEST if is_quiet else LATEST)
        if looks:
            self._looked = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        return looks
