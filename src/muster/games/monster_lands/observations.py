"""What a learner sees of Monster Lands."""

from __future__ import annotations

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
from muster.toolkit.features import (
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
        Count("round"),
        Count("rounds"),
        Count("round_dice"),
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
            Count("score"),
            Many("points", SOURCES),
            Count("glory"),
            Count("reputation"),
            Count("excess"),
            Count("gold"),
            Count("defense"),
            Count("potions"),
            Count("venoms"),
            Count("traps"),
            Count("initial_traps"),
            Inside(
                "dice",
                Count("strength"),
                Count("magic"),
                Many("persuasion", FACE_NUMBERS),
                there=False,
            ),
            OneOf("leader", members),
            Many("loot", loot),
            Many("trophies", monsters),
            Count("trophy_points"),
            Many("icons", AFFINITIES),
            Count("wages"),
        ),
        Held(
            "clans",
            "members",
            members,
            Flag("wounded"),
            path("path"),
            OneOf("settled", lands),
            Many("gear", gear),
            Flag("used"),
        ),
        Held("clans", "lands", lands, Flag("settler"), Flag("used")),
        Row(
            "buildings",
            BUILDINGS,
            Flag("panic"),
            Count("room"),
            Row(
                "spaces",
                4,
                Count("dice"),
                Count("gold"),
                Count("tokens"),
                Flag("taken"),
                may_lack=("dice", "gold", "tokens"),
            ),
            Length("dice", 20),
            Tally("dice", "colour", (*COLOURS, "blocking")),
            Tally("dice", "face", FACE_NUMBERS, 4),
            SeatsIn("dice", of="seat"),
        ),
        Many("tavern", members),
        Count("novices"),
        OneOf("novice", members),
        Many("lodge", traps),
        Many("basket", traps),
        Many("bazaar", gear),
        Many("loot", loot),
        Row(
            "places",
            PLACES[: ENTRANCE + 1],
            OneOf("land", lands),
            OneOf("header", sides, of=("key", "side")),
            OneOf("monster", monsters),
            Count("attack_dice"),
            Flag("beaten"),
            Count("damage"),
            Row(
                "paths",
                4,
                SeatOf("seat"),
                Flag("closed"),
                Many("dice", COLOURS),
                Many("shielded", COLOURS),
                Count("tokens"),
                Count("initial_traps"),
                Many("revealed", traps),
                Count("traps"),
                Count("defense"),
                Count("potions"),
                Count("venoms"),
                Count("gold"),
                Count("talents"),
                Flag("met"),
                Flag("succeeded"),
                Count("damage"),
                Count("carried"),
            ),
        ),
        Row(
            "missions",
            PLACES[MISSION:],
            OneOf("key", missions),
            Row("paths", 2, SeatOf("seat"), Flag("closed"), Many("dice", COLOURS)),
        ),
        Many("decks", DECKS),
        Inside(
            "discards",
            Many("mercenaries", members),
            Many("monsters", monsters),
            Many("equipment", gear),
            Many("loot", loot),
            there=False,
        ),
        Inside("madhala", Count("dice"), path("path")),
        Inside("purchase", OneOf("building", BUILDINGS), Count("off"), Count("discounts"), Flag("beer")),
        Inside(
            "roll",
            path("path"),
            Tally("dice", ("colour", "face"), [(colour, face) for colour in COLOURS for face in FACE_NUMBERS]),
            Many("left", COLOURS),
            Count("rerolls"),
            Many("boost", ("strength", "magic", "eliminate", "venoms")),
            Inside(
                "aims",
                *[Row(aim, ("reached", "needed"), Count("")) for aim in AIMS],
                may_lack=AIMS,
                there=False,
            ),
            Many("adds", ADDS),
        ),
        Inside("attack", Count("dice"), Many("faces", FACE_NUMBERS), Count("hits"), there=False),
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
