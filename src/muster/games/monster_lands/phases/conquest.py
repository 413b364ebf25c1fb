"""After the monster: conquest, plunder, and the end of a battle.  [ML-CON-01, ML-PLU-01]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    ENTRANCE,
    IN_CONQUEST,
    PLACE_OF,
    kind_of,
)
from muster.games.monster_lands.effects.drawing import fill_loot, set_at, without
from muster.games.monster_lands.effects.free_steps import GOODS_STEPS, offer_settling, take_free_step
from muster.games.monster_lands.effects.goods import gain_glory
from muster.games.monster_lands.effects.members import clear_tokens
from muster.games.monster_lands.events import CONQUERED, CONQUEST_ROLLED, DECLINED, PLUNDERED
from muster.games.monster_lands.offers.battle import conquest_offers, try_offers
from muster.games.monster_lands.offers.turn import plunder_offers
from muster.games.monster_lands.phases.rolling import (
    change_roll,
    faces_of,
    pick_up_dice,
    put_dice_down,
    roll_rest,
)
from muster.games.monster_lands.phases.strike import offer_deed_loot
from muster.games.monster_lands.queries import conquest_total, living, owner_of, paths_of, settling_members
from muster.games.monster_lands.state import NO_DICE, NOTHING, LandsTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def after_battle(table: LandsTable, place: int) -> None:
    """Damage lapses; who took part is done, the others may conquer, all without success plunder.  [ML-EOB-01]"""
    for path in paths_of(place):
        if table.paths[path].damage:
            table.paths[path].damage = 0
    if table.beaten >> place & 1:
        clear_fighters(table, place)
        if place != ENTRANCE:
            table.carried = 0
            for path in living(table, place):
                if not table.paths[path].met:
                    table.then(try_conquest, path)
    if place != ENTRANCE:  # no loot at the gates  [ML-DCI-05]
        table.then(plunder, place)


def clear_fighters(table: LandsTable, place: int) -> None:
    """Dice, traps and defense tokens of all who took part are removed.  [ML-EOB-01]"""
    for path in living(table, place):
        if table.paths[path].met:
            table.paths[path].dice = NO_DICE
            clear_tokens(table, path)


# -- conquest ----------------------------------------------------------------------------------------------------------


def try_conquest(table: LandsTable, path: int) -> None:
    """From left to right, as long as the land is free.  [ML-CON-01, ML-CON-04, ML-CON-07]"""
    there = table.paths[path]
    if table.lands[PLACE_OF[path]] != NOTHING and there.member != NOTHING:
        table.ask(owner_of(table, there.member), "conquest", try_offers, begin_conquest, path)


def begin_conquest(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """Who tries rolls all dice of the path together.  [ML-CON-07]"""
    if kind_of(choice) == "decline":
        table.tell(DECLINED, seat, table.paths[path].member)
        return
    pick_up_dice(table, path, IN_CONQUEST)
    roll_rest(table, path)
    ask_conquest(table, path)


def ask_conquest(table: LandsTable, path: int) -> None:
    """[ML-CON-07]"""
    table.ask(owner_of(table, table.paths[path].member), "conquest-roll", conquest_offers, change_conquest, path)


def change_conquest(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """[ML-CON-05, ML-CON-07]"""
    if kind_of(choice) == "stop":
        judge_conquest(table, seat, path)
        return
    if kind_of(choice) in GOODS_STEPS:
        take_free_step(table, choice, seat)
    else:
        change_roll(table, choice, path)
    table.then(ask_conquest, path)


def judge_conquest(table: LandsTable, seat: Seat, path: int) -> None:
    """The conquest value is reached, or the total helps the next one.  [ML-CON-01 to ML-CON-03]"""
    there = table.paths[path]
    clan = table.clans[seat]
    place = PLACE_OF[path]
    land = table.box.lands[table.lands[place]]
    member = there.member
    total = conquest_total(table, path)
    table.tell(CONQUEST_ROLLED, seat, member, faces_of(table), total, land.conquest)
    there.dice = NO_DICE
    put_dice_down(table)
    if total < land.conquest:
        table.carried = total
        return
    there.succeeded = True
    clan.lands = (*clan.lands, land.id)
    table.lands = set_at(table.lands, place, NOTHING)
    table.tell(CONQUERED, seat, member, land.id)
    gain_glory(table, seat, land.glory)
    offer_deed_loot(table, seat, "conquest_glory")
    if settling_members(table, seat, land.id):
        table.then(offer_settling, seat, land.id)


# -- plunder -----------------------------------------------------------------------------------------------------------


def plunder(table: LandsTable, place: int) -> None:
    """Every living mercenary without success takes a loot token, from left to right.  [ML-PLU-01, ML-PLU-03]"""
    for path in living(table, place):
        if not table.paths[path].succeeded:
            table.then(take_plunder, path)
    table.then(refill_loot)


def take_plunder(table: LandsTable, path: int) -> None:
    """[ML-PLU-03]"""
    if table.loot_offer:
        table.ask(owner_of(table, table.paths[path].member), "plunder", plunder_offers, plunder_one, path)


def plunder_one(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """[ML-PLU-01]"""
    clan = table.clans[seat]
    table.loot_offer = without(table.loot_offer, choice.value)
    clan.loot = tuple(sorted((*clan.loot, choice.value)))
    table.tell(PLUNDERED, seat, table.paths[path].member, choice.value)


def refill_loot(table: LandsTable) -> None:
    """[ML-PLU-01]"""
    fill_loot(table)


STEPS = steps(
    after_battle,
    plunder,
    try_conquest,
    begin_conquest,
    ask_conquest,
    change_conquest,
    take_plunder,
    plunder_one,
    refill_loot,
)
