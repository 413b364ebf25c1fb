"""Loot tokens, one by one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table

WINDOW = {1: {"loot": ["gold_10"], "gold": 0}}  # seat 1 may sell loot before wages: a question at the end of a round


def a_fight(
    loot: Sequence[str],
    dice: str,
    roll: Sequence[int],
    *,
    krinx: Mapping[str, int] | None = None,
    traps: Sequence[str] = (),
    **given: Any,
) -> Sitting:
    """Drapis is to attack Krinx, which does not hit."""
    figures = {"attack": 0, "capture_value": 90, "elimination_value": 99, **(krinx or {})}
    return a_battle(
        {"left-1": {"member": "drapis", "dice": dice, "traps": traps}, **given.pop("on", {})},
        monster="krinx",
        land="kale",
        figures={"monsters": {"krinx": figures}, "lands": {"kale": {"conquest": 5, "glory": 5}}},
        roll=roll,
        loot=loot,
        others=WINDOW,
        **given,
    )


def used(game: Sitting) -> list[str]:
    return [token["loot"] for token in game.happened("loot-used")]


# -- glory for deeds ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOT-01")
def test_ml_lot_01_four_more_glory_for_a_conquest() -> None:
    game = a_fight(
        ["conquest_glory"],
        "1 strength",
        [1, 6],
        traps=["plus_4"],
        krinx={"capture_value": 1, "capture_glory": 0},
        on={"left-2": {"member": "naiala", "dice": "1 strength"}},
        glory=5,
    )

    game.play("roll:strength", "try")

    assert (game.prompt, game.keys, game.glory) == ("deed", ["use:conquest_glory", "done"], 10)
    assert (game.play("use:conquest_glory").glory, game.clan["loot"]) == (14, [])


@pytest.mark.rule("ML-LOT-02")
def test_ml_lot_02_four_more_glory_for_an_elimination() -> None:
    game = a_fight(
        ["elimination_glory"], "1 strength", [1], krinx={"elimination_value": 1, "elimination_glory": 3}, glory=5
    )

    game.play("roll:strength")

    assert (game.prompt, game.keys) == ("deed", ["use:elimination_glory", "done"])
    assert (game.play("use:elimination_glory").glory, game.clan["loot"]) == (12, [])


@pytest.mark.rule("ML-LOT-03")
def test_ml_lot_03_three_more_glory_for_a_capture() -> None:
    game = a_fight(
        ["capture_glory"],
        "1 strength",
        [1],
        traps=["plus_4"],
        krinx={"capture_value": 1, "capture_glory": 2},
        glory=5,
    )

    game.play("roll:strength")

    assert (game.prompt, game.keys) == ("deed", ["use:capture_glory", "done"])
    assert (game.play("use:capture_glory").glory, game.clan["loot"]) == (10, [])


@pytest.mark.rule("ML-LOT-01", "ML-LOT-02", "ML-LOT-03")
@pytest.mark.parametrize(
    "deed, krinx", [("elimination_glory", {"elimination_value": 1}), ("capture_glory", {"capture_value": 1})]
)
def test_ml_lot_01_02_03_each_only_for_its_own_deed(deed: str, krinx: dict[str, int]) -> None:
    game = a_fight(
        ["conquest_glory", "elimination_glory", "capture_glory"], "1 strength", [1], traps=["plus_4"], krinx=krinx
    )

    game.play("roll:strength")

    assert game.keys == [f"use:{deed}", "done"]
    game.play("done")
    assert len(game.clan["loot"]) == 3  # kept for another day


# -- rolls -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOT-04")
def test_ml_lot_04_four_rerolls_of_the_same_die_or_others() -> None:
    game = a_fight(["rerolls_4"], "2 strength", [1, 2, 2, 1, 6, 5])

    game.play("roll-all", "use:rerolls_4", "reroll:strength-1")
    assert game.view["roll"]["rerolls"] == 3
    # The 1 has become a 2; it is rolled again twice, and the other one once. Nothing is left but to stop.
    game.play("reroll:strength-2", "reroll:strength-1", "reroll:strength-2")

    assert (game.happened("strikes")[0]["total"], game.clan["loot"], used(game)) == (11, [], ["rerolls_4"])


@pytest.mark.rule("ML-LOT-04")
def test_ml_lot_04_magic_dice_too() -> None:
    game = a_fight(["rerolls_4"], "1 strength 1 magic", [1, 2, 6, 6])

    game.play("roll-all", "use:rerolls_4", "reroll:magic-2", "reroll:strength-1", "stop")

    assert game.happened("strikes")[0]["total"] == 12


@pytest.mark.rule("ML-LOT-14")
def test_ml_lot_14_three_rerolls_of_magic_dice() -> None:
    game = a_fight(["rerolls_3"], "2 magic", [1, 6, 2, 5])

    game.play("roll-all", "use:rerolls_3", "reroll:magic-1", "reroll:magic-2")

    assert game.view["roll"]["rerolls"] == 1
    game.play("stop")
    assert (game.happened("strikes")[0]["total"], game.clan["loot"]) == (11, [])


@pytest.mark.rule("ML-LOT-14")
def test_ml_lot_14_not_of_strength_dice() -> None:
    game = a_fight(["rerolls_3"], "1 strength 1 magic", [1, 2])

    game.play("roll-all", "use:rerolls_3")

    assert game.keys == ["reroll:magic-2", "stop"]
    assert not a_fight(["rerolls_3"], "1 strength", [1]).offers("use:rerolls_3")


@pytest.mark.rule("ML-LOT-06")
def test_ml_lot_06_six_more_to_eliminate() -> None:
    game = a_fight(["eliminate_6"], "2 strength", [6, 6], krinx={"capture_value": 10, "elimination_value": 18})

    game.play("use:eliminate_6", "roll-all")

    assert (game.clan["trophies"], game.clan["loot"]) == (["krinx"], [])


@pytest.mark.rule("ML-LOT-06")
def test_ml_lot_06_the_capture_total_does_not_change() -> None:
    game = a_fight(["eliminate_6"], "1 strength", [5], traps=["strength_plus_1"], krinx={"capture_value": 10})

    game.play("use:eliminate_6", "roll:strength")

    assert (game.happened("captured"), game.happened("repelled")[0]["damage"]) == ([], 6)


@pytest.mark.rule("ML-LOT-06")
def test_ml_lot_06_only_in_an_attack() -> None:
    game = a_battle(
        {"mission-1": {"member": "drapis", "dice": "2 strength"}},
        missions=["lost_caravan", "tax_revolt"],
        loot=["eliminate_6", "strength_plus_2"],
    )

    assert (game.prompt, game.keys) == ("mission-roll", ["use:strength_plus_2", "stop"])


@pytest.mark.rule("ML-LOT-11")
def test_ml_lot_11_two_more_for_each_magic_die() -> None:
    game = a_fight(["magic_plus_2"], "2 magic", [3, 3])

    game.play("use:magic_plus_2", "roll-all")

    assert (game.happened("strikes")[0]["total"], game.clan["loot"]) == (10, [])


@pytest.mark.rule("ML-LOT-16")
def test_ml_lot_16_two_more_for_each_strength_die() -> None:
    game = a_fight(["strength_plus_2"], "3 strength", [2, 2, 5])

    game.play("use:strength_plus_2", "roll-all")

    assert (game.happened("strikes")[0]["total"], game.clan["loot"]) == (15, [])


@pytest.mark.rule("ML-LOT-11", "ML-LOT-16")
@pytest.mark.parametrize("token", ["magic_plus_2", "strength_plus_2"])
def test_ml_lot_11_16_only_dice_of_the_colour(token: str) -> None:
    game = a_fight([token], "1 strength 1 magic", [3, 3])

    game.play(f"use:{token}", "roll-all")

    assert game.happened("strikes")[0]["total"] == 8


@pytest.mark.rule("ML-LOT-11", "ML-LOT-16")
def test_ml_lot_11_16_one_path_only_be_it_on_a_mission() -> None:
    game = a_battle(
        {
            "mission-1": {"member": "drapis", "dice": "1 strength 1 magic"},
            "mission-2": {"member": "naiala", "dice": "1 strength 1 magic"},
        },
        missions=["haunted_mill", "tax_revolt"],
        loot=["magic_plus_2", "strength_plus_2"],
        roll=[1, 1, 1, 1],
    )

    game.play("use:magic_plus_2", "use:strength_plus_2")

    assert [rolled["total"] for rolled in game.happened("mission-rolled")] == [6, 2]


# -- goods -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOT-05")
def test_ml_lot_05_three_points_at_the_end() -> None:
    game = a_table(loot=["trophies"], round=6, start="verify_glory")

    assert game.match.result.breakdown[0]["trophies"] == 3
    assert game.clan["trophy_points"] == 3


@pytest.mark.rule("ML-LOT-05")
def test_ml_lot_05_or_fifteen_gold() -> None:
    game = a_table(loot=["trophies"], gold=2)

    game.play("loot", "use:trophies")

    assert (game.gold, game.clan["trophy_points"], game.clan["loot"]) == (17, 0, [])


@pytest.mark.rule("ML-LOT-07")
def test_ml_lot_07_potions_and_venoms_up_to_the_limits() -> None:
    game = a_table(loot=["brews"], potions=2, venoms=0)

    game.play("loot", "use:brews")

    assert (game.clan["potions"], game.clan["venoms"], game.clan["loot"]) == (3, 2, [])


@pytest.mark.rule("ML-LOT-08")
def test_ml_lot_08_gold_defense_and_a_potion() -> None:
    game = a_table(loot=["supplies"], gold=0)

    game.play("loot", "use:supplies")

    assert (game.gold, game.clan["defense"], game.clan["potions"], game.clan["loot"]) == (6, 1, 1, [])


@pytest.mark.rule("ML-LOT-12")
def test_ml_lot_12_twelve_gold() -> None:
    game = a_table(loot=["gold_12"], gold=1)

    game.play("loot", "use:gold_12")

    assert (game.gold, game.clan["loot"], game.view["discards"]["loot"]) == (13, [], ["gold_12"])


@pytest.mark.rule("ML-LOT-13")
def test_ml_lot_13_ten_gold_in_time_for_wages() -> None:
    game = a_table(members=["drapis", "naiala", "torko", "geas"], glory=14, gold=0, loot=["gold_10"], start="clean_up")

    assert game.prompt == "before-wages"
    game.play("loot", "use:gold_10")

    assert (game.gold, len(game.members())) == (4, 4)


# -- dice and recruits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-LOT-09")
def test_ml_lot_09_a_persuasion_die_becomes_three_magic_dice() -> None:
    game = a_table(loot=["persuasion_to_magic"], dice="4")

    game.play("loot", "use:persuasion_to_magic")

    assert (game.pool, game.clan["loot"]) == ((0, 3, ()), [])
    assert (game.prompt, game.asked) == ("turn", 0)  # the action is still to come


@pytest.mark.rule("ML-LOT-09")
def test_ml_lot_09_you_choose_the_die() -> None:
    game = a_table(loot=["persuasion_to_magic"], dice="1 strength 1 magic 2 5")

    game.play("loot", "use:persuasion_to_magic")

    assert game.keys == ["die:persuasion-2", "die:persuasion-5"]
    assert game.play("die:persuasion-2").pool == (1, 4, (5,))


@pytest.mark.rule("ML-LOT-10")
def test_ml_lot_10_a_magic_die_becomes_three_strength_dice() -> None:
    game = a_table(loot=["magic_to_strength"], dice="1 strength 1 magic")

    game.play("loot", "use:magic_to_strength")

    assert (game.pool, game.clan["loot"]) == ((4, 0, ()), [])
    assert (game.prompt, game.asked) == ("turn", 0)


@pytest.mark.rule("ML-LOT-09", "ML-LOT-10")
@pytest.mark.parametrize(
    "token, dice", [("persuasion_to_magic", "1 strength 1 magic"), ("magic_to_strength", "1 strength 4")]
)
def test_ml_lot_09_10_not_without_the_die(token: str, dice: str) -> None:
    assert not a_table(loot=[token], dice=dice).offers("loot")


@pytest.mark.rule("ML-LOT-09", "ML-LOT-10")
@pytest.mark.parametrize("token", ["persuasion_to_magic", "magic_to_strength"])
def test_ml_lot_09_10_only_in_deployment(token: str) -> None:
    game = a_table(loot=[token], trophies=["krinx"], gold=0, dice="1 strength 1 magic 4", start="clean_up")

    assert game.keys == ["done", "sell"]


@pytest.mark.rule("ML-LOT-15")
def test_ml_lot_15_a_mercenary_joins_for_nothing() -> None:
    """Reputation 1 and glory 5: an excess of 4."""
    game = a_table(
        loot=["recruit"],
        glory=5,
        gold=3,
        dice="2 strength",
        tavern=["wishor", "karunna", "torko", "wondou"],
        loads={"mercenaries": ["dolfus"]},
    )

    game.play("loot", "use:recruit")
    assert (game.prompt, game.keys) == ("recruit", ["hire:wishor", "hire:torko"])
    game.play("hire:wishor")

    assert (game.members()[-1], game.gold, game.reputation, game.clan["loot"]) == ("wishor", 3, 5, [])
    assert (game.view["tavern"], game.prompt) == (["dolfus", "karunna", "torko", "wondou"], "turn")


@pytest.mark.rule("ML-LOT-15")
def test_ml_lot_15_not_beyond_the_excess_glory() -> None:
    game = a_table(loot=["recruit"], glory=5, tavern=["karunna", "wondou", "taroa", "frunks"])

    assert not game.offers("loot")
