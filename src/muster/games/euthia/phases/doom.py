"""The Looming Doom: Evidence, sabotage, and the Finale against the Accomplice and the Saboteur.  [EU-SAB-01]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import NOTHING
from muster.games.euthia.effects.cards import keep_hand_limit
from muster.games.euthia.effects.carrying import discard, spend_gaar
from muster.games.euthia.effects.gaining import gain_reputation, pay_gold
from muster.games.euthia.effects.health import heal, injure, lose_reputation
from muster.games.euthia.effects.rolls import SEARCHING, hero_roll
from muster.games.euthia.effects.things import find, settle
from muster.games.euthia.events import CITADEL_SEARCHED, EVIDENCE_FOUND, SABOTAGE, SHOWDOWN, SHOWDOWN_OF, UNMASKED
from muster.games.euthia.offers.doom import asked_bit, culprit_offers, evidence_needed, informant_offers, sabotage_in
from muster.games.euthia.phases.combat import begin_combat
from muster.games.euthia.phases.combat_end import withdraw
from muster.games.euthia.phases.free_actions import pay_counted
from muster.games.euthia.phases.rounds import open_round
from muster.games.euthia.phases.shared_foe import appear, leave_map
from muster.games.euthia.places import foe_form, is_place_of_trade
from muster.games.euthia.queries import carried_things, gaar_of, is_solo, seats_in_turn, weaknesses
from muster.games.euthia.state import AGAINST_FOE, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

SECOND_ACCOMPLICE = 1  # the form that only the hard game brings  [EU-SAB-07]


# -- Evidence ----------------------------------------------------------------------------------------------------------


def find_evidence(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Never more than a Badge token can show.  [EU-SAB-01]"""
    found = min(number, table.box.scenarios[table.scenario].figures["most_evidence"] - table.evidence[seat])
    if found > 0:
        total = table.evidence[seat] + found
        table.evidence = (*table.evidence[:seat], total, *table.evidence[seat + 1 :])
        table.tell(EVIDENCE_FOUND, seat, found, total)


def hear_rumours(table: EuthiaTable, seat: Seat) -> None:
    """A fulfilled Quest.  [EU-SAB-02]"""
    find_evidence(table, seat, 1)


def question_traders(table: EuthiaTable, seat: Seat, monster: int) -> None:
    """A Monster beaten on a hex of a Place of Trade has set it free; an Elite frees nothing.  [EU-SAB-02]"""
    if not table.box.monsters[monster].elite and is_place_of_trade(table, table.space[seat]):
        find_evidence(table, seat, 1)


def ask_informant(table: EuthiaTable, seat: Seat, informant: int) -> None:
    """A Free Action: what pays for the Evidence?  [EU-SAB-02]"""
    table.ask(seat, "informant", informant_offers, pay_informant, informant)


def pay_informant(table: EuthiaTable, choice: Option, seat: Seat, informant: int) -> None:
    """Once per Hero; Skoldur may give Dwurt for the Gaar, and his die does not move.  [EU-SAB-02, EU-SAB-09]"""
    if choice.kind == "back":
        return
    card = table.box.scenarios[table.scenario].informants[informant]
    table.visits |= asked_bit(informant, seat)
    if choice.kind == "pay":
        discard(table, seat, find(table, tuple(carried_things(table, seat)), choice.value))
    elif choice.kind == "pay-gaar":
        pay_gold(table, seat, card.gold)
        if gaar_of(table, seat) >= card.gaar:
            spend_gaar(table, seat, card.gaar)
        else:
            table.dwurt[seat] -= card.gaar
    elif choice.kind == "pay-silver":
        pay_counted(table, seat, "silver", card.silver)
    else:
        pay_counted(table, seat, "gold_card", card.gold_cards)
    table.then(find_evidence, seat, 1)


def pay_den(table: EuthiaTable, seat: Seat) -> None:
    """Gold for Evidence.  [EU-SAB-02]"""
    figures = table.box.scenarios[table.scenario].figures
    pay_gold(table, seat, figures["den_price"])
    find_evidence(table, seat, figures["den_evidence"])


def enter_citadel(table: EuthiaTable, seat: Seat) -> None:
    """A Hero Roll decides.  [EU-SAB-03]"""
    hero_roll(table, seat, SEARCHING)


def search_citadel(table: EuthiaTable, seat: Seat, value: int) -> None:
    """Evidence, or Injuries that may kill.  [EU-SAB-03]"""
    figures = table.box.scenarios[table.scenario].figures
    table.tell(CITADEL_SEARCHED, seat, value)
    if value >= figures["citadel_value"]:
        find_evidence(table, seat, figures["citadel_evidence"])
    else:
        injure(table, seat, figures["citadel_injuries"])


# -- sabotage ----------------------------------------------------------------------------------------------------------


def sabotage(table: EuthiaTable) -> None:
    """At the end of every second round: Gold, or Reputation of who has too little.  [EU-SAB-04]"""
    figures = table.box.scenarios[table.scenario].figures
    for seat in victims(table):
        table.tell(SABOTAGE, seat)
        if table.gold[seat] >= figures["sabotage_gold"]:
            pay_gold(table, seat, figures["sabotage_gold"])
        else:
            lose_reputation(table, seat, figures["sabotage_reputation"])


def victims(table: EuthiaTable) -> list[Seat]:
    """All with the lowest Evidence; alone a Hero with less than is safe.  [EU-SAB-04]"""
    number = sabotage_in(table, table.round)
    if number == NOTHING:
        return []
    if is_solo(table):
        return [0] if table.evidence[0] < evidence_needed(table, number) else []
    return [seat for seat in seats_in_turn(table) if table.evidence[seat] == min(table.evidence)]


# -- the Finale --------------------------------------------------------------------------------------------------------


def start_showdown(table: EuthiaTable) -> None:
    """Opening steps, then Hero by Hero in turn order.  [EU-SAB-05]"""
    table.round += 1
    table.tell(SHOWDOWN, table.round)
    open_round(table)
    for seat in seats_in_turn(table):
        table.then(meet_accomplice, seat)
    table.then(end_showdown)


def meet_accomplice(table: EuthiaTable, seat: Seat) -> None:
    """A little rest, then the fight, wherever the Hero is.  [EU-SAB-05]"""
    table.active = seat
    table.tell(SHOWDOWN_OF, seat)
    heal(table, seat, table.box.scenarios[table.scenario].figures["finale_heal"])
    table.then(fight_culprit, seat, 0)


def fight_culprit(table: EuthiaTable, seat: Seat, form: int) -> None:
    """Each Hero meets its own, unhurt; Evidence takes Health from the Saboteur.  [EU-SAB-05, EU-SAB-06]"""
    appear(table, form, NOTHING, 1)
    table.foe_more = -table.box.scenarios[table.scenario].figures["health_less"] * weaknesses(table, seat)
    begin_combat(table, seat, AGAINST_FOE)
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)


def culprit_beaten(table: EuthiaTable, seat: Seat) -> None:
    """Reputation at once; the Combat is over, and the next one comes if the Hero wishes.  [EU-SAB-05, EU-SAB-07]"""
    gain_reputation(table, seat, foe_form(table).ranks[0])
    following = table.foe_wave + 1
    if following == SECOND_ACCOMPLICE and not table.hard:
        following += 1
    leave_map(table)
    table.then(withdraw, seat)
    if following == len(table.box.scenarios[table.scenario].foes):
        table.unmasked |= 1 << seat
        table.tell(UNMASKED, seat)
    else:
        table.then(settle, seat)
        table.then(offer_culprit, seat, following)


def offer_culprit(table: EuthiaTable, seat: Seat, form: int) -> None:
    """[EU-SAB-05, EU-SAB-07]"""
    table.ask(seat, "culprit", culprit_offers, face_culprit, form)


def face_culprit(table: EuthiaTable, choice: Option, seat: Seat, form: int) -> None:
    """A Combat of its own, or nothing more.  [EU-SAB-05]"""
    if choice.kind == "face":
        table.then(fight_culprit, seat, form)


def end_showdown(table: EuthiaTable) -> None:
    """[EU-SAB-05]"""
    leave_map(table)


STEPS = steps(
    find_evidence,
    ask_informant,
    pay_informant,
    search_citadel,
    meet_accomplice,
    fight_culprit,
    offer_culprit,
    face_culprit,
    end_showdown,
)
ahead.ask_informant = ask_informant
ahead.search_citadel = search_citadel
