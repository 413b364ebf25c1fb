"""The packs of Euthia: how they are stored, and what no pack may do."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.euthia.noting import a_change, changed, problems_of, removed

from muster.games.euthia.content.loading import box_of, box_schema, load_box, stored_box
from muster.games.euthia.content.schema import CHECKS, LATER_CHECKS, PACKS, SCHEMAS, SHELF, load
from muster.kernel.content import Pack, load_pack
from muster.kernel.errors import ContentError


@pytest.mark.parametrize("name", PACKS)
def test_a_shipped_pack_can_be_stored(name: str) -> None:
    pack = load(name)

    again = Pack.from_json(pack.to_json(), SCHEMAS)

    assert (again.name, again.hash, again.tables, again.origins) == (name, pack.hash, pack.tables, pack.origins)


@pytest.mark.parametrize("name", PACKS)
def test_a_stored_box_is_the_same_box(name: str) -> None:
    box = load_box(name)

    again = stored_box(box.pack.to_json())

    assert again.hash == box.hash == box_of(load(name)).hash
    assert list(again.book.by_key) == list(box.book.by_key)


def test_every_pack_on_the_shelf_is_named() -> None:
    assert sorted(folder.parent.name for folder in SHELF.glob("*/pack.toml")) == sorted(PACKS)


def test_the_schema_names_every_table() -> None:
    assert set(box_schema()["properties"]) == set(load().tables)


def test_a_pack_may_change_a_figure(tmp_path: Path) -> None:
    folder = a_change(tmp_path, "monsters", changed("ogre", health="8"))

    box = load_box(folder)

    assert next(monster for monster in box.monsters if monster.key == "ogre").health == 8
    assert box.hash != load_box().hash
    assert list(box.book.by_key) == list(load_box().book.by_key)


FOUR_USES = "[" + ", ".join(['{ timing = "mc", effects = [{ do = "foot", n = -1 }] }'] * 5) + "]"

# A change of one table, and what is said about it: file, record and field.
BROKEN = [
    ("monsters", changed("ogre", health="0"), "change/monsters.toml: ogre: health: expected int >= 1, got 0"),
    ("monsters", changed("ogre", level="4"), "change/monsters.toml: ogre: level: expected one of 1, 2, 3, got 4"),
    ("monsters", changed("ogre", weight="9"), "change/monsters.toml: ogre: weight: unknown field"),
    (
        "monsters",
        changed("ogre", reward="[{ do = 'praise' }]"),
        "change/monsters.toml: ogre: reward.1.do: expected one of 'gold'",
    ),
    (
        "monsters",
        changed("ogre", reward="[{ do = 'gem' }]"),
        "change/monsters.toml: ogre: reward.1: expected gem with 'gem'",
    ),
    (
        "monsters",
        changed("ogre", reward="[{ do = 'gold', gem = 'opal' }]"),
        "change/monsters.toml: ogre: reward.1: expected nothing more with 'gold'",
    ),
    (
        "monsters",
        changed("ogre", injuries="[[5, 2], [4, 3]]"),
        "monsters.toml: ogre: injuries: expected values and figures that rise",
    ),
    ("monsters", removed("ogre"), "monsters.toml: level 2: expected 14, got 13"),
    (
        "elites",
        changed("ettin", lair="{ where = 'on', location = 'moon' }"),
        "change/elites.toml: ettin: lair.location:",
    ),
    ("elites", changed("ettin", special="[{ at = 9, do = 'gold' }]"), "change/elites.toml: ettin: special.1.do:"),
    ("elites", changed("ettin", level="3"), "elites.toml: level 2: expected 7, got 6"),
    ("cards", changed("curse", copies="7"), "change/cards.toml: curse: copies: expected one of 8, got 7"),
    (
        "cards",
        changed("curse", boxes="[[{ do = 'clover', n = -2 }]]"),
        "change/cards.toml: curse: boxes: expected list of length >= 2",
    ),
    (
        "cards",
        changed("healing", boxes="[[{ do = 'foot' }], [{ do = 'foot' }]]"),
        "cards.toml: healing: expected two boxes on a Silver card and three on a Gold card",
    ),
    ("cards", changed("bloodlust", timing="'ha'"), "cards.toml: bloodlust: timing: expected the Hero Attack for Curse"),
    ("cards", changed("mind_control", used="'all'"), "cards.toml: mind_control: used: expected 'solo', got 'all'"),
    ("hero_tiles", changed("mend", kind="'song'"), "change/hero_tiles.toml: mend: kind: expected one of 'weapon'"),
    ("hero_tiles", changed("mend", uses=FOUR_USES), "change/hero_tiles.toml: mend: uses: expected list of length <= 4"),
    (
        "hero_tiles",
        changed("mend", uses="[{ timing = 'noon', effects = [{ do = 'heal' }] }]"),
        "change/hero_tiles.toml: mend: uses.1.timing: expected one of 'permanent'",
    ),
    (
        "hero_tiles",
        changed("mend", uses="[{ timing = 'any' }]"),
        "change/hero_tiles.toml: mend: uses.1: expected an effect, or the Dwurt price of an attack",
    ),
    (
        "hero_tiles",
        changed("smite", value="13"),
        "hero_tiles.toml: ael: expected 2 tiles of value 9 in play (many), got 1",
    ),
    ("hero_tiles", changed("sun_mace", start="false"), "hero_tiles.toml: expected a Starting Weapon"),
    (
        "hero_tiles",
        changed("smite", kind="'helmet'", family="'mail'"),
        "hero_tiles.toml: smite: kind: no slot for 'helmet'",
    ),
    ("hero_tiles", changed("smite", hero="'dral'"), "hero_tiles.toml: ael: expected 22, got 21"),
    ("hero_tiles", changed("smite", price="20"), "hero_tiles.toml: smite: price: expected at most 15"),
    (
        "hero_tiles",
        changed("smite", timing="'none'"),
        "hero_tiles.toml: smite: expected damage with a timing of attack or first",
    ),
    (
        "heroes",
        changed("ael", hero_slots="[{ kind = 'sword' }, { kind = 'ability', gold = 2 }, { kind = 'first_strike' }]"),
        "heroes.toml: ael: hero_slots: expected open ones for all Starting tiles",
    ),
    (
        "heroes",
        changed("ael", equipment_slots="[{ kind = 'sword' }]"),
        "heroes.toml: ael: equipment_slots.1.kind: 'sword' does not belong there",
    ),
    ("merchants", changed("short_sword", copies="2"), "merchants.toml: all: expected 73, got 72"),
    ("merchants", changed("short_sword", family="'mail'"), "merchants.toml: short_sword: expected a family for armor"),
    ("resources", changed("fish", terrain="'cave'"), "resources.toml: lake: expected 25, got 20"),
    ("resources", changed("fish", options="[]"), "change/resources.toml: fish: options: expected list of length >= 1"),
    ("map_tiles", changed("ii_o1", chapter="1"), "map_tiles.toml: Chapter 1: expected 18, got 19"),
    (
        "map_tiles",
        changed("ii_o2", hexes="[{ location = 'land' }, { location = 'land' }, { location = 'land' }]"),
        "map_tiles.toml: earth: expected 6 hexes, got 5",
    ),
    (
        "map_tiles",
        changed(
            "ii_o2", hexes="[{ location = 'earth', loot = { gold = 1 } }, { location = 'lake' }, { location = 'land' }]"
        ),
        "change/map_tiles.toml: ii_o2: hexes.1: expected no loot without a Monster",
    ),
    ("map_tiles", changed("iv_e1", encounter="'baker'"), "map_tiles.toml: encounter: no Encounter 'baker'"),
    (
        "map_tiles",
        changed("i_g1", scenario="'golem'", group="'other'"),
        "map_tiles.toml: i_g1: scenario: expected one for",
    ),
    ("map_tiles", changed("i_f2", solo="false"), "scenarios.toml: the_hunt: tables.1.fixed.1: expected 0 or 1, got 2"),
    ("encounters", changed("druid", rewards="'baker'"), "change/encounters.toml: druid: rewards:"),
    (
        "elementals",
        changed("air", rows="[{ at = 3, gains = [] }, { at = 2, gains = [] }]"),
        "elementals.toml: air: rows:",
    ),
    (
        "artifacts",
        changed("staff_of_vis", cost="[]"),
        "change/artifacts.toml: staff_of_vis: cost: expected list of length",
    ),
    (
        "scenarios",
        changed("the_hunt", goals="[5, 5, 20]"),
        "scenarios.toml: the_hunt: goals: expected figures that rise",
    ),
    (
        "scenarios",
        changed("the_hunt", ranks="[8]"),
        "change/scenarios.toml: the_hunt: ranks: expected list of length >= 2",
    ),
    (
        "scenarios",
        changed("defending_the_settlements", first_wave="3"),
        "scenarios.toml: defending_the_settlements: waves: expected the last one to end by 9",
    ),
    ("box", changed("scoring", trade="[1, 2, 2, 5]"), "box.toml: scoring: trade: expected figures that rise"),
    ("box", changed("figures", offer_size="5"), "change/box.toml: figures: offer_size: expected one of 4, got 5"),
    ("box", changed("figures", offers="5"), "change/box.toml: figures: offers: unknown field"),
    ("box", changed("gems", opal="[]"), "change/box.toml: gems: opal: expected list of length >= 1"),
]


@pytest.mark.parametrize("table, text, expected", BROKEN, ids=[expected[:50] for _, _, expected in BROKEN])
def test_a_broken_pack_is_refused_by_file_record_and_field(
    tmp_path: Path, table: str, text: str, expected: str
) -> None:
    problems = problems_of(tmp_path, table, text)

    assert any(problem.startswith(expected) for problem in problems), problems


def test_a_quest_may_name_only_what_exists(tmp_path: Path) -> None:
    quests = ", ".join(
        ["{ cost = [[{ do = 'tile', tile = 'cheese' }]], reward = [{ do = 'tile', tile = 'fish' }] }"] * 7
    )

    problems = problems_of(tmp_path, "encounters", changed("druid", quests=f"[{quests}]"))

    assert "encounters.toml: druid: tile: no trade tile 'fish'" in problems
    assert "encounters.toml: druid: tile: no Natural Resource 'cheese'" in problems


def test_a_figure_without_origin_is_refused(tmp_path: Path) -> None:
    problems = problems_of(tmp_path, "monsters", "[ogre]\nhealth = 9\n")

    assert problems == ["change/monsters.toml: ogre: source: origins are missing"]


@pytest.mark.parametrize("check", [*CHECKS, *LATER_CHECKS], ids=lambda check: check.__name__)
def test_the_standard_pack_passes_every_check(check: object) -> None:
    assert callable(check)
    assert check(load()) == []


@pytest.mark.rule("EU-HTL-02")
def test_eu_htl_02_every_hero_slot_has_a_tile_that_fits(tmp_path: Path) -> None:
    slots = "[{ kind = 'sword' }, { kind = 'ability' }, { kind = 'first_strike' }, { kind = 'ability', gold = 3 }]"
    folder = a_change(tmp_path, "heroes", changed("maeldur", hero_slots=slots))

    with pytest.raises(ContentError) as caught:
        load(folder)

    assert "heroes.toml: maeldur: hero_slots: 1 of 'first_strike', but tiles for 0 (solo)" in caught.value.problems


@pytest.mark.rule("EU-TIM-01")
def test_eu_tim_01_a_word_that_does_nothing_in_its_window_is_refused(tmp_path: Path) -> None:
    uses = "[{ timing = 'ha', effects = [{ do = 'cart' }] }, { timing = 'outside', effects = [{ do = 'ember' }] }]"
    folder = a_change(tmp_path, "hero_tiles", changed("focus", uses=uses))

    with pytest.raises(ContentError) as caught:
        load(folder)

    assert [problem for problem in caught.value.problems if "does nothing" in problem] == [
        "hero_tiles.toml: focus: uses.1.effects.1.do: 'cart' does nothing with the timing 'ha'",
        "hero_tiles.toml: focus: uses.2.effects.1.do: 'ember' does nothing with the timing 'outside'",
    ]


def test_a_pack_kept_beside_an_older_match_need_not_pass_later_checks() -> None:
    kept = Path(__file__).parents[2] / "records/packs/01a8e42260493daa41f748e0a979952f.json"

    pack = load(kept)

    assert [problem for check in LATER_CHECKS for problem in check(pack)]
    assert not [problem for check in CHECKS for problem in check(pack)]


def test_a_pack_without_a_table_is_refused(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text("name = 'bare'\ntitle = 'Bare'\n", "utf-8")

    with pytest.raises(ContentError) as caught:
        load_pack(tmp_path, SCHEMAS)

    assert "hero_tiles.toml: file is missing" in caught.value.problems
