"""Games of other packages: one that no file of ours names is listed, played and learnt; broken ones are left out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conformance.setups import COMPILED

ROOT = Path(__file__).parents[1]
pytestmark = pytest.mark.skipif(COMPILED, reason="a compiled kernel takes compiled games only")


def install(folder: Path, package: str, **games: str) -> None:
    """What pip leaves behind of a package that brings games along."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    entries = "\n".join(f"{name.replace('_', '-')} = {place}" for name, place in games.items())
    (info / "entry_points.txt").write_text(f"[muster.games]\n{entries}\n")


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A place for packages, with one that brings the toy along."""
    install(tmp_path, "ruins-of-others", ruins="tests.toys.ruins.game:GAME")
    return tmp_path


def python(folder: Path, *arguments: str, typed: str = "") -> str:
    """What a Python prints that finds these packages beside ours."""
    sources = os.pathsep.join([str(folder), str(ROOT), str(ROOT / "src")])
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": sources, "XDG_DATA_HOME": str(folder / "data"), "LANG": "C.UTF-8"},
        input=typed,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_it_is_listed_beside_ours_and_played_by_name(elsewhere: Path) -> None:
    said = python(
        elsewhere,
        "-c",
        "import muster; print(muster.game_names()[-1]); match = muster.new('ruins', seats=2, seed=1)\n"
        "match.play_at_random(3); again = muster.replay(match.record.to_text())\n"
        "print(again.state_hash == match.state_hash); print(muster.load(match.to_bytes()).over)",
    )
    assert said.split() == ["ruins", "True", "True"]


def test_it_is_played_in_the_terminal(elsewhere: Path) -> None:
    """By the list that stands in for a drawing."""
    said = python(elsewhere, "-m", "muster", "play", "ruins", "--seats", "2", "--seed", "1", typed="1\n1\nq\n")
    assert "hand-0: coin" in said
    assert "Bid for the lead" in said


def test_it_is_an_environment(elsewhere: Path) -> None:
    pytest.importorskip("gymnasium")
    said = python(
        elsewhere,
        "-c",
        "from muster.envs.gymnasium_env import IDS, MusterEnv\n"
        "env = MusterEnv('ruins', seats=2); seen, info = env.reset(seed=1); over = False\n"
        "while not over:\n"
        "    mask = info['action_mask']; seen, pay, over, cut, info = env.step(int(mask.argmax()))\n"
        "print(IDS['ruins'], seen.any(), pay in (-1.0, 0.0, 1.0))",
    )
    assert said.split() == ["muster/Ruins-v0", "True", "True"]


def test_bots_play_it_in_the_arena(elsewhere: Path) -> None:
    said = python(elsewhere, "-m", "muster", "arena", "ruins", "--bots", "search,random", "--matches", "2")
    assert "ruins: 2 matches" in said


def test_the_server_hosts_it(elsewhere: Path) -> None:
    """It tells the page what it needs: the title, the settings, a table with a view, options and scores."""
    pytest.importorskip("litestar")
    said = python(
        elsewhere,
        "-c",
        "import json\n"
        "from pathlib import Path\n"
        "from tests.server.setting import serving\n"
        "with serving(Path('.')) as server:\n"
        "    ana = server.someone('Ana')\n"
        "    print(json.dumps(ana.get('/api/games')[-1]))\n"
        "    print(json.dumps(ana.state(ana.make('ruins')['id'])))\n",
    )
    game, state = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert game["name"] == "ruins"
    assert state["view"]["gold"] == [seat["score"] for seat in state["seats"]]
    assert state["decisions"][0]["options"][0]["text"]


@pytest.mark.parametrize(
    "name, place, problem",
    [
        ("lost", "nowhere.game:GAME", "No module named 'nowhere'"),
        ("odd", "tests.toys.ruins.game:PROMPTS", "is no game but dict"),
        ("other", "tests.toys.ruins.game:GAME", "it calls itself 'ruins'"),
        ("euthia", "tests.toys.ruins.game:GAME", "cannot be the name of a game of another package"),
    ],
)
def test_a_broken_one_is_left_out_and_says_why(tmp_path: Path, name: str, place: str, problem: str) -> None:
    """Ours go on; who asks for it by name is told what is wrong, and with which package."""
    install(tmp_path, "broken-games", **{name: place})
    said = python(
        tmp_path,
        "-c",
        "import muster; print(len(muster.game_names()), muster.game('euthia').name)\n"
        f"try: print(muster.game({name!r}).package)\n"
        "except muster.OptionError as refusal: print(refusal)",
    )
    assert "3 euthia" in said
    assert problem in said
    assert "broken-games" in said
    assert said.count("cannot be loaded") == (1 if name == "euthia" else 2)  # once as a warning, once as the refusal
