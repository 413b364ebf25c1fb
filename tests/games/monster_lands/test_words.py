"""The words that rules compare: each is a word of the content or of the option book, and the type checker knows it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from muster.games.monster_lands.content import abilities, pieces
from muster.games.monster_lands.content.loading import load_box

ROOT = Path(__file__).parents[3]

# Every line that ends with "# wrong" is an error, and no other.
PLANTED = """
from typing import assert_never

from muster.games.monster_lands.content.pieces import Box, Land, Loot, Monster, Trap, kind_of
from muster.games.monster_lands.queries import discounts_for, special_bonus
from muster.games.monster_lands.state import LandsTable
from muster.kernel.options import Option


def rule(table: LandsTable, box: Box, choice: Option, monster: Monster, land: Land, trap: Trap, loot: Loot) -> bool:
    if monster.power == "hits" and trap.effect == "flat" and land.gain == "gear" and loot.effect == "recruit":
        return kind_of(choice) == "stop"
    if monster.power == "hit":  # wrong
        return False
    if trap.effect == "flatt":  # wrong
        return False
    if land.gain == "equipment":  # wrong
        return False
    if loot.effect == "recruits":  # wrong
        return False
    if kind_of(choice) == "stopp":  # wrong
        return False
    discounts_for(table, 0, "hire_discount")
    discounts_for(table, 0, "discount")  # wrong
    special_bonus(table, 0, "elimination")  # wrong
    box.options["hire"]
    box.options["hier"]  # wrong
    return True


def forgets_one(loot: Loot) -> int:
    match loot.effect:
        case "trophies" | "convert" | "goods" | "recruit" | "rerolls" | "eliminate" | "per_die" | "":
            return 1
        case _:
            assert_never(loot.effect)  # wrong
"""


def test_a_word_that_nobody_carries_out_is_a_type_error(tmp_path: Path) -> None:
    api = pytest.importorskip("mypy.api")
    source = tmp_path / "planted.py"
    source.write_text(PLANTED, encoding="utf-8")
    command = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(ROOT / ".mypy_cache"), str(source)]
    told, refused, _ = api.run([*command, "--no-error-summary", "--hide-error-context"])
    assert not refused
    found = {int(line) for line in re.findall(r"planted\.py:(\d+): error:", told)}
    planted = {at for at, line in enumerate(PLANTED.splitlines(), start=1) if line.endswith("# wrong")}
    assert found == planted, told


@pytest.mark.parametrize(
    "words, parts",
    [
        (pieces.AbilityName, abilities.Talent),
        (pieces.PowerName, abilities.Power),
        (pieces.GainName, abilities.LandGain),
        (pieces.TrapWord, abilities.TrapEffect),
        (pieces.LootWord, abilities.LootEffect),
    ],
    ids=["abilities", "powers", "lands", "traps", "loot"],
)
def test_rules_and_content_know_the_same_words(words: Any, parts: Any) -> None:
    assert sorted(get_args(words)) == ["", *sorted(part.__struct_config__.tag for part in get_args(parts))]


def test_the_book_has_the_kinds_that_rules_know() -> None:
    kinds = list(dict.fromkeys(option.kind for option in load_box(None).book.options))

    assert kinds == list(get_args(pieces.Kind))
