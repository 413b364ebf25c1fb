"""Equipment, Gems on it, and Armor Sets."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.fighting import a_use
from tests.games.euthia.open_quest import at_quest
from tests.games.euthia.setting import Sitting, a_fight, a_table
from tests.games.euthia.won import into_combat

from muster.games.euthia.content.pieces import JEWELRY, OPAL, SHIELD, TRADE, WEAPON
from muster.games.euthia.queries import set_size

MARKET = "i_f1-a"
LEATHER = ["leather_helmet", "leather_gauntlets", "leather_greaves", "leather_boots", "leather_cuirass"]
AIR = "i_o3-a"  # an Elemental of Air: a Hero Roll outside Combat


def gem_states(game: Sitting) -> list[int]:
    return [active for _, _, active in game.table.set_gems]


def confronting(**given: Any) -> Sitting:
    """A Hero Roll of 4 and 4 outside Combat."""
    return a_table(at=AIR, map={"i_o3": None}, loads={"hero": [4, 4]}, **given).play("confront")


# -- Equipment ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-EQP-01")
def test_eu_eqp_01_all_equipment_that_is_traded_has_two_prices() -> None:
    equipment = [tile for tile in a_table().box.tiles if tile.kind in (WEAPON, SHIELD) or 4 <= tile.kind <= JEWELRY]

    assert len(equipment) > 80
    for tile in equipment:
        assert tile.price >= 1, tile.key
        assert 0 <= tile.sell < tile.price or tile.key in ARTIFACTS, tile.key


ARTIFACTS = (
    "blade_of_tamariel",
    "banner_of_marathy",
    "staff_of_vis",
    "horn_of_golden_meadow",
    "mantle_of_lowen",
    "shield_of_arakius",
)


@pytest.mark.rule("EU-EQP-02")
def test_eu_eqp_02_in_a_sack_equipment_does_nothing() -> None:
    figures: dict[str, Any] = {"tiles": {"mail_gauntlets": {"health": 2, "sack": 0}}}

    assert a_table(sacks=["mail_gauntlets"], figures=figures).hero()["max_health"] == 6
    assert a_table(tiles=["mail_gauntlets"], figures=figures).hero()["max_health"] == 8


@pytest.mark.rule("EU-EQP-02")
def test_eu_eqp_02_nor_can_it_be_used_there() -> None:
    assert not a_table(sacks=["leather_boots"]).uses
    assert a_table(tiles=["leather_boots"]).offers("use:leather_boots")


@pytest.mark.rule("EU-EQP-02")
@pytest.mark.parametrize(
    "tile, slots", [("short_sword", ["to-slot:1"]), ("wooden_shield", ["to-slot:1"]), ("mail_boots", ["to-slot:11"])]
)
def test_eu_eqp_02_each_kind_has_its_own_slots(tile: str, slots: list[str]) -> None:
    game = a_table(sacks=[tile], bare=True)

    game.play("arrange", f"place:{tile}")

    assert game.keys == [*slots, "back"]


@pytest.mark.rule("EU-EQP-03")
def test_eu_eqp_03_an_exhausted_ring_stays_exhausted() -> None:
    game = a_table(tiles=["ring_of_haste"], exhausted=["ring_of_haste"])

    game.play("arrange", "take-off:ring_of_haste", "place:ring_of_haste", "to-slot:12", "done")

    assert game.equipped().count("ring_of_haste") == 1
    assert game.is_exhausted("ring_of_haste")
    assert not game.uses


@pytest.mark.rule("EU-EQP-03")
def test_eu_eqp_03_not_in_combat() -> None:
    game = a_fight("rat_swarm", sacks=["short_sword"], monster_dice=[1, 1], hero_dice=[1, 1])
    assert game.prompt == "before-combat"  # the last occasion

    game.play("done")
    prompts: list[str] = []
    while game.prompt not in ("trophy", "") and len(prompts) < 12:
        prompts.append(game.prompt)
        assert not game.offers("arrange")
        game.step()

    assert prompts


@pytest.mark.rule("EU-EQP-04")
def test_eu_eqp_04_gold_opens_an_equipment_slot_in_a_trade_action() -> None:
    given: dict[str, Any] = {"at": MARKET, "map": {"i_f1": None}, "traded": {MARKET: 0}, "heroes": ["ael", "dral"]}
    game = a_table(**given, gold=3, sacks=["copper_ring"], tiles=["lucky_charm"])
    before = game.play("arrange", "place:copper_ring").keys
    assert before == ["to-slot:14", "back"]  # only in exchange for the charm

    game.play("back", "done", "trade", "unlock-menu", "unlock:15")
    assert game.gold == 0
    game.play("arrange", "place:copper_ring")

    assert game.keys == ["to-slot:14", "to-slot:15", "back"]


@pytest.mark.rule("EU-EQP-04")
def test_eu_eqp_04_outside_a_trade_action_nothing_is_unlocked() -> None:
    game = a_table(heroes=["ael", "dral"], gold=9)

    assert not game.offers("unlock-menu")
    assert not game.hero()["slots"][14]["open"]


@pytest.mark.rule("EU-EQP-05")
def test_eu_eqp_05_two_items_are_exchanged_for_one() -> None:
    figures: dict[str, Any] = {
        "tiles": {
            "leather_helmet": {"health": 1},
            "leather_gauntlets": {"health": 1},
            "mail_gauntlets": {"health": 2, "sack": 0},
        },
        "heroes": {"maeldur": {"health": 6}},
    }
    game = a_table(tiles=["leather_helmet", "leather_gauntlets"], sacks=["mail_gauntlets"], health=2, figures=figures)

    game.play("arrange", "place:mail_gauntlets", "to-slot:10", "to-sack", "take-off:leather_helmet")

    assert (game.health, game.hero()["max_health"]) == (2, 8)
    assert game.sacks() == ["leather_gauntlets", "leather_helmet"]


@pytest.mark.rule("EU-EQP-05")
def test_eu_eqp_05_an_exchange_is_judged_by_its_result() -> None:
    figures: dict[str, Any] = {
        "tiles": {
            "leather_gauntlets": {"health": 2, "sack": -3},
            "mail_gauntlets": {"health": 2, "sack": -3},
        }
    }
    game = a_table(tiles=["leather_gauntlets"], health=2, figures=figures)
    mail = next(copy for copy in range(len(game.box.copies)) if game.box.tile(copy).key == "mail_gauntlets")
    game.table.loose[0] = (mail,)

    game.run("settle", 0).play("to-slot:10")

    assert (game.health, "mail_gauntlets" in game.equipped()) == (2, True)


@pytest.mark.rule("EU-EQP-07")
def test_eu_eqp_07_a_tile_that_keeps_a_sack_closed_may_go_into_it() -> None:
    figures: dict[str, Any] = {"tiles": {"mail_helmet": {"health": 0, "sack": -1}}}
    game = a_table(tiles=["mail_helmet"], sacks=["iron_ore", "fish"], figures=figures)
    assert game.hero()["sack_room"] == 2

    game.play("arrange", "take-off:mail_helmet")

    assert game.sacks() == ["iron_ore", "fish", "mail_helmet"]
    assert game.hero()["sack_room"] == 3


@pytest.mark.rule("EU-EQP-07")
def test_eu_eqp_07_with_full_sacks_other_tiles_stay_on() -> None:
    game = a_table(tiles=["leather_helmet"], sacks=["iron_ore", "fish", "mushrooms"])

    assert not game.offers("arrange")


@pytest.mark.rule("EU-EQP-06")
def test_eu_eqp_06_changing_rings_brings_no_second_use() -> None:
    game = a_table(tiles=["ring_of_haste", "leather_boots"], sacks=["travellers_boots"])
    game.play("use:leather_boots")
    assert game.moves == 1

    game.play("arrange", "place:travellers_boots", "to-slot:11", "to-sack", "done")
    game.play("use:travellers_boots")
    game.play("arrange", "place:leather_boots", "to-slot:11", "to-sack", "done")

    assert game.moves == 2
    assert game.uses == ["use:ring_of_haste"]


@pytest.mark.rule("EU-EQP-06")
def test_eu_eqp_06_of_two_equal_rings_one_use_is_left() -> None:
    game = a_table(tiles=["ring_of_vigor", "ring_of_vigor"], health=1)
    game.play("use:ring_of_vigor")

    game.play("arrange", "take-off:ring_of_vigor", "place:ring_of_vigor", "to-slot:12", "done")
    game.play("use:ring_of_vigor")

    assert game.health == 3
    assert not game.uses


# -- Gems --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-GEM-01")
def test_eu_gem_01_two_gem_slots_take_two_gems() -> None:
    game = a_table(tiles=["silver_ring"], pouch=["gem-emerald", "gem-demon_stone", "gem-opal"])

    game.play("arrange", "place:gem-emerald", "set-into:silver_ring")
    game.play("place:gem-demon_stone", "set-into:silver_ring")

    assert gem_states(game) == [1, 1]
    assert game.pouch() == ["gem-opal"]
    assert not game.play("place:gem-opal").offers("set-into:silver_ring")


@pytest.mark.rule("EU-GEM-01")
def test_eu_gem_01_a_carried_tile_takes_gems_too() -> None:
    game = a_table(sacks=["silver_ring"], pouch=["gem-emerald"])

    game.play("arrange", "place:gem-emerald", "set-into:silver_ring")

    assert game.pouch() == []
    assert game.table.set_gems == ((game.copy("silver_ring"), 1, 1),)


@pytest.mark.rule("EU-GEM-02")
def test_eu_gem_02_a_gem_is_used_by_flipping_it_until_the_next_round() -> None:
    game = a_table(tiles=["copper_ring"], gems=[("copper_ring", "sapphire")])

    game.play("flip:sapphire")
    assert game.moves == 1
    assert gem_states(game) == [0]
    assert not game.uses
    game.run("start_round")

    assert gem_states(game) == [1]


@pytest.mark.rule("EU-GEM-02")
def test_eu_gem_02_a_loose_gem_has_no_effect() -> None:
    game = confronting(pouch=["gem-emerald"], sacks=["gem-emerald"])

    assert game.prompt != "roll"  # there was nothing to modify the roll with


@pytest.mark.rule("EU-GEM-03")
def test_eu_gem_03_a_set_gem_keeps_its_state_and_place() -> None:
    game = a_table(tiles=["copper_ring"], gems=[("copper_ring", "sapphire")])
    game.play("flip:sapphire")

    game.play("arrange", "take-off:copper_ring", "place:copper_ring", "to-slot:12")
    assert gem_states(game) == [0]

    assert "place:gem-sapphire" not in game.keys
    game.play("done")
    assert not game.uses
    assert not game.offers("drop-menu")


@pytest.mark.rule("EU-GEM-03")
def test_eu_gem_03_it_pays_for_no_quest_and_is_not_sold_alone() -> None:
    assert at_quest("herbalist_5", pouch=["gem-opal"]).offers("quest:herbalist_5")
    assert not at_quest("herbalist_5", tiles=["copper_ring"], gems=[("copper_ring", "opal")]).offers(
        "quest:herbalist_5"
    )
    game = a_table(
        at=MARKET,
        map={"i_f1": None},
        traded={MARKET: 0},
        tiles=["copper_ring"],
        gems=[("copper_ring", "opal")],
        bare=True,
    )
    assert game.play("trade").sales == ["sell:copper_ring"]


@pytest.mark.rule("EU-GEM-04")
def test_eu_gem_04_dragon_gauntlets_with_emerald_and_demon_stone() -> None:
    figures: dict[str, Any] = {"tiles": {"dragon_gauntlets": {"health": 2, "sack": 2, "gems": 2}}}
    game = a_table(
        at="i_o3-b",
        map={"i_o3": None},
        tiles=["dragon_gauntlets", "plate_cuirass"],
        gems=[("dragon_gauntlets", "emerald"), ("dragon_gauntlets", "demon_stone")],
        figures={"tiles": {**figures["tiles"], "plate_cuirass": {"health": 0, "sack": -2}}},
        loads={"hero": [4, 4]},
        moves=1,
        stack=(),
    )
    assert game.hero()["max_health"] == 8
    assert game.hero()["sack_room"] == 3

    game.play("mine", "cart").until("turn")
    assert game.is_exhausted("dragon_gauntlets")
    game.play("flip:demon_stone")
    assert len(game.gold_cards()) == 1
    game.play(f"go:{AIR}", "confront", "flip:emerald")

    assert game.happened("confronted")[0]["value"] == 4 + 4 + 1
    assert gem_states(game) == [0, 0]


@pytest.mark.rule("EU-GEM-05")
def test_eu_gem_05_an_emerald_makes_nine_of_eight() -> None:
    game = confronting(tiles=["copper_ring"], gems=[("copper_ring", "emerald")])

    game.play("flip:emerald")

    assert game.happened("confronted")[0]["value"] == 9


@pytest.mark.rule("EU-GEM-05")
def test_eu_gem_05_a_demon_stone_draws_a_gold_card() -> None:
    game = a_table(tiles=["copper_ring"], gems=[("copper_ring", "demon_stone")])

    game.play("flip:demon_stone")

    assert len(game.gold_cards()) == 1
    assert game.view["decks"]["gold"] == 23


@pytest.mark.rule("EU-GEM-05")
@pytest.mark.parametrize("gem, healed", [("opal", 1), ("diamond", 3)])
def test_eu_gem_05_opal_and_diamond_heal_in_healing_phases_and_outside_combat(gem: str, healed: int) -> None:
    given: dict[str, Any] = {"tiles": ["copper_ring"], "gems": [("copper_ring", gem)], "health": 1}
    outside = a_table(**given).play(f"flip:{gem}")
    assert outside.health == 1 + healed
    inside = into_combat(**given, monster_dice=(1, 1), hero_dice=(6, 6)).until("healing")
    inside.play(f"flip:{gem}")

    assert inside.health == 1 + healed


@pytest.mark.rule("EU-GEM-05")
def test_eu_gem_05_a_diamond_may_help_a_roll_instead() -> None:
    game = confronting(tiles=["copper_ring"], gems=[("copper_ring", "diamond")])

    game.play("flip-other:diamond")

    assert game.happened("confronted")[0]["value"] == 4 + 4 + 2


@pytest.mark.rule("EU-GEM-05")
def test_eu_gem_05_an_amethyst_takes_an_injury_away() -> None:
    game = into_combat(
        tiles=["copper_ring"],
        gems=[("copper_ring", "amethyst")],
        monster={"ranges": ((2, 3),), "health": 1},
        monster_dice=(1, 1),
        hero_dice=(6, 6),
    )

    game.until("after-monster").play("flip:amethyst")

    assert game.health == 6 - 2


@pytest.mark.rule("EU-GEM-05")
def test_eu_gem_05_an_onyx_adds_damage() -> None:
    game = into_combat(tiles=["copper_ring"], gems=[("copper_ring", "onyx")], monster={"health": 9}, hero_dice=(3, 3))

    game.until("before-hero").play("flip:onyx")

    assert game.happened("hero-attacks")[0]["damage"] == 2  # the Staff's single point and one more


@pytest.mark.rule("EU-GEM-06")
def test_eu_gem_06_a_gem_in_a_carried_tile_does_not_work() -> None:
    game = a_table(tiles=["mail_greaves"], gems=[("mail_greaves", "opal")], health=3)
    assert game.offers("flip:opal")

    game.play("arrange", "take-off:mail_greaves", "done")

    assert not game.uses


@pytest.mark.rule("EU-GEM-06")
def test_eu_gem_06_of_two_equal_gems_the_one_in_worn_equipment_is_used() -> None:
    game = a_table(tiles=["copper_ring"], sacks=["mail_greaves"], health=3)
    worn, carried = game.copy("copper_ring"), game.copy("mail_greaves")
    game.table.set_gems = ((carried, OPAL, 1), (worn, OPAL, 1))

    game.run("ask_turn", 0).play("flip:opal")

    assert game.table.set_gems == ((carried, OPAL, 1), (worn, OPAL, 0))
    assert not game.uses


@pytest.mark.rule("EU-GEM-06")
def test_eu_gem_06_once_per_round_in_a_window_that_it_names() -> None:
    game = into_combat(
        tiles=["mail_greaves"],
        gems=[("mail_greaves", "opal")],
        health=3,
        monster={"health": 9},
        hero_dice=(1, 1, 1, 1),
        monster_dice=(1, 1, 1, 1),
    )
    game.until("healing").play("flip:opal")
    assert game.health == 4

    assert gem_states(game) == [0]
    for _ in range(6):
        assert not game.offers("flip:opal")
        game.step()


# -- Armor Sets --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-ARM-01")
@pytest.mark.parametrize("parts, size", [(2, 0), (3, 3), (4, 4), (5, 5)])
def test_eu_arm_01_three_to_five_different_parts_of_a_colour(parts: int, size: int) -> None:
    game = a_table(tiles=LEATHER[:parts])

    assert set_size(game.table, 0) == size
    assert game.hero()["armor_set"] == size


@pytest.mark.rule("EU-ARM-01")
def test_eu_arm_01_carried_parts_and_other_colours_add_nothing() -> None:
    game = a_table(tiles=[*LEATHER[:3]], sacks=["leather_greaves", "leather_boots"])
    assert game.hero()["armor_set"] == 3

    mixed = a_table(tiles=["leather_helmet", "leather_gauntlets", "mail_greaves", "mail_boots"])
    assert mixed.hero()["armor_set"] == 0


@pytest.mark.rule("EU-ARM-02")
@pytest.mark.parametrize("parts, usable", [(2, False), (3, True)])
def test_eu_arm_02_feint_needs_a_set_of_three(parts: int, usable: bool) -> None:
    game = into_combat(
        heroes=["keleia", "ael"],
        tiles=["feint", *LEATHER[:parts]],
        monster={"ranges": ((2, 1),), "health": 9},
        monster_dice=(3, 3, 1, 1),
        hero_dice=(1, 1, 6, 6),
    )
    assert "feint" in game.equipped()

    game.until("after-monster", "hero-roll", "turn")

    assert game.offers("use:feint") is usable


@pytest.mark.rule("EU-ARM-02")
@pytest.mark.parametrize("parts, usable", [(3, False), (4, True), (5, True)])
def test_eu_arm_02_a_larger_set_is_as_good(parts: int, usable: bool) -> None:
    game = confronting(heroes=["ael", "dral"], tiles=["signet_of_vis", *LEATHER[:parts]])

    assert game.offers("use:signet_of_vis") is usable


@pytest.mark.rule("EU-EQP-06")
def test_eu_eqp_06_two_equal_tiles_pay_for_two_actions() -> None:
    figures = {"tiles": {"ring_of_vigor": {"uses": (a_use("outside", ("act", TRADE, 0), exhausts=True),)}}}
    given: dict[str, Any] = {"at": MARKET, "map": {"i_f1": None}, "traded": {MARKET: 0}, "tokens": []}
    game = a_table(tiles=["ring_of_vigor"] * 2, figures=figures, **given)

    game.play("trade", "end-trade", "trade", "end-trade")

    assert game.refuses("trade")


@pytest.mark.rule("EU-ARM-03")
@pytest.mark.parametrize("parts, healed", [(3, 2), (4, 3), (5, 3)])
def test_eu_arm_03_every_part_of_the_tile_that_is_met_applies(parts: int, healed: int) -> None:
    game = a_table(heroes=["ael", "dral"], tiles=["medallion_of_the_order", *LEATHER[:parts]], health=1)

    game.play("use:medallion_of_the_order")

    assert game.health == 1 + healed
    assert game.is_exhausted("medallion_of_the_order")


@pytest.mark.rule("EU-ARM-03")
def test_eu_arm_03_in_a_healing_phase_as_well() -> None:
    game = into_combat(
        heroes=["ael", "dral"], tiles=["medallion_of_the_order", *LEATHER[:4]], health=1, hero_dice=(1, 1, 6, 6)
    )
    game.until("healing")
    assert not game.offers("use:medallion_of_the_order-2")

    game.play("use:medallion_of_the_order")

    assert game.health == 4


@pytest.mark.rule("EU-ARM-02")
def test_eu_arm_02_without_the_set_the_medallion_rests() -> None:
    game = a_table(heroes=["ael", "dral"], tiles=["medallion_of_the_order", *LEATHER[:2]], health=1, bare=True)

    assert not game.uses
