"""Events: what happened, as facts that a log tells and a page animates. Sentences live in the text catalogues.

A game lists its kinds of event in one table. A kind names its facts and the type of each, in the order in which a rule
tells them; types turn what the rules hold (small numbers) into what the world reads (keys, texts). The type checker
knows what each kind takes: a fact that is missing or of another type is an error where it is told. Facts marked secret
reach only the seat named by the ``owner`` fact; everyone else gets the event without them, under a text of its own. A
private event reaches its owner only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypedDict, TypeVar, TypeVarTuple, Unpack, overload

from muster.kernel.options import Param, Saying

Value = TypeVar("Value")
Values = TypeVarTuple("Values")
A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")
D = TypeVar("D")
E = TypeVar("E")


class FactType(Generic[Value]):
    """How one fact is shown: as JSON for clients, as a parameter for texts. ``content`` is the match's content.

    Called with a name it makes a fact of an event: ``SEAT("winner")``.
    """

    __slots__ = ("to_json", "to_param")

    def __init__(self, to_json: Callable[[Any, Value], object], to_param: Callable[[Any, Value], Param]) -> None:
        self.to_json = to_json
        self.to_param = to_param

    def __call__(self, name: str) -> Fact[Value]:
        return Fact(name, self)


class Fact(Generic[Value]):
    """One fact of an event: its name and its type."""

    __slots__ = ("name", "type")

    def __init__(self, name: str, type: FactType[Value]) -> None:
        self.name = name
        self.type = type


def _same(content: Any, value: Any) -> Any:
    return value


NUMBER: FactType[int] = FactType(_same, _same)
SEAT: FactType[int] = FactType(_same, _same)
KEY: FactType[str] = FactType(_same, _same)  # the id of a text, as it stands


class Telling(TypedDict, total=False):
    """What else a kind of event says of itself: see ``EventKind``."""

    secret: tuple[str, ...]
    owner: str
    private: bool
    opens_turn: bool
    counted: tuple[str, str] | None
    unsaid: tuple[str, ...]


class EventKind(Generic[*Values]):
    """One kind of event: its name, its facts with their types, and which of them are secret.

    ``opens_turn`` marks the event with which a turn begins, for stepping through a match by turns. ``counted``
    names a fact and the number of it: a text says both in one, "2 potions". Facts that are ``unsaid`` are for programs:
    no sentence names them.
    """

    __slots__ = ("counted", "facts", "name", "opens_turn", "owner", "private", "secret", "unsaid")

    @overload
    def __init__(self: EventKind[()], name: str, /, **also: Unpack[Telling]) -> None: ...
    @overload
    def __init__(self: EventKind[A], name: str, a: Fact[A], /, **also: Unpack[Telling]) -> None: ...
    @overload
    def __init__(self: EventKind[A, B], name: str, a: Fact[A], b: Fact[B], /, **also: Unpack[Telling]) -> None: ...
    @overload
    def __init__(
        self: EventKind[A, B, C], name: str, a: Fact[A], b: Fact[B], c: Fact[C], /, **also: Unpack[Telling]
    ) -> None: ...
    @overload
    def __init__(
        self: EventKind[A, B, C, D],
        name: str,
        a: Fact[A],
        b: Fact[B],
        c: Fact[C],
        d: Fact[D],
        /,
        **also: Unpack[Telling],
    ) -> None: ...
    @overload
    def __init__(
        self: EventKind[A, B, C, D, E],
        name: str,
        a: Fact[A],
        b: Fact[B],
        c: Fact[C],
        d: Fact[D],
        e: Fact[E],
        /,
        **also: Unpack[Telling],
    ) -> None: ...

    def __init__(
        self,
        name: str,
        /,
        *facts: Fact[Any],
        secret: tuple[str, ...] = (),
        owner: str = "seat",
        private: bool = False,
        opens_turn: bool = False,
        counted: tuple[str, str] | None = None,
        unsaid: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.private = private
        self.opens_turn = opens_turn
        self.counted = counted
        self.facts: dict[str, FactType[Any]] = {fact.name: fact.type for fact in facts}
        self.secret = secret
        self.unsaid = unsaid
        self.owner = owner

    def reaches(self, values: tuple[Any, ...], seat: int) -> bool:
        """Does this seat hear of the event at all? A private one reaches its owner only."""
        return not self.private or bool(values[list(self.facts).index(self.owner)] == seat)

    def hides_from(self, values: tuple[Any, ...], seat: int) -> bool:
        """Does this seat get only the open part? Seat -1 is a spectator."""
        if not self.secret:
            return False
        names = list(self.facts)
        return bool(values[names.index(self.owner)] != seat)

    def told(self, content: Any, values: tuple[Any, ...], seat: int) -> dict[str, object]:
        """The event as JSON for a seat."""
        hidden = self.hides_from(values, seat)
        facts = {
            name: fact.to_json(content, value)
            for (name, fact), value in zip(self.facts.items(), values, strict=True)
            if not (hidden and name in self.secret)
        }
        return {"kind": self.name, "hidden": hidden, "facts": facts}

    def saying(self, content: Any, values: tuple[Any, ...], seat: int) -> Saying:
        """The event as a text for a seat."""
        hidden = self.hides_from(values, seat)
        params = {
            name: fact.to_param(content, value)
            for (name, fact), value in zip(self.facts.items(), values, strict=True)
            if not (hidden and name in self.secret)
        }
        if self.counted is not None:
            what, number = self.counted
            params[what] = (params[what], params.pop(number))
        return Saying(f"event-{self.name}-hidden" if hidden else f"event-{self.name}", params)

    def text_parameters(self) -> dict[str, frozenset[str]]:
        """Which texts this kind needs and which parameters they get; the check of texts reads this."""
        said = frozenset(self.facts) - frozenset(self.counted[1:] if self.counted else ()) - frozenset(self.unsaid)
        needed = {f"event-{self.name}": said}
        if self.secret:
            needed[f"event-{self.name}-hidden"] = said - frozenset(self.secret)
        return needed


AnyEvent: TypeAlias = EventKind[*tuple[Any, ...]]

TAKE_BACK = EventKind("take-back", SEAT("seat"), NUMBER("number"), unsaid=("number",))
