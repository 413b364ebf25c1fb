"""``muster analyse``: to read in three languages, and as JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from muster.bots import bot_called
from muster.cli.main import app
from muster.kernel.text import LANGUAGES
from muster.lab.players import deal

GAME = "meeples-and-monsters"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The first rounds of a match between somebody strong and somebody weak."""
    match = deal(GAME, 2, 3)
    bots = [bot_called(name, GAME, 1) for name in ("greedy", "novice")]
    for _ in range(150):
        match.play(bots[match.decision.seat].decide(match.chair(match.decision.seat)))
    path = tmp_path_factory.mktemp("records") / "match.rec"
    path.write_text(match.record.to_text(), encoding="utf-8")
    return path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_analysis_is_told_in_every_language(record: Path, lang: str) -> None:
    result = CliRunner().invoke(app, ["analyse", str(record), "--lang", lang])

    assert result.exit_code == 0, result.output
    assert {"en": "biggest swings", "es": "mayores vuelcos", "fr": "grands retournements"}[lang] in result.stdout
    assert "%" in result.stdout


def test_an_analysis_can_be_had_as_json(record: Path) -> None:
    result = CliRunner().invoke(app, ["analyse", str(record), "--json"])

    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["lines"] == 150
    assert len(told["chances"][0]["chances"]) == 2


def test_what_is_no_record_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "no.rec"
    path.write_text("nothing", encoding="utf-8")

    result = CliRunner().invoke(app, ["analyse", str(path)])

    assert result.exit_code == 2
