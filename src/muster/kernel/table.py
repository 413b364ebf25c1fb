"""The table: everything that lies on it, and what is still to be done.

A rule is a short module-level function, a *step*. What remains to be done is the agenda: a stack of plain values, each
a step's name with its arguments, or a question. Steps queued by one rule happen in the order written, before anything
that was waiting. A question names the *offers* query that lists its options and the step that takes its answer; the
list itself is never part of the state: it is made when somebody looks, and again after load, fork and imagine.

Each game has one subclass with its own fields. All fields are plain values, tuples, small lists, or zones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias

from muster.kernel.chance import Chance
from muster.kernel.errors import BrokenRule
from muster.kernel.events import EventKind
from muster.kernel.options import Option
from muster.kernel.zones import EMPTY, Zone, ZoneSpec, pools_of

if TYPE_CHECKING:
    from muster.kernel.game import Game

Seat: TypeAlias = int
Options: TypeAlias = tuple[Option, ...]
StepFunction: TypeAlias = Callable[..., None]
OffersFunction: TypeAlias = Callable[..., Options]


class Question:
    """A question as plain data: whom it asks, what it is about, and the names of its offers and its answering step.

    ``each`` marks one of several questions put at once. ``anyway`` marks a question that is put even when only one
    option is left, because whether a seat is asked may depend only on what every seat knows.
    """

    __slots__ = ("answer", "anyway", "args", "each", "offers", "prompt", "seat")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        offers: str,
        answer: str,
        args: tuple[Any, ...],
        anyway: bool = False,
        each: bool = False,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.offers = offers
        self.answer = answer
        self.args = args
        self.anyway = anyway
        self.each = each

    def to_plain(self) -> tuple[Any, ...]:
        return (self.seat, self.prompt, self.offers, self.answer, self.args, self.anyway, self.each)


class Asking:
    """Several questions that open together, waiting on the agenda."""

    __slots__ = ("questions",)

    def __init__(self, questions: tuple[Question, ...]) -> None:
        self.questions = questions


Waiting: TypeAlias = tuple[str, tuple[Any, ...]] | Question | Asking

# The fields that every table has and that belong to its state; games add their own.
TABLE_FIELDS = ("agenda", "questions", "held", "zones")


class Table:
    """What every game's table has: seats, luck, agenda, open questions, zones."""

    __slots__ = (
        "agenda",
        "chance",
        "game",
        "held",
        "layout",
        "listed",
        "pools",
        "questions",
        "queued",
        "seats",
        "shown",
        "telling",
        "zones",
    )

    def __init__(self, game: Game, seats: int, chance: Chance, layout: tuple[ZoneSpec, ...]) -> None:
        self.lay_out(game, seats, chance, layout)

    def lay_out(self, game: Game, seats: int, chance: Chance, layout: tuple[ZoneSpec, ...]) -> None:
        """An empty table for so many seats. A game that makes blank tables, to copy them cheaply, calls it itself."""
        self.game = game
        self.seats = seats
        self.chance = chance
        self.layout = layout
        self.pools = pools_of(layout)
        self.zones: list[Zone] = [EMPTY] * len(layout)
        self.agenda: list[Waiting] = []
        self.queued: list[Waiting] = []
        self.questions: tuple[Question, ...] = ()
        self.held: tuple[tuple[Seat, str], ...] = ()
        # Not state: the options of the open questions where they have been listed, a count of faces learnt, the log.
        self.listed: tuple[Options | None, ...] = ()
        self.shown = 0
        self.telling: list[tuple[EventKind, tuple[Any, ...]]] | None = None

    def copy_to(self, twin: Table) -> None:
        """Give a twin all fields that every table has; the twin tells nobody what happens to it."""
        twin.game = self.game
        twin.seats = self.seats
        twin.chance = self.chance.clone()
        twin.layout = self.layout
        twin.pools = self.pools
        twin.zones = self.zones.copy()
        twin.agenda = self.agenda.copy()
        twin.queued = []
        twin.questions = self.questions
        twin.held = self.held
        twin.listed = self.listed
        twin.shown = self.shown
        twin.telling = None

    def clone(self) -> Table:
        """An exact copy, luck included; each game writes it out beside its fields."""
        raise NotImplementedError

    # -- what rules say ------------------------------------------------------------------------------------------

    def then(self, step: StepFunction, *args: Any) -> None:
        """Queue a step; arguments are plain values and never name a hidden face."""
        try:
            name = self.game.names[step]
        except KeyError:  # a step that is not in the game's own table: its name may be
            name = self.game.named(step)
        self.queued.append((name, args))

    def then_named(self, step: str, *args: Any) -> None:
        """Queue a step by its name: what a card says to do."""
        self.queued.append((step, args))

    def ask(self, seat: Seat, prompt: str, offers: OffersFunction, answer: StepFunction, *args: Any) -> None:
        """Queue a question; with a single option it is answered without asking."""
        game = self.game
        if args:
            names = game.names
            if offers in names and answer in names:
                self.queued.append(Question(seat, prompt, names[offers], names[answer], args))
            else:  # of a table that this game's own does not know: their names may be
                self.queued.append(Question(seat, prompt, game.named(offers), game.named(answer), args))
            return
        # A question without arguments is the same value every time: it is made once per seat.
        asked = game.asked.get((seat, prompt, offers, answer))
        if asked is None:
            asked = Question(seat, prompt, game.named(offers), game.named(answer), args)
            game.asked[(seat, prompt, offers, answer)] = asked
        self.queued.append(asked)

    def ask_anyway(self, seat: Seat, prompt: str, offers: OffersFunction, answer: StepFunction, *args: Any) -> None:
        """Queue a question that is put also when only one option is left, since not asking would tell a secret."""
        game = self.game
        self.queued.append(Question(seat, prompt, game.named(offers), game.named(answer), args, anyway=True))

    def ask_each(
        self, args: Mapping[Seat, tuple[Any, ...]], prompt: str, offers: OffersFunction, after: StepFunction
    ) -> None:
        """Queue one question for several seats at once; ``after(table, answers)`` gets all answers in seat order.

        Answers wait unseen by others and may be withdrawn until the last one is in. Where nobody is asked, ``after``
        follows at once with no answers.
        """
        named = self.game.named
        if not args:
            self.queued.append((named(after), ({},)))
            return
        self.queued.append(
            Asking(
                tuple(
                    [
                        Question(seat, prompt, named(offers), named(after), args[seat], anyway=True, each=True)
                        for seat in sorted(args)
                    ]
                )
            )
        )

    def tell(self, kind: EventKind, *facts: Any) -> None:
        """Note what happened, if anybody listens."""
        if self.telling is not None:
            self.telling.append((kind, facts))

    # -- how it runs ---------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run steps until a question is open or nothing is left to do."""
        steps = self.game.steps
        offers = self.game.offers
        agenda = self.agenda
        queued = self.queued
        while True:
            if not queued:
                if not agenda:
                    return
                waiting = agenda.pop()
            elif len(queued) == 1:
                waiting = queued.pop()
            else:
                queued.reverse()
                agenda += queued
                queued.clear()
                waiting = agenda.pop()
            if isinstance(waiting, tuple):
                name, args = waiting
                # Most steps have one argument, their seat: to hand it over by itself is quicker than to unfold a tuple.
                if len(args) == 1:
                    steps[name](self, args[0])
                elif not args:
                    steps[name](self)
                else:
                    steps[name](self, *args)
            elif isinstance(waiting, Question):
                if waiting.args:
                    options = self.list_options(waiting)
                else:  # as most questions have it
                    options = offers[waiting.offers](self, waiting.seat)
                if len(options) != 1 or waiting.anyway:
                    if not options:
                        raise BrokenRule(f"the question {waiting.prompt} has no options")
                    self.questions = (waiting,)
                    self.listed = (options,)
                    return
                # There is nothing to choose and nothing to hide.
                self.take(waiting, options[0])
            else:
                self.questions = waiting.questions
                self.listed = (None,) * len(waiting.questions)
                return

    def list_options(self, question: Question) -> Options:
        """Ask the query that a question names; as in ``advance``, short arguments are handed over by themselves."""
        offers = self.game.offers[question.offers]
        args = question.args
        if not args:
            return offers(self, question.seat)
        if len(args) == 1:
            return offers(self, question.seat, args[0])
        return offers(self, question.seat, *args)

    def take(self, question: Question, option: Option) -> None:
        """Give an answer to the step that a question names."""
        step = self.game.steps[question.answer]
        args = question.args
        if not args:
            step(self, option, question.seat)
        elif len(args) == 1:
            step(self, option, question.seat, args[0])
        else:
            step(self, option, question.seat, *args)

    def options_of(self, at: int) -> Options:
        """The options of an open question, listed now unless they have been."""
        options = self.listed[at]
        if options is None:
            question = self.questions[at]
            options = self.list_options(question)
            if not options:
                raise BrokenRule(f"the question {question.prompt} has no options")
            self.listed = (*self.listed[:at], options, *self.listed[at + 1 :])
        return options

    def relist(self) -> None:
        """Forget listed options: something that they may depend on has changed from outside."""
        self.listed = (None,) * len(self.questions)

    def answer(self, at: int, option: Option) -> None:
        """Take a legal answer to an open question and run on."""
        question = self.questions[at]
        if question.each:
            self.hold(at, option)
            return
        self.questions = ()
        self.listed = ()
        if question.args:
            self.take(question, option)
        else:  # as most questions have it
            self.game.steps[question.answer](self, option, question.seat)
        self.advance()

    def hold(self, at: int, option: Option) -> None:
        """Keep one of several simultaneous answers; with the last one the game goes on."""
        question = self.questions[at]
        self.held = tuple(sorted((*self.held, (question.seat, option.key))))
        if len(self.held) < len(self.questions):
            return
        answers: dict[Seat, Option] = {}
        for place, (seat, key) in enumerate(self.held):
            answers[seat] = next(listed for listed in self.options_of(place) if listed.key == key)
        self.questions = ()
        self.listed = ()
        self.held = ()
        self.shown += 1  # the answers are no secret any more
        self.game.steps[question.answer](self, answers)
        self.advance()

    def withdraw(self, seat: Seat) -> None:
        """Take a simultaneous answer back that still waits for others."""
        self.held = tuple([(holder, key) for holder, key in self.held if holder != seat])

    def has_held(self, seat: Seat) -> bool:
        """Has this seat answered already, while others still think?"""
        return seat in [holder for holder, _ in self.held]

    @property
    def over(self) -> bool:
        return not self.questions
