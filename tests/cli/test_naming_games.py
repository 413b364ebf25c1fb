"""Checks and studies take the name of a game, and options that all matches share."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from muster.cli.main import app
from muster.kernel.errors import OptionError
from muster.lab import fuzz

RUN = CliRunner()


def test_the_rules_of_one_game_are_checked() -> None:
    said = RUN.invoke(app, ["check", "rules", "monster-lands"])
    assert said.exit_code == 0
    assert "rules: monster-lands: " in said.output
    assert "meeples-and-monsters" not in said.output


def test_an_unknown_word_names_checks_and_games() -> None:
    said = RUN.invoke(app, ["check", "chess"])
    assert said.exit_code != 0
    told = f"{said.output} {said.exception}"
    assert "there is no check and no game 'chess'; there are: state, content" in told
    assert "monster-lands" in told


def test_records_of_one_game_are_replayed() -> None:
    said = RUN.invoke(app, ["check", "records", "meeples-and-monsters"])
    assert said.exit_code == 0
    assert "mm-" in said.output
    assert "ml-" not in said.output


def test_a_fuzz_keeps_fixed_options() -> None:
    plans = [
        fuzz.plan_of("monster-lands", 0, (2,), ("random",), index, (("difficulty", "hard"), ("tricks", True)))
        for index in range(40)
    ]
    assert {plan.options["difficulty"] for plan in plans} == {"hard"}
    assert {plan.options["tricks"] for plan in plans} == {True}
    assert {plan.options["queens_grant"] for plan in plans} == {True, False}


def test_a_fuzz_refuses_an_option_that_is_not_there() -> None:
    with pytest.raises(OptionError, match="there is no option 'towers'"):
        fuzz.run("monster-lands", 1, options={"towers": True})
