"""Walking Destruction: the Golem wakes, rampages, is held off by Defense Magic and falls.  [EU-GOL-01]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import NOTHING, SCENARIO
from muster.games.euthia.effects.carrying import discard, spend_gaar
from muster.games.euthia.effects.gaining import gain_reputation, pay_gold
from muster.games.euthia.effects.health import injure
from muster.games.euthia.events import (
    DEFENDED,
    GOLEM_RESTS,
    GOLEM_WALKS,
    HEX_RUINED,
    LAND_LOST,
    MAGIC_HOLDS,
    RAMPAGE_CARD,
)
from muster.games.euthia.offers.scenario import (
    defense_offers,
    golem_goal_offers,
    golem_step_offers,
    land_is_lost,
    rampage_goals,
    ruin_at,
    stops_golem,
)
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.moving import space_of
from muster.games.euthia.phases.shared_foe import appear, turn_up_card
from muster.games.euthia.places import DIRECTIONS, coordinates, hex_of, space_at
from muster.games.euthia.queries import gaar_of
from muster.games.euthia.state import NOBODY, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def wake_golem(table: EuthiaTable) -> None:
    """It stands on the Old Quarry.  [EU-GOL-01]"""
    tile = table.tiles.index(table.box.scenarios[table.scenario].laid[0][0])
    quarry = next(4 * tile + at for at in range(3) if hex_of(table, 4 * tile + at).location == SCENARIO)
    appear(table, 0, quarry, table.seats)


# -- the rampage -------------------------------------------------------------------------------------------------------


def rampage(table: EuthiaTable) -> None:
    """At the end of each round the next card says where it goes.  [EU-GOL-02]"""
    if table.foe_wave == NOTHING:
        return
    card = turn_up_card(table)
    table.tell(RAMPAGE_CARD, card.text)
    if card.stamina:
        table.foe_more += card.stamina * table.seats
        table.tell(GOLEM_RESTS, card.stamina * table.seats)
    elif card.target == "direction":
        table.then(walk_straight, table.chance.below("rampage", len(DIRECTIONS)), card.steps)
    else:
        goals = rampage_goals(table, card.target)
        if goals:
            table.ask(table.first, "golem-goal", golem_goal_offers, walk_towards, tuple(goals), card.steps)
    table.then(look_at_land)


def walk_straight(table: EuthiaTable, direction: int, left: int) -> None:
    """Straight on as far as there are hexes.  [EU-GOL-02]"""
    if left <= 0:
        return
    x, y = coordinates(table, table.foe_space)
    dx, dy = DIRECTIONS[direction]
    space = space_at(table, x + dx, y + dy)
    if space != NOTHING:
        left = enter_hex(table, space, left)
        table.then(walk_straight, direction, left)


def walk_towards(table: EuthiaTable, choice: Option, seat: Seat, goals: tuple[int, ...], left: int) -> None:
    """[EU-GOL-02]"""
    table.then(next_step, space_of(table, choice), left)


def next_step(table: EuthiaTable, goal: int, left: int) -> None:
    """One step along a shortest path; the starting player chooses among equal ones.  [EU-GOL-02]"""
    if left > 0 and table.foe_space != goal:
        table.ask(table.first, "golem-step", golem_step_offers, take_step, goal, left)


def take_step(table: EuthiaTable, choice: Option, seat: Seat, goal: int, left: int) -> None:
    """[EU-GOL-02]"""
    left = enter_hex(table, space_of(table, choice), left)
    table.then(next_step, goal, left)


def enter_hex(table: EuthiaTable, space: int, left: int) -> int:
    """Magic holds or the hex is ruined, Heroes are trampled; how many steps are left.  [EU-GOL-03, EU-GOL-05]"""
    figures = table.box.scenarios[table.scenario].figures
    if table.griffin == space:
        table.griffin = table.foe_space  # [EU-GRF-07]
    table.foe_space = space
    table.tell(GOLEM_WALKS, table.tiles[space >> 2], space & 3)
    owner = stops_golem(table, space)
    if owner == NOBODY:
        ruin(table, space)
        harm = figures["trampled"]
    else:
        table.defended = tuple([entry for entry in table.defended if entry[0] != space])
        table.tell(MAGIC_HOLDS, owner, table.tiles[space >> 2], space & 3)
        gain_reputation(table, owner, figures["defense_reputation"])  # [EU-GOL-06]
        left -= figures["defense_steps"]
        harm = figures["trampled_with_defense"]
    for seat in range(table.seats):
        if table.space[seat] == space:
            injure(table, seat, harm)
    return left - 1


def ruin(table: EuthiaTable, space: int) -> None:
    """A Destruction token: no location, no Monster, no Trade token any more.  [EU-GOL-03, EU-GOL-04, EU-GOL-12]"""
    kind = ruin_at(table, space)
    figures = table.box.scenarios[table.scenario].figures
    if kind == NOTHING or table.ruins[kind] >= figures["ruins_b" if kind else "ruins_a"]:
        return
    a, b = table.ruins
    table.ruins = (a, b + 1) if kind else (a + 1, b)
    table.burned |= 1 << space
    row = table.trade_tokens
    table.trade_tokens = (*row[:space], NOBODY, *row[space + 1 :])
    table.tell(HEX_RUINED, table.tiles[space >> 2], space & 3)


# -- the end -----------------------------------------------------------------------------------------------------------


def look_at_land(table: EuthiaTable) -> None:
    """Without tokens of a kind the land is lost: this was the last round.  [EU-GOL-08]"""
    if land_is_lost(table):
        table.rounds = table.round
        table.tell(LAND_LOST)


def golem_falls(table: EuthiaTable, seat: Seat) -> None:
    """Its Damage tokens stay for the ranks; this is the last round.  [EU-GOL-08, EU-GOL-09]"""
    table.foe_wave = NOTHING
    table.foe_space = NOTHING
    table.rounds = table.round
    table.then(withdraw, seat)


# -- Defense Magic -----------------------------------------------------------------------------------------------------


def defend(table: EuthiaTable, seat: Seat) -> None:
    """What pays for the token.  [EU-GOL-06]"""
    table.ask(seat, "defense", defense_offers, lay_defense)


def lay_defense(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """An Essence, or a Gaar and Gold; Skoldur may give a Dwurt, and his die does not move.  [EU-GOL-06, EU-GOL-13]"""
    if choice.kind == "back":
        return
    if choice.kind == "pay":
        discard(table, seat, choice.value)
    else:
        pay_gold(table, seat, table.box.scenarios[table.scenario].figures["defense_gold"])
        if gaar_of(table, seat):
            spend_gaar(table, seat, 1)
        else:
            table.dwurt[seat] -= 1
    space = table.space[seat]
    table.defended = (*table.defended, (space, seat))
    table.defenses += 1
    table.tell(DEFENDED, seat, table.tiles[space >> 2], space & 3)


STEPS = steps(walk_straight, walk_towards, next_step, take_step, look_at_land, defend, lay_defense)
