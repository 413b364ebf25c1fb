"""What may have happened. Facts only; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BUILDINGS,
    COLOURS,
    FIRST_PATH,
    PLACE_OF,
    PLACES,
    Box,
)
from muster.games.monster_lands.content.wording import TAKEN
from muster.kernel.events import NUMBER, SEAT, TAKE_BACK, EventKind, FactType
from muster.kernel.options import Param


def _keyed(prefix: str, key_of: Callable[[Box, int], str]) -> FactType[int]:
    """A fact that is a card, a token or a place: its key for clients, the id of its name for texts."""

    def to_json(box: Box, value: int) -> object:
        return key_of(box, value)

    def to_param(box: Box, value: int) -> Param:
        return f"{prefix}-{key_of(box, value)}"

    return FactType(to_json, to_param)


def _several(prefix: str, key_of: Callable[[Box, int], str]) -> FactType[tuple[int, ...]]:
    """Several cards or tokens of one sort."""

    def to_json(box: Box, values: tuple[int, ...]) -> object:
        return [key_of(box, value) for value in values]

    def to_param(box: Box, values: tuple[int, ...]) -> Param:
        return tuple([f"{prefix}-{key_of(box, value)}" for value in values])

    return FactType(to_json, to_param)


def _faces_json(box: Box, faces: tuple[int, ...]) -> object:
    return list(faces)


def _faces_param(box: Box, faces: tuple[int, ...]) -> Param:
    return tuple([("face", face) for face in faces])


def _dice_json(box: Box, dice: tuple[int, ...]) -> object:
    return {COLOURS[colour]: number for colour, number in enumerate(dice) if number}


def _dice_param(box: Box, dice: tuple[int, ...]) -> Param:
    return tuple([(f"dice-{COLOURS[colour]}", number) for colour, number in enumerate(dice) if number])


def _path_json(box: Box, path: int) -> object:
    return {"place": PLACES[PLACE_OF[path]], "number": path - FIRST_PATH[PLACE_OF[path]] + 1}


def _path_param(box: Box, path: int) -> Param:
    return (f"path-{PLACES[PLACE_OF[path]]}", path - FIRST_PATH[PLACE_OF[path]] + 1)


MEMBER: Final = _keyed("member", lambda box, value: box.members[value].key)
MONSTER: Final = _keyed("monster", lambda box, value: box.monsters[value].key)
LAND: Final = _keyed("land", lambda box, value: box.lands[value].key)
TRAP: Final = _keyed("trap", lambda box, value: box.traps[value].key)
TRAPS: Final = _several("trap", lambda box, value: box.traps[value].key)
GEAR: Final = _keyed("gear", lambda box, value: box.gear[box.gear_cards[value]].key)
LOOT: Final = _keyed("loot", lambda box, value: box.loot[value].key)
MISSION: Final = _keyed("mission", lambda box, value: box.missions[value].key)
COLOUR: Final[FactType[int]] = FactType(
    lambda box, value: COLOURS[value], lambda box, value: (f"dice-{COLOURS[value]}", 1)
)
BUILDING: Final = _keyed("building", lambda box, value: BUILDINGS[value])
PLACE: Final = _keyed("place", lambda box, value: PLACES[value])
AFFINITY: Final = _keyed("affinity", lambda box, value: AFFINITIES[value])
GOODS: Final[FactType[str]] = FactType(lambda box, value: value, lambda box, value: f"goods-{value}")
COUNTED: Final[FactType[str]] = FactType(lambda box, value: value, lambda box, value: TAKEN[value])
PATH: Final = FactType(_path_json, _path_param)
FACES: Final = FactType(_faces_json, _faces_param)
DICE: Final = FactType(_dice_json, _dice_param)

# Setup and the course of the game.
FIRST_PLAYER = EventKind("first-player", SEAT("seat"))
CLAN_DEALT = EventKind("clan-dealt", SEAT("seat"), AFFINITY("affinity"))
ROUND_BEGINS = EventKind("round-begins", NUMBER("round"))
DICE_PREPARED = EventKind("dice-prepared", SEAT("seat"), DICE("dice"), FACES("faces"))
MERCENARY_SHOWN = EventKind("mercenary-shown", MEMBER("member"))
MONSTER_APPEARS = EventKind("monster-appears", MONSTER("monster"), PLACE("place"))
LAND_APPEARS = EventKind("land-appears", LAND("land"), PLACE("place"))
MISSION_APPEARS = EventKind("mission-appears", MISSION("mission"), PLACE("place"))
GAME_ENDS = EventKind("game-ends", NUMBER("round"))
MADHALA_BLOCKS = EventKind("madhala-blocks", BUILDING("building"))
MADHALA_CLOSES = EventKind("madhala-closes", PATH("path"))
# Goods.
GOLD_GAINED = EventKind("gold-gained", SEAT("seat"), NUMBER("gold"))
GOLD_LOST = EventKind("gold-lost", SEAT("seat"), NUMBER("gold"))
GLORY_GAINED = EventKind("glory-gained", SEAT("seat"), NUMBER("glory"))
GLORY_LOST = EventKind("glory-lost", SEAT("seat"), NUMBER("glory"))
GOODS_GAINED = EventKind("goods-gained", SEAT("seat"), COUNTED("goods"), NUMBER("number"), counted=("goods", "number"))
GOODS_OVER = EventKind("goods-over", SEAT("seat"), COUNTED("goods"), NUMBER("number"), counted=("goods", "number"))
GOODS_PAID = EventKind("goods-paid", SEAT("seat"), COUNTED("goods"), NUMBER("number"), counted=("goods", "number"))
DICE_GAINED = EventKind("dice-gained", SEAT("seat"), DICE("dice"))
DIE_ROLLED = EventKind("die-rolled", SEAT("seat"), FACES("faces"))
TRAP_DRAWN = EventKind("trap-drawn", SEAT("seat"), TRAP("trap"), secret=("trap",))
TRAP_DROPPED = EventKind("trap-dropped", SEAT("seat"), TRAP("trap"))
# Deployment.
DIE_PLACED = EventKind("die-placed", SEAT("seat"), BUILDING("building"), COLOUR("colour"))
FACE_PLACED = EventKind("face-placed", SEAT("seat"), BUILDING("building"), NUMBER("face"))
TRAPS_BOUGHT = EventKind("traps-bought", SEAT("seat"), TRAPS("traps"), NUMBER("gold"))
DEFENSE_BOUGHT = EventKind("defense-bought", SEAT("seat"), NUMBER("number"), NUMBER("gold"))
GEAR_BOUGHT = EventKind("gear-bought", SEAT("seat"), GEAR("gear"), NUMBER("gold"))
GEAR_CARRIED = EventKind("gear-carried", SEAT("seat"), GEAR("gear"), MEMBER("member"))
GEAR_DROPPED = EventKind("gear-dropped", SEAT("seat"), GEAR("gear"))
HIRED = EventKind("hired", SEAT("seat"), MEMBER("member"), NUMBER("gold"))
BEER = EventKind("beer", SEAT("seat"), NUMBER("gold"))
MINED = EventKind("mined", SEAT("seat"), NUMBER("gold"))
PAWNED = EventKind("pawned", SEAT("seat"), NUMBER("number"), NUMBER("gold"))
SENT = EventKind("sent", SEAT("seat"), MEMBER("member"), PATH("path"))
DEPLOYED = EventKind("deployed", SEAT("seat"), MEMBER("member"), DICE("dice"), NUMBER("traps"), NUMBER("defense"))
TRAP_LAID = EventKind("trap-laid", SEAT("seat"), TRAP("trap"), secret=("trap",))
LAND_USED = EventKind("land-used", SEAT("seat"), LAND("land"))
CONVERTED = EventKind("converted", SEAT("seat"), COLOUR("colour"), COLOUR("into"))
TALENT_USED = EventKind("talent-used", SEAT("seat"), MEMBER("member"))
LOOT_USED = EventKind("loot-used", SEAT("seat"), LOOT("loot"))
TROPHY_SOLD = EventKind("trophy-sold", SEAT("seat"), MONSTER("monster"), NUMBER("gold"))
SETTLED = EventKind("settled", SEAT("seat"), MEMBER("member"), LAND("land"))
HEALED = EventKind("healed", SEAT("seat"), MEMBER("member"))
PASSED = EventKind("passed", SEAT("seat"))
# Adventure: missions.
MISSION_ROLLED = EventKind(
    "mission-rolled", SEAT("seat"), MEMBER("member"), FACES("faces"), NUMBER("total"), NUMBER("objective")
)
MISSION_WON = EventKind("mission-won", SEAT("seat"), MISSION("mission"))
MISSION_SECOND = EventKind("mission-second", SEAT("seat"), NUMBER("gold"))
MISSION_FAILED = EventKind("mission-failed", SEAT("seat"), MISSION("mission"))
CONTRACT_DONE = EventKind("contract-done", SEAT("seat"), MISSION("mission"))
CONTRACT_LEFT = EventKind("contract-left", SEAT("seat"), MISSION("mission"))
# Adventure: battles.
TRAP_REVEALED = EventKind("trap-revealed", SEAT("seat"), TRAP("trap"))
TRICK_AIMED = EventKind("trick-aimed", SEAT("seat"), TRAP("trap"), PATH("path"))
TRICK_CANCELLED = EventKind("trick-cancelled", SEAT("seat"))
DIE_STOLEN = EventKind("die-stolen", SEAT("seat"), COLOUR("colour"))
MONSTER_ATTACKS = EventKind("monster-attacks", MONSTER("monster"), MEMBER("member"), NUMBER("dice"))
MAGIC_REMOVED = EventKind("magic-removed", SEAT("seat"), NUMBER("number"))
DIVERTED = EventKind("diverted", SEAT("seat"), NUMBER("number"), PATH("path"))
SPORES = EventKind("spores", NUMBER("face"))
ATTACK_ROLLED = EventKind("attack-rolled", MONSTER("monster"), MEMBER("member"), FACES("faces"), NUMBER("hits"))
LASH = EventKind("lash", MONSTER("monster"))
BLOCKED = EventKind("blocked", SEAT("seat"), GOODS("goods"))
WOUNDED = EventKind("wounded", SEAT("seat"), MEMBER("member"))
DIED = EventKind("died", SEAT("seat"), MEMBER("member"))
REROLLED = EventKind("rerolled", SEAT("seat"), COLOUR("colour"), NUMBER("before"), NUMBER("face"))
STRIKES = EventKind("strikes", SEAT("seat"), MEMBER("member"), FACES("faces"), NUMBER("total"))
DECLINED = EventKind("declined", SEAT("seat"), MEMBER("member"))
CAPTURED = EventKind("captured", SEAT("seat"), MEMBER("member"), MONSTER("monster"))
ELIMINATED = EventKind("eliminated", SEAT("seat"), MEMBER("member"), MONSTER("monster"))
REPELLED = EventKind("repelled", MONSTER("monster"), NUMBER("damage"))
ESCAPED = EventKind("escaped", MONSTER("monster"))
CONQUEST_ROLLED = EventKind(
    "conquest-rolled", SEAT("seat"), MEMBER("member"), FACES("faces"), NUMBER("total"), NUMBER("value")
)
CONQUERED = EventKind("conquered", SEAT("seat"), MEMBER("member"), LAND("land"))
PLUNDERED = EventKind("plundered", SEAT("seat"), MEMBER("member"), LOOT("loot"))
LOOT_TAKEN = EventKind("loot-taken", SEAT("seat"), LOOT("loot"))
# Clean-up.
CAME_HOME = EventKind("came-home", SEAT("seat"), NUMBER("gold"), NUMBER("potions"), NUMBER("venoms"))
AT_THE_GATES = EventKind("at-the-gates", MONSTER("monster"))
DRIVEN_OFF = EventKind("driven-off", MONSTER("monster"))
PANIC = EventKind("panic", BUILDING("building"))
PANIC_ENDS = EventKind("panic-ends")
PROMOTED = EventKind("promoted", SEAT("seat"), MEMBER("member"))
WAGES_PAID = EventKind("wages-paid", SEAT("seat"), NUMBER("gold"))
WAGES_SHORT = EventKind("wages-short", SEAT("seat"), NUMBER("due"), NUMBER("gold"))
DESERTED = EventKind("deserted", SEAT("seat"), MEMBER("member"))
CLAN_LOST = EventKind("clan-lost", SEAT("seat"), MEMBER("member"))

EVENTS: Final = (
    TAKE_BACK,
    FIRST_PLAYER,
    CLAN_DEALT,
    ROUND_BEGINS,
    DICE_PREPARED,
    MERCENARY_SHOWN,
    MONSTER_APPEARS,
    LAND_APPEARS,
    MISSION_APPEARS,
    GAME_ENDS,
    MADHALA_BLOCKS,
    MADHALA_CLOSES,
    GOLD_GAINED,
    GOLD_LOST,
    GLORY_GAINED,
    GLORY_LOST,
    GOODS_GAINED,
    GOODS_OVER,
    GOODS_PAID,
    DICE_GAINED,
    DIE_ROLLED,
    TRAP_DRAWN,
    TRAP_DROPPED,
    DIE_PLACED,
    FACE_PLACED,
    TRAPS_BOUGHT,
    DEFENSE_BOUGHT,
    GEAR_BOUGHT,
    GEAR_CARRIED,
    GEAR_DROPPED,
    HIRED,
    BEER,
    MINED,
    PAWNED,
    SENT,
    DEPLOYED,
    TRAP_LAID,
    LAND_USED,
    CONVERTED,
    TALENT_USED,
    LOOT_USED,
    TROPHY_SOLD,
    SETTLED,
    HEALED,
    PASSED,
    MISSION_ROLLED,
    MISSION_WON,
    MISSION_SECOND,
    MISSION_FAILED,
    CONTRACT_DONE,
    CONTRACT_LEFT,
    TRAP_REVEALED,
    TRICK_AIMED,
    TRICK_CANCELLED,
    DIE_STOLEN,
    MONSTER_ATTACKS,
    MAGIC_REMOVED,
    DIVERTED,
    SPORES,
    ATTACK_ROLLED,
    LASH,
    BLOCKED,
    WOUNDED,
    DIED,
    REROLLED,
    STRIKES,
    DECLINED,
    CAPTURED,
    ELIMINATED,
    REPELLED,
    ESCAPED,
    CONQUEST_ROLLED,
    CONQUERED,
    PLUNDERED,
    LOOT_TAKEN,
    CAME_HOME,
    AT_THE_GATES,
    DRIVEN_OFF,
    PANIC,
    PANIC_ENDS,
    PROMOTED,
    WAGES_PAID,
    WAGES_SHORT,
    DESERTED,
    CLAN_LOST,
)
