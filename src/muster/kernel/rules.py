"""Rule catalogues: every rule of a game with its number, its text and its source."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from muster.kernel.errors import OptionError


class Rule:
    """One numbered rule. ``kind`` is rule, component or ruling; rulings say why and what they complete."""

    __slots__ = ("completes", "id", "kind", "section", "source", "text", "title", "why")

    def __init__(self, entry: dict[str, object]) -> None:
        self.id = str(entry["id"])
        self.title = str(entry["title"])
        self.text = str(entry["text"])
        self.source = str(entry["source"])
        self.kind = str(entry["kind"])
        self.why = str(entry.get("why", ""))
        completes = entry.get("completes", [])
        assert isinstance(completes, list)
        self.completes = tuple([str(rule) for rule in completes])
        self.section = self.id.split("-")[1]


class Catalogue:
    """All rules of a game in the order of its rulebook, with the titles of the sections."""

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            entries = tomllib.load(file)
        self.game: str = entries["catalogue"]["game"]
        self.prefix: str = entries["catalogue"]["prefix"]
        self.sections: dict[str, str] = {section["code"]: section["title"] for section in entries["section"]}
        self.rules: tuple[Rule, ...] = tuple(Rule(entry) for entry in entries["rule"])
        self.by_id: dict[str, Rule] = {rule.id: rule for rule in self.rules}

    def __len__(self) -> int:
        return len(self.rules)

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __getitem__(self, rule_id: str) -> Rule:
        rule = self.by_id.get(str(rule_id).upper())
        if rule is None:
            raise OptionError("error-no-rule", game=self.game, asked=str(rule_id), like=self.rules[0].id)
        return rule


@lru_cache(maxsize=8)
def read_catalogue(path: Path) -> Catalogue:
    """The catalogue in a file, read once."""
    return Catalogue(path)
