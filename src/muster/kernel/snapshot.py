"""State as plain data: for snapshots, for the state hash, and for the schema that both depend on.

Values are written as JSON with the kind of each container kept, classes by their listed fields, steps and offers by
their names. The text is the same on every machine and under every hash seed; dictionaries are written in key order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from muster.kernel.chance import chance_from_plain
from muster.kernel.errors import SnapshotError
from muster.kernel.table import TABLE_FIELDS, Asking, Question, Table
from muster.kernel.zones import Zone

if TYPE_CHECKING:
    from muster.kernel.game import Game

StateClasses = Mapping[str, tuple[type, tuple[str, ...]]]


def freeze(value: Any, classes: StateClasses) -> Any:
    """A value of the state as JSON."""
    kind = type(value)
    if kind is int or kind is str or value is None or kind is bool:
        return value
    if kind is tuple:
        return ["t", *[freeze(item, classes) for item in value]]
    if kind is list:
        return ["l", *[freeze(item, classes) for item in value]]
    if kind is Zone:
        return ["z", list(value.cards), list(value.known), *(["loose"] if value.loose else [])]
    if kind is Question:
        functions = (value.offers.__name__, value.answer.__name__)
        asked = (value.seat, value.prompt, *functions, value.args, value.anyway, value.each)
        return ["q", freeze(asked, classes)]
    if kind is Asking:
        return ["a", freeze(value.questions, classes)]
    if kind is dict:
        return ["d", *[[freeze(key, classes), freeze(value[key], classes)] for key in sorted(value)]]
    name = kind.__name__
    if name in classes and classes[name][0] is kind:
        return ["o", name, *[freeze(getattr(value, field), classes) for field in classes[name][1]]]
    raise TypeError(f"{name} cannot be part of a state")


def thaw(plain: Any, classes: StateClasses, game: Game | None = None) -> Any:
    """The value that ``freeze`` wrote down; the ``game`` knows the functions that a question names."""
    if not isinstance(plain, list):
        return plain
    kind = plain[0]
    if kind == "t":
        return tuple([thaw(item, classes, game) for item in plain[1:]])
    if kind == "l":
        return [thaw(item, classes, game) for item in plain[1:]]
    if kind == "z":
        return Zone(tuple(plain[1]), tuple(plain[2]), plain[3:] == ["loose"])
    if kind == "q":
        if game is None:
            raise SnapshotError("a question belongs to a game")
        seat, prompt, offers, answer, args, anyway, each = thaw(plain[1], classes, game)
        return Question(seat, prompt, game.offers[offers], game.steps[answer], args, anyway, each)
    if kind == "a":
        return Asking(thaw(plain[1], classes, game))
    if kind == "d":
        return {thaw(key, classes, game): thaw(value, classes, game) for key, value in plain[1:]}
    if kind == "o":
        made_of: Any
        made_of, _ = classes[plain[1]]  # a state class is made from its listed fields, in their order
        return made_of(*[thaw(value, classes, game) for value in plain[2:]])
    raise SnapshotError(f"unknown kind of value: {kind}")


def table_fields(table: Table) -> tuple[str, ...]:
    """All fields that are state, the kernel's first."""
    return TABLE_FIELDS + table.game.state_classes["Table"][1]


def state_to_plain(table: Table) -> list[Any]:
    """The whole state of a table, luck first."""
    classes = table.game.state_classes
    # The agenda with the names of the steps that wait.
    agenda = [(each[0].__name__, each[1]) if isinstance(each, tuple) else each for each in table.agenda]
    values = [agenda, table.questions, table.held, table.zones, *table.columns()]
    return [table.chance.to_plain(), *[freeze(value, classes) for value in values]]


def plain_to_state(table: Table, plain: list[Any]) -> None:
    """Set a table's state from plain data."""
    game = table.game
    table.chance = chance_from_plain(plain[0])
    values = [thaw(frozen, game.state_classes, game) for frozen in plain[1:]]
    agenda, table.questions, table.held, table.zones = values[: len(TABLE_FIELDS)]
    table.agenda = [(game.steps[each[0]], each[1]) if isinstance(each, tuple) else each for each in agenda]
    table.lay_columns(values[len(TABLE_FIELDS) :])
    table.queued = []
    table.relist()


def compact(plain: Any) -> bytes:
    """JSON in its shortest form."""
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()


def state_hash(table: Table) -> str:
    """Sixteen bytes that stand for the state; equal for equal states on every machine.

    A match under older rules has the hashes that it had then: fields and zones that came later are left out.
    """
    plain = state_to_plain(table)
    rules = table.rules
    later = table.game.fields_since
    if any(since > rules for since in later.values()):
        plain = [plain[0]] + [
            value for field, value in zip(table_fields(table), plain[1:], strict=True) if later.get(field, 0) <= rules
        ]
    if any(spec.since > rules for spec in table.layout):
        at = 1 + TABLE_FIELDS.index("zones")
        of_then = [zone for zone, spec in zip(plain[at][1:], table.layout, strict=True) if spec.since <= rules]
        plain[at] = ["l", *of_then]
    return blake2b(compact(plain), digest_size=16).hexdigest()


def schema_hash(table: Table) -> str:
    """Sixteen bytes that stand for the shape of the state: classes, fields, zones, names of steps and offers."""
    game = table.game
    shape = [
        [[name, list(fields)] for name, (_, fields) in sorted(game.state_classes.items())],
        list(TABLE_FIELDS),
        [spec.name for spec in table.layout],
        sorted(game.steps),
        sorted(game.offers),
    ]
    return blake2b(compact(shape), digest_size=16).hexdigest()
