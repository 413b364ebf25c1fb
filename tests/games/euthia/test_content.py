"""The content of Euthia: the counts of the box, the printed figures, and the limits of our design."""

from __future__ import annotations

import tomllib
from collections import Counter
from statistics import mean

import msgspec
import pytest
from tests.games.euthia.noting import noted

from muster.games.euthia.content.loading import load_box
from muster.games.euthia.content.pieces import (
    ABILITY,
    ATTACK,
    BOOTS,
    CHURCH,
    ELEMENTS,
    FAMILIES,
    FIRST_STRIKE,
    GEMS,
    HELMET,
    HEROES,
    JEWELRY,
    KINDS,
    LOCATIONS,
    NOTHING,
    OF_SUPPLY,
    OF_TERRAIN,
    OF_TRADER,
    OF_TREASURE,
    PERMANENT,
    RESOURCE,
    SETS,
    SHIELD,
    SLOT_KINDS,
    THING,
    TIMINGS,
    WEAPON,
    Scenario,
    Tile,
    in_range,
)
from muster.games.euthia.content.records import Essences, Gems, HeroTile
from muster.games.euthia.content.schema import (
    CARDS,
    HERO_TILES,
    PIECES,
    SHELF,
    load,
)
from muster.games.euthia.options import OPTIONS
from muster.games.euthia.scenarios.book import SCENARIO_BOOK
from muster.games.euthia.scenarios.hunt import Hunt
from muster.games.euthia.scenarios.rules import figures_in

PACK = load()
BOX = load_box()
TILES = {tile.key: tile for tile in BOX.tiles}
MONSTERS = {monster.key: monster for monster in BOX.monsters}
NORMAL, ELITE = BOX.monsters[: BOX.normal], BOX.monsters[BOX.normal : BOX.first_foe]
MAP_TILES = {tile.key: tile for tile in BOX.map_tiles}
CARDS_BY_KEY = {card.key: card for card in BOX.cards}
HERO_TILE_RECORDS = PACK.table("hero_tiles", HeroTile)
SCENARIOS = {scenario.key: scenario for scenario in BOX.scenarios}


def copies_of(name: str) -> list[int]:
    return list(BOX.copy_ids[SETS.index(name)])


# -- the counts of the box ---------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-MST-02")
def test_eu_mst_02_seventy_six_map_tiles_by_chapter() -> None:
    assert [Counter(tile.chapter for tile in BOX.map_tiles)[chapter] for chapter in range(5)] == [18, 14, 15, 15, 14]


@pytest.mark.rule("EU-MST-03")
def test_eu_mst_03_every_tile_belongs_to_one_group() -> None:
    groups = Counter((tile.chapter + 1, tile.group) for tile in BOX.map_tiles)

    assert groups == {
        (1, "start"): 1,
        **{(chapter, "fixed"): 3 for chapter in range(1, 6)},
        **{(chapter, "encounter"): number for chapter, number in enumerate((4, 3, 3, 2, 2), 1)},
        **{(chapter, "scenario"): number for chapter, number in enumerate((2, 1, 3, 4, 4), 1)},
        **{(chapter, "other"): number for chapter, number in enumerate((8, 7, 6, 6, 5), 1)},
    }
    assert MAP_TILES["i_e1"].group == "encounter"


@pytest.mark.rule("EU-HEX-01")
def test_eu_hex_01_three_hexes_and_perhaps_a_centre() -> None:
    assert sum(len(tile.hexes) for tile in BOX.map_tiles) == 228
    assert all((tile.centre != NOTHING) == (tile.hexes[0].location in special()) for tile in BOX.map_tiles)
    assert all(part.level or not part.loot for tile in BOX.map_tiles for part in tile.hexes)


def special() -> set[int]:
    return {LOCATIONS.index(name) for name in ("church", "towers", "fortress", "lord", "legend")}


@pytest.mark.rule("EU-SPC-01")
def test_eu_spc_01_which_tiles_are_special() -> None:
    centres = Counter(LOCATIONS[tile.centre] for tile in BOX.map_tiles if tile.centre != NOTHING)

    assert centres == {"church": 2, "towers": 3, "fortress": 1, "lord": 1, "legend": 6}


@pytest.mark.rule("EU-ELM-10")
def test_eu_elm_10_as_many_elementals_as_figures() -> None:
    shown = Counter(LOCATIONS[part.location] for tile in BOX.map_tiles for part in tile.hexes)

    assert {name: shown[name] for name in ELEMENTS} == {"air": 7, "earth": 6, "water": 6, "fire": 7}


@pytest.mark.rule("EU-HSU-01")
def test_eu_hsu_01_six_heroes() -> None:
    assert [hero.key for hero in BOX.heroes] == ["ael", "dral", "keleia", "maeldur", "skoldur", "taesiri"]


@pytest.mark.rule("EU-HSU-04")
def test_eu_hsu_04_areas_of_a_hero_board() -> None:
    for hero in BOX.heroes:
        kinds = [SLOT_KINDS[slot.kind] for slot in hero.slots]
        assert Counter(kinds)["sword"] >= 1
        assert {"helmet", "cuirass", "gauntlets", "greaves", "boots", "jewelry"} <= set(kinds)
        assert any(slot.locked for slot in hero.slots)
        assert any(not slot.locked for slot in hero.slots)
        assert hero.gem_slots >= 3
        assert (hero.gaar, hero.dwurt) == ((0, 5) if hero.key == "skoldur" else (4, 0))


@pytest.mark.rule("EU-HSU-09")
def test_eu_hsu_09_hero_tiles_of_each_hero() -> None:
    assert len(copies_of("hero")) == sum(HERO_TILES.values()) == 135
    assert [len(hero.tiles) for hero in BOX.heroes] == [22, 22, 22, 21, 24, 24]


@pytest.mark.rule("EU-HTL-01")
def test_eu_htl_01_tiles_lie_in_the_order_of_their_values() -> None:
    for hero in BOX.heroes:
        tiles = [BOX.tile(copy) for copy in hero.tiles]
        assert [tile.value for tile in tiles] == sorted(tile.value for tile in tiles)
        assert sum(tile.start for tile in tiles) == (1 if hero.key == "maeldur" else 2)
        assert all(tile.start for tile in tiles[: 1 if hero.key == "maeldur" else 2])


@pytest.mark.parametrize("used", ["many", "solo"])
def test_two_tiles_of_each_value_are_in_play(used: str) -> None:
    for hero in BOX.heroes:
        tiles = [BOX.tile(copy) for copy in hero.tiles]
        values = Counter(tile.value for tile in tiles if not tile.start and tile.used in ("all", used))
        assert set(values.values()) == {2}
        marks = [3, 6, 9, 13, 17, 22, 28, 35, 43]
        assert sorted(values) == {"skoldur": [0, *marks], "taesiri": [*marks, 52]}.get(hero.key, marks)


@pytest.mark.parametrize(
    "name, number",
    [("merchants", 73), ("alchemists", 76), ("dragonslayers", 70)]
    + [("mountain", 25), ("lake", 25), ("cave", 24)]
    + [(f"treasure_{level}", 20) for level in (1, 2, 3)]
    + [("hunter", 12), ("weaponsmith", 12), ("witch", 7), ("artifact", 6)],
)
def test_stacks_have_their_printed_sizes(name: str, number: int) -> None:
    assert len(copies_of(name)) == number


def test_open_supplies_are_counted_as_things() -> None:
    assert copies_of("supply") == []
    assert [tile.copies for tile in BOX.tiles if tile.set == OF_SUPPLY] == [12, 6, 4, 4, 4]
    assert BOX.tiles[BOX.potion].key == "healing_potion"
    assert BOX.tiles[BOX.supplies].key == "supplies"


def test_copies_are_numbered_set_by_set() -> None:
    numbers = [copy for row in BOX.copy_ids for copy in row]

    assert numbers == list(range(len(BOX.copies)))
    assert len(BOX.copies) < THING
    assert all(BOX.tile(copy).set == at for at, row in enumerate(BOX.copy_ids) for copy in row)


def test_monsters_by_level() -> None:
    assert [Counter(monster.level for monster in NORMAL)[level] for level in (1, 2, 3)] == [14, 14, 12]
    assert (BOX.normal, BOX.first_foe, len(BOX.monsters)) == (40, 60, 72)
    assert [monster.key for monster in BOX.monsters[60:]] == [
        *[f"farruga_{wave}" for wave in (1, 2, 3, 4)],
        *[f"mirrezil_{aspect}" for aspect in (1, 2, 3, 4)],
        "accomplice",
        "saboteur",
        "golem",
        "volcano_demon",
    ]


@pytest.mark.rule("EU-ELI-01")
def test_eu_eli_01_elite_monsters_with_their_bounties() -> None:
    assert [Counter(elite.level for elite in ELITE)[level] for level in (1, 2, 3)] == [7, 7, 6]
    assert all(elite.elite and elite.reward and elite.lair for elite in ELITE)
    assert not any(monster.elite for monster in NORMAL)
    assert BOX.elites == tuple(range(40, 60))


@pytest.mark.rule("EU-CRD-01")
def test_eu_crd_01_types_of_silver_and_gold_cards() -> None:
    assert [card.key for card in BOX.cards] == list(CARDS)
    assert [card.gold for card in BOX.cards] == [False] * 3 + [True] * 4
    assert [card.key for card in BOX.cards if card.solo] == ["mind_control"]
    assert {getattr(record, "copies", 0) for record in PACK.tables["cards"].values()} == {8}


@pytest.mark.rule("EU-CRD-07")
def test_eu_crd_07_two_boxes_on_silver_cards_and_three_on_gold_cards() -> None:
    assert [len(card.boxes) for card in BOX.cards] == [2, 2, 2, 3, 3, 3, 3]


@pytest.mark.rule("EU-ENC-05")
def test_eu_enc_05_encounter_cards() -> None:
    assert len(BOX.encounters) == 14
    assert [len(encounter.quests) for encounter in BOX.encounters] == [7] * 14
    assert [encounter.key for encounter in BOX.encounters if encounter.solo_quests] == ["witch"]
    assert len([quest for quest in BOX.quests if quest.encounter != NOTHING]) == 105
    assert [SETS[encounter.reward_set] for encounter in BOX.encounters if encounter.reward_set != NOTHING] == [
        "hunter",
        "weaponsmith",
        "witch",
    ]


def test_each_encounter_is_on_one_tile() -> None:
    centres = [tile.encounter for tile in BOX.map_tiles if tile.encounter != NOTHING]
    hexes = [part.encounter for tile in BOX.map_tiles for part in tile.hexes if LOCATIONS[part.location] == "encounter"]

    assert sorted([*centres, *hexes]) == list(range(14))
    assert BOX.map_tiles[BOX.priest].key == "i_c2"
    assert BOX.map_tiles[BOX.start_tile].key == "i_c1"
    assert BOX.map_tiles[BOX.start_tile].encounter == NOTHING


@pytest.mark.rule("EU-SOL-11")
def test_eu_sol_11_each_pair_of_dice_on_one_combat_card() -> None:
    pairs = {(card.left, card.right) for card in BOX.combat_cards}

    assert len(BOX.combat_cards) == len(pairs) == 36
    assert mean(card.left + card.right for card in BOX.combat_cards) == 7
    assert Counter(card.chaos for card in BOX.combat_cards) == {0: 12, 1: 18, 2: 6}
    assert Counter(card.gaar for card in BOX.combat_cards) == {0: 18, 1: 12, 2: 6}


@pytest.mark.rule("EU-MST-10")
def test_eu_mst_10_map_table_of_defending_the_settlements() -> None:
    tables = SCENARIOS["defending-the-settlements"].tables

    sizes = [sum([sum(row) for row in (table.fixed, table.encounter, table.scenario, table.other)]) for table in tables]
    assert sizes == [21, 24, 32, 39]
    assert [sum(table.other) for table in tables] == [10, 9, 16, 23]
    assert (tables[2].fixed[3], tables[2].encounter[3], tables[2].scenario[3], tables[2].other[3]) == (3, 0, 0, 3)


@pytest.mark.parametrize("scenario", BOX.scenarios, ids=lambda scenario: scenario.key)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_stacks_of_all_scenarios_can_be_built(scenario: Scenario, players: int) -> None:
    table = scenario.tables[players - 1]
    for chapter in range(5):
        here = [tile for tile in BOX.map_tiles if tile.chapter == chapter]
        assert table.fixed[chapter] in (0, sum(t.group == "fixed" and (players > 1 or t.solo) for t in here))
        assert table.encounter[chapter] <= sum(t.group == "encounter" and t.id != BOX.priest for t in here)
        assert table.other[chapter] <= sum(t.group == "other" for t in here)


# -- printed figures ---------------------------------------------------------------------------------------------------

# Section 2.1 of the design brief: table, record, part, and the figure as the book prints it.
PRINTED = [
    ("box", "figures", "action_moves", (1, 2, 3)),
    ("box", "figures", "church_heal", 6),
    ("box", "figures", "church_potion", 1),
    ("box", "figures", "gaar_price", 1),
    ("box", "figures", "unveil_price", 1),
    ("box", "figures", "offer_size", 4),
    ("box", "figures", "essence_sale", 2),
    ("box", "figures", "gem_set_sale", 1),
    ("box", "figures", "possession_rate", 5),
    ("box", "figures", "hand_limit", 5),
    ("box", "scoring", "hero_tokens", (4, 7, 10, 14)),
    ("box", "scoring", "interaction", (7, 10, 14, 20)),
    ("box", "scoring", "trade", (1, 2, 4, 5)),
    ("box", "scoring", "others", (1, 2, 3, 4)),
    ("box", "scoring", "quests", (2, 4, 6, 8)),
    ("box", "scoring", "elites", (1, 2, 4, 6)),
    ("heroes", "maeldur", "health", 6),
    ("heroes", "ael", "gaar", 4),
    ("heroes", "skoldur", "dwurt", 5),
    ("hero_tiles", "staff_of_fire", "damage.3", (10, 3)),
    ("hero_tiles", "magic_barrier", "against_immunity", True),
    ("hero_tiles", "sacred_armor", "against_immunity", True),
    ("hero_tiles", "crippling_blow", "against_immunity", True),
    ("hero_tiles", "feint", "uses.1.armor_set", 3),
    ("hero_tiles", "silence", "uses.1.timing", "ha"),
    ("hero_tiles", "slumber", "uses.1.timing", "permanent"),
    ("hero_tiles", "focus", "uses.1.effects.1.n", 2),
    ("hero_tiles", "dodge", "uses.1.effects.1.n", -2),
    ("hero_tiles", "dodge", "uses.1.timing", "mc"),
    ("monsters", "dragonfly", "health", 3),
    ("monsters", "dragonfly", "penalty", -4),
    ("monsters", "dragonfly", "injuries", ((4, 1), (8, 2), (12, 3))),
    ("monsters", "dragonfly", "condition", 15),
    ("monsters", "cyclops", "bar.chaos", 2),
    ("cards", "curse", "boxes.2.1.n", -4),
    ("cards", "curse", "boxes.2.2.do", "dmg_minus"),
    ("cards", "power_strike", "boxes.1.1.n", 2),
    ("cards", "power_strike", "boxes.1.2.n", 2),
    ("cards", "healing", "boxes.1.1.n", 2),
    ("cards", "healing", "ongoing.1.do", "mheal"),
    ("cards", "mind_control", "boxes.1.1.do", "take_gaar"),
    ("merchants", "leather_helmet", "health", 1),
    ("merchants", "leather_greaves", "health", 1),
    ("merchants", "leather_greaves", "gems", 1),
    ("merchants", "mail_gauntlets", "health", 2),
    ("alchemists", "mail_greaves", "health", 2),
    ("alchemists", "leather_cuirass", "sack", -1),
    ("alchemists", "medallion_of_the_order", "uses.1.effects.1.n", 2),
    ("dragonslayers", "plate_greaves", "health", 3),
    ("dragonslayers", "dragon_gauntlets", "health", 2),
    ("dragonslayers", "dragon_gauntlets", "sack", 2),
    ("dragonslayers", "dragon_gauntlets", "gems", 2),
    ("merchants", "scroll_of_the_path", "uses.1.effects.1.n", 3),
    ("resources", "raw_diamond_mountain", "options.1.2.n", 3),
    ("resources", "raw_sapphire", "options.1.1.n", 4),
    ("encounters", "emissary", "quests.1.reward.2.n", 3),
    ("map_tiles", "i_o5", "hexes.2.loot.gold", 3),
    ("supplies", "healing_potion", "price", 1),
    ("scenarios", "defending_the_settlements", "tables.3.other", (6, 4, 3, 3, 0)),
    ("box", "gems", "emerald.1.effects.1.do", "clover"),
    ("box", "gems", "ruby.1.timing", "permanent"),
    ("box", "gems", "demon_stone.1.effects.1.do", "gold_card"),
    ("box", "gems", "opal.1.timing", "any"),
    ("box", "gems", "diamond.1.timing", "any"),
    ("box", "essences", "air.1.timing", "ma"),
    ("box", "essences", "water.1.timing", "any"),
    ("box", "essences", "fire.1.timing", "ha"),
]


@pytest.mark.parametrize("table, key, path, figure", PRINTED)
def test_printed_figures_are_there_and_marked(table: str, key: str, path: str, figure: object) -> None:
    part: object = PACK.tables[table][key]
    for name in path.split("."):
        if isinstance(part, tuple):
            part = part[int(name) - 1]
        else:
            part = getattr(part, name)

    assert part == figure
    assert PACK.origin(table, key, path).startswith("rulebook")


def test_the_combat_move_value_is_ours() -> None:
    """The rulebook prints the Move values of the Mining and the Trade token only."""
    assert BOX.action_moves == (1, 2, 3)
    assert PACK.origin("box", "figures", "action_moves.2") == "rulebook"
    assert PACK.origin("box", "figures", "action_moves.3") == "designed"


@pytest.mark.rule("EU-COM-12")
@pytest.mark.rule("EU-INJ-05")
def test_eu_com_12_the_dragonfly() -> None:
    dragonfly = MONSTERS["dragonfly"]

    assert (dragonfly.health, dragonfly.penalty) == (3, -4)
    assert [in_range(dragonfly.ranges, value) for value in (3, 4, 7, 8, 11, 12, 15)] == [0, 1, 1, 2, 2, 3, 3]
    assert (dragonfly.condition, noted(dragonfly.reward)) == (15, "rep(1), gem(1, 1), silver(2)")


@pytest.mark.rule("EU-CRD-12")
def test_eu_crd_12_known_card_effects() -> None:
    assert noted(CARDS_BY_KEY["curse"].boxes[1]) == "clover(-4), dmg_minus(1)"
    assert noted(CARDS_BY_KEY["power_strike"].boxes[0]) == "inj_plus(2), next(2)"
    assert noted(CARDS_BY_KEY["healing"].boxes[0]).startswith("foot(2), mheal")
    assert noted(CARDS_BY_KEY["healing"].ongoing).startswith("mheal")
    assert noted(CARDS_BY_KEY["mind_control"].boxes[0]).startswith("take_gaar")


@pytest.mark.rule("EU-GEM-05")
def test_eu_gem_05_what_gems_do() -> None:
    uses = {
        name: [(TIMINGS[use.timing], noted(use.effects)) for use in BOX.gem_effects[at]] for at, name in enumerate(GEMS)
    }

    assert uses["emerald"] == [("roll", "clover(1)")]
    assert uses["demon_stone"] == [("outside", "gold_card(1)")]
    assert uses["ruby"] == [("permanent", "health(1)")]
    assert uses["opal"][0][1].startswith("heal(")
    assert uses["diamond"][0][1].startswith("heal(")
    assert set(Gems.__struct_fields__) == set(GEMS)


@pytest.mark.rule("EU-ESS-03")
def test_eu_ess_03_what_essences_do() -> None:
    uses = [[(TIMINGS[use.timing], noted(use.effects)) for use in row] for row in BOX.essence_effects]

    assert uses[0] == [("ma", "fewer_dice(1)")]
    assert uses[2][0][0] == "any"
    assert uses[2][0][1].startswith("heal(")
    assert uses[3][0][0] == "ha"
    assert uses[3][0][1].startswith("dmg_plus(")
    assert Essences.__struct_fields__ == ELEMENTS


@pytest.mark.rule("EU-CNF-06")
def test_eu_cnf_06_every_elemental_grants_its_essence() -> None:
    for element, table in enumerate(BOX.elementals):
        starts = [start for start, _ in table.rows]
        assert starts == sorted(set(starts))
        assert starts[0] <= 2
        granted = [extra for _, gains in table.rows for name, _, extra in gains if name == "essence"]
        assert granted
        assert set(granted) == {element}


@pytest.mark.rule("EU-SCO-08")
def test_eu_sco_08_columns_of_the_scoring_table() -> None:
    assert list(BOX.scoring) == ["hero_tokens", "interaction", "trade", "others", "quests", "elites"]
    assert all(len(column) == 4 for column in BOX.scoring.values())


# -- tiles -------------------------------------------------------------------------------------------------------------


def all_pieces() -> list[Tile]:
    return [tile for tile in BOX.tiles if tile.kind != RESOURCE]


def test_ranges_rise() -> None:
    rows = [tile.ranges for tile in BOX.tiles if tile.ranges] + [monster.ranges for monster in BOX.monsters]

    for ranges in rows:
        starts, numbers = zip(*ranges, strict=True)
        assert list(starts) == sorted(set(starts))
        assert list(numbers) == sorted(set(numbers))


def test_every_hero_starts_with_an_attack() -> None:
    for hero in BOX.heroes:
        starting = [BOX.tile(copy) for copy in hero.tiles if BOX.tile(copy).start]
        assert any(tile.kind == WEAPON and tile.timing == ATTACK for tile in starting)


def test_every_hero_tile_has_a_slot() -> None:
    slot_of = {WEAPON: "sword", SHIELD: "sword", ABILITY: "ability", FIRST_STRIKE: "first_strike"}
    for hero in BOX.heroes:
        kinds = {SLOT_KINDS[slot.kind] for slot in hero.slots}
        assert {slot_of[BOX.tile(copy).kind] for copy in hero.tiles} <= kinds


def test_solo_twins_stand_for_each_other() -> None:
    many = {key for key, tile in HERO_TILE_RECORDS.items() if tile.used == "many"}
    solo = {key for key, tile in HERO_TILE_RECORDS.items() if tile.used == "solo"}

    assert {f"{key}_solo" for key in many} == solo
    for key in many:
        twin, tile = HERO_TILE_RECORDS[f"{key}_solo"], HERO_TILE_RECORDS[key]
        assert (twin.name, twin.hero, twin.value, twin.price) == (tile.name, tile.hero, tile.value, tile.price)
    assert Counter((HERO_TILE_RECORDS[key].hero, HERO_TILE_RECORDS[key].value) for key in many) == {
        (hero, value): 1 for hero in HEROES for value in (9, 22)
    }


@pytest.mark.rule("EU-EQP-01")
def test_eu_eqp_01_equipment_has_two_prices() -> None:
    equipment = [tile for tile in all_pieces() if tile.kind in (WEAPON, SHIELD) or HELMET <= tile.kind <= JEWELRY]
    sold = [tile for tile in equipment if SETS[tile.set] != "artifact"]

    assert all(0 <= tile.sell < tile.price for tile in sold)
    assert all(tile.sell == tile.price // 2 for tile in sold)


@pytest.mark.rule("EU-MIN-06")
def test_eu_min_06_resources_have_selling_options_only() -> None:
    resources = [tile for tile in BOX.tiles if tile.kind == RESOURCE]

    assert all((tile.price, tile.sell) == (NOTHING, NOTHING) and tile.options for tile in resources)
    assert {name for tile in resources for row in tile.options for name, _, _ in row} == {"gold", "rep", "gem"}
    assert noted(TILES["raw_diamond_cave"].options[0]) == "gold(2), rep(3)"
    assert {tile.set for tile in resources} == set(range(OF_TERRAIN, OF_TERRAIN + 3))


def test_uses_are_paid_as_the_kind_of_tile_demands() -> None:
    """Abilities, armor and Jewelry are exhausted, goods used up; Weapons, Shields and permanent effects neither."""
    for tile in all_pieces():
        for use in tile.uses:
            if use.timing in (PERMANENT, tile.timing) or tile.kind in (WEAPON, SHIELD):
                paid = (False, False)
            elif tile.kind in (ABILITY, FIRST_STRIKE) or HELMET <= tile.kind <= JEWELRY:
                paid = (True, False)
            else:
                paid = (False, True)
            assert (use.exhausts, use.spends) == paid


@pytest.mark.parametrize("family", range(len(FAMILIES)))
def test_full_armor_sets_can_be_worn(family: int) -> None:
    parts = {tile.kind for tile in BOX.tiles if tile.family == family}

    assert parts == set(range(HELMET, BOOTS + 1))


def test_goods_get_dearer_from_trader_to_trader() -> None:
    prices = [mean(BOX.tile(copy).price for copy in BOX.copy_ids[OF_TRADER + trader]) for trader in range(3)]

    assert prices == sorted(prices)
    assert TILES["leather_cuirass"].set == OF_TRADER + 1


def test_treasures_get_better_with_their_level() -> None:
    gold = [
        max(
            n
            for tile in BOX.tiles
            if tile.set == OF_TREASURE + level
            for use in tile.uses
            for name, n, _ in use.effects
            if name == "gold"
        )
        for level in range(3)
    ]

    assert gold == sorted(set(gold))


# -- Monsters ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-LIB-01")
def test_eu_lib_01_higher_levels_are_harder_and_pay_better() -> None:
    for monsters in (NORMAL, ELITE):
        for figure in ("health", "injuries", "reputation"):
            means = []
            for level in (1, 2, 3):
                figures = {
                    "health": [monster.health for monster in monsters if monster.level == level],
                    "injuries": [monster.ranges[-1][1] for monster in monsters if monster.level == level],
                    "reputation": [
                        sum(n for name, n, _ in monster.reward if name == "rep")
                        for monster in monsters
                        if monster.level == level
                    ],
                }
                means.append(mean(figures[figure]))
            assert means[0] < means[1] < means[2]


@pytest.mark.parametrize(
    "level, health, injuries, penalty, chaos, gaar",
    [(1, (3, 6), 4, -4, 1, 1), (2, (7, 11), 5, -3, 2, 2), (3, (11, 15), 8, -4, 3, 3)],
)
def test_monsters_keep_to_the_bands_of_their_level(
    level: int, health: tuple[int, int], injuries: int, penalty: int, chaos: int, gaar: int
) -> None:
    for monster in [monster for monster in NORMAL if monster.level == level]:
        assert health[0] <= monster.health <= health[1]
        assert monster.ranges[-1][1] <= injuries
        assert penalty <= monster.penalty <= 0
        assert monster.chaos <= chaos
        assert monster.gaar <= gaar
        assert not monster.immune
        assert not monster.effects


def test_every_elite_has_something_special() -> None:
    assert all(elite.effects or elite.immune for elite in ELITE)
    assert sum(elite.immune for elite in ELITE if elite.level > 1) == 4
    deadly = [(elite.level, start) for elite in ELITE for start, (name, _, _) in elite.effects if name == "kill"]
    assert deadly
    assert all(level == 3 and start >= 14 for level, start in deadly)


@pytest.mark.parametrize("solo", [True, False])
def test_every_lair_is_on_fixed_tiles_or_the_church(solo: bool) -> None:
    always = [tile for tile in BOX.map_tiles if tile.group == "fixed" and tile.chapter < 4 and (tile.solo or not solo)]
    shown = {part.location for tile in always for part in tile.hexes} | {CHURCH}

    assert {elite.lair_location for elite in ELITE} <= shown | {LOCATIONS.index("treasure_1"), LOCATIONS.index("air")}
    assert {elite.lair for elite in ELITE} == {"on", "next", "special"}


# -- scenarios ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("EU-HUN-01")
def test_eu_hun_01_figures_of_the_hunt() -> None:
    hunt = SCENARIOS["the-hunt"]
    figures = figures_in(hunt, Hunt)

    assert (hunt.rounds, figures.tally, figures.elite_tally) == (8, (1, 2, 4), (2, 4, 7))
    assert [(least, noted(gains)) for least, gains in hunt.goals] == [
        (5, "gold(3)"),
        (12, "treasure(1, 2)"),
        (20, "rep(3)"),
    ]


@pytest.mark.rule("EU-TBS-08")
def test_eu_tbs_08_gold_by_place_in_turn() -> None:
    assert BOX.gold_in_turn == (0, 1, 2, 3)


@pytest.mark.rule("EU-FAR-01")
def test_eu_far_01_waves_and_attack_cards() -> None:
    settlements = SCENARIOS["defending-the-settlements"]

    assert settlements.rounds == 9
    assert [foe.health_each * 2 + foe.health_more for foe in settlements.foes] == [8, 10, 12, 12]
    assert [foe.combat_rounds for foe in settlements.foes] == [4, 4, 4, 5]
    assert [foe.ranks for foe in settlements.foes] == [(4, 2, 1), (5, 3, 1), (7, 4, 2), (9, 5, 2)]
    cards = [BOX.scenario_cards[card] for card in settlements.cards]
    assert [(card.target, noted(card.at_once)) for card in cards] == [
        ("merchants", "inj(2)"),
        ("alchemists", "renew_alchemists(0)"),
        ("towers", "lose_gaar(1)"),
        ("farthest", "silver(1)"),
    ]


@pytest.mark.rule("EU-MIR-01")
@pytest.mark.rule("EU-MIR-04")
def test_eu_mir_04_aspects_and_event_cards() -> None:
    mirrezil = SCENARIOS["threat-of-mirrezil"]

    assert mirrezil.rounds == 8
    aspects = [BOX.monsters[foe.monster] for foe in mirrezil.foes]
    assert [(foe.health_each, foe.health_more) for foe in mirrezil.foes] == [(3, 0), (3, 0), (4, 0), (5, 0)]
    assert [foe.ranks[0] for foe in mirrezil.foes] == [4, 6, 8, 12]
    assert [aspect.penalty for aspect in aspects] == [0, -1, -1, -1]
    assert [aspect.immune for aspect in aspects] == [False, False, False, True]
    assert [aspect.chaos for aspect in aspects] == [1, 1, 1, 2]
    assert {foe.combat_rounds for foe in mirrezil.foes} == {0}
    cards = [BOX.scenario_cards[card] for card in mirrezil.cards]
    assert {card.key: noted((*card.at_once, *card.lasting)) for card in cards} == {
        "black_rain": "heal_less(1)",
        "flight_of_the_wyverns": "inj_outside(2)",
        "market_day": "renew_offers(1), cheaper(1)",
        "blood_moon": "monster_health(2), victory_rep(1)",
        "pilgrims": "gaar_or_dwurt(2)",
        "earthquake": "mining_cart(1)",
        "shadow_of_mirrezil": "monster_chaos(1), victory_gold_card(1)",
    }


@pytest.mark.rule("EU-MIR-02")
def test_eu_mir_02_each_legend_pays_its_artifact() -> None:
    paid = {BOX.tile(BOX.quests[quest].reward[0][2]).key: BOX.quests[quest].cost for quest in BOX.legends}

    assert {key: " and ".join(noted(part) for part in cost) for key, cost in paid.items()} == {
        "blade_of_tamariel": "trophy(1, 2) and gold(4)",
        "banner_of_marathy": "trophy(2, 1), trophy(1, 2)",
        "staff_of_vis": "essence(1, 3) and essence(1)",
        "horn_of_golden_meadow": "any_resource(3)",
        "mantle_of_lowen": "any_gem(2) and gold_card(1)",
        "shield_of_arakius": "trophy(1, 3)",
    }
    assert {BOX.tile(copy).price for copy in copies_of("artifact")} == {12}


@pytest.mark.rule("EU-SAB-05")
@pytest.mark.rule("EU-SAB-07")
def test_eu_sab_05_the_accomplice_and_the_saboteur() -> None:
    doom = SCENARIOS["the-looming-doom"]
    accomplice, saboteur = MONSTERS["accomplice"], MONSTERS["saboteur"]

    assert doom.rounds == 8
    assert [BOX.monsters[foe.monster].key for foe in doom.foes] == ["accomplice", "accomplice", "saboteur"]
    assert [(foe.health_each, foe.health_more, foe.ranks) for foe in doom.foes] == [
        (0, 4, (6,)),
        (0, 4, (3,)),
        (0, 10, (12,)),
    ]
    assert {foe.combat_rounds for foe in doom.foes} == {0}
    assert (accomplice.penalty, accomplice.ranges) == (-1, ((6, 1), (9, 2), (12, 3)))
    assert (accomplice.silver_cards, accomplice.gold_cards, accomplice.chaos, accomplice.gaar) == (1, 0, 1, 1)
    assert (saboteur.penalty, saboteur.ranges) == (-1, ((5, 2), (8, 3), (11, 4)))
    assert (saboteur.silver_cards, saboteur.gold_cards, saboteur.chaos, saboteur.gaar) == (0, 1, 3, 1)
    assert saboteur.effects == ((8, ("clover", -1, 0)),)


@pytest.mark.rule("EU-GOL-01")
@pytest.mark.rule("EU-GOL-02")
def test_eu_gol_01_the_golem_and_its_rampage_cards() -> None:
    destruction = SCENARIOS["walking-destruction"]
    golem = MONSTERS["golem"]

    assert destruction.rounds == 10
    assert [(foe.health_each, foe.health_more, foe.combat_rounds) for foe in destruction.foes] == [(13, 0, 2)]
    assert (golem.penalty, golem.ranges, golem.silver_cards, golem.chaos, golem.gaar) == (
        -2,
        ((5, 1), (8, 3), (11, 4)),
        1,
        1,
        1,
    )
    cards = [BOX.scenario_cards[card] for card in destruction.cards]
    assert [(card.target, card.steps, card.stamina) for card in cards] == [
        ("mining", 3, 0),
        ("mining", 4, 0),
        ("trade", 3, 0),
        ("trade", 4, 0),
        ("church", 3, 0),
        ("hero", 3, 0),
        ("hero", 4, 0),
        ("direction", 4, 0),
        ("riches", 3, 0),
        ("none", 0, 1),
    ]


@pytest.mark.parametrize(
    "scenario, sizes",
    [
        ("threat-of-mirrezil", [22, 32, 42, 48]),
        ("the-looming-doom", [21, 27, 35, 42]),
        ("walking-destruction", [21, 27, 34, 40]),
    ],
)
def test_map_tables_of_the_longer_scenarios(scenario: str, sizes: list[int]) -> None:
    tables = SCENARIOS[scenario].tables

    groups = ("fixed", "encounter", "scenario", "legend", "other")
    assert [sum(sum(getattr(table, group)) for group in groups) for table in tables] == sizes


# -- records -----------------------------------------------------------------------------------------------------------


def test_every_part_of_every_record_has_an_origin() -> None:
    for table, records in PACK.tables.items():
        for key, record in records.items():
            for field in msgspec.to_builtins(record):
                assert any(path.partition(".")[0] == field for path in PACK.origins[table][key]), (table, key, field)


def test_keys_of_tiles_are_their_own() -> None:
    keys = [tile.key for tile in BOX.tiles]

    assert len(set(keys)) == len(keys)
    assert set(PIECES) < set(PACK.tables)
    assert {KINDS[tile.kind] for tile in BOX.tiles} == set(KINDS)


def test_the_scenarios_are_those_of_the_options() -> None:
    assert [scenario.key for scenario in BOX.scenarios] == list(OPTIONS["scenario"].values)
    assert set(PACK.tables["scenarios"]) == {rules.key for rules in SCENARIO_BOOK}


def test_the_catalogue_counts_its_rules() -> None:
    catalogue = tomllib.loads((SHELF.parent / "rules.toml").read_text("utf-8"))
    ids = [rule["id"] for rule in catalogue["rule"]]

    assert len(ids) == len(set(ids)) == catalogue["catalogue"]["rules"]
    assert {rule.split("-")[1] for rule in ids} == {section["code"] for section in catalogue["section"]}
    rulings = [rule for rule in catalogue["rule"] if rule["kind"] == "ruling"]
    sections = [section["code"] for section in catalogue["section"]]
    # EU-SCX-01 gives the reason for its section and for all scenarios behind it.
    scenarios = sections[sections.index("SCX") :]
    assert all("why" in rule for rule in rulings if rule["id"].split("-")[1] not in scenarios)
    assert next(rule for rule in rulings if rule["id"] == "EU-SCX-01")["why"]
    assert all(other in ids for rule in catalogue["rule"] for other in rule.get("completes", ()))
