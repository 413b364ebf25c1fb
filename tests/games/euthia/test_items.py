"""Items: where they lie, how they are moved, used and dropped, and how many Sacks there are."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table
from tests.games.euthia.won import about_to_win

from muster.games.euthia.content.pieces import OF_TERRAIN, OF_TRADER, GainEffect
from muster.games.euthia.effects.carrying import gain_gaar
from muster.games.euthia.effects.gaining import gain
from muster.games.euthia.queries import free_slots, sack_sum

FULL = ["iron_ore", "fish", "mushrooms"]


def gaining(game: Sitting, *effects: GainEffect, seat: int = 0) -> Sitting:
    """A Hero gains something outside Combat and has to place it."""
    gain(game.table, seat, effects)
    return game.run("settle", seat)


def sacked(tile: str, number: int) -> dict[str, dict[str, int]]:
    return {tile: {"sack": number, "health": 0}}


# -- places ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ITM-01")
def test_eu_itm_01_a_gem_does_not_lie_on_a_gaar_slot() -> None:
    game = a_table(gaar=0, pouch=["gem-opal"] * 4, tiles=["copper_ring"])

    gaining(game, ("gem", 1, 1))

    assert game.prompt == "place"
    assert game.keys == ["set-into:copper_ring", "to-sack", "discard"]


@pytest.mark.rule("EU-ITM-01")
def test_eu_itm_01_gems_lie_on_gem_slots_and_tiles_do_not() -> None:
    game = a_table()

    gaining(game, ("gem", 1, 1))
    assert game.pouch() == ["gem-emerald"]
    gaining(game, ("potion", 1, 0))

    assert game.keys == ["to-sack", "use-now", "discard"]


@pytest.mark.rule("EU-ITM-01")
def test_eu_itm_01_one_item_per_slot() -> None:
    game = a_table(tiles=["leather_helmet"], sacks=["mail_helmet"], figures={"tiles": sacked("mail_helmet", 0)})
    copper = next(tile for tile in game.box.tiles if tile.key == "leather_helmet")
    assert free_slots(game.table, 0, copper) == []

    game.play("arrange", "place:mail_helmet", "to-slot:9")

    assert game.equipped().count("mail_helmet") == 1
    assert "leather_helmet" not in game.equipped()


@pytest.mark.rule("EU-ITM-02")
@pytest.mark.parametrize("answer", ["to-pouch", "to-sack", "set-into:copper_ring"])
def test_eu_itm_02_an_opal_goes_to_its_slot_a_sack_or_into_equipment(answer: str) -> None:
    game = a_table(tiles=["copper_ring"])

    gaining(game, ("gem", 1, 3)).play(answer)

    places = {
        "to-pouch": game.pouch(),
        "to-sack": game.sacks(),
        "set-into:copper_ring": ["gem-opal"] if game.table.set_gems else [],
    }
    assert places == {place: ["gem-opal"] if place == answer else [] for place in places}
    assert game.hero()["loose"] == []


@pytest.mark.rule("EU-ITM-03")
def test_eu_itm_03_a_gem_may_be_moved_out_of_a_sack() -> None:
    game = a_table(sacks=["gem-opal"])

    game.play("arrange", "place:gem-opal", "to-pouch")

    assert (game.sacks(), game.pouch()) == ([], ["gem-opal"])
    game.play("place:gem-opal", "to-sack")
    assert (game.sacks(), game.pouch()) == (["gem-opal"], [])


@pytest.mark.rule("EU-ITM-03")
def test_eu_itm_03_not_in_combat() -> None:
    game = about_to_win(sacks=["gem-opal"])

    assert len(game.happened("combat-begins")) == 1
    assert not game.offers("arrange")


@pytest.mark.rule("EU-ITM-04")
def test_eu_itm_04_an_ability_does_not_leave_the_board_outside_training() -> None:
    game = a_table(heroes=["ael", "dral"], tiles=["blessing"])

    game.play("arrange")
    assert [key for key in game.keys if key.startswith("take-off")] == ["take-off:sun_mace"]
    full = a_table(heroes=["ael", "dral"], tiles=["blessing"], sacks=FULL)

    assert full.play("drop-menu").refuses("drop:blessing")
    assert full.offers("drop:sun_mace")


# -- excess ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ITM-05")
def test_eu_itm_05_at_the_end_of_a_mining_action_one_of_four_is_discarded() -> None:
    game = a_table(at="i_f1-b", map={"i_f1": None}, sacks=FULL, loads={"resources": ["gold_nugget"]})

    game.play("mine")
    assert game.keys == ["drop:iron_ore", "drop:fish", "drop:mushrooms", "discard"]
    game.play("drop:fish")

    assert game.sacks() == ["iron_ore", "mushrooms", "gold_nugget"]
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TERRAIN + 1]] == ["fish"]
    assert game.prompt == "turn"


@pytest.mark.rule("EU-ITM-05")
def test_eu_itm_05_the_new_item_itself_may_be_discarded() -> None:
    game = a_table(at="i_f1-b", map={"i_f1": None}, sacks=FULL, loads={"resources": ["gold_nugget"]})

    game.play("mine", "discard")

    assert game.sacks() == FULL
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TERRAIN]] == ["gold_nugget"]


@pytest.mark.rule("EU-ITM-05")
def test_eu_itm_05_at_the_end_of_a_free_action_too() -> None:
    game = a_table(sacks=FULL, gold=1)

    game.play("church-potion")

    assert game.prompt == "place"


@pytest.mark.rule("EU-ITM-06")
def test_eu_itm_06_gaar_beyond_the_slots_lies_in_sacks() -> None:
    game = a_table(gaar=4, sacks=["iron_ore", "fish"])
    gain_gaar(game.table, 0, 2)

    game.run("settle", 0).play("discard")

    assert game.gaar == 4
    assert game.sacks() == ["iron_ore", "fish", "gaar"]
    assert game.hero()["loose"] == []


@pytest.mark.rule("EU-ITM-06")
def test_eu_itm_06_gaar_in_a_sack_may_be_spent() -> None:
    game = a_table(at="i_o3-a", map={"i_o3": None}, gaar=0, sacks=["gaar"], loads={"hero": [2, 2, 5]})

    game.play("confront")
    assert game.prompt == "roll"
    game.play("gaar:2")

    assert game.sacks()[:1] != ["gaar"]
    assert game.happened("rerolled")[0]["into"] == 5


@pytest.mark.rule("EU-ITM-06")
def test_eu_itm_06_dwurt_lies_on_skoldurs_slots_only() -> None:
    game = a_table(heroes=["skoldur", "ael"], dwurt=4)

    gaining(game, ("dwurt", 3, 0))

    assert game.table.dwurt[0] == 5
    assert (game.sacks(), game.hero()["loose"]) == ([], [])


@pytest.mark.rule("EU-ITM-07")
def test_eu_itm_07_trophies_and_gaar_are_items_and_gold_is_not() -> None:
    game = a_table(sacks=["trophy-rat_swarm", "gaar", "iron_ore"], pouch=["gem-ruby", "essence-air"], gold=9)

    game.play("drop-menu")

    assert game.keys == [
        "drop:staff_of_fire",
        "drop:iron_ore",
        "drop:gem-ruby",
        "drop:essence-air",
        "drop:gaar",
        "drop:trophy-rat_swarm",
        "back",
    ]


@pytest.mark.rule("EU-ITM-08")
def test_eu_itm_08_an_excess_potion_may_be_drunk_in_vain() -> None:
    game = a_table(sacks=FULL, gold=1)

    game.play("church-potion", "use-now")

    assert game.health == 6
    assert game.sacks() == FULL
    assert game.prompt == "turn"


@pytest.mark.rule("EU-ITM-08")
def test_eu_itm_08_an_excess_potion_works_as_always() -> None:
    game = a_table(sacks=FULL, health=1, figures={"tiles": {}})

    gaining(game, ("potion", 1, 0)).play("use-now")

    assert game.health == 4


@pytest.mark.rule("EU-ITM-08")
def test_eu_itm_08_what_has_no_use_outside_combat_is_discarded() -> None:
    game = a_table(sacks=FULL)
    copy = next(copy for copy in range(len(game.box.copies)) if game.box.tile(copy).key == "potion_of_fury")
    game.table.loose[0] = (copy,)

    game.run("settle", 0)

    assert game.keys == ["drop:iron_ore", "drop:fish", "drop:mushrooms", "discard"]


@pytest.mark.rule("EU-ITM-09")
def test_eu_itm_09_a_resource_is_dropped_to_make_room() -> None:
    game = a_table(sacks=FULL)

    game.play("drop-menu", "drop:fish")

    assert game.sacks() == ["iron_ore", "mushrooms"]
    assert game.gold == 0
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TERRAIN + 1]] == ["fish"]


@pytest.mark.rule("EU-ITM-09")
def test_eu_itm_09_trophies_go_to_their_pile_and_hero_tiles_out_of_the_game() -> None:
    game = a_table(heroes=["ael", "dral"], sacks=["trophy-rat_swarm", "dawn_hammer", "copper_ring"])
    hammer = game.copy("dawn_hammer")

    game.play("drop-menu", "drop:trophy-rat_swarm", "drop-menu", "drop:dawn_hammer", "drop-menu", "drop:copper_ring")

    assert [game.box.monsters[number].key for number in game.table.monster_discards[0]] == ["rat_swarm"]
    assert all(hammer not in pile for pile in game.table.discards)
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TRADER]] == ["copper_ring"]


@pytest.mark.rule("EU-ITM-12")
def test_eu_itm_12_worn_equipment_is_dropped_when_it_cannot_be_taken_off() -> None:
    figures: dict[str, Any] = {"tiles": {"leather_helmet": {"health": 1}}}
    game = a_table(sacks=FULL, tiles=["leather_helmet"], health=4, figures=figures)
    assert not game.offers("arrange")

    game.play("drop-menu", "drop:leather_helmet")

    assert "leather_helmet" not in game.equipped()
    assert (game.health, game.hero()["max_health"]) == (3, 6)
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TRADER]] == ["leather_helmet"]


@pytest.mark.rule("EU-ITM-12")
def test_eu_itm_12_with_a_free_sack_it_is_taken_off_instead() -> None:
    game = a_table(sacks=FULL[:2], tiles=["leather_helmet"], gaar=4)

    assert game.play("drop-menu").keys == ["drop:iron_ore", "drop:fish", "back"]
    assert game.play("back", "arrange").offers("take-off:leather_helmet")


@pytest.mark.rule("EU-ITM-10")
def test_eu_itm_10_a_healing_potion_heals_three_and_is_gone() -> None:
    game = a_table(sacks=["healing_potion"], health=2, figures={"heroes": {"maeldur": {"health": 8}}})

    game.play("drink:healing_potion")

    assert (game.health, game.sacks()) == (5, [])
    assert all(not pile for pile in game.table.discards)  # back to its open supply


@pytest.mark.rule("EU-ITM-10")
def test_eu_itm_10_a_scroll_is_discarded_after_its_use() -> None:
    game = a_table(sacks=["scroll_of_haste"])

    game.play("use:scroll_of_haste")

    assert (game.moves, game.sacks()) == (3, [])
    assert [game.box.tile(copy).key for copy in game.table.discards[OF_TRADER]] == ["scroll_of_haste"]


@pytest.mark.rule("EU-ITM-11")
def test_eu_itm_11_in_another_players_turn_nothing_is_asked() -> None:
    game = a_table(others={1: {"sacks": ["gem-opal"]}})

    game.play("moves:mining")

    assert game.asked == 0
    assert game.prompt == "turn"


@pytest.mark.rule("EU-ITM-11")
def test_eu_itm_11_who_settles_an_excess_may_rearrange_even_out_of_turn() -> None:
    game = a_table(others={1: {"sacks": ["gem-opal", "iron_ore", "fish"]}})

    gaining(game, ("potion", 1, 0), seat=1)
    assert (game.asked, game.prompt) == (1, "place")
    game.play("arrange", "place:gem-opal", "to-pouch", "to-sack")

    assert game.pouch(1) == ["gem-opal"]
    assert game.sacks(1) == ["iron_ore", "fish", "healing_potion"]


@pytest.mark.rule("EU-ITM-11")
def test_eu_itm_11_in_the_own_turn_something_else_may_be_used_to_make_room() -> None:
    game = a_table(sacks=["scroll_of_haste", "iron_ore", "fish"], gold=1)

    game.play("church-potion", "use-menu", "use:scroll_of_haste", "to-sack")

    assert game.moves == 3
    assert game.sacks() == ["iron_ore", "fish", "healing_potion"]


# -- Sacks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-SAK-01")
def test_eu_sak_01_three_sacks_and_never_more() -> None:
    figures: dict[str, Any] = {"tiles": {**sacked("dragon_gauntlets", 2), **sacked("pouch_belt", 1)}}

    assert a_table().hero()["sack_room"] == 3
    game = a_table(tiles=["dragon_gauntlets", "pouch_belt"], figures=figures)
    assert sack_sum(game.table, 0) == 3
    assert game.hero()["sack_room"] == 3


@pytest.mark.rule("EU-SAK-01")
def test_eu_sak_01_an_exhausted_tile_counts() -> None:
    figures: dict[str, Any] = {"tiles": {**sacked("dragon_gauntlets", 2), **sacked("plate_cuirass", -2)}}
    worn = ["dragon_gauntlets", "plate_cuirass"]
    game = a_table(tiles=worn, exhausted=worn, figures=figures)

    assert game.hero()["sack_room"] == 3


@pytest.mark.rule("EU-SAK-02")
def test_eu_sak_02_a_cuirass_closes_a_sack_and_its_item_goes_elsewhere() -> None:
    figures: dict[str, Any] = {"tiles": {"leather_cuirass": {"sack": -1, "price": 5}}}
    game = a_table(
        at="i_o1-a",
        map={"i_o1": None},
        traded={"i_o1-a": 0},
        gold=5,
        sacks=FULL,
        unlocked=[13],
        offers={"alchemists": ["leather_cuirass"]},
        figures=figures,
    )

    game.play("trade", "buy:leather_cuirass", "to-slot:14")
    assert game.hero()["sack_room"] == 2
    assert game.prompt == "place"
    game.play("drop:fish")

    assert game.sacks() == ["iron_ore", "mushrooms"]


@pytest.mark.rule("EU-SAK-02")
@pytest.mark.parametrize("modifier, room", [(0, 3), (-1, 2), (-2, 1), (-3, 0)])
def test_eu_sak_02_so_many_sacks_are_covered(modifier: int, room: int) -> None:
    game = a_table(tiles=["leather_cuirass"], figures={"tiles": {"leather_cuirass": {"sack": modifier}}})

    assert game.hero()["sack_room"] == room


@pytest.mark.rule("EU-SAK-03")
@pytest.mark.parametrize("modifier, legal", [(-1, True), (-2, False)])
def test_eu_sak_03_the_sum_never_falls_below_minus_three(modifier: int, legal: bool) -> None:
    figures: dict[str, Any] = {"tiles": {**sacked("plate_cuirass", -2), **sacked("mail_boots", modifier)}}
    game = a_table(tiles=["plate_cuirass"], sacks=["mail_boots"], figures=figures)

    assert game.play("arrange").offers("place:mail_boots") is legal


@pytest.mark.rule("EU-SAK-03")
def test_eu_sak_03_an_exchange_that_keeps_the_sum_is_legal() -> None:
    figures: dict[str, Any] = {"tiles": {**sacked("plate_cuirass", -2), **sacked("leather_cuirass", -2)}}
    game = a_table(tiles=["plate_cuirass"], sacks=["leather_cuirass"], figures=figures)

    game.play("arrange", "place:leather_cuirass", "to-slot:14", "to-sack")

    assert sack_sum(game.table, 0) == -2
    assert game.sacks() == ["plate_cuirass"]


@pytest.mark.rule("EU-SAK-03")
def test_eu_sak_03_nothing_is_bought_that_could_not_be_worn_or_stored() -> None:
    figures: dict[str, Any] = {"tiles": {**sacked("plate_cuirass", -3), **sacked("mail_boots", -1)}}
    game = a_table(
        at="i_f1-a",
        map={"i_f1": None},
        traded={"i_f1-a": 0},
        gold=9,
        tiles=["plate_cuirass"],
        offers={"merchants": ["mail_boots"]},
        figures=figures,
    )

    assert game.play("trade").refuses("buy:mail_boots")


@pytest.mark.rule("EU-SAK-04")
def test_eu_sak_04_taking_off_what_compensates_closes_sacks_at_once() -> None:
    figures: dict[str, Any] = {"tiles": {**sacked("dragon_gauntlets", 2), **sacked("plate_cuirass", -2)}}
    game = a_table(tiles=["dragon_gauntlets", "plate_cuirass"], figures=figures)

    game.play("arrange", "take-off:dragon_gauntlets")

    assert game.hero()["sack_room"] == 1
    assert game.sacks() == ["dragon_gauntlets"]


@pytest.mark.rule("EU-SAK-04")
def test_eu_sak_04_training_and_removing_count_too() -> None:
    figures: dict[str, Any] = {"tiles": {"focus": {"sack": -1, "price": 0}}}
    game = a_table(at="i_f1-a", map={"i_f1": None}, traded={"i_f1-a": 0}, supply=["focus"], figures=figures)

    game.play("trade", "train-menu", "train:focus", "to-slot:2")
    assert game.hero()["sack_room"] == 2
    game.play("untrain:focus")

    assert game.hero()["sack_room"] == 3
