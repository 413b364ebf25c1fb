"""What can be done where: every errand on the Map with its worth, the token that it takes, and the reason for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.games.euthia.bots import goals, revocation, settlements
from muster.games.euthia.bots.charts import Walks
from muster.games.euthia.bots.odds import IN_AIR, PLAIN
from muster.games.euthia.bots.prospects import Prospects
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.content.pieces import COMBAT, MINING, NOTHING, OF_TERRAIN, TRADE, Quest
from muster.games.euthia.offers.quests import can_fulfil, fits_cost
from muster.games.euthia.offers.scenario import is_at_lair
from muster.games.euthia.places import (
    adjacent_hexes,
    element_at,
    encounter_at,
    is_burning,
    is_church,
    is_revoked,
    is_ruined,
    legend_at,
    terrain_at,
    trader_at,
    treasure_at,
)
from muster.games.euthia.queries import free_sacks, has_caches, max_health, permanent, potion_heals, slumbers
from muster.games.euthia.state import NOBODY, TERRAIN_STACK, EuthiaTable, gold_hand

# Why an errand is run: the texts of hints.
FIGHT: Final = "hint-fight"
ELITE: Final = "hint-elite"
FARRUGA: Final = "hint-foe"
MINE: Final = "hint-mine"
TRADING: Final = "hint-trade"
TREASURE: Final = "hint-treasure"
ELEMENTAL: Final = "hint-confront"
QUESTING: Final = "hint-quest"
CHURCH_HEAL: Final = "hint-church"
POTIONS: Final = "hint-potions"
EXPLORE: Final = "hint-explore"
WATER: Final = "hint-water"
MARCH: Final = "hint-march"

FREE: Final = NOTHING


class Errand:
    """Something to do at a place. ``action`` is the token that it takes, or none."""

    __slots__ = ("action", "chance", "fleeting", "guarded", "kind", "second", "space", "value", "why", "worth")

    def __init__(self, kind: str, space: int, worth: float, why: str, action: int = FREE, value: int = 0) -> None:
        self.kind = kind  # the option that it is done with
        self.value = value  # of that option
        self.space = space
        self.worth = worth
        self.second = worth  # after another fight in the same turn
        self.chance = 1.0  # that the turn goes on after it
        self.why = why
        self.action = action
        self.guarded = False  # a Monster has to be beaten there first
        self.fleeting = False  # in the next round it will be too late


Known = dict[tuple[int, int, bool], list[Errand]]  # by space, Injuries on the way, and whether trade is open


class Errands:
    """All errands that are worth something."""

    __slots__ = ("found", "known", "open_trade", "outlook", "prospects", "shops", "table", "walks")

    def __init__(
        self, outlook: Outlook, walks: Walks, prospects: Prospects, shops: Callable[[int], float], known: Known
    ) -> None:
        """``shops``: what a Trade Action at each kind of place would bring; ``known``: what was found out before."""
        self.outlook = outlook
        self.table: EuthiaTable = outlook.table
        self.walks = walks
        self.prospects = prospects
        self.shops = shops
        self.known = known
        self.found: list[Errand] = []
        self.open_trade = False  # is there a Place of Trade near that can be used already?

    def all(self, start: int) -> list[Errand]:
        """Errands at every space that can be walked to."""
        reach = self.walks.from_space(start)
        self.open_trade = any(steps <= 4 and self._is_open(space) for space, (steps, _, _) in reach.items())
        total: list[Errand] = []
        for space, (_, hurt, _) in reach.items():
            total.extend([errand for errand in self.at(space, max(0, hurt)) if errand.worth > 0])
        if not any(errand.kind == "fight-foe" for errand in total):
            ahead = goals.march(self.outlook, start, reach)
            free = [space for space in ahead if space not in self.walks.beasts]
            total.extend([Errand("go", space, ahead[space], MARCH) for space in free])
        return total

    def _is_open(self, space: int) -> bool:
        free = space not in self.walks.beasts and not self.table.burned >> space & 1
        return free and trader_at(self.table, space) != NOTHING

    def at(self, space: int, hurt: int) -> list[Errand]:
        """Errands at one space."""
        key = (space, hurt, self.open_trade)
        found = self.known.get(key)
        if found is None:
            self.found = found = []
            if space in self.walks.beasts:
                self._fight(space, hurt)
            else:
                self._visit(space)
                self._soothe(space)
            self._explore(space)
            self.known[key] = found
        return found

    def _add(self, errand: Errand, guarded: bool = False) -> None:
        errand.guarded = guarded
        self.found.append(errand)

    # -- fights --------------------------------------------------------------------------------------------------------

    def _fight(self, space: int, hurt: int) -> None:
        prospect = self.prospects.on_hex(space, hurt)
        found = self.walks.new_tiles(space) * self.new_tile()
        found += prospect.chance * self._opens(space)
        errand = Errand("go", space, prospect.worth + found, FIGHT, COMBAT)
        errand.second = prospect.second + found
        errand.chance = prospect.chance
        self._add(errand)
        self._visit(space, guarded=True)

    def _opens(self, space: int) -> float:
        """A Place of Trade that is liberated can be used in the turns to come; the first one counts most."""
        trader = trader_at(self.table, space)
        if trader == NOTHING or self.open_trade or not self.outlook.further:
            return 0.0
        return self.outlook.taste.opening * self.shops(trader)

    def _elite(self, space: int) -> None:
        table = self.table
        if table.bounty == NOTHING or table.bounty_done or not is_at_lair(table, space):
            return
        prospect = self.prospects.elite(space)
        errand = Errand("fight-elite", space, prospect.worth, ELITE, COMBAT)
        errand.second = prospect.second
        errand.chance = prospect.chance
        self._add(errand)

    def _foe(self, space: int) -> None:
        table, seat = self.table, self.outlook.seat
        if table.foe_space == NOTHING or table.foe_fought >> seat & 1 or space & 3 == 3:
            return
        if table.foe_space == space or table.foe_space in adjacent_hexes(table, space):
            prospect = self.prospects.shared_foe(space)
            errand = Errand("fight-foe", space, prospect.worth, FARRUGA, COMBAT)
            errand.second = prospect.second
            errand.chance = prospect.chance
            errand.fleeting = settlements.is_settlements(table) and settlements.ends(table)
            self._add(errand)

    # -- places --------------------------------------------------------------------------------------------------------

    def _visit(self, space: int, guarded: bool = False) -> None:
        """Everything that a place offers, once its Monster is beaten."""
        table = self.table
        terrain = terrain_at(table, space)
        if terrain != NOTHING:
            self._mine(space, terrain, guarded)
        trader = trader_at(table, space)
        if trader != NOTHING and not table.burned >> space & 1:
            self._trade(space, trader, guarded)
        if guarded:
            return  # the Treasure of such a hex belongs to the fight
        level = treasure_at(table, space)
        if level and table.hero_tokens[space] == NOBODY:
            worth = self.outlook.treasure(level) + self.outlook.token("hero_tokens")
            self._add(Errand("treasure", space, worth, TREASURE))
        element = element_at(table, space)
        if element != NOTHING and not is_revoked(table, space):
            self._confront(space, element)
        self._quests(space)
        for wish in goals.wishes(self.outlook, space):
            self._add(Errand(wish.kind, space, wish.worth, wish.why, FREE, wish.value))
        if is_church(table, space):
            self._church(space)
        self._elite(space)
        self._foe(space)
        if table.box.scenarios[table.scenario].stage:
            self._revoke(space)

    def _mine(self, space: int, terrain: int, guarded: bool) -> None:
        outlook, table, seat = self.outlook, self.table, self.outlook.seat
        own = 2 if guarded else table.interaction[space][seat]
        if own == 1:
            return
        if not table.zones[TERRAIN_STACK + terrain].cards and not table.discards[OF_TERRAIN + terrain]:
            return
        worth = outlook.mined(terrain)
        if not free_sacks(table, seat):
            kept = [outlook.thing(thing) for thing in table.sacks[seat]]
            worth = max(0.1, worth - min(kept, default=0.0)) if kept else 0.1
        if own:
            worth -= outlook.token("interaction")  # one of the two tokens is taken back
        else:
            price = self._fee(space)
            if price < 0:
                return
            worth += outlook.token("interaction") - price
        self._add(Errand("mine", space, worth, MINE, MINING), guarded)

    def _fee(self, space: int) -> float:
        """What the owners of tokens get, as its worth; below 0 where it cannot be paid."""
        table, seat = self.table, self.outlook.seat
        owners = sum([1 for other in range(table.seats) if other != seat and table.interaction[space][other]])
        if not owners:
            return 0.0
        if table.cooperative:
            return 0.1 if table.zones[gold_hand(table, seat)].cards else -1.0
        return owners * self.outlook.gold if table.gold[seat] >= owners else -1.0

    def _trade(self, space: int, trader: int, guarded: bool) -> None:
        worth = self.shops(trader)
        table = self.table
        owner = NOBODY if space & 3 == 3 else table.trade_tokens[space]
        if owner not in (NOBODY, self.outlook.seat) and not table.cooperative:
            worth -= self.outlook.gold
        self._add(Errand("trade", space, worth, TRADING, TRADE), guarded)

    def _confront(self, space: int, element: int) -> None:
        outlook, table, seat = self.outlook, self.table, self.outlook.seat
        if table.interaction[space][seat]:
            return
        price = self._fee(space)
        if price < 0:
            return
        worth = outlook.token("interaction") - price + self.confrontation(space, element)
        worth += revocation.revoking(outlook, space)
        self._add(Errand("confront", space, worth, ELEMENTAL))

    def _revoke(self, space: int) -> None:
        """Revoke what was confronted; drink from the Faer Spring.  [EU-RVA-01, EU-RVB-02]"""
        table, seat = self.table, self.outlook.seat
        if table.interaction[space][seat]:
            self._add(Errand("revoke", space, revocation.revoking(self.outlook, space), revocation.REVOKE))
        self._add(Errand("visit", space, revocation.drinking(self.outlook, space), revocation.SPRING))

    def confrontation(self, space: int, element: int) -> float:
        """What a Hero Roll on the Elemental's card brings on average."""
        outlook, table, seat = self.outlook, self.table, self.outlook.seat
        powers = self.walks.chart.powers[space]
        pairs = IN_AIR if powers & 1 else PLAIN
        shift = permanent(table, seat, "clover_always") + (2 if powers & 2 else 0)
        rows = table.box.elementals[element].rows
        quiet = slumbers(table, seat, element)
        total = 0.0
        health = table.health[seat] - (2 if is_burning(powers) and table.space[seat] != space else 0)
        for high, low, chance in pairs:
            value = high + low + shift
            effects = next((row for start, row in reversed(rows) if value >= start), ())
            if quiet:
                effects = tuple([effect for effect in effects if effect[0] not in ("inj", "lose_gaar", "lose_gold")])
            dies = any(name == "inj" and number >= health for name, number, _ in effects)
            total += chance * (-4.0 if dies else outlook.goods(effects))
        return total

    def _quests(self, space: int) -> None:
        for number in quests_at(self.table, space):
            quest = self.table.box.quests[number]
            if can_fulfil(self.table, self.outlook.seat, quest):
                worth = self.quest(quest)
                if worth > 0:
                    self._add(Errand("quest", space, worth, QUESTING, FREE, number))

    def quest(self, quest: Quest) -> float:
        """The Reward and the card, less what is paid."""
        outlook = self.outlook
        return outlook.goods(quest.reward) + outlook.token("quests") + goals.quest(outlook, quest) - self.price(quest)

    def price(self, quest: Quest) -> float:
        """What the costs of a Quest are worth, each by its cheapest alternative."""
        outlook, table, seat = self.outlook, self.table, self.outlook.seat
        total = 0.0
        things = [*table.sacks[seat], *table.pouch[seat]]
        for row in quest.cost:
            name, number, _ = row[0]
            if name == "gold":
                total += number * outlook.gold
            elif name == "gaar":
                total += number * outlook.gaar
            elif name in ("silver", "gold_card"):
                total += number * max(0.05, outlook.card(name == "gold_card"))
            elif name == "inj":
                total += number * outlook.taste.health
            elif name == "lose_rep":
                total += number
            else:
                fitting = sorted([outlook.plain(thing) for thing in things if pays(table, row, thing)])
                total += sum(fitting[:number])
        return total

    def _church(self, space: int) -> None:
        """Healing for a Gold."""
        outlook, table, seat = self.outlook, self.table, self.outlook.seat
        missing = max_health(table, seat) - table.health[seat]
        if not table.gold[seat]:
            return
        if missing > 0:
            worth = self.prospects.healing(min(missing, table.box.church_heal)) - outlook.gold
            self._add(Errand("church-heal", space, worth, CHURCH_HEAL))
        room = min(free_sacks(table, seat) - 1, table.gold[seat] // 2)
        if room > 0 and outlook.further:
            worth = room * (potion_heals(table) * outlook.taste.health + 0.1 - outlook.gold * table.box.church_potion)
            self._add(Errand("church-potion", space, worth, POTIONS))

    def _soothe(self, space: int) -> None:
        """Water heals whoever enters its hexes.  [EU-ELM-03]"""
        table, seat = self.table, self.outlook.seat
        missing = max_health(table, seat) - table.health[seat]
        if self.walks.harm[space] < 0 < missing:
            worth = self.prospects.healing(min(missing, -self.walks.harm[space]))
            self._add(Errand("go", space, worth, WATER))

    # -- the unknown ---------------------------------------------------------------------------------------------------

    def _explore(self, space: int) -> None:
        """New tiles bring places for the rounds to come."""
        tiles = self.walks.new_tiles(space)
        if tiles and space not in self.walks.beasts:
            self._add(Errand("go", space, tiles * self.new_tile(), EXPLORE))

    def new_tile(self) -> float:
        outlook = self.outlook
        worth = outlook.taste.explore * min(1.0, (outlook.further + 0.4) / 4)
        return worth * (1.15 if has_caches(self.table) else 1.0)


def quests_at(table: EuthiaTable, space: int) -> tuple[int, ...]:
    """Quests that lie open at a space, of an Encounter or a Legend."""
    legend = legend_at(table, space)
    if legend != NOTHING:
        return () if is_ruined(table, space) else (legend,)
    encounter = encounter_at(table, space)
    return () if encounter == NOTHING else table.encounter_cards[encounter]


def pays(table: EuthiaTable, row: tuple[tuple[str, int, int], ...], thing: int) -> bool:
    """Does a thing fit one of the alternatives of a cost?"""
    return any(fits_cost(table, name, extra, thing) for name, _, extra in row)
