"""Turn sequence: whose turn it is, its three phases, and what others may see and do meanwhile."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_new_game, a_table
from tests.helpers import random_walk

import muster
from muster.games.meeples_and_monsters.state import MeeplesTable
from muster.kernel.chance import LoadedChance

BOX = muster.content(NAME)
LEVEL_1 = [monster.key for monster in BOX.monsters[: BOX.normal] if monster.level == 1]


def turns_of(game: Sitting) -> list[int]:
    return [turn["seat"] for turn in game.happened("turn-begins")]


# Clockwise turns


@pytest.mark.rule("MM-TRN-01")
@pytest.mark.parametrize("seats, first", [(2, 1), (3, 1), (3, 2), (4, 0)])
def test_mm_trn_01_turns_go_clockwise_from_the_first_player(seats: int, first: int) -> None:
    hands = [
        meeple
        for seat in range(seats)
        for meeple in (["corruption"] * 3 + ["peasant"] if seat == first else ["peasant"] * 4)
    ]
    game = a_new_game(seats=seats, loads={"bag": hands})

    for _ in range(seats):
        game.end_turn()

    assert turns_of(game) == [(first + step) % seats for step in range(seats + 1)]


@pytest.mark.rule("MM-TRN-01")
def test_mm_trn_01_a_round_is_over_when_the_first_player_is_on_again() -> None:
    game = a_table(seats=3, seat=1, first=1, round=5, tavern="1 peasant", start="next_turn")

    turns = [(turn["seat"], turn["round"]) for turn in game.happened("turn-begins")]

    assert turns[-3:] == [(2, 5), (0, 5), (1, 6)]


@pytest.mark.rule("MM-TRN-01")
def test_mm_trn_01_a_player_without_any_choice_takes_a_turn_all_the_same() -> None:
    game = a_table(seats=3, tavern="1 peasant", others={1: {"bag": ""}, 2: {"tavern": "1 peasant"}})

    game.end_turn()

    assert turns_of(game)[-3:] == [0, 1, 2]


# Three phases


@pytest.mark.rule("MM-TRN-02")
def test_mm_trn_02_development_main_and_draw_phase_follow_in_this_order() -> None:
    game = a_table(
        tavern="2 peasant",
        bag="8 peasant",
        others={1: {"tavern": "1 peasant"}},
        done=["an_extra_bunk"],  # asks in the Draw Phase
    )
    phases = []
    while game.table.active == 0:
        phases.append((game.match.view(0)["phase"], game.prompt))
        game.play("confirm" if game.prompt == "plan" else "continue")

    assert phases == [("development", "capitol"), ("main", "plan"), ("draw", "draw-effects")]
    assert game.tavern() == {"peasant": 4}


@pytest.mark.rule("MM-TRN-02")
def test_mm_trn_02_the_capitol_is_closed_once_the_main_phase_has_begun() -> None:
    game = a_table(tavern="2 peasant 1 mage", vp=2)

    game.play("continue")
    before = game.match.state_hash

    for key in ("build:peasant", "level:mage"):
        assert not game.offers(key)
        with pytest.raises(muster.IllegalAnswer):
            game.play(key)
    assert game.match.state_hash == before


@pytest.mark.rule("MM-TRN-02")
def test_mm_trn_02_nothing_is_assigned_to_the_city_before_the_main_phase() -> None:
    game = a_table(tavern="2 peasant", city={"castle": ["skeleton"]})

    assert game.match.view(0)["phase"] == "development"
    assert not [key for key in game.keys if key.startswith(("use:", "fight:"))]


@pytest.mark.rule("MM-TRN-02")
def test_mm_trn_02_the_new_hand_comes_last() -> None:
    game = a_table(
        tavern="3 peasant",
        bag="4 mage",
        others={1: {"tavern": "1 peasant", "bag": "4 peasant"}},
        city={"castle": ["skeleton"]},
    )

    game.play("build:peasant").until("plan")
    assert game.tavern() == {"peasant": 2}
    game.play("fight:skeleton", "confirm")

    assert game.table.active == 1
    assert game.tavern(0) == {"mage": 4}


# Only the active player


@pytest.mark.rule("MM-TRN-03")
def test_mm_trn_03_another_player_is_refused() -> None:
    game = a_table(start="main_phase", tavern="2 peasant", others={1: {"tavern": "4 peasant"}})
    before = game.match.state_hash

    for key in ("use:splinter_arena", "confirm"):
        with pytest.raises(muster.IllegalAnswer, match="seat 1 is not asked"):
            game.match.play(key, seat=1)

    assert game.match.state_hash == before
    assert [decision.seat for decision in game.match.decisions] == [0]


@pytest.mark.rule("MM-TRN-03")
def test_mm_trn_03_the_active_player_uses_only_the_own_units() -> None:
    game = a_table(start="main_phase", tavern="1 peasant", others={1: {"tavern": "4 warrior 1 peasant"}})

    assert not game.offers("use:heartwood_keep")  # 1 Warrior and 1 Peasant
    game.play("use:academy_of_fine_grain", "confirm")

    assert game.tavern(1) == {"warrior": 4, "peasant": 1}


@pytest.mark.rule("MM-TRN-03", "MM-TRN-04")
@pytest.mark.parametrize("seed", range(3))
def test_mm_trn_04_in_whole_games_others_are_asked_about_their_lodgings_only(seed: int) -> None:
    match = muster.new(NAME, seats=4, seed=seed, options={"towers": True}, events=False)
    prompts = set()
    for _ in random_walk(match, seed):
        table = match.table
        assert isinstance(table, MeeplesTable)
        if match.decision.seat != table.active:
            prompts.add(match.decision.question.prompt)

    assert prompts <= {"rebag"}


# What happens to others


def temple(active: int, lodgings: Mapping[int, str]) -> Sitting:
    """Healer's Temple is about to be resolved; its Cleric has been gained."""
    others = {seat: {"tavern": "1 peasant", "lodgings": units, "bag": "4 peasant"} for seat, units in lodgings.items()}
    game = a_table(
        seats=4,
        seat=active,
        first=active,
        start="main_phase",
        tavern="1 warrior 1 cleric",
        others=others,
        built={"cathedral_1": "healers_temple"},
    )
    return game.play("use:healers_temple", "confirm")


def asked_in_turn(game: Sitting) -> list[int]:
    """The seats that are asked about their Lodgings, each of which takes nothing."""
    seats = []
    while game.prompt == "rebag":
        seats.append(game.asked)
        game.play("stop")
    return seats


@pytest.mark.rule("MM-TRN-04")
def test_mm_trn_04_others_are_asked_clockwise_whether_to_return_a_meeple() -> None:
    everyone = dict.fromkeys(range(4), "1 mage 1 peasant")

    assert asked_in_turn(temple(0, {seat: everyone[seat] for seat in (1, 2, 3)})) == [1, 2, 3]
    assert asked_in_turn(temple(2, {seat: everyone[seat] for seat in (3, 0, 1)})) == [3, 0, 1]


@pytest.mark.rule("MM-TRN-04")
def test_mm_trn_04_who_has_empty_lodgings_is_not_asked() -> None:
    assert asked_in_turn(temple(0, {1: "1 mage", 2: "", 3: "1 corruption"})) == [1, 3]


@pytest.mark.rule("MM-TRN-04")
def test_mm_trn_04_others_choose_the_meeple_and_return_one_only() -> None:
    game = temple(0, {1: "2 mage 1 peasant", 2: "", 3: ""})
    assert game.keys == ["bag:peasant", "bag:mage", "stop"]

    game.play("bag:mage")

    assert game.prompt != "rebag"
    assert game.lodgings(1) == {"mage": 1, "peasant": 1}
    assert game.bag(1) == {"peasant": 4, "mage": 1}


@pytest.mark.rule("MM-TRN-04")
def test_mm_trn_04_a_dark_council_card_brings_corruption_and_a_meeple_off_turn() -> None:
    game = a_table(
        seats=3,
        start="main_phase",
        tavern="2 peasant",
        others={1: {"bag": "4 mage"}, 2: {"bag": "4 cleric"}},
        built={"castle_1": "knot_and_grain_inn"},  # so that the Mage is asked about the next turn
        city={"castle": ["skeleton"]},
        piles={1: LEVEL_1[1:9]},  # three of level 1 are left
        loads={"council": [0], "bag": ["mage", "cleric"]},
    )

    game.play("fight:skeleton", "confirm")

    assert game.table.active == 1
    assert [game.tavern(seat) for seat in (1, 2)] == [{"mage": 1}, {"cleric": 1}]
    assert [game.bag(seat) for seat in (1, 2)] == [{"mage": 3, "corruption": 1}, {"cleric": 3, "corruption": 1}]


@pytest.mark.rule("MM-TRN-04")
def test_mm_trn_04_a_player_is_driven_off_a_hill_off_turn() -> None:
    game = a_table(
        seats=3,
        start="main_phase",
        tavern="1 peasant",
        others={1: {"tavern": "1 peasant"}},
        built={"castle_1": "colosseum"},
        hills={"colosseum": (2, "1 warrior")},
    )
    assert game.lodgings(2) == {}

    game.play("use:colosseum", "confirm")

    assert game.happened("hill-taken") == [{"seat": 0, "place": "colosseum", "other": 2}]
    assert game.lodgings(2) == {"warrior": 1}


# What is open and what is secret


def seen_from(game: Sitting, seat: int) -> str:
    return json.dumps(game.match.view(seat), sort_keys=True)


def a_pair(**known: Any) -> tuple[Sitting, Sitting]:
    """Two tables that differ only in seat 1's Quests and in the luck to come."""
    first = a_table(hand_of={1: ["softwood_uprising", "clean_grain"]}, seed=1, **known)
    second = a_table(hand_of={1: ["full_guild", "royal_muster"]}, seed=1, **known)
    second.table.chance = LoadedChance({}, 2)
    return first, second


@pytest.mark.rule("MM-TRN-05")
@pytest.mark.parametrize("seat", [0, 2])
def test_mm_trn_05_anothers_quests_and_the_order_of_draws_are_secret(seat: int) -> None:
    first, second = a_pair(seats=3, tavern="2 peasant", hand=["blessed_axes"], city={"castle": ["skeleton"]})

    assert first.match.state_hash != second.match.state_hash
    assert seen_from(first, seat) == seen_from(second, seat)
    assert seen_from(first, 1) != seen_from(second, 1)


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_nobody_sees_a_face_down_card() -> None:
    match = muster.new(NAME, seats=2, seed=1, options={"towers": True})
    for viewer in (0, 1, None):
        zones: Any = match.view(viewer)["zones"]
        for zone in ("monsters-1", "monsters-2", "monsters-3", "tile-stack", "quest-deck", "room-stack"):
            assert set(zones[zone]) == {None}


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_spectators_see_no_quests() -> None:
    first, second = a_pair(tavern="2 peasant")

    assert first.match.view() == second.match.view()


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_boards_and_bags_are_open_to_everyone() -> None:
    game = a_table(
        tavern="1 mage 1 corruption",
        lodgings="2 warrior",
        bag="3 peasant 1 shaman",
        levels={"mage": 2},
        done=["axe_practice"],
        pile=["skeleton"],
        hand=["clean_grain", "full_guild"],
        vp=5,
    )
    for viewer in (1, None):
        players: Any = game.match.view(viewer)["players"]
        board = players[0]

        assert (board["tavern"], board["lodgings"]) == ({"mage": 1, "corruption": 1}, {"warrior": 2})
        assert board["bag"] == {"peasant": 3, "shaman": 1}
        assert board["levels"] == {"mage": 2, "cleric": 1, "warrior": 1, "knight": 1}
        assert (board["completed"], board["pile"]) == (["axe_practice"], ["skeleton"])
        assert (board["quests"], board["score"]) == (2, 5)


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_board_supply_and_sizes_of_decks_are_open_to_everyone() -> None:
    game = a_table(
        tavern="1 peasant",
        built={"castle_2": "pine_lodge"},
        city={"castle": ["skeleton", "chisel_sergeant"]},
        display=["colosseum", "levy_station"],
        hand=["clean_grain"],
    )
    view: Any = game.match.view(1)
    castle = next(district for district in view["districts"] if district["key"] == "castle")

    assert castle["monsters"] == ["skeleton", "chisel_sergeant", None]
    assert [place["key"] for place in castle["locations"]] == ["heartwood_keep", None, "pine_lodge"]
    assert view["stocks"]["pine_lodge"] == 3
    assert view["supply"] == game.supply
    assert view["display"] == ["levy_station", "colosseum"]
    assert (view["tile_stack"], view["quest_deck"], view["monster_deck"]) == (12, 43, 31)


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_units_at_the_capitol_are_open_to_everyone() -> None:
    game = a_table(tavern="1 peasant 1 shaman 1 mage", vp=2)

    game.play("build:peasant+shaman", "level:mage")

    assert game.match.view(1)["capitol"] == {"builders_yard": ["peasant", "shaman"], "hall_of_heroes": ["mage"]}


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_faces_of_drawn_quests_are_told_to_their_owner_only() -> None:
    game = a_table(
        start="main_phase",
        tavern="1 peasant",
        built={"castle_1": "house_of_lords"},
        loads={"quests": ["clean_grain", "full_guild"]},
    )

    game.play("use:house_of_lords", "confirm")
    told = [
        [event["facts"] for event in game.match.events(seat) if event["kind"] == "quests-drawn"][-1] for seat in (0, 1)
    ]

    assert told == [
        {"seat": 0, "number": 2, "quests": ["clean_grain", "full_guild"]},
        {"seat": 0, "number": 2},
    ]


@pytest.mark.rule("MM-TRN-05")
def test_mm_trn_05_a_completed_or_discarded_quest_lies_open() -> None:
    game = a_table(
        start="main_phase",
        tavern="4 peasant",
        city={"castle": ["skeleton"], "villages": ["timber_wolf"]},  # whoever beats the Timber Wolf discards a Quest
        hand=["softwood_uprising", "clean_grain"],
    )

    game.play("fight:timber_wolf", "more:timber_wolf", "confirm", "complete:softwood_uprising")
    game.until("capitol")
    zones: Any = game.match.view(1)["zones"]

    assert zones["completed-0"] == ["softwood_uprising"]
    assert zones["quest-discard"] == ["clean_grain"]
