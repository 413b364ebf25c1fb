"""The Hero Attack: Curses and preparations, the choice, the roll, its modifiers, and the attack."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import (
    HARMLESS,
    LAIR,
    a_hex,
    a_long_fight,
    a_plain_fight,
    a_use,
    before_a_lair,
    fight_of,
    hero_attacks,
    value_of,
)
from tests.games.euthia.setting import Figures, Sitting

from muster.games.euthia.effects.rolls import hero_roll

CURSE: Figures = {
    "cards": {"curse": {"boxes": ((("clover", -2, 0),), (("clover", -4, 0), ("dmg_minus", 1, 0)))}},
}


def an_attack(**given: Any) -> Sitting:
    """A fight with a harmless Monster up to the Hero Attack of the first Combat Round; a Gaar keeps it there."""
    dragonfly = {"ranges": HARMLESS, **given.pop("dragonfly", {})}
    given.setdefault("gaar", 1)
    game = a_long_fight(dragonfly=dragonfly, monster_dice=[1] * 12, **given)
    return game.until("play-curse", "before-hero", "attack", "hero-roll", most=9)


# -- step A ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HAT-01")
def test_eu_hat_01_two_curses_together() -> None:
    game = an_attack(
        figures=CURSE, dragonfly={"chaos": 1}, others={1: {"silver": ["curse", "curse"]}}, hero_dice=[6, 6, 6, 6]
    )
    assert (game.prompt, game.asked) == ("play-curse", 1)
    assert game.keys == ["play-1:curse", "play-2:curse", "pass", "pass-all"]

    game.play("play-2:curse")
    assert (value_of(game), fight_of(game)["chaos"]) == (12 - 4, 0)
    game.play("done")

    assert hero_attacks(game) == [(8, 2 - 1)]


@pytest.mark.rule("EU-HAT-01")
def test_eu_hat_01_only_curses_and_afterwards_no_card_at_all() -> None:
    hand = {"silver": ["curse", "bloodlust", "evil_eye"], "gold_cards": ["healing", "soul_control"]}
    game = an_attack(figures=CURSE, dragonfly={"chaos": 3}, others={1: hand}, tiles=["sharpen"])
    assert game.keys == ["play-1:curse", "pass", "pass-all"]

    game.play("play-1:curse", "pass")

    asked = []
    while fight_of(game)["round"] == 1:
        asked.append(game.asked)
        game.step()
    assert set(asked) == {0}


@pytest.mark.rule("EU-HAT-02")
def test_eu_hat_02_any_number_of_fire_essences() -> None:
    fire = {"tiles": {"staff_of_fire": {"ranges": ((2, 1),)}}}
    game = an_attack(figures=fire, pouch=["essence-fire", "essence-fire"], hero_dice=[4, 4])
    assert (game.prompt, game.keys) == ("before-hero", ["burn:fire", "done", "pass-all"])

    game.play("burn:fire", "burn:fire", "done")

    assert (hero_attacks(game), game.pouch()) == ([(8, 1 + 2 + 2)], [])


@pytest.mark.rule("EU-HAT-02")
def test_eu_hat_02_after_the_curses_come_tiles_with_the_icon() -> None:
    game = an_attack(
        dragonfly={"chaos": 1}, others={1: {"silver": ["curse"]}}, tiles=["sharpen", "battle_cry"], hero_dice=[4, 4]
    )
    assert game.asked == 1

    game.play("pass")

    assert (game.prompt, game.asked, game.keys) == ("before-hero", 0, ["use:sharpen", "done", "pass-all"])


# -- step B ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HAT-03")
def test_eu_hat_03_a_weapon_or_a_ready_combat_ability() -> None:
    game = an_attack(tiles=["fireball", "smite"], exhausted=["smite"])

    assert (game.prompt, sorted(game.keys)) == ("attack", ["attack-with:fireball", "attack-with:staff_of_fire"])


@pytest.mark.rule("EU-HAT-03")
def test_eu_hat_03_first_strike_weapons_do_not_qualify() -> None:
    game = an_attack(heroes=["dral", "ael"], tiles=["hunting_bow", "cleave"])

    assert sorted(game.keys) == ["attack-with:cleave", "attack-with:mercenary_sword"]


@pytest.mark.rule("EU-HAT-04")
def test_eu_hat_04_a_combat_ability_is_exhausted_a_weapon_is_not() -> None:
    game = an_attack(tiles=["fireball"])
    game.play("attack-with:fireball")
    assert (game.is_exhausted("fireball"), game.is_exhausted("staff_of_fire")) == (True, False)

    game.play("done").until("hero-roll")

    assert (fight_of(game)["round"], fight_of(game)["attack"]) == (2, "staff_of_fire")  # nothing to choose any more
    assert not game.is_exhausted("staff_of_fire")


@pytest.mark.parametrize("dice, hope", [((4, 1), 1), ((1, 1), 1), ((4, 2), 0), ((6, 6), 0)])
@pytest.mark.rule("EU-HAT-05")
def test_eu_hat_05_a_roll_of_five_or_less_gives_hope(dice: tuple[int, int], hope: int) -> None:
    game = an_attack(hero_dice=dice)

    assert (value_of(game), fight_of(game)["hope"]) == (sum(dice), hope)


@pytest.mark.rule("EU-HAT-05")
def test_eu_hat_05_the_penalty_does_not_make_a_bad_roll() -> None:
    game = an_attack(dragonfly={"penalty": -4}, hero_dice=[4, 4])

    assert (value_of(game), fight_of(game)["hope"]) == (4, 0)


@pytest.mark.parametrize(
    "powers, dice, value, hope",
    [
        (("air", "land"), (2, 3), 2 + 4, 1),
        (("air", "land"), (4, 4), 8, 0),
        (("earth", "land"), (2, 3), 5 + 2, 1),
        (("air", "earth"), (6, 2), 1 + 2 + 2, 0),
    ],
)
@pytest.mark.rule("EU-HAT-06")
def test_eu_hat_06_air_and_earth_after_the_hope(
    powers: tuple[str, str], dice: tuple[int, int], value: int, hope: int
) -> None:
    game = before_a_lair(
        hexes=(a_hex(powers[0]), a_hex(level=1), a_hex(powers[1])),
        dragonfly={"health": 50, "penalty": 0, "ranges": HARMLESS},
        gaar=1,
        loads={"hero": dice, "monster": [1, 1]},
        at=f"{LAIR}-b",
        start="start_combat",
        arguments=(0, -1, 1),
    ).until("hero-roll")

    assert (value_of(game), fight_of(game)["hope"]) == (value, hope)


# -- step C ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HAT-07")
def test_eu_hat_07_gaar_and_hope() -> None:
    game = a_long_fight(gaar=2, dragonfly={"ranges": HARMLESS}, monster_dice=[6, 4], hero_dice=[3, 4, 4])
    game.play("pass")
    assert value_of(game) == 7

    game.play("gaar:3", "hope-1")

    assert value_of(game) == 7 + 1 + 2 + 1 == 11


@pytest.mark.rule("EU-HAT-07")
def test_eu_hat_07_clovers_and_tiles_with_the_icon_as_many_as_wanted() -> None:
    game = an_attack(
        tiles=["focus", "battle_cry", "lucky_charm", "copper_ring"],
        gems=[("copper_ring", "emerald")],
        sacks=["scroll_of_might"],
        pouch=["essence-earth"],
        hero_dice=[2, 4],
    )
    values = []

    for key in ("use:focus", "use:battle_cry", "use:lucky_charm", "flip:emerald", "use:scroll_of_might", "burn:earth"):
        before = value_of(game)
        game.play(key)
        values.append(value_of(game) - before)

    assert values == [2, 1, 1, 1, 4, 3]


@pytest.mark.parametrize("penalty, value", [(-4, 5), (0, 9)])
@pytest.mark.rule("EU-HAT-08")
def test_eu_hat_08_the_penalty_lowers_every_attack(penalty: int, value: int) -> None:
    game = an_attack(dragonfly={"penalty": penalty}, hero_dice=[5, 4, 5, 4])
    assert value_of(game) == value

    game.play("done").until("hero-roll")

    assert (fight_of(game)["round"], value_of(game)) == (2, value)


# -- step D ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dice, beaten", [((5, 5), True), ((5, 4), False)])
@pytest.mark.rule("EU-HAT-09")
def test_eu_hat_09_the_range_of_the_chosen_tile(dice: tuple[int, int], beaten: bool) -> None:
    staff = {"tiles": {"staff_of_fire": {"ranges": ((8, 2), (10, 3))}}}
    game = a_plain_fight(
        figures=staff, dragonfly={"penalty": 0, "ranges": HARMLESS}, gaar=1, monster_dice=[1] * 4, hero_dice=dice
    )
    game.play("pass", "done")

    assert (game.prompt == "trophy", hero_attacks(game)) == (beaten, [(sum(dice), 3 if beaten else 2)])


@pytest.mark.rule("EU-HAT-09")
def test_eu_hat_09_below_all_ranges_the_attack_does_nothing() -> None:
    game = an_attack(hero_dice=[1, 3], tiles=["sharpen"])

    game.play("use:sharpen", "done")

    assert (hero_attacks(game), fight_of(game)["damage"]) == ([(4, 0)], 0)


@pytest.mark.parametrize("health, beaten", [(5, True), (4, True), (6, False)])
@pytest.mark.rule("EU-HAT-10")
def test_eu_hat_10_damage_adds_up_until_it_reaches_the_health(health: int, beaten: bool) -> None:
    game = a_plain_fight(
        dragonfly={"health": health, "penalty": 0, "ranges": HARMLESS},
        gaar=1,
        monster_dice=[1] * 6,
        hero_dice=[5, 5, 4, 4],
    )
    game.play("pass", "done")
    assert fight_of(game)["damage"] == 3

    game.play("pass", "done")

    assert (game.prompt == "trophy") is beaten
    assert [told["total"] for told in game.happened("monster-damaged")] == [3, 5]


# -- rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HAT-11")
def test_eu_hat_11_without_an_attack_the_phase_is_skipped() -> None:
    game = a_long_fight(
        bare=True,
        tiles=["fireball"],
        exhausted=["fireball"],
        gaar=1,
        dragonfly={"ranges": HARMLESS},
        monster_dice=[1] * 4,
    )

    game.play("pass")

    assert (game.prompt, fight_of(game)["round"], game.happened("rolled")) == ("duel", 2, [])


@pytest.mark.rule("EU-HAT-11")
def test_eu_hat_11_then_nobody_prepares_for_it() -> None:
    game = a_long_fight(
        bare=True,
        tiles=["sharpen"],
        gaar=1,
        dragonfly={"ranges": HARMLESS, "chaos": 1},
        others={1: {"silver": ["curse"]}},
        monster_dice=[1] * 4,
    ).until("duel")

    game.play("pass").until("duel")

    assert (fight_of(game)["round"], game.is_exhausted("sharpen"), game.silver(1)) == (2, False, ["curse"])


@pytest.mark.rule("EU-HAT-11")
def test_eu_hat_11_fifty_rounds_without_any_change_kill_the_hero() -> None:
    game = a_long_fight(bare=True, dragonfly={"ranges": HARMLESS}, monster_dice=[1] * 100)

    assert (len(game.happened("combat-round")), len(game.happened("killed-by"))) == (50, 1)
    assert game.place == "i_c1-centre"


@pytest.mark.rule("EU-HAT-11")
def test_eu_hat_11_any_change_begins_the_count_anew() -> None:
    """A Monster that hits once, in the thirtieth round."""
    dice = [1, 1] * 29 + [6, 6]
    game = a_long_fight(bare=True, dragonfly={"ranges": ((12, 1),)}, monster_dice=dice + [1, 1] * 60)

    assert len(game.happened("combat-round")) == 30 + 50


@pytest.mark.rule("EU-HAT-12")
def test_eu_hat_12_an_extra_effect_of_a_weapon_is_used_once_a_weapon_always() -> None:
    healing = (a_use("any", ("heal", 1, 0), exhausts=True),)
    figures = {"tiles": {"blade_of_tamariel": {"uses": healing, "ranges": ((2, 1),)}}}
    game = a_long_fight(
        figures=figures,
        bare=True,
        tiles=["blade_of_tamariel"],
        health=10,
        dragonfly={"ranges": HARMLESS, "health": 3},
        monster_dice=[1] * 6,
        hero_dice=[4] * 6,
    ).until("healing")

    game.play("use:blade_of_tamariel")

    assert (game.health, game.prompt) == (11, "trophy")  # nothing was asked any more: no second healing
    assert [damage for _, damage in hero_attacks(game)] == [1, 1, 1]


@pytest.mark.rule("EU-HAT-13")
def test_eu_hat_13_a_lasting_malus_reaches_up_to_the_next_step_a() -> None:
    dragonfly = {"ranges": HARMLESS, "effects": ((8, ("clover", -2, 0)),)}
    game = a_long_fight(
        gaar=1,
        health=5,
        sacks=["healing_potion"],
        dragonfly=dragonfly,
        monster_dice=[4, 4, 1, 1],
        hero_dice=[4, 4, 4, 4],
    ).until("duel")
    game.play("pass", "done")
    assert value_of(game) == 8 - 2  # the attack of round 1
    game.play("done")
    assert (game.prompt, fight_of(game)["round"], fight_of(game)["roll_malus"]) == ("healing", 2, 2)

    game.play("done", "pass", "done")

    assert value_of(game) == 8  # the attack of round 2


@pytest.mark.rule("EU-HAT-13")
def test_eu_hat_13_rolls_for_abilities_suffer_too() -> None:
    dragonfly = {"ranges": HARMLESS, "effects": ((8, ("clover", -2, 0)),)}
    game = a_long_fight(gaar=1, health=5, sacks=["healing_potion"], dragonfly=dragonfly, monster_dice=[4, 4])
    game.until("duel").play("pass", "done", "done")  # up to the Healing Phase of round 2

    game.load("hero", 4, 4)
    hero_roll(game.table, 0, "ability")

    assert value_of(game) == 8 - 2
