"""What a view of Euthia holds. Cards, tiles and Monsters are named by their keys in the content files."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from muster.games.euthia.content.option_book import HexLetter
from muster.games.euthia.content.pieces import (
    Action,
    Element,
    GemName,
    HeroName,
    InformantName,
    LocationName,
    ScenarioPlace,
    SlotKind,
)
from muster.games.euthia.state import CombatStep
from muster.kernel.view_types import UpTo, View

TurnState: TypeAlias = Literal["before", "open", "trade", "mining", "combat", "ending"]
Mode: TypeAlias = Literal["competitive", "cooperative", "solo"]
Lasting: TypeAlias = Literal[
    "no_gold_cards", "no_chaos_actions", "dearer_play", "no_monster_attack", "phoenix", "siphon", "overdose"
]
Power: TypeAlias = Literal["air", "earth"]
Opponent: TypeAlias = Literal["monster", "elite", "foe"]
Effect: TypeAlias = tuple[str, int, int]  # its name, how much, and a second figure where it has one
Range: TypeAlias = tuple[int, int]  # from which value on, and how much
Harm: TypeAlias = tuple[int, int, int]  # plain, with a plus, with a minus


class SpaceName(TypedDict):
    """How a space of the Map is named."""

    tile: str
    """Its Map tile."""
    hex: HexLetter
    """Which hex of the tile, or its centre."""
    at: int
    """Its number, the same wherever the space is named."""


class Price(TypedDict):
    """What it costs to unlock a slot."""

    gold: int
    """Gold."""
    essence: Element | None
    """An Essence of this element."""


class SetGem(TypedDict):
    """A gem that is set into a tile."""

    gem: GemName
    """Which one."""
    active: bool
    """Is its bright side up?"""


class Slot(TypedDict):
    """A slot of a Hero board and what lies on it."""

    kind: SlotKind
    """What may lie there."""
    open: bool
    """Is it unlocked?"""
    price: Price
    """What it costs to unlock it."""
    tile: str | None
    """The tile that lies there."""
    ready: bool
    """Can that still be used?"""
    gems: Annotated[list[SetGem], UpTo(2)]
    """The gems set into it."""
    essences: Annotated[list[Element], UpTo(2)]
    """The Essences on it."""


class Hero(TypedDict):
    """A Hero with its board, which lies open. Until it is chosen, everything is empty."""

    seat: int
    """Whose it is."""
    hero: HeroName | None
    """Which Hero; `null` until it is chosen."""
    space: SpaceName | None
    """Where it stands."""
    health: Annotated[int, UpTo(20)]
    """Health."""
    max_health: Annotated[int, UpTo(20)]
    """The most Health that it can have."""
    gold: Annotated[int, UpTo(40)]
    """Gold."""
    reputation: Annotated[int, UpTo(80)]
    """Reputation."""
    gaar: Annotated[int, UpTo(6)]
    """Gaar on its slots."""
    dwurt: Annotated[int, UpTo(6)]
    """Dwurt."""
    dwurt_die: Annotated[int, UpTo(8)]
    """What the Dwurt die shows."""
    slots: list[Slot]
    """The slots of the board."""
    sacks: Annotated[list[str], UpTo(4)]
    """Things in Sacks."""
    sack_room: Annotated[int, UpTo(6)]
    """How many things Sacks hold."""
    pouch: Annotated[list[str], UpTo(2)]
    """Gems and Essences in their slots."""
    pouch_room: Annotated[int, UpTo(6)]
    """How many of these there are."""
    loose: Annotated[list[str], UpTo(4)]
    """Things that are not put away yet."""
    supply: list[str]
    """Hero tiles to train."""
    veiled: Annotated[list[int], UpTo(3)]
    """The values of those that are still to be unveiled."""
    armor_set: Annotated[int, UpTo(5)]
    """How many pieces of one Armor Set it wears."""
    tokens: list[Action]
    """Action tokens that are left this turn."""
    carried: Action | None
    """The Action that was carried over."""
    moves: Annotated[int, UpTo(8)]
    """Move points."""
    cards: Annotated[int, UpTo(10)]
    """How many cards are in hand."""
    quests: list[str]
    """Fulfilled Quests."""
    bounties: list[str]
    """Elite Monsters whose Bounty it has."""
    kills: Annotated[list[int], UpTo(4)]
    """Seats whose Heroes it has killed as Monster-player."""
    deaths: Annotated[int, UpTo(8)]
    """How often it died in Combat."""
    initiative: bool
    """Has it an Initiative token?"""
    visited: list[ScenarioPlace]
    """Places of the scenario that it has used."""


class Space(TypedDict):
    """A hex or the centre of a tile: what it shows and what lies there."""

    at: int
    """Its number, the same wherever the space is named."""
    hex: HexLetter
    """Which hex of the tile, or its centre."""
    location: LocationName
    """What it shows."""
    monster: bool
    """Is there an undefeated Monster?"""
    level: int
    """The level of the Monster that is printed there, 0 without one."""
    loot: list[Effect]
    """The Loot that is printed there."""
    powers: list[Element]
    """The powers that one gets there."""
    hero_token: int | None
    """Whose Hero token lies there."""
    trade_token: int | None
    """Whose Trade token lies there."""
    interaction: Annotated[list[int], UpTo(2)]
    """How many Interaction tokens of each seat lie there."""
    burned: bool
    """Is the place burned or ruined?"""
    revoked: bool
    """Is its Elemental revoked?"""
    defended: int | None
    """Whose Defense Magic guards it."""
    heroes: list[int]
    """The seats whose Heroes stand there."""


class MapTile(TypedDict):
    """A Map tile with its spaces."""

    key: str
    """Which one."""
    anchor: Annotated[tuple[int, int], UpTo(15)]
    """Where its hex a lies on the lattice."""
    spaces: list[Space]
    """Three hexes, and the centre of some tiles."""


class MonsterBack(TypedDict):
    """What one sees of the top card of a Monster deck."""

    condition: Annotated[int | None, UpTo(80)]
    """The Reputation up to which the Reward is paid."""
    reward: Annotated[list[Effect], UpTo(12)]
    """The Reward."""
    left: Annotated[int, UpTo(15)]
    """How many cards are left under it."""


class OpenEncounter(TypedDict):
    """An Encounter that is on the Map."""

    open: list[str]
    """Quests that lie open."""
    left: Annotated[int, UpTo(5)]
    """How many cards are left."""


class Coming(TypedDict):
    """What the roll on the table would do as it stands."""

    damage: NotRequired[Annotated[int, UpTo(10)]]
    """The Hero's attack: Damage."""
    injuries: NotRequired[Annotated[int, UpTo(10)]]
    """The Monster's attack: Injuries."""
    kills: NotRequired[bool]
    """The Monster's attack: does it kill?"""


class PlayedCard(TypedDict):
    """A card that lies beside the Monster."""

    card: str
    """Which one."""
    number: Annotated[int, UpTo(3)]
    """Which of its plays."""


class Combat(TypedDict):
    """A Combat that is under way, both sides."""

    fighter: int
    """Whose Hero fights."""
    monster_player: int | None
    """Who plays the Monster."""
    monster: str
    """The Monster."""
    health: Annotated[int, UpTo(45)]
    """Its Health."""
    damage: Annotated[int, UpTo(45)]
    """Damage on it."""
    round: Annotated[int, UpTo(10)]
    """The Combat Round, from 1 on."""
    step: CombatStep
    """The step of the Combat."""
    chaos: Annotated[int, UpTo(4)]
    """What the Chaos die shows."""
    gaar: Annotated[int, UpTo(6)]
    """Gaar of the Monster."""
    hope: Annotated[int, UpTo(6)]
    """What the Hope die shows."""
    dice: Annotated[list[int], UpTo(2)]
    """The dice of the roll under way."""
    value: Annotated[int | None, UpTo(20)]
    """What that roll comes to."""
    injuries: Annotated[Harm, UpTo(8)]
    """Injuries added to the Monster's coming attack."""
    damage_effects: Annotated[Harm, UpTo(8)]
    """Damage added to the Hero's coming attack."""
    next_malus: Annotated[int, UpTo(6)]
    """What is taken from the Hero's next roll."""
    roll_malus: Annotated[int, UpTo(6)]
    """What is taken from all of the Hero's rolls."""
    round_foot: Annotated[int, UpTo(6)]
    """What is added to the Hero's rolls in this Combat Round."""
    weakened: Annotated[int, UpTo(6)]
    """What is taken from the Damage of the next attack."""
    fewer_dice: Annotated[int, UpTo(2)]
    """Dice that were taken from the Monster."""
    modifier: Annotated[int, UpTo(12)]
    """What has been added to the dice of the roll under way."""
    coming: Coming | None
    """What the roll would do as it stands."""
    ranges: Annotated[list[Range], UpTo(20)]
    """The ranges of the attack under way: from which value on, and how much."""
    level: Annotated[int, UpTo(3)]
    """The Monster's level."""
    penalty: Annotated[int, UpTo(6)]
    """The Monster's penalty to the Hero's rolls."""
    immune: bool
    """Is it immune?"""
    dragon: bool
    """Is it a dragon?"""
    special: list[tuple[int, str, int, int]]
    """Its special effects: from which value on, and the effect."""
    kind: Opponent
    """What sort of opponent it is."""
    last_round: Annotated[int | None, UpTo(10)]
    """The Combat Round after which a shared foe lets go."""
    powers: list[Power]
    """Powers of the Map that are in use."""
    lasting: list[Lasting]
    """What lasts beside these figures."""
    soul_control: bool
    """May the Monster-player use Gaar in the Hero's attack?"""
    attack: str | None
    """The tile that the Hero attacks with."""
    played: list[PlayedCard]
    """Cards that lie beside the Monster."""


Roll = TypedDict(
    "Roll",
    {
        "seat": Annotated[int, "Whose roll it is."],
        "for": Annotated[str, "What it decides: `confront` or `search_citadel`."],
        "dice": Annotated[list[int], UpTo(2), "The dice."],
        "modifier": Annotated[int, UpTo(12), "What has been added to them."],
        "value": Annotated[int, UpTo(20), "What it comes to."],
    },
)
Roll.__doc__ = "A Hero Roll outside Combat."


class Caches(TypedDict):
    """Cards that lie aside."""

    silver: int
    """Silver cards."""
    gold: int
    """Gold cards."""


class Decks(TypedDict):
    """Decks and stacks by how much is left."""

    silver: Annotated[int, UpTo(30)]
    """Silver cards."""
    gold: Annotated[int, UpTo(30)]
    """Gold cards."""
    treasures: Annotated[list[int], UpTo(30)]
    """Treasures by level."""
    resources: Annotated[list[int], UpTo(30)]
    """Tiles of Mountains, Lakes and Caves."""
    rewards: Annotated[list[int], UpTo(30)]
    """Tiles of the Hunter, the Weaponsmith and the Witch."""


class Discards(TypedDict):
    """Open piles, the latest last. Those of Silver, Gold, Control and Combat cards are zones."""

    monsters: list[list[str]]
    """Monsters by level."""
    merchants: Annotated[list[str], UpTo(3)]
    """Tiles of the Merchants."""
    alchemists: Annotated[list[str], UpTo(3)]
    """Tiles of the Alchemists."""
    dragonslayers: Annotated[list[str], UpTo(3)]
    """Tiles of the Dragonslayers."""
    resources: Annotated[list[list[str]], UpTo(5)]
    """Tiles of Mountains, Lakes and Caves."""
    treasures: Annotated[list[list[str]], UpTo(5)]
    """Treasures by level."""
    rewards: Annotated[list[list[str]], UpTo(5)]
    """Tiles of the Hunter, the Weaponsmith and the Witch."""


class Foe(TypedDict):
    """A shared foe on the Map or in a Finale."""

    monster: str
    """Its form."""
    space: SpaceName | None
    """Where it stands; nowhere in a Finale."""
    health: Annotated[int, UpTo(45)]
    """Its Health."""
    damage: Annotated[list[int], UpTo(45)]
    """Damage on it, by seat."""
    fought: list[int]
    """Seats that have fought it this round."""


class ScenarioCard(TypedDict):
    """An Attack, Event or Rampage card."""

    kind: str
    """What sort of card it is."""
    key: str
    """Which one."""


class Legend(TypedDict):
    """A Legend card that lies open."""

    space: SpaceName
    """Where it can be fulfilled."""
    quest: str
    """Which Quest it is."""


class Destruction(TypedDict):
    """Tokens of Walking Destruction that are left."""

    a: int
    """Destruction tokens A."""
    b: int
    """Destruction tokens B."""
    defense: int
    """Defense Magic tokens."""


class Revocation(TypedDict):
    """How far Elemental Revocation has come."""

    stage: list[Element]
    """The elements of the Stage."""
    points: Annotated[list[int], UpTo(10)]
    """Revocation points, by seat."""
    tokens: Annotated[int, UpTo(20)]
    """Revocation tokens that are left."""
    gold: Annotated[int, UpTo(5)]
    """Gold for an Essence."""
    catalysts: Annotated[int, UpTo(5)]
    """Catalysts that are left."""
    unrest: Annotated[int | None, UpTo(12)]
    """The round of the unrest."""
    ends_at: Annotated[int | None, UpTo(10)]
    """The Revocations that end the match."""
    goal: Annotated[int | None, UpTo(10)]
    """The Revocations that all together need."""
    faer: Annotated[int | None, UpTo(15)]
    """Faer Power."""
    demon_round: Annotated[int | None, UpTo(12)]
    """The round in which the Demon comes."""


class Doom(TypedDict):
    """How far The Looming Doom has come."""

    evidence: Annotated[list[int], UpTo(10)]
    """Evidence, by seat."""
    most: Annotated[int, UpTo(10)]
    """The most Evidence that one can have."""
    asked: list[list[InformantName]]
    """Whom each seat has asked."""
    sabotage: Annotated[int | None, UpTo(12)]
    """The round at whose end sabotage comes next."""
    safe: Annotated[int | None, UpTo(10)]
    """Alone: how much Evidence protects from it."""
    beaten: list[int]
    """Seats that beat the Saboteur."""
    hard: bool
    """Is the harder variant played?"""


class EuthiaTableView(TypedDict):
    """Everything that lies open. What belongs to other scenarios is `null` or empty."""

    scenario: str
    """The scenario."""
    mode: Mode
    """Against one another, together or alone."""
    round: Annotated[int, UpTo(12)]
    """From 1 on."""
    rounds: Annotated[int, UpTo(12)]
    """How many rounds there are."""
    turn: TurnState
    """Where the turn stands."""
    active: int
    """Whose turn it is."""
    first: int
    """The starting player."""
    heroes: list[Hero]
    """One for each seat."""
    map: list[MapTile]
    """Map tiles as they were laid."""
    edges: Annotated[list[tuple[int, int]], UpTo(15)]
    """Where the tile that is revealed now may be laid, in the order of the options."""
    map_limit: Annotated[int, UpTo(8)]
    """How far from the Church the Map may reach; 0 is as far as you like."""
    stack: Annotated[list[int], UpTo(12)]
    """Map tiles that are left, by chapter."""
    offers: dict[str, list[str | None]]
    """Four tiles of each trader (merchants, alchemists, dragonslayers), `null` where a space is empty."""
    monster_backs: list[MonsterBack | None]
    """The top card of each Monster deck, by level."""
    encounters: dict[str, OpenEncounter]
    """The Encounters that are on the Map."""
    bounty: str | None
    """The open Bounty."""
    griffin: SpaceName | None
    """Where the Griffin is."""
    combat: Combat | None
    """A Combat that is under way."""
    quiet: bool
    """Does this seat pass by itself until the end of the Combat?"""
    roll: Roll | None
    """A Hero Roll outside Combat."""
    caches: Annotated[Caches, UpTo(15)]
    """Cards that lie aside."""
    decks: Decks
    """What is left in decks and stacks."""
    discards: Discards
    """What was discarded."""
    foe: Foe | None
    """A shared foe."""
    tally: Annotated[list[int], UpTo(30)]
    """The Hunt: points, by seat."""
    firsts: list[bool]
    """The Hunt: which goals somebody has reached."""
    attack_card: str | None
    """Farruga: the Attack card of this wave."""
    scenario_card: ScenarioCard | None
    """The Attack, Event or Rampage card that was turned up last."""
    legends: list[Legend]
    """Legend cards that lie open."""
    destruction: Destruction | None
    """Walking Destruction: what is left."""
    revocation: Revocation | None
    """Elemental Revocation."""
    doom: Doom | None
    """The Looming Doom."""
    forms: list[str]
    """The forms of the shared foe: its waves or aspects."""
    waves: list[bool]
    """Which of these are beaten."""
    wave_trophies: Annotated[list[int], UpTo(4)]
    """Attack cards won, by seat."""
    places_burned: Annotated[int, UpTo(6)]
    """How many places are burned."""
    success: int | None
    """Alone and together: 1 or 0 once the goal is reached or missed."""


class EuthiaView(View, EuthiaTableView):
    """The view of Euthia."""
