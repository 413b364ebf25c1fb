"""What the cards, tiles and boards of Meeples & Monsters look like as data, and what a playable set must have.

Field names are those of the TOML files. Two of them are words of Python and carry an underscore here: ``class_`` and
``from_``. The effects and conditions are explained where they are carried out; here stands what they are made of.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from muster.games.meeples_and_monsters.content.parts import (
    CLASSES,
    DISTRICTS,
    PRESTIGE_CLASSES,
    District,
    FightUnits,
    Level,
    LevelOrNone,
    LocationUnits,
    Meeples,
    MonsterType,
    Name,
    Number,
    NumberOrNone,
    Part,
    Pile,
    RoomUnits,
)
from muster.games.meeples_and_monsters.effects.drawing import DRAWING
from muster.games.meeples_and_monsters.effects.effect import Effect as AnyEffect
from muster.games.meeples_and_monsters.effects.effect import On
from muster.games.meeples_and_monsters.effects.gaining import GAINING, TakeFromStock
from muster.games.meeples_and_monsters.effects.questing import QUESTING
from muster.games.meeples_and_monsters.effects.returning import RETURNING
from muster.games.meeples_and_monsters.effects.strengthening import STRENGTHENING
from muster.kernel.content import Check, Pack, load_named, packs_on

Ability = Literal[
    "",
    "research",
    "draw_with_corruption",
    "draw",
    "peasants_beside",
    "vp_for_monster",
    "level_of_monster",
    "any_basic",
]

MOST_SEATS = 4
MONSTER_SLOTS = 12
# Level 1 and level 2 Monsters among which a Dark Council Arrives card is mixed (MM-SET-11, MM-SET-12).
MIXED_AT_LEVEL_1 = 4
MIXED_AT_LEVEL_2 = 8

# Every effect of the game: each is described in the module that carries it out.
Effect: TypeAlias = GAINING | RETURNING | DRAWING | QUESTING | STRENGTHENING
Effects = tuple[Effect, ...]


# Conditions of Quests


class ConditionPart(Part, frozen=True, tag_field="when"):
    """Base of all conditions; ``when`` is the word that the files use."""

    @property
    def when(self) -> str:
        return str(self.__struct_config__.tag)


class Fight(ConditionPart, frozen=True, tag="fight"):
    """One Monster is resolved: of this type, of at least this level, with at least these Units or kinds of Units."""

    type: Literal["", "undead", "monstrous", "humanoid"] = ""
    level: LevelOrNone = 0
    units: FightUnits = msgspec.field(default_factory=dict)
    kinds: NumberOrNone = 0


class Fights(ConditionPart, frozen=True, tag="fights"):
    """So many Monsters are resolved in one turn."""

    monsters: Number


class Build(ConditionPart, frozen=True, tag="build"):
    """A tile is built in a district with so many Monsters; it is at least this builder's tile number ``built``."""

    monsters: NumberOrNone = 0
    built: NumberOrNone = 0


class LevelUp(ConditionPart, frozen=True, tag="level"):
    """A class rises to this level; so many classes then are at level 2 or 3."""

    to: LevelOrNone = 0
    classes: NumberOrNone = 0


class Tavern(ConditionPart, frozen=True, tag="tavern"):
    units: Meeples = msgspec.field(default_factory=dict)
    kinds: NumberOrNone = 0


class PileHas(ConditionPart, frozen=True, tag="pile"):
    type: MonsterType
    n: Number


class End(ConditionPart, frozen=True, tag="end"):
    """Judged once, after the last turn; exactly one of these is asked for."""

    most: Literal["", "undead", "monstrous", "humanoid", "level_2_or_3"] = ""
    pile: Pile = msgspec.field(default_factory=dict)
    each_level: NumberOrNone = 0
    each_type: NumberOrNone = 0
    own: Meeples = msgspec.field(default_factory=dict)
    own_at_most: Meeples = msgspec.field(default_factory=dict)
    types_at_level_3: NumberOrNone = 0
    prestige: NumberOrNone = 0

    def __post_init__(self) -> None:
        if sum(bool(getattr(self, field)) for field in self.__struct_fields__) != 1:
            raise ValueError("Expected exactly one thing to ask for")


Condition = Fight | Fights | Build | LevelUp | Tavern | PileHas | End


# Records


class MeepleSupply(Part, frozen=True):
    """box: how many meeples of each colour there are."""

    peasant: Number
    warrior: Number
    mage: Number
    cleric: Number
    knight: Number
    ranger: Number
    paladin: Number
    shaman: Number
    corruption: Number


class SetupFigures(Part, frozen=True):
    """box: the figures of setup and of the course of the game.

    ``hand_sizes`` go by the number of Dark Council Arrives cards that are out.
    """

    bag_peasants: Number
    bag_corruption: Number
    first_hand: Number
    quests: Number
    city_monsters: Annotated[int, Meta(ge=1, le=MONSTER_SLOTS)]
    display: Number
    hand_sizes: Annotated[tuple[Number, ...], Meta(min_length=4, max_length=4)]
    safety_round: Number
    final_turns: Number
    tower_rooms: Number


class Monster(Part, frozen=True):
    name: Name
    level: Level
    type: MonsterType
    district: District
    strength: Number
    vp: NumberOrNone
    three_plus: bool
    effects: Effects


class CouncilMember(Part, frozen=True):
    name: Name
    role: Literal["overlord", "henchman"]
    level: Level
    type: MonsterType
    strength: Number
    vp: NumberOrNone


class BonusToken(Part, frozen=True):
    """``kinds`` different Unit types, of ``level`` or higher if one is named; or so many Prestige Units."""

    vp: Number
    kinds: NumberOrNone = 0
    level: Literal[0, 2, 3] = 0
    prestige: NumberOrNone = 0


class PrebuiltLocation(Part, frozen=True):
    name: Name
    district: District
    units: Annotated[LocationUnits, Meta(min_length=1)]
    effects: Annotated[Effects, Meta(min_length=1)]


class BuildersYard(Part, frozen=True):
    """Construct with ``one`` Peasant, whom others join from the supply, or with ``two``.  [MM-DEV-06, MM-DEV-07]"""

    name: Name
    one: Literal[1]
    joins: NumberOrNone
    two: Literal[2]


class HallOfHeroes(Part, frozen=True):
    """So many Units of the class that rises.  [MM-DEV-11]"""

    name: Name
    units: Literal[1]


class LocationTile(Part, frozen=True):
    """``hill`` marks a King of the Hill, ``stock`` the Prestige Units that come with the tile."""

    name: Name
    units: Annotated[LocationUnits, Meta(min_length=1)]
    effects: Annotated[Effects, Meta(min_length=1)]
    hill: bool = False
    stock: NumberOrNone = 0


class Slot(Part, frozen=True):
    district: District
    effects: Annotated[Effects, Meta(min_length=1)]


class HeroLevel(Part, frozen=True):
    """One side of a Hero card, or the values printed on the board.

    ``level`` is given where it is not the place in the list: Prestige classes have one fixed level.
    """

    value: NumberOrNone
    cost: NumberOrNone = 0
    ability: Ability = ""
    n: NumberOrNone = 0
    draw: NumberOrNone = 0
    discard: NumberOrNone = 0
    joins: NumberOrNone = 0
    level: LevelOrNone = 0


class HeroClass(Part, frozen=True):
    name: Name
    prestige: bool
    levels: Annotated[tuple[HeroLevel, ...], Meta(min_length=1, max_length=3)]


class Quest(Part, frozen=True):
    name: Name
    kind: Literal["triggered", "ongoing", "end"]
    vp: NumberOrNone
    penalty: NumberOrNone
    condition: Condition
    effects: Effects


class TowerRoom(Part, frozen=True):
    """Asks for Units or for a total combat value."""

    name: Name
    effects: Annotated[Effects, Meta(min_length=1)]
    units: RoomUnits = msgspec.field(default_factory=dict)
    combat: NumberOrNone = 0

    def __post_init__(self) -> None:
        if bool(self.units) == bool(self.combat):
            raise ValueError("Expected either units or combat")


SCHEMAS: dict[str, type[msgspec.Struct]] = {
    "box.meeples": MeepleSupply,
    "box.setup": SetupFigures,
    "monsters": Monster,
    "council": CouncilMember,
    "tokens": BonusToken,
    "prebuilt": PrebuiltLocation,
    "capitol.builders_yard": BuildersYard,
    "capitol.hall_of_heroes": HallOfHeroes,
    "tiles": LocationTile,
    "slots": Slot,
    **{f"heroes.{name}": HeroClass for name in CLASSES},
    "quests": Quest,
    "rooms": TowerRoom,
}


# What would break the rules. Other counts than those of the box are fine.


def enough_monsters_for_the_deck(pack: Pack) -> list[str]:
    """Six Monsters lie above those that hide the first Dark Council card, and each pile is big enough.  [MM-SET-17]"""
    monsters = pack.table("monsters", Monster).values()
    shown = pack.record("box", "setup", SetupFigures).city_monsters
    left = Counter(monster.level for monster in monsters if not monster.three_plus)
    needed = {1: shown + MIXED_AT_LEVEL_1, 2: MIXED_AT_LEVEL_2, 3: 2}
    return [
        f"monsters.toml: expected at least {least} Monsters of level {level} without 3+, got {left[level]}"
        for level, least in needed.items()
        if left[level] < least
    ]


def the_dark_council_is_complete(pack: Pack) -> list[str]:
    """The scoreboard has three slots for Overlords, each with a token, and one for the Henchman.  [MM-CMP-07]"""
    roles = Counter(member.role for member in pack.table("council", CouncilMember).values())
    problems = []
    if roles["overlord"] != 3 or roles["henchman"] != 1:
        found = f"{roles['overlord']} and {roles['henchman']}"
        problems.append(f"council.toml: expected 3 Overlords and 1 Henchman, got {found}")
    tokens = pack.table("tokens", BonusToken)
    if len(tokens) < 3:
        problems.append(f"tokens.toml: expected at least 3 tokens, got {len(tokens)}")
    return problems + [
        f"tokens.toml: {key}: expected either kinds or prestige"
        for key, token in tokens.items()
        if bool(token.kinds) == bool(token.prestige) or (token.level and not token.kinds)
    ]


def the_board_is_complete(pack: Pack) -> list[str]:
    """Every district has its pre-built Location and two slots; the display can be filled.  [MM-CMP-06]"""
    prebuilt: Counter[str] = Counter(
        location.district for location in pack.table("prebuilt", PrebuiltLocation).values()
    )
    slots: Counter[str] = Counter(slot.district for slot in pack.table("slots", Slot).values())
    problems = []
    for district in DISTRICTS:
        if prebuilt[district] != 1:
            problems.append(f"prebuilt.toml: expected 1 Location in {district}, got {prebuilt[district]}")
        if slots[district] != 2:
            problems.append(f"slots.toml: expected 2 slots in {district}, got {slots[district]}")
    tiles = len(pack.tables["tiles"])
    display = pack.record("box", "setup", SetupFigures).display
    if tiles < display:
        problems.append(f"tiles.toml: expected at least {display} tiles for the display, got {tiles}")
    return problems


def the_supply_fills_all_bags(pack: Pack) -> list[str]:
    """Four players can be dealt their meeples, Quests and Tower Rooms.  [MM-SET-20, MM-SET-21, MM-TWR-02]"""
    meeples = pack.record("box", "meeples", MeepleSupply)
    setup = pack.record("box", "setup", SetupFigures)
    wanted = [
        ("box.toml: meeples: peasant", MOST_SEATS * setup.bag_peasants, meeples.peasant),
        ("box.toml: meeples: corruption", MOST_SEATS * setup.bag_corruption, meeples.corruption),
        (
            "box.toml: setup: bag_peasants and bag_corruption",
            setup.first_hand,
            setup.bag_peasants + setup.bag_corruption,
        ),
        ("quests.toml: number of Quests", MOST_SEATS * setup.quests, len(pack.tables["quests"])),
        ("rooms.toml: number of Tower Rooms", len(DISTRICTS) * setup.tower_rooms, len(pack.tables["rooms"])),
    ]
    return [f"{where}: expected at least {least}, got {found}" for where, least, found in wanted if found < least]


ABILITY_OF_CLASS = {
    "mage": "research",
    "cleric": "draw_with_corruption",
    "knight": "draw",
    "warrior": "peasants_beside",
    "ranger": "vp_for_monster",
    "paladin": "level_of_monster",
    "shaman": "any_basic",
}


def hero_cards_fit_their_classes(pack: Pack) -> list[str]:
    """Basic classes have levels 1 to 3, Peasants one without a card, Prestige classes a fixed one.  [MM-DEV-12]"""
    problems = []
    for key, hero in pack.table("heroes", HeroClass).items():
        where = f"heroes.toml: {key}"
        prestige = key in PRESTIGE_CLASSES
        count = 1 if prestige or key == "peasant" else 3
        if hero.prestige != prestige:
            problems.append(f"{where}: prestige: expected {str(prestige).lower()}")
        if len(hero.levels) != count:
            problems.append(f"{where}: levels: expected {count}, got {len(hero.levels)}")
        for place, level in enumerate(hero.levels, 1):
            if level.ability not in ("", ABILITY_OF_CLASS.get(key, "")):
                problems.append(f"{where}: levels.{place}.ability: {level.ability!r} is no ability of this class")
            if bool(level.level) != prestige:
                problems.append(f"{where}: levels.{place}.level: expected for Prestige classes and for no others")
            if level.cost and place == 1:
                problems.append(f"{where}: levels.{place}.cost: the first level is not bought")
    return problems


def effects_stand_where_they_can_be_carried_out(pack: Pack) -> list[str]:
    """A Monster cannot send a Unit home, a Location returns only what stands on it.  [MM-FAQ-01, MM-FAQ-02]"""
    problems = []
    for table, key, piece, units, effects in bearers(pack):
        where = f"{table}.toml: {key}"
        for place, effect in enumerate(effects, 1):
            if piece not in effect.on:
                problems.append(f"{where}: effects.{place}: {effect.do!r} cannot be carried out here")
                continue
            problems += [
                f"{where}: effects.{place}.class: {name!r} need not stand here"
                for name, number in effect.standing().items()
                if units.get(name, 0) < number
            ]
    return problems


QUEST_KINDS = {"triggered": On.TRIGGERED, "ongoing": On.ONGOING, "end": On.END}


Bearer = tuple[str, str, On, Mapping[str, int], tuple[AnyEffect, ...]]


def bearers(pack: Pack) -> Iterator[Bearer]:
    """Every record with effects: table and key, what piece it is, the Units there, the effects."""
    for key, monster in pack.table("monsters", Monster).items():
        yield "monsters", key, On.MONSTER, {}, monster.effects
    for key, location in pack.table("prebuilt", PrebuiltLocation).items():
        yield "prebuilt", key, On.PREBUILT, location.units, location.effects
    for key, tile in pack.table("tiles", LocationTile).items():
        yield "tiles", key, On.HILL if tile.hill else On.TILE, tile.units, tile.effects
    for key, slot in pack.table("slots", Slot).items():
        yield "slots", key, On.SLOT, {}, slot.effects
    for key, room in pack.table("rooms", TowerRoom).items():
        yield "rooms", key, On.ROOM, room.units, room.effects
    for key, quest in pack.table("quests", Quest).items():
        units = quest.condition.units if isinstance(quest.condition, Fight) else {}
        yield "quests", key, QUEST_KINDS[quest.kind], units, quest.effects


def stocks_lie_on_prestige_tiles(pack: Pack) -> list[str]:
    """A tile has a stock exactly if Prestige Units are taken from it.  [MM-PRE-01]"""
    problems = []
    for key, tile in pack.table("tiles", LocationTile).items():
        taken = [effect.class_ for effect in tile.effects if isinstance(effect, TakeFromStock)]
        if bool(taken) != bool(tile.stock) or len(taken) > 1:
            problems.append(f"tiles.toml: {key}: stock: expected with one take_from_stock and without it none")
        problems += [
            f"tiles.toml: {key}: effects: {name!r} is no Prestige class"
            for name in taken
            if name not in PRESTIGE_CLASSES
        ]
    return problems


def quests_are_judged_in_their_time(pack: Pack) -> list[str]:
    """Exactly the End of Game Quests have a condition for the end.  [MM-QST-07]"""
    return [
        f"quests.toml: {key}: condition.when: {quest.condition.when!r} does not fit the kind {quest.kind!r}"
        for key, quest in pack.table("quests", Quest).items()
        if isinstance(quest.condition, End) != (quest.kind == "end")
    ]


CHECKS: tuple[Check, ...] = (
    enough_monsters_for_the_deck,
    the_dark_council_is_complete,
    the_board_is_complete,
    the_supply_fills_all_bags,
    hero_cards_fit_their_classes,
    effects_stand_where_they_can_be_carried_out,
    stocks_lie_on_prestige_tiles,
    quests_are_judged_in_their_time,
)

SHELF = Path(__file__).parent
PACKS = packs_on(SHELF)


def load(pack: str | Path | None = None) -> Pack:
    """A shipped pack by its name, or any pack by its path; the standard one if none is named."""
    return load_named(SHELF, "standard" if pack is None else pack, SCHEMAS, CHECKS)
