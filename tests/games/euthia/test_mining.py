"""Mining: tiles from Mountains, Lakes and Caves, tokens on the hex, and what others are paid."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table

from muster.games.euthia.content.pieces import OF_TERRAIN
from muster.games.euthia.state import TERRAIN_STACK
from muster.kernel.zones import Zone

CAVE, LAKE, MOUNTAIN = "i_o3-b", "i_f2-b", "i_f1-b"  # none of them with a Monster
LAKES, CAVES = 1, 2


def on(hex: str, **given: Any) -> Sitting:
    """Seat 0 stands on a hex that can be mined."""
    return a_table(at=hex, map={hex.rsplit("-", 1)[0]: None}, **given)


def tokens(game: Sitting, hex: str) -> tuple[int, ...]:
    """Interaction tokens on a hex, by seat."""
    return tuple(game.table.interaction[game.space(hex)])


def pile(game: Sitting, terrain: int) -> list[str]:
    return sorted([game.box.tile(copy).key for copy in game.table.discards[OF_TERRAIN + terrain]])


@pytest.mark.rule("EU-MIN-01")
def test_eu_min_01_the_top_tile_of_the_terrain_is_stored_in_a_sack() -> None:
    game = on(CAVE, loads={"resources": ["rock_salt"]})
    assert game.view["decks"]["resources"][CAVES] == 24

    game.play("mine")

    assert game.sacks() == ["rock_salt"]
    assert game.view["decks"]["resources"][CAVES] == 23
    assert game.hero()["tokens"] == ["trade", "combat"]


@pytest.mark.rule("EU-MIN-01")
@pytest.mark.parametrize("hex, kind", [(MOUNTAIN, "iron_ore"), (LAKE, "fish"), (CAVE, "mushrooms")])
def test_eu_min_01_each_terrain_has_its_own_stack(hex: str, kind: str) -> None:
    game = on(hex, loads={"resources": [kind]})

    game.play("mine")

    assert game.sacks() == [kind]


@pytest.mark.rule("EU-MIN-01")
@pytest.mark.parametrize("hex", ["i_o6-c", "i_f1-c", "church-centre"])
def test_eu_min_01_only_on_a_liberated_mining_hex(hex: str) -> None:
    game = a_table(at=hex, map={"i_o6": None, "i_f1": None})

    assert game.refuses("mine")


@pytest.mark.rule("EU-MIN-02")
def test_eu_min_02_one_own_token_marks_the_hex_and_closes_it() -> None:
    game = on(LAKE, heroes=["keleia", "ael"], carried="mining")

    game.play("mine", "pay-token:mining")
    assert tokens(game, LAKE) == (1, 0)

    assert game.refuses("mine")


@pytest.mark.rule("EU-MIN-02")
def test_eu_min_02_also_in_a_later_round() -> None:
    assert on(LAKE, heroes=["keleia", "ael"], round=5, visited={LAKE: [0]}).refuses("mine")


@pytest.mark.rule("EU-MIN-02")
def test_eu_min_02_a_token_of_another_player_does_not_close_it() -> None:
    assert on(LAKE, gold=1, visited={LAKE: [1]}).offers("mine")


@pytest.mark.rule("EU-MIN-03")
def test_eu_min_03_each_earlier_miner_gets_one_gold_however_many_tokens() -> None:
    game = on(MOUNTAIN, seats=3, heroes=["keleia", "ael", "dral"], gold=3, visited={MOUNTAIN: [2, 1, 1]})

    game.play("mine")

    assert game.table.gold == [1, 1, 1]
    assert tokens(game, MOUNTAIN) == (1, 2, 1)


@pytest.mark.rule("EU-MIN-04")
def test_eu_min_04_the_liberator_takes_a_token_away_and_pays_nobody() -> None:
    game = on(MOUNTAIN, heroes=["ael", "dral"], gold=2, visited={MOUNTAIN: [0, 0, 1]})

    game.play("mine")

    assert tokens(game, MOUNTAIN) == (1, 1)
    assert game.table.gold == [2, 0]


@pytest.mark.rule("EU-MIN-04")
def test_eu_min_04_it_can_even_without_gold() -> None:
    assert on(MOUNTAIN, visited={MOUNTAIN: [0, 0, 1]}).offers("mine")


@pytest.mark.rule("EU-MIN-08")
def test_eu_min_08_two_tokens_are_one_free_mining_and_no_more() -> None:
    game = on(MOUNTAIN, heroes=["ael", "dral"], visited={MOUNTAIN: [0, 0]}, carried="mining")

    game.play("mine", "pay-token:mining")

    assert game.refuses("mine")


@pytest.mark.rule("EU-MIN-05")
def test_eu_min_05_a_cart_sees_three_tiles_keeps_one_and_discards_the_others() -> None:
    game = on(LAKE, tiles=["dragon_gauntlets"], loads={"resources": ["fish", "black_pearl", "water_lily"]})

    game.play("mine", "cart")
    assert game.keys == ["keep-tile:fish", "keep-tile:water_lily", "keep-tile:black_pearl"]
    game.play("keep-tile:black_pearl")

    assert game.sacks() == ["black_pearl"]
    assert pile(game, LAKES) == ["fish", "water_lily"]
    assert game.is_exhausted("dragon_gauntlets")


@pytest.mark.rule("EU-MIN-05")
def test_eu_min_05_the_cart_need_not_be_used() -> None:
    game = on(LAKE, tiles=["dragon_gauntlets"], loads={"resources": ["fish"]})

    game.play("mine", "no-cart")

    assert game.sacks() == ["fish"]
    assert not game.is_exhausted("dragon_gauntlets")


@pytest.mark.rule("EU-MIN-05")
def test_eu_min_05_an_exhausted_cart_is_no_cart() -> None:
    game = on(LAKE, tiles=["dragon_gauntlets"], exhausted=["dragon_gauntlets"])

    assert game.play("mine").prompt == "turn"
    assert game.sacks()


@pytest.mark.rule("EU-MIN-05")
def test_eu_min_05_one_cart_per_action() -> None:
    game = on(LAKE, tiles=["dragon_gauntlets", "miners_lamp"])

    game.play("mine", "cart")
    assert game.prompt == "ore"
    game.step().step()

    assert [game.is_exhausted(tile) for tile in ("dragon_gauntlets", "miners_lamp")].count(True) == 1
    assert game.view["decks"]["resources"][LAKES] == 25 - 3


@pytest.mark.rule("EU-MIN-05")
@pytest.mark.parametrize("hero, tile", [("maeldur", "miners_lamp"), ("skoldur", "miners_eye")])
def test_eu_min_05_every_tile_with_a_cart_works(hero: str, tile: str) -> None:
    game = on(CAVE, heroes=[hero, "ael"], tiles=[tile])

    game.play("mine", "cart")
    game.step().step()

    assert game.is_exhausted(tile)
    assert game.view["decks"]["resources"][CAVES] == 24 - 3


@pytest.mark.rule("EU-MIN-06")
def test_eu_min_06_resources_have_selling_options_and_no_price() -> None:
    game = a_table()
    resources = [tile for tile in game.box.tiles if OF_TERRAIN <= tile.set < OF_TERRAIN + 3]

    assert len(resources) == 21
    for tile in resources:
        assert tile.price < 0
        assert len(tile.options) in (1, 2)
        assert {name for option in tile.options for name, _, _ in option} <= {"gold", "rep", "gem"}


@pytest.mark.rule("EU-MIN-07")
def test_eu_min_07_who_cannot_pay_all_owners_may_not_mine() -> None:
    assert on(MOUNTAIN, seats=3, gold=1, visited={MOUNTAIN: [1, 2]}).refuses("mine")
    assert on(MOUNTAIN, seats=3, gold=2, visited={MOUNTAIN: [1, 2]}).offers("mine")


@pytest.mark.rule("EU-MIN-09")
def test_eu_min_09_no_mining_without_a_tile() -> None:
    game = on(CAVE)
    game.table.zones[TERRAIN_STACK + CAVES] = Zone(())

    assert game.run("ask_turn", 0).refuses("mine")


@pytest.mark.rule("EU-MIN-09")
def test_eu_min_09_the_discard_pile_is_shuffled_first() -> None:
    game = on(CAVE)
    tiles = game.table.zones[TERRAIN_STACK + CAVES].cards
    game.table.zones[TERRAIN_STACK + CAVES] = Zone(())
    game.table.discards = tuple((*tiles[:1],) if at == OF_TERRAIN + CAVES else () for at in range(15))

    game.run("ask_turn", 0).play("mine")

    assert game.sacks() == ["mushrooms"]


@pytest.mark.rule("EU-MIN-10")
def test_eu_min_10_a_cart_chooses_among_what_is_there() -> None:
    game = on(CAVE, tiles=["dragon_gauntlets"], loads={"resources": ["mushrooms", "rock_salt"]})
    tiles = game.table.zones[TERRAIN_STACK + CAVES].cards
    salt = next(copy for copy in tiles if game.box.tile(copy).key == "rock_salt")
    game.table.zones[TERRAIN_STACK + CAVES] = Zone(tiles[:1])
    game.table.discards = tuple((salt,) if at == OF_TERRAIN + CAVES else () for at in range(15))

    game.play("mine", "cart")
    assert game.keys == ["keep-tile:mushrooms", "keep-tile:rock_salt"]
    game.play("keep-tile:rock_salt")

    assert game.sacks() == ["rock_salt"]
    assert pile(game, CAVES) == ["mushrooms"]
