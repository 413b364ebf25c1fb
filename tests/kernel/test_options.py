"""What a game can be played with: anything else is refused by name."""

from __future__ import annotations

from typing import Any

import pytest
from tests.helpers import new, play_random
from tests.toys.ruins.game import GAME

import muster
from muster.kernel.errors import BrokenRule, MusterError, OptionError
from muster.kernel.game import OptionSpec, offers, steps, together
from muster.kernel.options import OptionBook, Saying
from muster.kernel.rules import read_catalogue


@pytest.mark.parametrize("seats", [0, 5, -1, True, 2.0, "2", None])
def test_seats_that_are_not_possible(seats: Any) -> None:
    with pytest.raises(OptionError, match="possible are 1, 2, 3, 4") as refusal:
        new(GAME, seats)
    assert str(refusal.value).startswith(f"ruins: {seats!r} seats")


def test_an_unknown_option_is_named_with_those_that_exist() -> None:
    with pytest.raises(OptionError, match="no option 'dragons'; the options are: mode, omens, rounds"):
        new(GAME, 2, options={"dragons": True})


@pytest.mark.parametrize("value", [1, 0, "true", None, [True]])
def test_a_value_must_be_one_of_those_allowed_and_of_their_kind(value: object) -> None:
    with pytest.raises(OptionError, match=r"option 'omens' cannot be .*; it may be False, True"):
        new(GAME, 2, options={"omens": value})


def test_a_list_of_names_may_be_given_where_the_option_says_so() -> None:
    spec = OptionSpec("random", names=("ana", "bo", "eve"))
    assert spec.checked(("eve", "ana")) == ["eve", "ana"]
    assert spec.checked("random") == "random"
    assert spec.checked("ana") == ["ana"]
    for wrong in ([], ["ana", "ana"], ["ana", "mallory"], [["ana"]], "mallory", None):
        with pytest.raises(OptionError, match="it may be 'random', or one or more different ones of ana, bo, eve"):
            spec.checked(wrong)


def test_a_list_of_numbers_may_be_given_where_the_option_says_so() -> None:
    spec = OptionSpec("none", numbers=range(5))
    assert spec.checked((4, 0, 0)) == [4, 0, 0]
    assert spec.checked("none") == "none"
    assert spec.checked(3) == [3]
    for wrong in ([], [5], [-1], [True], ["1"], [1.0], 5, True, None):
        with pytest.raises(OptionError, match="it may be 'none', or one or more whole numbers from 0 to 4"):
            spec.checked(wrong)


def test_options_that_are_not_given_have_their_defaults() -> None:
    match = new(GAME, 2, options={"omens": True})
    assert match.options == {"mode": "rivals", "omens": True, "rounds": 6}
    assert match.record.options == match.options


def test_as_many_names_as_seats() -> None:
    with pytest.raises(MusterError, match="1 name for 2 seats"):
        new(GAME, 2, names=("Ana",))
    assert new(GAME, 2, names=("Ana", "Bo")).story(0)[0]


def test_an_unknown_game_or_pack_is_named() -> None:
    with pytest.raises(OptionError, match="no game 'chess'; the games are: "):
        muster.new("chess", seats=2)
    with pytest.raises(OptionError, match="no pack 'poor'"):
        new(GAME, 2, pack="poor")


def test_a_seat_that_does_not_exist_is_refused_everywhere() -> None:
    match = new(GAME, 2)
    for ask in (match.view, match.events, match.chair, match.story):
        for seat in (-1, 2):
            with pytest.raises(MusterError, match=f"no seat {seat}; the match has 2 seats, counted from 0"):
                ask(seat)


# -- the book and the tables -------------------------------------------------------------------------------------------


def test_options_are_numbered_in_the_order_of_the_book() -> None:
    book = GAME.load_content(None).book
    assert [option.number for option in book.options] == list(range(len(book)))
    assert book.options[0].key == "pass"
    assert all(book[option.key] is option for option in book.options)
    assert repr(book["pass"]) == "Option('pass')"


@pytest.mark.parametrize("key", ["pass", "", "two words", "#1", " x", "tab\t"])
def test_a_key_is_new_and_fits_on_a_line_of_a_record(key: str) -> None:
    with pytest.raises(AssertionError):
        OptionBook().enter(key, "kind", 0, "option-x")


def first(*_: object) -> None: ...


def test_a_step_has_one_name() -> None:
    def other(*_: object) -> None: ...

    other.__name__ = "first"
    assert together(steps(first), steps(first)) == {"first": first}
    with pytest.raises(BrokenRule, match="two functions are called first"):
        together(steps(first), steps(other))
    assert offers() == {}


def test_sayings_are_values() -> None:
    assert Saying("a", {"n": 1}) == Saying("a", {"n": 1})
    assert Saying("a", {"n": 1}) != Saying("a", {"n": 2})
    assert Saying("a", {"n": 1}) != Saying("b", {"n": 1})
    assert Saying("a") != "a"
    assert len({Saying("a"), Saying("a")}) == 1
    assert repr(Saying("a", {"n": 1})) == "Saying('a', {'n': 1})"
    assert Saying("a").to_json() == {"text": "a", "params": {}}


# -- the catalogue of rules --------------------------------------------------------------------------------------------


def test_rules_are_found_by_their_ids() -> None:
    rules = read_catalogue(GAME.folder / "rules.toml")
    assert rules["ru-bid-01"].title == "Secret bids"
    assert rules["RU-BID-01"].section == "BID"
    assert len(list(rules)) == len(rules)
    with pytest.raises(OptionError, match="Ruins: there is no rule RU-XXX-01; numbers look like RU-SET-01"):
        rules["RU-XXX-01"]


# -- a chair -----------------------------------------------------------------------------------------------------------


def test_a_chair_is_one_side_of_a_match() -> None:
    match = new(GAME, 3, 4)
    play_random(match, 4, 20)
    chair = match.chair(1)
    assert (chair.seat, chair.seats, chair.over) == (1, 3, False)
    assert chair.view == match.view(1)
    assert chair.events(since=5) == match.events(1, 5)
    assert chair.imagine(8).state_hash == match.imagine(1, 8).state_hash
    play_random(match)
    assert chair.over
