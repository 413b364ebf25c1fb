"""Lanterns with one mistake each, of the kinds that real rules have; the fuzzer must find every one of them."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from tests.lab import lanterns as toy
from tests.lab.lanterns import CONTENT, DECK, LIT, LanternTable, hand, lanterns

from muster.kernel.chance import Chance
from muster.kernel.game import Game
from muster.kernel.options import Option
from muster.kernel.table import Options, Table
from muster.kernel.zones import EMPTY, Zone


def take_turn_losing_a_card(table: LanternTable, choice: Option, seat: int) -> None:
    toy.take_turn(table, choice, seat)
    if choice.kind == "draw" and table.round == 4:
        table.zones[LIT] = EMPTY


def burn_dividing(table: LanternTable, choice: Option, seat: int, value: int) -> None:
    table.scores[seat] += value // (3 - choice.value)


class SharedOil(LanternTable):
    __slots__ = ()

    def clone(self) -> Table:
        twin = super().clone()
        assert isinstance(twin, LanternTable)
        twin.oil = self.oil
        return twin


def deal_shared(game: Game, seats: int, options: Mapping[str, object], chance: Chance, content: Any) -> Table:
    return toy.laid(SharedOil(game, seats, chance, options["wind"] is True))


def turn_offers_twice(table: LanternTable, seat: int) -> Options:
    options = toy.turn_offers(table, seat)
    return (*options, options[0]) if len(options) > 3 else options


def turn_offers_none(table: LanternTable, seat: int) -> Options:
    return toy.turn_offers(table, seat) if table.round < 5 else ()


def next_round_for_ever(table: LanternTable) -> None:
    table.then(toy.own_step(table, toy.turn))


def next_round_stuck(table: LanternTable) -> None:
    table.then(next_round_stuck if table.round == 3 else toy.next_round)


def turn_offers_peeking(table: LanternTable, seat: int) -> Options:
    """What is offered depends on the hand of a neighbour."""
    neighbour = table.zones[hand((seat + 1) % table.seats)].cards
    options = toy.turn_offers(table, seat)
    return options[:-1] if len(options) > 1 and sum(neighbour) % 2 else options


def view_of_all_hands(table: LanternTable, seat: int) -> dict[str, object]:
    return {**toy.view(table, seat), "best": [max(zone.cards, default=0) for zone in table.zones]}


def view_of_a_set(table: LanternTable, seat: int) -> dict[str, object]:
    return {**toy.view(table, seat), "seats_with_oil": {at for at, oil in enumerate(table.oil) if oil}}


def burn_by_global_luck(table: LanternTable, choice: Option, seat: int, value: int) -> None:
    table.oil[seat] -= choice.value
    table.scores[seat] += value if random.random() < 0.5 else 0


def take_turn_in_the_open(table: LanternTable, choice: Option, seat: int) -> None:
    """A card is shown without telling the zones, so that it could be taken back."""
    if choice.kind != "light":
        toy.take_turn(table, choice, seat)
        return
    cards = list(table.zones[hand(seat)].cards)
    cards.remove(choice.value)
    table.zones[hand(seat)] = Zone(tuple(cards))
    table.zones[LIT] = Zone(tuple(sorted((*table.zones[LIT].cards, choice.value))))
    table.ask(seat, "burn", toy.burn_offers, toy.burn, choice.value)


def burn_offers_beyond(table: LanternTable, seat: int, *args: int) -> Options:
    return CONTENT.burn


def result_without_a_seat(table: LanternTable) -> Any:
    result = toy.result(table)
    result.ranking = tuple([group for group in result.ranking if 0 not in group])
    return result


def view_that_changes(table: LanternTable, seat: int) -> dict[str, object]:
    table.zones[DECK] = Zone(tuple(reversed(table.zones[DECK].cards)))
    return toy.view(table, seat)


LOSES_A_CARD = lanterns(take_turn=take_turn_losing_a_card)
CRASHES = lanterns(burn=burn_dividing)
SHARES_OIL = lanterns(deal=deal_shared)
LISTS_TWICE = lanterns(turn_offers=turn_offers_twice)
HAS_NO_OPTIONS = lanterns(turn_offers=turn_offers_none)
NEVER_ENDS = lanterns(next_round=next_round_for_ever)
GETS_STUCK = lanterns(next_round=next_round_stuck)
PEEKS = lanterns(turn_offers=turn_offers_peeking)
SHOWS_ALL = lanterns(view=view_of_all_hands)
SHOWS_A_SET = lanterns(view=view_of_a_set)
OTHER_LUCK = lanterns(burn=burn_by_global_luck)
NO_BARRIER = lanterns(take_turn=take_turn_in_the_open)
OWES_OIL = lanterns(burn_offers=burn_offers_beyond)
FORGETS_SCORES = lanterns(fields=tuple([name for name in LanternTable.__slots__ if name != "scores"]))
RANKS_BADLY = lanterns(result=result_without_a_seat)
LOOKING_CHANGES = lanterns(view=view_that_changes)
