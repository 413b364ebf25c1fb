"""Every tile that works outside Combat or for good: goods, Treasures, resources and Abilities, one after another."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.euthia.setting import Sitting, a_table, the_box
from tests.games.euthia.won import about_to_win, into_combat

from muster.games.euthia.content.pieces import (
    ANY,
    AT_ONCE,
    ELEMENTS,
    GEMS,
    HEROES,
    OF_TERRAIN,
    OF_TREASURE,
    OUTSIDE,
    Effect,
    Tile,
)
from muster.games.euthia.queries import gaar_of, ignores, slumbers
from muster.games.euthia.state import SILVER_CACHE

BOX = the_box()
TILES = {tile.key: tile for tile in BOX.tiles}
PLAIN = {"heal", "heal_full", "gaar", "dwurt", "move", "silver", "gold_card", "self_inj", "cache_silver"}
MARKET = "i_f1-a"
TREASURES = {1: "i_o2-a", 2: "iii_s3-b", 3: "v_o4-c"}  # without a Monster
LEATHER = ["leather_helmet", "leather_gauntlets", "leather_greaves"]


def owner(tile: Tile, **given: Any) -> dict[str, Any]:
    """What a table needs so that the tile lies where it works: on its Hero's board or in a Sack."""
    hero = HEROES[tile.hero] if tile.hero >= 0 else "ael"
    place = "sacks" if any(use.spends for use in tile.uses) else "tiles"
    things = [] if tile.start else [tile.key]  # starting tiles lie on the board
    seats = {"seats": 1} if tile.used == "solo" else {}
    return {"heroes": [hero, "maeldur" if hero != "maeldur" else "ael"], place: things, **seats, **given}


def amount(effects: tuple[Effect, ...], name: str) -> int:
    return sum([number for part, number, _ in effects if part == name])


def outside_uses(tile: Tile) -> list[int]:
    return [at for at, use in enumerate(tile.uses) if use.timing in (OUTSIDE, ANY)]


def is_plain(tile: Tile) -> bool:
    uses = [tile.uses[at] for at in outside_uses(tile)]
    return bool(uses) and all({name for name, _, _ in use.effects} <= PLAIN for use in uses)


# -- tiles that are used -----------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-OPR-01")
@pytest.mark.parametrize("key", [key for key, tile in TILES.items() if is_plain(tile) and key != "healing_potion"])
def test_eu_opr_01_every_tile_that_heals_moves_or_brings_tokens(key: str) -> None:
    tile = TILES[key]
    use = tile.uses[0]
    game = a_table(**owner(tile, health=2, gaar=0, dwurt=3 if tile.hero == HEROES.index("skoldur") else None))
    if use.set_size:
        game = a_table(heroes=["ael", "dral"], tiles=[key, *LEATHER], health=2)
    dwurt = game.table.dwurt[0]
    cards = (len(game.silver()), len(game.gold_cards()))

    game.play(f"use:{key}")

    healed = 99 if amount(use.effects, "heal_full") else amount(use.effects, "heal")
    assert game.health == min(game.hero()["max_health"], 2 + healed - amount(use.effects, "self_inj"))
    assert game.moves == amount(use.effects, "move")
    assert gaar_of(game.table, 0) == amount(use.effects, "gaar")
    assert game.table.dwurt[0] == dwurt - use.dwurt + amount(use.effects, "dwurt")
    assert len(game.silver()) == cards[0] + amount(use.effects, "silver")
    assert len(game.gold_cards()) == cards[1] + amount(use.effects, "gold_card")
    assert game.view["caches"]["silver"] == amount(use.effects, "cache_silver")
    gone = [game.box.tile(copy).key for copy in game.table.discards[tile.set]]
    assert gone == ([key] if use.spends else [])
    assert (key in game.equipped()) is use.exhausts
    assert not use.exhausts or game.is_exhausted(key)


@pytest.mark.rule("EU-ITM-10")
def test_eu_itm_10_supplies_bring_one_of_two_things() -> None:
    options = BOX.tiles[BOX.supplies].options
    healing = a_table(sacks=["supplies"], health=1, gaar=0).play("drink:supplies", "option:1")
    gold = a_table(sacks=["supplies"], health=1, gaar=0).play("drink:supplies", "option:2")

    assert (healing.health, healing.gaar, healing.gold) == (1 + amount(options[0], "heal"), 1, 0)
    assert (gold.health, gold.gaar, gold.gold) == (1, 0, amount(options[1], "gold"))
    assert healing.sacks() == gold.sacks() == []


@pytest.mark.rule("EU-TIM-02")
@pytest.mark.parametrize(
    "hex, traded, offered", [(MARKET, True, True), (MARKET, False, False), ("i_f1-c", True, False)]
)
def test_eu_tim_02_pickpocket_works_at_a_liberated_place_of_trade(hex: str, traded: bool, offered: bool) -> None:
    game = a_table(
        heroes=["keleia", "ael"],
        tiles=["pickpocket"],
        at=hex,
        map={"i_f1": None},
        traded={MARKET: 1} if traded else {},
    )
    assert bool(game.uses) is offered
    if offered:
        game.play("use:pickpocket")

    assert game.gold == (amount(TILES["pickpocket"].uses[0].effects, "pickpocket") if offered else 0)


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_absolution_gives_a_silver_card_up() -> None:
    given: dict[str, Any] = {"heroes": ["ael", "dral"], "tiles": ["absolution"], "health": 1, "gaar": 0}
    assert not a_table(**given, bare=True).uses
    game = a_table(**given, silver=["curse", "bloodlust"], bare=True)

    game.play("use:absolution", "discard-card:bloodlust")

    assert game.silver() == ["curse"]
    assert (game.health, game.gaar) == (3, 1)


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_conjure_essence_makes_fire_of_a_loose_gem() -> None:
    given: dict[str, Any] = {"tiles": ["conjure_essence", "copper_ring"], "gems": [("copper_ring", "opal")]}
    assert not a_table(**given).uses or not a_table(**given).offers("use:conjure_essence")
    game = a_table(**given, pouch=["gem-opal", "gem-ruby"])

    game.play("use:conjure_essence", "pay:gem-ruby")

    assert sorted(game.pouch()) == ["essence-fire", "gem-opal"]


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_essence_font_draws_from_a_power_over_the_hex() -> None:
    given: dict[str, Any] = {"heroes": ["taesiri", "ael"], "tiles": ["essence_font"]}
    assert not a_table(**given).uses
    game = a_table(**given, at="i_o3-b", map={"i_o3": None})  # beside the Air Elemental

    game.play("use:essence_font")

    assert game.pouch() == ["essence-air"]


@pytest.mark.rule("EU-TIM-02")
def test_eu_tim_02_essence_font_lets_choose_between_two_powers() -> None:
    game = a_table(
        heroes=["taesiri", "ael"],
        tiles=["essence_font"],
        at="i_o3-b",
        map={"i_o3": (30, 0), "i_o6": (31, 1)},
    )
    game.play("use:essence_font")

    assert game.prompt == "choose-power"
    game.play(game.keys[-1])
    assert len(game.pouch()) == 1


@pytest.mark.rule("EU-SKO-06")
def test_eu_sko_06_steady_hands_lower_the_dwurt_die() -> None:
    given: dict[str, Any] = {"heroes": ["skoldur", "ael"], "tiles": ["steady_hands"], "bare": True, "gaar": 0}
    assert not a_table(**given, dwurt=0).uses
    game = a_table(**given, dwurt_die=2, dwurt=0)

    game.play("use:steady_hands")

    assert game.table.dwurt_die[0] == 1


@pytest.mark.rule("EU-MST-11")
def test_eu_mst_11_a_tracker_sees_the_next_map_tile() -> None:
    game = a_table(heroes=["keleia", "ael"], tiles=["tracker"], stack=["i_o1", "i_o2"])

    game.play("use:tracker")

    assert game.moves == 1
    assert game.view["zones"]["chapter-1"] == ["i_o1", None]
    assert game.view_of(1)["zones"]["chapter-1"] == [None, None]


@pytest.mark.rule("EU-GLD-08")
def test_eu_gld_08_an_eavesdropper_draws_and_sees_a_hand() -> None:
    game = a_table(
        heroes=["keleia", "ael"], tiles=["eavesdrop"], others={1: {"silver": ["curse"], "gold_cards": ["healing"]}}
    )

    game.play("use:eavesdrop")

    assert len(game.silver()) == 1
    assert game.happened("hand-seen") == [{"seat": 0, "other": 1}]
    assert (game.view["zones"]["silver-1"], game.view["zones"]["gold-1"]) == (["curse"], ["healing"])


@pytest.mark.rule("EU-SOL-25")
def test_eu_sol_25_an_eavesdropper_alone_orders_a_cache() -> None:
    game = a_table(
        seats=1, heroes=["keleia"], tiles=["eavesdrop_solo"], silver_cache=["curse", "bloodlust", "evil_eye"]
    )

    game.play("use:eavesdrop_solo", "to-bottom:curse")
    game.until("turn")

    order = [game.box.cards[card].key for card in game.table.zones[SILVER_CACHE].cards]
    assert order == ["bloodlust", "evil_eye", "curse"]  # two were seen: one under the cache, one on top


@pytest.mark.rule("EU-SOL-25")
def test_eu_sol_25_every_card_that_was_seen_is_placed() -> None:
    game = a_table(
        seats=1, heroes=["keleia"], tiles=["eavesdrop_solo"], silver_cache=["curse", "bloodlust", "evil_eye"]
    )

    game.play("use:eavesdrop_solo", "to-bottom:curse", "to-bottom:bloodlust")

    order = [game.box.cards[card].key for card in game.table.zones[SILVER_CACHE].cards]
    assert (game.prompt, order) == ("turn", ["evil_eye", "curse", "bloodlust"])


@pytest.mark.rule("EU-SOL-09")
def test_eu_sol_09_absolution_alone_puts_a_cached_card_under_its_deck() -> None:
    given: dict[str, Any] = {"seats": 1, "heroes": ["ael"], "tiles": ["absolution_solo"], "gaar": 0, "bare": True}
    assert not a_table(**given).uses
    game = a_table(**given, silver_cache=["curse"], gold_cache=["healing"])

    game.play("use:absolution_solo", "cache:gold")

    assert game.view["caches"] == {"silver": 1, "gold": 0}
    assert game.gaar == 1


@pytest.mark.rule("EU-TOK-06")
@pytest.mark.parametrize("hero, tile", [("dral", "mercenarys_oath"), ("taesiri", "crown_of_souls")])
def test_eu_tok_06_a_tile_pays_for_a_combat_action(hero: str, tile: str) -> None:
    game = a_table(
        heroes=[hero, "ael"],
        tiles=[tile],
        tokens=[],
        at="i_o5-a",
        map={"i_o5": None},
        stack=(),
        moves=1,
    )

    game.play("go:i_o5-b")

    assert len(game.happened("combat-begins")) == 1
    assert game.is_exhausted(tile)


# -- Treasures ---------------------------------------------------------------------------------------------------------


def finding(tile: Tile, **given: Any) -> Sitting:
    """A Hero who is about to draw this Treasure."""
    hex = TREASURES[tile.set - OF_TREASURE + 1]
    return a_table(at=hex, map={hex.rsplit("-", 1)[0]: None}, loads={"treasures": [tile.key]}, **given)


@pytest.mark.rule("EU-TRE-01")
@pytest.mark.parametrize("key", [key for key, tile in TILES.items() if OF_TREASURE <= tile.set < OF_TREASURE + 3])
def test_eu_tre_01_every_treasure_works_at_once_or_is_kept(key: str) -> None:
    tile = TILES[key]
    game = finding(tile, gaar=0)

    game.play("treasure")
    at_once = [use for use in tile.uses if use.timing == AT_ONCE]
    if not at_once:
        assert game.prompt == "place"
        game.play("to-sack")
        assert game.sacks() == [key]
        return
    effects = at_once[0].effects
    while game.prompt in ("choose-essence", "choose-gem"):
        game.play(game.keys[0])

    assert game.gold == amount(effects, "gold")
    assert game.reputation == amount(effects, "rep")
    assert game.gaar == amount(effects, "gaar")
    gems = sum([amount(effects, name) for name in ("gem", "random_gem", "gem_choice")])
    essences = sum([amount(effects, name) for name in ("essence", "essence_choice")])
    assert len([thing for thing in game.pouch() if thing.startswith("gem-")]) == gems
    assert len([thing for thing in game.pouch() if thing.startswith("essence-")]) == essences
    assert [game.box.tile(copy).key for copy in game.table.discards[tile.set]] == [key]
    assert game.sacks() == []


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_a_loose_gem_is_a_common_one_by_chance() -> None:
    game = finding(TILES["gem_pair"])
    game.load("gems", 5, 0)

    game.play("treasure")

    assert sorted(game.pouch()) == ["gem-amethyst", "gem-sapphire"]


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_caskets_hold_a_diamond_and_a_demon_stone() -> None:
    assert finding(TILES["diamond_casket"]).play("treasure").pouch() == ["gem-diamond"]
    assert finding(TILES["demon_casket"]).play("treasure").pouch() == ["gem-demon_stone"]


@pytest.mark.rule("EU-QST-04")
@pytest.mark.parametrize("element", ELEMENTS)
def test_eu_qst_04_a_vial_holds_the_essence_that_one_chooses(element: str) -> None:
    game = finding(TILES["vial"])

    game.play("treasure", f"essence:{element}")

    assert game.pouch() == [f"essence-{element}"]


@pytest.mark.rule("EU-TRE-01")
def test_eu_tre_01_a_keen_sense_chooses_between_two_treasures() -> None:
    game = a_table(
        heroes=["keleia", "ael"],
        tiles=["treasure_sense"],
        at="i_o2-a",
        map={"i_o2": None},
        loads={"treasures": ["coin_pouch", "idol"]},
    )

    game.play("treasure", "keep-tile:idol")

    assert (game.gold, game.reputation) == (0, amount(TILES["idol"].uses[0].effects, "rep"))
    assert sorted(game.box.tile(copy).key for copy in game.table.discards[OF_TREASURE]) == ["coin_pouch", "idol"]
    assert game.is_exhausted("treasure_sense")


@pytest.mark.rule("EU-TRD-09")
def test_eu_trd_09_a_chest_of_gems_is_opened_at_once() -> None:
    game = a_table(
        at="i_o1-a",
        map={"i_o1": None},
        traded={"i_o1-a": 0},
        gold=9,
        offers={"alchemists": ["chest_of_gems"]},
    )

    game.play("trade", "buy:chest_of_gems", "gem:ruby", "gem:opal")

    assert sorted(game.pouch()) == ["gem-opal", "gem-ruby"]
    assert [game.box.tile(copy).key for copy in game.table.discards[2]] == ["chest_of_gems"]


# -- Natural Resources -------------------------------------------------------------------------------------------------

SALES = [
    (key, option)
    for key, tile in TILES.items()
    if OF_TERRAIN <= tile.set < OF_TERRAIN + 3
    for option in range(len(tile.options))
]


@pytest.mark.rule("EU-TRD-15")
@pytest.mark.parametrize("key, option", SALES)
def test_eu_trd_15_every_option_of_every_resource(key: str, option: int) -> None:
    tile = TILES[key]
    game = a_table(at=MARKET, map={"i_f1": None}, traded={MARKET: 0}, sacks=[key], bare=True)

    game.play("trade", f"sell:{key}")
    if len(tile.options) > 1:
        game.play(f"option:{option + 1}")

    effects = tile.options[option]
    assert (game.gold, game.reputation) == (amount(effects, "gold"), amount(effects, "rep"))
    assert game.pouch() == [f"gem-{GEMS[gem]}" for name, _, gem in effects if name == "gem"]
    assert [game.box.tile(copy).key for copy in game.table.discards[tile.set]] == [key]


# -- permanent effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-TIM-07")
@pytest.mark.parametrize("key", ["halo", "archmage", "ascension"])
def test_eu_tim_07_some_abilities_help_every_hero_roll(key: str) -> None:
    tile = TILES[key]
    game = a_table(**owner(tile, at="i_o3-a", map={"i_o3": None}, loads={"hero": [4, 4]}, gaar=0, exhausted=[key]))

    game.play("confront")

    assert game.happened("confronted")[0]["value"] == 8 + amount(tile.uses[0].effects, "clover_always")


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_war_plunder_adds_gold_to_loot() -> None:
    game = about_to_win(loot=(("gold", 2, 0),), heroes=["dral", "ael"], tiles=["war_plunder"])

    game.play("no-trophy")

    assert game.gold == 2 + amount(TILES["war_plunder"].uses[0].effects, "plunder")


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_soul_harvest_brings_gaar_for_each_victory() -> None:
    game = about_to_win(heroes=["taesiri", "ael"], tiles=["soul_harvest"], gaar=0)

    game.play("no-trophy")

    assert game.gaar == amount(TILES["soul_harvest"].uses[0].effects, "soul_harvest")


@pytest.mark.rule("EU-TIM-07")
@pytest.mark.parametrize("warded", [True, False])
def test_eu_tim_07_a_fire_ward_keeps_the_power_of_fire_away(warded: bool) -> None:
    game = a_table(
        tiles=["fire_ward"] if warded else [],
        at="i_o6-b",
        map={"i_o6": None},
        stack=(),
        moves=1,
    )
    assert ignores(game.table, 0, ELEMENTS.index("fire")) is warded

    game.play("go:i_o6-a")

    assert game.health == (6 if warded else 4)


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_slumber_keeps_the_power_of_its_essence_away() -> None:
    game = a_table(heroes=["taesiri", "ael"], tiles=["slumber"], essences=[("slumber", "fire")])

    assert slumbers(game.table, 0, ELEMENTS.index("fire"))
    assert not slumbers(game.table, 0, ELEMENTS.index("water"))


@pytest.mark.rule("EU-TIM-07")
def test_eu_tim_07_a_guardian_angel_takes_an_injury_from_each_attack() -> None:
    given: dict[str, Any] = {"monster": {"ranges": ((2, 3),), "health": 1}, "heroes": ["ael", "dral"]}
    plain = into_combat(**given, tiles=["blessing"]).until("trophy")
    guarded = into_combat(**given, tiles=["guardian_angel"]).until("trophy")

    assert guarded.health - plain.health == amount(TILES["guardian_angel"].uses[0].effects, "guard")
