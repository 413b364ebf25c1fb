"""Equipment, one kind after another."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, Sitting, a_battle, a_fight, a_table

Walkers = dict[str, dict[str, Any]]  # who is on which path with what
MISSIONS = ["tax_revolt", "haunted_mill"]


def bearer(item: str, dice: str, **load: Any) -> dict[str, Any]:
    """Tortock, whose talent is for captures only, on the first path with one piece of equipment."""
    return {"on": {"left-1": {"member": "tortock", "dice": dice, **load}}, "gear": {"tortock": [item]}}


def attack_total(item: str, dice: str, roll: list[int]) -> int:
    """What an attack on a monster comes to."""
    total: int = a_fight(**bearer(item, dice), roll=roll).strike().happened("strikes")[0]["total"]
    return total


def conquest_total(item: str, dice: str, roll: list[int]) -> int:
    """What a conquest roll comes to: Drapis captures the monster, the bearer is on the next path."""
    on: Walkers = {
        "left-1": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
        "left-2": {"member": "tortock", "dice": dice},
    }
    figures: Figures = {"lands": {"kale": {"conquest": 90}}}
    game = a_fight(on, gear={"tortock": [item]}, capture=5, figures=figures, roll=[1, *roll]).strike().play("try")
    total: int = game.happened("conquest-rolled")[0]["total"]
    return total


def a_mission(item: str, dice: str, roll: list[int]) -> Sitting:
    """A roll for the dice-rolling mission."""
    on: Walkers = {"mission-1": {"member": "tortock", "dice": dice}}
    return a_battle(on, gear={"tortock": [item]}, missions=MISSIONS, roll=roll)


def mission_total(item: str, dice: str, roll: list[int]) -> int:
    total: int = a_mission(item, dice, roll).happened("mission-rolled")[0]["total"]
    return total


# -- elixirs -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-EQP-01")
def test_ml_eqp_01_krakhen_rerolls_two_magic_dice() -> None:
    game = a_fight(**bearer("krakhen", "3 magic"), roll=[1, 2, 6, 4, 5])

    game.play("roll-all", "reroll:magic-1", "reroll:magic-2")

    assert game.happened("strikes")[0]["faces"] == [4, 5, 6]  # and nothing is left to reroll


@pytest.mark.rule("ML-EQP-01")
def test_ml_eqp_01_krakhen_rerolls_no_die_twice_and_no_strength_die() -> None:
    game = a_fight(**bearer("krakhen", "1 strength 1 magic"), roll=[1, 2, 3]).play("roll-all")
    assert game.keys == ["reroll:magic-2", "stop"]

    game.play("reroll:magic-2")
    assert game.happened("strikes")[0]["faces"] == [1, 3]


@pytest.mark.rule("ML-EQP-07")
def test_ml_eqp_07_slham_rerolls_two_persuasion_dice_on_a_mission() -> None:
    game = a_mission("slham", "2 persuasion", [1, 2, 5, 3])

    game.play("reroll:persuasion-1", "reroll:persuasion-2")

    assert game.happened("mission-rolled")[0]["total"] == 8


@pytest.mark.rule("ML-EQP-07")
def test_ml_eqp_07_slham_rerolls_no_die_twice_and_no_other_colour() -> None:
    game = a_mission("slham", "1 strength 1 magic 1 persuasion", [1, 2, 3])
    assert game.keys == ["reroll:persuasion-3", "stop"]

    game.load("dice", 3).play("reroll:persuasion-3")
    assert game.happened("mission-rolled")[0]["total"] == 6


@pytest.mark.rule("ML-EQP-07")
def test_ml_eqp_07_slham_is_for_missions_only() -> None:
    assert a_fight(**bearer("slham", "2 strength")).view["roll"]["rerolls"] == 0
    assert a_mission("slham", "2 persuasion", [1, 2]).view["roll"]["rerolls"] == 2


@pytest.mark.rule("ML-EQP-09")
def test_ml_eqp_09_tergeo_rerolls_two_strength_dice() -> None:
    game = a_fight(**bearer("tergeo", "2 strength"), roll=[1, 1, 3, 6])

    game.play("roll-all", "reroll:strength-1", "reroll:strength-1")

    assert game.happened("strikes")[0]["total"] == 9


@pytest.mark.rule("ML-EQP-09")
def test_ml_eqp_09_tergeo_rerolls_no_third_die() -> None:
    game = a_fight(**bearer("tergeo", "3 strength"), roll=[1, 1, 1, 3, 6])

    game.play("roll-all", "reroll:strength-1", "reroll:strength-1")

    assert game.happened("strikes")[0]["faces"] == [3, 6, 1]  # nothing is left to reroll


@pytest.mark.rule("ML-EQP-09")
def test_ml_eqp_09_tergeo_rerolls_no_die_twice_and_no_magic_die() -> None:
    game = a_fight(**bearer("tergeo", "1 strength 1 magic"), roll=[1, 2, 3]).play("roll-all")
    assert game.keys == ["reroll:strength-1", "stop"]

    game.play("reroll:strength-1")
    assert game.happened("strikes")[0]["faces"] == [3, 2]


@pytest.mark.rule("ML-EQP-01", "ML-EQP-09")
@pytest.mark.parametrize("item, colour", [("krakhen", "magic"), ("tergeo", "strength")])
def test_ml_eqp_01_09_these_elixirs_work_on_missions_too(item: str, colour: str) -> None:
    game = a_mission(item, f"1 {colour}", [2, 5])

    game.play(f"reroll:{colour}-2")

    assert game.happened("mission-rolled")[0]["total"] == 5


# -- weapons -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-EQP-02")
def test_ml_eqp_02_kedavra_adds_two_to_each_magic_die_in_a_conquest() -> None:
    assert conquest_total("kedavra", "2 magic", [3, 4]) == 11
    assert conquest_total("kedavra", "2 strength", [3, 4]) == 7


@pytest.mark.rule("ML-EQP-02")
def test_ml_eqp_02_kedavra_adds_nothing_elsewhere() -> None:
    assert attack_total("kedavra", "2 magic", [3, 4]) == 7
    assert mission_total("kedavra", "2 magic", [3, 4]) == 7


@pytest.mark.rule("ML-EQP-03")
def test_ml_eqp_03_mortis_adds_one_to_each_magic_die_everywhere() -> None:
    dice, roll = "1 strength 2 magic", [4, 2, 5]

    assert attack_total("mortis", dice, roll) == 13
    assert conquest_total("mortis", dice, roll) == 13
    assert mission_total("mortis", dice, roll) == 13


@pytest.mark.rule("ML-EQP-05")
def test_ml_eqp_05_pugnor_adds_one_to_each_strength_die_everywhere() -> None:
    dice, roll = "3 strength", [1, 3, 6]

    assert attack_total("pugnor", dice, roll) == 13
    assert conquest_total("pugnor", dice, roll) == 13
    assert mission_total("pugnor", dice, roll) == 13


@pytest.mark.rule("ML-EQP-05")
def test_ml_eqp_05_pugnor_adds_nothing_to_magic_dice() -> None:
    assert attack_total("pugnor", "1 strength 1 magic", [3, 4]) == 8


@pytest.mark.rule("ML-EQP-08")
def test_ml_eqp_08_slyzor_adds_one_to_each_strength_die_against_a_monster() -> None:
    assert attack_total("slyzor", "2 strength", [4, 5]) == 11
    assert attack_total("slyzor", "2 magic", [4, 5]) == 9


@pytest.mark.rule("ML-EQP-08")
def test_ml_eqp_08_slyzor_adds_nothing_in_missions_and_conquest() -> None:
    assert conquest_total("slyzor", "2 strength", [4, 5]) == 9
    assert mission_total("slyzor", "2 strength", [4, 5]) == 9


@pytest.mark.rule("ML-EQP-08")
def test_ml_eqp_08_slyzor_counts_for_captures_and_eliminations() -> None:
    captured = a_fight(**bearer("slyzor", "2 strength", traps=["magic_plus_1"]), capture=12, roll=[4, 5]).strike()
    assert captured.happened("captured")  # 11 and one more by Tortock

    assert a_fight(**bearer("slyzor", "2 strength"), eliminate=11, roll=[4, 5]).strike().happened("eliminated")


# -- armor -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-EQP-04")
def test_ml_eqp_04_noxx_cancels_one_hit() -> None:
    game = a_fight(**bearer("noxx", "1 strength", defense=1), hits=2)

    game.play("block:talent")

    assert (game.table.hits, game.keys) == (1, ["block:defense", "take"])


@pytest.mark.rule("ML-EQP-04")
def test_ml_eqp_04_noxx_does_not_work_against_tricks() -> None:
    on: Walkers = {
        "left-1": {"member": "geas", "dice": "1 strength", "traps": ["steal_strength_1"], "seat": 1},
        "left-2": {"member": "tortock", "dice": "2 strength"},
    }
    game = a_fight(on, gear={"tortock": ["noxx"]}, options={"tricks": True}).play("reveal")

    assert (game.path("left-1")["dice"], game.path("left-2")["dice"]) == ({"strength": 2}, {"strength": 1})


@pytest.mark.rule("ML-EQP-06")
def test_ml_eqp_06_rashnek_brings_two_gold_more_from_the_mine_once_per_round() -> None:
    game = a_table(seats=3, gear={"drapis": ["rashnek"]}, gold=0, dice="3 strength", others={2: {"members": ["torko"]}})

    game.play("mine:3")
    assert game.gold == 5
    game.play("mine:4")
    assert game.gold == 7


PRICES: Figures = {"traps": {"plus_4": {"price": 2}, "plus_6": {"price": 3}, "plus_8": {"price": 3}}}


def turzoks_at_the_lodge() -> Sitting:
    lodge = ["plus_4", "plus_6", "plus_8"]
    return a_table(gear={"drapis": ["turzoks"]}, gold=9, dice="3 strength", lodge=lodge, figures=PRICES)


@pytest.mark.rule("ML-EQP-10")
def test_ml_eqp_10_turzoks_takes_four_gold_off_a_trap_purchase() -> None:
    game = turzoks_at_the_lodge()

    game.play("visit:lodge", "gear-discount:turzoks", "buy:plus_4", "buy:plus_6", "done")

    assert game.gold == 9 - 1


@pytest.mark.rule("ML-EQP-10")
def test_ml_eqp_10_turzoks_works_once_per_round_down_to_nothing() -> None:
    game = turzoks_at_the_lodge()

    game.play("visit:lodge", "gear-discount:turzoks", "buy:plus_6", "done")
    assert game.gold == 9

    game.play("visit:lodge")
    assert not game.offers("gear-discount:turzoks")
