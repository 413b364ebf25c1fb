"""Rounds and turns.  [EU-RND-01, EU-TRN-02]"""

from __future__ import annotations

from collections.abc import Callable

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import COMBAT, MINING, NOTHING, POTION_THING, TRADE
from muster.games.euthia.effects.actions import BY_CARRIED, BY_TOKEN, spend_action
from muster.games.euthia.effects.cards import add_to_cache, discard_card, draw_cards, exchange_silver, keep_hand_limit
from muster.games.euthia.effects.carrying import gain_dwurt
from muster.games.euthia.effects.gaining import acquire, gain_gold, pay_gold
from muster.games.euthia.effects.health import die_outside, heal, injure, lose_reputation
from muster.games.euthia.effects.rolls import convert_gaar
from muster.games.euthia.effects.things import USES, arrange, drop_menu, settle, use_chosen, use_menu
from muster.games.euthia.events import DWURT_DIE, MOVES_GAINED, ROUND_BEGINS, TOKEN_KEPT, TURN_BEGINS, TURN_ENDS
from muster.games.euthia.offers.hand import SILVER_FOR_GOLD, gold_card_offers, silver_offers
from muster.games.euthia.offers.turn import (
    action_source_offers,
    carry_offers,
    dwurt_offers,
    moves_source_offers,
    turn_offers,
)
from muster.games.euthia.phases.combat import start_combat
from muster.games.euthia.phases.elites import griffin_menu, next_bounty
from muster.games.euthia.phases.free_actions import confront, find_treasure, fulfil, refill_encounters
from muster.games.euthia.phases.mining import start_mining
from muster.games.euthia.phases.moving import arrive, go, portal_menu, source_of, space_of, walk
from muster.games.euthia.phases.scenarios import (
    scenario_end,
    scenario_round_end,
    scenario_round_start,
    scenario_turn_end,
    scenario_turn_start,
    visit,
)
from muster.games.euthia.phases.trading import start_trade
from muster.games.euthia.places import CENTRE, church
from muster.games.euthia.queries import has_caches, is_skoldur, is_solo, permanent
from muster.games.euthia.scenarios.rules import rules_of
from muster.games.euthia.scoring import final_scoring
from muster.games.euthia.state import (
    AGAINST_ELITE,
    AGAINST_FOE,
    BEFORE,
    ENDING,
    OPEN,
    EuthiaTable,
)
from muster.kernel.errors import BrokenRule
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

ALL_TOKENS = 0b111


# -- rounds ------------------------------------------------------------------------------------------------------------


def start_round(table: EuthiaTable) -> None:
    """[EU-RND-01]"""
    table.tell(ROUND_BEGINS, table.round)
    open_round(table)
    table.active = table.first
    table.foe_fought = 0
    table.then(scenario_round_start)
    table.then(take_turn)


def open_round(table: EuthiaTable) -> None:
    """Action tokens, ready tiles, active Gems, for all at once.  [EU-RND-01 to EU-RND-04, EU-RND-08]"""
    for seat in range(table.seats):
        table.tokens[seat] = ALL_TOKENS
    table.exhausted = 0
    table.set_gems = tuple([(copy, gem, 1) for copy, gem, _ in table.set_gems])
    if is_solo(table):
        add_to_cache(table, False, 1)  # [EU-SOL-05]


def take_turn(table: EuthiaTable) -> None:
    """One turn for the active player; the first one starts in the Church.  [EU-TRN-01, EU-RND-05, EU-COP-06]"""
    seat = table.active
    table.turn_state = OPEN
    table.quests_done = 0
    table.bounty_done = False
    table.portals_used[seat] = ()  # [EU-TEL-05]
    table.tell(TURN_BEGINS, seat, table.round)
    if has_caches(table) and not is_solo(table):
        add_to_cache(table, False, 1)
    if table.space[seat] == NOTHING:
        table.then(place_hero, seat)
    table.then(scenario_turn_start, seat)
    table.then(ask_turn, seat)


def place_hero(table: EuthiaTable, seat: Seat) -> None:
    """In the Church, or on the hex that the scenario names, which is entered like any other.  [EU-TRN-01, EU-TRN-12]"""
    start = table.box.scenarios[table.scenario].start
    if start == CENTRE:
        table.space[seat] = church(table)
    else:
        arrive(table, seat, start)


def ask_turn(table: EuthiaTable, seat: Seat) -> None:
    """[EU-TRN-02]"""
    table.ask(seat, "turn", turn_offers, act)


def after_action(table: EuthiaTable, seat: Seat) -> None:
    """At the end of each Action excess is settled, then the turn goes on.  [EU-ITM-05, EU-TRN-05]"""
    table.turn_state = OPEN
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)
    table.then(ask_turn, seat)


# -- what a turn consists of -------------------------------------------------------------------------------------------


def act(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """One thing after another; whatever it was, the turn goes on after it.  [EU-TRN-02, EU-TRN-09]"""
    kind = choice.kind
    if kind == "end":
        end_turn(table, seat)
        return
    if kind == "moves":
        table.ask(seat, "moves-source", moves_source_offers, take_moves, choice.value)
    elif kind in ACTIONS:
        table.ask(seat, "action-source", action_source_offers, begin_action, ACTIONS[kind], kind)
    elif kind in MENUS:
        table.then(MENUS[kind], seat)
    elif kind == "go":
        go(table, seat, space_of(table, choice))
    elif kind in USES:
        use_chosen(table, choice, seat)
    elif kind == "quest":
        table.then(fulfil, seat, choice.value)
    elif kind == "visit":
        table.then(visit, seat, choice.value)
    elif kind in SCENARIO_ACTIONS:
        rules_of(table).act(table, choice, seat)
    else:
        do_at_once(table, seat, kind)
    table.then(after_action, seat)


SCENARIO_ACTIONS = ("ask", "defend", "revoke")
ACTIONS = {"mine": MINING, "trade": TRADE, "fight-elite": COMBAT, "fight-foe": COMBAT}
MENUS: dict[str, Callable[[EuthiaTable, Seat], None]] = {
    "walk": walk,
    "use-menu": use_menu,
    "arrange": arrange,
    "drop-menu": drop_menu,
    "portal-menu": portal_menu,
    "griffin-menu": griffin_menu,
    "treasure": find_treasure,
    "confront": confront,
}


def do_at_once(table: EuthiaTable, seat: Seat, kind: str) -> None:
    """Church, exchanges of cards, Skoldur's brewing.  [EU-FRE-02, EU-SOL-08, EU-SKO-02]"""
    match kind:
        case "church-heal":
            pay_gold(table, seat, 1)
            heal(table, seat, table.box.church_heal)
        case "church-potion":
            pay_gold(table, seat, table.box.church_potion)
            acquire(table, seat, POTION_THING)
        case "exchange":
            exchange_silver(table, seat)
        case "coin-silver" | "coin-gold":
            change_cards(table, seat, kind)
        case "convert-gaar":
            convert_gaar(table, seat)
        case _:
            raise BrokenRule(f"nothing is done for {kind} in a turn")


def change_cards(table: EuthiaTable, seat: Seat, kind: str) -> None:
    """Four Silver cards or a Gold card for a coin.  [EU-SOL-08]"""
    if kind == "coin-silver":
        table.then(give_coin, seat, SILVER_FOR_GOLD)
    else:
        table.ask_anyway(seat, "give-card", gold_card_offers, sell_gold_card, 1)


def give_coin(table: EuthiaTable, seat: Seat, left: int) -> None:
    """Four Silver cards for a coin, chosen one by one.  [EU-SOL-08, EU-SOL-30]"""
    if left:
        table.ask_anyway(seat, "give-silver", silver_offers, discard_for_coin, left)
    else:
        gain_gold(table, seat, 1)


def discard_for_coin(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """[EU-SOL-08]"""
    discard_card(table, seat, choice.value)
    give_coin(table, seat, left - 1)


def sell_gold_card(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """A Gold card for a coin.  [EU-SOL-08, EU-SOL-30]"""
    discard_card(table, seat, choice.value)
    gain_gold(table, seat, 1)


def take_moves(table: EuthiaTable, choice: Option, seat: Seat, action: int) -> None:
    """An Action token becomes Move points.  [EU-TOK-02, EU-TOK-03, EU-MOV-01]"""
    spend_action(table, seat, action, BY_TOKEN if choice.kind == "pay-token" else BY_CARRIED)
    number = table.box.action_moves[action]
    table.moves[seat] += number
    table.tell(MOVES_GAINED, seat, number)


def begin_action(table: EuthiaTable, choice: Option, seat: Seat, action: int, kind: str) -> None:
    """[EU-TOK-06]"""
    source = source_of(table, choice, seat, action)
    if kind == "mine":
        table.then(start_mining, seat, source)
    elif kind == "trade":
        table.then(start_trade, seat, source)
    else:
        against = AGAINST_ELITE if kind == "fight-elite" else AGAINST_FOE
        if against == AGAINST_FOE:
            table.foe_fought |= 1 << seat
        table.then(start_combat, seat, source, against)


# -- the end of a turn -------------------------------------------------------------------------------------------------


def end_turn(table: EuthiaTable, seat: Seat) -> None:
    """Dwurt die, carry-over, Move points, Encounters, Bounty, scenario, in this order.  [EU-TRN-11]"""
    table.turn_state = ENDING
    table.then(settle, seat)
    table.then(keep_hand_limit, seat)
    if is_skoldur(table, seat):
        table.then(face_dwurt_die, seat)
    table.then(carry_over, seat)
    table.then(refill_encounters, seat)
    table.then(next_bounty)
    table.then(scenario_turn_end, seat)
    table.then(next_turn)


def face_dwurt_die(table: EuthiaTable, seat: Seat) -> None:
    """[EU-SKO-08]"""
    if table.dwurt[seat]:
        table.ask(seat, "dwurt-die", dwurt_offers, answer_dwurt_die)
    else:
        resolve_dwurt_die(table, seat)


def answer_dwurt_die(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-SKO-08, EU-SKO-12]"""
    if choice.kind == "avoid-dwurt":
        table.dwurt[seat] -= 1
        table.dwurt_die[seat] = 0
    else:
        resolve_dwurt_die(table, seat)


# Dwurt, Silver cards, Gold cards, Reputation lost, Injuries.  [EU-SKO-07]
DWURT_TABLE = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 2, 0, 0, 1), (1, 3, 0, 1, 2), (1, 0, 1, 1, 4), (2, 0, 1, 1, 6))


def resolve_dwurt_die(table: EuthiaTable, seat: Seat) -> None:
    """The effects of the die in their order.  [EU-SKO-07, EU-SKO-09, EU-SKO-11, EU-SKO-12]"""
    value = max(0, table.dwurt_die[seat] - permanent(table, seat, "dwurt_lower"))
    dwurt, silver, gold, reputation, injuries = DWURT_TABLE[min(value, 5)]
    table.tell(DWURT_DIE, seat, value)
    table.dwurt_die[seat] = 0
    gain_dwurt(table, seat, dwurt)
    if silver:
        draw_cards(table, seat, False, silver, caches=False)
    if gold:
        draw_cards(table, seat, True, gold, caches=False)
    lose_reputation(table, seat, reputation)
    injuries = max(0, injuries - permanent(table, seat, "dwurt_guard"))
    if injuries >= table.health[seat]:
        die_outside(table, seat, price=1)
    else:
        injure(table, seat, injuries)


def carry_over(table: EuthiaTable, seat: Seat) -> None:
    """One unused token may stay; the others and all Move points are lost.  [EU-TOK-04, EU-MOV-04]"""
    table.moves[seat] = 0
    if table.rules >= 3 and table.round >= table.rounds:  # there is no turn for it any more
        table.tokens[seat] = 0
        table.carried[seat] = NOTHING
    else:
        table.ask(seat, "carry-over", carry_offers, keep_token)


def keep_token(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-TOK-04, EU-TOK-05]"""
    table.tokens[seat] = 0
    table.carried[seat] = choice.value if choice.kind == "carry" else NOTHING
    if choice.kind == "carry":
        table.tell(TOKEN_KEPT, seat, choice.value)


def next_turn(table: EuthiaTable) -> None:
    """Clockwise; after the last one the round ends, and after the last round the game.  [EU-RND-06, EU-RND-07]"""
    table.tell(TURN_ENDS, table.active)
    table.turn_state = BEFORE
    table.active = (table.active + 1) % table.seats
    if table.active != table.first:
        table.then(take_turn)
        return
    table.then(scenario_round_end)
    table.then(end_round)


def end_round(table: EuthiaTable) -> None:
    """[EU-RND-06, EU-RND-07]"""
    if table.round >= table.rounds:
        table.then(scenario_end)
        table.then(final_scoring)
        return
    table.round += 1
    table.then(start_round)


STEPS = steps(
    start_round,
    take_turn,
    place_hero,
    ask_turn,
    after_action,
    act,
    change_cards,
    give_coin,
    discard_for_coin,
    sell_gold_card,
    take_moves,
    begin_action,
    face_dwurt_die,
    answer_dwurt_die,
    carry_over,
    keep_token,
    next_turn,
    end_round,
)
ahead.change_cards = change_cards
