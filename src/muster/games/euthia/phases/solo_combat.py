"""Monsters without a player: Combat cards and Chaos Actions.  [EU-SOL-12, EU-COP-04]"""

from __future__ import annotations

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import HEALING, NOTHING, SILVER_TYPES
from muster.games.euthia.effects.rolls import GAAR_BONUS, roll_again
from muster.games.euthia.events import COMBAT_CARD, MONSTER_PLAYS, MONSTER_REROLLED
from muster.games.euthia.offers.combat import price_of_play
from muster.games.euthia.phases.card_plays import lay_play
from muster.games.euthia.phases.monster_attack import hero_occasion, weigh_elements
from muster.games.euthia.queries import roll_value
from muster.games.euthia.state import (
    COMBAT_DECK,
    COMBAT_DISCARD,
    DEARER_PLAY,
    GOLD_CACHE,
    NO_CHAOS_ACTIONS,
    NO_GOLD_CARDS,
    SILVER_CACHE,
    STEP_MC,
    EuthiaTable,
)
from muster.kernel.game import steps
from muster.kernel.table import Seat
from muster.kernel.zones import Deck, lay_under, turn_up

COMBAT_CARDS = Deck(COMBAT_DECK, COMBAT_DISCARD, "combat")
LOW_DIE = 3  # a Gaar is spent on a die of this value or less  [EU-SOL-14]
GOLD_STACK, SILVER_STACK = 3, 2  # cards that complete a stack  [EU-SOL-17]


def turn_combat_card(table: EuthiaTable, seat: Seat) -> None:
    """The card sets the dice; Air Essence removes the left one; hope, Air, Earth; Gaar; Chaos.  [EU-SOL-12 to 16]"""
    card = table.box.combat_cards[COMBAT_CARDS.draw(table, COMBAT_DISCARD)]
    table.combat_card = card.id
    table.dice = (card.right,) if table.fewer_dice else (card.left, card.right)
    table.tell(COMBAT_CARD, (card.left, card.right), card.gaar, card.chaos)
    weigh_elements(table)
    table.step = STEP_MC
    for _ in range(card.gaar):
        spend_monster_gaar(table)
    if not (table.flags & NO_CHAOS_ACTIONS and table.combat_round == 1):
        act_in_chaos(table, min(card.chaos, payable_actions(table)))
    table.then(hero_occasion, seat)


def spend_monster_gaar(table: EuthiaTable) -> None:
    """A lower die of 1 to 3 is rolled again for +2.  [EU-SOL-14, EU-SOL-26]"""
    lowest = min(table.dice)
    if table.monster_gaar and lowest <= LOW_DIE:
        table.monster_gaar -= 1
        new = roll_again(table, lowest, "monster")
        table.value += GAAR_BONUS
        table.tell(MONSTER_REROLLED, table.monster, lowest, new, roll_value(table))


# -- Chaos Actions -----------------------------------------------------------------------------------------------------


def payable_actions(table: EuthiaTable) -> int:
    """A Chaos token each; against Foul Play the first one is dearer.  [EU-SOL-15, EU-COP-11]"""
    return max(0, table.chaos + 1 - price_of_play(table))


def act_in_chaos(table: EuthiaTable, actions: int) -> None:
    """One or two stacks are formed; then each costs a Chaos token and works.  [EU-SOL-15, EU-SOL-17 to EU-SOL-21]"""
    stacks: list[list[int]] = []
    carried = NOTHING  # the card of another type that begins the second stack
    for left in range(actions, 0, -1):
        healed = bool(stacks) and stacks[0][0] == SILVER_TYPES + HEALING
        stack, carried = build_stack(table, carried, more=left > 1, healed=healed)
        if stack:
            stacks.append(stack)
    for stack in stacks:
        table.chaos -= price_of_play(table)
        table.flags &= ~DEARER_PLAY
        table.tell(MONSTER_PLAYS, stack[0], len(stack))
        lay_play(table, stack[0], len(stack))


def build_stack(table: EuthiaTable, begun: int, more: bool, healed: bool) -> tuple[list[int], int]:
    """Cards of one type from the top of a cache; the one that does not fit begins the next or goes to the bottom."""
    cache = GOLD_CACHE if begun >= SILVER_TYPES or may_use_gold(table) else SILVER_CACHE
    stack: list[int] = []
    card = begun if begun != NOTHING else take_top(table, cache)
    idle = card == SILVER_TYPES + HEALING and not table.damage
    if idle and not healed:  # an undamaged Monster uses one Healing card only  [EU-SOL-20, EU-SOL-29]
        return [card], next_that_does_not_heal(table) if more else NOTHING
    if idle:  # only one stack may be of Healing  [EU-SOL-21]
        return_to_bottom(table, card)
        card = next_that_does_not_heal(table)
    if card == NOTHING and cache == GOLD_CACHE:  # nothing else in there  [EU-SOL-28, EU-SOL-32]
        cache = SILVER_CACHE
        card = take_top(table, cache)
    while card != NOTHING:
        if stack and card != stack[0]:
            break
        stack.append(card)
        if len(stack) == (GOLD_STACK if card >= SILVER_TYPES else SILVER_STACK):
            return stack, take_top(table, cache) if more else NOTHING
        card = take_top(table, cache)  # a stack that reaches the end of its cache is used as it is  [EU-SOL-28]
    if card != NOTHING and not more:
        return_to_bottom(table, card)
        card = NOTHING
    return stack, card


def may_use_gold(table: EuthiaTable) -> bool:
    """Are there Gold cards, and does no Taunt forbid them?  [EU-SOL-17, EU-COP-11]"""
    forbidden = table.flags & NO_GOLD_CARDS and table.combat_round == 1
    return bool(table.zones[GOLD_CACHE].cards) and not forbidden


def next_that_does_not_heal(table: EuthiaTable) -> int:
    """With two Chaos Actions the second stack begins with the next other card.  [EU-SOL-21]"""
    card = take_top(table, GOLD_CACHE)
    passed: list[int] = []
    while card == SILVER_TYPES + HEALING:
        passed.append(card)
        card = take_top(table, GOLD_CACHE)
    for healing in passed:
        return_to_bottom(table, healing)
    return card


def take_top(table: EuthiaTable, cache: int) -> int:
    """The top card of a cache, turned up; nothing if it is empty.  [EU-SOL-17, EU-SOL-25]"""
    return turn_up(table, cache) if table.zones[cache].cards else NOTHING


def return_to_bottom(table: EuthiaTable, card: int) -> None:
    """[EU-SOL-17, EU-SOL-25]"""
    lay_under(table, GOLD_CACHE if card >= SILVER_TYPES else SILVER_CACHE, (card,))


STEPS = steps(turn_combat_card)
ahead.turn_combat_card = turn_combat_card
