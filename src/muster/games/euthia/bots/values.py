"""What things are worth to a Hero at this moment, in Reputation at the end.

Tokens and cards are worth what the scoring table still pays for them; Gold and whatever makes stronger are worth what
can be done with them in the rounds that are left. What is bought keeps its price to the end, so that spending on tiles
loses nothing.  [EU-SCO-01 to EU-SCO-14]
"""

from __future__ import annotations

from typing import Final

from muster.games.euthia.bots import mirrezil, revocation
from muster.games.euthia.content.abilities import AnyWord
from muster.games.euthia.content.pieces import (
    AT_ONCE,
    ESSENCE_THING,
    GAAR_THING,
    GEM_THING,
    OF_TERRAIN,
    OF_TREASURE,
    POTION_THING,
    RESOURCE,
    SUPPLIES_THING,
    TROPHY_THING,
    Box,
    Effect,
    Tile,
)
from muster.games.euthia.offers.quests import CHOSEN, fits_cost
from muster.games.euthia.queries import cards_in_hand, gaar_of, has_caches, is_essence, is_skoldur, is_solo, max_health
from muster.games.euthia.scenarios.hunt import Hunt
from muster.games.euthia.scenarios.rules import figures_of, is_played, scenario_of
from muster.games.euthia.scoring import POINTS, counts
from muster.games.euthia.state import EuthiaTable
from muster.kernel.table import Seat


class Taste:
    """The figures that make one greedy player different from another."""

    __slots__ = (
        "ambition",
        "book",
        "care",
        "carry_combat",
        "carry_mining",
        "carry_trade",
        "choosy",
        "death",
        "envy",
        "essence",
        "explore",
        "future",
        "gaar",
        "gem",
        "goal",
        "gold",
        "gold_card",
        "health",
        "hurdle",
        "might",
        "move",
        "offer",
        "opening",
        "patience",
        "potion",
        "rest",
        "saving",
        "silver",
        "sip",
        "stake",
        "tally",
        "thrift",
        "trophy",
        "valor",
    )

    def __init__(self, **figures: float) -> None:
        self.ambition = 1.0  # how many tokens and cards more than usual are aimed for: full columns pay best
        self.gold = 0.30  # a piece of Gold beyond what it counts at the end, with most of the game to come
        self.gaar = 0.55
        self.health = 0.20  # a point of Health that is left after a fight
        self.gem = 0.35  # a Gem or an Essence beyond its price
        self.essence = 0.45
        self.potion = 0.35
        self.silver = 0.22
        self.book = 0.35  # a point of Reputation that brings new Hero tiles nearer, with most of the game to come
        self.gold_card = 0.6
        self.trophy = 0.25  # for each level, while Quests may still ask for it
        self.move = 0.8  # a Move point in every round to come
        self.might = 1.2  # trust in whatever makes stronger
        self.hurdle = 0.1  # how much of the worth of Gold a purchase has to bring
        self.offer = 0.7  # trust in goods that are not on offer yet
        self.choosy = 0.8  # how much of what Gold brings on average a deal has to bring, while a new Offer is to come
        self.saving = 0.4  # the same without one: how much is kept for the next Trade Action
        self.opening = 0.5  # how much of a Trade Action counts for whoever liberates the first Place of Trade
        self.thrift = 0.0  # what a Gaar spent in Combat costs beside the Health that it stands for
        self.sip = 0.30  # a point of Health in a Potion that can be drunk in a fight
        self.stake = 5.0  # in a fight: what a victory is worth, for each level of the Monster, more than a defeat
        self.rest = 0.6  # how much being ready for the fights of the next turns counts
        self.explore = 0.2  # a new Map tile, with most of the game to come
        self.future = 0.40  # how much the errands of later turns count: tokens that are not used now are lost
        self.patience = 0.70  # what is left of them for every turn on the way
        self.death = 0.5  # what a death costs beside what the rules take: the way back
        self.envy = 0.8  # what points of a rival count as own ones lost
        self.tally = 0.55  # a point of the Hunt's tally, while the first rank is open
        self.valor = 2.4  # how many times its pay a victory counts: it opens the land behind it
        self.care = 1.6  # the same without rivals, where few deaths are allowed
        self.goal = 3.0  # a point of the tally that decides whether a game without rivals succeeds
        self.carry_combat = 0.9  # an Action token kept for the next turn
        self.carry_trade = 0.6
        self.carry_mining = 0.4
        for name, figure in figures.items():
            setattr(self, name, figure)


USUAL: Final = Taste()

# How many tokens and cards a Hero gains in a round, by column of the scoring table.
PACE: Final = {"hero_tokens": 0.9, "interaction": 1.3, "trade": 0.2, "others": 0.2, "quests": 0.45, "elites": 0.15}

# How much more than usual a Gaar is worth to whoever holds so many already: without any even a weak Monster wins.
NEED: Final = (1.8, 1.5, 1.2, 0.9, 0.6)


class Outlook:
    """What a Hero can hope for: rounds to come, and the worth of everything that it has or might get."""

    __slots__ = (
        "box",
        "columns",
        "further",
        "gaar",
        "gold",
        "last",
        "means",
        "pain",
        "quests",
        "seat",
        "shared",
        "table",
        "taste",
        "tokens",
        "wanted",
    )

    def __init__(self, table: EuthiaTable, seat: Seat, taste: Taste) -> None:
        self.table = table
        self.seat = seat
        self.taste = taste
        self.box: Box = table.box
        # Rounds after this one, and a Finale for which strength is needed.
        finale = mirrezil.has_finale(table)
        self.further = max(0, table.rounds - table.round + finale)
        self.last = not self.further
        self.shared = has_caches(table)
        ahead = min(1.0, self.further / 5)
        self.gold = 1 / self.box.possession_rate + taste.gold * ahead
        self.gaar = taste.gaar * (1.0 if self.further else 0.4)
        self.columns = counts(table, seat)
        # A point of Health counts the more the less is left of it.
        top = max_health(table, seat)
        self.pain = taste.health + (0.4 * (1 - table.health[seat] / top) if self.further else 0.0)
        self.means: dict[int, float] = {}
        self.tokens: dict[str, float] = {}
        self.wanted: dict[int, float] = {}
        self.quests: list[tuple[list[tuple[AnyWord, int]], float]] | None = None

    # -- tokens and cards on the scoring table -------------------------------------------------------------------------

    def token(self, column: str) -> float:
        """What one more token or card of a column will bring."""
        found = self.tokens.get(column)
        if found is None:
            found = self._token(column)
            self.tokens[column] = found
        return found

    def _token(self, column: str) -> float:
        number = self.columns[column] + self.taste.ambition * PACE[column] * self.further
        smooth = self._points(column, number + 1) - self._points(column, number)
        if self.further > 1:
            return smooth
        sure = self._steps(column, self.columns[column] + 1) - self._steps(column, self.columns[column])
        return 0.5 * (smooth + sure) if self.further else 0.15 * smooth + 0.85 * sure

    def _points(self, column: str, number: float) -> float:
        """The scoring table, with what lies between two steps in proportion."""
        below, paid = 0, 0
        for least, points in zip(self.box.scoring[column], POINTS, strict=True):
            if number < least:
                return paid + (points - paid) * (number - below) / (least - below)
            below, paid = least, points
        return float(paid)

    def _steps(self, column: str, number: int) -> int:
        paid = 0
        for least, points in zip(self.box.scoring[column], POINTS, strict=True):
            if number >= least:
                paid = points
        return paid

    # -- goods ---------------------------------------------------------------------------------------------------------

    def goods(self, effects: tuple[Effect, ...]) -> float:
        """What a gain is worth."""
        return sum([self.good(effect) for effect in effects])

    def good(self, effect: Effect) -> float:
        name, number, extra = effect
        taste = self.taste
        if name == "rep":
            return float(number) + self._next_book(number)
        if name == "gold":
            return number * self.gold
        if name in ("gaar", "dwurt"):
            return self.more_gaar(number)
        if name in ("silver", "gold_card"):
            return number * self.card(name == "gold_card")
        if name in ("gem", "random_gem", "gem_choice"):
            return number * self.gem(extra if name == "gem" else -1)
        if name in ("essence", "essence_choice"):
            more = revocation.essence_wanted(self, extra) if name == "essence" else 0.0
            return number * (self.essence() + more)
        if name == "potion":
            return number * self.potion()
        if name == "treasure":
            return self.treasure(extra)
        if name == "reward":
            return self.reward(extra)
        if name == "tile":
            return self.tile(self.box.tiles[extra])
        if name in ("inj", "self_inj"):
            return -number * self.pain
        if name in ("heal", "heal_full"):
            return number * (self.pain - taste.health)
        if name == "move":
            return 0.25 * number
        if name == "lose_gold":
            return -min(number, self.table.gold[self.seat]) * self.gold
        if name == "lose_gaar":
            return -min(number, gaar_of(self.table, self.seat)) * self.gaar
        if name == "lose_rep":
            return -float(number)
        return 0.2 if name == "cache_gold" else 0.0

    def _next_book(self, number: int) -> float:
        """Reputation opens new Hero tiles, the more the earlier."""
        return self.taste.book * number * min(self.further, 5) / 5 if self.table.veiled[self.seat] else 0.0

    def more_gaar(self, number: int) -> float:
        """Gaar beyond the slots needs a Sack and is worth little."""
        table, seat = self.table, self.seat
        hero = self.box.heroes[table.heroes[seat]]
        if is_skoldur(table, seat):
            room = hero.dwurt - table.dwurt[seat]
        else:
            room = hero.gaar - table.gaar[seat]
        kept = min(number, max(0, room))
        held = gaar_of(table, seat) + table.dwurt[seat]
        scarce = sum([NEED[min(held + more, len(NEED) - 1)] for more in range(kept)])
        return self.gaar * (scarce + 0.3 * (number - kept))

    def card(self, gold: bool) -> float:
        """A card for the time as Monster-player; where Monsters play themselves it helps them as well."""
        if self.shared:
            return -0.3 if gold else -0.12
        full = cards_in_hand(self.table, self.seat) >= self.box.hand_limit
        worth = self.taste.gold_card if gold else self.taste.silver
        return worth * (0.4 if full else 1.0) * (1.0 if self.further else 0.3)

    def gem(self, gem: int = -1) -> float:
        price = self.box.essence_sale / self.box.possession_rate
        return price + self.taste.gem * min(1.0, self.further / 3)

    def essence(self) -> float:
        price = self.box.essence_sale / self.box.possession_rate
        return price + self.taste.essence * min(1.0, (self.further + 0.5) / 3)

    def potion(self) -> float:
        return 0.2 + self.taste.potion * min(1.0, self.further / 2)

    def treasure(self, level: int) -> float:
        """A Treasure tile on average."""
        return self._mean_of(OF_TREASURE + level - 1)

    def reward(self, reward_set: int) -> float:
        """A Reward tile of an Encounter on average."""
        return self._mean_of(reward_set)

    def _mean_of(self, box_set: int) -> float:
        """What a tile of a set is worth on average."""
        found = self.means.get(box_set)
        if found is None:
            copies = self.box.copy_ids[box_set]
            kinds = {self.box.copies[copy]: 0 for copy in copies}
            for copy in copies:
                kinds[self.box.copies[copy]] += 1
            found = sum([self.tile(self.box.tiles[kind]) * number for kind, number in kinds.items()]) / len(copies)
            self.means[box_set] = found
        return found

    def tile(self, tile: Tile) -> float:
        """A tile that is drawn or given: its price, what it may do, or what it gives at once."""
        for use in tile.uses:
            if use.timing == AT_ONCE:
                return self.goods(use.effects)
        if tile.kind == RESOURCE:
            return self.resource(tile)
        return max(0, tile.price) * (1 / self.box.possession_rate + 0.05 * min(self.further, 5))

    def resource(self, tile: Tile) -> float:
        """A Natural Resource by its best option, now or at the end."""
        return max([self.goods(option) for option in tile.options]) * 0.9

    def mined(self, terrain: int) -> float:
        """What a stack of Natural Resources gives on average."""
        return self._mean_of(OF_TERRAIN + terrain)

    # -- things that are carried ---------------------------------------------------------------------------------------

    def thing(self, thing: int) -> float:
        """A thing in a Sack or a Gem/Essence slot, the Quests that ask for it included."""
        return self.plain(thing) + self.asked(thing)

    def plain(self, thing: int) -> float:
        """The same without Quests."""
        if thing >= TROPHY_THING:
            return self.taste.trophy * self.box.monsters[thing - TROPHY_THING].level * min(1.0, self.further / 3)
        if thing == POTION_THING:
            return self.potion()
        if thing == SUPPLIES_THING:
            return 0.8
        if thing == GAAR_THING:
            return self.gaar * 0.6
        if thing >= ESSENCE_THING:
            return self.essence()
        if thing >= GEM_THING:
            return self.gem(thing - GEM_THING)
        tile = self.box.tile(thing)
        return self.resource(tile) if tile.kind == RESOURCE else self.tile(tile)

    def asked(self, thing: int) -> float:
        """What an open Quest on the Map that asks for a thing adds to its worth."""
        found = self.wanted.get(thing)
        if found is None:
            found = 0.0
            if self.further:
                for rows, gain in self._open_quests():
                    if any(fits_cost(self.table, name, extra, thing) for name, extra in rows):
                        found = max(found, gain)
            if is_essence(thing):
                found = max(found, revocation.essence_wanted(self, thing - ESSENCE_THING))
            self.wanted[thing] = found
        return found

    def _open_quests(self) -> list[tuple[list[tuple[AnyWord, int]], float]]:
        """What the Quests that lie open ask for, and a share of what they pay."""
        if self.quests is None:
            self.quests = []
            legends = tuple([quest for _, quest in self.table.legends])
            for cards in (*self.table.encounter_cards, legends):
                for number in cards:
                    quest = self.box.quests[number]
                    rows = [(name, extra) for row in quest.cost for name, _, extra in row if name in CHOSEN]
                    if rows:
                        gain = 0.35 * sum([self.plain_reward(effect) for effect in quest.reward])
                        self.quests.append((rows, gain))
        return self.quests

    def plain_reward(self, effect: Effect) -> float:
        """A Reward without looking at what is carried."""
        name, number, _ = effect
        if name == "rep":
            return float(number)
        if name == "gold":
            return number * self.gold
        if name == "tile":  # an Artifact
            return 6.0
        return 1.5 if name in ("reward", "treasure") else 0.5 * number

    # -- the course of the game ----------------------------------------------------------------------------------------

    def death(self) -> float:
        """What it costs to die in Combat; full Health and three Gaar in the Church are taken into account."""
        table, seat = self.table, self.seat
        hero = self.box.heroes[table.heroes[seat]]
        fresh = max_health(table, seat) * self.taste.health + min(3, hero.gaar + hero.dwurt) * self.gaar
        cost = self.taste.death + 2.0 - (fresh if self.further else 0.5 * fresh)
        if is_solo(table):
            most = figures_of(table, Hunt).solo_deaths if is_played(table, Hunt) else 9
            spare = most - table.own_deaths[seat]
            return cost + (0.0 if spare > 1 else 1.5 if spare == 1 else 14.0)
        if table.cooperative:
            return cost - 1.0
        return cost + self.taste.envy * self._trophy_of_rivals()

    def _trophy_of_rivals(self) -> float:
        """What a Hero token is worth to whoever takes it from a dead Hero, on average.  [EU-DTH-03, EU-SCO-12]"""
        rivals = [len(kills) for other, kills in enumerate(self.table.kills) if other != self.seat]
        gains = [self._points("others", kills + 1.5) - self._points("others", kills + 0.5) for kills in rivals]
        return sum(gains) / len(gains)

    def tally(self, points: int) -> float:
        """Points of the Hunt's tally: for the first rank, or for the goal of those who play together."""
        table, seat = self.table, self.seat
        if not is_played(table, Hunt):
            return 0.0
        if self.shared:
            figures = figures_of(table, Hunt)
            goal = (figures.solo_tally if is_solo(table) else figures.coop_tally) * table.seats
            missing = goal - sum(table.tally)
            return self.taste.goal * min(points, missing) if missing > 0 else 0.1 * points
        best = max([tally for other, tally in enumerate(table.tally) if other != seat], default=0)
        lead = table.tally[seat] - best
        open_race = 1.0 if abs(lead) <= 5 else 0.5
        worth = self.taste.tally * points * open_race
        for at, (least, gains) in enumerate(scenario_of(table).goals):
            if table.tally[seat] < least <= table.tally[seat] + points and not table.firsts >> at & 1:
                worth += 0.6 * sum([self.plain_reward(effect) for effect in gains])
        return worth
