"""The script that counts what should become less: it sees what it counts, and floors only go down."""

from __future__ import annotations

import ast
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts" / "count_places"

SOURCE = """
def plain(seat: int, *rest: str) -> None: ...
def vague(view: dict[str, object]) -> None: ...
def open_to(value: Any) -> None: ...
def hidden() -> Mapping[str, object]: ...

def choose(option):
    if option.kind == "use" or option.kind in ("fight", "room"):
        return 1
    match option.kind:
        case "back":
            return 2
    return option.kind == USE and option.key != ""
"""


@pytest.fixture(scope="module")
def counting() -> ModuleType:
    loader = SourceFileLoader("count_places", str(SCRIPT))
    spec = spec_from_loader("count_places", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_types_that_say_nothing_are_seen(counting: ModuleType) -> None:
    functions = list(counting.functions_in(ast.parse(SOURCE)))
    assert [each.name for each in functions if counting.says_nothing(each)] == ["vague", "open_to", "hidden"]


def test_kinds_compared_with_bare_strings_are_seen(counting: ModuleType) -> None:
    assert counting.bare_strings(ast.parse(SOURCE)) == 3


def test_ways_through_a_function_are_counted(counting: ModuleType) -> None:
    choose = next(each for each in counting.functions_in(ast.parse(SOURCE)) if each.name == "choose")
    assert counting.branches(choose) == 5  # one, an if, an or, a case, an and
    assert counting.lines(choose) == 7


@pytest.mark.parametrize("change, risen", [(0, False), (1, True), (-1, False)])
def test_a_figure_above_its_floor_fails_and_no_floor_rises(
    counting: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: int, risen: bool
) -> None:
    figures, number, places = counting.count()
    floors = {measure: dict(found) for measure, found in figures.items()}
    written = counting.written(floors)
    path = tmp_path / "floors.toml"
    path.write_text(written, encoding="utf-8")
    figures["untyped"]["kernel"] += change
    monkeypatch.setattr(counting, "FLOORS", path)
    monkeypatch.setattr(counting, "count", lambda: (figures, number, places))
    monkeypatch.setattr("sys.argv", ["count_places", "--lower"])

    assert counting.main() == (1 if risen else 0)

    assert (path.read_text(encoding="utf-8") == written) == (change >= 0)
