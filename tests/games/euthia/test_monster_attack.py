"""The Monster Attack: its four steps, the exchange after the roll, and what it inflicts."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import (
    HARMLESS,
    LAIR,
    a_hex,
    a_long_fight,
    a_use,
    before_a_lair,
    fight_of,
    monster_attacks,
    prompts,
    value_of,
)
from tests.games.euthia.setting import Sitting

from muster.games.euthia.state import SILVER_DISCARD

NO_HARM_DONE = {"ranges": HARMLESS}


def under(*powers: str, **given: Any) -> Sitting:
    """A long fight on a hex between Elementals."""
    hexes = (a_hex(powers[0]), a_hex(level=1), a_hex(powers[1] if len(powers) > 1 else "land"))
    dragonfly = {"health": 50, "penalty": 0, **given.pop("dragonfly", {})}
    place: dict[str, Any] = {"at": f"{LAIR}-b", "start": "start_combat", "arguments": (0, -1, 1)}
    return before_a_lair(hexes=hexes, dragonfly=dragonfly, **place, **given)


# -- the steps ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MAT-01")
def test_eu_mat_01_before_the_roll_the_roll_after_the_roll_the_attack() -> None:
    game = a_long_fight(
        tiles=["sanctuary", "brace"],
        gaar=1,
        dragonfly={"chaos": 1, "gaar": 1},
        others={1: {"silver": ["bloodlust", "bloodlust"]}},
        monster_dice=[4, 4],
        loads={"discard": [0]},
    )

    asked = prompts(game, 5)

    assert asked == ["before-monster", "play-before", "monster-duel", "duel", "after-monster"]
    kinds = [event["kind"] for event in game.match.events(0)]
    order = [kind for kind in kinds if kind in ("combat-round", "monster-rolled", "attack-value", "injured")]
    assert order == ["combat-round", "monster-rolled", "attack-value", "injured"]


@pytest.mark.rule("EU-MAT-02")
def test_eu_mat_02_the_hero_comes_first_and_air_essence_takes_a_die() -> None:
    game = a_long_fight(
        pouch=["essence-air"],
        gaar=1,
        dragonfly={"chaos": 1},
        others={1: {"silver": ["bloodlust"]}},
        monster_dice=[5, 2, 3],
        hero_dice=[3, 3],
    )
    assert (game.prompt, game.asked, game.keys) == ("before-monster", 0, ["burn:air", "done", "pass-all"])

    game.play("burn:air")
    assert (game.prompt, game.asked) == ("play-before", 1)
    game.until("duel")

    assert (fight_of(game)["dice"], value_of(game), game.pouch()) == ([5], 5, [])
    game.play("pass").until("duel")
    assert fight_of(game)["dice"] == [2, 3]  # this round only


@pytest.mark.rule("EU-MAT-02")
def test_eu_mat_02_tiles_with_the_icon_before_the_roll() -> None:
    evading = {"tiles": {"evasion": {"uses": (a_use("mac", ("foot", -3, 0), exhausts=True),)}}}
    game = a_long_fight(figures=evading, tiles=["evasion", "brace"], gaar=1, monster_dice=[5, 5])
    assert game.keys == ["use:evasion", "done", "pass-all"]

    game.play("use:evasion")

    assert (game.prompt, value_of(game)) == ("duel", 7)


@pytest.mark.rule("EU-MAT-03")
def test_eu_mat_03_clovers_of_the_round_before_end_in_step_a() -> None:
    game = a_long_fight(
        gaar=1,
        tiles=["sanctuary"],
        dragonfly={"chaos": 1, **NO_HARM_DONE},
        others={1: {"silver": ["curse"]}},
        hero_dice=[4, 4, 4, 4],
        monster_dice=[1] * 4,
    )
    game.play("done").play("pass").play("pass").play("pass", "play-1:curse")  # step A, the duel, the Curse
    assert (fight_of(game)["round"], value_of(game)) == (1, 8 - 2)

    game.play("done")
    assert (game.prompt, fight_of(game)["roll_malus"], fight_of(game)["round"]) == ("before-monster", 2, 2)
    assert not game.table.zones[SILVER_DISCARD].cards
    game.play("done")

    assert (game.prompt, fight_of(game)["roll_malus"]) == ("duel", 0)
    assert [game.box.cards[card].key for card in game.table.zones[SILVER_DISCARD].cards] == ["curse"]
    assert value_of(game.play("pass")) == 8


@pytest.mark.rule("EU-MAT-04")
def test_eu_mat_04_as_many_plays_as_there_are_chaos_tokens() -> None:
    hands = {1: {"silver": ["bloodlust", "evil_eye"], "gold_cards": ["power_strike"]}}
    game = a_long_fight(gaar=1, dragonfly={"chaos": 2}, others=hands, monster_dice=[1, 1])
    assert game.keys == ["play-1:bloodlust", "play-1:evil_eye", "play-1:power_strike", "pass", "pass-all"]

    game.play("play-1:power_strike", "play-1:evil_eye")

    assert (fight_of(game)["chaos"], game.prompt) == (0, "duel")
    assert (game.silver(1), game.gold_cards(1)) == (["bloodlust"], [])


@pytest.mark.rule("EU-MAT-04")
def test_eu_mat_04_only_cards_with_a_before_roll_icon() -> None:
    hands = {1: {"silver": ["curse", "bloodlust"], "gold_cards": ["healing"]}}
    game = a_long_fight(gaar=1, dragonfly={"chaos": 1}, others=hands)

    assert game.keys == ["play-1:bloodlust", "pass", "pass-all"]


@pytest.mark.parametrize("dice, hope", [((6, 4), 1), ((5, 5), 1), ((6, 6), 1), ((5, 4), 0), ((3, 6), 0)])
@pytest.mark.rule("EU-MAT-05")
def test_eu_mat_05_a_roll_of_ten_or_more_gives_hope(dice: tuple[int, int], hope: int) -> None:
    game = a_long_fight(gaar=1, monster_dice=dice)

    assert (value_of(game), fight_of(game)["hope"]) == (sum(dice), hope)


@pytest.mark.parametrize(
    "powers, dice, value, hope",
    [
        (("air", "earth"), (6, 4), 1 + 4 + 2, 1),
        (("air", "earth"), (5, 5), 5 + 5 + 2, 1),
        (("air",), (2, 5), 2 + 2, 0),
        (("air",), (1, 3), 1 + 4, 0),
        (("earth",), (4, 4), 4 + 4 + 2, 0),
        (("fire", "water"), (6, 3), 9, 0),
    ],
)
@pytest.mark.rule("EU-MAT-06")
def test_eu_mat_06_hope_then_air_then_earth(
    powers: tuple[str, ...], dice: tuple[int, int], value: int, hope: int
) -> None:
    game = under(*powers, gaar=1, loads={"monster": dice})

    assert (value_of(game), fight_of(game)["hope"]) == (value, hope)


# -- the exchange ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MAT-07")
def test_eu_mat_07_the_exchange_ends_when_both_pass_in_a_row() -> None:
    game = a_long_fight(gaar=2, dragonfly={"gaar": 1}, monster_dice=[5, 3, 2], tiles=["brace"])
    assert (game.prompt, game.asked) == ("monster-duel", 1)

    asked = []
    for key in ("pass", "gaar:5", "pass", "pass"):
        asked.append(game.asked)
        game.play(key)

    assert (asked, game.prompt) == ([1, 0, 1, 0], "after-monster")


@pytest.mark.rule("EU-MAT-07")
def test_eu_mat_07_one_token_or_one_play_on_each_occasion() -> None:
    hands = {1: {"silver": ["evil_eye"]}}
    game = a_long_fight(gaar=2, dragonfly={"gaar": 2, "chaos": 1}, others=hands, monster_dice=[5, 3, 2, 4])
    game.play("pass")
    assert game.keys == ["gaar:3", "gaar:5", "play-1:evil_eye", "pass", "pass-all"]

    asked = []
    for key in ("gaar:3", "gaar:5", "play-1:evil_eye"):
        asked.append(game.asked)
        game.play(key)

    assert (asked, game.asked, game.prompt) == ([1, 0, 1], 0, "duel")


@pytest.mark.rule("EU-MAT-08")
def test_eu_mat_08_a_gaar_of_the_hero_takes_two_off() -> None:
    game = a_long_fight(gaar=2, monster_dice=[6, 2, 4])
    assert value_of(game) == 8

    game.play("gaar:6")

    assert (value_of(game), game.gaar) == (4 + 2 - 2, 1)


@pytest.mark.rule("EU-MAT-08")
def test_eu_mat_08_a_gaar_of_the_monster_adds_two_to_any_die() -> None:
    game = a_long_fight(gaar=1, dragonfly={"gaar": 1}, monster_dice=[6, 2, 5])
    assert game.keys == ["gaar:2", "gaar:6", "pass", "pass-all"]

    game.play("gaar:2")

    assert (value_of(game), fight_of(game)["gaar"]) == (6 + 5 + 2, 0)


@pytest.mark.rule("EU-MAT-09")
def test_eu_mat_09_a_card_kept_back_is_played_after_the_roll() -> None:
    hands = {1: {"silver": ["evil_eye", "bloodlust", "curse"]}}
    game = a_long_fight(gaar=1, dragonfly={"chaos": 1}, others=hands, monster_dice=[2, 2])
    game.play("pass")
    assert (game.prompt, game.keys) == ("monster-duel", ["play-1:evil_eye", "pass", "pass-all"])

    game.play("play-1:evil_eye")

    assert (fight_of(game)["chaos"], value_of(game)) == (0, 2 + 2 + 2)


@pytest.mark.rule("EU-MAT-09")
def test_eu_mat_09_the_hero_player_plays_no_cards() -> None:
    game = a_long_fight(
        gaar=1, silver=["evil_eye"], gold_cards=["healing"], dragonfly={"chaos": 1}, monster_dice=[1, 1]
    )

    assert (game.prompt, game.keys) == ("duel", ["gaar:1", "pass", "pass-all"])


@pytest.mark.rule("EU-MAT-10")
def test_eu_mat_10_after_both_have_passed_only_the_hero_goes_on() -> None:
    dodging = {"tiles": {"dodge": {"uses": (a_use("mc", ("foot", -2, 0), exhausts=True),)}}}
    hands = {1: {"silver": ["evil_eye"]}}
    bar = {"gaar": 1, "chaos": 1}
    game = a_long_fight(
        figures=dodging, tiles=["dodge", "brace"], gaar=1, dragonfly=bar, others=hands, monster_dice=[4, 4]
    )
    game.play("pass", "pass", "pass")
    assert (game.prompt, game.keys) == ("after-monster", ["use:dodge", "use:brace", "done", "pass-all"])

    game.play("use:dodge")

    assert (value_of(game), game.asked, game.keys) == (6, 0, ["use:brace", "done", "pass-all"])
    game.play("use:brace")  # nothing is left, nobody is asked: one Injury of the value 6 is fended off
    assert (monster_attacks(game), fight_of(game)["gaar"], fight_of(game)["chaos"]) == ([(6, 0)], 1, 1)


@pytest.mark.parametrize("number, value", [(-2, 7), (2, 11), (-5, 4)])
@pytest.mark.rule("EU-MAT-11")
def test_eu_mat_11_a_rabbits_foot_changes_the_value_of_the_monster(number: int, value: int) -> None:
    footed = {"tiles": {"dodge": {"uses": (a_use("mc", ("foot", number, 0), exhausts=True),)}}}
    game = a_long_fight(figures=footed, tiles=["dodge", "brace"], gaar=1, monster_dice=[5, 4]).play("pass")

    game.play("use:dodge")

    assert value_of(game) == value


@pytest.mark.rule("EU-MAT-12")
def test_eu_mat_12_the_range_says_how_many_injuries() -> None:
    game = a_long_fight(health=6, gaar=1, monster_dice=[5, 4])

    game.play("pass")

    assert (monster_attacks(game), game.health) == ([(9, 2)], 4)


@pytest.mark.rule("EU-MAT-12")
def test_eu_mat_12_injury_effects_of_cards_and_tiles_come_first() -> None:
    hands = {1: {"silver": ["bloodlust"]}}
    game = a_long_fight(
        health=6, gaar=1, tiles=["magic_barrier"], dragonfly={"chaos": 1}, others=hands, monster_dice=[5, 4]
    )

    game.play("play-1:bloodlust", "pass", "use:magic_barrier")

    assert (monster_attacks(game), game.health) == ([(9, 2 + 1 - 2)], 5)


@pytest.mark.rule("EU-MAT-13")
def test_eu_mat_13_who_passed_may_act_again_if_the_other_acted() -> None:
    game = a_long_fight(gaar=2, dragonfly={"gaar": 1}, monster_dice=[5, 3, 2, 6])

    game.play("pass", "gaar:5")
    assert (game.prompt, game.asked, game.offers("gaar:2")) == ("monster-duel", 1, True)
    game.play("gaar:2")

    assert (game.prompt, game.asked, value_of(game)) == ("duel", 0, 6 + 3 - 2 + 2)


@pytest.mark.rule("EU-MAT-14")
def test_eu_mat_14_values_rise_above_twelve() -> None:
    game = under("earth", gaar=1, dragonfly={"gaar": 1}, loads={"monster": [6, 6, 6]})

    game.play("gaar:6")
    assert value_of(game) == 6 + 6 + 2 + 2 == 16
    game.play("pass")

    assert monster_attacks(game) == [(16, 3)]


@pytest.mark.rule("EU-MAT-14")
def test_eu_mat_14_values_fall_below_two() -> None:
    game = a_long_fight(gaar=3, monster_dice=[1, 1, 1, 1])

    game.play("gaar:1", "gaar:1")

    assert value_of(game) == 1 + 1 - 2 - 2 == -2


@pytest.mark.rule("EU-MAT-15")
def test_eu_mat_15_a_single_die_is_not_turned_and_gives_no_hope() -> None:
    game = under("air", gaar=2, pouch=["essence-air"], loads={"monster": [6, 3]})

    game.play("burn:air")
    assert (value_of(game), fight_of(game)["hope"], game.keys) == (6, 0, ["gaar:6", "pass", "pass-all"])
    game.play("gaar:6")

    assert (fight_of(game)["dice"], value_of(game)) == ([3], 3 - 2)


@pytest.mark.rule("EU-MAT-16")
def test_eu_mat_16_one_die_is_always_rolled() -> None:
    game = a_long_fight(gaar=1, pouch=["essence-air", "essence-air"], tiles=["sanctuary"], monster_dice=[4, 4])

    game.play("burn:air")

    assert game.keys == ["use:sanctuary", "done", "pass-all"]  # a second one would do nothing
    game.play("done")
    assert (fight_of(game)["dice"], game.pouch()) == ([4], ["essence-air"])


@pytest.mark.parametrize("dice, injuries", [((1, 2), 0), ((2, 2), 1)])
@pytest.mark.rule("EU-MAT-17")
def test_eu_mat_17_below_all_ranges_nothing_happens(dice: tuple[int, int], injuries: int) -> None:
    game = a_long_fight(gaar=1, monster_dice=dice).play("pass")

    assert monster_attacks(game) == [(sum(dice), injuries)]


@pytest.mark.rule("EU-MAT-17")
def test_eu_mat_17_between_ranges_that_inflict_something_may_be_one_that_does_not() -> None:
    gap = ((4, 1), (6, 0), (9, 2))
    game = a_long_fight(gaar=1, dragonfly={"ranges": gap}, monster_dice=[4, 3]).play("pass")

    assert monster_attacks(game) == [(7, 0)]
