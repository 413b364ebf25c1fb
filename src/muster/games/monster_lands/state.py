"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from muster.games.monster_lands.content.pieces import (
    BATTLE_PATHS,
    BUILDINGS,
    MOST_SEATS,
    NOVICES,
    PATHS,
    STRENGTH,
    Box,
    Dice,
)
from muster.kernel.chance import Chance
from muster.kernel.game import Game
from muster.kernel.table import Seat, Table
from muster.kernel.zones import ZoneSpec

# Zones that every match has: traps first, since these are the secret ones; after them come the paths on which traps
# may lie, and the trap store of each seat.
TRAP_PILE: Final = 0
ON_SALE: Final = 1
BASKET: Final = 2
TRAP_DISCARD: Final = 3
MEMBER_DECK: Final = 4
GEAR_DECK: Final = 5
MONSTER_DECK: Final = 6
LAND_DECK: Final = 7
HEADER_DECK: Final = 8
LOOT_PILE: Final = 9
MISSION_BAG: Final = 10
PANIC_STACK: Final = 11
PATH_TRAPS: Final = 12  # plus the number of the path
STORES: Final = PATH_TRAPS + BATTLE_PATHS  # plus the seat

NOBODY: Final = -1
NOTHING: Final = -1
TRAPS_ON_SALE: Final = 6
BAZAAR_DOCKS: Final = 3
LOOT_SHOWN: Final = 4
GEAR_SOURCE: Final = 100  # a discount of equipment card c is GEAR_SOURCE + c

Level: TypeAlias = Literal["normal", "tutorial", "hard", "cut-throat"]
LEVELS: Final[tuple[Level, ...]] = get_args(Level)
NORMAL: Final = 0
TUTORIAL: Final = 1
HARD: Final = 2
CUT_THROAT: Final = 3

Phase: TypeAlias = Literal["preparation", "deployment", "adventure", "clean_up"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
PREPARATION: Final = 0
DEPLOYMENT: Final = 1
ADVENTURE: Final = 2
CLEAN_UP: Final = 3

# Bits of a path's state.
MET: Final = 1
SUCCEEDED: Final = 2

Placed: TypeAlias = tuple[int, int, int, int]  # space, colour, face, seat
Load: TypeAlias = tuple[int, int, int]  # potions, venoms, gold
Aim: TypeAlias = tuple[int, int]  # dice to divert, the path aimed at
Rolled: TypeAlias = tuple[int, int, int]  # colour, face, a bit for each source that has rerolled it
Reroll: TypeAlias = tuple[int, int, int]  # colours, whether each die only once, how many are left
Boost: TypeAlias = tuple[int, int, int, int]  # per strength die, per magic die, to eliminate, venoms
NO_DICE: Final = (0, 0, 0)
NO_LOAD: Final = (0, 0, 0)
NO_BOOST: Final = (0, 0, 0, 0)


def store(seat: Seat) -> int:
    """The zone of a clan's stored traps."""
    return STORES + seat


def laid(path: int) -> int:
    """The zone of the tokens that lie on a path, from top to bottom."""
    return PATH_TRAPS + path


class LandsTable(Table):
    """The board with Citadel and Outside, and the clans around it."""

    def __init__(self) -> None:
        """A blank table: ``unpack`` lays it out, ``clone`` fills it from another."""

    def unpack(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, object],
        chance: Chance,
        box: Box,
        layout: tuple[ZoneSpec, ...],
    ) -> None:
        """Everything as it comes out of the box.  [ML-SET-13, ML-CLA-03]"""
        self.lay_out(game, seats, chance, layout)
        self.box = box
        # The course of the game.
        self.level = LEVELS.index(str(options["difficulty"]))
        self.tricks = options["tricks"] is True
        self.grant = options["queens_grant"] is True
        self.more_monsters = options["more_monsters"] is True
        self.round = 1
        self.first: Seat = 0
        self.active: Seat = 0
        self.phase = PREPARATION
        self.passed = 0  # a bit for each seat that has passed
        # The board.
        self.tavern: tuple[int, ...] = ()  # the mercenaries on offer, dock by dock
        self.bazaar: tuple[int, ...] = (NOTHING,) * BAZAAR_DOCKS  # equipment cards
        self.loot_offer: tuple[int, ...] = ()
        self.lands: tuple[int, ...] = (NOTHING, NOTHING)
        self.headers: tuple[int, ...] = (NOTHING, NOTHING)  # header sides
        self.monsters: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)  # left, right, Entrance
        self.missions: tuple[int, ...] = (NOTHING, NOTHING)  # the dice-rolling one, the contract
        self.panic = 0  # a bit for each building that is closed
        self.buildings: tuple[tuple[Placed, ...], ...] = ((),) * len(
            BUILDINGS
        )  # dice in the order in which they were placed
        self.novices = ((1 << NOVICES) - 1) << len(
            box.members
        ) - NOVICES - MOST_SEATS  # a bit for each novice in the stack
        self.settlers: tuple[int, ...] = (NOTHING,) * len(box.lands)  # who has settled on a land
        self.lands_used = 0  # a bit for each settled land used this round
        self.blocking = 0  # Madhala's dice that are still to be placed
        self.closed_path = NOTHING  # the path under Madhala's token
        # Discards; the decks are zones.
        self.member_discard: tuple[int, ...] = ()
        self.gear_discard: tuple[int, ...] = ()
        self.monster_discard: tuple[int, ...] = ()
        self.loot_discard: tuple[int, ...] = ()
        self.mission_discard: tuple[int, ...] = ()
        self.header_discard: tuple[int, ...] = ()  # tiles, not sides
        self.out_of_game: tuple[int, ...] = ()  # initial clan members who are lost
        # The clans.
        self.clans: list[tuple[int, ...]] = [()] * seats  # members in the order in which they came
        self.leaders: list[int] = [NOTHING] * seats
        self.glory: list[int] = [box.start_glory] * seats
        self.reputation: list[int] = [0] * seats
        self.gold: list[int] = [box.start_gold] * seats
        self.defense: list[int] = [0] * seats
        self.potions: list[int] = [0] * seats
        self.venoms: list[int] = [0] * seats
        self.loot: list[tuple[int, ...]] = [()] * seats
        self.trophies: list[tuple[int, ...]] = [()] * seats
        self.owned: list[tuple[int, ...]] = [()] * seats  # conquered lands
        self.strength: list[int] = [0] * seats  # dice in the pools
        self.magic: list[int] = [0] * seats
        self.faces: list[tuple[int, ...]] = [()] * seats  # persuasion dice in the pools, as rolled
        self.wounded = 0  # a bit for each wounded member
        self.assigned = 0  # a bit for each member that was sent to a path this round
        self.used = 0  # a bit for each member whose Deployment talent was used this round
        self.gear_used = 0  # a bit for each equipment card used this round
        self.gear: list[tuple[int, ...]] = [()] * len(box.members)  # equipment cards of each member
        # The paths.
        self.path_member: list[int] = [NOTHING] * PATHS
        self.path_dice: list[Dice] = [NO_DICE] * PATHS  # all dice there, those on traps and tricks included
        self.path_shielded: list[Dice] = [NO_DICE] * BATTLE_PATHS  # of these, the dice on shielded traps
        self.path_defense: list[int] = [0] * BATTLE_PATHS
        self.path_load: list[Load] = [NO_LOAD] * BATTLE_PATHS  # on the assignment token
        self.path_revealed: list[int] = [0] * BATTLE_PATHS  # a bit for each token turned up
        self.path_talents: list[int] = [0] * BATTLE_PATHS  # defense talents used this round
        self.path_damage: list[int] = [0] * BATTLE_PATHS  # what a failed attack has left on the monster
        self.path_state: list[int] = [0] * BATTLE_PATHS  # bits: has met the monster, has succeeded
        self.path_aims: list[tuple[Aim, ...]] = [()] * BATTLE_PATHS  # diverting tricks that wait for the attack
        # This action, this battle, this roll.
        self.building = NOTHING  # where a die was placed
        self.die: tuple[int, int] = (STRENGTH, 0)  # its colour and, for persuasion, its face
        self.price_off = 0  # what the persuasion die takes off the price
        self.discounts: tuple[int, ...] = ()  # members, and GEAR_SOURCE + equipment cards, whose discount is taken
        self.beer_drunk = False
        self.met = 0  # a bit for each place whose monster was met this round
        self.beaten = 0  # a bit for each place whose monster was beaten this round
        self.escaped: tuple[int, ...] = ()  # monsters on their way to the Entrance
        self.attack_dice = 0  # black dice of the attack under way
        self.attack_faces: tuple[int, ...] = ()  # the latest roll of black dice
        self.hits = 0  # hits that are still to be met
        self.left_out = 0  # a bit for each path that keeps out of the spores
        self.roller = NOTHING  # the path whose dice are being rolled
        self.rolled: tuple[Rolled, ...] = ()
        self.rerolls: tuple[Reroll, ...] = ()
        self.boost: Boost = NO_BOOST  # loot and venom used for this roll
        self.carried = 0  # what failed tries at conquest add to the next one
        self.totals: tuple[int, ...] = ()  # totals of the dice-rolling mission, path by path

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "active",
        "assigned",
        "attack_dice",
        "attack_faces",
        "bazaar",
        "beaten",
        "beer_drunk",
        "blocking",
        "boost",
        "box",
        "building",
        "buildings",
        "carried",
        "clans",
        "closed_path",
        "defense",
        "die",
        "discounts",
        "escaped",
        "faces",
        "first",
        "gear",
        "gear_discard",
        "gear_used",
        "glory",
        "gold",
        "grant",
        "header_discard",
        "headers",
        "hits",
        "lands",
        "lands_used",
        "leaders",
        "left_out",
        "level",
        "loot",
        "loot_discard",
        "loot_offer",
        "magic",
        "member_discard",
        "met",
        "mission_discard",
        "missions",
        "monster_discard",
        "monsters",
        "more_monsters",
        "novices",
        "out_of_game",
        "owned",
        "panic",
        "passed",
        "path_aims",
        "path_damage",
        "path_defense",
        "path_dice",
        "path_load",
        "path_member",
        "path_revealed",
        "path_shielded",
        "path_state",
        "path_talents",
        "phase",
        "potions",
        "price_off",
        "reputation",
        "rerolls",
        "rolled",
        "roller",
        "round",
        "settlers",
        "strength",
        "tavern",
        "totals",
        "tricks",
        "trophies",
        "used",
        "venoms",
        "wounded",
    )

    def clone(self) -> LandsTable:
        """An exact copy."""
        twin = LandsTable()
        self.copy_to(twin)
        twin.box = self.box
        twin.level = self.level
        twin.tricks = self.tricks
        twin.grant = self.grant
        twin.more_monsters = self.more_monsters
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.phase = self.phase
        twin.passed = self.passed
        twin.tavern = self.tavern
        twin.bazaar = self.bazaar
        twin.loot_offer = self.loot_offer
        twin.lands = self.lands
        twin.headers = self.headers
        twin.monsters = self.monsters
        twin.missions = self.missions
        twin.panic = self.panic
        twin.buildings = self.buildings
        twin.novices = self.novices
        twin.settlers = self.settlers
        twin.lands_used = self.lands_used
        twin.blocking = self.blocking
        twin.closed_path = self.closed_path
        twin.member_discard = self.member_discard
        twin.gear_discard = self.gear_discard
        twin.monster_discard = self.monster_discard
        twin.loot_discard = self.loot_discard
        twin.mission_discard = self.mission_discard
        twin.header_discard = self.header_discard
        twin.out_of_game = self.out_of_game
        twin.clans = self.clans.copy()
        twin.leaders = self.leaders.copy()
        twin.glory = self.glory.copy()
        twin.reputation = self.reputation.copy()
        twin.gold = self.gold.copy()
        twin.defense = self.defense.copy()
        twin.potions = self.potions.copy()
        twin.venoms = self.venoms.copy()
        twin.loot = self.loot.copy()
        twin.trophies = self.trophies.copy()
        twin.owned = self.owned.copy()
        twin.strength = self.strength.copy()
        twin.magic = self.magic.copy()
        twin.faces = self.faces.copy()
        twin.wounded = self.wounded
        twin.assigned = self.assigned
        twin.used = self.used
        twin.gear_used = self.gear_used
        twin.gear = self.gear.copy()
        twin.path_member = self.path_member.copy()
        twin.path_dice = self.path_dice.copy()
        twin.path_shielded = self.path_shielded.copy()
        twin.path_defense = self.path_defense.copy()
        twin.path_load = self.path_load.copy()
        twin.path_revealed = self.path_revealed.copy()
        twin.path_talents = self.path_talents.copy()
        twin.path_damage = self.path_damage.copy()
        twin.path_state = self.path_state.copy()
        twin.path_aims = self.path_aims.copy()
        twin.building = self.building
        twin.die = self.die
        twin.price_off = self.price_off
        twin.discounts = self.discounts
        twin.beer_drunk = self.beer_drunk
        twin.met = self.met
        twin.beaten = self.beaten
        twin.escaped = self.escaped
        twin.attack_dice = self.attack_dice
        twin.attack_faces = self.attack_faces
        twin.hits = self.hits
        twin.left_out = self.left_out
        twin.roller = self.roller
        twin.rolled = self.rolled
        twin.rerolls = self.rerolls
        twin.boost = self.boost
        twin.carried = self.carried
        twin.totals = self.totals
        return twin

    # -- so far --


# -- made from unpack by: muster check state --renew --
# What is state, in the order of snapshots and hashes; the kernel's own fields come before.
FIELDS: Final = (
    "level",
    "tricks",
    "grant",
    "more_monsters",
    "round",
    "first",
    "active",
    "phase",
    "passed",
    "tavern",
    "bazaar",
    "loot_offer",
    "lands",
    "headers",
    "monsters",
    "missions",
    "panic",
    "buildings",
    "novices",
    "settlers",
    "lands_used",
    "blocking",
    "closed_path",
    "member_discard",
    "gear_discard",
    "monster_discard",
    "loot_discard",
    "mission_discard",
    "header_discard",
    "out_of_game",
    "clans",
    "leaders",
    "glory",
    "reputation",
    "gold",
    "defense",
    "potions",
    "venoms",
    "loot",
    "trophies",
    "owned",
    "strength",
    "magic",
    "faces",
    "wounded",
    "assigned",
    "used",
    "gear_used",
    "gear",
    "path_member",
    "path_dice",
    "path_shielded",
    "path_defense",
    "path_load",
    "path_revealed",
    "path_talents",
    "path_damage",
    "path_state",
    "path_aims",
    "building",
    "die",
    "price_off",
    "discounts",
    "beer_drunk",
    "met",
    "beaten",
    "escaped",
    "attack_dice",
    "attack_faces",
    "hits",
    "left_out",
    "roller",
    "rolled",
    "rerolls",
    "boost",
    "carried",
    "totals",
)
# -- so far --

STATE_CLASSES: Final[dict[str, tuple[type, tuple[str, ...]]]] = {"Table": (LandsTable, FIELDS)}
