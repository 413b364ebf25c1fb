"""What the cards and tokens of Monster Lands do, as data: talents, powers, lands, traps and loot.

``do`` is the word that the files use, ``n`` is its figure. How it is done is told where it is carried out. One field is
a word of Python and carries an underscore here: ``from_``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

ColourName = Literal["strength", "magic", "persuasion"]
PathColour = Literal["strength", "magic"]
AffinityName = Literal["fire", "water", "air", "jungle"]
GoodsName = Literal["potion", "venom", "defense", "gold"]

Figure = Annotated[int, Meta(ge=1, le=99)]
FigureOrNone = Annotated[int, Meta(ge=0, le=99)]
Few = Annotated[int, Meta(ge=1, le=9)]
FewOrNone = Annotated[int, Meta(ge=0, le=9)]
Colours = Annotated[tuple[ColourName, ...], Meta(min_length=1, max_length=3)]
PathColours = Annotated[tuple[PathColour, ...], Meta(min_length=1, max_length=2)]
Affinities = Annotated[tuple[AffinityName, ...], Meta(min_length=1, max_length=4)]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A record, or an inner table of one. What stands at its default is not part of the pack's hash."""


class DoPart(Part, frozen=True, tag_field="do"):
    """Base of all that is done; ``do`` is the word that the files use."""

    @property
    def do(self) -> str:
        return str(self.__struct_config__.tag)


# Talents and the abilities of equipment


class Defense(DoPart, frozen=True, tag="defense"):
    """So many defense talents, against monsters of these affinities."""

    n: Few
    affinities: Affinities = get_args(AffinityName)


class Reroll(DoPart, frozen=True, tag="reroll"):
    """Up to ``n`` dice once each, or ``n`` times with the same die or others; ``missions`` limits it to these."""

    colours: Colours
    n: Few
    by: Literal["dice", "times"]
    missions: bool = False


class PerDie(DoPart, frozen=True, tag="per_die"):
    """Each die of these colours on the path counts so much more."""

    colours: Colours
    n: Few
    where: Literal["everywhere", "monster", "conquest"] = "everywhere"


class Eliminate(DoPart, frozen=True, tag="eliminate"):
    n: Few


class Capture(DoPart, frozen=True, tag="capture"):
    n: Few


class Conquer(DoPart, frozen=True, tag="conquer"):
    n: Few


class Divert(DoPart, frozen=True, tag="divert"):
    """So many attack dice are turned on a neighbour."""

    n: Few


class NoTrap(DoPart, frozen=True, tag="no_trap"):
    """Captures without a trap."""


class CaptureGlory(DoPart, frozen=True, tag="capture_glory"):
    n: Few


class DeedPotions(DoPart, frozen=True, tag="deed_potions"):
    """Potions for a capture or an elimination."""

    n: Few


class MoreTraps(DoPart, frozen=True, tag="more_traps"):
    """The clan stores so many traps more."""

    n: Few


class BuyDie(DoPart, frozen=True, tag="buy_die"):
    """One die of ``colour`` for ``cost`` gold; ``at_home`` bars a mercenary who is assigned."""

    colour: ColourName
    cost: FewOrNone
    at_home: bool


class Take(DoPart, frozen=True, tag="take"):
    """Once per round one of these goods."""

    one_of: Annotated[
        Mapping[Annotated[str, Meta(pattern="^(potion|venom|defense|gold)$")], Few], Meta(min_length=1, max_length=4)
    ]


class HireDiscount(DoPart, frozen=True, tag="hire_discount"):
    n: Few


class TrapDiscount(DoPart, frozen=True, tag="trap_discount"):
    n: Few


class MineGold(DoPart, frozen=True, tag="mine"):
    """So much more gold for a visit to the Mine."""

    n: Few


Talent = (
    Defense
    | Reroll
    | PerDie
    | Eliminate
    | Capture
    | Conquer
    | Divert
    | NoTrap
    | CaptureGlory
    | DeedPotions
    | MoreTraps
    | BuyDie
    | Take
    | HireDiscount
    | TrapDiscount
    | MineGold
)
GearAbility = Defense | Reroll | PerDie | TrapDiscount | MineGold


# Powers of monsters


class GloryLoss(DoPart, frozen=True, tag="glory_loss"):
    """Glory lost for a wound."""

    n: Few


class AffinityDice(DoPart, frozen=True, tag="affinity_dice"):
    """So many extra dice for a matching land, in the place of one."""

    n: Few


class NoWeapons(DoPart, frozen=True, tag="no_weapons"):
    """Weapons do nothing."""


class ToEntrance(DoPart, frozen=True, tag="to_entrance"):
    """Goes to the Entrance as soon as it is drawn."""


class NoPotions(DoPart, frozen=True, tag="no_potions"):
    """Neither potions nor venoms."""


class NoTalents(DoPart, frozen=True, tag="no_talents"):
    """No defense talents."""


class Lash(DoPart, frozen=True, tag="lash"):
    """Hits for all in that place when it is eliminated."""

    n: Few


class Panic(DoPart, frozen=True, tag="panic"):
    """So many panic tokens from the Entrance, in the place of one."""

    n: Few


class DieMinus(DoPart, frozen=True, tag="die_minus"):
    """Each die of these colours counts so much less."""

    colours: Colours
    n: Few


class Hits(DoPart, frozen=True, tag="hits"):
    """Automatic hits with every attack."""

    n: Few


class Escape(DoPart, frozen=True, tag="escape"):
    """Escapes to the Entrance when it is captured on a land."""


class Spores(DoPart, frozen=True, tag="spores"):
    """Dice against all in that place before every attack."""

    n: Literal[1]


class EntranceDice(DoPart, frozen=True, tag="entrance_dice"):
    """Extra dice at the Entrance."""

    n: Few


class Traps(DoPart, frozen=True, tag="traps"):
    """So many traps are needed to capture it."""

    n: Few


Power = (
    GloryLoss
    | AffinityDice
    | NoWeapons
    | ToEntrance
    | NoPotions
    | NoTalents
    | Lash
    | Panic
    | DieMinus
    | Hits
    | Escape
    | Spores
    | EntranceDice
    | Traps
)


# What settled lands bring


class GainDice(DoPart, frozen=True, tag="dice"):
    colour: ColourName
    n: Few


class GainGold(DoPart, frozen=True, tag="gold"):
    n: Figure


class GainGlory(DoPart, frozen=True, tag="glory"):
    n: Few


class GainPotions(DoPart, frozen=True, tag="potions"):
    n: Few


class GainDefense(DoPart, frozen=True, tag="defense"):
    n: Few


class GainLoot(DoPart, frozen=True, tag="loot"):
    """One loot token from the offer."""


class Recruit(DoPart, frozen=True, tag="recruit"):
    """One mercenary from the docks, without paying."""


class GainGear(DoPart, frozen=True, tag="gear"):
    """One equipment card from the docks, without paying."""


LandGain = GainDice | GainGold | GainGlory | GainPotions | GainDefense | GainLoot | Recruit | GainGear


# Traps and tricks


class TrapDice(DoPart, frozen=True, tag="dice"):
    """Dice from the reserve that belong to the path."""

    colour: PathColour
    n: Few


class TrapPerDie(DoPart, frozen=True, tag="per_die"):
    """Each die of these colours on the path counts so much more."""

    colours: PathColours
    n: Few


class Flat(DoPart, frozen=True, tag="flat"):
    """So much more against a monster."""

    n: Few


class Steal(DoPart, frozen=True, tag="steal"):
    """Up to ``n`` dice of these colours from a neighbour."""

    colours: PathColours
    n: Few


TrapEffect = TrapDice | TrapPerDie | Flat | Steal | Divert


# Loot


class ConquestGlory(DoPart, frozen=True, tag="conquest_glory"):
    n: Few


class EliminationGlory(DoPart, frozen=True, tag="elimination_glory"):
    n: Few


class LootRerolls(DoPart, frozen=True, tag="rerolls"):
    """So many rerolls, with the same die or different ones."""

    colours: Colours
    n: Few


class Trophies(DoPart, frozen=True, tag="trophies"):
    """Trophy points."""

    n: Few


class LootGoods(DoPart, frozen=True, tag="goods"):
    gold: FigureOrNone = 0
    potions: FewOrNone = 0
    venoms: FewOrNone = 0
    defense: FewOrNone = 0

    def __post_init__(self) -> None:
        if not (self.gold or self.potions or self.venoms or self.defense):
            raise ValueError("Expected something to gain")


class LootPerDie(DoPart, frozen=True, tag="per_die"):
    """Each die of the colour on one path counts so much more."""

    colour: PathColour
    n: Few


class Convert(DoPart, frozen=True, tag="convert"):
    """One die is given up for others."""

    from_: ColourName = msgspec.field(name="from")
    into: ColourName
    n: Few


LootEffect = (
    ConquestGlory
    | EliminationGlory
    | CaptureGlory
    | LootRerolls
    | Trophies
    | Eliminate
    | LootGoods
    | Convert
    | LootPerDie
    | Recruit
)
