"""King of the Hill: holding a hill, what it pays, being driven off."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.meeples_and_monsters.setting import Sitting, a_table

COLOSSEUM = {"castle_1": "colosseum"}
HIGH_BOUGH = {"villages_1": "high_bough"}
# Another seat that has something to do at the start of its turn, so that the game stops there.
WAITING = {"tavern": "1 peasant", "bag": "4 peasant"}


def hills(game: Sitting) -> dict[str, tuple[int, dict[str, int]]]:
    """Who holds which hill, with which Units, as everybody sees it."""
    view: dict[str, Any] = game.match.view(None)
    return {hill["location"]: (hill["seat"], hill["units"]) for hill in view["hills"]}


# -- holding -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-KOH-01")
def test_mm_koh_01_units_on_a_hill_do_not_go_home_in_clean_up() -> None:
    game = a_table(tavern="1 peasant", built=COLOSSEUM, others={1: WAITING}, start="main_phase")

    game.play("use:colosseum", "confirm")

    assert game.asked == 1
    assert hills(game) == {"colosseum": (0, {"peasant": 1})}
    assert game.lodgings() == {}


@pytest.mark.rule("MM-KOH-01")
def test_mm_koh_01_all_units_placed_there_stay() -> None:
    game = a_table(tavern="2 peasant 1 mage 1 cleric", built=COLOSSEUM, others={1: WAITING}, start="main_phase")

    game.send("use:colosseum", "2 peasant 1 mage").play("confirm")

    assert hills(game) == {"colosseum": (0, {"peasant": 2, "mage": 1})}
    assert game.lodgings() == {"cleric": 1}


@pytest.mark.rule("MM-KOH-01")
def test_mm_koh_01_units_on_other_locations_go_home() -> None:
    game = a_table(tavern="2 peasant", built=COLOSSEUM, others={1: WAITING}, start="main_phase")

    game.play("use:colosseum", "use:academy_of_fine_grain", "confirm", "resolve:colosseum")

    assert game.lodgings() == {"peasant": 1, "mage": 1}


@pytest.mark.rule("MM-KOH-01")
def test_mm_koh_01_they_stay_until_ones_next_turn_whatever_the_others_do() -> None:
    game = a_table(seats=3, tavern="1 mage", built=COLOSSEUM, others={1: WAITING, 2: WAITING}, start="main_phase").play(
        "use:colosseum", "confirm"
    )

    game.end_turn()

    assert game.table.active == 2
    assert hills(game) == {"colosseum": (0, {"mage": 1})}
    assert game.happened("hill-paid") == []


# -- being paid --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-KOH-02")
def test_mm_koh_02_the_hill_pays_once_at_the_start_of_the_turn() -> None:
    game = a_table(tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (0, "3 peasant")}, vp=5)

    assert game.score == 6
    assert game.lodgings() == {"peasant": 3}
    assert hills(game) == {}


@pytest.mark.rule("MM-KOH-02")
def test_mm_koh_02_it_pays_nothing_when_it_is_resolved() -> None:
    game = a_table(tavern="1 peasant", built=COLOSSEUM, others={1: WAITING}, start="main_phase")

    game.play("use:colosseum", "confirm")

    assert game.score == 0


@pytest.mark.rule("MM-KOH-02")
def test_mm_koh_02_nobody_elses_turn_makes_it_pay() -> None:
    game = a_table(seat=1, tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (0, "1 peasant")})

    assert game.table.scores == [0, 0]
    assert hills(game) == {"colosseum": (0, {"peasant": 1})}


@pytest.mark.rule("MM-KOH-02")
def test_mm_koh_02_a_round_on_the_hill_as_it_is_played() -> None:
    game = a_table(tavern="1 peasant", built=COLOSSEUM, start="main_phase")

    game.play("use:colosseum", "confirm")

    assert (game.asked, game.table.round, game.score) == (0, 3, 1)
    assert game.lodgings() == {"peasant": 1}


@pytest.mark.rule("MM-KOH-02")
def test_mm_koh_02_the_units_are_home_before_the_hill_draws() -> None:
    """With an empty bag the holder itself can be drawn."""
    game = a_table(tavern="1 peasant", bag="", built=HIGH_BOUGH, hills={"high_bough": (0, "1 cleric")})

    assert game.tavern() == {"peasant": 1, "cleric": 1}


@pytest.mark.rule("MM-KOH-02")
def test_mm_koh_02_two_hills_held_pay_both() -> None:
    game = a_table(
        tavern="1 peasant",
        bag="9 mage",
        built={**COLOSSEUM, **HIGH_BOUGH},
        hills={"colosseum": (0, "1 peasant"), "high_bough": (0, "1 warrior")},
    )

    assert game.score == 1
    assert game.tavern() == {"peasant": 1, "mage": 2}
    assert game.lodgings() == {"peasant": 1, "warrior": 1}


@pytest.mark.rule("MM-KOH-03")
def test_mm_koh_03_meeples_are_drawn_before_the_development_phase() -> None:
    """The hill brings the Knight whose ability is then offered."""
    game = a_table(
        tavern="1 peasant",
        bag="1 knight 1 mage 3 peasant",
        levels={"knight": 2},
        built=HIGH_BOUGH,
        hills={"high_bough": (0, "1 peasant")},
        loads={"bag": ["knight", "mage"]},
    )

    assert game.prompt == "capitol"
    assert game.tavern() == {"peasant": 1, "knight": 1, "mage": 1}
    assert game.offers("ability:knight")


@pytest.mark.rule("MM-KOH-03")
def test_mm_koh_03_vp_of_the_hill_can_pay_for_a_level() -> None:
    game = a_table(tavern="1 mage", vp=1, built=COLOSSEUM, hills={"colosseum": (0, "1 peasant")})

    assert game.prompt == "capitol"
    assert game.offers("level:mage")


@pytest.mark.rule("MM-KOH-03")
def test_mm_koh_03_the_meeples_drawn_are_active_this_turn() -> None:
    game = a_table(
        bag="2 knight 4 peasant",
        built=HIGH_BOUGH,
        hills={"high_bough": (0, "1 mage")},
        city={"villages": ["tree_beast"]},
        loads={"bag": ["knight", "knight"]},
    )

    assert game.until("plan").offers("fight:tree_beast")


@pytest.mark.rule("MM-KOH-03")
def test_mm_koh_03_afterwards_one_may_place_units_there_again() -> None:
    game = a_table(tavern="1 warrior", built=COLOSSEUM, hills={"colosseum": (0, "1 peasant")}, others={1: WAITING})

    game.until("plan").play("use:colosseum", "confirm")

    assert hills(game) == {"colosseum": (0, {"warrior": 1})}


@pytest.mark.rule("MM-KOH-03")
def test_mm_koh_03_the_hill_is_free_for_all_if_the_owner_does_not_return() -> None:
    game = a_table(
        tavern="1 warrior",
        bag="4 corruption",
        built=COLOSSEUM,
        hills={"colosseum": (0, "1 peasant")},
        others={1: WAITING},
    )

    game.end_turn()

    assert game.asked == 1
    assert hills(game) == {}


# -- being driven off --------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-KOH-04")
def test_mm_koh_04_one_peasant_drives_three_knights_off() -> None:
    game = a_table(
        seat=1,
        tavern="1 peasant",
        built=COLOSSEUM,
        hills={"colosseum": (0, "3 knight")},
        others={0: WAITING},
        start="main_phase",
    )

    game.play("use:colosseum", "confirm")

    assert game.lodgings(0) == {"knight": 3}
    assert hills(game) == {"colosseum": (1, {"peasant": 1})}
    assert game.table.scores == [0, 0]


@pytest.mark.rule("MM-KOH-04")
@pytest.mark.parametrize("unit", ["peasant", "mage", "cleric", "warrior", "knight", "ranger", "paladin", "shaman"])
def test_mm_koh_04_any_suitable_unit_will_do(unit: str) -> None:
    game = a_table(
        seat=1, tavern={unit: 1}, built=COLOSSEUM, hills={"colosseum": (0, "2 paladin")}, others={0: WAITING}
    )

    game.until("plan").play("use:colosseum", "confirm")

    assert game.lodgings(0) == {"paladin": 2}
    assert hills(game) == {"colosseum": (1, {unit: 1})}


@pytest.mark.rule("MM-KOH-04")
def test_mm_koh_04_a_shaman_goes_home_as_a_shaman() -> None:
    game = a_table(
        tavern="1 shaman",
        built=COLOSSEUM,
        others={1: WAITING},
        start="main_phase",
    ).play("use:colosseum", "confirm")

    game.play("continue", "use:colosseum", "confirm")

    assert game.lodgings(0) == {"shaman": 1}


@pytest.mark.rule("MM-KOH-04")
def test_mm_koh_04_corruption_drives_nobody_off() -> None:
    game = a_table(
        seat=1,
        tavern="2 corruption 1 peasant",
        built=COLOSSEUM,
        hills={"colosseum": (0, "1 peasant")},
        start="main_phase",
    )
    game.play("use:academy_of_fine_grain")

    assert game.refuses("use:colosseum")


@pytest.mark.rule("MM-KOH-04")
def test_mm_koh_04_the_other_hill_is_not_touched() -> None:
    game = a_table(
        seat=1,
        tavern="1 peasant",
        built={**COLOSSEUM, **HIGH_BOUGH},
        hills={"colosseum": (0, "1 knight"), "high_bough": (0, "1 mage")},
        others={0: WAITING},
        start="main_phase",
    )

    game.play("use:high_bough", "confirm")

    assert game.table.scores == [1, 0]  # seat 0 has begun its turn: the hill that it kept has paid
    assert game.lodgings(0) == {"knight": 1, "mage": 1}
    assert hills(game) == {"high_bough": (1, {"peasant": 1})}


@pytest.mark.rule("MM-KOH-05")
def test_mm_koh_05_nothing_changes_before_the_plan_is_confirmed() -> None:
    game = a_table(
        seat=1, tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (0, "1 knight")}, start="main_phase"
    )

    game.play("use:colosseum")
    assert hills(game) == {"colosseum": (0, {"knight": 1})}
    game.play("back:colosseum", "confirm")

    assert game.table.scores[0] == 1  # seat 0 held out until its own turn


@pytest.mark.rule("MM-KOH-05")
@pytest.mark.usefixtures("stops_between_places")
def test_mm_koh_05_the_change_comes_at_once_with_the_confirmed_plan() -> None:
    game = a_table(
        seat=1, tavern="2 peasant", built=COLOSSEUM, hills={"colosseum": (0, "1 knight")}, start="main_phase"
    )

    game.play("use:colosseum", "use:academy_of_fine_grain", "confirm")

    assert game.prompt == "resolve"
    assert hills(game) == {"colosseum": (1, {"peasant": 1})}
    assert game.lodgings(0) == {"knight": 1}


@pytest.mark.rule("MM-KOH-05")
def test_mm_koh_05_the_former_holder_gets_nothing() -> None:
    game = a_table(
        seat=1, tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (0, "1 ranger")}, others={0: WAITING}
    )

    game.until("plan").play("use:colosseum", "confirm")

    assert (game.asked, game.table.active) == (0, 0)
    assert game.table.scores == [0, 0]


@pytest.mark.rule("MM-KOH-05")
def test_mm_koh_05_overrun_peasants_do_not_stay_on_the_hill() -> None:
    game = a_table(
        seat=1,
        tavern="1 mage",
        built=COLOSSEUM,
        hills={"colosseum": (0, "1 knight")},
        city={"castle": ["skeleton", "chisel_sergeant"]},
        others={0: WAITING},
        start="main_phase",
    )

    game.play("use:colosseum", "confirm")

    assert hills(game) == {"colosseum": (1, {"mage": 1})}
    assert game.lodgings(1) == {"peasant": 1}


# -- the two hills -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("MM-KOH-06", "MM-KOH-07")
@pytest.mark.parametrize(
    "units, vp",
    [
        ("1 peasant", 1),
        ("5 knight", 1),
        ("1 mage 1 cleric 1 warrior", 1),
        ("1 ranger", 3),
        ("1 paladin", 3),
        ("1 shaman", 3),
        ("1 ranger 1 peasant", 3),
        ("2 ranger 2 paladin", 3),
    ],
)
def test_mm_koh_07_the_colosseum_gives_three_with_a_prestige_unit_and_else_one(units: str, vp: int) -> None:
    game = a_table(tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (0, units)})

    assert game.score == vp


@pytest.mark.rule("MM-KOH-06")
def test_mm_koh_06_it_pays_its_holder() -> None:
    game = a_table(seats=3, seat=2, first=2, tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (2, "1 peasant")})

    assert game.table.scores == [0, 0, 1]


@pytest.mark.rule("MM-KOH-07")
@pytest.mark.parametrize("unit", ["peasant", "mage", "cleric", "warrior", "knight", "ranger", "paladin", "shaman"])
def test_mm_koh_07_the_colosseum_accepts_any_unit(unit: str) -> None:
    game = a_table(tavern={unit: 1}, built=COLOSSEUM, start="main_phase")

    assert game.offers("use:colosseum")


@pytest.mark.rule("MM-KOH-07")
def test_mm_koh_07_a_shaman_on_the_hill_is_a_prestige_unit_as_it_is_played() -> None:
    game = a_table(tavern="1 shaman", built=COLOSSEUM, start="main_phase")

    game.play("use:colosseum", "confirm")

    assert (game.table.round, game.score) == (3, 3)


@pytest.mark.rule("MM-KOH-08", "MM-KOH-09")
def test_mm_koh_09_high_bough_draws_two_meeples_for_its_holder() -> None:
    game = a_table(tavern="4 peasant", bag="5 mage", built=HIGH_BOUGH, hills={"high_bough": (0, "1 cleric")})

    assert game.tavern() == {"peasant": 4, "mage": 2}
    assert game.lodgings() == {"cleric": 1}


@pytest.mark.rule("MM-KOH-08")
def test_mm_koh_08_the_next_hand_is_as_large_as_ever() -> None:
    game = a_table(
        tavern="1 peasant", bag="9 mage", built=HIGH_BOUGH, hills={"high_bough": (0, "1 cleric")}, others={1: WAITING}
    )

    game.end_turn()

    assert sum(game.tavern().values()) == 4


@pytest.mark.rule("MM-KOH-08")
def test_mm_koh_08_the_number_of_units_there_does_not_matter() -> None:
    game = a_table(tavern="1 peasant", bag="9 mage", built=HIGH_BOUGH, hills={"high_bough": (0, "2 ranger 3 knight")})

    assert game.tavern() == {"peasant": 1, "mage": 2}


@pytest.mark.rule("MM-KOH-09")
@pytest.mark.parametrize("unit", ["peasant", "mage", "cleric", "warrior", "knight", "ranger", "paladin", "shaman"])
def test_mm_koh_09_high_bough_accepts_any_unit(unit: str) -> None:
    game = a_table(tavern={unit: 1}, built=HIGH_BOUGH, start="main_phase")

    assert game.offers("use:high_bough")


# -- the end of the game -----------------------------------------------------------------------------------------------


def last_turn(**given: Any) -> Sitting:
    """The Main Phase of the very last turn, with seat 1 of 2 to move."""
    game = a_table(seat=1, bag="6 mage", final=True, start="main_phase", **given)
    game.table.last_round = game.table.round
    return game


@pytest.mark.rule("MM-KOH-10")
def test_mm_koh_10_a_hill_taken_in_the_last_turn_pays_nothing() -> None:
    game = last_turn(tavern="1 ranger", vp=40, built=COLOSSEUM)

    game.play("use:colosseum", "confirm")

    assert game.match.over
    assert game.score == 40


@pytest.mark.rule("MM-KOH-10")
def test_mm_koh_10_a_hill_that_another_player_holds_at_the_end_pays_nothing_either() -> None:
    game = last_turn(tavern="1 peasant", built=COLOSSEUM, hills={"colosseum": (0, "1 ranger")})

    game.play("confirm")

    assert game.match.over
    assert game.table.scores == [0, 0]


@pytest.mark.rule("MM-KOH-10")
def test_mm_koh_10_units_on_it_count_for_quests() -> None:
    game = last_turn(tavern="2 ranger", built=COLOSSEUM, hand=["friends_in_high_places"])

    game.send("use:colosseum", "2 ranger").play("confirm").end_turn()

    assert game.score == 4


@pytest.mark.rule("MM-KOH-10")
@pytest.mark.parametrize("rival, outcome", [("1 peasant", "shared"), ("2 peasant", "won")])
def test_mm_koh_10_units_on_it_count_for_the_tie_break(rival: str, outcome: str) -> None:
    game = last_turn(tavern="1 peasant", built=COLOSSEUM, others={0: {"bag": rival}})

    game.play("use:colosseum", "confirm")

    assert game.match.result.outcomes[1] == outcome


@pytest.mark.rule("MM-KOH-11")
def test_mm_koh_11_the_units_of_both_hills_are_home_before_either_pays() -> None:
    game = a_table(
        bag="",
        hills={"high_bough": (0, "1 cleric"), "colosseum": (0, "1 mage")},
        built={"castle_1": "high_bough", "castle_2": "colosseum"},
        others={1: {"tavern": "1 peasant"}},
    )

    assert game.tavern() == {"cleric": 1, "mage": 1}
    assert game.score == 1
