"""Elemental Revocation III: Faer Power, Amulets of Eternity and the Volcano Demon.  [EU-RVC-02]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import AMULET_THING, CHAPTERS, NOTHING, SCENARIO, VOLCANO
from muster.games.euthia.effects.gaining import acquire
from muster.games.euthia.effects.health import injure, saved_by_amulet
from muster.games.euthia.events import DEMON_RAGES, DEMON_RISES, FAER_POWER, FOE_BEATEN, VOLCANO_LAID
from muster.games.euthia.offers.revocation import volcano_offers, volcano_slots
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.moving import put_tile
from muster.games.euthia.phases.revocation import equip_heroes
from muster.games.euthia.phases.shared_foe import appear
from muster.games.euthia.places import distances, foe_form, foe_health
from muster.games.euthia.queries import seats_in_turn
from muster.games.euthia.state import CHAPTER, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import pick_out

# -- Faer Power --------------------------------------------------------------------------------------------------------


def gather_faer(table: EuthiaTable) -> None:
    """Faer Power for so many players; then the Heroes equip themselves.  [EU-RVC-02, EU-RVC-09]"""
    figures = table.box.scenarios[table.scenario].figures
    set_faer(table, figures["faer_start"] + figures["faer_each"] * table.seats)
    equip_heroes(table)


def set_faer(table: EuthiaTable, power: int) -> None:
    """Never below 0 nor above 20.  [EU-RVC-02]"""
    power = max(0, min(table.box.scenarios[table.scenario].figures["faer_most"], power))
    if power != table.faer:
        table.faer = power
        table.tell(FAER_POWER, power)


def weaken_faer(table: EuthiaTable, seat: Seat) -> None:
    """A revocation lowers Faer Power; the second of a Hero brings an Amulet.  [EU-RVC-02, EU-RVC-03]"""
    figures = table.box.scenarios[table.scenario].figures
    set_faer(table, table.faer - figures["faer_fall"])
    taken = sum([1 for points in table.revocations if points >= figures["amulet_at"]])
    if table.revocations[seat] == figures["amulet_at"] and taken <= figures["amulets"]:
        acquire(table, seat, AMULET_THING)


# -- the Demon ---------------------------------------------------------------------------------------------------------


def wake_demon(table: EuthiaTable) -> None:
    """In its round it stands on the Volcano, which is laid now if it is still to come.  [EU-RVC-04]"""
    if table.round != table.box.scenarios[table.scenario].figures["demon_round"]:
        return
    if volcano_tile(table) not in table.tiles:
        table.ask(table.first, "volcano", volcano_offers, lay_volcano)
    table.then(demon_rises)


def volcano_tile(table: EuthiaTable) -> int:
    """The Map tile with the Volcano."""
    tiles = [tile for tile in table.box.map_tiles if tile.scenario == "revocation"]
    return next(tile.id for tile in tiles if VOLCANO in [part.encounter for part in tile.hexes])


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
    figures = table.box.scenarios[table.scenario].figures
    if table.round <= figures["faer_rounds"]:
        set_faer(table, table.faer + 1)
    if table.foe_space != NOTHING and figures["wrath_first"] <= table.round <= figures["wrath_last"]:
        near = distances(table, table.foe_space, figures["wrath_reach"])
        for seat in [seat for seat in seats_in_turn(table) if table.space[seat] in near]:
            table.tell(DEMON_RAGES, seat, foe_form(table).monster)
            suffer_wrath(table, seat, figures["wrath_injuries"])


def suffer_wrath(table: EuthiaTable, seat: Seat, injuries: int) -> None:
    """[EU-RVC-03, EU-RVC-06]"""
    if injuries < table.health[seat] or not saved_by_amulet(table, seat):
        injure(table, seat, injuries)


STEPS = steps(lay_volcano, demon_rises)
