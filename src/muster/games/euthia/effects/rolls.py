"""Hero Rolls: dice, Air and Earth, Gaar and Dwurt.  [EU-ROL-01]"""

from __future__ import annotations

from collections.abc import Mapping

from muster.games.euthia.ahead import ahead
from muster.games.euthia.content.pieces import AIR, ESSENCE_THING, Effect
from muster.games.euthia.effects.carrying import remove, spend_gaar
from muster.games.euthia.effects.health import heal
from muster.games.euthia.events import DIE_TURNED, DWURT_SPENT, ESSENCE_USED, GEM_USED, HOPE_RISES, REROLLED, ROLLED
from muster.games.euthia.offers.combat import list_any_time, list_clovers, list_gaar
from muster.games.euthia.queries import (
    figure_on_board,
    permanent,
    potion_heals,
    power_of_air,
    power_of_earth,
    roll_value,
    slumbers,
)
from muster.games.euthia.state import IN_COMBAT, OVERDOSE, EuthiaTable
from muster.kernel.game import Prompt, offers, steps
from muster.kernel.options import Option, Param
from muster.kernel.table import Options, Seat

SIDES = 6
OPPOSITE = 7  # opposite faces add up to this  [EU-ROL-02]
EARTH_BONUS = 2
GAAR_BONUS = 2
DWURT_BONUS = 3
HOPE_AT_MOST = 5
HOPELESS_ROLL = 5  # an initial roll of this or less gives hope  [EU-HAT-05]


def roll_dice(table: EuthiaTable, number: int, stream: str) -> None:
    """Throw the dice of a roll."""
    table.dice = tuple([table.chance.die(stream, SIDES) for _ in range(number)])


def turn_for_hero(table: EuthiaTable, seat: Seat) -> None:
    """Air acts on a Hero Roll; in a Slumber only where that raises the roll.  [EU-ROL-05, EU-TIM-07]"""
    if not slumbers(table, seat, AIR) or OPPOSITE - max(table.dice) > max(table.dice):
        turn_higher(table)


def turn_for_monster(table: EuthiaTable) -> None:
    """Air acts on a Monster's roll; against a Hero in Slumber only where that lowers it.  [EU-MAT-06, EU-TIM-07]"""
    if not slumbers(table, table.fighter, AIR) or OPPOSITE - max(table.dice) < max(table.dice):
        turn_higher(table)


def turn_higher(table: EuthiaTable) -> None:
    """Air turns the higher of two unequal dice to its opposite side.  [EU-ROL-05, EU-MAT-06, EU-MAT-15]"""
    if len(table.dice) != 2 or table.dice[0] == table.dice[1]:
        return
    at = 0 if table.dice[0] > table.dice[1] else 1
    face = table.dice[at]
    turned = OPPOSITE - face
    table.dice = (turned, table.dice[1]) if at == 0 else (table.dice[0], turned)
    table.tell(DIE_TURNED, face, turned)


def roll_again(table: EuthiaTable, face: int, stream: str) -> int:
    """One die showing this face is rolled again: the new face."""
    at = table.dice.index(face)
    new = table.chance.die(stream, SIDES)
    table.dice = (*table.dice[:at], new, *table.dice[at + 1 :])
    return new


def hope_for_better(table: EuthiaTable) -> None:
    """A bad initial roll of the Hero in Combat gives hope.  [EU-HAT-05, EU-HOP-01]"""
    if sum(table.dice) <= HOPELESS_ROLL:
        raise_hope(table)


def raise_hope(table: EuthiaTable) -> None:
    """The Die of Hope stops at 5.  [EU-HOP-08]"""
    if table.hope < HOPE_AT_MOST:
        table.hope += 1
        table.tell(HOPE_RISES, table.fighter, table.hope)


# -- a roll of its own, outside Combat as a rule -----------------------------------------------------------------------


CONFRONTING, SEARCHING = "confront", "search_citadel"  # what a Hero rolls for


def hero_roll(table: EuthiaTable, seat: Seat, what: str) -> None:
    """Dice, Air, Earth, then the player's own modifiers in any order.  [EU-ROL-06, EU-ROL-08]"""
    table.roller = seat
    table.roll_for = what
    table.value = permanent(table, seat, "clover_always")
    roll_dice(table, 2, "hero")
    table.tell(ROLLED, seat, table.dice)
    if table.turn_state == IN_COMBAT:  # for an Ability  [EU-HOP-01, EU-HAT-13]
        hope_for_better(table)
        table.value -= table.roll_malus
    if power_of_air(table, seat):
        turn_for_hero(table, seat)
    if power_of_earth(table, seat):
        table.value += EARTH_BONUS
    ask_roll(table, seat)


def ask_roll(table: EuthiaTable, seat: Seat) -> None:
    """[EU-ROL-10]"""
    table.ask(seat, "roll", roll_offers, change_own_roll)


def roll_offers(table: EuthiaTable, seat: Seat) -> Options:
    """Use a modifier or an Item, or let the roll stand.  [EU-ROL-03, EU-ROL-04, EU-ROL-10, EU-ROL-11]"""
    options: list[Option] = []
    list_gaar(table, seat, options)
    list_clovers(table, seat, options)
    if table.rules >= 3 and table.turn_state != IN_COMBAT:
        list_any_time(table, seat, options)
    return (*options, table.box.options["done"][0])


def change_own_roll(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """[EU-ROL-10]"""
    if choice.kind == "done":
        table.flags &= ~OVERDOSE
        table.then(ahead.roll_done, table.roll_for, seat, roll_value(table))
        return
    change_roll(table, choice, seat)
    table.then(ask_roll, seat)


def change_roll(table: EuthiaTable, choice: Option, seat: Seat) -> None:
    """A Gaar, a Dwurt, a Clover tile, a Gem or an Essence on an own Hero Roll.  [EU-ROL-03, EU-ROL-04, EU-SKO-04]"""
    kind = choice.kind
    if kind == "gaar":
        spend_gaar(table, seat, 1)
        new = roll_again(table, choice.value, "hero")
        table.value += GAAR_BONUS
        table.tell(REROLLED, seat, choice.value, new, roll_value(table))
    elif kind == "dwurt":
        spend_dwurt(table, seat, 1)
        table.value += DWURT_BONUS
        if table.flags & OVERDOSE:
            table.value += figure_on_board(table, seat, "overdose")
        table.tell(DWURT_SPENT, seat, roll_value(table))
    elif kind == "convert-gaar":
        convert_gaar(table, seat)
    elif kind in ("flip", "flip-other"):
        lift_or_heal(table, seat, flip_gem(table, seat, choice))
    elif kind == "burn":
        lift_or_heal(table, seat, burn_essence(table, seat, choice.value))
    elif kind == "drink":
        remove(table, seat, choice.value)
        heal(table, seat, potion_heals(table))
    else:
        table.then(ahead.use_in_combat, seat, choice.value)


def lift_or_heal(table: EuthiaTable, seat: Seat, effect: Effect) -> None:
    """A Gem or an Essence adds to the roll, or it heals.  [EU-ROL-09, EU-ROL-11]"""
    name, number, _ = effect
    if name == "heal":
        heal(table, seat, number)
    else:
        table.value += number


def spend_dwurt(table: EuthiaTable, seat: Seat, number: int) -> None:
    """Each Dwurt spent raises the Dwurt die.  [EU-SKO-06]"""
    table.dwurt[seat] -= number
    table.dwurt_die[seat] += number


def convert_gaar(table: EuthiaTable, seat: Seat) -> None:
    """Skoldur turns a Gaar into a Dwurt; the die does not move.  [EU-SKO-02, EU-SKO-13]"""
    spend_gaar(table, seat, 1)
    table.dwurt[seat] += 1


def flip_gem(table: EuthiaTable, seat: Seat, choice: Option) -> Effect:
    """An active Gem on an equipped tile is used: one effect, by the option that was chosen.  [EU-GEM-02, EU-GEM-06]"""
    gem = choice.value
    at = next(
        at
        for at, (copy, other, active) in enumerate(table.set_gems)
        if other == gem and active and copy in table.slots[seat]
    )
    copy = table.set_gems[at][0]
    table.set_gems = (*table.set_gems[:at], (copy, gem, 0), *table.set_gems[at + 1 :])
    table.tell(GEM_USED, seat, gem)
    return table.box.gem_effects[gem][1 if choice.kind == "flip-other" else 0].effects[0]


def burn_essence(table: EuthiaTable, seat: Seat, element: int) -> Effect:
    """An Essence is discarded for its own effect.  [EU-ESS-02, EU-ESS-03]"""
    remove(table, seat, ESSENCE_THING + element)
    table.tell(ESSENCE_USED, seat, element)
    return table.box.essence_effects[element][0].effects[0]


OFFERS = offers(roll_offers)


def with_roll(table: EuthiaTable, seat: Seat) -> Mapping[str, Param]:
    return {"value": roll_value(table)}


PROMPTS = {
    "roll": Prompt(
        "EU-ROL-03",
        "EU-ROL-04",
        "EU-ROL-10",
        names=("value",),
        params=with_roll,
        says={"done": "option-let-stand"},
    )
}
STEPS = steps(hero_roll, ask_roll, change_own_roll)
