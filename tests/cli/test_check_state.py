"""muster check state: every field of a state is written once, and what follows from it is current."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import muster
from muster.cli.checks import state
from muster.cli.main import app

SHEET = '''"""A state with records."""

from typing import Any, Final


class Table:
    def copy_to(self, twin: Any) -> None:
        twin.copied = True


class Clan:
    """Two of them lie on the table."""

    def unpack(self, gold: int) -> Any:
        self.gold = gold
        self.loot: list[int] = []
        return self


class Path:
    """Mostly empty."""

    def unpack(self) -> Any:
        self.member = -1
        self.tokens = 0  # [:2] only on the first two
        self.met = False
        self.won = False
        return self


class Visit:
    """One or none."""

    def unpack(self) -> Any:
        self.price = 0
        return self


FREE_PATH: Final = Path().unpack()


class Board(Table):
    def unpack(self, box: object) -> Any:
        self.box = box
        self.round = 1
        self.clans: list[Clan] = [Clan().unpack(7), Clan().unpack(7)]
        self.paths: list[Path] = [FREE_PATH] * 3
        self.visit: Visit = Visit().unpack()
        # Not state: worked out.
        self.seen: dict[int, int] = {}
        return self


STATE_CLASSES: Any = {"Table": (Board, FIELDS)}
'''


def built(source: str) -> dict[str, Any]:
    module: dict[str, Any] = {}
    exec(compile(source, "sheet", "exec"), module)
    return module


def test_every_game_is_current() -> None:
    assert CliRunner().invoke(app, ["check", "state"]).exit_code == 0


@pytest.mark.parametrize("name", muster.game_names())
def test_a_field_that_is_forgotten_is_noticed_and_renewed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = state.state_file(name).read_text(encoding="utf-8")
    damaged = tmp_path / "state.py"
    damaged.write_text(written.replace("        twin.round = self.round\n", ""), encoding="utf-8")
    monkeypatch.setattr(state, "state_file", lambda game: damaged)

    assert not state.check(games=(name,))
    assert state.check(games=(name,), renew=True)
    assert damaged.read_text(encoding="utf-8") == written


def test_what_is_made_is_stable() -> None:
    once = state.renewed(SHEET)

    assert state.renewed(once) == once
    assert "twin.round" not in state.without_made(once)


def test_a_copy_goes_its_own_way() -> None:
    made = built(state.renewed(SHEET))
    board = made["Board"]().unpack("box")
    board.paths[1] = made["Path"]().unpack()

    twin = board.clone()
    twin.clans[0].gold = 1
    twin.clans[1].loot.append(3)
    twin.paths[1].member = 5
    twin.visit.price = 9

    assert (board.clans[0].gold, board.clans[1].loot, board.paths[1].member, board.visit.price) == (7, [], -1, 0)
    assert twin.paths[0] is board.paths[0] is made["FREE_PATH"]
    assert (twin.box, twin.copied) == ("box", True)


def test_records_are_written_as_the_lists_that_they_stand_for() -> None:
    made = built(state.renewed(SHEET))
    board = made["Board"]().unpack("box")
    board.paths[1] = path = made["Path"]().unpack()
    path.member, path.tokens, path.won = 4, 2, True
    board.visit.price = 3

    assert dict(zip(made["FIELDS"], board.columns(), strict=True)) == {
        "round": 1,
        "clans.gold": [7, 7],
        "clans.loot": [[], []],
        "paths.member": [-1, 4, -1],
        "paths.tokens": [0, 2],
        "paths.met+won": [0, 2, 0],
        "visit.price": 3,
    }

    again = made["Board"]().unpack("box")
    again.lay_columns(board.columns())

    assert again.columns() == board.columns()
    assert (again.paths[1].met, again.paths[1].won) == (False, True)
    assert made["FREE_PATH"].member == -1
