"""What a learner sees of Meeples & Monsters."""

from __future__ import annotations

from muster.envs.features import (
    Amounts,
    Count,
    Feature,
    Flag,
    Inside,
    Keyed,
    Length,
    Many,
    OneOf,
    Row,
    SeatOf,
    Seats,
    SeatsIn,
    SeatZones,
)
from muster.games.meeples_and_monsters.content.pieces import BASIC, CLASSES, DISTRICTS, KIND_NAMES, TYPES, UNITS, Box
from muster.games.meeples_and_monsters.state import PHASES, SLOTS_PER_DISTRICT, SOURCES

PAIRS = tuple([(partner, unit) for partner in CLASSES[:UNITS] for unit in CLASSES[:UNITS]])
MOST_ROUNDS = 40
MOST_UNITS = 6  # in one place


def features(box: Box) -> tuple[Feature, ...]:
    """Everything that the view holds."""
    monsters = [monster.key for monster in box.monsters]
    council = monsters[box.normal :]
    locations = [location.key for location in box.locations]
    quests = [quest.key for quest in box.quests]
    rooms = [room.key for room in box.rooms]
    return (
        Count("round", MOST_ROUNDS),
        OneOf("phase", PHASES),
        SeatOf("active"),
        SeatOf("first"),
        Inside("final", Count("from", MOST_ROUNDS), Count("last", MOST_ROUNDS)),
        Count("arrived", 3),
        Flag("towers"),
        Many("supply", CLASSES, 40),
        Seats(
            "players",
            Count("score", 100),
            Many("tavern", CLASSES, 10),
            Many("lodgings", CLASSES, 25),
            Many("bag", CLASSES, 25),
            Many("levels", CLASSES[1:BASIC], 3),
            Count("quests", 20),
            Many("completed", quests),
            Many("pile", monsters),
            Many("rooms", rooms),
            Many("fought", council),
            Inside(
                "bonuses",
                Many("class", CLASSES[:UNITS], 5),
                Many("versus", TYPES, 5),
                Amounts("pairs", PAIRS, 3),
                there=False,
            ),
            Many("vp_from", SOURCES, 60),
        ),
        Row(
            "districts",
            DISTRICTS,
            Count("overrun", 3),
            Row("monsters", SLOTS_PER_DISTRICT, OneOf("", monsters)),
            Row("locations", 3, OneOf("key", locations), SeatOf("builder")),
            Inside("tower", OneOf("room", rooms), Count("left", 5)),
        ),
        Many("display", locations),
        Count("tile_stack", 12),
        Count("monster_deck", 40),
        Count("quest_deck", 44),
        Many("quest_discard", quests),
        Keyed("council", council, OneOf("token", [token.key for token in box.tokens]), SeatsIn("fought_by")),
        Inside("capitol", Many("builders_yard", KIND_NAMES, 2), Many("hall_of_heroes", KIND_NAMES), there=False),
        Keyed(
            "plan",
            [*locations, *monsters, *rooms],
            Many("units", KIND_NAMES, MOST_UNITS),
            Count("total", 30),
            Count("strength", 30),
            Flag("joined"),
            OneOf("named", KIND_NAMES),
        ),
        Keyed("hills", locations, SeatOf("seat"), Many("units", KIND_NAMES, MOST_UNITS), by="location"),
        Many("stocks", [location.key for location in box.locations if location.stock], 5),
        OneOf("arriving", monsters),
        Many("gained", CLASSES, 5),
        OneOf("returning", CLASSES),
        Inside(
            "zones",
            SeatZones("hand", quests, 20),
            SeatZones("just-drawn", quests, 5),
            Length("monsters-1", 12),
            Length("monsters-2", 20),
            Length("monsters-3", 12),
            Length("room-stack", 20),
            there=False,
        ),
    )


def asked(box: Box) -> tuple[Feature, ...]:
    """Which place, Monster or tile a question is about, and how much."""
    spots = [
        *[f"location-{location.key}" for location in box.locations],
        *[f"monster-{monster.key}" for monster in box.monsters],
        *[f"room-{room.key}" for room in box.rooms],
    ]
    return (
        OneOf("place", spots),
        OneOf("monster", spots),
        OneOf("tile", spots),
        Count("strength", 30),
        Count("total", 30),
        Count("number", 5),
    )
