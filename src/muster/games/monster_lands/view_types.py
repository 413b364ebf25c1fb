"""What a view of Monster Lands holds. Cards, tiles and tokens are named by their keys in the content files."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from muster.games.monster_lands.content.pieces import BuildingName, Colour, PlaceName
from muster.games.monster_lands.state import Level, Phase
from muster.kernel.view_types import UpTo, View

Dice: TypeAlias = dict[str, int]  # by colour; what is zero is left out


class PathName(TypedDict):
    """How a path is named."""

    place: PlaceName
    """Where it leads."""
    number: int
    """Which one there, from 1 on."""


class Pool(TypedDict):
    """The dice of a clan."""

    strength: Annotated[int, UpTo(12)]
    """Strength dice."""
    magic: Annotated[int, UpTo(12)]
    """Magic dice."""
    persuasion: Annotated[list[int], UpTo(4)]
    """The faces of the Persuasion dice."""


class Member(TypedDict):
    """A mercenary or a novice of a clan."""

    key: str
    """Who it is."""
    wounded: bool
    """Is it wounded?"""
    path: PathName | None
    """The path that it was sent to."""
    settled: str | None
    """The land that it has settled on."""
    gear: Annotated[list[str], UpTo(2)]
    """The equipment that it carries."""
    used: bool
    """Was its talent used this round?"""


class OwnedLand(TypedDict):
    """A conquered land."""

    key: str
    """Which one."""
    settler: str | None
    """Who has settled there."""
    used: bool
    """Was it used this round?"""


class Clan(TypedDict):
    """A clan with everything that is no secret."""

    seat: int
    """Whose it is."""
    score: Annotated[int, UpTo(100)]
    """Points if the match ended now."""
    points: Annotated[dict[str, int], UpTo(60)]
    """Where these come from: glory, reputation, trophies, affinity."""
    glory: Annotated[int, UpTo(60)]
    """On the glory track."""
    reputation: Annotated[int, UpTo(40)]
    """Of all members together."""
    excess: Annotated[int, UpTo(40)]
    """Glory beyond the reputation: so much may still be hired."""
    gold: Annotated[int, UpTo(40)]
    """Gold in hand."""
    defense: Annotated[int, UpTo(6)]
    """Defense tokens."""
    potions: Annotated[int, UpTo(4)]
    """Potions."""
    venoms: Annotated[int, UpTo(4)]
    """Venoms."""
    traps: Annotated[int, UpTo(8)]
    """How many traps it keeps."""
    initial_traps: Annotated[int, UpTo(2)]
    """How many of these are initial traps, which one knows by their back."""
    dice: Pool
    """The dice that are left to place."""
    leader: str | None
    """The leader."""
    members: list[Member]
    """In the order in which they came."""
    lands: list[OwnedLand]
    """Conquered lands."""
    loot: Annotated[list[str], UpTo(2)]
    """Loot tokens."""
    trophies: list[str]
    """Monsters that were eliminated or captured."""
    trophy_points: Annotated[int, UpTo(20)]
    """What these are worth."""
    icons: Annotated[dict[str, int], UpTo(8)]
    """Icons of each affinity."""
    wages: Annotated[int, UpTo(25)]
    """Wages that are due at the end of the round."""


class Space(TypedDict):
    """A space of the Mine or the Alchemist."""

    dice: NotRequired[Annotated[int, UpTo(4)]]
    """Mine: how many dice it takes."""
    gold: NotRequired[Annotated[int, UpTo(8)]]
    """Mine: what it pays."""
    tokens: NotRequired[Annotated[int, UpTo(4)]]
    """Alchemist: how many tokens it gives."""
    taken: bool
    """Are dice in it?"""


class PlacedDie(TypedDict):
    """A die in a building."""

    space: int
    """The space, from 1 on."""
    colour: Colour | Literal["blocking"]
    """Blocking dice are Madhala's."""
    face: int | None
    """Only Persuasion dice have one."""
    seat: int | None
    """Whose it is."""


class Building(TypedDict):
    """A building of the Citadel with the dice in it."""

    key: BuildingName
    """Which one."""
    panic: bool
    """Is it closed by a panic token?"""
    room: Annotated[int, UpTo(4)]
    """How many spaces are open."""
    spaces: list[Space]
    """Those of the Mine and the Alchemist one by one."""
    dice: Annotated[list[PlacedDie], UpTo(10)]
    """In the order in which they were placed."""


class BattlePath(TypedDict):
    """A path where battles are fought, with what is open on it."""

    number: int
    """From 1 on."""
    member: str | None
    """Who was sent there."""
    seat: int | None
    """Whose member that is."""
    closed: bool
    """Does Madhala close it?"""
    dice: Annotated[Dice, UpTo(12)]
    """Dice that go with the member, by colour."""
    shielded: Annotated[Dice, UpTo(4)]
    """Those of them that stand on shielded traps."""
    tokens: Annotated[int, UpTo(6)]
    """How many traps lie there."""
    initial_traps: Annotated[int, UpTo(2)]
    """How many of these are initial traps."""
    revealed: Annotated[list[str], UpTo(2)]
    """Traps that were turned up."""
    traps: Annotated[int, UpTo(6)]
    """How many traps help to capture."""
    defense: Annotated[int, UpTo(6)]
    """Defense tokens."""
    potions: Annotated[int, UpTo(4)]
    """Potions."""
    venoms: Annotated[int, UpTo(4)]
    """Venoms."""
    gold: Annotated[int, UpTo(8)]
    """Gold."""
    talents: Annotated[int | None, UpTo(6)]
    """Hits that the member's talent fends off."""
    met: bool
    """Has the battle begun?"""
    succeeded: bool
    """Was it won?"""
    damage: Annotated[int, UpTo(40)]
    """Damage that was done there."""
    carried: Annotated[int, UpTo(40)]
    """Damage that those before have left to this path."""


class Header(TypedDict):
    """The tile above the paths of a land."""

    key: str
    """Which tile."""
    side: Literal["a", "b"]
    """The side that lies up."""


class Battlefield(TypedDict):
    """A land or the Entrance."""

    key: PlaceName
    """Which of the three."""
    land: str | None
    """The land that lies there."""
    header: Header | None
    """What stands above its paths."""
    monster: str | None
    """The monster there."""
    attack_dice: Annotated[int | None, UpTo(12)]
    """How many dice it attacks with."""
    beaten: bool
    """Was it beaten this round?"""
    damage: Annotated[int, UpTo(40)]
    """Damage on it."""
    paths: list[BattlePath]
    """The paths there; none where nobody can be."""


class MissionPath(TypedDict):
    """A path to a mission."""

    member: str | None
    """Who was sent there."""
    seat: int | None
    """Whose member that is."""
    closed: bool
    """Does Madhala close it?"""
    dice: Annotated[Dice, UpTo(12)]
    """Dice that go with the member, by colour."""


class Mission(TypedDict):
    """A mission tile and its two paths."""

    key: str | None
    """The tile."""
    kind: PlaceName
    """The mission, for which dice are rolled, or the contract."""
    paths: list[MissionPath]
    """Its two paths."""


class About(TypedDict):
    """What an open question is about, beside its prompt."""

    seat: int
    """Whose answer it awaits."""
    prompt: str
    """What is asked."""
    path: NotRequired[PathName | None]
    """The path that it is about."""
    target: NotRequired[PathName | None]
    """The path that it is aimed at."""
    place: NotRequired[PlaceName]
    """The place that it is about."""
    building: NotRequired[BuildingName]
    """The building that it is about."""
    land: NotRequired[str]
    """The land that it is about."""


class Decks(TypedDict):
    """Decks and bags by their number of cards or tokens."""

    mercenaries: int
    """Mercenaries."""
    traps: int
    """Traps."""
    equipment: int
    """Equipment."""
    monsters: int
    """Monsters."""
    lands: int
    """Lands."""
    loot: int
    """Loot tokens."""
    missions: int
    """Missions."""
    panic: int
    """Panic tokens."""


class Discards(TypedDict):
    """Open discard piles."""

    mercenaries: list[str]
    """Mercenaries."""
    monsters: list[str]
    """Monsters."""
    equipment: Annotated[list[str], UpTo(2)]
    """Equipment."""
    loot: Annotated[list[str], UpTo(2)]
    """Loot tokens."""


class Madhala(TypedDict):
    """The rival of a lone clan."""

    dice: Annotated[int, UpTo(10)]
    """Her dice that are still to be placed."""
    path: PathName | None
    """The path that she closes."""


class Purchase(TypedDict):
    """A visit to a shop that is under way."""

    building: BuildingName
    """Where."""
    off: Annotated[int, UpTo(12)]
    """What the price falls by."""
    discounts: Annotated[int, UpTo(4)]
    """How many discounts were taken."""
    beer: bool
    """Was the beer drunk?"""


class RolledDie(TypedDict):
    """A die that was rolled."""

    colour: Colour
    """Its colour."""
    face: int
    """What it shows."""


class Boost(TypedDict):
    """What has been added to a roll."""

    strength: int
    """For Strength, by loot."""
    magic: int
    """For Magic, by loot."""
    eliminate: int
    """For an elimination, by loot."""
    venoms: int
    """Venoms that were used."""


class Roll(TypedDict):
    """A roll that is under way."""

    path: PathName
    """Where it is rolled."""
    dice: Annotated[list[RolledDie], UpTo(6)]
    """Dice that were rolled."""
    left: Annotated[Dice, UpTo(12)]
    """Dice that can still be rolled, by colour."""
    rerolls: Annotated[int, UpTo(6)]
    """How many dice may be rolled again."""
    boost: Annotated[Boost, UpTo(6)]
    """What has been added."""
    aims: Annotated[dict[str, tuple[int, int]], UpTo(40)]
    """By deed (elimination, capture, conquest, mission), where it is possible: what is reached, and what is needed."""
    adds: Annotated[dict[str, int], UpTo(20)]
    """What helps: `carried` damage, `flat`, `special`, by colour for each die of it, `venom`."""


class Attack(TypedDict):
    """A monster's attack."""

    dice: Annotated[int, UpTo(12)]
    """How many dice it has."""
    faces: Annotated[list[int], UpTo(6)]
    """What they show."""
    hits: Annotated[int, UpTo(10)]
    """Hits that are still to be fended off or taken."""


class Modules(TypedDict):
    """Which modules are in play."""

    tricks: bool
    """Tricks."""
    queens_grant: bool
    """The Queen's grant."""
    more_monsters: bool
    """More monsters."""


class LandsTableView(TypedDict):
    """Everything that lies open."""

    round: Annotated[int, UpTo(6)]
    """From 1 on."""
    rounds: Annotated[int, UpTo(6)]
    """How many rounds there are."""
    round_dice: Annotated[int, UpTo(4)]
    """Dice that attacking monsters have more in this round."""
    level: Level
    """The difficulty."""
    phase: Phase
    """The phase of the round."""
    active: int
    """Whose turn it is."""
    about: list[About]
    """What the open questions are about."""
    first: int
    """Who has the first player's marker."""
    passed: list[int]
    """The seats that have passed."""
    clans: list[Clan]
    """One for each seat."""
    buildings: list[Building]
    """The seven buildings of the Citadel."""
    tavern: list[str | None]
    """Mercenaries on offer, `null` where a space is empty."""
    novices: Annotated[int, UpTo(8)]
    """How many novices are left."""
    novice: str | None
    """Which of them comes next."""
    lodge: Annotated[list[str], UpTo(2)]
    """Traps on sale."""
    basket: Annotated[list[str], UpTo(2)]
    """Traps in the basket."""
    bazaar: Annotated[list[str | None], UpTo(2)]
    """Equipment on offer, `null` where a space is empty."""
    loot: Annotated[list[str], UpTo(2)]
    """Loot tokens on offer."""
    places: list[Battlefield]
    """The left land, the right land and the Entrance."""
    missions: list[Mission]
    """The mission and the contract."""
    decks: Annotated[Decks, UpTo(60)]
    """How much is left in decks and bags."""
    discards: Discards
    """What was discarded."""
    madhala: Madhala | None
    """The rival of a lone clan."""
    purchase: Purchase | None
    """A visit to a shop that is under way."""
    roll: Roll | None
    """A roll that is under way."""
    attack: Attack
    """The attack that is under way, or the last one."""
    escaped: list[str]
    """Monsters on their way to the Entrance."""
    modules: Modules
    """Which modules are in play."""


class LandsView(View, LandsTableView):
    """The view of Monster Lands. A path is named by its place and its number there."""
