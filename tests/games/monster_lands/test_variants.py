"""The Queen's Grant and More Monster Action."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.monster_lands.setting import Sitting, a_battle, a_table

from muster.games.monster_lands.state import MONSTER_DECK

GRANT = {"queens_grant": True}
MORE = {"more_monsters": True}
WINDOW = {1: {"loot": ["gold_10"], "gold": 0}}  # seat 1 may sell loot before wages: a question at the end of a round


def granted(**given: Any) -> Sitting:
    """The Dice Pool Preparation of round 2 with the Queen's Grant; seat 0 holds the tile."""
    return a_table(**{"members": ["drapis"], "options": GRANT, "round": 2, "start": "prepare", **given})


# -- the Queen's Grant -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-QGR-01")
def test_ml_qgr_01_a_die_and_two_gold() -> None:
    game = granted(gold=7)
    strength, magic, faces = granted(gold=7).play("pass", "pass").pool

    game.play("into:magic", "goods:gold")

    assert (game.pool, game.gold, game.prompt) == ((strength, magic + 1, faces), 9, "turn")


@pytest.mark.rule("ML-QGR-01")
def test_ml_qgr_01_any_colour_and_any_of_the_goods_or_nothing() -> None:
    game = granted()

    assert game.keys == ["into:strength", "into:magic", "into:persuasion", "pass"]
    game.play("pass")
    assert game.keys == ["goods:potion", "goods:venom", "goods:defense", "goods:gold", "pass"]
    before = game.clan
    assert {**game.play("pass").clan, "dice": None} == {**before, "dice": None}


@pytest.mark.rule("ML-QGR-01")
@pytest.mark.parametrize("goods, store", [("potion", "potions"), ("venom", "venoms"), ("defense", "defense")])
def test_ml_qgr_01_one_token(goods: str, store: str) -> None:
    game = granted()

    game.play("pass", f"goods:{goods}")

    assert game.clan[store] == 1


@pytest.mark.rule("ML-QGR-01")
def test_ml_qgr_01_only_for_the_holder_of_the_tile() -> None:
    game = granted(seats=3, first=2)

    asked = [game.asked, game.play("pass").asked]

    assert (asked, game.play("pass").prompt) == ([2, 2], "turn")


@pytest.mark.rule("ML-QGR-01")
def test_ml_qgr_01_only_with_the_variant() -> None:
    assert granted(options={}).prompt == "turn"


@pytest.mark.rule("ML-QGR-02")
def test_ml_qgr_02_the_grant_starts_in_round_two() -> None:
    assert granted(round=1).prompt == "turn"


@pytest.mark.rule("ML-QGR-01", "ML-QGR-02")
def test_ml_qgr_02_it_goes_on_in_later_rounds() -> None:
    assert granted(round=6).prompt == "grant-die"


@pytest.mark.rule("ML-QGR-02")
def test_ml_qgr_02_it_belongs_to_whoever_holds_the_tile_then() -> None:
    """Seat 1 gets the tile at the end of round 1, with less reputation."""
    game = granted(members=["wondou"], others={1: {"members": ["nimra"]}}, round=1, start="clean_up")

    assert (game.table.round, game.prompt, game.asked) == (2, "grant-die", 1)


@pytest.mark.rule("ML-QGR-02")
def test_ml_qgr_02_the_die_lasts_this_round_only() -> None:
    game = granted(others={1: {"members": ["wondou"]}})
    usual = granted().play("pass", "pass").pool
    assert game.play("into:strength", "pass").pool != usual

    game.to_round(3).play("pass", "pass")  # the grant of round 3

    assert (game.table.round, game.asked, game.pool) == (3, 0, usual)


@pytest.mark.rule("ML-QGR-02")
def test_ml_qgr_02_a_persuasion_die_is_rolled() -> None:
    game = granted(others={1: {"members": ["nimra"]}}, loads={"persuasion": [4]})

    game.play("into:persuasion")

    assert game.pool[2] == (4,)


@pytest.mark.rule("ML-QGR-02")
@pytest.mark.parametrize("goods, kept", [("potion", (3, 0, 1)), ("venom", (3, 1, 1)), ("defense", (3, 0, 2))])
def test_ml_qgr_02_tokens_obey_the_limits(goods: str, kept: tuple[int, int, int]) -> None:
    game = granted(potions=3, defense=1)

    game.play("pass", f"goods:{goods}")

    assert (game.clan["potions"], game.clan["venoms"], game.clan["defense"]) == kept
    assert bool(game.happened("goods-over")) == (goods == "potion")


# -- More Monster Action -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ML-MMA-01")
@pytest.mark.parametrize("round, comes", [(1, False), (2, True), (3, False), (4, True), (5, False), (6, True)])
def test_ml_mma_01_a_monster_in_every_second_round(round: int, comes: bool) -> None:
    game = a_table(options=MORE, round=round, loads={"monsters": ["gator"]}, start="prepare")

    assert game.monster("entrance") == ("gator" if comes else None)
    assert game.in_panic() == []


@pytest.mark.rule("ML-MMA-01")
def test_ml_mma_01_not_where_one_stands_already() -> None:
    game = a_table(options=MORE, round=4, entrance="krinx", loads={"monsters": ["gator"]}, start="prepare")

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == ("krinx", [])


@pytest.mark.rule("ML-MMA-01")
def test_ml_mma_01_only_with_the_variant() -> None:
    assert a_table(round=4, start="prepare").monster("entrance") is None


@pytest.mark.rule("ML-MMA-01")
def test_ml_mma_01_no_panic_if_it_is_beaten() -> None:
    game = a_battle(
        {"entrance-1": {"member": "drapis", "dice": "1 strength"}},
        options=MORE,
        round=2,
        entrance="krinx",
        figures={"monsters": {"krinx": {"attack": 0, "elimination_value": 1}}},
        others=WINDOW,
    )

    game.play("roll:strength").until("before-wages")

    assert (game.monster("entrance"), game.in_panic()) == (None, [])


@pytest.mark.rule("ML-MMA-02")
def test_ml_mma_02_an_extra_monster_nobody_fought_causes_panic() -> None:
    game = a_table(
        options=MORE,
        round=2,
        loads={"monsters": ["gator"], "panic": ["mine"]},
        others={1: {"loot": ["recruit"]}},
        tavern=["nuduru", "lorios", "guster", "taron"],
        start="prepare",
    )
    assert (game.monster("entrance"), game.in_panic()) == ("gator", [])

    game.until("before-wages")

    assert (game.monster("entrance"), game.in_panic()) == ("gator", ["mine"])


@pytest.mark.rule("ML-MMA-02")
def test_ml_mma_02_it_competes_with_newcomers() -> None:
    game = a_battle(
        {"left-1": {"member": "drapis", "dice": "1 strength"}},
        options=MORE,
        round=2,
        monster="sckon",
        land="kale",
        entrance="krinx",
        figures={"monsters": {"sckon": {"attack": 3}, "krinx": {"attack": 2}}},
        attack=[1, 1, 1],
    )

    game.play("decline").until("before-wages")

    assert (game.monster("entrance"), game.view["discards"]["monsters"]) == ("sckon", ["krinx"])


@pytest.mark.rule("ML-MMA-02")
def test_ml_mma_02_dogor_simply_takes_the_entrance() -> None:
    game = a_table(options=MORE, round=2, monster="krinx", loads={"monsters": ["dogor", "gator"]}, start="prepare")

    assert (game.monster("entrance"), game.monster("left")) == ("dogor", "krinx")
    assert len(game.table.zones[MONSTER_DECK].cards) == len(game.box.monsters) - 2
