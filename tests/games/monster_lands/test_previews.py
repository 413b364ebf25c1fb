"""What an option costs and brings stands beside it, in few words."""

from __future__ import annotations

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table
from tests.games.monster_lands.test_missions import a_contract, goods

from muster.kernel.text import LANGUAGES

LODGE = ["plus_8", "strength_1", "magic_1", "plus_4"]


def said(game: Sitting, key: str, lang: str = "en") -> str:
    """What an option shows beside its words."""
    option = next(option for option in game.match.decision.options if option.key == key)
    preview = option.preview()
    return "" if preview is None else preview.text(lang)


def test_a_newcomer_brings_reputation_and_dice() -> None:
    game = a_table(dice="1 strength", gold=20, glory=20, tavern=["geas", "dolfus", "torko", "naiala"])
    game.play("visit:tavern")

    assert said(game, "hire:dolfus") == "7 gold; reputation 5, 1 strength die and 1 magic die"
    assert said(game, "hire:novice_1") == "3 gold"
    assert said(game, "beer") == "2 gold"


def test_equipment_and_traps_say_what_they_do() -> None:
    game = a_table(dice="2 strength", gold=20, lodge=LODGE)
    game.play("visit:lodge")
    assert said(game, "buy:plus_8") == "7 gold; +8 against a monster"
    game.play("buy:plus_8")
    assert said(game, "done") == "total: 7 gold"

    game = a_table(dice="2 strength", gold=20, bazaar=["noxx", "mortis", "slham"])
    game.play("visit:bazaar")
    assert said(game, "equip:noxx") == "5 gold; cancels 1 hit"


def test_a_discount_says_its_amount() -> None:
    game = a_table(members=["wishor"], dice="2 strength", gold=20, lodge=LODGE)
    game.play("visit:lodge")
    assert [said(game, "discount:wishor", lang) for lang in LANGUAGES] == [
        "4 gold off",
        "4 de oro menos",
        "4 pièces d’or de moins",
    ]


def test_a_path_says_its_dice_and_its_gain() -> None:
    game = a_table(dice="3 strength 3 magic", benefits=True)
    game.play("outside:left")
    shown = [said(game, key) for key in game.keys if key.startswith("path:")]
    assert all(" die" in each or " dice" in each for each in shown)
    assert any("→" in each for each in shown)

    assert said(a_table(dice="2 strength", entrance="krinx").play("outside:entrance"), "path:2") == (
        "1 defense talent and 5 gold"
    )


def test_a_contract_says_its_price_and_its_reward() -> None:
    walkers = {"contract-2": {"member": "drapis", "dice": "1 strength"}}
    game = a_contract(walkers, resource=goods(potions=1), right=goods(gold=4), potions=1)
    assert [said(game, "fulfil", lang) for lang in LANGUAGES] == [
        "1 potion → 4 gold",
        "1 poción → 4 de oro",
        "1 potion → 4 pièces d’or",
    ]


def test_loot_says_what_it_is_good_for() -> None:
    game = a_table(loot=["gold_12", "trophies"], dice="2 strength")
    game.play("loot")
    assert said(game, "use:gold_12") == "12 gold"
    assert said(game, "use:trophies", "fr").endswith("points de trophée")


@pytest.mark.parametrize("wounded, shown", [([], "Naiala is wounded"), (["naiala"], "Naiala dies")])
def test_hits_say_whether_they_kill(wounded: list[str], shown: str) -> None:
    figures = {"monsters": {"snagus": {"attack": 0}}}
    game = a_battle({"left-1": {"member": "naiala", "defense": 1}}, monster="snagus", wounded=wounded, figures=figures)
    assert said(game, "take") == shown
