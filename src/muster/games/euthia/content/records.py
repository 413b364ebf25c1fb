"""What boards, tiles, cards and tables of Euthia look like as data.

Field names are those of the TOML files, which have one table for each kind of tile or card, ``box`` for figures of the
rules and ``scenarios`` for all that a scenario brings; the records of the scenarios stand in their modules. Ranges are
pairs: from this value on, so much.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta as Meta

from muster.games.euthia.content.abilities import (
    CardWork,
    Condition,
    Cost,
    ElementName,
    Few,
    FewOrNone,
    Figure,
    FigureOrNone,
    Gains,
    GainsOrNone,
    Key,
    Level,
    Part,
    Special,
    TerrainName,
    TokenWork,
    Work,
)

KindName = Literal[
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
]
FamilyName = Literal["leather", "mail", "plate", "dragon"]
TimingName = Literal[
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
]
HeroName = Literal["ael", "dral", "keleia", "maeldur", "skoldur", "taesiri"]
LocationName = Literal[
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
CentreName = Literal["church", "towers", "fortress", "lord", "legend"]
GroupName = Literal["start", "fixed", "encounter", "scenario", "other"]
ScenarioName = Literal["griffin", "golem", "saboteur", "legend", "mirrezil", "revocation"]
PlaceName = Literal[
    "old_quarry",
    "smugglers_den",
    "watchtower",
    "faer_spring",
    "ruined_citadel",
    "volcano",
    "dragons_eyrie",
]
RewardName = Literal["hunter", "weaponsmith", "witch"]
UsedName = Literal["all", "many", "solo"]
Start = Literal["church", "a", "b", "c"]

CHAPTERS = 5

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Copies = Annotated[int, Meta(ge=1, le=20)]
Gold = Annotated[int, Meta(ge=0, le=30)]
Value = Annotated[int, Meta(ge=0, le=20)]
Range = tuple[Value, Value]
Ranges = Annotated[tuple[Range, ...], Meta(min_length=1, max_length=5)]
RangesOrNone = Annotated[tuple[Range, ...], Meta(max_length=5)]
ByChapter = Annotated[tuple[FewOrNone, ...], Meta(min_length=CHAPTERS, max_length=CHAPTERS)]
Reputation = Annotated[int, Meta(ge=0, le=60)]
Points = Annotated[int, Meta(ge=0, le=20)]  # Reputation that a scenario pays
Round = Annotated[int, Meta(ge=1, le=10)]
Gifts = Annotated[tuple[Literal["teleport_scroll", "supplies"], ...], Meta(max_length=2)]


# Heroes and tiles


class Slot(Part, frozen=True):
    """A slot of a Hero board: open, or locked at a price in Gold or an Essence."""

    kind: Literal["sword", "ability", "first_strike", "helmet", "cuirass", "gauntlets", "greaves", "boots", "jewelry"]
    gold: FewOrNone = 0
    essence: ElementName | None = None

    def __post_init__(self) -> None:
        if self.gold and self.essence is not None:
            raise ValueError("Expected one price, not two")


Slots = Annotated[tuple[Slot, ...], Meta(min_length=1, max_length=10)]


class Hero(Part, frozen=True):
    """A Hero board; ``gaar`` and ``dwurt`` are slots, each with a token at the start."""

    name: Name
    health: Annotated[int, Meta(ge=1, le=24)]
    hero_slots: Slots
    equipment_slots: Slots
    gem_slots: Few
    gaar: FewOrNone
    dwurt: FewOrNone = 0


class Use(Part, frozen=True):
    """What a tile does in one window; ``armor_set`` must be worn, ``dwurt`` or ``gaar`` be paid."""

    timing: TimingName
    effects: Annotated[tuple[Work, ...], Meta(max_length=4)] = ()
    armor_set: Literal[0, 3, 4, 5] = 0
    dwurt: FewOrNone = 0
    gaar: FewOrNone = 0

    def __post_init__(self) -> None:
        if not self.effects and not self.dwurt:
            raise ValueError("Expected an effect, or the Dwurt price of an attack")


class Piece(Part, frozen=True):
    """What all tiles have that can be owned. ``damage`` makes a tile an attack with the icon ``timing``."""

    name: Name
    kind: KindName
    family: FamilyName | None = None
    price: Gold | None = None
    sell: Gold | None = None
    health: FewOrNone = 0
    sack: Annotated[int, Meta(ge=-3, le=3)] = 0
    gems: Annotated[int, Meta(ge=0, le=3)] = 0
    essences: Annotated[int, Meta(ge=0, le=4)] = 0
    timing: Literal["none", "attack", "first"] = "none"
    damage: RangesOrNone = ()
    uses: Annotated[tuple[Use, ...], Meta(max_length=4)] = ()
    against_immunity: bool = False

    def __post_init__(self) -> None:
        if bool(self.damage) != (self.timing != "none"):
            raise ValueError("Expected damage with a timing of attack or first, and without it none")
        if (self.family is not None) != (self.kind in ("helmet", "cuirass", "gauntlets", "greaves", "boots")):
            raise ValueError("Expected a family for armor and for nothing else")


class HeroTile(Piece, frozen=True, kw_only=True):
    """A tile of a Hero; ``value`` is the Reputation that unveils it, ``used`` the number of players it is for."""

    hero: HeroName
    value: Reputation = 0
    start: bool = False
    used: UsedName = "all"


class Good(Piece, frozen=True, kw_only=True):
    """A tile of one of the three Offers."""

    copies: Copies


class Treasure(Piece, frozen=True, kw_only=True):
    level: Level
    copies: Copies


class RewardTile(Piece, frozen=True, kw_only=True):
    """A Reward tile of an Encounter."""

    encounter: RewardName
    copies: Copies


class Supply(Piece, frozen=True, kw_only=True):
    """A tile of an open supply; ``options`` lists effects of which one is chosen."""

    copies: Copies
    options: Annotated[tuple[Gains, ...], Meta(max_length=2)] = ()


class Artifact(Piece, frozen=True, kw_only=True):
    """An Artifact and the Legend whose Quest pays it."""

    legend: Name
    cost: Annotated[tuple[Annotated[tuple[Cost, ...], Meta(min_length=1, max_length=3)], ...], Meta(min_length=1)]


class Resource(Part, frozen=True):
    """A Natural Resource: one of its options is redeemed."""

    name: Name
    terrain: TerrainName
    copies: Copies
    options: Annotated[tuple[Gains, ...], Meta(min_length=1, max_length=2)]


# Monsters and cards


class Bar(Part, frozen=True):
    """What a Monster brings into Combat: cards for its player, Chaos and Gaar tokens."""

    silver: FewOrNone = 0
    gold: FewOrNone = 0
    chaos: FewOrNone = 0
    gaar: FewOrNone = 0


class Monster(Part, frozen=True, kw_only=True):
    """``condition`` is the highest Reputation that still gets the Reward; without one everybody does.

    A ``dragon`` is one for whatever works against Dragons.
    """

    name: Name
    level: Level
    health: Annotated[int, Meta(ge=1, le=30)]
    penalty: Annotated[int, Meta(ge=-6, le=0)]
    injuries: Ranges
    dragon: bool = False
    bar: Bar
    condition: FigureOrNone | None = None
    reward: Gains


class Lair(Part, frozen=True):
    """On a hex of a kind, next to one, or on a hex of a Special tile."""

    where: Literal["on", "next", "special"]
    location: Literal[
        "mountain", "lake", "cave", "treasure", "elemental", "portal", "merchants", "alchemists", "towers", "church"
    ]


class Elite(Part, frozen=True, kw_only=True):
    """An Elite Monster with its Bounty; ``dragon`` as with Monsters."""

    name: Name
    level: Level
    health: Annotated[int, Meta(ge=1, le=30)]
    penalty: Annotated[int, Meta(ge=-6, le=0)]
    injuries: Ranges
    special: Annotated[tuple[Special, ...], Meta(max_length=3)] = ()
    immune: bool = False
    dragon: bool = False
    bar: Bar
    lair: Lair
    bounty: Gains


Effects = Annotated[tuple[CardWork, ...], Meta(min_length=1, max_length=4)]


class Card(Part, frozen=True, kw_only=True):
    """A type of Silver or Gold card; the boxes go by the number of copies played together."""

    name: Name
    kind: Literal["silver", "gold"]
    copies: Literal[8]
    used: UsedName = "all"
    timing: Literal["ma", "mac", "mc", "ha"]
    boxes: Annotated[tuple[Effects, ...], Meta(min_length=2, max_length=3)]
    ongoing: Annotated[tuple[CardWork, ...], Meta(max_length=1)] = ()

    def __post_init__(self) -> None:
        if len(self.boxes) != (2 if self.kind == "silver" else 3):
            raise ValueError("Expected two boxes on a Silver card and three on a Gold card")


# The Map


class Loot(Part, frozen=True):
    gold: FewOrNone = 0
    gaar: FewOrNone = 0
    potion: FewOrNone = 0
    silver: FewOrNone = 0
    gold_card: FewOrNone = 0


class Hex(Part, frozen=True):
    """A location, perhaps with a Monster of a level and its Loot."""

    location: LocationName
    monster: Literal[0, 1, 2, 3] = 0
    loot: Loot = Loot()
    encounter: Key | None = None
    place: PlaceName | None = None

    def __post_init__(self) -> None:
        if (self.encounter is not None) != (self.location == "encounter"):
            raise ValueError("Expected an encounter for the location 'encounter' and for no other")
        if (self.place is not None) != (self.location == "scenario"):
            raise ValueError("Expected a place for the location 'scenario' and for no other")
        if not self.monster and self.loot != Loot():
            raise ValueError("Expected no loot without a Monster")


class MapTile(Part, frozen=True, kw_only=True):
    """Three hexes at the anchor, to the right of it and below it; Special tiles have a centre."""

    name: Name
    chapter: Literal[1, 2, 3, 4, 5]
    group: GroupName
    solo: bool = False
    scenario: ScenarioName | None = None
    centre: CentreName | None = None
    encounter: Key | None = None
    hexes: Annotated[tuple[Hex, ...], Meta(min_length=3, max_length=3)]


# Encounters and Elementals


class Quest(Part, frozen=True, kw_only=True):
    """``cost`` lists parts to be paid, each with alternatives; ``has`` is checked and costs nothing."""

    cost: Annotated[tuple[Annotated[tuple[Cost, ...], Meta(min_length=1, max_length=3)], ...], Meta(max_length=4)] = ()
    has: Annotated[tuple[Condition, ...], Meta(max_length=1)] = ()
    reward: Gains

    def __post_init__(self) -> None:
        if bool(self.cost) == bool(self.has):
            raise ValueError("Expected a cost or a condition")


class Encounter(Part, frozen=True):
    """A kind of Encounter with its cards; ``solo_quests`` replace them where nobody plays the Monsters."""

    name: Name
    quests: Annotated[tuple[Quest, ...], Meta(min_length=7, max_length=7)]
    solo_quests: Annotated[tuple[Quest, ...], Meta(max_length=7)] = ()
    rewards: RewardName | None = None


class Row(Part, frozen=True):
    """One range of an Elemental's table: what a Hero Roll from ``at`` on brings."""

    at: Value
    gains: GainsOrNone


class Elemental(Part, frozen=True):
    name: Name
    rows: Annotated[tuple[Row, ...], Meta(min_length=2, max_length=8)]


# Scenarios


class MapTable(Part, frozen=True, kw_only=True):
    """How many tiles of each group enter the stack, by Chapter; ``legend`` are Scenario tiles drawn at random.

    ``elemental`` are Other tiles with an Elemental of the Stage; ``other`` are drawn among the rest.
    """

    fixed: ByChapter
    encounter: ByChapter
    scenario: ByChapter = (0,) * CHAPTERS
    legend: ByChapter = (0,) * CHAPTERS
    elemental: ByChapter = (0,) * CHAPTERS
    other: ByChapter


class Form(Part, frozen=True, kw_only=True):
    """A form of a shared foe; its Health grows with the players. Without ``combat_rounds`` a fight has no limit."""

    name: Name
    health_each: FigureOrNone = 0
    health_more: FigureOrNone = 0
    penalty: Annotated[int, Meta(ge=-6, le=0)]
    injuries: Ranges
    special: Annotated[tuple[Special, ...], Meta(max_length=3)] = ()
    immune: bool = False
    bar: Bar
    combat_rounds: FewOrNone = 0

    def __post_init__(self) -> None:
        if not self.health_each and not self.health_more:
            raise ValueError("Expected some Health")


class ScenarioRecord(Part, frozen=True, kw_only=True):
    """scenarios: what every scenario has; its own figures stand in its module.

    ``tables`` give the Map tiles for one player to four, ``start`` is where Heroes begin on the starting tile: its
    Church or one of the hexes around it.
    """

    name: Name
    rounds: Round
    tables: Annotated[tuple[MapTable, ...], Meta(min_length=4, max_length=4)]
    start: Start = "church"


# The box


class Figures(Part, frozen=True):
    """box: figures of the rules. ``action_moves`` go by Mining, Trade, Combat; ``heal_rates`` by trader.

    ``gold_in_turn`` is what rivals begin with, by their place in turn order.
    """

    action_moves: Annotated[tuple[Few, ...], Meta(min_length=3, max_length=3)]
    heal_rates: Annotated[tuple[Few, ...], Meta(min_length=3, max_length=3)]
    church_heal: Few
    church_potion: FewOrNone
    gaar_price: FewOrNone
    unveil_price: FewOrNone
    offer_size: Literal[4]
    hand_limit: Few
    essence_sale: FewOrNone
    gem_set_sale: FewOrNone
    possession_rate: Few
    gold_in_turn: Annotated[tuple[FewOrNone, ...], Meta(min_length=4, max_length=4)] = (0, 0, 0, 0)


Column = Annotated[tuple[Figure, ...], Meta(min_length=4, max_length=4)]


class Scoring(Part, frozen=True):
    """box: the least numbers for 2, 5, 9 and 15 Reputation."""

    hero_tokens: Column
    interaction: Column
    trade: Column
    others: Column
    quests: Column
    elites: Column


class TokenUse(Part, frozen=True):
    """What a Gem or an Essence does in one window."""

    timing: Literal["permanent", "any", "outside", "ma", "mc", "ha", "roll"]
    effects: Annotated[tuple[TokenWork, ...], Meta(min_length=1, max_length=1)]


TokenUses = Annotated[tuple[TokenUse, ...], Meta(min_length=1, max_length=2)]


class Gems(Part, frozen=True):
    """box: what each Gem does when it is set into Equipment."""

    amethyst: TokenUses
    emerald: TokenUses
    onyx: TokenUses
    opal: TokenUses
    ruby: TokenUses
    sapphire: TokenUses
    demon_stone: TokenUses
    diamond: TokenUses


class Essences(Part, frozen=True):
    """box: what each Essence does when it is discarded."""

    air: TokenUses
    earth: TokenUses
    water: TokenUses
    fire: TokenUses
