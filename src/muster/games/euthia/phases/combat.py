"""Combat: from the decision to fight to the first Combat Round.  [EU-COM-17]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import COMBAT, FIRST, NOTHING
from muster.games.euthia.effects.actions import spend_action
from muster.games.euthia.effects.cards import add_to_cache, take_card
from muster.games.euthia.effects.things import USES, arrange, use_chosen, use_menu
from muster.games.euthia.events import (
    CARDS_DRAWN,
    COMBAT_BEGINS,
    COMBAT_ROUND,
    INITIATIVE_USED,
    MONSTER_PLAYER,
)
from muster.games.euthia.offers.combat import (
    attacks,
    before_combat_offers,
    claim_offers,
    first_strike_offers,
    setup_offers,
)
from muster.games.euthia.offers.scenario import initiative_offers
from muster.games.euthia.offers.things import essence_holders, gem_holders, slots_for, use_menu_offers
from muster.games.euthia.phases.card_plays import close_combat_round, discard_all_plays
from muster.games.euthia.phases.combat_end import end_combat
from muster.games.euthia.phases.combat_uses import use_in_combat
from muster.games.euthia.phases.decks import next_monster
from muster.games.euthia.phases.harm import kill_hero, stop_combat
from muster.games.euthia.phases.hero_attack import healing_phase, hero_attack, strike_first
from muster.games.euthia.phases.monster_attack import monster_attack
from muster.games.euthia.places import foe_form, has_air, has_earth, hex_of, powers_at
from muster.games.euthia.queries import has_caches, in_force, is_copy, is_essence, is_gem, permanent
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.state import (
    AGAINST_ELITE,
    AGAINST_FOE,
    AGAINST_MONSTER,
    AIR_POWER,
    AMULET_USED,
    CONTROL_DECK,
    CONTROL_DISCARD,
    EARTH_POWER,
    GOES_ON,
    IN_COMBAT,
    NO_HARM,
    NO_MONSTER_ATTACK,
    NOBODY,
    OPEN,
    STEP_FIRST,
    STEP_SETUP,
    WITHDRAWN,
    EuthiaTable,
    control_hand,
    gold_hand,
    silver_hand,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat, StepFunction
from muster.kernel.zones import NO_CARD, Deck, give

MOST_STALLED = 50  # Combat Rounds without any change  [EU-HAT-11]

CONTROL_CARDS = Deck(CONTROL_DECK, CONTROL_DISCARD, "control")


def start_combat(table: EuthiaTable, seat: Seat, source: int, kind: int) -> None:
    """The Combat Action is spent.  [EU-COM-01]"""
    spend_action(table, seat, COMBAT, source)
    begin_combat(table, seat, kind)


def begin_combat(table: EuthiaTable, seat: Seat, kind: int) -> None:
    """Equipment may be changed for the last time, then the fight is set up.  [EU-COM-04, EU-COM-05, EU-MIR-04]"""
    table.fighter = seat
    table.fight_kind = kind
    table.hope = 0  # [EU-COM-04]
    table.flags = 0
    face_next(table, seat)


def go_on_fighting(table: EuthiaTable, seat: Seat) -> None:
    """The next form of a foe in the same Combat: hope, hands and exhausted tiles stay.  [EU-MIR-04]"""
    discard_all_plays(table)
    table.turn_state = OPEN
    table.flags = GOES_ON | table.flags & AMULET_USED  # once per Combat  [EU-MIR-08]
    face_next(table, seat)


def face_next(table: EuthiaTable, seat: Seat) -> None:
    """Nothing has happened to this foe yet, save what a shared one suffered before.  [EU-COM-05, EU-SCX-02]"""
    table.combat_round = 0
    table.damage = sum(table.foe_damage) if table.fight_kind == AGAINST_FOE else 0
    table.quiet = 0
    table.stalled = 0
    table.played = ()
    table.soul_control = False
    table.injuries = NO_HARM
    table.harm = NO_HARM
    table.next_malus = 0
    table.roll_malus = 0
    table.round_foot = 0
    table.fewer_dice = 0
    if may_prepare(table, seat):
        table.ask(seat, "before-combat", before_combat_offers, prepare)
    else:
        table.then(set_up_combat, seat)


def may_prepare(table: EuthiaTable, seat: Seat) -> bool:
    """Is there Equipment to put on or something that works outside Combat?  [EU-COM-05, EU-COM-06]"""
    stored = (*table.sacks[seat], *table.pouch[seat])
    return any(may_go_on(table, seat, thing) for thing in stored) or len(use_menu_offers(table, seat)) > 1


def may_go_on(table: EuthiaTable, seat: Seat, thing: int) -> bool:
    """Could a stored thing come to work on the board?"""
    if is_copy(thing):
        return bool(slots_for(table, seat, thing))
    if is_gem(thing):
        return bool(gem_holders(table, seat))
    return is_essence(thing) and bool(essence_holders(table, seat))


def prepare(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-COM-05, EU-COM-06]"""
    if choice.kind == "done":
        table.then(set_up_combat, seat)
        return
    if choice.kind in USES:
        use_chosen(table, choice, seat)
    else:
        table.then(arrange if choice.kind == "arrange" else use_menu, seat)
    table.then(ask_again, seat)


def ask_again(table: EuthiaTable, seat: Seat) -> None:
    """Whoever died in this window is elsewhere: the fight does not take place.  [EU-COM-06, EU-DTH-08]"""
    if table.fighter == NOBODY:
        return
    table.ask(seat, "before-combat", before_combat_offers, prepare)


def set_up_combat(table: EuthiaTable, seat: Seat) -> None:
    """Who plays the Monster, then which one it is.  [EU-COM-07, EU-COM-11]"""
    table.turn_state = IN_COMBAT
    table.step = STEP_SETUP
    goes_on = table.flags & GOES_ON  # one Monster-player and one First Strike for the whole Combat  [EU-MIR-08]
    if not goes_on:
        table.foe_player = NOBODY
        if not has_caches(table):
            choose_monster_player(table, seat)
    table.then(meet_monster, seat)
    table.then(combat_setup_window, seat)
    if not goes_on:
        table.then(offer_first_strike, seat)
    table.then(next_combat_round, seat)
    table.then(end_combat, seat)


# -- the Monster-player ------------------------------------------------------------------------------------------------


def choose_monster_player(table: EuthiaTable, seat: Seat) -> None:
    """With two the other one; with more by Control cards, unless somebody takes over.  [EU-COM-07, EU-COM-08]"""
    if table.seats == 2:
        set_monster_player(table, 1 - seat)
        return
    holders = [other for other in range(table.seats) if other != seat and table.zones[control_hand(table, other)].cards]
    # Who holds a Control card is open; all of them are asked at the same time.  [EU-COM-19]
    table.ask_each(dict.fromkeys(holders, ()), "claim", claim_offers, settle_claims)


def settle_claims(table: EuthiaTable, answers: dict[Seat, Option]) -> None:
    """Among the willing chance decides; without any, Control cards are revealed.  [EU-COM-10, EU-COM-19]"""
    willing = [seat for seat in sorted(answers) if answers[seat].kind == "claim"]
    if willing:
        chosen = table.chance.pick("control", willing) if len(willing) > 1 else willing[0]
        give(table, control_hand(table, chosen), 0, CONTROL_DISCARD)
        set_monster_player(table, chosen)
    else:
        reveal_control_cards(table, table.fighter)


def reveal_control_cards(table: EuthiaTable, seat: Seat) -> None:
    """One by one until another Hero's appears; one of the fighter's own goes to the hand.  [EU-COM-08, EU-COM-09]"""
    renewed = False
    while True:
        if not table.zones[CONTROL_DECK].cards:
            if renewed:
                break
            renewed = True
        card = CONTROL_CARDS.draw(table, CONTROL_DISCARD)
        if card == NO_CARD:
            break
        owner = table.heroes.index(card)
        if owner != seat:
            set_monster_player(table, owner)
            return
        if not table.zones[control_hand(table, seat)].cards:
            at = table.zones[CONTROL_DISCARD].cards.index(card)
            give(table, CONTROL_DISCARD, at, control_hand(table, seat))
    # Nobody else's card can be reached.  [EU-COM-20]
    others = [other for other in range(table.seats) if other != seat]
    set_monster_player(table, table.chance.pick("control", others))


def set_monster_player(table: EuthiaTable, seat: Seat) -> None:
    table.foe_player = seat
    table.tell(MONSTER_PLAYER, seat)


# -- the Monster -------------------------------------------------------------------------------------------------------


def meet_monster(table: EuthiaTable, seat: Seat) -> None:
    """The card, its bar and the Powers of the hex.  [EU-COM-11 to EU-COM-16, EU-MIR-01, EU-SAB-06]"""
    space = table.space[seat]
    if table.fight_kind == AGAINST_MONSTER:
        table.monster = next_monster(table, hex_of(table, space).level)
    elif table.fight_kind == AGAINST_ELITE:
        table.monster = table.bounty
    else:
        table.monster = foe_form(table).monster
    monster = table.box.monsters[table.monster]
    table.tell(COMBAT_BEGINS, seat, monster.id)
    table.chaos = max(0, monster.chaos + in_force(table, "monster_chaos") - rules_of(table).chaos_taken(table, seat))
    table.monster_gaar = monster.gaar
    if table.foe_player != NOBODY:
        table.chaos += permanent(table, table.foe_player, "foe_chaos")
        table.monster_gaar += permanent(table, table.foe_player, "foe_gaar")
        draw_for_monster(table, False, monster.silver_cards + permanent(table, table.foe_player, "foe_start_silver"))
    else:
        draw_for_monster(table, False, monster.silver_cards)
    draw_for_monster(table, True, monster.gold_cards)
    powers = powers_at(table, space)
    if has_air(powers):
        table.flags |= AIR_POWER
    if has_earth(powers):
        table.flags |= EARTH_POWER


def draw_for_monster(table: EuthiaTable, gold: bool, number: int) -> None:
    """Cards for the Monster-player's hand, or for the caches.  [EU-COM-13, EU-SOL-10, EU-SOL-31]"""
    if not number:
        return
    if has_caches(table):
        add_to_cache(table, gold, number)
        return
    seat = table.foe_player
    for _ in range(number):
        take_card(table, gold, gold_hand(table, seat) if gold else silver_hand(table, seat))
    table.tell(CARDS_DRAWN, seat, "gold" if gold else "silver", number)


def draw_for_foe(table: EuthiaTable, gold: bool, number: int) -> None:
    """Cards that a Monster's range gives its player or the caches.  [EU-ELI-14, EU-SOL-31]"""
    draw_for_monster(table, gold, number)


# -- the course of a Combat --------------------------------------------------------------------------------------------


def combat_setup_window(table: EuthiaTable, seat: Seat) -> None:
    """[EU-COM-25]"""
    table.ask(seat, "combat-setup", setup_offers, use_setup)


def use_setup(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-COM-25]"""
    if choice.kind != "done":
        table.then(use_in_combat, seat, choice.value)
        table.then(combat_setup_window, seat)


def offer_first_strike(table: EuthiaTable, seat: Seat) -> None:
    """Once, before the first Combat Round.  [EU-FST-01]"""
    table.step = STEP_FIRST
    if attacks(table, seat, FIRST):
        table.ask(seat, "first-strike", first_strike_offers, take_first_strike)


def take_first_strike(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-FST-02, EU-FST-03]"""
    if choice.kind == "strike-with":
        table.then(strike_first, seat, choice.value)


def next_combat_round(table: EuthiaTable, seat: Seat) -> None:
    """Healing, Monster Attack, Healing, Hero Attack; again until one side is beaten.  [EU-COM-18, EU-COM-23]"""
    if table.monster == NOTHING:
        return
    if ended_by_itself(table, seat):
        return
    table.combat_round += 1
    table.tell(COMBAT_ROUND, table.combat_round)
    if table.fight_kind == AGAINST_FOE and table.initiative >> seat & 1:
        table.ask(seat, "initiative", initiative_offers, take_initiative)
    else:
        fight_round(table, seat, (monster_attack, hero_attack))


def take_initiative(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """With an Initiative token the Hero attacks first in one Combat Round.  [EU-MIR-06]"""
    if choice.kind == "use-initiative":
        table.initiative &= ~(1 << seat)
        table.tell(INITIATIVE_USED, seat)
        fight_round(table, seat, (hero_attack, monster_attack))
    else:
        fight_round(table, seat, (monster_attack, hero_attack))


def fight_round(table: EuthiaTable, seat: Seat, attacks: tuple[StepFunction, StepFunction]) -> None:
    """A Healing Phase before each of the two attacks.  [EU-COM-18, EU-MIR-06]"""
    before = (table.health[seat], table.damage)
    for attack in attacks:
        table.then(healing_phase, seat)
        if attack is hero_attack or not (table.flags & NO_MONSTER_ATTACK and table.combat_round == 1):
            table.then(attack, seat)
    table.then(end_combat_round, seat, before)


def ended_by_itself(table: EuthiaTable, seat: Seat) -> bool:
    """A shared foe lets go after some rounds; a fight without any change ends.  [EU-SCX-01, EU-HAT-11]"""
    if table.fight_kind == AGAINST_FOE and 0 < foe_form(table).combat_rounds <= table.combat_round:
        stop_combat(table, WITHDRAWN)
        return True
    if table.stalled >= MOST_STALLED:
        table.health[seat] = 0
        kill_hero(table)
        return True
    return False


def end_combat_round(table: EuthiaTable, seat: Seat, before: tuple[int, int]) -> None:
    """Ongoing effects work, plain cards go; then the next round.  [EU-CRD-09, EU-CRD-10]"""
    if table.monster == NOTHING:
        return
    table.stalled = table.stalled + 1 if before == (table.health[seat], table.damage) else 0
    table.round_foot = 0
    table.harm = NO_HARM
    table.then(close_combat_round)
    table.then(next_combat_round, seat)


STEPS = steps(
    start_combat,
    take_initiative,
    prepare,
    ask_again,
    set_up_combat,
    settle_claims,
    meet_monster,
    draw_for_foe,
    combat_setup_window,
    use_setup,
    offer_first_strike,
    take_first_strike,
    next_combat_round,
    end_combat_round,
)
ahead.offer_first_strike = offer_first_strike
ahead.draw_for_foe = draw_for_foe
