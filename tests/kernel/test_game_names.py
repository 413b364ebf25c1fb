"""The names of the games, and the package of the same name."""

from __future__ import annotations

import pytest

import muster
import muster.games.euthia.queries


def test_the_package_and_the_names_do_not_meet() -> None:
    assert muster.game_names() == tuple(muster.games.SHELF)
    assert callable(muster.games.euthia.queries.outfit_of)


def test_the_former_name_still_answers_and_says_so() -> None:
    with pytest.warns(DeprecationWarning, match=r"muster\.game_names\(\)"):
        assert muster.games() == muster.game_names()  # type: ignore[operator]
