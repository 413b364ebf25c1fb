"""What a learner sees of the ruins."""

from __future__ import annotations

from tests.toys.ruins.content import FACES, OMENS

from muster.kernel.options import Content
from muster.toolkit.features import Count, Feature, Inside, Many, Row, SeatCounts, SeatOf, SeatZones


def features(box: Content) -> tuple[Feature, ...]:
    """Everything that the view holds."""
    return (
        Count("round"),
        SeatOf("active"),
        Row("order", 4, Count("", 3)),
        SeatCounts("gold"),
        SeatCounts("wounds"),
        Inside("zones", SeatZones("hand", FACES, 8), Many("omen", OMENS), there=False),
    )


def asked(box: Content) -> tuple[Feature, ...]:
    """How much a question is about."""
    return (Count("gold", 20), Count("stake", 20))
