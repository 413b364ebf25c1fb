"""The packs of Monster Lands: what they change, where their figures come from, and what no pack may do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.monster_lands.noting import a_change, changed, noted, one, problems_of, removed

from muster.games.monster_lands.content.loading import box_of, box_schema, load_box, stored_box
from muster.games.monster_lands.content.pieces import GEAR_TYPES
from muster.games.monster_lands.content.records import (
    Equipment,
    Header,
    Land,
    Loot,
    Mercenary,
    Mission,
    Monster,
    Trap,
)
from muster.games.monster_lands.content.schema import CHECKS, PACKS, SCHEMAS, SHELF, load
from muster.kernel.content import Pack, load_pack

PACK = load()
TAVERN = {key: member for key, member in PACK.table("mercenaries", Mercenary).items() if member.role == "tavern"}
MONSTERS = PACK.table("monsters", Monster)
LANDS = PACK.table("lands", Land)
HEADERS = PACK.table("headers", Header)
FIVE_DICE = [
    (key, side, place)
    for key, tile in HEADERS.items()
    for side in ("a", "b")
    for place, section in enumerate(getattr(tile, side), 1)
    if len(section.required) + len(section.reinforcement) == 5
]
MISSIONS = PACK.table("missions", Mission)
TRAPS = PACK.table("traps", Trap)
EQUIPMENT = PACK.table("equipment", Equipment)
LOOT = PACK.table("loot", Loot)


@pytest.mark.parametrize("name", PACKS)
def test_a_shipped_pack_can_be_stored(name: str) -> None:
    pack = load(name)

    again = Pack.from_json(pack.to_json(), SCHEMAS)

    assert again.name == name
    assert (again.hash, again.tables, again.origins) == (pack.hash, pack.tables, pack.origins)


@pytest.mark.parametrize("name", PACKS)
def test_a_stored_box_is_the_same_box(name: str) -> None:
    box = load_box(name)

    again = stored_box(box.pack.to_json())

    assert again.pack.hash == box.pack.hash == box_of(load(name)).pack.hash
    assert list(again.book.by_key) == list(box.book.by_key)


def test_packs_have_hashes_of_their_own() -> None:
    assert len({load(name).hash for name in PACKS}) == len(PACKS)


def test_every_pack_on_the_shelf_is_named() -> None:
    assert sorted(folder.parent.name for folder in SHELF.glob("*/pack.toml")) == sorted(PACKS)


def changes(name: str) -> dict[tuple[str, str], tuple[Any, Any]]:
    """The records in which a pack differs from the standard one, as they were and as they are."""
    tables = load(name).tables
    return {
        (table, key): (PACK.tables[table][key], record)
        for table, records in tables.items()
        for key, record in records.items()
        if record != PACK.tables[table][key]
    }


def test_the_english_cards_have_weaker_elixirs_and_a_freer_wormee() -> None:
    found = changes("english_cards")

    assert list(found) == [
        ("mercenaries", "wormee"),
        ("equipment", "krakhen"),
        ("equipment", "slham"),
        ("equipment", "tergeo"),
    ]
    was, wormee = found.pop(("mercenaries", "wormee"))
    assert wormee == msgspec.structs.replace(was, talent=msgspec.structs.replace(was.talent, at_home=False))
    for was, elixir in found.values():
        assert elixir == msgspec.structs.replace(was, ability=msgspec.structs.replace(was.ability, n=1))


def test_the_spanish_cards_change_moldo_a_trap_ties_and_the_grant() -> None:
    found = changes("spanish_cards")

    assert sorted(found) == [("box", "ending"), ("box", "variants"), ("monsters", "moldo"), ("traps", "magic_3")]
    was, moldo = found["monsters", "moldo"]
    assert noted(moldo.power) == "die_minus(strength, 1)"
    assert moldo == msgspec.structs.replace(was, power=moldo.power, attack=3)
    assert noted(found["traps", "magic_3"][1].effect) == "dice(strength, 3)"
    assert found["box", "ending"][1].tie_breaks == ("leader", "gold", "trophies")
    assert found["box", "variants"][1].grant_goods == ("potion", "defense", "gold")


def test_packs_reach_the_pieces() -> None:
    english, spanish = load_box("english_cards"), load_box("spanish_cards")

    assert not one(english, "wormee").ability.at_home
    assert [gear.ability.n for gear in english.gear if GEAR_TYPES[gear.type] == "elixir"] == [1, 1, 1]
    moldo = next(monster for monster in spanish.monsters if monster.key == "moldo")
    assert (moldo.power, moldo.colours, moldo.n) == ("die_minus", 0b001, 1)
    assert next(trap.colours for trap in spanish.traps if trap.key == "magic_3") == 0b001
    assert (spanish.tie_breaks, spanish.grant_goods) == (("leader", "gold", "trophies"), ("potion", "defense", "gold"))


def test_schemas_can_be_published() -> None:
    schema = box_schema()

    assert set(schema["properties"]) == set(PACK.tables)
    talents = schema["$defs"]["Mercenary"]["properties"]["talent"]["discriminator"]["mapping"]
    assert {"defense", "reroll", "no_trap", "mine"} <= set(talents)
    assert schema["properties"]["box"]["required"] == list(PACK.tables["box"])


# Origins


@pytest.mark.parametrize(
    "table, key, path, origin",
    [
        ("box", "clans", "start_gold", "rulebook"),
        ("box", "novices", "cost", "designed: below the cheapest mercenary"),
        ("board", "alchemist", "upper", "rulebook"),
        ("board", "lodge", "spaces", "designed: a row of several spaces is printed, tuned"),
        ("mercenaries", "karunna", "name", "rulebook"),
        ("mercenaries", "karunna", "talent.n", "rulebook: two of three language versions"),
        ("mercenaries", "karunna", "cost", "designed: by reputation, tuned"),
        ("mercenaries", "wormee", "talent.at_home", "rulebook: two of three language versions"),
        ("monsters", "blandor", "affinity", "derived: its power asks for a match on water lands"),
        ("monsters", "blandor", "attack", "designed: tuned"),
        ("lands", "ghadik", "gain.n", "rulebook"),
        ("headers", "header_1", "a.1.benefit", "designed: tuned"),
        ("missions", "lost_caravan", "roll.objective", "designed: tuned"),
        ("traps", "initial", "effect", "designed: the weakest of the printed effects"),
        ("equipment", "krakhen", "ability.n", "rulebook: two of three language versions"),
        ("equipment", "krakhen", "type", "public: knightknowledge.com, called elixirs"),
        ("loot", "gold_12", "effect.gold", "rulebook"),
        ("loot", "gold_12", "copies", "designed: tuned"),
    ],
)
def test_every_figure_knows_its_origin(table: str, key: str, path: str, origin: str) -> None:
    assert PACK.origin(table, key, path) == origin


@pytest.mark.parametrize("name", ["english_cards", "spanish_cards"])
def test_what_a_language_version_says_alone_is_marked(name: str) -> None:
    said = [text for table in load(name).origins.values() for paths in table.values() for text in paths.values()]
    language = name.partition("_")[0].capitalize()

    assert f"rulebook: {language} version alone" in said


# What no pack may do


def test_other_counts_than_those_of_the_box_are_fine(tmp_path: Path) -> None:
    pack = load(a_change(tmp_path, "lands", removed("kale", "rynia")))

    assert len(pack.tables["lands"]) == 10


@pytest.mark.parametrize(
    "table, text, expected",
    [
        ("mercenaries", removed("nimra"), ["mercenaries.toml: expected 1 leader of affinity water, got 0"]),
        ("mercenaries", changed("korgo", affinity="'fire'"),
         ["mercenaries.toml: expected 1 initial of affinity fire, got 2",
          "mercenaries.toml: expected 1 initial of affinity water, got 0"]),
        ("mercenaries", changed("drapis", reputation="1"),
         ["mercenaries.toml: drapis: reputation: expected 0 for a leader"]),
        ("mercenaries", changed("kakron", cost="2"),
         ["mercenaries.toml: kakron: cost: expected 0 for the role 'initial'"]),
        ("mercenaries", removed(*list(TAVERN)[7:]), ["mercenaries.toml: expected at least 8 for the Tavern, got 7"]),
        ("mercenaries", removed(*[key for key, member in TAVERN.items() if member.reputation <= 4][:14]),
         ["mercenaries.toml: expected at least 4 for the Tavern with reputation 4 or less, got 3"]),
        ("mercenaries", changed("frunks", talent="{ do = 'per_die', colours = ['magic', 'magic'], n = 1 }"),
         ["mercenaries.toml: frunks: talent.colours: expected everything once"]),
        ("mercenaries", changed("guster", talent="{ do = 'defense', n = 1, affinities = ['air', 'air'] }"),
         ["mercenaries.toml: guster: talent.affinities: expected everything once"]),
        ("monsters", changed("krinx", capture_value="18"),
         ["monsters.toml: krinx: capture_value: expected less than the elimination value 18, got 18"]),
        ("monsters", removed(*list(MONSTERS)[-5:]), ["monsters.toml: expected at least 16 for six rounds, got 15"]),
        ("monsters", "".join(changed(key, difficulty="'B'") for key in list(MONSTERS)[2:10]),
         ["monsters.toml: expected at least 2 of difficulty A that stay on a land, got 1"]),
        ("monsters", changed("trons", attack="9", power="{ do = 'entrance_dice', n = 5 }"),
         ["monsters.toml: trons: attack: expected at most 8, got 9"]),
        ("lands", removed(*list(LANDS)[1:]), ["lands.toml: number of lands: expected at least 2, got 1"]),
        ("headers", removed(*list(HEADERS)[1:]), ["headers.toml: number of tiles: expected at least 2, got 1"]),
        ("missions", removed(*list(MISSIONS)[3:]), ["missions.toml: number of tiles: expected at least 4, got 3"]),
        ("traps", removed(*[key for key, trap in TRAPS.items() if trap.group == "ordinary"][1:]),
         ["traps.toml: ordinary tokens: expected at least 6, got 3"]),
        ("equipment", removed(*list(EQUIPMENT)[1:]), ["equipment.toml: number of cards: expected at least 3, got 2"]),
        ("loot", removed(*list(LOOT)[3:]), ["loot.toml: number of tokens: expected at least 8, got 3"]),
        ("board", changed("land_paths", dice_spaces="4"),
         [f"headers.toml: {key}: {side}.{place}: expected at most 4 dice, got 5" for key, side, place in FIVE_DICE]),
        ("traps", removed("initial"), ["traps.toml: expected 1 kind in the group 'initial', got 0"]),
        ("traps", changed("initial", copies="3"), ["traps.toml: initial: copies: expected at least 4, got 3"]),
        ("traps", changed("initial", price="1"),
         ["traps.toml: initial: price: expected 0 for the initial trap and for no other"]),
        ("traps", changed("plus_4", price="0"),
         ["traps.toml: plus_4: price: expected 0 for the initial trap and for no other"]),
        ("traps", changed("divert_1", effect="{ do = 'flat', n = 1 }"),
         ["traps.toml: divert_1: effect.do: 'flat' does not fit the group 'trick'"]),
        ("traps", changed("plus_4", effect="{ do = 'divert', n = 1 }"),
         ["traps.toml: plus_4: effect.do: 'divert' does not fit the group 'ordinary'"]),
        ("loot", changed("recruit", outside="true"), ["loot.toml: recruit: outside: expected false for 'recruit'"]),
        ("loot", changed("eliminate_6", outside="false"),
         ["loot.toml: eliminate_6: outside: expected true for 'eliminate'"]),
        ("board", changed("armory", closed_for_two="4"),
         ["board.toml: armory: closed_for_two: expected at most 3, got 4"]),
        ("board", changed("mine", spaces="[{ dice = 2, gold = 6, closed_for_two = true },"
                                         " { dice = 1, gold = 3, closed_for_two = true }]"),
         ["board.toml: mine: spaces: expected one that stays open with 1 or 2 players"]),
        ("board", changed("mine", spaces="[{ dice = 1, gold = 3 }, { dice = 2, gold = 6 }]"),
         ["board.toml: mine: spaces: expected double spaces, then single ones"]),
        ("board", changed("mine", spaces="[{ dice = 2, gold = 6 }, { dice = 2, gold = 5 }]"),
         ["board.toml: mine: spaces: expected double spaces, then single ones"]),
        ("board", changed("round_dice", tutorial="[0, 0, 3, 0, 1, 1]"),
         ["board.toml: round_dice: tutorial.3: expected at most 2, got 3"]),
        ("board", changed("round_dice", cut_throat="[1, 2, 3, 3, 0, 3]"),
         ["board.toml: round_dice: cut_throat.5: expected at least 3, got 0"]),
        ("board", changed("glory_bands", second="{ magic = 2 }"),
         ["board.toml: glory_bands: second.strength: expected at least 1, got 0",
          "board.toml: glory_bands: third.magic: expected at least 2, got 1"]),
        ("box", changed("ending", tie_breaks="['gold', 'gold']"),
         ["box.toml: ending: tie_breaks: expected everything once"]),
        ("box", changed("ending", affinity_points="[0, 1, 1, 3, 2, 7, 10]"),
         ["box.toml: ending: affinity_points: expected figures that never fall"]),
        ("box", changed("variants", grant_goods="['gold', 'potion', 'gold']"),
         ["box.toml: variants: grant_goods: expected everything once"]),
        ("box", changed("variants", more_monster_rounds="[2, 2]"),
         ["box.toml: variants: more_monster_rounds: expected everything once"]),
        ("box", changed("solo", ranks="[25, 25, 45, 55, 50]"),
         ["box.toml: solo: ranks: expected everything once",
          "box.toml: solo: ranks: expected figures that never fall"]),
        ("box", changed("solo", dice="[0, 1, 2, 3, 4, 5]"),
         ["box.toml: solo: dice: expected at least 1 in every round"]),
    ],
)  # fmt: skip
def test_what_would_break_the_rules_is_refused(tmp_path: Path, table: str, text: str, expected: list[str]) -> None:
    assert problems_of(tmp_path, table, text) == expected


@pytest.mark.parametrize(
    "table, text, expected",
    [
        ("mercenaries", changed("karunna", affinity="'wood'"),
         "mercenaries.toml: karunna: affinity: expected one of 'fire', 'water', 'air', 'jungle', got 'wood'"),
        ("mercenaries", changed("karunna", talent="{ do = 'reroll', colours = ['black'], n = 1, by = 'dice' }"),
         "mercenaries.toml: karunna: talent.colours.1: expected one of 'strength', 'magic', 'persuasion', got 'black'"),
        ("mercenaries", changed("karunna", talent="{ do = 'defense', n = 0 }"),
         "mercenaries.toml: karunna: talent.n: expected int >= 1, got 0"),
        ("mercenaries", changed("karunna", rule="'ML-MON-12'"),
         "mercenaries.toml: karunna: rule: expected str matching regex '^ML-MER-\\\\d\\\\d$', got 'ML-MON-12'"),
        ("mercenaries", changed("karunna", dice="{ black = 1 }"),
         "mercenaries.toml: karunna: dice.black: unknown field"),
        ("monsters", changed("krinx", trophy="4"), "monsters.toml: krinx: trophy: expected int <= 3, got 4"),
        ("monsters", changed("krinx", attack="0"), "monsters.toml: krinx: attack: expected int >= 1, got 0"),
        ("headers", "[[header_1.a]]\nrequired = ['strength']\nreinforcement = []\nbenefit = { gold = 1 }\n"
                    "[header_1.source]\na = 'designed'\n",
         "headers.toml: header_1: a: expected list of length >= 4, "
         "got [{benefit = {gold = 1}, reinforcement = [], required = ['..."),
        ("missions", changed("night_watch", roll="{ dice = ['any'], objective = 3, reward = {}, "
                                                 "penalty = { gold = 1 } }"),
         "missions.toml: night_watch: roll.reward: expected something to gain, got {}"),
        ("missions", changed("night_watch", roll="{ dice = ['any'], objective = 3, reward = { gold = 1 }, "
                                                 "penalty = { gold = 1, glory = 1 } }"),
         "missions.toml: night_watch: roll.penalty: expected exactly one thing to lose, got {glory = 1, gold = 1}"),
        ("missions", changed("night_watch", contract="{ dice = ['any'], resource = {}, left = { gold = 1 }, "
                                                     "right = { gold = 1 } }"),
         "missions.toml: night_watch: contract.resource: expected something to discard, got {}"),
        ("equipment", changed("noxx", ability="{ do = 'no_trap' }"),
         "equipment.toml: noxx: ability.do: expected one of defense, reroll, per_die, trap_discount, mine, "
         "got 'no_trap'"),
        ("loot", changed("brews", effect="{ do = 'goods' }"),
         "loot.toml: brews: effect: expected something to gain, got {do = 'goods'}"),
        ("box", changed("panic", pawn_shop="1"), "box.toml: panic: pawn_shop: unknown field"),
        ("box", changed("novices", reputation="1"), "box.toml: novices: reputation: expected one of 0, got 1"),
        ("box", removed("solo"), "box.toml: solo: record is missing"),
        ("board", changed("round_dice", board="[0, 0, 1]"),
         "board.toml: round_dice: board: expected list of length >= 6, got [0, 0, 1]"),
        ("board", changed("pawn_shop", spaces="3", closed_for_two="0"), "board.toml: pawn_shop: unknown record"),
    ],
)  # fmt: skip
def test_a_mistyped_record_is_refused(tmp_path: Path, table: str, text: str, expected: str) -> None:
    (problem,) = problems_of(tmp_path, table, text)

    assert problem.removeprefix("change/") == expected


SECTION = "{{ required = [{}], reinforcement = [], benefit = {} }}"


@pytest.mark.parametrize(
    "section, expected",
    [
        (SECTION.format("'persuasion'", "{ gold = 1 }"),
         "a.1.required.1: expected one of 'strength', 'magic', 'strength or magic', got 'persuasion'"),
        (SECTION.format("'magic'", "{ rerolls = 1 }"),
         "a.1.benefit: expected colours with rerolls and without them none, got {rerolls = 1}"),
        (SECTION.format("'magic'", "{}"), "a.1.benefit: expected something to gain, got {}"),
        (SECTION.format("", "{ gold = 1 }"), "a.1.required: expected list of length >= 1, got []"),
    ],
)  # fmt: skip
def test_a_mistyped_section_is_refused(tmp_path: Path, section: str, expected: str) -> None:
    sound = SECTION.format("'strength'", "{ gold = 1 }")
    text = changed("header_1", a=f"[{section}, {sound}, {sound}, {sound}]")

    (problem,) = problems_of(tmp_path, "headers", text)

    assert problem.removeprefix("change/") == f"headers.toml: header_1: {expected}"


def test_the_checks_are_what_loading_asks(tmp_path: Path) -> None:
    folder = a_change(tmp_path, "missions", removed(*list(MISSIONS)[3:]))

    unchecked = load_pack(SHELF / "standard", SCHEMAS, folder)

    assert [check.__name__ for check in CHECKS if check(unchecked)] == ["there_is_something_to_show"]
