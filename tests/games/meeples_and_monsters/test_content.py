"""The content of Meeples & Monsters: the shipped figures, their origins, and what no pack may do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from tests.games.changing import a_change, changed, problems_in, removed

from muster.games.meeples_and_monsters.content.parts import CLASSES, DISTRICTS, PRESTIGE_CLASSES
from muster.games.meeples_and_monsters.content.schema import (
    CHECKS,
    PACKS,
    SCHEMAS,
    SHELF,
    BonusToken,
    BuildersYard,
    ConditionPart,
    CouncilMember,
    End,
    HallOfHeroes,
    HeroClass,
    HeroLevel,
    LocationTile,
    MeepleSupply,
    Monster,
    PrebuiltLocation,
    Quest,
    SetupFigures,
    Slot,
    TowerRoom,
    load,
)
from muster.games.meeples_and_monsters.effects.effect import Effect
from muster.games.meeples_and_monsters.effects.gaining import Gain
from muster.games.meeples_and_monsters.effects.strengthening import ClassCv, PairCv, VersusCv
from muster.kernel.content import Pack, json_schema, load_pack

PACK = load()
MONSTER_CARDS = PACK.table("monsters", Monster)
COUNCIL = PACK.table("council", CouncilMember)
QUEST_CARDS = PACK.table("quests", Quest)
LOCATION_TILES = PACK.table("tiles", LocationTile)
HEROES = PACK.table("heroes", HeroClass)
MEEPLES = PACK.record("box", "meeples", MeepleSupply)
SETUP = PACK.record("box", "setup", SetupFigures)

# The figures once more, as a reader of the cards would note them: key, figures, effects.

MONSTERS = """
skeleton          | 1 | undead    | castle     | 2  | 1 | -  | -
sawdust_imp       | 1 | monstrous | villages   | 2  | 1 | 3+ | -
rogue_varnisher   | 1 | humanoid  | university | 2  | 1 | -  | class_cv(mage, 1)
hollow_friar      | 1 | undead    | cathedral  | 2  | 1 | -  | class_cv(cleric, 1)
timber_wolf       | 1 | monstrous | villages   | 3  | 2 | -  | discard_quest(1)
plank_pirate      | 1 | humanoid  | castle     | 3  | 2 | 3+ | -
bookshelf_mimic   | 1 | monstrous | university | 3  | 2 | -  | quests(1, 0)
splinter_goblin   | 1 | humanoid  | villages   | 3  | 1 | -  | class_cv(warrior, 1)
poltergrain       | 1 | undead    | university | 3  | 1 | -  | pair_cv(warrior, mage, 1)
beaver_brute      | 1 | monstrous | cathedral  | 4  | 2 | -  | -
chisel_sergeant   | 1 | humanoid  | castle     | 4  | 2 | -  | class_cv(knight, 1)
coffin_nailer     | 1 | undead    | cathedral  | 4  | 3 | -  | gain(peasant, 1)
ghoul             | 2 | undead    | cathedral  | 4  | 2 | -  | class_cv(warrior, 1)
hedge_witch       | 2 | humanoid  | university | 4  | 2 | -  | class_cv(mage, 1)
mahogany_mummy    | 2 | undead    | cathedral  | 4  | 2 | -  | class_cv(cleric, 1)
termite_swarm     | 2 | monstrous | university | 4  | 2 | -  | discard_quest(1)
tree_beast        | 2 | monstrous | villages   | 5  | 2 | -  | -
lumberjack_raider | 2 | humanoid  | castle     | 5  | 2 | -  | -
unstaked_vampire  | 2 | undead    | university | 5  | 2 | -  | quests(2, 1)
twig_snatcher     | 2 | humanoid  | university | 5  | 2 | 3+ | gain(mage, 1)
crypt_carpenter   | 2 | undead    | cathedral  | 5  | 2 | -  | versus_cv(undead, 1)
hornbeam_boar     | 2 | monstrous | villages   | 5  | 2 | -  | versus_cv(monstrous, 1)
giant_woodpecker  | 2 | monstrous | villages   | 6  | 2 | 3+ | -
plywood_golem     | 2 | monstrous | castle     | 6  | 2 | 3+ | -
grave_sander      | 2 | undead    | cathedral  | 6  | 2 | 3+ | gain(cleric, 1)
creosote_ooze     | 2 | monstrous | castle     | 6  | 3 | -  | gain(corruption, 1)
turncoat_joiner   | 2 | humanoid  | castle     | 6  | 2 | 3+ | pair_cv(knight, warrior, 1)
cabinet_wraith    | 2 | undead    | university | 6  | 2 | 3+ | pair_cv(mage, cleric, 1)
duke_dowel        | 2 | humanoid  | castle     | 7  | 2 | -  | class_cv(knight, 1)
log_baron         | 2 | humanoid  | villages   | 7  | 2 | -  | class_cv(peasant, 1)
cedar_hydra       | 2 | monstrous | villages   | 7  | 3 | -  | -
haunted_wardrobe  | 2 | undead    | cathedral  | 7  | 3 | -  | -
archmagus_adze    | 3 | humanoid  | university | 8  | 3 | -  | gain(knight, 1)
ironwood_warlord  | 3 | humanoid  | castle     | 8  | 3 | -  | class_cv(warrior, 1)
gougoyle          | 3 | monstrous | cathedral  | 8  | 3 | -  | -
rotroot_colossus  | 3 | monstrous | villages   | 9  | 3 | 3+ | -
baron_von_bandsaw | 3 | humanoid  | villages   | 9  | 3 | -  | -
lich_of_the_lathe | 3 | undead    | university | 9  | 3 | -  | gain(corruption, 1)
ebony_reaper      | 3 | undead    | cathedral  | 10 | 3 | 3+ | -
ash_dragon        | 3 | monstrous | castle     | 10 | 4 | -  | -
"""
TILES = """
levy_station        | 1 mage, 1 warrior   | -       | class_cv(peasant, 2), gain(warrior, 1)
branch_and_root_inn | 1 cleric            | -       | class_cv(mage, 1)
knot_and_grain_inn  | 1 mage              | -       | class_cv(cleric, 1)
oaken_war_hall      | 1 knight, 1 peasant | -       | all_others_cv(2)
shrine_of_dry_rot   | 1 cleric            | -       | single_cv()
sentry_stump        | 1 warrior           | -       | bring_back(warrior)
healers_temple      | 1 cleric, 1 warrior | -       | gain(cleric, 1), rebag(3, 1)
house_of_lords      | 1 peasant           | -       | quests(2, 1)
colosseum           | 1 any               | hill    | vp(1, 3)
high_bough          | 1 any               | hill    | draw_meeples(2, now)
pine_lodge          | 1 knight, 1 warrior | stock 3 | take_from_stock(ranger)
varnished_vow       | 1 cleric            | stock 1 | take_from_stock(paladin)
driftwood_circle    | 1 mage, 1 peasant   | stock 2 | take_from_stock(shaman)
ring_counters       | 1 mage              | -       | draw_meeples(2, draw_phase)
sapling_settlement  | 1 any, 1 peasant    | -       | return_placed(peasant, 1), vp(1)
"""
TRIGGERED = """
knots_of_knowledge      | 2 | 1 | fight 2+ (1 mage, 1 warrior)             | quests(1, 0)
recover_the_rod_of_ruin | 3 | 2 | fight undead 2+ (1 cleric, 1 mage)       | return_corruption(1)
hardwood_brigade        | 2 | 1 | fight (2 knight)                         | gain(knight, 1)
softwood_uprising       | 2 | 1 | fight (4 peasant)                        | return_placed(peasant, 1), gain(warrior, 1)
blessed_axes            | 2 | 1 | fight undead (2 cleric)                  | gain(cleric, 1)
pest_control            | 2 | 1 | fight monstrous (2 warrior)              | gain(warrior, 1)
debate_by_fireball      | 3 | 2 | fight humanoid (2 mage)                  | gain(mage, 1)
clear_cutting           | 3 | 2 | fights monsters 3                        | gain(ranger, 1)
dawn_over_deadwood      | 3 | 2 | fight 3+ (1 cleric)                      | gain(paladin, 1)
oath_of_the_oak         | 2 | 1 | fight undead 2+ (1 cleric, 1 knight)     | return_placed(knight, 1), gain(paladin, 1)
whispering_wood         | 2 | 1 | fight monstrous 2+ (1 cleric, 1 mage)    | return_placed(mage, 1), gain(shaman, 1)
trackers_trial          | 2 | 1 | fight monstrous 2+ (1 knight, 1 warrior) | return_placed(warrior, 1), gain(ranger, 1)
united_we_stain         | 3 | 2 | fight kinds 4                            | gain(shaman, 1)
sworn_carpenters        | 2 | 1 | build monsters 2                         | return_corruption(1)
graduation_day          | 3 | 2 | level to 3                               | -
full_house              | 3 | 2 | tavern kinds 4                           | gain_choice(mage cleric warrior knight, 1)
confession_booth        | 2 | 1 | tavern (1 cleric, 2 corruption)          | return_corruption(2, tavern)
royal_muster            | 2 | 1 | tavern (1 knight, 1 peasant, 1 warrior)  | gain(knight, 1)
"""
ONGOING = """
ritual_of_exceptional_merit | 2 | 1 | tavern (2 mage)              | swap_corruption(1)
axe_practice                | 1 | 1 | fight 2+ (2 warrior)         | class_cv(warrior, 1)
knightly_joinery            | 1 | 1 | tavern (2 knight)            | class_cv(knight, 1)
hymn_of_the_heartwood       | 2 | 1 | fight undead 2+ (1 cleric)   | class_cv(cleric, 1)
fire_safety_course          | 2 | 1 | fight monstrous 2+ (1 mage)  | class_cv(mage, 1)
pitchfork_drill             | 1 | 1 | fight 2+ (3 peasant)         | class_cv(peasant, 1)
hatchet_and_hymnal          | 2 | 1 | tavern (1 cleric, 1 warrior) | pair_cv(cleric, warrior, 1)
knight_and_squire           | 2 | 1 | fight (1 knight, 2 peasant)  | pair_cv(knight, peasant, 1)
staking_practice            | 2 | 1 | pile undead n 2              | versus_cv(undead, 1)
know_your_enemy             | 2 | 1 | pile humanoid n 2            | versus_cv(humanoid, 1)
an_extra_bunk               | 1 | 1 | level classes 2              | draw_phase_draw(1)
carpenters_guild            | 2 | 1 | build built 2                | return_builder(1)
"""
END_OF_GAME = """
gravediggers_ledger    | 3 | 2 | end most undead                                            | -
big_game_wall          | 3 | 2 | end most monstrous                                         | -
wanted_dead_or_sanded  | 3 | 2 | end most humanoid                                          | -
bone_collector         | 2 | 1 | end pile (3 undead)                                        | -
pelts_and_splinters    | 2 | 1 | end pile (3 monstrous)                                     | -
bounty_board           | 2 | 1 | end pile (3 humanoid)                                      | -
rings_of_the_tree      | 3 | 2 | end each_level 1                                           | -
mixed_forest           | 3 | 2 | end each_type 2                                            | -
full_guild             | 3 | 2 | end own (1 cleric, 1 knight, 1 mage, 1 peasant, 1 warrior) | -
clean_grain            | 3 | 2 | end own_at_most (3 corruption)                             | -
gentrification         | 3 | 2 | end own_at_most (5 peasant)                                | -
grand_masters          | 3 | 2 | end types_at_level_3 2                                     | -
friends_in_high_places | 3 | 2 | end prestige 2                                             | -
veterans_of_the_saw    | 3 | 2 | end most level_2_or_3                                      | -
"""
ROOMS = """
broom_cupboard    | 2 peasant                | vp(2)
kindling_store    | 3 peasant                | vp(2), return_placed(peasant, 1)
map_room          | 1 mage, 1 peasant        | vp(1), quests(2, 1)
alchemists_attic  | 2 mage                   | vp(3)
scriptorium       | 1 cleric, 1 mage         | vp(2), gain(mage, 1)
infirmary         | 1 cleric, 1 warrior      | vp(2), gain(cleric, 1)
reliquary         | 2 cleric                 | vp(3)
armoury           | 1 knight, 1 warrior      | vp(3)
guard_room        | 2 warrior                | vp(2), gain(warrior, 1)
stables           | 2 knight                 | vp(4)
drawbridge_winch  | combat 4                 | vp(2)
trophy_gallery    | combat 6                 | vp(3)
bell_chamber      | combat 8                 | vp(4)
confessional      | 1 cleric, 1 corruption   | vp(2)
cold_forge        | 1 corruption, 1 warrior  | vp(2)
wishing_well      | 1 corruption, 1 mage     | vp(2)
oubliette         | 1 corruption, 1 knight   | vp(3)
ash_pit           | 2 corruption             | vp(1)
hermits_loft      | 1 corruption, 1 peasant  | vp(1), return_placed(peasant, 1)
mirror_of_motives | 1 corruption, 1 prestige | vp(4)
"""


def rows(table: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]


def noted_units(units: Mapping[str, int]) -> str:
    return ", ".join(f"{number} {name}" for name, number in units.items())


def noted_effect(effect: Effect) -> str:
    """An effect with its figures in order: ``gain(mage, 1)``."""
    fields = msgspec.to_builtins(effect)
    del fields["do"]
    figures = [" ".join(value) if isinstance(value, tuple) else str(value) for value in fields.values()]
    return f"{effect.do}({', '.join(figures)})"


def noted(effects: tuple[Effect, ...]) -> str:
    return ", ".join(noted_effect(effect) for effect in effects) or "-"


def noted_condition(condition: ConditionPart) -> str:
    """A condition in short: ``fight undead 2+ (1 mage)``."""
    words = []
    for name, value in msgspec.to_builtins(condition).items():
        if name in ("when", "type"):
            words.append(value)
        elif name == "level":
            words.append(f"{value}+")
        elif isinstance(value, dict):
            words.append(f"({noted_units(value)})" if name == "units" else f"{name} ({noted_units(value)})")
        else:
            words.append(f"{name} {value}")
    return " ".join(words)


# The box


@pytest.mark.rule("MM-CMP-01")
def test_mm_cmp_01_there_are_48_peasants() -> None:
    assert MEEPLES.peasant == 48
    assert [MEEPLES.peasant - seats * SETUP.bag_peasants for seats in (2, 3, 4)] == [34, 27, 20]


@pytest.mark.rule("MM-CMP-02")
def test_mm_cmp_02_coloured_basic_units() -> None:
    assert (MEEPLES.warrior, MEEPLES.mage, MEEPLES.cleric, MEEPLES.knight) == (18, 18, 18, 15)


@pytest.mark.rule("MM-CMP-03")
def test_mm_cmp_03_four_bags_and_two_council_cards_use_up_the_corruption() -> None:
    assert MEEPLES.corruption == 20
    assert MEEPLES.corruption - 4 * SETUP.bag_corruption == 8


@pytest.mark.rule("MM-CMP-04")
def test_mm_cmp_04_five_of_each_prestige_class_and_152_meeples_in_all() -> None:
    assert (MEEPLES.ranger, MEEPLES.paladin, MEEPLES.shaman) == (5, 5, 5)
    assert sum(msgspec.structs.astuple(MEEPLES)) == 152


def test_figures_of_setup() -> None:
    assert msgspec.structs.asdict(SETUP) == {
        "bag_peasants": 7,
        "bag_corruption": 3,
        "first_hand": 4,
        "quests": 2,
        "city_monsters": 6,
        "display": 4,
        "hand_sizes": (4, 5, 6, 6),
        "safety_round": 30,
        "final_turns": 2,
        "tower_rooms": 5,
    }


# The board


@pytest.mark.rule("MM-CMP-06")
def test_mm_cmp_06_every_district_has_a_location_and_two_slots() -> None:
    prebuilt = PACK.table("prebuilt", PrebuiltLocation)
    slots = PACK.table("slots", Slot)

    assert list(PACK.tables["capitol"]) == ["builders_yard", "hall_of_heroes"]
    assert {location.district for location in prebuilt.values()} == set(DISTRICTS)
    assert len(prebuilt) == 4
    assert Counter(slot.district for slot in slots.values()) == dict.fromkeys(DISTRICTS, 2)


@pytest.mark.rule("MM-DEV-19")
def test_mm_dev_19_the_eight_slot_bonuses() -> None:
    slots = PACK.table("slots", Slot)

    assert {key: (slot.district, noted(slot.effects)) for key, slot in slots.items()} == {
        "villages_1": ("villages", "gain(warrior, 1)"),
        "villages_2": ("villages", "draw_meeples(1, now)"),
        "university_1": ("university", "quests(2, 1)"),
        "university_2": ("university", "gain(mage, 1)"),
        "castle_1": ("castle", "vp(2)"),
        "castle_2": ("castle", "rebag(3, 1)"),
        "cathedral_1": ("cathedral", "gain(cleric, 1)"),
        "cathedral_2": ("cathedral", "return_corruption(1)"),
    }


@pytest.mark.rule("MM-LOC-07")
def test_mm_loc_07_the_four_pre_built_locations() -> None:
    found = {
        location.district: (location.name, noted_units(location.units), noted(location.effects))
        for location in PACK.table("prebuilt", PrebuiltLocation).values()
    }

    assert found == {
        "villages": ("Splinter Arena", "2 peasant", "gain(warrior, 1), return_placed(peasant, 1)"),
        "university": ("Academy of Fine Grain", "1 peasant", "gain(mage, 1)"),
        "cathedral": ("Chapel of the Holy Knot", "1 peasant", "gain(cleric, 1)"),
        "castle": ("Heartwood Keep", "1 peasant, 1 warrior", "gain(knight, 1), return_placed(peasant, 1)"),
    }


def test_capitol() -> None:
    assert PACK.record("capitol", "builders_yard", BuildersYard) == BuildersYard("Builders' Yard", 1, 1, 2)
    assert PACK.record("capitol", "hall_of_heroes", HallOfHeroes) == HallOfHeroes("Hall of Heroes", 1)


@pytest.mark.rule("MM-CMP-13")
def test_mm_cmp_13_fifteen_different_tiles_and_slots_for_eight() -> None:
    assert len(LOCATION_TILES) == len({tile.name for tile in LOCATION_TILES.values()}) == 15
    assert len(PACK.tables["slots"]) == 8


@pytest.mark.parametrize("key, units, mark, effects", rows(TILES))
def test_tile(key: str, units: str, mark: str, effects: str) -> None:
    tile = LOCATION_TILES[key]
    marks = {"-": (False, 0), "hill": (True, 0), **{f"stock {number}": (False, number) for number in (1, 2, 3)}}

    assert noted_units(tile.units) == units
    assert (tile.hill, tile.stock) == marks[mark]
    assert noted(tile.effects) == effects


# Heroes


@pytest.mark.rule("MM-CMP-08")
def test_mm_cmp_08_four_basic_classes_have_cards_of_level_2_and_3() -> None:
    carded = [name for name in CLASSES if not HEROES[name].prestige and len(HEROES[name].levels) == 3]

    assert sorted(carded) == ["cleric", "knight", "mage", "warrior"]
    assert len(HEROES["peasant"].levels) == 1


@pytest.mark.rule("MM-CMP-09")
def test_mm_cmp_09_prestige_cards_are_in_force_from_the_start() -> None:
    assert tuple(name for name in HEROES if HEROES[name].prestige) == PRESTIGE_CLASSES
    for name in PRESTIGE_CLASSES:
        (level,) = HEROES[name].levels
        assert (level.level, level.cost) == (3, 0)


@pytest.mark.rule("MM-DEV-22")
@pytest.mark.parametrize("name, costs", [("mage", (1, 2)), ("cleric", (1, 3)), ("warrior", (2, 4)), ("knight", (2, 4))])
def test_mm_dev_22_level_costs(name: str, costs: tuple[int, int]) -> None:
    assert tuple(level.cost for level in HEROES[name].levels) == (0, *costs)


@pytest.mark.parametrize(
    "name, levels",
    [
        ("peasant", [HeroLevel(1)]),
        ("mage", [HeroLevel(1), HeroLevel(1, 1, "research", draw=1), HeroLevel(1, 2, "research", draw=2, discard=1)]),
        ("cleric", [HeroLevel(1), HeroLevel(1, 1, "draw_with_corruption", draw=1),
                    HeroLevel(1, 3, "draw_with_corruption", draw=2)]),
        ("warrior", [HeroLevel(2), HeroLevel(2, 2, "peasants_beside", n=1),
                     HeroLevel(2, 4, "peasants_beside", n=1, joins=1)]),
        ("knight", [HeroLevel(3), HeroLevel(3, 2, "draw", draw=1), HeroLevel(4, 4, "draw", draw=1)]),
        ("ranger", [HeroLevel(3, ability="vp_for_monster", n=1, level=3)]),
        ("paladin", [HeroLevel(2, ability="level_of_monster", level=3)]),
        ("shaman", [HeroLevel(2, ability="any_basic", level=3)]),
    ],
)  # fmt: skip
def test_hero_levels(name: str, levels: list[HeroLevel]) -> None:
    assert list(HEROES[name].levels) == levels


# Monsters


@pytest.mark.rule("MM-CMP-10")
def test_mm_cmp_10_forty_monsters_by_level() -> None:
    assert Counter(monster.level for monster in MONSTER_CARDS.values()) == {1: 12, 2: 20, 3: 8}
    assert len({monster.name for monster in MONSTER_CARDS.values()}) == 40


@pytest.mark.rule("MM-CMP-10")
@pytest.mark.parametrize("row", rows(MONSTERS), ids=lambda row: row[0])
def test_mm_cmp_10_every_monster_has_its_figures(row: list[str]) -> None:
    key, level, kind, district, strength, vp, mark, effects = row
    monster = MONSTER_CARDS[key]

    assert [monster.level, monster.strength, monster.vp] == [int(level), int(strength), int(vp)]
    assert [monster.type, monster.district] == [kind, district]
    assert monster.three_plus == (mark == "3+")
    assert noted(monster.effects) == effects


def test_the_list_of_monsters_is_the_whole_deck_in_order() -> None:
    assert [row[0] for row in rows(MONSTERS)] == list(MONSTER_CARDS)


@pytest.mark.parametrize("district", DISTRICTS)
def test_no_district_can_overflow_in_setup(district: str) -> None:
    levels = Counter(monster.level for monster in MONSTER_CARDS.values() if monster.district == district)

    assert levels == {1: 3, 2: 5, 3: 2}


def test_types_are_balanced_also_without_the_3_plus_cards() -> None:
    assert Counter(m.type for m in MONSTER_CARDS.values()) == {"humanoid": 13, "monstrous": 14, "undead": 13}
    marked = [monster for monster in MONSTER_CARDS.values() if monster.three_plus]
    assert Counter(monster.level for monster in marked) == {1: 2, 2: 6, 3: 2}
    left = Counter(monster.type for monster in MONSTER_CARDS.values() if not monster.three_plus)
    assert left == {"humanoid": 10, "monstrous": 10, "undead": 10}


def test_fifteen_monsters_leave_a_lasting_bonus() -> None:
    effects = [effect for monster in MONSTER_CARDS.values() for effect in monster.effects]
    classes = Counter(effect.class_ for effect in effects if isinstance(effect, ClassCv))

    assert classes == {"warrior": 3, "mage": 2, "cleric": 2, "knight": 2, "peasant": 1}
    assert sum(isinstance(effect, PairCv) for effect in effects) == 3
    assert sum(isinstance(effect, VersusCv) for effect in effects) == 2


def test_vp_in_the_deck() -> None:
    assert sum(monster.vp for monster in MONSTER_CARDS.values()) == 87
    assert sum(monster.vp for monster in MONSTER_CARDS.values() if not monster.three_plus) == 66


# The Dark Council


@pytest.mark.rule("MM-CMP-07")
@pytest.mark.rule("MM-CMP-11")
def test_mm_cmp_11_three_overlords_then_the_henchman() -> None:
    council_cards = len(SETUP.hand_sizes) - 1

    assert [member.role for member in COUNCIL.values()] == ["overlord", "overlord", "overlord", "henchman"]
    assert list(COUNCIL)[3] == "combustor"
    assert len(COUNCIL) + council_cards + len(MONSTER_CARDS) == 47


@pytest.mark.rule("MM-OVL-14")
def test_mm_ovl_14_strength_and_vp_of_the_dark_council() -> None:
    assert {m.name: (m.role, m.level, m.type, m.strength, m.vp) for m in COUNCIL.values()} == {
        "Count Drillula": ("overlord", 3, "undead", 15, 6),
        "Mangrove": ("overlord", 3, "monstrous", 18, 8),
        "Saw-Ron": ("overlord", 3, "humanoid", 22, 10),
        "Combustor": ("henchman", 3, "monstrous", 7, 3),
    }


@pytest.mark.rule("MM-CMP-12")
@pytest.mark.rule("MM-OVL-13")
def test_mm_ovl_13_the_six_tokens() -> None:
    assert PACK.table("tokens", BonusToken) == {
        "two_at_level_two": BonusToken(2, kinds=2, level=2),
        "three_at_level_two": BonusToken(3, kinds=3, level=2),
        "two_at_level_three": BonusToken(3, kinds=2, level=3),
        "three_at_level_three": BonusToken(5, kinds=3, level=3),
        "prestige_guest": BonusToken(2, prestige=1),
        "mixed_company": BonusToken(2, kinds=4),
    }


# Quests


@pytest.mark.rule("MM-CMP-14")
def test_mm_cmp_14_forty_four_quests_of_three_types() -> None:
    assert len(QUEST_CARDS) == len({quest.name for quest in QUEST_CARDS.values()}) == 44
    assert Counter(quest.kind for quest in QUEST_CARDS.values()) == {"triggered": 18, "ongoing": 12, "end": 14}
    assert all(isinstance(quest.condition, End) == (quest.kind == "end") for quest in QUEST_CARDS.values())


@pytest.mark.rule("MM-CMP-14")
@pytest.mark.parametrize("kind, table", [("triggered", TRIGGERED), ("ongoing", ONGOING), ("end", END_OF_GAME)])
def test_mm_cmp_14_every_quest_has_its_figures(kind: str, table: str) -> None:
    found = [
        [key, str(quest.vp), str(quest.penalty), noted_condition(quest.condition), noted(quest.effects)]
        for key, quest in QUEST_CARDS.items()
        if quest.kind == kind
    ]

    assert found == rows(table)


def test_a_penalty_is_half_the_vp_rounded_up() -> None:
    assert all(quest.penalty == (quest.vp + 1) // 2 for quest in QUEST_CARDS.values())


@pytest.mark.rule("MM-PRE-02")
@pytest.mark.parametrize("name, on_the_tile", [("ranger", 3), ("paladin", 1), ("shaman", 2)])
def test_quests_and_tiles_hand_out_no_more_than_the_prestige_supply(name: str, on_the_tile: int) -> None:
    gains = [e for quest in QUEST_CARDS.values() for e in quest.effects if isinstance(e, Gain) and e.class_ == name]
    stock = [tile.stock for tile in LOCATION_TILES.values() if noted(tile.effects) == f"take_from_stock({name})"]

    assert sum(gain.n for gain in gains) == 2
    assert stock == [on_the_tile]
    assert on_the_tile + 2 <= getattr(MEEPLES, name) == 5


# Tower Rooms


def test_twenty_rooms_of_which_seven_take_corruption() -> None:
    rooms = PACK.table("rooms", TowerRoom)
    found = [
        [key, f"combat {room.combat}" if room.combat else noted_units(room.units), noted(room.effects)]
        for key, room in rooms.items()
    ]

    assert found == rows(ROOMS)
    assert len(rooms) == 20
    assert sum("corruption" in room.units for room in rooms.values()) == 7


# Packs


@pytest.mark.parametrize("name", PACKS)
def test_a_shipped_pack_can_be_stored(name: str) -> None:
    pack = load(name)

    again = Pack.from_json(pack.to_json(), SCHEMAS)

    assert again.name == name
    assert (again.hash, again.tables, again.origins) == (pack.hash, pack.tables, pack.origins)


def test_every_pack_on_the_shelf_is_named() -> None:
    assert sorted(folder.parent.name for folder in SHELF.glob("*/pack.toml")) == sorted(PACKS)


def test_the_older_handbook_changes_only_the_fighters() -> None:
    older = load("older_handbook")
    heroes = older.table("heroes", HeroClass)

    assert {name: table for name, table in older.tables.items() if name != "heroes"} == {
        name: table for name, table in PACK.tables.items() if name != "heroes"
    }
    assert [name for name in CLASSES if heroes[name] != HEROES[name]] == ["warrior", "knight"]
    assert [level.value for level in heroes["warrior"].levels] == [1, 2, 2]
    assert [(level.ability, level.n, level.joins) for level in heroes["warrior"].levels] == [
        ("", 0, 0),
        ("", 0, 0),
        ("", 0, 1),
    ]
    assert [level.value for level in heroes["knight"].levels] == [2, 2, 3]
    assert [level.draw for level in heroes["knight"].levels] == [0, 1, 1]
    for name in ("warrior", "knight"):
        assert [level.cost for level in heroes[name].levels] == [level.cost for level in HEROES[name].levels]
    assert older.hash != PACK.hash


def test_schemas_can_be_published() -> None:
    schema = json_schema(SCHEMAS)

    assert set(schema["properties"]) == set(PACK.tables)
    effects = schema["$defs"]["Monster"]["properties"]["effects"]["items"]["discriminator"]["mapping"]
    assert {"gain", "pair_cv", "return_builder"} <= set(effects)


# Origins


@pytest.mark.parametrize(
    "table, key, path, origin",
    [
        ("box", "meeples", "knight", "rulebook"),
        ("box", "setup", "safety_round", "designed: no game lasts for ever"),
        ("monsters", "skeleton", "strength", "rulebook"),
        ("monsters", "skeleton", "vp", "designed"),
        ("monsters", "ash_dragon", "name", "public: dragons, nastol.io"),
        ("monsters", "poltergrain", "effects.1.n", "rulebook: printed icon"),
        ("council", "combustor", "name", "rulebook"),
        ("council", "combustor", "strength", "designed"),
        ("tokens", "two_at_level_three", "level", "rulebook: example in the FAQ"),
        ("tokens", "two_at_level_three", "vp", "designed"),
        ("prebuilt", "academy_of_fine_grain", "units.peasant", "public: nastol.io"),
        ("prebuilt", "splinter_arena", "effects.2.n", "designed"),
        ("capitol", "builders_yard", "joins", "rulebook"),
        ("tiles", "levy_station", "effects.1.n", "rulebook"),
        ("tiles", "high_bough", "effects.1.n", "designed"),
        ("tiles", "pine_lodge", "stock", "designed"),
        ("slots", "castle_1", "effects", "designed: plain VP"),
        ("heroes", "mage", "levels.2.draw", "public: older handbook"),
        ("heroes", "mage", "levels.2.cost", "designed: tuned from 2 so that players level up 2 to 5 times"),
        ("heroes", "warrior", "levels.3.joins", "rulebook"),
        ("heroes", "ranger", "levels.1.value", "rulebook"),
        ("heroes", "ranger", "levels.1.level", "designed"),
        ("quests", "ritual_of_exceptional_merit", "vp", "rulebook"),
        ("quests", "ritual_of_exceptional_merit", "effects.1.n", "designed"),
        ("quests", "knots_of_knowledge", "condition.level", "rulebook"),
        ("quests", "knots_of_knowledge", "condition.units.mage", "designed"),
        ("rooms", "ash_pit", "effects.1.n", "designed"),
    ],
)
def test_every_figure_knows_its_origin(table: str, key: str, path: str, origin: str) -> None:
    assert PACK.origin(table, key, path) == origin


def test_public_origins_name_their_page() -> None:
    pages = ("older handbook", "nastol.io", "tabletalkreviews.com", "alwaysplayblue.com")
    origins = [text for table in PACK.origins.values() for paths in table.values() for text in paths.values()]

    assert all(text.endswith(pages) for text in origins if text.startswith("public"))


# What no pack may do


def problems_of(tmp_path: Path, table: str, text: str) -> list[str]:
    """Why a change of a table is refused."""
    return problems_in(load, a_change(tmp_path, table, text))


@pytest.mark.rule("MM-SET-17")
def test_mm_set_17_ten_level_1_monsters_must_be_left_without_the_3_plus_cards(tmp_path: Path) -> None:
    assert problems_of(tmp_path, "monsters", changed("ghoul", level="1") + removed("skeleton", "timber_wolf")) == [
        "monsters.toml: expected at least 10 Monsters of level 1 without 3+, got 9"
    ]


def test_other_counts_than_those_of_the_box_are_fine(tmp_path: Path) -> None:
    pack = load(a_change(tmp_path, "tiles", removed("levy_station", "colosseum")))

    assert len(pack.tables["tiles"]) == 13


@pytest.mark.parametrize(
    "table, text, expected",
    [
        ("monsters", removed(*[key for key, m in MONSTER_CARDS.items() if m.level == 2][:12]),
         ["monsters.toml: expected at least 8 Monsters of level 2 without 3+, got 5"]),
        ("council", removed("mangrove"), ["council.toml: expected 3 Overlords and 1 Henchman, got 2 and 1"]),
        ("council", changed("combustor", role="'overlord'"),
         ["council.toml: expected 3 Overlords and 1 Henchman, got 4 and 0"]),
        ("tokens", removed("mixed_company", "prestige_guest", "two_at_level_two", "two_at_level_three"),
         ["tokens.toml: expected at least 3 tokens, got 2"]),
        ("tokens", changed("mixed_company", prestige="1"),
         ["tokens.toml: mixed_company: expected either kinds or prestige"]),
        ("prebuilt", changed("heartwood_keep", district="'villages'"),
         ["prebuilt.toml: expected 1 Location in villages, got 2",
          "prebuilt.toml: expected 1 Location in castle, got 0"]),
        ("slots", removed("castle_2"), ["slots.toml: expected 2 slots in castle, got 1"]),
        ("tiles", removed(*list(LOCATION_TILES)[:12]),
         ["tiles.toml: expected at least 4 tiles for the display, got 3"]),
        ("box", changed("meeples", peasant="27"), ["box.toml: meeples: peasant: expected at least 28, got 27"]),
        ("box", changed("meeples", corruption="11"), ["box.toml: meeples: corruption: expected at least 12, got 11"]),
        ("box", changed("setup", first_hand="11"),
         ["box.toml: setup: bag_peasants and bag_corruption: expected at least 11, got 10"]),
        ("box", changed("setup", quests="12"), ["quests.toml: number of Quests: expected at least 48, got 44"]),
        ("rooms", removed("ash_pit"), ["rooms.toml: number of Tower Rooms: expected at least 20, got 19"]),
        ("heroes", changed("mage", prestige="true"), ["heroes.toml: mage: prestige: expected false"]),
        ("heroes", changed("mage", levels="[{ value = 1 }]"), ["heroes.toml: mage: levels: expected 3, got 1"]),
        ("heroes", changed("peasant", levels="[{ value = 1, ability = 'draw' }]"),
         ["heroes.toml: peasant: levels.1.ability: 'draw' is no ability of this class"]),
        ("heroes", changed("shaman", levels="[{ value = 1, cost = 2 }]"),
         ["heroes.toml: shaman: levels.1.level: expected for Prestige classes and for no others",
          "heroes.toml: shaman: levels.1.cost: the first level is not bought"]),
        ("monsters", changed("ghoul", effects="[{ do = 'return_placed', class = 'mage', n = 1 }]"),
         ["monsters.toml: ghoul: effects.1: 'return_placed' cannot be carried out here"]),
        ("slots", changed("castle_1", effects="[{ do = 'class_cv', class = 'mage', n = 1 }]"),
         ["slots.toml: castle_1: effects.1: 'class_cv' cannot be carried out here"]),
        ("tiles", changed("sentry_stump", effects="[{ do = 'return_corruption', n = 1 }]"),
         ["tiles.toml: sentry_stump: effects.1: 'return_corruption' cannot be carried out here"]),
        ("tiles", changed("sentry_stump", effects="[{ do = 'bring_back', class = 'mage' }]"),
         ["tiles.toml: sentry_stump: effects.1.class: 'mage' need not stand here"]),
        ("rooms", changed("broom_cupboard", effects="[{ do = 'return_placed', class = 'peasant', n = 3 }]"),
         ["rooms.toml: broom_cupboard: effects.1.class: 'peasant' need not stand here"]),
        ("prebuilt", changed("splinter_arena", effects="[{ do = 'take_from_stock', class = 'ranger' }]"),
         ["prebuilt.toml: splinter_arena: effects.1: 'take_from_stock' cannot be carried out here"]),
        ("quests", changed("graduation_day", effects="[{ do = 'draw_phase_draw', n = 1 }]"),
         ["quests.toml: graduation_day: effects.1: 'draw_phase_draw' cannot be carried out here"]),
        ("quests", changed("clean_grain", effects="[{ do = 'vp', n = 1 }]"),
         ["quests.toml: clean_grain: effects.1: 'vp' cannot be carried out here"]),
        ("quests", changed("clean_grain", kind="'ongoing'"),
         ["quests.toml: clean_grain: condition.when: 'end' does not fit the kind 'ongoing'"]),
        ("tiles", changed("pine_lodge", stock="0"),
         ["tiles.toml: pine_lodge: stock: expected with one take_from_stock and without it none"]),
        ("tiles", changed("levy_station", stock="2"),
         ["tiles.toml: levy_station: stock: expected with one take_from_stock and without it none"]),
        ("tiles", changed("pine_lodge", effects="[{ do = 'take_from_stock', class = 'mage' }]"),
         ["tiles.toml: pine_lodge: effects: 'mage' is no Prestige class"]),
    ],
)  # fmt: skip
def test_what_would_break_the_rules_is_refused(tmp_path: Path, table: str, text: str, expected: list[str]) -> None:
    assert problems_of(tmp_path, table, text) == expected


@pytest.mark.parametrize(
    "table, text, expected",
    [
        ("monsters", changed("ghoul", level="4"), "monsters.toml: ghoul: level: expected int <= 3, got 4"),
        ("monsters", changed("ghoul", type="'fishy'"),
         "monsters.toml: ghoul: type: expected one of 'undead', 'monstrous', 'humanoid', got 'fishy'"),
        ("monsters", changed("ghoul", effects="[{ do = 'gain', class = 'wizard', n = 1 }]"),
         "monsters.toml: ghoul: effects.1.class: expected one of 'peasant', 'warrior', 'mage', 'cleric', 'knight', "
         "'ranger', 'paladin', 'shaman', 'corruption', got 'wizard'"),
        ("box", changed("setup", hand_sizes="[4, 5, 6]"),
         "box.toml: setup: hand_sizes: expected list of length >= 4, got [4, 5, 6]"),
        ("rooms", changed("ash_pit", combat="3"),
         "rooms.toml: ash_pit: expected either units or combat, "
         "got {name = 'Ash Pit', units = {corruption = 2}, effects = [{..."),
        ("quests", changed("clean_grain", condition="{ when = 'end', prestige = 1, each_type = 1 }"),
         "quests.toml: clean_grain: condition: expected exactly one thing to ask for, "
         "got {each_type = 1, prestige = 1, when = 'end'}"),
        ("capitol", changed("builders_yard", two="3"), "capitol.toml: builders_yard: two: expected one of 2, got 3"),
        ("heroes", removed("shaman"), "heroes.toml: shaman: record is missing"),
        ("heroes", changed("bard", name="'Bard'"), "heroes.toml: bard: unknown record"),
    ],
)  # fmt: skip
def test_a_mistyped_record_is_refused(tmp_path: Path, table: str, text: str, expected: str) -> None:
    (problem,) = problems_of(tmp_path, table, text)

    assert problem.removeprefix("change/") == expected


def test_the_checks_are_what_loading_asks(tmp_path: Path) -> None:
    folder = a_change(tmp_path, "rooms", removed("ash_pit"))

    unchecked = load_pack(SHELF / "standard", SCHEMAS, folder)

    assert [check.__name__ for check in CHECKS if check(unchecked)] == ["the_supply_fills_all_bags"]
