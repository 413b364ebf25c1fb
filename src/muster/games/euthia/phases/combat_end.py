"""The end of a Combat: victory in seven steps, or death and resurrection.  [EU-ECO-01, EU-DTH-02]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import NOTHING, TROPHY_THING, GainEffect
from muster.games.euthia.effects.cards import draw_cards, keep_hand_limit
from muster.games.euthia.effects.carrying import gain_gaar
from muster.games.euthia.effects.gaining import gain, hold
from muster.games.euthia.effects.health import lose_reputation, resurrect
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import (
    BOUNTY_TAKEN,
    DIED,
    KILLED_BY,
    MONSTER_BEATEN,
    REWARD_MISSED,
    TROPHY_TAKEN,
)
from muster.games.euthia.offers.combat import trophy_offers
from muster.games.euthia.phases.card_plays import discard_all_plays
from muster.games.euthia.phases.decks import put_on_top
from muster.games.euthia.phases.scenarios import foe_beaten, foe_fought, monster_defeated
from muster.games.euthia.places import hex_of, is_place_of_trade, terrain_at, treasure_at
from muster.games.euthia.queries import is_solo, permanent
from muster.games.euthia.state import (
    AGAINST_FOE,
    AGAINST_MONSTER,
    HERO_KILLED,
    NO_FIGHT,
    NO_STEP,
    NOBODY,
    OPEN,
    STEP_END,
    WITHDRAWN,
    EuthiaTable,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

GAAR_OF_THE_DEAD = 3  # [EU-DTH-04]
HOPE_PER_GAAR = 2


def end_combat(table: EuthiaTable, seat: Seat) -> None:
    """All steps of the Combat have run out: who was beaten?  [EU-COM-17, EU-ECO-01]"""
    monster = table.beaten_monster
    if table.flags & HERO_KILLED:
        hero_killed(table, seat, monster)
    elif table.flags & WITHDRAWN:
        withdraw(table, seat)
    else:
        victory(table, seat, monster)
        return
    if table.fight_kind == AGAINST_FOE:
        table.then(foe_fought, seat)


def victory(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """The seven steps, strictly in their order.  [EU-ECO-02 to EU-ECO-08, EU-ECO-11, EU-ELI-19]"""
    table.step = STEP_END
    table.tell(MONSTER_BEATEN, seat, monster)
    kind = table.fight_kind
    souls: tuple[GainEffect, ...] = (("gaar", permanent(table, seat, "soul_harvest"), 0),)
    if kind == AGAINST_FOE:  # what follows is the scenario's matter  [EU-SCX-01]
        table.then(gain, seat, souls)
        table.then(foe_beaten, seat)
        return
    table.then(take_reward, seat, monster)
    table.then(offer_trophy, seat, monster)
    if kind == AGAINST_MONSTER:
        table.then(take_loot, seat)
    table.then(gain, seat, souls)
    table.then(clear_combat, seat)
    table.then(hope_into_gaar, seat)
    if kind == AGAINST_MONSTER:
        table.then(mark_hex, seat)
    table.then(monster_defeated, seat, monster)
    if kind == AGAINST_MONSTER and treasure_at(table, table.space[seat]):
        table.then(settle, seat)  # before the Treasure is seen  [EU-ECO-08, EU-TRE-05]
        table.then(ahead.guarded_treasure, seat, table.space[seat])
    else:
        table.then(ahead.trade_with_excess, seat)


def take_reward(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """By the Reputation before this Combat's gains; a Bounty pays everybody.  [EU-ECO-02, EU-ECO-11, EU-ELI-08]"""
    record = table.box.monsters[monster]
    if record.elite:
        table.bounties[seat] = (*table.bounties[seat], monster)
        table.bounty = NOTHING
        table.bounty_done = True
        table.tell(BOUNTY_TAKEN, seat, monster)
    elif record.condition != NOTHING and table.reputation[seat] > record.condition:
        table.tell(REWARD_MISSED, seat, record.condition)
        return
    table.then(gain, seat, record.reward)


def offer_trophy(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """Trophy or discard pile.  [EU-ECO-03, EU-TRO-01]"""
    if table.copied:
        table.copied = False
        return
    table.monster = monster  # the question names it
    table.ask(seat, "trophy", trophy_offers, take_trophy)


def take_trophy(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-TRO-01, EU-TRO-02]"""
    monster, table.monster = table.monster, NOTHING
    record = table.box.monsters[monster]
    if choice.kind == "trophy":
        table.tell(TROPHY_TAKEN, seat, monster)
        table.then(hold, seat, TROPHY_THING + monster)
    elif not record.elite:
        piles = table.monster_discards
        level = record.level - 1
        table.monster_discards = (*piles[:level], (*piles[level], monster), *piles[level + 1 :])


def take_loot(table: EuthiaTable, seat: Seat) -> None:
    """Everything that the hex shows, whatever the Reputation.  [EU-ECO-04, EU-LOT-01]"""
    table.then(gain, seat, hex_of(table, table.space[seat]).loot)
    extra = permanent(table, seat, "plunder")
    if extra:
        more: tuple[GainEffect, ...] = (("gold", extra, 0),)
        table.then(gain, seat, more)


def clear_combat(table: EuthiaTable, seat: Seat) -> None:
    """Tokens return, played cards go, hands are checked.  [EU-ECO-05, EU-ECO-12, EU-ECO-14]"""
    foe = table.foe_player
    table.chaos = 0
    table.monster_gaar = 0
    discard_all_plays(table)
    table.turn_state = OPEN
    table.fight_kind = NO_FIGHT
    table.fighter = NOBODY
    table.attack_copy = NOTHING
    table.step = NO_STEP
    table.monster = NOTHING
    table.beaten_monster = NOTHING
    table.dice = ()
    table.value = 0
    table.combat_round = 0
    table.foe_player = NOBODY
    if table.rules < 3 or not table.flags & HERO_KILLED:
        keep_limits(table, seat, foe)


def keep_limits(table: EuthiaTable, seat: Seat, foe: Seat) -> None:
    """The Monster-player's hand and the Hero's; after a death only when all its steps are done.  [EU-DTH-06]"""
    if foe != NOBODY:
        table.then(keep_hand_limit, foe)
    table.then(keep_hand_limit, seat)


def hope_into_gaar(table: EuthiaTable, seat: Seat) -> None:
    """Leftover pairs of hope become Gaar.  [EU-ECO-06, EU-ECO-13]"""
    gain_gaar(table, seat, table.hope // HOPE_PER_GAAR)
    table.hope = 0


def mark_hex(table: EuthiaTable, seat: Seat) -> None:
    """A Trade token, two Interaction tokens or a Hero token.  [EU-ECO-07, EU-TRD-03]"""
    space = table.space[seat]
    if is_place_of_trade(table, space):
        row = table.trade_tokens
        table.trade_tokens = (*row[:space], seat, *row[space + 1 :])
    elif terrain_at(table, space) != NOTHING:
        add_interaction(table, space, seat, 2)
    else:
        row = table.hero_tokens
        table.hero_tokens = (*row[:space], seat, *row[space + 1 :])


def add_interaction(table: EuthiaTable, space: int, seat: Seat, number: int) -> None:
    """Interaction tokens come to or leave a hex.  [EU-MIN-02, EU-CNF-02]"""
    rows = table.interaction
    row = rows[space]
    changed = (*row[:seat], row[seat] + number, *row[seat + 1 :])
    table.interaction = (*rows[:space], changed, *rows[space + 1 :])


# -- death -------------------------------------------------------------------------------------------------------------


def hero_killed(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """The Monster keeps its hex; the Hero wakes in the Church.  [EU-DTH-02 to EU-DTH-07, EU-ECO-10, EU-ELI-12]"""
    foe = table.foe_player
    table.tell(KILLED_BY, seat, monster)
    table.tell(DIED, seat)
    if table.fight_kind == AGAINST_MONSTER and not table.copied:
        put_on_top(table, monster)
    table.copied = False
    table.own_deaths[seat] += 1
    table.deaths += 1
    if foe != NOBODY:
        table.kills[foe] = (*table.kills[foe], seat)  # [EU-DTH-03]
    if table.cooperative and not is_solo(table):
        lose_reputation(table, seat, 1)  # [EU-COP-07]
    table.dwurt_die[seat] = 0  # [EU-SKO-09]
    table.then(clear_combat, seat)
    table.then(hope_into_gaar, seat)
    table.then(wake_in_church, seat)
    if table.rules >= 3:
        table.then(keep_limits, seat, foe)


def wake_in_church(table: EuthiaTable, seat: Seat) -> None:
    """Full Health, three Gaar and a Gold card.  [EU-DTH-04]"""
    resurrect(table, seat)
    gain_gaar(table, seat, GAAR_OF_THE_DEAD)
    draw_cards(table, seat, True, 1)


def withdraw(table: EuthiaTable, seat: Seat) -> None:
    """A fight with a shared foe ends after its Combat Rounds, or with the foe.  [EU-SCX-01]"""
    table.then(clear_combat, seat)
    table.then(hope_into_gaar, seat)


STEPS = steps(
    end_combat,
    take_reward,
    offer_trophy,
    take_trophy,
    take_loot,
    withdraw,
    clear_combat,
    keep_limits,
    hope_into_gaar,
    mark_hex,
    wake_in_church,
)
