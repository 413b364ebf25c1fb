"""The table: everything on it, and what is still to be done.

A rule is a short module-level function, a *step*. What remains to be done is the agenda: a stack of steps with their
arguments, which are plain values, and of questions. Steps queued by one rule happen in the order written, before
anything that was waiting. A question has the *offers* query that lists its options and the step that takes its answer;
the list itself is never part of the state: it is made when someone looks, and again after load, fork and imagine.

Steps and offers are functions here and names in a snapshot: ``snapshot`` writes the one for the other. What a step is
given is checked by the type checker where it is queued: a missing argument or a wrong type is an error there.

Each game has one subclass with its own fields. All fields are plain values, tuples, small lists, or zones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar, TypeVarTuple, Unpack

from muster.kernel.chance import Chance
from muster.kernel.errors import BrokenRule
from muster.kernel.events import EventKind
from muster.kernel.options import Option
from muster.kernel.zones import EMPTY, Zone, ZoneSpec, pools_of

if TYPE_CHECKING:
    from muster.kernel.game import Game
    from muster.kernel.log import Log

Seat: TypeAlias = int
Options: TypeAlias = tuple[Option, ...]
StepFunction: TypeAlias = Callable[..., None]
OffersFunction: TypeAlias = Callable[..., Options]


TableT = TypeVar("TableT", bound="Table")  # a game's own table
Args = TypeVarTuple("Args")  # what a step gets after the table, or after table, answer and seat


class Question:
    """A question: whom it asks, what it is about, the query that lists its options and the step that takes its answer.

    ``each`` marks one of several questions put at once. ``anyway`` marks a question that is put even when only one
    option is left, because whether a seat is asked may depend only on what every seat knows.
    """

    __slots__ = ("answer", "anyway", "args", "each", "offers", "prompt", "seat")

    def __init__(
        self,
        seat: Seat,
        prompt: str,
        offers: OffersFunction,
        answer: StepFunction,
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


class Asking:
    """Several questions that open together, waiting on the agenda."""

    __slots__ = ("questions",)

    def __init__(self, questions: tuple[Question, ...]) -> None:
        self.questions = questions


Waiting: TypeAlias = tuple[StepFunction, tuple[Any, ...]] | Question | Asking

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
        "rules",
        "seats",
        "shown",
        "telling",
        "zones",
    )

    def __init__(self, game: Game, seats: int, chance: Chance, layout: tuple[ZoneSpec, ...]) -> None:
        self.lay_out(game, seats, chance, layout)

    def lay_out(self, game: Game, seats: int, chance: Chance, layout: tuple[ZoneSpec, ...]) -> None:
        """An empty table for this many seats. A game that makes blank tables, to copy them cheaply, calls it itself."""
        self.game = game
        self.seats = seats
        self.rules = game.rules_version  # the rules that this match is played by; older ones for older records
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
        self.telling: Log | None = None

    def copy_to(self, twin: Table) -> None:
        """Give a twin all fields that every table has; the twin tells nobody what happens to it."""
        twin.game = self.game
        twin.seats = self.seats
        twin.rules = self.rules
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

    def columns(self) -> list[Any]:
        """The values of the game's own state, as they are written down; a table with records writes it out."""
        return [getattr(self, field) for field in self.game.state_classes["Table"][1]]

    def lay_columns(self, columns: list[Any]) -> None:
        """Take the game's own state from what was written down."""
        for field, value in zip(self.game.state_classes["Table"][1], columns, strict=True):
            setattr(self, field, value)

    # -- what rules say ------------------------------------------------------------------------------------------

    def then(self: TableT, step: Callable[[TableT, Unpack[Args]], None], *args: *Args) -> None:
        """Queue a step; arguments are plain values and never name a hidden face."""
        self.queued.append((step, args))

    def ask(
        self: TableT,
        seat: Seat,
        prompt: str,
        offers: Callable[[TableT, Seat, Unpack[Args]], Options],
        answer: Callable[[TableT, Option, Seat, Unpack[Args]], None],
        *args: *Args,
    ) -> None:
        """Queue a question; with a single option it is answered without asking."""
        game = self.game
        if args and (len(args) > 1 or type(args[0]) is not int):
            self.queued.append(Question(seat, prompt, offers, answer, args))
            return
        # A question without arguments, or about one number, is a value that comes up again and again: it is made once.
        # Not so with others: a True would find what was asked with a 1.
        asked = game.asked.get((seat, prompt, offers, answer, args))
        if asked is None:
            asked = game.new_question(seat, prompt, offers, answer, args)
        self.queued.append(asked)

    def ask_anyway(
        self: TableT,
        seat: Seat,
        prompt: str,
        offers: Callable[[TableT, Seat, Unpack[Args]], Options],
        answer: Callable[[TableT, Option, Seat, Unpack[Args]], None],
        *args: *Args,
    ) -> None:
        """Queue a question that is put also when only one option is left, since not asking would tell a secret."""
        self.queued.append(Question(seat, prompt, offers, answer, args, anyway=True))

    def ask_each(
        self: TableT,
        args: Mapping[Seat, tuple[*Args]],
        prompt: str,
        offers: Callable[[TableT, Seat, Unpack[Args]], Options],
        after: Callable[[TableT, dict[Seat, Option]], None],
    ) -> None:
        """Queue one question for several seats at once; ``after(table, answers)`` gets all answers in seat order.

        Answers wait unseen by others and may be withdrawn until the last one is in. Where nobody is asked, ``after``
        follows at once with no answers.
        """
        if not args:
            self.queued.append((after, ({},)))
            return
        self.queued.append(
            Asking(
                tuple(
                    [Question(seat, prompt, offers, after, args[seat], anyway=True, each=True) for seat in sorted(args)]
                )
            )
        )

    def tell(self, kind: EventKind[*Args], *facts: *Args) -> None:
        """Note what happened, if anybody listens."""
        if self.telling is not None:
            self.telling.note(kind, facts)

    # -- how it runs ---------------------------------------------------------------------------------------------

    def advance(self, answered: Question | None = None, option: Option | None = None) -> None:
        """Give an answer to the step of its question, if there is one; then run steps until a question is open or
        nothing is left to do.
        """
        if answered is not None:
            args = answered.args
            if not args:
                answered.answer(self, option, answered.seat)
            elif len(args) == 1:
                answered.answer(self, option, answered.seat, args[0])
            else:
                answered.answer(self, option, answered.seat, *args)
        agenda = self.agenda
        queued = self.queued
        while True:
            if queued:
                waiting = queued.pop()
                while queued:  # what was queued first comes first, the rest waits on top of the agenda
                    agenda.append(waiting)
                    waiting = queued.pop()
            elif agenda:
                waiting = agenda.pop()
            else:
                self.questions = ()
                self.listed = ()
                return
            # Most steps have one argument, their seat, and most questions none: to hand a few over one by one is
            # quicker than to unfold a tuple.
            if isinstance(waiting, tuple):
                step, args = waiting
                number = len(args)
                if number == 1:
                    step(self, args[0])
                elif number == 3:
                    step(self, args[0], args[1], args[2])
                elif number == 2:
                    step(self, args[0], args[1])
                elif number == 0:
                    step(self)
                else:
                    step(self, *args)
            elif isinstance(waiting, Question):
                args = waiting.args
                if not args:
                    options = waiting.offers(self, waiting.seat)
                elif len(args) == 1:
                    options = waiting.offers(self, waiting.seat, args[0])
                else:
                    options = waiting.offers(self, waiting.seat, *args)
                number = len(options)
                if number > 1 or (number == 1 and waiting.anyway):
                    self.questions = (waiting,)
                    self.listed = (options,)
                    return
                if number == 0:
                    raise BrokenRule(f"the question {waiting.prompt} has no options")
                # There is nothing to choose and nothing to hide.
                if not args:
                    waiting.answer(self, options[0], waiting.seat)
                elif len(args) == 1:
                    waiting.answer(self, options[0], waiting.seat, args[0])
                else:
                    waiting.answer(self, options[0], waiting.seat, *args)
            else:
                self.questions = waiting.questions
                self.listed = (None,) * len(waiting.questions)
                return

    def list_options(self, question: Question) -> Options:
        """Ask the query of a question; as in ``advance``, short arguments are handed over by themselves."""
        offers = question.offers
        args = question.args
        if not args:
            return offers(self, question.seat)
        if len(args) == 1:
            return offers(self, question.seat, args[0])
        return offers(self, question.seat, *args)

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

    def forget_options(self, at: int) -> None:
        """Forget the listed options of one open question."""
        self.listed = (*self.listed[:at], None, *self.listed[at + 1 :])

    def relist(self) -> None:
        """Forget listed options: something that they may depend on has changed from outside."""
        self.listed = (None,) * len(self.questions)

    def answer(self, at: int, option: Option) -> None:
        """Take a legal answer to an open question and run on."""
        question = self.questions[at]
        if question.each:
            self.hold(at, option)
            return
        self.advance(question, option)

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
        question.answer(self, answers)
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
