"""Let a greedy player of any game play: to the end, with its eyes bound, and at tables dealt anew."""

from __future__ import annotations

from collections.abc import Sequence

from muster.bots import Bot, BotMaker
from muster.kernel.decision import Decision
from muster.kernel.match import Chair, Match
from muster.kernel.options import Option

PUBLIC = ("decision", "events", "imagine", "over", "seat", "seats", "view")
LONGEST_TURN = 250  # answers in one turn for each seat: a Monster of Euthia that regenerates can take long


def play(match: Match, bots: Sequence[Bot]) -> list[str]:
    """Let the bots play to the end; all their answers. No turn may take too many."""
    answers: list[str] = []
    chairs = [match.chair(seat) for seat in range(match.seats)]
    turn, steps = (0, 0), 0
    while not match.over:
        seat = match.decision.seat
        now = (match.table.round, match.table.active)  # type: ignore[attr-defined]
        turn, steps = (now, steps + 1) if now == turn else (now, 1)
        assert steps < LONGEST_TURN * match.seats, f"no end of {answers[-20:]}"
        option = bots[seat].decide(chairs[seat])
        answers.append(option.key)
        match.play(option)
    return answers


class Blindfold:
    """A chair that gives away nothing but what a chair may, whose question has no way to the match behind it."""

    def __init__(self, chair: Chair) -> None:
        self._chair = chair

    def __getattribute__(self, name: str) -> object:
        if name == "_chair":
            return object.__getattribute__(self, name)
        assert name in PUBLIC, f"the bot reached for {name}"
        chair = object.__getattribute__(self, "_chair")
        return Question(chair.decision) if name == "decision" else getattr(chair, name)


class Question:
    """What a decision says of itself: its question, its options and its number; no way leads on from it."""

    def __init__(self, decision: Decision) -> None:
        self.question = decision.question
        self.listed = decision.listed
        self.number = decision.number

    def __getitem__(self, index: int) -> Option:
        return self.listed[index]


def answers_alike(match: Match, greedy: BotMaker, *, every: int, most: int) -> None:
    """At every so many-th question a fresh bot answers as at a table with all dealt anew that its seat cannot know."""
    bots = [greedy(seat) for seat in range(match.seats)]
    for number in range(most):
        if match.over:
            break
        seat = match.decision.seat
        if number % every == 0:
            twin = match.imagine(seat, number)
            here, there = (greedy(number).decide(table.chair(seat)).key for table in (match, twin))
            assert here == there, match.decision.question.prompt
        match.play(bots[seat].decide(match.chair(seat)))
