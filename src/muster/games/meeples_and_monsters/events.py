"""What may have happened. Facts only; the sentences are in ``text/``."""

from __future__ import annotations

from typing import Any, Final

from muster.games.meeples_and_monsters.content.pieces import CLASSES, DISTRICTS, KIND_NAMES, SHAMAN_AS, Box
from muster.kernel.events import NUMBER, SEAT, TAKE_BACK, EventKind, FactType
from muster.kernel.options import Param


def _kind_text(kind: int) -> str:
    return f"class-{KIND_NAMES[kind]}" if kind < SHAMAN_AS else f"shaman-as-{CLASSES[kind - SHAMAN_AS]}"


def _kind_key(box: Box, kind: int) -> object:
    return KIND_NAMES[kind]


def _kind_param(box: Box, kind: int) -> Param:
    return _kind_text(kind)


def _counts_json(box: Box, counts: tuple[int, ...]) -> object:
    return {KIND_NAMES[kind]: number for kind, number in enumerate(counts) if number}


def _counts_param(box: Box, counts: tuple[int, ...]) -> Param:
    units: list[Any] = []
    for kind, number in enumerate(counts):
        if number and kind < SHAMAN_AS:
            units.append((f"units-{CLASSES[kind]}", number))
        elif number:
            units.extend([_kind_text(kind)] * number)
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
FIRST_PLAYER = EventKind("first-player", seat=SEAT, corruption=NUMBER)
TURN_BEGINS = EventKind("turn-begins", opens_turn=True, seat=SEAT, round=NUMBER)
FINAL_TURNS = EventKind("final-turns", round=NUMBER)
GAME_ENDS = EventKind("game-ends", round=NUMBER)
# Meeples.
MEEPLES_DRAWN = EventKind("meeples-drawn", seat=SEAT, meeples=MEEPLES)
BAG_REFILLED = EventKind("bag-refilled", seat=SEAT, number=NUMBER)
MEEPLE_GAINED = EventKind("meeple-gained", seat=SEAT, unit=KIND, number=NUMBER)
MEEPLE_RETURNED = EventKind("meeple-returned", seat=SEAT, unit=KIND)
NOTHING_LEFT = EventKind("nothing-left", seat=SEAT, unit=KIND)
MEEPLE_REBAGGED = EventKind("meeple-rebagged", seat=SEAT, unit=KIND)
PEASANTS_FLED = EventKind("peasants-fled", seat=SEAT, number=NUMBER, place=SPOT)
UNIT_STAYS = EventKind("unit-stays", seat=SEAT, unit=KIND)
# Score.
VP_GAINED = EventKind("vp-gained", seat=SEAT, vp=NUMBER)
# Development.
ABILITY_USED = EventKind("ability-used", seat=SEAT, unit=KIND)
RESEARCHED = EventKind("researched", seat=SEAT, mages=NUMBER)
TILE_BUILT = EventKind("tile-built", seat=SEAT, tile=SPOT, slot=SLOT)
LEVELLED = EventKind("levelled", seat=SEAT, unit=KIND, level=NUMBER, vp=NUMBER)
LEVEL_UNPAID = EventKind("level-unpaid", seat=SEAT, unit=KIND)
# Main Phase.
ASSIGNED = EventKind("assigned", seat=SEAT, units=MEEPLES, place=SPOT)
PASSED = EventKind("passed", seat=SEAT)
LOCATION_USED = EventKind("location-used", seat=SEAT, place=SPOT)
ROOM_DONE = EventKind("room-done", seat=SEAT, room=ROOM)
ROOM_TURNED_UP = EventKind("room-turned-up", room=ROOM, district=DISTRICT)
MONSTER_BEATEN = EventKind("monster-beaten", seat=SEAT, monster=MONSTER, vp=NUMBER)
TOKEN_PAID = EventKind("token-paid", seat=SEAT, token=TOKEN, vp=NUMBER)
HILL_TAKEN = EventKind("hill-taken", seat=SEAT, place=SPOT, other=SEAT)
HILL_PAID = EventKind("hill-paid", seat=SEAT, place=SPOT)
# Quests.
QUESTS_DRAWN = EventKind("quests-drawn", seat=SEAT, number=NUMBER, quests=QUESTS, secret=("quests",))
QUEST_DISCARDED = EventKind("quest-discarded", seat=SEAT, quest=QUEST)
QUEST_COMPLETED = EventKind("quest-completed", seat=SEAT, quest=QUEST, vp=NUMBER)
QUEST_SCORED = EventKind("quest-scored", seat=SEAT, quest=QUEST, vp=NUMBER)
QUEST_FAILED = EventKind("quest-failed", seat=SEAT, quest=QUEST, vp=NUMBER)
EFFECT_USED = EventKind("effect-used", seat=SEAT, quest=QUEST)
# Draw Phase.
MONSTER_ARRIVES = EventKind("monster-arrives", monster=MONSTER, district=DISTRICT)
COUNCIL_ARRIVES = EventKind("council-arrives", number=NUMBER)
TILE_TURNED_UP = EventKind("tile-turned-up", tile=SPOT)
UNIT_RETURNS = EventKind("unit-returns", seat=SEAT, unit=KIND)

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
