"""Dark Council Arrives: Corruption for all, a meeple for the others, and at last the countdown."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table


def a_card_comes(**given: Any) -> Sitting:
    """The active player beats the Skeleton; the next card of the deck is a Dark Council Arrives card, then Gougoyle.

    Unless ``arrived`` says otherwise it is the first of the three.
    """
    given.setdefault("loads", {}).setdefault("council", [0, 1])
    game = a_table(
        start="main_phase",
        tavern="2 peasant",
        city={"castle": ["skeleton"]},
        deck=given.pop("deck", ["ghoul"] if not given.get("arrived") else ["gougoyle"]),
        **given,
    )
    return game.send("fight:skeleton", "2 peasant").play("confirm")


def corruption(game: Sitting, seat: int) -> int:
    """All Corruption of a seat in bag and Tavern."""
    return game.bag(seat).get("corruption", 0) + game.tavern(seat).get("corruption", 0)


def waiting(seats: int, **places: str) -> dict[int, dict[str, str]]:
    """The other seats, each with a hand in the Tavern and a bag."""
    return {seat: {"tavern": "4 peasant", "bag": "4 mage", **places} for seat in range(1, seats)}


@pytest.mark.rule("MM-DCA-01")
@pytest.mark.parametrize("arrived", [0b000, 0b001])
def test_mm_dca_01_the_first_two_cards_put_one_corruption_into_every_bag(arrived: int) -> None:
    game = a_card_comes(
        seats=3,
        arrived=arrived,
        bag="6 mage",
        others=waiting(3),
        supply={"corruption": 11},
        loads={"bag": ["mage"] * 8},
    )

    assert game.table.arrived == (arrived << 1) + 1
    assert [game.bag(seat).get("corruption", 0) for seat in range(3)] == [1, 1, 1]
    assert game.supply["corruption"] == 8


@pytest.mark.rule("MM-DCA-02")
@pytest.mark.parametrize("arrived", [0b000, 0b001])
def test_mm_dca_02_the_other_players_draw_one_meeple_each(arrived: int) -> None:
    game = a_card_comes(seats=4, arrived=arrived, bag="9 cleric", others=waiting(4))

    assert [sum(game.tavern(seat).values()) for seat in (1, 2, 3)] == [5, 5, 5]


@pytest.mark.rule("MM-DCA-02")
def test_mm_dca_02_the_active_player_has_no_extra_meeple() -> None:
    game = a_card_comes(bag="9 mage", others=waiting(2))

    assert sum(game.tavern(0).values()) == 5


@pytest.mark.rule("MM-DCA-03")
def test_mm_dca_03_the_corruption_is_in_the_bag_before_the_meeple_is_drawn() -> None:
    game = a_card_comes(others={1: {"tavern": "4 peasant", "bag": "", "lodgings": "3 mage"}})

    assert game.tavern(1) == {"peasant": 4, "corruption": 1}
    assert (game.bag(1), game.lodgings(1)) == ({}, {"mage": 3})


@pytest.mark.rule("MM-DCA-03")
def test_mm_dca_03_the_others_draw_clockwise() -> None:
    places = {"tavern": "1 peasant", "bag": "2 mage 2 cleric 2 knight"}
    game = a_card_comes(
        seats=4,
        seat=2,
        bag="9 peasant",
        others=dict.fromkeys((0, 1, 3), places),
        loads={"bag": ["mage", "cleric", "knight"]},
    )

    drawn = [(seat, game.tavern(seat)) for seat in (3, 0, 1)]
    assert drawn == [
        (3, {"peasant": 1, "mage": 1}),
        (0, {"peasant": 1, "cleric": 1}),
        (1, {"peasant": 1, "knight": 1}),
    ]


@pytest.mark.rule("MM-DCA-03")
def test_mm_dca_03_the_active_player_draws_the_larger_hand_with_the_new_corruption() -> None:
    game = a_card_comes(bag="4 mage", others=waiting(2))

    assert (game.tavern(0), game.city()["cathedral"][0]) == ({"mage": 4, "corruption": 1}, "ghoul")


@pytest.mark.rule("MM-DCA-04")
def test_mm_dca_04_too_little_corruption_goes_clockwise_from_the_active_player() -> None:
    game = a_card_comes(
        seats=4,
        seat=2,
        arrived=0b001,
        bag="9 mage",
        others={
            0: {"tavern": "1 peasant", "bag": "", "lodgings": "7 peasant"},
            1: {"tavern": "1 peasant", "bag": "4 mage"},
            3: {"tavern": "1 peasant", "bag": "4 mage"},
        },
        supply={"corruption": 2},
    )

    assert [corruption(game, seat) for seat in range(4)] == [0, 0, 1, 1]
    assert "corruption" not in game.supply


@pytest.mark.rule("MM-DCA-04")
def test_mm_dca_04_a_bag_that_is_still_empty_is_refilled_before_the_meeple_is_drawn() -> None:
    game = a_card_comes(
        arrived=0b001,
        others={1: {"tavern": "1 mage 1 warrior", "bag": "", "lodgings": "7 peasant"}},
        supply={"corruption": 1},
    )

    assert game.tavern(1) == {"mage": 1, "warrior": 1, "peasant": 1}
    assert (game.bag(1), game.lodgings(1)) == ({"peasant": 6}, {})


@pytest.mark.rule("MM-DCA-05", "MM-QST-09")
def test_mm_dca_05_the_extra_meeple_completes_no_quest() -> None:
    game = a_card_comes(
        others={1: {"tavern": "1 mage 1 peasant", "bag": "1 mage"}},
        hand_of={1: ["ritual_of_exceptional_merit"]},
        loads={"bag": ["mage"]},
    )

    assert (game.asked, game.prompt) == (1, "capitol")  # seat 1's own turn has begun without a question before
    assert (game.tavern(1), game.quests(1)) == ({"mage": 2, "peasant": 1}, ["ritual_of_exceptional_merit"])
    assert game.done(1) == []


@pytest.mark.rule("MM-DCA-05")
def test_mm_dca_05_the_extra_meeple_triggers_no_draw_phase_effect() -> None:
    game = a_table(
        start="main_phase",
        tavern="2 peasant",
        city={"castle": ["skeleton"]},
        deck=["ghoul"],
        others={1: {"tavern": "1 peasant", "bag": "9 mage"}},
        loads={"council": [0, 1]},
    )
    bunk = next(quest.id for quest in game.box.quests if quest.key == "an_extra_bunk")
    game.table.in_force[1] = (bunk,)

    game.send("fight:skeleton", "2 peasant").play("confirm")

    assert (game.asked, game.prompt, sum(game.tavern(1).values())) == (1, "capitol", 2)


@pytest.mark.rule("MM-DCA-06")
def test_mm_dca_06_two_cards_in_one_refill_are_carried_out_one_after_the_other() -> None:
    game = a_card_comes(
        seats=3,
        round=9,
        arrived=0b001,
        bag="9 mage",
        others=waiting(3),
        deck=["gougoyle"],
        supply={"corruption": 8},
        loads={"council": [0, 0]},
    )

    assert [corruption(game, seat) for seat in range(3)] == [1, 1, 1]
    assert [sum(game.tavern(seat).values()) for seat in range(3)] == [6, 5, 5]
    assert (game.supply["corruption"], game.table.final_from) == (5, 10)
    assert [fact["number"] for fact in game.happened("council-arrives")] == [2, 3]
    assert game.city()["cathedral"] == ["gougoyle", None, None]


def the_third_card_comes(**given: Any) -> Sitting:
    given.setdefault("deck", ["gougoyle"])
    return a_card_comes(arrived=0b011, round=9, bag="9 mage", others=waiting(2), loads={"council": [0]}, **given)


@pytest.mark.rule("MM-DCA-07")
def test_mm_dca_07_the_third_card_brings_no_corruption() -> None:
    game = the_third_card_comes(supply={"corruption": 5})

    assert (game.table.arrived, game.supply["corruption"]) == (0b111, 5)
    assert [corruption(game, seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("MM-DCA-07")
def test_mm_dca_07_with_the_third_card_nobody_else_draws() -> None:
    game = the_third_card_comes()

    assert (game.tavern(1), game.bag(1)) == ({"peasant": 4}, {"mage": 4})


@pytest.mark.rule("MM-DCA-07")
def test_mm_dca_07_the_third_card_announces_the_final_turns() -> None:
    game = the_third_card_comes()

    assert game.match.view(1)["final"] == {"from": 10, "last": 11}
    assert game.happened("final-turns") == [{"round": 10}]


@pytest.mark.rule("MM-DCA-07")
def test_mm_dca_07_after_the_third_card_the_refill_goes_on() -> None:
    game = the_third_card_comes()

    assert game.city()["cathedral"] == ["gougoyle", None, None]


@pytest.mark.rule("MM-DCA-07")
def test_mm_dca_07_neither_of_the_first_two_cards_starts_the_countdown() -> None:
    game = a_card_comes(arrived=0b001, others=waiting(2))

    assert (game.table.arrived, game.match.view(0)["final"]) == (0b011, None)
