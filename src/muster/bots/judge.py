"""A judge: a small network that foresees from a table's traits how far ahead a seat ends, and whether it wins.

It runs in plain Python, so that the same seed gives the same answers on every machine, with or without other
libraries. How it came to be stands in its file: data, seeds, figures and the command that makes it again.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from math import exp
from operator import mul
from pathlib import Path
from typing import Any, Final, TypeAlias

from muster.bots.traits import Traits
from muster.kernel.errors import MusterError
from muster.kernel.game import Game
from muster.kernel.match import Match
from muster.kernel.options import Content

FORMAT: Final = 1
OUTPUTS: Final = 2  # the lead, and the logarithm of the odds of winning
Place: TypeAlias = tuple[str, int, str]  # a game, the version of its rules, the name of a pack
Layer: TypeAlias = tuple[list[list[float]], list[float]]  # a row of weights per unit, and a constant for each


class JudgeRefused(MusterError):
    """A model file that cannot be used, and why."""


class Judged:
    """What is foreseen for a seat."""

    __slots__ = ("chance", "lead")

    def __init__(self, lead: float, chance: float) -> None:
        self.lead = lead  # final points more than the best of the others
        self.chance = chance  # of winning, or of success together or alone


class Judge:
    """The network of one game."""

    __slots__ = ("card", "layers", "points", "seats")

    def __init__(self, layers: Sequence[Layer], points: float, card: dict[str, Any], seats: tuple[int, ...]) -> None:
        self.layers = layers
        self.points = points  # by which leads were divided for learning
        self.card = card
        self.seats = seats  # the numbers of seats that it has learned

    def judge(self, values: Sequence[float]) -> Judged:
        """Foresee from traits. One pass: sums and what is above nothing of them, layer by layer."""
        last = len(self.layers) - 1
        for at, (rows, constants) in enumerate(self.layers):
            sums = [sum(map(mul, row, values), constant) for row, constant in zip(rows, constants, strict=True)]
            values = sums if at == last else [value if value > 0.0 else 0.0 for value in sums]
        return Judged(values[0] * self.points, chance_of(values[1]))


def chance_of(odds: float) -> float:
    """From the logarithm of odds to a chance."""
    if odds < 0:
        grown = exp(max(odds, -700.0))
        return grown / (1 + grown)
    return 1 / (1 + exp(-min(odds, 700.0)))


def checksum(plain: dict[str, Any]) -> str:
    """Of everything in a model file but this."""
    rest = {name: value for name, value in plain.items() if name != "check"}
    return blake2b(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode(), digest_size=16).hexdigest()


def model_text(
    game: Game, content: Content, traits: Traits, layers: Sequence[Layer], points: float, card: dict[str, Any]
) -> str:
    """A model file: one line for each part, so that a new one shows as a readable difference."""
    plain: dict[str, Any] = {
        "format": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "pack": content.pack_name,
        "traits": traits.fingerprint,
        "seats": sorted(int(seats) for seats in card["seats"]),
        "points": points,
        "card": card,
        "layers": [[[[_short(w) for w in row] for row in rows], [_short(c) for c in cs]] for rows, cs in layers],
    }
    plain["check"] = checksum(plain)
    parts = [f"{json.dumps(name)}: {json.dumps(value)}" for name, value in plain.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _short(weight: float) -> float:
    return float(f"{weight:.5g}")


def judge_in(path: Path, match: Match, traits: Traits, *, any_rules: bool = False) -> Judge:
    """The judge of a file, if it knows a match like this one; else ``JudgeRefused`` with the reason.

    With ``any_rules`` a match under older rules is judged as if it was played by those of today.
    """
    rules = match.game.rules_version if any_rules else match.table.rules
    place = (match.game.name, rules, match.content.pack_name)
    found = _known(path, place, traits.fingerprint, len(traits.names))
    if isinstance(found, str):
        raise JudgeRefused(found)
    if match.seats not in found.seats:
        known = ", ".join(str(number) for number in found.seats)
        raise JudgeRefused(f"{path.name}: knows matches of {known} seats, this one has {match.seats}")
    return found


@lru_cache(maxsize=16)
def _known(path: Path, place: Place, fingerprint: str, width: int) -> Judge | str:
    """What a file holds, read once; or why it is refused."""
    try:
        return read_judge(path, place, fingerprint, width)
    except JudgeRefused as refused:
        return str(refused)


def read_judge(path: Path, place: Place, fingerprint: str, width: int) -> Judge:
    """The judge of a model file for a game, its rules and its pack, and for traits of that fingerprint and number."""
    try:
        plain = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise JudgeRefused(f"{path.name}: cannot be read: {error.strerror}") from None
    except (ValueError, RecursionError):
        raise JudgeRefused(f"{path.name}: damaged: this is no model file") from None
    if not isinstance(plain, dict) or plain.get("format") != FORMAT:
        raise JudgeRefused(f"{path.name}: no model file of format {FORMAT}")
    if plain.get("check") != checksum(plain):
        raise JudgeRefused(f"{path.name}: damaged: its checksum does not fit")
    for part, here in zip(("game", "rules", "pack", "traits"), (*place, fingerprint), strict=True):
        if plain.get(part) != here:
            raise JudgeRefused(f"{path.name}: made for {part} {plain.get(part)!r}, this is {here!r}")
    try:
        layers = [
            ([[float(weight) for weight in row] for row in rows], [float(constant) for constant in constants])
            for rows, constants in plain["layers"]
        ]
        judge = Judge(layers, float(plain["points"]), dict(plain["card"]), tuple(plain["seats"]))
    except (KeyError, TypeError, ValueError):
        raise JudgeRefused(f"{path.name}: damaged: its layers cannot be read") from None
    for rows, constants in layers:
        if len(rows) != len(constants) or any(len(row) != width for row in rows):
            raise JudgeRefused(f"{path.name}: damaged: its layers do not fit each other")
        width = len(rows)
    if width != OUTPUTS:
        raise JudgeRefused(f"{path.name}: it has {width} outputs, not {OUTPUTS}")
    return judge
