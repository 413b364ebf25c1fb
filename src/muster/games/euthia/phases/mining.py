"""Mining.  [EU-MIN-01]"""

from __future__ import annotations

from muster.games.euthia.content.pieces import MINING, NOTHING, OF_TERRAIN
from muster.games.euthia.effects.actions import spend_action
from muster.games.euthia.effects.cards import discard_card
from muster.games.euthia.effects.gaining import draw_copy, hold
from muster.games.euthia.events import GOLD_TO, MINED
from muster.games.euthia.offers.hand import gold_card_offers
from muster.games.euthia.offers.trading import cart_offers, ore_offers
from muster.games.euthia.phases.combat_end import add_interaction
from muster.games.euthia.places import terrain_at
from muster.games.euthia.queries import can_use, in_force, on_board
from muster.games.euthia.state import IN_MINING, TERRAIN_STACK, EuthiaTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.table import Seat

SEEN_WITH_CART = 3  # [EU-MIN-05]


def start_mining(table: EuthiaTable, seat: Seat, source: int) -> None:
    """Pay the owners, mark the hex, draw a tile.  [EU-MIN-01 to EU-MIN-04]"""
    spend_action(table, seat, MINING, source)
    table.turn_state = IN_MINING
    space = table.space[seat]
    if table.interaction[space][seat] >= 2:
        add_interaction(table, space, seat, -1)
    else:
        pay_owners(table, seat, space)
        add_interaction(table, space, seat, 1)
    if in_force(table, "mining_cart"):  # [EU-MIR-01]
        table.then(dig, seat, SEEN_WITH_CART)
    elif carts(table, seat):
        table.ask(seat, "cart", cart_offers, choose_cart)
    else:
        table.then(dig, seat, 1)


def pay_owners(table: EuthiaTable, seat: Seat, space: int) -> None:
    """A Gold to every opponent with tokens there; among partners a Gold card.  [EU-MIN-03, EU-COP-02, EU-COP-09]"""
    owners = [other for other in range(table.seats) if other != seat and table.interaction[space][other]]
    if not owners:
        return
    if table.cooperative:
        table.ask_anyway(seat, "give-card", gold_card_offers, give_gold_card, 1)
        return
    for other in owners:
        table.gold[seat] -= 1
        table.gold[other] += 1
        table.tell(GOLD_TO, seat, other, 1)


def give_gold_card(table: EuthiaTable, choice: Option, seat: Seat, left: int) -> None:
    """[EU-COP-02]"""
    discard_card(table, seat, choice.value)


def carts(table: EuthiaTable, seat: Seat) -> list[int]:
    """Tiles with a usable Mining Cart.  [EU-MIN-05]"""
    return [
        copy
        for copy in on_board(table, seat)
        for use in table.box.tile(copy).uses
        if any(name == "cart" for name, _, _ in use.effects) and can_use(table, seat, copy, use)
    ]


def choose_cart(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-MIN-05]"""
    if choice.kind == "cart":
        copy = carts(table, seat)[0]
        table.exhausted |= 1 << copy
        dig(table, seat, SEEN_WITH_CART)
    else:
        dig(table, seat, 1)


def dig(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Draw so many tiles, keep one.  [EU-MIN-01, EU-MIN-05, EU-MIN-10]"""
    terrain = terrain_at(table, table.space[seat])
    found: list[int] = []
    for _ in range(number):
        copy = draw_copy(table, TERRAIN_STACK + terrain, OF_TERRAIN + terrain, "resources")
        if copy != NOTHING:
            found.append(copy)
    if len(found) > 1:
        table.ask(seat, "ore", ore_offers, keep_ore, tuple(found))
    elif found:
        keep(table, seat, found[0], ())


def keep_ore(table: EuthiaTable, choice: Option, seat: Seat, found: tuple[int, ...]) -> None:
    """[EU-MIN-05]"""
    kept = next(copy for copy in found if table.box.copies[copy] == choice.value)
    keep(table, seat, kept, tuple([copy for copy in found if copy != kept]))


def keep(table: EuthiaTable, seat: Seat, kept: int, others: tuple[int, ...]) -> None:
    """One tile is stored, the others are discarded."""
    box_set = table.box.tile(kept).set
    piles = table.discards
    table.discards = (*piles[:box_set], (*piles[box_set], *others), *piles[box_set + 1 :])
    table.tell(MINED, seat, kept)
    hold(table, seat, kept)


STEPS = steps(give_gold_card, start_mining, choose_cart, dig, keep_ore)
