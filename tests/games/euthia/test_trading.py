"""Trade Actions: where, for what fee, and the seven trades."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table, copies_of
from tests.games.euthia.won import about_to_win

from muster.games.euthia.content.pieces import MERCHANTS, OF_TRADER
from muster.games.euthia.offers.trading import sellable
from muster.games.euthia.state import TRADE_STACK
from muster.kernel.zones import Zone

# Hexes with a trader: Merchants, Alchemists, the centre of Dragonslayer Towers.
MARKET, ALCHEMY, TOWERS = "i_f1-a", "i_o1-a", "iii_f1-centre"
TOWER_HEXES = {"iii_f1-a": 0, "iii_f1-b": 0, "iii_f1-c": 0}


def at_merchants(**given: Any) -> Sitting:
    """Seat 0 stands on liberated Merchants, its own token there unless said otherwise."""
    given.setdefault("traded", {MARKET: 0})
    given.setdefault("offers", {"merchants": []})
    return a_table(at=MARKET, map={"i_f1": None}, **given)


def at_alchemists(**given: Any) -> Sitting:
    given.setdefault("offers", {"alchemists": []})
    return a_table(at=ALCHEMY, map={"i_o1": None}, traded={ALCHEMY: 0}, **given)


def at_towers(**given: Any) -> Sitting:
    given.setdefault("traded", TOWER_HEXES)
    given.setdefault("offers", {"dragonslayers": []})
    return a_table(**{"at": TOWERS, "map": {"iii_f1": None}, **given})


def discarded(game: Sitting, trader: int) -> list[str]:
    return [game.box.tile(copy).key for copy in game.table.discards[OF_TRADER + trader]]


def priced(tile: str, price: int, sell: int = 0) -> dict[str, dict[str, dict[str, int]]]:
    return {"tiles": {tile: {"price": price, "sell": sell}}}


# -- where -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRD-01")
def test_eu_trd_01_trade_is_offered_right_after_the_combat_that_liberated_the_place() -> None:
    game = about_to_win(ALCHEMY)

    game.play("no-trophy")

    assert game.prompt == "turn"
    assert game.offers("trade")


@pytest.mark.rule("EU-TRD-01")
@pytest.mark.parametrize(
    "hex, liberated, offered",
    [(MARKET, True, True), (MARKET, False, False), ("i_f1-b", True, False), ("church-centre", True, False)],
)
def test_eu_trd_01_a_place_of_trade_that_is_liberated(hex: str, liberated: bool, offered: bool) -> None:
    game = a_table(at=hex, map={"i_f1": None}, gold=3, traded={MARKET: 0} if liberated else {})

    assert game.offers("trade") is offered


@pytest.mark.rule("EU-TRD-01")
def test_eu_trd_01_it_takes_a_trade_token() -> None:
    assert not at_merchants(gold=3, tokens=["mining", "combat"]).offers("trade")


@pytest.mark.rule("EU-TRD-02")
def test_eu_trd_02_at_the_towers_only_the_centre_trades() -> None:
    assert at_towers(gold=3, at="iii_f1-b").refuses("trade")
    assert at_towers(gold=3).offers("trade")


@pytest.mark.rule("EU-TRD-02")
def test_eu_trd_02_all_three_hexes_of_the_towers_are_liberated() -> None:
    assert at_towers(gold=3, traded={"iii_f1-a": 0, "iii_f1-b": 1}).refuses("trade")


@pytest.mark.rule("EU-TRD-03")
def test_eu_trd_03_the_liberator_puts_a_trade_token_there() -> None:
    game = about_to_win(MARKET, heroes=["dral", "ael"])

    game.play("no-trophy")

    assert game.table.trade_tokens[game.space(MARKET)] == 0
    assert game.table.hero_tokens[game.space(MARKET)] == -1


@pytest.mark.rule("EU-TRD-03")
def test_eu_trd_03_nobody_can_add_another_token() -> None:
    game = a_table(at="i_f1-b", map={"i_f1": None}, traded={MARKET: 1}, stack=(), moves=1, gold=1)

    game.play(f"go:{MARKET}", "trade", "end-trade")

    assert game.table.trade_tokens[game.space(MARKET)] == 1


# -- the fee -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRD-04")
def test_eu_trd_04_a_trade_begins_with_a_gold_for_the_liberator() -> None:
    game = at_merchants(gold=3, traded={MARKET: 1})

    game.play("trade")

    assert game.table.gold == [2, 1]


@pytest.mark.rule("EU-TRD-04")
def test_eu_trd_04_who_has_no_gold_sells_first() -> None:
    game = at_merchants(
        heroes=["dral", "ael"],
        traded={MARKET: 1},
        sacks=["copper_ring"],
        bare=True,
        figures=priced("copper_ring", 5, 3),
    )

    game.play("trade")  # nothing else can be chosen: the ring is sold by itself
    assert game.prompt == "trade"
    assert game.offers("end-trade")

    assert game.table.gold == [2, 1]
    assert game.sacks() == []


@pytest.mark.rule("EU-TRD-04")
def test_eu_trd_04_the_own_token_costs_nothing() -> None:
    game = at_merchants(gold=3)

    game.play("trade")

    assert game.table.gold == [3, 0]


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_the_fee_is_paid_once_per_action() -> None:
    game = at_merchants(gold=9, traded={MARKET: 1}, sacks=["healing_draught"], health=1)

    game.play("trade", "heal", "sell:healing_draught", "end-trade")

    assert game.table.gold[1] == 1
    assert game.gold == 9 - 1 - 1 + 1


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_without_means_for_the_fee_trade_is_refused() -> None:
    assert at_merchants(traded={MARKET: 1}, gaar=4, bare=True).refuses("trade")
    assert at_merchants(traded={MARKET: 1}, gaar=4, bare=True, gold=1).offers("trade")


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_until_the_fee_is_paid_only_sales_are_possible() -> None:
    game = at_merchants(traded={MARKET: 1}, sacks=["short_sword", "iron_mace"], bare=True)

    game.play("trade")

    assert game.prompt == "trade"
    assert sorted(game.keys) == ["sell:iron_mace", "sell:short_sword"]


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_sales_go_on_until_the_whole_fee_of_the_towers_is_paid() -> None:
    owners = {"iii_f1-a": 1, "iii_f1-b": 2, "iii_f1-c": 3}
    potions = ["healing_draught", "draught_of_courage", "scroll_of_haste"]  # each sells for one
    game = at_towers(
        seats=4,
        traded=owners,
        sacks=potions,
        bare=True,
        figures={"tiles": {key: {"sell": 1} for key in potions}},
    )

    game.play("trade", "sell:healing_draught")
    assert game.prompt == "trade"
    assert game.table.gold == [1, 0, 0, 0]
    game.play("sell:draught_of_courage")

    assert game.table.gold == [0, 1, 1, 1]
    assert game.sacks() == []


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_worn_equipment_counts_as_far_as_it_may_be_taken_off() -> None:
    figures = {"tiles": {"leather_helmet": {"sell": 1, "health": 1}, "leather_gauntlets": {"sell": 1, "health": 1}}}
    worn = {"tiles": ["leather_helmet", "leather_gauntlets"], "bare": True, "figures": figures}
    owners = {"iii_f1-a": 1, "iii_f1-b": 2, "iii_f1-c": 0}

    assert at_towers(seats=3, traded=owners, health=3, **worn).offers("trade")
    assert at_towers(seats=3, traded=owners, health=2, **worn).refuses("trade")


@pytest.mark.rule("EU-TRD-18")
def test_eu_trd_18_no_sale_leads_where_the_fee_cannot_be_paid() -> None:
    figures = {"tiles": {"leather_helmet": {"sell": 1, "health": 1}, "leather_gauntlets": {"sell": 2, "health": 1}}}
    game = at_towers(
        seats=3,
        traded={"iii_f1-a": 1, "iii_f1-b": 2, "iii_f1-c": 0},
        health=2,
        tiles=["leather_helmet", "leather_gauntlets"],
        bare=True,
        figures=figures,
    )

    game.play("trade")  # the Helmet would bring one Gold, and then the Gauntlets could not come off

    assert game.equipped() == ["leather_helmet"]
    assert game.table.gold == [0, 1, 1]


@pytest.mark.rule("EU-TRD-19")
def test_eu_trd_19_at_the_towers_each_liberator_of_the_tile_gets_one_gold() -> None:
    game = at_towers(
        seats=3, heroes=["keleia", "ael", "dral"], gold=5, traded={"iii_f1-a": 1, "iii_f1-b": 1, "iii_f1-c": 2}
    )

    game.play("trade")

    assert game.table.gold == [3, 1, 1]


@pytest.mark.rule("EU-TRD-19")
def test_eu_trd_19_an_option_reads_the_book_literally() -> None:
    game = at_towers(options={"tower_fee": False}, gold=5, traded={"iii_f1-a": 1, "iii_f1-b": 1, "iii_f1-c": 1})

    game.play("trade")

    assert game.table.gold == [5, 0]


# -- the seven trades --------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRD-05")
def test_eu_trd_05_all_trades_in_any_order_for_one_token() -> None:
    figures = {"tiles": {"focus": {"price": 1}, "short_sword": {"sell": 2}, "iron_mace": {"sell": 2}}}
    game = at_merchants(
        gold=8, health=3, reputation=3, sacks=["short_sword", "iron_mace"], figures=figures, tokens=["trade", "combat"]
    )

    game.play("trade", "sell:short_sword", "heal", "unveil", "keep-tile:focus")
    game.play("train-menu", "train:focus")
    game.until("train").play("back")
    game.play("unlock-menu", "unlock:4", "sell:iron_mace", "end-trade")

    assert game.gold == 8 + 2 - 1 - 1 - 1 - 2 + 2
    assert game.hero()["tokens"] == ["combat"]


@pytest.mark.rule("EU-TRD-05")
def test_eu_trd_05_gaar_is_sold_by_dragonslayers_only() -> None:
    assert at_towers(gold=3).play("trade").offers("buy-gaar")
    assert not at_merchants(gold=3).play("trade").offers("buy-gaar")
    assert not at_alchemists(gold=3).play("trade").offers("buy-gaar")


@pytest.mark.rule("EU-TRD-06")
def test_eu_trd_06_a_hero_buys_from_the_offer_of_its_place() -> None:
    merchants = ["leather_helmet", "leather_boots", "copper_ring", "pouch_belt"]
    game = at_merchants(
        heroes=["ael", "dral"],
        gold=50,
        supply=["dawn_buckler"],
        offers={"merchants": merchants, "alchemists": ["silver_ring"], "dragonslayers": ["dragon_helmet"]},
    )

    game.play("trade")

    buys = [key for key in game.keys if key.startswith("buy:")]
    assert buys == [*[f"buy:{tile}" for tile in merchants], "buy:dawn_buckler"]


@pytest.mark.rule("EU-TRD-06")
def test_eu_trd_06_an_offer_has_four_tiles() -> None:
    game = a_table()

    assert [len([tile for tile in row if tile]) for row in game.view["offers"].values()] == [4, 4, 4]


@pytest.mark.rule("EU-TRD-07")
def test_eu_trd_07_bought_for_five_and_sold_for_two() -> None:
    game = at_merchants(gold=6, offers={"merchants": ["copper_ring"]}, figures=priced("copper_ring", 5, 2))

    game.play("trade", "buy:copper_ring", "to-sack")
    assert game.gold == 1
    game.play("sell:copper_ring")

    assert game.gold == 3


@pytest.mark.rule("EU-TRD-07")
def test_eu_trd_07_abilities_cannot_be_sold_nor_resources_bought() -> None:
    game = at_merchants(heroes=["ael", "dral"], gold=9, sacks=["iron_ore"], supply=["blessing"])

    game.play("trade")

    assert "mend" in game.equipped()
    assert game.sales == ["sell:sun_mace", "sell:iron_ore"]
    assert all(tile.price < 0 for tile in game.box.tiles if tile.options and tile.key != "supplies")


# -- buying ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRD-08")
def test_eu_trd_08_the_place_is_refilled_before_the_next_purchase() -> None:
    figures = {"tiles": {"leather_helmet": {"price": 4}, "copper_ring": {"price": 5}}}
    game = at_merchants(
        gold=9, offers={"merchants": ["leather_helmet"]}, figures=figures, loads={"goods": ["copper_ring"]}
    )

    game.play("trade", "buy:leather_helmet", "to-sack")
    assert game.view["offers"]["merchants"] == ["copper_ring", None, None, None]
    game.play("buy:copper_ring", "to-sack")

    assert game.gold == 0
    assert game.sacks() == ["leather_helmet", "copper_ring"]
    assert [(fact["thing"], fact["gold"]) for fact in game.happened("bought")] == [
        ("leather_helmet", 4),
        ("copper_ring", 5),
    ]
    assert game.happened("gold-paid") == game.happened("thing-gained") == []  # a purchase is told once


@pytest.mark.rule("EU-TRD-08")
def test_eu_trd_08_the_other_places_stay_as_they_are() -> None:
    row = ["copper_ring", "pouch_belt", "round_shield", "hunting_bow"]
    game = at_merchants(gold=9, offers={"merchants": row}, loads={"goods": ["iron_mace"]})

    game.play("trade", "buy:round_shield", "to-sack")

    assert game.sacks() == ["round_shield"]
    assert game.view["offers"]["merchants"] == ["copper_ring", "pouch_belt", "iron_mace", "hunting_bow"]


@pytest.mark.rule("EU-TRD-08")
def test_eu_trd_08_what_costs_more_than_the_gold_is_not_offered() -> None:
    game = at_merchants(gold=3, offers={"merchants": ["copper_ring"]}, figures=priced("copper_ring", 4))

    assert game.play("trade").refuses("buy:copper_ring")


@pytest.mark.rule("EU-TRD-09")
def test_eu_trd_09_a_purchase_is_equipped_or_stored_at_once() -> None:
    figures = {"tiles": {"leather_helmet": {"price": 3, "health": 1}}}
    game = at_merchants(gold=3, health=4, offers={"merchants": ["leather_helmet"]}, figures=figures)

    game.play("trade", "buy:leather_helmet")
    assert game.prompt == "place"
    assert game.keys == ["to-slot:9", "to-sack", "discard"]
    game.play("to-slot:9")

    assert "leather_helmet" in game.equipped()
    assert game.hero()["max_health"] == 7


@pytest.mark.rule("EU-TRD-09")
def test_eu_trd_09_a_purchase_may_be_used_at_once() -> None:
    figures: dict[str, Any] = {"tiles": {"healing_draught": {"price": 2}}}
    game = at_merchants(gold=2, health=1, offers={"merchants": ["healing_draught"]}, figures=figures)

    game.play("trade", "buy:healing_draught", "use-now")

    assert game.health == 5
    assert game.sacks() == []
    assert discarded(game, MERCHANTS) == ["healing_draught"]


@pytest.mark.rule("EU-TRD-10")
def test_eu_trd_10_the_first_change_of_the_offer_is_free_the_others_cost_a_gold() -> None:
    game = at_merchants(gold=2, offers={"merchants": ["copper_ring", "pouch_belt", "round_shield", "hunting_bow"]})

    game.play("trade", "change-offer")
    assert game.gold == 2
    game.play("change-offer", "change-offer")

    assert game.gold == 0
    assert game.refuses("change-offer")


@pytest.mark.rule("EU-TRD-10")
def test_eu_trd_10_all_tiles_are_discarded_and_four_new_ones_drawn() -> None:
    old = ["copper_ring", "pouch_belt", "round_shield", "hunting_bow"]
    new = ["short_sword", "iron_mace", "lucky_charm", "miners_lamp"]
    game = at_merchants(offers={"merchants": old}, loads={"goods": new})

    game.play("trade", "change-offer")

    assert game.view["offers"]["merchants"] == new
    assert sorted(discarded(game, MERCHANTS)) == sorted(old)


@pytest.mark.rule("EU-TRD-10")
def test_eu_trd_10_each_trade_action_has_its_free_change() -> None:
    game = at_merchants(offers={"merchants": ["copper_ring"]}, carried="trade")

    game.play("trade", "pay-token:trade", "change-offer")
    assert not game.offers("change-offer")
    game.play("end-trade", "trade")

    assert game.offers("change-offer")


@pytest.mark.rule("EU-TRD-11")
def test_eu_trd_11_own_unveiled_weapons_and_shields_are_sold_everywhere() -> None:
    figures = priced("dawn_buckler", 3, 1)
    game = at_alchemists(heroes=["ael", "dral"], gold=3, supply=["dawn_buckler", "blessing"], figures=figures)

    game.play("trade")
    assert [key for key in game.keys if key.startswith("buy:")] == ["buy:dawn_buckler"]
    game.play("buy:dawn_buckler", "to-sack")

    assert game.gold == 0
    assert game.sacks() == ["dawn_buckler"]
    assert game.supply() == ["blessing"]


@pytest.mark.rule("EU-TRD-20")
def test_eu_trd_20_with_full_sacks_nothing_is_bought_that_has_no_place() -> None:
    full = ["iron_ore", "fish", "mushrooms"]
    game = at_merchants(gold=9, sacks=full, offers={"merchants": ["scroll_of_fortune"]})

    game.play("trade")
    assert game.refuses("buy:scroll_of_fortune")
    game.play("drop-menu", "drop:fish")

    assert game.offers("buy:scroll_of_fortune")


@pytest.mark.rule("EU-TRD-20")
@pytest.mark.parametrize("health, legal", [(3, True), (6, False)])
def test_eu_trd_20_a_potion_that_can_be_used_at_once_needs_no_sack(health: int, legal: bool) -> None:
    full = ["iron_ore", "fish", "mushrooms"]
    game = at_merchants(gold=9, health=health, sacks=full, offers={"merchants": ["healing_draught"]})

    assert game.play("trade").offers("buy:healing_draught") is legal


@pytest.mark.rule("EU-TRD-20")
def test_eu_trd_20_a_free_slot_is_place_enough() -> None:
    full = ["iron_ore", "fish", "mushrooms"]
    given: dict[str, Any] = {"gold": 9, "sacks": full, "offers": {"merchants": ["leather_helmet"]}}

    assert at_merchants(**given).play("trade").offers("buy:leather_helmet")


@pytest.mark.rule("EU-TRD-09")
@pytest.mark.rule("EU-TRD-20")
def test_eu_trd_20_a_purchase_may_take_the_place_of_what_is_worn() -> None:
    """The printed example: at 2 Health Greaves of Health 2 come off, others of Health 3 go on; the Sacks are full."""
    figures = {
        "tiles": {"leather_greaves": {"health": 2, "sack": 0}, "mail_greaves": {"health": 3, "sack": 0, "price": 5}}
    }
    full = ["iron_ore", "fish", "mushrooms"]
    game = at_alchemists(
        gold=9,
        sacks=full,
        health=2,
        tiles=["leather_greaves"],
        offers={"alchemists": ["mail_greaves"]},
        figures=figures,
    )

    game.play("trade", "buy:mail_greaves")
    slot = next(key for key in game.keys if key.startswith("to-slot:"))
    game.play(slot)
    assert game.prompt == "place"
    assert game.offers("drop:fish", "discard")
    game.play("discard")

    assert (game.gold, game.health) == (4, 3)
    assert "mail_greaves" in game.equipped()
    assert "leather_greaves" not in game.equipped()
    assert game.sacks() == full


@pytest.mark.rule("EU-TRD-20")
def test_eu_trd_20_no_swap_that_would_kill() -> None:
    figures = {"tiles": {"leather_greaves": {"health": 3}, "mail_greaves": {"health": 1, "price": 5}}}
    full = ["iron_ore", "fish", "mushrooms"]
    game = at_alchemists(
        gold=9,
        sacks=full,
        health=2,
        tiles=["leather_greaves"],
        offers={"alchemists": ["mail_greaves"]},
        figures=figures,
    )

    assert game.play("trade").refuses("buy:mail_greaves")
    assert game.reason("buy:mail_greaves") == "refused-room"


@pytest.mark.rule("EU-ITM-05")
def test_eu_itm_05_loot_may_take_the_place_of_what_is_worn() -> None:
    figures = {"tiles": {"leather_greaves": {"health": 2, "sack": 0}, "mail_greaves": {"health": 3, "sack": 0}}}
    full = ["iron_ore", "fish", "mushrooms"]
    game = a_table(sacks=full, health=2, tiles=["leather_greaves"], figures=figures)
    loot = game.box.copies.index(next(tile.id for tile in game.box.tiles if tile.key == "mail_greaves"))

    game.table.loose[0] = (loot,)
    game.run("settle", 0).play(next(key for key in game.keys if key.startswith("to-slot:")), "drop:fish", "to-sack")

    assert "mail_greaves" in game.equipped()
    assert game.sacks() == ["iron_ore", "mushrooms", "leather_greaves"]


@pytest.mark.rule("EU-TRD-20")
def test_eu_trd_20_only_what_was_won_just_before_may_wait() -> None:
    game = about_to_win(MARKET, sacks=["iron_ore", "fish", "mushrooms"], gold=3, figures={"tiles": {}})

    game.play("trophy")
    assert game.prompt == "trade-first"
    game.play("pay-token:trade")
    assert game.hero()["loose"] == ["trophy-rat_swarm"]
    game.play("sell:iron_ore", "end-trade")

    assert game.sacks()[:2] == ["fish", "mushrooms"]
    assert game.sacks() == ["fish", "mushrooms", "trophy-rat_swarm"]


@pytest.mark.rule("EU-TRD-21")
def test_eu_trd_21_the_same_tiles_come_back_when_there_are_no_others() -> None:
    tiles = ["copper_ring", "pouch_belt", "round_shield", "hunting_bow"]
    game = at_merchants(offers={"merchants": tiles})
    game.table.zones[TRADE_STACK] = Zone(())
    game.load("goods", "hunting_bow", "round_shield", "pouch_belt", "copper_ring")

    game.play("trade", "change-offer")

    assert game.view["offers"]["merchants"] == tiles[::-1]
    assert discarded(game, MERCHANTS) == []


@pytest.mark.rule("EU-TRD-21")
def test_eu_trd_21_a_place_stays_empty_when_nothing_is_left() -> None:
    game = at_merchants(gold=9, offers={"merchants": ["copper_ring", "pouch_belt"]})
    game.table.zones[TRADE_STACK] = Zone(())

    game.play("trade", "buy:copper_ring", "to-sack")

    assert game.view["offers"]["merchants"] == [None, "pouch_belt", None, None]


# -- selling -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRD-12")
def test_eu_trd_12_a_sold_tile_goes_to_its_own_discard_pile_wherever_it_is_sold() -> None:
    game = at_towers(sacks=["copper_ring"], figures=priced("copper_ring", 4, 2))

    game.play("trade", "sell:copper_ring")

    assert game.gold == 2
    assert discarded(game, MERCHANTS) == ["copper_ring"]


@pytest.mark.rule("EU-TRD-12")
def test_eu_trd_12_a_sold_hero_tile_leaves_the_game() -> None:
    game = at_merchants(heroes=["ael", "dral"], figures=priced("sun_mace", 2, 1))

    game.play("trade", "sell:sun_mace")

    assert game.gold == 1
    assert "sun_mace" not in game.equipped()
    assert all(copies_of(game.box, "sun_mace")[0] not in pile for pile in game.table.discards)


@pytest.mark.rule("EU-TRD-12")
def test_eu_trd_12_as_many_items_as_one_likes() -> None:
    game = at_merchants(sacks=["iron_ore", "gem-opal"], pouch=["essence-air"], bare=True)

    game.play("trade", "sell:iron_ore", "sell:gem-opal", "sell:essence-air")

    assert game.gold == 2 + 2 + 2
    assert game.sacks() == []
    assert game.pouch() == []


@pytest.mark.rule("EU-TRD-13")
def test_eu_trd_13_each_gem_on_a_tile_adds_one_gold() -> None:
    game = at_merchants(
        tiles=["silver_ring"],
        gems=[("silver_ring", "emerald"), ("silver_ring", "opal")],
        figures=priced("silver_ring", 4, 3),
    )
    copy = game.copy("silver_ring")
    game.table.set_gems = tuple((holder, gem, 0) for holder, gem, _ in game.table.set_gems)  # active or not

    game.play("trade", "sell:silver_ring")

    assert game.gold == 5
    assert game.table.set_gems == ()
    assert game.pouch() == []
    assert copy not in game.table.slots[0]


@pytest.mark.rule("EU-TRD-13")
@pytest.mark.parametrize("token", ["gem-ruby", "gem-diamond", "essence-fire"])
def test_eu_trd_13_loose_gems_and_essences_bring_two(token: str) -> None:
    game = at_merchants(pouch=[token])

    game.play("trade", f"sell:{token}")

    assert game.gold == 2
    assert game.pouch() == []


@pytest.mark.rule("EU-TRD-13")
def test_eu_trd_13_what_is_set_cannot_be_sold_alone() -> None:
    game = at_merchants(
        heroes=["taesiri", "ael"],
        tiles=["copper_ring", "slumber"],
        gems=[("copper_ring", "ruby")],
        essences=[("slumber", "air")],
        bare=True,
    )

    game.play("trade")

    assert game.sales == ["sell:copper_ring"]


@pytest.mark.rule("EU-TRD-14")
def test_eu_trd_14_gaar_and_dwurt_are_not_for_sale() -> None:
    assert sellable(at_merchants(gaar=4, sacks=["gaar"], bare=True).table, 0) == []
    assert not at_merchants(gaar=4, sacks=["gaar"], bare=True).play("trade").sales
    assert not at_merchants(heroes=["skoldur", "ael"], dwurt=5, bare=True).play("trade").sales


@pytest.mark.rule("EU-TRD-15")
@pytest.mark.parametrize("option, gold, pouch", [("option:1", 4, []), ("option:2", 0, ["gem-sapphire"])])
def test_eu_trd_15_one_option_of_a_resource_is_taken_never_both(option: str, gold: int, pouch: list[str]) -> None:
    figures = {"tiles": {"raw_sapphire": {"options": ((("gold", 4, 0),), (("gem", 1, 5),))}}}
    game = at_merchants(sacks=["raw_sapphire"], figures=figures)

    game.play("trade", "sell:raw_sapphire", option)

    assert (game.gold, game.pouch(), game.sacks()) == (gold, pouch, [])
    lake = [game.box.tile(copy).key for copy in game.table.discards[OF_TRADER + 4]]
    assert lake == ["raw_sapphire"]


@pytest.mark.rule("EU-MIN-06")
def test_eu_min_06_all_of_the_option_is_gained() -> None:
    figures = {"tiles": {"raw_diamond_cave": {"options": ((("gold", 2, 0), ("rep", 3, 0)), (("gem", 1, 7),))}}}
    game = at_merchants(sacks=["raw_diamond_cave"], figures=figures)

    game.play("trade", "sell:raw_diamond_cave", "option:1")

    assert (game.gold, game.reputation, game.pouch()) == (2, 3, [])


# -- healing, Gaar, nothing --------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TRD-16")
def test_eu_trd_16_a_gold_heals_three_at_alchemists_again_and_again() -> None:
    game = at_alchemists(gold=2, health=3, figures={"heroes": {"maeldur": {"health": 9}}})

    game.play("trade", "heal", "heal")

    assert (game.health, game.gold) == (9, 0)


@pytest.mark.rule("EU-TRD-16")
@pytest.mark.parametrize("place, healed", [(at_merchants, 2), (at_alchemists, 3), (at_towers, 4)])
def test_eu_trd_16_each_place_heals_by_its_own_rate(place: Any, healed: int) -> None:
    game = place(gold=1, health=1, figures={"box": {"*": {"heal_rates": (2, 3, 4)}}})

    game.play("trade", "heal")

    assert game.health == 1 + healed


@pytest.mark.rule("EU-TRD-17")
def test_eu_trd_17_gaar_for_a_gold_each() -> None:
    game = at_towers(gold=3, gaar=2)

    game.play("trade", "buy-gaar", "buy-gaar")

    assert (game.gaar, game.gold) == (4, 1)


@pytest.mark.rule("EU-TRD-22")
def test_eu_trd_22_no_healing_at_full_health_and_nothing_without_its_price() -> None:
    game = at_merchants(gold=5, reputation=2).play("trade")

    assert game.refuses("heal")  # already at Maximum Health
    assert game.refuses("unveil")  # the first tiles need 3 Reputation
    assert game.offers("unlock-menu", "end-trade")


@pytest.mark.rule("EU-TRD-22")
def test_eu_trd_22_no_unlocking_without_a_locked_slot_or_its_price() -> None:
    assert at_merchants(gold=1).play("trade").refuses("unlock-menu")
    assert at_merchants(gold=9, unlocked=range(15)).play("trade").refuses("unlock-menu")
    assert at_merchants(gold=2).play("trade").offers("unlock-menu")


@pytest.mark.rule("EU-TRD-22")
def test_eu_trd_22_the_action_may_begin_without_anything_to_do() -> None:
    game = at_merchants(bare=True)

    game.play("trade")  # there is nothing but its end

    assert game.prompt == "turn"
    assert game.hero()["tokens"] == ["mining", "combat"]


@pytest.mark.rule("EU-TRD-21")
def test_eu_trd_21_a_tile_that_comes_back_is_ready() -> None:
    ring = {"tiles": ["ring_of_vigor"], "exhausted": ["ring_of_vigor"]}
    game = at_merchants(**ring, offers={"merchants": ["leather_helmet"]}, gold=9, health=1)
    game.table.zones[TRADE_STACK + MERCHANTS] = Zone(())

    game.play("trade", "sell:ring_of_vigor", "change-offer", "buy:ring_of_vigor", "to-slot:12")

    assert game.offers("use:ring_of_vigor")


@pytest.mark.rule("EU-TRD-21")
def test_eu_trd_21_an_empty_offer_is_filled_from_the_discards() -> None:
    game = at_merchants(tiles=["ring_of_vigor"], gold=9)
    game.table.zones[TRADE_STACK + MERCHANTS] = Zone(())
    assert game.play("trade").refuses("change-offer")

    game.play("sell:ring_of_vigor", "change-offer")

    assert game.offers("buy:ring_of_vigor")
