"""What things are worth to a seat at this moment, in VP: Units to have, bonuses to keep, Quests to hold.

A bag is a hand drawn again and again. A Unit that joins it is drawn so many times before the end, and each time takes
the place of an average meeple; a Unit that leaves makes room for one. All values here follow from this: a combat point
is worth part of a VP, and whatever lasts is worth its gain per turn times the turns that are left.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    CLERIC,
    CORRUPTION,
    KNIGHT,
    MAGE,
    PALADIN,
    PEASANT,
    RANGER,
    SHAMAN,
    TYPES,
    UNITS,
    WARRIOR,
    Bonuses,
    Condition,
    Location,
    Monster,
    Quest,
    Worth,
)
from muster.games.meeples_and_monsters.effects.effect import Effect
from muster.games.meeples_and_monsters.queries import owned
from muster.games.meeples_and_monsters.quests import count_for_most, pile_has
from muster.games.meeples_and_monsters.reach import worth
from muster.games.meeples_and_monsters.state import MONSTERS_1, MeeplesTable, hand, just_drawn
from muster.kernel.table import Seat


class Taste:
    """The figures that make one greedy player different from another; found by letting variants play each other."""

    __slots__ = (
        "build",
        "flee",
        "hills",
        "lasting",
        "levels",
        "pace",
        "power",
        "quest",
        "recruit",
        "thin",
        "tiles",
        "uses",
    )

    def __init__(
        self,
        power: float = 0.8,
        pace: float = 0.75,
        recruit: float = 1.0,
        thin: float = 2.0,
        lasting: float = 1.0,
        quest: float = 1.0,
        levels: float = 1.0,
        build: float = -0.4,
        tiles: float = 0.15,
        hills: float = 0.95,
        flee: float = 0.5,
        uses: tuple[float, ...] = (0.2, 0.5, 0.4, 0.1, 0.0, 0.6, 0.0, 0.5),
    ) -> None:
        self.power = power  # VP for a point of combat value
        self.pace = pace  # Monsters that a player beats in a turn
        self.recruit = recruit  # trust in Units that come and go
        self.thin = thin  # what a Corruption gone is worth against a hand of today: hands grow better
        self.lasting = lasting  # trust in lasting bonuses
        self.quest = quest  # trust in Quests not yet seen
        self.levels = levels  # trust in Hero levels
        self.build = build  # what building is worth beside tile and slot
        self.tiles = tiles  # how much of a tile's use is one's own advantage
        self.hills = hills  # chance that one other player leaves a hill alone
        self.flee = flee  # what a fleeing Peasant costs beside its place in the bag, per other player
        self.uses = uses  # what a drawn Unit of a class is worth beside its combat value


USUAL: Final = Taste()


def turns_left(table: MeeplesTable, taste: Taste) -> float:
    """How many turns a seat can expect after the one it is in."""
    if table.final_from:
        return float(table.last_round - table.round)
    to_beat = -table.bottoms[2] / 2
    for pile in range(3):
        to_beat += len(table.zones[MONSTERS_1 + pile].cards)
    expected = max(0.0, to_beat) / (table.seats * taste.pace) + 1.5
    return min(expected, float(table.box.safety_round + table.box.final_turns - table.round))


def chance_of(number: int, expected: float) -> float:
    """How likely at least so many are in a hand that holds ``expected`` of them on average."""
    none = exp(-expected)
    if number <= 1:
        return 1 - none
    if number == 2:
        return 1 - none * (1 + expected)
    if number == 3:
        return 1 - none * (1 + expected + expected * expected / 2)
    return 1 - none * (1 + expected + expected * expected / 2 + expected**3 / 6)


class Outlook:
    """What a seat can hope for: turns left, the worth of its Units, of gaining and losing them, of its Quests."""

    __slots__ = (
        "average",
        "drawn",
        "gain",
        "hand",
        "have",
        "held",
        "hold_hill",
        "levels",
        "lose",
        "new_quest",
        "per_turn",
        "quests",
        "seat",
        "size",
        "table",
        "taste",
        "turns",
        "types",
        "unit",
        "worths",
    )

    def __init__(self, table: MeeplesTable, seat: Seat, taste: Taste) -> None:
        self.table = table
        self.seat = seat
        self.taste = taste
        self.turns = turns_left(table, taste)
        self.levels = table.levels[seat]
        self.worths: Worth = worth(table, seat)
        self.have = owned(table, seat)
        self.size = max(1, sum(self.have))
        self.hand = table.box.hand_sizes[(table.arrived & 1) + (table.arrived >> 1 & 1)]
        self.drawn = min(1.0, self.hand / self.size)  # how often a meeple is drawn per turn
        self.unit = self._units()
        self.average = sum([number * value for number, value in zip(self.have, self.unit, strict=True)]) / self.size
        bag = sum(table.bags[seat])
        # What is gained waits in the Lodgings until the bag is empty; from then on it is drawn like everybody.
        rounds = max(0.0, self.turns - bag / self.hand)
        self.per_turn = self.drawn * taste.recruit
        times = rounds * self.per_turn
        self.gain = [times * (value - self.average) for value in self.unit]
        self.lose = [-value for value in self.gain]
        self.lose[CORRUPTION] *= taste.thin
        self.new_quest = taste.quest * (min(1.7, 0.28 * self.turns) - 0.6)
        self.hold_hill = taste.hills ** (table.seats - 1) if self.turns >= 1 else 0.0
        self.types = [0.0] * len(TYPES)
        self.held: dict[int, float] = {}
        self.quests = table.zones[hand(seat)].cards + table.zones[just_drawn(seat)].cards
        for card in self.quests:
            quest = table.box.quests[card]
            self.held[card] = self.quest_value(quest)
            self._steer_towards(quest)

    def _units(self) -> list[float]:
        """What a Unit of each class is worth when it is drawn."""
        values = self.worths.values
        power, uses = self.taste.power, self.taste.uses
        unit = [power * values[kind] + uses[kind] for kind in range(UNITS)]
        unit.append(0.0)
        unit[PALADIN] += power * 2
        unit[PEASANT] += power * 0.4 * self.worths.beside
        for partner, kind, n in self.worths.pairs:
            if self.have[partner]:
                unit[kind] += 0.4 * power * n
        levels = self.levels
        if levels[KNIGHT] > 1:
            unit[KNIGHT] += 0.5
        if levels[CLERIC] > 1:
            unit[CLERIC] += 0.25 * (levels[CLERIC] - 1)
        return unit

    # -- what a place or card brings ---------------------------------------------------------------------------------

    def effects(self, effects: Sequence[Effect], spot: int = -1) -> float:
        """What the effects of a place or card are worth."""
        value = 0.0
        for effect in effects:
            value += effect.worth(self, spot)
        return value

    def find_quests(self, number: int, discards: int) -> float:
        """Drawing Quests; a choice among several is worth more, and losing the worst of the hand may be no loss."""
        value = number * self.new_quest
        if discards:
            worst = min(self.held.values(), default=0.0)
            value -= discards * (min(worst, self.new_quest - 0.8) if number else worst)
        return value

    def bonuses(self, bonuses: Bonuses) -> float:
        """What a lasting combat bonus is worth."""
        value = 0.0
        for unit, n in enumerate(bonuses.classes):
            if n:
                value += n * (self.have[unit] + 0.5) * self.drawn
        for partner, unit, n in bonuses.pairs:
            value += n * (self.have[unit] + 0.5) * self.drawn * chance_of(1, self.have[partner] * self.drawn) * 0.5
        value += 0.3 * sum(bonuses.versus)
        return value * self.turns * self.taste.power * self.taste.lasting

    def monster(self, monster: Monster) -> float:
        """A Monster beaten, whoever fights it."""
        value = monster.vp + self.effects(monster.effects)
        if not monster.council:
            value += self.types[monster.type]
        if monster.bonuses.pairs or any(monster.bonuses.classes) or any(monster.bonuses.versus):
            value += self.bonuses(monster.bonuses)
        return value

    def location(self, location: Location) -> float:
        """A Location used, hills as far as they can be expected to hold."""
        value = self.effects(location.effects, location.id)
        return value * self.hold_hill if location.hill else value

    def peasant_flees(self) -> float:
        """One more Peasant from an overrun district."""
        if not self.table.supply[PEASANT]:
            return 0.0
        return self.gain[PEASANT] - self.taste.flee * (self.table.seats - 1) * min(1.0, self.turns / 8)

    # -- Quests ------------------------------------------------------------------------------------------------------

    def quest_pays(self, quest: Quest) -> float:
        """A Quest completed now."""
        value = quest.vp + self.effects(quest.effects)
        if quest.kind == "ongoing":
            value += self.bonuses(quest.bonuses)
        return value

    def quest_value(self, quest: Quest) -> float:
        """A Quest held in hand: paid if it is completed, else its penalty."""
        likely = self.chance_of_quest(quest)
        return likely * self.quest_pays(quest) - (1 - likely) * quest.penalty

    def chance_of_quest(self, quest: Quest) -> float:
        """How likely a Quest will be completed before the end."""
        condition = quest.condition
        when = condition.when
        turns = self.turns + 0.5
        if when in ("fight", "tavern"):
            likely = self.chance_of_units(condition)
            if when == "fight":
                likely *= self.chance_of_monster(condition) * 0.8
            never: float = (1 - likely) ** turns
            return 1 - never
        if when == "fights":
            return 1 - exp(-0.1 * turns)
        if when == "pile":
            missing = condition.number - pile_has(self.table, self.seat, condition.type)
            return 0.95 if missing <= 0 else chance_of(missing, 0.25 * turns)
        if when == "build":
            if -1 not in self.table.built:
                return 0.0
            missing = condition.built - self.table.tiles_built[self.seat]
            return min(0.85, 0.12 * turns) if missing <= 1 else min(0.5, 0.05 * turns)
        if when == "level":
            return self.chance_of_level(condition, turns)
        return self.chance_at_the_end(condition, turns)

    def chance_of_units(self, condition: Condition) -> float:
        """That a hand has the Units a condition names."""
        likely = 1.0
        for unit, number in condition.units:
            have = self.have[unit]
            if have < number:
                have = number if self.turns > 4 else 0
                likely *= 0.4
            likely *= chance_of(number, have * self.drawn)
        if condition.kinds:
            classes = sum([1 for unit in range(UNITS) if self.have[unit]])
            likely *= 0.4 if classes > condition.kinds else 0.2 if classes == condition.kinds else 0.08
        return likely

    def chance_of_monster(self, condition: Condition) -> float:
        """That a Monster lies open which a condition accepts."""
        monsters = self.table.box.monsters
        fitting = 0
        for card in self.table.city:
            if card >= 0:
                monster = monsters[card]
                if monster.level >= condition.level and condition.type in (-1, monster.type):
                    fitting += 1
        if fitting:
            return 1.0
        return 0.6 if condition.level < 3 else 0.35

    def chance_of_level(self, condition: Condition, turns: float) -> float:
        best = max(self.levels)
        raised = sum([1 for level in self.levels if level > 1])
        if condition.to >= 3:
            return min(0.8, 0.08 * turns) if best >= 2 else min(0.4, 0.04 * turns)
        return min(0.8, 0.1 * turns) if raised >= condition.classes - 1 else min(0.4, 0.04 * turns)

    def chance_at_the_end(self, condition: Condition, turns: float) -> float:
        """Quests that are judged at the end; the surer, the nearer it is."""
        table, seat = self.table, self.seat
        if condition.most:
            counts = [count_for_most(table, other, condition.most) for other in range(table.seats)]
            lead = counts[seat] - max([count for other, count in enumerate(counts) if other != seat])
            spread = 1.0 + 0.25 * turns
            return 1 / (1 + exp(-(lead + 0.2) / spread * 2.0))
        if condition.pile:
            missing = sum([max(0, number - pile_has(table, seat, kind)) for kind, number in condition.pile])
            return 1.0 if not missing else chance_of(missing, 0.28 * turns)
        if condition.each_type:
            missing = sum([max(0, condition.each_type - pile_has(table, seat, kind)) for kind in range(len(TYPES))])
            return 1.0 if not missing else chance_of(missing, 0.35 * turns)
        if condition.each_level:
            levels = [table.box.monsters[card].level for card in table.piles[seat]]
            likely = 1.0
            for level, hope in ((1, 0.15 if table.arrived & 1 else 0.7), (2, 0.8), (3, 0.55)):
                if level not in levels:
                    likely *= hope if turns > 2 else hope * 0.5
            return likely
        return self.chance_to_own(condition, turns)

    def chance_to_own(self, condition: Condition, turns: float) -> float:
        """Quests about one's own Units at the end."""
        table, have = self.table, self.have
        if condition.own:
            missing = sum([max(0, number - have[unit]) for unit, number in condition.own])
            return 0.95 if not missing else chance_of(missing, 0.3 * turns)
        if condition.own_at_most:
            over = 0
            for unit, number in condition.own_at_most:
                over += max(0, have[unit] - number)
                if unit == CORRUPTION and table.arrived & 3 != 3:
                    over += 2 - (table.arrived & 1)
            return 0.9 if not over else chance_of(over, 0.12 * turns)
        if condition.types_at_level_3:
            ready = sum([1 for level in self.levels if level == 3])
            ready += sum([1 for unit in range(RANGER, SHAMAN + 1) if have[unit]])
            missing = condition.types_at_level_3 - ready
            return 0.95 if missing <= 0 else chance_of(missing, 0.12 * turns)
        missing = condition.prestige - sum(have[RANGER : SHAMAN + 1])
        return 0.95 if missing <= 0 else chance_of(missing, 0.12 * turns)

    def _steer_towards(self, quest: Quest) -> None:
        """Let Monsters and Units that a Quest in hand asks for be worth more."""
        condition = quest.condition
        at_stake = quest.vp + quest.penalty
        if condition.when == "pile":
            if pile_has(self.table, self.seat, condition.type) < condition.number:
                self.types[condition.type] += 0.4 * at_stake
            return
        if condition.when != "end":
            return
        if condition.most in TYPES:
            self.types[TYPES.index(condition.most)] += 0.15 * at_stake
        for kind, number in condition.pile:
            missing = number - pile_has(self.table, self.seat, kind)
            if missing > 0:
                self.types[kind] += 0.3 * at_stake if missing < 3 else 0.2 * at_stake
        if condition.each_type:
            for kind in range(len(TYPES)):
                if pile_has(self.table, self.seat, kind) < condition.each_type:
                    self.types[kind] += 0.15 * at_stake
        for unit, number in condition.own:
            if self.have[unit] < number:
                self.gain[unit] += 0.3 * at_stake
        for unit, number in condition.own_at_most:
            near = 0.25 if -2 < self.have[unit] - number < 4 else 0.1
            self.lose[unit] += near * at_stake
            self.gain[unit] -= near * at_stake
        if condition.prestige:
            for unit in range(RANGER, SHAMAN + 1):
                self.gain[unit] += 0.25 * at_stake

    # -- the Capitol -------------------------------------------------------------------------------------------------

    def in_hand(self, unit: int) -> float:
        """How likely a Unit of a class is among those drawn."""
        return chance_of(1, self.have[unit] * self.drawn)

    def level(self, basic: int) -> float:
        """What the next level of a class is worth, its price not counted."""
        level = self.levels[basic]
        side = self.table.box.heroes[basic][level]
        before = self.table.box.heroes[basic][level - 1]
        turns = self.turns
        there = self.in_hand(basic)
        power = self.taste.power
        value = (side.value - before.value) * power * self.have[basic] * self.drawn * turns
        if basic == MAGE:
            better = 0.5 * self.new_quest if level > 1 else 0.6 * max(0.0, self.new_quest - 0.3)
            value += there * better * turns
        elif basic == CLERIC:
            both = there * self.in_hand(CORRUPTION)
            value += both * (side.draw - before.draw) * self.average * turns
        elif basic == KNIGHT:
            value += there * (side.draw - before.draw) * self.average * turns
        elif basic == WARRIOR:
            beside = (side.n - before.n) * min(2.0, self.have[PEASANT] * self.drawn) * 0.6
            joining = (side.joins - before.joins) * (1 + side.n) * 0.7
            value += there * (beside + joining) * power * turns
        value *= self.taste.levels
        return value + self._level_quests(basic, level + 1) + self._level_tokens(level + 1)

    def _level_quests(self, basic: int, level: int) -> float:
        value = 0.0
        for card in self.quests:
            quest = self.table.box.quests[card]
            condition = quest.condition
            if condition.when == "level":
                raised = sum([1 for at in range(1, BASIC) if at == basic or self.levels[at] > 1])
                if level >= condition.to and raised >= condition.classes:
                    value += self.quest_pays(quest) - 0.6 * self.held[card]
            elif condition.types_at_level_3 and level == 3:
                value += 0.35 * (quest.vp + quest.penalty)
        return value

    def _level_tokens(self, level: int) -> float:
        """Bonus tokens of the Overlords ask for different classes of a level."""
        value = 0.0
        for at, token in enumerate([self.table.box.tokens[token] for token in self.table.tokens]):
            if token.level and level == token.level and not self.table.fought[self.seat] >> at & 1:
                raised = sum([1 for other in self.levels if other >= level])
                if raised < token.kinds + 1:
                    value += 0.12 * token.vp
        return value

    def tile(self, location: Location) -> float:
        """What it is worth to have a tile on the board rather than in the display."""
        there = 1.0
        cost = 0.0
        for unit, number in enumerate(location.needs[:UNITS]):
            if number:
                there *= chance_of(number, self.have[unit] * self.drawn)
                cost += number * self.unit[unit]
        if location.needs[9]:
            cost += 0.7
        gain = self.location(location)
        if location.stock:
            gain = self.gain[location.stock_class] * 0.8
        power = self.taste.power
        for unit, n in enumerate(location.bonuses.classes):
            if n:
                gain += n * power * (0.5 + self.have[unit] * self.drawn)
        gain += location.all_others * power * 2.5
        if location.single:
            gain += power * 1.5
        return self.taste.tiles * there * max(0.0, gain - cost * 0.7) * self.turns

    def slot(self, slot: int) -> float:
        """The bonus of a slot, at once."""
        return self.effects(self.table.box.slots[slot].effects)
