"""What the kernel needs to know of a game: its table of contents.

A game is data and functions; the kernel calls them and knows nothing else of it. Steps and offers have names, too, by
which snapshots know them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from muster.kernel.ahead import StepsAhead
from muster.kernel.chance import Chance
from muster.kernel.errors import BrokenRule, OptionError
from muster.kernel.events import AnyEvent
from muster.kernel.options import Content as Content  # games and tools look for it here
from muster.kernel.options import OptionBook, Param, Refusal, Saying
from muster.kernel.result import Result
from muster.kernel.signs import Sign
from muster.kernel.table import OffersFunction, Question, StepFunction, Table
from muster.kernel.view_types import View

MOST_ASKED = 5_000  # questions that a game remembers; a match asks a few hundred different ones


class Prompt:
    """What a question says: its text is ``prompt-<key>``; the rules behind it; its parameters, made when looked at.

    ``says`` gives options that many questions share, such as ``done`` or ``pass``, a text of their own here: by the
    kind of the option the id of the text, so that a player reads what ends, not only that something ends.
    """

    __slots__ = ("names", "params", "rules", "says")

    def __init__(
        self,
        *rules: str,
        names: tuple[str, ...] = (),
        params: Callable[..., Mapping[str, Param]] | None = None,
        says: Mapping[str, str] | None = None,
    ) -> None:
        self.rules = rules
        self.names = names
        self.params = params
        self.says: Mapping[str, str] = {} if says is None else says


class OptionSpec:
    """One option of a game: its allowed values, the default first.

    Instead of them a list may be given: of different ``names``, or of whole ``numbers``. A single one of these is
    understood as a list of one. An option that came ``since`` a version of the rules says what held ``before``: older
    records do not name it and are played that way.
    """

    __slots__ = ("before", "names", "numbers", "rule", "since", "values")

    def __init__(
        self,
        *values: object,
        names: tuple[str, ...] = (),
        numbers: range = range(0),
        rule: str = "",
        since: int = 0,
        before: object = None,
    ) -> None:
        self.values = values
        self.names = names
        self.numbers = numbers
        self.rule = rule
        self.since = since
        self.before = before

    def usual(self, rules: int) -> object:
        """What holds under a version of the rules where nothing is chosen."""
        return self.before if rules < self.since else self.values[0]

    def checked(self, value: object) -> object:
        """The value as it is kept, or a refusal that says what is allowed."""
        if any(type(value) is type(allowed) and value == allowed for allowed in self.values):
            return value
        if self.names or self.numbers:
            given = list(value) if isinstance(value, list | tuple) else [value]
            if self.numbers and given and all(type(number) is int and number in self.numbers for number in given):
                return given
            if given and all(name in self.names for name in given) and len(set(given)) == len(given):
                return given
        raise OptionError("error-value", value=repr(value), wanted=self.wanted())

    def wanted(self) -> str:
        """The allowed values as words."""
        listed = ", ".join(repr(allowed) for allowed in self.values)
        if self.numbers:
            return f"{listed}, or one or more whole numbers from {self.numbers[0]} to {self.numbers[-1]}"
        return f"{listed}, or one or more different ones of {', '.join(self.names)}" if self.names else listed


def steps(*functions: StepFunction) -> dict[str, StepFunction]:
    """A module's table of steps, by name."""
    return {function.__name__: function for function in functions}


def offers(*functions: OffersFunction) -> dict[str, OffersFunction]:
    """A module's table of offers, by name."""
    return {function.__name__: function for function in functions}


def together(*tables: Mapping[str, Any]) -> dict[str, Any]:
    """Several modules' tables as one; a name may stand in one of them only."""
    joined: dict[str, Any] = {}
    for table in tables:
        for name, function in table.items():
            if name in joined and joined[name] is not function:
                raise BrokenRule(f"two functions are called {name}")
            joined[name] = function
    return joined


def usual_texts(
    prompts: Mapping[str, Prompt], book: OptionBook, events: Iterable[AnyEvent], settings: Iterable[str]
) -> dict[str, frozenset[str]]:
    """The texts that every game needs, with their parameters: questions, options, events, titles of its settings."""
    needed = {option.saying.text_id: frozenset(option.saying.params) for option in book.options}
    params = {option.kind: frozenset(option.saying.params) for option in book.options}
    for key, prompt in prompts.items():
        needed[f"prompt-{key}"] = frozenset(prompt.names)
        needed |= {text_id: params[kind] for kind, text_id in prompt.says.items()}
    for event in events:
        needed |= event.text_parameters()
    for name in settings:
        needed[f"setting-{name}"] = needed[f"setting-{name}.help"] = frozenset()
    return needed


class Game:
    """A game's table of contents; each game makes one in its ``game`` module."""

    def __init__(
        self,
        *,
        name: str,
        rules_version: int,
        seats: tuple[int, ...],
        options: Mapping[str, OptionSpec],
        package: str = "",
        folder: Path | None = None,
        load_content: Callable[[str | Path | None], Any],
        stored_content: Callable[[str], Any],
        content_schema: Callable[[], dict[str, Any]] = dict,
        deal: Callable[[Game, int, Mapping[str, object], Chance, Any], Table],
        steps: Mapping[str, StepFunction],
        offers: Mapping[str, OffersFunction],
        prompts: Mapping[str, Prompt],
        events: Sequence[AnyEvent],
        view: Callable[[Any, int], Mapping[str, object]],
        card_name: Callable[[Any, int, int], str],
        result: Callable[[Any], Result],
        state_classes: Mapping[str, tuple[type, tuple[str, ...]]],
        refusals: Mapping[OffersFunction, Callable[..., list[Refusal]]] | None = None,
        previews: Mapping[OffersFunction, Callable[..., Saying | None]] | None = None,
        invariants: Callable[[Any], list[str]] | None = None,
        most_decisions: int = 10_000,
        needed_texts: Callable[[], dict[str, frozenset[str]]] | None = None,
        packs: tuple[str, ...] = ("standard",),
        why_not: Callable[[int, Mapping[str, object]], str] | None = None,
        minutes: int | None = None,
        sorts: Mapping[str, str] | None = None,
        named_sorts: Sequence[str] = (),
        fields_since: Mapping[str, int] | None = None,
        said_on_pieces: Callable[[Any], Mapping[str, Sequence[tuple[str, dict[str, Param]]]]] | None = None,
        signs_on_pieces: Callable[[Any], Mapping[str, Sequence[Sign]]] | None = None,
        ahead: StepsAhead | None = None,
        view_type: type = View,
        scores: Callable[[Any], list[int | None]] | None = None,
    ) -> None:
        missing = [] if ahead is None else ahead.missing()
        if missing:
            raise BrokenRule(f"{name}: no module enters the steps ahead {', '.join(missing)}")
        self.name = name
        self.rules_version = rules_version
        self.seats = seats
        self.options = options
        # Its drawing is looked for in the package; catalogue, texts and packs in the folder, the package's own.
        self.package = package
        self.folder = Path(str(import_module(package).__file__)).parent if folder is None else folder
        self.load_content = load_content
        self.stored_content = stored_content
        self.content_schema = content_schema
        self.deal = deal
        self.steps = dict(steps)
        self.offers = dict(offers)
        self.prompts = dict(prompts)
        self.events = {kind.name: kind for kind in events}
        self.view = view
        self.view_type = view_type  # what its views hold, the kernel's part included
        self.scores = scores  # the points of each seat that a view of a running match shows, where it shows any
        self.card_name = card_name
        self.result = result
        self.state_classes = state_classes
        self.refusals = refusals or {}
        self.previews = previews or {}
        self.invariants = invariants
        self.most_decisions = most_decisions
        self.needed_texts = needed_texts
        self.packs = packs
        self.why_not = why_not
        self.minutes = minutes  # how long a match of people takes, as the box says
        # For who draws the pieces: what the records of a table of the pack are called ("monsters": "monster"), which
        # sorts have names without a record of their own ("district"), and what is said on a piece, line by line, by the
        # id of its name ("monster-ogre").
        self.sorts = sorts or {}
        self.named_sorts = tuple(named_sorts)
        # Fields of the table that came with a version of the rules: hashes of matches under older rules leave them out.
        self.fields_since = dict(fields_since or {})
        self.said_on_pieces = said_on_pieces
        self.signs_on_pieces = signs_on_pieces  # by the same id: a sign for each effect
        # The questions without arguments or with one number, made once for each seat, prompt, offers and answer.
        self.asked: dict[tuple[int, str, OffersFunction, StepFunction, tuple[Any, ...]], Question] = {}

    def new_question(
        self, seat: int, prompt: str, offers: OffersFunction, answer: StepFunction, args: tuple[Any, ...]
    ) -> Question:
        """A question that was not asked before, remembered for the next time."""
        if len(self.asked) >= MOST_ASKED:
            self.asked.clear()
        asked = Question(seat, prompt, offers, answer, args)
        self.asked[(seat, prompt, offers, answer, args)] = asked
        return asked

    @property
    def module_name(self) -> str:
        """The folder's name: the game's name with underscores."""
        return self.name.replace("-", "_")

    def content_of(self, content_hash: str, stored: str) -> Any:
        """The content that a snapshot was made with: a shipped pack, or what the snapshot carries."""
        for pack in self.packs:
            content = self.load_content(pack)
            if content.hash == content_hash:
                return content
        return self.stored_content(stored)

    def checked_seats(self, seats: int) -> int:
        """The number of seats, or a refusal that names what is possible."""
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(str(number) for number in self.seats)
            raise OptionError("error-seats", game=self.name, seats=repr(seats), allowed=allowed)
        return seats

    def checked_options(
        self, given: Mapping[str, object] | None, seats: int = 0, rules: int | None = None
    ) -> dict[str, object]:
        """All options with their values; an unknown name or value, or one that does not fit the seats, is refused.

        Under older ``rules`` what is not named is as it was then.
        """
        version = self.rules_version if rules is None else rules
        chosen: dict[str, object] = {}
        for name, value in (given or {}).items():
            spec = self.options.get(name)
            if spec is None:
                known = ", ".join(self.options) or "none"
                raise OptionError("error-no-option", game=self.name, option=name, known=known)
            try:
                chosen[name] = spec.checked(value)
            except OptionError as refusal:
                raise OptionError("error-option", game=self.name, option=name, problem=refusal) from None
        complete = {name: chosen.get(name, spec.usual(version)) for name, spec in self.options.items()}
        reason = self.why_not(seats, complete) if seats and self.why_not is not None else ""
        if reason:
            raise OptionError(f"{self.name}: {reason}")
        return complete

    def options_under(self, rules: int, chosen: Mapping[str, object]) -> dict[str, object]:
        """The options that a record of this version of the rules names."""
        return {name: value for name, value in chosen.items() if self.options[name].since <= rules}
