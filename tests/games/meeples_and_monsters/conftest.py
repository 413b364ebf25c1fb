"""What several files of rule tests share."""

from __future__ import annotations

import pytest

from muster.games.meeples_and_monsters.phases import resolution


@pytest.fixture
def stops_between_places(monkeypatch: pytest.MonkeyPatch) -> None:
    """The order of resolution is asked for also where it cannot matter, so that a test can look in between."""
    monkeypatch.setattr(resolution, "asks_for_order", lambda table, seat: True)
