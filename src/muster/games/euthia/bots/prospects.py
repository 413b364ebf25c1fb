"""What fights promise: the Monsters that may come, what they pay, and how such a Combat will go."""

from __future__ import annotations

from functools import lru_cache
from math import exp, log
from typing import Final

from muster.games.euthia.bots import goals
from muster.games.euthia.bots.doom import clues
from muster.games.euthia.bots.duels import Duel
from muster.games.euthia.bots.fights import (
    DWURT_HEALTH,
    GAAR_HEALTH,
    HOPE,
    LONGEST,
    Beast,
    Fight,
    Stakes,
    Verdict,
    in_order,
)
from muster.games.euthia.bots.kits import Kit, Swing
from muster.games.euthia.bots.odds import LEAST, MOST, PLAIN, TWO, mean, table_of
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.content.pieces import NOTHING, Hex, Monster
from muster.games.euthia.phases.harm import monster_health
from muster.games.euthia.places import (
    foe_form,
    foe_health,
    has_air,
    has_earth,
    hex_of,
    is_place_of_trade,
    powers_at,
    terrain_at,
    treasure_at,
)
from muster.games.euthia.queries import permanent
from muster.games.euthia.scenarios.hunt import Hunt
from muster.games.euthia.scenarios.rules import figures_of, is_played
from muster.games.euthia.state import (
    GOLD_CACHE,
    MONSTER_TOP,
    NOBODY,
    SILVER_CACHE,
    EuthiaTable,
    gold_hand,
    silver_hand,
)
from muster.kernel.table import Seat

SOLO_SHIFT: Final = 2  # what a Gaar of a Monster without a player adds, its other conditions counted in
GOLD_PLAY: Final = 2.2  # how many Silver cards a Gold card is as good as
SHARED_PLAYS: Final = 0.75  # how many of its Chaos tokens a Monster without a player uses
MOST_KEPT: Final = 400
MOST_DUELS: Final = 40
READY: Final = (5.5, 10.0)  # what a usual victory over a Monster of level 1 or 2 is worth
LOSS: Final = 3.0  # what a death costs while values are worked out; the difference is added afterwards


class Memory:
    """What was worked out before: fights and Offers depend on few figures and come back often."""

    __slots__ = ("duels", "fights", "stocks")

    def __init__(self) -> None:
        self.fights: dict[object, Fight] = {}
        self.duels: dict[object, Duel] = {}
        self.stocks: dict[object, tuple[float, float]] = {}  # what a new Offer would bring, and its price

    def fight(self, kit: Kit, beast: Beast, air: bool, earth: bool, stakes: Stakes) -> Fight:
        key = (
            tuple([swing[:3] for swing in kit.swings]),
            kit.foot + kit.haunt,
            kit.guard,
            kit.malus,
            kit.clover,
            kit.sharp,
            kit.dwurt,
            beast.ranges,
            beast.penalty,
            beast.gaar,
            beast.shift,
            beast.limit,
            beast.immune,
            air,
            earth,
            stakes.win,
            stakes.loss,
            stakes.health,
            stakes.damage,
        )
        found = self.fights.get(key)
        if found is None:
            if len(self.fights) >= MOST_KEPT:
                self.fights.clear()
                self.duels.clear()  # they are found by their fights
            found = Fight(kit, beast, air, earth, stakes)
            self.fights[key] = found
        return found

    def duel(self, fight: Fight, kit: Kit, beast: Beast, token: float) -> Duel:
        """The same fight in full, as long as it goes on."""
        key = (id(fight), kit.malus, beast.gaar, round(token, 2))
        found = self.duels.get(key)
        if found is None:
            if len(self.duels) >= MOST_DUELS:
                self.duels.clear()
            found = Duel(fight, kit, beast, token)
            self.duels[key] = found
        return found


def likely_monsters(table: EuthiaTable, seat: Seat, level: int) -> list[Monster]:
    """Monsters that the next card of a level may be: those with its back, or the one that is known.  [EU-COM-24]"""
    monsters = table.box.monsters
    top = table.zones[MONSTER_TOP + level - 1]
    if not top.cards:
        return [monster for monster in monsters[: table.box.normal] if monster.level == level]
    shown = monsters[top.cards[0]]
    if top.known and top.known[0] >> seat & 1:
        return [shown]
    return [
        monster
        for monster in monsters[: table.box.normal]
        if monster.level == level and monster.condition == shown.condition and monster.reward == shown.reward
    ]


def expected_plays(chaos: float, silver: float, gold: float) -> float:
    """Card plays that a Monster has Chaos for, a Gold card counted as more than one Silver card."""
    golden = min(chaos, gold)
    return GOLD_PLAY * golden + min(chaos - golden, silver)


def beast_ahead(table: EuthiaTable, seat: Seat, monster: Monster) -> Beast:
    """A Monster that is not met yet."""
    if table.seats == 1 or table.cooperative:
        silver = len(table.zones[SILVER_CACHE].cards) + monster.silver_cards
        gold = len(table.zones[GOLD_CACHE].cards) + monster.gold_cards + silver // 4
        plays = expected_plays(SHARED_PLAYS * monster.chaos, silver, gold)
        return Beast(monster, monster.health, monster.gaar, plays, SOLO_SHIFT)
    rivals = [other for other in range(table.seats) if other != seat]
    silver = monster.silver_cards + sum([cards_of(table, other)[0] for other in rivals]) // len(rivals)
    gold = monster.gold_cards + sum([cards_of(table, other)[1] for other in rivals]) // len(rivals)
    health = monster.health + max([permanent(table, other, "foe_health") for other in rivals])
    return Beast(monster, health, monster.gaar, expected_plays(monster.chaos, silver, gold))


def cards_of(table: EuthiaTable, seat: Seat) -> tuple[int, int]:
    """How many Silver and Gold cards somebody holds; the backs are open.  [EU-GLD-08]"""
    return len(table.zones[silver_hand(table, seat)].cards), len(table.zones[gold_hand(table, seat)].cards)


def beast_at_hand(table: EuthiaTable) -> Beast:
    """The Monster of the Combat under way, as it stands now."""
    monster = table.box.monsters[table.monster]
    left = max(1, monster_health(table) - table.damage)
    if table.foe_player == NOBODY:
        silver, gold = len(table.zones[SILVER_CACHE].cards), len(table.zones[GOLD_CACHE].cards)
        plays = expected_plays(SHARED_PLAYS * table.chaos, silver, gold)
        return Beast(monster, left, table.monster_gaar, plays, SOLO_SHIFT)
    silver, gold = cards_of(table, table.foe_player)
    return Beast(monster, left, table.monster_gaar, expected_plays(table.chaos, silver, gold))


def prize(outlook: Outlook, space: int, part: Hex) -> float:
    """What a victory on a hex brings beside the Reward of the Monster: Loot, token, tally, Treasure."""
    table = outlook.table
    worth = outlook.goods(part.loot)
    if is_place_of_trade(table, space):
        worth += outlook.token("trade") + clues(outlook, 1)
    elif terrain_at(table, space) != NOTHING:
        worth += 2 * outlook.token("interaction")
    else:
        worth += outlook.token("hero_tokens")
    level = treasure_at(table, space)
    if level:
        worth += outlook.treasure(level)
    worth += outlook.tally(tally_of(table, part.level, False))
    return worth


def tally_of(table: EuthiaTable, level: int, elite: bool) -> int:
    """What a victory adds to the tally of the Hunt.  [EU-HUN-01]"""
    if not is_played(table, Hunt):
        return 0
    figures = figures_of(table, Hunt)
    return (figures.elite_tally if elite else figures.tally)[level - 1]


def pay_of(outlook: Outlook, monster: Monster) -> float:
    """The Reward on the back of a card, and the Trophy."""
    table, seat = outlook.table, outlook.seat
    worth = 0.12 * monster.level
    if monster.elite:
        return worth + outlook.goods(monster.reward) + outlook.token("elites")
    if monster.condition == NOTHING or table.reputation[seat] <= monster.condition:
        worth += outlook.goods(monster.reward)
    return worth


def foe_stakes(outlook: Outlook, left: int, kit: Kit) -> Stakes:
    """What beating a shared foe brings, and each point of Damage that stays on it; nothing where none is there."""
    nothing = Stakes(0.0, round(outlook.death()), outlook.taste.health, 0.0)
    if outlook.table.foe_wave == NOTHING:
        return nothing
    return goals.stakes(outlook, left, kit) or nothing


class Prospect:
    """A fight that could be sought: what it is worth for this Hero now, and the chance to win it."""

    __slots__ = ("chance", "second", "win", "worth")

    def __init__(self, worth: float, second: float, chance: float, win: float) -> None:
        self.worth = worth
        self.second = second  # for a Hero who has fought already this turn
        self.chance = chance
        self.win = win


class Prospects:
    """All fights that a Hero can think of, reckoned with the same kit."""

    __slots__ = ("fresh", "kits", "known", "memory", "outlook", "ready")

    def __init__(self, outlook: Outlook, memory: Memory) -> None:
        self.outlook = outlook
        self.memory = memory
        self.kits = (Kit(outlook.table, outlook.seat), Kit(outlook.table, outlook.seat, immune=True))
        self.known: dict[tuple[int, int, int], tuple[Verdict, Verdict]] = {}
        self.ready: dict[tuple[int, int], float] = {}
        self.fresh: float | None = None

    def readiness(self, health: int, gaar: int) -> float:
        """What the next fight promises with so much Health and so many Gaar: what healing and rest are good for."""
        key = (health, gaar)
        found = self.ready.get(key)
        if found is None:
            found = 0.0
            outlook, table = self.outlook, self.outlook.table
            kit = self.kits[0]
            for level in (1, 2):
                for monster in likely_monsters(table, outlook.seat, level)[:1]:
                    beast = beast_ahead(table, outlook.seat, monster)
                    fight = self.memory.fight(kit, beast, False, False, Stakes(0.0, LOSS, outlook.taste.health))
                    _, chance = self._verdict(fight, beast, kit, health, gaar)
                    found = max(found, chance * (READY[level - 1] + 2.0) - 2.0)
            self.ready[key] = found
        return found

    def healing(self, health: int, gaar: int = 0) -> float:
        """What so much Health and so many Gaar more are worth, for the fights of this turn and the next."""
        table, seat = self.outlook.table, self.outlook.seat
        now, kit = table.health[seat], self.kits[0]
        more = min(kit.top, now + health)
        gained = self.readiness(more, kit.gaar + gaar) - self.readiness(now, kit.gaar)
        return self.outlook.taste.rest * self.soon() * gained + 0.5 * self.outlook.taste.health * (more - now)

    def soon(self) -> float:
        """How many fights of this and the next turns depend on being ready."""
        return (0.3, 1.0, 1.6)[min(2, self.outlook.further)]

    def on_hex(self, space: int, hurt: int = 0) -> Prospect:
        """The Monster of a hex, after so many Injuries on the way."""
        outlook, table = self.outlook, self.outlook.table
        part = hex_of(table, space)
        powers = powers_at(table, space)
        monsters = likely_monsters(table, outlook.seat, part.level)
        gain = prize(outlook, space, part)
        return self._mixed(monsters, gain, powers, hurt)

    def elite(self, space: int, hurt: int = 0) -> Prospect:
        """The Elite Monster of the Bounty."""
        outlook, table = self.outlook, self.outlook.table
        monster = table.box.monsters[table.bounty]
        gain = outlook.tally(tally_of(table, monster.level, True))
        return self._mixed([monster], gain, powers_at(table, space), hurt)

    def shared_foe(self, space: int) -> Prospect:
        """Some Combat Rounds with a shared foe, whose Damage stays.  [EU-SCX-01, EU-FAR-05]"""
        outlook, table = self.outlook, self.outlook.table
        form = foe_form(table)
        monster = table.box.monsters[form.monster]
        left = foe_health(table) - sum(table.foe_damage)
        beast = beast_ahead(table, outlook.seat, monster)
        beast.health = max(1, left)
        beast.limit = form.combat_rounds
        kit = self.kits[1 if monster.immune else 0]
        powers = powers_at(table, space)
        stakes = foe_stakes(outlook, left, kit)
        fight = self.memory.fight(kit, beast, has_air(powers), has_earth(powers), stakes)
        left = max(1, beast.health - fight.harm_once(kit))
        stamina = fight.stamina(kit.health, kit.gaar)
        worth, won = fight.opening(stamina + fight.health_once(kit, beast), left, best_strike(kit, fight))
        before = stakes.health * stamina - stakes.damage * left
        return Prospect(worth - before, 0.6 * (worth - before), 0.9, won)

    def _mixed(self, monsters: list[Monster], gain: float, powers: int, hurt: int) -> Prospect:
        """The mean over all Monsters that it may be."""
        outlook = self.outlook
        kit = self.kits[0]
        worth = second = chance = win = 0.0
        death = self.death()
        eager = outlook.taste.care if outlook.shared else outlook.taste.valor
        for monster in monsters:
            pays = gain + pay_of(outlook, monster)
            first, then = self._verdicts(monster, powers, hurt)
            worth += first[0] + first[1] * eager * pays - (1 - first[1]) * (death - LOSS)
            second += then[0] + then[1] * eager * pays - (1 - then[1]) * (death - LOSS)
            chance += first[1]
            win += eager * pays
        number = len(monsters)
        taste = outlook.taste
        token = taste.health * (DWURT_HEALTH if kit.dwurt else GAAR_HEALTH)
        before = taste.health * (kit.health - hurt) + token * kit.gaar
        again = taste.health * max(1, kit.health - hurt - 3) + token * max(0, kit.gaar - 2)
        return Prospect(worth / number - before, second / number - again, chance / number, win / number)

    def death(self) -> float:
        """What it costs to die in Combat: less for a Hero who is worn out, whom the Church makes ready again."""
        if self.fresh is None:
            outlook, kit = self.outlook, self.kits[0]
            rested = self.readiness(kit.top, max(3, min(kit.gaar, 4))) - self.readiness(kit.health, kit.gaar)
            self.fresh = outlook.death() - outlook.taste.rest * self.soon() * max(0.0, rested)
        return self.fresh

    def _verdicts(self, monster: Monster, powers: int, hurt: int) -> tuple[Verdict, Verdict]:
        """The Combat as it stands, and as it would be for a Hero tired by another one."""
        key = (monster.id, powers & 3, hurt)
        found = self.known.get(key)
        if found is None:
            outlook = self.outlook
            kit = self.kits[1 if monster.immune else 0]
            beast = beast_ahead(outlook.table, outlook.seat, monster)
            stakes = Stakes(0.0, LOSS, outlook.taste.health)
            fight = self.memory.fight(kit, beast, has_air(powers), has_earth(powers), stakes)
            first = self._verdict(fight, beast, kit, kit.health - hurt, kit.gaar)
            then = self._verdict(fight, beast, kit, kit.health - hurt - 3, max(0, kit.gaar - 2))
            found = (first, then)
            self.known[key] = found
        return found

    def _verdict(self, fight: Fight, beast: Beast, kit: Kit, health: int, gaar: int) -> Verdict:
        """A verdict in which Health that was only counted in does not count as left over."""
        if health <= 0:
            return -LOSS, 0.0
        extra = fight.health_once(kit, beast)
        left = max(1, beast.health - fight.harm_once(kit))
        worth, won = fight.opening(fight.stamina(health, gaar) + extra, left, best_strike(kit, fight))
        return worth - won * max(0, extra) * self.outlook.taste.health * 0.5, won


def best_strike(kit: Kit, fight: Fight) -> Swing | None:
    """The First Strike that promises most."""
    best: Swing | None = None
    most = 0.0
    for swing in kit.strikes:
        strength = mean(table_of(swing[0], 0, swing[1]), fight.hero_dice, fight.first)
        if strength > most:
            most, best = strength, swing
    return best


# -- strength without a fight in view ----------------------------------------------------------------------------------

USUAL_GAAR: Final = 3
STAKE: Final = (4.0, 9.0, 15.0)  # what a victory over a Monster of a level is worth, about, more than a defeat
SHARE: Final = (0.25, 0.45, 0.30)
SLOPE: Final = (4.0, 2.2, 1.6)  # gentler than in a fight: strength is built up over several rounds
EVEN: Final = (0.6, 0.4, 0.5)  # at this lead a fight is even


def might(table: EuthiaTable, kit: Kit) -> float:
    """What a kit is worth in a usual fight, from a quick reckoning of how both sides wear each other down."""
    total = 0.0
    for level in (0, 1, 2):
        lead = quick_lead(table, kit, level + 1)
        total += SHARE[level] * STAKE[level] / (1 + exp(SLOPE[level] * (EVEN[level] - lead)))
    return total


def quick_lead(table: EuthiaTable, kit: Kit, level: int) -> float:
    """How far a kit is ahead of a usual Monster, at full Health with a few Gaar: the logarithm of two stamina."""
    if not any(not once for _, _, once, _, _ in kit.swings):
        return -3.0  # without a Weapon most fights cannot be won
    health, penalty, gaar, chaos, curve = usual_monster(table, level)
    first = penalty + kit.clover
    swings = in_order(kit, TWO, first)
    left = health - 0.6 * kit.harm - 0.22 * kit.luck * (1 + level / 3)
    if kit.strikes:
        left -= max([mean(table_of(swing[0], 0, swing[1]), TWO, first) for swing in kit.strikes])
    shift = int(first - 0.6 * kit.malus + 0.5)
    rounds = 0.0
    while left > 0 and rounds < 20:
        damage = mean(swings[min(int(rounds), len(swings) - 1)], TWO, shift) + 0.1
        rounds += min(1.0, left / damage)
        left -= damage
    shields = kit.foot + kit.haunt
    each = mean_injuries(curve, shields, kit.guard)
    sturdy = kit.top + 0.9 * kit.heal + USUAL_GAAR + HOPE * min(rounds, LONGEST) - 1.2 * gaar - 0.9 * chaos
    sturdy += 0.7 * sum(kit.blocks) + 0.12 * level * sum(kit.dodges) + 0.7 * kit.air * each
    return log(max(0.05, sturdy) / (max(0.12 * level, each) * rounds + 0.3))


@lru_cache(maxsize=2048)
def mean_injuries(curve: tuple[float, ...], shields: int, guard: int) -> float:
    """Injuries of a usual attack, behind what takes off its value and what takes off its Injuries."""
    return sum([chance * max(0.0, injury_at(curve, high + low - shields) - guard) for high, low, chance in PLAIN])


def injury_at(curve: tuple[float, ...], value: int) -> float:
    return curve[min(MOST, max(LEAST, value)) - LEAST]


Figures = tuple[float, int, float, float, tuple[float, ...]]
_USUAL: dict[tuple[str, int], Figures] = {}


def usual_monster(table: EuthiaTable, level: int) -> Figures:
    """Mean Health, Penalty, Gaar and Chaos of a level, and the mean Injuries of its Monsters by value."""
    key = (table.box.hash, level)
    found = _USUAL.get(key)
    if found is None:
        monsters = [monster for monster in table.box.monsters[: table.box.normal] if monster.level == level]
        number = len(monsters)
        tables = [table_of(monster.ranges) for monster in monsters]
        found = (
            sum([monster.health for monster in monsters]) / number,
            round(sum([monster.penalty for monster in monsters]) / number),
            sum([monster.gaar for monster in monsters]) / number,
            sum([monster.chaos for monster in monsters]) / number,
            tuple([sum(row) / number for row in zip(*tables, strict=True)]),
        )
        _USUAL[key] = found
    return found
