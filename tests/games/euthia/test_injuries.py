"""Injury effects: plain numbers, plus, minus, and the healing of Monsters."""

from __future__ import annotations

import pytest
from tests.games.euthia.fighting import DEADLY, a_long_fight, a_use, fight_of, monster_attacks
from tests.games.euthia.setting import Figures, Sitting

from muster.games.euthia.content.pieces import MA

# Bloodlust adds 2 Injuries, the Evil Eye inflicts 1, both before the roll; Brace takes 2 off.
FIGURES: Figures = {
    "cards": {
        "bloodlust": {"boxes": ((("inj_plus", 2, 0),),)},
        "evil_eye": {"boxes": ((("inj", 1, 0),),), "timing": MA},
    },
    "tiles": {"brace": {"uses": (a_use("mc", ("inj_minus", 2, 0), exhausts=True),)}},
}


def struck(*dice: int, played: tuple[str, ...] = (), braced: bool = False) -> Sitting:
    """A Hero with 6 Health after a Monster Attack with these cards and perhaps a tile."""
    game = a_long_fight(
        figures=FIGURES,
        dragonfly={"chaos": 2},
        others={1: {"silver": played}},
        tiles=["brace"] if braced else [],
        health=6,
        gaar=1,
        monster_dice=dice,
        hero_dice=[6, 6],
    )
    game.play(*[f"play-1:{card}" for card in played], "pass")
    return game.play("use:brace") if braced else game


@pytest.mark.rule("EU-INJ-01")
def test_eu_inj_01_a_plain_number_lowers_health() -> None:
    game = struck(4, 4)

    assert (monster_attacks(game), game.health) == ([(8, 2)], 4)


@pytest.mark.parametrize("dice, injuries", [((1, 2), 0), ((1, 4), 1 + 2)])
@pytest.mark.rule("EU-INJ-02")
def test_eu_inj_02_plus_counts_only_on_top_of_an_injury(dice: tuple[int, int], injuries: int) -> None:
    game = struck(*dice, played=("bloodlust",))

    assert (monster_attacks(game), game.health) == ([(sum(dice), injuries)], 6 - injuries)


@pytest.mark.rule("EU-INJ-02")
def test_eu_inj_02_power_strike() -> None:
    strike = {"cards": {"power_strike": {"boxes": ((("inj_plus", 2, 0), ("next", 2, 0)),)}}}
    hands = {1: {"gold_cards": ["power_strike"]}}
    none = a_long_fight(figures=strike, dragonfly={"chaos": 1}, others=hands, gaar=1, monster_dice=[1, 2])
    some = a_long_fight(figures=strike, dragonfly={"chaos": 1}, others=hands, gaar=1, monster_dice=[1, 4])

    assert monster_attacks(none.play("play-1:power_strike", "pass")) == [(3, 0)]
    assert monster_attacks(some.play("play-1:power_strike", "pass")) == [(5, 3)]


@pytest.mark.rule("EU-INJ-03")
def test_eu_inj_03_minus_never_heals() -> None:
    game = struck(1, 4, braced=True)

    assert (monster_attacks(game), game.health) == ([(5, 0)], 6)


@pytest.mark.rule("EU-INJ-03")
def test_eu_inj_03_minus_takes_injuries_away() -> None:
    game = struck(6, 6, braced=True)

    assert (monster_attacks(game), game.health) == ([(12, 3 - 2)], 5)


@pytest.mark.parametrize("dice, injuries", [((1, 4), 1 + 2 - 2), ((1, 2), 0), ((4, 4), 2 + 2 - 2)])
@pytest.mark.rule("EU-INJ-04")
def test_eu_inj_04_plus_before_minus(dice: tuple[int, int], injuries: int) -> None:
    """With minus first, 1 - 2 would stop at nothing and 2 be added."""
    game = struck(*dice, played=("bloodlust",), braced=True)

    assert monster_attacks(game) == [(sum(dice), injuries)]


@pytest.mark.parametrize("value, injuries", [(3, 0), (4, 1), (7, 1), (8, 2), (11, 2), (12, 3), (15, 3)])
@pytest.mark.rule("EU-INJ-05")
def test_eu_inj_05_the_ranges_of_the_dragonfly(value: int, injuries: int) -> None:
    foot = {"tiles": {"dodge": {"uses": (a_use("mc", ("foot", value - 7, 0), exhausts=True),)}}}
    game = a_long_fight(figures=foot, tiles=["dodge"], gaar=1, monster_dice=[3, 4])

    game.play("pass", "use:dodge")

    assert monster_attacks(game) == [(value, injuries)]


@pytest.mark.parametrize("damage, left", [(4, 2), (1, 0), (0, 0)])
@pytest.mark.rule("EU-INJ-06")
def test_eu_inj_06_a_silver_heart_takes_damage_off_the_monster(damage: int, left: int) -> None:
    heals = {"cards": {"healing": {"boxes": ((("mheal", 2, 0),),), "ongoing": ()}}}
    game = a_long_fight(figures=heals, gaar=1, dragonfly={"chaos": 1}, others={1: {"gold_cards": ["healing"]}})
    game.table.damage = damage
    game.until("monster-duel").play("play-1:healing")

    assert fight_of(game)["damage"] == left


@pytest.mark.parametrize("dice, injuries", [((1, 2), 1 + 2), ((1, 3), 1 + 1 + 2)])
@pytest.mark.rule("EU-INJ-07")
def test_eu_inj_07_plain_injuries_of_cards_count_too(dice: tuple[int, int], injuries: int) -> None:
    game = struck(*dice, played=("bloodlust", "evil_eye"))

    assert monster_attacks(game) == [(sum(dice), injuries)]


@pytest.mark.rule("EU-INJ-08")
def test_eu_inj_08_a_card_heals_the_monster_when_it_is_played() -> None:
    heals = {"cards": {"healing": {"boxes": ((("mheal", 1, 0),),), "ongoing": ()}}}
    dragonfly = {"health": 3, "chaos": 1}
    game = a_long_fight(figures=heals, gaar=1, dragonfly=dragonfly, others={1: {"gold_cards": ["healing"]}})
    game.table.damage = 2
    game.until("monster-duel").play("play-1:healing")

    assert (game.prompt, fight_of(game)["damage"], monster_attacks(game)) == ("duel", 1, [])


@pytest.mark.rule("EU-INJ-08")
def test_eu_inj_08_a_range_heals_the_monster_in_step_d() -> None:
    dragonfly = {"effects": ((8, ("mheal", 1, 0)),)}
    game = a_long_fight(gaar=1, dragonfly=dragonfly, monster_dice=[4, 4])
    game.table.damage = 2
    assert fight_of(game)["damage"] == 2

    game.play("pass")

    assert fight_of(game)["damage"] == 1


@pytest.mark.rule("EU-INJ-08")
def test_eu_inj_08_below_the_range_it_does_not_heal() -> None:
    dragonfly = {"effects": ((8, ("mheal", 1, 0)),)}
    game = a_long_fight(gaar=1, dragonfly=dragonfly, monster_dice=[4, 3])
    game.table.damage = 2

    game.play("pass")

    assert fight_of(game)["damage"] == 2


@pytest.mark.rule("EU-INJ-01")
def test_eu_inj_01_health_does_not_fall_below_nothing() -> None:
    game = a_long_fight(health=2, dragonfly={"ranges": DEADLY})

    assert game.happened("killed-by") == [{"seat": 0, "monster": "dragonfly"}]
    assert min(told["number"] for told in game.happened("injured")) > 0
