"""Studies last: what was played is kept, and a study that was stopped goes on."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from muster.kernel.errors import OptionError
from muster.lab import arena, balance, frames
from muster.lab.matches import MatchRow
from muster.lab.study import read_rows

LANTERNS = "tests.lab.lanterns:GAME"
ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
STUDY = """
import sys
from muster.lab import arena
arena.run("tests.lab.lanterns:GAME", ["greedy", "random"], matches=100_000, seats=4, processes=2, out=sys.argv[1])
"""


def without_times(rows: tuple[MatchRow, ...]) -> list[MatchRow]:
    return sorted([row.without_times() for row in rows], key=lambda row: row.key)


def test_a_folder_holds_all_that_was_asked_played_and_found(tmp_path: Path) -> None:
    report = arena.run(LANTERNS, ["greedy", "random"], matches=20, processes=1, out=tmp_path, answers=True)

    asked = json.loads((tmp_path / "study.json").read_text())
    assert asked["study"] == "arena"
    assert asked["bots"] == ["greedy", "random"]
    assert asked["content"] == {"standard": "lanterns-1"}
    assert without_times(read_rows(tmp_path)) == without_times(report.rows)
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert summary["figures"] == report.to_json()
    assert set(summary["times"]) == {"greedy", "random"}
    page = (tmp_path / "report.html").read_text()
    assert page.startswith("<!doctype html>")
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")  # it needs nothing from anywhere
    for row in report.rows:
        assert len(row.answered) == row.decisions
        assert [answer.seat for answer in row.answered].count(0) == row.answers[0]


def test_tables_are_parquet_where_polars_is(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars", reason="polars is not installed (the extra lab)")
    report = balance.run(LANTERNS, 10, seats=[2, 3], processes=1, out=tmp_path, answers=True)

    matches = polars.read_parquet(tmp_path / "matches.parquet")
    assert len(matches) == 20
    assert matches["oil_left"].mean() == pytest.approx(report.to_frame("matches")["oil_left"].mean())
    seats = polars.read_parquet(tmp_path / "seats.parquet")
    assert len(seats) == 10 * 2 + 10 * 3
    assert seats["won"].sum() == pytest.approx(20)
    points = polars.read_parquet(tmp_path / "points.parquet")
    assert points["points"].sum() == sum([sum(row.scores) for row in report.rows])
    answers = polars.read_parquet(tmp_path / "answers.parquet")
    assert len(answers) == sum([row.decisions for row in report.rows])
    measures = report.to_frame()
    assert set(measures["seats"]) == {2, 3}
    assert (measures["low"] <= measures["value"]).all()


def test_without_polars_the_answer_says_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "polars_is_here", lambda: False)
    report = arena.run(LANTERNS, ["greedy", "random"], matches=4, processes=1, out=tmp_path)

    assert not list(tmp_path.glob("*.parquet"))
    assert len(read_rows(tmp_path)) == 4
    with pytest.raises(OptionError, match=r"frames need polars: pip install .*\[lab\]"):
        report.to_frame()


def test_a_study_that_was_killed_goes_on_and_finds_the_same(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *[entry for entry in sys.path if entry]])}
    study = subprocess.Popen([sys.executable, "-c", STUDY, str(tmp_path)], env=env)
    journal = tmp_path / "matches.jsonl"
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and not (journal.exists() and journal.stat().st_size > 20_000):
        time.sleep(0.02)
    study.kill()
    study.wait()
    before = len(journal.read_bytes().splitlines())
    with journal.open("ab") as torn:
        torn.write(b'{"line": "together", "numb')  # as if it had been killed while writing
    wanted = before + 10

    went_on = arena.run(LANTERNS, ["greedy", "random"], matches=wanted, seats=4, processes=1, out=tmp_path, resume=True)
    whole = arena.run(LANTERNS, ["greedy", "random"], matches=wanted, seats=4, processes=1)

    assert 0 < before < wanted
    assert went_on.to_json() == whole.to_json()
    kept = read_rows(tmp_path)
    assert len({row.key for row in kept}) == len(kept)  # nothing was played twice
    assert len(kept) >= wanted


def test_only_the_same_study_goes_on(tmp_path: Path) -> None:
    arena.run(LANTERNS, ["greedy", "random"], matches=4, processes=1, out=tmp_path)

    with pytest.raises(OptionError, match="holds a study; go on with it"):
        arena.run(LANTERNS, ["greedy", "random"], matches=4, processes=1, out=tmp_path)
    with pytest.raises(OptionError, match="seed: 0 there, 1 here"):
        arena.run(LANTERNS, ["greedy", "random"], matches=4, seed=1, processes=1, out=tmp_path, resume=True)
    more = arena.run(LANTERNS, ["greedy", "random"], matches=6, processes=1, out=tmp_path, resume=True)
    assert more.matches == 6
    (tmp_path / "matches.jsonl").write_bytes(b'{"line": 7}\n')
    with pytest.raises(OptionError, match="line 1"):
        arena.run(LANTERNS, ["greedy", "random"], matches=6, processes=1, out=tmp_path, resume=True)
