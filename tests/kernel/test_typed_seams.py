"""What is queued, asked and told is checked by the type checker: mistakes planted in a small game are all found."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.lab.lanterns import lanterns

from muster.kernel.ahead import StepsAhead
from muster.kernel.errors import BrokenRule

api = pytest.importorskip("mypy.api")

ROOT = Path(__file__).parents[2]

# Every line that ends with "# wrong" is an error, and no other.
PLANTED = """
from __future__ import annotations

from collections.abc import Callable

from muster.kernel.ahead import StepsAhead
from muster.kernel.events import KEY, NUMBER, SEAT, EventKind
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat, Table

FOUND = EventKind("found", SEAT("seat"), KEY("thing"), NUMBER("gold"), secret=("thing",))
LOST = EventKind("lost", SEAT("seat"), KEY("thing"), sceret=("thing",))  # wrong
SHUFFLED = EventKind("shuffled")


class Ruins(Table):
    pass


class Elsewhere(Table):
    pass


class Ahead(StepsAhead):
    end_turn: Callable[[Ruins, Seat], None]


ahead = Ahead()


def search(table: Ruins, seat: Seat, where: str) -> None:
    table.then(search, seat, "tower")
    table.then(search, seat)  # wrong
    table.then(search, "tower", seat)  # wrong
    table.then(search, seat, "tower", 1)  # wrong
    table.then(serach, seat, "tower")  # wrong
    table.then(rest)
    table.then(rest, 3)
    table.then(rest, "3")  # wrong
    table.then(ahead.end_turn, seat)
    table.then(ahead.end_trun, seat)  # wrong
    table.then(ahead.end_turn, seat, 1)  # wrong
    table.ask(seat, "find", finds, take, where)
    table.ask("find", seat, finds, take, where)  # wrong
    table.ask(seat, "find", take, finds, where)  # wrong
    table.ask(seat, "find", finds, take)  # wrong
    table.ask(seat, "find", finds, take, 7)  # wrong
    table.ask(seat, "find", finds, search, where)  # wrong
    table.ask_anyway(seat, "find", finds, take, where)
    table.ask_anyway(seat, "find", finds, take, where, where)  # wrong
    table.ask_each({seat: (where,)}, "find", finds, share)
    table.ask_each({seat: (7,)}, "find", finds, share)  # wrong
    table.ask_each({seat: (where,)}, "find", finds, take)  # wrong
    table.tell(FOUND, seat, where, 3)
    table.tell(FUOND, seat, where, 3)  # wrong
    table.tell(FOUND, seat, where)  # wrong
    table.tell(FOUND, where, seat, 3)  # wrong
    table.tell(FOUND, seat, where, 3, 4)  # wrong
    table.tell(SHUFFLED)
    table.tell(SHUFFLED, seat)  # wrong
    table.tell("found", seat, where, 3)  # wrong


def wander(table: Elsewhere, seat: Seat) -> None:
    table.then(search, seat, "tower")  # wrong


def rest(table: Ruins, nights: int = 1) -> None:
    pass


def finds(table: Ruins, seat: Seat, where: str) -> Options:
    return ()


def take(table: Ruins, choice: Option, seat: Seat, where: str) -> None:
    pass


def share(table: Ruins, answers: dict[Seat, Option]) -> None:
    pass


def end_turn(table: Ruins, seat: Seat) -> None:
    pass


ahead.end_turn = end_turn
ahead.end_turn = search  # wrong
"""


def test_mistakes_in_what_is_queued_asked_and_told_are_type_errors(tmp_path: Path) -> None:
    source = tmp_path / "planted.py"
    source.write_text(PLANTED, encoding="utf-8")
    cache = ROOT / ".mypy_cache"  # what the type checker knows of the kernel already need not be read again
    command = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(cache), str(source)]
    told, refused, _ = api.run([*command, "--no-error-summary", "--hide-error-context"])
    assert not refused
    found = {int(line) for line in re.findall(r"planted\.py:(\d+): error:", told)}
    planted = {at for at, line in enumerate(PLANTED.splitlines(), start=1) if line.endswith("# wrong")}
    assert found == planted, told


def test_a_step_ahead_that_nobody_enters_is_named() -> None:
    class Ahead(StepsAhead):
        begin: object
        end: object

    ahead = Ahead()
    ahead.begin = print
    assert ahead.missing() == ["end"]
    with pytest.raises(BrokenRule, match="lanterns: no module enters the steps ahead end"):
        lanterns(ahead=ahead)
