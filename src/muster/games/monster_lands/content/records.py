"""What the cards, tiles, tokens and the board of Monster Lands look like as data.

Field names are those of the TOML files, which have one table for each kind of card, tile or token, ``box`` for figures
of the rules and ``board`` for what is printed on the board.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from muster.games.monster_lands.content.abilities import (
    AffinityName,
    Few,
    FewOrNone,
    Figure,
    FigureOrNone,
    GearAbility,
    GoodsName,
    LandGain,
    LootEffect,
    Part,
    PathColour,
    Power,
    Talent,
    TrapEffect,
)

# A space for one die, by the colours that it takes.
Space = Literal[
    "strength",
    "magic",
    "persuasion",
    "strength or magic",
    "strength or persuasion",
    "magic or persuasion",
    "any",
]
# A space on a land path: persuasion dice never go there.  [ML-LAN-03]
PathSpace = Literal["strength", "magic", "strength or magic"]
TieBreak = Literal["leader", "trophies", "gold"]

ROUNDS = 6

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Copies = Annotated[int, Meta(ge=0, le=20)]
Round = Annotated[int, Meta(ge=1, le=ROUNDS)]
RoundDice = Annotated[tuple[Annotated[int, Meta(ge=0, le=5)], ...], Meta(min_length=ROUNDS, max_length=ROUNDS)]
Step = Annotated[int, Meta(ge=-3, le=5)]
MissionDice = Annotated[tuple[Space, ...], Meta(min_length=1, max_length=4)]


def number_in(section: str) -> Meta:
    """The number of a rule in one section of the catalogue."""
    return Meta(pattern=rf"^ML-{section}-\d\d$")


class Dice(Part, frozen=True):
    """So many dice of each colour."""

    strength: FewOrNone = 0
    magic: FewOrNone = 0
    persuasion: FewOrNone = 0


# Cards and tokens


class Mercenary(Part, frozen=True):
    """``wages`` counts wage icons; leaders and initial mercenaries have no hire cost."""

    name: Name
    role: Literal["leader", "initial", "tavern"]
    affinity: AffinityName
    reputation: FewOrNone
    cost: Annotated[int, Meta(ge=0, le=30)]
    dice: Dice
    wages: FewOrNone
    talent: Talent
    rule: Annotated[str, number_in("MER")]


class Monster(Part, frozen=True):
    name: Name
    difficulty: Literal["A", "B"]
    affinity: AffinityName
    attack: Few
    capture_value: Figure
    elimination_value: Figure
    capture_glory: FewOrNone
    capture_gold: FigureOrNone
    elimination_glory: FewOrNone
    trophy: Annotated[int, Meta(ge=1, le=3)]
    power: Power
    rule: Annotated[str, number_in("MON")]


class Land(Part, frozen=True):
    """``deploy`` lists the spaces that must be filled for ``gain``."""

    name: Name
    affinity: AffinityName
    conquest: Figure
    glory: Few
    deploy: Annotated[tuple[Space, ...], Meta(min_length=1, max_length=4)]
    gain: LandGain
    rule: Annotated[str, number_in("LND")]


class Benefit(Part, frozen=True):
    """What a path gives: rerolls of dice of ``colours``, defense talents, gold, potions, venoms."""

    rerolls: FewOrNone = 0
    colours: Annotated[tuple[PathColour, ...], Meta(max_length=2)] = ()
    defense: FewOrNone = 0
    gold: FewOrNone = 0
    potions: FewOrNone = 0
    venoms: FewOrNone = 0

    def __post_init__(self) -> None:
        if bool(self.rerolls) != bool(self.colours):
            raise ValueError("Expected colours with rerolls and without them none")
        if not (self.rerolls or self.defense or self.gold or self.potions or self.venoms):
            raise ValueError("Expected something to gain")


class HeaderSection(Part, frozen=True):
    """The dice of one path and its benefit."""

    required: Annotated[tuple[PathSpace, ...], Meta(min_length=1, max_length=5)]
    reinforcement: Annotated[tuple[PathSpace, ...], Meta(max_length=5)]
    benefit: Benefit


HeaderSide = Annotated[tuple[HeaderSection, ...], Meta(min_length=4, max_length=4)]


class Header(Part, frozen=True):
    """A tile of path headers: two sides of four sections, for the paths from left to right."""

    a: HeaderSide
    b: HeaderSide


class Reward(Part, frozen=True):
    glory: FewOrNone = 0
    gold: FigureOrNone = 0
    potions: FewOrNone = 0
    venoms: FewOrNone = 0
    defense: FewOrNone = 0
    traps: FewOrNone = 0
    loot: FewOrNone = 0

    def __post_init__(self) -> None:
        if not any(msgspec.structs.astuple(self)):
            raise ValueError("Expected something to gain")


class Penalty(Part, frozen=True):
    wounds: Annotated[int, Meta(ge=0, le=1)] = 0
    gold: FewOrNone = 0
    glory: FewOrNone = 0

    def __post_init__(self) -> None:
        if sum(map(bool, msgspec.structs.astuple(self))) != 1:
            raise ValueError("Expected exactly one thing to lose")


class Resource(Part, frozen=True):
    gold: FigureOrNone = 0
    potions: FewOrNone = 0
    venoms: FewOrNone = 0
    defense: FewOrNone = 0
    traps: FewOrNone = 0
    loot: FewOrNone = 0

    def __post_init__(self) -> None:
        if not any(msgspec.structs.astuple(self)):
            raise ValueError("Expected something to discard")


class Roll(Part, frozen=True):
    """Side A: these dice must reach the objective."""

    dice: MissionDice
    objective: Figure
    reward: Reward
    penalty: Penalty


class Contract(Part, frozen=True):
    """Side B: the resource may be discarded for the reward of the path."""

    dice: MissionDice
    resource: Resource
    left: Reward
    right: Reward


class Mission(Part, frozen=True):
    name: Name
    roll: Roll
    contract: Contract


class Trap(Part, frozen=True):
    group: Literal["ordinary", "shielded", "initial", "trick"]
    copies: Copies
    price: FewOrNone
    effect: TrapEffect
    rule: Annotated[str, Meta(pattern=r"^ML-TR[PK]-\d\d$")]


class Equipment(Part, frozen=True):
    name: Name
    type: Literal["weapon", "armor", "elixir"]
    price: Few
    copies: Copies
    ability: GearAbility
    rule: Annotated[str, number_in("EQP")]


class Loot(Part, frozen=True):
    """``outside`` tokens carry the Outside symbol and are for the Adventure phase only."""

    copies: Copies
    outside: bool
    effect: LootEffect
    rule: Annotated[str, number_in("LOT")]


# The box


class Clans(Part, frozen=True):
    """box: what a clan starts with and how much it may store."""

    start_glory: FigureOrNone
    start_gold: FigureOrNone
    trap_limit: Figure
    defense_limit: Figure
    potion_limit: Figure
    lost_clan_gold: FigureOrNone


class Novices(Part, frozen=True):
    count: Literal[8]
    cost: FewOrNone
    reputation: Literal[0]
    dice: Dice
    wages: FewOrNone


class Prices(Part, frozen=True):
    """box: what things cost and bring. A persuasion discount leaves at least ``persuasion_floor`` gold to pay."""

    armory_price: Figure
    armory_tokens: Annotated[int, Meta(ge=1, le=5)]
    beer_price: FigureOrNone
    pawn_gold: FigureOrNone
    trophy_gold: FigureOrNone
    persuasion_floor: FigureOrNone
    discount_floor: FigureOrNone
    wage_rates: Annotated[tuple[FewOrNone, ...], Meta(min_length=3, max_length=3)]


class Deeds(Part, frozen=True):
    """box: figures of the Adventure phase."""

    venom_bonus: Few
    second_mission_gold: FigureOrNone


class Ending(Part, frozen=True):
    """box: when the game ends and what counts then. ``affinity_points`` go by the number of icons, from none to six."""

    end_glory: Figure
    affinity_points: Annotated[tuple[FigureOrNone, ...], Meta(min_length=7, max_length=7)]
    tie_breaks: Annotated[tuple[TieBreak, ...], Meta(min_length=1, max_length=3)]


class Variants(Part, frozen=True):
    """box: the Queen's Grant and More Monster Action."""

    grant_goods: Annotated[tuple[GoodsName, ...], Meta(min_length=1, max_length=4)]
    grant_gold: Figure
    more_monster_rounds: Annotated[tuple[Round, ...], Meta(min_length=1, max_length=ROUNDS)]


class PanicTokens(Part, frozen=True):
    """box: how many panic tokens name each building. The Pawn Shop has none.  [ML-PAW-02]"""

    lodge: Copies
    alchemist: Copies
    tavern: Copies
    armory: Copies
    bazaar: Copies
    mine: Copies


class Shift(Part, frozen=True):
    """By how much a level changes the number of Madhala's dice."""

    normal: Step
    tutorial: Step
    hard: Step
    cut_throat: Step


class Solo(Part, frozen=True):
    """box: Madhala's dice by round; ``ranks`` are the least VP of the second rank to the sixth."""

    dice: Annotated[tuple[FewOrNone, ...], Meta(min_length=ROUNDS, max_length=ROUNDS)]
    shift: Shift
    ranks: Annotated[tuple[Figure, ...], Meta(min_length=5, max_length=5)]


# The board


class Row(Part, frozen=True):
    """board: spaces for one die each, filled from the left; the last ones are closed with 1 or 2 players."""

    spaces: Annotated[int, Meta(ge=2, le=9)]
    closed_for_two: FewOrNone


class AlchemistSpaces(Part, frozen=True):
    """board: tokens for one magic die."""

    upper: Annotated[int, Meta(ge=1, le=3)]
    lower: Annotated[int, Meta(ge=1, le=3)]


class MineSpace(Part, frozen=True):
    dice: Literal[1, 2]
    gold: Figure
    closed_for_two: bool = False


class MineSpaces(Part, frozen=True):
    """board: from left to right, double spaces first."""

    spaces: Annotated[tuple[MineSpace, ...], Meta(min_length=2, max_length=9)]


class LandPaths(Part, frozen=True):
    """board: ``death_glory`` goes by path, from left to right."""

    dice_spaces: Few
    death_glory: Annotated[tuple[FewOrNone, ...], Meta(min_length=4, max_length=4)]


class Guards(Part, frozen=True):
    """The help of the guards on one path of the Entrance."""

    defense: FewOrNone = 0
    gold: FewOrNone = 0


class EntrancePaths(Part, frozen=True):
    """board: the Entrance of the Citadel."""

    dice_spaces: Annotated[int, Meta(ge=2, le=9)]
    death_glory: FewOrNone
    upper: Guards
    lower: Guards


class GloryBands(Part, frozen=True):
    """board: bonus dice for up to 10 glory, up to 20, and more."""

    first: Dice
    second: Dice
    third: Dice


class RoundTracks(Part, frozen=True):
    """board: extra attack dice by round, on the board and on the two sides of the tile that covers its track."""

    board: RoundDice
    tutorial: RoundDice
    cut_throat: RoundDice
