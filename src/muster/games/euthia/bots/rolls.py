"""A Hero Roll outside Combat: whether a modifier is worth what it costs."""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots.doom import search_worth
from muster.games.euthia.bots.odds import FACES
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, option_of
from muster.games.euthia.content.pieces import Effect
from muster.games.euthia.effects.rolls import DWURT_BONUS, GAAR_BONUS
from muster.games.euthia.places import element_at
from muster.games.euthia.queries import roll_value, slumbers, use_of
from muster.kernel.options import Option
from muster.kernel.table import Options

LIFT: Final = "hint-lift-roll"
GOOD_ENOUGH: Final = "hint-roll-enough"
READY_AGAIN: Final = 0.25  # a Clover that could still serve in a fight this turn
SPENT: Final = 0.6
DIES: Final = -4.0


def row_worth(outlook: Outlook, value: int) -> float:
    """What the Elemental's card, or the Citadel, gives for a value.  [EU-CNF-03, EU-CNF-05, EU-SAB-03]"""
    table, seat = outlook.table, outlook.seat
    if table.roll_for == "search_citadel":
        return search_worth(outlook, value)
    element = element_at(table, table.space[seat])
    effects: tuple[Effect, ...] = ()
    for start, row in table.box.elementals[element].rows:
        if value >= start:
            effects = row
    if slumbers(table, seat, element):
        effects = tuple([effect for effect in effects if effect[0] not in ("inj", "lose_gaar", "lose_gold")])
    if any(name == "inj" and number >= table.health[seat] for name, number, _ in effects):
        return DIES
    return outlook.goods(effects)


def choose_roll(outlook: Outlook, options: Options) -> Answer:
    """Lift the roll where the next range is worth more than that costs."""
    value = roll_value(outlook.table)
    best, found = row_worth(outlook, value) + 0.05, None
    for option in options:
        worth = lifted(outlook, option, value)
        if worth > best:
            best, found = worth, option
    if found is not None:
        return found, LIFT
    return option_of(options, "done") or options[0], GOOD_ENOUGH


def clover(effects: tuple[Effect, ...]) -> int:
    """What effects add to a Hero Roll; healing and Gaar add nothing."""
    return sum([number for name, number, _ in effects if name == "clover"])


def lifted(outlook: Outlook, option: Option, value: int) -> float:
    """What the roll is worth with a modifier, its price taken off."""
    table = outlook.table
    if option.kind == "gaar" and option.value:
        rolls = [row_worth(outlook, value - option.value + face + GAAR_BONUS) for face in FACES]
        return sum(rolls) / len(FACES) - outlook.gaar
    if option.kind == "dwurt":
        return row_worth(outlook, value + DWURT_BONUS) - outlook.gaar - 0.1
    if option.kind in ("flip", "flip-other"):
        use = table.box.gem_effects[option.value][1 if option.kind == "flip-other" else 0]
        return row_worth(outlook, value + clover(use.effects)) - READY_AGAIN
    if option.kind == "burn":
        effects = table.box.essence_effects[option.value][0].effects
        return row_worth(outlook, value + clover(effects)) - outlook.essence()
    if option.kind == "use":
        tile, number = use_of(table, option.value)
        use = tile.uses[number]
        return row_worth(outlook, value + clover(use.effects)) - (SPENT if use.spends else READY_AGAIN)
    return -1e9
