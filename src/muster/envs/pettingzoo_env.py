"""The games as PettingZoo environments: every seat is an agent, one is asked at a time.

>>> from muster.envs.pettingzoo_env import env
>>> table = env("meeples-and-monsters", seats=3)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, ended, cut, info = table.last()
...     table.step(None if ended or cut else table.action_space(agent).sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from muster.envs.encoding import HIGHEST, LOWEST, Mask, open_decision
from muster.envs.libraries import needs_extra
from muster.envs.playing import RENDER_MODES, Playing, option_numbered
from muster.kernel.errors import MusterError, OptionError

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise needs_extra(missing) from None


class MusterAEC(AECEnv):
    """A match as an agent environment cycle. Agents are ``seat_0``, ``seat_1`` ...; an action is an option's number."""

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "name": "muster_v0"}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int,
        options: Mapping[str, object] | None = None,
        pack: str | Path | None = None,
        reward: str = "rank",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles cannot be {max_cycles}: at least one answer is needed")
        self._most = max_cycles
        self.render_mode = render_mode
        self._playing = Playing(game, seats, options, pack, reward, render_mode)
        self._encoder = self._playing.encoder
        self.metadata = {**self.metadata, "name": f"muster_{self._playing.game.module_name}_v0"}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._mask: Mask = self._encoder.mask(None)
        size, actions = self._encoder.size, self._encoder.book_size
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(LOWEST, HIGHEST, (size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match. ``options={"game": {...}}`` changes options of the game for this match alone."""
        self._playing.deal(seed, (options or {}).get("game"))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked: the number of one of the options offered, None once all is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self._playing.match
        assert match is not None
        if action is None:
            raise MusterError(f"{agent} is asked: an action is needed")
        decision = match.decision
        chosen = decision[option_numbered(decision, int(action))]
        self._cumulative_rewards[agent] = 0.0
        match.play(chosen)
        if match.over:
            self.rewards = dict(zip(self.possible_agents, self._playing.rewards(match.result), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self._most is not None and match.length >= self._most:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def _ask(self) -> None:
        """Turn to the seat that is asked now: of several, the first in asking order."""
        match = self._playing.match
        assert match is not None
        if match.over:
            self._mask = self._encoder.mask(None)
            self.infos = {agent: {"action_mask": self._mask} for agent in self.agents}
            return
        decision = match.decision
        self._mask = self._encoder.mask(decision)
        self.agent_selection = self.possible_agents[decision.seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask}

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat knows, and what it may answer; a seat that is not asked may answer nothing."""
        match = self._playing.match
        assert match is not None
        seat = self._seat_of[agent]
        decision = open_decision(match, seat)
        mask = self._mask if agent == self.agent_selection else self._encoder.mask(decision)
        return {"observation": self._encoder.encode(match.view(seat), decision), "action_mask": mask}

    def render(self) -> str | None:
        """What has happened since the last time, as everyone may know it; printed in the mode ``human``."""
        if self.render_mode is None:
            raise MusterError("nothing is drawn without a render mode: env(..., render_mode='ansi')")
        news = self._playing.news()
        if self.render_mode == "ansi":
            return news
        print(news)
        return None

    def close(self) -> None:
        """Nothing is held open."""


def env(
    game: str,
    *,
    seats: int,
    options: Mapping[str, object] | None = None,
    pack: str | Path | None = None,
    reward: str = "rank",
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> Any:
    """An environment for a game, in the wrapper that tells when its methods are called out of order.

    ``reward`` is ``rank``, ``win`` or ``score`` (docs/api.md); ``render_mode`` is ``ansi``, ``human`` or nothing. After
    ``max_cycles`` answers of all seats together a match is cut and pays nothing.
    """
    raw = MusterAEC(
        game, seats=seats, options=options, pack=pack, reward=reward, max_cycles=max_cycles, render_mode=render_mode
    )
    return wrappers.OrderEnforcingWrapper(raw)
