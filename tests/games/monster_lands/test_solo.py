"""The solo game against Madhala, who only takes up room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_new_game, a_table, need

import muster
from muster.games.monster_lands.content.pieces import BUILDINGS, MineSpace
from muster.kernel.errors import OptionError

OFF_THE_LAND = 5  # this roll puts Madhala's token on the dice-rolling mission
NO_BLOCKING = {"madhala_dice": (0,) * 6}


def alone(madhala: Sequence[int] = (OFF_THE_LAND,), **given: Any) -> Sitting:
    """A solo game at the start of Deployment; Madhala's first roll is for her token, the others for her dice."""
    loads = {"madhala": madhala, **given.pop("loads", {})}
    return a_table(**{"seats": 1, "loads": loads, "start": "prepare", **given})


def pawn_one(game: Sitting) -> None:
    """The smallest action: one strength die to the Pawn Shop."""
    game.play("pawn", "die:strength")
    if game.prompt == "pawn":
        game.play("done")


def blocked(game: Sitting) -> dict[str, list[int]]:
    """Where Madhala's dice lie: the numbers of the spaces, building by building."""
    found = {
        building["key"]: [die["space"] for die in building["dice"] if die["colour"] == "blocking"]
        for building in game.view["buildings"]
    }
    return {key: spaces for key, spaces in found.items() if spaces}


@pytest.mark.rule("ML-SOL-01")
def test_ml_sol_01_one_land_three_mercenaries_two_missions() -> None:
    game = a_new_game(seats=1, loads={"monsters": ["krinx"]})

    places = game.view["places"]
    assert [place["land"] is not None for place in places] == [True, False, False]
    assert [place["monster"] for place in places] == ["krinx", None, None]
    assert [place["header"] is not None for place in places] == [True, False, False]
    assert (len(game.view["tavern"]), len(game.view["missions"]), game.view["first"]) == (3, 2, 0)


@pytest.mark.rule("ML-SOL-01")
def test_ml_sol_01_the_spaces_open_to_two_players() -> None:
    solo, two, three = [
        [building["room"] for building in a_table(seats=seats).view["buildings"][:-1]] for seats in (1, 2, 3)
    ]

    assert solo == two
    assert solo != three


@pytest.mark.rule("ML-SOL-01")
def test_ml_sol_01_the_first_player_tile_is_not_passed() -> None:
    game = alone(start="clean_up")

    assert (game.table.round, game.table.first, len(game.happened("first-player"))) == (2, 0, 1)  # at set-up


@pytest.mark.rule("ML-SOL-02")
def test_ml_sol_02_madhala_scores_nothing_and_nothing_goes_to_her() -> None:
    game = a_new_game(seats=1)

    while not game.match.over:
        assert game.problems() == []
        game.step()

    assert (len(game.match.result.scores), len(game.view["clans"])) == (1, 1)


@pytest.mark.rule("ML-SOL-02")
def test_ml_sol_02_her_dice_buy_nothing() -> None:
    game = alone([OFF_THE_LAND, 3, 1, 5], tavern=["karunna", "dolfus", "geas"], bazaar=["krakhen", "noxx", "mortis"])
    shown = (game.view["tavern"], game.view["lodge"], game.view["bazaar"])

    for _ in range(3):
        pawn_one(game)

    assert blocked(game) == {"lodge": [1], "tavern": [1], "bazaar": [1]}
    assert (game.view["tavern"], game.view["lodge"], game.view["bazaar"]) == shown


@pytest.mark.rule("ML-SOL-03")
@pytest.mark.parametrize("round, dice", [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6)])
def test_ml_sol_03_blocking_dice_by_round(round: int, dice: int) -> None:
    assert alone(round=round).view["madhala"]["dice"] == dice


@pytest.mark.rule("ML-SOL-03")
@pytest.mark.parametrize("level, dice", [("tutorial", 4), ("normal", 5), ("hard", 6), ("cut-throat", 7)])
def test_ml_sol_03_and_by_level(level: str, dice: int) -> None:
    assert alone(round=3, options={"difficulty": level}).view["madhala"]["dice"] == dice


@pytest.mark.rule("ML-SOL-04")
def test_ml_sol_04_a_die_after_each_action_until_you_pass() -> None:
    """Drapis and the glory bonus make two strength dice and a magic one; without dice the pass follows by itself."""
    game = alone([OFF_THE_LAND, 1, 1, 1, OFF_THE_LAND], members=["drapis"])

    pawn_one(game)
    assert (blocked(game), game.view["madhala"]["dice"]) == ({"lodge": [1]}, 3)
    pawn_one(game)
    game.play("pawn")

    assert [told["building"] for told in game.happened("madhala-blocks")] == ["lodge"] * 3
    assert (game.view["round"], game.view["madhala"]["dice"]) == (2, 4)


@pytest.mark.rule("ML-SOL-04")
def test_ml_sol_04_free_steps_are_no_actions() -> None:
    game = alone([OFF_THE_LAND, 1], loot=["gold_10"])

    game.play("loot", "use:gold_10")

    assert (blocked(game), game.view["madhala"]["dice"]) == ({}, 4)


@pytest.mark.rule("ML-SOL-04")
def test_ml_sol_04_without_dice_she_places_none() -> None:
    game = alone([OFF_THE_LAND, 1], figures={"box": {"*": {"madhala_dice": (1,) * 6}}})

    pawn_one(game)
    pawn_one(game)

    assert (blocked(game), game.view["madhala"]["dice"]) == ({"lodge": [1]}, 0)


@pytest.mark.rule("ML-SOL-05")
@pytest.mark.parametrize(
    "roll, building", [(1, "lodge"), (2, "alchemist"), (3, "tavern"), (4, "armory"), (5, "bazaar"), (6, "mine")]
)
def test_ml_sol_05_a_die_names_the_building(roll: int, building: str) -> None:
    game = alone([OFF_THE_LAND, roll])

    pawn_one(game)

    assert list(blocked(game)) == [building]


@pytest.mark.rule("ML-SOL-05")
def test_ml_sol_05_a_building_in_panic_is_left_out() -> None:
    game = alone([OFF_THE_LAND, 4], panic=["armory"])

    pawn_one(game)

    assert list(blocked(game)) == ["bazaar"]


@pytest.mark.rule("ML-SOL-05")
def test_ml_sol_05_a_full_building_is_left_out() -> None:
    game = alone([OFF_THE_LAND, 4], placed={"armory": [("strength", 0), ("strength", 0)]})

    pawn_one(game)

    assert list(blocked(game)) == ["bazaar"]


@pytest.mark.rule("ML-SOL-05")
def test_ml_sol_05_one_follows_six() -> None:
    game = alone([OFF_THE_LAND, 6], panic=["mine"])

    pawn_one(game)

    assert list(blocked(game)) == ["lodge"]


@pytest.mark.rule("ML-SOL-05")
def test_ml_sol_05_if_all_are_closed_the_die_is_set_aside() -> None:
    game = alone([OFF_THE_LAND, 2], panic=list(BUILDINGS[:-1]))

    pawn_one(game)

    assert (blocked(game), game.view["madhala"]["dice"]) == ({}, 3)


@pytest.mark.rule("ML-SOL-06")
def test_ml_sol_06_the_leftmost_open_space() -> None:
    game = alone([OFF_THE_LAND, 3, 3], placed={"tavern": [("strength", 0)]})

    pawn_one(game)
    pawn_one(game)

    assert blocked(game) == {"tavern": [2, 3]}


@pytest.mark.rule("ML-SOL-06")
def test_ml_sol_06_the_upper_space_of_the_alchemist_before_the_lower() -> None:
    game = alone([OFF_THE_LAND, 2, 2])

    pawn_one(game)
    assert not game.offers("alchemist:upper")
    assert game.offers("alchemist:lower")
    pawn_one(game)

    assert not game.offers("alchemist:lower")


@pytest.mark.rule("ML-SOL-06")
def test_ml_sol_06_in_the_mine_the_best_single_then_the_best_double_space() -> None:
    """Spaces 1 and 3 are open in solo: a double one for 6 and a single one for 3."""
    game = alone([OFF_THE_LAND, 6, 6], members=["drapis", "nuduru", "guster"])
    assert [key for key in game.keys if key.startswith("mine")] == ["mine:1", "mine:3"]

    pawn_one(game)
    assert [key for key in game.keys if key.startswith("mine")] == ["mine:1"]
    pawn_one(game)

    assert (blocked(game), [key for key in game.keys if key.startswith("mine")]) == ({"mine": [3, 1]}, [])


@pytest.mark.rule("ML-SOL-06")
def test_ml_sol_06_the_best_paid_of_two_single_spaces() -> None:
    spaces = (MineSpace(2, 9, False), MineSpace(1, 2, False), MineSpace(1, 4, False))
    game = alone([OFF_THE_LAND, 6, 6], figures={"box": {"*": {"mine": spaces}}})

    pawn_one(game)
    pawn_one(game)

    assert blocked(game) == {"mine": [3, 2]}


@pytest.mark.rule("ML-SOL-07")
def test_ml_sol_07_blocking_dice_do_not_enter_discounts() -> None:
    game = alone([OFF_THE_LAND, 3], members=["drapis", "vaidala"], loads={"persuasion": [5, 3]})

    game.play("visit:tavern", "die:persuasion-5", "hire:novice_1", "visit:tavern")

    assert blocked(game) == {"tavern": [2]}
    assert game.preview("die:persuasion-3") == ("preview-off", {"gold": 8})


@pytest.mark.rule("ML-SOL-07")
def test_ml_sol_07_they_return_in_clean_up() -> None:
    game = alone([OFF_THE_LAND, 1])
    pawn_one(game)
    assert blocked(game) == {"lodge": [1]}

    game.to_round(2)

    assert blocked(game) == {}


@pytest.mark.rule("ML-SOL-08")
@pytest.mark.parametrize("roll", [1, 2, 3, 4])
def test_ml_sol_08_her_token_closes_a_path_of_the_land(roll: int) -> None:
    game = alone([roll], members=["drapis", "sckrat"], headers=[0])

    game.play("outside:left")

    assert game.keys == [f"path:{number}" for number in (1, 2, 3, 4) if number != roll]


@pytest.mark.rule("ML-SOL-08")
@pytest.mark.parametrize("roll, place", [(5, "mission"), (6, "contract")])
def test_ml_sol_08_or_the_left_path_of_a_mission(roll: int, place: str) -> None:
    game = alone([roll], missions=["lost_caravan", "night_watch"])

    game.play(f"outside:{place}")  # with one path open nobody asks which one

    assert game.view["madhala"]["path"] == {"place": place, "number": 1}
    assert game.play("send:drapis").path(f"{place}-2")["member"] == "drapis"


@pytest.mark.rule("ML-SOL-08")
def test_ml_sol_08_the_closed_path_is_skipped_and_nothing_can_be_aimed_at_it() -> None:
    """Ginova on path 1 could turn a die against a neighbour, but path 2 is Madhala's; Drapis on path 3 comes next."""
    sections = [{"need": need("s")}] * 4
    game = alone(
        [2],
        members=["drapis", "ginova"],
        headers=[0],
        monster="krinx",
        land="kale",
        figures={
            "headers": {"0": {"sections": sections}},
            "monsters": {"krinx": {"attack": 1}},
            "box": {"*": NO_BLOCKING},
        },
        loads={"attack": [1, 1]},
    )

    game.play("outside:left", "path:1", "send:ginova", "outside:left", "path:3").until("attack")
    assert (game.path("left-2")["closed"], game.happened("diverted")) == (True, [])
    game.play("decline", "decline")

    assert [attack["member"] for attack in game.happened("monster-attacks")] == ["ginova", "drapis"]


@pytest.mark.rule("ML-SOL-08")
def test_ml_sol_08_for_one_round() -> None:
    game = alone([2, 4], figures={"box": {"*": NO_BLOCKING}})
    assert game.view["madhala"]["path"] == {"place": "left", "number": 2}

    game.to_round(2)

    assert game.view["madhala"]["path"] == {"place": "left", "number": 4}
    assert not game.path("left-2")["closed"]


@pytest.mark.rule("ML-SOL-09")
@pytest.mark.parametrize("module, reason", [("tricks", "rivals"), ("queens_grant", "the same player")])
def test_ml_sol_09_some_modules_are_not_used(module: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        muster.new("monster-lands", seats=1, seed=1, options={module: True})


@pytest.mark.rule("ML-SOL-09")
@pytest.mark.parametrize("level", ["normal", "tutorial", "hard", "cut-throat"])
def test_ml_sol_09_more_monsters_and_all_levels_are(level: str) -> None:
    game = a_new_game(seats=1, options={"more_monsters": True, "difficulty": level})

    assert (game.view["modules"]["more_monsters"], game.view["level"]) == (True, level)


@pytest.mark.rule("ML-SOL-10")
@pytest.mark.parametrize(
    "vp, rank",
    [
        *[(2, "wanderer"), (24, "wanderer"), (25, "recruit"), (34, "recruit"), (35, "mercenary"), (44, "mercenary")],
        *[
            (45, "captain"),
            (54, "captain"),
            (55, "clan_leader"),
            (64, "clan_leader"),
            (65, "champion"),
            (99, "champion"),
        ],
    ],
)
def test_ml_sol_10_ranks(vp: int, rank: str) -> None:
    game = alone(glory=vp - 2, round=6, start="verify_glory")  # reputation 1, affinity 1

    result = game.match.result
    assert (result.scores, result.grade) == ((vp,), rank)
    assert result.outcomes == ("success" if vp >= 45 else "failure",)
