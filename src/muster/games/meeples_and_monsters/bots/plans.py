"""All plans of a turn at once: which sets of Units may go where, and the best way to spend a Tavern on them.

What is left of a Tavern is one number: a few bits per class, and above each field a guard bit that falls when more is
taken than there is. So a subtraction and a comparison tell whether Units can be spared. The same fields count what can
be used once: the Peasant who joins a Warrior, the Unit strengthened by Corruption, each Quest in hand.

``Planner`` goes from district to district and keeps, for everything that can be left over, the best plan that leaves
it. Thus one reckoning answers both what to do now and what it costs to keep some Units out of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from typing import Final, TypeAlias

from muster.games.meeples_and_monsters.bots.values import Outlook
from muster.games.meeples_and_monsters.content.pieces import (
    ANY,
    BASIC,
    CORRUPTION,
    DISTRICTS,
    MONSTER_SPOT,
    NO_ONE,
    PALADIN,
    PEASANT,
    PRESTIGE,
    RANGER,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
    UNITS,
    WARRIOR,
    Condition,
    Group,
    Location,
    Monster,
    Piece,
    Worth,
)
from muster.games.meeples_and_monsters.effects.gaining import Vp
from muster.games.meeples_and_monsters.queries import (
    can_pay,
    counts_as,
    hero,
    is_final_turn,
    level_of,
    may_fight_member,
    prestige_in,
    types_in,
)
from muster.games.meeples_and_monsters.reach import corruption_strength, total, worth
from muster.games.meeples_and_monsters.state import NOTHING, SLOTS_PER_DISTRICT, MeeplesTable
from muster.kernel.table import Seat

BITS: Final = 5
MOST: Final = (1 << (BITS - 1)) - 1
JOIN: Final = 9  # the Peasant from the Lodgings
NAMED: Final = 10  # the Unit that Corruption strengthens
QUESTS: Final = 11  # from here on one field per Quest
FIELDS: Final = 20
GUARDS: Final = sum([1 << (BITS * field + BITS - 1) for field in range(FIELDS)])
ONE: Final = tuple([1 << (BITS * field) for field in range(FIELDS)])
MOST_SETS: Final = 600

Code: TypeAlias = int
Chain: TypeAlias = "tuple[Move, Chain] | None"
States: TypeAlias = dict[Code, tuple[float, "Chain"]]
Ways: TypeAlias = list[tuple[Code, float, "Move"]]

# Requirements that name all their Units, with their codes and groups, once reckoned.
PLAIN: Final[dict[tuple[int, ...], tuple[Code, Group]]] = {}


class Move:
    """Units for one place of the plan, and why they go there."""

    __slots__ = ("completes", "group", "join", "named", "spot", "value")

    def __init__(
        self,
        spot: int,
        group: Group,
        value: float,
        completes: bool = False,
        join: bool = False,
        named: bool = False,
    ) -> None:
        self.spot = spot
        self.group = group
        self.value = value
        self.completes = completes
        self.join = join
        self.named = named


class Force:
    """A set of Units that could fight together: its code, its strength against nothing in particular, who it is."""

    __slots__ = ("code", "completes", "group", "join", "named", "paladins", "strength")

    def __init__(self, code: Code, strength: int, group: Group, join: bool = False, named: bool = False) -> None:
        self.code = code
        self.strength = strength
        self.group = group
        self.paladins = group[PALADIN]
        self.join = join
        self.named = named
        self.completes: list[int] = []  # places among the wanted Quests for which it has the Units


class District:
    """What a district holds for a Tavern: Monsters to fight, ways to use its Locations, the room of its tower."""

    __slots__ = ("fleeing", "monsters", "places", "room", "spots")

    def __init__(
        self, spots: list[int], monsters: list[Monster], places: list[Ways], room: int, fleeing: float
    ) -> None:
        self.spots = spots
        self.monsters = monsters
        self.places = places
        self.room = room
        self.fleeing = fleeing  # what the Peasants cost who flee to each place there


def code_of(counts: Sequence[int]) -> Code:
    """The number that stands for some meeples."""
    code = 0
    for unit in range(CORRUPTION + 1):
        code += min(counts[unit], MOST) * ONE[unit]
    return code


class Planner:
    """The best plans of one turn, for everything that they can leave over."""

    __slots__ = ("city", "final", "outlook", "planned", "seat", "start", "table", "wanted", "worth_beating")

    def __init__(self, table: MeeplesTable, seat: Seat, outlook: Outlook) -> None:
        self.table = table
        self.seat = seat
        self.outlook = outlook
        self.start = GUARDS + code_of(table.taverns[seat])
        self.wanted: list[tuple[Condition, Code, float]] = []
        self._list_quests()
        if self._may_bring_peasant():
            self.start += ONE[JOIN]
        self.planned = [spot for spot, _ in table.plan]
        self.worth_beating: dict[int, float] = {}
        self.city = [self._look_at(district) for district in range(len(DISTRICTS))]
        self.final: States = {}
        for helpers in self._helper_sets():
            self._plan_with(helpers)

    def best(self, keeping: Code = 0) -> tuple[float, Chain]:
        """The best plan among those that leave these Units over."""
        best: tuple[float, Chain] = (-1000.0, None)
        for left, found in self.final.items():
            if found[0] > best[0] and (left - keeping) & GUARDS == GUARDS:
                best = found
        return best

    def _list_quests(self) -> None:
        """Quests that a fight can complete, each a field of its own."""
        outlook = self.outlook
        for card in outlook.quests:
            quest = self.table.box.quests[card]
            if quest.condition.when == "fight" and QUESTS + len(self.wanted) < FIELDS:
                token = ONE[QUESTS + len(self.wanted)]
                self.start += token
                gain = outlook.quest_pays(quest) - 0.6 * outlook.held[card]
                self.wanted.append((quest.condition, token, gain))

    def _may_bring_peasant(self) -> bool:
        table = self.table
        if table.joined != NOTHING or not table.lodgings[self.seat][PEASANT]:
            return False
        return hero(table, self.seat, WARRIOR).joins > 0

    # -- Locations that help fights ----------------------------------------------------------------------------------

    def _helper_sets(self) -> list[tuple[Location, ...]]:
        """None, one or two of the Locations with a combat bonus that the Tavern can pay."""
        table = self.table
        box = table.box
        stock = table.taverns[self.seat]
        found: list[Location] = []
        for tile in table.built:
            if tile in box.helping and tile not in self.planned and can_pay(stock, box.locations[tile].needs):
                found.append(box.locations[tile])
        return [(), *[(location,) for location in found], *combinations(found, 2)]

    def _plan_with(self, helpers: tuple[Location, ...]) -> None:
        """Plan the turn with these Locations among the places used."""
        table, outlook = self.table, self.outlook
        states: States = {self.start: (0.0, None)}
        single = False
        for location in helpers:
            ways = self._ways_to_use(location.id, location.needs, outlook.location(location))
            states = self._forced(states, ways)
            if location.single:
                single = True
                states = {left + ONE[NAMED]: found for left, found in states.items()}
        if not states:
            return
        before = table.plan
        if helpers:
            table.plan = (*before, *[(location.id, NO_ONE) for location in helpers])
        worths = worth(table, self.seat)
        table.plan = before
        forces = self._forces(next(iter(states)) if len(states) == 1 else self.start, worths, single)
        forced = [location.id for location in helpers]
        for district in self.city:
            states = self._go_through(states, district, worths, forces, forced)
        states = self._meet_council(states, worths, forces)
        final = self.final
        for left, found in states.items():
            if left not in final or final[left][0] < found[0]:
                final[left] = found

    def _forced(self, states: States, ways: Ways) -> States:
        """What is left after a place that has to be used."""
        after: States = {}
        for code, gain, move in ways:
            for left, (value, chain) in states.items():
                rest = left - code
                if rest & GUARDS == GUARDS and (rest not in after or after[rest][0] < value + gain):
                    after[rest] = (value + gain, (move, chain))
        return after

    # -- the city ----------------------------------------------------------------------------------------------------

    def _look_at(self, district: int) -> District:
        """What a district holds for this Tavern."""
        table, outlook, planned = self.table, self.outlook, self.planned
        box = table.box
        city = table.city[district * SLOTS_PER_DISTRICT : (district + 1) * SLOTS_PER_DISTRICT]
        monsters = [box.monsters[card] for card in city if card >= 0]
        fleeing = (len(monsters) - 1) * outlook.peasant_flees() if len(monsters) > 1 else 0.0
        spots = [district]
        spots.extend([table.built[slot.id] for slot in box.slots if slot.district == district])
        stock = table.taverns[self.seat]
        places: list[Ways] = []
        for spot in spots:
            # Locations that help fights are not used by the way: plans with them are made apart.
            if spot < 0 or spot in planned or spot in box.helping:
                continue
            location = box.locations[spot]
            if can_pay(stock, location.needs):
                gain = outlook.location(location)
                if gain > 0:
                    places.append(self._ways_to_use(spot, location.needs, gain))
        room = -1
        if table.towers and table.tower_tops[district] >= 0 and ROOM_SPOT + table.tower_tops[district] not in planned:
            room = ROOM_SPOT + table.tower_tops[district]
        fights = [monster for monster in monsters if MONSTER_SPOT + monster.id not in planned]
        return District(spots, fights, places, room, fleeing)

    def _go_through(
        self, states: States, district: District, worths: Worth, forces: list[Force], forced: list[int]
    ) -> States:
        """Everything that can be done in a district; fighting there keeps Peasants from fleeing to its places."""
        calm = states
        fought: States = {}
        for monster in district.monsters:
            ways = self._ways_to_beat(monster, worths, forces)
            if ways:
                fought = _spent(_spent(fought, fought, ways), calm, ways)
        places = district.places
        if district.room >= 0:
            places = [*places, self._ways_to_clear(district.room, forces)]
        for ways in places:
            if fought:
                fought = _spent(fought, fought, ways)
            calm = _spent(calm.copy(), calm, ways, district.fleeing)
        if forced and district.fleeing:
            fleeing = len([spot for spot in forced if spot in district.spots]) * district.fleeing
            if fleeing:
                calm = {left: (value + fleeing, chain) for left, (value, chain) in calm.items()}
        if not fought:
            return calm
        if calm is states:
            calm = calm.copy()
        for left, found in fought.items():
            if left not in calm or calm[left][0] < found[0]:
                calm[left] = found
        return calm

    def _meet_council(self, states: States, worths: Worth, forces: list[Force]) -> States:
        """Overlords and the Henchman, in the final turns."""
        table = self.table
        if not is_final_turn(table):
            return states
        for member in table.box.monsters[table.box.normal :]:
            if may_fight_member(table, self.seat, member) and MONSTER_SPOT + member.id not in self.planned:
                ways = self._ways_to_beat(member, worths, forces)
                if ways:
                    states = _spent(states.copy(), states, ways)
        return states

    # -- sets of Units -----------------------------------------------------------------------------------------------

    def _forces(self, left: Code, worths: Worth, single: bool) -> list[Force]:
        """Every set of Units that could fight together, Shamans under every name, the smallest first."""
        table = self.table
        stock = [left >> (BITS * unit) & MOST for unit in range(UNITS)]
        sets = _sets_of(stock, worths.values)
        named = _names(stock[SHAMAN])
        found: list[Force] = []
        linear = not worths.pairs and not worths.beside
        extra = corruption_strength(table, self.seat) if single else 0
        joins = left & ONE[JOIN]
        for code, strength, group in sets:
            for shamans, names in named:
                if not code and not shamans:
                    continue
                whole = (*group, 0, 0, *names)
                power = strength
                if not linear or shamans:
                    power = total(worths, whole, 0, -1)
                everyone = code + shamans * ONE[SHAMAN]
                found.append(Force(everyone, power, whole))
                if extra:
                    found.append(Force(everyone + ONE[NAMED], power + extra, whole, named=True))
                if joins and whole[WARRIOR]:
                    joined = (whole[PEASANT] + 1, *whole[1:])
                    power = total(worths, joined, 0, -1)
                    found.append(Force(everyone + ONE[JOIN], power, joined, join=True))
        found.sort(key=_by_size)
        self._note_quests(found)
        return found

    def _note_quests(self, found: list[Force]) -> None:
        """Which Quests in hand a force has the Units for."""
        for at, (condition, _, gain) in enumerate(self.wanted):
            if gain > 0:
                for force in found:
                    if _has_units(condition, force.group):
                        force.completes.append(at)

    def _ways_to_beat(self, monster: Monster, worths: Worth, forces: list[Force]) -> Ways:
        """The sets that beat a Monster, without those that do no better than a part of them."""
        wanted = monster.strength - worths.versus[monster.type]
        level = monster.level
        spot = MONSTER_SPOT + monster.id
        if spot not in self.worth_beating:
            self.worth_beating[spot] = self.outlook.monster(monster)
        value = self.worth_beating[spot]
        quests = [
            at
            for at, (condition, _, _) in enumerate(self.wanted)
            if level >= condition.level and condition.type in (-1, monster.type)
        ]
        token = monster.council and not monster.henchman
        ranger = self.table.box.heroes[RANGER][0].n
        ways: Ways = []
        for force in forces:
            if force.strength + force.paladins * level < wanted:
                continue
            gain = value
            group = force.group
            if group[RANGER]:
                gain += ranger
            if token:
                gain += self._token(monster, group)
            code = force.code
            if quests and force.completes:
                tokens = 0
                pays = 0.0
                for at in force.completes:
                    if at in quests:
                        tokens += self.wanted[at][1]
                        pays += self.wanted[at][2]
                if tokens and not _is_beaten(ways, code + tokens, gain + pays):
                    move = Move(spot, group, gain + pays, True, force.join, force.named)
                    ways.append((code + tokens, gain + pays, move))
            if not _is_beaten(ways, code, gain):
                ways.append((code, gain, Move(spot, group, gain, False, force.join, force.named)))
        return ways

    def _token(self, overlord: Monster, group: Group) -> float:
        """What the Bonus token of an Overlord would pay for these Units."""
        table = self.table
        token = table.box.tokens[table.tokens[overlord.id - table.box.normal]]
        if token.prestige:
            return token.vp if prestige_in(group) >= token.prestige else 0
        fitting = [unit for unit in types_in(group) if level_of(table, self.seat, unit) >= token.level]
        return token.vp if len(fitting) >= token.kinds else 0

    def _ways_to_use(self, spot: int, needs: tuple[int, ...], gain: float) -> Ways:
        """The smallest sets of Units that meet a requirement; a Shaman may stand for one of them."""
        stock = self.table.taverns[self.seat]
        if not stock[SHAMAN] and not needs[ANY] and not needs[PRESTIGE]:
            plain = PLAIN.get(needs)
            if plain is None:
                PLAIN[needs] = plain = (code_of(needs), (*needs[:SHAMAN_AS], *NO_ONE[SHAMAN_AS:]))
            return [(plain[0], gain, Move(spot, plain[1], gain))]
        fixed = list(NO_ONE)
        for unit in range(CORRUPTION + 1):
            fixed[unit] = needs[unit]
        groups = [fixed]
        if stock[SHAMAN]:
            for basic in range(BASIC):
                if needs[basic]:
                    stand_in = fixed.copy()
                    stand_in[basic] -= 1
                    stand_in[SHAMAN_AS + basic] += 1
                    groups.append(stand_in)
        for place, first in ((PRESTIGE, BASIC), (ANY, 0)):
            for _ in range(needs[place]):
                groups = [_with(group, unit) for group in groups for unit in range(first, UNITS) if stock[unit]]
        ways: Ways = []
        hill = spot < MONSTER_SPOT and self.table.box.locations[spot].hill
        for group in groups:
            value = gain
            if hill:
                value += self._hill_extra(spot, group)
            elif stock[SHAMAN]:
                value += self._shamans_lost(spot, group)
            ways.append((_code_of_group(group), value, Move(spot, tuple(group), value)))
        return ways

    def _shamans_lost(self, spot: int, group: list[int]) -> float:
        """A place that sends a Unit away takes the Shaman who stands for it."""
        lose = self.outlook.lose
        box = self.table.box
        value = 0.0
        place: Piece = box.rooms[spot - ROOM_SPOT] if spot >= ROOM_SPOT else box.locations[spot]
        for unit, number in place.returned:
            if group[unit] < number:
                value += lose[SHAMAN] - lose[unit]
        return value

    def _hill_extra(self, spot: int, group: list[int]) -> float:
        """Some hills pay more where a Prestige Unit stands."""
        value = 0.0
        for effect in self.table.box.locations[spot].effects:
            if isinstance(effect, Vp) and effect.pays_more(tuple(group)):
                value += (effect.with_prestige - effect.n) * self.outlook.hold_hill
        return value

    def _ways_to_clear(self, spot: int, forces: list[Force]) -> Ways:
        """The sets of meeples that complete a Tower Room."""
        table, outlook = self.table, self.outlook
        room = table.box.rooms[spot - ROOM_SPOT]
        value = outlook.effects(room.effects) + room.needs[CORRUPTION] * outlook.lose[CORRUPTION]
        if value <= 0:
            return []
        if not room.combat:
            return self._ways_to_use(spot, room.needs, value) if can_pay(table.taverns[self.seat], room.needs) else []
        ways: Ways = []
        for force in forces:
            if force.strength >= room.combat and not force.join and not force.named:
                if not _is_beaten(ways, force.code, value):
                    ways.append((force.code, value, Move(spot, force.group, value)))
        return ways


def _code_of_group(group: list[int]) -> Code:
    """The meeples of a group as a code; Shamans are Shamans again."""
    code = 0
    for kind, number in enumerate(group):
        if number:
            code += number * ONE[SHAMAN if kind >= SHAMAN_AS else kind]
    return code


def _sets_of(stock: list[int], values: tuple[int, ...]) -> list[tuple[Code, int, tuple[int, ...]]]:
    """Every set of the Units but Shamans, with its strength; the smallest where there are too many."""
    sets: list[tuple[Code, int, tuple[int, ...]]] = [(0, 0, ())]
    for unit in range(SHAMAN):
        number = stock[unit]
        if number:
            one, value = ONE[unit], values[unit]
            sets = [
                (code + n * one, strength + n * value, (*group, n))
                for code, strength, group in sets
                for n in range(number + 1)
            ]
            if len(sets) > MOST_SETS:
                sets.sort(key=_by_code_size)
                del sets[MOST_SETS:]
        else:
            sets = [(code, strength, (*group, 0)) for code, strength, group in sets]
    return sets


def _spent(into: States, states: States, ways: Ways, more: float = 0.0) -> States:
    """Add what becomes possible when one of these ways is gone from any of these states."""
    known = into.get
    before = list(states.items())
    guards = GUARDS
    for code, gain, move in ways:
        gain += more
        for left, found in before:
            rest = left - code
            if rest & guards == guards:
                reached = found[0] + gain
                there = known(rest)
                if there is None or there[0] < reached:
                    into[rest] = (reached, (move, found[1]))
    return into


def _is_beaten(ways: Ways, code: Code, gain: float) -> bool:
    """Does a way with fewer Units bring as much already?"""
    guarded = code | GUARDS
    for other, value, _ in ways:
        if value >= gain and (guarded - other) & GUARDS == GUARDS:
            return True
    return False


def _has_units(condition: Condition, group: Group) -> bool:
    """Are the Units that a Quest asks for among these?"""
    for unit, number in condition.units:
        if counts_as(group, unit) < number:
            return False
    return not condition.kinds or len(types_in(group)) >= condition.kinds


def _names(shamans: int) -> list[tuple[int, tuple[int, ...]]]:
    """All ways to name up to so many Shamans."""
    if not shamans:
        return [(0, (0,) * BASIC)]
    found: list[tuple[int, tuple[int, ...]]] = []
    for number in range(min(shamans, 2) + 1):
        for named in combinations_with_replacement(range(BASIC), number):
            found.append((number, tuple([named.count(basic) for basic in range(BASIC)])))
    return found


def _with(group: list[int], unit: int) -> list[int]:
    more = group.copy()
    more[unit] += 1
    return more


def _by_size(force: Force) -> int:
    return sum(force.group) + force.named


def _by_code_size(entry: tuple[Code, int, tuple[int, ...]]) -> int:
    return sum(entry[2])


def moves_of(chain: Chain) -> list[Move]:
    """The moves of a plan in the order in which they are best laid: Locations first, for they may help the fights."""
    moves: list[Move] = []
    while chain is not None:
        moves.append(chain[0])
        chain = chain[1]
    moves.sort(key=_by_spot)
    return moves


def _by_spot(move: Move) -> int:
    return move.spot
