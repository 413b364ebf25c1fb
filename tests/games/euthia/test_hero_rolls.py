"""Hero Rolls outside Combat: dice, Air and Earth, and the player's own modifiers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import HARMLESS, LAIR, a_hex, a_long_fight, before_a_lair, value_of
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.effects.rolls import roll_dice


def rolled(*dice: int, around: tuple[str, str] = ("land", "land"), **given: Any) -> Sitting:
    """A Hero confronts a Water Elemental, perhaps between others, and is asked about the roll."""
    hexes = (a_hex("water"), a_hex(around[0]), a_hex(around[1]))
    given.setdefault("gaar", 1)  # so that the roll does not stand by itself
    return before_a_lair(hexes=hexes, at=f"{LAIR}-a", loads={"hero": dice}, **given).play("confront")


def value(game: Sitting) -> int:
    found: int = game.view["roll"]["value"]
    return found


@pytest.mark.parametrize("dice", [(2, 4), (1, 1), (6, 6)])
@pytest.mark.rule("EU-ROL-01")
def test_eu_rol_01_the_sum_of_two_dice(dice: tuple[int, int]) -> None:
    game = rolled(*dice)

    assert (game.prompt, value(game), game.view["roll"]["dice"]) == ("roll", sum(dice), list(dice))


@pytest.mark.rule("EU-ROL-02")
def test_eu_rol_02_dice_have_six_sides() -> None:
    game = a_table()
    faces: set[int] = set()

    for _ in range(100):
        roll_dice(game.table, 2, "hero")
        faces.update(game.table.dice)

    assert faces == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize("face, opposite", [(2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
@pytest.mark.rule("EU-ROL-02")
def test_eu_rol_02_opposite_faces_add_up_to_seven(face: int, opposite: int) -> None:
    game = rolled(1, face, around=("air", "land"))

    assert game.view["roll"]["dice"] == [1, opposite]


@pytest.mark.rule("EU-ROL-03")
def test_eu_rol_03_any_number_of_clovers() -> None:
    game = rolled(2, 4, tiles=["focus", "copper_ring"], gems=[("copper_ring", "emerald")])

    game.play("use:focus", "flip:emerald")

    assert (value(game), game.is_exhausted("focus")) == (6 + 2 + 1, True)
    assert game.keys == ["gaar:2", "gaar:4", "done"]


@pytest.mark.rule("EU-ROL-04")
def test_eu_rol_04_a_gaar_rolls_a_die_of_choice_again_and_adds_two() -> None:
    game = rolled(1, 5, 3, gaar=2)
    assert game.offers("gaar:1", "gaar:5")

    game.play("gaar:1")

    assert (value(game), game.view["roll"]["dice"], game.gaar) == (3 + 5 + 2, [3, 5], 1)
    assert game.prompt == "roll"  # the result is seen before deciding on another


@pytest.mark.parametrize(
    "around, dice, result",
    [
        (("air", "earth"), (6, 2), 1 + 2 + 2),
        (("air", "land"), (6, 2), 1 + 2),
        (("earth", "land"), (6, 2), 6 + 2 + 2),
        (("air", "land"), (4, 4), 8),
        (("earth", "earth"), (4, 4), 8 + 2),
        (("fire", "land"), (6, 2), 8),
    ],
)
@pytest.mark.rule("EU-ROL-05")
def test_eu_rol_05_air_then_earth(around: tuple[str, str], dice: tuple[int, int], result: int) -> None:
    assert value(rolled(*dice, around=around)) == result


@pytest.mark.rule("EU-ROL-06")
def test_eu_rol_06_the_worked_roll() -> None:
    game = rolled(2, 4, 2, around=("air", "earth"), tiles=["focus"], gaar=2)
    values = [value(game)]

    for key in ("gaar:2", "use:focus"):
        game.play(key)
        values.append(value(game))
    game.play("done")

    assert values == [2 + 3 + 2, 9, 11]
    assert game.happened("confronted") == [{"seat": 0, "element": "water", "value": 11}]


@pytest.mark.rule("EU-ROL-06")
def test_eu_rol_06_own_modifiers_in_any_order() -> None:
    game = rolled(2, 4, 2, around=("air", "earth"), tiles=["focus"], gaar=2)

    game.play("use:focus", "gaar:2")

    assert value(game) == 11


@pytest.mark.rule("EU-ROL-07")
def test_eu_rol_07_the_re_roll_is_compulsory() -> None:
    game = rolled(6, 6, 1, gaar=2)

    game.play("gaar:6")

    assert value(game) == 6 + 1 + 2 == 9


@pytest.mark.rule("EU-ROL-07")
def test_eu_rol_07_any_number_one_at_a_time_on_the_same_or_another_die() -> None:
    game = rolled(1, 5, 2, 3, 6, gaar=4)

    game.play("gaar:1", "gaar:2", "gaar:5")

    assert (game.view["roll"]["dice"], value(game), game.gaar) == ([3, 6], 3 + 6 + 2 + 2 + 2, 1)


@pytest.mark.rule("EU-ROL-08")
def test_eu_rol_08_air_acts_once() -> None:
    game = rolled(5, 3, 6, around=("air", "land"), gaar=2)
    assert (game.view["roll"]["dice"], value(game)) == ([2, 3], 5)

    game.play("gaar:2")

    assert value(game) == 6 + 3 + 2 == 11


@pytest.mark.rule("EU-ROL-09")
def test_eu_rol_09_a_clover_without_an_icon_works_on_every_own_roll() -> None:
    fight = a_long_fight(
        gaar=1,
        tiles=["copper_ring"],
        gems=[("copper_ring", "emerald")],
        dragonfly={"ranges": HARMLESS},
        monster_dice=[1, 1],
        hero_dice=[4, 4],
    ).play("pass")

    fight.play("flip:emerald")

    assert value_of(fight) == 9
    assert rolled(4, 4, tiles=["copper_ring"], gems=[("copper_ring", "emerald")]).offers("flip:emerald")


@pytest.mark.rule("EU-ROL-09")
def test_eu_rol_09_a_clover_with_an_icon_works_in_its_window_only() -> None:
    game = rolled(4, 4, tiles=["battle_cry"], sacks=["scroll_of_might"])

    assert game.keys == ["gaar:4", "done"]


@pytest.mark.parametrize(
    "given, key, more",
    [
        ({"tiles": ["focus"]}, "use:focus", 2),
        ({"tiles": ["blessing"]}, "use:blessing", 1),
        ({"tiles": ["lucky_charm"]}, "use:lucky_charm", 1),
        ({"tiles": ["amulet_of_focus"]}, "use:amulet_of_focus", 2),
        ({"tiles": ["clover_brooch"]}, "use:clover_brooch", 1),
        ({"tiles": ["crown_of_leradin"]}, "use:crown_of_leradin", 3),
        ({"tiles": ["dragon_helmet"]}, "use:dragon_helmet", 1),
        ({"sacks": ["scroll_of_fortune"]}, "use:scroll_of_fortune", 3),
        ({"pouch": ["essence-earth"]}, "burn:earth", 3),
        ({"tiles": ["copper_ring"], "gems": [("copper_ring", "emerald")]}, "flip:emerald", 1),
        ({"tiles": ["copper_ring"], "gems": [("copper_ring", "diamond")]}, "flip-other:diamond", 2),
    ],
)
@pytest.mark.rule("EU-ROL-03", "EU-ROL-09")
def test_eu_rol_03_everything_with_a_clover_for_any_roll(given: dict[str, Any], key: str, more: int) -> None:
    game = rolled(2, 4, **given)

    game.play(key)

    assert value(game) == 6 + more
    assert not game.offers(key)  # once only
    assert game.sacks() == game.pouch() == []


@pytest.mark.rule("EU-ROL-10")
def test_eu_rol_10_done_fixes_the_value_and_keeps_the_rest() -> None:
    game = rolled(4, 5, gaar=2, tiles=["focus"])

    game.play("done")

    assert (game.happened("confronted")[0]["value"], game.gaar) == (9, 2)
    assert (game.is_exhausted("focus"), game.view["roll"], game.prompt) == (False, None, "turn")


@pytest.mark.rule("EU-ROL-10")
def test_eu_rol_10_nobody_else_changes_the_roll() -> None:
    others = {1: {"gaar": 4, "silver": ["curse", "evil_eye"], "gold_cards": ["soul_control"]}}
    game = rolled(1, 1, gaar=4, others=others)

    asked = [game.asked]
    for _ in range(3):
        game.play(game.keys[0])
        asked.append(game.asked)

    assert asked == [0, 0, 0, 0]
    assert value(game) > 6


@pytest.mark.rule("EU-ROL-10")
def test_eu_rol_10_the_value_is_not_limited() -> None:
    game = rolled(6, 6, 6, 6, 6, around=("earth", "land"), gaar=4, tiles=["focus"])

    game.play("gaar:6", "gaar:6", "gaar:6", "use:focus")

    assert value(game) == 6 + 6 + 2 + 2 * 3 + 2


@pytest.mark.rule("EU-ROL-11")
@pytest.mark.rule("EU-TIM-03")
def test_eu_rol_11_gaar_from_an_elixir_can_be_spent_on_the_same_roll() -> None:
    game = rolled(1, 5, 4, gaar=0, sacks=["elixir_of_gaar"])
    assert (game.prompt, game.keys) == ("roll", ["use:elixir_of_gaar", "done"])

    game.play("use:elixir_of_gaar", "gaar:1")

    assert (value(game), game.gaar, game.hero()["sacks"]) == (4 + 5 + 2, 2, [])


@pytest.mark.rule("EU-ROL-11")
def test_eu_rol_11_healing_before_the_effect() -> None:
    hexes = (a_hex("fire"), a_hex(), a_hex())
    given: dict[str, Any] = {"gaar": 0, "health": 3, "tiles": ["silver_ring"], "gems": [("silver_ring", "opal")]}
    game = before_a_lair(
        hexes=hexes, at=f"{LAIR}-a", loads={"hero": (1, 1)}, sacks=["healing_potion", "essence-water"], **given
    ).play("confront")
    assert game.offers("drink:healing_potion", "flip:opal", "burn:water")
    before = value(game)

    game.play("flip:opal", "drink:healing_potion")

    assert (value(game), game.health) == (before, min(game.hero()["max_health"], 3 + 1 + 3))


@pytest.mark.rule("EU-ROL-11")
def test_eu_rol_11_with_nothing_to_heal_healing_is_not_offered() -> None:
    game = rolled(1, 5, gaar=1, sacks=["healing_potion"])

    assert game.keys == ["gaar:1", "gaar:5", "done"]
