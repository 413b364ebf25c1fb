"""What may have happened. Facts only; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.games.euthia.content.option_book import thing_key, thing_text
from muster.games.euthia.content.pieces import ACTIONS, ELEMENTS, GEMS, HEROES, TRADERS, Box
from muster.kernel.events import NUMBER, SEAT, TAKE_BACK, EventKind, FactType
from muster.kernel.options import Param


def _keyed(prefix: str, key_of: Callable[[Box, int], str]) -> FactType[int]:
    """A fact that is a card, a tile or a place: its key for clients, the id of its name for texts."""

    def to_json(box: Box, value: int) -> object:
        return key_of(box, value)

    def to_param(box: Box, value: int) -> Param:
        return f"{prefix}-{key_of(box, value)}"

    return FactType(to_json, to_param)


def _thing_json(box: Box, thing: int) -> object:
    return thing_key(box, thing)


def _thing_param(box: Box, thing: int) -> Param:
    return thing_text(box, thing)


def _faces_json(box: Box, faces: tuple[int, ...]) -> object:
    return list(faces)


def _faces_param(box: Box, faces: tuple[int, ...]) -> Param:
    return tuple([("face", face) for face in faces])


def _card_type_json(box: Box, value: str) -> object:
    return value


def _card_type_param(box: Box, value: str) -> Param:
    return "count-gold_card" if value == "gold" else f"count-{value}"


HERO: Final = _keyed("hero", lambda box, value: HEROES[value])
TILE: Final = _keyed("tile", lambda box, value: box.tiles[value].key)
MAP_TILE: Final = _keyed("map", lambda box, value: box.map_tiles[value].key)
MONSTER: Final = _keyed("monster", lambda box, value: box.monsters[value].key)
THE_MONSTER: Final[FactType[int]] = FactType(
    lambda box, value: box.monsters[value].key, lambda box, value: f"monster-{box.monsters[value].key}.the"
)
CARD: Final = _keyed("card", lambda box, value: box.cards[value].key)
QUEST: Final = _keyed("quest", lambda box, value: box.quests[value].key)
ENCOUNTER: Final = _keyed("encounter", lambda box, value: box.encounters[value].key)
ELEMENT: Final = _keyed("element", lambda box, value: ELEMENTS[value])
GEM: Final = _keyed("gem", lambda box, value: GEMS[value])
ACTION: Final = _keyed("action", lambda box, value: ACTIONS[value])
TRADER: Final = _keyed("trader", lambda box, value: TRADERS[value])
THING: Final = FactType(_thing_json, _thing_param)
FACES: Final = FactType(_faces_json, _faces_param)
CARD_KIND: Final = FactType(_card_type_json, _card_type_param)

# Setup and the course of the game.
HERO_CHOSEN = EventKind("hero-chosen", SEAT("seat"), HERO("hero"))
STARTING_PLAYER = EventKind("starting-player", SEAT("seat"))
ROUND_BEGINS = EventKind("round-begins", NUMBER("round"))
TURN_BEGINS = EventKind("turn-begins", SEAT("seat"), NUMBER("round"), opens_turn=True)
TURN_ENDS = EventKind("turn-ends", SEAT("seat"))
TOKEN_KEPT = EventKind("token-kept", SEAT("seat"), ACTION("action"))
GAME_ENDS = EventKind("game-ends", NUMBER("round"))
# Goods.
GOLD_GAINED = EventKind("gold-gained", SEAT("seat"), NUMBER("gold"))
GOLD_PAID = EventKind("gold-paid", SEAT("seat"), NUMBER("gold"))
GOLD_TO = EventKind("gold-to", SEAT("seat"), SEAT("other"), NUMBER("gold"))
REPUTATION_GAINED = EventKind("reputation-gained", SEAT("seat"), NUMBER("reputation"))
REPUTATION_LOST = EventKind("reputation-lost", SEAT("seat"), NUMBER("reputation"))
GAAR_GAINED = EventKind("gaar-gained", SEAT("seat"), NUMBER("number"))
GAAR_LOST = EventKind("gaar-lost", SEAT("seat"), NUMBER("number"))
DWURT_GAINED = EventKind("dwurt-gained", SEAT("seat"), NUMBER("number"))
THING_GAINED = EventKind("thing-gained", SEAT("seat"), THING("thing"))
THING_DISCARDED = EventKind("thing-discarded", SEAT("seat"), THING("thing"))
CARDS_DRAWN = EventKind("cards-drawn", SEAT("seat"), CARD_KIND("kind"), NUMBER("number"), counted=("kind", "number"))
CARDS_DISCARDED = EventKind("cards-discarded", SEAT("seat"), CARD("card"))
CARDS_EXCHANGED = EventKind("cards-exchanged", SEAT("seat"))
MOVES_GAINED = EventKind("moves-gained", SEAT("seat"), NUMBER("number"))
HEALED = EventKind("healed", SEAT("seat"), NUMBER("number"))
INJURED = EventKind("injured", SEAT("seat"), NUMBER("number"))
DIED = EventKind("died", SEAT("seat"))
RESURRECTED = EventKind("resurrected", SEAT("seat"))
# The Map.
MOVED = EventKind("moved", SEAT("seat"), MAP_TILE("tile"), NUMBER("hex"))
TELEPORTED = EventKind("teleported", SEAT("seat"), MAP_TILE("tile"), NUMBER("hex"))
TILE_REVEALED = EventKind("tile-revealed", SEAT("seat"), MAP_TILE("tile"))
POWER_ACTS = EventKind("power-acts", SEAT("seat"), ELEMENT("element"))
ENCOUNTER_OPENS = EventKind("encounter-opens", ENCOUNTER("encounter"))
TREASURE_FOUND = EventKind("treasure-found", SEAT("seat"), NUMBER("level"))
CONFRONTED = EventKind("confronted", SEAT("seat"), ELEMENT("element"), NUMBER("value"))
QUEST_DONE = EventKind("quest-done", SEAT("seat"), QUEST("quest"))
MINED = EventKind("mined", SEAT("seat"), THING("thing"))
FLOWN = EventKind("flown", SEAT("seat"), MAP_TILE("tile"), NUMBER("hex"))
# Trade and tiles.
TRADE_BEGINS = EventKind("trade-begins", SEAT("seat"), TRADER("trader"))
BOUGHT = EventKind("bought", SEAT("seat"), THING("thing"), NUMBER("gold"))
SOLD = EventKind("sold", SEAT("seat"), THING("thing"), NUMBER("gold"))
OFFER_CHANGED = EventKind("offer-changed", SEAT("seat"), TRADER("trader"))
UNVEILED = EventKind("unveiled", SEAT("seat"), NUMBER("number"))
TILE_CHOSEN = EventKind("tile-chosen", SEAT("seat"), TILE("tile"))
TRAINED = EventKind("trained", SEAT("seat"), TILE("tile"), NUMBER("gold"))
UNTRAINED = EventKind("untrained", SEAT("seat"), TILE("tile"))
UNLOCKED = EventKind("unlocked", SEAT("seat"), NUMBER("slot"))
EQUIPPED = EventKind("equipped", SEAT("seat"), TILE("tile"))
UNEQUIPPED = EventKind("unequipped", SEAT("seat"), TILE("tile"))
TILE_USED = EventKind("tile-used", SEAT("seat"), TILE("tile"))
GEM_SET = EventKind("gem-set", SEAT("seat"), GEM("gem"), TILE("tile"))
GEM_USED = EventKind("gem-used", SEAT("seat"), GEM("gem"))
ESSENCE_USED = EventKind("essence-used", SEAT("seat"), ELEMENT("element"))
# Rolls and Combat.
ROLLED = EventKind("rolled", SEAT("seat"), FACES("faces"))
MONSTER_ROLLED = EventKind("monster-rolled", THE_MONSTER("monster"), FACES("faces"))
DIE_TURNED = EventKind("die-turned", NUMBER("face"), NUMBER("into"))
REROLLED = EventKind("rerolled", SEAT("seat"), NUMBER("face"), NUMBER("into"), NUMBER("value"))
MONSTER_REROLLED = EventKind(
    "monster-rerolled", THE_MONSTER("monster"), NUMBER("face"), NUMBER("into"), NUMBER("value")
)
DWURT_SPENT = EventKind("dwurt-spent", SEAT("seat"), NUMBER("value"))
HOPE_RISES = EventKind("hope-rises", SEAT("seat"), NUMBER("hope"))
HOPE_SPENT = EventKind("hope-spent", SEAT("seat"), NUMBER("number"))
COMBAT_BEGINS = EventKind("combat-begins", SEAT("seat"), THE_MONSTER("monster"))
MONSTER_PLAYER = EventKind("monster-player", SEAT("seat"))
CARDS_PLAYED = EventKind("cards-played", SEAT("seat"), CARD("card"), NUMBER("number"))
MONSTER_PLAYS = EventKind("monster-plays", CARD("card"), NUMBER("number"))
PLAY_CANCELLED = EventKind("play-cancelled", SEAT("seat"), CARD("card"))
COMBAT_ROUND = EventKind("combat-round", NUMBER("number"))
ATTACK_VALUE = EventKind("attack-value", THE_MONSTER("monster"), NUMBER("value"), NUMBER("injuries"))
HERO_ATTACKS = EventKind("hero-attacks", SEAT("seat"), TILE("tile"), NUMBER("value"), NUMBER("damage"))
MONSTER_DAMAGED = EventKind("monster-damaged", THE_MONSTER("monster"), NUMBER("damage"), NUMBER("total"))
MONSTER_HEALED = EventKind("monster-healed", THE_MONSTER("monster"), NUMBER("number"))
MONSTER_BEATEN = EventKind("monster-beaten", SEAT("seat"), THE_MONSTER("monster"))
REWARD_MISSED = EventKind("reward-missed", SEAT("seat"), NUMBER("condition"))
TROPHY_TAKEN = EventKind("trophy-taken", SEAT("seat"), THE_MONSTER("monster"))
KILLED_BY = EventKind("killed-by", SEAT("seat"), THE_MONSTER("monster"))
BOUNTY_SHOWN = EventKind("bounty-shown", MONSTER("monster"))
BOUNTY_TAKEN = EventKind("bounty-taken", SEAT("seat"), MONSTER("monster"))
COMBAT_CARD = EventKind("combat-card", FACES("faces"), NUMBER("gaar"), NUMBER("chaos"))
CACHE_GROWS = EventKind("cache-grows", CARD_KIND("kind"), NUMBER("number"), counted=("kind", "number"))
CACHE_EXCHANGED = EventKind("cache-exchanged")
HAND_SEEN = EventKind("hand-seen", SEAT("seat"), SEAT("other"))
DWURT_DIE = EventKind("dwurt-die", SEAT("seat"), NUMBER("value"))
# Scenarios: what each tells besides stands in its module.
FOE_BEATEN = EventKind("foe-beaten", SEAT("seat"), THE_MONSTER("monster"))
INITIATIVE_USED = EventKind("initiative-used", SEAT("seat"))

EVENTS: Final = (
    TAKE_BACK,
    HERO_CHOSEN,
    STARTING_PLAYER,
    ROUND_BEGINS,
    TURN_BEGINS,
    TURN_ENDS,
    TOKEN_KEPT,
    GAME_ENDS,
    GOLD_GAINED,
    GOLD_PAID,
    GOLD_TO,
    REPUTATION_GAINED,
    REPUTATION_LOST,
    GAAR_GAINED,
    GAAR_LOST,
    DWURT_GAINED,
    THING_GAINED,
    THING_DISCARDED,
    CARDS_DRAWN,
    CARDS_DISCARDED,
    CARDS_EXCHANGED,
    MOVES_GAINED,
    HEALED,
    INJURED,
    DIED,
    RESURRECTED,
    MOVED,
    TELEPORTED,
    TILE_REVEALED,
    POWER_ACTS,
    ENCOUNTER_OPENS,
    TREASURE_FOUND,
    CONFRONTED,
    QUEST_DONE,
    MINED,
    FLOWN,
    TRADE_BEGINS,
    BOUGHT,
    SOLD,
    OFFER_CHANGED,
    UNVEILED,
    TILE_CHOSEN,
    TRAINED,
    UNTRAINED,
    UNLOCKED,
    EQUIPPED,
    UNEQUIPPED,
    TILE_USED,
    GEM_SET,
    GEM_USED,
    ESSENCE_USED,
    ROLLED,
    MONSTER_ROLLED,
    DIE_TURNED,
    REROLLED,
    MONSTER_REROLLED,
    DWURT_SPENT,
    HOPE_RISES,
    HOPE_SPENT,
    COMBAT_BEGINS,
    MONSTER_PLAYER,
    CARDS_PLAYED,
    MONSTER_PLAYS,
    PLAY_CANCELLED,
    COMBAT_ROUND,
    ATTACK_VALUE,
    HERO_ATTACKS,
    MONSTER_DAMAGED,
    MONSTER_HEALED,
    MONSTER_BEATEN,
    REWARD_MISSED,
    TROPHY_TAKEN,
    KILLED_BY,
    BOUNTY_SHOWN,
    BOUNTY_TAKEN,
    COMBAT_CARD,
    CACHE_GROWS,
    CACHE_EXCHANGED,
    HAND_SEEN,
    DWURT_DIE,
    FOE_BEATEN,
    INITIATIVE_USED,
)
