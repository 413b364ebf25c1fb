"""Content packs: what is refused and in which words, laying one pack over another, hashes, storage, origins."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest
from msgspec import Meta

from muster.kernel.content import Boxes, Pack, json_schema, load_named, load_pack
from muster.kernel.errors import ContentError

Number = Annotated[int, Meta(ge=1, le=20)]


class Heal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="heal"):
    wounds: Number


class Draw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag="draw"):
    cards: Number
    from_: Literal["deck", "discard"] = msgspec.field(name="from", default="deck")


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cost: Number

    def __post_init__(self) -> None:
        if self.cost == 13:
            raise ValueError("Expected no unlucky cost")


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    name: str
    cost: Number
    effects: tuple[Heal | Draw, ...] = ()
    needs: Mapping[Annotated[str, Meta(pattern="^(wood|stone)$")], Number] = {}
    steps: Annotated[list[Step], Meta(max_length=2)] = []
    rare: bool = False


class Supply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    wood: Number


class Turns(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    last: Number


SCHEMAS: dict[str, type[msgspec.Struct]] = {"cards": Card, "box.supply": Supply, "box.turns": Turns}

PACK = """
name = "plain"
title = "Plain"
"""
CARDS = """
[lantern]
name = "Lantern"
cost = 2
effects = [{ do = "draw", cards = 1 }, { do = "heal", wounds = 2 }]
needs = { wood = 1, stone = 2 }

[lantern.source]
name = "rulebook"
cost = "public: a page"
effects = "designed"
"effects.2.wounds" = "derived: half of four"
needs = "designed"

[spade]
name = "Spade"
cost = 3

[spade.source]
name = "designed"
cost = "designed: as dear as a lantern and a bit"
"""
BOX = """
[supply]
wood = 9
[supply.source]
wood = "rulebook"

[turns]
last = 12
[turns.source]
last = "rulebook"
"""


def a_folder(at: Path, **files: str) -> Path:
    at.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (at / f"{name}.toml").write_text(text, "utf-8")
    return at


def a_base(tmp_path: Path, pack: str = PACK, cards: str = CARDS, box: str = BOX) -> Path:
    return a_folder(tmp_path / "plain", pack=pack, cards=cards, box=box)


def problems_of(base: Path, overlay: Path | None = None) -> list[str]:
    with pytest.raises(ContentError) as caught:
        load_pack(base, SCHEMAS, overlay)
    assert str(caught.value).splitlines() == list(caught.value.problems)
    return list(caught.value.problems)


# A pack in order


def test_records_come_typed_and_in_the_order_of_the_file(tmp_path: Path) -> None:
    pack = load_pack(a_base(tmp_path), SCHEMAS)

    assert (pack.name, pack.title) == ("plain", "Plain")
    assert list(pack.table("cards", Card)) == ["lantern", "spade"]
    assert pack.record("cards", "lantern", Card).effects == (Draw(cards=1), Heal(wounds=2))
    assert pack.record("box", "supply", Supply).wood == 9
    assert pack.record("box", "turns", Turns).last == 12


def test_a_reader_who_asks_for_the_wrong_kind_is_told(tmp_path: Path) -> None:
    pack = load_pack(a_base(tmp_path), SCHEMAS)

    with pytest.raises(TypeError, match="expected Supply, got Card"):
        pack.record("cards", "spade", Supply)


def test_readme_and_hidden_files_are_left_alone(tmp_path: Path) -> None:
    base = a_base(tmp_path)
    (base / "README.md").write_text("about", "utf-8")
    (base / ".hidden").write_text("", "utf-8")

    assert load_pack(base, SCHEMAS).name == "plain"


# Damage of files


def test_missing_folder(tmp_path: Path) -> None:
    assert problems_of(tmp_path / "nowhere") == [f"{tmp_path / 'nowhere'}: no such folder"]


def test_missing_file(tmp_path: Path) -> None:
    base = a_base(tmp_path)
    (base / "cards.toml").unlink()
    (base / "pack.toml").unlink()

    assert problems_of(base) == [
        "pack.toml: cannot be read: No such file or directory",
        "cards.toml: file is missing",
    ]


def test_unknown_file(tmp_path: Path) -> None:
    base = a_folder(a_base(tmp_path), crads="")
    (base / "cards.bak").write_text("", "utf-8")

    assert problems_of(base) == ["cards.bak: unknown file", "crads.toml: unknown file"]


def test_broken_toml_names_the_line(tmp_path: Path) -> None:
    (problem,) = problems_of(a_base(tmp_path, cards="[lantern]\nname = 'Lantern'\ncost 2\n"))

    assert problem.startswith("cards.toml: not TOML: ")
    assert "(at line 3, column 6)" in problem


def test_a_file_in_another_encoding(tmp_path: Path) -> None:
    base = a_base(tmp_path)
    (base / "cards.toml").write_bytes(b"# caf\xe9\n")

    assert problems_of(base) == ["cards.toml: not UTF-8 text at byte 5"]


@pytest.mark.parametrize(
    "pack, expected",
    [
        ("name = 'plain'", ["pack.toml: title: missing"]),
        ("title = 'Plain'", ["pack.toml: name: missing"]),
        (PACK + "author = 'me'", ["pack.toml: author: unknown field"]),
        ("name = 3\ntitle = ''",
         ["pack.toml: name: expected str, got 3", "pack.toml: title: expected str of length >= 1, got ''"]),
        (PACK + "base = 'other'", ["pack.toml: base: this pack changes 'other' and is nothing without it"]),
    ],
)  # fmt: skip
def test_damaged_header(tmp_path: Path, pack: str, expected: list[str]) -> None:
    assert problems_of(a_base(tmp_path, pack=pack)) == expected


# Damage of records


def one_card(fields: str, source: str = "") -> str:
    return f"[spade]\nname = 'Spade'\n{fields}\n[spade.source]\nname = 'designed'\n{source}"


@pytest.mark.parametrize(
    "fields, source, expected",
    [
        ("cost = -2", "cost", "cost: expected int >= 1, got -2"),
        ("cost = 21", "cost", "cost: expected int <= 20, got 21"),
        ("cost = 'two'", "cost", "cost: expected int, got 'two'"),
        ("cost = true", "cost", "cost: expected int, got true"),
        ("cost = 2.5", "cost", "cost: expected int, got 2.5"),
        ("", "", "cost: missing"),
        ("cost = 2\nprice = 3", "cost price", "price: unknown field"),
        ("cost = 2\nrare = 'yes'", "cost rare", "rare: expected bool, got 'yes'"),
        ("cost = 2\neffects = 7", "cost effects", "effects: expected list, got 7"),
        ("cost = 2\neffects = [7]", "cost effects", "effects.1: expected table, got 7"),
        ("cost = 2\neffects = [{ do = 'fly' }]", "cost effects", "effects.1.do: expected one of heal, draw, got 'fly'"),
        ("cost = 2\neffects = [{ wounds = 2 }]", "cost effects", "effects.1.do: missing"),
        ("cost = 2\neffects = [{ do = 'heal' }]", "cost effects", "effects.1.wounds: missing"),
        ("cost = 2\neffects = [{ do = 'heal', wounds = 0 }]", "cost effects",
         "effects.1.wounds: expected int >= 1, got 0"),
        ("cost = 2\neffects = [{ do = 'heal', wounds = 1, n = 1 }]", "cost effects", "effects.1.n: unknown field"),
        ("cost = 2\neffects = [{ do = 'draw', cards = 1, from = 'hand' }]", "cost effects",
         "effects.1.from: expected one of 'deck', 'discard', got 'hand'"),
        ("cost = 2\nneeds = { iron = 1 }", "cost needs",
         "needs: expected str matching regex '^(wood|stone)$', got 'iron'"),
        ("cost = 2\nneeds = { wood = 0 }", "cost needs", "needs.wood: expected int >= 1, got 0"),
        ("cost = 2\nsteps = [{ cost = 1 }, { cost = 0 }]", "cost steps", "steps.2.cost: expected int >= 1, got 0"),
        ("cost = 2\nsteps = [{ cost = 13 }]", "cost steps", "steps.1: expected no unlucky cost, got {cost = 13}"),
        ("cost = 2\nsteps = [{ cost = 1 }, { cost = 1 }, { cost = 1 }]", "cost steps",
         "steps: expected list of length <= 2, got [{cost = 1}, {cost = 1}, {cost = 1}]"),
    ],
)  # fmt: skip
def test_damaged_field(tmp_path: Path, fields: str, source: str, expected: str) -> None:
    origins = "\n".join(f"{name} = 'designed'" for name in source.split())

    assert problems_of(a_base(tmp_path, cards=one_card(fields, origins))) == [f"cards.toml: spade: {expected}"]


def test_long_values_are_cut_short(tmp_path: Path) -> None:
    (problem,) = problems_of(a_base(tmp_path, cards=one_card(f"cost = '{'x' * 200}'", "cost = 'designed'")))

    assert problem == f"cards.toml: spade: cost: expected int, got '{'x' * 56}..."


def test_records_that_are_none(tmp_path: Path) -> None:
    assert problems_of(a_base(tmp_path, cards="spade = 3\n['Big Spade']\nname = 'x'\n")) == [
        "cards.toml: spade: expected a record, got 3",
        "cards.toml: Big Spade: expected a key of small letters, digits and underscores",
    ]


def test_fixed_records_are_there_and_no_others(tmp_path: Path) -> None:
    box = "[supply]\nwood = 9\nsource = { wood = 'rulebook' }\n[end]\nlast = 3\nsource = { last = 'rulebook' }\n"

    assert problems_of(a_base(tmp_path, box=box)) == [
        "box.toml: end: unknown record",
        "box.toml: turns: record is missing",
    ]


def test_all_problems_are_reported_together(tmp_path: Path) -> None:
    cards = """
    [lantern]
    name = 3
    cost = 0
    effects = [{ do = "heal", wounds = 0 }, { do = "draw", cards = 99 }]
    source = { name = "designed", cost = "designed", effects = "designed" }
    [spade]
    colour = "red"
    source = { colour = "guessed" }
    """
    base = a_base(tmp_path, pack="name = 'plain'", cards=cards, box="[supply")

    problems = problems_of(base)

    assert problems[:2] == ["pack.toml: title: missing", problems[1]]
    assert problems[1].startswith("box.toml: not TOML: ")
    assert problems[2].startswith("cards.toml: spade: source: colour: expected rulebook, public, derived or designed")
    assert problems[3:] == [
        "cards.toml: lantern: name: expected str, got 3",
        "cards.toml: lantern: cost: expected int >= 1, got 0",
        "cards.toml: lantern: effects.1.wounds: expected int >= 1, got 0",
        "cards.toml: lantern: effects.2.cards: expected int <= 20, got 99",
        "cards.toml: spade: colour: unknown field",
        "cards.toml: spade: name: missing",
        "cards.toml: spade: cost: missing",
    ]


# Origins


def test_origins_are_kept_by_path_and_found_from_the_parts_below(tmp_path: Path) -> None:
    pack = load_pack(a_base(tmp_path), SCHEMAS)

    assert pack.origins["cards"]["lantern"]["effects.2.wounds"] == "derived: half of four"
    assert pack.origin("cards", "lantern", "effects.2.wounds") == "derived: half of four"
    assert pack.origin("cards", "lantern", "effects.1.cards") == "designed"
    assert pack.origin("cards", "lantern", "cost") == "public: a page"
    assert pack.origin("cards", "lantern", "rare") == ""


@pytest.mark.parametrize(
    "source, expected",
    [
        ("", ["origins are missing"]),
        ("source = 'rulebook'", ["expected a table of origins, got 'rulebook'"]),
        ("source = { name = 'designed', effects = 'designed' }", ["cost: origin is missing"]),
        ("source = { name = 'designed', cost = 'designed', effects = 'designed', rare = 'designed' }",
         ["rare: no such part in this record"]),
        ("source = { name = 'designed', cost = 'designed', 'effects.1.cards' = 'rulebook' }",
         ["effects.1.do: origin is missing", "effects.2: origin is missing"]),
        ("source = { name = 'designed', cost = 'designed', effects = 'designed', 'effects.3' = 'designed' }",
         ["effects.3: no such part in this record"]),
    ],
)  # fmt: skip
def test_every_part_has_an_origin_and_every_origin_its_part(tmp_path: Path, source: str, expected: list[str]) -> None:
    cards = "[spade]\nname = 'Spade'\ncost = 2\neffects = [{ do = 'draw', cards = 1 }, { do = 'heal', wounds = 1 }]\n"

    assert problems_of(a_base(tmp_path, cards=cards + source)) == [
        f"cards.toml: spade: source: {line}" for line in expected
    ]


@pytest.mark.parametrize("origin", ["guessed", "Rulebook", "rulebook p. 3", "public:", "derived:note", ""])
def test_an_origin_starts_with_one_of_four_words(tmp_path: Path, origin: str) -> None:
    assert problems_of(a_base(tmp_path, cards=one_card("cost = 2", f"cost = '{origin}'"))) == [
        "cards.toml: spade: source: cost: expected rulebook, public, derived or designed, "
        f"optionally with ': note', got '{origin}'"
    ]


# Laying one pack over another


OVER = """
name = "dear"
title = "Dear"
base = "plain"
"""
OVER_CARDS = """
[spade]
cost = 5
source = { cost = "designed: dearer" }

[rake]
name = "Rake"
cost = 1
source = { name = "designed", cost = "designed" }
"""


def an_overlay(tmp_path: Path, cards: str = OVER_CARDS, pack: str = OVER) -> Path:
    return a_folder(tmp_path / "dear", pack=pack, cards=cards)


def test_an_overlay_changes_fields_and_adds_records(tmp_path: Path) -> None:
    plain = load_pack(a_base(tmp_path), SCHEMAS)

    pack = load_pack(tmp_path / "plain", SCHEMAS, an_overlay(tmp_path))

    assert (pack.name, pack.title) == ("dear", "Dear")
    assert list(pack.tables["cards"]) == ["lantern", "spade", "rake"]
    assert pack.tables["cards"]["spade"] == Card("Spade", 5)
    assert pack.tables["cards"]["lantern"] == plain.tables["cards"]["lantern"]
    assert pack.tables["box"] == plain.tables["box"]
    assert pack.origins["cards"]["spade"] == {"name": "designed", "cost": "designed: dearer"}
    assert pack.hash != plain.hash


def test_a_field_that_is_given_replaces_the_whole_field_and_its_origins(tmp_path: Path) -> None:
    cards = "[lantern]\neffects = [{ do = 'heal', wounds = 4 }]\nsource = { effects = 'public: another page' }\n"

    pack = load_pack(a_base(tmp_path), SCHEMAS, an_overlay(tmp_path, cards))

    assert pack.record("cards", "lantern", Card).effects == (Heal(4),)
    assert pack.origins["cards"]["lantern"] == {
        "name": "rulebook",
        "cost": "public: a page",
        "needs": "designed",
        "effects": "public: another page",
    }


def test_an_overlay_removes_records(tmp_path: Path) -> None:
    pack = load_pack(a_base(tmp_path), SCHEMAS, an_overlay(tmp_path, "[lantern]\nremove = true\n"))

    assert list(pack.tables["cards"]) == list(pack.origins["cards"]) == ["spade"]


@pytest.mark.parametrize(
    "cards, expected",
    [
        ("[spade]\ncost = 0\nsource = { cost = 'designed' }", "dear/cards.toml: spade: cost: expected int >= 1, got 0"),
        ("[spade]\ncost = 4", "dear/cards.toml: spade: source: origins are missing"),
        ("[spade]\nsource = { cost = 'rulebook' }",
         "dear/cards.toml: spade: source: cost: no such part in this record"),
        ("[rake]\nname = 'Rake'\nsource = { name = 'designed' }", "dear/cards.toml: rake: cost: missing"),
        ("[rake]\nremove = true", "dear/cards.toml: rake: remove: no such record"),
        ("[spade]\nremove = true\ncost = 3",
         "dear/cards.toml: spade: a record is removed by remove = true and nothing else"),
        ("[spade]\nremove = false",
         "dear/cards.toml: spade: a record is removed by remove = true and nothing else"),
    ],
)  # fmt: skip
def test_damage_in_an_overlay_names_the_overlay(tmp_path: Path, cards: str, expected: str) -> None:
    assert problems_of(a_base(tmp_path), an_overlay(tmp_path, cards)) == [expected]


def test_a_fixed_record_cannot_be_removed(tmp_path: Path) -> None:
    overlay = a_folder(tmp_path / "dear", pack=OVER, box="[turns]\nremove = true\n")

    assert problems_of(a_base(tmp_path), overlay) == ["box.toml: turns: record is missing"]


def test_a_base_pack_removes_nothing(tmp_path: Path) -> None:
    cards = CARDS + "[rake]\nremove = true\nsource = { remove = 'designed' }\n"

    assert "cards.toml: rake: remove: unknown field" in problems_of(a_base(tmp_path, cards=cards))


def test_an_overlay_lies_on_the_pack_that_it_was_made_for(tmp_path: Path) -> None:
    overlay = an_overlay(tmp_path, pack=OVER.replace("plain", "fancy"))

    assert problems_of(a_base(tmp_path), overlay) == ["dear/pack.toml: base: expected 'plain', got 'fancy'"]


def test_packs_are_found_by_name_and_by_path(tmp_path: Path) -> None:
    a_base(tmp_path)
    overlay = an_overlay(tmp_path)
    elsewhere = a_folder(tmp_path / "far" / "away", pack=OVER, cards=OVER_CARDS)

    assert load_named(tmp_path, "plain", SCHEMAS).name == "plain"
    dear = load_named(tmp_path, "dear", SCHEMAS)
    assert dear.name == "dear"
    assert load_named(tmp_path / "plain", overlay.parent / "plain", SCHEMAS).name == "plain"
    assert (
        load_named(tmp_path, elsewhere, SCHEMAS).hash == load_named(tmp_path, str(elsewhere), SCHEMAS).hash == dear.hash
    )


@pytest.mark.parametrize("name", ["nonesuch", "../plain/nonesuch", ""])
def test_an_unknown_pack_is_refused(tmp_path: Path, name: str) -> None:
    a_base(tmp_path)

    with pytest.raises(ContentError):
        load_named(tmp_path, name, SCHEMAS)


# The game's own checks


def test_checks_see_the_pack_and_add_their_problems(tmp_path: Path) -> None:
    def too_few(pack: Pack) -> list[str]:
        return [f"cards.toml: expected 3 cards, got {len(pack.tables['cards'])}"]

    def fine(pack: Pack) -> list[str]:
        return []

    with pytest.raises(ContentError) as caught:
        load_pack(a_base(tmp_path), SCHEMAS, checks=[too_few, fine, too_few])

    assert caught.value.problems == ("cards.toml: expected 3 cards, got 2",) * 2


def test_checks_wait_until_the_records_are_in_order(tmp_path: Path) -> None:
    def never(pack: Pack) -> list[str]:
        raise AssertionError("called on a broken pack")

    with pytest.raises(ContentError):
        load_pack(a_base(tmp_path, cards=one_card("")), SCHEMAS, checks=[never])


# Hash


def hash_with(tmp_path: Path, cards: str = CARDS, pack: str = PACK) -> str:
    return load_pack(a_base(tmp_path, cards=cards, pack=pack), SCHEMAS).hash


def test_the_hash_is_a_promise_to_old_records(tmp_path: Path) -> None:
    text = (
        '{"box":[["supply",{"wood":9}],["turns",{"last":12}]],'
        '"cards":[["lantern",{"cost":2,"effects":[{"cards":1,"do":"draw","from":"deck"},{"do":"heal","wounds":2}],'
        '"name":"Lantern","needs":{"stone":2,"wood":1}}],["spade",{"cost":3,"name":"Spade"}]]}'
    )

    assert hash_with(tmp_path) == hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


@pytest.mark.parametrize(
    "old, new",
    [
        ('name = "Lantern"\ncost = 2\n', '# a comment\ncost = 2\nname = "Lantern"\n'),
        ("{ wood = 1, stone = 2 }", "{ stone = 2, wood = 1 }"),
        ('do = "draw", cards = 1', 'cards = 1, do = "draw"'),
        ('cards = 1 }', 'cards = 1, from = "deck" }'),
        ('"rulebook"', '"designed: somebody looked again"'),
    ],
)  # fmt: skip
def test_the_hash_ignores_how_a_figure_is_written_down(tmp_path: Path, old: str, new: str) -> None:
    assert old in CARDS

    assert hash_with(tmp_path, CARDS.replace(old, new)) == hash_with(tmp_path)


@pytest.mark.parametrize(
    "old, new",
    [
        ("cost = 3", "cost = 4"),
        ('"Spade"', '"Shovel"'),
        ("stone = 2", "stone = 3"),
        ("cards = 1", "cards = 2"),
        ("spade", "shovel"),
    ],
)
def test_the_hash_changes_with_every_value(tmp_path: Path, old: str, new: str) -> None:
    assert hash_with(tmp_path, CARDS.replace(old, new)) != hash_with(tmp_path)


def test_the_hash_changes_with_the_order_of_records(tmp_path: Path) -> None:
    lantern, spade = CARDS.split("[spade]")

    assert hash_with(tmp_path, f"[spade]{spade}{lantern}") != hash_with(tmp_path)


def test_packs_with_the_same_hash_are_the_same_to_every_reader(tmp_path: Path) -> None:
    turned = load_pack(
        a_base(tmp_path, cards=CARDS.replace("{ wood = 1, stone = 2 }", "{ stone = 2, wood = 1 }")), SCHEMAS
    )
    plain = load_pack(a_base(tmp_path), SCHEMAS)

    assert turned.hash == plain.hash
    assert list(turned.record("cards", "lantern", Card).needs) == list(plain.record("cards", "lantern", Card).needs)


def test_the_title_is_not_part_of_the_hash(tmp_path: Path) -> None:
    assert hash_with(tmp_path, pack="name = 'other'\ntitle = 'Other'") == hash_with(tmp_path)


# Storage


def test_a_pack_comes_back_from_json(tmp_path: Path) -> None:
    pack = load_pack(a_base(tmp_path), SCHEMAS, an_overlay(tmp_path))

    again = Pack.from_json(pack.to_json(), SCHEMAS)

    assert (again.name, again.title, again.hash) == (pack.name, pack.title, pack.hash)
    assert again.tables == pack.tables
    assert [list(table) for table in again.tables.values()] == [list(table) for table in pack.tables.values()]
    assert again.origins == pack.origins
    assert again.to_json() == pack.to_json()


def test_a_store_that_sorts_its_keys_does_no_harm(tmp_path: Path) -> None:
    pack = load_pack(a_base(tmp_path, cards=CARDS.replace("lantern", "zither")), SCHEMAS)

    again = Pack.from_json(json.dumps(json.loads(pack.to_json()), sort_keys=True), SCHEMAS)

    assert list(again.tables["cards"]) == ["zither", "spade"]
    assert again.hash == pack.hash


def damaged(tmp_path: Path, old: str, new: str) -> str:
    text = load_pack(a_base(tmp_path), SCHEMAS).to_json()
    assert old in text
    return text.replace(old, new)


def test_a_stored_pack_is_held_to_its_hash(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"stored pack plain: hash: expected [0-9a-f]{32}, got [0-9a-f]{32}"):
        Pack.from_json(damaged(tmp_path, '"cost":3', '"cost":4'), SCHEMAS)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"name": 3}', b"\xff"])
def test_what_is_no_stored_pack_is_refused(text: str | bytes) -> None:
    with pytest.raises(ContentError, match="stored pack: "):
        Pack.from_json(text, SCHEMAS)


def test_a_stored_pack_of_another_schema_is_refused_by_field(tmp_path: Path) -> None:
    class Coin(msgspec.Struct, forbid_unknown_fields=True):
        name: str
        value: int

    text = load_pack(a_base(tmp_path), SCHEMAS).to_json()

    with pytest.raises(ContentError) as caught:
        Pack.from_json(text, {"cards": Coin, "coins": Coin, "box.turns": Turns})

    assert caught.value.problems == (
        "stored pack plain: cards: lantern: cost: unknown field",
        "stored pack plain: cards: lantern: effects: unknown field",
        "stored pack plain: cards: lantern: needs: unknown field",
        "stored pack plain: cards: lantern: value: missing",
        "stored pack plain: cards: spade: cost: unknown field",
        "stored pack plain: cards: spade: value: missing",
        "stored pack plain: coins: missing",
        "stored pack plain: box: supply: unknown record",
    )


# Schema for other readers


def test_the_json_schema_describes_every_table_and_its_origins() -> None:
    schema = json_schema(SCHEMAS)

    assert json.loads(json.dumps(schema)) == json.loads(json.dumps(json_schema(SCHEMAS)))
    assert list(schema["properties"]) == ["cards", "box"]
    assert schema["properties"]["cards"]["additionalProperties"] == {"$ref": "#/$defs/Card"}
    assert schema["properties"]["box"]["properties"]["turns"] == {"$ref": "#/$defs/Turns"}
    assert schema["properties"]["box"]["additionalProperties"] is False
    assert schema["$defs"]["Card"]["required"] == ["name", "cost", "source"]
    assert schema["$defs"]["Card"]["properties"]["cost"] == {"type": "integer", "minimum": 1, "maximum": 20}
    assert "source" not in schema["$defs"]["Step"]["properties"]


# Boxes laid out from packs


def the_boxes(shelf: Path) -> Boxes[list[str]]:
    """A game that ships one pack; its box is a list of cards."""

    def box_of(pack: Pack) -> list[str]:
        return list(pack.table("cards", Card))

    return Boxes(lambda pack: load_named(shelf, pack, SCHEMAS), box_of, SCHEMAS, ("standard",))


def test_a_shipped_pack_is_laid_out_once(tmp_path: Path) -> None:
    a_base(tmp_path).rename(tmp_path / "standard")
    boxes = the_boxes(tmp_path)

    assert boxes.load() == ["lantern", "spade"]
    assert boxes.load() is boxes.load("standard") is boxes.load(None)


def test_a_folder_is_read_anew_each_time(tmp_path: Path) -> None:
    base = a_base(tmp_path)
    boxes = the_boxes(tmp_path)

    assert boxes.load(base) == ["lantern", "spade"]
    a_base(tmp_path, cards=CARDS.replace("spade", "shovel"))
    assert boxes.load(base) == boxes.load("plain") == ["lantern", "shovel"]


def test_a_box_comes_from_a_stored_pack_too(tmp_path: Path) -> None:
    boxes = the_boxes(tmp_path)

    assert boxes.stored(load_pack(a_base(tmp_path), SCHEMAS).to_json()) == ["lantern", "spade"]
    assert boxes.schema() == json_schema(SCHEMAS)


LOADED_AT_ONCE = """
import sys, threading
import muster

game = muster.game("monster-lands")
boxes = []
threads = [threading.Thread(target=lambda: boxes.append(game.load_content(None))) for _ in range(4)]
sys.setswitchinterval(1e-5)
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert [box is boxes[0] for box in boxes] == [True] * 4
"""


def test_a_pack_may_be_loaded_in_several_threads_at_once() -> None:
    """A server warms up while somebody starts a match; in a process of its own, since a failure would end ours."""
    for _ in range(3):
        assert subprocess.run([sys.executable, "-c", LOADED_AT_ONCE], check=False).returncode == 0
