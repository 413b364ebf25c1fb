"""The pieces of the box as plain records, and every option that they can ever make.

Classes, districts and types are small numbers here, in the order of the tuples below; cards and tiles are numbered in
the order of their files. Meeples are counted in lists of nine, one place per class. Units that stand somewhere are
counted in *groups* of fourteen: the nine classes, then Shamans by the basic class they were named as.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias, get_args

from muster.kernel.options import Content, Option
from muster.kernel.table import StepFunction

if TYPE_CHECKING:
    from muster.games.meeples_and_monsters.effects.effect import DrawEffect, Effect

ClassName: TypeAlias = Literal[
    "peasant", "mage", "cleric", "warrior", "knight", "ranger", "paladin", "shaman", "corruption"
]
CLASSES: Final[tuple[ClassName, ...]] = get_args(ClassName)
PEASANT: Final = 0
MAGE: Final = 1
CLERIC: Final = 2
WARRIOR: Final = 3
KNIGHT: Final = 4
RANGER: Final = 5
PALADIN: Final = 6
SHAMAN: Final = 7
CORRUPTION: Final = 8
UNITS: Final = 8  # classes below this number are Units  [MM-SET-06]
BASIC: Final = 5  # classes below this number are basic, those from here to 7 prestige  [MM-UNT-02]
MEEPLES: Final = 9

# Kinds in a group: the nine classes, then a Shaman named as basic class c is kind SHAMAN_AS + c.
SHAMAN_AS: Final = 9
KINDS: Final = 14
HIGHEST_LEVEL: Final = 3  # of Monsters
JOINING: Final = 14  # an option only: the Peasant from the Lodgings whom a level 3 Warrior brings
NO_ONE: Final = (0,) * KINDS
KindName: TypeAlias = Literal[
    ClassName, "shaman_as_peasant", "shaman_as_mage", "shaman_as_cleric", "shaman_as_warrior", "shaman_as_knight"
]
KIND_NAMES: Final[tuple[KindName, ...]] = get_args(KindName)

# Places in a requirement beyond the classes.
ANY: Final = 9
PRESTIGE: Final = 10
NEEDS: Final = 11

DistrictName: TypeAlias = Literal["villages", "university", "castle", "cathedral"]
DISTRICTS: Final[tuple[DistrictName, ...]] = get_args(DistrictName)
MonsterType: TypeAlias = Literal["undead", "monstrous", "humanoid"]
TYPES: Final[tuple[MonsterType, ...]] = get_args(MonsterType)
MARKS: Final = 9  # three levels of Monsters with three types each
ENOUGH: Final = 1_000_000  # more than anything can add

# A place where Units can stand is a *spot*: a Location by its number, a Monster or a Tower Room above these.
MONSTER_SPOT: Final = 100
ROOM_SPOT: Final = 200

TRIGGERED: Final = "triggered"  # kinds of Quests
ONGOING: Final = "ongoing"
AT_THE_END: Final = "end"
FIGHTS: Final = "fights"  # a condition: the number of Monsters in one turn
DRAW_MORE: Final = "draw"  # abilities that draw meeples
DRAW_WITH_CORRUPTION: Final = "draw_with_corruption"

Group: TypeAlias = tuple[int, ...]
Marks: TypeAlias = tuple[int, ...]  # the most that some Units reach against each level and type of Monsters, in turn
Act: TypeAlias = tuple[StepFunction, tuple[Any, ...]]  # what carries out an effect, and with which figures


class Worth:
    """What a seat's Units are worth: per kind, beside partners, against types.  [MM-CBT-03, MM-CBT-04]

    What was reckoned once is remembered: the strength of groups, the marks of a strength with some Paladins and those
    of a company, and what Units are worth with one more Location.
    """

    __slots__ = (
        "beside",
        "bonuses",
        "joins",
        "known",
        "known_beside",
        "known_marks",
        "levels",
        "marks_of",
        "pairs",
        "values",
        "versus",
        "versus_most",
    )

    def __init__(
        self, bonuses: Bonuses, levels: tuple[int, ...], values: tuple[int, ...], beside: int, joins: int
    ) -> None:
        self.bonuses = bonuses
        self.levels = levels
        self.values = values
        self.pairs = bonuses.pairs
        self.versus = bonuses.versus
        self.versus_most = max(bonuses.versus)
        self.beside = beside  # what a Peasant gains beside a real Warrior  [MM-UNT-08, MM-PRE-12]
        self.joins = joins  # how many Peasants from the Lodgings a Warrior may bring  [MM-UNT-09]
        self.known: dict[Group, int] = {}
        self.known_marks: dict[tuple[int, int], Marks] = {}
        self.known_beside: dict[int, Worth] = {}
        self.marks_of: dict[Company, Marks] = {}

    def marks(self, strength: int, paladins: int) -> Marks:
        """What a strength comes to against each level and type of Monsters.  [MM-PRE-07, MM-ICO-09]"""
        if not strength or not (paladins or self.versus_most):
            return (strength,) * MARKS
        known = self.known_marks.get((strength, paladins))
        if known is None:
            levels = range(1, HIGHEST_LEVEL + 1)
            marks = [strength + paladins * level + versus for level in levels for versus in self.versus]
            known = self.known_marks[(strength, paladins)] = tuple(marks)
        return known


class Bonuses:
    """Combat bonuses that a card or place gives: per class, beside a partner, against a type.

    What a seat's Units are worth with them is no part of the value: it is remembered, by Hero levels.
    """

    __slots__ = ("classes", "known_worths", "pairs", "versus")

    def __init__(
        self,
        classes: tuple[int, ...] = (0,) * UNITS,
        pairs: tuple[tuple[int, int, int], ...] = (),
        versus: tuple[int, ...] = (0, 0, 0),
    ) -> None:
        self.classes = classes
        self.pairs = pairs
        self.versus = versus
        self.known_worths: dict[tuple[int, ...], Worth] = {}

    def plus(self, other: Bonuses) -> Bonuses:
        """Bonuses from different cards and places add up.  [MM-CBT-04]"""
        return Bonuses(
            tuple([mine + theirs for mine, theirs in zip(self.classes, other.classes, strict=True)]),
            self.pairs + other.pairs,
            tuple([mine + theirs for mine, theirs in zip(self.versus, other.versus, strict=True)]),
        )


NO_BONUS: Final = Bonuses()


class BonusSums:
    """Combat bonuses of one card or place while they are added up."""

    __slots__ = ("all_others", "classes", "number", "pairs", "single", "versus")

    def __init__(self) -> None:
        self.number = 0  # of effects that have entered something
        self.classes = [0] * UNITS
        self.pairs: list[tuple[int, int, int]] = []
        self.versus = [0] * len(TYPES)
        self.all_others = 0
        self.single = False

    def bonuses(self) -> Bonuses:
        """What can be added to what a seat has already; the rest holds for one turn, on a Location."""
        if not (any(self.classes) or self.pairs or any(self.versus)):
            return NO_BONUS
        return Bonuses(tuple(self.classes), tuple(self.pairs), tuple(self.versus))


class Consequences:
    """What resolving a place can change for other places that wait, as far as everybody can tell.  [MM-RES-07]"""

    __slots__ = ("asks", "asks_shamans", "gained", "quests", "returned")

    def __init__(self) -> None:
        self.quests = 0  # effects that draw or discard Quests
        self.asks = False  # asks for a choice, or uses the Lodgings
        self.asks_shamans = False  # asks for a choice where a Shaman stands
        self.gained = 0  # classes that are gained from the supply, as a set
        self.returned = 0  # classes that return to it


class Piece:
    """Something of the box that brings something when it is resolved."""

    __slots__ = ("acts", "bonuses", "consequences", "effects", "finds_quests", "returned")

    def __init__(self) -> None:
        self.effects: tuple[Effect, ...] = ()  # but for combat bonuses
        self.acts: tuple[Act, ...] = ()  # what carries them out, in their order
        self.consequences = Consequences()
        self.returned: tuple[tuple[int, int], ...] = ()  # Units that must stand there to return: class and number
        self.finds_quests = False
        self.bonuses = NO_BONUS


def goers_of(needs: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Which classes a requirement names, and how many of each."""
    return tuple([(unit, number) for unit, number in enumerate(needs[:MEEPLES]) if number])


class Location(Piece):
    """A pre-built Location or a tile."""

    __slots__ = (
        "all_others",
        "bit",
        "district",
        "fixed",
        "goers",
        "group",
        "helps_fights",
        "hill",
        "id",
        "key",
        "known_lacking",
        "lift",
        "needs",
        "single",
        "size",
        "stock",
        "stock_class",
        "use",
    )

    use: Option  # the option to activate it

    def __init__(self, number: int, key: str, needs: tuple[int, ...]) -> None:
        super().__init__()
        self.id = number
        self.bit = 1 << number  # sets of Locations are numbers with a bit for each
        self.key = key
        self.needs = needs
        self.size = sum(needs)
        # Without "any Unit" the Units are known as soon as no Shaman can stand in.
        self.fixed = needs[ANY] == 0 and needs[PRESTIGE] == 0
        self.group: Group = (*needs[:MEEPLES], 0, 0, 0, 0, 0)  # who stands there then
        self.goers = goers_of(needs)  # the same, class by class
        self.known_lacking: dict[Group, tuple[int, ...]] = {}  # what groups still lack
        self.all_others = 0
        self.single = False
        self.helps_fights = False
        self.lift = 0  # the most that its bonuses can add per Unit
        self.hill = False
        self.stock = 0
        self.stock_class = -1
        self.district = -1


class Places:
    """The Locations that can be activated while certain tiles are built.

    Tables with the same tiles share them. The options of a set of Locations are listed once.
    """

    __slots__ = ("bits", "built", "known_lists", "locations")

    def __init__(self, built: tuple[int, ...], locations: tuple[Location, ...]) -> None:
        self.built = built
        self.locations = locations
        self.bits = sum([location.bit for location in locations])
        self.known_lists: dict[int, tuple[Option, ...]] = {}

    def options(self, bits: int) -> tuple[Option, ...]:
        """The options to activate a set of these Locations, in the order in which they stand on the board."""
        known = self.known_lists.get(bits)
        if known is None:
            known = tuple([location.use for location in self.locations if location.bit & bits])
            self.known_lists[bits] = known
        return known


class City:
    """The Monsters that lie in the city, slot by slot. What certain marks come to there is worked out once."""

    __slots__ = ("known_fights", "known_short", "monsters", "slots")

    def __init__(self, slots: tuple[int, ...], monsters: tuple[Monster, ...]) -> None:
        self.slots = slots
        self.monsters = monsters
        self.known_fights: dict[Marks, tuple[Option, ...]] = {}
        self.known_short: dict[Marks, int] = {}

    def fights(self, marks: Marks) -> tuple[Option, ...]:
        """The options to fight all Monsters that Units with these marks beat."""
        known = self.known_fights.get(marks)
        if known is None:
            known = tuple([monster.fight for monster in self.monsters if monster.strength <= marks[monster.mark]])
            self.known_fights[marks] = known
        return known

    def short_of(self, marks: Marks) -> int:
        """The least that these marks are short of for one Monster more."""
        known = self.known_short.get(marks)
        if known is None:
            lacking = [monster.strength - marks[monster.mark] for monster in self.monsters]
            known = min([short for short in lacking if short > 0], default=ENOUGH)
            self.known_short[marks] = known
        return known


class Company:
    """So many meeples of each class, as they sit in a Tavern, and what they can do, whoever they belong to.

    The same few companies turn up again and again, so all this is reckoned once for each.
    """

    __slots__ = ("classes", "counts", "each", "group", "known_left", "known_quests", "payable", "shamans", "units")

    def __init__(self, counts: tuple[int, ...], payable: int, unit_options: list[Option]) -> None:
        self.counts = counts
        self.units = sum(counts[:UNITS])
        self.shamans = counts[SHAMAN]
        self.classes = tuple([unit for unit in range(SHAMAN) if counts[unit]])  # who is there, but for Shamans
        self.each = tuple([unit_options[unit] for unit in self.classes])  # the options to send one of them
        self.group: Group = (*counts[:SHAMAN], *NO_ONE[SHAMAN:])  # if all went to one place, but for Shamans
        self.payable = payable  # the Locations that they can activate
        self.known_left: dict[int, tuple[Company, ...]] = {}  # who may be left after each of these
        self.known_quests: tuple[int, ...] | None = None  # the Tavern Quests whose conditions they meet


class Monster(Piece):
    """A normal Monster, an Overlord or the Henchman."""

    __slots__ = (
        "council",
        "district",
        "fight",
        "figures",
        "henchman",
        "id",
        "key",
        "level",
        "mark",
        "spot",
        "strength",
        "three_plus",
        "type",
        "vp",
    )

    fight: Option  # the option to fight it

    def __init__(self, number: int, key: str, level: int, kind: int, strength: int, vp: int) -> None:
        super().__init__()
        self.id = number
        self.spot = MONSTER_SPOT + number
        self.key = key
        self.level = level
        self.type = kind
        self.strength = strength
        self.figures = (strength, level, kind)
        self.mark = (level - 1) * len(TYPES) + kind  # where its level and type stand in marks
        self.vp = vp
        self.district = -1
        self.three_plus = False
        self.council = False
        self.henchman = False


class Room(Piece):
    """A Tower Room: asks for Units, or for a total combat value."""

    __slots__ = ("combat", "fixed", "goers", "group", "id", "key", "known_lacking", "needs", "size")

    def __init__(self, number: int, key: str, needs: tuple[int, ...], combat: int) -> None:
        super().__init__()
        self.id = number
        self.key = key
        self.needs = needs
        self.size = sum(needs)
        self.fixed = needs[ANY] == 0 and needs[PRESTIGE] == 0
        self.group: Group = (*needs[:MEEPLES], 0, 0, 0, 0, 0)
        self.goers = goers_of(needs)
        self.known_lacking: dict[Group, tuple[int, ...]] = {}
        self.combat = combat


class Condition:
    """When a Quest can be completed: the moment, and what must be true then. Unused parts are 0, -1 or empty."""

    __slots__ = (
        "built",
        "classes",
        "each_level",
        "each_type",
        "kinds",
        "level",
        "monsters",
        "most",
        "number",
        "own",
        "own_at_most",
        "pile",
        "prestige",
        "to",
        "type",
        "types_at_level_3",
        "units",
        "when",
    )

    def __init__(self, when: str) -> None:
        self.when = when
        self.type = -1
        self.level = 0
        self.units: tuple[tuple[int, int], ...] = ()
        self.kinds = 0
        self.monsters = 0
        self.built = 0
        self.to = 0
        self.classes = 0
        self.number = 0
        self.most = ""
        self.pile: tuple[tuple[int, int], ...] = ()
        self.each_level = 0
        self.each_type = 0
        self.own: tuple[tuple[int, int], ...] = ()
        self.own_at_most: tuple[tuple[int, int], ...] = ()
        self.types_at_level_3 = 0
        self.prestige = 0


class Quest(Piece):
    """A Quest card; ``kind`` is triggered, ongoing or end."""

    __slots__ = ("condition", "draw_effects", "id", "key", "kind", "penalty", "sends_builder", "vp")

    def __init__(self, number: int, key: str, kind: str, vp: int, penalty: int, condition: Condition) -> None:
        super().__init__()
        self.id = number
        self.key = key
        self.kind = kind
        self.vp = vp
        self.penalty = penalty
        self.condition = condition
        self.draw_effects: tuple[DrawEffect, ...] = ()
        self.sends_builder = False  # one of two builders may return to the supply


class Token:
    """A Dark Council Bonus token."""

    __slots__ = ("id", "key", "kinds", "level", "prestige", "vp")

    def __init__(self, number: int, key: str, vp: int, kinds: int, level: int, prestige: int) -> None:
        self.id = number
        self.key = key
        self.vp = vp
        self.kinds = kinds
        self.level = level
        self.prestige = prestige


class Slot(Piece):
    """A vacant place for a tile, with the bonus that it pays once."""

    __slots__ = ("district", "id", "key", "vp")

    def __init__(self, number: int, key: str, district: int) -> None:
        super().__init__()
        self.id = number
        self.key = key
        self.district = district
        self.vp = 0  # what the bonus certainly pays in VP  [MM-DEV-21]


class HeroLevel:
    """One level of a class: what the Player board or a Hero card says."""

    __slots__ = ("ability", "cost", "discard", "draw", "joins", "n", "value")

    def __init__(self, value: int, cost: int, ability: str, n: int, draw: int, discard: int, joins: int) -> None:
        self.value = value
        self.cost = cost
        self.ability = ability
        self.n = n
        self.draw = draw
        self.discard = discard
        self.joins = joins


class Box(Content):
    """Everything in the box, and every option of the game."""

    def __init__(self, pack_name: str, content_hash: str, stored: str) -> None:
        super().__init__(pack_name, content_hash, stored)
        self.meeples: tuple[int, ...] = ()
        self.bag_peasants = 0
        self.bag_corruption = 0
        self.first_hand = 0
        self.quests_dealt = 0
        self.city_monsters = 0
        self.display_size = 0
        self.hand_sizes: tuple[int, ...] = ()
        self.safety_round = 0
        self.final_turns = 0
        self.tower_rooms = 0
        self.yard_one = 1
        self.yard_joins = 1
        self.yard_two = 2
        self.monsters: list[Monster] = []  # normal ones first, then the Dark Council
        self.normal = 0  # how many of them are normal
        self.small_deck: tuple[int, ...] = ()  # the normal Monsters of a game for two, without the 3+ cards
        self.locations: list[Location] = []  # pre-built ones first, in the order of the districts, then the tiles
        self.helping: frozenset[int] = frozenset()  # Locations with a combat bonus
        self.helping_bits = 0
        self.strengthening: frozenset[int] = frozenset()  # Locations that strengthen a single Unit
        self.strengthening_bits = 0
        self.slots: list[Slot] = []
        self.rooms: list[Room] = []
        self.quests: list[Quest] = []
        self.quests_when: dict[str, tuple[int, ...]] = {}
        self.fight_quests: list[tuple[int, ...]] = []  # by Monster: Quests that a fight with it may complete
        self.tokens: list[Token] = []
        self.heroes: list[list[HeroLevel]] = []  # by class, then by level from 1
        self.prestige_level = [0] * MEEPLES
        self.no_bonus = Bonuses()  # what everybody starts with; apart for each box, for it remembers worths
        self.companies: dict[tuple[int, ...], Company] = {}
        # Combat values by Hero levels and class bonuses, reckoned once.
        self.known_values: dict[tuple[tuple[int, ...], tuple[int, ...]], tuple[int, ...]] = {}
        # Options by what they are about.
        self.spot_options: dict[str, dict[int, Option]] = {}
        self.kind_options: dict[str, list[Option]] = {}
        self.card_options: dict[str, list[Option]] = {}
        self.level_options: list[Option] = []  # by basic class; Peasants have none
        self.shaman_level_options: list[Option] = []
        self.build_options: list[Option] = []
        self.back_options: dict[int, Option] = {}  # by spot
        self.more_options: dict[int, Option] = {}
        self.back_and_more: dict[int, tuple[Option, Option]] = {}
        # The plain words that many questions offer.
        self.confirm = self.research = self.go_on = self.no_more = self.nothing = self.passing = self.book["pass"]

    def spot_key(self, spot: int) -> str:
        """The key of the card or tile at a spot."""
        if spot >= ROOM_SPOT:
            return self.rooms[spot - ROOM_SPOT].key
        if spot >= MONSTER_SPOT:
            return self.monsters[spot - MONSTER_SPOT].key
        return self.locations[spot].key

    def spot_text(self, spot: int) -> str:
        """The id of the text that names a spot."""
        if spot >= ROOM_SPOT:
            return f"room-{self.rooms[spot - ROOM_SPOT].key}"
        if spot >= MONSTER_SPOT:
            return f"monster-{self.monsters[spot - MONSTER_SPOT].key}"
        return f"location-{self.locations[spot].key}"

    def prebuilt(self, district: int) -> Location:
        return self.locations[district]

    def first_tile(self) -> int:
        """Location numbers from here on are tiles."""
        return len(DISTRICTS)
