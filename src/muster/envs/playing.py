"""What all environments share: matches one after another from one seed, answers by number, and what is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import muster
from muster.envs.encoding import encoder
from muster.envs.libraries import needs_extra
from muster.envs.rewards import reward_called
from muster.kernel.decision import Decision
from muster.kernel.errors import IllegalAnswer, OptionError
from muster.kernel.match import Match

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise needs_extra(missing) from None

RENDER_MODES = ("ansi", "human")


def option_numbered(decision: Decision, number: int) -> int:
    """The place of an option among those of a question; one that is not offered is refused with those that are."""
    for place, option in enumerate(decision.listed):
        if option.number == number:
            return place
    offered = ", ".join([f"{option.number} ({option.key})" for option in decision.listed])
    raise IllegalAnswer(
        f"seat {decision.seat}: action {number} is not offered by {decision.question.prompt!r}; offered are: {offered}"
    )


class Playing:
    """Matches of one game, dealt one after another."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, object] | None,
        pack: str | Path | None,
        reward: str,
        render_mode: str | None,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise OptionError(f"there is no render mode {render_mode!r}; modes are: {', '.join(RENDER_MODES)}")
        self.game = muster.game(game)
        self.options = self.game.checked_options(options, self.game.checked_seats(seats))
        self.seats = seats
        self.pack = pack
        self.encoder = encoder(game, seats=seats, pack=pack)
        self.rewards = reward_called(reward)
        self.match: Match | None = None
        self._told = 0
        self._keeps_events = render_mode is not None
        self._luck = np.random.default_rng()

    def deal(self, seed: int | None, options: Mapping[str, object] | None) -> Match:
        """A new match. With a seed it is the one that ``muster.new`` deals, and all that follow are the same, too.

        Options of the game may be changed for this match alone.
        """
        if seed is None:
            seed = int(self._luck.integers(2**62))
        else:
            self._luck = np.random.default_rng(seed)
        self._told = 0
        self.match = muster.new(
            self.game.name,
            seats=self.seats,
            seed=seed,
            options={**self.options, **(options or {})},
            pack=self.pack,
            events=self._keeps_events,
        )
        return self.match

    def news(self) -> str:
        """What everyone has heard since this was last called, and who is asked what now; as sentences."""
        if self.match is None:
            return ""
        lines = self.match.story(since=self._told)
        self._told += len(lines)
        if not self.match.over:
            decision = self.match.decision
            lines.append(f"[{decision.seat}] {decision.prompt.text()}")
        return "\n".join(lines)
