"""For every game: its views hold what their declaration says, no more and no less."""

from __future__ import annotations

import json

import msgspec
import pytest
from tests.conformance.setups import SETUPS, Setup

from muster.kernel.match import Match

EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=repr)


def check(match: Match, seat: int | None) -> None:
    """What is declared is read out of the view; nothing else is in it."""
    view = json.loads(json.dumps(match.view(seat)))
    assert json.loads(json.dumps(msgspec.convert(view, match.game.view_type))) == view


@EVERY_SETUP
def test_views_are_what_the_game_declares(setup: Setup) -> None:
    match = setup.new(events=False)
    chosen = setup.sample(40)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            for viewer in (None, *range(match.seats)):
                check(match, viewer)
        match.play(key, seat=seat)
    check(match, None)
