"""Essences: where they lie, what they are spent on, and what they do."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.open_quest import at_quest
from tests.games.euthia.setting import Sitting, a_table
from tests.games.euthia.won import into_combat

from muster.games.euthia.content.pieces import ELEMENTS, GainEffect
from muster.games.euthia.effects.gaining import gain
from muster.games.euthia.scoring import possessions

MARKET = "i_f1-a"
AIR, WATER = 0, 2


def gaining(game: Sitting, *effects: GainEffect) -> Sitting:
    gain(game.table, 0, effects)
    return game.run("settle", 0)


def at_market(**given: Any) -> Sitting:
    return a_table(at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, offers={"merchants": []}, **given)


# -- where they come from and lie --------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ESS-01")
def test_eu_ess_01_with_full_gem_slots_an_essence_lies_in_a_sack() -> None:
    game = a_table(pouch=["gem-opal"] * 4)

    gaining(game, ("essence", 1, WATER))

    assert game.sacks() == ["essence-water"]


@pytest.mark.rule("EU-ESS-01")
@pytest.mark.parametrize("element", ELEMENTS)
def test_eu_ess_01_each_of_the_four_goes_to_a_free_gem_slot(element: str) -> None:
    game = a_table(tiles=["copper_ring"])  # Gem slots in Equipment are not for Essences

    gaining(game, ("essence", 1, ELEMENTS.index(element)))

    assert game.pouch() == [f"essence-{element}"]


@pytest.mark.rule("EU-ESS-01")
@pytest.mark.parametrize("element", ELEMENTS)
def test_eu_ess_01_dragonslayers_sell_them_in_flasks(element: str) -> None:
    hexes = {"iii_f1-a": 0, "iii_f1-b": 0, "iii_f1-c": 0}
    flask = f"flask_of_{element}"
    game = a_table(at="iii_f1-centre", map={"iii_f1": None}, traded=hexes, gold=9, offers={"dragonslayers": [flask]})

    game.play("trade", f"buy:{flask}")

    assert game.pouch() == [f"essence-{element}"]
    assert game.sacks() == []
    assert [game.box.tile(copy).key for copy in game.table.discards[3]] == [flask]


# -- uses --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ESS-02")
@pytest.mark.parametrize("place", ["pouch", "sacks"])
def test_eu_ess_02_from_slot_or_sack_alike_it_is_sold_spent_and_discarded(place: str) -> None:
    given: dict[str, Any] = {place: ["essence-fire"]}

    assert at_market(**given).play("trade").offers("sell:essence-fire")
    assert at_market(**given).play("trade", "unlock-menu").offers("unlock:5")
    assert at_quest("weaponsmith_5", **given).offers("quest:weaponsmith_5")
    assert into_combat(**given).until("before-hero").offers("burn:fire")


@pytest.mark.rule("EU-ESS-02")
def test_eu_ess_02_an_essence_that_was_discarded_pays_for_nothing_else() -> None:
    game = into_combat(MARKET, pouch=["essence-fire"], hero_dice=(6, 6), gold=1)
    game.until("before-hero").play("burn:fire")
    assert game.pouch() == []

    game.until("trophy").play("no-trophy")

    assert game.play("trade").refuses("unlock-menu")


# -- effects -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ESS-03")
def test_eu_ess_03_air_leaves_the_monster_one_die() -> None:
    game = into_combat(
        pouch=["essence-air"], monster={"ranges": ((5, 1), (6, 2)), "health": 1}, monster_dice=(5, 6), hero_dice=(6, 6)
    )

    game.until("before-monster").play("burn:air")
    game.until("trophy")

    assert game.happened("monster-rolled")[0]["faces"] == [5]
    assert game.happened("attack-value")[0]["value"] == 5
    assert game.health == 5


@pytest.mark.rule("EU-ESS-03")
def test_eu_ess_03_any_number_of_fire_essences_strengthen_the_attack() -> None:
    game = into_combat(
        pouch=["essence-fire", "essence-fire"],
        monster={"health": 9},
        hero_dice=(3, 3),
        figures={"tiles": {"staff_of_fire": {"ranges": ((5, 1),)}}},
    )

    game.until("before-hero").play("burn:fire", "burn:fire")

    assert game.happened("hero-attacks")[0]["damage"] == 1 + 2 + 2


@pytest.mark.rule("EU-ESS-03")
def test_eu_ess_03_water_heals_in_a_healing_phase_and_outside_combat() -> None:
    outside = a_table(pouch=["essence-water"], health=1).play("burn:water")
    assert (outside.health, outside.pouch()) == (5, [])

    inside = into_combat(pouch=["essence-water"], health=1).until("healing")
    inside.play("burn:water")

    assert inside.health == 5


@pytest.mark.rule("EU-ESS-03")
def test_eu_ess_03_earth_helps_a_hero_roll() -> None:
    game = a_table(at="i_o3-a", map={"i_o3": None}, pouch=["essence-earth"], loads={"hero": [4, 4]})

    game.play("confront", "burn:earth")

    assert game.happened("confronted")[0]["value"] == 4 + 4 + 3


@pytest.mark.rule("EU-ESS-03")
def test_eu_ess_03_at_full_health_water_is_kept() -> None:
    assert not a_table(pouch=["essence-water"]).uses


# -- on Abilities ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ESS-04")
def test_eu_ess_04_an_essence_is_placed_on_an_ability_and_stays() -> None:
    game = a_table(heroes=["taesiri", "ael"], tiles=["slumber"], pouch=["essence-air"])

    game.play("arrange", "place:essence-air", "set-into:slumber")

    assert game.pouch() == []
    assert game.table.set_essences == ((game.copy("slumber"), AIR),)
    assert not game.offers("place:essence-air")


@pytest.mark.rule("EU-ESS-04")
def test_eu_ess_04_there_it_is_neither_sold_nor_spent_nor_scored() -> None:
    given: dict[str, Any] = {
        "heroes": ["taesiri", "ael"],
        "tiles": ["slumber"],
        "essences": [("slumber", "air")],
        "bare": True,
        "unlocked": [],
    }
    market = at_market(**given, gold=1)
    assert not market.play("trade").sales
    assert not at_quest("druid_1", **given).offers("quest:druid_1")
    with_it, without = a_table(**given), a_table(**{**given, "essences": []})

    assert possessions(with_it.table, 0) == possessions(without.table, 0)


@pytest.mark.rule("EU-ESS-04")
def test_eu_ess_04_it_goes_to_the_supply_when_the_ability_leaves_the_board() -> None:
    game = at_market(heroes=["taesiri", "ael"], tiles=["slumber"], essences=[("slumber", "air")])

    game.play("trade", "train-menu", "untrain:slumber")

    assert game.table.set_essences == ()
    assert (game.pouch(), game.sacks()) == ([], [])


@pytest.mark.rule("EU-ESS-04")
@pytest.mark.parametrize("tile, number", [("slumber", 4), ("elemental_fury", 3), ("frozen_heart", 3)])
def test_eu_ess_04_a_tile_holds_so_many(tile: str, number: int) -> None:
    game = a_table(heroes=["taesiri", "ael"], tiles=[tile], pouch=["essence-air"] * 5)
    game.play("arrange")

    for _ in range(number):
        game.play("place:essence-air", f"set-into:{tile}")

    assert len(game.table.set_essences) == number
    game.play("place:essence-air")
    assert not game.offers(f"set-into:{tile}")


@pytest.mark.rule("EU-ESS-04")
def test_eu_ess_04_not_in_combat() -> None:
    game = into_combat(heroes=["taesiri", "ael"], tiles=["slumber"], pouch=["essence-air"])
    assert game.prompt == "before-combat"

    game.play("done").until("before-monster")

    assert not [key for key in game.keys if key.startswith(("place", "set-into", "arrange"))]
