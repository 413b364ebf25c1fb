"""Shii's Intervention: the Die of Hope."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import (
    HARMLESS,
    a_long_fight,
    a_plain_fight,
    a_use,
    fight_of,
    hero_attacks,
    monster_attacks,
    value_of,
)
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.effects.rolls import hero_roll


def hoping(points: int, **given: Any) -> Sitting:
    """After an attack roll of the Hero, with so many points on the Die of Hope."""
    given.setdefault("gaar", 1)
    given.setdefault("hero_dice", [4, 5])
    dragonfly = {"ranges": HARMLESS, **given.pop("dragonfly", {})}
    game = a_long_fight(dragonfly=dragonfly, monster_dice=[1] * 6, **given)
    game.until("duel").table.hope = points
    return game.play("pass").until("hero-roll")


@pytest.mark.parametrize("dice, hope", [((2, 3), 1), ((2, 4), 0)])
@pytest.mark.rule("EU-HOP-01")
def test_eu_hop_01_bad_attack_rolls_give_hope(dice: tuple[int, int], hope: int) -> None:
    assert fight_of(hoping(0, hero_dice=dice))["hope"] == hope


@pytest.mark.rule("EU-HOP-01")
def test_eu_hop_01_bad_rolls_for_abilities_too_but_only_in_combat() -> None:
    fighting = a_long_fight(gaar=1, dragonfly={"ranges": HARMLESS}, hero_dice=[2, 3], monster_dice=[1, 1])
    walking = a_table(loads={"hero": [2, 3]})

    for game in (fighting, walking):
        hero_roll(game.table, 0, "ability")

    assert (fighting.table.hope, walking.table.hope) == (1, 0)


@pytest.mark.rule("EU-HOP-01")
def test_eu_hop_01_only_the_initial_roll_counts() -> None:
    game = hoping(0, hero_dice=[4, 4, 1], gaar=2)

    game.play("gaar:4")

    assert (value_of(game), fight_of(game)["hope"]) == (4 + 1 + 2, 0)


@pytest.mark.rule("EU-HOP-02")
def test_eu_hop_02_re_rolls_of_the_monster_do_not_count() -> None:
    game = a_long_fight(gaar=1, dragonfly={"gaar": 1}, monster_dice=[4, 4, 6])

    game.play("gaar:4")

    assert (fight_of(game)["dice"], fight_of(game)["hope"]) == ([6, 4], 0)


@pytest.mark.rule("EU-HOP-02")
def test_eu_hop_02_every_initial_roll_of_ten_or_more_counts() -> None:
    game = a_long_fight(gaar=1, dragonfly={"ranges": HARMLESS}, monster_dice=[6, 4, 6, 5], hero_dice=[4, 4])
    assert fight_of(game)["hope"] == 1

    game.play("pass", "done")

    assert (fight_of(game)["round"], fight_of(game)["hope"]) == (2, 2)


@pytest.mark.rule("EU-HOP-03")
def test_eu_hop_03_each_point_adds_one() -> None:
    game = hoping(2)

    game.play("hope-1", "hope-1")

    assert (value_of(game), fight_of(game)["hope"]) == (9 + 2, 0)


@pytest.mark.rule("EU-HOP-03", "EU-HOP-05")
def test_eu_hop_03_only_after_a_hero_roll() -> None:
    game = a_long_fight(gaar=1, dragonfly={"ranges": HARMLESS}, monster_dice=[1] * 6, tiles=["sharpen"])
    game.table.hope = 5

    seen: set[str] = set()
    while game.prompt != "hero-roll":
        seen.update(game.keys)
        game.step()

    assert not seen & {"hope-1", "hope-3"}
    assert game.offers("hope-1", "hope-2", "hope-3")


@pytest.mark.rule("EU-HOP-04")
def test_eu_hop_04_two_points_give_a_gaar_for_the_same_roll() -> None:
    shii = {"tiles": {"light_of_shii": {"uses": (a_use("hc", ("hope", 3, 0), exhausts=True),)}}}
    game = a_long_fight(figures=shii, tiles=["light_of_shii"], monster_dice=[1, 1], hero_dice=[4, 5, 6])
    game.play("use:light_of_shii")
    assert (game.gaar, game.offers("gaar:4")) == (0, False)

    game.play("hope-2")
    assert (game.gaar, fight_of(game)["hope"], value_of(game)) == (1, 1, 9)
    game.play("gaar:4")

    assert value_of(game) == 6 + 5 + 2


@pytest.mark.rule("EU-HOP-04")
def test_eu_hop_04_in_the_monster_attack_as_well() -> None:
    game = a_long_fight(gaar=1, dragonfly={"ranges": HARMLESS}, monster_dice=[4, 6, 5, 6, 1], hero_dice=[4, 4])
    game.play("pass", "done")  # a roll of 10, then one of 11
    assert (fight_of(game)["hope"], game.offers("hope-2")) == (2, True)

    game.play("hope-2")

    assert (game.gaar, fight_of(game)["hope"], game.prompt) == (2, 0, "duel")


@pytest.mark.parametrize("prompt", ["healing", "before-monster", "after-monster", "before-hero"])
@pytest.mark.rule("EU-HOP-04")
def test_eu_hop_04_at_any_time(prompt: str) -> None:
    game = a_long_fight(
        gaar=1,
        health=5,
        sacks=["healing_potion"],
        dragonfly={"ranges": HARMLESS},
        tiles=["sanctuary", "brace", "sharpen"],
        monster_dice=[1] * 4,
        hero_dice=[4] * 4,
    ).until("healing")
    game.table.hope = 2
    game.step()

    game.until(prompt).play("hope-2")

    assert (game.gaar, game.table.hope, game.prompt) == (2, 0, prompt)


@pytest.mark.rule("EU-HOP-04")
def test_eu_hop_04_a_gaar_that_a_tile_asks_for_can_come_from_hope() -> None:
    shield = {"tiles": {"mana_shield": {"uses": (a_use("mc", ("inj_minus", 4, 0), exhausts=True, gaar=1),)}}}
    game = a_long_fight(figures=shield, tiles=["mana_shield"], gaar=1, monster_dice=[5, 4, 4])
    game.table.hope = 2
    game.play("gaar:5", "pass")
    assert (game.prompt, game.keys) == ("after-monster", ["hope-2", "done", "pass-all"])

    game.play("hope-2", "use:mana_shield")

    assert (monster_attacks(game)[0], game.gaar) == ((4 + 4 - 2, 0), 0)


@pytest.mark.rule("EU-HOP-04")
def test_eu_hop_04_the_end_of_combat_included() -> None:
    game = hoping(5, dragonfly={"health": 1}, gaar=1)

    game.play("done", "no-trophy")

    assert (game.gaar, game.table.hope) == (1 + 2, 0)


@pytest.mark.rule("EU-HOP-05")
def test_eu_hop_05_three_points_add_one_and_deal_a_damage() -> None:
    game = hoping(3)

    game.play("hope-3")

    assert (value_of(game), fight_of(game)["damage"], fight_of(game)["hope"]) == (9 + 1, 1, 0)


@pytest.mark.rule("EU-HOP-05")
def test_eu_hop_05_the_last_health_of_a_monster() -> None:
    game = hoping(3, hero_dice=[2, 4], dragonfly={"health": 2, "penalty": -9})
    game.table.damage = 1

    game.play("hope-3")

    assert (game.prompt, hero_attacks(game)) == ("trophy", [])


@pytest.mark.rule("EU-HOP-06")
def test_eu_hop_06_benefits_are_bought_as_long_as_points_last() -> None:
    game = hoping(5)
    assert game.offers("hope-1", "hope-2", "hope-3")

    game.play("hope-3")
    assert (game.offers("hope-1", "hope-2"), game.offers("hope-3")) == (True, False)
    game.play("hope-2")

    assert (fight_of(game)["hope"], value_of(game), game.gaar, fight_of(game)["damage"]) == (0, 10, 2, 1)
    assert not {"hope-1", "hope-2", "hope-3"} & set(game.keys)


@pytest.mark.rule("EU-HOP-06")
def test_eu_hop_06_the_monster_player_spends_no_hope() -> None:
    hand = {"silver": ["curse", "evil_eye"], "gold_cards": ["soul_control"]}
    game = a_long_fight(
        gaar=1, dragonfly={"ranges": HARMLESS, "chaos": 3, "gaar": 1}, others={1: hand}, hero_dice=[4, 4]
    )
    game.table.hope = 5

    seen: set[str] = set()
    game.play("play-1:soul_control")
    while fight_of(game)["round"] == 1:
        if game.asked == 1:
            seen.update(game.keys)
        game.step()

    assert "gaar:4" in seen
    assert not {key for key in seen if key.startswith("hope")}


@pytest.mark.rule("EU-HOP-07")
def test_eu_hop_07_maeldur_and_the_dragonfly() -> None:
    staff = {"tiles": {"staff_of_fire": {"ranges": ((8, 2), (10, 3))}}}
    game = a_plain_fight(figures=staff, gaar=4, monster_dice=[1, 1], hero_dice=[4, 1, 5, 4]).play("pass")
    assert (value_of(game), fight_of(game)["hope"]) == (4 + 1 - 4, 1)

    values = []
    for key in ("gaar:1", "gaar:4", "hope-1"):
        game.play(key)
        values.append(value_of(game))
    game.play("done")

    assert values == [7, 9, 10]
    assert (hero_attacks(game), game.gaar, game.prompt) == ([(10, 3)], 2, "trophy")


@pytest.mark.rule("EU-HOP-08")
def test_eu_hop_08_hope_stops_at_five() -> None:
    assert fight_of(hoping(5, hero_dice=[1, 2]))["hope"] == 5
    assert fight_of(hoping(4, hero_dice=[1, 2]))["hope"] == 5


@pytest.mark.rule("EU-HOP-08")
def test_eu_hop_08_a_tile_does_not_raise_it_further() -> None:
    shii = {"tiles": {"light_of_shii": {"uses": (a_use("hc", ("hope", 2, 0), exhausts=True),)}}}

    game = hoping(4, figures=shii, tiles=["light_of_shii"]).play("use:light_of_shii")

    assert fight_of(game)["hope"] == 5


@pytest.mark.rule("EU-HOP-09")
def test_eu_hop_09_damage_from_hope_stands_alone() -> None:
    game = a_long_fight(
        gaar=1,
        dragonfly={"ranges": HARMLESS, "penalty": -9},
        pouch=["essence-fire"],
        monster_dice=[1, 1],
        hero_dice=[4, 5],
    )
    game.table.hope = 3
    game.play("pass", "burn:fire").until("hero-roll")

    game.play("hope-3", "done")

    assert (hero_attacks(game), fight_of(game)["damage"]) == ([(1, 0)], 1)


@pytest.mark.rule("EU-HOP-09")
def test_eu_hop_09_minus_does_not_reduce_it() -> None:
    curse = {"cards": {"curse": {"boxes": ((("dmg_minus", 3, 0),),)}}}
    game = a_long_fight(
        figures=curse,
        gaar=1,
        dragonfly={"ranges": HARMLESS, "chaos": 1},
        others={1: {"silver": ["curse"]}},
        monster_dice=[1, 1],
        hero_dice=[4, 4],
    )
    game.until("play-curse").table.hope = 3
    game.play("play-1:curse")

    game.play("hope-3", "done")

    assert (hero_attacks(game), fight_of(game)["damage"]) == ([(9, 0)], 1)
