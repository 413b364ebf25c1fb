"""State as plain data: for snapshots, for the state hash, and for the schema that both depend on.

Values are written as JSON with the kind of each container kept, classes by their listed fields. The text is the same
on every machine and under every hash seed; dictionaries are written in key order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

from muster.kernel.chance import chance_from_plain
from muster.kernel.errors import SnapshotError
from muster.kernel.table import TABLE_FIELDS, Asking, Question, Table
from muster.kernel.zones import Zone

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
        return ["q", freeze(value.to_plain(), classes)]
    if kind is Asking:
        return ["a", freeze(value.questions, classes)]
    if kind is dict:
        return ["d", *[[freeze(key, classes), freeze(value[key], classes)] for key in sorted(value)]]
    name = kind.__name__
    if name in classes and classes[name][0] is kind:
        return ["o", name, *[freeze(getattr(value, field), classes) for field in classes[name][1]]]
    raise TypeError(f"{name} cannot be part of a state")


def thaw(plain: Any, classes: StateClasses) -> Any:
    """The value that ``freeze`` wrote down."""
    if not isinstance(plain, list):
        return plain
    kind = plain[0]
    if kind == "t":
        return tuple([thaw(item, classes) for item in plain[1:]])
    if kind == "l":
        return [thaw(item, classes) for item in plain[1:]]
    if kind == "z":
        return Zone(tuple(plain[1]), tuple(plain[2]), plain[3:] == ["loose"])
    if kind == "q":
        return Question(*thaw(plain[1], classes))
    if kind == "a":
        return Asking(thaw(plain[1], classes))
    if kind == "d":
        return {thaw(key, classes): thaw(value, classes) for key, value in plain[1:]}
    if kind == "o":
        made_of: Any
        made_of, _ = classes[plain[1]]  # a state class is made from its listed fields, in their order
        return made_of(*[thaw(value, classes) for value in plain[2:]])
    raise SnapshotError(f"unknown kind of value: {kind}")


def table_fields(table: Table) -> tuple[str, ...]:
    """All fields that are state, the kernel's first."""
    return TABLE_FIELDS + table.game.state_classes["Table"][1]


def state_to_plain(table: Table) -> list[Any]:
    """The whole state of a table, luck first."""
    classes = table.game.state_classes
    plain: list[Any] = [table.chance.to_plain()]
    plain.extend([freeze(getattr(table, field), classes) for field in table_fields(table)])
    return plain


def plain_to_state(table: Table, plain: list[Any]) -> None:
    """Set a table's state from plain data."""
    classes = table.game.state_classes
    table.chance = chance_from_plain(plain[0])
    for field, value in zip(table_fields(table), plain[1:], strict=True):
        setattr(table, field, thaw(value, classes))
    table.queued = []
    table.relist()


def compact(plain: Any) -> bytes:
    """JSON in its shortest form."""
    return json.dumps(plain, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()


def state_hash(table: Table) -> str:
    """Sixteen bytes that stand for the state; equal for equal states on every machine."""
    return blake2b(compact(state_to_plain(table)), digest_size=16).hexdigest()


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
