"""Dice Pool Preparation: lost clans, extra monsters, dice, the Queen's Grant.  [ML-PRE-01]"""

from __future__ import annotations

from muster.games.monster_lands.ahead import ahead
from muster.games.monster_lands.content.pieces import (
    ENTRANCE,
    FACES,
    GOODS,
    MAGIC,
    MOST_SEATS,
    PERSUASION,
    STRENGTH,
    kind_of,
)
from muster.games.monster_lands.effects.dice import gain_dice, one_die
from muster.games.monster_lands.effects.drawing import reveal_monster
from muster.games.monster_lands.effects.free_steps import gain_one_kind
from muster.games.monster_lands.events import CLAN_LOST, DICE_PREPARED, ROUND_BEGINS
from muster.games.monster_lands.offers.citadel import grant_die_offers, grant_goods_offers
from muster.games.monster_lands.phases.deployment import deployment
from muster.games.monster_lands.phases.solo import madhala_prepares
from muster.games.monster_lands.queries import by_newer_rules, first_novice, in_turn_order
from muster.games.monster_lands.state import NOTHING, PREPARATION, LandsTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat


def prepare(table: LandsTable) -> None:
    """A round begins.  [ML-SEQ-01, ML-PRE-01]"""
    table.phase = PREPARATION
    table.tell(ROUND_BEGINS, table.round)
    for seat in in_turn_order(table):
        revive_clan(table, seat)
    call_extra_monster(table)
    for seat in range(table.seats):
        table.clans[seat].strength, table.clans[seat].magic, table.clans[seat].faces = 0, 0, ()
    if by_newer_rules(table):
        offer_grant(table)
        table.then(fill_pools)
        return
    for seat in in_turn_order(table):
        fill_pool(table, seat)
    offer_grant(table)
    madhala_prepares(table)
    table.then(deployment)


def fill_pools(table: LandsTable) -> None:
    """All pools, after the Queen's Grant: nobody chooses its die in view of the rolls.  [ML-PRE-01, ML-QGR-03]"""
    for seat in in_turn_order(table):
        fill_pool(table, seat)
    madhala_prepares(table)
    table.then(deployment)


def offer_grant(table: LandsTable) -> None:
    """From round 2 the first player has the Queen's Grant.  [ML-QGR-01, ML-QGR-02]"""
    if table.grant and table.round > 1:
        table.ask(table.first, "grant-die", grant_die_offers, take_grant_die)
        table.ask(table.first, "grant-goods", grant_goods_offers, take_grant_goods)


def revive_clan(table: LandsTable, seat: Seat) -> None:
    """A clan without any member gets a free novice as leader, and gold up to 5.  [ML-DTH-05, ML-DTH-06, ML-SET-14]"""
    clan = table.clans[seat]
    if clan.members:
        return
    novice = first_novice(table)
    if novice == NOTHING:
        novice = len(table.box.members) - MOST_SEATS + seat  # one from outside the stack
    else:
        table.novices &= ~(1 << novice)
    clan.members = (novice,)
    clan.leader = novice
    clan.gold = max(clan.gold, table.box.lost_clan_gold)
    table.tell(CLAN_LOST, seat, novice)


def call_extra_monster(table: LandsTable) -> None:
    """More Monster Action: an extra monster at an empty Entrance.  [ML-MMA-01, ML-MMA-02]"""
    if table.more_monsters and table.round in table.box.more_monster_rounds and table.monsters[ENTRANCE] == NOTHING:
        reveal_monster(table, ENTRANCE)


def fill_pool(table: LandsTable, seat: Seat) -> None:
    """All dice of the members and the glory bonus; only persuasion is rolled.  [ML-PRE-01 to ML-PRE-03]"""
    clan = table.clans[seat]
    box = table.box
    bonus = box.bands[box.band(clan.glory)]
    dice = [bonus[STRENGTH], bonus[MAGIC], bonus[PERSUASION]]
    for member in clan.members:
        brought = box.members[member].dice
        for colour in (STRENGTH, MAGIC, PERSUASION):
            dice[colour] += brought[colour]
    faces = tuple(sorted([table.chance.die("persuasion", FACES) for _ in range(dice[PERSUASION])]))
    clan.strength += dice[STRENGTH]  # a die of the Queen's Grant may be there
    clan.magic += dice[MAGIC]
    clan.faces = tuple(sorted((*clan.faces, *faces)))
    table.tell(DICE_PREPARED, seat, tuple(dice), faces)


def take_grant_die(table: LandsTable, choice: Option, seat: Seat) -> None:
    """A die for this round only.  [ML-QGR-01, ML-QGR-02]"""
    if kind_of(choice) != "pass":
        gain_dice(table, seat, one_die(choice.value))


def take_grant_goods(table: LandsTable, choice: Option, seat: Seat) -> None:
    """A potion, a venom, a defense token or gold.  [ML-QGR-01, ML-QGR-02]"""
    if kind_of(choice) != "pass":
        goods = GOODS[choice.value]
        gain_one_kind(table, seat, goods, table.box.grant_gold if goods == "gold" else 1)


STEPS = steps(prepare, fill_pools, take_grant_die, take_grant_goods)
ahead.prepare = prepare
