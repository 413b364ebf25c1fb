"""Every rule of every catalogue is named by a test, and every rule that a test names exists."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import muster
from muster.cli.checks.project import tests_folder
from muster.kernel.rules import Catalogue, read_catalogue


def check(*, games: tuple[str, ...] | None = None, renew: bool = False, full: bool = False) -> bool:
    """Print the matrix; False on a hole or an unknown id."""
    folder = tests_folder()
    if folder is None:
        print("rules: the tests are not here (an installed package has none), so nothing is compared")
        return True
    named, well = rules_named_in(folder), True
    prefixes = [f"{muster.rules(game).prefix}-" for game in muster.game_names()]
    for game in muster.game_names() if games is None else games:
        catalogue = muster.rules(game)
        well = _print_matrix(game, catalogue, named, full) and well
    # Toys and games in the making have catalogues too: tests may name their rules, and need not name all.
    catalogues = [*folder.glob("toys/*/rules.toml"), *Path(muster.__file__).parent.glob("games/*/rules.toml")]
    toys = {rule.id for path in catalogues for rule in read_catalogue(path)}
    foreign = sorted(rule for rule in named if rule not in toys and not rule.startswith(tuple(prefixes)))
    for rule in foreign:
        print(f"rules: {rule}: no catalogue has it; named by {', '.join(named[rule])}")
    return well and not foreign


def _print_matrix(game: str, catalogue: Catalogue, named: dict[str, list[str]], full: bool) -> bool:
    holes = [rule for rule in catalogue if rule.id not in named]
    unknown = [
        rule for rule in sorted(named) if rule.startswith(f"{catalogue.prefix}-") and rule not in catalogue.by_id
    ]
    print(f"rules: {game}: {len(catalogue) - len(holes)} of {len(catalogue)} rules are named by a test")
    for code, title in catalogue.sections.items():
        rules = [rule for rule in catalogue if rule.section == code]
        covered = sum(rule.id in named for rule in rules)
        print(f"  {code}  {covered:>3} / {len(rules):<3} {title}")
        if full:
            for rule in rules:
                print(f"    {rule.id}  {', '.join(named.get(rule.id, ['-'])):<60}  {rule.title}")
    for rule in holes:
        print(f"  hole: {rule.id}  {rule.title}")
    for rule_id in unknown:
        print(f"  unknown: {rule_id}, named by {', '.join(named[rule_id])}")
    return not holes and not unknown


def rules_named_in(folder: Path) -> dict[str, list[str]]:
    """Rule id → the tests whose ``@pytest.mark.rule("...")`` names it, found by reading, not by importing."""
    named: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for rule, place in _marks(tree, path.relative_to(folder).as_posix()):
            if place not in named.setdefault(rule, []):
                named[rule].append(place)
    return named


def _marks(node: ast.AST, place: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        place = f"{place}::{node.name}"
    if isinstance(node, ast.Call) and _is_rule_mark(node.func):
        for argument in node.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value, place
    for child in ast.iter_child_nodes(node):
        yield from _marks(child, place)


def _is_rule_mark(function: ast.expr) -> bool:
    """``pytest.mark.rule`` or ``mark.rule``."""
    if not isinstance(function, ast.Attribute) or function.attr != "rule":
        return False
    owner = function.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )
