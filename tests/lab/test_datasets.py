"""Records as tables: every position with what was possible, what was done, and what became of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import muster
from muster.cli.main import app
from muster.kernel.errors import OptionError
from muster.lab import datasets, frames
from muster.lab.players import deal, play_out, seated

GAME = "meeples-and-monsters"


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = deal(GAME, 2, 4)
    play_out(match, seated(GAME, ("greedy", "random"), 1))
    path = tmp_path_factory.mktemp("records") / "one.rec"
    path.write_text(match.record.to_text(), encoding="utf-8")
    return path


def test_every_answer_is_a_position_with_its_options(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="polars is not installed (the extra lab)")
    report = datasets.export([record], tmp_path / "data", observe="traits", processes=1)
    match = muster.replay(record.read_text())
    positions, options = report.to_frame(), report.to_frame("options")

    assert report.ok
    assert report.rows == {"matches": 1, "positions": len(positions), "options": len(options)}
    assert len(positions) == match.length
    assert positions["options"].sum() == len(options)
    assert options["chosen"].sum() == len(positions)
    assert positions["key"].to_list() == [line.key for line in match.record.answers()]
    ends = positions.unique("seat")
    assert dict(zip(ends["seat"], ends["score"], strict=True)) == dict(enumerate(match.result.scores))
    assert set(positions["traits"].list.len()) == {len(positions["traits"][0])}
    assert report.to_frame("matches")["winners"].to_list() == [[*match.result.winners]]


def test_positions_hold_what_the_seat_could_know(record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "polars_is_here", lambda: False)
    datasets.export([record.parent], tmp_path / "data", observe="view", processes=1)
    lines = (tmp_path / "data" / "positions" / "00000.jsonl").read_text().splitlines()
    first = json.loads(lines[0])
    match = muster.replay(record.read_text(), upto=0)

    assert json.loads(first["view"]) == json.loads(json.dumps(match.view(first["seat"])))


def test_an_unfinished_match_has_positions_but_no_result(record: Path, tmp_path: Path) -> None:
    pytest.importorskip("polars", reason="polars is not installed (the extra lab)")
    match = muster.new(GAME, seats=3, seed=2)
    for _ in range(5):
        match.play(match.decision[0])
    path = tmp_path / "begun.rec"
    path.write_text(match.record.to_text(), encoding="utf-8")
    report = datasets.export([path, record], tmp_path / "data", processes=2)

    begun = report.to_frame().filter(report.to_frame()["match"] == str(path))
    assert len(begun) == 5
    assert begun["score"].to_list() == [None] * 5


def test_what_cannot_be_read_is_told_and_the_rest_is_written(record: Path, tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.rec"
    wrong.write_text("this is no record")
    out = tmp_path / "data"
    result = CliRunner().invoke(app, ["export", str(record), str(wrong), "--out", str(out)])
    assert result.exit_code == 1
    assert f"not exported: {wrong}" in result.output
    assert (out / "positions").is_dir()
    with pytest.raises(OptionError, match="holds a dataset"):
        datasets.export([record], out)
    with pytest.raises(OptionError, match="there is no file"):
        datasets.export([tmp_path / "nothing.rec"], tmp_path / "other")
    unknown = CliRunner().invoke(app, ["export", str(record), "--out", str(tmp_path / "x"), "--observe", "all"])
    assert unknown.exit_code == 2
