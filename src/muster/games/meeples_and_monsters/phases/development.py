"""Development Phase: Hero abilities, then build and level up at the Capitol."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content import kinds
from muster.games.meeples_and_monsters.content.pieces import MAGE, PEASANT, SHAMAN, SHAMAN_AS
from muster.games.meeples_and_monsters.effects.completing import carry_out, offer_quests
from muster.games.meeples_and_monsters.effects.moving import IN_LODGINGS, draw_from_bag, gained_go_home, score
from muster.games.meeples_and_monsters.effects.questing import quests
from muster.games.meeples_and_monsters.effects.returning import return_builder
from muster.games.meeples_and_monsters.events import (
    ABILITY_USED,
    BUILDER_JOINED,
    LEVEL_UNPAID,
    LEVELLED,
    RESEARCHED,
    TILE_BUILT,
)
from muster.games.meeples_and_monsters.offers import (
    ability_offers,
    capitol_offers,
    capitol_order_offers,
    level_cost,
    slot_offers,
    tile_offers,
)
from muster.games.meeples_and_monsters.queries import hero, may_draw
from muster.games.meeples_and_monsters.quests import BUILD, LEVEL
from muster.games.meeples_and_monsters.state import (
    DEVELOPMENT,
    DISPLAY,
    FOR_LEVELS,
    NOTHING,
    SECOND_READING,
    MeeplesTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import place

BUILD_UNITS = {
    "build:peasant": (PEASANT,),
    "build:shaman": (SHAMAN,),
    "build:peasant+peasant": (PEASANT, PEASANT),
    "build:peasant+shaman": (PEASANT, SHAMAN),
    "build:shaman+shaman": (SHAMAN, SHAMAN),
}


def development_phase(table: MeeplesTable, seat: Seat) -> None:
    """Abilities throughout, the Capitol once; older matches had one window for abilities.  [MM-DEV-01, MM-DEV-02]"""
    table.phase = DEVELOPMENT
    if table.rules < SECOND_READING:
        ability_window(table, seat)
    table.then(assign_at_capitol, seat)


def ability_window(table: MeeplesTable, seat: Seat) -> None:
    """Cleric and Knight draws and Mage research, in any order.  [MM-DEV-02, MM-DEV-03]"""
    table.ask(seat, "abilities", ability_offers, use_ability)


def use_ability(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-DEV-02]"""
    if choice.kind != kinds.CONTINUE:
        carry_out_ability(table, choice, seat)
        table.then(ability_window, seat)


def carry_out_ability(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """Each class once per turn; what is drawn may be used at once.  [MM-UNT-06, MM-UNT-07, MM-UNT-11]"""
    if choice.kind == kinds.RESEARCH:
        table.then(research, seat)
    else:
        table.used |= 1 << choice.value
        table.tell(ABILITY_USED, seat, choice.value)
        draw_from_bag(table, seat, hero(table, seat, choice.value).draw)


def late_abilities(table: MeeplesTable, seat: Seat) -> None:
    """A slot may have drawn a Unit with an ability, or a level brought one. Research can wait.  [MM-DEV-02]"""
    if table.rules >= SECOND_READING and may_draw(table, seat):
        table.ask(seat, "late-abilities", ability_offers, use_late_ability)


def use_late_ability(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-DEV-02]"""
    if choice.kind != kinds.CONTINUE:
        carry_out_ability(table, choice, seat)
        table.then(late_abilities, seat)


def research(table: MeeplesTable, seat: Seat) -> None:
    """All Mages go from Tavern to Lodgings and find Quests.  [MM-UNT-04, MM-UNT-05]"""
    table.used |= 1 << MAGE
    mages = table.taverns[seat][MAGE]
    table.taverns[seat][MAGE] = 0
    table.lodgings[seat][MAGE] += mages
    table.tell(RESEARCHED, seat, mages)
    side = hero(table, seat, MAGE)
    table.then(quests, seat, IN_LODGINGS, side.draw, side.discard)


def assign_at_capitol(table: MeeplesTable, seat: Seat) -> None:
    """One or both Capitol Locations, or none.  [MM-DEV-01, MM-DEV-04]"""
    table.ask(seat, "capitol", capitol_offers, assign_chosen)


def assign_chosen(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """Exactly the Units of the option stand there; 1 builder is joined by a Peasant.  [MM-DEV-06 to MM-DEV-11]"""
    if choice.kind == kinds.CONTINUE:
        resolve_capitol(table, seat)
        return
    if choice.kind in (kinds.ABILITY, kinds.RESEARCH):
        carry_out_ability(table, choice, seat)
        table.then(assign_at_capitol, seat)
        return
    yard, hall = table.capitol
    tavern = table.taverns[seat]
    if choice.kind == kinds.BUILD:
        yard = BUILD_UNITS[choice.key]
        for kind in yard:
            tavern[kind] -= 1
        table.builder = len(yard)
        if len(yard) == table.box.yard_one:
            joining = min(table.box.yard_joins, table.supply[PEASANT])  # the supply may be empty  [MM-DEV-10]
            table.supply[PEASANT] -= joining
            table.gained[PEASANT] += joining
        table.capitol = (yard, hall)
    else:
        hall = choice.value
        tavern[SHAMAN if hall >= SHAMAN_AS else hall] -= 1
        table.capitol = (yard, hall)
    assign_at_capitol(table, seat)


def resolve_capitol(table: MeeplesTable, seat: Seat) -> None:
    """Both places are resolved in the order that the player chooses.  [MM-DEV-14]"""
    yard, hall = table.capitol
    if not yard and hall == NOTHING:
        capitol_clean_up(table, seat)
        return
    if yard and hall != NOTHING:
        table.ask(seat, "capitol-order", capitol_order_offers, resolve_in_order)
    elif yard:
        table.then(construct, seat)
        table.then(late_abilities, seat)
    else:
        table.then(level_up, seat)
        table.then(late_abilities, seat)
    table.then(capitol_clean_up, seat)


def resolve_in_order(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-DEV-14]"""
    first, second = (construct, level_up) if choice.value == 0 else (level_up, construct)
    table.then(first, seat)
    table.then(late_abilities, seat)
    table.then(second, seat)
    table.then(late_abilities, seat)


def construct(table: MeeplesTable, seat: Seat) -> None:
    """Choose one of the open tiles.  [MM-DEV-15]"""
    table.ask(seat, "tile", tile_offers, choose_slot)


def choose_slot(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """And a vacant slot in any district.  [MM-DEV-15]"""
    table.ask(seat, "slot", slot_offers, build_tile, choice.value)


def build_tile(table: MeeplesTable, choice: Option, seat: Seat, tile: int) -> None:
    """Lay the tile, stock it, take the bonus of the slot.  [MM-DEV-15, MM-DEV-17, MM-DEV-18, MM-PRE-02]"""
    slot = choice.value
    place(table, DISPLAY, tuple([other for other in table.zones[DISPLAY].cards if other != tile]))
    table.built = (*table.built[:slot], tile, *table.built[slot + 1 :])
    table.builders = (*table.builders[:slot], seat, *table.builders[slot + 1 :])
    table.tiles_built[seat] += 1
    table.tell(TILE_BUILT, seat, tile, slot)
    joined = min(table.box.yard_joins, table.gained[PEASANT]) if table.builder == table.box.yard_one else 0
    if joined:
        table.tell(BUILDER_JOINED, seat, joined)
    location = table.box.locations[tile]
    if location.stock:
        laid = min(location.stock, table.supply[location.stock_class])
        table.supply[location.stock_class] -= laid
        table.stocks = (*table.stocks[:tile], laid, *table.stocks[tile + 1 :])
    carry_out(table, seat, IN_LODGINGS, table.box.slots[slot].acts)
    if table.builder == table.box.yard_two and has_guild(table, seat):
        return_builder(table, seat)
    table.then(offer_quests, seat, BUILD, slot)


def has_guild(table: MeeplesTable, seat: Seat) -> bool:
    """Is an Ongoing Quest in force that lets a builder go?"""
    for quest in table.in_force[seat]:
        if table.box.quests[quest].sends_builder:
            return True
    return False


def level_up(table: MeeplesTable, seat: Seat) -> None:
    """Pay the VP and take the next Hero card of the class; without the VP nothing rises.  [MM-DEV-20, MM-DEV-21]"""
    hall = table.capitol[1]
    basic = hall - SHAMAN_AS if hall >= SHAMAN_AS else hall
    cost = level_cost(table, seat, basic)
    if cost < 0 or table.scores[seat] < cost:
        table.tell(LEVEL_UNPAID, seat, basic)
        return
    score(table, seat, -cost, FOR_LEVELS)
    levels = table.levels[seat]
    table.levels[seat] = (*levels[:basic], levels[basic] + 1, *levels[basic + 1 :])
    table.tell(LEVELLED, seat, basic, levels[basic] + 1, cost)
    table.then(offer_quests, seat, LEVEL, basic)


def capitol_clean_up(table: MeeplesTable, seat: Seat) -> None:
    """All Units at the Capitol are Exhausted.  [MM-DEV-23]"""
    yard, hall = table.capitol
    lodgings = table.lodgings[seat]
    for kind in yard:
        lodgings[kind] += 1
    if hall != NOTHING:
        lodgings[SHAMAN if hall >= SHAMAN_AS else hall] += 1
    table.capitol = ((), NOTHING)
    table.builder = 0
    gained_go_home(table, seat)


STEPS = steps(
    development_phase,
    ability_window,
    use_ability,
    late_abilities,
    use_late_ability,
    research,
    assign_at_capitol,
    assign_chosen,
    resolve_capitol,
    resolve_in_order,
    construct,
    choose_slot,
    build_tile,
    level_up,
    capitol_clean_up,
)
