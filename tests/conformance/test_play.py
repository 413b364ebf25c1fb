"""For every game: random play ends, options are sound, and nothing is ever lost or made up."""

from __future__ import annotations

import json
from random import Random

import pytest
from tests.conformance.setups import COMPILED, SETUPS, TOYS, Setup, importable
from tests.helpers import keys, play_random, random_walk

import muster
from muster.kernel.match import Match
from muster.kernel.rules import read_catalogue

MOST_OPTIONS = 40
EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=repr)


def problems(match: Match) -> list[str]:
    return [] if match.game.invariants is None else match.game.invariants(match.table)


@pytest.mark.parametrize("name", muster.game_names())
def test_every_registered_game_can_be_imported(name: str) -> None:
    assert muster.game(name).name == name
    assert name in importable()


def test_the_battery_runs_over_all_games_and_the_toys() -> None:
    assert {setup.game.name for setup in SETUPS} == set(muster.game_names()) | set(TOYS)
    for game in importable().values():
        assert {setup.seats for setup in SETUPS if setup.game is game} == set(game.seats)
        assert game.invariants is not None, f"{game.name} checks nothing about its components"


def test_the_battery_meets_every_value_of_every_option() -> None:
    for game in importable().values():
        played = [setup for setup in SETUPS if setup.game is game]
        for name, spec in game.options.items():
            values = {setup.options.get(name, spec.values[0]) for setup in played}
            assert values == set(spec.values), f"{game.name}: {name}"


def test_the_toys_sit_at_the_table_too() -> None:
    if COMPILED:
        pytest.skip("the kernel is compiled: games that are not cannot be played on it")
    assert set(TOYS) <= set(importable())


@EVERY_SETUP
def test_random_play_ends_and_every_question_is_sound(setup: Setup) -> None:
    """Within the promised number of decisions; each question has options, not too many, all of them in the book."""
    match = setup.new(seed=1, events=False)
    book = match.content.book
    known_rules = read_catalogue(setup.game.folder / "rules.toml").by_id
    played = 0
    for played in random_walk(match, setup.seed):
        assert played < setup.game.most_decisions
        assert problems(match) == []
        for decision in match.decisions:
            assert 1 <= len(decision) <= MOST_OPTIONS, decision
            offered = keys(decision)
            assert len(set(offered)) == len(offered), f"{decision} offers the same twice: {offered}"
            for option in decision.listed:
                assert book.options[option.number].key == option.key
                assert book[option.key].number == option.number
            assert decision.rules, f"{decision} names no rule"
            assert set(decision.rules) <= known_rules.keys(), f"{decision}: {decision.rules}"
            assert decision.forced == (len(decision) == 1)
    assert match.over
    assert match.decisions == ()
    assert problems(match) == []
    assert played


@EVERY_SETUP
def test_every_option_that_is_offered_can_be_played(setup: Setup) -> None:
    match = setup.new(events=False)
    chosen = setup.sample(120)
    luck = Random(setup.seed)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            for decision in match.decisions:
                for option in decision.options:
                    fork = match.fork(seed=luck.randrange(1 << 32))
                    fork.play(option)
                    assert problems(fork) == [], f"after {option.key} at answer {at}"
                    assert fork.over or fork.decisions
        match.play(key, seat=seat)


@EVERY_SETUP
def test_what_is_refused_is_not_offered(setup: Setup) -> None:
    """Each thing that is shown but not allowed has one reason, and is refused when somebody plays it all the same."""
    match = setup.new(events=False)
    chosen = setup.sample(120, shift=1)
    for at, (seat, key) in enumerate(setup.answers()):
        if at in chosen:
            for decision in match.decisions:
                refused = [refusal.option.key for refusal in decision.refused()]
                assert len(set(refused)) == len(refused), f"{decision} refuses the same twice: {refused}"
                assert not set(refused) & set(keys(decision)), f"{decision} offers what it refuses, at answer {at}"
                for no in refused:
                    with pytest.raises(muster.IllegalAnswer):
                        match.play(no, seat=decision.seat)
        match.play(key, seat=seat)


@EVERY_SETUP
def test_the_result_adds_up(setup: Setup) -> None:
    match = setup.new(events=False)
    seats = range(setup.seats)
    for played, (seat, key) in enumerate(setup.answers()):
        if played % 97 == 0:
            assert len(match.result.scores) == setup.seats  # how it stands
        match.play(key, seat=seat)
    result = match.result
    assert len(result.outcomes) == len(result.scores) == len(result.breakdown) == setup.seats
    assert sorted(seat for group in result.ranking for seat in group) == list(seats)
    assert result.winners == result.ranking[0]
    for seat in seats:
        assert sum(result.breakdown[seat].values()) == result.scores[seat]
    assert json.loads(json.dumps(result.to_json())) == result.to_json()


@EVERY_SETUP
def test_seeds_decide_the_luck_and_nothing_else_does(setup: Setup) -> None:
    first, second, other = setup.new(events=False), setup.new(events=True), setup.new(seed=2, events=False)
    assert first.state_hash == second.state_hash
    assert first.state_hash != other.state_hash
    for match in (first, second):
        play_random(match, 7, 150)
    assert first.state_hash == second.state_hash
