"""Every game that can be played: registered games and toys, all seat counts, each option value."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from random import Random

from tests.helpers import any_option, new

import muster
from muster.kernel import table
from muster.kernel.decision import OpenOption
from muster.kernel.errors import OptionError
from muster.kernel.game import Game
from muster.kernel.match import Match

# A compiled kernel takes compiled games only; a test says so when that is the case.
COMPILED = not str(table.__file__).endswith(".py")
TOYS = () if COMPILED else ("ruins",)

# A game with many options is played in some combinations of them; others with each value on its own.
COMBINATIONS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "euthia": [
        (1, {}),
        (1, {"scenario": "defending-the-settlements", "elites": True, "griffin": True, "map_limit": 6}),
        (1, {"scenario": "walking-destruction"}),
        (1, {"scenario": "the-looming-doom", "hard": True}),
        (1, {"scenario": "elemental-revocation-2"}),
        (2, {"griffin": True, "heroes": "choose", "priest": True, "starting_player": "first"}),
        (2, {"scenario": "defending-the-settlements", "mode": "cooperative", "elites": True}),
        (2, {"scenario": "threat-of-mirrezil", "map_limit": 5}),
        (2, {"scenario": "elemental-revocation-3"}),
        (3, {"scenario": "the-looming-doom", "mode": "cooperative", "elites": True}),
        (3, {"scenario": "elemental-revocation-1", "gold_in_turn": True}),
        (3, {"great_hunt": True, "immune_to_gaar": False, "map_limit": 7}),
        (3, {"scenario": "walking-destruction", "mode": "cooperative", "griffin": True}),
        (4, {"great_hunt": True, "mode": "cooperative", "map_limit": 8}),
        (4, {"scenario": "defending-the-settlements", "elites": True, "tower_fee": False}),
        (4, {"scenario": "threat-of-mirrezil", "mode": "cooperative"}),
    ],
}
# A match at random would consist of little else than ends of turns: so that more is met, some kinds of answers are
# given more seldom than others, and some more often.
WEIGHTS = {
    "euthia": {
        **dict.fromkeys(("end", "back", "drop", "discard", "untrain", "pass-all"), 0.05),
        **dict.fromkeys(("drop-menu", "arrange", "take-off"), 0.02),
        **dict.fromkeys(("walk", "trade", "mine", "buy", "place", "train-menu", "unveil", "confront", "treasure"), 4.0),
        **dict.fromkeys(("quest", "train", "fight-elite", "fight-foe", "griffin-menu", "trophy", "revoke"), 8.0),
        **dict.fromkeys(("visit", "ask"), 8.0),
    },
}


@cache
def importable() -> dict[str, Game]:
    """All games by name. One that is registered and cannot be imported fails a test of its own, by its name."""
    found: dict[str, Game] = {}
    for name in muster.game_names():
        try:
            found[name] = muster.game(name)
        except Exception:
            continue
    for name in TOYS:
        found[name] = import_module(f"tests.toys.{name}.game").GAME
    return found


class Setup:
    """A game with seats and options."""

    def __init__(self, game: Game, seats: int, options: dict[str, object]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __repr__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *[f"{name}={value}" for name, value in self.options.items()]])

    @property
    def seed(self) -> int:
        """A seed of its own, so that setups look at different matches."""
        return sum(map(ord, repr(self)))

    def new(self, seed: int = 0, events: bool = True) -> Match:
        return new(self.game, self.seats, f"conformance {self.seed + seed}", options=self.options, events=events)

    @cache  # noqa: B019 - a handful of setups
    def answers(self) -> tuple[tuple[int, str], ...]:
        """A whole match as answers of its seats, played at random once for all tests of this setup."""
        match = self.new(events=False)
        luck = Random(self.seed)
        given: list[tuple[int, str]] = []
        while not match.over:
            option = some_option(match, luck)
            given.append((option.decision.seat, option.key))
            match.play(option)
            assert len(given) <= self.game.most_decisions, f"{self!r} does not end"
        return tuple(given)

    def sample(self, most: int, shift: int = 0) -> set[int]:
        """At most so many places spread over the match, others with each shift; all of them in a short match."""
        length = len(self.answers())
        if length <= most:
            return set(range(length))
        return {(at * length // most + shift + self.seed) % length for at in range(most)}


def some_option(match: Match, luck: Random) -> OpenOption:
    """An option at random, by the weights of the game."""
    weights = WEIGHTS.get(match.game.name)
    option = any_option(match, luck)
    if weights is None:
        return option
    options = option.decision.options
    return luck.choices(options, [weights.get(each.kind, 1.0) for each in options])[0]


def _possible(game: Game, seats: int, name: str, value: object) -> bool:
    """May this value be played with so many seats? If not, the game says so by name."""
    try:
        new(game, seats, 1, options={name: value}, events=False)
    except OptionError as refusal:
        reason = str(refusal)
    else:
        return True
    assert name in reason, f"{game.name}: the refusal of {name}={value} does not name it: {reason}"
    return False


def setups() -> list[Setup]:
    """All seat counts with the defaults, and with each other value of each option alone, or chosen combinations."""
    found: list[Setup] = []
    for game in importable().values():
        if game.name in COMBINATIONS:
            found += [Setup(game, seats, options) for seats, options in COMBINATIONS[game.name]]
            continue
        for seats in game.seats:
            found.append(Setup(game, seats, {}))
            for name, spec in game.options.items():
                for value in spec.values[1:]:
                    if _possible(game, seats, name, value):
                        found.append(Setup(game, seats, {name: value}))
    return found


SETUPS = setups()
