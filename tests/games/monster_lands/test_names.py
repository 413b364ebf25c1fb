"""Names and card texts of Monster Lands: complete, true to the cards, and natural in three languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.naming import Names

from muster.games.monster_lands.content.loading import load_box
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    GEAR_TYPES,
    PLACES,
    Ability,
    Goods,
    Section,
)
from muster.games.monster_lands.content.schema import PACKS, SHELF
from muster.games.monster_lands.content.wording import (
    GOODS,
    counted,
    goods_text,
    land_text,
    said_on_pieces,
    section_text,
    spaces,
    talent_text,
)
from muster.kernel.text import LANGUAGES, Texts

NAMES = Names(SHELF.parent / "text")
BOX = load_box()

# How many names of each kind the box needs.
COUNTS = {"member-": 48, "monster-": 20, "land-": 12, "mission-": 16, "trap-": 27, "gear-": 13, "loot-": 16}

WORDS = (
    *(f"colour-{each}" for each in COLOURS),
    *(f"affinity-{each}" for each in AFFINITIES),
    *(f"building-{each}" for each in BUILDINGS),
    *(f"place-{each}" for each in PLACES),
    *(f"gear-type-{each}" for each in GEAR_TYPES),
    *(f"goods-{each}" for each in ("potion", "venom", "defense", "gold", "talent")),
    *(f"phase-{each}" for each in ("preparation", "deployment", "adventure", "clean_up")),
    *(f"level-{each}" for each in ("normal", "tutorial", "hard", "cut-throat")),
    *(f"rank-{each}" for each in ("wanderer", "recruit", "mercenary", "captain", "clan_leader", "champion")),
)

# Words of the rulebooks: what is said of them in the glossary of the game.
TERMS = {
    "colour-strength": ("Strength die", "Dado de Fuerza", "Dé de Force"),
    "building-lodge": ("Hunter's Lodge", "Guarida del Cazador", "Repère du chasseur"),
    "building-pawn_shop": ("Pawn Shop", "Casa de Empeños", "Prêteur sur gage"),
    "place-entrance": ("Entrance of the Citadel", "Entrada de la Ciudadela", "Portes de la Citadelle"),
    "place-contract": ("Contract-based mission", "Misión de Contrato", "Mission de type contrat"),
    "affinity-jungle": ("Jungle", "Jungla", "Jungle"),
    "goods-defense": ("Defense token", "Ficha de Defensa", "Jeton Défense"),
    "level-cut-throat": ("Cut-throat", "Pesadilla", "Légendaire"),
    "member-novice_3": ("Novice 3", "Novato 3", "Novice 3"),
    "rank-champion": ("Champion of the Queen", "Campeón de la Reina", "Champion de la reine"),
    "trap-initial": ("Initial trap", "Trampa Inicial", "Piège initial"),
}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts([NAMES.folder])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_rules_have_texts(texts: Texts, lang: str) -> None:
    assert all(texts.text(lang, id) for id in WORDS)


@pytest.mark.parametrize("id", TERMS)
def test_terms_are_those_of_the_rulebooks(texts: Texts, id: str) -> None:
    assert tuple(texts.text(lang, id) for lang in LANGUAGES) == TERMS[id]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_named_to_the_last_card(lang: str) -> None:
    assert NAMES.counts(lang, COUNTS) == COUNTS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_one_kind_are_distinct(texts: Texts, lang: str) -> None:
    assert NAMES.alike(texts, lang, COUNTS) == []


@pytest.mark.parametrize(
    "table, prefix",
    [("mercenaries", "member-"), ("monsters", "monster-"), ("lands", "land-"), ("equipment", "gear-")],
)
def test_names_are_those_of_the_content_in_every_language(texts: Texts, table: str, prefix: str) -> None:
    for key, record in BOX.pack.tables[table].items():
        assert {texts.text(lang, prefix + key) for lang in LANGUAGES} == {record.name}


def test_missions_have_names_of_their_own_in_every_language(texts: Texts) -> None:
    for key, record in BOX.pack.tables["missions"].items():
        assert texts.text("en", f"mission-{key}") == record.name
        assert len({texts.text(lang, f"mission-{key}") for lang in LANGUAGES}) == 3


@pytest.mark.parametrize("name", PACKS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_every_pack_can_be_read(texts: Texts, lang: str, name: str) -> None:
    for card, lines in said_on_pieces(load_box(name)).items():
        for id, params in lines:
            assert re.fullmatch(r"[+\dA-ZÀ-Ý].*\.", texts.text(lang, id, params)), card


def test_changed_cards_say_something_else(texts: Texts) -> None:
    spoken = {
        pack: {card: texts.text("en", *line) for card, (line,) in said_on_pieces(load_box(pack)).items()}
        for pack in PACKS
    }

    assert spoken["standard"]["monster-moldo"] == "Each of its attacks has 2 automatic hits besides the dice."
    assert spoken["spanish_cards"]["monster-moldo"] == "When attacking it, the strength dice count 1 less each."
    assert spoken["spanish_cards"]["trap-magic_3"] == "Adds 3 strength dice to the path."
    assert spoken["standard"]["member-wormee"].endswith("Not while assigned to a path.")
    assert spoken["english_cards"]["member-wormee"].endswith("to use this round.")
    assert spoken["english_cards"]["gear-krakhen"] == "You may reroll 1 of the magic dice on the path."


@pytest.mark.parametrize(
    "lang, expected",
    [
        ("en", "Deploy 1 strength die, 1 magic die and 1 persuasion die to gain 2 glory."),
        ("es", "Despliega 1 dado de Fuerza, 1 dado de Magia y 1 dado de Persuasión para obtener 2 de gloria."),
        ("fr", "Déployez 1 dé de Force, 1 dé de Magie et 1 dé de Persuasion pour gagner 2 points de gloire."),
    ],
)
def test_an_ability_reads_well(texts: Texts, lang: str, expected: str) -> None:
    (negueria,) = [land for land in BOX.lands if land.key == "negueria"]

    assert texts.text(lang, *land_text(negueria)) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rewards_dice_and_benefits_can_be_listed(texts: Texts, lang: str) -> None:
    for mission in BOX.missions:
        for goods in (mission.reward, mission.penalty, mission.resource, mission.reward_left, mission.reward_right):
            assert texts.text(lang, "use-goods", {"goods": goods_text(goods)})
        for need in (mission.need, mission.contract_need):
            assert texts.text(lang, "gain-gear", {"deploy": spaces(need.required)})
    for side in BOX.headers:
        for section in side:
            assert texts.text(lang, "use-goods", {"goods": section_text(section)})
            assert texts.text(lang, "gain-gear", {"deploy": spaces(section.need.required)})


def listed(texts: Texts, parts: tuple[tuple[str, int], ...]) -> str:
    said = texts.text("en", "use-goods", {"goods": parts})
    return said.removeprefix("Discard it to gain ").removesuffix(".")


def test_what_no_shipped_card_says_can_be_said_too(texts: Texts) -> None:
    everything = Goods()
    for name in GOODS:
        setattr(everything, name, 2)
    section = Section(BOX.headers[0][0].need)
    section.rerolls, section.reroll_colours, section.defense = 1, 0b010, 2
    taking = Ability("take")
    taking.goods = (("potion", 1), ("venom", 1), ("gold", 2))
    missions = Ability("reroll", 2)
    missions.colours, missions.missions = 0b100, True

    assert listed(texts, goods_text(everything)) == (
        "2 glory, 2 gold, 2 potions, 2 venoms, 2 defense tokens, 2 traps, 2 loot tokens and 2 wounds"
    )
    assert listed(texts, section_text(section)) == "1 magic reroll and 2 defense talents"
    assert texts.text("en", *talent_text(taking)).endswith("choose one: 1 potion, 1 venom and 2 gold.")
    assert texts.text("en", *talent_text(missions)).startswith("On a mission you may make up to 2 rerolls")
    for colours in range(1, 8):
        id, n = counted(colours, 2)
        assert {texts.text(lang, id, {"n": n})[0] for lang in LANGUAGES} == {"2"}


def test_texts_say_no_figures_of_their_own() -> None:
    """Figures stand in the content, so that a pack may change them; a 1 that is replaced belongs to the rules."""
    for lang in LANGUAGES:
        source = NAMES.source(lang)
        texts = source[: source.index("member-novice_1 ")].replace(" 1.", " ")
        assert not re.search(r"(?<![$\w])[0-9]+", texts)


def test_names_are_sound(tmp_path: Path) -> None:
    assert NAMES.problems(tmp_path) == []
