"""What the rule tests of all games share: a match under test, and the luck, figures and questions that make it one.

Each game has a ``setting`` of its own with a ``Sitting`` that knows the game's table, and with ``a_table`` to lay it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Self

import muster
from muster.kernel.chance import LoadedChance
from muster.kernel.game import Game
from muster.kernel.log import Log
from muster.kernel.match import Match

Loads = Mapping[str, Sequence[int | str]]
Figures = Mapping[str, Mapping[str, Mapping[str, Any]]]


class AnySitting:
    """A match under test, seen from one seat (seat 0 unless said otherwise)."""

    quiet: ClassVar[Sequence[str]]  # what does least, the first that is offered
    patience: ClassVar[int] = 400  # how many questions ``until`` waits for a prompt

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> str:
        """What is asked now; empty when the match is over."""
        return "" if self.match.over else self.match.decision.question.prompt

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.match.decision.seat

    @property
    def keys(self) -> list[str]:
        """The keys of all options offered now."""
        return [option.key for option in self.match.decision.options]

    def offers(self, *keys: str) -> bool:
        return all(key in self.keys for key in keys)

    def reason(self, key: str) -> str:
        """Why an option is shown but refused; empty where it is not shown as refused."""
        return next((no.reason.key for no in self.match.decision.refused() if no.option.key == key), "")

    def preview(self, key: str) -> tuple[str, dict[str, Any]]:
        """What an option says it would bring: the id of the text and its parameters."""
        option = next(option for option in self.match.decision.options if option.key == key)
        shown = option.preview()
        return ("", {}) if shown is None else (shown.saying.text_id, dict(shown.saying.params))

    def play(self, *keys: str) -> Self:
        """Answer the open questions one after another."""
        for key in keys:
            self.match.play(key)
        return self

    def refuses(self, key: str) -> bool:
        """An option is not offered, and who plays it all the same changes nothing."""
        before = self.match.state_hash
        try:
            self.match.play(key)
        except muster.IllegalAnswer:
            return self.match.state_hash == before
        return False

    def step(self) -> Self:
        """Answer one question with the option that does least: a quiet one, else the first."""
        offered = self.keys
        return self.play(next((key for key in self.quiet if key in offered), offered[0]))

    def until(self, *prompts: str, most: int | None = None) -> Self:
        """Answer with the option that does least up to one of these prompts, or the end."""
        return self.step_until(lambda: self.prompt in prompts, f"one of {prompts}", most or self.patience)

    def step_until(self, here: Callable[[], bool], what: str, most: int) -> Self:
        """Answer with the option that does least until something is so, or up to the end."""
        for _ in range(most):
            if self.match.over or here():
                return self
            self.step()
        raise AssertionError(f"{what} does not come within {most} questions; now {self.prompt}")

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def view_of(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """All events of a kind, with every fact that the seat may know."""
        return [event["facts"] for event in self.match.events(self.seat) if event["kind"] == kind]  # type: ignore[misc]

    def problems(self) -> list[str]:
        """What the invariants say."""
        check = self.match.game.invariants
        assert check is not None
        return check(self.match.table)


def dealt(game: Game, seats: int, options: dict[str, object], chance: LoadedChance, box: Any) -> Match:
    """A match set up by the game's own steps with loaded luck, at the first question."""
    table = game.deal(game, seats, options, chance, box)
    match = Match(game, box, table, options, None, Log())
    match._listen()
    go_on(match)
    return match


def go_on(match: Match) -> None:
    """Run what was put on the agenda by hand, up to the next question."""
    match.table.advance()
    for question in match.table.questions:
        match.numbers[question.seat] += 1
    match._mark_barrier()
    match._decision = None


def set_figures(box: Any, figures: Figures) -> None:
    """Change fields of some pieces: ``{"monsters": {KEY: {FIELD: 3}}}``; ``box`` has one record, with any key."""
    for table, records in figures.items():
        for key, fields in records.items():
            record = box if table == "box" else next(piece for piece in getattr(box, table) if piece.key == key)
            for field, value in fields.items():
                assert hasattr(record, field), f"{table}: {key} has no {field}"
                setattr(record, field, value)
