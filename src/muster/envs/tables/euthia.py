"""What a learner sees of Euthia."""

from __future__ import annotations

from muster.envs.features import (
    Amounts,
    Count,
    Feature,
    Flag,
    Inside,
    Keyed,
    Length,
    Many,
    OneOf,
    Row,
    SeatCounts,
    SeatOf,
    Seats,
    SeatsIn,
    SeatZones,
    Tally,
)
from muster.games.euthia.content.option_book import HEX_LETTERS, MOST_PLACES, THING_NAMES
from muster.games.euthia.content.pieces import (
    ACTIONS,
    CHAPTERS,
    ELEMENTS,
    GEMS,
    HEROES,
    INFORMANTS,
    OF_HERO,
    OF_HUNTER,
    OF_SUPPLY,
    OF_TERRAIN,
    OF_TRADER,
    OF_TREASURE,
    PLACES,
    TRADERS,
    Box,
)
from muster.games.euthia.state import STEPS_OF_COMBAT
from muster.games.euthia.visibility import LASTING, TURN_STATES

MODES = ("competitive", "cooperative", "solo")
ROLLS = ("confront", "search_citadel")  # outside Combat
FACES = (1, 2, 3, 4, 5, 6)
LEVELS = ("1", "2", "3")
MOST_ROUNDS = 12
MOST_HEALTH = 45  # of foes
FARTHEST = 15  # from the Church, on the lattice


def features(box: Box) -> tuple[Feature, ...]:
    """Everything that the view holds."""
    tiles = [tile.key for tile in box.tiles]
    monsters = [monster.key for monster in box.monsters]
    elites = [box.monsters[number].key for number in box.elites]
    quests = [quest.key for quest in box.quests]
    cards = [card.key for card in box.cards]
    map_tiles = [tile.key for tile in box.map_tiles]
    spaces = OneOf("space", [(tile, letter) for tile in map_tiles for letter in HEX_LETTERS], of=("tile", "hex"))
    gems = [*[f"gem-{gem}" for gem in GEMS], *[f"essence-{element}" for element in ELEMENTS]]
    trophies = [f"trophy-{monster}" for monster in monsters]
    things = list(dict.fromkeys([*tiles, *gems, *THING_NAMES.values(), *trophies]))  # some are tiles as well
    values = sorted({tile.value for tile in box.tiles if tile.set == OF_HERO})
    rewards = sorted({(name,) for monster in box.monsters for name, _, _ in monster.reward})
    on_offer = {name: [tile.key for tile in box.tiles if tile.set == OF_TRADER + at] for at, name in enumerate(TRADERS)}
    sets = {
        "resources": (OF_TERRAIN, OF_TREASURE),
        "treasures": (OF_TREASURE, OF_HUNTER),
        "rewards": (OF_HUNTER, OF_SUPPLY),
    }
    tiles_of = {
        name: [tile.key for tile in box.tiles if first <= tile.set < end] for name, (first, end) in sets.items()
    }
    most_goals = max(len(scenario.goals) for scenario in box.scenarios)
    most_foes = max(len(scenario.foes) for scenario in box.scenarios)
    return (
        OneOf("scenario", [scenario.key for scenario in box.scenarios]),
        OneOf("mode", MODES),
        Count("round", MOST_ROUNDS),
        Count("rounds", MOST_ROUNDS),
        OneOf("turn", TURN_STATES),
        SeatOf("active"),
        SeatOf("first"),
        OneOf("own_answer", ("claim", "no-claim")),
        Seats(
            "heroes",
            OneOf("hero", HEROES),
            Count("health", 20),
            Count("max_health", 20),
            Count("gold", 40),
            Count("reputation", 80),
            Count("gaar", 6),
            Count("dwurt", 6),
            Count("dwurt_die", 8),
            Row(
                "slots",
                max(len(hero.slots) for hero in box.heroes),
                Flag("open"),
                Flag("tile"),
                Tally("gems", "gem", GEMS, 2),
                Tally("gems", "gem", GEMS, 2, where="active"),
                Many("essences", ELEMENTS, 2),
            ),
            Tally("slots", "tile", tiles),
            Tally("slots", "tile", tiles, where="ready"),
            Many("sacks", things, 4),
            Count("sack_room", 6),
            Many("pouch", gems, 2),
            Count("pouch_room", 6),
            Many("loose", things, 4),
            Many("supply", [tile.key for tile in box.tiles if tile.set == OF_HERO]),
            Many("veiled", values, 3),
            Count("armor_set", 5),
            Many("tokens", ACTIONS),
            OneOf("carried", ACTIONS),
            Count("moves", 8),
            Count("cards", 10),
            Many("quests", quests),
            Many("bounties", elites),
            SeatsIn("kills", most=4),
            Count("deaths", 8),
            Flag("initiative"),
            Many("visited", PLACES),
            needs="hero",
        ),
        Keyed(
            "map",
            map_tiles,
            Row("anchor", ("x", "y"), Count("", FARTHEST)),
            Row(
                "spaces",
                HEX_LETTERS,
                Flag("monster"),
                Many("powers", ELEMENTS),
                SeatOf("hero_token"),
                SeatOf("trade_token"),
                SeatCounts("interaction", 2),
                Flag("burned"),
                Flag("revoked"),
                SeatOf("defended"),
                SeatsIn("heroes"),
            ),
        ),
        Row("edges", MOST_PLACES, Row("", ("x", "y"), Count("", FARTHEST))),
        Count("map_limit", 8),
        Row("stack", CHAPTERS, Count("", 12)),
        Inside("offers", *[Many(name, goods) for name, goods in on_offer.items()], there=False),
        Row("monster_backs", LEVELS, Count("condition", 80), Amounts("reward", rewards, 12), Count("left", 15)),
        Inside(
            "encounters",
            *[
                Inside(
                    encounter.key,
                    Many("open", [quest.key for quest in box.quests if quest.encounter == encounter.id]),
                    Count("left", 5),
                )
                for encounter in box.encounters
            ],
            may_lack=[encounter.key for encounter in box.encounters],
            there=False,
        ),
        OneOf("bounty", elites),
        Inside("griffin", OneOf("", spaces.values, of=("tile", "hex"))),
        Inside(
            "combat",
            SeatOf("fighter"),
            SeatOf("monster_player"),
            OneOf("monster", monsters),
            OneOf("kind", ("monster", "elite", "foe")),
            OneOf("step", STEPS_OF_COMBAT),
            Count("level", 3),
            Count("penalty", 6),
            Count("health", MOST_HEALTH),
            Count("damage", MOST_HEALTH),
            Count("round", 10),
            Count("last_round", 10),
            Count("chaos", 4),
            Count("gaar", 6),
            Count("hope", 6),
            Many("dice", FACES, 2),
            Count("value", 20),
            Count("modifier", 12),
            Inside(
                "coming",
                Count("damage", 10),
                Count("injuries", 10),
                Flag("kills"),
                may_lack=("damage", "injuries", "kills"),
            ),
            Row("ranges", 6, Row("", ("from", "much"), Count("", 20))),
            Row("injuries", 3, Count("", 8)),
            Row("damage_effects", 3, Count("", 8)),
            Count("next_malus", 6),
            Count("roll_malus", 6),
            Count("round_foot", 6),
            Count("weakened", 6),
            Count("fewer_dice", 2),
            Flag("soul_control"),
            Many("powers", ("air", "earth")),
            Many("lasting", tuple(LASTING)),
            OneOf("attack", tiles),
            Row("played", 4, OneOf("card", cards), Count("number", 3)),
        ),
        Flag("quiet"),
        Inside(
            "roll",
            SeatOf("seat"),
            OneOf("for", ROLLS),
            Many("dice", FACES, 2),
            Count("modifier", 12),
            Count("value", 20),
        ),
        Many("caches", ("silver", "gold"), 15),
        Inside(
            "decks",
            Count("silver", 30),
            Count("gold", 30),
            *[Row(name, 3, Count("", 30)) for name in ("treasures", "resources", "rewards")],
            there=False,
        ),
        Inside(
            "discards",
            Row("monsters", LEVELS, Many("", monsters)),
            *[Many(name, goods, 3) for name, goods in on_offer.items()],
            *[Row(name, 3, Many("", keys, 5)) for name, keys in tiles_of.items()],
            there=False,
        ),
        Inside(
            "foe",
            OneOf("monster", monsters),
            Inside("space", OneOf("", spaces.values, of=("tile", "hex"))),
            Count("health", MOST_HEALTH),
            SeatCounts("damage", MOST_HEALTH),
            SeatsIn("fought"),
        ),
        SeatCounts("tally", 30),
        Row("firsts", most_goals, Flag("")),
        Inside("scenario_card", OneOf("key", [card.key for card in box.scenario_cards])),
        Keyed("legends", [box.quests[number].key for number in box.legends], spaces, by="quest"),
        Many("forms", monsters),
        Row("waves", most_foes, Flag("")),
        SeatCounts("wave_trophies", 4),
        Count("places_burned", 6),
        Many("destruction", ("a", "b", "defense"), 20),
        Inside(
            "revocation",
            Many("stage", ELEMENTS),
            SeatCounts("points", 10),
            Count("tokens", 20),
            Count("gold", 5),
            Count("catalysts", 5),
            Count("unrest", MOST_ROUNDS),
            Count("ends_at", 10),
            Count("goal", 10),
            Count("faer", 15),
            Count("demon_round", MOST_ROUNDS),
        ),
        Inside(
            "doom",
            SeatCounts("evidence", 10),
            Count("most", 10),
            Seats("asked", Many("", INFORMANTS)),
            Count("sabotage", MOST_ROUNDS),
            Count("safe", 10),
            SeatsIn("beaten"),
            Flag("hard"),
        ),
        OneOf("success", (0, 1)),
        Inside(
            "zones",
            SeatZones("silver", cards, 8, copies=3),
            SeatZones("gold", cards, 8, copies=3),
            SeatZones("control", HEROES, 1),
            Length("control-deck", 8),
            *[Many(f"monster-top-{level}", monsters) for level in LEVELS],
            *[Many(f"chapter-{number}", map_tiles) for number in range(1, CHAPTERS + 1)],
            *[Row(name, 1, OneOf("", cards)) for name in ("silver-deck", "gold-deck", "silver-cache", "gold-cache")],
            Many("silver-discard", cards, 10),
            Many("gold-discard", cards, 10),
            Length("combat-deck", 36),
            Length("scenario-deck", 10),
            there=False,
        ),
    )


def asked(box: Box) -> tuple[Feature, ...]:
    """Which Monster, thing or Quest a question is about, and how much."""
    things = [
        *[f"tile-{tile.key}" for tile in box.tiles],
        *[f"gem-{gem}" for gem in GEMS],
        *[f"essence-{element}" for element in ELEMENTS],
        *[f"thing-{name}" for name in THING_NAMES.values()],
        *[f"trophy-{monster.key}" for monster in box.monsters],
    ]
    return (
        OneOf("monster", [f"monster-{monster.key}.the" for monster in box.monsters]),
        OneOf("thing", things),
        OneOf("quest", [f"quest-{quest.key}" for quest in box.quests]),
        OneOf("informant", [f"informant-{name}" for name in INFORMANTS]),
        OneOf("card", [card.text for card in box.scenario_cards]),
        Count("value", 20),
        Count("gold", 40),
        Count("number", 10),
    )
