"""Setup: from the box to the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_new_game, a_pack, a_table, named
from tests.helpers import random_walk

import muster
from muster.games.meeples_and_monsters.content.pieces import CLASSES, Box
from muster.games.meeples_and_monsters.phases.draw_phase import COUNCIL_CARD, EMPTY_DECK, turn_up_monster
from muster.games.meeples_and_monsters.queries import locations
from muster.games.meeples_and_monsters.state import MONSTERS_1, MeeplesTable

SEEDS = range(80)
BOX = muster.content(NAME)
COUNCIL = 0  # a Dark Council Arrives card in a deck that is listed by levels


def table_of(match: muster.Match) -> MeeplesTable:
    assert isinstance(match.table, MeeplesTable)
    return match.table


def whole_deck(match: muster.Match) -> list[int]:
    """The Monster deck from top to bottom as it was before the first six were drawn: levels, 0 for the Council."""
    table = table_of(match)
    monsters = {monster.key: monster for monster in table.box.monsters}
    levels = [monsters[event["facts"]["monster"]].level for event in arrivals(match)]
    while (card := turn_up_monster(table)) != EMPTY_DECK:
        levels.append(COUNCIL if card == COUNCIL_CARD else table.box.monsters[card].level)
    return levels


def arrivals(match: muster.Match) -> list[Any]:
    return [event for event in match.events(0) if event["kind"] == "monster-arrives"]


@cache
def decks(seats: int) -> list[list[int]]:
    """The decks of many games."""
    return [whole_deck(muster.new(NAME, seats=seats, seed=seed)) for seed in SEEDS]


def places_of_council(many: list[list[int]], card: int) -> set[int]:
    """The places, counted from 1 within the pile of its own level, where a Dark Council card lies in many decks."""
    found = set()
    for deck in many:
        at = [place for place, level in enumerate(deck) if level == COUNCIL][card]
        found.add(1 + sum(1 for level in deck[:at] if level == card + 1))
    return found


def monsters_in_play(match: muster.Match) -> list[Any]:
    table = table_of(match)
    cards = [card for card in table.city if card >= 0]
    for pile in range(3):
        cards.extend(table.zones[MONSTERS_1 + pile].cards)
    return [table.box.monsters[card] for card in cards]


# Players


@pytest.mark.rule("MM-SET-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_mm_set_01_other_numbers_of_players_are_refused_with_a_reason(seats: int) -> None:
    with pytest.raises(muster.OptionError, match=f"{seats} seats are not possible; possible are 2, 3, 4"):
        muster.new(NAME, seats=seats, seed=1)


@pytest.mark.rule("MM-SET-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_set_01_two_three_and_four_players_are_accepted(seats: int) -> None:
    match = muster.new(NAME, seats=seats, seed=1)

    assert match.seats == seats
    assert not match.over


@pytest.mark.rule("MM-SET-02")
def test_mm_set_02_one_human_and_two_bots_play_an_ordinary_game_of_three() -> None:
    match = muster.new(NAME, seats=3, seed=1, names=("Ann", "bot", "bot"))

    assert len(monsters_in_play(match)) == 40
    assert [
        sum(bag) + sum(tavern) for bag, tavern in zip(table_of(match).bags, table_of(match).taverns, strict=True)
    ] == [
        10,
        10,
        10,
    ]


@pytest.mark.rule("MM-SET-02")
def test_mm_set_02_there_is_no_solo_mode() -> None:
    assert list(muster.game(NAME).options) == ["towers"]
    with pytest.raises(muster.OptionError):
        muster.new(NAME, seats=2, seed=1, options={"solo": True})
    with pytest.raises(muster.OptionError):
        muster.new(NAME, seats=1, seed=1)


# City board and scoreboard


@pytest.mark.rule("MM-SET-03")
def test_mm_set_03_four_locations_stand_one_in_each_district_and_eight_slots_are_vacant() -> None:
    game = a_new_game()

    assert [game.box.locations[place].key for place in locations(game.table)] == [
        "splinter_arena",
        "academy_of_fine_grain",
        "heartwood_keep",
        "chapel_of_the_holy_knot",
    ]
    assert [game.box.prebuilt(district).key for district in range(4)] == [
        game.box.locations[place].key for place in locations(game.table)
    ]
    assert game.table.built == (-1,) * 8


@pytest.mark.rule("MM-SET-03")
def test_mm_set_03_no_other_location_can_be_activated_on_the_bare_board() -> None:
    game = a_table(start="main_phase", tavern="2 peasant 1 mage 1 cleric 1 warrior 1 knight 1 ranger")

    assert [key for key in game.keys if key.startswith("use:")] == [
        "use:splinter_arena",
        "use:academy_of_fine_grain",
        "use:heartwood_keep",
        "use:chapel_of_the_holy_knot",
    ]


@pytest.mark.rule("MM-SET-04")
@pytest.mark.parametrize("seed", range(5))
def test_mm_set_04_combustor_lies_rightmost_and_has_no_token(seed: int) -> None:
    match = muster.new(NAME, seats=2, seed=seed)
    council: Any = match.view(0)["council"]

    assert (council[-1]["key"], council[-1]["token"]) == ("combustor", None)
    assert len(table_of(match).tokens) == len(council) - 1


@pytest.mark.rule("MM-SET-04")
def test_mm_set_04_combustor_never_pays_a_token() -> None:
    game = a_table(
        start="main_phase",
        final=True,
        tavern="4 ranger",
        tokens=["prestige_guest", "prestige_guest", "prestige_guest"],
    )

    game.play("fight:combustor", "more:combustor", "confirm")

    assert game.happened("token-paid") == []
    assert game.score == 4 + 1  # Combustor and the Ranger


@pytest.mark.rule("MM-SET-05")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_mm_set_05_each_overlord_has_one_token_that_everybody_sees(seat: int | None) -> None:
    council: Any = muster.new(NAME, seats=3, seed=1).view(seat)["council"]
    tokens = [member["token"] for member in council[:3]]

    assert [member["key"] for member in council[:3]] == ["count_drillula", "mangrove", "saw_ron"]
    assert None not in tokens
    assert len(set(tokens)) == 3


@pytest.mark.rule("MM-SET-05")
@pytest.mark.parametrize("overlord", [0, 1, 2])
def test_mm_set_05_any_token_may_lie_under_any_overlord(overlord: int) -> None:
    assert {a_new_game(seed=seed).table.tokens[overlord] for seed in range(60)} == set(range(6))


# Supply and score


@pytest.mark.rule("MM-SET-06")
def test_mm_set_06_all_meeples_start_in_the_supply() -> None:
    match = muster.new(NAME, seats=3, seed=1)
    game = match.game
    table = game.deal(game, 3, match.options, match.table.chance, match.content)  # nothing is set up yet

    assert isinstance(table, MeeplesTable)
    assert tuple(table.supply) == match.content.meeples
    assert [sum(places) for places in (*table.bags, *table.taverns, *table.lodgings)] == [0] * 9


@pytest.mark.rule("MM-SET-06")
def test_mm_set_06_corruption_is_no_unit() -> None:
    game = a_table(start="main_phase", tavern="2 peasant 1 mage 1 corruption", city={"castle": ["skeleton"]})

    game.play("fight:skeleton", "unit:peasant", "unit:peasant", "more:skeleton")

    assert game.prompt == "plan"  # the Mage is the third and last Unit: there is nobody to choose from
    assert game.tavern() == {"corruption": 1}
    assert not game.offers("more:skeleton")


@pytest.mark.rule("MM-SET-06")
@pytest.mark.parametrize("unit", CLASSES)
def test_mm_set_06_every_meeple_but_corruption_can_be_assigned(unit: str) -> None:
    game = a_table(start="main_phase", tavern=f"4 {unit}", built={"castle_1": "colosseum"})

    assert (game.prompt == "plan" and game.offers("use:colosseum")) == (unit != "corruption")


@pytest.mark.rule("MM-SET-07")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_set_07_every_score_starts_at_zero(seats: int) -> None:
    assert a_new_game(seats=seats).table.scores == [0] * seats


# Monster deck


@pytest.mark.rule("MM-SET-08")
def test_mm_set_08_twelve_of_level_1_then_twenty_of_level_2_then_eight_of_level_3() -> None:
    for deck in decks(4):
        assert [level for level in deck if level != COUNCIL] == [1] * 12 + [2] * 20 + [3] * 8


@pytest.mark.rule("MM-SET-08")
def test_mm_set_08_each_pile_is_shuffled() -> None:
    first = set()
    second = set()
    for seed in range(60):
        match = muster.new(NAME, seats=4, seed=seed)
        table = table_of(match)
        first.add(arrivals(match)[0]["facts"]["monster"])
        while table.zones[MONSTERS_1].cards:
            turn_up_monster(table)
        table.arrived |= 1
        second.add(turn_up_monster(table))

    assert len(first) == 12
    assert len(second) > 15


@pytest.mark.rule("MM-SET-09")
def test_mm_set_09_two_players_play_without_the_3_plus_monsters() -> None:
    monsters = monsters_in_play(muster.new(NAME, seats=2, seed=1))

    assert not [monster.key for monster in monsters if monster.three_plus]
    assert Counter(monster.level for monster in monsters) == {1: 10, 2: 14, 3: 6}


@pytest.mark.rule("MM-SET-09")
@pytest.mark.parametrize("seats", [3, 4])
def test_mm_set_09_three_and_four_players_play_with_all_monsters(seats: int) -> None:
    monsters = monsters_in_play(muster.new(NAME, seats=seats, seed=1))

    assert len(monsters) == 40
    assert len([monster for monster in monsters if monster.three_plus]) == 10


@pytest.mark.rule("MM-SET-10")
def test_mm_set_10_half_of_six_level_3_monsters_lies_above_the_card() -> None:
    assert places_of_council(decks(2), 2) == {4, 5, 6, 7}


@pytest.mark.rule("MM-SET-10")
def test_mm_set_10_an_odd_lower_half_is_rounded_down(tmp_path: Path) -> None:
    change = a_pack(tmp_path, monsters="[ebony_reaper]\nthree_plus = false\nsource = { three_plus = 'designed' }\n")
    box = muster.content(NAME, change)
    many = [whole_deck(a_new_game(pack=box, seed=seed).match) for seed in range(40)]

    assert {deck.count(3) for deck in many} == {7}
    assert places_of_council(many, 2) == {5, 6, 7, 8}


@pytest.mark.rule("MM-SET-11")
def test_mm_set_11_the_first_card_lies_among_the_last_four_of_level_1() -> None:
    assert places_of_council(decks(4), 0) == {9, 10, 11, 12, 13}
    assert places_of_council(decks(2), 0) == {7, 8, 9, 10, 11}


@pytest.mark.rule("MM-SET-12")
def test_mm_set_12_the_second_card_lies_among_the_last_eight_of_level_2() -> None:
    assert places_of_council(decks(4), 1) == set(range(13, 22))
    assert places_of_council(decks(2), 1) == set(range(7, 16))


@pytest.mark.rule("MM-SET-13")
def test_mm_set_13_the_third_card_lies_in_the_lower_half_of_level_3() -> None:
    assert places_of_council(decks(4), 2) == {5, 6, 7, 8, 9}


@pytest.mark.rule("MM-SET-14")
@pytest.mark.parametrize("seats, size", [(2, 33), (3, 43), (4, 43)])
def test_mm_set_14_the_deck_is_one_pile_that_grows_harder(seats: int, size: int) -> None:
    for deck in decks(seats):
        monsters = [level for level in deck if level != COUNCIL]
        assert len(deck) == size
        assert monsters == sorted(monsters)


@pytest.mark.rule("MM-SET-14")
def test_mm_set_14_the_deck_is_face_down() -> None:
    view: Any = muster.new(NAME, seats=2, seed=1).view(0)

    assert view["monster_deck"] == 33 - 6
    for pile in ("monsters-1", "monsters-2", "monsters-3"):
        assert set(view["zones"][pile]) == {None}


@pytest.mark.rule("MM-SET-15")
def test_mm_set_15_six_monsters_take_the_lowest_free_slots_of_their_districts() -> None:
    game = a_new_game(
        seats=3,
        loads={
            "monsters": [
                "skeleton",
                "plank_pirate",
                "timber_wolf",
                "hollow_friar",
                "splinter_goblin",
                "poltergrain",
            ]
        },
    )

    assert game.city() == {
        "villages": ["timber_wolf", "splinter_goblin", None],
        "university": ["poltergrain", None, None],
        "castle": ["skeleton", "plank_pirate", None],
        "cathedral": ["hollow_friar", None, None],
    }


@pytest.mark.rule("MM-SET-15")
def test_mm_set_15_everybody_sees_the_first_six() -> None:
    districts: Any = muster.new(NAME, seats=2, seed=1).view(1)["districts"]

    assert len([key for district in districts for key in district["monsters"] if key is not None]) == 6


@pytest.fixture
def four_in_the_castle(tmp_path: Path) -> Box:
    """A box with a fourth level 1 Monster of the Castle."""
    change = "[timber_wolf]\ndistrict = 'castle'\nsource = { district = 'designed' }\n"
    box = muster.content(NAME, a_pack(tmp_path, monsters=change))
    assert isinstance(box, Box)
    return box


@pytest.mark.rule("MM-SET-16")
def test_mm_set_16_a_monster_of_a_full_district_goes_to_the_emptiest_one(four_in_the_castle: Box) -> None:
    game = a_new_game(
        seats=3,
        pack=four_in_the_castle,
        loads={
            "monsters": [
                "skeleton",
                "plank_pirate",
                "chisel_sergeant",
                "sawdust_imp",
                "hollow_friar",
                "timber_wolf",
            ]
        },
    )

    assert game.city() == {
        "villages": ["sawdust_imp", None, None],
        "university": ["timber_wolf", None, None],
        "castle": ["skeleton", "plank_pirate", "chisel_sergeant"],
        "cathedral": ["hollow_friar", None, None],
    }


@pytest.mark.rule("MM-SET-16")
def test_mm_set_16_luck_settles_a_tie_of_the_emptiest(four_in_the_castle: Box) -> None:
    loads = {
        "monsters": ["skeleton", "plank_pirate", "chisel_sergeant", "sawdust_imp", "timber_wolf", "splinter_goblin"]
    }
    found: set[str] = set()
    for seed in range(12):
        city = a_new_game(seats=3, pack=four_in_the_castle, loads=loads, seed=seed).city()
        found.update(district for district, monsters in city.items() if "timber_wolf" in monsters)

    assert found == {"university", "cathedral"}


@pytest.mark.rule("MM-SET-17")
def test_mm_set_17_no_dark_council_card_is_among_the_first_six() -> None:
    for seats in (2, 4):
        for deck in decks(seats):
            assert deck[:6] == [1] * 6


@pytest.mark.rule("MM-SET-17")
def test_mm_set_17_setup_never_brings_the_dark_council() -> None:
    for seed in range(100):
        match = muster.new(NAME, seats=2, seed=seed)
        assert table_of(match).arrived == 0
        assert len(arrivals(match)) == 6


@pytest.mark.rule("MM-SET-17")
def test_mm_set_17_a_pack_with_nine_level_1_monsters_for_two_players_is_refused(tmp_path: Path) -> None:
    change = a_pack(tmp_path, monsters="[skeleton]\nthree_plus = true\nsource = { three_plus = 'designed' }\n")

    with pytest.raises(muster.ContentError, match="at least 10 Monsters of level 1"):
        muster.new(NAME, seats=2, seed=1, pack=change)


# Locations


@pytest.mark.rule("MM-SET-18")
def test_mm_set_18_four_open_tiles_and_eleven_hidden_ones() -> None:
    view: Any = muster.new(NAME, seats=2, seed=1).view(0)

    assert len(set(view["display"])) == 4
    assert view["zones"]["tile-stack"] == [None] * 11


@pytest.mark.rule("MM-SET-18")
def test_mm_set_18_any_tile_may_be_open() -> None:
    shown: set[str] = set()
    for seed in range(60):
        view: Any = a_new_game(seed=seed).match.view(0)
        shown.update(view["display"])

    assert len(shown) == 15


# Player boards, Quests, bags


@pytest.mark.rule("MM-SET-19")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_set_19_all_basic_classes_start_at_level_1(seats: int) -> None:
    view: Any = muster.new(NAME, seats=seats, seed=1).view(0)

    assert [player["levels"] for player in view["players"]] == [
        {"mage": 1, "cleric": 1, "warrior": 1, "knight": 1}
    ] * seats


@pytest.mark.rule("MM-SET-20")
@pytest.mark.parametrize("seats, left", [(2, 40), (3, 38), (4, 36)])
def test_mm_set_20_two_quests_each_and_the_rest_is_the_deck(seats: int, left: int) -> None:
    view: Any = muster.new(NAME, seats=seats, seed=1).view(0)

    assert [player["quests"] for player in view["players"]] == [2] * seats
    assert view["quest_deck"] == left
    assert view["quest_discard"] == []


@pytest.mark.rule("MM-SET-20")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_mm_set_20_a_player_sees_only_the_own_quests(seat: int | None) -> None:
    match = muster.new(NAME, seats=3, seed=1)
    zones: Any = match.view(seat)["zones"]

    for owner in range(3):
        assert (None in zones[f"hand-{owner}"]) == (owner != seat)
    assert set(zones["quest-deck"]) == {None}
    for event in match.events(seat):
        facts: Any = event["facts"]
        if event["kind"] == "quests-drawn":
            assert (facts.get("quests") is not None) == (facts["seat"] == seat)


@pytest.mark.rule("MM-SET-20")
def test_mm_set_20_quests_are_shuffled() -> None:
    assert len({tuple(a_new_game(seed=seed).quests(0)) for seed in range(20)}) > 15


@pytest.mark.rule("MM-SET-21")
def test_mm_set_21_seven_peasants_and_three_corruption_for_everyone() -> None:
    game = a_new_game(seats=3)
    everything = [
        named([bag + tavern for bag, tavern in zip(game.table.bags[seat], game.table.taverns[seat], strict=True)])
        for seat in range(3)
    ]

    assert everything == [{"peasant": 7, "corruption": 3}] * 3
    assert (game.supply["peasant"], game.supply["corruption"]) == (27, 11)


@pytest.mark.rule("MM-SET-22")
def test_mm_set_22_four_meeples_are_drawn_into_the_tavern() -> None:
    hand = ["peasant", "corruption", "peasant", "peasant"]
    game = a_new_game(loads={"bag": [*hand, *["peasant"] * 4]})

    assert (game.seat, game.tavern(0)) == (0, {"peasant": 3, "corruption": 1})
    assert game.bag(0) == {"peasant": 4, "corruption": 2}


@pytest.mark.rule("MM-SET-22")
def test_mm_set_22_the_peasants_of_the_first_hand_can_be_used_in_the_first_turn() -> None:
    game = a_new_game(loads={"bag": ["peasant", "corruption", "peasant", "peasant", *["peasant"] * 4]})

    assert game.offers("build:peasant+peasant")
    game.until("plan").play("use:splinter_arena", "use:academy_of_fine_grain", "confirm").end_turn()

    assert {"warrior", "mage"} <= set(game.lodgings(0))


@pytest.mark.rule("MM-SET-22")
def test_mm_set_22_the_first_hand_is_drawn_blindly() -> None:
    hands = {tuple(a_new_game(seed=seed).table.taverns[0]) for seed in range(40)}

    assert len(hands) == 4  # from no Corruption to all three


@pytest.mark.rule("MM-SET-23")
def test_mm_set_23_the_starting_hand_completes_no_quest(tmp_path: Path) -> None:
    change = a_pack(
        tmp_path,
        quests="[royal_muster]\ncondition = { when = 'tavern', units = { corruption = 2, peasant = 2 } }\n"
        "source = { condition = 'designed' }\n",
    )
    game = a_new_game(
        pack=change,
        loads={
            "quests": ["royal_muster"],
            "bag": ["corruption", "corruption", "peasant", "peasant", *["peasant"] * 4],
        },
    )

    assert game.tavern(0) == {"corruption": 2, "peasant": 2}
    assert game.prompt == "capitol"
    assert "royal_muster" in game.quests(0)
    assert (game.score, game.done(0), game.happened("quest-completed")) == (0, [], [])


# First player


def first_of(*corruption: int, seed: int = 1) -> Sitting:
    """A game whose first hands have so much Corruption."""
    drawn: list[str] = []
    for number in corruption:
        drawn.extend(["corruption"] * number + ["peasant"] * (4 - number))
    return a_new_game(seats=len(corruption), loads={"bag": drawn}, seed=seed)


@pytest.mark.rule("MM-SET-24")
@pytest.mark.parametrize("corruption, first", [((0, 1, 0), 1), ((2, 1, 3), 2), ((3, 2, 2), 0), ((1, 0, 2, 3), 3)])
def test_mm_set_24_the_most_corruption_begins(corruption: tuple[int, ...], first: int) -> None:
    game = first_of(*corruption)

    assert (game.table.first, game.table.active) == (first, first)
    assert game.happened("turn-begins") == [{"seat": first, "round": 1}]
    assert game.happened("first-player") == [{"seat": first, "corruption": max(corruption)}]


@pytest.mark.rule("MM-SET-24")
def test_mm_set_24_luck_decides_among_several_who_have_the_most() -> None:
    assert {first_of(2, 1, 2, seed=seed).table.first for seed in range(20)} == {0, 2}


@pytest.mark.rule("MM-SET-24")
def test_mm_set_24_without_any_corruption_everybody_may_begin() -> None:
    assert {first_of(0, 0, 0, seed=seed).table.first for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("MM-SET-25")
def test_mm_set_25_the_final_turns_begin_with_the_one_first_player() -> None:
    drawn = [monster.key for monster in BOX.monsters[1:36]]  # all but Skeleton and four of level 3
    game = a_table(
        seats=3,
        seat=2,
        first=1,
        round=14,
        arrived=3,
        start="main_phase",
        tavern="2 peasant",
        city={"castle": ["skeleton"]},
        piles={0: drawn},
        loads={"council": [0]},
    )

    game.play("fight:skeleton", "confirm")
    assert game.happened("final-turns") == [{"round": 15}]
    while not game.match.over:
        game.step()

    turns = [(turn["round"], turn["seat"]) for turn in game.happened("turn-begins")]
    assert turns[-7:] == [(14, 0), (15, 1), (15, 2), (15, 0), (16, 1), (16, 2), (16, 0)]


@pytest.mark.rule("MM-SET-25")
def test_mm_set_25_the_marker_never_changes_hands() -> None:
    match = muster.new(NAME, seats=3, seed=4)
    first = table_of(match).first

    assert {table_of(match).first for _ in random_walk(match, seed=1)} == {first}
