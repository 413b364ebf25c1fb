"""Teaching a judge: repeatable, resumable, and a toy is learned to its known optimum."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from tests.lab.harvest import BEST, GAME, Sower

from muster.bots import bot_called
from muster.kernel.errors import OptionError
from muster.lab.players import deal, play_out
from muster.lab.runner import Runner
from muster.lab.training.learning import Lesson, Rows, area, learn, measured, traced
from muster.lab.training.run import Outcome, run
from muster.lab.training.selfplay import generate, read_shards
from muster.lab.training.settings import Settings

TOY = f"""
game = "{GAME.name}"
seed = 3
matches = [600]
shard = 300
hidden = [24]
epochs = 15
rate = 0.004
decay = 0.0
passes = 1
gate = 40
gain = 0.3
"""


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Outcome]:
    folder = tmp_path_factory.mktemp("run")
    return folder, run(Settings(TOY), folder, processes=1, tell=lambda line: None)


def test_a_toy_is_learned_to_its_optimum(trained: tuple[Path, Outcome]) -> None:
    outcome = trained[1]
    for mine in (0, 1):
        match = deal(GAME.name, 2, 1)
        players = [Sower(0, 3), Sower(0, 3)]
        bots = [
            bot_called(f"learned:{outcome.path}", GAME.name, 1) if seat == mine else players[seat] for seat in (0, 1)
        ]
        play_out(match, bots)
        assert match.result.scores[mine] == BEST
    assert outcome.kept == 0
    assert "kept" in outcome.text()


def test_a_run_leaves_a_model_with_its_card_and_a_curve(trained: tuple[Path, Outcome]) -> None:
    folder, outcome = trained
    card = json.loads(outcome.path.read_text(encoding="utf-8"))["card"]

    assert card["settings"] == TOY
    assert card["figures"]["matches"] == 600
    assert card["figures"]["auc"] > 0.75
    assert (folder / "generation-0" / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert json.loads((folder / "report.json").read_text(encoding="utf-8"))["kept"] == 0


def test_a_run_that_was_stopped_goes_on_where_it_was(trained: tuple[Path, Outcome]) -> None:
    folder, outcome = trained
    home = folder / "generation-0"
    shards = sorted(home.glob("shard-*.npz"))
    before = read_shards(shards[1:2])
    untouched = shards[0].stat().st_mtime_ns
    model = outcome.path.read_text(encoding="utf-8")
    shards[1].unlink()
    (home / "judge.json").unlink()

    run(Settings(TOY), folder, processes=1, tell=lambda line: None)

    assert shards[0].stat().st_mtime_ns == untouched
    again = read_shards(shards[1:2])
    assert all(np.array_equal(before[part], again[part]) for part in before)
    assert outcome.path.read_text(encoding="utf-8") == model  # everything comes from the settings


def test_a_folder_with_a_run_of_other_settings_is_refused(trained: tuple[Path, Outcome]) -> None:
    with pytest.raises(OptionError, match="other settings"):
        run(Settings(TOY + "held_out = 0.2\n"), trained[0], processes=1, tell=lambda line: None)


def test_who_learned_too_little_is_dropped(tmp_path: Path) -> None:
    text = TOY.replace("[600]", "[10]").replace("shard = 300", "shard = 10").replace("rate = 0.004", "rate = 0.0")

    outcome = run(Settings(text), tmp_path, processes=1, tell=lambda line: None)

    assert outcome.kept == -1
    assert not outcome.path.exists()
    assert "no generation" in outcome.text()


def test_shards_do_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    settings = Settings(TOY.replace("[600]", "[30]").replace("shard = 300", "shard = 10"))
    alone = read_shards(generate(settings, tmp_path / "alone", "greedy", 0, Runner(1), None))
    with Runner(2) as runner:
        two = read_shards(generate(settings, tmp_path / "two", "greedy", 0, runner, None))

    assert all(np.array_equal(alone[part], two[part]) for part in alone)
    assert set(alone["seats"]) == {2}


@pytest.mark.parametrize(
    "text, said",
    [
        ("seed = 1", "name no game"),
        ('game = "euthia"\nspeed = 3', "no setting 'speed'"),
        ('game = "euthia"\nmatches = 5', "matches = 5"),
        ('game = "euthia"\ntables = [{difficulty = "hard"}]', "no number of seats"),
        ("game = ", "cannot be read"),
    ],
)
def test_wrong_settings_are_refused(text: str, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Settings(text)


# -- learning ----------------------------------------------------------------------------------------------------------


def some_rows(number: int, seed: int) -> Rows:
    """Rows whose second trait decides the lead, and with it the chance to win."""
    luck = np.random.default_rng(seed)
    rows = luck.standard_normal((number, 3)).astype(np.float32)
    leads = (10 * rows[:, 1] + luck.standard_normal(number)).astype(np.float32)
    return Rows(rows, leads, (leads > 0).astype(np.float32), np.arange(number) // 4, np.full(number, 2))


def test_a_network_finds_what_decides() -> None:
    learned = learn(some_rows(4000, 1), Lesson([8], epochs=60, rate=0.01, decay=0.0))

    assert learned.figures["r2"] > 0.95
    assert learned.figures["auc"] > 0.97
    assert learned.figures["calibration_error"] < 0.05


def test_targets_take_over_what_was_foreseen_a_turn_later() -> None:
    foreseen = np.array([[9.0, 0.9], [8.0, 0.8], [6.0, 0.6], [4.0, 0.4]])
    ends = np.array([[10.0, 1.0], [0.0, 0.0], [10.0, 1.0], [0.0, 0.0]])

    wanted = traced(foreseen, ends, np.zeros(4), np.full(4, 2), 0.5)

    assert wanted.tolist() == [[8.0, 0.8], [2.0, 0.2], [10.0, 1.0], [0.0, 0.0]]


def test_calibration_compares_what_was_said_with_what_came() -> None:
    chances = np.array([0.1] * 10 + [0.75] * 4)
    won = np.array([1.0] + [0.0] * 9 + [1.0, 1.0, 1.0, 0.0])

    figures, calibration = measured(np.zeros(14), chances, np.arange(14.0), won)

    assert calibration == [[0.1, 0.1, 10], [0.75, 0.75, 4]]
    assert figures["calibration_error"] == 0


def test_area_counts_pairs_in_order() -> None:
    assert area(np.array([0.9, 0.4, 0.5, 0.1]), np.array([1.0, 1.0, 0.0, 0.0])) == 0.75
