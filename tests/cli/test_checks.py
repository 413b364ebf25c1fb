"""muster check: holes are found, golden records are replayed and renewed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import muster
from muster.cli.checks import project, records, rules, wording
from muster.cli.checks.wording import words_of_the_page, words_on_the_page, wrong_words
from muster.cli.main import app
from muster.cli.saves import keep_pack

FIRST_FIGURES = Path(__file__).parent.parent / "games" / "monster_lands" / "first_figures"
GAME = "meeples-and-monsters"


def a_folder_with(folder: Path, source: str) -> Path:
    (folder / "deep").mkdir(parents=True)
    (folder / "deep" / "test_x.py").write_text(source)
    return folder


def test_marks_are_found_by_reading(tmp_path: Path) -> None:
    source = """
import pytest
from pytest import mark
pytestmark = [pytest.mark.rule("MM-SET-01")]

@pytest.mark.rule("MM-SET-02", "MM-SET-03")
class TestSetup:
    @mark.rule("MM-SET-04")
    def test_it(self): ...

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("MM-SET-05"))])
def test_parametrised(x): ...

@pytest.mark.slow("MM-SET-06")
def test_other_mark(): "pytest.mark.rule('MM-SET-07')"
"""
    named = rules.rules_named_in(a_folder_with(tmp_path, source))
    assert sorted(named) == ["MM-SET-01", "MM-SET-02", "MM-SET-03", "MM-SET-04", "MM-SET-05"]
    assert named["MM-SET-04"] == ["deep/test_x.py::TestSetup::test_it"]


def test_holes_and_unknown_rules_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    catalogue = muster.rules(GAME)
    all_but_one = ", ".join(repr(rule.id) for rule in catalogue.rules[1:])
    folder = a_folder_with(tmp_path, f"import pytest\npytestmark = pytest.mark.rule({all_but_one}, 'MM-SET-99')\n")
    monkeypatch.setattr(rules, "tests_folder", lambda: folder)
    result = CliRunner().invoke(app, ["check", "rules"])
    assert result.exit_code == 1
    assert f"hole: {catalogue.rules[0].id}" in result.stdout
    assert "unknown: MM-SET-99" in result.stdout
    assert result.stdout.count("hole: MM-") == 1


def test_no_hole_is_success(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    everything = ", ".join(repr(rule.id) for game in muster.game_names() for rule in muster.rules(game))
    folder = a_folder_with(tmp_path, f"import pytest\npytestmark = pytest.mark.rule({everything})\n")
    monkeypatch.setattr(rules, "tests_folder", lambda: folder)
    assert CliRunner().invoke(app, ["check", "rules", "--full"]).exit_code == 0


def test_an_installed_package_says_that_it_has_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(project, "PACKAGE", tmp_path / "site-packages" / "muster")
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["check", "rules", "records"])
    assert result.exit_code == 0
    assert "the tests are not here" in result.stdout


def test_shipped_content_is_in_order() -> None:
    result = CliRunner().invoke(app, ["check", "content", "--full"])
    assert result.exit_code == 0
    for pack in muster.game(GAME).packs:
        assert f"{GAME}, {pack}: in order" in result.stdout


def test_texts_are_in_order() -> None:
    result = CliRunner().invoke(app, ["check", "text"])
    assert result.exit_code == 0, result.stdout
    assert "terminal: in order" in result.stdout


@pytest.mark.parametrize(
    "lang, said, wrong",
    [
        (
            "en",
            "one = { $n -> [one] You lose -1 *[other] You lose -{ $n }\n    } Gold.",
            ["a minus sign", "a minus sign"],
        ),
        ("en", "one = Levels 1-3: a die of any colour.", ["US spelling: color"]),
        ("es", "one = Tira otra vez?", ["begins with ¿"]),
        ("fr", "one = Il n'y a plus d’or\u202f!", ["the apostrophe"]),
        (
            "fr",
            "one = Un dé :\n    .text = « Or »",
            ["U+202F stands before", "U+202F stands before", "U+202F follows «"],
        ),
        ("fr", "one = Un dé\u202f: « Or\u202f»", ["U+202F follows «"]),
        ("fr", "one = Un dé\u202f: −3, c’est peu\u202f?", []),
    ],
)
def test_signs_and_spelling_are_looked_at(tmp_path: Path, lang: str, said: str, wrong: list[str]) -> None:
    file = tmp_path / "some.ftl"
    file.write_text(said.replace("-> [one]", "->\n    [one]").replace(" *[other]", "\n   *[other]"))
    problems = wrong_words("some-game", lang, file)
    assert len(problems) == len(wrong)
    assert all(each in problem for each, problem in zip(wrong, problems, strict=True))


@pytest.mark.parametrize(
    "game, lang, said, better",
    [
        ("monster-lands", "en", "Capture it or slay it.", "eliminate"),
        ("monster-lands", "es", "Cada impacto hiere.", "golpe"),
        ("monster-lands", "fr", "La manche 3 commence.", "tour"),
        ("meeples-and-monsters", "en", "You may raise a class.", "level up"),
        ("meeples-and-monsters", "es", "Elige una casilla vacante.", "solar"),
        ("meeples-and-monsters", "fr", "Une case libre.", "emplacement"),
        ("euthia", "en", "It lies on the own board.", "one of your"),
        ("euthia", "fr", "Une gemme isolée.", "gemme libre"),
    ],
)
def test_one_word_for_a_thing(tmp_path: Path, game: str, lang: str, said: str, better: str) -> None:
    file = tmp_path / "some.ftl"
    file.write_text(f"one = {said}\n")
    (problem,) = wrong_words(game, lang, file)
    assert f"but “{better}”" in problem
    assert wrong_words("another-game", lang, file) == []


@pytest.mark.parametrize("folder", ["learn/chess", "boards/chess/text", "legend/chess"])
def test_the_page_uses_the_words_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    banned(tmp_path, monkeypatch, "chess")
    says(tmp_path / folder, "The horse jumps.")
    says(tmp_path / "boards" / "draughts" / "text", "The horse jumps.")
    (problem,) = words_on_the_page("chess", tmp_path)
    assert f"{folder}/en.ftl:1: one: not “horse” but “knight”" in problem


@pytest.mark.parametrize("folder", ["text", "stage/text"])
def test_the_page_has_words_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str) -> None:
    banned(tmp_path, monkeypatch, "page")
    says(tmp_path / folder, "The horse jumps.")
    (problem,) = words_of_the_page(tmp_path)
    assert f"{folder}/en.ftl:1: one: not “horse” but “knight”" in problem


def banned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, catalogue: str) -> None:
    table = tmp_path / "table.toml"
    table.write_text(f"[{catalogue}.en]\nknight = ['horse']\n")
    monkeypatch.setattr(wording, "TABLE", table)


def says(folder: Path, sentence: str) -> None:
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(f"one = {sentence}\n")


def a_record() -> str:
    toss = Random(4)
    match = muster.new(GAME, seats=2, seed=11)
    while not match.over:
        match.play(toss.choice(match.decision.options))
    return match.record.to_text()


@pytest.fixture
def golden(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one golden record."""
    (tmp_path / "records").mkdir()
    monkeypatch.setattr(records, "tests_folder", lambda: tmp_path)
    path = tmp_path / "records" / "one.rec"
    path.write_text(a_record())
    return path


def test_a_golden_record_replays(golden: Path) -> None:
    result = CliRunner().invoke(app, ["check", "records"])
    assert result.exit_code == 0
    assert "one.rec: in order" in result.stdout


def test_a_golden_record_replays_with_the_pack_beside_it(golden: Path) -> None:
    """Figures that are tuned later never touch a match that is kept with its own."""
    match = muster.new("monster-lands", seats=2, seed=3, pack=FIRST_FIGURES, events=False)
    golden.write_text(match.record.to_text())
    assert CliRunner().invoke(app, ["check", "records"]).exit_code == 1

    keep_pack(match, golden)

    assert CliRunner().invoke(app, ["check", "records"]).exit_code == 0


def test_a_record_that_diverges_fails_and_can_be_renewed(golden: Path) -> None:
    text = golden.read_text()
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("= "))
    lines[at] = f"{lines[at][:-4]}beef"
    golden.write_text("# why this match is kept\n" + "\n".join(lines) + "\n")

    assert CliRunner().invoke(app, ["check", "records"]).exit_code == 1

    renewed = CliRunner().invoke(app, ["check", "records", "--renew"])
    assert renewed.exit_code == 0
    assert "+= " in renewed.stdout
    assert golden.read_text() == f"# why this match is kept\n{text}"
    assert CliRunner().invoke(app, ["check", "records"]).exit_code == 0


def test_a_record_whose_answers_are_no_longer_offered_is_played_out(golden: Path) -> None:
    lines = golden.read_text().splitlines()
    body = lines.index("") + 1
    lines[body + 5] = f"{lines[body + 5].split()[0]} use:nowhere"
    golden.write_text("\n".join(lines) + "\n")
    assert CliRunner().invoke(app, ["check", "records", "--renew"]).exit_code == 0
    assert muster.replay(golden.read_text()).over
