"""What a view of Meeples & Monsters holds. Cards and places are named by their keys in the content files."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, TypedDict

from muster.games.meeples_and_monsters.content.pieces import ClassName, DistrictName, KindName
from muster.games.meeples_and_monsters.state import Phase
from muster.kernel.view_types import UpTo, View

Meeples: TypeAlias = dict[str, int]  # by class; what is zero is left out
Units: TypeAlias = dict[str, int]  # those that stand somewhere, by kind

FinalRounds = TypedDict(
    "FinalRounds",
    {
        "from": Annotated[int, UpTo(40), "The first of them."],
        "last": Annotated[int, UpTo(40), "After this one the match is over."],
    },
)
FinalRounds.__doc__ = "The final rounds, once it is known which these are."

Bonuses = TypedDict(
    "Bonuses",
    {
        "class": Annotated[dict[str, int], UpTo(5), "For every Unit of a class."],
        "versus": Annotated[dict[str, int], UpTo(5), "For everybody against Monsters of a type."],
        "pairs": Annotated[
            list[tuple[ClassName, ClassName, int]],
            UpTo(3),
            "Beside the first class, for the second: how much.",
        ],
    },
)
Bonuses.__doc__ = "What a player's Units are worth more in a fight."


class Player(TypedDict):
    """A Player board and what lies before it."""

    seat: int
    """Whose it is."""
    score: Annotated[int, UpTo(100)]
    """VP so far."""
    tavern: Annotated[Meeples, UpTo(10)]
    """Meeples in the Tavern, by class."""
    lodgings: Annotated[Meeples, UpTo(25)]
    """Meeples in the Lodgings, by class."""
    bag: Annotated[Meeples, UpTo(25)]
    """Meeples in the bag, by class."""
    levels: Annotated[dict[str, int], UpTo(3)]
    """The level of each basic class."""
    quests: Annotated[int, UpTo(20)]
    """How many Quests are in hand."""
    completed: list[str]
    """Completed Quests."""
    pile: list[str]
    """Defeated Monsters."""
    rooms: list[str]
    """Tower Rooms that were conquered."""
    fought: list[str]
    """The members of the Dark Council that this player has fought."""
    bonuses: Bonuses
    """What the Units are worth more."""
    vp_from: Annotated[dict[str, int], UpTo(60)]
    """Where they came from: monsters, council, quests, locations, rooms, levels, penalties."""


class Place(TypedDict):
    """A Location of a district, or a slot where one can be built."""

    key: str | None
    """The Location; `null` on a vacant slot."""
    slot: str | None
    """The slot; `null` for what is printed on the board."""
    builder: int | None
    """Who built it."""


class Tower(TypedDict):
    """A Tower of the module The Four Towers."""

    room: str | None
    """The room that lies on top."""
    left: Annotated[int, UpTo(5)]
    """How many rooms are left."""


class District(TypedDict):
    """One district of the City board."""

    key: DistrictName
    """Which one."""
    overrun: Annotated[int, UpTo(3)]
    """How many Peasants flee to each place that is used there."""
    monsters: list[str | None]
    """Its three slots for Monsters, `null` where empty."""
    locations: list[Place]
    """What is printed, then what is built."""
    tower: Tower | None
    """Its Tower, where the module is in play."""


class Overlord(TypedDict):
    """A member of the Dark Council."""

    key: str
    """Its card."""
    token: str | None
    """The token that lies on it; the Henchman has none."""
    fought_by: list[int]
    """The seats that have fought it."""


class Capitol(TypedDict):
    """The Units that stand at the Capitol."""

    builders_yard: Annotated[list[KindName], UpTo(2)]
    """Who constructs."""
    hall_of_heroes: list[KindName]
    """Who brings a class to its next level."""


class Planned(TypedDict):
    """One place of the active player's plan."""

    kind: Literal["location", "monster", "room"]
    """What sort of place it is."""
    key: str
    """Which one."""
    units: Annotated[Units, UpTo(6)]
    """Who stands there, by kind."""
    total: Annotated[int | None, UpTo(30)]
    """In a fight: what the Units reach."""
    strength: Annotated[int | None, UpTo(30)]
    """In a fight: what they must reach."""
    joined: bool
    """Has a Peasant from the Lodgings joined?"""
    named: KindName | None
    """The Unit that Corruption strengthens there."""


class Hill(TypedDict):
    """Units that hold a Location until somebody brings more."""

    location: str
    """Where."""
    seat: int
    """Whose Units."""
    units: Annotated[Units, UpTo(6)]
    """Which ones, by kind."""


class MeeplesTableView(TypedDict):
    """Everything that lies open."""

    round: Annotated[int, UpTo(40)]
    """From 1 on."""
    phase: Phase
    """The phase of the turn."""
    active: int
    """Whose turn it is."""
    first: int
    """Who began."""
    final: FinalRounds | None
    """The final rounds, once it is known which these are."""
    arrived: Annotated[int, UpTo(3)]
    """How many Dark Council Arrives cards are out."""
    towers: bool
    """Is the module The Four Towers in play?"""
    supply: Annotated[Meeples, UpTo(40)]
    """Meeples in the supply, by class."""
    players: list[Player]
    """One for each seat."""
    districts: list[District]
    """The four districts."""
    display: list[str]
    """Tiles that can be built."""
    tile_stack: Annotated[int, UpTo(12)]
    """How many tiles are left under them."""
    monster_deck: Annotated[int, UpTo(40)]
    """How many cards are left, the Dark Council Arrives cards among them."""
    quest_deck: Annotated[int, UpTo(44)]
    """How many cards are left."""
    quest_discard: list[str]
    """Discarded Quests."""
    council: list[Overlord]
    """Three Overlords and the Henchman."""
    capitol: Capitol
    """Who stands there this turn."""
    plan: list[Planned]
    """Where the active player wants to send Units."""
    hills: list[Hill]
    """Locations that are held."""
    stocks: Annotated[dict[str, int], UpTo(5)]
    """Prestige Units left on tiles."""
    arriving: str | None
    """A Monster that has no place yet."""
    gained: Annotated[Meeples, UpTo(5)]
    """Meeples on their way to the Lodgings, by class."""
    returning: ClassName | None
    """The class of a Unit that comes back after the Draw Phase."""


class MeeplesView(View, MeeplesTableView):
    """The view of Meeples & Monsters."""
