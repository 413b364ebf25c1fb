"""Rubbish in circles is looked for when nobody plays."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from muster.server.rubbish import EARLIEST, LATEST, THRESHOLDS, Rubbish

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
    rubbish = Rubbish(0.0, 0.0)
    rubbish.begin()
    loaded = gc.get_freeze_count()
    come = [Knot() for _ in range(100)]

    assert not rubbish.tidy(1.0, BUSY)

    assert gc.get_threshold() == THRESHOLDS
    assert gc.get_freeze_count() >= loaded + len(come)
    assert gc.get_count()[0] < THRESHOLDS[0]


def test_what_is_set_aside_is_freed_all_the_same() -> None:
    rubbish = Rubbish(0.0, 0.0)
    kept = Knot()
    gone = weakref.ref(kept)
    rubbish.tidy(1.0, BUSY)

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
    rubbish = Rubbish(0.0, 0.0)
    lost = a_lost_knot()
    rubbish.tidy(1.0, 0.0)
    assert lost() is not None

    assert rubbish.tidy(now, work) is looks

    assert (lost() is None) is looks


def test_one_look_is_enough_for_a_while() -> None:
    rubbish = Rubbish(0.0, 0.0)

    assert rubbish.tidy(EARLIEST, 0.0)
    assert not rubbish.tidy(EARLIEST + 1, 0.0)
    assert rubbish.tidy(2 * EARLIEST, 0.0)
