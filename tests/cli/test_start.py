"""Starting is quick: asking for help loads neither games nor libraries that only play needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.terminal import command, environment
from typer.testing import CliRunner

import muster
from muster.cli.main import app
from muster.installed import build

COMMANDS = ("play", "watch", "replay", "rules", "check", "fuzz", "bench", "balance", "demo")


def test_help_lists_all_commands() -> None:
    result = CliRunner().invoke(app, ["--help"])
    assert result.exit_code == 0
    for name in COMMANDS:
        assert f"  {name} " in result.output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help(name: str) -> None:
    result = CliRunner().invoke(app, [name, "--help"])
    assert result.exit_code == 0
    assert "Usage" in result.output


def test_help_imports_nothing_heavy(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from muster.cli.main import app\n"
        "try:\n    app(['--help'])\nexcept SystemExit:\n    pass\n"
        "heavy = {'msgspec', 'fluent', 'rich', 'rich.table', 'babel', 'muster.lab', 'muster.bots',"
        " 'muster.games.meeples_and_monsters.game'}\n"
        "print(sorted(heavy & set(sys.modules)), file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True)
    assert done.stderr.strip() == "[]"


def test_version() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.output == f"muster {muster.__version__} ({'compiled' if build() == 'compiled' else 'plain Python'})\n"


def test_without_a_terminal_the_menu_is_a_demo(tmp_path: Path) -> None:
    done = subprocess.run(
        command(), env=environment(tmp_path), capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "meeples-and-monsters" in done.stdout
    assert "replays to the same state" in done.stdout


@pytest.mark.parametrize("line", ["rules meeples-and-monsters", "content meeples-and-monsters --schema"])
def test_a_reader_who_has_seen_enough_is_no_error(tmp_path: Path, line: str) -> None:
    first = subprocess.Popen(
        command(*line.split()),
        env=environment(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert first.stdout is not None
    assert first.stderr is not None
    first.stdout.read(1)
    first.stdout.close()
    assert first.stderr.read() == b""
    assert first.wait(30) == 0


def test_a_disk_that_is_full_is_one_clear_line(tmp_path: Path) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            command("rules", "meeples-and-monsters"),
            env=environment(tmp_path),
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "muster: No space left on device\n")
