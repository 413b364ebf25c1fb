"""What may have happened. Facts only; the sentences are in ``text/``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.games.euthia.content.option_book import thing_key, thing_text
from muster.games.euthia.content.pieces import ACTIONS, ELEMENTS, GEMS, HEROES, TRADERS, Box
from muster.kernel.events import KEY, NUMBER, SEAT, TAKE_BACK, EventKind, FactType
from muster.kernel.options import Param


def _keyed(prefix: str, key_of: Callable[[Box, int], str]) -> FactType:
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
    return f"cards-{value}"


HERO: Final = _keyed("hero", lambda box, value: HEROES[value])
TILE: Final = _keyed("tile", lambda box, value: box.tiles[value].key)
MAP_TILE: Final = _keyed("map", lambda box, value: box.map_tiles[value].key)
MONSTER: Final = _keyed("monster", lambda box, value: box.monsters[value].key)
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
HERO_CHOSEN = EventKind("hero-chosen", seat=SEAT, hero=HERO)
STARTING_PLAYER = EventKind("starting-player", seat=SEAT)
ROUND_BEGINS = EventKind("round-begins", round=NUMBER)
TURN_BEGINS = EventKind("turn-begins", opens_turn=True, seat=SEAT, round=NUMBER)
TURN_ENDS = EventKind("turn-ends", seat=SEAT)
TOKEN_KEPT = EventKind("token-kept", seat=SEAT, action=ACTION)
GAME_ENDS = EventKind("game-ends", round=NUMBER)
# Goods.
GOLD_GAINED = EventKind("gold-gained", seat=SEAT, gold=NUMBER)
GOLD_PAID = EventKind("gold-paid", seat=SEAT, gold=NUMBER)
GOLD_TO = EventKind("gold-to", seat=SEAT, other=SEAT, gold=NUMBER)
REPUTATION_GAINED = EventKind("reputation-gained", seat=SEAT, reputation=NUMBER)
REPUTATION_LOST = EventKind("reputation-lost", seat=SEAT, reputation=NUMBER)
GAAR_GAINED = EventKind("gaar-gained", seat=SEAT, number=NUMBER)
GAAR_LOST = EventKind("gaar-lost", seat=SEAT, number=NUMBER)
DWURT_GAINED = EventKind("dwurt-gained", seat=SEAT, number=NUMBER)
THING_GAINED = EventKind("thing-gained", seat=SEAT, thing=THING)
THING_DISCARDED = EventKind("thing-discarded", seat=SEAT, thing=THING)
CARDS_DRAWN = EventKind("cards-drawn", seat=SEAT, kind=CARD_KIND, number=NUMBER)
CARDS_DISCARDED = EventKind("cards-discarded", seat=SEAT, card=CARD)
CARDS_EXCHANGED = EventKind("cards-exchanged", seat=SEAT)
MOVES_GAINED = EventKind("moves-gained", seat=SEAT, number=NUMBER)
HEALED = EventKind("healed", seat=SEAT, number=NUMBER)
INJURED = EventKind("injured", seat=SEAT, number=NUMBER)
DIED = EventKind("died", seat=SEAT)
RESURRECTED = EventKind("resurrected", seat=SEAT)
# The Map.
MOVED = EventKind("moved", seat=SEAT, tile=MAP_TILE, hex=NUMBER)
TELEPORTED = EventKind("teleported", seat=SEAT, tile=MAP_TILE, hex=NUMBER)
TILE_REVEALED = EventKind("tile-revealed", seat=SEAT, tile=MAP_TILE)
POWER_ACTS = EventKind("power-acts", seat=SEAT, element=ELEMENT)
ENCOUNTER_OPENS = EventKind("encounter-opens", encounter=ENCOUNTER)
TREASURE_FOUND = EventKind("treasure-found", seat=SEAT, level=NUMBER)
CONFRONTED = EventKind("confronted", seat=SEAT, element=ELEMENT, value=NUMBER)
QUEST_DONE = EventKind("quest-done", seat=SEAT, quest=QUEST)
MINED = EventKind("mined", seat=SEAT, thing=THING)
FLOWN = EventKind("flown", seat=SEAT, tile=MAP_TILE, hex=NUMBER)
# Trade and tiles.
TRADE_BEGINS = EventKind("trade-begins", seat=SEAT, trader=TRADER)
BOUGHT = EventKind("bought", seat=SEAT, thing=THING, gold=NUMBER)
SOLD = EventKind("sold", seat=SEAT, thing=THING, gold=NUMBER)
OFFER_CHANGED = EventKind("offer-changed", seat=SEAT, trader=TRADER)
UNVEILED = EventKind("unveiled", seat=SEAT, number=NUMBER)
TILE_CHOSEN = EventKind("tile-chosen", seat=SEAT, tile=TILE)
TRAINED = EventKind("trained", seat=SEAT, tile=TILE, gold=NUMBER)
UNTRAINED = EventKind("untrained", seat=SEAT, tile=TILE)
UNLOCKED = EventKind("unlocked", seat=SEAT, slot=NUMBER)
EQUIPPED = EventKind("equipped", seat=SEAT, tile=TILE)
UNEQUIPPED = EventKind("unequipped", seat=SEAT, tile=TILE)
TILE_USED = EventKind("tile-used", seat=SEAT, tile=TILE)
GEM_SET = EventKind("gem-set", seat=SEAT, gem=GEM, tile=TILE)
GEM_USED = EventKind("gem-used", seat=SEAT, gem=GEM)
ESSENCE_USED = EventKind("essence-used", seat=SEAT, element=ELEMENT)
# Rolls and Combat.
ROLLED = EventKind("rolled", seat=SEAT, faces=FACES)
MONSTER_ROLLED = EventKind("monster-rolled", monster=MONSTER, faces=FACES)
DIE_TURNED = EventKind("die-turned", face=NUMBER, into=NUMBER)
REROLLED = EventKind("rerolled", seat=SEAT, face=NUMBER, into=NUMBER, value=NUMBER)
MONSTER_REROLLED = EventKind("monster-rerolled", monster=MONSTER, face=NUMBER, into=NUMBER, value=NUMBER)
DWURT_SPENT = EventKind("dwurt-spent", seat=SEAT, value=NUMBER)
HOPE_RISES = EventKind("hope-rises", seat=SEAT, hope=NUMBER)
HOPE_SPENT = EventKind("hope-spent", seat=SEAT, number=NUMBER)
COMBAT_BEGINS = EventKind("combat-begins", seat=SEAT, monster=MONSTER)
MONSTER_PLAYER = EventKind("monster-player", seat=SEAT)
CARDS_PLAYED = EventKind("cards-played", seat=SEAT, card=CARD, number=NUMBER)
MONSTER_PLAYS = EventKind("monster-plays", card=CARD, number=NUMBER)
PLAY_CANCELLED = EventKind("play-cancelled", seat=SEAT, card=CARD)
COMBAT_ROUND = EventKind("combat-round", number=NUMBER)
ATTACK_VALUE = EventKind("attack-value", monster=MONSTER, value=NUMBER, injuries=NUMBER)
HERO_ATTACKS = EventKind("hero-attacks", seat=SEAT, tile=TILE, value=NUMBER, damage=NUMBER)
MONSTER_DAMAGED = EventKind("monster-damaged", monster=MONSTER, damage=NUMBER, total=NUMBER)
MONSTER_HEALED = EventKind("monster-healed", monster=MONSTER, number=NUMBER)
MONSTER_BEATEN = EventKind("monster-beaten", seat=SEAT, monster=MONSTER)
REWARD_MISSED = EventKind("reward-missed", seat=SEAT, condition=NUMBER)
TROPHY_TAKEN = EventKind("trophy-taken", seat=SEAT, monster=MONSTER)
KILLED_BY = EventKind("killed-by", seat=SEAT, monster=MONSTER)
BOUNTY_SHOWN = EventKind("bounty-shown", monster=MONSTER)
BOUNTY_TAKEN = EventKind("bounty-taken", seat=SEAT, monster=MONSTER)
COMBAT_CARD = EventKind("combat-card", faces=FACES, gaar=NUMBER, chaos=NUMBER)
CACHE_GROWS = EventKind("cache-grows", kind=CARD_KIND, number=NUMBER)
HAND_SEEN = EventKind("hand-seen", seat=SEAT, other=SEAT)
DWURT_DIE = EventKind("dwurt-die", seat=SEAT, value=NUMBER)
# Scenarios.
HUNT_FIRST = EventKind("hunt-first", seat=SEAT, tally=NUMBER)
FOE_LANDS = EventKind("foe-lands", monster=MONSTER, tile=MAP_TILE)
FOE_LEAVES = EventKind("foe-leaves", monster=MONSTER)
FOE_BEATEN = EventKind("foe-beaten", seat=SEAT, monster=MONSTER)
PLACE_BURNS = EventKind("place-burns", tile=MAP_TILE)
ATTACK_CARD = EventKind("attack-card", card=KEY)
EVENT_CARD = EventKind("event-card", card=KEY)
LEGEND_OPENS = EventKind("legend-opens", quest=QUEST, tile=MAP_TILE)
INITIATIVE_TAKEN = EventKind("initiative-taken", seat=SEAT)
INITIATIVE_USED = EventKind("initiative-used", seat=SEAT)
FINALE_BEGINS = EventKind("finale-begins", round=NUMBER)
FINALE_OF = EventKind("finale-of", seat=SEAT)
RAMPAGE_CARD = EventKind("rampage-card", card=KEY)
GOLEM_WALKS = EventKind("golem-walks", tile=MAP_TILE, hex=NUMBER)
GOLEM_RESTS = EventKind("golem-rests", number=NUMBER)
HEX_RUINED = EventKind("hex-ruined", tile=MAP_TILE, hex=NUMBER)
MAGIC_HOLDS = EventKind("magic-holds", seat=SEAT, tile=MAP_TILE, hex=NUMBER)
DEFENDED = EventKind("defended", seat=SEAT, tile=MAP_TILE, hex=NUMBER)
LAND_LOST = EventKind("land-lost")
REVOKED = EventKind("revoked", seat=SEAT, element=ELEMENT, tile=MAP_TILE)
ELEMENTS_SILENT = EventKind("elements-silent")
FAER_POWER = EventKind("faer-power", power=NUMBER)
VOLCANO_LAID = EventKind("volcano-laid", seat=SEAT, tile=MAP_TILE)
DEMON_RISES = EventKind("demon-rises", monster=MONSTER, tile=MAP_TILE)
DEMON_RAGES = EventKind("demon-rages", seat=SEAT, monster=MONSTER)
AMULET_SAVES = EventKind("amulet-saves", seat=SEAT, health=NUMBER)
EVIDENCE_FOUND = EventKind("evidence-found", seat=SEAT, number=NUMBER, total=NUMBER)
CITADEL_SEARCHED = EventKind("citadel-searched", seat=SEAT, value=NUMBER)
SABOTAGE = EventKind("sabotage", seat=SEAT)
SHOWDOWN = EventKind("showdown", round=NUMBER)
SHOWDOWN_OF = EventKind("showdown-of", seat=SEAT)
UNMASKED = EventKind("unmasked", seat=SEAT)

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
    HAND_SEEN,
    DWURT_DIE,
    HUNT_FIRST,
    FOE_LANDS,
    FOE_LEAVES,
    FOE_BEATEN,
    PLACE_BURNS,
    ATTACK_CARD,
    EVENT_CARD,
    LEGEND_OPENS,
    INITIATIVE_TAKEN,
    INITIATIVE_USED,
    FINALE_BEGINS,
    FINALE_OF,
    RAMPAGE_CARD,
    GOLEM_WALKS,
    GOLEM_RESTS,
    HEX_RUINED,
    MAGIC_HOLDS,
    DEFENDED,
    LAND_LOST,
    REVOKED,
    ELEMENTS_SILENT,
    FAER_POWER,
    VOLCANO_LAID,
    DEMON_RISES,
    DEMON_RAGES,
    AMULET_SAVES,
    EVIDENCE_FOUND,
    CITADEL_SEARCHED,
    SABOTAGE,
    SHOWDOWN,
    SHOWDOWN_OF,
    UNMASKED,
)
