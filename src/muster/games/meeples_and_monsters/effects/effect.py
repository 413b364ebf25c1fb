"""What an effect is: one class for each, and nothing that knows them all.

The class of an effect holds its data, which packs are checked against, the pieces on which it may stand, its line of
text and its sign. The function that carries it out stands right below it, and what a bot expects of it is one of its
methods. How effects are told apart beyond that is said here, by what they descend from:

* a ``Deed`` is carried out when its card or place is resolved;
* a ``Bonus`` makes Units stronger as long as it holds;
* a ``DrawEffect`` of an Ongoing Quest may be used in every Draw Phase.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Flag, IntEnum, auto
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias, TypeVarTuple, Unpack

from muster.games.meeples_and_monsters.content.parts import Part, name_in_files
from muster.games.meeples_and_monsters.content.pieces import CLASSES, Act, BonusSums, Group, Piece
from muster.kernel.errors import BrokenRule
from muster.kernel.options import Param
from muster.kernel.signs import Sign

if TYPE_CHECKING:
    from muster.games.meeples_and_monsters.state import MeeplesTable
    from muster.kernel.table import Seat

Wording: TypeAlias = tuple[str, dict[str, Param]]  # the id of a text, and what is said in it
Figures = TypeVarTuple("Figures")


class On(Flag):
    """The pieces on which an effect may stand."""

    MONSTER = auto()
    PREBUILT = auto()
    TILE = auto()
    HILL = auto()  # a tile that pays only who holds it
    SLOT = auto()
    ROOM = auto()
    TRIGGERED = auto()  # Quests, by their kind
    ONGOING = auto()
    END = auto()

    LOCATION = PREBUILT | TILE
    AT_ONCE = MONSTER | LOCATION | SLOT | ROOM | TRIGGERED  # whatever is resolved once
    CARD = MONSTER | TRIGGERED | ONGOING  # what a player keeps; Units that it speaks of are those of the fight


class Brings(IntEnum):
    """What a place is used for in the first place; of several effects the first of these counts."""

    UNITS = 0
    QUESTS = 1
    MEEPLES = 2  # drawn or kept
    VP = 3
    TIDINESS = 4  # a better bag


class Hopes(Protocol):
    """What a bot expects, as far as the worth of an effect depends on it."""

    table: MeeplesTable
    turns: float  # those that are left
    average: float  # what a drawn meeple is worth
    unit: list[float]  # what a Unit of each class is worth when it is drawn
    gain: list[float]  # what it is worth to own one more of it, and one less
    lose: list[float]

    def find_quests(self, number: int, discards: int) -> float: ...


class Effect(Part, frozen=True, tag_field="do", rename=name_in_files):
    """Base of all effects; ``do`` is the word that the files use."""

    on: ClassVar[On]

    @property
    def do(self) -> str:
        return str(self.__struct_config__.tag)

    def lacks(self, part: str) -> BrokenRule:
        """An effect must say all that its kind needs."""
        return BrokenRule(f"{self.do}: nothing says how {part} works")

    def standing(self) -> Mapping[str, int]:
        """Units that must stand on the piece so that this can be carried out."""
        return {}

    def line(self, piece: On) -> Wording:
        """What the effect does, in words."""
        raise self.lacks("line")

    def sign(self) -> Sign:
        """The same in signs."""
        raise self.lacks("sign")

    def worth(self, hopes: Hopes, spot: int) -> float:
        """What a bot expects of it, in VP."""
        raise self.lacks("worth")

    def hold(self, table: MeeplesTable, seat: Seat, group: Group) -> None:
        """Pay who held a hill; for effects that may stand on one."""
        raise self.lacks("hold")


class Deed(Effect, frozen=True):
    """Carried out when its card or place is resolved."""

    brings: ClassVar[Brings] = Brings.TIDINESS

    def act(self) -> Act:
        """The function that carries it out, with its figures."""
        raise self.lacks("act")

    def add_to(self, piece: Piece) -> None:
        """What it changes for other places that wait to be resolved: anything, unless an effect says less."""
        piece.consequences.asks = True


class Bonus(Effect, frozen=True):
    """Makes Units stronger: this turn on a place, for good on a card."""

    def add_to(self, sums: BonusSums) -> None:
        """Enter the bonus."""
        raise self.lacks("add_to")

    def worth(self, hopes: Hopes, spot: int) -> float:
        """Nothing by itself: what stronger Units are worth follows from the sums."""
        return 0.0


class DrawEffect(Effect, frozen=True):
    """Of an Ongoing Quest: may be used once in every Draw Phase.  [MM-DRW-11]"""

    on = On.ONGOING

    def may_be_used(self, table: MeeplesTable, seat: Seat) -> bool:
        return True

    def use(self, table: MeeplesTable, seat: Seat) -> None:
        """Carry it out."""
        raise self.lacks("use")


def act(step: Callable[[MeeplesTable, Seat, int, Unpack[Figures]], None], *figures: *Figures) -> Act:
    """A step, and the figures that it gets after table, seat and place: the type checker compares the two."""
    return step, figures


NUMBERS: dict[str, int] = {name: number for number, name in enumerate(CLASSES)}


def number_of(name: str) -> int:
    """The number of a class of meeples."""
    return NUMBERS[name]


def units(name: str, n: int) -> Param:
    """So many meeples of a class, for a text."""
    return (f"units-{name}", n)
