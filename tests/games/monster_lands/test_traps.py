"""What each trap does once it is revealed."""

from __future__ import annotations

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_new_game, against

from muster.games.monster_lands.state import ON_SALE, TRAP_DISCARD, TRAP_PILE


def totals(game: Sitting) -> list[int]:
    return [strike["total"] for strike in game.happened("strikes")]


def with_traps(dice: str, *traps: str, roll: list[int] | None = None, **figures: int) -> Sitting:
    """Puargh, who adds nothing to dice, stands with these traps before a monster that does not bite."""
    figures = {"attack": 0, "capture_value": 40, "elimination_value": 50, **figures}
    return a_battle(
        {"left-1": {"member": "puargh", "dice": dice, "traps": traps}},
        **against("krinx", "skyehn", **figures),
        roll=roll or [],
    )


def rolled_with(dice: str, roll: list[int], *traps: str) -> list[int]:
    """The total of these dice with these traps."""
    return totals(with_traps(dice, *traps, roll=roll).play("roll-all"))


def robbed(trick: str, dice: str, *traps: str) -> Sitting:
    """Geas on path 1 has revealed all traps; then a rival on path 2 turns up a trick, aimed at him."""
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": dice, "traps": traps},
            "left-2": {"member": "puargh", "traps": [trick], "seat": 1},
        },
        **against("krinx", attack=0),
        options={"tricks": True},
    )
    return game.play(*["reveal"] * len(traps), "reveal")


# -- dice --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRP-01")
def test_ml_trp_01_the_die_of_the_trap_is_rolled_with_the_others() -> None:
    assert rolled_with("2 strength", [2, 3, 4], "strength_1") == [9]


@pytest.mark.rule("ML-TRP-06")
def test_ml_trp_06_both_dice_of_the_trap_are_rolled_with_the_other() -> None:
    assert rolled_with("1 strength", [2, 3, 4], "strength_2") == [9]


@pytest.mark.rule("ML-TRP-08")
def test_ml_trp_08_three_strength_dice_of_a_trap_are_rolled_without_any_other() -> None:
    assert rolled_with("", [2, 4, 6], "strength_3") == [12]


@pytest.mark.rule("ML-TRP-09")
def test_ml_trp_09_the_magic_die_of_the_trap_may_weaken_the_attack() -> None:
    game = a_battle({"left-1": {"member": "geas", "traps": ["magic_1"]}}, **against("krinx", attack=3), attack=[1, 1])
    assert game.keys == ["ward:0", "ward:1"]

    game.play("ward:1")

    assert game.happened("attack-rolled")[0]["faces"] == [1, 1]


@pytest.mark.rule("ML-TRP-13")
def test_ml_trp_13_the_two_magic_dice_may_be_rolled_or_removed() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "6 strength", "traps": ["magic_2"]}},
        **against("krinx", attack=3),
        attack=[1, 1],
    )
    assert game.keys == ["ward:0", "ward:1", "ward:2"]

    game.play("ward:1")

    assert (game.path("left-1")["dice"], game.offers("roll:magic")) == ({"strength": 6, "magic": 1}, True)


@pytest.mark.rule("ML-TRP-15")
def test_ml_trp_15_of_three_magic_dice_two_are_removed_and_one_is_left() -> None:
    game = a_battle({"left-1": {"member": "geas", "traps": ["magic_3"]}}, **against("krinx", attack=4), attack=[1, 1])

    game.play("ward:2")

    assert (game.happened("attack-rolled")[0]["faces"], game.path("left-1")["dice"]) == ([1, 1], {"magic": 1})


# -- shielded traps ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRP-02")
def test_ml_trp_02_the_strength_die_of_a_shielded_trap_is_not_stolen() -> None:
    game = robbed("steal_strength_1", "", "shielded_strength_1")

    assert (game.path("left-1")["dice"], game.happened("die-stolen")) == ({"strength": 1}, [])


@pytest.mark.rule("ML-TRP-07")
def test_ml_trp_07_beside_two_shielded_strength_dice_only_the_other_one_is_stolen() -> None:
    game = robbed("steal_strength_2", "1 strength", "shielded_strength_2")

    game.play("steal:strength")

    assert game.prompt != "steal"
    assert (game.path("left-1")["dice"], game.path("left-2")["dice"]) == ({"strength": 2}, {"strength": 1})


@pytest.mark.rule("ML-TRP-10")
def test_ml_trp_10_the_magic_die_of_a_shielded_trap_is_not_stolen() -> None:
    game = robbed("steal_magic_1", "", "shielded_magic_1")

    assert (game.path("left-1")["dice"], game.happened("die-stolen")) == ({"magic": 1}, [])


@pytest.mark.rule("ML-TRP-14")
def test_ml_trp_14_beside_two_shielded_magic_dice_only_the_other_one_is_stolen() -> None:
    game = robbed("steal_magic_2", "5 strength 1 magic", "shielded_magic_2")

    game.play("steal:magic")

    assert game.prompt != "steal"
    assert game.path("left-1")["dice"] == {"strength": 5, "magic": 2}
    assert game.path("left-2")["dice"] == {"magic": 1}


@pytest.mark.rule("ML-TRP-02", "ML-TRP-07", "ML-TRP-10", "ML-TRP-14")
@pytest.mark.parametrize("tricks, number", [(False, 0), (True, 6)])
def test_ml_trp_02_shielded_traps_belong_to_the_trick_module(tricks: bool, number: int) -> None:
    game = a_new_game(options={"tricks": tricks})

    supply = (*game.table.zones[TRAP_PILE].cards, *game.table.zones[ON_SALE].cards)
    assert len([card for card in supply if game.box.traps[card].group == "shielded"]) == number


# -- bonuses per die ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRP-03")
def test_ml_trp_03_each_strength_die_counts_one_more() -> None:
    assert rolled_with("3 strength", [2, 3, 5], "strength_plus_1") == [13]
    assert rolled_with("1 strength 1 magic", [2, 3], "strength_plus_1") == [6]


@pytest.mark.rule("ML-TRP-04")
def test_ml_trp_04_each_strength_die_counts_two_more_but_no_magic_die() -> None:
    assert rolled_with("2 strength 1 magic", [2, 3, 4], "strength_plus_2") == [13]


@pytest.mark.rule("ML-TRP-05")
def test_ml_trp_05_each_strength_die_counts_three_more() -> None:
    assert rolled_with("2 strength", [1, 1], "strength_plus_3") == [8]


@pytest.mark.rule("ML-TRP-11")
def test_ml_trp_11_each_magic_die_counts_one_more_but_no_strength_die() -> None:
    assert rolled_with("1 strength 2 magic", [3, 2, 6], "magic_plus_1") == [13]


@pytest.mark.rule("ML-TRP-12")
def test_ml_trp_12_each_magic_die_counts_two_more() -> None:
    assert rolled_with("2 magic", [1, 4], "magic_plus_2") == [9]
    assert rolled_with("1 strength 1 magic", [1, 4], "magic_plus_2") == [7]


# -- flat bonuses ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRP-16")
def test_ml_trp_16_four_more_capture() -> None:
    game = with_traps("2 strength", "plus_4", roll=[4, 5], capture_value=12, elimination_value=18)

    game.play("roll-all")

    assert (totals(game), len(game.happened("captured"))) == ([13], 1)


@pytest.mark.rule("ML-TRP-17")
def test_ml_trp_17_six_more_eliminate() -> None:
    game = with_traps("2 strength", "plus_6", roll=[4, 6], elimination_value=16)

    game.play("roll-all")

    assert (totals(game), len(game.happened("eliminated"))) == ([16], 1)


@pytest.mark.rule("ML-TRP-18")
def test_ml_trp_18_two_traps_of_eight_add_sixteen() -> None:
    assert rolled_with("2 strength", [1, 3], "plus_8", "plus_8") == [20]


@pytest.mark.rule("ML-TRP-16", "ML-TRP-17", "ML-TRP-18")
@pytest.mark.parametrize("trap", ["plus_4", "plus_6", "plus_8"])
def test_ml_trp_16_flat_traps_do_not_count_for_conquest(trap: str) -> None:
    game = a_battle(
        {
            "left-1": {"member": "torko", "dice": "1 strength"},
            "left-2": {"member": "puargh", "dice": "2 strength", "traps": [trap], "seat": 1},
        },
        **against("krinx", attack=0, elimination_value=6),
        roll=[6, 1, 2],
    )

    game.play("roll:strength", "try")

    assert game.happened("conquest-rolled")[0]["total"] == 3


# -- the initial trap --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TRP-19")
def test_ml_trp_19_the_initial_trap_allows_a_capture() -> None:
    game = with_traps("1 strength", "initial", roll=[5, 5], capture_value=10, elimination_value=16)

    game.play("roll-all")

    assert (totals(game), len(game.happened("captured"))) == ([10], 1)


@pytest.mark.rule("ML-TRP-19")
def test_ml_trp_19_a_discarded_initial_trap_is_out_of_the_game() -> None:
    game = with_traps("1 strength", "initial", "plus_4", roll=[1, 1])

    game.play("roll-all").until("turn")

    assert game.path("left-1")["tokens"] == 0
    assert [game.box.traps[card].key for card in game.table.zones[TRAP_DISCARD].cards] == ["plus_4"]


@pytest.mark.rule("ML-TRP-19")
@pytest.mark.parametrize("tricks", [False, True])
def test_ml_trp_19_the_initial_trap_has_no_price_and_is_not_in_the_supply(tricks: bool) -> None:
    game = a_new_game(options={"tricks": tricks})

    supply = (*game.table.zones[TRAP_PILE].cards, *game.table.zones[ON_SALE].cards)
    assert "initial" not in {game.box.traps[card].group for card in supply}
    assert [trap.price for trap in game.box.traps if trap.key == "initial"] == [0]
