"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    DISTRICTS,
    MEEPLES,
    NO_ONE,
    Bonuses,
    Box,
    City,
    Group,
    Places,
)
from muster.kernel.chance import Chance
from muster.kernel.game import Game
from muster.kernel.table import Seat, Table
from muster.kernel.zones import Deck, ZoneSpec

# Zones that every match has; after them come, per seat, the Quest hand, the Quests just drawn and the completed ones.
MONSTERS_1: Final = 0
MONSTERS_2: Final = 1
MONSTERS_3: Final = 2
TILE_STACK: Final = 3
DISPLAY: Final = 4
QUEST_DECK: Final = 5
QUEST_DISCARD: Final = 6
ROOM_STACK: Final = 7
COMMON_ZONES: Final = 8
ZONES_PER_SEAT: Final = 3

QUESTS: Final = Deck(QUEST_DECK, QUEST_DISCARD, "quests")

CITY_SLOTS: Final = 12  # three Monster slots in each of four districts
SLOTS_PER_DISTRICT: Final = 3
NOBODY: Final = -1
NOTHING: Final = -1

SECOND_READING: Final = 3  # the version of the rules that followed a second reading of the rulebook

# Phases of a turn, as a view shows them.
Phase: TypeAlias = Literal["start", "development", "main", "draw"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
START: Final = 0
DEVELOPMENT: Final = 1
MAIN: Final = 2
DRAW: Final = 3

# Where VP come from, for the breakdown of the score.
Source: TypeAlias = Literal["monsters", "council", "quests", "locations", "rooms", "levels", "penalties"]
SOURCES: Final[tuple[Source, ...]] = get_args(Source)
FROM_MONSTERS: Final = 0
FROM_COUNCIL: Final = 1
FROM_QUESTS: Final = 2
FROM_LOCATIONS: Final = 3
FROM_ROOMS: Final = 4
FOR_LEVELS: Final = 5
PENALTIES: Final = 6


def hand(seat: Seat) -> int:
    """The zone of a seat's secret Quests."""
    return COMMON_ZONES + ZONES_PER_SEAT * seat


def just_drawn(seat: Seat) -> int:
    """The zone of Quests that a seat drew through the fight being resolved; they join the hand after it."""
    return COMMON_ZONES + ZONES_PER_SEAT * seat + 1


def completed(seat: Seat) -> int:
    """The zone of a seat's completed Quests."""
    return COMMON_ZONES + ZONES_PER_SEAT * seat + 2


class MeeplesTable(Table):
    """The City board, the scoreboard, the supply and the Player boards."""

    def __init__(self) -> None:
        """A blank table: ``unpack`` lays it out, ``clone`` fills it from another."""

    def unpack(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        chance: Chance,
        box: Box,
        layout: tuple[ZoneSpec, ...],
    ) -> None:
        """Everything as it comes out of the box.  [MM-SET-06, MM-SET-07, MM-SET-19]"""
        self.lay_out(game, seats, chance, layout)
        self.box = box
        self.towers = options["towers"] is True
        # The course of the game.
        self.round = 1
        self.first: Seat = 0
        self.active: Seat = 0
        self.phase = START
        self.arrived = 0  # a bit for each Dark Council Arrives card that is out
        self.final_from = 0  # the first final round, 0 while unknown
        self.last_round = 0
        # The supply and the Player boards.
        self.supply: list[int] = list(box.meeples)
        self.bags: list[list[int]] = [[0] * MEEPLES for _ in range(seats)]
        self.taverns: list[list[int]] = [[0] * MEEPLES for _ in range(seats)]
        self.lodgings: list[list[int]] = [[0] * MEEPLES for _ in range(seats)]
        self.scores: list[int] = [0] * seats
        self.sources: list[tuple[int, ...]] = [(0,) * len(SOURCES)] * seats
        self.levels: list[tuple[int, ...]] = [(1,) * BASIC] * seats
        self.bonuses: list[Bonuses] = [box.no_bonus] * seats
        self.in_force: list[tuple[int, ...]] = [()] * seats  # Ongoing Quests whose effect has begun
        self.piles: list[tuple[int, ...]] = [()] * seats
        self.rooms_taken: list[tuple[int, ...]] = [()] * seats
        self.tiles_built: list[int] = [0] * seats
        self.fought: list[int] = [0] * seats  # a bit for each Overlord that the seat has fought
        # The City board and the scoreboard.
        self.city: tuple[int, ...] = (NOTHING,) * CITY_SLOTS
        self.bottoms: tuple[int, ...] = (0, 0, 0)  # Monsters of each level mixed with a Dark Council card
        self.built: tuple[int, ...] = (NOTHING,) * len(box.slots)
        self.builders: tuple[Seat, ...] = (NOBODY,) * len(box.slots)
        self.stocks: tuple[int, ...] = (0,) * len(box.locations)
        self.hills: tuple[tuple[int, Seat, Group], ...] = ()
        self.tokens: tuple[int, ...] = ()
        self.tower_tops: tuple[int, ...] = (NOTHING,) * len(DISTRICTS)
        self.tower_left: tuple[int, ...] = (0,) * len(DISTRICTS)
        # This turn.
        self.used = 0  # a bit for each class whose ability was used
        self.capitol: tuple[tuple[int, ...], int] = ((), NOTHING)  # kinds at the Builders' Yard, kind at the Hall
        self.builder = 0  # how many Peasants constructed: 1 or 2
        self.plan: tuple[tuple[int, Group], ...] = ()  # spot and Units
        self.unresolved: tuple[int, ...] = ()  # spots not yet resolved
        self.fled: tuple[tuple[int, int], ...] = ()  # spot and number of the Peasants whom overrun added there
        self.joined = NOTHING  # the spot where a Peasant from the Lodgings joined
        self.named: tuple[int, int] = (NOTHING, NOTHING)  # spot and kind of the Unit strengthened by Corruption
        self.gained: list[int] = [0] * MEEPLES  # meeples on cards and places, on their way to the Lodgings
        self.returning = NOTHING  # the class of the Unit that returns to the Tavern after the Draw Phase
        self.extra_draw = 0
        self.assigned: Group = NO_ONE  # who was assigned to the Monster being resolved, the returned included
        self.fights = 0  # Monsters resolved this turn
        self.beaten: tuple[int, ...] = ()  # normal Monsters beaten this turn
        self.arriving = NOTHING  # a Monster turned up that has no place yet
        # Not state: the Locations that can be activated, worked out for the built tiles, and the Monsters that lie in
        # the city.
        self.places = Places((), ())
        self.lying = City((), ())

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "active",
        "arrived",
        "arriving",
        "assigned",
        "bags",
        "beaten",
        "bonuses",
        "bottoms",
        "box",
        "builder",
        "builders",
        "built",
        "capitol",
        "city",
        "extra_draw",
        "fights",
        "final_from",
        "first",
        "fled",
        "fought",
        "gained",
        "hills",
        "in_force",
        "joined",
        "last_round",
        "levels",
        "lodgings",
        "lying",
        "named",
        "phase",
        "piles",
        "places",
        "plan",
        "returning",
        "rooms_taken",
        "round",
        "scores",
        "sources",
        "stocks",
        "supply",
        "taverns",
        "tiles_built",
        "tokens",
        "tower_left",
        "tower_tops",
        "towers",
        "unresolved",
        "used",
    )

    def clone(self) -> MeeplesTable:
        """An exact copy."""
        twin = MeeplesTable()
        self.copy_to(twin)
        twin.box = self.box
        twin.towers = self.towers
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.arrived = self.arrived
        twin.final_from = self.final_from
        twin.last_round = self.last_round
        twin.supply = self.supply.copy()
        twin.bags = [each.copy() for each in self.bags]
        twin.taverns = [each.copy() for each in self.taverns]
        twin.lodgings = [each.copy() for each in self.lodgings]
        twin.scores = self.scores.copy()
        twin.sources = self.sources.copy()
        twin.levels = self.levels.copy()
        twin.bonuses = self.bonuses.copy()
        twin.in_force = self.in_force.copy()
        twin.piles = self.piles.copy()
        twin.rooms_taken = self.rooms_taken.copy()
        twin.tiles_built = self.tiles_built.copy()
        twin.fought = self.fought.copy()
        twin.city = self.city
        twin.bottoms = self.bottoms
        twin.built = self.built
        twin.builders = self.builders
        twin.stocks = self.stocks
        twin.hills = self.hills
        twin.tokens = self.tokens
        twin.tower_tops = self.tower_tops
        twin.tower_left = self.tower_left
        twin.used = self.used
        twin.capitol = self.capitol
        twin.builder = self.builder
        twin.plan = self.plan
        twin.unresolved = self.unresolved
        twin.fled = self.fled
        twin.joined = self.joined
        twin.named = self.named
        twin.gained = self.gained.copy()
        twin.returning = self.returning
        twin.extra_draw = self.extra_draw
        twin.assigned = self.assigned
        twin.fights = self.fights
        twin.beaten = self.beaten
        twin.arriving = self.arriving
        twin.places = self.places
        twin.lying = self.lying
        return twin

    # -- so far --


FIELDS_SINCE: Final = {"fled": SECOND_READING}


# -- made from unpack by: muster check state --renew --
# What is state, in the order of snapshots and hashes; the kernel's own fields come before.
FIELDS: Final = (
    "towers",
    "round",
    "first",
    "active",
    "phase",
    "arrived",
    "final_from",
    "last_round",
    "supply",
    "bags",
    "taverns",
    "lodgings",
    "scores",
    "sources",
    "levels",
    "bonuses",
    "in_force",
    "piles",
    "rooms_taken",
    "tiles_built",
    "fought",
    "city",
    "bottoms",
    "built",
    "builders",
    "stocks",
    "hills",
    "tokens",
    "tower_tops",
    "tower_left",
    "used",
    "capitol",
    "builder",
    "plan",
    "unresolved",
    "fled",
    "joined",
    "named",
    "gained",
    "returning",
    "extra_draw",
    "assigned",
    "fights",
    "beaten",
    "arriving",
)
# -- so far --

STATE_CLASSES: Final[dict[str, tuple[type, tuple[str, ...]]]] = {
    "Table": (MeeplesTable, FIELDS),
    "Bonuses": (Bonuses, ("classes", "pairs", "versus")),
}
