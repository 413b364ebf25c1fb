"""Names and texts of tiles and cards of Euthia: complete, true to the pieces, and natural in three languages."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.games.euthia.noting import a_change, changed
from tests.games.naming import Names

from muster.games.euthia.content.abilities import ABOUT, CardWord, CostWord, GainWord, SpecialWord, WorkWord, words_in
from muster.games.euthia.content.loading import load_box
from muster.games.euthia.content.option_book import HEX_LETTERS, THING_NAMES
from muster.games.euthia.content.pieces import (
    ACTIONS,
    ELEMENTS,
    FAMILIES,
    GEMS,
    HEROES,
    INFORMANTS,
    KINDS,
    LOCATIONS,
    PLACES,
    SLOT_KINDS,
    TIMINGS,
    TRADERS,
)
from muster.games.euthia.content.schema import PIECES, SHELF
from muster.games.euthia.content.wording import (
    GOODS,
    gains_text,
    merged,
    said_on_pieces,
    table_lines,
    tile_lines,
)
from muster.kernel.text import LANGUAGES, Param, Texts

NAMES = Names(SHELF.parent / "text")
BOX = load_box()
SAID = said_on_pieces(BOX)

# How many names of each kind the box needs.
COUNTS = {
    "tile-": 282,
    "monster-": 72,
    "trophy-": 60,
    "quest-": 111,
    "map-": 76,
    "encounter-": 14,
    "card-": 7,
    "attack-": 4,
    "happening-": 7,
    "rampage-": 10,
    "place-": 7,
}

WORDS = (
    *(f"hero-{each}" for each in HEROES),
    *(f"action-{each}" for each in ACTIONS),
    *(f"element-{each}" for each in ELEMENTS),
    *(f"essence-{each}" for each in ELEMENTS),
    *(f"gem-{each}" for each in GEMS),
    *(f"trader-{each}" for each in TRADERS),
    *(f"location-{each}" for each in LOCATIONS),
    *(f"hex-{each}" for each in HEX_LETTERS),
    *(f"slot-{each}" for each in SLOT_KINDS),
    *(f"kind-{each}" for each in KINDS),
    *(f"family-{each}" for each in FAMILIES),
    *(f"thing-{each}" for each in THING_NAMES.values()),
    *("cards-silver", "cards-gold", "cache-silver", "cache-gold"),
    *(f"scenario-{each.key}" for each in BOX.scenarios),
    *(each.text for each in BOX.scenario_cards),
    *(f"place-{each}" for each in PLACES),
    *(f"informant-{each}" for each in INFORMANTS),
)

# Words of the glossary of the game.
TERMS = {
    "gem-demon_stone": ("Demon Stone", "Piedra demoníaca", "Pierre démoniaque"),
    "essence-water": ("Water Essence", "Esencia de agua", "Essence d’eau"),
    "location-towers": ("Dragonslayer Towers", "Torres de los Matadragones", "Tours des Tueurs de dragons"),
    "encounter-weaponsmith": ("Weaponsmith", "Armero", "Forgeron d’armes"),
    "card-evil_eye": ("Evil Eye", "Mal de ojo", "Mauvais œil"),
    "cache-gold": ("Gold cache", "Alijo de oro", "Cache d’or"),
    "scenario-the-hunt": ("The Hunt", "La cacería", "La Chasse"),
    "scenario-defending-the-settlements": (
        "Defending the Settlements",
        "Defensa de los asentamientos",
        "La Défense des colonies",
    ),
    "tile-healing_potion": ("Healing Potion", "Poción de curación", "Potion de soin"),
    "kind-jewelry": ("Jewelry", "Joya", "Bijou"),
    "family-plate": ("Plate", "Placas", "Plates"),
    "trophy-ogre": ("Trophy (Ogre)", "Trofeo (Ogro)", "Trophée (Ogre)"),
}


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts([NAMES.folder])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_rules_have_texts(texts: Texts, lang: str) -> None:
    assert all(texts.text(lang, id) for id in WORDS)


@pytest.mark.parametrize("id", TERMS)
def test_terms_are_those_of_the_glossary(texts: Texts, id: str) -> None:
    assert tuple(texts.text(lang, id) for lang in LANGUAGES) == TERMS[id]


def test_monsters_have_their_articles(texts: Texts) -> None:
    """In Spanish and French a Monster without one reads like a headline."""

    def told(lang: str, id: str, **params: Param) -> str:
        return texts.text(lang, f"event-{id}", params, ["Ana"])

    wolves, troll, wings = "monster-wolf_pack.the", "monster-troll.the", "monster-mirrezil_2.the"
    assert [told(lang, "attack-value", monster=wolves, value=-3, injuries=1) for lang in LANGUAGES] == [
        "The Wolf Pack attacks with −3: 1 Injury.",
        "La manada de lobos ataca con −3: 1 herida.",
        "La meute de loups attaque avec −3\u202f: 1 blessure.",
    ]
    assert [told(lang, "monster-beaten", monster=troll, seat=0) for lang in LANGUAGES] == [
        "Ana defeats the Troll.",
        "Ana derrota al trol.",
        "Ana vainc le troll.",
    ]
    assert [told(lang, "killed-by", monster=wings, seat=0) for lang in LANGUAGES] == [
        "Ana is killed by Mirrezil (Wings).",
        "Mirrezil (alas) mata a Ana.",
        "Mirrezil (ailes) tue Ana.",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_named_to_the_last_tile(lang: str) -> None:
    assert NAMES.counts(lang, COUNTS) == COUNTS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("prefix", COUNTS)
def test_names_of_one_kind_are_distinct(texts: Texts, lang: str, prefix: str) -> None:
    """Only pieces with one name in the box share one in a language: twins, and tiles of two stacks."""
    if prefix == "tile-":
        records = {key: record for table in PIECES for key, record in BOX.pack.tables[table].items()}
        records |= BOX.pack.tables["resources"]
        names = {key: record.name for key, record in records.items()}
    else:
        names = {name.removeprefix(prefix): name for name in NAMES.ids(lang) if name.startswith(prefix)}
    rendered = {key: texts.text(lang, f"{prefix}{key}") for key in names}

    shared = Counter(rendered.values())
    for key, name in rendered.items():
        assert shared[name] == Counter(names.values())[names[key]], key


def test_english_names_are_those_of_the_content(texts: Texts) -> None:
    tables = [(table, "tile-") for table in (*PIECES, "resources")]
    tables += [("monsters", "monster-"), ("elites", "monster-"), ("cards", "card-"), ("heroes", "hero-")]
    tables += [("map_tiles", "map-"), ("encounters", "encounter-"), ("elementals", "element-")]
    for table, prefix in tables:
        for key, record in BOX.pack.tables[table].items():
            assert texts.text("en", prefix + key) == record.name
    scenarios = BOX.pack.tables["scenarios"]
    forms = [*scenarios["defending_the_settlements"].waves, *scenarios["threat_of_mirrezil"].aspects]
    forms += [scenarios["the_looming_doom"].accomplice, scenarios["the_looming_doom"].saboteur]
    forms += [scenarios["walking_destruction"].golem, scenarios["elemental_revocation_3"].demon]
    foes = BOX.monsters[BOX.first_foe :]
    assert [texts.text("en", f"monster-{foe.key}") for foe in foes] == [
        re.sub(": (.+)", r" (\1)", form.name) for form in forms
    ]
    informants = scenarios["the_looming_doom"].informants
    for key in INFORMANTS:
        assert texts.text("en", f"informant-{key}") == getattr(informants, key).name
    cards = [*scenarios["defending_the_settlements"].attacks, *scenarios["threat_of_mirrezil"].events]
    cards += scenarios["walking_destruction"].rampages
    assert [texts.text("en", card.text) for card in BOX.scenario_cards] == [card.name for card in cards]
    legends = [BOX.pack.tables["artifacts"][BOX.quests[quest].key.removeprefix("legend_")] for quest in BOX.legends]
    assert [texts.text("en", f"quest-{BOX.quests[quest].key}") for quest in BOX.legends] == [
        legend.legend for legend in legends
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_names_what_it_is_about(texts: Texts, lang: str) -> None:
    ids = {value for option in BOX.book.options for value in option.saying.params.values() if isinstance(value, str)}

    assert all(texts.text(lang, id) for id in ids)


# -- what stands on tiles and cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_on_a_piece_is_the_one_that_its_figures_ask_for(texts: Texts, lang: str) -> None:
    for id, lines in SAID.items():
        said = " ".join([texts.text(lang, line, params) for line, params in lines])
        assert texts.text(lang, f"{id}.text", merged(lines)) == said
        assert re.fullmatch(r"[\dA-ZÀ-Ý−].*\.", said), (id, said)


def test_no_piece_uses_one_parameter_for_two_things() -> None:
    for id, lines in SAID.items():
        names = [name for _, params in lines for name in params]
        assert len(names) == len(set(names)), id


def test_only_pieces_without_any_use_say_nothing() -> None:
    silent = [tile.key for tile in BOX.tiles if f"tile-{tile.key}" not in SAID]

    assert silent == ["catalyst", "amulet_of_eternity"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_and_loot_can_be_said(texts: Texts, lang: str) -> None:
    for table in BOX.elementals:
        assert all(texts.text(lang, id, params) for id, params in table_lines(BOX, table))
    for tile in BOX.map_tiles:
        for part in tile.hexes:
            assert not part.loot or texts.text(lang, "line-reward", {"reward": gains_text(BOX, part.loot)})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_that_a_pack_may_use_has_a_text(lang: str) -> None:
    found = set(NAMES.ids(lang))
    goods = {*words_in(GainWord), *words_in(CostWord), *GOODS} - {
        "tile",
        "gem",
        "essence",
        "treasure",
        "trophy",
        "resource",
    }

    assert {f"count-{word}" for word in goods} <= found
    own = {"ward", "act", "look_discard", "dwurt_dmg"}
    assert {f"effect-{word}" for word in words_in(WorkWord) if word not in own and word not in GOODS} <= found
    assert {f"box-{word}" for word in words_in(CardWord)} <= found
    assert {f"special-{word}" for word in words_in(SpecialWord) if word != "kill"} <= found
    assert {f"count-gem-{gem}" for gem in GEMS} | {f"count-essence-{element}" for element in ELEMENTS} <= found
    assert {f"{kind}-{level}" for kind in ("count-trophy", "count-treasure") for level in (1, 2, 3)} <= found
    assert {f"when-{timing}" for timing in TIMINGS if timing not in ("permanent", "attack", "first")} <= found
    assert {f"from-{value}" for value in range(21)} <= found
    assert set(ABOUT.values()) == {"gem", "element", "terrain", "level", "tile", "action", "most", "hand", "quests"}


@pytest.mark.parametrize(
    "lang, expected",
    [
        ("en", "When equipped: Health +2, +2 Sacks and 2 Gem slots. Outside Combat: Mining Cart. Once per round."),
        ("es", "Como equipo: salud +2, +2 sacos y 2 espacios de gema. Fuera del combate: vagoneta. Una vez por ronda."),
        (
            "fr",
            "Comme équipement\u202f: santé +2, +2 sacs et 2 emplacements de gemme. "
            "Hors combat\u202f: wagonnet. Une fois par manche.",
        ),
    ],
)
def test_a_tile_reads_well(texts: Texts, lang: str, expected: str) -> None:
    (gauntlets,) = [tile for tile in BOX.tiles if tile.key == "dragon_gauntlets"]

    lines = tile_lines(BOX, gauntlets)

    assert texts.text(lang, "tile-dragon_gauntlets.text", merged(lines)) == expected


def test_a_changed_figure_changes_the_text(texts: Texts, tmp_path: Path) -> None:
    uses = '[{ timing = "any", effects = [{ do = "heal", n = 5 }] }]'

    box = load_box(a_change(tmp_path, "hero_tiles", changed("mend", uses=uses)))

    lines = said_on_pieces(box)["tile-mend"]
    assert texts.text("en", "tile-mend.text", merged(lines)) == "In and outside Combat: heal 5. Once per round."
    assert texts.text("en", "tile-mend.text", merged(SAID["tile-mend"])).startswith("In and outside Combat: heal 1.")


def test_texts_on_pieces_have_no_figures_of_their_own() -> None:
    """Figures stand in the content; levels, and the values from which a range counts, are words of their own."""
    for lang in LANGUAGES:
        for name, source in NAMES.entries(lang):
            text = source.partition("=")[2].split("\n#")[0]
            if not name.startswith(("from-", "count-trophy-", "count-treasure-", "location-treasure_")):
                assert not re.search(r"(?<![$\w-])[0-9]+", text), name


def test_names_are_sound(tmp_path: Path) -> None:
    assert NAMES.problems(tmp_path) == []
