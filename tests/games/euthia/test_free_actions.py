"""Free Actions: which there are, and the Church."""

from __future__ import annotations

import pytest
from tests.games.euthia.open_quest import at_quest
from tests.games.euthia.setting import a_table

TREASURE = "i_o2-a"  # without a Monster


@pytest.mark.rule("EU-FRE-01")
def test_eu_fre_01_treasure_is_found_without_any_token() -> None:
    game = a_table(at=TREASURE, map={"i_o2": None}, tokens=[])

    assert game.offers("treasure")


@pytest.mark.rule("EU-FRE-01")
def test_eu_fre_01_elementals_quests_and_the_church_need_no_token_either() -> None:
    assert a_table(at="i_o3-a", map={"i_o3": None}, tokens=[]).offers("confront")
    assert a_table(tokens=[], gold=1).offers("church-potion")
    assert at_quest("hunter_7", tokens=[], gaar=4).offers("quest:hunter_7")


@pytest.mark.rule("EU-FRE-01")
def test_eu_fre_01_none_interrupts_an_action() -> None:
    game = a_table(at="i_f1-a", map={"i_f1": None}, traded={"i_f1-a": 0}, gold=5)

    game.play("trade")

    assert not {"treasure", "confront", "church-heal", "portal-menu"} & set(game.keys)
    assert not game.ways
    assert not [key for key in game.keys if key.startswith("quest:")]


@pytest.mark.rule("EU-FRE-02")
def test_eu_fre_02_a_gold_heals_six_or_buys_a_healing_potion() -> None:
    game = a_table(health=2, gold=3, figures={"heroes": {"maeldur": {"health": 8}}})

    game.play("church-heal", "church-potion", "to-sack", "church-potion", "to-sack")

    assert (game.health, game.gold) == (8, 0)
    assert game.sacks() == ["healing_potion", "healing_potion"]
    assert not game.offers("church-potion")


@pytest.mark.rule("EU-FRE-02")
def test_eu_fre_02_only_on_the_centre_of_the_church() -> None:
    game = a_table(at="i_c1-a", health=2, gold=3)

    assert game.refuses("church-heal")
    assert game.refuses("church-potion")


@pytest.mark.rule("EU-FRE-02")
def test_eu_fre_02_it_heals_no_more_than_six() -> None:
    game = a_table(health=1, gold=3, figures={"heroes": {"maeldur": {"health": 9}}})

    game.play("church-heal")

    assert (game.health, game.gold) == (7, 2)


@pytest.mark.rule("EU-FRE-03")
def test_eu_fre_03_the_church_does_not_trade() -> None:
    game = a_table(gold=20, reputation=50, sacks=["iron_ore"], supply=["focus"])

    assert game.refuses("trade")
    assert not game.sales
    assert not {"unveil", "train-menu", "unlock-menu", "change-offer"} & set(game.keys)


@pytest.mark.rule("EU-FRE-04")
def test_eu_fre_04_a_treasure_can_be_found_in_a_later_turn() -> None:
    game = a_table(at=TREASURE, map={"i_o2": None})
    game.play("end", "keep-none")

    game.until_asked(0, "turn")

    assert game.table.round == 2
    assert game.offers("treasure")


@pytest.mark.rule("EU-FRE-04")
def test_eu_fre_04_also_in_the_middle_of_the_turn() -> None:
    game = a_table(at=TREASURE, map={"i_o2": None}, loads={"treasures": ["coin_pouch"]})

    game.play("moves:mining", "treasure")

    assert game.gold == 3
    assert game.hero()["tokens"] == ["trade", "combat"]


@pytest.mark.rule("EU-FRE-04")
def test_eu_fre_04_an_elemental_can_be_confronted_in_a_later_turn() -> None:
    game = a_table(at="i_o3-a", map={"i_o3": None})

    game.play("end", "keep-none").until_asked(0, "turn")

    assert game.offers("confront")
