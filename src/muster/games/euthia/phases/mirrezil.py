"""Threat of Mirrezil: Event cards, the Watchtower, the Dragon's Eyrie, and the Finale.  [EU-MIR-01, EU-MIR-04]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import DRAGONS_EYRIE, NOTHING, TRADERS
from muster.games.euthia.effects.cards import draw_cards, keep_hand_limit
from muster.games.euthia.effects.carrying import gain_dwurt, gain_gaar
from muster.games.euthia.effects.gaining import gain_reputation, pay_gold
from muster.games.euthia.effects.health import injure
from muster.games.euthia.effects.things import settle
from muster.games.euthia.events import (
    EVENT_CARD,
    FINALE_BEGINS,
    FINALE_OF,
    HOPE_RISES,
    INITIATIVE_TAKEN,
)
from muster.games.euthia.offers.scenario import aspect_offers
from muster.games.euthia.phases.combat import begin_combat, go_on_fighting
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.rounds import open_round
from muster.games.euthia.phases.shared_foe import appear, leave_map, pay_ranks, turn_up_card
from muster.games.euthia.phases.trading import renew_offer
from muster.games.euthia.places import church
from muster.games.euthia.queries import in_force, is_skoldur, max_health, seats_in_turn
from muster.games.euthia.state import AGAINST_FOE, EuthiaTable, visit_bit
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

# -- Events ------------------------------------------------------------------------------------------------------------


def turn_up_event(table: EuthiaTable) -> None:
    """One Event card in each round from the second on; it holds until the next.  [EU-MIR-01]"""
    if table.round < table.box.scenarios[table.scenario].figures["first_event"]:
        return
    card = turn_up_card(table)
    table.tell(EVENT_CARD, card.text)
    for name, number, _ in card.at_once:
        if name == "renew_offers":
            for trader in range(len(TRADERS)):
                renew_offer(table, trader)
        else:
            for seat in seats_in_turn(table):
                feel_event(table, seat, name, number)


def feel_event(table: EuthiaTable, seat: Seat, name: str, number: int) -> None:
    """What an Event does to every Hero at once: Injuries outside the Church, or Gaar.  [EU-MIR-01]"""
    if name == "inj_outside":
        if table.space[seat] not in (NOTHING, church(table)):  # [EU-TRN-07]
            injure(table, seat, number)
        return
    if is_skoldur(table, seat):
        gain_dwurt(table, seat, number)
    else:
        gain_gaar(table, seat, number)
    table.then(settle, seat)


def event_bonus(table: EuthiaTable, seat: Seat) -> None:
    """What a victory brings while an Event holds.  [EU-MIR-01]"""
    gain_reputation(table, seat, in_force(table, "victory_rep"))
    cards = in_force(table, "victory_gold_card")
    if cards:
        draw_cards(table, seat, True, cards)


# -- places ------------------------------------------------------------------------------------------------------------


def pay_watchtower(table: EuthiaTable, seat: Seat) -> None:
    """Gold for an Initiative token.  [EU-MIR-03]"""
    pay_gold(table, seat, table.box.scenarios[table.scenario].figures["watchtower_price"])
    table.initiative |= 1 << seat
    table.tell(INITIATIVE_TAKEN, seat)


def brave_eyrie(table: EuthiaTable, seat: Seat) -> None:
    """Injuries now, hope in the Finale.  [EU-MIR-03]"""
    injure(table, seat, table.box.scenarios[table.scenario].figures["eyrie_injuries"])


# -- the Finale --------------------------------------------------------------------------------------------------------


def start_finale(table: EuthiaTable) -> None:
    """Opening steps, rest for all, then Hero by Hero: the least renowned first, together in turn order.  [EU-MIR-04]"""
    table.round += 1
    table.scenario_card = NOTHING  # the last Event is over
    table.tell(FINALE_BEGINS, table.round)
    open_round(table)
    order = seats_in_turn(table)
    for seat in order:
        hero = table.box.heroes[table.heroes[seat]]
        table.health[seat] = max_health(table, seat)
        table.gaar[seat] = max(table.gaar[seat], hero.gaar)
        table.dwurt[seat] = max(table.dwurt[seat], hero.dwurt)
    if table.cooperative:
        appear(table, 0, NOTHING, table.seats)  # [EU-MIR-07]
    else:
        order.sort(key=lambda seat: table.reputation[seat])
    for seat in order:
        table.then(meet_mirrezil, seat)
    table.then(end_finale)


def meet_mirrezil(table: EuthiaTable, seat: Seat) -> None:
    """A Finale alone against an unhurt Mirrezil, or going on where the last Hero fell.  [EU-MIR-04, EU-MIR-07]"""
    if not table.cooperative:
        table.waves_beaten = 0
        appear(table, 0, NOTHING, 1)
    elif table.foe_wave == NOTHING:  # beaten by those before
        return
    table.active = seat
    table.tell(FINALE_OF, seat)
    begin_combat(table, seat, AGAINST_FOE)
    if table.visits & visit_bit(DRAGONS_EYRIE, seat):  # [EU-MIR-03]
        table.hope = table.box.scenarios[table.scenario].figures["eyrie_hope"]
        table.tell(HOPE_RISES, seat, table.hope)
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)


def aspect_beaten(table: EuthiaTable, seat: Seat) -> None:
    """Its Reputation at once; then the next aspect, if the Hero dares.  [EU-MIR-05, EU-MIR-07]"""
    pay_ranks(table)
    following = table.foe_wave + 1
    if following == len(table.box.scenarios[table.scenario].foes):
        leave_map(table)
        table.then(withdraw, seat)
        return
    appear(table, following, NOTHING, table.foe_players)
    if table.cooperative:
        go_on_fighting(table, seat)
    else:
        table.ask(seat, "aspect", aspect_offers, face_aspect)


def face_aspect(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """In the same Combat after a window as before it, or nothing more.  [EU-MIR-04, EU-MIR-05]"""
    if choice.kind == "face":
        go_on_fighting(table, seat)
    else:
        table.then(withdraw, seat)


def end_finale(table: EuthiaTable) -> None:
    """[EU-MIR-07]"""
    leave_map(table)


STEPS = steps(meet_mirrezil, face_aspect, end_finale)
