"""Many matches that go on together, one call for all of them: for studies, searches and learners."""

from __future__ import annotations

from collections.abc import Sequence

from muster.kernel.errors import MusterError
from muster.kernel.match import Match


class Batch:
    """Matches side by side; those that are over wait until the others are."""

    __slots__ = ("matches",)

    def __init__(self, matches: Sequence[Match]) -> None:
        self.matches = list(matches)

    @property
    def over(self) -> bool:
        """Are all of them over?"""
        return all(match.over for match in self.matches)

    def choices(self) -> list[int]:
        """How many options each match offers at its first open question; 0 where one is over."""
        return [match.choices for match in self.matches]

    def choose(self, places: Sequence[int]) -> None:
        """Answer each match by a place in its list of options; what stands where a match is over does not matter."""
        if len(places) != len(self.matches):
            raise MusterError(f"{len(places)} answers for {len(self.matches)} matches")
        for match, place in zip(self.matches, places, strict=True):
            if not match.over:
                match.choose(place)

    def play_at_random(self, seed: int, most: int = -1) -> tuple[int, int]:
        """Play all of them on, as ``Match.play_at_random`` does; returns all answers and those with a choice."""
        answers = 0
        unforced = 0
        for at, match in enumerate(self.matches):
            given, chosen = match.play_at_random(seed + at, most)
            answers += given
            unforced += chosen
        return answers, unforced
