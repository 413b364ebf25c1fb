"""What a learner is given: the view of its seat and its open question as a row of numbers with names.

An observation is made from ``match.view(seat)`` and the decision that is open for that seat, and from nothing else. Two
tables that differ only in what the seat may not know give the same numbers (promise 5 of the design).
"""

from __future__ import annotations

from array import array
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import muster
from muster.envs.libraries import needs_extra
from muster.envs.observations import observations_of
from muster.kernel.decision import Decision
from muster.kernel.game import Game
from muster.kernel.match import Match
from muster.toolkit.features import Feature, Flag, Kind, OneOf, SeatsIn, Tally, bind, names_of, writer_of

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as missing:
    raise needs_extra(missing) from None

Observation: TypeAlias = NDArray[np.float32]  # one row
Mask: TypeAlias = NDArray[np.int8]  # an entry for each option in the book

LOWEST, HIGHEST = -1.0, 1.0


class Encoder:
    """Turns what a seat knows into numbers. One for all matches of a game with the same seats and pack."""

    def __init__(self, game: Game, seats: int, content: Any) -> None:
        table = observations_of(game)
        self.game = game
        self.seats = game.checked_seats(seats)
        self.book_size = len(content.book)
        prompts = tuple(game.prompts)
        in_every_view: tuple[Feature, ...] = (
            Flag("over"),
            SeatsIn("asked", of="seat"),
            Tally("asked", "prompt", prompts),
            SeatsIn("answered"),
        )
        about: tuple[Feature, ...] = (OneOf("prompt", prompts), Flag("forced"), *table.asked(content))
        features = (*in_every_view, *table.features(content))
        bind(features, Kind(game.view_type))
        self.names: tuple[str, ...] = (*names_of(features, seats), *names_of(about, seats, "question"))
        self.size = len(self.names)
        self._write, self._question_at = writer_of(features, seats)
        self._write_question, _ = writer_of(about, seats)
        self._unsaid: dict[str, object] = dict.fromkeys([feature.key for feature in about])
        self._blank = bytes(4 * self.size)

    def encode(self, view: dict[str, Any], decision: Decision | None) -> Observation:
        """The numbers for a view and the open question of the seat whose view it is, if it is asked."""
        numbers = array("f", self._blank)
        viewer = view["seat"]
        self._write(numbers, 0, view, viewer)
        if decision is not None:
            saying = decision.prompt.saying
            said = {**self._unsaid, **saying.params}
            said["prompt"] = saying.text_id.removeprefix("prompt-")
            said["forced"] = decision.forced
            self._write_question(numbers, self._question_at, said, viewer)
        return np.frombuffer(numbers, dtype=np.float32)

    def observe(self, match: Match, seat: int) -> Observation:
        """What a seat of a match observes now."""
        return self.encode(match.view(seat), open_decision(match, seat))

    def mask(self, decision: Decision | None) -> Mask:
        """1 for every option that the question offers, by its number in the book of the game."""
        allowed = bytearray(self.book_size)
        if decision is not None:
            for option in decision.listed:
                allowed[option.number] = 1
        return np.frombuffer(allowed, dtype=np.int8)


def open_decision(match: Match, seat: int) -> Decision | None:
    """The question that is open for a seat, or None where it is not asked."""
    if match.over:
        return None
    decision = match.decision
    if decision.seat == seat:
        return decision
    return next((other for other in match.decisions if other.seat == seat), None)


def encoder(game: str, *, seats: int, pack: str | Path | None = None) -> Encoder:
    """The encoder for a game; it is made once and remembered."""
    return _encoder(game, seats, None if pack is None else str(pack))


@cache
def _encoder(game: str, seats: int, pack: str | None) -> Encoder:
    return Encoder(muster.game(game), seats, muster.content(game, pack))


def observation_names(game: str, *, seats: int, pack: str | Path | None = None) -> tuple[str, ...]:
    """What each number of an observation says, in their order. It is the same for all options of the game."""
    return encoder(game, seats=seats, pack=pack).names
