"""The pieces of the box as plain records, and every option that they can ever make.

Elements, gems, kinds of tiles and places are small numbers here, in the order of the tuples below; cards and tiles are
numbered in the order of their files. A *tile* record is one kind of tile; every copy in the box has a number of its own
in ``box.copies``, so that a tile keeps its state (ready or exhausted, gems) wherever it lies. What a Hero carries is a
*thing*: a copy of a tile, or a token or trophy coded above ``THING``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias, get_args

from muster.kernel.options import Content, Option

if TYPE_CHECKING:
    from muster.games.euthia.content.abilities import AnyWord, CardWord, GoodWord, SpecialWord
    from muster.games.euthia.content.records import ScenarioRecord
    from muster.games.euthia.scenarios.rules import ScenarioRules

HeroName: TypeAlias = Literal["ael", "dral", "keleia", "maeldur", "skoldur", "taesiri"]
HEROES: Final[tuple[HeroName, ...]] = get_args(HeroName)

Element: TypeAlias = Literal["air", "earth", "water", "fire"]
ELEMENTS: Final[tuple[Element, ...]] = get_args(Element)
AIR: Final = 0
EARTH: Final = 1
WATER: Final = 2
FIRE: Final = 3
POWER: Final = 2  # Injuries of Fire, healing of Water, bonus of Earth  [EU-ELM-02, EU-ELM-03, EU-MAT-06]

GemName: TypeAlias = Literal["amethyst", "emerald", "onyx", "opal", "ruby", "sapphire", "demon_stone", "diamond"]
GEMS: Final[tuple[GemName, ...]] = get_args(GemName)
AMETHYST: Final = 0
EMERALD: Final = 1
ONYX: Final = 2
OPAL: Final = 3
RUBY: Final = 4
SAPPHIRE: Final = 5
DEMON_STONE: Final = 6
DIAMOND: Final = 7
COMMON_GEMS: Final = 6  # gems below this number are common

# Actions and their tokens.
Action: TypeAlias = Literal["mining", "trade", "combat"]
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
MINING: Final = 0
TRADE: Final = 1
COMBAT: Final = 2

# Places of Trade, in the order of their offers.
Trader: TypeAlias = Literal["merchants", "alchemists", "dragonslayers"]
TRADERS: Final[tuple[Trader, ...]] = get_args(Trader)
MERCHANTS: Final = 0
ALCHEMISTS: Final = 1
DRAGONSLAYERS: Final = 2

# What a hex shows.
LocationName: TypeAlias = Literal[
    "land",
    "mountain",
    "lake",
    "cave",
    "treasure_1",
    "treasure_2",
    "treasure_3",
    "air",
    "earth",
    "water",
    "fire",
    "portal",
    "merchants",
    "alchemists",
    "towers",
    "church",
    "fortress",
    "lord",
    "legend",
    "encounter",
    "scenario",
    "griffin",
]
LOCATIONS: Final[tuple[LocationName, ...]] = get_args(LocationName)
LAND: Final = 0
MOUNTAIN: Final = 1
LAKE: Final = 2
CAVE: Final = 3
TREASURE_1: Final = 4
TREASURE_3: Final = 6
ELEMENTAL: Final = 7  # plus the element
PORTAL: Final = 11
AT_MERCHANTS: Final = 12
AT_ALCHEMISTS: Final = 13
TOWERS: Final = 14
CHURCH: Final = 15
FORTRESS: Final = 16
LORD: Final = 17
LEGEND: Final = 18
ENCOUNTER: Final = 19
SCENARIO: Final = 20
GRIFFIN: Final = 21

STARTS: Final = ("a", "b", "c", "church")  # the spaces of the starting tile

# Places of scenarios, numbered like Encounters.
ScenarioPlace: TypeAlias = Literal[
    "old_quarry",
    "smugglers_den",
    "watchtower",
    "faer_spring",
    "ruined_citadel",
    "volcano",
    "dragons_eyrie",
]
PLACES: Final[tuple[ScenarioPlace, ...]] = get_args(ScenarioPlace)
SMUGGLERS_DEN: Final = 1
WATCHTOWER: Final = 2
RUINED_CITADEL: Final = 4
FAER_SPRING: Final = 3
VOLCANO: Final = 5
DRAGONS_EYRIE: Final = 6

# Character cards that sell Evidence in The Looming Doom.
InformantName: TypeAlias = Literal["kavilin", "doribor", "sofien"]
INFORMANTS: Final[tuple[InformantName, ...]] = get_args(InformantName)

# Kinds of tiles.
KINDS: Final = (
    "weapon",
    "shield",
    "ability",
    "first_strike",
    "helmet",
    "cuirass",
    "gauntlets",
    "greaves",
    "boots",
    "jewelry",
    "potion",
    "scroll",
    "flask",
    "chest",
    "item",
    "resource",
)
WEAPON: Final = 0
SHIELD: Final = 1
ABILITY: Final = 2
FIRST_STRIKE: Final = 3
HELMET: Final = 4
BOOTS: Final = 8
JEWELRY: Final = 9
POTION: Final = 10
SCROLL: Final = 11
FLASK: Final = 12
CHEST: Final = 13
ITEM: Final = 14
RESOURCE: Final = 15
SlotKind: TypeAlias = Literal[
    "sword", "ability", "first_strike", "helmet", "cuirass", "gauntlets", "greaves", "boots", "jewelry"
]
SLOT_KINDS: Final[tuple[SlotKind, ...]] = get_args(SlotKind)
SWORD_SLOT: Final = 0
ABILITY_SLOT: Final = 1
FIRST_SLOT: Final = 2
FIRST_EQUIPMENT_SLOT: Final = 3  # helmet, cuirass, gauntlets, greaves, boots, jewelry follow

FAMILIES: Final = ("leather", "mail", "plate", "dragon")

# Sets of tiles with one back: where a tile is drawn from and discarded to.
SETS: Final = (
    "hero",
    "merchants",
    "alchemists",
    "dragonslayers",
    "mountain",
    "lake",
    "cave",
    "treasure_1",
    "treasure_2",
    "treasure_3",
    "hunter",
    "weaponsmith",
    "witch",
    "supply",
    "artifact",
)
OF_HERO: Final = 0
OF_TRADER: Final = 1  # plus the trader
OF_TERRAIN: Final = 4  # plus the terrain: mountain, lake, cave
OF_TREASURE: Final = 7  # plus the level less one
OF_HUNTER: Final = 10
OF_WEAPONSMITH: Final = 11
OF_WITCH: Final = 12
OF_SUPPLY: Final = 13  # potions, supplies, scrolls: open, alike, never short
OF_ARTIFACT: Final = 14

# When a tile may be used.
TIMINGS: Final = (
    "permanent",
    "any",
    "outside",
    "setup",
    "first",
    "attack",
    "ma",
    "mac",
    "mc",
    "ha",
    "hc",
    "at_once",
    "roll",
)
PERMANENT: Final = 0
ANY: Final = 1
OUTSIDE: Final = 2
SETUP: Final = 3
FIRST: Final = 4
ATTACK: Final = 5
MA: Final = 6
MAC: Final = 7
MC: Final = 8
HA: Final = 9
HC: Final = 10
AT_ONCE: Final = 11
ROLL: Final = 12  # on any own Hero Roll, in or outside Combat

# Things that are no copies of tiles.
THING: Final = 1000
GEM_THING: Final = 1000  # plus the gem
ESSENCE_THING: Final = 1010  # plus the element
GAAR_THING: Final = 1020
POTION_THING: Final = 1030  # a Healing Potion
SUPPLIES_THING: Final = 1031
SCROLL_THING: Final = 1032  # a Teleport Scroll of a scenario
CATALYST_THING: Final = 1033
AMULET_THING: Final = 1034
TROPHY_THING: Final = 1100  # plus the Monster or Elite Monster

MOST_SEATS: Final = 4
SACKS: Final = 3
CHAPTERS: Final = 5
NOTHING: Final = -1

SILVER_TYPES: Final = 3
GOLD_TYPES: Final = 4
POWER_STRIKE: Final = 0
HEALING: Final = 1
SOUL_CONTROL: Final = 2
MIND_CONTROL: Final = 3

# What it does, how much, and one more figure (an element, a gem, a level). The type checker knows every word.
Effect: TypeAlias = "tuple[AnyWord, int, int]"
GainEffect: TypeAlias = "tuple[GoodWord, int, int]"  # of a Reward, Loot, a Treasure, an Elemental
CardEffect: TypeAlias = "tuple[CardWord | Literal['inj'], int, int]"  # of a box of a Silver or Gold card
SpecialEffect: TypeAlias = "tuple[SpecialWord, int, int]"  # of a range of an Elite Monster
Ranges: TypeAlias = tuple[tuple[int, int], ...]  # from this value on, so much


def in_range(ranges: Ranges, value: int) -> int:
    """What the range that a value lies in gives; nothing below the first one.  [EU-MAT-12, EU-MAT-17]"""
    found = 0
    for start, number in ranges:
        if value >= start:
            found = number
    return found


class Use:
    """One effect of a tile with its Timing icon.  [EU-TIM-01]

    ``exhausts``: once per round; ``spends``: the tile is discarded; ``set_size``: needs an Armor Set; ``price``: Dwurt
    or Gaar to be spent with it.
    """

    __slots__ = ("dwurt", "effects", "exhausts", "gaar", "set_size", "spends", "timing")

    def __init__(self, timing: int, effects: tuple[Effect, ...]) -> None:
        self.timing = timing
        self.effects = effects
        self.exhausts = False
        self.spends = False
        self.set_size = 0
        self.dwurt = 0
        self.gaar = 0


class Tile:
    """One kind of tile: Hero tile, goods, resource, treasure, reward."""

    __slots__ = (
        "copies",
        "essences",
        "family",
        "gems",
        "health",
        "hero",
        "id",
        "immune",
        "key",
        "kind",
        "options",
        "price",
        "ranges",
        "sack",
        "sell",
        "set",
        "start",
        "timing",
        "used",
        "uses",
        "value",
    )

    def __init__(self, number: int, key: str, box_set: int, kind: int) -> None:
        self.id = number
        self.key = key
        self.set = box_set
        self.kind = kind
        self.family = NOTHING
        self.copies = 1
        self.price = NOTHING  # purchase price or Training cost
        self.sell = NOTHING
        self.health = 0
        self.sack = 0
        self.gems = 0  # Gem slots
        self.essences = 0  # Essences that it can hold
        self.timing = NOTHING  # of its attack: attack or first
        self.ranges: Ranges = ()
        self.uses: tuple[Use, ...] = ()
        self.immune = False  # works against Immunity
        # Hero tiles.
        self.hero = NOTHING
        self.value = 0  # Reputation needed to unveil it
        self.start = False
        self.used = "all"  # all, many (2-4 players) or solo
        # Natural Resources: options of effects of which one is taken.
        self.options: tuple[tuple[GainEffect, ...], ...] = ()


class Slot:
    """A slot of a Hero board: its kind and what opens it; nothing for an open one."""

    __slots__ = ("essence", "gold", "kind")

    def __init__(self, kind: int, gold: int = 0, essence: int = NOTHING) -> None:
        self.kind = kind
        self.gold = gold
        self.essence = essence

    @property
    def locked(self) -> bool:
        return bool(self.gold) or self.essence != NOTHING


class Hero:
    """A Hero with its board.  [EU-HSU-01, EU-HSU-04]"""

    __slots__ = ("dwurt", "gaar", "gem_slots", "health", "id", "key", "slots", "tiles")

    def __init__(self, number: int, key: str, health: int) -> None:
        self.id = number
        self.key = key
        self.health = health
        self.slots: tuple[Slot, ...] = ()  # Hero slots first, then Equipment slots
        self.gem_slots = 0
        self.gaar = 4  # slots, and tokens at the start
        self.dwurt = 0
        self.tiles: tuple[int, ...] = ()  # copies, by value


class Monster:
    """A Monster card, an Elite Monster or a shared foe.  [EU-COM-12]"""

    __slots__ = (
        "chaos",
        "condition",
        "dragon",
        "effects",
        "elite",
        "gaar",
        "gold_cards",
        "health",
        "id",
        "immune",
        "key",
        "lair",
        "lair_location",
        "level",
        "penalty",
        "ranges",
        "reward",
        "silver_cards",
    )

    def __init__(self, number: int, key: str, level: int, health: int, penalty: int, ranges: Ranges) -> None:
        self.id = number
        self.key = key
        self.level = level
        self.health = health
        self.penalty = penalty
        self.ranges = ranges
        self.silver_cards = 0
        self.gold_cards = 0
        self.chaos = 0
        self.gaar = 0
        self.condition = NOTHING  # the highest Reputation that still gets the Reward; nothing: everybody
        self.reward: tuple[GainEffect, ...] = ()
        self.dragon = False  # for what works against Dragons
        # Elite Monsters.
        self.elite = False
        self.immune = False
        self.effects: tuple[tuple[int, SpecialEffect], ...] = ()  # special effects from a value on
        self.lair = ""  # on, next, special
        self.lair_location = NOTHING


class Hex:
    """One hex of a Map tile: a location, perhaps a Monster with its Loot.  [EU-HEX-01]"""

    __slots__ = ("encounter", "level", "location", "loot")

    def __init__(self, location: int) -> None:
        self.location = location
        self.level = 0  # of the Monster; 0 without one
        self.loot: tuple[GainEffect, ...] = ()
        self.encounter = NOTHING  # number of the Encounter, or of the scenario place


class MapTile:
    """A Map tile of three hexes, some with a centre.  [EU-MST-03, EU-SPC-01]"""

    __slots__ = ("centre", "chapter", "encounter", "group", "hexes", "id", "key", "scenario", "solo")

    def __init__(self, number: int, key: str, chapter: int, group: str) -> None:
        self.id = number
        self.key = key
        self.chapter = chapter  # 0 to 4
        self.group = group  # start, fixed, encounter, scenario, other
        self.solo = False
        self.scenario = ""
        self.centre = NOTHING  # the location of the centre: church, towers, fortress, lord, legend
        self.encounter = NOTHING
        self.hexes: tuple[Hex, ...] = ()


class Quest:
    """An Encounter card: what it asks and what it pays.  [EU-QST-01]

    ``cost`` lists effects to be paid (gold, gaar, gem, essence, resource, trophy, potion, scroll, silver, gold_card,
    injury, reputation ...), alternatives by ``either``; ``has`` what must be there without being paid.
    """

    __slots__ = ("cost", "encounter", "has", "id", "key", "reward", "solo")

    def __init__(self, number: int, key: str, encounter: int) -> None:
        self.id = number
        self.key = key
        self.encounter = encounter
        self.solo = False
        self.cost: tuple[tuple[Effect, ...], ...] = ()  # each entry: alternatives of which one is paid
        self.has: tuple[Effect, ...] = ()
        self.reward: tuple[GainEffect, ...] = ()


class Encounter:
    """A kind of Encounter with its cards and, for some, Reward tiles.  [EU-ENC-05]"""

    __slots__ = ("id", "key", "quests", "reward_set", "solo_quests")

    def __init__(self, number: int, key: str) -> None:
        self.id = number
        self.key = key
        self.quests: tuple[int, ...] = ()
        self.solo_quests: tuple[int, ...] = ()
        self.reward_set = NOTHING


class Card:
    """A type of Silver or Gold card: its boxes by the number of copies played.  [EU-CRD-07]"""

    __slots__ = ("boxes", "gold", "id", "key", "ongoing", "solo", "timing")

    def __init__(self, number: int, key: str, gold: bool, timing: int) -> None:
        self.id = number
        self.key = key
        self.gold = gold
        self.timing = timing  # ma, mac, mc or ha
        self.boxes: tuple[tuple[CardEffect, ...], ...] = ()
        self.ongoing: tuple[CardEffect, ...] = ()
        self.solo = False


class CombatCard:
    """A Combat card of the Solo and Cooperative Games.  [EU-SOL-11]"""

    __slots__ = ("chaos", "gaar", "id", "left", "right")

    def __init__(self, number: int, left: int, right: int, gaar: int, chaos: int) -> None:
        self.id = number
        self.left = left
        self.right = right
        self.gaar = gaar
        self.chaos = chaos


class ElementalTable:
    """What confronting an Elemental brings, by the Hero Roll.  [EU-CNF-03, EU-CNF-06]"""

    __slots__ = ("element", "rows")

    def __init__(self, element: int) -> None:
        self.element = element
        self.rows: tuple[tuple[int, tuple[GainEffect, ...]], ...] = ()  # from this value on


class MapTable:
    """How many tiles of each group enter the stack, by chapter, for one number of players.  [EU-MST-04]"""

    __slots__ = ("elemental", "encounter", "fixed", "legend", "other", "scenario")

    def __init__(self) -> None:
        self.fixed: tuple[int, ...] = (0,) * CHAPTERS
        self.encounter: tuple[int, ...] = (0,) * CHAPTERS
        self.scenario: tuple[int, ...] = (0,) * CHAPTERS
        self.legend: tuple[int, ...] = (0,) * CHAPTERS  # Scenario tiles with a Legend, drawn at random
        self.elemental: tuple[int, ...] = (0,) * CHAPTERS  # Other tiles with an Elemental of the Stage
        self.other: tuple[int, ...] = (0,) * CHAPTERS  # further ones


class Foe:
    """One wave or form of a shared foe of a scenario.  [EU-SCX-01]"""

    __slots__ = ("closes", "combat_rounds", "faer", "health_each", "health_more", "monster", "ranks")

    def __init__(self, monster: int, health_each: int, health_more: int, combat_rounds: int) -> None:
        self.monster = monster  # its card among the Monsters
        self.health_each = health_each
        self.health_more = health_more
        self.combat_rounds = combat_rounds  # of one fight; 0 without a limit
        self.ranks: tuple[int, ...] = ()  # Reputation of rank 1, rank 2, others who hit
        self.closes = False  # nobody may enter its hex
        self.faer = False  # Faer Power makes it stronger


class ScenarioCard:
    """An Attack, Event or Rampage card: the card of a scenario that is turned up when its moment comes.

    ``text`` is the id of its name; those of Event cards begin with another word than lines of the log.
    """

    __slots__ = ("at_once", "id", "key", "kind", "lasting", "stamina", "steps", "target", "text")

    def __init__(self, number: int, kind: str, key: str) -> None:
        self.id = number
        self.kind = kind  # attack, event, rampage
        self.key = key
        self.text = f"happening-{key}" if kind == "event" else f"{kind}-{key}"
        self.target = ""  # where a foe lands or walks to
        self.steps = 0
        self.stamina = 0  # that a foe gains for each player
        self.at_once: tuple[Effect, ...] = ()
        self.lasting: tuple[Effect, ...] = ()


class Informant:
    """A Character card: where the informant is met and what is paid for Evidence.  [EU-SAB-02]

    Gaar and Gold are paid together; a Natural Resource, Silver cards and Gold cards are each a price of their own.
    """

    __slots__ = ("gaar", "gold", "gold_cards", "id", "key", "location", "resource", "silver")

    def __init__(self, number: int, key: str, location: int) -> None:
        self.id = number
        self.key = key
        self.location = location
        self.gaar = 0
        self.gold = 0
        self.resource = False
        self.silver = 0
        self.gold_cards = 0


class Scenario:
    """A scenario: rounds, map tables by number of players, cards, shared foes, figures of its own and its rules."""

    __slots__ = (
        "cards",
        "encounters",
        "figures",
        "foes",
        "gifts",
        "goals",
        "id",
        "informants",
        "key",
        "laid",
        "market",
        "ranks",
        "rounds",
        "rules",
        "stage",
        "start",
        "tables",
        "tiles",
    )

    def __init__(self, number: int, rules: ScenarioRules, figures: ScenarioRecord) -> None:
        self.id = number
        self.key = rules.name
        self.rules = rules
        self.figures = figures
        self.rounds: int = figures.rounds
        self.start = STARTS.index("church")  # the space of the starting tile where Heroes begin  [EU-TRN-01]
        self.tables: tuple[MapTable, ...] = ()  # for 1, 2, 3 and 4 players
        self.tiles = ""  # the scenario named by the Scenario tiles that it uses
        self.laid: tuple[tuple[int, tuple[int, int]], ...] = ()  # Map tiles that lie there from the start
        self.gifts: tuple[int, ...] = ()  # things that each Hero starts with
        self.encounters: tuple[int, ...] = ()  # Encounters whose tiles are never left out
        self.market = NOTHING  # with whom each Hero trades before the first round
        self.stage: tuple[int, ...] = ()  # elements that can be revoked
        self.cards: tuple[int, ...] = ()  # the deck of its cards
        self.foes: tuple[Foe, ...] = ()
        self.informants: tuple[Informant, ...] = ()
        self.goals: tuple[tuple[int, tuple[GainEffect, ...]], ...] = ()  # tallies whose first is paid
        self.ranks: tuple[int, ...] = ()  # Reputation by rank in the end


class Outfit:
    """The tiles on the slots of a Hero board, and what they add up to; worked out once for each set of slots."""

    __slots__ = ("permanent", "sack", "worn")

    def __init__(self, worn: tuple[int, ...], tiles: list[Tile]) -> None:
        self.worn = worn  # copies
        self.sack = sum([tile.sack for tile in tiles])  # [EU-SAK-01]
        self.permanent: dict[str, int] = {}  # the sum of each permanent effect  [EU-TIM-07]
        for tile in tiles:
            for use in tile.uses:
                if use.timing == PERMANENT:
                    for name, number, _ in use.effects:
                        self.permanent[name] = self.permanent.get(name, 0) + number


NO_OUTFIT: Final = Outfit((), [])


class Box(Content):
    """Everything in the box of one pack."""

    __slots__ = (
        "action_moves",
        "cards",
        "church_heal",
        "church_potion",
        "combat_cards",
        "copies",
        "copy_ids",
        "elementals",
        "elites",
        "encounters",
        "essence_effects",
        "essence_sale",
        "first_copies",
        "first_foe",
        "first_use",
        "gaar_price",
        "gem_effects",
        "gem_set_sale",
        "gold_in_turn",
        "hand_limit",
        "heal_rates",
        "heroes",
        "legends",
        "map_tiles",
        "monsters",
        "normal",
        "offer_size",
        "options",
        "outfits",
        "possession_rate",
        "potion",
        "priest",
        "quests",
        "scenario_cards",
        "scenarios",
        "scoring",
        "scroll",
        "start_tile",
        "supplies",
        "things",
        "tiles",
        "unveil_price",
    )

    def __init__(self, pack_name: str, content_hash: str, stored: str) -> None:
        super().__init__(pack_name, content_hash, stored)
        self.heroes: list[Hero] = []
        self.tiles: list[Tile] = []  # kinds of tiles
        self.copies: tuple[int, ...] = ()  # the kind of each copy in the box
        self.first_copies: tuple[int, ...] = ()  # and the first copy of the same kind
        self.copy_ids: tuple[tuple[int, ...], ...] = ()  # the copies of each set
        self.first_use: tuple[int, ...] = ()  # per kind: the place of its first use in the book
        self.potion = 0  # the kind of the Healing Potion
        self.supplies = 0
        self.scroll = 0  # the kind of the Teleport Scroll
        self.monsters: list[Monster] = []  # normal ones, then Elites, then shared foes
        self.normal = 0  # Monsters below this number are normal
        self.elites: tuple[int, ...] = ()
        self.first_foe = 0
        self.cards: list[Card] = []  # three types of Silver, then four of Gold
        self.combat_cards: list[CombatCard] = []
        self.map_tiles: list[MapTile] = []
        self.start_tile = 0
        self.priest = 0  # the Church with the Priest
        self.encounters: list[Encounter] = []
        self.quests: list[Quest] = []  # of Encounters, then of Legends
        self.legends: tuple[int, ...] = ()  # Quests of Legends
        self.elementals: tuple[ElementalTable, ...] = ()
        self.scenarios: list[Scenario] = []
        self.scenario_cards: list[ScenarioCard] = []
        # What gems and essences do, as uses with their windows.
        self.gem_effects: tuple[tuple[Use, ...], ...] = ()
        self.essence_effects: tuple[tuple[Use, ...], ...] = ()
        # Figures of the rules.
        self.action_moves: tuple[int, ...] = (1, 2, 3)
        self.heal_rates: tuple[int, ...] = (2, 3, 4)
        self.church_heal = 6
        self.church_potion = 1
        self.gaar_price = 1
        self.unveil_price = 1
        self.offer_size = 4
        self.hand_limit = 5
        self.essence_sale = 2
        self.gem_set_sale = 1
        self.possession_rate = 5  # Gold for one Reputation at the end
        self.gold_in_turn: tuple[int, ...] = (0, 0, 0, 0)
        self.scoring: dict[str, tuple[int, ...]] = {}  # the least numbers for 2, 5, 9 and 15 Reputation
        self.outfits: dict[tuple[int, ...], Outfit] = {}
        # Options made once and found by what they stand for.
        self.options: dict[str, list[Option]] = {}
        self.things: dict[str, dict[int, Option]] = {}  # the same for things; a copy stands for its kind

    def tile(self, copy: int) -> Tile:
        """The kind of a copy."""
        return self.tiles[self.copies[copy]]
