"""What lies on the table of the toy."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from tests.toys.ruins.content import BACKS, RuinsContent

from muster.kernel.chance import Chance
from muster.kernel.game import Game
from muster.kernel.table import Seat, Table
from muster.kernel.zones import Audience, ZoneSpec

DECK: Final = 0  # ordered, face down
GRAVE: Final = 1  # ordered, face down: what somebody hid
DISCARD: Final = 2
OMENS: Final = 3  # a blind pool
SPENT: Final = 4  # a second blind pool of the same cards
OMEN: Final = 5
COMMON_ZONES: Final = 6


def hand(seat: Seat) -> int:
    return COMMON_ZONES + 2 * seat


def looked_at(seat: Seat) -> int:
    return COMMON_ZONES + 2 * seat + 1


@cache
def layout(seats: int) -> tuple[ZoneSpec, ...]:
    """Zone by zone: who sees it, which cards may lie there, and whether their order means something.  [RU-SET-03]"""
    specs = [
        ZoneSpec("deck", Audience.NOBODY, pool="ruins", ordered=True, backs=BACKS),
        ZoneSpec("grave", Audience.NOBODY, pool="ruins", ordered=True, backs=BACKS),
        ZoneSpec("discard", Audience.EVERYONE, pool="ruins", ordered=True, backs=BACKS),
        ZoneSpec("omens", Audience.NOBODY, pool="omens"),
        ZoneSpec("spent", Audience.NOBODY, pool="omens"),
        ZoneSpec("omen", Audience.EVERYONE, pool="omens"),
    ]
    for seat in range(seats):
        specs.append(ZoneSpec(f"hand-{seat}", Audience.OWNER, pool="ruins", owner=seat, backs=BACKS))
        specs.append(ZoneSpec(f"looked-at-{seat}", Audience.OWNER, pool="ruins", owner=seat, ordered=True, backs=BACKS))
    return tuple(specs)


class Duel:
    """Who fights whom, and for how much."""

    __slots__ = ("challenged", "challenger", "stake")

    def __init__(self, challenger: Seat, challenged: Seat, stake: int) -> None:
        self.challenger = challenger
        self.challenged = challenged
        self.stake = stake

    def clone(self) -> Duel:
        return Duel(self.challenger, self.challenged, self.stake)


class RuinsTable(Table):
    """The ruins, the purses and the course of the game."""

    __slots__ = (
        "active",
        "bids",
        "content",
        "duel",
        "gold",
        "omens",
        "order",
        "rivals",
        "round",
        "rounds",
        "tally",
        "wounds",
    )

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, object], chance: Chance, content: RuinsContent
    ) -> None:
        super().__init__(game, seats, chance, layout(seats))
        self.content = content
        rounds = options["rounds"]
        assert isinstance(rounds, int)
        self.rounds = rounds
        self.rivals = options["mode"] == "rivals" and seats > 1
        self.omens = options["omens"] is True
        self.round = 0
        self.active: Seat = 0
        self.order: tuple[Seat, ...] = tuple(range(seats))
        self.bids: tuple[int, ...] = ()
        self.gold: list[int] = [2] * seats
        self.wounds: list[int] = [0] * seats
        self.duel: Duel | None = None
        self.tally: dict[str, int] = {}

    def clone(self) -> RuinsTable:
        twin = RuinsTable.__new__(RuinsTable)
        self.copy_to(twin)
        twin.content = self.content
        twin.rounds = self.rounds
        twin.rivals = self.rivals
        twin.omens = self.omens
        twin.round = self.round
        twin.active = self.active
        twin.order = self.order
        twin.bids = self.bids
        twin.gold = self.gold.copy()
        twin.wounds = self.wounds.copy()
        twin.duel = None if self.duel is None else self.duel.clone()
        twin.tally = self.tally.copy()
        return twin


FIELDS: Final = ("round", "active", "order", "bids", "gold", "wounds", "duel", "tally")
STATE_CLASSES: Final[dict[str, tuple[type, tuple[str, ...]]]] = {
    "Table": (RuinsTable, FIELDS),
    "Duel": (Duel, ("challenger", "challenged", "stake")),
}
