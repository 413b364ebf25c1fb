"""The games as Gymnasium environments: one seat learns, bots hold the others.

>>> import gymnasium
>>> env = gymnasium.make("muster.envs.gymnasium_env:muster/MeeplesAndMonsters-v0", seats=3, opponents="greedy")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, ended, cut, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from muster.bots import Bot, bot_called
from muster.envs.encoding import HIGHEST, LOWEST, Mask, Observation
from muster.envs.libraries import needs_extra
from muster.envs.playing import RENDER_MODES, Playing, option_numbered
from muster.games import game_names
from muster.kernel.decision import Decision
from muster.kernel.errors import MusterError, OptionError

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needs_extra(missing) from None

ILLEGAL = ("refuse", "replace")
IDS = {name: f"muster/{name.title().replace('-', '')}-v0" for name in game_names()}


class MusterEnv(gymnasium.Env[Observation, Any]):
    """A match from one seat. Bots answer for the others until that seat is asked again or all is over.

    ``opponents`` is the name of a bot, or one name for each other seat in turn order. An action that is not offered is
    refused; with ``illegal="replace"``, for learners without masks, the next one in the book that is offered is taken.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        *,
        seats: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        pack: str | Path | None = None,
        reward: str = "rank",
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self._playing = Playing(game, seats, options, pack, reward, render_mode)
        if not 0 <= seat < seats:
            raise OptionError(f"there is no seat {seat}; the match has {seats} seats, counted from 0")
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal cannot be {illegal!r}; it may be {' or '.join(ILLEGAL)}")
        names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != seats - 1:
            raise OptionError(
                f"{len(names)} opponents for {seats - 1} other seats: name one bot for all, or one for each"
            )
        for name in names:
            bot_called(name, game)
        self.render_mode = render_mode
        self._seat = seat
        self._opponents = {(seat + step) % seats: name for step, name in enumerate(names, start=1)}
        self._replaces = illegal == "replace"
        self._bots: dict[int, Bot] = {}
        encoder = self._playing.encoder
        self.observation_space = spaces.Box(LOWEST, HIGHEST, (encoder.size,), np.float32)
        self.action_space = spaces.Discrete(encoder.book_size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match. ``options={"game": {...}}`` changes options of the game for this match alone."""
        super().reset(seed=seed)
        luck = [int(number) for number in self.np_random.integers(2**62, size=1 + self._playing.seats)]
        self._playing.deal(luck[0], (options or {}).get("game"))
        game = self._playing.game.name
        self._bots = {at: bot_called(name, game, luck[1 + at]) for at, name in self._opponents.items()}
        self._let_bots_play()
        return self._observed()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the open question: the number of one of the options offered."""
        match = self._playing.match
        if match is None or match.over:
            raise MusterError("no question is open: call reset() first")
        decision = match.decision
        number = int(action)
        match.play(decision[option_numbered(decision, self._offered(decision, number) if self._replaces else number)])
        over = self._let_bots_play()
        reward = self._playing.rewards(match.result)[self._seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        observation, info = self._observed()
        return observation, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """True for every option that is offered, as MaskablePPO of sb3-contrib asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> Any:
        """What has happened since the last time, as everyone may know it; printed in the mode ``human``."""
        if self.render_mode is None:
            raise MusterError("nothing is drawn without a render mode: make(..., render_mode='ansi')")
        news = self._playing.news()
        if self.render_mode == "ansi":
            return news
        print(news)
        return None

    def _let_bots_play(self) -> bool:
        """Let the others answer until the learner is asked; is the match over?"""
        match = self._playing.match
        assert match is not None
        while not match.over and match.decision.seat != self._seat:
            seat = match.decision.seat
            match.play(self._bots[seat].decide(match.chair(seat)))
        return match.over

    def _observed(self) -> tuple[Observation, dict[str, Any]]:
        match = self._playing.match
        assert match is not None
        decision = None if match.over else match.decision
        view = match.view(self._seat)
        return self._playing.encoder.encode(view, decision), {"action_mask": self._mask()}

    def _mask(self) -> Mask:
        match = self._playing.match
        return self._playing.encoder.mask(None if match is None or match.over else match.decision)

    @staticmethod
    def _offered(decision: Decision, number: int) -> int:
        """The number itself where it is offered, else the next one in the book that is, round the end of it."""
        offered = sorted([option.number for option in decision.listed])
        return next((other for other in offered if other >= number), offered[0])


def register() -> None:
    """Make the games known to ``gymnasium.make``; importing this module does it."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="muster.envs.gymnasium_env:MusterEnv", kwargs={"game": game})


register()
