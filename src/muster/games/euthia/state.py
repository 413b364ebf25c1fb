"""What lies on the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, TypeAlias, get_args

from muster.games.euthia.content.pieces import MOST_SEATS, NO_OUTFIT, NOTHING, SETS, Box, Outfit
from muster.kernel.chance import Chance
from muster.kernel.game import Game
from muster.kernel.table import Seat, Table
from muster.kernel.zones import ZoneSpec

# Zones that every match has.
CHAPTER: Final = 0  # plus the chapter: Map tiles that are still to come
TRADE_STACK: Final = 5  # plus the trader
TERRAIN_STACK: Final = 8  # plus the terrain
TREASURE_STACK: Final = 11  # plus the level less one
REWARD_STACK: Final = 14  # Hunter, Weaponsmith, Witch
MONSTER_DECK: Final = 17  # plus the level less one
MONSTER_TOP: Final = 20  # the top card of each, whose back is open
SILVER_DECK: Final = 23
SILVER_DISCARD: Final = 24
GOLD_DECK: Final = 25
GOLD_DISCARD: Final = 26
CONTROL_DECK: Final = 27
CONTROL_DISCARD: Final = 28
COMBAT_DECK: Final = 29
COMBAT_DISCARD: Final = 30
SILVER_CACHE: Final = 31
GOLD_CACHE: Final = 32
BOUNTY_DECK: Final = 33  # plus the level less one
SCENARIO_DECK: Final = 36  # Attack, Event or Rampage cards
LEGEND_DECK: Final = 37
ENCOUNTER_DECK: Final = 38  # plus the Encounter
# After the Encounters come, per seat, the hands of Silver, Gold and Control cards.
HANDS: Final = 3

NOBODY: Final = -1

# Where a turn stands.
BEFORE: Final = 0
OPEN: Final = 1  # the Hero may do anything
IN_TRADE: Final = 2
IN_MINING: Final = 3
IN_COMBAT: Final = 4
ENDING: Final = 5

# Whom a Combat is against.
NO_FIGHT: Final = 0
AGAINST_MONSTER: Final = 1
AGAINST_ELITE: Final = 2
AGAINST_FOE: Final = 3

# Steps of a Combat, as a view shows them.
CombatStep: TypeAlias = Literal[
    "none",
    "setup",
    "first_strike",
    "healing",
    "monster_before",
    "monster_roll",
    "monster_after",
    "hero_before",
    "hero_choice",
    "hero_after",
    "end",
]
STEPS_OF_COMBAT: Final[tuple[CombatStep, ...]] = get_args(CombatStep)
NO_STEP: Final = 0
STEP_SETUP: Final = 1
STEP_FIRST: Final = 2
STEP_HEALING: Final = 3
STEP_MA: Final = 4
STEP_MB: Final = 5
STEP_MC: Final = 6
STEP_HA: Final = 7
STEP_HB: Final = 8
STEP_HC: Final = 9
STEP_END: Final = 10

# Flags of a Combat.
NO_GOLD_CARDS: Final = 1  # in Combat Round 1
NO_CHAOS_ACTIONS: Final = 2  # in Combat Round 1
DEARER_PLAY: Final = 4  # the first card play costs 2 Chaos
NO_MONSTER_ATTACK: Final = 8  # in Combat Round 1
PHOENIX: Final = 16
SIPHON: Final = 32
CRIPPLED: Final = 64  # the Monster's next attack is weaker
CURSE_CANCELLED: Final = 128
FIRST_STRIKE_MADE: Final = 256
OVERDOSE: Final = 512
AMULET_USED: Final = 1024
AIR_POWER: Final = 2048
EARTH_POWER: Final = 4096
HERO_KILLED: Final = 8192
WITHDRAWN: Final = 16384
GOES_ON: Final = 32768  # the next form of a foe is met in the same Combat

SetGem: TypeAlias = tuple[int, int, int]  # copy, gem, active
Played: TypeAlias = tuple[int, int, int]  # type of card, number of copies, Combat Round
NO_HARM: Final = (0, 0, 0)


def silver_hand(table: Table, seat: Seat) -> int:
    """The zone of a seat's Silver cards."""
    return len(table.layout) - HANDS * (table.seats - seat)


def gold_hand(table: Table, seat: Seat) -> int:
    """The zone of a seat's Gold cards."""
    return len(table.layout) - HANDS * (table.seats - seat) + 1


def control_hand(table: Table, seat: Seat) -> int:
    """The zone of a seat's Control card."""
    return len(table.layout) - HANDS * (table.seats - seat) + 2


def visit_bit(place: int, seat: Seat) -> int:
    """The bit that says whether a seat has used a place of the scenario."""
    return 1 << place * MOST_SEATS + seat


class Lattice:
    """The Map as long as no further tile is laid: which tile lies where, and what is found around a hex."""

    __slots__ = ("anchors", "known_around", "known_open", "known_powers", "tiles")

    def __init__(self, anchors: tuple[tuple[int, int], ...]) -> None:
        self.anchors = anchors
        self.tiles = {anchor: at for at, anchor in enumerate(anchors)}
        self.known_around: dict[int, tuple[int, ...]] = {}  # by space: the revealed hexes around it
        self.known_open: dict[int, tuple[tuple[int, int], ...]] = {}  # by space: the slots around it without a tile
        self.known_powers: dict[int, int] = {}  # by space: the Elemental Powers over it as printed


class EuthiaTable(Table):
    """The Map, the Trade board, the decks and the Hero boards."""

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
        """Everything as it comes out of the box.  [EU-HSU-12, EU-TBS-02]"""
        self.lay_out(game, seats, chance, layout)
        self.box = box
        scenario = [record.key for record in box.scenarios].index(str(options["scenario"]))
        # The course of the game.
        self.scenario = scenario  # number of the scenario
        self.cooperative = options["mode"] == "cooperative"
        self.elites_on = options["elites"] is True or options["great_hunt"] is True
        self.griffin_on = options["griffin"] is True
        self.hard = options["hard"] is True  # [EU-SAB-07]
        self.tower_fee = options["tower_fee"] is True  # whether liberators of the Towers are paid  [EU-TRD-19]
        self.immune_to_gaar = options["immune_to_gaar"] is True  # [EU-ELI-18]
        self.map_limit = int(str(options["map_limit"]))  # the farthest a tile may lie from the Church; 0: no limit
        self.rounds = box.scenarios[scenario].rounds
        self.round = 1
        self.first: Seat = 0
        self.active: Seat = 0
        self.turn_state = BEFORE
        self.offer_changes = 0  # changes of the Offer in this Trade Action
        self.fee_due = False  # whether the fee of this Trade Action is still to be paid
        self.deaths = 0  # in Combat, this game, of all Heroes (solo and co-operative)
        # The Map. Tiles are numbered as they are laid; space 4 * tile + hex, hex 3 is the centre.
        self.tiles: tuple[int, ...] = ()  # Map tiles as laid
        self.anchors: tuple[tuple[int, int], ...] = ()  # where they lie
        self.hero_tokens: tuple[int, ...] = ()  # per space: the seat whose Hero token lies there, or nobody
        self.trade_tokens: tuple[int, ...] = ()  # per space
        self.interaction: tuple[tuple[int, ...], ...] = ()  # per space: tokens of each seat
        self.burned = 0  # a bit for each space of a burned place
        self.griffin = NOTHING  # the space of the Griffin
        self.next_up: tuple[int, ...] = ()  # open slots that a reveal still has to fill
        # Offers, piles and Encounters.
        self.offers: tuple[tuple[int, ...], ...] = (
            (NOTHING,) * 4,
        ) * 3  # tiles on offer at Merchants, Alchemists, Dragonslayers
        self.discards: tuple[tuple[int, ...], ...] = ((),) * len(SETS)  # tiles, by set
        self.monster_discards: tuple[tuple[int, ...], ...] = ((), (), ())
        self.encounter_cards: tuple[tuple[int, ...], ...] = ((),) * len(box.encounters)  # Quests that lie open
        self.encounters_out = 0  # a bit for each Encounter on the Map
        self.bounty = NOTHING  # the Elite Monster on top of the Bounties
        self.bounty_done = False  # an Elite was beaten this turn
        self.quests_done = 0  # Quests fulfilled this turn, a bit for each Encounter
        self.legends: tuple[tuple[int, int], ...] = ()  # Legend cards that lie open: centre, Quest
        # The Heroes.
        self.heroes: list[int] = [NOTHING] * seats
        self.space: list[int] = [NOTHING] * seats
        self.health: list[int] = [0] * seats
        self.gold: list[int] = [0] * seats
        self.reputation: list[int] = [0] * seats
        self.gaar: list[int] = [0] * seats  # on Gaar slots
        self.dwurt: list[int] = [0] * seats
        self.dwurt_die: list[int] = [0] * seats
        self.slots: list[tuple[int, ...]] = [()] * seats  # copies on the slots of the board
        self.unlocked: list[int] = [0] * seats  # a bit for each slot that was opened
        self.sacks: list[tuple[int, ...]] = [()] * seats  # things in Sacks
        self.pouch: list[tuple[int, ...]] = [()] * seats  # things in Gem/Essence slots
        self.loose: list[tuple[int, ...]] = [()] * seats  # things that have no place yet
        self.supply: list[tuple[int, ...]] = [()] * seats  # unveiled Hero tiles beside the board
        self.veiled: list[tuple[int, ...]] = [()] * seats  # Hero tiles still face down, lowest value first
        self.waiting = 0  # so many things without a place may wait for the end of a Trade Action
        self.exhausted = 0  # a bit for each copy
        self.set_gems: tuple[SetGem, ...] = ()  # gems on Equipment: copy, gem, active
        self.set_essences: tuple[tuple[int, int], ...] = ()  # Essences on Abilities: copy, element
        self.tokens: list[int] = [0] * seats  # Action tokens on the board: a bit each
        self.carried: list[int] = [NOTHING] * seats  # the Action token on the fourth slot
        self.moves: list[int] = [0] * seats  # Move points
        self.portals_used: list[tuple[int, ...]] = [()] * seats  # Portals used since they were last left
        self.quests: list[tuple[int, ...]] = [()] * seats  # fulfilled
        self.bounties: list[tuple[int, ...]] = [()] * seats
        self.kills: list[tuple[int, ...]] = [()] * seats  # Heroes killed as Monster-player, by seat
        self.own_deaths: list[int] = [0] * seats  # in Combat
        self.tally: list[int] = [0] * seats  # of the Hunt
        # Combat.
        self.fighter: Seat = NOBODY
        self.foe_player: Seat = NOBODY  # who plays the Monster
        self.monster = NOTHING
        self.beaten_monster = NOTHING  # the Monster whose End of Combat is under way
        self.copied = False  # the Monster is only a copy: no Trophy  [EU-GLD-07]
        self.fight_kind = NO_FIGHT
        self.combat_round = 0
        self.step = NO_STEP
        self.damage = 0  # on the Monster
        self.chaos = 0
        self.monster_gaar = 0
        self.hope = 0
        self.dice: tuple[int, ...] = ()  # the dice of the roll under way
        self.roller: Seat = NOBODY  # whose Hero Roll is under way; the Monster's roll belongs to nobody
        self.roll_for = ""  # what the roll decides
        self.value = 0  # what has been added to the dice
        self.injuries: tuple[int, int, int] = NO_HARM  # plain, plus, minus for the coming attack of the Monster
        self.harm: tuple[int, int, int] = NO_HARM  # Damage: plain, plus, minus for the coming attack of the Hero
        self.next_malus = 0  # for the Hero's next attack
        self.roll_malus = 0  # lasting Clover malus
        self.malus_from = 0  # Combat Round in which it began
        self.round_foot = 0  # Rabbit's Foot for the whole Combat Round
        self.fewer_dice = 0  # Monster dice taken away
        self.attack_copy = NOTHING  # the chosen attack
        self.played: tuple[Played, ...] = ()  # card plays that lie beside the Monster
        self.soul_control = False  # the Monster-player may use Gaar in the Hero Attack
        self.soul_turn = False  # whether it is the Monster-player's occasion
        self.flags = 0  # bits of this Combat: see below
        self.crippled_by = 0  # how much weaker the next attack is
        self.passes = 0  # in a row
        self.quiet = 0  # a bit for each seat that passes until the end of this Combat
        self.shields_used: tuple[int, ...] = ()  # numbers of options used in this attack
        self.stalled = 0  # Combat Rounds without any change
        self.control_claims: tuple[int, ...] = ()  # seats that want to take the Monster over
        self.combat_card = NOTHING
        # The scenario.
        self.scenario_card = NOTHING  # the Attack, Event or Rampage card that was turned up last
        self.foe_wave = NOTHING  # the form of the shared foe that is there
        self.foe_space = NOTHING  # where it is; nothing in a Finale
        self.foe_players = 0  # how many players its Health is counted for
        self.foe_more = 0  # Health beyond its card
        self.foe_damage: list[int] = [0] * seats  # by seat
        self.foe_last: Seat = NOBODY  # who hit it last
        self.foe_fought = 0  # a bit for each seat that fought it this round
        self.places_burned = 0
        self.waves_beaten = 0  # a bit for each form that was beaten
        self.visits = 0  # a bit for each place of the scenario and seat: used once
        self.initiative = 0  # a bit for each seat with an Initiative token
        self.ruins: tuple[int, int] = (0, 0)  # Destruction tokens on the Map, A and B
        self.defended: tuple[tuple[int, Seat], ...] = ()  # Defense Magic tokens: hex, owner
        self.defenses = 0  # Defense Magic tokens that were laid so far
        self.evidence: tuple[int, ...] = (0,) * seats  # of The Looming Doom, by seat
        self.unmasked = 0  # a bit for each seat that beat the Saboteur
        self.revoked = 0  # a bit for each space with a Revocation token
        self.revocations: tuple[int, ...] = (0,) * seats  # Revocation points
        self.faer = 0  # Faer Power
        self.firsts = 0  # a bit for each first place of the Hunt that is taken
        self.trophies_of_waves: list[int] = [0] * seats  # Attack cards won
        self.success = NOTHING  # 1 or 0 when a solo or co-operative game is over
        # Not state: what is worked out from the Map as it lies, and from the tiles on each Hero board.
        self.lattice = Lattice(())
        self.dressed: tuple[tuple[int, ...], ...] = ((),) * seats  # the slots that each outfit was worked out for
        self.outfits: tuple[Outfit, ...] = (NO_OUTFIT,) * seats

    # -- made from unpack by: muster check state --renew --
    __slots__ = (
        "active",
        "anchors",
        "attack_copy",
        "beaten_monster",
        "bounties",
        "bounty",
        "bounty_done",
        "box",
        "burned",
        "carried",
        "chaos",
        "combat_card",
        "combat_round",
        "control_claims",
        "cooperative",
        "copied",
        "crippled_by",
        "damage",
        "deaths",
        "defended",
        "defenses",
        "dice",
        "discards",
        "dressed",
        "dwurt",
        "dwurt_die",
        "elites_on",
        "encounter_cards",
        "encounters_out",
        "evidence",
        "exhausted",
        "faer",
        "fee_due",
        "fewer_dice",
        "fight_kind",
        "fighter",
        "first",
        "firsts",
        "flags",
        "foe_damage",
        "foe_fought",
        "foe_last",
        "foe_more",
        "foe_player",
        "foe_players",
        "foe_space",
        "foe_wave",
        "gaar",
        "gold",
        "griffin",
        "griffin_on",
        "hard",
        "harm",
        "health",
        "hero_tokens",
        "heroes",
        "hope",
        "immune_to_gaar",
        "initiative",
        "injuries",
        "interaction",
        "kills",
        "lattice",
        "legends",
        "loose",
        "malus_from",
        "map_limit",
        "monster",
        "monster_discards",
        "monster_gaar",
        "moves",
        "next_malus",
        "next_up",
        "offer_changes",
        "offers",
        "outfits",
        "own_deaths",
        "passes",
        "places_burned",
        "played",
        "portals_used",
        "pouch",
        "quests",
        "quests_done",
        "quiet",
        "reputation",
        "revocations",
        "revoked",
        "roll_for",
        "roll_malus",
        "roller",
        "round",
        "round_foot",
        "rounds",
        "ruins",
        "sacks",
        "scenario",
        "scenario_card",
        "set_essences",
        "set_gems",
        "shields_used",
        "slots",
        "soul_control",
        "soul_turn",
        "space",
        "stalled",
        "step",
        "success",
        "supply",
        "tally",
        "tiles",
        "tokens",
        "tower_fee",
        "trade_tokens",
        "trophies_of_waves",
        "turn_state",
        "unlocked",
        "unmasked",
        "value",
        "veiled",
        "visits",
        "waiting",
        "waves_beaten",
    )

    def clone(self) -> EuthiaTable:
        """An exact copy."""
        twin = EuthiaTable()
        self.copy_to(twin)
        twin.box = self.box
        twin.scenario = self.scenario
        twin.cooperative = self.cooperative
        twin.elites_on = self.elites_on
        twin.griffin_on = self.griffin_on
        twin.hard = self.hard
        twin.tower_fee = self.tower_fee
        twin.immune_to_gaar = self.immune_to_gaar
        twin.map_limit = self.map_limit
        twin.rounds = self.rounds
        twin.round = self.round
        twin.first = self.first
        twin.active = self.active
        twin.turn_state = self.turn_state
        twin.offer_changes = self.offer_changes
        twin.fee_due = self.fee_due
        twin.deaths = self.deaths
        twin.tiles = self.tiles
        twin.anchors = self.anchors
        twin.hero_tokens = self.hero_tokens
        twin.trade_tokens = self.trade_tokens
        twin.interaction = self.interaction
        twin.burned = self.burned
        twin.griffin = self.griffin
        twin.next_up = self.next_up
        twin.offers = self.offers
        twin.discards = self.discards
        twin.monster_discards = self.monster_discards
        twin.encounter_cards = self.encounter_cards
        twin.encounters_out = self.encounters_out
        twin.bounty = self.bounty
        twin.bounty_done = self.bounty_done
        twin.quests_done = self.quests_done
        twin.legends = self.legends
        twin.heroes = self.heroes.copy()
        twin.space = self.space.copy()
        twin.health = self.health.copy()
        twin.gold = self.gold.copy()
        twin.reputation = self.reputation.copy()
        twin.gaar = self.gaar.copy()
        twin.dwurt = self.dwurt.copy()
        twin.dwurt_die = self.dwurt_die.copy()
        twin.slots = self.slots.copy()
        twin.unlocked = self.unlocked.copy()
        twin.sacks = self.sacks.copy()
        twin.pouch = self.pouch.copy()
        twin.loose = self.loose.copy()
        twin.supply = self.supply.copy()
        twin.veiled = self.veiled.copy()
        twin.waiting = self.waiting
        twin.exhausted = self.exhausted
        twin.set_gems = self.set_gems
        twin.set_essences = self.set_essences
        twin.tokens = self.tokens.copy()
        twin.carried = self.carried.copy()
        twin.moves = self.moves.copy()
        twin.portals_used = self.portals_used.copy()
        twin.quests = self.quests.copy()
        twin.bounties = self.bounties.copy()
        twin.kills = self.kills.copy()
        twin.own_deaths = self.own_deaths.copy()
        twin.tally = self.tally.copy()
        twin.fighter = self.fighter
        twin.foe_player = self.foe_player
        twin.monster = self.monster
        twin.beaten_monster = self.beaten_monster
        twin.copied = self.copied
        twin.fight_kind = self.fight_kind
        twin.combat_round = self.combat_round
        twin.step = self.step
        twin.damage = self.damage
        twin.chaos = self.chaos
        twin.monster_gaar = self.monster_gaar
        twin.hope = self.hope
        twin.dice = self.dice
        twin.roller = self.roller
        twin.roll_for = self.roll_for
        twin.value = self.value
        twin.injuries = self.injuries
        twin.harm = self.harm
        twin.next_malus = self.next_malus
        twin.roll_malus = self.roll_malus
        twin.malus_from = self.malus_from
        twin.round_foot = self.round_foot
        twin.fewer_dice = self.fewer_dice
        twin.attack_copy = self.attack_copy
        twin.played = self.played
        twin.soul_control = self.soul_control
        twin.soul_turn = self.soul_turn
        twin.flags = self.flags
        twin.crippled_by = self.crippled_by
        twin.passes = self.passes
        twin.quiet = self.quiet
        twin.shields_used = self.shields_used
        twin.stalled = self.stalled
        twin.control_claims = self.control_claims
        twin.combat_card = self.combat_card
        twin.scenario_card = self.scenario_card
        twin.foe_wave = self.foe_wave
        twin.foe_space = self.foe_space
        twin.foe_players = self.foe_players
        twin.foe_more = self.foe_more
        twin.foe_damage = self.foe_damage.copy()
        twin.foe_last = self.foe_last
        twin.foe_fought = self.foe_fought
        twin.places_burned = self.places_burned
        twin.waves_beaten = self.waves_beaten
        twin.visits = self.visits
        twin.initiative = self.initiative
        twin.ruins = self.ruins
        twin.defended = self.defended
        twin.defenses = self.defenses
        twin.evidence = self.evidence
        twin.unmasked = self.unmasked
        twin.revoked = self.revoked
        twin.revocations = self.revocations
        twin.faer = self.faer
        twin.firsts = self.firsts
        twin.trophies_of_waves = self.trophies_of_waves.copy()
        twin.success = self.success
        twin.lattice = self.lattice
        twin.dressed = self.dressed
        twin.outfits = self.outfits
        return twin

    # -- so far --


# -- made from unpack by: muster check state --renew --
# What is state, in the order of snapshots and hashes; the kernel's own fields come before.
FIELDS: Final = (
    "scenario",
    "cooperative",
    "elites_on",
    "griffin_on",
    "hard",
    "tower_fee",
    "immune_to_gaar",
    "map_limit",
    "rounds",
    "round",
    "first",
    "active",
    "turn_state",
    "offer_changes",
    "fee_due",
    "deaths",
    "tiles",
    "anchors",
    "hero_tokens",
    "trade_tokens",
    "interaction",
    "burned",
    "griffin",
    "next_up",
    "offers",
    "discards",
    "monster_discards",
    "encounter_cards",
    "encounters_out",
    "bounty",
    "bounty_done",
    "quests_done",
    "legends",
    "heroes",
    "space",
    "health",
    "gold",
    "reputation",
    "gaar",
    "dwurt",
    "dwurt_die",
    "slots",
    "unlocked",
    "sacks",
    "pouch",
    "loose",
    "supply",
    "veiled",
    "waiting",
    "exhausted",
    "set_gems",
    "set_essences",
    "tokens",
    "carried",
    "moves",
    "portals_used",
    "quests",
    "bounties",
    "kills",
    "own_deaths",
    "tally",
    "fighter",
    "foe_player",
    "monster",
    "beaten_monster",
    "copied",
    "fight_kind",
    "combat_round",
    "step",
    "damage",
    "chaos",
    "monster_gaar",
    "hope",
    "dice",
    "roller",
    "roll_for",
    "value",
    "injuries",
    "harm",
    "next_malus",
    "roll_malus",
    "malus_from",
    "round_foot",
    "fewer_dice",
    "attack_copy",
    "played",
    "soul_control",
    "soul_turn",
    "flags",
    "crippled_by",
    "passes",
    "quiet",
    "shields_used",
    "stalled",
    "control_claims",
    "combat_card",
    "scenario_card",
    "foe_wave",
    "foe_space",
    "foe_players",
    "foe_more",
    "foe_damage",
    "foe_last",
    "foe_fought",
    "places_burned",
    "waves_beaten",
    "visits",
    "initiative",
    "ruins",
    "defended",
    "defenses",
    "evidence",
    "unmasked",
    "revoked",
    "revocations",
    "faer",
    "firsts",
    "trophies_of_waves",
    "success",
)
# -- so far --

STATE_CLASSES: Final[dict[str, tuple[type, tuple[str, ...]]]] = {"Table": (EuthiaTable, FIELDS)}
