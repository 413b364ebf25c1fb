"""What a learner sees of Meeples & Monsters."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.pieces import BASIC, CLASSES, DISTRICTS, KIND_NAMES, TYPES, UNITS, Box
from muster.games.meeples_and_monsters.state import PHASES, SLOTS_PER_DISTRICT, SOURCES
from muster.toolkit.features import (
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

PAIRS = tuple([(partner, unit) for partner in CLASSES[:UNITS] for unit in CLASSES[:UNITS]])


def features(box: Box) -> tuple[Feature, ...]:
    """Everything that the view holds."""
    monsters = [monster.key for monster in box.monsters]
    council = monsters[box.normal :]
    locations = [location.key for location in box.locations]
    quests = [quest.key for quest in box.quests]
    rooms = [room.key for room in box.rooms]
    return (
        Count("round"),
        OneOf("phase", PHASES),
        SeatOf("active"),
        SeatOf("first"),
        Inside("final", Count("from"), Count("last")),
        Count("arrived"),
        Flag("towers"),
        Many("supply", CLASSES),
        Seats(
            "players",
            Count("score"),
            Many("tavern", CLASSES),
            Many("lodgings", CLASSES),
            Many("bag", CLASSES),
            Many("levels", CLASSES[1:BASIC]),
            Count("quests"),
            Many("completed", quests),
            Many("pile", monsters),
            Many("rooms", rooms),
            Many("fought", council),
            Inside(
                "bonuses",
                Many("class", CLASSES[:UNITS]),
                Many("versus", TYPES),
                Amounts("pairs", PAIRS),
                there=False,
            ),
            Many("vp_from", SOURCES),
        ),
        Row(
            "districts",
            DISTRICTS,
            Count("overrun"),
            Row("monsters", SLOTS_PER_DISTRICT, OneOf("", monsters)),
            Row("locations", 3, OneOf("key", locations), SeatOf("builder")),
            Inside("tower", OneOf("room", rooms), Count("left")),
        ),
        Many("display", locations),
        Count("tile_stack"),
        Count("monster_deck"),
        Count("quest_deck"),
        Many("quest_discard", quests),
        Keyed("council", council, OneOf("token", [token.key for token in box.tokens]), SeatsIn("fought_by")),
        Inside("capitol", Many("builders_yard", KIND_NAMES), Many("hall_of_heroes", KIND_NAMES), there=False),
        Keyed(
            "plan",
            [*locations, *monsters, *rooms],
            Many("units", KIND_NAMES),
            Count("total"),
            Count("strength"),
            Flag("joined"),
            OneOf("named", KIND_NAMES),
        ),
        Keyed("hills", locations, SeatOf("seat"), Many("units", KIND_NAMES), by="location"),
        Many("stocks", [location.key for location in box.locations if location.stock]),
        OneOf("arriving", monsters),
        Many("gained", CLASSES),
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
