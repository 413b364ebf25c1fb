"""Elemental Revocation III: Faer Power, Amulets of Eternity and the Volcano Demon.  [EU-RVC-02]"""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated

from muster.games.euthia.content.abilities import Few, FewOrNone, Figure, FigureOrNone
from muster.games.euthia.content.making import add_foe
from muster.games.euthia.content.pieces import AMULET_THING, CHAPTERS, NOTHING, SCENARIO, VOLCANO, Box, Scenario
from muster.games.euthia.content.records import Form, Meta, Points, Round
from muster.games.euthia.effects.carrying import remove
from muster.games.euthia.effects.gaining import acquire
from muster.games.euthia.effects.health import injure
from muster.games.euthia.events import FOE_BEATEN, MAP_TILE, THE_MONSTER
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.moving import put_tile
from muster.games.euthia.places import (
    DIRECTIONS,
    OFFSETS,
    anchor_of,
    distances,
    foe_form,
    foe_health,
    steps_to_church,
    tile_at,
    within_limit,
)
from muster.games.euthia.queries import carried_things, max_health, seats_in_turn
from muster.games.euthia.scenarios import revocation
from muster.games.euthia.scenarios.revocation import (
    ANSWER,
    Revocation,
    check_part,
    equip_heroes,
    place_missing,
)
from muster.games.euthia.scenarios.rules import Tokens, figures_in, figures_of, scenario_of, usual_power
from muster.games.euthia.scenarios.shared_foe import appear, last_foe_beaten, rank_of
from muster.games.euthia.state import AGAINST_FOE, CHAPTER, EuthiaTable
from muster.kernel.content import Pack
from muster.kernel.events import NUMBER, SEAT, EventKind
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat
from muster.kernel.zones import pick_out

MOST_SLOTS = 40  # for the Volcano  [EU-RVC-10]

FAER_POWER = EventKind("faer-power", NUMBER("power"))
VOLCANO_LAID = EventKind("volcano-laid", SEAT("seat"), MAP_TILE("tile"))
DEMON_RISES = EventKind("demon-rises", THE_MONSTER("monster"), MAP_TILE("tile"))
DEMON_RAGES = EventKind("demon-rages", SEAT("seat"), THE_MONSTER("monster"))
AMULET_SAVES = EventKind("amulet-saves", SEAT("seat"), NUMBER("health"))

# -- figures -----------------------------------------------------------------------------------------------------------


class Volcano(Revocation, frozen=True, kw_only=True):
    """scenarios: Elemental Revocation III. Faer Power starts with ``faer_start`` and ``faer_each`` for each player.

    It rises until ``faer_rounds`` and falls with each revocation; the Demon has it as Health and, divided by
    ``faer_per_value``, as Combat Value.
    """

    faer_start: FigureOrNone
    faer_each: FewOrNone
    faer_most: Figure
    faer_rounds: Annotated[int, Meta(ge=0, le=10)]
    faer_fall: Few
    faer_per_value: Few
    amulets: Few
    amulet_at: Few
    amulet_health: Few
    demon: Form
    demon_round: Round
    wrath_first: Round
    wrath_last: Round
    wrath_injuries: Few
    wrath_reach: Few
    damage_ranks: Annotated[tuple[Points, ...], Meta(min_length=4, max_length=4)]
    demon_lives: FewOrNone


def lay_out(box: Box, scenario: Scenario) -> None:
    """As the other parts, and the Volcano Demon."""
    revocation.lay_out(box, scenario)
    figures = figures_in(scenario, Volcano)
    foe = add_foe(box, scenario, "volcano_demon", figures.demon)
    foe.ranks, foe.faer = figures.damage_ranks, True


def check(pack: Pack) -> list[str]:
    return [*check_part(pack, THIRD.key, Volcano), *place_missing(pack, "volcano")]


# -- Faer Power --------------------------------------------------------------------------------------------------------


def gather_faer(table: EuthiaTable) -> None:
    """Faer Power for so many players; then the Heroes equip themselves.  [EU-RVC-02, EU-RVC-09]"""
    figures = figures_of(table, Volcano)
    set_faer(table, figures.faer_start + figures.faer_each * table.seats)
    equip_heroes(table)


def set_faer(table: EuthiaTable, power: int) -> None:
    """Never below 0 nor above 20.  [EU-RVC-02]"""
    power = max(0, min(figures_of(table, Volcano).faer_most, power))
    if power != table.faer:
        table.faer = power
        table.tell(FAER_POWER, power)


def weaken_faer(table: EuthiaTable, seat: Seat) -> None:
    """A revocation lowers Faer Power; the second of a Hero brings an Amulet.  [EU-RVC-02, EU-RVC-03]"""
    figures = figures_of(table, Volcano)
    set_faer(table, table.faer - figures.faer_fall)
    taken = sum([1 for points in table.revocations if points >= figures.amulet_at])
    if table.revocations[seat] == figures.amulet_at and taken <= figures.amulets:
        acquire(table, seat, AMULET_THING)


def faer_bonus(table: EuthiaTable) -> int:
    """What Faer Power adds to the Combat Value of the Demon, which feeds on it.  [EU-RVC-05]"""
    if table.fight_kind != AGAINST_FOE or not foe_form(table).faer:
        return 0
    return table.faer // figures_of(table, Volcano).faer_per_value


# -- the Demon ---------------------------------------------------------------------------------------------------------


def wake_demon(table: EuthiaTable) -> None:
    """In its round it stands on the Volcano, which is laid now if it is still to come.  [EU-RVC-04]"""
    if table.round != figures_of(table, Volcano).demon_round:
        return
    if volcano_tile(table) not in table.tiles:
        table.ask(table.first, "volcano", volcano_offers, lay_volcano)
    table.then(demon_rises)


def volcano_tile(table: EuthiaTable) -> int:
    """The Map tile with the Volcano."""
    tiles = [tile for tile in table.box.map_tiles if tile.scenario == "revocation"]
    return next(tile.id for tile in tiles if VOLCANO in [part.encounter for part in tile.hexes])


def volcano_slots(table: EuthiaTable) -> list[tuple[int, int]]:
    """Open slots next to the Map, those near the Church; an agreed edge holds if it can.  [EU-RVC-04, EU-RVC-10]"""
    found: set[tuple[int, int]] = set()
    for x, y in table.anchors:
        for dx, dy in OFFSETS:
            found.update([anchor_of(x + dx + right, y + dy + down) for right, down in DIRECTIONS])
    free = [anchor for anchor in found if tile_at(table, anchor) == NOTHING]
    free = [anchor for anchor in free if within_limit(table, anchor)] or free
    free.sort(key=lambda anchor: (min([steps_to_church(anchor[0] + dx, anchor[1] + dy) for dx, dy in OFFSETS]), anchor))
    return sorted(free[:MOST_SLOTS])


def volcano_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Where the Volcano is laid.  [EU-RVC-04]"""
    return tuple(table.box.options["slot"][: len(volcano_slots(table))])


def lay_volcano(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """Out of the stack, whose order stays; nobody has entered it, so nobody feels its Power.  [EU-RVC-04, EU-RVC-10]"""
    tile = volcano_tile(table)
    anchor = volcano_slots(table)[choice.value]
    for zone in range(CHAPTER, CHAPTER + CHAPTERS):
        if tile in table.zones[zone].cards:
            pick_out(table, zone, tile)
    put_tile(table, tile, anchor)
    table.tell(VOLCANO_LAID, seat, tile)


def demon_rises(table: EuthiaTable) -> None:
    """[EU-RVC-04, EU-RVC-05]"""
    tile = table.tiles.index(volcano_tile(table))
    hexes = table.box.map_tiles[table.tiles[tile]].hexes
    at = next(at for at, part in enumerate(hexes) if part.location == SCENARIO)
    appear(table, 0, 4 * tile + at, table.seats)
    table.tell(DEMON_RISES, foe_form(table).monster, table.tiles[tile])


def demon_falls(table: EuthiaTable, seat: Seat) -> None:
    """In a fight; its Damage tokens stay for the ranks, and this is the last round.  [EU-RVC-05, EU-RVC-07]"""
    end_with_demon(table)
    table.then(withdraw, seat)


def end_with_demon(table: EuthiaTable) -> None:
    """[EU-RVC-07]"""
    table.foe_wave = NOTHING
    table.foe_space = NOTHING
    table.rounds = table.round


def weigh_demon(table: EuthiaTable, seat: Seat) -> None:
    """After each fight its Health is counted anew: revocations may have lowered it.  [EU-RVC-05]"""
    if table.foe_wave != NOTHING and sum(table.foe_damage) >= foe_health(table):
        table.tell(FOE_BEATEN, seat, foe_form(table).monster)
        table.waves_beaten |= 1 << table.foe_wave
        end_with_demon(table)


# -- the end of a round ------------------------------------------------------------------------------------------------


def faer_swells(table: EuthiaTable) -> None:
    """Faer Power rises; later the Demon rages around it.  [EU-RVC-02, EU-RVC-06]"""
    figures = figures_of(table, Volcano)
    if table.round <= figures.faer_rounds:
        set_faer(table, table.faer + 1)
    if table.foe_space != NOTHING and figures.wrath_first <= table.round <= figures.wrath_last:
        near = distances(table, table.foe_space, figures.wrath_reach)
        for seat in [seat for seat in seats_in_turn(table) if table.space[seat] in near]:
            table.tell(DEMON_RAGES, seat, foe_form(table).monster)
            suffer_wrath(table, seat, figures.wrath_injuries)


def saved_by_amulet(table: EuthiaTable, seat: Seat) -> bool:
    """Whoever the Demon would kill gives up the Amulet and lives with 3 Health.  [EU-RVC-03, EU-RVC-10]"""
    if AMULET_THING not in carried_things(table, seat):
        return False
    remove(table, seat, AMULET_THING)
    table.health[seat] = min(figures_of(table, Volcano).amulet_health, max_health(table, seat))
    table.tell(AMULET_SAVES, seat, table.health[seat])
    return True


def suffer_wrath(table: EuthiaTable, seat: Seat, injuries: int) -> None:
    """[EU-RVC-03, EU-RVC-06]"""
    if injuries < table.health[seat] or not saved_by_amulet(table, seat):
        injure(table, seat, injuries)


# -- the end -----------------------------------------------------------------------------------------------------------


def points(table: EuthiaTable, seat: Seat) -> int:
    """Ranks by Damage on the Demon and by points, less what a living Demon costs.  [EU-RVC-07]"""
    found = revocation.points(table, seat)
    if table.foe_damage[seat]:
        found += scenario_of(table).foes[0].ranks[rank_of(table, seat)]
    return found if last_foe_beaten(table) else found - figures_of(table, Volcano).demon_lives


def tokens(scenario: Scenario) -> Tokens:
    figures = figures_in(scenario, Volcano)
    return revocation.tokens(scenario)._replace(amulets=figures.amulets, faer=figures.faer_most)


THIRD = replace(
    ANSWER,
    key="elemental_revocation_3",
    figures=Volcano,
    lay_out=lay_out,
    check=check,
    set_up=gather_faer,
    begin_round=wake_demon,
    end_round=faer_swells,
    foe_beaten=demon_falls,
    foe_fought=weigh_demon,
    revoked=weaken_faer,
    fire=usual_power,
    earth=usual_power,
    foe_value=faer_bonus,
    saves_from_foe=saved_by_amulet,
    points=points,
    succeeded=last_foe_beaten,
    tokens=tokens,
    steps={**ANSWER.steps, **steps(lay_volcano, demon_rises)},
    offers={**ANSWER.offers, **offers(volcano_offers)},
    prompts={**ANSWER.prompts, "volcano": Prompt("EU-RVC-04", "EU-RVC-10")},
    events=(*ANSWER.events, FAER_POWER, VOLCANO_LAID, DEMON_RISES, DEMON_RAGES, AMULET_SAVES),
)
