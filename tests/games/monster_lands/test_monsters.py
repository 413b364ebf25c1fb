"""What is special about each monster."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_new_game, a_table, against

from muster.games.monster_lands.content.pieces import GEAR_TYPES, STRENGTH, Ability

NEUTRAL = "magic_plus_1"  # a trap that adds nothing to strength dice


def black_dice(game: Sitting) -> list[int]:
    """How many black dice each attack rolled."""
    return [len(attack["faces"]) for attack in game.happened("attack-rolled")]


def hits(game: Sitting) -> list[int]:
    return [attack["hits"] for attack in game.happened("attack-rolled")]


def totals(game: Sitting) -> list[int]:
    return [strike["total"] for strike in game.happened("strikes")]


def attack_on(land: str, monster: str, attack: int, round: int = 1) -> Sitting:
    """Naiala is attacked there; every die misses."""
    return a_battle(
        {"left-1": {"member": "naiala"}}, **against(monster, land, attack=attack), round=round, attack=[1] * 9
    )


# -- Abysur ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MON-01")
def test_ml_mon_01_a_wound_by_abysur_costs_a_glory() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("abysur", attack=1), attack=[3], glory=9)

    assert (game.is_wounded("naiala"), game.glory) == (True, 8)


@pytest.mark.rule("ML-MON-02")
def test_ml_mon_02_abysur_takes_one_glory_for_an_attack_that_kills() -> None:
    game = a_battle({"left-2": {"member": "naiala"}}, **against("abysur", attack=2), attack=[3, 3], glory=9)

    assert (game.is_alive("naiala"), game.glory) == (False, 9 - 1 + 2)


@pytest.mark.rule("ML-MON-02")
def test_ml_mon_02_cancelled_wounds_by_abysur_cost_nothing() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "defense": 1, "potions": 1}},
        **against("abysur", attack=2),
        attack=[3, 3],
        glory=9,
    )

    game.play("block:defense", "block:potion")

    assert (game.is_wounded("naiala"), game.glory) == (False, 9)


@pytest.mark.rule("ML-MON-02")
def test_ml_mon_02_abysur_takes_a_glory_for_each_attack_that_wounds() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala"}, "left-2": {"member": "geas"}},
        **against("abysur", attack=1),
        attack=[3, 3],
        glory=9,
    )

    assert game.glory == 7


# -- affinity dice -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MON-03")
@pytest.mark.parametrize("land, dice", [("yuha", 5), ("skyehn", 3)])
def test_ml_mon_03_blandor_has_two_dice_more_on_a_water_land(land: str, dice: int) -> None:
    assert black_dice(attack_on(land, "blandor", 3)) == [dice]


@pytest.mark.rule("ML-MON-17")
@pytest.mark.parametrize("land, dice", [("skyehn", 4), ("yuha", 2)])
def test_ml_mon_17_sckon_has_two_dice_more_on_an_air_land(land: str, dice: int) -> None:
    assert black_dice(attack_on(land, "sckon", 2)) == [dice]


@pytest.mark.rule("ML-MON-19")
@pytest.mark.parametrize("land, dice", [("kale", 6), ("skyehn", 4)])
def test_ml_mon_19_snailer_has_two_dice_more_on_a_jungle_land(land: str, dice: int) -> None:
    assert black_dice(attack_on(land, "snailer", 3, round=3)) == [dice]


@pytest.mark.rule("ML-MON-22")
@pytest.mark.parametrize("land, dice", [("al_dahn", 5), ("skyehn", 3)])
def test_ml_mon_22_surbol_has_two_dice_more_on_a_fire_land(land: str, dice: int) -> None:
    assert black_dice(attack_on(land, "surbol", 3)) == [dice]


# -- what does not work against a monster ------------------------------------------------------------------------------


@pytest.mark.rule("ML-MON-04")
@pytest.mark.parametrize("monster, total", [("caribdis", 7), ("abysur", 9)])
def test_ml_mon_04_weapons_do_not_count_against_caribdis(monster: str, total: int) -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 strength"}},
        **against(monster, attack=0),
        gear={"geas": ["pugnor"]},
        roll=[3, 4],
    )

    game.play("roll-all")

    assert totals(game) == [total]


@pytest.mark.rule("ML-MON-04")
def test_ml_mon_04_armor_works_against_caribdis() -> None:
    game = a_battle(
        {"left-1": {"member": "geas"}}, **against("caribdis", attack=1), gear={"geas": ["noxx", "pugnor"]}, attack=[3]
    )

    game.play("block:talent")

    assert not game.is_wounded("geas")


@pytest.mark.rule("ML-MON-04")
def test_ml_mon_04_equipment_that_is_no_weapon_counts_against_caribdis() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 strength"}},
        monster="caribdis",
        land="skyehn",
        figures={
            "monsters": {"caribdis": {"attack": 0}},
            "gear": {"pugnor": {"type": GEAR_TYPES.index("elixir")}},
        },
        gear={"geas": ["pugnor"]},
        roll=[3, 4],
    )

    game.play("roll-all")

    assert totals(game) == [9]


@pytest.mark.rule("ML-MON-04")
@pytest.mark.parametrize("monster, works", [("caribdis", False), ("abysur", True)])
def test_ml_mon_04_a_weapon_that_defends_or_rerolls_fails_too(monster: str, works: bool) -> None:
    """Packs may give weapons other abilities than the printed ones."""
    reroll = Ability("reroll", 1)
    reroll.colours = 1 << STRENGTH
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}, "left-2": {"member": "torko", "dice": "1 strength"}},
        monster=monster,
        land="skyehn",
        figures={
            "monsters": {monster: {"attack": 1}},
            "gear": {"pugnor": {"ability": Ability("defense", 1)}, "slyzor": {"ability": reroll}},
        },
        gear={"geas": ["pugnor"], "torko": ["slyzor"]},
        attack=[6, 1],
        roll=[2],
    )

    assert (game.prompt == "block") == works
    game.until("attack").play("decline", "roll:strength")

    assert (game.prompt == "attack" and game.offers("reroll:strength-2")) == works


@pytest.mark.rule("ML-MON-04")
def test_ml_mon_04_weapons_work_again_in_the_conquest() -> None:
    game = a_battle(
        {"left-1": {"member": "torko", "dice": "1 strength"}, "left-2": {"member": "puargh", "dice": "2 strength"}},
        **against("caribdis", attack=0, elimination_value=6),
        gear={"puargh": ["pugnor"]},
        roll=[6, 1, 2],
    )

    game.play("roll:strength", "try")

    assert game.happened("conquest-rolled")[0]["total"] == 3 + 2


@pytest.mark.rule("ML-MON-06")
def test_ml_mon_06_potions_cannot_be_used_against_gator() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "potions": 1}},
        members=["drapis"],
        **against("gator", attack=2),
        attack=[3, 3],
    )

    assert (game.is_alive("naiala"), game.happened("blocked"), game.clan["potions"]) == (False, [], 0)


@pytest.mark.rule("ML-MON-06")
@pytest.mark.parametrize("monster, offered", [("gator", False), ("surbol", True)])
def test_ml_mon_06_venoms_cannot_be_used_against_gator(monster: str, offered: bool) -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "2 strength", "venoms": 1}}, **against(monster, attack=0), roll=[1]
    )

    game.play("roll:strength")

    assert game.offers("venom") is offered


@pytest.mark.rule("ML-MON-07")
def test_ml_mon_07_only_tokens_cancel_hits_by_gorgosh() -> None:
    game = a_battle(
        {"left-1": {"member": "trulina", "defense": 1}}, **against("gorgosh", "kale", attack=2), attack=[3, 3]
    )
    assert game.keys == ["block:defense", "take"]

    game.play("block:defense")

    assert (game.is_alive("trulina"), game.is_wounded("trulina")) == (True, True)


@pytest.mark.rule("ML-MON-07")
def test_ml_mon_07_gorgosh_blocks_talents_of_gear_and_guards_too() -> None:
    game = a_battle(
        {"entrance-1": {"member": "geas"}},
        entrance="gorgosh",
        figures={"monsters": {"gorgosh": {"attack": 1}}},
        gear={"geas": ["noxx"]},
        attack=[3],
    )

    assert (game.is_wounded("geas"), game.happened("blocked")) == (True, [])


@pytest.mark.rule("ML-MON-12")
def test_ml_mon_12_each_magic_die_counts_one_less_against_krushus() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength 2 magic"}},
        **against("krushus", "kale", attack=0),
        roll=[4, 3, 5],
    )

    game.play("roll-all")

    assert totals(game) == [10]


@pytest.mark.rule("ML-MON-13")
def test_ml_mon_13_a_magic_die_counts_no_less_than_nothing_before_bonuses() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 magic"}},
        **against("krushus", "kale", attack=0),
        gear={"geas": ["mortis"]},
        roll=[1, 1],
    )

    game.play("roll-all")

    assert totals(game) == [2 * (0 + 1)]


@pytest.mark.rule("ML-MON-13")
def test_ml_mon_13_the_floor_of_a_magic_die_is_nothing() -> None:
    game = a_battle(
        {"left-1": {"member": "torko", "dice": "1 strength 1 magic"}},
        monster="krushus",
        land="kale",
        figures={"monsters": {"krushus": {"attack": 0, "n": 3}}},
        roll=[4, 1],
    )

    game.play("roll-all")

    assert totals(game) == [4]


@pytest.mark.rule("ML-MON-13")
def test_ml_mon_13_krushus_does_not_weaken_conquest_rolls() -> None:
    game = a_battle(
        {"left-1": {"member": "torko", "dice": "1 strength"}, "left-2": {"member": "puargh", "dice": "2 magic"}},
        **against("krushus", "kale", attack=0, elimination_value=6),
        roll=[6, 3, 5],
    )

    game.play("roll:strength", "try")

    assert game.happened("conquest-rolled")[0]["total"] == 8


@pytest.mark.rule("ML-MON-24")
def test_ml_mon_24_one_trap_does_not_capture_turfus_and_the_total_stays() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "2 strength", "traps": [NEUTRAL]},
            "left-2": {"member": "puargh", "dice": "1 strength"},
        },
        **against("turfus", attack=0, capture_value=11, elimination_value=20),
        roll=[6, 6],
    )

    game.play("roll-all")

    assert (game.happened("captured"), game.path("left-2")["carried"]) == ([], 12)


@pytest.mark.rule("ML-MON-24")
def test_ml_mon_24_two_traps_capture_turfus() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "2 strength", "traps": [NEUTRAL, NEUTRAL]}},
        **against("turfus", attack=0, capture_value=11, elimination_value=20),
        roll=[6, 6],
    )

    game.play("roll-all")

    assert len(game.happened("captured")) == 1


# -- Dogor, Krinx, Trons: the Entrance ---------------------------------------------------------------------------------


@pytest.mark.rule("ML-MON-05")
def test_ml_mon_05_dogor_takes_the_entrance_and_another_monster_comes_to_the_land() -> None:
    game = a_table(
        monster=[None], entrance="trons", start="verify_glory", loads={"monsters": ["dogor", "surbol", "moldo"]}
    )

    assert (game.monster("entrance"), game.monster("left")) == ("dogor", "surbol")
    assert game.view["discards"]["monsters"] == ["trons"]


@pytest.mark.rule("ML-MON-05")
def test_ml_mon_05_dogor_goes_to_an_empty_entrance() -> None:
    game = a_new_game(loads={"monsters": ["dogor", "krinx"]})

    assert (game.monster("entrance"), game.monster("left")) == ("dogor", "krinx")
    assert game.view["discards"]["monsters"] == []


@pytest.mark.rule("ML-MON-09")
@pytest.mark.parametrize("monster, panic", [("krinx", ["lodge", "mine"]), ("surbol", ["mine"])])
def test_ml_mon_09_krinx_at_the_entrance_draws_two_panic_tokens(monster: str, panic: list[str]) -> None:
    game = a_table(entrance=monster, start="clean_up", loads={"panic": ["mine", "lodge"]})

    assert game.in_panic() == panic


@pytest.mark.rule("ML-MON-23")
def test_ml_mon_23_trons_has_three_dice_more_at_the_entrance() -> None:
    game = a_battle(
        {"entrance-1": {"member": "naiala"}},
        entrance="trons",
        figures={"monsters": {"trons": {"attack": 3}}},
        round=3,
        attack=[1] * 7,
    )

    assert black_dice(game) == [7]


@pytest.mark.rule("ML-MON-23")
def test_ml_mon_23_trons_has_no_more_dice_on_a_land() -> None:
    assert black_dice(attack_on("kale", "trons", 3, round=3)) == [4]


# -- Korcko and Krunn: the final lash ----------------------------------------------------------------------------------


def the_second_of_three_slays(monster: str, *, roll: int = 6, **given: Any) -> Sitting:
    """Mercenaries on paths 1, 2 and 4 with a defense token each; the one on path 2 rolls against an EV of 6."""
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "defense": 1},
            "left-2": {"member": "puargh", "dice": "1 strength", "defense": 1, "traps": [NEUTRAL]},
            "left-4": {"member": "torko", "dice": "1 strength 1 magic", "defense": 1, "seat": 1},
        },
        **against(monster, attack=0, capture_value=5, elimination_value=6),
        roll=[roll],
        **given,
    )
    return game.play("decline", "roll:strength")


@pytest.mark.rule("ML-MON-08")
def test_ml_mon_08_korcko_hits_everyone_in_the_place_when_eliminated() -> None:
    game = the_second_of_three_slays("korcko")

    game.play("take", "take", "take")

    assert [game.is_wounded(member) for member in ("geas", "puargh", "torko")] == [True, True, True]


@pytest.mark.rule("ML-MON-08")
def test_ml_mon_08_the_lash_of_korcko_can_be_defended_against() -> None:
    game = the_second_of_three_slays("korcko")
    assert (game.prompt, game.asked) == ("block", 0)

    game.play("block:defense", "block:defense", "block:defense")

    assert [game.is_wounded(member) for member in ("geas", "puargh", "torko")] == [False, False, False]


@pytest.mark.rule("ML-MON-10")
def test_ml_mon_10_krunn_hits_everyone_in_the_place_when_eliminated() -> None:
    game = the_second_of_three_slays("krunn")

    game.play("take", "take", "take")

    assert [game.is_wounded(member) for member in ("geas", "puargh", "torko")] == [True, True, True]


@pytest.mark.rule("ML-MON-10")
def test_ml_mon_10_the_lash_hits_as_often_as_the_card_says() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}},
        **against("krunn", attack=0, elimination_value=6, n=2),
        roll=[6],
    )

    game.play("roll:strength")

    assert not game.is_alive("geas")


@pytest.mark.rule("ML-MON-10")
def test_ml_mon_10_a_wounded_slayer_of_krunn_lives_by_an_unused_token() -> None:
    game = the_second_of_three_slays("krunn", wounded=["puargh"])

    game.play("take", "block:defense")

    assert (game.is_alive("puargh"), game.path("left-2")["defense"]) == (True, 0)


@pytest.mark.rule("ML-MON-11")
def test_ml_mon_11_the_slayer_has_the_reward_before_the_lash_kills() -> None:
    game = a_battle(
        {"left-2": {"member": "puargh", "dice": "1 strength"}},
        members=["drapis"],
        **against("krunn", attack=0, elimination_value=6, elimination_glory=4),
        wounded=["puargh"],
        roll=[6],
        glory=5,
    )

    game.play("roll:strength")

    assert (game.is_alive("puargh"), game.glory, game.clan["trophies"]) == (False, 5 + 4 + 2, ["krunn"])
    assert [gain["glory"] for gain in game.happened("glory-gained")] == [4, 2]


@pytest.mark.rule("ML-MON-11")
@pytest.mark.parametrize("monster", ["korcko", "krunn"])
def test_ml_mon_11_a_capture_causes_no_lash(monster: str) -> None:
    game = the_second_of_three_slays(monster, roll=5)

    assert (len(game.happened("captured")), game.happened("lash"), game.prompt) == (1, [], "conquest")


@pytest.mark.rule("ML-MON-11")
def test_ml_mon_11_magic_dice_do_not_help_against_a_lash() -> None:
    game = the_second_of_three_slays("krunn").play("take", "take")

    assert (game.prompt, game.asked, game.keys) == ("block", 1, ["block:defense", "take"])


@pytest.mark.rule("ML-MON-11")
def test_ml_mon_11_survivors_who_have_not_fought_go_on_to_conquest() -> None:
    game = the_second_of_three_slays("krunn").play("take", "take", "take")

    assert (game.prompt, game.asked, game.path("left-4")["dice"]) == ("conquest", 1, {"strength": 1, "magic": 1})
    assert game.path("left-2")["defense"] == 0


# -- automatic hits ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MON-14")
def test_ml_mon_14_moldo_has_two_automatic_hits() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("moldo", attack=3), attack=[1, 2, 5])

    assert hits(game) == [3]


@pytest.mark.rule("ML-MON-14")
def test_ml_mon_14_the_automatic_hits_of_moldo_can_be_defended_against() -> None:
    game = a_battle({"left-1": {"member": "naiala", "defense": 2}}, **against("moldo", attack=1), attack=[1])

    game.play("block:defense", "block:defense")

    assert not game.is_wounded("naiala")


@pytest.mark.rule("ML-MON-18")
def test_ml_mon_18_snagus_has_one_automatic_hit() -> None:
    game = a_battle({"left-1": {"member": "naiala"}}, **against("snagus", attack=2), attack=[2, 6])

    assert hits(game) == [2]


@pytest.mark.rule("ML-MON-18")
def test_ml_mon_18_the_automatic_hit_of_snagus_can_be_defended_against() -> None:
    game = a_battle({"left-1": {"member": "drapis"}}, **against("snagus", attack=1), attack=[1])

    game.play("block:talent")

    assert not game.is_wounded("drapis")


@pytest.mark.rule("ML-MON-25")
def test_ml_mon_25_warkors_hits_even_if_magic_removes_all_dice() -> None:
    game = a_battle({"left-1": {"member": "naiala", "dice": "3 magic"}}, **against("warkors", attack=2))

    game.play("ward:2")

    assert (black_dice(game), hits(game), game.is_wounded("naiala")) == ([0], [1], True)


@pytest.mark.rule("ML-MON-25")
def test_ml_mon_25_each_attack_by_warkors_has_the_automatic_hit_and_a_potion_helps() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "potions": 1}, "left-2": {"member": "geas", "potions": 1}},
        **against("warkors", attack=1),
        attack=[1, 1],
    )

    game.play("block:potion", "block:potion")

    assert (hits(game), game.is_wounded("naiala"), game.is_wounded("geas")) == ([1, 1], False, False)


# -- Sandor ------------------------------------------------------------------------------------------------------------


def sandor_is_captured(**given: Any) -> Sitting:
    """Geas captures Sandor (attack 3) on a land for 2 glory and 3 gold."""
    sandor = {"attack": 3, "capture_value": 5, "elimination_value": 20, "capture_glory": 2, "capture_gold": 3}
    return a_battle(
        {
            "left-1": {"member": "geas", "dice": "1 strength", "traps": [NEUTRAL]},
            **given.pop("on", {}),
        },
        monster="sandor",
        land="kale",
        figures={"monsters": {"sandor": sandor, "trons": {"attack": 5}}},
        attack=[1, 1, 1],
        roll=[6],
        gold=7,
        glory=5,
        **given,
    ).play("roll:strength")


@pytest.mark.rule("ML-MON-15")
def test_ml_mon_15_sandor_gives_the_reward_and_escapes_to_the_entrance() -> None:
    game = sandor_is_captured()

    assert (game.glory, game.gold) == (5 + 2, 7 + 3)
    assert (game.monster("entrance"), game.view["discards"]["monsters"], len(game.in_panic())) == ("sandor", [], 1)


@pytest.mark.rule("ML-MON-15")
def test_ml_mon_15_captured_at_the_entrance_sandor_is_discarded() -> None:
    game = a_battle(
        {"entrance-1": {"member": "geas", "dice": "1 strength", "traps": [NEUTRAL]}},
        entrance="sandor",
        figures={"monsters": {"sandor": {"attack": 0, "capture_value": 5, "elimination_value": 20}}},
        roll=[6],
    )

    game.play("roll:strength")

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == (None, ["sandor"])


@pytest.mark.rule("ML-MON-15")
def test_ml_mon_15_an_eliminated_sandor_does_not_escape() -> None:
    game = a_battle(
        {"left-1": {"member": "geas", "dice": "1 strength"}},
        **against("sandor", "kale", attack=0, elimination_value=6),
        roll=[6],
    )

    game.play("roll:strength")

    assert (game.clan["trophies"], game.happened("escaped")) == (["sandor"], [])


@pytest.mark.rule("ML-MON-16")
def test_ml_mon_16_a_captured_sandor_yields_to_a_stronger_monster_at_the_entrance() -> None:
    game = sandor_is_captured(entrance="trons")

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == ("trons", ["sandor"])


@pytest.mark.rule("ML-MON-16")
def test_ml_mon_16_a_captured_sandor_drives_a_weaker_monster_from_the_entrance() -> None:
    game = sandor_is_captured(entrance="krinx")

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == ("sandor", ["krinx"])


@pytest.mark.rule("ML-MON-16")
def test_ml_mon_16_after_the_capture_the_land_may_be_conquered() -> None:
    game = sandor_is_captured(on={"left-2": {"member": "torko", "dice": "1 strength"}})

    assert (game.prompt, game.offers("try"), game.view["escaped"]) == ("conquest", True, ["sandor"])
    assert game.monster("entrance") is None


@pytest.mark.rule("ML-MON-16")
def test_ml_mon_16_sandor_takes_no_part_in_the_defense_of_this_round() -> None:
    game = sandor_is_captured(
        on={"entrance-1": {"member": "torko", "dice": "1 strength", "seat": 1}},
        entrance="krinx",
    )

    assert [attack["monster"] for attack in game.happened("monster-attacks")] == ["sandor", "krinx"]
    assert (game.monster("entrance"), game.view["escaped"]) == ("krinx", ["sandor"])


@pytest.mark.rule("ML-MON-16", "ML-PAN-06")
@pytest.mark.parametrize("side, stays", [("left", "sandor"), ("right", "krushus")])
def test_ml_mon_16_against_an_equal_newcomer_sandor_counts_from_its_land(side: str, stays: str) -> None:
    """Sandor is captured, Krushus is not; of two equals the one from the left land stays."""
    same = {"attack": 3, "capture_value": 5, "elimination_value": 18}
    walkers: dict[str, dict[str, Any]] = {
        side: {"member": "geas", "dice": "1 strength", "traps": [NEUTRAL]},
        "right" if side == "left" else "left": {"member": "torko"},
    }
    game = a_battle(
        {f"{place}-1": walkers[place] for place in ("left", "right")},
        seats=3,
        monster=["sandor", "krushus"] if side == "left" else ["krushus", "sandor"],
        land=["kale", "ghadik"],
        figures={"monsters": {"sandor": same, "krushus": same}},
        attack=[1] * 6,
        roll=[6],
    )

    game.until("attack").play("roll:strength").until("before-wages", "turn")

    assert [home["monster"] for home in game.happened("at-the-gates")][:1] == [stays]
    assert game.happened("driven-off")[0]["monster"] == ("krushus" if stays == "sandor" else "sandor")


# -- Sporus ------------------------------------------------------------------------------------------------------------


def sporus_meets_three(faces: list[int], **given: Any) -> Sitting:
    """Naiala, Geas and Torko on paths 1 to 3 with a defense token each; Sporus attacks with 1 die."""
    return a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength", "defense": 1},
            "left-2": {"member": "geas", "dice": "1 strength", "defense": 1, "seat": 1},
            "left-3": {"member": "torko", "dice": "1 strength", "defense": 1},
        },
        **against("sporus", attack=1),
        attack=faces,
        **given,
    )


@pytest.mark.rule("ML-SEQ-04", "ML-MON-21")
def test_ml_seq_04_owners_choose_from_left_to_right_whoever_is_first_player() -> None:
    game = a_battle(
        {
            "left-1": {"member": "geas", "dice": "1 strength 1 magic", "seat": 1},
            "left-2": {"member": "naiala", "dice": "1 strength 1 magic"},
            "left-3": {"member": "torko", "dice": "1 strength 1 magic", "seat": 1},
        },
        **against("sporus", attack=0),
        attack=[6],
        first=0,
    )
    order = []
    while game.prompt in ("spores", "block"):
        order.append((game.prompt, game.asked))
        game.play("ward:0" if game.prompt == "spores" else "take")
    assert order == [("spores", 1), ("spores", 0), ("spores", 1)]  # nobody has anything to defend with

    game = the_second_of_three_slays("krunn", first=1)
    assert [(game.asked, game.play("take").asked, game.play("take").asked)] == [(0, 0, 1)]


@pytest.mark.rule("ML-MON-20")
def test_ml_mon_20_the_spore_die_hits_everyone_before_the_ordinary_attack() -> None:
    game = sporus_meets_three([4, 1])

    game.play("take", "take")
    assert (game.prompt, game.asked, black_dice(game)) == ("block", 0, [])
    game.play("take")

    assert [wound["member"] for wound in game.happened("wounded")] == ["naiala", "geas", "torko"]
    assert (game.prompt, black_dice(game)) == ("attack", [1])


@pytest.mark.rule("ML-MON-20")
def test_ml_mon_20_the_spore_die_is_additional() -> None:
    game = sporus_meets_three([2, 1])

    assert (game.happened("spores"), black_dice(game), game.prompt) == ([{"face": 2}], [1], "attack")


@pytest.mark.rule("ML-MON-20")
def test_ml_mon_20_there_is_a_spore_die_with_each_attack() -> None:
    game = sporus_meets_three([2, 1, 1, 1, 1, 1])

    game.play("decline", "decline", "decline")

    assert [spores["face"] for spores in game.happened("spores")] == [2, 1, 1]


@pytest.mark.rule("ML-MON-20")
def test_ml_mon_20_the_spores_do_not_reach_another_place() -> None:
    game = a_battle(
        {"left-1": {"member": "naiala", "dice": "1 strength"}, "right-1": {"member": "geas", "dice": "1 strength"}},
        monster=["sporus", "surbol"],
        land=["skyehn", "yuha"],
        seats=3,
        figures={"monsters": {"sporus": {"attack": 0}}},
        attack=[6],
    )

    assert (game.is_wounded("naiala"), game.is_wounded("geas")) == (True, False)


@pytest.mark.rule("ML-MON-21")
def test_ml_mon_21_who_removes_a_magic_die_is_left_out_of_the_spores() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "2 magic", "seat": 1},
        },
        **against("sporus", attack=0),
        attack=[6],
    )
    assert (game.prompt, game.asked, game.keys) == ("spores", 1, ["ward:0", "ward:1"])

    game.play("ward:1")

    assert (game.is_wounded("naiala"), game.is_wounded("geas")) == (True, False)
    assert game.path("left-2")["dice"] == {"magic": 1}


@pytest.mark.rule("ML-MON-21")
def test_ml_mon_21_who_keeps_the_magic_die_is_hit() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "2 magic", "seat": 1},
        },
        **against("sporus", attack=0),
        attack=[6],
    )

    game.play("ward:0")

    assert (game.is_wounded("geas"), game.path("left-2")["dice"]) == (True, {"magic": 2})


@pytest.mark.rule("ML-MON-21")
def test_ml_mon_21_the_next_spore_die_hits_who_was_left_out_before() -> None:
    game = a_battle(
        {
            "left-1": {"member": "naiala", "dice": "1 strength"},
            "left-2": {"member": "geas", "dice": "1 magic", "seat": 1},
        },
        **against("sporus", attack=0),
        attack=[2, 6],
    )

    game.play("ward:1", "decline")

    assert game.is_wounded("geas")


@pytest.mark.rule("ML-MON-21")
def test_ml_mon_21_everyone_may_defend_against_the_spores() -> None:
    game = sporus_meets_three([4, 1])

    game.play("block:defense", "block:defense", "block:defense")

    assert (game.prompt, game.happened("wounded")) == ("attack", [])


@pytest.mark.rule("ML-MON-21")
def test_ml_mon_21_if_the_attacked_mercenary_dies_of_the_spores_the_attack_is_over() -> None:
    game = sporus_meets_three([4, 1, 1], wounded=["naiala"])

    game.play("take", "block:defense", "block:defense")

    assert (game.is_alive("naiala"), game.prompt, game.asked) == (False, "attack", 1)
    assert [attack["member"] for attack in game.happened("attack-rolled")] == ["geas"]
