"""The settled lands, one by one: the dice they take and what they give."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, Sitting, a_table

SETTLERS = {
    "al_dahn": "shandee",
    "gurban": "shandee",
    "wahibah": "shandee",
    "ghadik": "geas",
    "negueria": "geas",
    "yuha": "geas",
    "kyzhul": "guster",
    "skyehn": "guster",
    "uyuniah": "guster",
    "kale": "tortock",
    "rynia": "tortock",
    "thaklan": "tortock",
}


def a_settled(land: str, dice: str, **given: Any) -> Sitting:
    """The land is settled; the other seat has a die too, so that turns can be told apart."""
    members = ["drapis", SETTLERS[land]]
    others = {1: {"members": ["nimra", "korgo"], "dice": "1 strength"}}
    return a_table(members=members, lands={land: SETTLERS[land]}, dice=dice, others=others, **given)


def takes(land: str, *pools: str) -> list[bool]:
    """With which pools the land can be used."""
    return [a_settled(land, dice).offers(f"land:{land}") for dice in pools]


OFFER = ["gold_10", "gold_12", "brews", "supplies"]


@pytest.mark.rule("ML-LND-01")
def test_ml_lnd_01_al_dahn_gives_a_loot_token_for_a_strength_die() -> None:
    game = a_settled("al_dahn", "1 strength", loot_offer=OFFER, loads={"loot": ["recruit"]})

    game.play("land:al_dahn")
    assert game.keys == ["pick:brews", "pick:supplies", "pick:gold_12", "pick:gold_10"]

    game.play("pick:gold_12")
    assert (game.clan["loot"], game.pool) == (["gold_12"], (0, 0, ()))
    assert sorted(game.view["loot"]) == ["brews", "gold_10", "recruit", "supplies"]


@pytest.mark.rule("ML-LND-01")
def test_ml_lnd_01_al_dahn_takes_strength_only() -> None:
    assert takes("al_dahn", "1 strength", "2 magic 4") == [True, False]


@pytest.mark.rule("ML-LND-02")
def test_ml_lnd_02_ghadik_gives_nine_gold_for_two_persuasion_dice() -> None:
    game = a_settled("ghadik", "3 5", gold=1)

    game.play("land:ghadik", "die:persuasion-3")

    assert (game.gold, game.pool, game.asked) == (10, (0, 0, ()), 1)


@pytest.mark.rule("ML-LND-02")
def test_ml_lnd_02_ghadik_takes_two_persuasion_dice_only() -> None:
    assert takes("ghadik", "4 4", "2 strength 2 magic 4") == [True, False]


@pytest.mark.rule("ML-LND-03")
def test_ml_lnd_03_gurban_gives_three_magic_dice_for_two_of_strength_or_persuasion() -> None:
    game = a_settled("gurban", "1 strength 4")

    game.play("land:gurban", "die:strength")

    assert (game.pool, game.asked) == ((0, 3, ()), 1)


@pytest.mark.rule("ML-LND-03")
def test_ml_lnd_03_gurban_takes_no_magic_die() -> None:
    assert takes("gurban", "2 strength", "4 4", "1 strength 2 magic") == [True, True, False]


@pytest.mark.rule("ML-LND-04")
def test_ml_lnd_04_kale_gives_three_potions_up_to_the_limit() -> None:
    game = a_settled("kale", "1 magic", potions=1)

    game.play("land:kale")

    assert (game.clan["potions"], game.pool) == (3, (0, 0, ()))
    assert game.happened("goods-over") == [{"seat": 0, "goods": "potion", "number": 1}]


@pytest.mark.rule("ML-LND-04")
def test_ml_lnd_04_kale_takes_a_magic_die() -> None:
    assert takes("kale", "1 magic", "2 strength 4") == [True, False]
    assert a_settled("kale", "1 magic").play("land:kale").clan["potions"] == 3


@pytest.mark.rule("ML-LND-05")
def test_ml_lnd_05_kyzhul_gives_two_rolled_persuasion_dice_for_a_strength_die() -> None:
    game = a_settled("kyzhul", "1 strength", loads={"persuasion": [6, 2]})

    game.play("land:kyzhul")

    assert (game.pool, game.asked) == ((0, 0, (2, 6)), 1)
    assert takes("kyzhul", "1 magic 4") == [False]


@pytest.mark.rule("ML-LND-06")
def test_ml_lnd_06_negueria_gives_two_glory_for_a_die_of_each_colour() -> None:
    game = a_settled("negueria", "2 strength 1 magic 4", glory=11)

    game.play("land:negueria", "die:strength", "die:magic")

    assert (game.glory, game.pool, game.asked) == (13, (1, 0, ()), 1)


@pytest.mark.rule("ML-LND-06")
def test_ml_lnd_06_negueria_takes_one_die_of_each_colour() -> None:
    assert takes("negueria", "1 strength 1 magic 4", "2 strength 1 magic", "3 magic 4", "2 strength 4") == [
        True,
        False,
        False,
        False,
    ]


CHEAP_AND_DEAR: Figures = {
    "members": {
        "dolfus": {"cost": 9, "reputation": 5, "dice": (1, 1, 0)},
        "saruna": {"cost": 1, "reputation": 6},
    }
}


@pytest.mark.rule("ML-LND-07")
def test_ml_lnd_07_rynia_hires_without_paying() -> None:
    game = a_settled("rynia", "2 strength", gold=0, glory=6, tavern=["dolfus", "saruna"], figures=CHEAP_AND_DEAR)
    assert game.clan["excess"] == 5

    game.play("land:rynia")

    assert (game.members(), game.gold) == (["drapis", "tortock", "dolfus"], 0)
    assert (game.pool, game.reputation) == ((1, 1, ()), 6)


@pytest.mark.rule("ML-LND-07")
def test_ml_lnd_07_the_excess_glory_limits_who_comes() -> None:
    game = a_settled("rynia", "2 strength", glory=7, tavern=["dolfus", "saruna"], figures=CHEAP_AND_DEAR)
    assert game.play("land:rynia").keys == ["hire:dolfus", "hire:saruna"]

    game = a_settled("rynia", "2 strength", glory=5, tavern=["dolfus", "saruna"], figures=CHEAP_AND_DEAR)
    assert not game.offers("land:rynia")


@pytest.mark.rule("ML-LND-07")
def test_ml_lnd_07_rynia_takes_two_strength_dice() -> None:
    def offered(dice: str) -> bool:
        return a_settled("rynia", dice, glory=9, tavern=["dolfus"]).offers("land:rynia")

    assert [offered("2 strength"), offered("1 strength 2 magic 4")] == [True, False]


@pytest.mark.rule("ML-LND-08")
def test_ml_lnd_08_skyehn_gives_three_strength_dice_for_a_magic_die() -> None:
    game = a_settled("skyehn", "1 magic").play("land:skyehn")

    assert (game.pool, game.asked) == ((3, 0, ()), 1)
    assert takes("skyehn", "2 strength 4") == [False]


@pytest.mark.rule("ML-LND-09")
def test_ml_lnd_09_thaklan_gives_three_rolled_persuasion_dice_for_two_of_strength_or_magic() -> None:
    game = a_settled("thaklan", "2 magic", loads={"persuasion": [5, 1, 3]}).play("land:thaklan")

    assert (game.pool, game.asked) == ((0, 0, (1, 3, 5)), 1)
    assert takes("thaklan", "2 strength", "1 strength 1 magic", "1 magic 4 4") == [True, True, False]


BAZAAR = ["krakhen", "noxx", "pugnor"]


@pytest.mark.rule("ML-LND-10")
def test_ml_lnd_10_uyuniah_gives_shown_equipment_for_nothing_even_under_panic() -> None:
    game = a_settled(
        "uyuniah", "1 strength 4", gold=0, panic=["bazaar"], bazaar=BAZAAR, loads={"equipment": ["tergeo"]}
    )

    game.play("land:uyuniah", "die:strength")
    assert game.keys == ["equip:krakhen", "equip:noxx", "equip:pugnor"]

    game.play("equip:krakhen", "carry:guster")
    assert (game.gear("guster"), game.gold, game.pool) == (["krakhen"], 0, (0, 0, ()))
    assert game.view["bazaar"] == ["tergeo", "noxx", "pugnor"]


@pytest.mark.rule("ML-LND-10")
def test_ml_lnd_10_somebody_must_be_at_home_to_carry_it() -> None:
    def offered(dice: str, *away: str) -> bool:
        on = {f"mission-{number}": {"member": member} for number, member in enumerate(away, 1)}
        return a_settled("uyuniah", dice, bazaar=BAZAAR, on=on).offers("land:uyuniah")

    assert [offered("2 strength"), offered("2 strength", "guster")] == [True, True]
    assert [offered("2 strength", "guster", "drapis"), offered("1 strength 2 magic")] == [False, False]


@pytest.mark.rule("ML-LND-11")
def test_ml_lnd_11_wahibah_gives_three_defense_tokens_for_a_magic_die() -> None:
    game = a_settled("wahibah", "1 magic", defense=1).play("land:wahibah")

    assert (game.clan["defense"], game.pool, game.asked) == (4, (0, 0, ()), 1)
    assert a_settled("wahibah", "1 magic", defense=3).play("land:wahibah").clan["defense"] == 5
    assert takes("wahibah", "2 strength 4") == [False]


@pytest.mark.rule("ML-LND-12")
def test_ml_lnd_12_yuha_gives_two_magic_dice_for_a_persuasion_die() -> None:
    game = a_settled("yuha", "4").play("land:yuha")

    assert (game.pool, game.asked) == ((0, 2, ()), 1)
    assert takes("yuha", "2 strength 2 magic") == [False]
