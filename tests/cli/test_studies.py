"""Fuzz and balance from the command line; the work itself is tested with the laboratory."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from muster.cli.main import app

GAME = "meeples-and-monsters"


def test_fuzz_prints_its_report(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(app, ["fuzz", GAME, "--matches", "2", "--seats", "2", "--bots", "random"])
    assert result.exit_code == 0, result.output
    assert GAME in result.stdout


def test_a_failure_of_the_fuzzer_is_exit_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    class Report:
        ok = False

        def text(self) -> str:
            return "something broke"

    monkeypatch.setattr("muster.lab.fuzz.run", lambda *_, **__: Report())
    result = CliRunner().invoke(app, ["fuzz", GAME])
    assert result.exit_code == 1
    assert "something broke" in result.stdout


def test_balance_prints_its_report() -> None:
    result = CliRunner().invoke(app, ["balance", GAME, "--matches", "2", "--seats", "2", "--bots", "random"])
    assert result.exit_code == 0, result.output
    assert GAME in result.stdout


def test_demo_replays_what_it_played() -> None:
    result = CliRunner().invoke(app, ["demo", "--lang", "es"])
    assert result.exit_code == 0, result.output
    assert "reproduce el mismo estado" in result.stdout
