"""What a learner sees of Euthia."""

from __future__ import annotations

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
from muster.toolkit.features import (
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

MODES = ("competitive", "cooperative", "solo")
ROLLS = ("confront", "search_citadel")  # outside Combat
FACES = (1, 2, 3, 4, 5, 6)
LEVELS = ("1", "2", "3")


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
        Count("round"),
        Count("rounds"),
        OneOf("turn", TURN_STATES),
        SeatOf("active"),
        SeatOf("first"),
        OneOf("own_answer", ("claim", "no-claim")),
        Seats(
            "heroes",
            OneOf("hero", HEROES),
            Count("health"),
            Count("max_health"),
            Count("gold"),
            Count("reputation"),
            Count("gaar"),
            Count("dwurt"),
            Count("dwurt_die"),
            Row(
                "slots",
                max(len(hero.slots) for hero in box.heroes),
                Flag("open"),
                Flag("tile"),
                Tally("gems", "gem", GEMS),
                Tally("gems", "gem", GEMS, where="active"),
                Many("essences", ELEMENTS),
            ),
            Tally("slots", "tile", tiles),
            Tally("slots", "tile", tiles, where="ready"),
            Many("sacks", things),
            Count("sack_room"),
            Many("pouch", gems),
            Count("pouch_room"),
            Many("loose", things),
            Many("supply", [tile.key for tile in box.tiles if tile.set == OF_HERO]),
            Many("veiled", values),
            Count("armor_set"),
            Many("tokens", ACTIONS),
            OneOf("carried", ACTIONS),
            Count("moves"),
            Count("cards"),
            Many("quests", quests),
            Many("bounties", elites),
            SeatsIn("kills"),
            Count("deaths"),
            Flag("initiative"),
            Many("visited", PLACES),
            needs="hero",
        ),
        Keyed(
            "map",
            map_tiles,
            Row("anchor", ("x", "y"), Count("")),
            Row(
                "spaces",
                HEX_LETTERS,
                Flag("monster"),
                Many("powers", ELEMENTS),
                SeatOf("hero_token"),
                SeatOf("trade_token"),
                SeatCounts("interaction"),
                Flag("burned"),
                Flag("revoked"),
                SeatOf("defended"),
                SeatsIn("heroes"),
            ),
        ),
        Row("edges", MOST_PLACES, Row("", ("x", "y"), Count(""))),
        Count("map_limit"),
        Row("stack", CHAPTERS, Count("")),
        Inside("offers", *[Many(name, goods) for name, goods in on_offer.items()], there=False),
        Row("monster_backs", LEVELS, Count("condition"), Amounts("reward", rewards), Count("left")),
        Inside(
            "encounters",
            *[
                Inside(
                    encounter.key,
                    Many("open", [quest.key for quest in box.quests if quest.encounter == encounter.id]),
                    Count("left"),
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
            Count("level"),
            Count("penalty"),
            Count("health"),
            Count("damage"),
            Count("round"),
            Count("last_round"),
            Count("chaos"),
            Count("gaar"),
            Count("hope"),
            Many("dice", FACES),
            Count("value"),
            Count("modifier"),
            Inside(
                "coming",
                Count("damage"),
                Count("injuries"),
                Flag("kills"),
                may_lack=("damage", "injuries", "kills"),
            ),
            Row("ranges", 6, Row("", ("from", "much"), Count(""))),
            Row("injuries", 3, Count("")),
            Row("damage_effects", 3, Count("")),
            Count("next_malus"),
            Count("roll_malus"),
            Count("round_foot"),
            Count("weakened"),
            Count("fewer_dice"),
            Flag("soul_control"),
            Many("powers", ("air", "earth")),
            Many("lasting", tuple(LASTING)),
            OneOf("attack", tiles),
            Row("played", 4, OneOf("card", cards), Count("number")),
        ),
        Flag("quiet"),
        Inside(
            "roll",
            SeatOf("seat"),
            OneOf("for", ROLLS),
            Many("dice", FACES),
            Count("modifier"),
            Count("value"),
        ),
        Many("caches", ("silver", "gold")),
        Inside(
            "decks",
            Count("silver"),
            Count("gold"),
            *[Row(name, 3, Count("")) for name in ("treasures", "resources", "rewards")],
            there=False,
        ),
        Inside(
            "discards",
            Row("monsters", LEVELS, Many("", monsters)),
            *[Many(name, goods) for name, goods in on_offer.items()],
            *[Row(name, 3, Many("", keys)) for name, keys in tiles_of.items()],
            there=False,
        ),
        Inside(
            "foe",
            OneOf("monster", monsters),
            Inside("space", OneOf("", spaces.values, of=("tile", "hex"))),
            Count("health"),
            SeatCounts("damage"),
            SeatsIn("fought"),
        ),
        SeatCounts("tally"),
        Row("firsts", most_goals, Flag("")),
        Inside("scenario_card", OneOf("key", [card.key for card in box.scenario_cards])),
        Keyed("legends", [box.quests[number].key for number in box.legends], spaces, by="quest"),
        Many("forms", monsters),
        Row("waves", most_foes, Flag("")),
        SeatCounts("wave_trophies"),
        Count("places_burned"),
        Many("destruction", ("a", "b", "defense"), 20),
        Inside(
            "revocation",
            Many("stage", ELEMENTS),
            SeatCounts("points"),
            Count("tokens"),
            Count("gold"),
            Count("catalysts"),
            Count("unrest"),
            Count("ends_at"),
            Count("goal"),
            Count("faer"),
            Count("demon_round"),
        ),
        Inside(
            "doom",
            SeatCounts("evidence"),
            Count("most"),
            Seats("asked", Many("", INFORMANTS)),
            Count("sabotage"),
            Count("safe"),
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
