"""A Combat under way, reckoned in full: for every Health of both sides and every Gaar, the best use of the tokens.

A Gaar rolls a die again in either attack. Ways to use it are few: from so many Injuries on, or below so much Damage;
the values of the states behind them say which is best. It takes longer than the reckoning of plans (``fights``), so it
is done for the Monster at hand only.
"""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots.fights import Beast, Fight, Stakes, Verdict
from muster.games.euthia.bots.kits import Kit
from muster.games.euthia.bots.odds import FACES, PAIRS, Table, at
from muster.games.euthia.effects.rolls import DWURT_BONUS, GAAR_BONUS

MOST_STAMINA: Final = 40  # more Health than this is as good as this
MOST_TOKENS: Final = 6
NEVER: Final = -1e9

# What a roll may come to: the number, Gaar spent, how likely.
Outcome = tuple[int, int, float]
# One way to use Gaar: how likely nothing happens at all, and everything else.
Way = tuple[float, tuple[Outcome, ...]]


class Duel:
    """The same kit and Monster as a fight, with Gaar counted apart."""

    __slots__ = ("after", "ends", "hero", "last", "monster", "stakes", "start", "token")

    def __init__(self, fight: Fight, kit: Kit, beast: Beast, token: float) -> None:
        self.stakes: Stakes = fight.stakes
        self.token = token  # what a Gaar that is left is worth
        self.ends = fight.ends
        self.last = fight.last
        rows = range(len(fight.monster))
        shifts = [fight.shift + (beast.shift if layer < beast.gaar else 0) for layer in rows]
        self.monster = [monster_ways(fight.injuries, fight.monster_dice, shift, kit, beast) for shift in shifts]
        first = fight.first - kit.malus
        self.hero = [hero_ways(fight.swing_at(layer), fight.hero_dice, first, kit) for layer in rows]
        self.start: dict[int, Verdict] = {}
        self.after: dict[int, Verdict] = {}

    def won(self, health: int, gaar: int) -> float:
        """What victory is worth with what is left."""
        return self.stakes.win + self.stakes.health * health + self.token * gaar

    def round(self, layer: int, health: int, left: int, gaar: int) -> Verdict:
        """At the beginning of a Combat Round."""
        if left <= 0:
            return self.won(health, gaar), 1.0
        if health <= 0:
            return self.stakes.lost(left), 0.0
        if layer >= self.last:
            layer = self.last
            if self.ends:
                return self.won(health, gaar) - self.stakes.win - self.stakes.damage * left, 0.0
        key = ((layer * 64 + health) * 64 + left) * 8 + gaar
        known = self.start.get(key)
        if known is None:
            if layer == self.last:
                known = self._settle(key, health, left, gaar)
            else:
                known = self._best(self.monster[min(layer, len(self.monster) - 1)], layer, health, left, gaar, False)
            self.start[key] = known
        return known

    def answered(self, layer: int, health: int, left: int, gaar: int) -> Verdict:
        """After the Monster Attack of a Combat Round, before the Hero's."""
        if left <= 0 or health <= 0:
            return self.round(layer, health, left, gaar)
        key = ((min(layer, self.last) * 64 + health) * 64 + left) * 8 + gaar
        known = self.after.get(key)
        if known is None:
            if layer >= self.last and not self.ends:
                self.round(layer, health, left, gaar)  # settles both
                known = self.after[key]
            else:
                known = self._best(self.hero[min(layer, len(self.hero) - 1)], layer, health, left, gaar, True)
                self.after[key] = known
        return known

    def _next(self, layer: int, health: int, left: int, gaar: int, number: int, attacks: bool) -> Verdict:
        """Behind one outcome of an attack."""
        if attacks:
            return self.round(layer + 1, health, left - number, gaar)
        return self.answered(layer, health - number, left, gaar)

    def _best(self, ways: list[Way], layer: int, health: int, left: int, gaar: int, attacks: bool) -> Verdict:
        """The best way to use Gaar in an attack that is followed by another state."""
        best = (NEVER, 0.0)
        for quiet, outcomes in ways:
            worth = won = 0.0
            if quiet:
                more, wins = self._next(layer, health, left, gaar, 0, attacks)
                worth, won = quiet * more, quiet * wins
            for number, spent, chance in outcomes:
                if spent > gaar:
                    worth = NEVER
                    break
                more, wins = self._next(layer, health, left, gaar - spent, number, attacks)
                worth += chance * more
                won += chance * wins
            if worth > best[0]:
                best = (worth, won)
        return best

    def _settle(self, key: int, health: int, left: int, gaar: int) -> Verdict:
        """A Combat Round that may repeat itself: the best pair of ways, the rounds without any change summed up."""
        attacks = [self._apart(way, health, left, gaar, True) for way in self.hero[-1]]
        answers = [self._apart(way, health, left, gaar, False) for way in self.monster[-1]]
        best = (NEVER, 0.0)
        chosen = (0.0, 0.0, 0.0)
        for quiet, worth, won in answers:
            for still, more, wins in attacks:
                moving = 1 - quiet * still
                if moving > 1e-6 and (quiet * more + worth) / moving > best[0]:
                    best = ((quiet * more + worth) / moving, (quiet * wins + won) / moving)
                    chosen = (still, more, wins)
        if best[0] < NEVER / 2:
            best = (-self.stakes.loss, 0.0)  # nothing would ever happen
        still, more, wins = chosen
        self.after[key] = (still * best[0] + more, still * best[1] + wins)
        return best

    def _apart(self, way: Way, health: int, left: int, gaar: int, attacks: bool) -> tuple[float, float, float]:
        """How likely a way changes nothing, and what everything else is worth."""
        quiet, outcomes = way
        worth = won = 0.0
        for number, spent, chance in outcomes:
            if spent > gaar:
                return quiet, NEVER, 0.0
            more, wins = self._next(self.last, health, left, gaar - spent, number, attacks)
            worth += chance * more
            won += chance * wins
        return quiet, worth, won


def monster_ways(table: Table, dice: int, shift: int, kit: Kit, beast: Beast) -> list[Way]:
    """The ways to answer the Monster's roll: a Gaar from so many Injuries on, or never."""
    pairs = PAIRS[dice]
    ways = [gathered([(at(table, high + low + shift), 0, chance) for high, low, chance in pairs])]
    if beast.immune:
        return ways
    most = max([at(table, high + low + shift) for high, low, _ in pairs])
    for least in range(1, min(most, 6) + 1):
        found: list[Outcome] = []
        for high, low, chance in pairs:
            injuries = at(table, high + low + shift)
            if injuries < least:
                found.append((injuries, 0, chance))
            elif kit.dwurt:
                found.append((at(table, high + low + shift - DWURT_BONUS), 1, chance))
            else:
                found.extend([(at(table, low + face + shift - GAAR_BONUS), 1, chance / 6) for face in FACES])
        _add_way(ways, found)
    return ways


def hero_ways(table: Table, dice: int, shift: int, kit: Kit) -> list[Way]:
    """The ways to improve an own attack: a Gaar below so much Damage, or never."""
    pairs = PAIRS[dice]
    ways = [gathered([(at(table, high + low + shift), 0, chance) for high, low, chance in pairs])]
    most = max([at(table, high + low + shift + 4) for high, low, _ in pairs])
    for least in range(1, most + 1):
        found: list[Outcome] = []
        for high, low, chance in pairs:
            damage = at(table, high + low + shift)
            if damage >= least:
                found.append((damage, 0, chance))
            elif kit.dwurt:
                found.append((at(table, high + low + shift + DWURT_BONUS), 1, chance))
            else:
                found.extend([(at(table, high + face + shift + GAAR_BONUS), 1, chance / 6) for face in FACES])
        _add_way(ways, found)
    return ways


def _add_way(ways: list[Way], found: list[Outcome]) -> None:
    way = gathered(found)
    if way not in ways:
        ways.append(way)


def gathered(found: list[Outcome]) -> Way:
    """Equal outcomes together, and the one in which nothing happens apart."""
    together: dict[tuple[int, int], float] = {}
    for number, spent, chance in found:
        together[number, spent] = together.get((number, spent), 0.0) + chance
    quiet = together.pop((0, 0), 0.0)
    return quiet, tuple([(number, spent, chance) for (number, spent), chance in sorted(together.items())])
