"""GcSchedule in circles is looked for when nobody plays."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from muster.server.gc_schedule import EARLIEST, LATEST, THRESHOLDS, GcSchedule

BUSY = 0.5  # seconds of work in a second


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def own_house() -> Iterator[None]:
    """The collector as it was, whatever a test has done to it."""
    before = gc.get_threshold()
    yield
    gc.unfreeze()
    gc.set_threshold(*before)


def a_lost_knot() -> weakref.ref[Knot]:
    return weakref.ref(Knot())


def test_what_is_loaded_and_what_comes_is_set_aside() -> None:
    schedule = GcSchedule(0.0, 0.0)
    schedule.begin()
    loaded = gc.get_freeze_count()
    come = [Knot() for _ in range(100)]

    assert not schedule.tidy(1.0, BUSY)

    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() >= loaded + len(come)
    assert gc.get_count()[0] < THRESHOLDS[0]


def test_what_is_set_aside_is_freed_all_the_same() -> None:
    schedule = GcSchedule(0.0, 0.0)
    kept = Knot()
    gone = weakref.ref(kept)
    schedule.tidy(1.0, BUSY)

    kept.itself = None  # type: ignore[assignment]
    del kept

    assert gone() is None


@pytest.mark.parametrize(
    "now, work, looks",
    [
        (EARLIEST - 1, 0.0, False),
        (EARLIEST, 0.0, True),
        (EARLIEST, BUSY, False),
        (LATEST - 1, BUSY, False),
        (LATEST, BUSY, True),
    ],
)
def test_circles_are_found_when_nobody_plays_or_after_an_hour(now: float, work: float, looks: bool) -> None:
    schedule = GcSchedule(0.0, 0.0)
    lost = a_lost_knot()
    schedule.tidy(1.0, 0.0)
    assert lost() is not None

    assert schedule.tidy(now, work) is looks

    assert (lost() is None) is looks


def test_one_look_is_enough_for_a_while() -> None:
    schedule = GcSchedule(0.0, 0.0)

    assert schedule.tidy(EARLIEST, 0.0)
    assert not schedule.tidy(EARLIEST + 1, 0.0)
    assert schedule.tidy(2 * EARLIEST, 0.0)
