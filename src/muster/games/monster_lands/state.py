"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias, get_args

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


class Clan:
    """Who belongs to a clan, and what it owns."""

    def unpack(self, box: Box) -> Clan:
        """A clan as it begins.  [ML-CLA-03]"""
        self.members: tuple[int, ...] = ()  # in the order in which they came
        self.leader = NOTHING
        self.glory = box.start_glory
        self.reputation = 0
        self.gold = box.start_gold
        self.defense = 0
        self.potions = 0
        self.venoms = 0
        self.loot: tuple[int, ...] = ()
        self.trophies: tuple[int, ...] = ()
        self.lands: tuple[int, ...] = ()  # conquered
        self.strength = 0  # dice in the pool
        self.magic = 0
        self.faces: tuple[int, ...] = ()  # persuasion dice in the pool, as rolled
        return self

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "defense",
        "faces",
        "glory",
        "gold",
        "lands",
        "leader",
        "loot",
        "magic",
        "members",
        "potions",
        "reputation",
        "strength",
        "trophies",
        "venoms",
    )

    def clone(self) -> Clan:
        """An exact copy."""
        twin = Clan()
        twin.members = self.members
        twin.leader = self.leader
        twin.glory = self.glory
        twin.reputation = self.reputation
        twin.gold = self.gold
        twin.defense = self.defense
        twin.potions = self.potions
        twin.venoms = self.venoms
        twin.loot = self.loot
        twin.trophies = self.trophies
        twin.lands = self.lands
        twin.strength = self.strength
        twin.magic = self.magic
        twin.faces = self.faces
        return twin

    # -- so far --


class Path:
    """Who stands on a path of the Outside, with what, and what became of it."""

    def unpack(self) -> Path:
        """A path on which nobody stands; the fields of battles mean nothing on the paths of missions."""
        self.member = NOTHING
        self.dice: Dice = NO_DICE  # all dice there, those on traps and tricks included
        self.shielded: Dice = NO_DICE  # [:BATTLE_PATHS] of these, the dice on shielded traps
        self.defense = 0  # [:BATTLE_PATHS]
        self.load: Load = NO_LOAD  # [:BATTLE_PATHS] on the assignment token
        self.revealed = 0  # [:BATTLE_PATHS] a bit for each token turned up
        self.talents = 0  # [:BATTLE_PATHS] defense talents used this round
        self.damage = 0  # [:BATTLE_PATHS] what a failed attack has left on the monster
        self.met = False  # [:BATTLE_PATHS] has met the monster
        self.succeeded = False  # [:BATTLE_PATHS] has beaten it, or conquered the land
        self.aims: tuple[Aim, ...] = ()  # [:BATTLE_PATHS] diverting tricks that wait for the attack
        return self

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "aims",
        "damage",
        "defense",
        "dice",
        "load",
        "member",
        "met",
        "revealed",
        "shielded",
        "succeeded",
        "talents",
    )

    def clone(self) -> Path:
        """An exact copy."""
        twin = Path()
        twin.member = self.member
        twin.dice = self.dice
        twin.shielded = self.shielded
        twin.defense = self.defense
        twin.load = self.load
        twin.revealed = self.revealed
        twin.talents = self.talents
        twin.damage = self.damage
        twin.met = self.met
        twin.succeeded = self.succeeded
        twin.aims = self.aims
        return twin

    # -- so far --


class Visit:
    """A die in a shop, and what it makes cheaper."""

    def unpack(self) -> Visit:
        """Nobody is shopping."""
        self.building = NOTHING  # where a die was placed
        self.die: tuple[int, int] = (STRENGTH, 0)  # its colour and, for persuasion, its face
        self.price_off = 0  # what the persuasion die takes off the price
        self.discounts: tuple[int, ...] = ()  # members, and GEAR_SOURCE + equipment cards, whose discount is taken
        self.beer_drunk = False
        return self

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "beer_drunk",
        "building",
        "die",
        "discounts",
        "price_off",
    )

    def clone(self) -> Visit:
        """An exact copy."""
        twin = Visit()
        twin.building = self.building
        twin.die = self.die
        twin.price_off = self.price_off
        twin.discounts = self.discounts
        twin.beer_drunk = self.beer_drunk
        return twin

    # -- so far --


class Roll:
    """The dice of a path that are being rolled."""

    def unpack(self) -> Roll:
        """Nobody rolls."""
        self.path = NOTHING  # whose dice are being rolled
        self.dice: tuple[Rolled, ...] = ()
        self.rerolls: tuple[Reroll, ...] = ()
        self.boost: Boost = NO_BOOST  # loot and venom used for this roll
        return self

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "boost",
        "dice",
        "path",
        "rerolls",
    )

    def clone(self) -> Roll:
        """An exact copy."""
        twin = Roll()
        twin.path = self.path
        twin.dice = self.dice
        twin.rerolls = self.rerolls
        twin.boost = self.boost
        return twin

    # -- so far --


# What stands for nothing is shared by all tables and never written to.
FREE_PATH: Final[Path] = Path().unpack()
NO_VISIT: Final[Visit] = Visit().unpack()
NO_ROLL: Final[Roll] = Roll().unpack()


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
        self.clans: list[Clan] = [Clan().unpack(box) for _ in range(seats)]
        self.wounded = 0  # a bit for each wounded member
        self.assigned = 0  # a bit for each member that was sent to a path this round
        self.used = 0  # a bit for each member whose Deployment talent was used this round
        self.gear_used = 0  # a bit for each equipment card used this round
        self.gear: tuple[tuple[int, ...], ...] = ((),) * len(box.members)  # [list] equipment cards of each member
        self.paths: list[Path] = [FREE_PATH] * PATHS
        # This action, this battle, this roll.
        self.visit: Visit = NO_VISIT
        self.met = 0  # a bit for each place whose monster was met this round
        self.beaten = 0  # a bit for each place whose monster was beaten this round
        self.escaped: tuple[int, ...] = ()  # monsters on their way to the Entrance
        self.attack_dice = 0  # black dice of the attack under way
        self.attack_faces: tuple[int, ...] = ()  # the latest roll of black dice
        self.hits = 0  # hits that are still to be met
        self.left_out = 0  # a bit for each path that keeps out of the spores
        self.roll: Roll = NO_ROLL
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
        "blocking",
        "box",
        "buildings",
        "carried",
        "clans",
        "closed_path",
        "escaped",
        "first",
        "gear",
        "gear_discard",
        "gear_used",
        "grant",
        "header_discard",
        "headers",
        "hits",
        "lands",
        "lands_used",
        "left_out",
        "level",
        "loot_discard",
        "loot_offer",
        "member_discard",
        "met",
        "mission_discard",
        "missions",
        "monster_discard",
        "monsters",
        "more_monsters",
        "novices",
        "out_of_game",
        "panic",
        "passed",
        "paths",
        "phase",
        "roll",
        "round",
        "settlers",
        "tavern",
        "totals",
        "tricks",
        "used",
        "visit",
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
        twin.clans = clans = self.clans.copy()
        for at, clan in enumerate(clans):
            clans[at] = new_clan = Clan()
            new_clan.members = clan.members
            new_clan.leader = clan.leader
            new_clan.glory = clan.glory
            new_clan.reputation = clan.reputation
            new_clan.gold = clan.gold
            new_clan.defense = clan.defense
            new_clan.potions = clan.potions
            new_clan.venoms = clan.venoms
            new_clan.loot = clan.loot
            new_clan.trophies = clan.trophies
            new_clan.lands = clan.lands
            new_clan.strength = clan.strength
            new_clan.magic = clan.magic
            new_clan.faces = clan.faces
        twin.wounded = self.wounded
        twin.assigned = self.assigned
        twin.used = self.used
        twin.gear_used = self.gear_used
        twin.gear = self.gear
        twin.paths = paths = self.paths.copy()
        for at, path in enumerate(paths):
            if path is not FREE_PATH:
                paths[at] = new_path = Path()
                new_path.member = path.member
                new_path.dice = path.dice
                new_path.shielded = path.shielded
                new_path.defense = path.defense
                new_path.load = path.load
                new_path.revealed = path.revealed
                new_path.talents = path.talents
                new_path.damage = path.damage
                new_path.met = path.met
                new_path.succeeded = path.succeeded
                new_path.aims = path.aims
        twin.visit = self.visit if self.visit is NO_VISIT else self.visit.clone()
        twin.met = self.met
        twin.beaten = self.beaten
        twin.escaped = self.escaped
        twin.attack_dice = self.attack_dice
        twin.attack_faces = self.attack_faces
        twin.hits = self.hits
        twin.left_out = self.left_out
        twin.roll = self.roll if self.roll is NO_ROLL else self.roll.clone()
        twin.carried = self.carried
        twin.totals = self.totals
        return twin

    def columns(self) -> list[Any]:
        """The state as it is written down, in the order of FIELDS."""
        return [
            self.level,
            self.tricks,
            self.grant,
            self.more_monsters,
            self.round,
            self.first,
            self.active,
            self.phase,
            self.passed,
            self.tavern,
            self.bazaar,
            self.loot_offer,
            self.lands,
            self.headers,
            self.monsters,
            self.missions,
            self.panic,
            self.buildings,
            self.novices,
            self.settlers,
            self.lands_used,
            self.blocking,
            self.closed_path,
            self.member_discard,
            self.gear_discard,
            self.monster_discard,
            self.loot_discard,
            self.mission_discard,
            self.header_discard,
            self.out_of_game,
            [clan.members for clan in self.clans],
            [clan.leader for clan in self.clans],
            [clan.glory for clan in self.clans],
            [clan.reputation for clan in self.clans],
            [clan.gold for clan in self.clans],
            [clan.defense for clan in self.clans],
            [clan.potions for clan in self.clans],
            [clan.venoms for clan in self.clans],
            [clan.loot for clan in self.clans],
            [clan.trophies for clan in self.clans],
            [clan.lands for clan in self.clans],
            [clan.strength for clan in self.clans],
            [clan.magic for clan in self.clans],
            [clan.faces for clan in self.clans],
            self.wounded,
            self.assigned,
            self.used,
            self.gear_used,
            list(self.gear),
            [path.member for path in self.paths],
            [path.dice for path in self.paths],
            [path.shielded for path in self.paths[:BATTLE_PATHS]],
            [path.defense for path in self.paths[:BATTLE_PATHS]],
            [path.load for path in self.paths[:BATTLE_PATHS]],
            [path.revealed for path in self.paths[:BATTLE_PATHS]],
            [path.talents for path in self.paths[:BATTLE_PATHS]],
            [path.damage for path in self.paths[:BATTLE_PATHS]],
            [path.met | path.succeeded << 1 for path in self.paths[:BATTLE_PATHS]],
            [path.aims for path in self.paths[:BATTLE_PATHS]],
            self.visit.building,
            self.visit.die,
            self.visit.price_off,
            self.visit.discounts,
            self.visit.beer_drunk,
            self.met,
            self.beaten,
            self.escaped,
            self.attack_dice,
            self.attack_faces,
            self.hits,
            self.left_out,
            self.roll.path,
            self.roll.dice,
            self.roll.rerolls,
            self.roll.boost,
            self.carried,
            self.totals,
        ]

    def lay_columns(self, columns: list[Any]) -> None:
        """Take the state from what was written down."""
        self.level = columns[0]
        self.tricks = columns[1]
        self.grant = columns[2]
        self.more_monsters = columns[3]
        self.round = columns[4]
        self.first = columns[5]
        self.active = columns[6]
        self.phase = columns[7]
        self.passed = columns[8]
        self.tavern = columns[9]
        self.bazaar = columns[10]
        self.loot_offer = columns[11]
        self.lands = columns[12]
        self.headers = columns[13]
        self.monsters = columns[14]
        self.missions = columns[15]
        self.panic = columns[16]
        self.buildings = columns[17]
        self.novices = columns[18]
        self.settlers = columns[19]
        self.lands_used = columns[20]
        self.blocking = columns[21]
        self.closed_path = columns[22]
        self.member_discard = columns[23]
        self.gear_discard = columns[24]
        self.monster_discard = columns[25]
        self.loot_discard = columns[26]
        self.mission_discard = columns[27]
        self.header_discard = columns[28]
        self.out_of_game = columns[29]
        self.clans = [each.clone() for each in self.clans]
        for at, clan in enumerate(self.clans):
            clan.members = columns[30][at]
            clan.leader = columns[31][at]
            clan.glory = columns[32][at]
            clan.reputation = columns[33][at]
            clan.gold = columns[34][at]
            clan.defense = columns[35][at]
            clan.potions = columns[36][at]
            clan.venoms = columns[37][at]
            clan.loot = columns[38][at]
            clan.trophies = columns[39][at]
            clan.lands = columns[40][at]
            clan.strength = columns[41][at]
            clan.magic = columns[42][at]
            clan.faces = columns[43][at]
        self.wounded = columns[44]
        self.assigned = columns[45]
        self.used = columns[46]
        self.gear_used = columns[47]
        self.gear = tuple(columns[48])
        self.paths = [each.clone() for each in self.paths]
        for at, path in enumerate(self.paths):
            path.member = columns[49][at]
            path.dice = columns[50][at]
        for at, path in enumerate(self.paths[:BATTLE_PATHS]):
            path.shielded = columns[51][at]
            path.defense = columns[52][at]
            path.load = columns[53][at]
            path.revealed = columns[54][at]
            path.talents = columns[55][at]
            path.damage = columns[56][at]
            path.met = bool(columns[57][at] >> 0 & 1)
            path.succeeded = bool(columns[57][at] >> 1 & 1)
            path.aims = columns[58][at]
        self.visit = self.visit.clone()
        self.visit.building = columns[59]
        self.visit.die = columns[60]
        self.visit.price_off = columns[61]
        self.visit.discounts = columns[62]
        self.visit.beer_drunk = columns[63]
        self.met = columns[64]
        self.beaten = columns[65]
        self.escaped = columns[66]
        self.attack_dice = columns[67]
        self.attack_faces = columns[68]
        self.hits = columns[69]
        self.left_out = columns[70]
        self.roll = self.roll.clone()
        self.roll.path = columns[71]
        self.roll.dice = columns[72]
        self.roll.rerolls = columns[73]
        self.roll.boost = columns[74]
        self.carried = columns[75]
        self.totals = columns[76]

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
    "clans.members",
    "clans.leader",
    "clans.glory",
    "clans.reputation",
    "clans.gold",
    "clans.defense",
    "clans.potions",
    "clans.venoms",
    "clans.loot",
    "clans.trophies",
    "clans.lands",
    "clans.strength",
    "clans.magic",
    "clans.faces",
    "wounded",
    "assigned",
    "used",
    "gear_used",
    "gear",
    "paths.member",
    "paths.dice",
    "paths.shielded",
    "paths.defense",
    "paths.load",
    "paths.revealed",
    "paths.talents",
    "paths.damage",
    "paths.met+succeeded",
    "paths.aims",
    "visit.building",
    "visit.die",
    "visit.price_off",
    "visit.discounts",
    "visit.beer_drunk",
    "met",
    "beaten",
    "escaped",
    "attack_dice",
    "attack_faces",
    "hits",
    "left_out",
    "roll.path",
    "roll.dice",
    "roll.rerolls",
    "roll.boost",
    "carried",
    "totals",
)
# -- so far --

STATE_CLASSES: Final[dict[str, tuple[type, tuple[str, ...]]]] = {"Table": (LandsTable, FIELDS)}
