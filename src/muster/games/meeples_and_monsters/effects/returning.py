"""Effects that send meeples back: to the supply, or to the Tavern for the next turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

from muster.games.meeples_and_monsters.content.parts import ClassName, Number
from muster.games.meeples_and_monsters.content.pieces import CORRUPTION, PEASANT, SHAMAN, SHAMAN_AS, Act, Piece
from muster.games.meeples_and_monsters.effects.effect import (
    Brings,
    Deed,
    Effect,
    Hopes,
    On,
    Wording,
    act,
    number_of,
    units,
)
from muster.games.meeples_and_monsters.effects.moving import put_into_supply, remove_from_group
from muster.games.meeples_and_monsters.effects.signs import MINUS, meeples, token
from muster.games.meeples_and_monsters.events import UNIT_STAYS
from muster.games.meeples_and_monsters.offers import (
    builder_offers,
    corruption_offers,
    return_offers,
    standing_offers,
)
from muster.games.meeples_and_monsters.queries import counts_as, group_at, has_fled
from muster.games.meeples_and_monsters.state import NOTHING, MeeplesTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.signs import Sign
from muster.kernel.table import Seat

TAVERN: Final = "tavern"


class ReturnPlaced(Deed, frozen=True, tag="return_placed"):
    """Units that stand on the place, or take part in the fight, return to the supply."""

    class_: ClassName
    n: Number

    on = On.LOCATION | On.ROOM | On.TRIGGERED

    def act(self) -> Act:
        return act(return_placed, number_of(self.class_), self.n)

    def standing(self) -> Mapping[str, int]:
        return {self.class_: self.n}

    def add_to(self, piece: Piece) -> None:
        """A Shaman who stands for the class may be the one."""
        piece.consequences.asks_shamans = True
        piece.consequences.returned |= 1 << number_of(self.class_)
        piece.returned = (*piece.returned, (number_of(self.class_), self.n))

    def line(self, piece: On) -> Wording:
        where = "fight" if piece in On.CARD else "here"
        return f"effect-return_placed-{where}", {"units": units(self.class_, self.n)}

    def sign(self) -> Sign:
        return (MINUS, *meeples(self.class_, self.n))

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.lose[number_of(self.class_)] * self.n


def return_placed(table: MeeplesTable, seat: Seat, spot: int, unit: int, number: int) -> None:
    """Units standing there return to the supply.  [MM-ICO-03, MM-FAQ-01, MM-FAQ-02]"""
    for _ in range(number):
        table.then(return_one, seat, spot, unit)


def return_one(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> None:
    """A Peasant who fled to the place stands there, too.  [MM-PRE-13]"""
    if unit == PEASANT and has_fled(table, spot):
        table.ask(seat, "return", standing_offers, return_chosen, spot, unit)
    elif counts_as(group_at(table, spot), unit):
        table.ask(seat, "return", return_offers, return_chosen, spot, unit)


def return_chosen(table: MeeplesTable, choice: Option, seat: Seat, spot: int, unit: int) -> None:
    """[MM-FAQ-01, MM-PRE-13]"""
    if group_at(table, spot)[choice.value]:
        remove_from_group(table, spot, choice.value)
    else:
        table.gained[PEASANT] -= 1
        table.fled = tuple([(at, number - (at == spot)) for at, number in table.fled])
    put_into_supply(table, seat, choice.value)


class ReturnCorruption(Deed, frozen=True, tag="return_corruption"):
    """``from_`` is empty where the owner may choose between Tavern and Lodgings."""

    n: Number
    from_: Literal["", "tavern"] = ""

    on = On.MONSTER | On.SLOT | On.ROOM | On.TRIGGERED

    def act(self) -> Act:
        return act(return_corruption, self.n, self.from_)

    def line(self, piece: On) -> Wording:
        id = "effect-return_corruption-tavern" if self.from_ else "effect-return_corruption"
        return id, {"units": units("corruption", self.n)}

    def sign(self) -> Sign:
        return (MINUS, *meeples("corruption", self.n))

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.lose[CORRUPTION] * self.n


def return_corruption(table: MeeplesTable, seat: Seat, place: int, number: int, where: str) -> None:
    """Corruption returns to the supply, from Tavern or Lodgings as chosen unless the place is named.  [MM-QST-18]"""
    for _ in range(number):
        if where == TAVERN:
            table.then(drop_corruption_from_tavern, seat)
        else:
            table.then(drop_corruption, seat)


def drop_corruption_from_tavern(table: MeeplesTable, seat: Seat) -> None:
    """[MM-QST-18]"""
    if table.taverns[seat][CORRUPTION]:
        table.taverns[seat][CORRUPTION] -= 1
        put_into_supply(table, seat, CORRUPTION)


def drop_corruption(table: MeeplesTable, seat: Seat) -> None:
    """[MM-QST-18]"""
    if table.taverns[seat][CORRUPTION] or table.lodgings[seat][CORRUPTION]:
        table.ask(seat, "corruption", corruption_offers, drop_corruption_from)


def drop_corruption_from(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """[MM-QST-18]"""
    place = table.taverns if choice.value == 0 else table.lodgings
    place[seat][CORRUPTION] -= 1
    put_into_supply(table, seat, CORRUPTION)


class BringBack(Deed, frozen=True, tag="bring_back"):
    """A Unit returns from here to the Tavern after the Draw Phase."""

    class_: ClassName

    on = On.LOCATION
    brings = Brings.MEEPLES

    def act(self) -> Act:
        return act(bring_back, number_of(self.class_))

    def standing(self) -> Mapping[str, int]:
        return {self.class_: 1}

    def add_to(self, piece: Piece) -> None:
        piece.consequences.asks_shamans = True

    def line(self, piece: On) -> Wording:
        return "effect-bring_back", {"units": units(self.class_, 1)}

    def sign(self) -> Sign:
        return (*meeples(self.class_), token("back"))

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.unit[number_of(self.class_)] if hopes.turns >= 1 else 0.0


def bring_back(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> None:
    """One Unit of the class stays here until the Draw Phase is over, one in a turn.  [MM-ICO-14, MM-ICO-15]"""
    if table.returning == NOTHING and counts_as(group_at(table, spot), unit):
        table.ask(seat, "bring-back", return_offers, keep_for_return, spot, unit)


def keep_for_return(table: MeeplesTable, choice: Option, seat: Seat, spot: int, unit: int) -> None:
    """[MM-ICO-15]"""
    remove_from_group(table, spot, choice.value)
    table.returning = SHAMAN if choice.value >= SHAMAN_AS else choice.value
    table.tell(UNIT_STAYS, seat, choice.value)


class ReturnBuilder(Effect, frozen=True, tag="return_builder"):
    """One of the Peasants who built in two may return to the supply."""

    n: Literal[1]

    on = On.ONGOING

    def line(self, piece: On) -> Wording:
        return "effect-return_builder", {"n": self.n}

    def sign(self) -> Sign:
        return (MINUS, *meeples("peasant", self.n))

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.lose[PEASANT]


def return_builder(table: MeeplesTable, seat: Seat) -> None:
    """Whoever built in two may send one home for good (Carpenters' Guild).  [MM-DEV-07]"""
    table.ask(seat, "builder", builder_offers, send_builder_away)


def send_builder_away(table: MeeplesTable, choice: Option, seat: Seat) -> None:
    """One of the two Peasants who built returns to the supply (Carpenters' Guild)."""
    if choice is table.box.nothing:
        return
    yard, hall = table.capitol
    left = list(yard)
    left.remove(choice.value)
    table.capitol = (tuple(left), hall)
    put_into_supply(table, seat, choice.value)


RETURNING = ReturnPlaced | ReturnCorruption | BringBack | ReturnBuilder
STEPS = steps(
    return_placed,
    return_one,
    return_chosen,
    return_corruption,
    drop_corruption_from_tavern,
    drop_corruption,
    drop_corruption_from,
    bring_back,
    keep_for_return,
    send_builder_away,
)
