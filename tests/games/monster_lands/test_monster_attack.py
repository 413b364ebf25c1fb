"""The monster attacks: traps are turned up, black dice are rolled, hits are met, mercenaries fall."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table, against

from muster.games.monster_lands.state import MEMBER_DECK, TRAP_DISCARD
from muster.kernel.zones import EMPTY


def course(game: Sitting, *kinds: str) -> list[tuple[str, str]]:
    """These events in their order, each with its member."""
    events: list[dict[str, Any]] = game.match.events(0)
    return [(event["kind"], event["facts"]["member"]) for event in events if event["kind"] in kinds]


def black_dice(game: Sitting) -> list[int]:
    """How many black dice each attack rolled."""
    return [len(attack["faces"]) for attack in game.happened("attack-rolled")]


def hits(game: Sitting) -> list[int]:
    return [attack["hits"] for attack in game.happened("attack-rolled")]


# -- revealing traps ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-REV-01")
def test_ml_rev_01_a_trap_grants_its_dice_whatever_the_room() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "6 strength", "traps": ["strength_2"]}},
        **against("krinx", attack=0),
    )

    assert game.path("left-1")["dice"] == {"strength": 8}


@pytest.mark.rule("ML-REV-01")
def test_ml_rev_01_granted_dice_are_rolled_with_the_path() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "1 strength", "traps": ["strength_2"]}},
        **against("krinx", attack=0),
        roll=[1, 2, 3],
    )

    game.play("roll-all")

    assert game.happened("strikes")[0]["faces"] == [1, 2, 3]


@pytest.mark.rule("ML-REV-01")
def test_ml_rev_01_all_traps_of_the_land_are_turned_up_before_the_first_attack() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 magic", "traps": ["plus_4", "plus_6"]},
            "left-4": {"member": "geas", "seat": 1, "traps": ["strength_1"]},
        },
        **against("krinx", attack=1),
    )

    assert (game.prompt, game.happened("attack-rolled")) == ("ward", [])
    assert (game.path("left-1")["revealed"], game.path("left-4")["revealed"]) == (["plus_4", "plus_6"], ["strength_1"])


@pytest.mark.rule("ML-REV-01")
def test_ml_rev_01_traps_of_another_place_stay_face_down() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 magic"},
            "right-1": {"member": "geas", "traps": ["strength_1"]},
        },
        monster=["krinx", "sckon"],
        seats=3,
    )

    assert game.path("right-1")["revealed"] == []


@pytest.mark.rule("ML-REV-02")
def test_ml_rev_02_dice_on_traps_are_rolled_and_boosted_like_others() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "1 strength", "traps": ["strength_2", "strength_plus_1"]}},
        **against("krinx", attack=0),
        roll=[2, 3, 4],
    )

    game.play("roll-all").until("turn")

    assert game.happened("strikes")[0]["total"] == 9 + 3


@pytest.mark.rule("ML-REV-02")
def test_ml_rev_02_dice_on_traps_may_be_rerolled() -> None:
    game = a_battle(
        {"left-1": {"member": "sckrat", "traps": ["strength_1"]}}, **against("krinx", attack=0), roll=[1, 6]
    )

    game.play("roll:strength", "reroll:strength-1")

    assert game.happened("strikes")[0]["faces"] == [6]


@pytest.mark.rule("ML-REV-02")
def test_ml_rev_02_magic_dice_on_traps_may_be_removed() -> None:
    game = a_battle({"left-1": {"member": "naiala", "traps": ["magic_2"]}}, **against("krinx", attack=3))

    assert (game.prompt, game.keys) == ("ward", ["ward:0", "ward:1", "ward:2"])


# -- the attack --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MAT-01")
def test_ml_mat_01_path_by_path_the_monster_attacks_and_the_mercenary_strikes_back() -> None:
    game = a_battle(
        {
            "left-3": {"member": "geas", "dice": "1 strength", "seat": 1},
            "left-1": {"member": "naiala", "dice": "1 strength"},
        },
        **against("krinx", attack=1),
        attack=[1, 1],
        roll=[1, 1],
    )

    game.play("roll:strength", "roll:strength")

    assert course(game, "monster-attacks", "strikes") == [
        ("monster-attacks", "naiala"),
        ("strikes", "naiala"),
        ("monster-attacks", "geas"),
        ("strikes", "geas"),
    ]


@pytest.mark.rule("ML-MAT-01", "ML-ATK-01")
def test_ml_mat_01_a_dead_mercenary_does_not_strike_back() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "1 strength", "seat": 1},
        },
        **against("krinx", attack=2),
        attack=[3, 3, 1, 1],
    )

    assert (game.prompt, game.asked) == ("attack", 1)
    assert course(game, "died", "strikes", "declined") == [("died", "naiala")]


@pytest.mark.rule("ML-MAT-02")
def test_ml_mat_02_as_many_black_dice_as_the_attack_value() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=3), attack=[1, 2, 1])

    assert game.happened("attack-rolled")[0]["faces"] == [1, 2, 1]


@pytest.mark.rule("ML-MAT-03")
@pytest.mark.parametrize("land, dice", [("al_dahn", 4), ("skyehn", 3), ("kale", 3)])
def test_ml_mat_03_one_die_more_on_a_land_of_its_own_affinity(land: str, dice: int) -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", land, attack=3), attack=[1, 1, 1, 1])

    assert black_dice(game) == [dice]


@pytest.mark.rule("ML-MAT-04")
@pytest.mark.parametrize("level, dice", [("normal", 5), ("tutorial", 4), ("hard", 5), ("cut-throat", 6)])
def test_ml_mat_04_the_dice_of_the_round_are_read_from_the_track_in_force(level: str, dice: int) -> None:
    tracks = ((0, 0, 0, 0, 2, 0), (0, 0, 0, 0, 1, 0), (0, 0, 0, 0, 3, 0))
    game = a_battle(
        {"left-1": {"member": "naiala"}},
        monster="krinx",
        land="skyehn",
        figures={"monsters": {"krinx": {"attack": 3}}, "box": {"*": {"rounds": tracks}}},
        round=5,
        options={"difficulty": level},
        attack=[1] * 6,
    )

    assert black_dice(game) == [dice]


@pytest.mark.rule("ML-MAT-05")
def test_ml_mat_05_a_power_takes_effect_at_its_moment() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("snagus", attack=2), attack=[3, 6])

    assert hits(game) == [3]


@pytest.mark.rule("ML-MAT-05")
def test_ml_mat_05_a_power_for_another_moment_does_nothing_now() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 6])

    assert hits(game) == [2]


@pytest.mark.rule("ML-MAT-06")
def test_ml_mat_06_each_magic_die_removed_takes_a_black_die_away() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "1 strength 2 magic"}},
        **against("krinx", attack=5),
        attack=[1, 1, 1],
    )
    assert game.keys == ["ward:0", "ward:1", "ward:2"]

    game.play("ward:2")

    assert (black_dice(game), game.path("left-1")["dice"]) == ([3], {"strength": 1})


@pytest.mark.rule("ML-MAT-06")
def test_ml_mat_06_magic_dice_may_be_kept_for_the_own_attack() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "2 magic"}}, **against("krinx", attack=5), attack=[1, 1, 1, 1, 1]
    )

    game.play("ward:0")

    assert (black_dice(game), game.path("left-1")["dice"]) == ([5], {"magic": 2})


@pytest.mark.rule("ML-MAT-07")
@pytest.mark.parametrize(
    "faces, wounded, alive", [([2, 2, 2], False, True), ([2, 2, 5], True, True), ([2, 3, 6], False, False)]
)
def test_ml_mat_07_every_three_or_more_wounds_and_the_second_wound_kills(
    faces: list[int], wounded: bool, alive: bool
) -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=3), attack=faces)

    assert (game.is_wounded("naiala"), game.is_alive("naiala")) == (wounded, alive)


@pytest.mark.rule("ML-MAT-07")
@pytest.mark.parametrize("face, hit", [(1, 0), (2, 0), (3, 1), (4, 1), (5, 1), (6, 1)])
def test_ml_mat_07_a_black_die_hits_from_three_up(face: int, hit: int) -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=1), attack=[face])

    assert hits(game) == [hit]


@pytest.mark.rule("ML-MAT-07")
def test_ml_mat_07_a_wounded_mercenary_dies_of_one_more_wound() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=1), attack=[3], wounded=["naiala"])

    assert not game.is_alive("naiala")


def ginova_before_her_attack(monster: str, magic: int) -> Sitting:
    """Attack 2, 1 for affinity, 1 for round 3: of 4 dice Ginova has diverted one, which misses."""
    return a_battle(
        {"left-1": {"member": "ginova", "dice": f"{magic} magic"}, "left-2": {"member": "geas", "seat": 1}},
        **against(monster, "al_dahn", attack=2),
        round=3,
        attack=[1] * 6,
    ).play("target:2")


@pytest.mark.rule("ML-MAT-08")
@pytest.mark.parametrize("monster, met", [("krinx", 0), ("snagus", 1)])
def test_ml_mat_08_automatic_hits_are_added_even_if_no_die_is_rolled(monster: str, met: int) -> None:
    game = ginova_before_her_attack(monster, magic=3)

    game.play("ward:3")

    rolled = [(attack["member"], attack["faces"], attack["hits"]) for attack in game.happened("attack-rolled")]
    assert rolled[:2] == [("geas", [1], 0), ("ginova", [], met)]


@pytest.mark.rule("ML-MAT-08")
def test_ml_mat_08_diverted_dice_are_taken_away_before_magic_dice() -> None:
    game = ginova_before_her_attack("krinx", magic=4)

    assert (game.prompt, game.keys) == ("ward", ["ward:0", "ward:1", "ward:2", "ward:3"])


@pytest.mark.rule("ML-MAT-08")
def test_ml_mat_08_automatic_hits_can_be_defended_against_before_they_wound() -> None:
    game = a_battle({"left-1": {"member": "naiala", "defense": 1}}, **against("snagus", attack=0))
    assert (game.prompt, game.is_wounded("naiala")) == ("block", False)

    game.play("block:defense")

    assert not game.is_wounded("naiala")


@pytest.mark.rule("ML-MAT-09")
def test_ml_mat_09_a_magic_die_on_a_trap_may_be_removed_and_is_gone() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "2 strength", "traps": ["magic_1"]}},
        **against("krinx", attack=1),
        roll=[2, 3],
    )

    game.play("ward:1", "roll-all")

    assert game.happened("strikes")[0]["faces"] == [2, 3]


@pytest.mark.rule("ML-MAT-09")
def test_ml_mat_09_a_magic_die_on_a_trick_may_be_removed() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "traps": ["steal_magic_1"]},
            "left-2": {"member": "geas", "dice": "1 magic", "seat": 1},
        },
        **against("krinx", attack=1),
        options={"tricks": True},
    )

    game.play("reveal")

    assert (game.prompt, game.asked, game.keys) == ("ward", 0, ["ward:0", "ward:1"])


def after_the_left_neighbour_rolled(*rolls: str) -> Sitting:
    """Geas on path 1 has 2 magic dice and rolls some; then Ginova on path 2 turns a black die on him."""
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 magic", "seat": 1}, "left-2": {"member": "ginova"}},
        **against("krinx", attack=1),
        attack=[1, 1],
        roll=[1, 1],
    )
    return game.play("ward:0", *rolls).play("target:1")


@pytest.mark.rule("ML-MAT-09")
def test_ml_mat_09_a_magic_die_that_was_not_rolled_may_be_removed() -> None:
    game = after_the_left_neighbour_rolled("roll:magic", "stop")

    assert (game.prompt, game.asked, game.keys) == ("ward", 1, ["ward:0", "ward:1"])


@pytest.mark.rule("ML-MAT-09")
def test_ml_mat_09_rolled_magic_dice_may_not_be_removed() -> None:
    game = after_the_left_neighbour_rolled("roll-all")

    assert (game.prompt, game.asked) != ("ward", 1)
    assert [attack["member"] for attack in game.happened("attack-rolled")] == ["geas", "geas", "ginova"]


# -- defending ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DEF-01")
def test_ml_def_01_each_defense_token_on_the_path_cancels_a_hit() -> None:
    game = a_battle({"left-1": {"member": "naiala", "defense": 2}}, **against("krinx", attack=3), attack=[3, 4, 5])

    game.play("block:defense", "block:defense")

    assert (game.is_alive("naiala"), game.is_wounded("naiala")) == (True, True)


@pytest.mark.rule("ML-DEF-01")
def test_ml_def_01_a_defense_token_is_discarded() -> None:
    game = a_battle({"left-1": {"member": "naiala", "defense": 2}}, **against("krinx", attack=2), attack=[3, 4])

    game.play("block:defense")

    assert game.path("left-1")["defense"] == 1


@pytest.mark.rule("ML-DEF-01")
def test_ml_def_01_tokens_in_the_store_do_not_help() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 4], defense=5)

    assert (game.is_alive("naiala"), game.clan["defense"]) == (False, 5)


@pytest.mark.rule("ML-DEF-02")
def test_ml_def_02_gear_and_the_talent_of_the_path_cancel_hits() -> None:
    sections: list[dict[str, int]] = [{"defense": 1}, {}, {}, {}]
    game = a_battle(
        {"left-1": {"member": "naiala"}},
        monster="krinx",
        land="skyehn",
        headers=[0],
        figures={"monsters": {"krinx": {"attack": 2}}, "headers": {"0": {"sections": sections}}},
        gear={"naiala": ["noxx"]},
        attack=[3, 4],
    )

    game.play("block:talent", "block:talent")

    assert (game.is_alive("naiala"), game.is_wounded("naiala")) == (True, False)


@pytest.mark.rule("ML-DEF-02")
def test_ml_def_02_a_mercenary_cancels_hits_by_talent() -> None:
    game = a_battle({"left-1": {"member": "dolfus"}}, **against("krinx", attack=3), attack=[3, 4, 5])

    game.play("block:talent", "block:talent")

    assert (game.is_alive("dolfus"), game.is_wounded("dolfus")) == (True, True)


@pytest.mark.rule("ML-DEF-02")
@pytest.mark.parametrize("path, guards", [("entrance-1", 2), ("entrance-2", 1)])
def test_ml_def_02_the_guards_of_the_citadel_cancel_hits(path: str, guards: int) -> None:
    game = a_battle(
        {path: {"member": "naiala"}},
        entrance="krinx",
        figures={"monsters": {"krinx": {"attack": 3}}},
        attack=[3, 4, 5],
    )

    assert (game.prompt, game.path(path)["talents"]) == ("block", guards)
    game.play(*["block:talent"] * guards)
    assert len(game.happened("blocked")) == guards


@pytest.mark.rule("ML-DEF-03")
def test_ml_def_03_a_potion_on_the_token_cancels_a_wound() -> None:
    game = a_battle({"left-1": {"member": "naiala", "potions": 1}}, **against("krinx", attack=2), attack=[3, 4])

    game.play("block:potion")

    assert (game.is_alive("naiala"), game.is_wounded("naiala"), game.clan["potions"]) == (True, True, 0)


@pytest.mark.rule("ML-DEF-03")
def test_ml_def_03_potions_in_the_store_do_not_help() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 4], potions=3)

    assert (game.is_alive("naiala"), game.clan["potions"]) == (False, 3)


@pytest.mark.rule("ML-DEF-04")
def test_ml_def_04_a_mercenary_may_be_left_to_die_for_glory() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "defense": 1}},
        **against("krinx", attack=1),
        attack=[3],
        wounded=["naiala"],
        glory=5,
    )

    game.play("take")

    assert (game.is_alive("naiala"), game.glory) == (False, 5 + 3)


@pytest.mark.rule("ML-DEF-04")
def test_ml_def_04_hits_beyond_the_deadly_one_are_wasted() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala"}, "left-2": {"member": "geas", "dice": "1 strength"}},
        **against("krinx", attack=6),
        attack=[6] * 6 + [1] * 6,
        glory=5,
    )

    assert (game.is_alive("naiala"), game.is_wounded("geas"), game.glory) == (False, False, 5 + 3)


@pytest.mark.rule("ML-DEF-05")
@pytest.mark.parametrize("potions, alive", [(2, True), (1, False)])
def test_ml_def_05_several_potions_may_be_used_against_one_attack(potions: int, alive: bool) -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "potions": potions}},
        **against("krinx", attack=2),
        attack=[3, 4],
        wounded=["naiala"],
    )

    game.play(*["block:potion"] * potions)

    assert (game.is_alive("naiala"), game.is_wounded("naiala")) == (alive, alive)


# -- death -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DTH-01")
def test_ml_dth_01_card_gear_and_all_on_the_token_are_lost() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "venoms": 1, "gold": 3},
            "left-2": {"member": "geas", "dice": "1 strength"},
        },
        members=["drapis"],
        **against("krinx", attack=2),
        gear={"naiala": ["mortis"]},
        attack=[3, 3, 1, 1],
        gold=7,
    )

    path = game.path("left-1")
    assert (game.members(), game.view["discards"]["equipment"]) == (["drapis", "geas"], ["mortis"])
    assert (path["venoms"], path["gold"], game.gold) == (0, 0, 7)


@pytest.mark.rule("ML-DTH-02")
def test_ml_dth_02_who_falls_before_attacking_leaves_nothing_on_the_path() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "3 strength", "traps": ["plus_4"], "defense": 1},
            "left-2": {"member": "geas", "dice": "1 strength", "seat": 1},
        },
        **against("krinx", attack=2),
        attack=[3, 3, 1, 1],
    )

    game.play("take")

    path = game.path("left-1")
    assert (path["member"], path["dice"], path["tokens"], path["defense"]) == (None, {}, 0, 0)
    assert (game.asked, game.path("left-2")["carried"]) == (1, 0)


def geas_falls_after_a_roll_of_eleven() -> Sitting:
    """Geas on path 1 has attacked with 2 of 3 dice and a trap; then Ginova turns a deadly die on him."""
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "3 strength", "traps": ["plus_4"], "defense": 1, "seat": 1},
            "left-2": {"member": "ginova", "dice": "1 strength"},
        },
        **against("krinx", attack=1, capture_value=15, elimination_value=20),
        others={1: {"wounded": ["geas"]}},
        attack=[1, 3],
        roll=[5, 2, 6],
    )
    return game.play("roll:strength", "roll:strength", "stop", "target:1", "take")


@pytest.mark.rule("ML-DTH-02", "ML-DTH-07")
def test_ml_dth_02_damage_done_before_stays_on_the_monster() -> None:
    game = geas_falls_after_a_roll_of_eleven()

    assert (game.is_alive("geas"), game.path("left-2")["carried"]) == (False, 11)
    game.play("roll:strength")
    assert game.happened("strikes")[-1]["total"] == 17


@pytest.mark.rule("ML-DTH-02")
def test_ml_dth_02_unused_dice_and_tokens_leave_the_path() -> None:
    game = geas_falls_after_a_roll_of_eleven()

    path = game.path("left-1")
    assert (path["member"], path["dice"], path["defense"]) == (None, {}, 0)


@pytest.mark.rule("ML-DTH-03")
@pytest.mark.parametrize("path, glory", [("left-1", 3), ("left-2", 2), ("left-3", 2), ("left-4", 1)])
def test_ml_dth_03_the_clan_gains_the_glory_of_the_path(path: str, glory: int) -> None:
    game = a_battle({path: {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 3], glory=9)

    assert game.glory == 9 + glory


@pytest.mark.rule("ML-DTH-04")
def test_ml_dth_04_reputation_falls_by_that_of_the_dead() -> None:
    game = a_battle(
        {"left-1": {"member": "puargh"}, "left-2": {"member": "geas", "dice": "1 strength"}},
        members=["drapis", "kakron"],
        **against("krinx", attack=2),
        attack=[3, 3, 1, 1],
    )

    assert game.reputation == 8 - 3


@pytest.mark.rule("ML-DTH-05")
@pytest.mark.parametrize("gold, later", [(2, 5), (9, 9)])
def test_ml_dth_05_a_lost_clan_gets_a_novice_leader_and_five_gold(gold: int, later: int) -> None:
    game = a_battle(
        {"left-4": {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 3], glory=7, gold=gold, venoms=2
    )

    assert (game.leader(), game.members()) == ("novice_1", ["novice_1"])
    assert (game.gold, game.glory, game.clan["venoms"], game.view["novices"]) == (later, 8, 2, 7)


@pytest.mark.rule("ML-DTH-05")
def test_ml_dth_05_the_novice_comes_before_dice_are_prepared() -> None:
    game = a_battle({"left-4": {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 3])

    assert (game.prompt, game.table.round, game.pool) == ("turn", 2, (1 + 1, 0, ()))


@pytest.mark.rule("ML-DTH-06")
def test_ml_dth_06_a_clan_with_a_novice_is_not_lost() -> None:
    game = a_battle(
        {"left-4": {"member": "naiala"}},
        members=["naiala", "novice_3"],
        **against("krinx", attack=2),
        attack=[3, 3],
        gold=2,
    )

    assert (game.table.round, game.leader(), game.members(), game.gold) == (2, "novice_3", ["novice_3"], 2)


@pytest.mark.rule("ML-DTH-06")
def test_ml_dth_06_a_clan_with_a_settled_mercenary_is_not_lost() -> None:
    game = a_battle(
        {"left-4": {"member": "naiala"}},
        members=["naiala", "torko"],
        lands={"kyzhul": "torko"},
        **against("krinx", attack=2),
        attack=[3, 3],
        gold=2,
    )

    assert (game.table.round, game.leader(), game.settler("kyzhul"), game.gold) == (2, "torko", "", 2)


@pytest.mark.rule("ML-DTH-06")
def test_ml_dth_06_the_free_novice_is_given_without_asking() -> None:
    game = a_battle({"left-4": {"member": "naiala"}}, **against("krinx", attack=2), attack=[3, 3])

    assert (game.prompt, game.happened("clan-lost")) == ("turn", [{"seat": 0, "member": "novice_1"}])


@pytest.mark.rule("ML-DTH-07")
def test_ml_dth_07_a_diverted_die_kills_for_the_glory_of_the_path() -> None:
    game = a_battle(
        {
            "left-2": {"member": "ginova", "dice": "1 strength"},
            "left-3": {"member": "geas", "dice": "3 strength", "seat": 1},
        },
        monster="krinx",
        land="skyehn",
        figures={"monsters": {"krinx": {"attack": 1}}, "box": {"*": {"death_glory": (3, 2, 1, 1)}}},
        others={1: {"wounded": ["geas"], "glory": 5}},
        attack=[3],
    )

    game.play("target:3")

    assert (game.is_alive("geas"), game.table.clans[1].glory, game.path("left-3")["dice"]) == (False, 6, {})


@pytest.mark.rule("ML-DTH-07")
def test_ml_dth_07_a_mercenary_killed_by_spores_gives_the_glory_of_its_path() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "2 strength", "seat": 1},
        },
        **against("sporus", attack=0),
        others={1: {"wounded": ["geas"], "glory": 5}},
        attack=[6],
    )

    assert (game.prompt, game.table.clans[1].glory, game.path("left-2")["dice"]) == ("attack", 5 + 2, {})


@pytest.mark.rule("ML-DTH-08")
def test_ml_dth_08_a_dead_mercenary_and_its_gear_go_to_their_discards() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "traps": ["plus_4"]}, "left-2": {"member": "geas", "dice": "1 strength"}},
        **against("krinx", attack=2),
        gear={"naiala": ["mortis"]},
        attack=[3, 3, 1, 1],
    )

    discards = game.view["discards"]
    traps = [game.box.traps[card].key for card in game.table.zones[TRAP_DISCARD].cards]
    assert (discards["mercenaries"], discards["equipment"], traps) == (["naiala"], ["mortis"], ["plus_4"])


@pytest.mark.rule("ML-DTH-08")
def test_ml_dth_08_a_mercenary_shown_again_is_unwounded_and_has_no_gear() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala"}},
        members=["drapis"],
        **against("krinx", attack=1),
        wounded=["naiala"],
        gear={"naiala": ["mortis"]},
        attack=[3],
        tavern=["lorios", "taron", "nuduru", "guster"],
        loads={"panic": ["mine", "armory"]},
    )
    game.table.zones[MEMBER_DECK] = EMPTY

    game.play("visit:tavern", "hire:lorios")

    assert game.view["tavern"] == ["naiala", "taron", "nuduru", "guster"]
    assert (game.is_wounded("naiala"), game.gear("naiala")) == (False, [])


@pytest.mark.rule("ML-DTH-08")
def test_ml_dth_08_a_novice_that_deserts_returns_to_the_stack() -> None:
    game = a_table(members=["drapis", "novice_2"], gold=0, start="clean_up")

    assert (game.members(), game.view["novices"]) == (["drapis"], 8)
    assert game.view["discards"]["mercenaries"] == []
