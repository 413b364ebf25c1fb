"""Talents: when and how often they are used, novices, defense talents beside tokens, potions and venoms."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Figures, Sitting, a_battle, a_fight, a_table, need

Walkers = dict[str, dict[str, Any]]  # who is on which path with what
ANY_DIE: dict[str, Any] = {
    "headers": [0],
    "land": "kale",
    "figures": {"headers": {"0": {"sections": [{"need": need("s", "s/m s/m")}] * 4}}},
}

RIVAL = {"members": ["nimra", "geas"]}  # of high reputation, so that seat 0 begins the next round

# -- talents -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-TAL-01")
def test_ml_tal_01_a_talent_is_used_once_per_round() -> None:
    game = a_table(members=["purkas", "tranok"], gold=7, dice="4 strength", others={1: RIVAL})

    game.play("talent:tranok")
    assert (game.gold, game.refuses("talent:tranok")) == (9, True)
    game.play("mine:3")
    assert (game.prompt, game.refuses("talent:tranok")) == ("turn", True)

    game.to_round(2)
    assert game.offers("talent:tranok")


@pytest.mark.rule("ML-TAL-01")
def test_ml_tal_01_so_is_an_ability_of_equipment() -> None:
    game = a_table(
        gear={"drapis": ["turzoks"]}, gold=9, dice="4 strength", lodge=["plus_4", "plus_6", "plus_8", "magic_1"]
    )

    game.play("visit:lodge", "gear-discount:turzoks", "buy:plus_6", "done")
    assert game.gold == 8
    game.play("visit:lodge")
    assert not game.offers("gear-discount:turzoks")


@pytest.mark.rule("ML-TAL-01")
def test_ml_tal_01_what_helps_in_the_mine_helps_at_the_first_visit_of_a_round() -> None:
    given: dict[str, Any] = {"members": ["drapis", "taron"], "gold": 0, "dice": "4 strength", "others": {1: RIVAL}}
    plain, helped = a_table(**given), a_table(gear={"drapis": ["rashnek"]}, **given)

    plain.play("mine:3", "mine:1")
    helped.play("mine:3", "mine:1")

    assert (helped.gold, plain.gold) == (3 + 2 + 2 + 6, 3 + 2 + 6)


@pytest.mark.rule("ML-TAL-01")
def test_ml_tal_01_in_the_next_round_it_works_again() -> None:
    game = a_table(members=["drapis", "taron"], gear={"drapis": ["rashnek"]}, gold=0, others={1: RIVAL})
    game.play("mine:3")
    assert game.gold == 3 + 2 + 2

    game.to_round(2)
    gold = game.gold
    game.play("mine:3")
    assert game.gold == gold + 3 + 2 + 2


@pytest.mark.rule("ML-TAL-02")
def test_ml_tal_02_an_outside_talent_counts_only_on_its_own_path() -> None:
    game = a_fight(
        {"left-1": {"member": "drapis", "dice": "2 strength"}}, members=["drapis", "timbulu"], roll=[3, 4]
    ).strike()

    assert game.happened("strikes")[0]["total"] == 7


@pytest.mark.rule("ML-TAL-02")
def test_ml_tal_02_so_does_equipment_with_the_outside_symbol() -> None:
    game = a_fight(
        {"left-1": {"member": "drapis", "dice": "2 strength"}},
        members=["drapis", "kakron"],
        gear={"kakron": ["pugnor", "noxx"]},
        hits=1,
        roll=[3, 4],
    )

    game.play("block:talent")  # Drapis has a talent, Noxx is not at hand
    assert game.prompt == "attack"
    game.strike()
    assert game.happened("strikes")[0]["total"] == 7


@pytest.mark.rule("ML-TAL-02")
def test_ml_tal_02_it_takes_effect_when_its_mercenary_is_activated() -> None:
    game = a_fight({"left-1": {"member": "timbulu", "dice": "2 strength"}}, roll=[3, 4]).strike()

    assert game.happened("strikes")[0]["total"] == 9


@pytest.mark.rule("ML-TAL-03")
def test_ml_tal_03_a_deployment_talent_that_was_not_used_brings_nothing() -> None:
    game = a_table(members=["nimra", "nuduru"], dice="1 strength")
    assert game.offers("talent:nuduru")

    game.play("mine:3", "pass").to_round(2)

    assert game.clan["potions"] == 0


@pytest.mark.rule("ML-TAL-03")
def test_ml_tal_03_after_deployment_it_is_not_offered() -> None:
    game = a_table(start="clean_up", members=["nimra", "nuduru"], gold=0, trophies=["krinx"])

    assert (game.prompt, game.offers("sell")) == ("before-wages", True)
    assert not game.offers("talent:nuduru")


@pytest.mark.rule("ML-TAL-04")
def test_ml_tal_04_deployment_talents_and_gear_work_while_assigned() -> None:
    game = a_table(
        **ANY_DIE, members=["drapis", "taron", "tranok"], gear={"taron": ["rashnek"]}, gold=0, dice="4 strength"
    )

    game.send("left-1", "taron", "done").play("mine:3")
    assert game.gold == 3 + 2 + 2

    game = a_table(members=["drapis", "tranok"], on={"mission-1": {"member": "tranok"}})
    assert game.offers("talent:tranok")


@pytest.mark.rule("ML-TAL-04")
@pytest.mark.parametrize("member", ["fandor", "wormee"])
def test_ml_tal_04_fandor_and_wormee_must_be_unassigned(member: str) -> None:
    game = a_table(**ANY_DIE, members=["drapis", member], dice="3 strength")
    assert game.offers(f"talent:{member}")

    game.send("left-1", member, "done")
    assert game.refuses(f"talent:{member}")


@pytest.mark.rule("ML-TAL-04")
def test_ml_tal_04_a_fresh_hire_may_use_its_talent() -> None:
    game = a_table(gold=4, glory=5, dice="2 strength", tavern=["nuduru", "saruna", "frunks", "geas"])

    game.play("visit:tavern", "hire:nuduru")

    assert (game.prompt, game.offers("talent:nuduru")) == ("turn", True)


@pytest.mark.rule("ML-TAL-04")
def test_ml_tal_04_gear_moves_only_between_unassigned_mercenaries() -> None:
    def table(**given: Any) -> Sitting:
        return a_table(members=["drapis", "kakron", "geas"], **given)

    away = {"mission-1": {"member": "geas"}}
    assert not table(gear={"geas": ["noxx"]}, on=away).offers("gear")

    game = table(gear={"drapis": ["noxx"]}, on=away).play("gear")
    assert (game.prompt, game.keys) == ("gear-to", ["carry:kakron", "discard"])


@pytest.mark.rule("ML-TAL-04")
def test_ml_tal_04_novices_may_carry_gear() -> None:
    game = a_table(members=["drapis", "novice_1"], gear={"drapis": ["rashnek"]}, gold=0)

    game.play("gear", "carry:novice_1", "mine:3")

    assert (game.gear("novice_1"), game.gold) == (["rashnek"], 5)


# -- novices -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-NOV-01")
def test_ml_nov_01_a_novice_contributes_a_strength_die() -> None:
    without = a_table(start="prepare", members=["drapis"]).pool
    with_one = a_table(start="prepare", members=["drapis", "novice_1"]).pool

    assert with_one == (without[0] + 1, *without[1:])


@pytest.mark.rule("ML-NOV-01")
def test_ml_nov_01_it_turns_a_die_into_another_colour_once() -> None:
    game = a_table(members=["drapis", "novice_1"], dice="2 strength", loads={"persuasion": [5]})

    game.play("novice", "into:persuasion")

    assert game.pool == (1, 0, (5,))
    assert (game.prompt, game.asked) == ("turn", 0)  # no action
    assert game.refuses("novice")


@pytest.mark.rule("ML-NOV-01")
def test_ml_nov_01_any_die_may_become_any_other_colour() -> None:
    game = a_table(members=["drapis", "novice_1"], dice="1 strength 1 magic 4")

    game.play("novice")
    assert game.keys == ["die:strength", "die:magic", "die:persuasion-4"]
    game.play("die:persuasion-4")
    assert game.keys == ["into:strength", "into:magic"]
    game.play("into:magic")
    assert game.pool == (1, 2, ())


@pytest.mark.rule("ML-NOV-01")
def test_ml_nov_01_the_new_die_must_be_used() -> None:
    game = a_table(members=["drapis", "novice_1"], dice="1 strength")

    game.play("novice", "into:magic")

    assert game.refuses("pass")


@pytest.mark.rule("ML-NOV-01")
def test_ml_nov_01_every_novice_turns_one_die_in_every_round() -> None:
    game = a_table(members=["drapis", "novice_1", "novice_2"], dice="3 strength")

    game.play("novice", "into:magic", "novice", "die:strength", "into:magic")
    assert (game.pool, game.offers("novice")) == ((1, 2, ()), False)

    game.to_round(2)
    assert game.offers("novice")


@pytest.mark.rule("ML-NOV-01")
def test_ml_nov_01_without_a_die_there_is_nothing_to_turn() -> None:
    game = a_table(members=["purkas", "tranok", "novice_1"], dice="")

    assert game.keys == ["pass", "talent:tranok"]


@pytest.mark.rule("ML-NOV-02")
def test_ml_nov_02_novices_are_paid_like_others() -> None:
    game = a_table(start="clean_up", members=["drapis", "kakron", "novice_1"], glory=8, gold=7)

    assert game.happened("wages-paid")[0] == {"seat": 0, "gold": 2}
    assert game.gold == 5


@pytest.mark.rule("ML-NOV-02")
def test_ml_nov_02_a_novice_cannot_be_assigned() -> None:
    game = a_table(**ANY_DIE, members=["drapis", "novice_1", "kakron"], dice="4 strength")

    game.play("outside:left", "path:1")

    assert game.keys == ["send:drapis", "send:kakron"]
    assert not a_table(**ANY_DIE, members=["novice_1"], dice="4 strength").offers("outside:left")


@pytest.mark.rule("ML-NOV-02")
def test_ml_nov_02_a_novice_cannot_settle() -> None:
    assert not a_table(members=["zondu", "novice_1"], lands={"kale": None}).offers("settle")
    assert a_table(members=["zondu", "tortock"], lands={"kale": None}).offers("settle")


@pytest.mark.rule("ML-NOV-02")
def test_ml_nov_02_a_novice_has_no_affinity() -> None:
    icons = a_table(members=["drapis", "novice_1", "novice_2"]).clan["icons"]

    assert icons == {"fire": 1, "water": 0, "air": 0, "jungle": 0}


# -- defense talents and tokens ----------------------------------------------------------------------------------------


@pytest.mark.rule("ML-DTT-01")
def test_ml_dtt_01_a_talent_stays_for_the_next_round_and_a_token_is_gone() -> None:
    game = a_fight({"left-1": {"member": "geas", "dice": "1 strength", "defense": 1}}, gear={"geas": ["noxx"]}, hits=2)

    game.play("block:talent", "block:defense")
    assert (game.is_wounded("geas"), game.path("left-1")["defense"], game.path("left-1")["talents"]) == (False, 0, 0)

    game.to_round(2)
    assert (game.gear("geas"), game.clan["defense"], game.table.paths[0].talents) == (["noxx"], 0, 0)


@pytest.mark.rule("ML-DTT-01")
def test_ml_dtt_01_a_talent_is_used_once_and_a_token_must_lie_on_the_path() -> None:
    game = a_fight({"left-1": {"member": "geas", "dice": "1 strength"}}, gear={"geas": ["noxx"]}, hits=2, defense=3)

    game.play("block:talent")

    # The stored tokens are of no use: the second hit wounds without a question.
    assert (game.prompt, game.is_wounded("geas"), game.table.clans[0].defense) == ("attack", True, 3)


@pytest.mark.rule("ML-DTT-01")
def test_ml_dtt_01_a_talent_needs_no_room_on_the_path() -> None:
    figures: Figures = {"headers": {"0": {"sections": [{"need": need("s", "s s s s s")}] * 4}}}
    game = a_table(headers=[0], figures=figures, gear={"drapis": ["noxx"]}, defense=3, dice="7 strength")

    game.send("left-1", "drapis", "token:defense", "token:defense", *["die:strength"] * 6)

    assert game.path("left-1")["dice"] == {"strength": 6}
    assert game.path("left-1")["talents"] == 2  # Drapis and Noxx


def a_theft(defense: int) -> Sitting:
    """A rival's trick steals a strength die from Dolfus."""
    on: Walkers = {
        "left-1": {"member": "geas", "dice": "1 strength", "traps": ["steal_strength_1"], "seat": 1},
        "left-2": {"member": "dolfus", "dice": "2 strength", "defense": defense},
    }
    return a_fight(on, options={"tricks": True}).play("reveal")


@pytest.mark.rule("ML-DTT-02")
def test_ml_dtt_02_a_defense_talent_does_not_stop_a_trick() -> None:
    game = a_theft(defense=0)

    assert game.happened("die-stolen") == [{"seat": 1, "colour": "strength"}]
    assert game.path("left-2")["dice"] == {"strength": 1}


@pytest.mark.rule("ML-DTT-02")
def test_ml_dtt_02_a_defense_token_stops_a_trick() -> None:
    game = a_theft(defense=1)
    assert (game.prompt, game.asked, game.keys) == ("cancel", 0, ["cancel", "allow"])

    game.play("cancel")

    assert (game.path("left-2")["dice"], game.path("left-2")["defense"]) == ({"strength": 2}, 0)
    assert not game.happened("die-stolen")


@pytest.mark.rule("ML-DTT-03")
def test_ml_dtt_03_talents_may_be_spread_over_several_attacks() -> None:
    game = a_fight(
        {
            "left-1": {"member": "ginova", "dice": "1 strength", "seat": 1},
            "left-2": {"member": "trulina", "dice": "1 strength"},
        },
        hits=2,
        attack=[6, 1, 6, 6],
    )
    game.play("target:2", "block:talent", "decline")  # one die hit Trulina, the other missed Ginova

    assert (game.prompt, game.table.hits) == ("block", 2)
    game.play("block:talent")
    assert game.is_wounded("trulina")  # no talent was left for the other hit


@pytest.mark.rule("ML-DTT-03")
def test_ml_dtt_03_all_talents_may_be_used_in_one_attack() -> None:
    figures: Figures = {"headers": {"0": {"sections": [{"defense": 1}] * 4}}}
    game = a_fight(
        {"left-1": {"member": "trulina", "dice": "1 strength"}},
        headers=[0],
        figures=figures,
        gear={"trulina": ["noxx"]},
        hits=5,
    )
    assert game.path("left-1")["talents"] == 4

    game.play(*["block:talent"] * 4)

    assert (game.is_wounded("trulina"), game.is_alive("trulina")) == (True, True)


@pytest.mark.rule("ML-DTT-03")
def test_ml_dtt_03_gorgosh_blocks_all_talents_but_no_tokens() -> None:
    figures: Figures = {"headers": {"0": {"sections": [{"defense": 1}] * 4}}}
    game = a_fight(
        {"left-1": {"member": "trulina", "dice": "1 strength", "defense": 1}},
        monster="gorgosh",
        headers=[0],
        figures=figures,
        gear={"trulina": ["noxx"]},
        hits=1,
    )

    assert game.keys == ["block:defense", "take"]


@pytest.mark.rule("ML-DTT-03")
def test_ml_dtt_03_gorgosh_blocks_the_guards_too() -> None:
    figures: Figures = {"monsters": {"gorgosh": {"attack": 1}}}
    game = a_battle(
        {"entrance-1": {"member": "zondu", "dice": "1 strength", "defense": 1}},
        entrance="gorgosh",
        figures=figures,
        attack=[6],
    )

    assert game.keys == ["block:defense", "take"]


# -- potions and venoms ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-POT-01")
def test_ml_pot_01_a_stored_potion_heals_at_home() -> None:
    game = a_table(potions=1, wounded=["kakron"])

    game.play("heal")

    assert (game.is_wounded("kakron"), game.clan["potions"]) == (False, 0)
    assert (game.prompt, game.asked) == ("turn", 0)  # no action


@pytest.mark.rule("ML-POT-01")
def test_ml_pot_01_nobody_assigned_is_healed() -> None:
    away = {"mission-1": {"member": "kakron"}}

    assert not a_table(potions=1, members=["drapis", "kakron"], wounded=["kakron"], on=away).offers("heal")
    game = a_table(potions=2, members=["drapis", "kakron", "geas"], wounded=["drapis", "kakron", "geas"], on=away)
    assert game.play("heal").keys == ["heal-one:drapis", "heal-one:geas"]


@pytest.mark.rule("ML-POT-01")
def test_ml_pot_01_without_a_potion_or_a_wound_there_is_nothing_to_heal() -> None:
    assert not a_table(potions=0, wounded=["kakron"]).offers("heal")
    assert not a_table(potions=1).offers("heal")


@pytest.mark.rule("ML-POT-02")
def test_ml_pot_02_an_unused_potion_and_venom_come_home_with_a_survivor() -> None:
    game = a_fight({"left-1": {"member": "geas", "dice": "1 strength", "potions": 1, "venoms": 1}})

    game.play("decline").to_round(2)

    assert (game.clan["potions"], game.clan["venoms"]) == (1, 1)


@pytest.mark.rule("ML-POT-02")
def test_ml_pot_02_a_potion_cancels_a_wound_and_a_venom_adds_two() -> None:
    game = a_fight({"left-1": {"member": "geas", "dice": "1 strength", "potions": 1, "venoms": 1}}, hits=1, roll=[3])

    game.play("block:potion", "roll:strength", "venom")

    assert (game.is_wounded("geas"), game.happened("strikes")[0]["total"]) == (False, 3 + 2)
    game.to_round(2)
    assert (game.clan["potions"], game.clan["venoms"]) == (0, 0)
