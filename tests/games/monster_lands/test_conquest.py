"""After the monster: rolling for the land, settling it, and plunder for those who come home without success."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table, header_tile

SHOWN = ["gold_12", "gold_10", "brews", "supplies"]


def conquerors(
    on: Mapping[str, Mapping[str, Any]],
    *,
    value: int = 12,
    worth: int = 5,
    land: str = "ghadik",
    roll: Sequence[int] = (),
    **given: Any,
) -> Sitting:
    """Drapis on path 1 has just captured a harmless Krinx; those on the other paths roll for a land.

    Seat 1 has no gold for wages but loot to sell for them, so that there is a question after the land.
    """
    given.setdefault("others", {1: {"loot": ["gold_10"], "gold": 0}})
    return a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]}, **on},
        monster="krinx",
        land=land,
        figures={
            "monsters": {"krinx": {"attack": 0, "capture_value": 1, "capture_glory": 0, "elimination_value": 99}},
            "lands": {land: {"conquest": value, "glory": worth}},
        },
        roll=[1, *roll],
        **given,
    ).play("roll:strength")


def totals(game: Sitting) -> list[int]:
    """What was rolled for lands, in order, with everything added."""
    return [rolled["total"] for rolled in game.happened("conquest-rolled")]


def lands(game: Sitting) -> list[str]:
    return [land["key"] for land in game.clan["lands"]]


# -- conquest ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-CON-01")
@pytest.mark.parametrize("value, won", [(12, ["ghadik"]), (13, ["ghadik"]), (14, [])])
def test_ml_con_01_a_total_of_at_least_the_conquest_value(value: int, won: list[str]) -> None:
    game = conquerors({"left-3": {"member": "naiala", "dice": "3 strength"}}, value=value, roll=[5, 4, 4])

    game.play("try")

    assert (totals(game), lands(game)) == ([13], won)


@pytest.mark.rule("ML-CON-01")
def test_ml_con_01_bonuses_per_die_count() -> None:
    game = conquerors({"left-2": {"member": "taroa", "dice": "2 strength 1 magic"}}, value=12, roll=[3, 3, 4])

    game.play("try")

    assert (totals(game), lands(game)) == ([12], ["ghadik"])


@pytest.mark.rule("ML-CON-01")
def test_ml_con_01_from_left_to_right() -> None:
    game = conquerors(
        {
            "left-4": {"member": "naiala", "dice": "1 strength"},
            "left-3": {"member": "torko", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "1 strength", "seat": 1},
        },
        value=99,
    )

    asked = []
    while game.prompt == "conquest":
        asked.append(game.asked)
        game.play("decline")

    assert asked == [1, 0, 0]


@pytest.mark.rule("ML-CON-01")
def test_ml_con_01_only_once_the_monster_is_beaten() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}, "left-2": {"member": "naiala", "dice": "1 strength"}},
        monster="krinx",
        figures={"monsters": {"krinx": {"attack": 0, "elimination_value": 30}}},
    )

    game.play("decline")

    assert game.prompt == "attack"
    assert game.play("decline").prompt == "plunder"


@pytest.mark.rule("ML-CON-02")
def test_ml_con_02_failed_tries_add_up() -> None:
    game = conquerors(
        {
            "left-3": {"member": "naiala", "dice": "2 strength"},
            "left-4": {"member": "torko", "dice": "1 strength", "seat": 1},
        },
        others={},
        value=14,
        roll=[5, 4, 6],
    )

    game.play("try", "try")

    assert totals(game) == [9, 15]
    assert game.happened("conquered") == [{"seat": 1, "member": "torko", "land": "ghadik"}]


@pytest.mark.rule("ML-CON-02")
def test_ml_con_02_a_trap_changes_only_the_dice_of_its_own_path() -> None:
    game = conquerors(
        {
            "left-3": {"member": "naiala", "dice": "1 strength", "traps": ["strength_plus_2"]},
            "left-4": {"member": "torko", "dice": "1 strength"},
        },
        value=20,
        roll=[4, 5],
    )

    game.play("try", "try")

    assert totals(game) == [6, 11]


@pytest.mark.rule("ML-CON-03")
def test_ml_con_03_glory_and_the_card() -> None:
    game = conquerors({"left-2": {"member": "naiala", "dice": "3 strength"}}, glory=12, worth=5, roll=[6, 6, 6])

    game.play("try")

    assert (game.glory, lands(game), game.view["places"][0]["land"]) == (17, ["ghadik"], None)


@pytest.mark.rule("ML-CON-04")
def test_ml_con_04_nobody_conquers_after_a_victory_of_the_last_path() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}, "left-2": {"member": "naiala", "dice": "2 strength"}},
        monster="krinx",
        land="ghadik",
        headers=[6],
        figures={"monsters": {"krinx": {"attack": 0, "capture_value": 9, "elimination_value": 9}}},
        roll=[2, 6, 6],
        loads={"monsters": ["sckon"]},
    )

    game.play("roll:strength", "roll-all").to_round(2)

    place = game.view["places"][0]
    assert (place["land"], place["header"], place["monster"]) == ("ghadik", header_tile(6), "sckon")
    assert game.happened("conquest-rolled") == []


@pytest.mark.rule("ML-CON-04")
def test_ml_con_04_who_declined_to_attack_has_met_the_monster() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "3 strength"}, "left-2": {"member": "naiala", "dice": "1 strength"}},
        monster="krinx",
        figures={"monsters": {"krinx": {"attack": 0, "elimination_value": 1}}},
    )

    game.play("decline", "roll:strength")

    assert game.prompt == "plunder"


@pytest.mark.rule("ML-CON-04")
def test_ml_con_04_the_dead_do_not_conquer() -> None:
    game = a_battle(
        {"left-1": {"member": "dolfus", "dice": "1 strength"}, "left-2": {"member": "naiala", "dice": "1 strength"}},
        monster="krunn",
        land="kale",
        figures={"monsters": {"krunn": {"attack": 0, "elimination_value": 1}}},
        wounded=["naiala"],
    )

    game.play("roll:strength", "take")  # Krunn's last blow hits everybody

    assert (game.is_alive("naiala"), game.happened("conquest-rolled"), game.view["round"]) == (False, [], 2)


@pytest.mark.rule("ML-CON-05")
def test_ml_con_05_venom_gives_two_in_conquest() -> None:
    game = conquerors({"left-3": {"member": "naiala", "dice": "2 strength", "venoms": 1}}, value=12, roll=[6, 5])

    game.play("try", "venom")

    assert (totals(game), lands(game)) == ([13], ["ghadik"])


@pytest.mark.rule("ML-CON-05")
def test_ml_con_05_gator_forbids_it_only_in_its_own_battle() -> None:
    game = a_battle(
        {
            "left-1": {"member": "drapis", "dice": "1 strength", "venoms": 1},
            "left-2": {"member": "naiala", "dice": "1 strength", "venoms": 1},
        },
        monster="gator",
        land="kale",
        figures={"monsters": {"gator": {"attack": 0, "elimination_value": 1}}},
    )

    assert not game.offers("venom")
    assert game.play("roll:strength", "try").offers("venom")


@pytest.mark.rule("ML-CON-06")
def test_ml_con_06_trap_dice_count_and_flat_traps_do_not() -> None:
    game = conquerors(
        {"left-3": {"member": "naiala", "dice": "2 strength", "traps": ["strength_1", "plus_6"]}}, roll=[3, 4, 2]
    )

    game.play("try")

    assert totals(game) == [9]


@pytest.mark.rule("ML-CON-06")
def test_ml_con_06_trap_bonuses_per_die_count() -> None:
    game = conquerors({"left-3": {"member": "naiala", "dice": "2 strength", "traps": ["strength_plus_3"]}}, roll=[3, 4])

    game.play("try")

    assert totals(game) == [13]


@pytest.mark.rule("ML-CON-07")
@pytest.mark.parametrize("dice, rolls", [("1 strength", True), ("", False)])
def test_ml_con_07_a_try_is_final_only_where_dice_are_left_to_roll(dice: str, rolls: bool) -> None:
    """A thief or spores may have left a path without dice; such a try can be taken back."""
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}, "left-2": {"member": "torko", "dice": dice}},
        monster="krinx",
        land="kale",
        figures={"monsters": {"krinx": {"attack": 0, "elimination_value": 6}}},
        roll=[6, 1],
    ).play("roll:strength")

    assert [option.final for option in game.match.decision.options] == [rolls, False]


@pytest.mark.rule("ML-CON-07")
def test_ml_con_07_you_may_decline() -> None:
    game = conquerors({"left-3": {"member": "naiala", "dice": "3 strength"}}, value=3)

    game.play("decline")

    assert (game.prompt, game.view["places"][0]["land"], lands(game)) == ("plunder", "ghadik", [])


@pytest.mark.rule("ML-CON-07")
def test_ml_con_07_all_dice_are_rolled_together_then_changed() -> None:
    game = conquerors(
        {"left-3": {"member": "karunna", "dice": "2 strength 1 magic", "venoms": 1}}, roll=[1, 4, 2], value=30
    )

    game.play("try")

    assert [die["face"] for die in game.view["roll"]["dice"]] == [1, 4, 2]
    assert game.keys == ["reroll:strength-1", "reroll:strength-4", "reroll:magic-2", "venom", "stop"]


@pytest.mark.rule("ML-CON-07")
def test_ml_con_07_conquest_bonuses_are_carried_too() -> None:
    game = conquerors(
        {
            "left-3": {"member": "geas", "dice": "1 strength 1 magic"},
            "left-4": {"member": "naiala", "dice": "1 strength"},
        },
        value=14,
        roll=[3, 4, 4],
    )

    game.play("try", "try")

    assert (totals(game), lands(game)) == ([10, 14], ["ghadik"])


# -- settling ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-STL-01")
def test_ml_stl_01_any_mercenary_of_the_same_affinity_may_settle() -> None:
    """Korgo, an initial water mercenary, stayed at home; Naiala, who conquers, is of the fire."""
    game = conquerors(
        {"left-2": {"member": "naiala", "dice": "2 strength"}}, members=["drapis", "korgo"], roll=[6, 6], value=12
    )

    game.play("try")

    assert (game.prompt, game.keys) == ("settler", ["settler:korgo", "nobody"])
    assert game.play("settler:korgo").settler("ghadik") == "korgo"


@pytest.mark.rule("ML-STL-01")
def test_ml_stl_01_the_conqueror_itself_may_settle() -> None:
    game = conquerors({"left-2": {"member": "geas", "dice": "2 strength"}}, roll=[6, 6], value=12)

    game.play("try", "settler:geas")

    assert game.settler("ghadik") == "geas"


@pytest.mark.rule("ML-STL-01")
def test_ml_stl_01_later_is_possible_and_no_action() -> None:
    game = a_table(members=["drapis", "korgo"], lands={"ghadik": None}, dice="4 5")

    assert not game.offers("land:ghadik")
    game.play("settle", "settler:korgo")

    assert (game.settler("ghadik"), game.prompt, game.asked) == ("korgo", "turn", 0)
    assert game.offers("land:ghadik")


@pytest.mark.rule("ML-STL-02")
def test_ml_stl_02_settled_mercenaries_draw_no_wages_and_still_go_out() -> None:
    game = a_table(
        members=["drapis", "korgo", "naiala", "torko"],
        lands={"ghadik": "korgo"},
        glory=14,
        gold=10,
        headers=[0],
        loads={"monsters": ["krinx"]},
        others={1: {"members": ["wondou", "taroa", "timbulu"]}},
        start="clean_up",
    )

    assert (game.gold, game.prompt) == (6, "turn")
    game.play("outside:left", "path:1")

    assert (game.settler("ghadik"), game.offers("send:korgo")) == ("korgo", True)


@pytest.mark.rule("ML-STL-02")
def test_ml_stl_02_a_settler_cannot_leave_the_land_for_another() -> None:
    game = a_table(members=["drapis", "korgo"], lands={"ghadik": "korgo", "yuha": None})

    assert not game.offers("settle")


@pytest.mark.rule("ML-STL-02")
def test_ml_stl_02_a_settler_leaves_to_lead_the_clan() -> None:
    game = a_table(members=["korgo"], leader="", lands={"ghadik": "korgo"}, start="clean_up")

    assert (game.leader(), game.settler("ghadik")) == ("korgo", "")


@pytest.mark.rule("ML-STL-03")
def test_ml_stl_03_the_leader_does_not_settle() -> None:
    game = a_table(members=["drapis", "korgo"], lands={"gurban": None})

    assert not game.offers("settle")


@pytest.mark.rule("ML-STL-03")
def test_ml_stl_03_one_land_has_one_settler() -> None:
    game = a_table(members=["drapis", "korgo", "geas"], lands={"ghadik": "korgo"})

    assert not game.offers("settle")


# -- plunder -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-PLU-01")
def test_ml_plu_01_who_neither_beats_the_monster_nor_conquers_takes_loot() -> None:
    game = conquerors(
        {"left-2": {"member": "naiala", "dice": "3 strength"}, "left-3": {"member": "torko", "dice": "2 strength"}},
        roll=[6, 6, 6],
        loot_offer=SHOWN,
        loads={"loot": ["recruit"]},
    )

    game.play("try")

    assert (game.prompt, len(game.keys)) == ("plunder", 4)
    game.play("pick:gold_12")
    assert game.happened("plundered") == [{"seat": 0, "member": "torko", "loot": "gold_12"}]
    assert (game.clan["loot"], game.prompt) == (["gold_12"], "before-wages")
    assert sorted(game.view["loot"]) == ["brews", "gold_10", "recruit", "supplies"]


@pytest.mark.rule("ML-PLU-02")
def test_ml_plu_02_loot_of_one_land_helps_in_the_next() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}, "right-1": {"member": "naiala", "dice": "1 strength"}},
        seats=3,
        monster=["krinx", "sckon"],
        land=["ghadik", "kale"],
        figures={"monsters": {"krinx": {"attack": 0}, "sckon": {"attack": 0}}},
        loot_offer=["strength_plus_2", "gold_10", "brews", "supplies"],
        roll=[3],
    )

    game.play("decline", "pick:strength_plus_2", "use:strength_plus_2", "roll:strength")

    assert game.happened("strikes")[0]["total"] == 5


@pytest.mark.rule("ML-PLU-02")
def test_ml_plu_02_tokens_with_the_outside_symbol_only_in_the_adventure_phase() -> None:
    outside = [
        *("conquest_glory", "elimination_glory", "capture_glory", "rerolls_4"),
        *("eliminate_6", "magic_plus_2", "rerolls_3", "strength_plus_2"),
    ]
    game = a_table(loot=[*outside, "gold_10"])

    game.play("loot")

    assert game.keys == ["use:gold_10", "back"]
    assert not a_table(loot=outside).offers("loot")


@pytest.mark.rule("ML-PLU-03")
def test_ml_plu_03_one_token_for_each_living_mercenary_without_success() -> None:
    """Path 1 dies, path 2 fails, path 3 eliminates, path 4 fails to conquer."""
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength"},
            "left-2": {"member": "torko", "dice": "1 strength"},
            "left-3": {"member": "geas", "dice": "2 strength"},
            "left-4": {"member": "korgo", "dice": "1 strength", "seat": 1},
        },
        monster="gorgosh",
        land="ghadik",
        figures={"monsters": {"gorgosh": {"attack": 1, "elimination_value": 12}}},
        wounded=["naiala"],
        attack=[6, 1, 1],
        roll=[2, 6, 6, 1],
        loot_offer=SHOWN,
        loads={"loot": ["recruit", "rerolls_3"]},
    )

    game.play("roll:strength", "roll-all")
    assert (game.prompt, game.asked) == ("conquest", 1)
    game.play("try")

    assert (game.prompt, game.asked, len(game.keys)) == ("plunder", 0, 4)
    game.play("pick:brews")
    assert (game.prompt, game.asked, len(game.keys)) == ("plunder", 1, 3)
    game.play("pick:gold_10")
    assert [taken["member"] for taken in game.happened("plundered")] == ["torko", "korgo"]
    assert sorted(game.view["loot"]) == ["gold_12", "recruit", "rerolls_3", "supplies"]


@pytest.mark.rule("ML-PLU-03")
def test_ml_plu_03_loot_is_picked_also_where_the_monster_stands() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}},
        monster="krinx",
        figures={"monsters": {"krinx": {"attack": 0}}},
        loot_offer=SHOWN,
    )

    game.play("decline", "pick:gold_12")

    assert game.clan["loot"] == ["gold_12"]
