"""How a Combat will go: its worth and the chance to win, for every Health and Damage that it may come to.

A Combat Round is two steps: the Monster Attack takes Health, the Hero Attack takes Health from the Monster. What works
once is turned into Health or Damage beforehand, and so are Gaar: a token saves about two points of Health, wherever it
is spent (measured against the full reckoning; chances differ by two in a hundred). So a state is two small numbers, and
in the middle of a Combat the values of the states behind each option say what it is worth.
"""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots.kits import Kit, Swing
from muster.games.euthia.bots.odds import ONE, PAIRS, TURNED, TWO, Table, at, hits, mean, table_of
from muster.games.euthia.content.pieces import Monster, Ranges
from muster.games.euthia.effects.rolls import EARTH_BONUS

MOST_HEALTH: Final = 50  # more than this is as good as this
LONGEST: Final = 8  # Combat Rounds of a usual fight, at most
DEADLY: Final = 99  # Injuries of an instant kill
PLAY: Final = 1.2  # Health that a card play of the Monster costs
TRUST: Final = 0.8  # how much of what works once will come in useful
GAAR_HEALTH: Final = 1.8  # Health that a Gaar saves
DWURT_HEALTH: Final = 3.0
HOPE: Final = 0.4  # Health that hope saves in each Combat Round: it comes with bad rolls and becomes Gaar

# What a roll may come to, and how likely; the first entry of a row is how likely nothing happens.
Row = tuple[float, tuple[tuple[int, float], ...]]
Verdict = tuple[float, float]  # worth, chance to win


class Beast:
    """The figures of a Monster as a fight meets them."""

    __slots__ = ("gaar", "health", "immune", "limit", "penalty", "plays", "ranges", "shift")

    def __init__(self, monster: Monster, health: int, gaar: int, plays: float, shift: int = 3) -> None:
        self.ranges: Ranges = monster.ranges
        kills = [start for start, (name, _, _) in monster.effects if name == "kill"]
        if kills:
            self.ranges = (*[row for row in monster.ranges if row[0] < kills[0]], (kills[0], DEADLY))
        self.health = health
        self.penalty = monster.penalty
        self.immune = monster.immune
        self.gaar = gaar  # tokens that it can still spend
        self.plays = plays  # card plays that can be expected
        self.shift = shift  # what a token of the Monster adds to its value
        self.limit = 0  # Combat Rounds after which a shared foe lets go; 0: never


class Stakes:
    """What the end of a Combat is worth."""

    __slots__ = ("damage", "health", "loss", "win")

    def __init__(self, win: float, loss: float, health: float, damage: float = 0.0) -> None:
        self.win = win
        self.loss = loss
        self.health = health  # each point of Health that is left, Gaar counted in
        self.damage = damage  # each Health of a shared foe that is left when it lets go

    def lost(self, left: int) -> float:
        """A death with so much left of the Monster: Damage stays on a shared foe.  [EU-SCX-03]"""
        return -self.loss - self.damage * max(0, left)


class Fight:
    """A kit against a Monster, on a hex with its Powers."""

    __slots__ = (
        "after",
        "dwurt",
        "ends",
        "first",
        "hero",
        "hero_dice",
        "injuries",
        "last",
        "monster",
        "monster_dice",
        "shift",
        "stakes",
        "start",
        "swings",
    )

    def __init__(self, kit: Kit, beast: Beast, air: bool, earth: bool, stakes: Stakes) -> None:
        self.stakes = stakes
        self.dwurt = kit.dwurt
        self.monster_dice = TURNED if air and not beast.immune else TWO
        self.hero_dice = TURNED if air else TWO
        self.injuries = table_of(beast.ranges, kit.guard)
        # What is added to both rolls, tiles that work every time included.
        self.shift = (EARTH_BONUS if earth and not beast.immune else 0) - kit.foot - kit.haunt
        self.first = beast.penalty + kit.clover + (EARTH_BONUS if earth else 0)
        self.swings = in_order(kit, self.hero_dice, self.first)
        layers = max(len(self.swings) - 1, beast.gaar)
        self.ends = beast.limit > 0
        self.last = beast.limit if self.ends else layers
        rows = range(layers + 1)
        shifts = [self.shift + (beast.shift if layer < beast.gaar else 0) for layer in rows]
        self.monster = [row_of(self.injuries, self.monster_dice, shift) for shift in shifts]
        self.hero = [row_of(self.swing_at(layer), self.hero_dice, self.first - kit.malus) for layer in rows]
        self.start: dict[int, Verdict] = {}
        self.after: dict[int, Verdict] = {}

    # -- what is reckoned beforehand -----------------------------------------------------------------------------------

    def swing_at(self, layer: int) -> Table:
        """The Damage of the attack of a Combat Round: Abilities first, each once, then the Weapon."""
        return self.swings[min(layer, len(self.swings) - 1)]

    def stamina(self, health: int, gaar: int) -> int:
        """Health and Gaar as one number; many Gaar do not make up for a Hero who dies of the next hit."""
        worth = gaar * (DWURT_HEALTH if self.dwurt else GAAR_HEALTH)
        return min(MOST_HEALTH, health + round(min(worth, 0.8 * health + 2)))

    def harm_once(self, kit: Kit) -> int:
        """Damage of what works once, if its attack hits."""
        best = self.swings[0]
        luck = mean(best, self.hero_dice, self.first + min(kit.luck, 4)) - mean(best, self.hero_dice, self.first)
        return int(TRUST * (hits(best, self.hero_dice, self.first) * kit.harm + luck * max(1.0, kit.luck / 4)))

    def health_once(self, kit: Kit, beast: Beast) -> int:
        """Health that hope and what works once save, less what card plays of the Monster will cost."""
        dice, table, shift = self.monster_dice, self.injuries, self.shift
        usual = mean(table, dice, shift)
        saved = 0.0
        for block in kit.blocks:
            saved += min(float(block), usual + 0.3 * block)
        for dodge in kit.dodges:
            saved += 1.2 * (usual - mean(table, dice, shift - dodge))
        if kit.air:
            saved += kit.air * (usual - mean(table, ONE, shift))
        hope = HOPE * self.length(beast.health)
        return int(kit.heal * 0.75 + TRUST * saved + hope - PLAY * beast.plays + 0.5)

    def length(self, left: int) -> float:
        """How many Combat Rounds it will take to beat a Monster of so much Health, about."""
        rounds = 0.0
        health = float(left)
        while health > 0 and rounds < LONGEST:
            damage = mean(self.swing_at(int(rounds)), self.hero_dice, self.first) + 0.1
            rounds += min(1.0, health / damage)
            health -= damage
        return rounds

    # -- values --------------------------------------------------------------------------------------------------------

    def opening(self, stamina: int, left: int, strike: Swing | None = None) -> Verdict:
        """The Combat as a whole, with a First Strike if there is one."""
        stamina = max(1, min(MOST_HEALTH, stamina))
        if strike is None:
            return self.round(0, stamina, left)
        table = table_of(strike[0], 0, strike[1])
        worth = won = 0.0
        for high, low, chance in PAIRS[self.hero_dice]:
            more, wins = self.round(0, stamina, left - at(table, high + low + self.first))
            worth += chance * more
            won += chance * wins
        return worth, won

    def round(self, layer: int, stamina: int, left: int) -> Verdict:
        """At the beginning of a Combat Round, with so much left of the Hero and of the Monster."""
        if left <= 0:
            return self.stakes.win + self.stakes.health * stamina, 1.0
        if stamina <= 0:
            return self.stakes.lost(left), 0.0
        if layer >= self.last:
            layer = self.last
            if self.ends:
                return self.stakes.health * stamina - self.stakes.damage * left, 0.0
        key = (layer * 64 + stamina) * 64 + left
        known = self.start.get(key)
        if known is None:
            known = self._settle(key, stamina, left) if layer == self.last else self._ahead(layer, stamina, left)
            self.start[key] = known
        return known

    def answered(self, layer: int, stamina: int, left: int) -> Verdict:
        """After the Monster Attack of a Combat Round, before the Hero's."""
        if left <= 0 or stamina <= 0:
            return self.round(layer, stamina, left)
        key = (min(layer, self.last) * 64 + stamina) * 64 + left
        known = self.after.get(key)
        if known is None:
            if layer >= self.last and not self.ends:
                self.round(layer, stamina, left)  # settles both
                known = self.after[key]
            else:
                known = self._attack(layer, stamina, left)
                self.after[key] = known
        return known

    def _ahead(self, layer: int, stamina: int, left: int) -> Verdict:
        """A Combat Round that is followed by another one."""
        quiet, outcomes = self.monster[min(layer, len(self.monster) - 1)]
        worth = won = 0.0
        if quiet:
            more, wins = self.answered(layer, stamina, left)
            worth, won = quiet * more, quiet * wins
        for injuries, chance in outcomes:
            more, wins = self.answered(layer, stamina - injuries, left)
            worth += chance * more
            won += chance * wins
        return worth, won

    def _attack(self, layer: int, stamina: int, left: int) -> Verdict:
        quiet, outcomes = self.hero[min(layer, len(self.hero) - 1)]
        worth = won = 0.0
        if quiet:
            more, wins = self.round(layer + 1, stamina, left)
            worth, won = quiet * more, quiet * wins
        for damage, chance in outcomes:
            more, wins = self.round(layer + 1, stamina, left - damage)
            worth += chance * more
            won += chance * wins
        return worth, won

    def _settle(self, key: int, stamina: int, left: int) -> Verdict:
        """A Combat Round that may repeat itself: rounds without any change are summed up."""
        still, blows = self.hero[-1]
        gained = gains = 0.0
        for damage, chance in blows:
            more, wins = self.round(self.last, stamina, left - damage)
            gained += chance * more
            gains += chance * wins
        quiet, hurts = self.monster[-1]
        worth = won = 0.0
        for injuries, chance in hurts:
            more, wins = self.answered(self.last, stamina - injuries, left)
            worth += chance * more
            won += chance * wins
        moving = 1 - quiet * still
        if moving < 1e-6:
            verdict = (-self.stakes.loss, 0.0)  # nothing would ever happen
        else:
            verdict = ((quiet * gained + worth) / moving, (quiet * gains + won) / moving)
        self.after[key] = (still * verdict[0] + gained, still * verdict[1] + gains)
        return verdict


def row_of(table: Table, dice: int, shift: int) -> Row:
    """What a roll may come to, equal outcomes together."""
    together: dict[int, float] = {}
    for high, low, chance in PAIRS[dice]:
        number = at(table, high + low + shift)
        together[number] = together.get(number, 0.0) + chance
    quiet = together.pop(0, 0.0)
    return quiet, tuple(sorted(together.items()))


def in_order(kit: Kit, dice: int, shift: int) -> list[Table]:
    """Attacks in the order of their use: Abilities that beat the best Weapon, the strongest first, then the Weapon."""
    lasting: Table = table_of(())
    once: list[tuple[float, Table]] = []
    best = 0.0
    for ranges, more, single, _, _ in kit.swings:
        table = table_of(ranges, 0, more + kit.sharp)
        strength = mean(table, dice, shift)
        if single:
            once.append((strength, table))
        elif strength >= best:
            best, lasting = strength, table
    once.sort(reverse=True)
    return [*[table for strength, table in once if strength > best], lasting]
