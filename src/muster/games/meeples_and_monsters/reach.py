"""What Units come to and what they can still reach, fast: remembered for groups, companies and states of the board.

The rules themselves stand in ``combat``, in plain form and without a memory; a test plays matches and compares the two.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import add
from typing import Final

from muster.games.meeples_and_monsters.content.pieces import (
    ANY,
    BASIC,
    CORRUPTION,
    KINDS,
    MONSTER_SPOT,
    NO_ONE,
    PALADIN,
    PEASANT,
    PRESTIGE,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
    UNITS,
    WARRIOR,
    Box,
    Company,
    Group,
    Location,
    Marks,
    Monster,
    Room,
    Worth,
)
from muster.games.meeples_and_monsters.queries import (
    can_pay,
    city_monsters,
    counts_as,
    group_at,
    is_fight,
    is_planned,
    monster_at,
    usable_places,
)
from muster.games.meeples_and_monsters.state import (
    NOTHING,
    MeeplesTable,
)
from muster.kernel.table import Seat

MOST_COMPANIES: Final = 20_000  # matches meet a few hundred; a server that has run for months shall not keep them all


MOST_STRENGTHS: Final = 500  # remembered per Worth; a seat meets some dozens while its Worth lasts


def company_of(box: Box, stock: Sequence[int]) -> Company:
    """What is known of so many meeples of each class."""
    counts = tuple(stock)
    known = box.companies.get(counts)
    if known is None:
        if len(box.companies) >= MOST_COMPANIES:
            box.companies.clear()
        size = sum(counts)
        payable = [place.bit for place in box.locations if place.size <= size and can_pay(counts, place.needs)]
        known = box.companies[counts] = Company(counts, sum(payable), box.kind_options["unit"])
    return known


def lacking_at(table: MeeplesTable, spot: int, group: Group) -> tuple[int, ...]:
    """What a group still lacks on a Location or in a room without a combat value; reckoned once."""
    place: Location | Room = table.box.rooms[spot - ROOM_SPOT] if spot >= ROOM_SPOT else table.box.locations[spot]
    known = place.known_lacking.get(group)
    if known is None:
        if len(place.known_lacking) >= MOST_STRENGTHS:
            place.known_lacking.clear()
        known = place.known_lacking[group] = still_needed(place.needs, group)
    return known


def still_needed(needs: tuple[int, ...], group: Group) -> tuple[int, ...]:
    """What a group still lacks; every Unit fills its own class first, then a Prestige place, then an open one."""
    if group is NO_ONE:
        return needs
    lacking = list(needs)
    spare = 0
    spare_prestige = 0
    for kind, there in enumerate(group):
        if there:
            unit = kind - SHAMAN_AS if kind >= SHAMAN_AS else kind
            used = min(there, lacking[unit])
            lacking[unit] -= used
            if unit < BASIC:
                spare += there - used
            elif unit < UNITS:
                spare_prestige += there - used
    used = min(spare_prestige, lacking[PRESTIGE])
    lacking[PRESTIGE] -= used
    lacking[ANY] -= min(spare + spare_prestige - used, lacking[ANY])
    return tuple(lacking)


def kind_values(box: Box, levels: tuple[int, ...], classes: tuple[int, ...]) -> tuple[int, ...]:
    """Base value and class bonuses of every kind; a Shaman keeps its own base.  [MM-CBT-03, MM-PRE-08, MM-PRE-09]"""
    known = box.known_values.get((levels, classes))
    if known is None:
        values = [0] * KINDS
        for unit in range(UNITS):
            side = box.heroes[unit][levels[unit] - 1 if unit < BASIC else 0]
            values[unit] = side.value + classes[unit]
        for basic in range(BASIC):
            values[SHAMAN_AS + basic] = values[SHAMAN] + classes[basic]
        known = tuple(values)
        box.known_values[(levels, classes)] = known
    return known


def worth(table: MeeplesTable, seat: Seat) -> Worth:
    """What Units are worth with the Locations of the plan.  [MM-FAQ-03]"""
    worths = worth_alone(table, seat)
    helping = table.box.helping
    for spot, _ in table.plan:
        if spot in helping:
            worths = worth_beside(table.box, worths, table.box.locations[spot])
    return worths


def worth_alone(table: MeeplesTable, seat: Seat) -> Worth:
    """The same without the plan: what the Hero cards, beaten Monsters and Quests make of them."""
    bonuses = table.bonuses[seat]
    levels = table.levels[seat]
    known = bonuses.known_worths.get(levels)
    if known is None:
        values = kind_values(table.box, levels, bonuses.classes)
        warrior = table.box.heroes[WARRIOR][levels[WARRIOR] - 1]
        known = bonuses.known_worths[levels] = Worth(bonuses, levels, values, warrior.n, warrior.joins)
    return known


def worth_beside(box: Box, worths: Worth, location: Location) -> Worth:
    """What the same Units are worth when a Location is activated too.  [MM-FAQ-03]"""
    known = worths.known_beside.get(location.id)
    if known is None:
        values = tuple(map(add, worths.values, kind_bonuses(location)))
        bonuses = worths.bonuses.plus(location.bonuses)
        known = Worth(bonuses, worths.levels, values, worths.beside, worths.joins)
        worths.known_beside[location.id] = known
    return known


def kind_bonuses(location: Location) -> list[int]:
    """What a Location adds to each kind; a Shaman gains as what it is named, too.  [MM-ICO-20, MM-PRE-08]"""
    classes = location.bonuses.classes
    gains = [*classes, 0, *[classes[SHAMAN] + classes[basic] for basic in range(BASIC)]]
    # Everyone who does not stand on that Location, whatever the class; Corruption is nobody.
    return [gain + location.all_others if kind != CORRUPTION else 0 for kind, gain in enumerate(gains)]


def total(worths: Worth, group: Group, level: int, kind: int) -> int:
    """The combat value of a group against a Monster of this level and type (-1: none).  [MM-CBT-04, MM-PRE-07]"""
    amount = worths.known.get(group)
    if amount is None:
        amount = strength_of(worths, group)
    if not amount and not any(group):
        return 0
    amount += group[PALADIN] * level
    if kind >= 0:
        amount += worths.versus[kind]  # once per Monster, whoever fights it  [MM-ICO-09]
    return amount


def strength_of(worths: Worth, group: Group) -> int:
    """The combat value of a group, whatever it fights.  [MM-CBT-04]"""
    known = worths.known.get(group)
    if known is not None:
        return known
    amount = reckoned(worths, group)
    if len(worths.known) >= MOST_STRENGTHS:
        worths.known.clear()
    worths.known[group] = amount
    return amount


def reckoned(worths: Worth, group: Sequence[int]) -> int:
    """What the Units of a group are worth, with the bonuses of one class beside another.  [MM-CBT-03, MM-CBT-04]"""
    amount = 0
    for kind, number in enumerate(group):
        if number:
            amount += number * worths.values[kind]
    for partner, unit, n in worths.pairs:
        # All Units of the class gain once, however many partners there are.  [MM-ICO-05]
        if counts_as(group, partner):
            amount += n * counts_as(group, unit)
    if worths.beside and group[WARRIOR]:
        amount += worths.beside * (group[PEASANT] + group[SHAMAN_AS + PEASANT])
    return amount


def corruption_strength(table: MeeplesTable, seat: Seat) -> int:
    """What the one strengthened Unit gains: the Corruption in the Lodgings.  [MM-ICO-17]"""
    return table.lodgings[seat][CORRUPTION]


def is_strengthening(table: MeeplesTable) -> bool:
    """Does a Location of the plan strengthen a single Unit?"""
    strengthening = table.box.strengthening
    for spot, _ in table.plan:
        if spot in strengthening:
            return True
    return False


def fight_level(table: MeeplesTable, spot: int) -> tuple[int, int, int]:
    """Strength to reach, level and type at a spot; a room has neither level nor type.  [MM-TWR-06]"""
    if spot >= ROOM_SPOT:
        return table.box.rooms[spot - ROOM_SPOT].combat, 0, -1
    return table.box.monsters[spot - MONSTER_SPOT].figures


def asks_for_strength(table: MeeplesTable, spot: int) -> bool:
    """Is it combat value that a spot asks for? A Monster does, and some Tower Rooms do."""
    return spot >= MONSTER_SPOT and (spot < ROOM_SPOT or table.box.rooms[spot - ROOM_SPOT].combat > 0)


def planned_total(table: MeeplesTable, seat: Seat, spot: int) -> int:
    """The combat value now standing on a Monster or in a combat room, with everything in the plan."""
    _, level, kind = fight_level(table, spot)
    return total(worth(table, seat), group_at(table, spot), level, kind) + strengthened(table, seat, spot)


def strengthened(table: MeeplesTable, seat: Seat, spot: int) -> int:
    """What the Unit named there gains.  [MM-ICO-17]"""
    return corruption_strength(table, seat) if table.named[0] == spot and is_strengthening(table) else 0


def is_met(table: MeeplesTable, seat: Seat, worths: Worth, spot: int, group: Group) -> bool:
    """Are enough Units placed on this spot?  [MM-LOC-05, MM-CBT-01, MM-TWR-06]"""
    if spot >= MONSTER_SPOT:
        strength, level, kind = fight_level(table, spot)
        if strength:  # else it is a room that asks for Units
            reached = total(worths, group, level, kind)
            return reached >= strength or reached + strengthened(table, seat, spot) >= strength
    return not any(lacking_at(table, spot, group))


def may_join(table: MeeplesTable, seat: Seat, group: Sequence[int]) -> bool:
    """A real level 3 Warrior may bring a Peasant from the Lodgings, once per turn.  [MM-UNT-09, MM-UNT-10]"""
    if not group[WARRIOR] or table.joined != NOTHING or not table.lodgings[seat][PEASANT]:
        return False
    return table.box.heroes[WARRIOR][table.levels[seat][WARRIOR] - 1].joins > 0


def best_total(
    table: MeeplesTable,
    seat: Seat,
    worths: Worth,
    fights: bool,
    group: Group,
    company: Company,
    level: int,
    kind: int,
) -> int:
    """The most that a spot can reach if a whole company is added, Shamans named as serves best."""
    if not company.units and not any(group):
        return 0
    paladins = group[PALADIN] + company.group[PALADIN]
    amount = best_strength(table, seat, worths, fights, group, company) + paladins * level
    return amount + worths.versus[kind] if kind >= 0 else amount


def best_strength(table: MeeplesTable, seat: Seat, worths: Worth, fights: bool, group: Group, company: Company) -> int:
    """The same before a Monster's level and type count."""
    everyone = company.group
    if group is not NO_ONE:
        everyone = tuple([there + company.group[kind] for kind, there in enumerate(group)])
    if fights and everyone[WARRIOR] and may_join(table, seat, everyone):
        everyone = (everyone[PEASANT] + 1, *everyone[PEASANT + 1 :])
    if not company.shamans:
        return strength_of(worths, everyone)
    return best_naming(worths, list(everyone), company.shamans, SHAMAN_AS)


def best_naming(worths: Worth, group: list[int], shamans: int, first: int) -> int:
    """The same with so many Shamans still to be named, as the class ``first`` or one after it.  [MM-PRE-08]"""
    if not shamans:
        return reckoned(worths, group)
    best = 0
    for kind in range(first, SHAMAN_AS + BASIC):
        group[kind] += 1
        best = max(best, best_naming(worths, group, shamans - 1, kind))
        group[kind] -= 1
    return best


def naming_strength(table: MeeplesTable, seat: Seat, spot: int, fights: bool) -> int:
    """The strength of the Corruption, where a Unit at a spot has it or may still be named.  [MM-ICO-17]"""
    named = table.named[0]
    if named == spot if named != NOTHING else fights and is_strengthening(table):
        return corruption_strength(table, seat)
    return 0


NOWHERE: Final[list[Location]] = []  # nobody adds to it: lists of helpers are made anew


class Reach:
    """How far some Units can get, as things stand and with each Location that could still help.  [MM-MAI-04]

    What a Monster's level and type add is the same for every way of naming Shamans, so one reckoning serves all
    Monsters. Locations are reckoned only where they could lift the total as far as is wanted.
    """

    __slots__ = (
        "base",
        "company",
        "fights",
        "group",
        "helped",
        "helpers",
        "named",
        "paladins",
        "seat",
        "table",
        "worths",
    )

    def __init__(
        self, table: MeeplesTable, seat: Seat, worths: Worth, fights: bool, group: Group, company: Company, spot: int
    ) -> None:
        self.table = table
        self.seat = seat
        self.fights = fights
        self.group = group
        self.company = company
        self.paladins = group[PALADIN] + company.group[PALADIN]
        self.worths = worths
        self.base = best_strength(table, seat, worths, fights, group, company)
        self.named = 0
        self.helpers = NOWHERE
        if self.base:  # else nobody is left whom any bonus could help
            if table.plan:
                self.named = naming_strength(table, seat, spot, fights)
                self.base += self.named
            self.helpers = helpful_locations(table, company)
            if self.helpers:
                self.helped: dict[int, tuple[int, int, Worth]] = {}  # with one: base, Paladins, what Units are worth

    def beats(self, monster: Monster) -> bool:
        """Is this Monster within reach?"""
        if not self.base:
            return False
        reached = self.base + self.paladins * monster.level + self.worths.versus[monster.type]
        if reached >= monster.strength:
            return True
        for location in self.helpers:
            if reached + self.lift(location) >= monster.strength:
                base, paladins, worths = self.with_help(location)
                if base and base + paladins * monster.level + worths.versus[monster.type] >= monster.strength:
                    return True
        return False

    def gets_to(self, strength: int) -> bool:
        """Is this strength within reach, where neither level nor type counts?"""
        if self.base >= strength:
            return self.base > 0
        for location in self.helpers:
            if self.base + self.lift(location) >= strength and self.with_help(location)[0] >= strength:
                return True
        return False

    def lift(self, location: Location) -> int:
        """The most that a Location can add, before anybody is sent there."""
        units = self.company.units - location.size + sum(self.group) + 1  # one may join
        most = location.lift * units
        return most + corruption_strength(self.table, self.seat) if location.single and not self.named else most

    def with_help(self, location: Location) -> tuple[int, int, Worth]:
        """How far it goes if a Location is activated too."""
        known = self.helped.get(location.id)
        if known is None:
            known = with_help(
                self.table, self.seat, self.worths, self.fights, self.group, self.company, self.named, location
            )
            self.helped[location.id] = known
        return known


def with_help(
    table: MeeplesTable,
    seat: Seat,
    worths: Worth,
    fights: bool,
    group: Group,
    company: Company,
    named: int,
    location: Location,
) -> tuple[int, int, Worth]:
    """The strength that is reached if a Location is activated too, with Units that then cannot fight.

    With it come the Paladins who are left and what Units are worth then.
    """
    worths = worth_beside(table.box, worths, location)
    base = 0
    paladins = group[PALADIN] + company.group[PALADIN]
    for left in left_after(table.box, company, location):
        reached = best_strength(table, seat, worths, fights, group, left)
        if reached > base:
            base, paladins = reached, group[PALADIN] + left.group[PALADIN]
    if base and named:
        base += named
    elif base and fights and location.single:
        base += corruption_strength(table, seat)
    return base, paladins, worths


def marks_alone(table: MeeplesTable, seat: Seat, worths: Worth, company: Company) -> Marks:
    """How far a company gets by itself against each level and type of Monsters.  [MM-CBT-03, MM-CBT-04]

    Unless a Peasant from the Lodgings might join, this hangs on nothing else on the table, so it is reckoned once.
    """
    if worths.joins and company.group[WARRIOR]:
        return worths.marks(best_strength(table, seat, worths, True, NO_ONE, company), company.group[PALADIN])
    known = worths.marks_of.get(company)
    if known is None:
        if len(worths.marks_of) >= MOST_STRENGTHS:
            worths.marks_of.clear()
        strength = best_strength(table, seat, worths, True, NO_ONE, company)
        known = worths.marks_of[company] = worths.marks(strength, company.group[PALADIN])
    return known


def marks_with_help(
    table: MeeplesTable, seat: Seat, worths: Worth, company: Company, strengthening: bool, helpers: int
) -> Marks:
    """The same with the strengthened Unit, now or with one more Location.  [MM-MAI-04, MM-ICO-17]

    ``strengthening`` says whether a Location of the plan strengthens a single Unit, ``helpers`` is the set of Locations
    with a combat bonus that the company could still activate. Only those count that could bring one more Monster of
    those on the table within reach.
    """
    named = naming_strength(table, seat, NOTHING, True) if strengthening else 0
    if named:
        marks = worths.marks(best_strength(table, seat, worths, True, NO_ONE, company) + named, company.group[PALADIN])
    else:
        marks = marks_alone(table, seat, worths, company)
    if helpers:
        box = table.box
        units = company.units + 1  # one may join
        short = 0 if table.final_from else city_monsters(table).short_of(marks)
        corruption = 0 if named else corruption_strength(table, seat)
        while helpers:
            location = box.locations[helpers.bit_length() - 1]
            helpers ^= location.bit
            added = corruption if location.single else 0
            if location.lift * (units - location.size) + added < short:
                continue
            left = left_after(box, company, location)
            if len(left) == 1 and not named and not added:
                also = marks_alone(table, seat, worth_beside(box, worths, location), left[0])
            else:
                base, paladins, with_it = with_help(table, seat, worths, True, NO_ONE, company, named, location)
                also = with_it.marks(base, paladins)
            if also != marks:
                marks = tuple(map(max, marks, also))
    return marks


def can_reach(table: MeeplesTable, seat: Seat, worths: Worth, spot: int, group: Group, stock: Sequence[int]) -> bool:
    """Can a fight or combat room still be met with these Units, now or with one more Location?  [MM-MAI-04]"""
    fights = is_fight(spot)
    reach = Reach(table, seat, worths, fights, group, company_of(table.box, stock), spot)
    if fights:
        return reach.beats(monster_at(table, spot))
    return reach.gets_to(table.box.rooms[spot - ROOM_SPOT].combat)


def may_wait(table: MeeplesTable, seat: Seat, worths: Worth, spot: int, group: Group, company: Company) -> bool:
    """May a fight with some Units stay short for now, because a Location or a naming can still lift it?  [MM-MAI-04]"""
    strength, level, kind = fight_level(table, spot)
    fights = spot < ROOM_SPOT
    named = corruption_strength(table, seat) if fights and table.named[0] in (NOTHING, spot) else 0
    if named and not is_strengthening(table):
        named = 0
    if named:
        if total(worths, group, level, kind) + named >= strength:
            return True
    for location in helpful_locations(table, company):
        reach = total(worth_beside(table.box, worths, location), group, level, kind) + named
        if location.single and fights and not named:
            reach += corruption_strength(table, seat)
        if reach >= strength:
            return True
    return False


def helpful_locations(table: MeeplesTable, company: Company) -> list[Location]:
    """Locations with a combat bonus that are not in the plan yet and that these Units could activate."""
    bits = company.payable & usable_places(table).bits & table.box.helping_bits
    if not bits:
        return NOWHERE
    found: list[Location] = []
    while bits:
        location = table.box.locations[bits.bit_length() - 1]
        bits ^= location.bit
        if not is_planned(table, location.id):
            found.append(location)
    return found


def left_after(box: Box, company: Company, location: Location) -> tuple[Company, ...]:
    """Who may be left when a Location has taken its Units: who goes is a choice where Shamans can."""
    known = company.known_left.get(location.id)
    if known is None:
        left = [company_of(box, stock) for stock in payments(company.counts, location)]
        known = company.known_left[location.id] = tuple(left)
    return known


def payments(stock: Sequence[int], location: Location) -> list[list[int]]:
    """The ways to pay for a Location: what each leaves of some Units."""
    needs = location.needs
    paid = [[unit - need for unit, need in zip(stock, needs, strict=False)]]
    if stock[SHAMAN]:
        for basic in range(BASIC):
            if needs[basic]:
                # Each place of the class may be filled by a Shaman instead.
                paid = [_swapped(left, basic, number) for left in paid for number in range(needs[basic] + 1)]
    paid = [left for left in paid if min(left) >= 0]
    if needs[ANY]:
        for left in paid:
            _send_the_first(left, needs[ANY])
    return paid


def _swapped(left: list[int], basic: int, number: int) -> list[int]:
    """So many Units of a class stay, and as many Shamans go."""
    trial = left.copy()
    trial[basic] += number
    trial[SHAMAN] -= number
    return trial


def _send_the_first(left: list[int], number: int) -> None:
    """Anybody may go: the simplest classes first."""
    for unit in range(UNITS):
        going = min(number, left[unit])
        left[unit] -= going
        number -= going
