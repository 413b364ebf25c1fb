"""Texts: message ids with parameters become sentences, and the proof-reader finds what is wrong with catalogues."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Collection, Mapping
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle

from muster.kernel.errors import TextError
from muster.kernel.text import KERNEL_MESSAGES, LANGUAGES, Param, Texts, check

ENGLISH = """\
# A small game of our own.
greeting = Good morning
monster-owl = Owl
    .effect = Steals { units-mage }.
monster-hydra = Hydra
units-mage = { $n ->
    [one] { $n } Mage
   *[other] { $n } Mages
}
beaten = { $seat } beats { $monster } for { $vp } VP.
drawn = { $seat } draws { $what } from { $other }.
-realm = Rowan
welcome = Welcome to { -realm }. { greeting }!
"""
SPANISH = """\
greeting = Buenos días
monster-owl = Búho
    .effect = Roba { units-mage }.
monster-hydra = Hidra
units-mage = { $n ->
    [one] { $n } mago
   *[other] { $n } magos
}
beaten = { $seat } derrota a { $monster } por { $vp } PV.
drawn = { $seat } roba { $what } a { $other }.
-realm = Rowan
welcome = Te damos la bienvenida a { -realm }. ¡{ greeting }!
"""
FRENCH = """\
greeting = Bonjour
monster-owl = Hibou
    .effect = Vole { units-mage }.
monster-hydra = Hydre
units-mage = { $n ->
    [one] { $n } mage
   *[other] { $n } mages
}
beaten = { $seat } bat { $monster } pour { $vp } PV.
drawn = { $seat } pioche { $what } chez { $other }.
-realm = Rowan
welcome = Bienvenue à { -realm }. { greeting } !
"""
REQUIRED = {
    "greeting": frozenset[str](),
    "monster-owl": frozenset[str](),
    "monster-owl.effect": frozenset({"n"}),
    "units-mage": frozenset({"n"}),
    "beaten": frozenset({"seat", "monster", "vp"}),
    "drawn": frozenset({"seat", "what", "other"}),
    "welcome": frozenset[str](),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, source in zip(LANGUAGES, (ENGLISH, SPANISH, FRENCH), strict=True):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "small.ftl").write_text(source, encoding="utf-8")
    return tmp_path


@pytest.fixture
def texts(folder: Path) -> Texts:
    return Texts([folder])


# ---- rendering -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "lang, expected",
    [
        ("en", "Player 2 beats Owl for 1 VP."),
        ("es", "Jugador 2 derrota a Búho por 1 PV."),
        ("fr", "Joueur 2 bat Hibou pour 1 PV."),
    ],
)
def test_a_text_in_three_languages(texts: Texts, lang: str, expected: str) -> None:
    assert texts.text(lang, "beaten", {"seat": 1, "monster": "monster-owl", "vp": 1}) == expected


def test_a_text_without_parameters(texts: Texts) -> None:
    assert [texts.text(lang, "greeting") for lang in LANGUAGES] == ["Good morning", "Buenos días", "Bonjour"]
    assert texts.text("en", "greeting") == "Good morning"


def test_references_to_terms_and_messages_are_followed(texts: Texts) -> None:
    assert texts.text("es", "welcome") == "Te damos la bienvenida a Rowan. ¡Buenos días!"


def test_values_carry_no_isolating_marks(texts: Texts) -> None:
    assert "\u2068" not in texts.text("en", "beaten", {"seat": 0, "monster": "monster-owl", "vp": 1})


def test_an_attribute_is_asked_for_with_a_dot(texts: Texts) -> None:
    assert texts.text("fr", "monster-owl.effect", {"n": 2}) == "Vole 2 mages."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_are_not_grouped(texts: Texts, lang: str) -> None:
    assert "1234567" in texts.text(lang, "beaten", {"seat": 0, "monster": "monster-owl", "vp": 1234567})


@pytest.mark.parametrize(
    "lang, n, expected",
    [
        ("en", 0, "0 Mages"),
        ("en", 1, "1 Mage"),
        ("en", 2, "2 Mages"),
        ("es", 0, "0 magos"),
        ("es", 1, "1 mago"),
        ("es", 2, "2 magos"),
        ("fr", 0, "0 mage"),
        ("fr", 1, "1 mage"),
        ("fr", 2, "2 mages"),
    ],
)
def test_a_pair_is_a_message_with_a_number(texts: Texts, lang: str, n: int, expected: str) -> None:
    assert expected in texts.text(lang, "beaten", {"seat": 0, "monster": ("units-mage", n), "vp": 1})


def test_a_number_below_nought_has_a_minus_sign(texts: Texts) -> None:
    """Not a hyphen, in any language; what is no number keeps its hyphen."""
    params: dict[str, Param] = {"seat": 0, "monster": "monster-owl", "vp": -12}
    assert [texts.text(lang, "beaten", params, ["Ana-3"]) for lang in LANGUAGES] == [
        "Ana-3 beats Owl for −12 VP.",
        "Ana-3 derrota a Búho por −12 PV.",
        "Ana-3 bat Hibou pour −12 PV.",
    ]


def test_a_pair_may_bring_parameters_of_its_own(texts: Texts) -> None:
    params: dict[str, Param] = {"seat": 1, "what": ("units-mage", {"n": 2}), "other": 0}
    assert texts.text("en", "drawn", params, ["Ana", "Ben"]) == "Ben draws 2 Mages from Ana."


def test_a_pair_survives_json(texts: Texts) -> None:
    params = json.loads(json.dumps({"seat": 0, "other": 1, "what": ["monster-owl", ("units-mage", 2)]}))

    assert texts.text("en", "drawn", params) == "Player 1 draws Owl and 2 Mages from Player 2."


@pytest.mark.parametrize(
    "what, expected",
    [
        ((), "nothing"),
        (("monster-owl",), "Owl"),
        (("monster-owl", "monster-owl"), "Owl and Owl"),
        (("monster-owl", ("units-mage", 1), 3), "Owl, 1 Mage and 3"),
        ((("units-mage", 1), ("units-mage", 2), "monster-owl", "monster-hydra"), "1 Mage, 2 Mages, Owl and Hydra"),
        ([["monster-owl", "monster-hydra"], "greeting"], "Owl and Hydra and Good morning"),
    ],
)
def test_lists_are_joined(texts: Texts, what: Param, expected: str) -> None:
    assert (
        texts.text("en", "drawn", {"seat": 0, "what": what, "other": 1}) == f"Player 1 draws {expected} from Player 2."
    )


def test_lists_follow_the_language(texts: Texts) -> None:
    three: dict[str, Param] = {"seat": 0, "other": 1, "what": ("greeting", "monster-owl", ("units-mage", 2))}

    assert texts.text("es", "drawn", three) == "Jugador 1 roba Buenos días, Búho y 2 magos a Jugador 2."
    assert texts.text("fr", "drawn", three) == "Joueur 1 pioche Bonjour, Hibou et 2 mages chez Joueur 2."


def test_spanish_says_e_before_the_sound_i(texts: Texts) -> None:
    two: dict[str, Param] = {"seat": (0, 1), "other": 2, "what": ("greeting", "monster-owl", "monster-hydra")}

    assert texts.text("es", "drawn", two, ["Ana", "Inés", "Hierro"]) == (
        "Ana e Inés roba Buenos días, Búho e Hidra a Hierro."
    )
    assert texts.text("es", "drawn", {**two, "seat": (0, 2)}, ["Ana", "Inés", "Hierro"]).startswith("Ana y Hierro")


def test_seats_have_names_when_names_are_given(texts: Texts) -> None:
    params: dict[str, Param] = {"seat": 1, "other": 0, "what": "monster-owl"}

    assert texts.text("en", "drawn", params, ["Ana", "{ $n }"]) == "{ $n } draws Owl from Ana."


def test_a_seat_without_a_name_has_its_number(texts: Texts) -> None:
    params: dict[str, Param] = {"seat": 0, "other": 3, "what": "monster-owl"}

    assert texts.text("en", "drawn", params, ["", "Bo"]) == "Player 1 draws Owl from Player 4."


def test_the_kernel_has_texts_of_its_own() -> None:
    texts = Texts([])

    assert texts.text("en", "event-take-back", {"seat": 0}) == ("Player 1 undoes their last answer.")
    assert all(texts.text(lang, "refused-stale") for lang in LANGUAGES)


# ---- errors ----------------------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused(texts: Texts) -> None:
    with pytest.raises(TextError, match="unknown language 'de'; there are en, es, fr"):
        texts.text("de", "greeting")


@pytest.mark.parametrize("id", ["nobody", "greeting.effect", "monster-owl.nothing", ""])
def test_an_unknown_id_is_refused(texts: Texts, id: str) -> None:
    with pytest.raises(TextError, match=f"unknown text '{id}' in 'es'"):
        texts.text("es", id)


def test_an_unknown_id_as_a_parameter_is_refused(texts: Texts) -> None:
    with pytest.raises(TextError, match="unknown text 'Owl'"):
        texts.text("en", "beaten", {"seat": 0, "monster": "Owl", "vp": 1})


def test_a_missing_parameter_is_refused(texts: Texts) -> None:
    with pytest.raises(TextError, match=r"text 'beaten' in 'en': .*vp"):
        texts.text("en", "beaten", {"seat": 0, "monster": "monster-owl"})
    with pytest.raises(TextError, match="text 'units-mage'"):
        texts.text("en", "beaten", {"seat": 0, "monster": "units-mage", "vp": 1})


@pytest.mark.parametrize("value", [None, 1.5, {"n": 1}, b"monster-owl"])
def test_a_parameter_of_another_kind_is_refused(texts: Texts, value: object) -> None:
    with pytest.raises(TextError, match="a text takes numbers, ids of texts and lists of these, not "):
        texts.text("en", "beaten", {"seat": 0, "monster": (value,), "vp": 1})


def test_a_seat_is_a_number(texts: Texts) -> None:
    with pytest.raises(TextError, match="a seat is a number, not 'Ana'"):
        texts.text("en", "beaten", {"seat": "Ana", "monster": "monster-owl", "vp": 1})


# ---- speed -----------------------------------------------------------------------------------------------------------


def test_a_log_of_a_thousand_lines_parses_each_message_once(texts: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = 0
    add = FluentBundle.add_resource

    def counted(self: FluentBundle, *given: Any, **named: Any) -> None:
        nonlocal parsed
        parsed += 1
        add(self, *given, **named)

    monkeypatch.setattr(FluentBundle, "add_resource", counted)
    for line in range(1000):
        what = ("monster-owl", ("units-mage", line % 7), "monster-hydra")
        texts.text("es", "drawn", {"seat": line % 4, "other": (line + 1) % 4, "what": what}, ["Ana", "Bo"])

    assert 0 < parsed < 20


def test_importing_the_module_does_not_load_fluent() -> None:
    program = "import sys, muster.kernel.text; sys.exit(any(name.startswith('fluent') for name in sys.modules))"

    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# ---- proof-reading ---------------------------------------------------------------------------------------------------


def problems(
    folder: Path,
    required: Mapping[str, frozenset[str]] = REQUIRED,
    may_be_unused: Collection[str] = ("monster-",),
) -> list[str]:
    return check([folder], required, may_be_unused)


def change(folder: Path, lang: str, old: str, new: str) -> None:
    path = folder / lang / "small.ftl"
    source = path.read_text(encoding="utf-8")
    assert old in source
    path.write_text(source.replace(old, new), encoding="utf-8")


def test_sound_catalogues_have_no_problems(folder: Path) -> None:
    assert problems(folder) == []


def test_the_kernels_own_catalogue_is_sound() -> None:
    assert check([], {}) == []
    assert {"seat", "option-pass", "refused-over"} <= KERNEL_MESSAGES.keys()


def test_junk_is_found_with_its_line(folder: Path) -> None:
    change(folder, "es", "monster-hydra = Hidra", "monster-hydra = { Hidra")

    found = problems(folder)

    assert any(f"{folder / 'es' / 'small.ftl'}:4: cannot be read: " in problem for problem in found)
    assert "es: monster-hydra is missing" in found


def test_a_line_that_is_no_entry_is_found(folder: Path) -> None:
    change(folder, "fr", "greeting = Bonjour", "greeting = Bonjour\n?!")

    [problem] = problems(folder)

    assert problem.startswith(f"{folder / 'fr' / 'small.ftl'}:2: cannot be read: ")


def test_an_id_missing_in_one_language_is_found(folder: Path) -> None:
    change(folder, "fr", "monster-hydra = Hydre\n", "")

    assert problems(folder) == ["fr: monster-hydra is missing"]


def test_a_missing_attribute_is_found(folder: Path) -> None:
    change(folder, "es", "    .effect = Roba { units-mage }.\n", "")

    assert problems(folder) == ["es: monster-owl.effect is missing"]


def test_an_id_missing_everywhere_is_found(folder: Path) -> None:
    required = {**REQUIRED, "prompt-plan": frozenset({"seat"})}

    assert problems(folder, required) == [f"{lang}: prompt-plan is missing" for lang in LANGUAGES]


def test_variables_that_differ_are_found(folder: Path) -> None:
    change(folder, "fr", "monster-hydra = Hydre", "monster-hydra = Hydre { $heads }")

    assert problems(folder) == ["monster-hydra has other variables in other languages: en none; es none; fr $heads"]


def test_variables_unknown_to_the_code_are_found(folder: Path) -> None:
    required = {**REQUIRED, "beaten": frozenset({"seat", "monster"})}

    assert problems(folder, required) == [f"{lang}: beaten uses $vp, unknown to the code" for lang in LANGUAGES]


def test_parameters_left_out_are_found(folder: Path) -> None:
    required = {**REQUIRED, "greeting": frozenset({"seat"})}

    assert problems(folder, required) == [f"{lang}: greeting leaves out $seat" for lang in LANGUAGES]


def test_variables_of_a_message_referred_to_count(folder: Path) -> None:
    required = {**REQUIRED, "monster-owl.effect": frozenset[str]()}

    assert problems(folder, required) == [
        f"{lang}: monster-owl.effect uses $n, unknown to the code" for lang in LANGUAGES
    ]


@pytest.mark.parametrize(
    "old, new, reference",
    [
        ("{ greeting }", "{ gretting }", "gretting"),
        ("{ greeting }", "{ greeting.loud }", "greeting.loud"),
        ("{ -realm }", "{ -relam }", "-relam"),
    ],
)
def test_unknown_references_are_found(folder: Path, old: str, new: str, reference: str) -> None:
    for lang in LANGUAGES:
        change(folder, lang, old, new)

    found = [problem for problem in problems(folder) if "-realm is unused" not in problem]

    assert [problem.split(": ", 1)[1] for problem in found] == [
        f"welcome refers to {reference}, which does not exist" for _ in LANGUAGES
    ]


def test_messages_that_refer_to_each_other_do_not_hang(folder: Path) -> None:
    for lang in LANGUAGES:
        change(folder, lang, "greeting = ", "greeting = { welcome } ")

    assert problems(folder) == []
    with pytest.raises(TextError, match="Cyclic reference"):
        Texts([folder]).text("en", "greeting")


def test_duplicates_are_found(folder: Path) -> None:
    (folder / "en" / "zebra.ftl").write_text("\ngreeting = Hello\noption-pass = Skip\n", encoding="utf-8")

    first, second = problems(folder)

    assert first.startswith(f"{folder / 'en' / 'zebra.ftl'}:2: greeting is a duplicate; it stands in ")
    assert first.endswith(f"{folder / 'en' / 'small.ftl'}:2 already")
    assert second.startswith(f"{folder / 'en' / 'zebra.ftl'}:3: option-pass is a duplicate; ")


def test_unused_ids_are_found(folder: Path) -> None:
    required = {id: params for id, params in REQUIRED.items() if id != "drawn"}

    assert problems(folder, required) == ["drawn is unused"]
    assert problems(folder, required, {"monster-", "dra"}) == []
    assert problems(folder, REQUIRED, ()) == ["monster-hydra is unused"]


def test_a_language_without_files_misses_everything(folder: Path) -> None:
    (folder / "es" / "small.ftl").unlink()

    assert "es: greeting is missing" in problems(folder)


WORDS = '''
[quest-harvest]
en = "Harvest"
es = "Cosecha"
fr = "Moisson"

[effect-harvest]
en = """
{ $n ->
    [one] Reap { $n } field.
   *[other] Reap { $n } fields.
}"""
es = "Siega { $n } campos."
fr = "Fauchez { $n } champs."
'''


@pytest.fixture
def beside_a_pack(tmp_path: Path) -> Path:
    """The texts of a game that has a pack with words of its own."""
    pack = tmp_path / "content" / "harvest"
    pack.mkdir(parents=True)
    (pack / "words.toml").write_text(WORDS, encoding="utf-8")
    return tmp_path / "text"


def test_a_pack_brings_its_words_along_in_every_language(beside_a_pack: Path) -> None:
    texts = Texts([beside_a_pack])
    assert [texts.text(lang, "quest-harvest") for lang in LANGUAGES] == ["Harvest", "Cosecha", "Moisson"]
    assert [texts.text("en", "effect-harvest", {"n": n}) for n in (1, 2)] == ["Reap 1 field.", "Reap 2 fields."]


def test_words_of_a_pack_are_proof_read(beside_a_pack: Path) -> None:
    path = beside_a_pack.parent / "content" / "harvest" / "words.toml"
    path.write_text(WORDS.replace('es = "Cosecha"\n', "").replace("{ $n } champs", "tous les champs"), encoding="utf-8")
    problems = check([beside_a_pack], {}, ("",))
    assert "es: quest-harvest is missing" in problems
    assert "effect-harvest has other variables in other languages: en $n; es $n; fr none" in problems
