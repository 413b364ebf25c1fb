"""People and bots in any seats."""

from __future__ import annotations

import pytest

from muster.cli.main import read_options
from muster.cli.seating import PERSON, Seating, seating_asked
from muster.kernel.errors import MusterError, OptionError

GAME = "meeples-and-monsters"


def players(seats: int, people: str, *bots: str) -> tuple[str, ...]:
    return seating_asked(GAME, seats, people, bots).players


def test_one_person_in_the_first_seat() -> None:
    assert players(3, "0", "random") == (PERSON, "random", "random")


def test_people_in_several_seats() -> None:
    assert players(4, "0,2", "random") == (PERSON, "random", PERSON, "random")
    assert players(2, "all") == (PERSON, PERSON)
    assert PERSON not in players(2, "none")


def test_a_bot_for_one_seat() -> None:
    everyone, third = players(3, "0", "random"), players(3, "0", "2=random")
    assert everyone[2] == third[2] == "random"


@pytest.mark.parametrize("people", ["3", "x", "0,9", "-1", "0;1"])
def test_a_seat_that_does_not_exist_is_refused(people: str) -> None:
    with pytest.raises(OptionError, match="seats are numbered 0 to 2"):
        players(3, people)


def test_an_unknown_bot_is_refused_with_those_that_exist() -> None:
    with pytest.raises(OptionError, match=r"bots are: .*random"):
        players(3, "0", "genius")


def test_a_seating_is_kept_and_read_again() -> None:
    seating = Seating(GAME, [PERSON, "random"])
    again = Seating.from_json(seating.to_json())
    assert (again.game, again.players) == (seating.game, seating.players)


def test_a_damaged_seating_is_refused() -> None:
    with pytest.raises(MusterError, match="damaged"):
        Seating.from_json('{"players": 3}')


@pytest.mark.parametrize(
    "typed, read",
    [
        ("towers=true", True),
        ("map_limit=5", 5),
        ("mode=cooperative", "cooperative"),
        ("heroes=dral,keleia", ["dral", "keleia"]),
        ('heroes=["dral", "keleia"]', ["dral", "keleia"]),
        ("campaign=3, 4", [3, 4]),
    ],
)
def test_options_are_words_numbers_and_lists(typed: str, read: object) -> None:
    assert read_options([typed]) == {typed.partition("=")[0]: read}
