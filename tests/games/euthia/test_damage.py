"""Damage effects: plain numbers, plus and minus."""

from __future__ import annotations

import pytest
from tests.games.euthia.fighting import HARMLESS, a_long_fight, a_use, fight_of, hero_attacks
from tests.games.euthia.setting import Figures, Sitting

# The staff deals 1 from 6 on and 2 from 8 on; Sharpen adds 3, Kindle deals 1 plainly; the Curse takes 2 off.
FIGURES: Figures = {
    "tiles": {
        "staff_of_fire": {"ranges": ((6, 1), (8, 2), (10, 4))},
        "sharpen": {"uses": (a_use("ha", ("dmg_plus", 3, 0), exhausts=True),)},
        "kindle": {"uses": (a_use("ha", ("dmg", 1, 0), exhausts=True),)},
    },
    "cards": {"curse": {"boxes": ((("dmg_minus", 2, 0),),)}},
}


def dealt(*dice: int, used: tuple[str, ...] = (), cursed: bool = False) -> Sitting:
    """A Hero Attack with these tiles, perhaps under a Curse; a Gaar stops the fight in the next round."""
    game = a_long_fight(
        figures=FIGURES,
        dragonfly={"ranges": HARMLESS, "chaos": 1 if cursed else 0},
        tiles=used,
        others={1: {"silver": ["curse"] if cursed else []}},
        gaar=1,
        monster_dice=[1] * 4,
        hero_dice=dice,
    )
    game.until("play-curse", "before-hero", "hero-roll")
    if cursed:
        game.play("play-1:curse")
    return game.play(*[f"use:{tile}" for tile in used], "done")


@pytest.mark.parametrize("dice, damage", [((4, 4), 2), ((4, 5), 2), ((5, 5), 4), ((3, 4), 1), ((1, 4), 0)])
@pytest.mark.rule("EU-DMG-01")
def test_eu_dmg_01_a_plain_number_is_dealt(dice: tuple[int, int], damage: int) -> None:
    game = dealt(*dice)

    assert (hero_attacks(game), fight_of(game)["damage"]) == ([(sum(dice), damage)], damage)


@pytest.mark.parametrize("dice, damage", [((1, 4), 0), ((3, 4), 1 + 3)])
@pytest.mark.rule("EU-DMG-02")
def test_eu_dmg_02_plus_counts_only_on_top_of_a_damage(dice: tuple[int, int], damage: int) -> None:
    game = dealt(*dice, used=("sharpen",))

    assert (hero_attacks(game), fight_of(game)["damage"]) == ([(sum(dice), damage)], damage)


@pytest.mark.rule("EU-DMG-02")
def test_eu_dmg_02_it_does_not_wait_for_the_next_attack() -> None:
    game = dealt(1, 4, 4, 4, used=("sharpen",))

    game.play("pass", "done")

    assert hero_attacks(game) == [(5, 0), (8, 2)]


@pytest.mark.parametrize("dice, damage", [((3, 4), 0), ((4, 4), 0), ((5, 5), 4 - 2)])
@pytest.mark.rule("EU-DMG-03")
def test_eu_dmg_03_minus_never_heals_the_monster(dice: tuple[int, int], damage: int) -> None:
    game = dealt(*dice, cursed=True)

    assert (hero_attacks(game), fight_of(game)["damage"]) == ([(sum(dice), damage)], damage)
    assert game.happened("monster-healed") == []


@pytest.mark.parametrize("dice, damage", [((3, 4), 1 + 3 - 2), ((4, 4), 2 + 3 - 2), ((1, 4), 0)])
@pytest.mark.rule("EU-DMG-04")
def test_eu_dmg_04_plus_before_minus(dice: tuple[int, int], damage: int) -> None:
    """With minus first, 1 - 2 would stop at nothing and 3 be added."""
    game = dealt(*dice, used=("sharpen",), cursed=True)

    assert hero_attacks(game) == [(sum(dice), damage)]


@pytest.mark.rule("EU-DMG-04")
def test_eu_dmg_04_two_curses_against_an_onyx() -> None:
    figures: Figures = {
        "tiles": {"staff_of_fire": {"ranges": ((2, 2),)}},
        "cards": {"curse": {"boxes": ((("clover", -2, 0),), (("clover", -4, 0), ("dmg_minus", 1, 0)))}},
    }
    game = a_long_fight(
        figures=figures,
        dragonfly={"ranges": HARMLESS, "chaos": 1},
        others={1: {"silver": ["curse", "curse"]}},
        tiles=["copper_ring"],
        gems=[("copper_ring", "onyx")],
        gaar=1,
        hero_dice=[4, 4],
    ).until("play-curse")

    game.play("play-2:curse", "flip:onyx", "done")

    assert hero_attacks(game) == [(4, 2 + 1 - 1)]


@pytest.mark.parametrize("dice, damage", [((1, 4), 0 + 1 + 3), ((3, 4), 1 + 1 + 3)])
@pytest.mark.rule("EU-DMG-05")
def test_eu_dmg_05_plain_damage_of_other_tiles_is_part_of_the_base(dice: tuple[int, int], damage: int) -> None:
    game = dealt(*dice, used=("kindle", "sharpen"))

    assert hero_attacks(game) == [(sum(dice), damage)]
