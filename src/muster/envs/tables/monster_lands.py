"""What a learner sees of Monster Lands."""

from __future__ import annotations

from muster.envs.features import (
    Count,
    Feature,
    Flag,
    Held,
    Inside,
    Length,
    Many,
    OneOf,
    Row,
    SeatOf,
    Seats,
    SeatsIn,
    SeatZones,
    Tally,
)
from muster.games.monster_lands.content.pieces import (
    AFFINITIES,
    BATTLE_PATHS,
    BUILDINGS,
    COLOURS,
    ENTRANCE,
    FACES,
    FIRST_PATH,
    MISSION,
    PATHS,
    PLACE_OF,
    PLACES,
    Box,
)
from muster.games.monster_lands.scoring import SOURCES
from muster.games.monster_lands.state import LEVELS, PHASES

PATH_NAMES = tuple([(PLACES[PLACE_OF[path]], path - FIRST_PATH[PLACE_OF[path]] + 1) for path in range(PATHS)])
TOKENS = tuple([f"tokens-{place}-{number}" for place, number in PATH_NAMES[:BATTLE_PATHS]])
FACE_NUMBERS = tuple(range(1, FACES + 1))
DECKS = ("mercenaries", "traps", "equipment", "monsters", "lands", "loot", "missions", "panic")
AIMS = ("elimination", "capture", "conquest", "mission")
ADDS = ("carried", "flat", "special", *COLOURS, "venom")
MOST_DICE = 12
MOST_DAMAGE = 40


def path(key: str) -> OneOf:
    """A path by its place and number."""
    return OneOf(key, PATH_NAMES, of=("place", "number"))


def features(box: Box) -> tuple[Feature, ...]:
    """Everything that the view holds."""
    members = [member.key for member in box.members]
    monsters = [monster.key for monster in box.monsters]
    lands = [land.key for land in box.lands]
    gear = [piece.key for piece in box.gear]
    loot = [kind.key for kind in box.loot]
    traps = [trap.key for trap in box.traps]
    missions = [mission.key for mission in box.missions]
    sides = [(key, side) for key in box.tables["headers"] for side in ("a", "b")]
    return (
        Count("round", 6),
        Count("rounds", 6),
        Count("round_dice", 4),
        OneOf("level", LEVELS),
        OneOf("phase", PHASES),
        SeatOf("active"),
        SeatOf("first"),
        SeatsIn("passed"),
        Row(
            "about",
            1,
            path("path"),
            path("target"),
            OneOf("place", PLACES),
            OneOf("building", BUILDINGS),
            OneOf("land", lands),
            may_lack=("path", "target", "place", "building", "land"),
        ),
        Seats(
            "clans",
            Count("score", 100),
            Many("points", SOURCES, 60),
            Count("glory", 60),
            Count("reputation", 40),
            Count("excess", 40),
            Count("gold", 40),
            Count("defense", 6),
            Count("potions", 4),
            Count("venoms", 4),
            Count("traps", 8),
            Count("initial_traps", 2),
            Inside(
                "dice",
                Count("strength", MOST_DICE),
                Count("magic", MOST_DICE),
                Many("persuasion", FACE_NUMBERS, 4),
                there=False,
            ),
            OneOf("leader", members),
            Many("loot", loot, 2),
            Many("trophies", monsters),
            Count("trophy_points", 20),
            Many("icons", AFFINITIES, 8),
            Count("wages", 25),
        ),
        Held(
            "clans",
            "members",
            members,
            Flag("wounded"),
            path("path"),
            OneOf("settled", lands),
            Many("gear", gear, 2),
            Flag("used"),
        ),
        Held("clans", "lands", lands, Flag("settler"), Flag("used")),
        Row(
            "buildings",
            BUILDINGS,
            Flag("panic"),
            Count("room", 4),
            Row(
                "spaces",
                4,
                Count("dice", 4),
                Count("gold", 8),
                Count("tokens", 4),
                Flag("taken"),
                may_lack=("dice", "gold", "tokens"),
            ),
            Length("dice", 20),
            Tally("dice", "colour", (*COLOURS, "blocking"), 10),
            Tally("dice", "face", FACE_NUMBERS, 4),
            SeatsIn("dice", of="seat", most=10),
        ),
        Many("tavern", members),
        Count("novices", 8),
        OneOf("novice", members),
        Many("lodge", traps, 2),
        Many("basket", traps, 2),
        Many("bazaar", gear, 2),
        Many("loot", loot, 2),
        Row(
            "places",
            PLACES[: ENTRANCE + 1],
            OneOf("land", lands),
            OneOf("header", sides, of=("key", "side")),
            OneOf("monster", monsters),
            Count("attack_dice", MOST_DICE),
            Flag("beaten"),
            Count("damage", MOST_DAMAGE),
            Row(
                "paths",
                4,
                SeatOf("seat"),
                Flag("closed"),
                Many("dice", COLOURS, MOST_DICE),
                Many("shielded", COLOURS, 4),
                Count("tokens", 6),
                Count("initial_traps", 2),
                Many("revealed", traps, 2),
                Count("traps", 6),
                Count("defense", 6),
                Count("potions", 4),
                Count("venoms", 4),
                Count("gold", 8),
                Count("talents", 6),
                Flag("met"),
                Flag("succeeded"),
                Count("damage", MOST_DAMAGE),
                Count("carried", MOST_DAMAGE),
            ),
        ),
        Row(
            "missions",
            PLACES[MISSION:],
            OneOf("key", missions),
            Row("paths", 2, SeatOf("seat"), Flag("closed"), Many("dice", COLOURS, MOST_DICE)),
        ),
        Many("decks", DECKS, 60),
        Inside(
            "discards",
            Many("mercenaries", members),
            Many("monsters", monsters),
            Many("equipment", gear, 2),
            Many("loot", loot, 2),
            there=False,
        ),
        Inside("madhala", Count("dice", 10), path("path")),
        Inside("purchase", OneOf("building", BUILDINGS), Count("off", 12), Count("discounts", 4), Flag("beer")),
        Inside(
            "roll",
            path("path"),
            Tally("dice", ("colour", "face"), [(colour, face) for colour in COLOURS for face in FACE_NUMBERS], 6),
            Many("left", COLOURS, MOST_DICE),
            Count("rerolls", 6),
            Many("boost", ("strength", "magic", "eliminate", "venoms"), 6),
            Inside(
                "aims",
                *[Row(aim, ("reached", "needed"), Count("", MOST_DAMAGE)) for aim in AIMS],
                may_lack=AIMS,
                there=False,
            ),
            Many("adds", ADDS, 20),
        ),
        Inside("attack", Count("dice", MOST_DICE), Many("faces", FACE_NUMBERS, 6), Count("hits", 10), there=False),
        Many("escaped", monsters),
        Many("modules", ("tricks", "queens_grant", "more_monsters")),
        Inside(
            "zones",
            SeatZones("store", traps, 8, copies=2),
            *[Many(name, traps, 2) for name in TOKENS],
            Many("trap-discard", traps, 4),
            there=False,
        ),
    )


def asked(box: Box) -> tuple[Feature, ...]:
    """Whom and what a question is about, and how much."""
    return (
        OneOf("member", [f"member-{member.key}" for member in box.members]),
        OneOf("monster", [f"monster-{monster.key}" for monster in box.monsters]),
        OneOf("gear", [f"gear-{piece.key}" for piece in box.gear]),
        OneOf("land", [f"land-{land.key}" for land in box.lands]),
        OneOf("mission", [f"mission-{mission.key}" for mission in box.missions]),
        OneOf("trap", [f"trap-{trap.key}" for trap in box.traps]),
        Count("number", 10),
        Count("price", 20),
        Count("hits", 10),
        Count("dice", MOST_DICE),
        Count("total", MOST_DAMAGE),
        Count("value", MOST_DAMAGE),
        Count("carried", MOST_DAMAGE),
        Count("capture", MOST_DAMAGE),
        Count("elimination", MOST_DAMAGE),
        Count("objective", MOST_DAMAGE),
    )
