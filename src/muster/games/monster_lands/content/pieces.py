"""The pieces of the box as plain records, and every option that they can ever make.

Colours, affinities, buildings and places are small numbers here, in the order of the tuples below; cards and tokens are
numbered in the order of their files. Mercenaries, the eight novices and the four spare novices of lost clans are all
*members* and share one numbering.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, cast, get_args

from muster.kernel.options import Content, Option

Colour: TypeAlias = Literal["strength", "magic", "persuasion"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
STRENGTH: Final = 0
MAGIC: Final = 1
PERSUASION: Final = 2
BLOCKING: Final = 3  # Madhala's dice, which have no colour  [ML-SOL-07]
FACES: Final = 6

Affinity: TypeAlias = Literal["fire", "water", "air", "jungle"]
AFFINITIES: Final[tuple[Affinity, ...]] = get_args(Affinity)
NO_AFFINITY: Final = -1

# In the order of Madhala's die.  [ML-SOL-05]
BuildingName: TypeAlias = Literal["lodge", "alchemist", "tavern", "armory", "bazaar", "mine", "pawn_shop"]
BUILDINGS: Final[tuple[BuildingName, ...]] = get_args(BuildingName)
LODGE: Final = 0
ALCHEMIST: Final = 1
TAVERN: Final = 2
ARMORY: Final = 3
BAZAAR: Final = 4
MINE: Final = 5
PAWN_SHOP: Final = 6
SHOPS: Final = (LODGE, TAVERN, ARMORY, BAZAAR)  # where a persuasion die lowers the price  [ML-DIC-02]

# Places of the Outside and their paths: four on each land, two at the Entrance and on each mission.
PlaceName: TypeAlias = Literal["left", "right", "entrance", "mission", "contract"]
PLACES: Final[tuple[PlaceName, ...]] = get_args(PlaceName)
LEFT: Final = 0
RIGHT: Final = 1
ENTRANCE: Final = 2
MISSION: Final = 3
CONTRACT: Final = 4
FIRST_PATH: Final = (0, 4, 8, 10, 12, 14)
PATHS: Final = 14
BATTLE_PATHS: Final = 10  # paths below this number are on lands and at the Entrance: tokens may lie there
PLACE_OF: Final = (0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4)

GEAR_TYPES: Final = ("weapon", "armor", "elixir")
WEAPON: Final = 0

# Where a bonus per die counts.
EVERYWHERE: Final = 0
VERSUS_MONSTERS: Final = 1
IN_CONQUEST: Final = 2
WHERE: Final = ("everywhere", "monster", "conquest")

# What is taken one kind at a time, in the order of its options: from a talent, from the Queen.
GoodsName: TypeAlias = Literal["potion", "venom", "defense", "gold"]
GOODS: Final[tuple[GoodsName, ...]] = get_args(GoodsName)

# What cards and tokens do, word by word, as ``abilities`` describes it: a comparison with any other word is an error of
# the type checker.
AbilityName: TypeAlias = Literal[
    "",
    "defense",
    "reroll",
    "per_die",
    "eliminate",
    "capture",
    "conquer",
    "divert",
    "no_trap",
    "capture_glory",
    "deed_potions",
    "more_traps",
    "buy_die",
    "take",
    "hire_discount",
    "trap_discount",
    "mine",
]
OnceARound: TypeAlias = Literal["hire_discount", "trap_discount", "mine"]  # abilities that help in a building
Deed: TypeAlias = Literal["eliminate", "capture", "conquer"]  # abilities that add to a total of one kind
PowerName: TypeAlias = Literal[
    "",
    "glory_loss",
    "affinity_dice",
    "no_weapons",
    "to_entrance",
    "no_potions",
    "no_talents",
    "lash",
    "panic",
    "die_minus",
    "hits",
    "escape",
    "spores",
    "entrance_dice",
    "traps",
]
GainName: TypeAlias = Literal["", "dice", "gold", "glory", "potions", "defense", "loot", "recruit", "gear"]
TrapWord: TypeAlias = Literal["", "dice", "per_die", "flat", "steal", "divert"]
LootWord: TypeAlias = Literal[
    "",
    "conquest_glory",
    "elimination_glory",
    "capture_glory",
    "rerolls",
    "trophies",
    "eliminate",
    "goods",
    "convert",
    "per_die",
    "recruit",
]
DeedLoot: TypeAlias = Literal["conquest_glory", "elimination_glory", "capture_glory"]  # discarded at the deed
Role: TypeAlias = Literal["leader", "initial", "tavern", "novice"]
TrapGroup: TypeAlias = Literal["ordinary", "shielded", "initial", "trick"]

# The kinds of option, in the order of the book.
Kind: TypeAlias = Literal[
    "pass",
    "end",
    "back",
    "done",
    "pawn",
    "novice",
    "loot",
    "sell",
    "gear",
    "settle",
    "heal",
    "visit",
    "alchemist",
    "mine",
    "outside",
    "path",
    "beer",
    "discard",
    "nobody",
    "armory",
    "brew",
    "goods",
    "token",
    "send",
    "hire",
    "carry",
    "from",
    "settler",
    "heal-one",
    "talent",
    "promote",
    "desert",
    "discount",
    "land",
    "settle-on",
    "buy",
    "lay",
    "drop",
    "equip",
    "item",
    "gear-discount",
    "use",
    "pick",
    "give",
    "trophy",
    "die",
    "into",
    "face",
    "stop",
    "decline",
    "try",
    "fulfil",
    "venom",
    "reveal",
    "keep",
    "cancel",
    "allow",
    "take",
    "roll-all",
    "roll",
    "steal",
    "reroll",
    "ward",
    "divert",
    "target",
    "block",
    "fill",
    "block-all",
    "pawn-all",
]

NOVICES: Final = 8
MOST_SEATS: Final = 4

Colours: TypeAlias = int  # a bit for each colour
Dice: TypeAlias = tuple[int, ...]  # how many of each colour


class Ability:
    """What a talent or a piece of equipment does; unused figures stay at nothing.

    ``kind`` is one of: defense (n hits, against ``affinities``), reroll (``colours``, n ``by_dice`` or times,
    ``missions`` only), per_die (n for each die of ``colours``, ``where``), eliminate, capture, conquer (n more for
    that), divert (n attack dice), no_trap, capture_glory, deed_potions, more_traps, buy_die (one of ``colours`` for
    ``cost``, ``at_home`` only), take (one of ``goods``), hire_discount, trap_discount, mine.
    """

    __slots__ = (
        "affinities",
        "at_home",
        "by_dice",
        "colours",
        "cost",
        "goods",
        "kind",
        "missions",
        "n",
        "where",
    )

    def __init__(self, kind: AbilityName, n: int = 0) -> None:
        self.kind: AbilityName = kind
        self.n = n
        self.colours: Colours = 0
        self.where = EVERYWHERE
        self.by_dice = False
        self.missions = False
        self.affinities = 0b1111
        self.cost = 0
        self.at_home = False
        self.goods: tuple[tuple[GoodsName, int], ...] = ()  # which, and how many


class Member:
    """A mercenary or a novice.  [ML-CLA-01, ML-NOV-01]"""

    __slots__ = ("ability", "affinity", "cost", "dice", "id", "key", "novice", "reputation", "role", "rule", "wages")

    def __init__(
        self, number: int, key: str, role: Role, affinity: int, reputation: int, cost: int, dice: Dice, wages: int
    ) -> None:
        self.id = number
        self.key = key
        self.role: Role = role  # leader, initial, tavern, novice
        self.novice = role == "novice"
        self.affinity = affinity
        self.reputation = reputation
        self.cost = cost
        self.dice = dice
        self.wages = wages
        self.ability = NO_ABILITY
        self.rule = ""


class Monster:
    """``power`` is one of: glory_loss, affinity_dice, no_weapons, to_entrance, no_potions, no_talents, lash, panic,
    die_minus (n off each die of ``colours``), hits, escape, spores, entrance_dice, traps."""

    __slots__ = (
        "affinity",
        "attack",
        "capture_glory",
        "capture_gold",
        "capture_value",
        "colours",
        "difficulty",
        "elimination_glory",
        "elimination_value",
        "id",
        "key",
        "n",
        "power",
        "rule",
        "trophy",
    )

    def __init__(self, number: int, key: str, difficulty: str, affinity: int, attack: int) -> None:
        self.id = number
        self.key = key
        self.difficulty = difficulty  # A or B
        self.affinity = affinity
        self.attack = attack
        self.capture_value = 0
        self.elimination_value = 0
        self.capture_glory = 0
        self.capture_gold = 0
        self.elimination_glory = 0
        self.trophy = 0
        self.power: PowerName = ""
        self.n = 0
        self.colours: Colours = 0
        self.rule = ""


class DiceNeed:
    """Which numbers of dice fit on a row of spaces: ``legal`` lists them, fewest first."""

    __slots__ = ("legal", "optional", "required")

    def __init__(self, required: tuple[Colours, ...], optional: tuple[Colours, ...] = ()) -> None:
        self.required = required
        self.optional = optional
        self.legal: tuple[Dice, ...] = fitting(required, optional)


def fitting(required: tuple[Colours, ...], optional: tuple[Colours, ...]) -> tuple[Dice, ...]:
    """Every count of dice that fills all required spaces and some optional ones, each with a die of its colours."""
    sums: set[Dice] = {(0, 0, 0)}
    for space in required:
        sums = {more for dice in sums for more in _with_one(dice, space)}
    for space in optional:
        sums |= {more for dice in sums for more in _with_one(dice, space)}
    return tuple(sorted(sums, key=lambda dice: (sum(dice), dice)))


def _with_one(dice: Dice, space: Colours) -> list[Dice]:
    return [
        tuple([number + (at == colour) for at, number in enumerate(dice)]) for colour in range(3) if space >> colour & 1
    ]


class Land:
    """``gain`` is what the dice bring once it is settled: dice, gold, glory, potions, defense, loot, recruit, gear."""

    __slots__ = ("affinity", "colour", "conquest", "gain", "glory", "id", "key", "n", "need", "rule")

    def __init__(self, number: int, key: str, affinity: int, conquest: int, glory: int, need: DiceNeed) -> None:
        self.id = number
        self.key = key
        self.affinity = affinity
        self.conquest = conquest
        self.glory = glory
        self.need = need
        self.gain: GainName = ""
        self.n = 0
        self.colour = STRENGTH
        self.rule = ""


class Section:
    """One section of a path header: its dice and its benefit."""

    __slots__ = ("defense", "gold", "need", "potions", "reroll_colours", "rerolls", "venoms")

    def __init__(self, need: DiceNeed) -> None:
        self.need = need
        self.rerolls = 0
        self.reroll_colours: Colours = 0
        self.defense = 0
        self.gold = 0
        self.potions = 0
        self.venoms = 0


class Goods:
    """What a mission gives or takes: glory, gold, potions, venoms, defense tokens, traps, loot, wounds."""

    __slots__ = ("defense", "glory", "gold", "loot", "potions", "traps", "venoms", "wounds")

    def __init__(self) -> None:
        self.glory = 0
        self.gold = 0
        self.potions = 0
        self.venoms = 0
        self.defense = 0
        self.traps = 0
        self.loot = 0
        self.wounds = 0


class Mission:
    """A two-sided tile: side A is rolled for, side B is a contract.  [ML-MIS-01]"""

    __slots__ = (
        "contract_need",
        "id",
        "key",
        "need",
        "objective",
        "penalty",
        "resource",
        "reward",
        "reward_left",
        "reward_right",
    )

    def __init__(self, number: int, key: str) -> None:
        self.id = number
        self.key = key
        self.need = NO_DICE
        self.objective = 0
        self.reward = Goods()
        self.penalty = Goods()
        self.contract_need = NO_DICE
        self.resource = Goods()
        self.reward_left = Goods()
        self.reward_right = Goods()


class Trap:
    """``effect`` is dice, per_die, flat (traps), steal or divert (tricks)."""

    __slots__ = ("colours", "copies", "effect", "group", "id", "key", "n", "price", "rule", "trick")

    def __init__(self, number: int, key: str, group: TrapGroup, copies: int, price: int) -> None:
        self.id = number
        self.key = key
        self.group: TrapGroup = group  # ordinary, shielded, initial, trick
        self.trick = group == "trick"
        self.copies = copies
        self.price = price
        self.effect: TrapWord = ""
        self.n = 0
        self.colours: Colours = 0
        self.rule = ""


class Gear:
    """One kind of equipment."""

    __slots__ = ("ability", "copies", "id", "key", "price", "rule", "type")

    def __init__(self, number: int, key: str, kind: int, price: int, copies: int, ability: Ability) -> None:
        self.id = number
        self.key = key
        self.type = kind
        self.price = price
        self.copies = copies
        self.ability = ability
        self.rule = ""


class Loot:
    """``effect`` is conquest_glory, elimination_glory, capture_glory, rerolls, trophies, eliminate, goods, convert,
    per_die, recruit; ``outside`` loot is for the Adventure phase only."""

    __slots__ = ("colours", "copies", "effect", "goods", "id", "into", "key", "n", "outside", "rule")

    def __init__(self, number: int, key: str, copies: int, outside: bool) -> None:
        self.id = number
        self.key = key
        self.copies = copies
        self.outside = outside
        self.effect: LootWord = ""
        self.n = 0
        self.colours: Colours = 0  # of the dice rerolled or made to count more; of the die given up
        self.into = STRENGTH  # the colour of the dice taken
        self.goods = Goods()
        self.rule = ""


class MineSpace:
    """A space of the Mine: how many strength dice it takes and what it pays."""

    __slots__ = ("closed_for_two", "dice", "gold")

    def __init__(self, dice: int, gold: int, closed_for_two: bool) -> None:
        self.dice = dice
        self.gold = gold
        self.closed_for_two = closed_for_two


NO_ABILITY: Final = Ability("")
NO_DICE: Final = DiceNeed(())


class Box(Content):
    """Everything in the box of one pack."""

    __slots__ = (
        "affinity_points",
        "alchemist",
        "armory_price",
        "armory_tokens",
        "bands",
        "beer_price",
        "death_glory",
        "deck",
        "defense_limit",
        "discount_floor",
        "end_glory",
        "entrance_defense",
        "entrance_glory",
        "entrance_gold",
        "entrance_spaces",
        "gear",
        "gear_cards",
        "grant_gold",
        "grant_goods",
        "headers",
        "initial_trap",
        "initials",
        "land_spaces",
        "lands",
        "leaders",
        "loot",
        "lost_clan_gold",
        "madhala_dice",
        "madhala_shift",
        "members",
        "mine",
        "missions",
        "monsters",
        "more_monster_rounds",
        "options",
        "panic",
        "pawn_gold",
        "persuasion_floor",
        "potion_limit",
        "rank_limits",
        "rounds",
        "row_closed",
        "row_spaces",
        "second_mission_gold",
        "start_glory",
        "start_gold",
        "tie_breaks",
        "trap_limit",
        "traps",
        "trophy_gold",
        "venom_bonus",
        "wage_rates",
    )

    def __init__(self, pack_name: str, content_hash: str, stored: str) -> None:
        super().__init__(pack_name, content_hash, stored)
        self.members: list[Member] = []  # 36 mercenaries, 8 novices, 4 spare novices
        self.deck: tuple[int, ...] = ()  # the mercenaries of the Tavern
        self.leaders: tuple[int, ...] = ()  # by affinity
        self.initials: tuple[int, ...] = ()  # by affinity
        self.monsters: list[Monster] = []
        self.lands: list[Land] = []
        self.headers: list[tuple[Section, ...]] = []  # two sides per tile: side = 2 * tile, 2 * tile + 1
        self.missions: list[Mission] = []
        self.traps: list[Trap] = []
        self.initial_trap = 0  # the number of that kind
        self.gear: list[Gear] = []
        self.gear_cards: tuple[int, ...] = ()  # the kind of each equipment card
        self.loot: list[Loot] = []
        self.panic: tuple[int, ...] = ()  # the building of each panic token
        # The board.
        self.row_spaces: tuple[int, ...] = ()  # per building; 0 where spaces are not a row
        self.row_closed: tuple[int, ...] = ()  # of these, closed with 1 or 2 players
        self.alchemist: tuple[int, ...] = (3, 2)  # tokens of the upper and the lower space
        self.mine: tuple[MineSpace, ...] = ()
        self.land_spaces = 0
        self.death_glory: tuple[int, ...] = ()  # per land path
        self.entrance_spaces = 0
        self.entrance_glory = 3
        self.entrance_defense: tuple[int, ...] = (2, 1)
        self.entrance_gold: tuple[int, ...] = (0, 5)
        self.bands: tuple[Dice, ...] = ()  # the glory bonus of each band
        self.rounds: tuple[tuple[int, ...], ...] = ()  # extra attack dice: board, tutorial side, cut-throat side
        # Figures of the rules.
        self.start_glory = 5
        self.start_gold = 7
        self.end_glory = 30
        self.trap_limit = 5
        self.defense_limit = 5
        self.potion_limit = 3
        self.armory_price = 2
        self.armory_tokens = 3
        self.pawn_gold = 1
        self.beer_price = 2
        self.persuasion_floor = 1
        self.discount_floor = 0
        self.wage_rates: tuple[int, ...] = (1, 2, 3)
        self.trophy_gold = 5
        self.venom_bonus = 2
        self.lost_clan_gold = 5
        self.second_mission_gold = 2
        self.affinity_points: tuple[int, ...] = (0, 1, 1, 3, 5, 7, 10)
        self.tie_breaks: tuple[str, ...] = ("leader", "trophies", "gold")
        self.grant_goods: tuple[GoodsName, ...] = GOODS
        self.grant_gold = 2
        self.more_monster_rounds: tuple[int, ...] = (2, 4, 6)
        self.madhala_dice: tuple[int, ...] = ()
        self.madhala_shift: tuple[int, ...] = ()  # by level: normal, tutorial, hard, cut-throat
        self.rank_limits: tuple[int, ...] = ()  # the least VP of the second rank, the third, ...
        # Options made once and found by what they stand for.
        self.options: dict[Kind, list[Option]] = {}

    def band(self, glory: int) -> int:
        """The glory band: up to 10, up to 20, above.  [ML-PRE-02, ML-WAG-01]"""
        return 0 if glory <= 10 else 1 if glory <= 20 else 2


def kind_of(choice: Option) -> Kind:
    """The kind of a choice: a word of this game's book, so that the type checker knows what may be asked of it."""
    kind: Any = choice.kind
    return cast(Kind, kind)
