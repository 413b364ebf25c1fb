"""Draw Phase: refill the city, draw the next hand, Draw Phase effects, Tavern Quests, and the end of the turn."""

from __future__ import annotations

from typing import Final

from muster.games.meeples_and_monsters.ahead import ahead
from muster.games.meeples_and_monsters.content.pieces import CORRUPTION, DISTRICTS, NO_BONUS, ONGOING
from muster.games.meeples_and_monsters.effects.completing import offer_quests
from muster.games.meeples_and_monsters.effects.moving import draw_from_bag, gained_go_home
from muster.games.meeples_and_monsters.events import (
    COUNCIL_ARRIVES,
    EFFECT_USED,
    FINAL_TURNS,
    MONSTER_ARRIVES,
    TILE_TURNED_UP,
    UNIT_RETURNS,
)
from muster.games.meeples_and_monsters.offers import district_offers, draw_effect_offers, usable_draw_effects
from muster.games.meeples_and_monsters.queries import clockwise, free_slot
from muster.games.meeples_and_monsters.quests import PILE, TAVERN
from muster.games.meeples_and_monsters.scoring import score_the_end
from muster.games.meeples_and_monsters.state import (
    DISPLAY,
    DRAW,
    MONSTERS_1,
    NOTHING,
    SECOND_READING,
    SLOTS_PER_DISTRICT,
    TILE_STACK,
    MeeplesTable,
    completed,
)
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat
from muster.kernel.zones import draw, draw_open

EMPTY_DECK: Final = -1
COUNCIL_CARD: Final = -2
LAST_CARD: Final = 2  # the third Dark Council Arrives card


def draw_phase(table: MeeplesTable, seat: Seat) -> None:
    """The steps of the Draw Phase in their printed order.  [MM-DRW-01 to MM-DRW-14]"""
    table.phase = DRAW
    if table.beaten:
        shift_monsters(table)
        table.then(refill_city, seat, len(table.beaten))
        table.then(draw_hand, seat)
        table.then(draw_effects, seat, ())
    else:
        draw_hand(table, seat)
        draw_effects(table, seat, ())
    table.then(offer_quests, seat, TAVERN, NOTHING)
    if table.rules >= SECOND_READING and monsters_brought_quests(table):
        table.then(offer_quests, seat, PILE, NOTHING)
    table.then(refill_display)
    table.then(end_turn, seat)


def monsters_brought_quests(table: MeeplesTable) -> bool:
    """Were Quests drawn from a Monster, or perhaps in a fight with the Dark Council, since Clean Up?  [MM-QST-23]"""
    if table.fights > len(table.beaten):
        return True
    for monster in table.beaten:
        if table.box.monsters[monster].finds_quests:
            return True
    return False


def shift_monsters(table: MeeplesTable) -> None:
    """Step 1: in every district the Monsters move to the lowest slots, in their order.  [MM-DRW-01]"""
    city: list[int] = []
    for district in range(len(DISTRICTS)):
        at = district * SLOTS_PER_DISTRICT
        left = [monster for monster in table.city[at : at + SLOTS_PER_DISTRICT] if monster >= 0]
        city.extend(left + [NOTHING] * (SLOTS_PER_DISTRICT - len(left)))
    table.city = tuple(city)


def refill_city(table: MeeplesTable, seat: Seat, missing: int) -> None:
    """Step 2: one new Monster for each one beaten, as long as the deck lasts.  [MM-DRW-02, MM-DRW-03, MM-DRW-08]"""
    if not missing:
        return
    card = turn_up_monster(table)
    if card == COUNCIL_CARD:
        table.then(refill_city, seat, missing)  # it does not count as one of the Monsters  [MM-DRW-05]
        return
    if card == EMPTY_DECK:
        return
    district = table.box.monsters[card].district
    if free_slot(table, district) >= 0:
        put_monster(table, card, district)
    else:
        table.arriving = card
        table.ask(seat, "district", district_offers, put_monster_elsewhere)
    table.then(refill_city, seat, missing - 1)


def put_monster_elsewhere(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-DRW-04]"""
    monster = table.arriving
    table.arriving = NOTHING
    put_monster(table, monster, choice.value)


def put_monster(table: MeeplesTable, monster: int, district: int) -> None:
    """Into the lowest free slot.  [MM-DRW-02, MM-SET-15]"""
    slot = free_slot(table, district)
    table.city = (*table.city[:slot], monster, *table.city[slot + 1 :])
    table.tell(MONSTER_ARRIVES, monster, district)


def turn_up_monster(table: MeeplesTable) -> int:
    """The top card of the Monster deck: a Monster, a Dark Council card (carried out at once), or nothing.

    The three piles of the deck stay unordered until a card is turned up. A Dark Council card lies somewhere among the
    last cards of its pile: once only those are left, each of them is equally likely to be it.  [MM-SET-11 to MM-SET-14]
    """
    for pile in range(3):
        left = len(table.zones[MONSTERS_1 + pile].cards)
        hidden = not table.arrived >> pile & 1
        if hidden and left <= table.bottoms[pile] and table.chance.below("council", left + 1) == 0:
            council_arrives(table, pile)
            return COUNCIL_CARD
        if left:
            return take_from_pile(table, pile)
    return EMPTY_DECK


def take_from_pile(table: MeeplesTable, pile: int) -> int:
    """One Monster of a pile, blindly."""
    return draw_open(table, MONSTERS_1 + pile, "monsters")


def council_arrives(table: MeeplesTable, card: int) -> None:
    """First and second card: Corruption for all, a meeple for the others; third: the end is near.  [MM-DCA-01 to 07]"""
    table.arrived |= 1 << card
    table.tell(COUNCIL_ARRIVES, card + 1)
    if card == LAST_CARD:
        announce_final_turns(table)
        return
    order = clockwise(table, table.active)
    for seat in order:
        if table.supply[CORRUPTION]:  # one each, beginning with the active player, until it is gone  [MM-DCA-04]
            table.supply[CORRUPTION] -= 1
            table.bags[seat][CORRUPTION] += 1
    for seat in order[1:]:
        draw_from_bag(table, seat, 1)


def announce_final_turns(table: MeeplesTable) -> None:
    """They begin with the first player's next turn: two for everyone.  [MM-END-01, MM-END-02]"""
    table.final_from = table.round + 1
    table.last_round = table.round + table.box.final_turns
    table.tell(FINAL_TURNS, table.final_from)


def hand_size(table: MeeplesTable) -> int:
    """4, then 5 and 6 with the first two Dark Council cards, this turn's included.  [MM-DRW-06, MM-DRW-07]"""
    return table.box.hand_sizes[(table.arrived & 1) + (table.arrived >> 1 & 1)]


def draw_hand(table: MeeplesTable, seat: Seat) -> None:
    """Step 4: a new hand, and what this turn's Locations add to it.  [MM-DRW-06, MM-RES-06]"""
    draw_from_bag(table, seat, hand_size(table) + table.extra_draw)


def draw_effects(table: MeeplesTable, seat: Seat, used: tuple[int, ...]) -> None:
    """Step 7: Draw Phase effects of Ongoing Quests, each once.  [MM-DRW-11]"""
    if usable_draw_effects(table, seat, used):
        table.ask(seat, "draw-effects", draw_effect_offers, use_draw_effect, used)


def use_draw_effect(table: MeeplesTable, choice: Option, seat: Seat, used: tuple[int, ...]) -> None:
    """[MM-DRW-11]"""
    if choice is table.box.go_on:
        return
    table.tell(EFFECT_USED, seat, choice.value)
    for effect in table.box.quests[choice.value].draw_effects:
        effect.use(table, seat)
    table.then(draw_effects, seat, (*used, choice.value))


def refill_display(table: MeeplesTable) -> None:
    """Step 9: four open tiles, as long as the stack lasts.  [MM-DRW-14, MM-DEV-24]"""
    while len(table.zones[DISPLAY].cards) < table.box.display_size and table.zones[TILE_STACK].cards:
        table.tell(TILE_TURNED_UP, draw(table, TILE_STACK, DISPLAY, "tiles"))


def end_turn(table: MeeplesTable, seat: Seat) -> None:
    """The kept Unit returns, what was gained begins to count, and the next player is on.  [MM-ICO-14, MM-TRN-01]"""
    gained_go_home(table, seat)
    if table.returning >= 0:
        table.taverns[seat][table.returning] += 1
        table.tell(UNIT_RETURNS, seat, table.returning)
    begin_bonuses(table, seat)
    table.used = 0
    table.returning = NOTHING
    table.extra_draw = 0
    table.fights = 0
    table.beaten = ()
    next_turn(table)


def begin_bonuses(table: MeeplesTable, seat: Seat) -> None:
    """Combat bonuses and Ongoing Quests of this turn hold from now on.  [MM-CLN-04, MM-CLN-05, MM-QST-06]"""
    ongoing = tuple([card for card in table.zones[completed(seat)].cards if table.box.quests[card].kind == ONGOING])
    records = table.box.monsters
    gifts = [card for card in table.beaten if records[card].bonuses is not NO_BONUS]
    if not gifts and ongoing == table.in_force[seat]:
        return
    table.in_force[seat] = ongoing
    bonuses = table.box.no_bonus
    for monster in table.piles[seat]:
        gift = records[monster].bonuses
        if gift is not NO_BONUS:
            bonuses = bonuses.plus(gift)
    for quest in ongoing:
        bonuses = bonuses.plus(table.box.quests[quest].bonuses)
    table.bonuses[seat] = bonuses


def next_turn(table: MeeplesTable) -> None:
    """Clockwise; after both final rounds the game is scored.  [MM-TRN-01, MM-END-03, MM-END-05]"""
    table.active = (table.active + 1) % table.seats
    if table.active == table.first:
        if not table.final_from and table.round >= table.box.safety_round:
            table.arrived |= 1 << LAST_CARD
            announce_final_turns(table)
        if table.round == table.last_round:
            table.then(score_the_end)
            return
        table.round += 1
    table.then(ahead.take_turn)


STEPS = steps(
    draw_phase,
    refill_city,
    put_monster_elsewhere,
    draw_hand,
    draw_effects,
    use_draw_effect,
    refill_display,
    end_turn,
    next_turn,
)
