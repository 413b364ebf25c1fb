"""Hero tiles: unveiling, training, slots, and what an exhausted tile means."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_fight, a_new_game, a_table, copies_of, kind_of
from tests.games.euthia.won import into_combat

from muster.games.euthia.content.pieces import ABILITY_SLOT, FIRST_SLOT, HEROES, SWORD_SLOT
from muster.games.euthia.queries import fitting_slots, is_open_slot

MARKET = "i_f1-a"
# Maeldur's slots: a Sword and two Abilities; Abilities for 2 Gold, Fire and 4 Gold, a First Strike for 3 Gold, ...
FOR_TWO_GOLD, FOR_FIRE, FOR_FOUR_GOLD, FIRST_STRIKE = "unlock:4", "unlock:5", "unlock:6", "unlock:7"


def trading(**given: Any) -> Sitting:
    """Maeldur in a Trade Action at Merchants without goods."""
    game = a_table(at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, offers={"merchants": []}, **given)
    return game.play("trade")


def prices(**tiles: int) -> dict[str, Any]:
    return {"tiles": {tile: {"price": price} for tile, price in tiles.items()}}


# -- values and kinds --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HTL-01")
@pytest.mark.parametrize("reputation, legal", [(12, False), (13, True)])
def test_eu_htl_01_a_tile_needs_the_reputation_on_its_back(reputation: int, legal: bool) -> None:
    game = trading(gold=3, reputation=reputation)
    thirteen = [copy for copy in game.table.veiled[0] if game.box.tile(copy).value == 13]
    game.table.veiled = [tuple(thirteen), game.table.veiled[1]]

    assert game.run("ask_trade", 0).offers("unveil") is legal


@pytest.mark.rule("EU-HTL-01")
def test_eu_htl_01_each_hero_has_its_own_tiles_with_starting_ones_among_them() -> None:
    game = a_new_game(seats=4)

    for seat in range(4):
        hero = game.hero(seat)["hero"]
        own = {tile.key for tile in game.box.tiles if tile.hero == HEROES.index(hero)}
        starting = {tile.key for tile in game.box.tiles if tile.hero == HEROES.index(hero) and tile.start}
        assert set(game.equipped(seat)) == starting
        assert {game.box.tile(copy).key for copy in game.table.veiled[seat]} < own - starting
        assert sorted(game.hero(seat)["veiled"]) == game.hero(seat)["veiled"]  # everybody sees the values


@pytest.mark.rule("EU-HTL-02")
@pytest.mark.parametrize(
    "tile, slot", [("earthshaker", FIRST_SLOT), ("rage", ABILITY_SLOT), ("double_axe", SWORD_SLOT), ("runic_shield", 0)]
)
def test_eu_htl_02_the_kind_of_a_tile_decides_where_it_may_lie(tile: str, slot: int) -> None:
    game = a_table(heroes=["skoldur", "ael"], bare=True, unlocked=range(15))

    slots = fitting_slots(game.table, 0, kind_of(game.box, tile))

    assert slots
    kinds = {game.box.heroes[HEROES.index("skoldur")].slots[at].kind for at in slots}
    assert kinds == {slot}


@pytest.mark.rule("EU-HTL-02")
def test_eu_htl_02_a_first_strike_goes_to_its_own_slot_only() -> None:
    game = a_table(
        heroes=["keleia", "maeldur"],
        at=MARKET,
        map={"i_f1": None},
        traded={MARKET: 0},
        gold=9,
        supply=["ambush"],
        bare=True,
        unlocked=[5],
        figures=prices(ambush=3),
    )

    game.play("trade", "train-menu", "train:ambush")

    assert game.keys == ["to-slot:3", "to-slot:6"]  # not the Sword and Ability slots


# -- unveiling ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HTL-03")
def test_eu_htl_03_one_gold_turns_up_all_tiles_up_to_the_reputation() -> None:
    game = trading(gold=2, reputation=7)
    assert game.hero()["veiled"][:6] == [3, 3, 6, 6, 9, 9]

    game.play("unveil")

    assert game.gold == 1
    assert game.happened("unveiled") == [{"seat": 0, "number": 4}]
    assert game.hero()["veiled"][0] == 9


@pytest.mark.rule("EU-HTL-03")
def test_eu_htl_03_without_gold_nothing_is_unveiled() -> None:
    assert not trading(gold=0, reputation=7, sacks=["iron_ore"]).offers("unveil")


@pytest.mark.rule("EU-HTL-04")
def test_eu_htl_04_of_two_tiles_of_a_value_one_is_kept() -> None:
    game = trading(gold=1, reputation=7)
    before = len(game.hero()["veiled"])

    game.play("unveil")
    assert game.keys == ["keep-tile:focus", "keep-tile:fire_ward"]
    game.play("keep-tile:fire_ward")
    assert game.keys == ["keep-tile:fireball", "keep-tile:ember_cloak"]
    game.play("keep-tile:fireball")

    assert game.supply() == ["fire_ward", "fireball"]
    assert len(game.hero()["veiled"]) == before - 4
    gone = [*copies_of(game.box, "focus"), *copies_of(game.box, "ember_cloak")]
    assert not [copy for pile in game.table.discards for copy in pile if copy in gone]


@pytest.mark.rule("EU-HTL-05")
def test_eu_htl_05_unveiling_needs_a_tile_that_qualifies() -> None:
    game = trading(gold=3, reputation=5)
    game.table.veiled[0] = tuple(copy for copy in game.table.veiled[0] if game.box.tile(copy).value >= 6)

    assert game.run("ask_trade", 0).refuses("unveil")


@pytest.mark.rule("EU-HTL-05")
def test_eu_htl_05_of_three_equal_values_one_is_kept_and_zero_is_a_value() -> None:
    figures: dict[str, Any] = {"tiles": {"stone_skin": {"value": 0}}}
    game = a_table(
        heroes=["skoldur", "ael"],
        at=MARKET,
        map={"i_f1": None},
        traded={MARKET: 0},
        gold=1,
        reputation=0,
        figures=figures,
    )

    game.play("trade", "unveil")
    assert game.keys == ["keep-tile:brewers_gift", "keep-tile:rage", "keep-tile:stone_skin"]
    game.play("keep-tile:rage")

    assert game.supply() == ["rage"]
    assert game.hero()["veiled"][0] == 3


@pytest.mark.rule("EU-HTL-06")
def test_eu_htl_06_a_value_is_settled_for_good() -> None:
    game = trading(gold=3, reputation=3)
    game.play("unveil", "keep-tile:focus")
    assert game.refuses("unveil")

    game.table.reputation[0] = 6
    game.run("ask_trade", 0).play("unveil")

    assert game.keys == ["keep-tile:fireball", "keep-tile:ember_cloak"]
    assert not [copy for copy in game.table.veiled[0] if game.box.tile(copy).key == "fire_ward"]


@pytest.mark.rule("EU-HTL-07")
def test_eu_htl_07_an_unveiled_tile_stays_when_reputation_falls() -> None:
    game = trading(gold=9, reputation=4, supply=["fireball"])  # a tile of value 6

    assert game.play("train-menu").offers("train:fireball")


# -- training ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HTL-08")
def test_eu_htl_08_training_costs_its_price_and_fills_a_slot() -> None:
    game = trading(gold=4, supply=["focus"], figures=prices(focus=3))

    game.play("train-menu", "train:focus", "to-slot:3")

    assert game.gold == 1
    assert game.hero()["slots"][2]["tile"] == "focus"
    assert game.supply() == []


@pytest.mark.rule("EU-HTL-08")
def test_eu_htl_08_only_in_a_trade_action_with_price_and_free_slot() -> None:
    assert trading(gold=2, supply=["focus"], figures=prices(focus=3)).refuses("train-menu")
    assert not trading(gold=9, supply=["focus"], tiles=["fireball", "kindle"]).play("train-menu").offers("train:focus")
    outside = a_table(at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, gold=9, supply=["focus"])
    assert not outside.offers("train-menu")
    assert not outside.offers("arrange") or not outside.play("arrange").offers("place:focus")


@pytest.mark.rule("EU-HTL-09")
def test_eu_htl_09_training_again_costs_the_full_price_again() -> None:
    game = trading(gold=6, supply=["focus"], figures=prices(focus=3))

    game.play("train-menu", "train:focus", "to-slot:2", "untrain:focus")
    assert (game.gold, game.supply()) == (3, ["focus"])
    game.play("train:focus", "to-slot:3")

    assert (game.gold, game.supply()) == (0, [])


@pytest.mark.rule("EU-HTL-18")
def test_eu_htl_18_no_moves_between_slots_that_are_alike() -> None:
    game = trading(gold=9, tiles=["focus"])

    assert game.play("train-menu").keys == ["untrain:focus", "back"]


@pytest.mark.rule("EU-HTL-10")
def test_eu_htl_10_a_hero_weapon_is_bought_sold_and_gone() -> None:
    figures: dict[str, Any] = {"tiles": {"wand_of_cinders": {"price": 5, "sell": 2}}}
    game = trading(gold=5, supply=["wand_of_cinders"], figures=figures)
    assert not game.offers("train-menu")

    game.play("buy:wand_of_cinders", "to-sack")
    assert game.gold == 0
    copy = game.copy("wand_of_cinders")
    game.play("sell:wand_of_cinders")

    assert game.gold == 2
    assert all(copy not in pile for pile in game.table.discards)
    assert copy not in (*game.table.veiled[0], *game.table.supply[0], *game.table.sacks[0])


@pytest.mark.rule("EU-HTL-10")
def test_eu_htl_10_it_may_go_to_a_free_sword_slot() -> None:
    game = trading(gold=9, supply=["wand_of_cinders"], bare=True)

    game.play("buy:wand_of_cinders")

    assert game.keys == ["to-slot:1", "to-sack", "discard"]


@pytest.mark.rule("EU-HTL-17")
@pytest.mark.rule("EU-HTL-16")
def test_eu_htl_17_training_again_does_not_ready_a_tile() -> None:
    game = trading(gold=6, tiles=["meditation"], exhausted=["meditation"], figures=prices(meditation=3))

    game.play("train-menu", "untrain:meditation", "train:meditation", "to-slot:2", "back")

    assert game.gold == 3
    assert game.is_exhausted("meditation")
    assert not game.uses


@pytest.mark.rule("EU-HTL-16")
def test_eu_htl_16_an_exhausted_tile_in_the_supply_readies_with_the_others() -> None:
    game = trading(gold=6, tiles=["meditation"], exhausted=["meditation"])
    game.play("train-menu", "untrain:meditation", "back")
    assert game.is_exhausted("meditation")

    game.run("start_round")

    assert not game.is_exhausted("meditation")


# -- slots -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HTL-11")
def test_eu_htl_11_a_slot_with_a_price_is_locked_at_the_start() -> None:
    game = a_new_game(seats=4)

    for seat in range(4):
        hero = game.box.heroes[HEROES.index(game.hero(seat)["hero"])]
        for at, slot in enumerate(hero.slots):
            priced = bool(slot.gold) or slot.essence >= 0
            assert is_open_slot(game.table, seat, at) is not priced
            assert game.hero(seat)["slots"][at]["open"] is not priced


@pytest.mark.rule("EU-HTL-11")
def test_eu_htl_11_a_locked_slot_takes_no_tile() -> None:
    game = trading(gold=9, supply=["focus"])

    game.play("train-menu", "train:focus")

    assert game.keys == ["to-slot:2", "to-slot:3"]


@pytest.mark.rule("EU-HTL-12")
def test_eu_htl_12_gold_opens_a_slot_for_good() -> None:
    game = trading(gold=5, supply=["focus"], figures={"tiles": {"focus": {"price": 0}}})

    game.play("unlock-menu", FOR_FOUR_GOLD)
    assert game.gold == 1
    assert game.hero()["slots"][5]["open"]
    game.play("train-menu", "train:focus")

    assert game.offers("to-slot:6")


@pytest.mark.rule("EU-HTL-12")
def test_eu_htl_12_an_essence_of_the_shown_type_opens_a_slot() -> None:
    assert trading(gold=1, pouch=["essence-water"]).refuses("unlock-menu")
    game = trading(gold=1, pouch=["essence-fire", "essence-water"])

    game.play("unlock-menu", FOR_FIRE)

    assert game.pouch() == ["essence-water"]
    assert game.gold == 1
    assert game.hero()["slots"][4]["open"]


@pytest.mark.rule("EU-HTL-12")
def test_eu_htl_12_an_open_slot_is_not_unlocked_twice() -> None:
    game = trading(gold=9)

    game.play("unlock-menu", FOR_TWO_GOLD, "unlock-menu")

    assert not game.offers(FOR_TWO_GOLD)
    assert game.offers(FOR_FOUR_GOLD, FIRST_STRIKE)


@pytest.mark.rule("EU-HTL-13")
def test_eu_htl_13_an_unlocked_slot_stays_open_when_its_tile_leaves() -> None:
    game = trading(gold=9, supply=["focus"])
    game.play("unlock-menu", FOR_TWO_GOLD, "train-menu", "train:focus", "to-slot:4")
    assert game.hero()["slots"][3]["tile"] == "focus"

    game.play("untrain:focus")

    shown = game.hero()["slots"][3]
    assert (shown["open"], shown["tile"]) == (True, None)
    assert shown["kind"] == "ability"


# -- using -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HTL-14")
def test_eu_htl_14_a_used_ability_is_exhausted_until_the_next_round() -> None:
    game = a_table(tiles=["meditation"], gaar=0)

    game.play("use:meditation")
    assert game.is_exhausted("meditation")
    assert not game.uses
    game.until_asked(1, "turn").until_asked(0, "turn")

    assert game.table.round == 2
    assert game.offers("use:meditation")


@pytest.mark.rule("EU-HTL-15")
def test_eu_htl_15_one_exhaustion_pays_for_one_effect() -> None:
    leather = ["leather_helmet", "leather_gauntlets", "leather_greaves"]
    game = into_combat(
        heroes=["keleia", "ael"],
        tiles=["feint", *leather],
        monster={"ranges": ((4, 1),), "health": 3},
        monster_dice=(3, 3),
        hero_dice=(3, 3),
    )
    game.until("after-monster")
    assert game.offers("use:feint")

    game.play("use:feint")
    assert game.is_exhausted("feint")
    assert not game.offers("use:feint-2")
    game.until("after-monster", "trophy", "turn")

    assert game.happened("hero-attacks")[0]["value"] == 3 + 3


@pytest.mark.rule("EU-HTL-15")
def test_eu_htl_15_the_effect_is_chosen_at_the_moment_of_use() -> None:
    leather = ["leather_helmet", "leather_gauntlets", "leather_greaves"]
    game = a_fight(
        "rat_swarm",
        heroes=["keleia", "ael"],
        tiles=["feint", *leather],
        figures={"monsters": {"rat_swarm": {"chaos": 0, "silver_cards": 0, "gaar": 0, "penalty": 0}}},
        hero_dice=[3, 3],
        monster_dice=[1, 1],
    )
    game.until("hero-roll")

    game.play("use:feint-2")

    assert game.happened("hero-attacks")[0]["value"] == 3 + 3 + 2
    assert game.is_exhausted("feint")
