"""Adventure: missions, land battles, the defense of the Citadel.  [ML-ADV-01]"""

from __future__ import annotations

from muster.games.monster_lands.content.pieces import (
    CONTRACT,
    ENTRANCE,
    EVERYWHERE,
    FIRST_PATH,
    LEFT,
    MISSION,
    RIGHT,
    Goods,
    kind_of,
)
from muster.games.monster_lands.effects.drawing import set_at
from muster.games.monster_lands.effects.free_steps import GOODS_STEPS, take_free_step
from muster.games.monster_lands.effects.goods import gain_goods, lose_goods
from muster.games.monster_lands.effects.members import wound
from muster.games.monster_lands.events import (
    CONTRACT_DONE,
    CONTRACT_LEFT,
    MISSION_FAILED,
    MISSION_ROLLED,
    MISSION_SECOND,
    MISSION_WON,
)
from muster.games.monster_lands.offers.battle import contract_offers, mission_offers
from muster.games.monster_lands.phases.battle import land_battle
from muster.games.monster_lands.phases.clean_up import clean_up
from muster.games.monster_lands.phases.rolling import (
    change_roll,
    faces_of,
    pick_up_dice,
    put_dice_down,
    roll_rest,
)
from muster.games.monster_lands.queries import living, mission_total, owner_of
from muster.games.monster_lands.state import ADVENTURE, NOTHING, LandsTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def adventure(table: LandsTable) -> None:
    """Dice-rolling mission, contract, left land, right land, Entrance.  [ML-ADV-01]"""
    table.phase = ADVENTURE
    table.then(dice_mission)
    table.then(contract)
    table.then(land_battle, LEFT)
    table.then(land_battle, RIGHT)
    table.then(land_battle, ENTRANCE)
    table.then(clean_up)


# -- the dice-rolling mission ------------------------------------------------------------------------------------------


def dice_mission(table: LandsTable) -> None:
    """Everyone there rolls, from left to right.  [ML-DMI-01, ML-DMI-02]"""
    table.totals = (NOTHING, NOTHING)
    paths = living(table, MISSION)
    for path in paths:
        table.then(roll_mission, path)
    if paths:
        table.then(judge_mission)


def roll_mission(table: LandsTable, path: int) -> None:
    """All dice of the path are rolled afresh.  [ML-DMI-01, ML-DMI-05]"""
    pick_up_dice(table, path, EVERYWHERE)
    roll_rest(table, path)
    ask_about_mission(table, path)


def ask_about_mission(table: LandsTable, path: int) -> None:
    """[ML-DMI-05]"""
    table.ask(owner_of(table, table.paths[path].member), "mission-roll", mission_offers, change_mission_roll, path)


def change_mission_roll(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """[ML-DMI-05]"""
    if kind_of(choice) == "stop":
        total = mission_total(table, path)
        table.totals = set_at(table.totals, path - FIRST_PATH[MISSION], total)
        objective = table.box.missions[table.missions[0]].objective
        table.tell(MISSION_ROLLED, seat, table.paths[path].member, faces_of(table), total, objective)
        put_dice_down(table)
        return
    if kind_of(choice) in GOODS_STEPS:
        take_free_step(table, choice, seat)
    else:
        change_roll(table, choice, path)
    table.then(ask_about_mission, path)


def judge_mission(table: LandsTable) -> None:
    """The best who reaches the objective wins, the left one on a tie; who fails pays.  [ML-DMI-01 to ML-DMI-04]"""
    tile = table.missions[0]
    mission = table.box.missions[tile]
    first = FIRST_PATH[MISSION]
    rolled = [at for at in range(2) if table.totals[at] != NOTHING]
    done = [at for at in rolled if table.totals[at] >= mission.objective]
    winner = max(done, key=lambda at: (table.totals[at], -at)) if done else NOTHING
    totals = table.totals
    table.totals = ()
    for at in rolled:
        seat = owner_of(table, table.paths[first + at].member)
        if at == winner:
            table.tell(MISSION_WON, seat, tile)
            gain_goods(table, seat, mission.reward)
        elif totals[at] >= mission.objective:
            table.tell(MISSION_SECOND, seat, table.box.second_mission_gold)
            table.clans[seat].gold += table.box.second_mission_gold
        else:
            table.tell(MISSION_FAILED, seat, tile)
            punish(table, seat, first + at, mission.penalty)


def punish(table: LandsTable, seat: Seat, path: int, penalty: Goods) -> None:
    """What the tile takes, as far as the clan has it.  [ML-DMI-07, ML-DMI-08]"""
    lose_goods(table, seat, penalty)
    if penalty.wounds:
        wound(table, path, penalty.wounds)


# -- the contract ------------------------------------------------------------------------------------------------------


def contract(table: LandsTable) -> None:
    """First the left path, then the right one.  [ML-CMI-01]"""
    for path in living(table, CONTRACT):
        table.then(offer_contract, path)


def offer_contract(table: LandsTable, path: int) -> None:
    """[ML-CMI-01]"""
    table.ask(owner_of(table, table.paths[path].member), "contract", contract_offers, answer_contract, path)


def answer_contract(table: LandsTable, choice: Option, seat: Seat, path: int) -> None:
    """The resource for the reward of one's own side.  [ML-CMI-01]"""
    tile = table.missions[1]
    mission = table.box.missions[tile]
    if kind_of(choice) == "fulfil":
        table.tell(CONTRACT_DONE, seat, tile)
        lose_goods(table, seat, mission.resource)
        table.then(reward_contract, seat, path)
    elif kind_of(choice) == "decline":
        table.tell(CONTRACT_LEFT, seat, tile)
    else:
        take_free_step(table, choice, seat)
        table.then(offer_contract, path)


def reward_contract(table: LandsTable, seat: Seat, path: int) -> None:
    """[ML-CMI-01, ML-CMI-03]"""
    mission = table.box.missions[table.missions[1]]
    gain_goods(table, seat, mission.reward_left if path == FIRST_PATH[CONTRACT] else mission.reward_right)


STEPS = steps(
    adventure,
    dice_mission,
    roll_mission,
    ask_about_mission,
    change_mission_roll,
    judge_mission,
    contract,
    offer_contract,
    answer_contract,
    reward_contract,
)
