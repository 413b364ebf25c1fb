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
from muster.kernel.events import NUMBER, SEAT, TAKE_BACK, EventKind, FactType
from muster.kernel.options import Param


def _keyed(prefix: str, key_of: Callable[[Box, int], str]) -> FactType:
    """A fact that is a card, a token or a place: its key for clients, the id of its name for texts."""

    def to_json(box: Box, value: int) -> object:
        return key_of(box, value)

    def to_param(box: Box, value: int) -> Param:
        return f"{prefix}-{key_of(box, value)}"

    return FactType(to_json, to_param)


def _several(prefix: str, key_of: Callable[[Box, int], str]) -> FactType:
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
COLOUR: Final = _keyed("colour", lambda box, value: COLOURS[value])
BUILDING: Final = _keyed("building", lambda box, value: BUILDINGS[value])
PLACE: Final = _keyed("place", lambda box, value: PLACES[value])
AFFINITY: Final = _keyed("affinity", lambda box, value: AFFINITIES[value])
GOODS: Final = _keyed("goods", lambda box, value: str(value))
PATH: Final = FactType(_path_json, _path_param)
FACES: Final = FactType(_faces_json, _faces_param)
DICE: Final = FactType(_dice_json, _dice_param)

# Setup and the course of the game.
FIRST_PLAYER = EventKind("first-player", seat=SEAT)
CLAN_DEALT = EventKind("clan-dealt", seat=SEAT, affinity=AFFINITY)
ROUND_BEGINS = EventKind("round-begins", round=NUMBER)
DICE_PREPARED = EventKind("dice-prepared", seat=SEAT, dice=DICE, faces=FACES)
MERCENARY_SHOWN = EventKind("mercenary-shown", member=MEMBER)
MONSTER_APPEARS = EventKind("monster-appears", monster=MONSTER, place=PLACE)
LAND_APPEARS = EventKind("land-appears", land=LAND, place=PLACE)
MISSION_APPEARS = EventKind("mission-appears", mission=MISSION, place=PLACE)
GAME_ENDS = EventKind("game-ends", round=NUMBER)
MADHALA_BLOCKS = EventKind("madhala-blocks", building=BUILDING)
MADHALA_CLOSES = EventKind("madhala-closes", path=PATH)
# Goods.
GOLD_GAINED = EventKind("gold-gained", seat=SEAT, gold=NUMBER)
GOLD_LOST = EventKind("gold-lost", seat=SEAT, gold=NUMBER)
GLORY_GAINED = EventKind("glory-gained", seat=SEAT, glory=NUMBER)
GLORY_LOST = EventKind("glory-lost", seat=SEAT, glory=NUMBER)
GOODS_GAINED = EventKind("goods-gained", seat=SEAT, goods=GOODS, number=NUMBER)
GOODS_OVER = EventKind("goods-over", seat=SEAT, goods=GOODS, number=NUMBER)
GOODS_PAID = EventKind("goods-paid", seat=SEAT, goods=GOODS, number=NUMBER)
DICE_GAINED = EventKind("dice-gained", seat=SEAT, dice=DICE)
DIE_ROLLED = EventKind("die-rolled", seat=SEAT, faces=FACES)
TRAP_DRAWN = EventKind("trap-drawn", seat=SEAT, trap=TRAP, secret=("trap",))
TRAP_DROPPED = EventKind("trap-dropped", seat=SEAT, trap=TRAP)
# Deployment.
DIE_PLACED = EventKind("die-placed", seat=SEAT, building=BUILDING, colour=COLOUR)
FACE_PLACED = EventKind("face-placed", seat=SEAT, building=BUILDING, face=NUMBER)
TRAPS_BOUGHT = EventKind("traps-bought", seat=SEAT, traps=TRAPS, gold=NUMBER)
DEFENSE_BOUGHT = EventKind("defense-bought", seat=SEAT, number=NUMBER, gold=NUMBER)
GEAR_BOUGHT = EventKind("gear-bought", seat=SEAT, gear=GEAR, gold=NUMBER)
GEAR_CARRIED = EventKind("gear-carried", seat=SEAT, gear=GEAR, member=MEMBER)
GEAR_DROPPED = EventKind("gear-dropped", seat=SEAT, gear=GEAR)
HIRED = EventKind("hired", seat=SEAT, member=MEMBER, gold=NUMBER)
BEER = EventKind("beer", seat=SEAT, gold=NUMBER)
MINED = EventKind("mined", seat=SEAT, gold=NUMBER)
PAWNED = EventKind("pawned", seat=SEAT, number=NUMBER, gold=NUMBER)
SENT = EventKind("sent", seat=SEAT, member=MEMBER, path=PATH)
DEPLOYED = EventKind("deployed", seat=SEAT, member=MEMBER, dice=DICE, traps=NUMBER, defense=NUMBER)
TRAP_LAID = EventKind("trap-laid", seat=SEAT, trap=TRAP, secret=("trap",))
LAND_USED = EventKind("land-used", seat=SEAT, land=LAND)
CONVERTED = EventKind("converted", seat=SEAT, colour=COLOUR, into=COLOUR)
TALENT_USED = EventKind("talent-used", seat=SEAT, member=MEMBER)
LOOT_USED = EventKind("loot-used", seat=SEAT, loot=LOOT)
TROPHY_SOLD = EventKind("trophy-sold", seat=SEAT, monster=MONSTER, gold=NUMBER)
SETTLED = EventKind("settled", seat=SEAT, member=MEMBER, land=LAND)
HEALED = EventKind("healed", seat=SEAT, member=MEMBER)
PASSED = EventKind("passed", seat=SEAT)
# Adventure: missions.
MISSION_ROLLED = EventKind("mission-rolled", seat=SEAT, member=MEMBER, faces=FACES, total=NUMBER, objective=NUMBER)
MISSION_WON = EventKind("mission-won", seat=SEAT, mission=MISSION)
MISSION_SECOND = EventKind("mission-second", seat=SEAT, gold=NUMBER)
MISSION_FAILED = EventKind("mission-failed", seat=SEAT, mission=MISSION)
CONTRACT_DONE = EventKind("contract-done", seat=SEAT, mission=MISSION)
CONTRACT_LEFT = EventKind("contract-left", seat=SEAT, mission=MISSION)
# Adventure: battles.
TRAP_REVEALED = EventKind("trap-revealed", seat=SEAT, trap=TRAP)
TRICK_AIMED = EventKind("trick-aimed", seat=SEAT, trap=TRAP, path=PATH)
TRICK_CANCELLED = EventKind("trick-cancelled", seat=SEAT)
DIE_STOLEN = EventKind("die-stolen", seat=SEAT, colour=COLOUR)
MONSTER_ATTACKS = EventKind("monster-attacks", monster=MONSTER, member=MEMBER, dice=NUMBER)
MAGIC_REMOVED = EventKind("magic-removed", seat=SEAT, number=NUMBER)
DIVERTED = EventKind("diverted", seat=SEAT, number=NUMBER, path=PATH)
SPORES = EventKind("spores", face=NUMBER)
ATTACK_ROLLED = EventKind("attack-rolled", monster=MONSTER, member=MEMBER, faces=FACES, hits=NUMBER)
LASH = EventKind("lash", monster=MONSTER)
BLOCKED = EventKind("blocked", seat=SEAT, goods=GOODS)
WOUNDED = EventKind("wounded", seat=SEAT, member=MEMBER)
DIED = EventKind("died", seat=SEAT, member=MEMBER)
REROLLED = EventKind("rerolled", seat=SEAT, colour=COLOUR, before=NUMBER, face=NUMBER)
STRIKES = EventKind("strikes", seat=SEAT, member=MEMBER, faces=FACES, total=NUMBER)
DECLINED = EventKind("declined", seat=SEAT, member=MEMBER)
CAPTURED = EventKind("captured", seat=SEAT, member=MEMBER, monster=MONSTER)
ELIMINATED = EventKind("eliminated", seat=SEAT, member=MEMBER, monster=MONSTER)
REPELLED = EventKind("repelled", monster=MONSTER, damage=NUMBER)
ESCAPED = EventKind("escaped", monster=MONSTER)
CONQUEST_ROLLED = EventKind("conquest-rolled", seat=SEAT, member=MEMBER, faces=FACES, total=NUMBER, value=NUMBER)
CONQUERED = EventKind("conquered", seat=SEAT, member=MEMBER, land=LAND)
PLUNDERED = EventKind("plundered", seat=SEAT, member=MEMBER, loot=LOOT)
LOOT_TAKEN = EventKind("loot-taken", seat=SEAT, loot=LOOT)
# Clean-up.
CAME_HOME = EventKind("came-home", seat=SEAT, gold=NUMBER, potions=NUMBER, venoms=NUMBER)
AT_THE_GATES = EventKind("at-the-gates", monster=MONSTER)
DRIVEN_OFF = EventKind("driven-off", monster=MONSTER)
PANIC = EventKind("panic", building=BUILDING)
PANIC_ENDS = EventKind("panic-ends")
PROMOTED = EventKind("promoted", seat=SEAT, member=MEMBER)
WAGES_PAID = EventKind("wages-paid", seat=SEAT, gold=NUMBER)
WAGES_SHORT = EventKind("wages-short", seat=SEAT, due=NUMBER, gold=NUMBER)
DESERTED = EventKind("deserted", seat=SEAT, member=MEMBER)
CLAN_LOST = EventKind("clan-lost", seat=SEAT, member=MEMBER)

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
