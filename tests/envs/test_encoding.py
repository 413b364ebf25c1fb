"""What a learner sees: complete, named number by number, from its own seat, and nothing that is hidden."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from tests.envs.setting import GAMES, ON_THE_SHELF, Setup
from tests.helpers import play_random

import muster
from muster.envs.encoding import Encoder, encoder, observation_names, open_decision
from muster.envs.observations import observations_of
from muster.kernel.match import Match
from muster.toolkit import features
from muster.toolkit.features import Feature

EVERY_SETUP = pytest.mark.parametrize("setup", ON_THE_SHELF, ids=repr)
# Told by the shape of the numbers, by their names, or by another key: ``attack_card`` is a ``scenario_card``.
TOLD_OTHERWISE = {"game", "seat", "seats", "attack_card"}
# Parameters of questions of Monster Lands that the view tells under ``about``.
IN_THE_VIEW = {"building", "path", "place"}


def encoder_of(setup: Setup) -> Encoder:
    return encoder(setup.game.name, seats=setup.seats)


def number(match: Match, seat: int, name: str) -> float:
    """One entry of an observation, by its name."""
    names = observation_names(match.game.name, seats=match.seats)
    return float(encoder(match.game.name, seats=match.seats).observe(match, seat)[names.index(name)])


@EVERY_SETUP
def test_observations_have_one_shape_and_stay_within_their_bounds(setup: Setup) -> None:
    made = encoder_of(setup)
    match = setup.new(events=False)
    chosen = setup.sample(25)
    for at, (asked, key) in enumerate(setup.answers()):
        if at in chosen:
            for seat in range(setup.seats):
                seen = made.observe(match, seat)
                assert seen.shape == (made.size,)
                assert seen.dtype == np.float32
                assert np.isfinite(seen).all()
                assert -1 <= seen.min() <= seen.max() <= 1
                assert seen.any()
        match.play(key, seat=asked)
    assert made.observe(match, 0)[made.names.index("over")] == 1


@EVERY_SETUP
def test_whatever_changes_in_a_view_changes_the_observation(setup: Setup) -> None:
    """So a learner can tell all tables apart that a player can tell apart."""
    made = encoder_of(setup)
    match = setup.new(events=False)
    chosen = setup.sample(60, shift=3)
    changed = 0
    for at, (asked, key) in enumerate(setup.answers()):
        before = [match.view(seat) for seat in range(setup.seats)] if at in chosen else []
        match.play(key, seat=asked)
        for seat, view in enumerate(before):
            after = match.view(seat)
            if after != view:
                changed += 1
                assert made.encode(after, None).tobytes() != made.encode(view, None).tobytes(), f"answer {at}: {key}"
    assert changed > 20


@EVERY_SETUP
def test_hidden_facts_do_not_show(setup: Setup) -> None:
    """All that a seat cannot know is altered: its numbers and its mask stay the same, byte for byte."""
    made = encoder_of(setup)
    match = setup.new(events=False)
    chosen = setup.sample(25, shift=5)
    for at, (asked, key) in enumerate(setup.answers()):
        for seat in range(setup.seats) if at in chosen else ():
            imagined = match.imagine(seat, at)
            assert made.observe(imagined, seat).tobytes() == made.observe(match, seat).tobytes(), f"answer {at}"
            masks = [made.mask(open_decision(table, seat)).tobytes() for table in (match, imagined)]
            assert masks[0] == masks[1], f"answer {at}"
        match.play(key, seat=asked)


# Figures in views that tell nothing new: whose entry it is, the number of a space or path that is known by its place or
# name, what is printed on a Hero board, a Map tile or a Monster card that is told by its name, and which space of a
# shop a die lies on.
NOTHING_NEW = {
    "meeples-and-monsters": {"seats", "players.seat"},
    "monster-lands": {"seats", "about.seat", "clans.seat", "places.paths.number", "buildings.dice.space"},
    "euthia": {
        *("seats", "heroes.seat", "heroes.slots.kind", "heroes.slots.price.gold", "map.spaces.at"),
        *("heroes.space.at", "griffin.at", "foe.space.at", "legends.space.at"),
        *("map.spaces.level", "map.spaces.loot", "combat.immune", "combat.dragon", "combat.special"),
    },
}


def figures(part: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to all numbers in a view."""
    if isinstance(part, int):
        yield path
    elif isinstance(part, dict | list):
        for key, inner in part.items() if isinstance(part, dict) else enumerate(part):
            yield from figures(inner, (*path, key))


def shows(made: Encoder, view: dict[str, Any], path: tuple[Any, ...]) -> bool:
    """Are there other numbers, or none at all, when one figure of a view is another?"""
    told = made.encode(view, None).tobytes()
    part: Any = view
    for key in path[:-1]:
        part = part[key]
    figure = part[path[-1]]
    try:
        for other in [not figure] if isinstance(figure, bool) else [figure + 1, figure - 1]:
            part[path[-1]] = other
            if made.encode(view, None).tobytes() != told:
                return True
    except LookupError:
        return True  # such a thing does not exist
    finally:
        part[path[-1]] = figure
    return False


@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_a_view_is_told(game: str) -> None:
    found: dict[str, bool] = {}
    for setup in ON_THE_SHELF:
        if setup.game.name != game or setup.seats == 1:
            continue
        made, match, chosen = encoder_of(setup), setup.new(events=False), setup.sample(14, shift=1)
        for at, (asked, key) in enumerate(setup.answers()):
            view = match.view(asked) if at in chosen else {}
            tried = set()
            for path in figures(view):
                name = ".".join([step for step in path if isinstance(step, str)])
                if name not in tried and not found.get(name):
                    tried.add(name)
                    found[name] = shows(made, view, path)
            match.play(key, seat=asked)
    assert len(found) > 60
    assert {name for name, told in found.items() if not told} <= NOTHING_NEW[game]


def test_a_secret_hand_shows_to_its_owner_alone() -> None:
    match = muster.new("meeples-and-monsters", seats=2, seed=4, events=False)
    hand: Any = match.view(0)["zones"]
    for quest in hand["hand-0"]:
        assert number(match, 0, f"zones.hand.own.{quest}") == 1
        assert number(match, 1, f"zones.hand.+1.{quest}") == 0
    assert number(match, 1, "zones.hand.+1.number") == pytest.approx(2 / 20)


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_name_of_its_own(game: str) -> None:
    for seats in muster.game(game).seats:
        names = observation_names(game, seats=seats)
        assert len(set(names)) == len(names) == encoder(game, seats=seats).size


@pytest.mark.parametrize("game, pack", [(game, pack) for game in GAMES for pack in muster.game(game).packs])
def test_every_pack_has_an_encoder(game: str, pack: str) -> None:
    match = muster.new(game, seats=2, seed=1, pack=pack, events=False)
    made = encoder(game, seats=2, pack=pack)
    assert made.observe(match, 1).shape == (len(observation_names(game, seats=2, pack=pack)),)
    assert made.mask(match.decision).sum() == len(match.decision)


def keys_of(table: tuple[Feature, ...]) -> set[str]:
    return {feature.key for feature in table}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_of_the_view_is_told(game: str) -> None:
    told = keys_of(observations_of(muster.game(game)).features(muster.content(game)))
    in_every_view = {"over", "asked", "answered", "own_answer"}
    assert set(muster.new(game, seats=2, seed=1).view(0)) - TOLD_OTHERWISE - in_every_view <= told
    asks_together = {"euthia"}
    assert ("own_answer" in told) == (game in asks_together)


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_question_says_is_told(game: str) -> None:
    told = keys_of(observations_of(muster.game(game)).asked(muster.content(game)))
    said = {name for prompt in muster.game(game).prompts.values() for name in prompt.names}
    assert said - told == (IN_THE_VIEW if game == "monster-lands" else set())


def test_seats_are_told_from_the_one_who_looks() -> None:
    match = muster.new("meeples-and-monsters", seats=3, seed=9, events=False)
    assert play_random(match, 9, 400)
    players: Any = match.view()["players"]
    scores = [player["score"] for player in players]
    assert len(set(scores)) > 1
    for seat in range(3):
        for step, name in enumerate(("own", "+1", "+2")):
            assert number(match, seat, f"players.{name}.score") == pytest.approx(scores[(seat + step) % 3] / 100)
    active: Any = match.view()["active"]
    assert number(match, active, "active=own") == 1
    assert number(match, (active + 1) % 3, "active=+2") == 1


def test_the_question_is_told_to_the_seat_that_is_asked() -> None:
    match = muster.new("meeples-and-monsters", seats=2, seed=3, events=False)
    asked, prompt = match.decision.seat, match.decision.question.prompt
    assert number(match, asked, f"question.prompt={prompt}") == 1
    assert number(match, 1 - asked, f"question.prompt={prompt}") == 0
    assert number(match, 1 - asked, f"asked.prompt.{prompt}") == 1


def test_a_mask_marks_the_options_by_their_numbers() -> None:
    match = muster.new("monster-lands", seats=2, seed=3, events=False)
    mask = encoder("monster-lands", seats=2).mask(match.decision)
    assert mask.dtype == np.int8
    assert set(np.flatnonzero(mask)) == {option.number for option in match.decision.options}


def written(feature: Feature, part: dict[str, Any], viewer: int = 0, seats: int = 2) -> dict[str, float]:
    """What one feature writes, by name; zeros left out."""
    write, size = features.writer_of([feature], seats)
    numbers = array("f", bytes(4 * size))
    write(numbers, 0, part, viewer)
    return {name: found for name, found in zip(feature.names(seats), numbers, strict=True) if found}


@pytest.mark.parametrize(
    "feature, part, told",
    [
        (features.Count("gold", 10), {"gold": 5}, {"gold": 0.5}),
        (features.Count("gold", 10), {"gold": 50}, {"gold": 1}),
        (features.Count("gold", 10), {"gold": -50}, {"gold": -1}),
        (features.Count("gold", 10), {"gold": None}, {}),
        (features.Flag("tower"), {"tower": {}}, {}),
        (features.Flag("tower"), {"tower": "old"}, {"tower": 1}),
        (features.Length("deck", 4), {"deck": [None]}, {"deck.number": 0.25}),
        (features.OneOf("phase", ("day", "night")), {"phase": "night"}, {"phase=night": 1}),
        (features.OneOf("header", (0, 1)), {"header": 0}, {"header=0": 1}),
        (features.OneOf("at", [("a", 1)], of=("x", "y")), {"at": {"x": "a", "y": 1}}, {"at=a-1": 1}),
        (features.Many("bag", "ab", 2), {"bag": ["a", "a", "b", None]}, {"bag.a": 1, "bag.b": 0.5}),
        (features.Many("bag", "ab", 2), {"bag": {"a": 1}}, {"bag.a": 0.5}),
        (features.Tally("dice", "face", (1, 2), 2), {"dice": [{"face": 2}, {"face": None}]}, {"dice.face.2": 0.5}),
        (
            features.Tally("t", "k", "ab", 1, where="up"),
            {"t": [{"k": "a", "up": 0}, {"k": "b", "up": 1}]},
            {"t.up.b": 1},
        ),
        (features.Amounts("pay", [("a", "b")], 4), {"pay": [["a", "b", 2], ["a", "b", 1]]}, {"pay.a+b": 0.75}),
        (features.SeatOf("first"), {"first": 0}, {"first=+1": 1}),
        (features.SeatsIn("passed", most=1), {"passed": [1]}, {"passed.own": 1}),
        (features.SeatCounts("tally", 4), {"tally": [1, 2]}, {"tally.own": 0.5, "tally.+1": 0.25}),
        (features.Inside("foe", features.Count("health", 4)), {"foe": None}, {}),
        (features.Inside("foe", features.Count("health", 4)), {"foe": {"health": 0}}, {"foe.there": 1}),
        (features.Row("slots", 2, features.Flag("")), {"slots": [False, True, True]}, {"slots.2": 1}),
        (
            features.Keyed("map", "ab", features.Flag("fog")),
            {"map": [{"key": "b", "fog": True}]},
            {"map.b.there": 1, "map.b.fog": 1},
        ),
        (
            features.Held("clans", "lands", "a", features.Flag("used")),
            {"clans": [{"lands": [{"key": "a", "used": True}]}, {"lands": []}]},
            {"lands.a.of=+1": 1, "lands.a.used": 1},
        ),
        (
            features.Seats("all", features.Count("gold", 2), needs="name"),
            {"all": [{"name": None}, {"name": "x", "gold": 1}]},
            {"all.own.gold": 0.5},
        ),
        (
            features.SeatZones("hand", "ab", 4),
            {"hand-0": [None, None], "hand-1": ["b"]},
            {"hand.own.number": 0.25, "hand.own.b": 1, "hand.+1.number": 0.5},
        ),
    ],
)
def test_a_feature_tells(feature: Feature, part: dict[str, Any], told: dict[str, float]) -> None:
    assert written(feature, part, viewer=1) == pytest.approx(told)
