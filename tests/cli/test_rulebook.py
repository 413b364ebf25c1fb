"""Rules to read, in three languages."""

from __future__ import annotations

from typer.testing import CliRunner

import muster
from muster.cli.main import app

GAME = "meeples-and-monsters"


def printed(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["rules", GAME, *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_all_sections_and_titles_are_listed() -> None:
    text = printed()
    catalogue = muster.rules(GAME)
    for code, title in catalogue.sections.items():
        assert f"{code}  {title}" in text
    for rule in catalogue:
        assert f"{rule.id}  {rule.title}" in text


def test_one_rule_with_all_that_is_known_of_it() -> None:
    ruling = next(rule for rule in muster.rules(GAME) if rule.kind == "ruling" and rule.completes)
    text = printed(ruling.id.lower())
    for part in (ruling.title, ruling.text, ruling.source, ruling.why, *ruling.completes):
        assert part in text
    assert "our ruling" in text


def test_a_section_by_its_code() -> None:
    text = printed("cbt")
    for rule in muster.rules(GAME):
        assert (rule.text in text) == (rule.section == "CBT")


def test_rules_speak_spanish_and_french() -> None:
    rule = muster.rules(GAME).rules[0]
    english, spanish, french = (printed(rule.id, "--lang", lang) for lang in ("en", "es", "fr"))
    assert len({english, spanish, french}) == 3
    assert "Meeples de campesino" in spanish
    assert rule.text in english
    assert rule.text not in french
