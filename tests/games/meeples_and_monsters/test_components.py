"""Components in play: the table shows what the box holds, and nothing makes more of it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import NAME, Sitting, a_new_game, a_table, named

import muster
from muster.games.meeples_and_monsters.content.pieces import CLASSES, DISTRICTS, MEEPLES
from muster.games.meeples_and_monsters.state import MONSTERS_1, QUEST_DECK, hand

BOX = muster.content(NAME)
MONSTERS = [monster.key for monster in BOX.monsters[: BOX.normal]]
TILES = [place.key for place in BOX.locations[BOX.first_tile() :]]
SLOTS = [slot.key for slot in BOX.slots]
LEVEL_1 = [monster.key for monster in BOX.monsters[: BOX.normal] if monster.level == 1]
LEVEL_2 = [monster.key for monster in BOX.monsters[: BOX.normal] if monster.level == 2]


@cache
def new_view(seats: int) -> dict[str, Any]:
    """What seat 0 sees of a game just set up."""
    return muster.new(NAME, seats=seats, seed=1).view(0)


def planned_places(game: Sitting) -> list[dict[str, Any]]:
    plan: Any = game.match.view(game.seat)["plan"]
    return list(plan)


def all_meeples(game: Sitting) -> dict[str, int]:
    table = game.table
    counts = table.supply.copy()
    for at in range(MEEPLES):
        counts[at] += sum(places[at] for places in (*table.bags, *table.taverns, *table.lodgings))
    return named(counts)


# Meeples


@pytest.mark.rule("MM-CMP-01")
@pytest.mark.parametrize("seats, left", [(2, 34), (3, 27), (4, 20)])
def test_mm_cmp_01_peasants_left_when_every_bag_has_its_seven(seats: int, left: int) -> None:
    assert a_new_game(seats=seats).supply["peasant"] == left


@pytest.mark.rule("MM-CMP-01")
def test_mm_cmp_01_nothing_makes_a_forty_ninth_peasant() -> None:
    game = a_table(
        start="main_phase",
        tavern="4 peasant",
        city={"cathedral": ["coffin_nailer"]},  # pays 1 Peasant
        bag="44 peasant",
        others={1: {"bag": ""}},
    )

    game.play("fight:coffin_nailer", "confirm").end_turn()

    assert all_meeples(game)["peasant"] == 48
    assert "peasant" not in game.supply


@pytest.mark.rule("MM-CMP-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_cmp_02_no_coloured_unit_is_dealt_out(seats: int) -> None:
    supply = a_new_game(seats=seats).supply

    assert {unit: supply[unit] for unit in ("warrior", "mage", "cleric", "knight")} == {
        "warrior": 18,
        "mage": 18,
        "cleric": 18,
        "knight": 15,
    }


@pytest.mark.rule("MM-CMP-03")
@pytest.mark.parametrize("seats, left", [(2, 14), (3, 11), (4, 8)])
def test_mm_cmp_03_corruption_left_when_every_bag_has_its_three(seats: int, left: int) -> None:
    assert a_new_game(seats=seats).supply["corruption"] == left


@pytest.mark.rule("MM-CMP-03")
def test_mm_cmp_03_two_dark_council_cards_use_up_the_last_corruption() -> None:
    game = a_table(
        seats=4,
        start="main_phase",
        tavern="2 peasant",
        bag="5 peasant 3 corruption",
        others={seat: {"bag": "7 peasant 3 corruption"} for seat in (1, 2, 3)},
        city={"castle": ["skeleton"]},
        piles={1: LEVEL_1[1:], 2: LEVEL_2[:12]},  # no level 1 left, 8 of level 2: both cards lie on top
        loads={"council": [0, 0]},
    )
    assert game.supply["corruption"] == 8

    game.play("fight:skeleton", "confirm").end_turn()

    assert len(game.happened("council-arrives")) == 2
    assert "corruption" not in game.supply
    assert all_meeples(game)["corruption"] == 20


@pytest.mark.rule("MM-CMP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_cmp_04_all_meeples_on_the_table_are_152(seats: int) -> None:
    meeples = all_meeples(a_new_game(seats=seats))

    assert sum(meeples.values()) == 152
    assert (meeples["ranger"], meeples["paladin"], meeples["shaman"]) == (5, 5, 5)


# Player boards


@pytest.mark.rule("MM-CMP-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_cmp_05_every_player_has_a_board_with_tavern_lodgings_bag_and_four_hero_slots(seats: int) -> None:
    players = new_view(seats)["players"]

    assert [player["seat"] for player in players] == list(range(seats))
    for player in players:
        assert sum(player["tavern"].values()) == 4
        assert player["lodgings"] == {}
        assert sum(player["bag"].values()) == 6
        assert player["levels"] == {"mage": 1, "cleric": 1, "warrior": 1, "knight": 1}


@pytest.mark.rule("MM-CMP-05")
def test_mm_cmp_05_one_player_holds_the_first_player_marker() -> None:
    assert new_view(3)["first"] in (0, 1, 2)
    assert new_view(3)["first"] == new_view(3)["active"]


@pytest.mark.rule("MM-CMP-05")
def test_mm_cmp_05_boards_are_not_shared() -> None:
    game = a_table(tavern="1 warrior", vp=3)

    game.play("level:warrior", "continue")

    assert [player["levels"]["warrior"] for player in game.match.view(0)["players"]] == [2, 1]
    assert (game.lodgings(0), game.lodgings(1)) == ({"warrior": 1}, {})


@pytest.mark.rule("MM-CMP-05")
@pytest.mark.parametrize(
    "unit, weaker, stronger",
    [
        ("peasant", None, "skeleton"),
        ("mage", None, "skeleton"),
        ("cleric", None, "skeleton"),
        ("warrior", "skeleton", "timber_wolf"),
        ("knight", "timber_wolf", "beaver_brute"),
    ],
)
def test_mm_cmp_05_the_board_prints_combat_values_of_level_1(unit: str, weaker: str | None, stronger: str) -> None:
    game = a_table(
        start="main_phase",
        tavern=f"1 {unit}",
        city={"castle": ["skeleton"], "villages": ["timber_wolf"], "cathedral": ["beaver_brute"]},
    )

    assert weaker is None or game.offers(f"fight:{weaker}")
    assert not game.offers(f"fight:{stronger}")


# Boards


@pytest.mark.rule("MM-CMP-06")
def test_mm_cmp_06_four_districts_with_their_places() -> None:
    match = muster.new(NAME, seats=2, seed=1, options={"towers": True})
    districts: Any = match.view(0)["districts"]

    assert [district["key"] for district in districts] == ["villages", "university", "castle", "cathedral"]
    for district in districts:
        assert [place["slot"] for place in district["locations"]] == [
            None,
            f"{district['key']}_1",
            f"{district['key']}_2",
        ]
        assert district["locations"][0]["key"] is not None
        assert [place["key"] for place in district["locations"][1:]] == [None, None]
        assert len(district["monsters"]) == 3
        assert district["tower"]["room"] is not None


@pytest.mark.rule("MM-CMP-06")
def test_mm_cmp_06_the_capitol_has_two_locations() -> None:
    game = a_table(tavern="1 peasant 1 mage", vp=2)

    assert {key.partition(":")[0] for key in game.keys} == {"build", "level", "continue"}
    game.play("build:peasant", "level:mage")

    assert game.keys == ["capitol:builders_yard", "capitol:hall_of_heroes"]


@pytest.mark.rule("MM-CMP-07")
def test_mm_cmp_07_three_overlords_then_the_henchman() -> None:
    council = new_view(2)["council"]

    assert [member["key"] for member in council] == ["count_drillula", "mangrove", "saw_ron", "combustor"]
    assert [bool(member["token"]) for member in council] == [True, True, True, False]


@pytest.mark.rule("MM-CMP-07")
def test_mm_cmp_07_the_vp_track_holds_every_score() -> None:
    game = a_table(start="main_phase", tavern="2 peasant", city={"castle": ["skeleton"]}, vp=7)

    game.play("fight:skeleton", "confirm")

    assert [player["score"] for player in game.match.view(1)["players"]] == [8, 0]


# Hero cards


@pytest.mark.rule("MM-CMP-08")
def test_mm_cmp_08_each_player_has_a_warrior_card_of_their_own() -> None:
    game = a_table(seats=4, tavern="1 warrior", others={seat: {"tavern": "1 warrior"} for seat in (1, 2, 3)}, vp=3)
    game.table.scores = [3, 3, 3, 3]

    game.play(*["level:warrior"] * 4)

    assert [levels[CLASSES.index("warrior")] for levels in game.table.levels] == [2, 2, 2, 2]


@pytest.mark.rule("MM-CMP-09")
def test_mm_cmp_09_a_first_ranger_is_worth_three_without_paying() -> None:
    game = a_table(
        start="main_phase",
        tavern="1 warrior 1 knight",
        bag="4 peasant",
        others={1: {"bag": "8 peasant"}},
        built={"castle_1": "pine_lodge"},
        city={"cathedral": ["beaver_brute"], "villages": ["timber_wolf"]},
        loads={"bag": [*["peasant"] * 8, "ranger"]},
    )

    game.play("use:pine_lodge", "confirm")
    assert (game.lodgings(), game.score) == ({"warrior": 1, "knight": 1, "ranger": 1}, 0)
    game.end_turn()  # a turn with the four Peasants; then the Lodgings are drawn
    game.end_turn().until("plan").play("fight:timber_wolf", "unit:ranger")

    (planned,) = planned_places(game)
    assert (planned["units"], planned["total"]) == ({"ranger": 1}, 3)
    assert game.score == 0


@pytest.mark.rule("MM-CMP-09")
@pytest.mark.parametrize("prestige", ["ranger", "paladin", "shaman"])
def test_mm_cmp_09_prestige_cards_never_change(prestige: str) -> None:
    game = a_table(tavern=f"1 {prestige}", vp=20)

    assert f"level:{prestige}" not in game.keys


# Cards, tokens, tiles


@pytest.mark.rule("MM-CMP-10")
@pytest.mark.parametrize("key", MONSTERS)
def test_mm_cmp_10_a_monster_falls_to_its_strength_and_pays_its_vp(key: str) -> None:
    monster = next(card for card in BOX.monsters if card.key == key)
    city = {DISTRICTS[monster.district]: [key]}

    short = a_table(start="main_phase", seats=3, tavern={"peasant": monster.strength - 1}, city=city, pack="standard")
    enough = a_table(start="main_phase", seats=3, tavern={"peasant": monster.strength}, city=city, pack="standard")
    enough.play(f"fight:{key}", "confirm")

    assert not short.offers(f"fight:{key}")
    assert enough.happened("monster-beaten") == [{"seat": 0, "monster": key, "vp": monster.vp}]
    assert enough.score == monster.vp


@pytest.mark.rule("MM-CMP-10")
def test_mm_cmp_10_all_forty_are_in_a_game_of_three_or_four() -> None:
    table = a_new_game(seats=3).table
    cards = [card for card in table.city if card >= 0]
    for pile in range(3):
        cards.extend(table.zones[MONSTERS_1 + pile].cards)

    assert sorted(cards) == list(range(40))
    assert Counter(table.box.monsters[card].level for card in cards) == {1: 12, 2: 20, 3: 8}


@pytest.mark.rule("MM-CMP-11")
def test_mm_cmp_11_city_deck_and_scoreboard_have_47_cards() -> None:
    view = new_view(4)
    city = [key for district in view["districts"] for key in district["monsters"] if key is not None]

    assert len(city) + view["monster_deck"] + len(view["council"]) == 47
    assert len(view["council"]) == 4
    assert view["arrived"] == 0


@pytest.mark.rule("MM-CMP-12")
def test_mm_cmp_12_three_different_tokens_of_six_are_in_a_game() -> None:
    seen: set[int] = set()
    for seed in range(60):
        tokens = a_new_game(seed=seed).table.tokens
        assert len(set(tokens)) == len(tokens) == 3
        seen.update(tokens)

    assert seen == set(range(6))


@pytest.mark.rule("MM-CMP-13")
def test_mm_cmp_13_four_open_and_eleven_hidden_tiles_with_no_name_twice() -> None:
    table = a_new_game().table
    tiles = [*table.zones[3].cards, *table.zones[4].cards]

    assert (new_view(2)["tile_stack"], len(new_view(2)["display"])) == (11, 4)
    assert len({table.box.locations[tile].key for tile in tiles}) == len(tiles) == 15


@pytest.mark.rule("MM-CMP-13")
def test_mm_cmp_13_the_ninth_tile_finds_no_slot() -> None:
    game = a_table(tavern="1 peasant", built=dict(zip(SLOTS[:7], TILES, strict=False)))

    game.play("build:peasant").end_turn()

    assert -1 not in game.table.built
    assert sum(game.tavern(1).values()) > 0
    assert game.prompt != "capitol"


@pytest.mark.rule("MM-CMP-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mm_cmp_14_all_44_quests_are_dealt_or_in_the_deck(seats: int) -> None:
    table = a_new_game(seats=seats).table
    cards = list(table.zones[QUEST_DECK].cards)
    for seat in range(seats):
        cards.extend(table.zones[hand(seat)].cards)

    assert sorted(cards) == list(range(44))


@pytest.mark.rule("MM-CMP-14")
def test_mm_cmp_14_a_quest_pays_its_vp_or_costs_its_penalty() -> None:
    paid = a_table(start="main_phase", tavern="4 peasant", city={"castle": ["skeleton"]}, hand=["softwood_uprising"])
    paid.play("fight:skeleton", "more:skeleton", "more:skeleton", "confirm", "complete:softwood_uprising")
    failed = a_table(start="score_the_end", hand=["softwood_uprising"])

    assert (paid.score, failed.score) == (1 + 2, -1)
