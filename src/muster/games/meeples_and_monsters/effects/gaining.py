"""Effects that bring meeples from the supply, and VP."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.parts import ClassName, MeepleName, Number, NumberOrNone, Several
from muster.games.meeples_and_monsters.content.pieces import CORRUPTION, ROOM_SPOT, Act, Group, Piece
from muster.games.meeples_and_monsters.effects.effect import (
    Brings,
    Deed,
    Hopes,
    On,
    Wording,
    act,
    number_of,
    units,
)
from muster.games.meeples_and_monsters.effects.moving import IN_LODGINGS, ON_QUEST, score
from muster.games.meeples_and_monsters.effects.signs import PLUS, meeples, text, token
from muster.games.meeples_and_monsters.events import MEEPLE_GAINED, NOTHING_LEFT, VP_GAINED
from muster.games.meeples_and_monsters.offers import gain_offers
from muster.games.meeples_and_monsters.queries import group_at, is_fight, prestige_in
from muster.games.meeples_and_monsters.state import FROM_LOCATIONS, FROM_QUESTS, FROM_ROOMS, MeeplesTable
from muster.kernel.game import steps
from muster.kernel.options import Option
from muster.kernel.signs import Sign
from muster.kernel.table import Seat


class Gain(Deed, frozen=True, tag="gain"):
    """Take meeples from the supply."""

    class_: MeepleName
    n: Number

    on = On.AT_ONCE
    brings = Brings.UNITS

    def act(self) -> Act:
        return act(gain, number_of(self.class_), self.n)

    def add_to(self, piece: Piece) -> None:
        piece.consequences.gained |= 1 << number_of(self.class_)

    def line(self, piece: On) -> Wording:
        id = "effect-gain-corruption" if number_of(self.class_) == CORRUPTION else "effect-gain"
        return id, {"units": units(self.class_, self.n)}

    def sign(self) -> Sign:
        return (PLUS, *meeples(self.class_, self.n))

    def worth(self, hopes: Hopes, spot: int) -> float:
        unit = number_of(self.class_)
        return hopes.gain[unit] if hopes.table.supply[unit] else 0.0


def gain(table: MeeplesTable, seat: Seat, place: int, unit: int, number: int) -> None:
    """Take meeples from the supply, as far as it has them.  [MM-ICO-02, MM-CLN-02, MM-FAQ-04, MM-FAQ-07]"""
    taken = min(number, table.supply[unit])
    if not taken:
        table.tell(NOTHING_LEFT, seat, unit)
        return
    table.supply[unit] -= taken
    if place == IN_LODGINGS:
        table.lodgings[seat][unit] += taken
    else:
        table.gained[unit] += taken
    table.tell(MEEPLE_GAINED, seat, unit, taken)


class GainChoice(Deed, frozen=True, tag="gain_choice"):
    """Take Units of one's choice from the supply."""

    classes: Several
    n: Number

    on = On.AT_ONCE
    brings = Brings.UNITS

    def act(self) -> Act:
        return act(gain_choice, tuple([number_of(name) for name in self.classes]), self.n)

    def line(self, piece: On) -> Wording:
        return "effect-gain_choice", {"n": self.n, "all": tuple([f"all-{name}" for name in self.classes])}

    def sign(self) -> Sign:
        first, *others = [meeples(name, self.n) for name in self.classes]
        return (PLUS, *first, *[part for other in others for part in (text("/"), *other)])

    def worth(self, hopes: Hopes, spot: int) -> float:
        return max([hopes.gain[number_of(name)] for name in self.classes])


def gain_choice(table: MeeplesTable, seat: Seat, place: int, classes: tuple[int, ...], number: int) -> None:
    """Take Units of one's choice from the supply."""
    for _ in range(number):
        table.then(choose_gain, seat, place, classes)


def choose_gain(table: MeeplesTable, seat: Seat, place: int, classes: tuple[int, ...]) -> None:
    """Nothing is chosen from an empty supply.  [MM-FAQ-04]"""
    if any(table.supply[unit] for unit in classes):
        table.ask(seat, "gain", gain_offers, gain_chosen, place, classes)


def gain_chosen(table: MeeplesTable, choice: Option, seat: Seat, place: int, classes: tuple[int, ...]) -> None:
    """[MM-ICO-02]"""
    gain(table, seat, place, choice.value, 1)


class TakeFromStock(Deed, frozen=True, tag="take_from_stock"):
    """Take a Prestige Unit that came with the tile."""

    class_: ClassName

    on = On.TILE
    brings = Brings.UNITS

    def act(self) -> Act:
        return act(take_from_stock, number_of(self.class_))

    def add_to(self, piece: Piece) -> None:
        """Nobody else takes from this stock in the same turn."""

    def line(self, piece: On) -> Wording:
        return "effect-take_from_stock", {"units": units(self.class_, 1)}

    def sign(self) -> Sign:
        return (PLUS, *meeples(self.class_))

    def worth(self, hopes: Hopes, spot: int) -> float:
        return hopes.gain[number_of(self.class_)] if spot < 0 or hopes.table.stocks[spot] else 0.0


def take_from_stock(table: MeeplesTable, seat: Seat, spot: int, unit: int) -> None:
    """One Prestige Unit from the tile, as long as its stock lasts.  [MM-PRE-01, MM-PRE-04, MM-PRE-05]"""
    stocks = table.stocks
    if not stocks[spot]:
        table.tell(NOTHING_LEFT, seat, unit)
        return
    table.stocks = (*stocks[:spot], stocks[spot] - 1, *stocks[spot + 1 :])
    table.gained[unit] += 1
    table.tell(MEEPLE_GAINED, seat, unit, 1)


class Vp(Deed, frozen=True, tag="vp"):
    """``with_prestige`` is paid in the place of ``n`` if a Prestige Unit stands there; 0 where that changes nothing."""

    n: Number
    with_prestige: NumberOrNone = 0

    on = On.AT_ONCE | On.HILL
    brings = Brings.VP

    def act(self) -> Act:
        return act(vp, self.n, self.with_prestige)

    def add_to(self, piece: Piece) -> None:
        """VP add up in any order."""

    def hold(self, table: MeeplesTable, seat: Seat, group: Group) -> None:
        """[MM-KOH-06, MM-KOH-07]"""
        pay(table, seat, self.with_prestige if self.pays_more(group) else self.n, FROM_LOCATIONS)

    def pays_more(self, group: Group) -> bool:
        return self.with_prestige > 0 and prestige_in(group) > 0

    def line(self, piece: On) -> Wording:
        if self.with_prestige:
            return "effect-vp-prestige", {"n": self.n, "more": self.with_prestige}
        return "effect-vp", {"n": self.n}

    def sign(self) -> Sign:
        usual = token("vp", self.n)
        return (usual, text("/"), token("vp", self.with_prestige)) if self.with_prestige else (usual,)

    def worth(self, hopes: Hopes, spot: int) -> float:
        return self.n


def vp(table: MeeplesTable, seat: Seat, place: int, number: int, with_prestige: int) -> None:
    """VP at once; some places pay more where a Prestige Unit stands.  [MM-SCO-01, MM-KOH-07]"""
    if with_prestige and prestige_in(group_at(table, place)):
        number = with_prestige
    source = FROM_ROOMS if place >= ROOM_SPOT else FROM_LOCATIONS
    if place == ON_QUEST or is_fight(place):  # of a Quest that a fight completed the spot is known
        source = FROM_QUESTS
    pay(table, seat, number, source)


def pay(table: MeeplesTable, seat: Seat, number: int, source: int) -> None:
    """[MM-SCO-01]"""
    score(table, seat, number, source)
    table.tell(VP_GAINED, seat, number)


GAINING = Gain | GainChoice | TakeFromStock | Vp
STEPS = steps(gain, gain_choice, choose_gain, gain_chosen, take_from_stock, vp)
