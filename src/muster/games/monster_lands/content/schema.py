"""The tables of a pack of Monster Lands, and what a playable set must have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec

from muster.games.monster_lands.content.abilities import (
    AffinityDice,
    AffinityName,
    CaptureGlory,
    ColourName,
    ConquestGlory,
    Divert,
    Eliminate,
    EliminationGlory,
    EntranceDice,
    Hits,
    LootPerDie,
    LootRerolls,
    Steal,
    ToEntrance,
)
from muster.games.monster_lands.content.option_book import MOST_WARDS
from muster.games.monster_lands.content.pieces import BUILDINGS, MOST_SEATS, SHOPS
from muster.games.monster_lands.content.records import (
    AlchemistSpaces,
    Clans,
    Deeds,
    Ending,
    EntrancePaths,
    Equipment,
    GloryBands,
    Header,
    HeaderSection,
    Land,
    LandPaths,
    Loot,
    Mercenary,
    MineSpaces,
    Mission,
    Monster,
    Novices,
    PanicTokens,
    Prices,
    RoundTracks,
    Row,
    Solo,
    Trap,
    Variants,
)
from muster.kernel.content import Check, Pack, load_named

CHEAP = 4  # the highest reputation that counts for a fair first offer  [ML-SET-03]
DOCKS = 4  # of the Tavern
SHOWN_TRAPS = 6
SHOWN_EQUIPMENT = 3
SHOWN_LOOT = 4
LANDS = 2
# Two lands in each of six rounds, three monsters more with More Monster Action, and the one drawn in Dogor's stead.
MOST_MONSTERS = 16

SCHEMAS: dict[str, type[msgspec.Struct]] = {
    "box.clans": Clans,
    "box.novices": Novices,
    "box.prices": Prices,
    "box.deeds": Deeds,
    "box.ending": Ending,
    "box.variants": Variants,
    "box.panic": PanicTokens,
    "box.solo": Solo,
    **{f"board.{BUILDINGS[shop]}": Row for shop in SHOPS},
    "board.alchemist": AlchemistSpaces,
    "board.mine": MineSpaces,
    "board.land_paths": LandPaths,
    "board.entrance": EntrancePaths,
    "board.glory_bands": GloryBands,
    "board.round_dice": RoundTracks,
    "mercenaries": Mercenary,
    "monsters": Monster,
    "lands": Land,
    "headers": Header,
    "missions": Mission,
    "traps": Trap,
    "equipment": Equipment,
    "loot": Loot,
}


# What would break the rules. Other counts than those of the box are fine.


def every_affinity_has_its_clan(pack: Pack) -> list[str]:
    """One leader, who has no reputation, and one mercenary for each affinity; neither is for hire.  [ML-CLA-01]"""
    problems = []
    mercenaries = pack.table("mercenaries", Mercenary)
    pairs = Counter((member.role, member.affinity) for member in mercenaries.values())
    for affinity in get_args(AffinityName):
        for role in ("leader", "initial"):
            if pairs[role, affinity] != 1:
                found = pairs[role, affinity]
                problems.append(f"mercenaries.toml: expected 1 {role} of affinity {affinity}, got {found}")
    for key, member in mercenaries.items():
        if member.role != "tavern" and member.cost:
            problems.append(f"mercenaries.toml: {key}: cost: expected 0 for the role {member.role!r}")
        if member.role == "leader" and member.reputation:
            problems.append(f"mercenaries.toml: {key}: reputation: expected 0 for a leader")
    return problems


def the_tavern_has_a_fair_offer(pack: Pack) -> list[str]:
    """Each of four players finds a mercenary of low reputation, and beer brings four others.  [ML-SET-03, ML-TAV-08]"""
    deck = [member for member in pack.table("mercenaries", Mercenary).values() if member.role == "tavern"]
    cheap = sum(member.reputation <= CHEAP for member in deck)
    problems = []
    if len(deck) < 2 * DOCKS:
        problems.append(f"mercenaries.toml: expected at least {2 * DOCKS} for the Tavern, got {len(deck)}")
    if cheap < MOST_SEATS:
        expected = f"at least {MOST_SEATS} for the Tavern with reputation {CHEAP} or less"
        problems.append(f"mercenaries.toml: expected {expected}, got {cheap}")
    return problems


def monsters_can_be_captured_and_drawn(pack: Pack) -> list[str]:
    """A capture is less than an elimination; the deck lasts for six rounds.  [ML-CAP-01, ML-SET-07]"""
    monsters = pack.table("monsters", Monster)
    problems = [
        f"monsters.toml: {key}: capture_value: expected less than the elimination value {monster.elimination_value}, "
        f"got {monster.capture_value}"
        for key, monster in monsters.items()
        if monster.capture_value >= monster.elimination_value
    ]
    if len(monsters) < MOST_MONSTERS:
        problems.append(f"monsters.toml: expected at least {MOST_MONSTERS} for six rounds, got {len(monsters)}")
    first = sum(m.difficulty == "A" and not isinstance(m.power, ToEntrance) for m in monsters.values())
    if first < LANDS:
        problems.append(f"monsters.toml: expected at least {LANDS} of difficulty A that stay on a land, got {first}")
    return problems


def no_attack_has_too_many_dice(pack: Pack) -> list[str]:
    """Attack, affinity, round and power together do not go beyond the options that wards have.  [ML-MAT-08]"""
    tracks = pack.record("board", "round_dice", RoundTracks)
    latest = max(tracks.board + tracks.tutorial + tracks.cut_throat)
    problems = []
    for key, monster in pack.table("monsters", Monster).items():
        power = monster.power
        extra = power.n if isinstance(power, AffinityDice | EntranceDice) else 1
        extra += power.n if isinstance(power, Hits) else 0
        if monster.attack + extra + latest > MOST_WARDS:
            most = MOST_WARDS - extra - latest
            problems.append(f"monsters.toml: {key}: attack: expected at most {most}, got {monster.attack}")
    return problems


def there_is_something_to_show(pack: Pack) -> list[str]:
    """Lands, headers, missions, the Lodge, the Bazaar and the loot offer can be laid out.  [ML-SET-05 to ML-SET-12]"""
    traps = pack.table("traps", Trap).values()
    wanted = [
        ("lands.toml: number of lands", LANDS, len(pack.tables["lands"])),
        ("headers.toml: number of tiles", LANDS, len(pack.tables["headers"])),
        ("missions.toml: number of tiles", 4, len(pack.tables["missions"])),
        ("traps.toml: ordinary tokens", SHOWN_TRAPS, sum(trap.copies for trap in traps if trap.group == "ordinary")),
        (
            "equipment.toml: number of cards",
            SHOWN_EQUIPMENT,
            sum(g.copies for g in pack.table("equipment", Equipment).values()),
        ),
        ("loot.toml: number of tokens", LANDS * SHOWN_LOOT, sum(t.copies for t in pack.table("loot", Loot).values())),
    ]
    return [f"{where}: expected at least {least}, got {found}" for where, least, found in wanted if found < least]


def dice_fit_on_their_paths(pack: Pack) -> list[str]:
    """All dice of a header section have room on a path.  [ML-LAN-05]"""
    room = pack.record("board", "land_paths", LandPaths).dice_spaces
    problems = []
    for key, tile in pack.table("headers", Header).items():
        for side in ("a", "b"):
            sections: tuple[HeaderSection, ...] = getattr(tile, side)
            for place, section in enumerate(sections, 1):
                dice = len(section.required) + len(section.reinforcement)
                if dice > room:
                    problems.append(f"headers.toml: {key}: {side}.{place}: expected at most {room} dice, got {dice}")
    return problems


def traps_are_of_their_group(pack: Pack) -> list[str]:
    """One initial trap for every clan, which is never sold; tricks steal or divert and nothing else does.

    [ML-TRP-19, ML-TRI-02]
    """
    traps = pack.table("traps", Trap)
    initial = [trap for trap in traps.values() if trap.group == "initial"]
    problems = []
    if len(initial) != 1:
        problems.append(f"traps.toml: expected 1 kind in the group 'initial', got {len(initial)}")
    for key, trap in traps.items():
        if trap.group == "initial" and trap.copies < MOST_SEATS:
            problems.append(f"traps.toml: {key}: copies: expected at least {MOST_SEATS}, got {trap.copies}")
        if (trap.group == "initial") != (trap.price == 0):
            problems.append(f"traps.toml: {key}: price: expected 0 for the initial trap and for no other")
        if (trap.group == "trick") != isinstance(trap.effect, Steal | Divert):
            problems.append(f"traps.toml: {key}: effect.do: {trap.effect.do!r} does not fit the group {trap.group!r}")
    return problems


def loot_is_used_in_its_phase(pack: Pack) -> list[str]:
    """Dice are given up and mercenaries hired in Deployment; rolls and deeds belong to the Outside.  [ML-PLU-02]"""
    of_deeds = ConquestGlory | EliminationGlory | CaptureGlory | LootRerolls | Eliminate | LootPerDie
    return [
        f"loot.toml: {key}: outside: expected {str(not token.outside).lower()} for {token.effect.do!r}"
        for key, token in pack.table("loot", Loot).items()
        if token.outside != isinstance(token.effect, of_deeds)
    ]


def buildings_stay_open_for_two(pack: Pack) -> list[str]:
    """Every building keeps a space with 1 or 2 players; the Mine has double spaces, then single ones.

    [ML-DEP-03, ML-MIN-01]
    """
    problems = []
    for shop in SHOPS:
        name = BUILDINGS[shop]
        row = pack.record("board", name, Row)
        if row.closed_for_two >= row.spaces:
            most = row.spaces - 1
            problems.append(f"board.toml: {name}: closed_for_two: expected at most {most}, got {row.closed_for_two}")
    spaces = pack.record("board", "mine", MineSpaces).spaces
    if all(space.closed_for_two for space in spaces):
        problems.append("board.toml: mine: spaces: expected one that stays open with 1 or 2 players")
    sizes = [space.dice for space in spaces]
    if sizes != sorted(sizes, reverse=True) or set(sizes) != {1, 2}:
        problems.append("board.toml: mine: spaces: expected double spaces, then single ones")
    return problems


def tracks_and_bands_rise(pack: Pack) -> list[str]:
    """The tile makes rounds milder or harder; a higher band has all dice of the lower one.  [ML-DIF-02, ML-PRE-02]"""
    tracks = pack.record("board", "round_dice", RoundTracks)
    problems = []
    for place, dice in enumerate(tracks.board, 1):
        mild, hard = tracks.tutorial[place - 1], tracks.cut_throat[place - 1]
        if mild > dice:
            problems.append(f"board.toml: round_dice: tutorial.{place}: expected at most {dice}, got {mild}")
        if hard < dice:
            problems.append(f"board.toml: round_dice: cut_throat.{place}: expected at least {dice}, got {hard}")
    bands = pack.record("board", "glory_bands", GloryBands)
    for name, lower, higher in (("second", bands.first, bands.second), ("third", bands.second, bands.third)):
        for colour in get_args(ColourName):
            least, found = getattr(lower, colour), getattr(higher, colour)
            if found < least:
                problems.append(f"board.toml: glory_bands: {name}.{colour}: expected at least {least}, got {found}")
    return problems


def lists_are_in_order(pack: Pack) -> list[str]:
    """What is listed once stands there once; points and ranks rise.  [ML-SCO-02, ML-TIE-01, ML-SOL-10]"""
    ending = pack.record("box", "ending", Ending)
    variants = pack.record("box", "variants", Variants)
    solo = pack.record("box", "solo", Solo)
    problems = []
    once: dict[str, tuple[object, ...]] = {
        "ending: tie_breaks": ending.tie_breaks,
        "variants: grant_goods": variants.grant_goods,
        "variants: more_monster_rounds": variants.more_monster_rounds,
        "solo: ranks": solo.ranks,
    }
    problems += [f"box.toml: {where}: expected everything once" for where, listed in once.items() if _twice(listed)]
    rising = {"ending: affinity_points": ending.affinity_points, "solo: ranks": solo.ranks}
    problems += [
        f"box.toml: {where}: expected figures that never fall"
        for where, figures in rising.items()
        if figures != tuple(sorted(figures))
    ]
    lowest = min(msgspec.structs.astuple(solo.shift))
    if min(solo.dice) + lowest < 0:
        problems.append(f"box.toml: solo: dice: expected at least {-lowest} in every round")
    return problems


def colours_and_affinities_stand_once(pack: Pack) -> list[str]:
    """A list of colours or affinities names each of them once."""
    return [f"{where}: expected everything once" for where, listed in _listed(pack) if _twice(listed)]


def _twice(listed: tuple[object, ...]) -> bool:
    return len(set(listed)) != len(listed)


DONE_BY = {"mercenaries": "talent", "monsters": "power", "equipment": "ability", "traps": "effect", "loot": "effect"}


def _listed(pack: Pack) -> Iterator[tuple[str, tuple[object, ...]]]:
    """Every list of colours or affinities in what a card does, and its name in a message."""
    for table, field in DONE_BY.items():
        for key, record in pack.tables[table].items():
            part = getattr(record, field)
            for name in ("colours", "affinities"):
                yield f"{table}.toml: {key}: {field}.{name}", getattr(part, name, ())


CHECKS: tuple[Check, ...] = (
    every_affinity_has_its_clan,
    the_tavern_has_a_fair_offer,
    monsters_can_be_captured_and_drawn,
    no_attack_has_too_many_dice,
    there_is_something_to_show,
    dice_fit_on_their_paths,
    traps_are_of_their_group,
    loot_is_used_in_its_phase,
    buildings_stay_open_for_two,
    tracks_and_bands_rise,
    lists_are_in_order,
    colours_and_affinities_stand_once,
)

SHELF = Path(__file__).parent
PACKS = ("standard", "english_cards", "spanish_cards")


def load(pack: str | Path | None = None) -> Pack:
    """A shipped pack by its name, or any pack by its path; the standard one if none is named."""
    return load_named(SHELF, "standard" if pack is None else pack, SCHEMAS, CHECKS)
