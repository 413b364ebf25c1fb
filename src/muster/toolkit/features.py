"""The words in which a game declares what a learner sees: each maps a place in a seat's view to some numbers.

A *table of features* is a tuple of these. It is bound to the view that the game declares (``view_types.py``): a key
that the view does not have is refused, and the highest numbers to be expected are those of the declaration. Every
entry has a name, made together with its place: the names explain the numbers one by one. All numbers lie between -1
and 1; where nothing is to be told there is a 0.

Seats are told as they sit from the one who looks: ``own`` first, then ``+1``, ``+2`` and ``+3`` in turn order. So
what was learnt in one seat holds in every other.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, NotRequired, TypeAlias, Union, get_args, get_origin, get_type_hints, is_typeddict

from muster.kernel.errors import BrokenRule
from muster.kernel.view_types import UpTo

Numbers: TypeAlias = "array[float]"
# Writes one feature: all numbers, its first place among them, the part of the view that it is read from, who looks.
Put: TypeAlias = Callable[[Numbers, int, Any, int], None]


class Kind:
    """What a view declares of one of its parts: its type, and the highest number to be expected in it, 0 if none is."""

    __slots__ = ("hint", "most")

    def __init__(self, hint: object, most: int = 0) -> None:
        while True:  # what may be missing or has more said about it is looked at beneath that
            origin, parts = get_origin(hint), get_args(hint)
            if origin is Annotated:
                most = next((more.most for more in parts[1:] if isinstance(more, UpTo)), most)
                hint = parts[0]
            elif origin is NotRequired:
                hint = parts[0]
            elif origin in (Union, UnionType) and type(None) in parts and len(parts) == 2:
                hint = parts[0] if parts[1] is type(None) else parts[1]
            else:
                break
        self.hint = hint
        self.most = most

    def field(self, key: str) -> Kind:
        """What it declares under a key; itself where there is none."""
        if not key:
            return self
        if is_typeddict(self.hint):
            fields = fields_of(self.hint)
            if key not in fields:
                raise BrokenRule(f"{getattr(self.hint, '__name__', self.hint)} has no field {key!r}")
            return Kind(fields[key], self.most)
        return Kind(get_args(self.hint)[-1], self.most)  # a dictionary with any keys

    def entry(self) -> Kind:
        """What the entries of a list are."""
        return Kind(get_args(self.hint)[0], self.most)


@cache
def fields_of(record: Any) -> dict[str, object]:
    return get_type_hints(record, include_extras=True)


def seat_name(step: int) -> str:
    """How a seat is called by the one who looks: ``own``, or so many seats further in turn order."""
    return "own" if step == 0 else f"+{step}"


class Feature:
    """One line of a table of features, for a key of a view; an empty key stands for the whole part."""

    most = 1

    def __init__(self, key: str) -> None:
        self.key = key

    def bind(self, part: Kind) -> None:
        """Take over what the view declares; ``part`` is what holds the key."""
        part.field(self.key)

    def names(self, seats: int) -> list[str]:
        """A name for each entry, as far as this feature says it."""
        raise NotImplementedError

    def writer(self, seats: int) -> Put:
        """The function that writes the entries, in the order of their names."""
        raise NotImplementedError


class Measured(Feature):
    """A feature with a highest number, ``most``: the one of the declaration, unless the table says another."""

    def __init__(self, key: str, most: int = 0) -> None:
        super().__init__(key)
        self.most = most

    def bind(self, part: Kind) -> None:
        self.most = self.most or part.field(self.key).most or 1


def bind(parts: Sequence[Feature], view: Kind) -> None:
    """Bind several features in a row."""
    for part in parts:
        part.bind(view)


def named(first: str, second: str) -> str:
    """A name within another: ``players.own``, ``phase=main``."""
    if not first or not second or second[0] in "=":
        return first + second
    return f"{first}.{second}"


def names_of(parts: Sequence[Feature], seats: int, before: str = "") -> list[str]:
    """The names of several features in a row."""
    return [named(before, name) for part in parts for name in part.names(seats)]


def writer_of(parts: Sequence[Feature], seats: int) -> tuple[Put, int]:
    """One function that writes several features in a row, and how many entries they have.

    Tables are wide and mostly empty. Plain numbers, flags and seats are written here without a call for each, and an
    empty list is not looked at any further.
    """
    counts: list[tuple[str, int, float]] = []
    flags: list[tuple[str, int]] = []
    whose: list[tuple[str, int]] = []
    lists: list[tuple[str, int, Put]] = []
    others: list[tuple[int, Put]] = []
    size = 0
    for feature in parts:
        kind = type(feature) if feature.key else Feature
        if isinstance(feature, Count) and kind is Count:
            counts.append((feature.key, size, 1 / feature.most))
        elif kind is Flag:
            flags.append((feature.key, size))
        elif kind is SeatOf:
            whose.append((feature.key, size))
        elif kind in (Many, Tally, SeatsIn, Amounts, Keyed):
            lists.append((feature.key, size, feature.writer(seats)))
        else:
            others.append((size, feature.writer(seats)))
        size += len(feature.names(seats))

    def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
        for key, place, share in counts:
            if part[key]:
                numbers[at + place] = bounded(part[key] * share)
        for key, place in flags:
            if part[key]:
                numbers[at + place] = 1.0
        for key, place in whose:
            seat = part[key]
            if seat is not None:
                numbers[at + place + (seat - viewer) % seats] = 1.0
        for key, place, write in lists:
            if part[key]:
                write(numbers, at + place, part, viewer)
        for place, write in others:
            write(numbers, at + place, part, viewer)

    return put, size


def bounded(number: float) -> float:
    return 1.0 if number > 1 else -1.0 if number < -1 else number


class Count(Measured):
    """A number as a share of ``most``, the highest that is to be expected; beyond it stays 1. Nothing is 0."""

    def bind(self, part: Kind) -> None:
        self.most = self.most or part.field(self.key).most
        if not self.most:
            raise BrokenRule(f"no highest number is declared for {self.key!r}")

    def names(self, seats: int) -> list[str]:
        return [self.key]

    def writer(self, seats: int) -> Put:
        key, share = self.key, 1 / self.most

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            value = part[key] if key else part
            if value:
                numbers[at] = bounded(value * share)

        return put


class Flag(Feature):
    """1 where there is something: true, a name, an entry."""

    def names(self, seats: int) -> list[str]:
        return [self.key]

    def writer(self, seats: int) -> Put:
        key = self.key

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            if part[key] if key else part:
                numbers[at] = 1.0

        return put


class Length(Measured):
    """How long a list is, as a share of ``most``."""

    def names(self, seats: int) -> list[str]:
        return [f"{self.key}.number"]

    def writer(self, seats: int) -> Put:
        key, share = self.key, 1 / self.most

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            numbers[at] = bounded(len(part[key]) * share)

        return put


class OneOf(Feature):
    """Which one of the known values it is: 1 there, 0 everywhere else. With ``of`` it has several keys."""

    def __init__(self, key: str, values: Sequence[Hashable], of: Sequence[str] = ()) -> None:
        super().__init__(key)
        self.values = values
        self.of = tuple(of)

    def bind(self, part: Kind) -> None:
        found = part.field(self.key)
        for key in self.of:
            found.field(key)

    def names(self, seats: int) -> list[str]:
        if self.of:
            return [f"{self.key}={'-'.join(map(str, value))}" for value in self.values if isinstance(value, tuple)]
        return [f"{self.key}={value}" for value in self.values]

    def writer(self, seats: int) -> Put:
        key, of = self.key, self.of
        places = {value: place for place, value in enumerate(self.values)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            value = part[key] if key else part
            if value is not None:
                numbers[at + places[tuple([value[name] for name in of]) if of else value]] = 1.0

        return put


class Many(Measured):
    """How many there are of each known value, as a share of ``most``: of a list, or of counts by value."""

    def __init__(self, key: str, values: Sequence[Hashable], most: int = 0) -> None:
        super().__init__(key, most)
        self.values = values

    def names(self, seats: int) -> list[str]:
        return [f"{self.key}.{value}" for value in self.values]

    def writer(self, seats: int) -> Put:
        key, share = self.key, 1 / self.most
        places = {value: place for place, value in enumerate(self.values)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            found = part[key] if key else part
            if not found:
                return
            if isinstance(found, dict):
                for value, number in found.items():
                    if number:
                        numbers[at + places[value]] = bounded(number * share)
            else:
                for value in found:
                    if value is not None:
                        place = at + places[value]
                        numbers[place] = bounded(numbers[place] + share)

        return put


class Tally(Measured):
    """How many entries of a list have each known value under ``of``; only those with something under ``where``."""

    def __init__(
        self, key: str, of: str | tuple[str, ...], values: Sequence[Hashable], most: int = 0, where: str = ""
    ) -> None:
        super().__init__(key, most)
        self.of = of
        self.values = values
        self.where = where

    def bind(self, part: Kind) -> None:
        super().bind(part)
        entry = part.field(self.key).entry()
        for key in ((self.of,) if isinstance(self.of, str) else self.of) + ((self.where,) if self.where else ()):
            entry.field(key)

    def names(self, seats: int) -> list[str]:
        word = self.where or (self.of if isinstance(self.of, str) else "-".join(self.of))
        values = ["-".join(map(str, value)) if isinstance(value, tuple) else str(value) for value in self.values]
        return [f"{self.key}.{word}.{value}" for value in values]

    def writer(self, seats: int) -> Put:
        key, of, where, share = self.key, self.of, self.where, 1 / self.most
        places = {value: place for place, value in enumerate(self.values)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for entry in part[key]:
                value = entry[of] if isinstance(of, str) else tuple([entry[name] for name in of])
                if value is not None and (not where or entry[where]):
                    place = at + places[value]
                    numbers[place] = bounded(numbers[place] + share)

        return put


class Amounts(Measured):
    """Entries that say what, in a word or several, and then how much: ``["gold", 3]``, ``["mage", "cleric", 1]``."""

    def __init__(self, key: str, values: Sequence[tuple[str, ...]], most: int = 0) -> None:
        super().__init__(key, most)
        self.values = values

    def names(self, seats: int) -> list[str]:
        return [f"{self.key}.{'+'.join(value)}" for value in self.values]

    def writer(self, seats: int) -> Put:
        key, share = self.key, 1 / self.most
        words = len(self.values[0])
        places = {value: place for place, value in enumerate(self.values)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for entry in part[key]:
                place = at + places[tuple(entry[:words])]
                numbers[place] = bounded(numbers[place] + entry[words] * share)

        return put


class SeatOf(Feature):
    """Which seat it is, as it sits from the one who looks; nothing where it is nobody."""

    def names(self, seats: int) -> list[str]:
        return [f"{self.key}={seat_name(step)}" for step in range(seats)]

    def writer(self, seats: int) -> Put:
        key = self.key

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            seat = part[key]
            if seat is not None:
                numbers[at + (seat - viewer) % seats] = 1.0

        return put


class SeatsIn(Measured):
    """How many entries of a list name each seat, as a share of ``most``; with ``of`` under that key of theirs."""

    def __init__(self, key: str, of: str = "", most: int = 0) -> None:
        super().__init__(key, most)
        self.of = of

    def bind(self, part: Kind) -> None:
        super().bind(part)
        part.field(self.key).entry().field(self.of)

    def names(self, seats: int) -> list[str]:
        return [f"{self.key}.{seat_name(step)}" for step in range(seats)]

    def writer(self, seats: int) -> Put:
        key, of, share = self.key, self.of, 1 / self.most

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for entry in part[key]:
                seat = entry[of] if of else entry
                if seat is not None:
                    place = at + (seat - viewer) % seats
                    numbers[place] = bounded(numbers[place] + share)

        return put


class Seats(Feature):
    """A list with an entry per seat: own first, the others in turn order. Without ``needs`` an entry tells nothing."""

    def __init__(self, key: str, *parts: Feature, needs: str = "") -> None:
        super().__init__(key)
        self.parts = parts
        self.needs = needs

    def bind(self, part: Kind) -> None:
        bind(self.parts, part.field(self.key).entry())

    def names(self, seats: int) -> list[str]:
        return [name for step in range(seats) for name in names_of(self.parts, seats, named(self.key, seat_name(step)))]

    def writer(self, seats: int) -> Put:
        key, needs = self.key, self.needs
        write, size = writer_of(self.parts, seats)

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            entries = part[key]
            for step in range(seats):
                entry = entries[(viewer + step) % seats]
                if not needs or entry[needs] is not None:
                    write(numbers, at + step * size, entry, viewer)

        return put


class SeatCounts(Measured):
    """A list with a number per seat: own first, the others in turn order, as shares of ``most``."""

    def names(self, seats: int) -> list[str]:
        return [f"{self.key}.{seat_name(step)}" for step in range(seats)]

    def writer(self, seats: int) -> Put:
        key, share = self.key, 1 / self.most

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for seat, number in enumerate(part[key]):
                if number:
                    numbers[at + (seat - viewer) % seats] = bounded(number * share)

        return put


class SeatZones(Feature):
    """Zones that every seat has, such as ``hand-0``: the faces that the one who looks knows, and how many cards."""

    def __init__(self, key: str, values: Sequence[str], most: int, copies: int = 1) -> None:
        super().__init__(key)
        self.values = values
        self.most = most
        self.copies = copies

    def bind(self, part: Kind) -> None:
        """Zones are named by their seats; a view declares them all alike."""

    def names(self, seats: int) -> list[str]:
        steps = [f"{self.key}.{seat_name(step)}" for step in range(seats)]
        return [f"{step}.{entry}" for step in steps for entry in ("number", *self.values)]

    def writer(self, seats: int) -> Put:
        keys = [f"{self.key}-{seat}" for seat in range(seats)]
        size, share, most = 1 + len(self.values), 1 / self.copies, 1 / self.most
        places = {value: place for place, value in enumerate(self.values, start=1)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for step in range(seats):
                cards = part[keys[(viewer + step) % seats]]
                if cards:
                    start = at + step * size
                    numbers[start] = bounded(len(cards) * most)
                    for face in cards:
                        if face is not None:
                            place = start + places[face]
                            numbers[place] = bounded(numbers[place] + share)

        return put


class Inside(Feature):
    """A part with keys of its own, which may be missing: then all is 0. Keys in ``may_lack`` are not always there."""

    def __init__(self, key: str, *parts: Feature, may_lack: Sequence[str] = (), there: bool = True) -> None:
        super().__init__(key)
        self.parts = parts
        self.may_lack = tuple(may_lack)
        self.there = there

    def bind(self, part: Kind) -> None:
        bind(self.parts, part.field(self.key))

    def names(self, seats: int) -> list[str]:
        first = [f"{self.key}.there"] if self.there else []
        return first + names_of(self.parts, seats, self.key)

    def writer(self, seats: int) -> Put:
        key, there = self.key, self.there
        lacking = dict.fromkeys(self.may_lack)
        write, _ = writer_of(self.parts, seats)

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            inner = part[key]
            if inner is None:
                return
            if lacking:
                inner = {**lacking, **inner}
            if there:
                numbers[at] = 1.0
                at += 1
            write(numbers, at, inner, viewer)

        return put


class Row(Feature):
    """The first entries of a list, each in a place of its own; ``places`` names these, or says how many there are."""

    def __init__(self, key: str, places: int | Sequence[str], *parts: Feature, may_lack: Sequence[str] = ()) -> None:
        super().__init__(key)
        self.places = [str(number) for number in range(1, places + 1)] if isinstance(places, int) else list(places)
        self.parts = parts
        self.may_lack = tuple(may_lack)

    def bind(self, part: Kind) -> None:
        bind(self.parts, part.field(self.key).entry())

    def names(self, seats: int) -> list[str]:
        return [name for place in self.places for name in names_of(self.parts, seats, named(self.key, place))]

    def writer(self, seats: int) -> Put:
        key, most = self.key, len(self.places)
        lacking = dict.fromkeys(self.may_lack)
        write, size = writer_of(self.parts, seats)

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            entries = part[key] if key else part
            if not entries:
                return
            for entry in entries[:most] if len(entries) > most else entries:
                if entry is not None:
                    write(numbers, at, {**lacking, **entry} if lacking else entry, viewer)
                at += size

        return put


class Keyed(Feature):
    """A list of entries that each have a name under ``by``: each goes to the place of its name."""

    def __init__(self, key: str, names: Sequence[str], *parts: Feature, by: str = "key") -> None:
        super().__init__(key)
        self.known = names
        self.parts = parts
        self.by = by

    def bind(self, part: Kind) -> None:
        entry = part.field(self.key).entry()
        entry.field(self.by)
        bind(self.parts, entry)

    def names(self, seats: int) -> list[str]:
        there = [named(self.key, name) for name in self.known]
        return [name for one in there for name in (f"{one}.there", *names_of(self.parts, seats, one))]

    def writer(self, seats: int) -> Put:
        key, by = self.key, self.by
        write, size = writer_of(self.parts, seats)
        starts = {name: place * (size + 1) for place, name in enumerate(self.known)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for entry in part[key]:
                start = at + starts[entry[by]]
                numbers[start] = 1.0
                write(numbers, start + 1, entry, viewer)

        return put


class Held(Feature):
    """Pieces of which there is one each and that lie before some seat: for each whose it is, and more about it.

    ``key`` is a list with an entry per seat, ``of`` the list of pieces in each, which have a name under ``key``.
    """

    def __init__(self, key: str, of: str, names: Sequence[str], *parts: Feature) -> None:
        super().__init__(key)
        self.of = of
        self.known = names
        self.parts = parts

    def bind(self, part: Kind) -> None:
        bind(self.parts, part.field(self.key).entry().field(self.of).entry())

    def names(self, seats: int) -> list[str]:
        there = [f"{self.of}.{name}" for name in self.known]
        owners = [f"of={seat_name(step)}" for step in range(seats)]
        inner = owners + names_of(self.parts, seats)
        return [f"{one}.{name}" for one in there for name in inner]

    def writer(self, seats: int) -> Put:
        key, of = self.key, self.of
        write, size = writer_of(self.parts, seats)
        starts = {name: place * (size + seats) for place, name in enumerate(self.known)}

        def put(numbers: Numbers, at: int, part: Any, viewer: int) -> None:
            for seat, holder in enumerate(part[key]):
                for entry in holder[of]:
                    start = at + starts[entry["key"]]
                    numbers[start + (seat - viewer) % seats] = 1.0
                    write(numbers, start + seats, entry, viewer)

        return put
