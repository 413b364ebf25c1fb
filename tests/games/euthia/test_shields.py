"""Shields."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import (
    HARMLESS,
    a_long_fight,
    a_use,
    fight_of,
    hero_attacks,
    monster_attacks,
    value_of,
)
from tests.games.euthia.setting import a_table

ALL_PARTS = a_use("mc", ("foot", -1, 0), ("inj_minus", 1, 0), ("next", 1, 0))
FOOT = a_use("mc", ("foot", -1, 0), ("next", 1, 0))
PRINTED: dict[str, Any] = {"tiles": {"wooden_shield": {"uses": (ALL_PARTS,)}, "round_shield": {"uses": (FOOT,)}}}


@pytest.mark.rule("EU-SHD-01")
def test_eu_shd_01_a_shield_needs_a_slot_with_the_sword() -> None:
    free = a_table(heroes=["dral", "ael"], sacks=["round_shield"]).play("arrange", "place:round_shield")
    only_abilities = a_table(bare=True, tiles=["staff_of_fire"], sacks=["round_shield"])

    assert free.keys == ["to-slot:1", "to-slot:2", "back"]
    assert only_abilities.play("arrange", "place:round_shield").keys == ["to-slot:1", "back"]  # for the staff only
    assert [slot["kind"] for slot in only_abilities.hero()["slots"][:3]] == ["sword", "ability", "ability"]


@pytest.mark.rule("EU-SHD-02")
def test_eu_shd_02_a_shield_works_in_every_combat_round() -> None:
    game = a_long_fight(
        figures=PRINTED,
        heroes=["dral", "ael"],
        bare=True,
        tiles=["round_shield"],
        monster_dice=[4, 4, 4, 5],
        gaar=1,
    )
    game.play("pass", "use:round_shield")
    assert (fight_of(game)["round"], game.is_exhausted("round_shield")) == (2, False)

    game.play("pass", "use:round_shield")

    assert monster_attacks(game) == [(7, 1), (8, 2)]


@pytest.mark.rule("EU-SHD-02")
def test_eu_shd_02_once_in_each_attack_and_only_after_the_roll() -> None:
    game = a_long_fight(figures=PRINTED, heroes=["dral", "ael"], tiles=["round_shield", "brace", "sanctuary"], gaar=1)
    assert (game.prompt, game.keys) == ("before-monster", ["use:sanctuary", "done", "pass-all"])
    game.play("done", "pass")

    game.play("use:round_shield")

    assert game.keys == ["use:brace", "done", "pass-all"]


@pytest.mark.rule("EU-SHD-03")
def test_eu_shd_03_it_lowers_the_value_of_the_monster() -> None:
    tiles = ["round_shield", "brace"]
    game = a_long_fight(figures=PRINTED, heroes=["dral", "ael"], tiles=tiles, gaar=1, monster_dice=[4, 4])
    game.play("pass", "use:round_shield")
    assert value_of(game) == 7

    game.play("done")

    assert monster_attacks(game) == [(7, 1)]


@pytest.mark.parametrize("immune, injuries", [(False, 2), (True, 2)])
@pytest.mark.rule("EU-SHD-04")
def test_eu_shd_04_it_lowers_injuries_even_of_the_immune(immune: bool, injuries: int) -> None:
    uses = (a_use("mc", ("inj_minus", 1, 0)),)
    dragonfly = {"ranges": ((8, 3),), "immune": immune}
    figures = {"tiles": {"round_shield": {"uses": uses}}}
    game = a_long_fight(
        figures=figures,
        dragonfly=dragonfly,
        heroes=["dral", "ael"],
        tiles=["round_shield"],
        monster_dice=[4, 4],
        gaar=1,
    )

    game.until("after-monster").play("use:round_shield")

    assert monster_attacks(game) == [(8, injuries)]


@pytest.mark.rule("EU-SHD-04")
def test_eu_shd_04_the_part_with_the_foot_does_not_work_against_immunity() -> None:
    dragonfly = {"ranges": ((8, 3),), "immune": True}
    game = a_long_fight(
        figures=PRINTED,
        dragonfly=dragonfly,
        heroes=["dral", "ael"],
        tiles=["wooden_shield"],
        monster_dice=[4, 4],
        gaar=1,
    )

    game.until("after-monster").play("use:wooden_shield")

    assert monster_attacks(game) == [(8, 2)]


@pytest.mark.rule("EU-SHD-05")
def test_eu_shd_05_the_next_own_attack_suffers_and_no_other() -> None:
    game = a_long_fight(
        figures=PRINTED,
        heroes=["dral", "ael"],
        tiles=["round_shield"],
        dragonfly={"ranges": HARMLESS},
        hero_dice=[4, 5, 4, 5],
        gaar=1,
    )

    game.play("pass", "use:round_shield")
    assert value_of(game) == 4 + 5 - 1
    game.play("done", "pass", "done")

    assert value_of(game) == 4 + 5


@pytest.mark.rule("EU-SHD-06")
def test_eu_shd_06_two_shields_add_up() -> None:
    game = a_long_fight(
        figures=PRINTED,
        heroes=["dral", "ael"],
        bare=True,
        tiles=["round_shield", "round_shield", "brace", "cleave"],
        dragonfly={"ranges": HARMLESS},
        monster_dice=[5, 4],
        hero_dice=[4, 5],
        gaar=1,
    )
    game.play("pass", "use:round_shield", "use:round_shield")
    assert (value_of(game), game.keys) == (7, ["use:brace", "done", "pass-all"])

    game.play("done")

    assert value_of(game) == 4 + 5 - 2


@pytest.mark.rule("EU-SHD-06")
def test_eu_shd_06_a_shield_may_stay_unused_and_all_its_parts_apply_together() -> None:
    shield: dict[str, Any] = {"figures": PRINTED, "heroes": ["dral", "ael"], "tiles": ["wooden_shield"], "gaar": 1}
    unused = a_long_fight(**shield, monster_dice=[4, 5], hero_dice=[4, 5])
    used = a_long_fight(**shield, monster_dice=[4, 5], hero_dice=[4, 5])

    unused.play("pass", "done", "done")
    used.play("pass", "use:wooden_shield", "done")

    assert (monster_attacks(unused), hero_attacks(unused)[0][0]) == ([(9, 2)], 9)
    assert (monster_attacks(used), hero_attacks(used)[0][0]) == ([(8, 1)], 8)
