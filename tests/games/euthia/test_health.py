"""Injuries, healing, and what Equipment does to Health."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.effects.health import heal, injure

PARTS: dict[str, Any] = {
    "leather_helmet": {"health": 1, "sack": 0},
    "leather_greaves": {"health": 1, "sack": 0, "gems": 1},
    "mail_gauntlets": {"health": 2, "sack": 0},
    "mail_greaves": {"health": 2, "sack": 0},
    "plate_greaves": {"health": 3, "sack": 0},
}
FIGURES: dict[str, Any] = {"tiles": PARTS, "heroes": {"maeldur": {"health": 6}}}


def maeldur(**given: Any) -> Sitting:
    """Maeldur with the Equipment of the book's examples."""
    return a_table(figures=FIGURES, **given)


def health(game: Sitting) -> tuple[int, int]:
    return (game.hero()["health"], game.hero()["max_health"])


@pytest.mark.rule("EU-HLT-01")
def test_eu_hlt_01_each_injury_takes_one_health() -> None:
    game = maeldur(health=5)

    injure(game.table, 0, 3)

    assert health(game) == (2, 6)


@pytest.mark.rule("EU-HLT-01")
def test_eu_hlt_01_more_injuries_than_health_kill_once() -> None:
    game = maeldur(health=3, reputation=5, at="i_c1-a")

    injure(game.table, 0, 5)

    assert len(game.happened("died")) == 1
    assert len(game.happened("resurrected")) == 1
    assert health(game) == (6, 6)
    assert game.reputation == 3


@pytest.mark.rule("EU-HLT-02")
def test_eu_hlt_02_healing_stops_at_maximum_health() -> None:
    game = maeldur(health=5, gold=1)

    game.play("church-heal")

    assert health(game) == (6, 6)
    assert game.happened("healed") == [{"seat": 0, "number": 1}]


@pytest.mark.rule("EU-HLT-02")
def test_eu_hlt_02_healing_raises_health_by_its_amount() -> None:
    game = maeldur(health=2)

    heal(game.table, 0, 3)

    assert health(game) == (5, 6)


@pytest.mark.rule("EU-HLT-03")
def test_eu_hlt_03_maximum_health_of_eleven() -> None:
    worn = ["leather_helmet", "leather_greaves", "mail_gauntlets"]
    game = maeldur(tiles=worn, gems=[("leather_greaves", "ruby")])

    assert health(game) == (11, 11)


@pytest.mark.rule("EU-HLT-03")
def test_eu_hlt_03_exhausted_tiles_and_flipped_rubies_count_all_the_same() -> None:
    worn = ["leather_helmet", "leather_greaves", "mail_gauntlets"]
    game = maeldur(tiles=worn, gems=[("leather_greaves", "ruby")], exhausted=worn)
    game.table.set_gems = tuple((copy, gem, 0) for copy, gem, _ in game.table.set_gems)

    assert game.hero()["max_health"] == 11


@pytest.mark.rule("EU-HLT-03")
@pytest.mark.parametrize("hero, tile", [("dral", "thick_hide"), ("skoldur", "stoneblood")])
def test_eu_hlt_03_abilities_with_health_count_while_they_are_trained(hero: str, tile: str) -> None:
    game = a_table(
        heroes=[hero, "ael"],
        at="i_f1-a",
        map={"i_f1": None},
        traded={"i_f1-a": 0},
        gold=9,
        health=4,
        supply=[tile],
        unlocked=[3],
        figures={"heroes": {hero: {"health": 8}}},
    )

    game.play("trade", "train-menu", f"train:{tile}").until("train")
    assert health(game) == (7, 11)
    game.play(f"untrain:{tile}")

    assert health(game) == (4, 8)


@pytest.mark.rule("EU-HLT-04")
def test_eu_hlt_04_unequipping_lowers_both_values_at_once() -> None:
    game = maeldur(tiles=["mail_greaves"], health=5)
    assert health(game) == (5, 8)

    game.play("arrange", "take-off:mail_greaves")

    assert health(game) == (3, 6)


@pytest.mark.rule("EU-HLT-04")
def test_eu_hlt_04_equipping_raises_both_values() -> None:
    game = maeldur(sacks=["mail_gauntlets"], health=3)

    game.play("arrange", "place:mail_gauntlets", "to-slot:10")

    assert health(game) == (5, 8)


@pytest.mark.rule("EU-HLT-05")
def test_eu_hlt_05_what_keeps_the_hero_alive_stays_on() -> None:
    game = maeldur(tiles=["mail_greaves"], health=2)

    game.play("arrange")

    assert game.refuses("take-off:mail_greaves")
    assert maeldur(tiles=["mail_greaves"], health=3).play("arrange").offers("take-off:mail_greaves")


@pytest.mark.rule("EU-HLT-05")
def test_eu_hlt_05_it_may_be_exchanged_for_something_better() -> None:
    game = maeldur(tiles=["mail_greaves"], sacks=["plate_greaves"], health=2)

    game.play("arrange", "place:plate_greaves", "to-slot:15", "to-sack")

    assert health(game) == (3, 9)
    assert game.sacks() == ["mail_greaves"]


@pytest.mark.rule("EU-HLT-05")
def test_eu_hlt_05_it_may_not_be_exchanged_for_something_worse() -> None:
    game = maeldur(tiles=["plate_greaves"], sacks=["leather_greaves"], health=2)

    assert game.play("arrange").refuses("place:leather_greaves")


@pytest.mark.rule("EU-HLT-05")
def test_eu_hlt_05_nor_sold_or_dropped() -> None:
    given: dict[str, Any] = {"at": "i_f1-a", "map": {"i_f1": None}, "traded": {"i_f1-a": 0}}
    full = ["iron_ore", "fish", "mushrooms"]
    game = maeldur(tiles=["mail_greaves"], health=2, sacks=full, **given)

    assert game.play("trade").refuses("sell:mail_greaves")
    assert game.play("drop-menu").refuses("drop:mail_greaves")


@pytest.mark.parametrize("doing, sacks", [("arrange", 0), ("drop-menu", 3)])
@pytest.mark.rule("EU-HLT-05")
def test_eu_hlt_05_of_two_equal_rings_the_one_with_the_ruby_stays(doing: str, sacks: int) -> None:
    rings: dict[str, Any] = {"tiles": ["copper_ring"] * 2, "gems": [("copper_ring", "ruby")]}
    game = maeldur(**rings, health=1, sacks=["healing_potion"] * sacks)

    game.play(doing, "take-off:copper_ring" if doing == "arrange" else "drop:copper_ring")

    assert game.health == 1
    assert len(game.table.set_gems) == 1
    assert game.problems() == []


@pytest.mark.rule("EU-HLT-06")
def test_eu_hlt_06_taking_something_off_is_no_injury() -> None:
    game = maeldur(tiles=["mail_greaves"], health=3, reputation=5)

    game.play("arrange", "take-off:mail_greaves")

    assert health(game) == (1, 6)
    assert game.happened("injured") == []
    assert game.happened("died") == []
    assert game.reputation == 5


@pytest.mark.rule("EU-HLT-07")
def test_eu_hlt_07_a_ruby_set_into_worn_equipment_raises_both_values() -> None:
    game = maeldur(tiles=["leather_greaves"], pouch=["gem-ruby"], health=4)
    assert health(game) == (4, 7)

    game.play("arrange", "place:gem-ruby", "set-into:leather_greaves")

    assert health(game) == (5, 8)


@pytest.mark.rule("EU-HLT-07")
def test_eu_hlt_07_in_a_sack_it_counts_only_when_the_item_is_equipped() -> None:
    game = maeldur(sacks=["leather_greaves"], pouch=["gem-ruby"], health=4, unlocked=[14])

    game.play("arrange", "place:gem-ruby", "set-into:leather_greaves")
    assert health(game) == (4, 6)
    game.play("place:leather_greaves", "to-slot:15")

    assert health(game) == (6, 8)


@pytest.mark.rule("EU-HLT-07")
def test_eu_hlt_07_a_ruby_is_never_flipped() -> None:
    game = maeldur(tiles=["leather_greaves"], gems=[("leather_greaves", "ruby")], health=4)

    assert not game.uses
