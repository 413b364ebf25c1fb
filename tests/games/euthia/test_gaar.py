"""Gaar tokens in Combat."""

from __future__ import annotations

import pytest
from tests.games.euthia.fighting import HARMLESS, a_long_fight, a_use, fight_of, monster_attacks, value_of


@pytest.mark.rule("EU-GAR-01")
def test_eu_gar_01_in_the_monster_attack_both_sides_may_use_gaar() -> None:
    game = a_long_fight(gaar=1, dragonfly={"gaar": 2}, monster_dice=[4, 3])

    assert (game.asked, game.offers("gaar:4", "gaar:3")) == (1, True)
    game.play("pass")
    assert (game.asked, game.offers("gaar:4", "gaar:3")) == (0, True)


@pytest.mark.rule("EU-GAR-01")
def test_eu_gar_01_in_the_hero_attack_only_the_hero_may() -> None:
    game = a_long_fight(gaar=1, dragonfly={"gaar": 2, "ranges": HARMLESS}, hero_dice=[5, 2])
    game.play("pass", "pass")
    assert (game.prompt, game.asked, game.keys) == ("hero-roll", 0, ["gaar:2", "gaar:5", "done", "pass-all"])

    game.play("done")

    assert (game.prompt, fight_of(game)["round"], fight_of(game)["gaar"]) == ("monster-duel", 2, 2)


@pytest.mark.rule("EU-GAR-01")
def test_eu_gar_01_unless_an_effect_gives_the_monster_player_the_right() -> None:
    game = a_long_fight(
        gaar=1,
        dragonfly={"chaos": 1, "ranges": HARMLESS},
        others={1: {"gold_cards": ["soul_control"]}},
        hero_dice=[5, 4, 1],
        monster_dice=[1, 1],
    )
    game.play("play-1:soul_control").until("hero-roll")
    game.play("done")
    assert (game.prompt, game.asked, game.keys) == ("soul-control", 1, ["gaar:4", "gaar:5", "pass"])

    game.play("gaar:5")

    assert (value_of(game), game.asked, fight_of(game)["gaar"]) == (1 + 4 - 2, 0, 0)


@pytest.mark.rule("EU-GAR-02")
def test_eu_gar_02_the_own_gaar_of_the_monster_player_do_not_count() -> None:
    without = a_long_fight(gaar=1, others={1: {"gaar": 4}}, monster_dice=[4, 3])
    assert (without.prompt, without.asked) == ("duel", 0)

    beside = a_long_fight(gaar=1, dragonfly={"gaar": 1}, others={1: {"gaar": 4}}, monster_dice=[4, 3, 5])
    beside.play("gaar:3")

    assert (fight_of(beside)["gaar"], beside.hero(1)["gaar"]) == (0, 4)


@pytest.mark.rule("EU-GAR-03")
def test_eu_gar_03_used_tokens_work_until_the_roll_is_resolved_and_are_gone() -> None:
    game = a_long_fight(
        gaar=3,
        dragonfly={"gaar": 1, "ranges": HARMLESS},
        monster_dice=[3, 3, 3, 3, 3, 6, 1],  # the roll, three dice rolled again, the next roll
        hero_dice=[3, 3, 3],
    )
    game.play("gaar:3", "gaar:3", "gaar:3")  # blue, red, red
    assert (value_of(game), fight_of(game)["modifier"], game.gaar) == (3 + 3 + 2 - 2 - 2, -2, 1)

    game.play("pass")

    assert (monster_attacks(game), fight_of(game)["modifier"]) == ([(4, 0)], 0)
    assert (game.gaar, fight_of(game)["gaar"], game.hero(1)["gaar"]) == (1, 0, 0)
    game.play("done")
    assert value_of(game) == 6 + 1


@pytest.mark.rule("EU-GAR-04")
def test_eu_gar_04_the_worked_duel() -> None:
    dodging = {"tiles": {"dodge": {"uses": (a_use("mc", ("foot", -2, 0), exhausts=True),)}}}
    game = a_long_fight(figures=dodging, tiles=["dodge"], gaar=4, dragonfly={"gaar": 2}, monster_dice=[6, 2, 4, 5, 6])
    values = [value_of(game)]

    for keys in (["pass", "gaar:6"], ["gaar:2"], ["gaar:5"]):
        game.play(*keys)
        values.append(value_of(game))
    game.play("pass", "pass", "use:dodge")

    assert values == [8, 4, 9, 8]
    assert monster_attacks(game) == [(6, 1)]
    assert (game.gaar, fight_of(game)["gaar"]) == (2, 1)
