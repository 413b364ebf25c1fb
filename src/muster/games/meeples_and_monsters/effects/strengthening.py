"""Combat bonuses. They are carried out by adding up: what the sums are worth, the rules of combat say."""

from __future__ import annotations

from muster.games.meeples_and_monsters.content.parts import ClassName, MonsterType, Number
from muster.games.meeples_and_monsters.content.pieces import TYPES, BonusSums
from muster.games.meeples_and_monsters.effects.effect import Bonus, On, Wording, number_of
from muster.games.meeples_and_monsters.effects.signs import meeples, text, token
from muster.kernel.signs import Sign

LASTING = On.MONSTER | On.LOCATION | On.HILL | On.ONGOING


def how_long(piece: On) -> str:
    """Of a place a bonus lasts for the turn, of a card for the rest of the game."""
    return "game" if piece in On.CARD else "turn"


class ClassCv(Bonus, frozen=True, tag="class_cv"):
    """Units of a class are stronger.  [MM-ICO-20]"""

    class_: ClassName
    n: Number

    on = LASTING

    def add_to(self, sums: BonusSums) -> None:
        sums.classes[number_of(self.class_)] += self.n

    def line(self, piece: On) -> Wording:
        return f"effect-class_cv-{how_long(piece)}", {"all": f"all-{self.class_}", "n": self.n}

    def sign(self) -> Sign:
        return (*meeples(self.class_), token("strength", f"+{self.n}"))


class PairCv(Bonus, frozen=True, tag="pair_cv"):
    """Units of the class are stronger beside a partner.  [MM-ICO-05]"""

    partner: ClassName
    class_: ClassName
    n: Number

    on = LASTING

    def add_to(self, sums: BonusSums) -> None:
        sums.pairs.append((number_of(self.partner), number_of(self.class_), self.n))

    def line(self, piece: On) -> Wording:
        about = {"one": f"one-{self.partner}", "all": f"all-{self.class_}"}
        return f"effect-pair_cv-{how_long(piece)}", {**about, "n": self.n}

    def sign(self) -> Sign:
        return (*meeples(self.class_), text("&"), *meeples(self.partner), token("strength", f"+{self.n}"))


class VersusCv(Bonus, frozen=True, tag="versus_cv"):
    """The total is higher against a type of Monsters.  [MM-ICO-09]"""

    type: MonsterType
    n: Number

    on = LASTING

    def add_to(self, sums: BonusSums) -> None:
        sums.versus[TYPES.index(self.type)] += self.n

    def line(self, piece: On) -> Wording:
        return f"effect-versus_cv-{how_long(piece)}", {"foes": f"each-{self.type}", "n": self.n}

    def sign(self) -> Sign:
        return token("type", self.type), token("strength", f"+{self.n}")


class AllOthersCv(Bonus, frozen=True, tag="all_others_cv"):
    """All Units that do not stand here are stronger."""

    n: Number

    on = On.LOCATION | On.HILL

    def add_to(self, sums: BonusSums) -> None:
        sums.all_others += self.n

    def line(self, piece: On) -> Wording:
        return "effect-all_others_cv", {"n": self.n}

    def sign(self) -> Sign:
        return (*meeples("any"), token("strength", f"+{self.n}"))


class SingleCv(Bonus, frozen=True, tag="single_cv"):
    """One Unit is as much stronger as there is Corruption in the Lodgings.  [MM-ICO-17]"""

    on = On.LOCATION | On.HILL

    def add_to(self, sums: BonusSums) -> None:
        sums.single = True

    def line(self, piece: On) -> Wording:
        return "effect-single_cv", {}

    def sign(self) -> Sign:
        return text("1"), token("strength", "+"), *meeples("corruption")


STRENGTHENING = ClassCv | PairCv | VersusCv | AllOthersCv | SingleCv
