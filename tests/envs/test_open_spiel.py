"""The games in OpenSpiel."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pyspiel
import pytest
from tests.envs.setting import FEW, GAMES

import muster
from muster.envs.encoding import encoder
from muster.envs.open_spiel_game import MusterState, game_class, short_name
from muster.kernel.errors import OptionError


def loaded(game: str, **params: Any) -> Any:
    return pyspiel.load_game(short_name(game), params)


def as_text(options: dict[str, object]) -> str:
    return ";".join([f"{name}:{json.dumps(value)}" for name, value in options.items()]).replace('"', "")


def after(state: Any, steps: int, seed: int = 1) -> Any:
    """The state after some actions at random."""
    luck = Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        offered = [deal for deal, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        state.apply_action(luck.choice(offered))
    return state


@pytest.mark.parametrize("game, seats, options", FEW)
def test_random_simulations_with_clones_and_stored_states(
    game: str, seats: int, options: dict[str, object], capfd: pytest.CaptureFixture[str]
) -> None:
    """OpenSpiel's own test of a game: it ends, clones play the same, and stored states come back."""
    pyspiel.random_sim_test(loaded(game, players=seats, options=as_text(options), deals=3), 1, True, True)
    assert "Reached a terminal state!" in capfd.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_the_root_draws_the_deal(game: str) -> None:
    state = loaded(game, deals=4, first_deal=10).new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "deal:12"
    state.apply_action(2)
    assert state.match.state_hash == muster.new(game, seats=2, seed=12).state_hash
    assert state.current_player() == state.match.decision.seat
    offered = state.match.decision.options
    assert state.legal_actions() == sorted(option.number for option in offered)
    assert state.string_to_action(offered[0].key) == offered[0].number


@pytest.mark.parametrize("game", GAMES)
def test_a_clone_goes_its_own_way(game: str) -> None:
    state = after(loaded(game).new_initial_state(), 30)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    assert twin.information_state_string(0) == state.information_state_string(0)
    after(twin, 5)
    assert str(state) == before != str(twin)


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_state_comes_back(game: str) -> None:
    made = loaded(game, players=2)
    state = after(made.new_initial_state(), 30)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(1) == state.information_state_string(1)
    assert str(after(again, 10)) == str(after(state, 10))


@pytest.mark.parametrize("game, seats, options", FEW)
def test_what_is_dealt_anew_looks_the_same(game: str, seats: int, options: dict[str, object]) -> None:
    state = after(loaded(game, players=seats, options=as_text(options)).new_initial_state(), 40)
    luck = Random(3)
    for player in range(seats):
        other: MusterState = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert list(other.observation_tensor(player)) == list(state.observation_tensor(player))
        assert other.legal_actions(player) == state.legal_actions(player)
        assert str(other) != str(state)  # at least the dice to come are others


def test_players_remember_what_they_saw_and_answered() -> None:
    """Two ways to one view are two information states, for the player who went them and for no other."""
    state = after(loaded("meeples-and-monsters").new_initial_state(), 1)
    player = state.current_player()
    first, second = state.child(state.legal_actions()[0]), state.child(state.legal_actions()[1])
    assert first.information_state_string(player).split()[0] != second.information_state_string(player).split()[0]
    other = 1 - player
    assert first.information_state_string(other).split(" ")[0] == second.information_state_string(other).split(" ")[0]


def test_observations_are_those_of_the_other_environments() -> None:
    game = loaded("monster-lands", players=3)
    state = after(game.new_initial_state(), 20)
    numbers = encoder("monster-lands", seats=3).observe(state.match, 1)
    assert state.observation_tensor(1) == pytest.approx(numbers)
    assert json.loads(state.observation_string(1)) == state.match.view(1)
    assert game.observation_tensor_shape() == [len(numbers)]


def test_options_are_written_without_the_signs_that_open_spiel_uses() -> None:
    made = loaded("euthia", players=2, options="griffin:true;map_limit:6;heroes:ael+dral")
    state = after(pyspiel.load_game(str(made)).new_initial_state(), 1)
    assert state.match.options["griffin"] is True
    assert state.match.options["map_limit"] == 6
    assert state.match.options["heroes"] == ["ael", "dral"]
    alone = after(loaded("euthia", players=1, options="heroes:ael+").new_initial_state(), 1)
    assert alone.match.options["heroes"] == ["ael"]


def test_the_end_pays() -> None:
    state = after(loaded("monster-lands", players=3, reward="score").new_initial_state(), 10_000)
    scores = state.match.result.scores
    assert state.is_terminal()
    assert state.returns()[0] == scores[0] - max(scores[1:])


@pytest.mark.parametrize(
    "params, reason",
    [
        ({"players": 9}, "9 seats are not possible"),
        ({"options": "tricks"}, "an option is written as name:value"),
        ({"options": "level:3"}, "there is no option 'level'"),
        ({"reward": "gold"}, "there is no reward 'gold'"),
        ({"deals": 0}, "at least one is needed"),
    ],
    ids=str,
)
def test_what_does_not_exist_is_refused_by_name(params: dict[str, Any], reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        game_class("monster-lands")(params)
