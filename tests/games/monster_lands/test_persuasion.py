"""Persuasion dice: chains of discounts in the Hunter's Lodge, the Tavern, the Armory and the Bazaar."""

from __future__ import annotations

import pytest
from tests.games.monster_lands.setting import Sitting, a_table

LODGE = ["plus_8", "strength_3", "plus_6", "strength_2", "magic_1", "plus_4"]  # prices 7, 6, 5, 4, 3, 3
WISHOR = ["drapis", "kakron", "wishor"]


def off(game: Sitting, building: str, face: int) -> int:
    """What a persuasion die would take off the price in a building."""
    number: int = game.play(f"visit:{building}").preview(f"die:persuasion-{face}")[1]["gold"]
    return number


@pytest.mark.parametrize("cost, paid", [(6, 2), (5, 1), (4, 1), (3, 1), (1, 1)])
@pytest.mark.rule("ML-PER-01")
def test_ml_per_01_the_first_die_takes_its_face_off_but_leaves_1_gold(cost: int, paid: int) -> None:
    game = a_table(
        dice="4 1 magic",
        gold=7,
        tavern=["naiala", "wondou", "saruna", "frunks"],
        figures={"members": {"naiala": {"cost": cost}}},
    )

    game.play("visit:tavern", "hire:naiala")

    assert game.gold == 7 - paid


@pytest.mark.rule("ML-PER-01")
def test_ml_per_01_a_strength_die_before_it_makes_no_difference() -> None:
    game = a_table(dice="2 strength 4", placed={"armory": [("strength", 0)]})

    assert off(game, "armory", 4) == 4


@pytest.mark.rule("ML-PER-02")
def test_ml_per_02_a_lower_die_adds_the_face_before_it() -> None:
    game = a_table(
        seats=3,
        dice="3 1 strength",
        gold=20,
        lodge=LODGE,
        placed={"lodge": [("persuasion", 5), ("strength", 0)]},
        others={1: {"dice": "3 1 strength", "gold": 7}},
    )

    game.play("visit:lodge", "die:persuasion-3", "buy:plus_8", "buy:strength_3", "done")
    assert game.gold == 20 - (13 - 8)

    assert game.asked == 1
    assert off(game, "lodge", 3) == 3


@pytest.mark.parametrize("before, face, discount", [(5, 4, 9), (5, 5, 5), (5, 6, 6), (1, 2, 2)])
@pytest.mark.rule("ML-PER-02")
def test_ml_per_02_only_a_lower_die_does(before: int, face: int, discount: int) -> None:
    game = a_table(dice=f"2 strength {face}", placed={"armory": [("persuasion", before)]})

    assert off(game, "armory", face) == discount


@pytest.mark.rule("ML-PER-03")
def test_ml_per_03_never_more_than_two_faces() -> None:
    game = a_table(seats=3, dice="1 strength 2", gold=20, placed={"bazaar": [("persuasion", 6), ("persuasion", 4)]})

    assert off(game, "bazaar", 2) == 4 + 2


@pytest.mark.rule("ML-PER-03")
def test_ml_per_03_an_equal_face_is_not_lower() -> None:
    game = a_table(dice="1 strength 4", gold=20, placed={"bazaar": [("persuasion", 4)]})

    assert off(game, "bazaar", 4) == 4


@pytest.mark.rule("ML-PER-03")
def test_ml_per_03_a_die_of_ones_own_counts_too() -> None:
    game = a_table(dice="1 strength 5 2", gold=20)

    game.play("visit:armory", "die:persuasion-5", "armory:1")

    assert off(game, "armory", 2) == 5 + 2


@pytest.mark.rule("ML-PER-03")
def test_ml_per_03_every_building_has_its_own_chain() -> None:
    game = a_table(dice="1 strength 3", gold=20, placed={"armory": [("persuasion", 5)]})

    assert off(game, "bazaar", 3) == 3


@pytest.mark.rule("ML-PER-03")
def test_ml_per_03_a_chain_starts_afresh_every_round() -> None:
    game = a_table(
        dice="5",
        gold=20,
        others={1: {"members": ["nimra", "geas"]}},
        loads={"persuasion": [3]},
    )

    game.play("visit:armory", "armory:1")

    assert (game.view["round"], game.asked, game.pool[2]) == (2, 0, (3,))
    assert off(game, "armory", 3) == 3


@pytest.mark.rule("ML-PER-04")
def test_ml_per_04_persuasion_first_then_the_flat_discount() -> None:
    game = a_table(members=WISHOR, dice="2 strength 3", gold=7, lodge=LODGE)

    game.play("visit:lodge", "die:persuasion-3", "discount:wishor", "buy:plus_6", "buy:strength_2", "done")

    assert game.gold == 7 - (9 - 3 - 4)


@pytest.mark.rule("ML-PER-04")
def test_ml_per_04_flat_discounts_may_bring_the_price_to_0() -> None:
    game = a_table(members=WISHOR, dice="2 strength 3", gold=7, lodge=LODGE)

    game.play("visit:lodge", "die:persuasion-3", "discount:wishor", "buy:strength_2", "done")

    assert game.gold == 7


@pytest.mark.rule("ML-PER-04")
def test_ml_per_04_the_floor_of_1_comes_before_the_flat_discount() -> None:
    """Traps for 7 with a 6 come to 1, and 1 - 4 to 0; the other way round they would come to 1."""
    game = a_table(members=WISHOR, dice="2 strength 6", gold=7, lodge=LODGE)

    game.play("visit:lodge", "die:persuasion-6", "discount:wishor")

    assert game.preview("buy:plus_8") == ("preview-buys", {"gold": 0, "does": ("brief-effect-flat", {"n": 8})})


@pytest.mark.rule("ML-PER-04")
def test_ml_per_04_discounts_of_different_cards_add_up() -> None:
    game = a_table(members=WISHOR, gear={"kakron": ["turzoks"]}, dice="2 strength", gold=20, lodge=LODGE)

    game.play("visit:lodge", "discount:wishor", "gear-discount:turzoks", "buy:plus_8", "buy:strength_3", "done")

    assert game.gold == 20 - (13 - 4 - 4)


@pytest.mark.rule("ML-PER-04")
def test_ml_per_04_each_discount_once_per_round() -> None:
    game = a_table(members=WISHOR, gear={"kakron": ["turzoks"]}, dice="3 strength", gold=20, lodge=LODGE)

    game.play("visit:lodge", "discount:wishor")
    assert not game.offers("discount:wishor")

    game.play("buy:plus_8", "done", "visit:lodge")
    assert game.offers("gear-discount:turzoks")
    assert not game.offers("discount:wishor")


@pytest.mark.rule("ML-PER-04")
def test_ml_per_04_who_does_not_use_a_discount_keeps_it() -> None:
    game = a_table(members=WISHOR, dice="3 strength", gold=20, lodge=LODGE)

    game.play("visit:lodge", "buy:plus_8", "done", "visit:lodge")

    assert game.offers("discount:wishor")
