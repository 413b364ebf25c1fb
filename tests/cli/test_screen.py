"""What reaches the terminal: letters and our own colours, no orders of somebody else's."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

import muster
from muster.cli.main import app
from muster.cli.screen import Screen

ORDER = "\x1b]0;mine\x07\x1b[2J\x9b5m"
COLOURS = re.compile(r"\x1b\[[0-9;]*[mKJH]")


def shown_by(terminal: bool) -> tuple[Screen, io.StringIO]:
    file = io.StringIO()
    return Screen(Console(file=file, force_terminal=terminal, highlight=False, emoji=False, markup=False)), file


@pytest.mark.parametrize("terminal", [True, False])
def test_orders_in_a_text_are_shown_and_not_obeyed(terminal: bool) -> None:
    screen, file = shown_by(terminal)
    screen.say(f"{ORDER}Ana")
    screen.tell([Text(f"{ORDER}Bo", style="bold red")])
    screen.show([Text.assemble(("two ", "bold"), f"{ORDER}Cy\tD")])
    written = file.getvalue()
    assert [name for name in ("Ana", "Bo", "Cy") if name in written] == ["Ana", "Bo", "Cy"]
    assert "\x1b]" not in written
    assert "\x1b[2J" not in written
    assert not {"\x07", "\x9b"} & set(written)
    assert "\x1b" not in COLOURS.sub("", written)


def test_a_line_to_copy_stays_one_line() -> None:
    screen, file = shown_by(True)
    command = f"muster play --resume /home/ana/{'saves/' * 40}match.muster"
    screen.say(f"Saved. To continue: {command}", style="bold", to_copy=True)
    assert command in file.getvalue()


def test_a_record_from_elsewhere_gives_no_orders_by_its_names(tmp_path: Path) -> None:
    match = muster.new("meeples-and-monsters", seats=2, seed=1, names=[f"{ORDER}Ana", "Bo"])
    for _ in range(30):
        match.play(match.decision.options[0])
    record = tmp_path / "evil.rec"
    record.write_text(match.record.to_text(), encoding="utf-8")
    result = CliRunner().invoke(app, ["replay", str(record)])
    assert result.exit_code == 0
    assert "Ana" in result.stdout
    assert not {"\x1b", "\x07", "\x9b"} & set(result.stdout)
