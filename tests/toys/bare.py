"""A game without any rules: tests bring their own steps, and see what the kernel does with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from muster.kernel.chance import Chance, LoadedChance
from muster.kernel.events import AnyEvent
from muster.kernel.game import Content, Game, Prompt
from muster.kernel.match import Match, new_match
from muster.kernel.result import Result
from muster.kernel.table import Options, Table
from muster.kernel.zones import Audience, ZoneSpec, place

LETTERS = "abcde"


class BareContent(Content):
    """Five options, ``a`` to ``e``."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("standard", "0123", "")
        for at, letter in enumerate(LETTERS):
            self.book.enter(letter, letter, at, "option-pass")


CONTENT = BareContent()


class BareTable(Table):
    """A table that only notes what happens on it."""

    __slots__ = ("done",)

    def __init__(self, game: Game, seats: int, chance: Chance, layout: tuple[ZoneSpec, ...] = ()) -> None:
        super().__init__(game, seats, chance, layout)
        self.done: list[str] = []

    def clone(self) -> BareTable:
        twin = BareTable.__new__(BareTable)
        self.copy_to(twin)
        twin.done = self.done.copy()
        return twin

    def note(self, *words: object) -> None:
        self.done.append(" ".join(str(word) for word in words))


def letters(table: BareTable, seat: int, which: str = LETTERS, *_: object) -> Options:
    """The options that the second argument names."""
    return tuple([CONTENT.book[letter] for letter in which])


def bare_game(
    start: Callable[..., None] | None = None,
    *steps: Callable[..., None],
    layout: tuple[ZoneSpec, ...] = (),
    events: Sequence[AnyEvent] = (),
    offers: Sequence[Callable[..., Options]] = (),
    prompts: Mapping[str, Prompt] | None = None,
) -> Game:
    """A game that begins with one step and knows the others by name."""

    def deal(game: Game, seats: int, options: Mapping[str, object], chance: Chance, content: Content) -> Table:
        table = BareTable(game, seats, chance, layout)
        if start is not None:
            table.then(start)
        return table

    def load_content(pack: str | Path | None) -> BareContent:
        return CONTENT

    def view(table: BareTable, seat: int) -> dict[str, object]:
        return {"done": list(table.done)}

    def card_name(content: Content, zone: int, card: int) -> str:
        return f"card-{card}"

    def result(table: BareTable) -> Result:
        seats = range(table.seats)
        return Result(["shared" for _ in seats], [0 for _ in seats], [{} for _ in seats], [seats])

    return Game(
        name="bare",
        rules_version=1,
        seats=(1, 2, 3, 4),
        options={},
        folder=Path(__file__).parent,
        load_content=load_content,
        stored_content=load_content,
        deal=deal,
        steps={function.__name__: function for function in (*([] if start is None else [start]), *steps)},
        offers={function.__name__: function for function in (letters, *offers)},
        prompts=prompts or {"which": Prompt()},
        events=events,
        view=view,
        card_name=card_name,
        result=result,
        state_classes={"Table": (BareTable, ("done",))},
    )


def bare_match(start: Callable[..., None], *steps: Callable[..., None], seats: int = 2, **more: Any) -> Match:
    """A match of such a game, run to its first question."""
    return new_match(bare_game(start, *steps, **more), seats, "1", None, CONTENT, True)


def done(match: Match) -> list[str]:
    assert isinstance(match.table, BareTable)
    return match.table.done


def zone_table(
    *zones: tuple[ZoneSpec, Sequence[int]], seats: int = 3, loads: dict[str, list[int]] | None = None
) -> BareTable:
    """A table with nothing but zones, each with its cards."""
    layout = tuple([spec for spec, _ in zones])
    table = BareTable(bare_game(layout=layout), seats, LoadedChance(loads or {}), layout)
    for at, (_, cards) in enumerate(zones):
        place(table, at, tuple(cards))
    return table


def deck(name: str = "deck", **more: Any) -> ZoneSpec:
    """An ordered deck, face down."""
    return ZoneSpec(name, Audience.NOBODY, pool="cards", ordered=True, **more)


def pool(name: str = "pool", **more: Any) -> ZoneSpec:
    """An unordered deck from which cards are drawn blindly."""
    return ZoneSpec(name, Audience.NOBODY, pool="cards", **more)


def hand(seat: int, **more: Any) -> ZoneSpec:
    return ZoneSpec(f"hand-{seat}", Audience.OWNER, pool="cards", owner=seat, **more)


def row(name: str = "row", **more: Any) -> ZoneSpec:
    """Cards face up."""
    return ZoneSpec(name, Audience.EVERYONE, pool="cards", **more)
