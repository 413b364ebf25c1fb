"""What can be chosen for a match: each value says with what it goes."""

from __future__ import annotations

from typing import Any

import pytest

import muster
from muster.server.messages import ValueTitle
from muster.server.routes.games import allows, game_info


def value_of(game: str, option: str, value: Any) -> ValueTitle:
    options = {each.name: each for each in game_info(game, "en").options}
    return next(each for each in options[option].values if each.value is value or each.value == value)


def test_a_value_names_the_values_of_other_options_that_it_needs() -> None:
    assert value_of("euthia", "great_hunt", True).needs == {"scenario": ["the-hunt"]}
    assert value_of("euthia", "hard", True).needs["scenario"] == ["the-looming-doom"]
    assert value_of("euthia", "griffin", True).needs == {}


def test_a_value_names_the_numbers_of_seats_that_it_goes_with() -> None:
    assert value_of("euthia", "mode", "cooperative").seats == [2, 3, 4]
    assert value_of("monster-lands", "tricks", True).seats == [2, 3, 4]
    assert value_of("monster-lands", "tricks", False).seats == [1, 2, 3, 4]


@pytest.mark.parametrize("name", muster.game_names())
def test_what_is_said_to_fit_is_taken(name: str) -> None:
    game = muster.game(name)
    for option in game_info(name, "en").options:
        for value in option.values:
            wanted = {other: values[0] for other, values in value.needs.items()}
            for seats in game.seats:
                assert allows(game, {option.name: value.value, **wanted}, seats) == (seats in value.seats)
