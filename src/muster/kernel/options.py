"""Options: the answers that a question offers, and the words that a client shows for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# A parameter of a text: a number, the id of another text, such an id with a number, or several of these.
Param = int | str | tuple[str, int] | tuple[object, ...]


class Saying:
    """The id of a text with its parameters; the engine never holds sentences."""

    __slots__ = ("params", "text_id")

    def __init__(self, text_id: str, params: Mapping[str, Param] | None = None) -> None:
        self.text_id = text_id
        self.params: Mapping[str, Param] = {} if params is None else params

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Saying) and self.text_id == other.text_id and self.params == other.params

    def __hash__(self) -> int:
        return hash(self.text_id)

    def __repr__(self) -> str:
        return f"Saying({self.text_id!r}, {dict(self.params)!r})"

    def to_json(self) -> dict[str, object]:
        return {"text": self.text_id, "params": dict(self.params)}


class Option:
    """One legal answer: a small value, made once per game and shared by all its matches.

    ``key`` is stable and readable, a promise to old records; ``number`` is the option's fixed place in the game's
    book of options, for learning; ``kind`` and ``value`` are what the rules read.
    """

    __slots__ = ("key", "kind", "number", "saying", "value")

    def __init__(self, key: str, number: int, kind: str, value: int, saying: Saying) -> None:
        self.key = key
        self.number = number
        self.kind = kind
        self.value = value
        self.saying = saying

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class OptionBook:
    """All options that a game can ever offer, numbered in the order in which they are entered."""

    __slots__ = ("by_key", "options")

    def __init__(self) -> None:
        self.options: list[Option] = []
        self.by_key: dict[str, Option] = {}
        self.enter("pass", "pass", 0, "option-pass")

    def enter(self, key: str, kind: str, value: int, text_id: str, params: Mapping[str, Param] | None = None) -> Option:
        """Enter one option; its key must be new."""
        assert key not in self.by_key, f"the option {key} is in the book already"
        assert key.split() == [key.removeprefix("#")], f"the option {key!r} cannot stand in a record"
        option = Option(key, len(self.options), kind, value, Saying(text_id, params))
        self.options.append(option)
        self.by_key[key] = option
        return option

    def __getitem__(self, key: str) -> Option:
        return self.by_key[key]

    def __len__(self) -> int:
        return len(self.options)


class Content:
    """What every game's content has: the pack's name and hash, its records, and the book of all options."""

    __slots__ = ("book", "hash", "pack", "pack_name", "stored")

    def __init__(self, pack_name: str, content_hash: str, stored: str) -> None:
        self.pack_name = pack_name
        self.hash = content_hash
        self.stored = stored
        self.pack: Any = None  # the pack that it was laid out from, where there is one
        self.book = OptionBook()

    @property
    def tables(self) -> Mapping[str, Mapping[str, Any]]:
        """The records of the pack by table and key: what each costs, gives and does, as its content file says it."""
        tables: Mapping[str, Mapping[str, Any]] = {} if self.pack is None else self.pack.tables
        return tables

    def option(self, key: str) -> Option:
        return self.book[key]


class Refusal:
    """Something that is shown but not allowed now, with the reason."""

    __slots__ = ("option", "reason")

    def __init__(self, option: Option, reason: Saying) -> None:
        self.option = option
        self.reason = reason
