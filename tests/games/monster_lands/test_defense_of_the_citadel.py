"""Defense of the Citadel: a battle at the Entrance."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table

from muster.games.monster_lands.state import PANIC_STACK

TOKENS = 6  # one panic token for each building but the Pawn Shop


def at_the_gates(upper: dict[str, Any] | None, lower: dict[str, Any] | None = None, **given: Any) -> Sitting:
    """Krinx stands at the Entrance; it does not hit unless the test says so."""
    on = {"entrance-1": upper, "entrance-2": lower}
    figures = {"attack": 0, "capture_glory": 0, "elimination_glory": 0} | given.pop("krinx", {})
    return a_battle(
        {path: fields for path, fields in on.items() if fields},
        entrance="krinx",
        figures={"monsters": {"krinx": figures}, "box": {"*": given.pop("box", {})}},
        **given,
    )


@pytest.mark.rule("ML-DCI-01")
def test_ml_dci_01_without_anybody_there_the_monster_stays_and_does_not_attack() -> None:
    game = a_table(entrance="krinx", dice="", start="adventure")

    assert (game.table.round, game.monster("entrance"), game.happened("monster-attacks")) == (2, "krinx", [])


@pytest.mark.rule("ML-DCI-01")
def test_ml_dci_01_one_mercenary_is_enough() -> None:
    game = at_the_gates(None, {"member": "drapis", "dice": "1 strength"})

    assert (game.prompt, len(game.happened("monster-attacks"))) == ("attack", 1)


@pytest.mark.rule("ML-DCI-02")
def test_ml_dci_02_the_extra_dice_of_the_round_count_and_affinity_does_not() -> None:
    """Both lands and the monster are of the fire, and round 3 has one extra die."""
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength"}, krinx={"attack": 3}, round=3, land="gurban", attack=[1, 1, 1, 1]
    )

    assert [attack["dice"] for attack in game.happened("monster-attacks")] == [4]


@pytest.mark.rule("ML-DCI-02")
def test_ml_dci_02_all_traps_are_turned_up_and_the_upper_path_comes_first() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
        {"member": "nimra", "dice": "1 strength", "traps": ["strength_1"], "seat": 1},
    )

    assert [turned["trap"] for turned in game.happened("trap-revealed")] == ["plus_4", "strength_1"]
    assert (game.prompt, game.asked) == ("attack", 0)


@pytest.mark.rule("ML-DCI-02")
def test_ml_dci_02_a_failed_attack_helps_the_lower_path() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "2 strength"},
        {"member": "torko", "dice": "1 strength"},
        krinx={"elimination_value": 14},
        roll=[4, 4, 6],
    )

    game.play("roll-all", "roll:strength")

    assert [strike["total"] for strike in game.happened("strikes")] == [8, 14]
    assert game.happened("eliminated")[0]["member"] == "torko"


@pytest.mark.rule("ML-DCI-02")
def test_ml_dci_02_there_is_nothing_to_conquer() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength"},
        {"member": "torko", "dice": "3 strength"},
        krinx={"elimination_value": 1},
    )

    game.play("roll:strength")

    assert (game.view["round"], game.happened("conquest-rolled")) == (2, [])


@pytest.mark.rule("ML-DCI-03")
def test_ml_dci_03_death_at_the_entrance_gives_three_glory() -> None:
    game = at_the_gates(
        {"member": "torko", "dice": "1 strength"},
        members=["drapis"],
        glory=7,
        wounded=["torko"],
        krinx={"attack": 1},
        attack=[6],
    )

    game.play("take")

    assert (game.is_alive("torko"), game.glory) == (False, 10)


@pytest.mark.rule("ML-DCI-03")
def test_ml_dci_03_the_clan_of_the_fallen_gains_it() -> None:
    game = at_the_gates(
        None,
        {"member": "torko", "dice": "1 strength", "seat": 1},
        others={1: {"members": ["nimra"], "glory": 2}},
        wounded=["torko"],
        krinx={"attack": 1},
        attack=[6],
    )

    game.play("take")

    assert (game.clan_of(1)["glory"], game.glory) == (5, 5)


@pytest.mark.rule("ML-DCI-04")
def test_ml_dci_04_panic_ends_with_a_capture() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
        krinx={"capture_value": 1},
        panic=["tavern", "mine"],
    )

    assert game.in_panic() == ["tavern", "mine"]
    game.play("roll:strength")

    assert (game.in_panic(), len(game.table.zones[PANIC_STACK].cards)) == ([], TOKENS)
    assert game.monster("entrance") is None


@pytest.mark.rule("ML-DCI-04")
def test_ml_dci_04_panic_ends_with_an_elimination() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength"}, krinx={"elimination_value": 1}, panic=["tavern", "mine"]
    )

    game.play("roll:strength")

    assert (game.in_panic(), game.clan["trophies"]) == ([], ["krinx"])


@pytest.mark.rule("ML-DCI-04")
def test_ml_dci_04_otherwise_the_monster_stays() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength"}, panic=["tavern"], krinx={"power": ""}, loads={"panic": ["mine"]}
    )

    game.play("decline").until("turn")

    assert (game.monster("entrance"), game.in_panic()) == ("krinx", ["tavern", "mine"])


@pytest.mark.rule("ML-DCI-05")
def test_ml_dci_05_who_had_no_chance_to_fight_gets_no_loot_but_keeps_the_gold() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength", "traps": ["plus_4"]},
        {"member": "torko", "dice": "1 strength", "gold": 5, "seat": 1},
        others={1: {"members": ["torko"], "gold": 7}},
        krinx={"capture_value": 1, "capture_gold": 0},
    )

    game.play("roll:strength").until("turn")

    assert (game.clan_of(1)["loot"], game.clan_of(1)["gold"], game.happened("plundered")) == ([], 12, [])


@pytest.mark.rule("ML-DCI-05")
def test_ml_dci_05_who_failed_gets_no_loot() -> None:
    game = at_the_gates({"member": "drapis", "dice": "1 strength"})

    game.play("decline")

    assert (game.prompt, game.clan["loot"]) == ("turn", [])


@pytest.mark.rule("ML-DCI-05")
def test_ml_dci_05_only_one_of_two_can_beat_the_monster() -> None:
    game = at_the_gates(
        {"member": "drapis", "dice": "1 strength"},
        {"member": "nimra", "dice": "1 strength", "seat": 1},
        krinx={"elimination_value": 1},
    )

    game.play("roll:strength")

    assert (game.clan["trophies"], game.clan_of(1)["trophies"]) == (["krinx"], [])
    assert len(game.happened("monster-attacks")) == 1


@pytest.mark.rule("ML-DCI-06")
@pytest.mark.parametrize(
    "monster, keys", [("sckon", ["block:talent", "take"]), ("turfus", ["block:talent", "take"]), ("krinx", [])]
)
def test_ml_dci_06_a_talent_looks_at_the_affinity_of_the_monster(monster: str, keys: list[str]) -> None:
    """Guster helps against air and jungle; the path itself gives no talent here."""
    game = a_battle(
        {"entrance-1": {"member": "guster", "dice": "1 strength"}},
        entrance=monster,
        figures={"monsters": {monster: {"attack": 1}}, "box": {"*": {"entrance_defense": (0, 0)}}},
        attack=[6],
    )

    assert (game.keys if game.prompt == "block" else []) == keys
    assert game.is_wounded("guster") == (not keys)
