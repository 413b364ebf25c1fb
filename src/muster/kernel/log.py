"""The log of a match: what happened, in the order in which it happened. It only grows."""

from __future__ import annotations

from typing import Any

from muster.kernel.events import AnyEvent

Happening = tuple[AnyEvent, tuple[Any, ...]]
Heard = tuple[AnyEvent, tuple[Any, ...], int]  # the last: with whose eyes it is read


EVERYONE = -2  # of the time before a fork everyone has heard what they had heard


class Log:
    """Happenings; a fork stands on what happened before, an imagined match on what its seat had heard.

    Their kinds and their facts are kept in parallel lists: thousands of them are kept with every live match.
    """

    __slots__ = ("before", "cut", "facts", "heard_as", "kinds")

    def __init__(self) -> None:
        self.kinds: list[AnyEvent] = []
        self.facts: list[tuple[Any, ...]] = []
        self.before: Log | None = None
        self.cut = 0
        self.heard_as = -1

    def note(self, kind: AnyEvent, facts: tuple[Any, ...]) -> None:
        """Something happened."""
        self.kinds.append(kind)
        self.facts.append(facts)

    def happenings(self, since: int = 0) -> list[Happening]:
        """What happened from the item ``since`` on; of the time before a fork nothing."""
        return list(zip(self.kinds[since:], self.facts[since:], strict=True))

    def recall(self, past: Log) -> None:
        """What another log holds happened before."""
        self.kinds[:0] = past.kinds
        self.facts[:0] = past.facts

    def heard_by(self, seat: int) -> list[Heard]:
        """All happenings that reach a seat, and how far it may read each.

        Of the time before an imagined match its own seat knows what it has heard. What the others had heard is theirs:
        asked for, it is told as a spectator heard it.
        """
        parts: list[list[Heard]] = []
        log: Log | None = self
        end = len(self.kinds)
        while log is not None:
            heard = zip(log.kinds[:end], log.facts[:end], strict=True)
            parts.append([(kind, facts, seat) for kind, facts in heard if kind.reaches(facts, seat)])
            if log.heard_as not in (EVERYONE, seat):
                seat = -1
            end = log.cut
            log = log.before
        return [each for part in reversed(parts) for each in part]

    def branch(self) -> Log:
        """A log that goes on from here, for an exact copy of the match."""
        return self.as_heard_by(EVERYONE)

    def as_heard_by(self, seat: int) -> Log:
        """A log that goes on from what one seat has heard."""
        branch = Log()
        branch.before = self
        branch.heard_as = seat
        branch.cut = len(self.kinds)
        return branch
