"""Main Phase, resolution and Clean Up: places pay, Units go home, Monsters leave the board."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.pieces import (
    CORRUPTION,
    MONSTER_SPOT,
    NO_ONE,
    RANGER,
    ROOM_SPOT,
    Group,
    Token,
)
from muster.games.meeples_and_monsters.effects.completing import carry_out, offer_quests
from muster.games.meeples_and_monsters.effects.moving import (
    IN_LODGINGS,
    gained_go_home,
    put_into_supply,
    remove_from_group,
    score,
    send_home,
)
from muster.games.meeples_and_monsters.events import (
    LOCATION_USED,
    MONSTER_BEATEN,
    ROOM_DONE,
    ROOM_TURNED_UP,
    TOKEN_PAID,
)
from muster.games.meeples_and_monsters.offers import monster_effect_offers, unresolved_offers
from muster.games.meeples_and_monsters.phases.order import order_can_matter
from muster.games.meeples_and_monsters.queries import (
    district_of,
    group_at,
    is_fight,
    level_of,
    monster_at,
    prestige_in,
    quests_in_hand,
    types_in,
)
from muster.games.meeples_and_monsters.quests import FIGHT, PILE
from muster.games.meeples_and_monsters.state import (
    FROM_COUNCIL,
    FROM_MONSTERS,
    NOTHING,
    ROOM_STACK,
    SECOND_READING,
    MeeplesTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import draw_open
from muster.toolkit.bags import pour


def resolve_next(table: MeeplesTable, seat: Seat) -> None:
    """One place after another, in the order that the player chooses.  [MM-RES-01]"""
    waiting = table.unresolved
    if not waiting:
        clean_up(table, seat)
    elif len(waiting) > 1 and asks_for_order(table, seat):
        table.ask(seat, "resolve", unresolved_offers, resolve_chosen)
    else:
        resolve_spot(table, seat, waiting[0])


def asks_for_order(table: MeeplesTable, seat: Seat) -> bool:
    """Only where it can matter. Older matches asked more: wherever there was a Quest or a place.  [MM-RES-07]"""
    if table.rules >= SECOND_READING:
        return order_can_matter(table, seat)
    if quests_in_hand(table, seat):
        return True
    for spot in table.unresolved:
        if not is_fight(spot):
            return True
    return False


def resolve_chosen(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-RES-01]"""
    resolve_spot(table, seat, choice.value)


def resolve_spot(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """[MM-RES-02, MM-RES-03]"""
    table.unresolved = tuple([other for other in table.unresolved if other != spot])
    if is_fight(spot):
        resolve_monster(table, seat, spot)
    elif spot >= ROOM_SPOT:
        resolve_room(table, seat, spot)
    else:
        resolve_location(table, seat, spot)
    table.then(resolve_next, seat)


def resolve_location(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """Gain the benefit right of the arrow; a hill pays later.  [MM-RES-02, MM-KOH-02]"""
    location = table.box.locations[spot]
    table.tell(LOCATION_USED, seat, spot)
    if not location.hill:
        carry_out(table, seat, spot, location.acts)


def resolve_room(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """Gain the reward; Corruption assigned there leaves the bag for good.  [MM-TWR-04, MM-TWR-08]"""
    room = table.box.rooms[spot - ROOM_SPOT]
    table.tell(ROOM_DONE, seat, room.id)
    for _ in range(group_at(table, spot)[CORRUPTION]):
        remove_from_group(table, spot, CORRUPTION)
        put_into_supply(table, seat, CORRUPTION)
    carry_out(table, seat, spot, room.acts)


def resolve_monster(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """VP once, more with a Ranger; the Overlord's token; then Quests.  [MM-RES-03 to 05, MM-PRE-06, MM-OVL-03]"""
    monster = monster_at(table, spot)
    group = table.assigned = group_at(table, spot)
    vp = monster.vp
    if group[RANGER]:
        vp += table.box.heroes[RANGER][0].n
    score(table, seat, vp, FROM_COUNCIL if monster.council else FROM_MONSTERS)
    table.fights += 1
    table.tell(MONSTER_BEATEN, seat, monster.id, vp)
    if monster.council:
        if not monster.henchman:
            pay_token(table, seat, table.box.tokens[table.tokens[monster.id - table.box.normal]], group)
    else:
        table.beaten = (*table.beaten, monster.id)
    table.then(offer_quests, seat, FIGHT, spot)


def pay_token(table: MeeplesTable, seat: Seat, token: Token, group: Group) -> None:
    """The Bonus token of an Overlord pays if its condition is met by the Units there.  [MM-OVL-11 to MM-OVL-13]"""
    if token.prestige:
        met = prestige_in(group) >= token.prestige
    else:
        types = [unit for unit in types_in(group) if level_of(table, seat, unit) >= token.level]
        met = len(types) >= token.kinds
    if met:
        score(table, seat, token.vp, FROM_COUNCIL)
        table.tell(TOKEN_PAID, seat, token.id, token.vp)


def clean_up(table: MeeplesTable, seat: Seat) -> None:
    """Units go home, Monsters and rooms are taken, effects follow, the Tavern is emptied.  [MM-CLN-01 to MM-CLN-08]"""
    for spot, group in table.plan:
        if spot >= MONSTER_SPOT or not table.box.locations[spot].hill:
            send_home(table, seat, group)
        if spot >= ROOM_SPOT:
            take_room(table, seat, spot)
    table.plan = ()
    table.assigned = NO_ONE
    table.fled = ()
    table.joined = NOTHING
    table.named = (NOTHING, NOTHING)
    gained_go_home(table, seat)
    if table.beaten:
        take_monsters(table, seat)
        table.then(offer_quests, seat, PILE, NOTHING)
        table.then(monster_effects, seat, tuple([card for card in table.beaten if table.box.monsters[card].acts]))
        table.then(empty_tavern, seat)
    else:
        empty_tavern(table, seat)


def take_monsters(table: MeeplesTable, seat: Seat) -> None:
    """Beaten Monsters leave the board for the player's pile.  [MM-CLN-03]"""
    table.city = tuple([NOTHING if monster in table.beaten else monster for monster in table.city])
    table.piles[seat] = table.piles[seat] + table.beaten


def take_room(table: MeeplesTable, seat: Seat, spot: int) -> None:
    """The player keeps the room; the next of its stack is turned up.  [MM-TWR-04, MM-TWR-05]"""
    district = district_of(table, spot)
    table.rooms_taken[seat] = (*table.rooms_taken[seat], spot - ROOM_SPOT)
    turn_up_room(table, district)


def turn_up_room(table: MeeplesTable, district: int) -> None:
    """The top of a tower; rooms in all stacks are equally unknown, so any of them may be next.  [MM-TWR-02]"""
    top = NOTHING
    left = table.tower_left[district]
    if left:
        top = draw_open(table, ROOM_STACK, "rooms")
        table.tower_left = (*table.tower_left[:district], left - 1, *table.tower_left[district + 1 :])
        table.tell(ROOM_TURNED_UP, top, district)
    table.tower_tops = (*table.tower_tops[:district], top, *table.tower_tops[district + 1 :])


def monster_effects(table: MeeplesTable, seat: Seat, waiting: tuple[int, ...]) -> None:
    """Effects other than VP and combat bonuses, in the order that the player chooses.  [MM-CLN-06, MM-CLN-07]"""
    if waiting:
        table.ask(seat, "monster-effects", monster_effect_offers, do_monster_effect, waiting)


def do_monster_effect(table: MeeplesTable, choice: Option, seat: Seat, waiting: tuple[int, ...]) -> None:
    """[MM-CLN-06, MM-CLN-07]"""
    monster = monster_at(table, choice.value)
    carry_out(table, seat, IN_LODGINGS, monster.acts)
    table.then(monster_effects, seat, tuple([other for other in waiting if other != monster.id]))


def empty_tavern(table: MeeplesTable, seat: Seat) -> None:
    """Nothing is kept for the next turn, Corruption included; nor on Quests of the pile.  [MM-CLN-08, MM-QST-04]"""
    gained_go_home(table, seat)
    pour(table.taverns[seat], table.lodgings[seat])


STEPS = steps(
    resolve_next,
    resolve_chosen,
    resolve_spot,
    resolve_location,
    resolve_room,
    resolve_monster,
    clean_up,
    monster_effects,
    do_monster_effect,
    empty_tavern,
)
