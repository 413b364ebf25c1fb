"""The games as PettingZoo environments."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.conformance.setups import some_option
from tests.envs.setting import FEW, GAMES

import muster
from muster.envs.pettingzoo_env import MusterAEC, env
from muster.installed import how_to_get
from muster.kernel.errors import IllegalAnswer, MusterError, OptionError

# A mask beside the observation makes a dictionary of it, as in PettingZoo's own board games.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


def played_out(table: Any, seed: int) -> dict[str, float]:
    """A whole match with masked actions at random; what each agent got."""
    table.reset(seed=seed)
    luck = np.random.default_rng(seed)
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, info = table.last()
        got[agent] += reward
        assert not cut
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        if ended:
            assert not info["action_mask"].any()
            table.step(None)
        else:
            table.step(int(luck.choice(np.flatnonzero(info["action_mask"]))))
    return got


@pytest.mark.parametrize("game, seats, options", FEW)
def test_the_interface_is_kept(game: str, seats: int, options: dict[str, object]) -> None:
    api_test(env(game, seats=seats, options=options), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_a_seed_gives_the_same_match(game: str) -> None:
    seed_test(lambda: env(game, seats=2), num_cycles=60)


@pytest.mark.parametrize("game, seats, options", FEW)
def test_matches_end_and_pay(game: str, seats: int, options: dict[str, object]) -> None:
    table = env(game, seats=seats, options=options)
    got = played_out(table, 5)
    result = table.unwrapped._playing.match.result
    assert table.agents == []
    if seats == 1 or options.get("mode") == "cooperative":
        assert set(got.values()) == ({1.0} if result.outcomes[0] == "success" else {-1.0})
    else:
        assert sum(got.values()) == pytest.approx(0)
        assert max(got, key=lambda agent: got[agent]) in [f"seat_{seat}" for seat in result.winners]


def test_a_seed_deals_the_match_that_the_library_deals() -> None:
    table = MusterAEC("monster-lands", seats=3)
    table.reset(seed=11)
    assert table._playing.match is not None
    assert table._playing.match.state_hash == muster.new("monster-lands", seats=3, seed=11).state_hash


def test_matches_after_a_seed_differ_and_can_be_had_again() -> None:
    hashes = []
    for _ in range(2):
        table = MusterAEC("monster-lands", seats=2)
        table.reset(seed=3)
        for _ in range(2):
            table.reset()
            assert table._playing.match is not None
            hashes.append(table._playing.match.state_hash)
    assert hashes[:2] == hashes[2:]
    assert hashes[0] != hashes[1]


def test_a_long_match_is_cut_and_pays_nothing() -> None:
    table = env("meeples-and-monsters", seats=2, max_cycles=25)
    table.reset(seed=1)
    luck, answers = np.random.default_rng(1), 0
    for _ in table.agent_iter():
        _, reward, ended, cut, info = table.last()
        assert not ended
        assert reward == 0
        assert cut == (answers == 25)
        table.step(None if cut else int(luck.choice(np.flatnonzero(info["action_mask"]))))
        answers += not cut
    assert answers == 25
    assert table.agents == []
    with pytest.raises(OptionError, match="max_cycles cannot be 0"):
        env("meeples-and-monsters", seats=2, max_cycles=0)


def test_options_can_be_changed_for_one_match() -> None:
    table = MusterAEC("meeples-and-monsters", seats=2)
    there = table._encoder.names.index("towers")
    for options, towers in (({"game": {"towers": True}}, 1), (None, 0)):
        table.reset(seed=1, options=options)
        assert table.observe("seat_0")["observation"][there] == towers


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = MusterAEC("meeples-and-monsters", seats=2)
    table.reset(seed=1)
    agent, match = table.agent_selection, table._playing.match
    assert match is not None
    before = match.state_hash
    wrong = int(np.flatnonzero(table.infos[agent]["action_mask"] == 0)[0])
    offered = match.decision.options[0]
    with pytest.raises(IllegalAnswer, match=rf"action {wrong} is not offered .*: {offered.number} \({offered.key}\)"):
        table.step(wrong)
    with pytest.raises(MusterError, match=f"{agent} is asked: an action is needed"):
        table.step(None)
    assert match.state_hash == before
    table.step(offered.number)
    assert match.state_hash != before


def table_with_two_asked() -> MusterAEC:
    """Two seats may claim the part of the Monster in Euthia: they are asked together."""
    table = MusterAEC("euthia", seats=3, options={"great_hunt": True})
    for seed in range(4, 20):
        table.reset(seed=seed)
        match, luck = table._playing.match, Random(seed)
        assert match is not None
        while not match.over:
            if len(match.decisions) > 1:
                return table
            table.step(some_option(match, luck).number)
    pytest.fail("nobody was asked together with another")


def test_seats_that_are_asked_at_once_answer_in_asking_order() -> None:
    table = table_with_two_asked()
    match, names = table._playing.match, table._encoder.names
    assert match is not None
    first, second = [decision.seat for decision in match.decisions]
    assert table.agent_selection == f"seat_{first}"
    assert table.observe(f"seat_{second}")["action_mask"].any()
    table.step(match.content.book["claim"].number)
    assert table.agent_selection == f"seat_{second}"
    waiting = table.observe(f"seat_{first}")
    assert waiting["observation"][names.index("own_answer=claim")] == 1
    assert not waiting["action_mask"].any()
    thinking = table.observe(f"seat_{second}")["observation"]
    assert thinking[names.index(f"answered.+{(first - second) % 3}")] == 1
    assert thinking[names.index("own_answer=claim")] == 0


def test_drawing_tells_what_is_new() -> None:
    table = MusterAEC("meeples-and-monsters", seats=2, render_mode="ansi")
    table.reset(seed=6)
    first = table.render()
    assert first is not None
    assert first.splitlines()[-1].startswith(f"[{table.agent_selection[-1]}] ")
    table.step(int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[-1]))
    second = table.render()
    assert second
    assert first.splitlines()[0] not in second.splitlines()


def test_drawing_for_people_prints(capsys: pytest.CaptureFixture[str]) -> None:
    table = MusterAEC("meeples-and-monsters", seats=2, render_mode="human")
    table.reset(seed=6)
    table.step(int(np.flatnonzero(table.infos[table.agent_selection]["action_mask"])[-1]))
    assert f"[{table.agent_selection[-1]}] " in capsys.readouterr().out


def test_what_does_not_exist_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="no render mode 'film'; modes are: ansi, human"):
        env("monster-lands", seats=2, render_mode="film")
    with pytest.raises(OptionError, match="no option 'tower'"):
        env("meeples-and-monsters", seats=2, options={"tower": True})
    with pytest.raises(OptionError, match="5 seats are not possible"):
        env("meeples-and-monsters", seats=5)
    silent = MusterAEC("monster-lands", seats=2)
    with pytest.raises(MusterError, match="render_mode='ansi'"):
        silent.render()


@pytest.mark.parametrize(
    "module, library, extra",
    [
        ("muster.envs.encoding", "numpy", "rl"),
        ("muster.envs.pettingzoo_env", "pettingzoo", "pettingzoo"),
        ("muster.envs.gymnasium_env", "gymnasium", "gymnasium"),
        ("muster.envs.open_spiel_game", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_told_in_one_line(module: str, library: str, extra: str) -> None:
    program = (
        f"import sys; sys.modules[{library!r}] = None\n"
        "from muster.kernel.errors import MusterError\n"
        f"try: import {module}\n"
        "except MusterError as told: print(told)\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout == f"{library} is not installed; the learning environments need it: {how_to_get(extra)}\n"
