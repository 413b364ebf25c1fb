"""What may have happened. Facts only; the sentences are in ``text/``."""

from __future__ import annotations

from typing import Any, Final

from muster.games.meeples_and_monsters.content.pieces import CLASSES, DISTRICTS, KIND_NAMES, SHAMAN_AS, Box
from muster.kernel.events import NUMBER, SEAT, TAKE_BACK, EventKind, FactType
from muster.kernel.options import Param


def _kind_text(kind: int) -> str:
    return f"class-{KIND_NAMES[kind]}" if kind < SHAMAN_AS else f"shaman-as-{CLASSES[kind - SHAMAN_AS]}"


def _counted_text(kind: int) -> str:
    return f"units-{CLASSES[kind]}" if kind < SHAMAN_AS else f"units-{_kind_text(kind)}"


def _kind_key(box: Box, kind: int) -> object:
    return KIND_NAMES[kind]


def _kind_param(box: Box, kind: int) -> Param:
    return _kind_text(kind)


def _counts_json(box: Box, counts: tuple[int, ...]) -> object:
    return {KIND_NAMES[kind]: number for kind, number in enumerate(counts) if number}


def _counts_param(box: Box, counts: tuple[int, ...]) -> Param:
    units: list[Any] = []
    for kind, number in enumerate(counts):
        if number:
            units.append((_counted_text(kind), number))
    return tuple(units)


def _spot_json(box: Box, spot: int) -> object:
    return box.spot_key(spot)


def _spot_param(box: Box, spot: int) -> Param:
    return box.spot_text(spot)


def _monster_json(box: Box, monster: int) -> object:
    return box.monsters[monster].key


def _monster_param(box: Box, monster: int) -> Param:
    return f"monster-{box.monsters[monster].key}"


def _quest_json(box: Box, quest: int) -> object:
    return box.quests[quest].key


def _quest_param(box: Box, quest: int) -> Param:
    return f"quest-{box.quests[quest].key}"


def _quests_json(box: Box, quests: tuple[int, ...]) -> object:
    return [box.quests[quest].key for quest in quests]


def _quests_param(box: Box, quests: tuple[int, ...]) -> Param:
    return tuple([f"quest-{box.quests[quest].key}" for quest in quests])


def _district_json(box: Box, district: int) -> object:
    return DISTRICTS[district]


def _district_param(box: Box, district: int) -> Param:
    return f"district-{DISTRICTS[district]}"


def _slot_json(box: Box, slot: int) -> object:
    return box.slots[slot].key


def _slot_param(box: Box, slot: int) -> Param:
    return f"slot-{box.slots[slot].key}"


def _room_json(box: Box, room: int) -> object:
    return box.rooms[room].key


def _room_param(box: Box, room: int) -> Param:
    return f"room-{box.rooms[room].key}"


def _token_json(box: Box, token: int) -> object:
    return box.tokens[token].key


def _token_param(box: Box, token: int) -> Param:
    return f"token-{box.tokens[token].key}"


KIND: Final = FactType(_kind_key, _kind_param)
COUNTED_KIND: Final = FactType(_kind_key, lambda box, kind: _counted_text(kind))
MEEPLES: Final = FactType(_counts_json, _counts_param)
SPOT: Final = FactType(_spot_json, _spot_param)
MONSTER: Final = FactType(_monster_json, _monster_param)
QUEST: Final = FactType(_quest_json, _quest_param)
QUESTS: Final = FactType(_quests_json, _quests_param)
DISTRICT: Final = FactType(_district_json, _district_param)
SLOT: Final = FactType(_slot_json, _slot_param)
ROOM: Final = FactType(_room_json, _room_param)
TOKEN: Final = FactType(_token_json, _token_param)

# Setup and the course of the game.
FIRST_PLAYER = EventKind("first-player", SEAT("seat"), NUMBER("corruption"))
TURN_BEGINS = EventKind("turn-begins", SEAT("seat"), NUMBER("round"), opens_turn=True)
FINAL_TURNS = EventKind("final-turns", NUMBER("round"))
GAME_ENDS = EventKind("game-ends", NUMBER("round"))
# Meeples.
MEEPLES_DRAWN = EventKind("meeples-drawn", SEAT("seat"), MEEPLES("meeples"))
BAG_REFILLED = EventKind("bag-refilled", SEAT("seat"), NUMBER("number"))
MEEPLE_GAINED = EventKind(
    "meeple-gained", SEAT("seat"), COUNTED_KIND("unit"), NUMBER("number"), counted=("unit", "number")
)
MEEPLE_RETURNED = EventKind("meeple-returned", SEAT("seat"), KIND("unit"))
NOTHING_LEFT = EventKind("nothing-left", SEAT("seat"), KIND("unit"))
MEEPLE_REBAGGED = EventKind("meeple-rebagged", SEAT("seat"), KIND("unit"))
PEASANTS_FLED = EventKind("peasants-fled", SEAT("seat"), NUMBER("number"), SPOT("place"))
UNIT_STAYS = EventKind("unit-stays", SEAT("seat"), KIND("unit"))
# Score.
VP_GAINED = EventKind("vp-gained", SEAT("seat"), NUMBER("vp"))
# Development.
ABILITY_USED = EventKind("ability-used", SEAT("seat"), KIND("unit"))
RESEARCHED = EventKind("researched", SEAT("seat"), NUMBER("mages"))
TILE_BUILT = EventKind("tile-built", SEAT("seat"), SPOT("tile"), SLOT("slot"))
BUILDER_JOINED = EventKind("builder-joined", SEAT("seat"), NUMBER("number"))
LEVELLED = EventKind("levelled", SEAT("seat"), KIND("unit"), NUMBER("level"), NUMBER("vp"))
LEVEL_UNPAID = EventKind("level-unpaid", SEAT("seat"), KIND("unit"))
# Main Phase.
ASSIGNED = EventKind("assigned", SEAT("seat"), MEEPLES("units"), SPOT("place"))
PASSED = EventKind("passed", SEAT("seat"))
LOCATION_USED = EventKind("location-used", SEAT("seat"), SPOT("place"))
ROOM_DONE = EventKind("room-done", SEAT("seat"), ROOM("room"))
ROOM_TURNED_UP = EventKind("room-turned-up", ROOM("room"), DISTRICT("district"))
MONSTER_BEATEN = EventKind("monster-beaten", SEAT("seat"), MONSTER("monster"), NUMBER("vp"))
TOKEN_PAID = EventKind("token-paid", SEAT("seat"), TOKEN("token"), NUMBER("vp"))
HILL_TAKEN = EventKind("hill-taken", SEAT("seat"), SPOT("place"), SEAT("other"))
HILL_PAID = EventKind("hill-paid", SEAT("seat"), SPOT("place"))
# Quests.
QUESTS_DRAWN = EventKind("quests-drawn", SEAT("seat"), NUMBER("number"), QUESTS("quests"), secret=("quests",))
QUEST_DISCARDED = EventKind("quest-discarded", SEAT("seat"), QUEST("quest"))
QUEST_COMPLETED = EventKind("quest-completed", SEAT("seat"), QUEST("quest"), NUMBER("vp"))
QUEST_SCORED = EventKind("quest-scored", SEAT("seat"), QUEST("quest"), NUMBER("vp"))
QUEST_FAILED = EventKind("quest-failed", SEAT("seat"), QUEST("quest"), NUMBER("vp"))
EFFECT_USED = EventKind("effect-used", SEAT("seat"), QUEST("quest"))
# Draw Phase.
MONSTER_ARRIVES = EventKind("monster-arrives", MONSTER("monster"), DISTRICT("district"))
COUNCIL_ARRIVES = EventKind("council-arrives", NUMBER("number"))
TILE_TURNED_UP = EventKind("tile-turned-up", SPOT("tile"))
UNIT_RETURNS = EventKind("unit-returns", SEAT("seat"), KIND("unit"))

EVENTS: Final = (
    TAKE_BACK,
    FIRST_PLAYER,
    TURN_BEGINS,
    FINAL_TURNS,
    GAME_ENDS,
    MEEPLES_DRAWN,
    BAG_REFILLED,
    MEEPLE_GAINED,
    MEEPLE_RETURNED,
    NOTHING_LEFT,
    MEEPLE_REBAGGED,
    PEASANTS_FLED,
    UNIT_STAYS,
    VP_GAINED,
    ABILITY_USED,
    RESEARCHED,
    TILE_BUILT,
    BUILDER_JOINED,
    LEVELLED,
    LEVEL_UNPAID,
    ASSIGNED,
    PASSED,
    LOCATION_USED,
    ROOM_DONE,
    ROOM_TURNED_UP,
    MONSTER_BEATEN,
    TOKEN_PAID,
    HILL_TAKEN,
    HILL_PAID,
    QUESTS_DRAWN,
    QUEST_DISCARDED,
    QUEST_COMPLETED,
    QUEST_SCORED,
    QUEST_FAILED,
    EFFECT_USED,
    MONSTER_ARRIVES,
    COUNCIL_ARRIVES,
    TILE_TURNED_UP,
    UNIT_RETURNS,
)
