"""From a plan to answers: which token to spend, where to walk, when to use a Portal or a Teleport."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from muster.games.euthia.bots.charts import Chart, Walks
from muster.games.euthia.bots.errands import Errand, Errands, Known
from muster.games.euthia.bots.household import move_tiles
from muster.games.euthia.bots.plans import Plan, Planner
from muster.games.euthia.bots.prospects import Memory, Prospects
from muster.games.euthia.bots.values import Outlook
from muster.games.euthia.bots.wardrobe import Answer, option_of
from muster.games.euthia.content.pieces import COMBAT, NOTHING
from muster.games.euthia.offers.map import nearest, teleport_goals, walk_goals
from muster.games.euthia.offers.scenario import griffin_goals
from muster.games.euthia.offers.things import use_menu_offers
from muster.games.euthia.places import distances, is_burning
from muster.games.euthia.queries import use_of
from muster.games.euthia.state import EuthiaTable
from muster.kernel.options import Option
from muster.kernel.table import Options

WALK: Final = "hint-walk"
MOVES: Final = "hint-moves"
PORTAL: Final = "hint-portal"
TELEPORT: Final = "hint-teleport"
FLEE: Final = "hint-flee"
LANDING: Final = "hint-landing"
CHURCH: Final = "hint-way-out"

LANDINGS: Final = 4  # places that a Teleport is thought through for
EXHAUSTED: Final = 0.15  # what it costs to exhaust a tile that could take the Hero elsewhere
SCROLL: Final = 0.9  # what a Scroll is worth in a Sack
FLIGHT: Final = 0.6  # what a Trophy is worth that pays for a flight

Banned = set[tuple[int, int, str]]
Plans = dict[object, Plan]  # by where a turn stands


def standing(table: EuthiaTable, seat: int) -> tuple[object, ...]:
    """Where a turn stands: what a step that does something would change."""
    return (
        table.space[seat],
        table.moves[seat],
        table.tokens[seat],
        table.carried[seat],
        table.gold[seat],
        table.health[seat],
        table.slots[seat],
        table.sacks[seat],
        table.pouch[seat],
        table.exhausted,
        table.set_gems,
        table.portals_used[seat],
        len(table.tiles),
    )


class Journey:
    """One Hero's turn on the Map, planned from the state of the table."""

    __slots__ = (
        "banned",
        "chart",
        "found",
        "known",
        "listed",
        "memory",
        "outlook",
        "plans",
        "prospects",
        "shops",
        "table",
        "walks",
    )

    def __init__(
        self,
        outlook: Outlook,
        walks: Walks,
        memory: Memory,
        shops: Callable[[int], float],
        banned: Banned,
        found: Known | None = None,
        plans: Plans | None = None,
    ) -> None:
        """``found``, ``plans``: reckoned before, at the same state of everything but where the turn stands."""
        self.outlook = outlook
        self.table: EuthiaTable = outlook.table
        self.chart = walks.chart
        self.memory = memory
        self.shops = shops
        self.banned = banned  # errands of this turn that turned out not to be offered
        self.walks = walks
        self.found: Known = {} if found is None else found
        self.plans: Plans = {} if plans is None else plans
        self.prospects = Prospects(outlook, memory)
        self.listed: list[Errand] | None = None
        self.known: Plan | None = None

    @property
    def here(self) -> int:
        return self.table.space[self.outlook.seat]

    @property
    def errands(self) -> list[Errand]:
        """All errands from here; they are looked for only where the plan is not known yet."""
        if self.listed is None:
            self.listed = self._errands(self.here)
        return self.listed

    def _errands(self, start: int) -> list[Errand]:
        found = Errands(self.outlook, self.walks, self.prospects, self.shops, self.found).all(start)
        round_ = self.table.round
        return [errand for errand in found if (round_, errand.space, errand.kind) not in self.banned]

    def plan(self) -> Plan:
        """The best turn from here."""
        if self.known is None:
            key = (standing(self.table, self.outlook.seat), frozenset(self.banned))
            self.known = self.plans.get(key)
            if self.known is None:
                plan = self.plan_from(self.here, self.errands)
                self.known = plan if plan.errands or plan.goal != NOTHING else self._way_out(plan)
                self.plans[key] = self.known
        return self.known

    def _way_out(self, plan: Plan) -> Plan:
        """A worn-out Hero with nothing to do goes on from the Church: a Monster sees to that, or Fire.  [EU-DTH-04]"""
        table, seat = self.table, self.outlook.seat
        if not self.outlook.further or 2 * table.health[seat] > self.prospects.kits[0].top:
            return plan
        able = COMBAT in Planner(self.outlook, self.walks, [], 0).tokens()
        for space in self.chart.near[self.here]:
            if space in self.walks.closed:
                continue
            if (able and space in self.walks.beasts) or self.walks.harm[space] >= table.health[seat]:
                return Plan((Errand("go", space, 0.0, CHURCH, COMBAT),), (COMBAT,), plan.worth, NOTHING)
        return plan

    def plan_from(self, start: int, errands: list[Errand]) -> Plan:
        spare = sum([moves for moves, _ in move_tiles(self.table, self.outlook.seat)])
        return Planner(self.outlook, self.walks, errands, spare).plan(start)

    # -- the next step -------------------------------------------------------------------------------------------------

    def step(self, options: Options) -> Answer | None:
        """The next answer to the turn's question; None where nothing is left to be done."""
        plan = self.plan()
        for errand in plan.errands[:1]:
            if errand.space == self.here and errand.kind != "go":
                found = option_of(options, errand.kind, errand.value if errand.kind == "quest" else None)
                if found is None:
                    self.banned.add((self.table.round, errand.space, errand.kind))
                    self.known = None
                    self.listed = None
                    return self.step(options)
                return found, errand.why
        return self._towards(options)

    def goal(self) -> int:
        """Where the plan leads next, or nothing."""
        plan = self.plan()
        if plan.errands:
            first = plan.errands[0]
            return NOTHING if first.space == self.here else first.space
        return plan.goal

    def way(self) -> list[int]:
        """The spaces to where the plan leads; for an errand of a later turn only up to its Monster."""
        goal = self.goal()
        if goal == NOTHING:
            return []
        way = self.walks.path(self.here, goal)
        return way if self.plan().errands or goal not in self.walks.beasts else way[:-1]

    def why(self) -> str:
        plan = self.plan()
        return plan.errands[0].why if plan.errands else WALK

    def _towards(self, options: Options) -> Answer | None:
        """A step on the way to where the plan leads: by Portal, on foot, or by making Move points."""
        way = self.way()
        if not way:
            return None
        if way[0] not in self.chart.near[self.here]:
            portal = option_of(options, "portal-menu")
            return None if portal is None else (portal, PORTAL)
        moves = self.table.moves[self.outlook.seat]
        walk = option_of(options, "walk")
        if walk is not None and moves >= len(self._leg(way)):
            return walk, self.why()
        if self.move_tile() is not None:
            menu = option_of(options, "use-menu")
            if menu is not None:
                return menu, MOVES
        token = self._token_for(len(self._leg(way)) - moves)
        if token != NOTHING:
            found = option_of(options, "moves", token)
            if found is not None:
                return found, MOVES
        return None if walk is None else (walk, self.why())

    def _leg(self, way: list[int]) -> list[int]:
        """The part of a way that is walked at once: up to where something happens."""
        leg: list[int] = []
        last = self.here
        for space in way:
            if space not in self.chart.near[last]:
                break  # a Portal
            leg.append(space)
            last = space
            if self.walks.stops(space):
                break
        return leg

    def move_tile(self) -> Option | None:
        """A tile that gives Move points for nothing, where they are missing."""
        way = self.way()
        if not way or way[0] not in self.chart.near[self.here]:
            return None
        if self.table.moves[self.outlook.seat] >= len(self._leg(way)):
            return None
        tiles = move_tiles(self.table, self.outlook.seat)
        return max(tiles, key=lambda entry: (entry[0], -entry[1].number))[1] if tiles else None

    def _token_for(self, missing: int) -> int:
        """The token that becomes Move points: the smallest that is enough, of those that are not needed."""
        plan = self.plan()
        left = list(plan.kept)
        free: list[int] = []
        for token in sorted(Planner(self.outlook, self.walks, [], 0).tokens()):
            if token in left:
                left.remove(token)
            else:
                free.append(token)
        if not free:
            return NOTHING
        moves = self.table.box.action_moves
        enough = [token for token in free if moves[token] >= missing]
        return min(enough, key=lambda token: moves[token]) if enough else max(free, key=lambda token: moves[token])

    # -- answers on the Map --------------------------------------------------------------------------------------------

    def space_of(self, option: Option) -> int:
        """The space that an option names by Map tile and hex."""
        return 4 * self.table.tiles.index(option.value // 4) + option.value % 4

    def choose_walk(self, options: Options) -> Answer:
        """The farthest space on the way that can be reached at once."""
        spaces = {self.space_of(option): option for option in options if option.kind == "go"}
        leg = self._leg(self.way())
        seat = self.outlook.seat
        goals = walk_goals(self.table, seat)
        for space in reversed(leg[: self.table.moves[seat]]):
            found = spaces.get(space) or (option_of(options, "far", goals[space]) if space in goals else None)
            if found is not None:
                return found, self.why()
        return option_of(options, "back") or options[0], WALK

    def choose_portal(self, options: Options) -> Answer:
        """The Portal on the way."""
        way = self.way()
        for option in options:
            if way and option.kind == "teleport" and self.space_of(option) == way[0]:
                return option, PORTAL
        return option_of(options, "back") or options[0], PORTAL

    # -- Teleports -----------------------------------------------------------------------------------------------------

    def teleport(self) -> tuple[Option, float] | None:
        """A tile or Scroll that would take the Hero to something so much better."""
        best: tuple[Option, float] | None = None
        now = self.plan().worth
        for option in use_menu_offers(self.table, self.outlook.seat):
            if option.kind != "use":
                continue
            tile, at = use_of(self.table, option.value)
            use = tile.uses[at]
            for name, number, _ in use.effects:
                if name.startswith("teleport"):
                    goals = nearest(teleport_goals(self.table, self.outlook.seat, name, number))
                    price = SCROLL if use.spends else EXHAUSTED
                    worth = self.landing(goals)[0] - price - now
                    if worth > (0.2 if best is None else best[1]):
                        best = (option, worth)
        return best

    def landing(self, goals: list[int]) -> tuple[float, int]:
        """The best space to arrive at, and what the turn is worth from there."""
        seat = self.outlook.seat
        promising: list[tuple[float, int]] = []
        for space in goals:
            hurt = 2 if self.walks.harm[space] > 0 else 0
            if hurt >= self.table.health[seat]:
                continue
            local = Errands(self.outlook, self.walks, self.prospects, self.shops, self.found).at(space, hurt)
            promising.append((max([errand.worth for errand in local], default=0.0) - 0.1 * hurt, space))
        promising.sort(reverse=True)
        best = (-1e9, NOTHING)
        for local_worth, space in promising[:LANDINGS]:
            errands = self._errands(space)
            worth = self.plan_from(space, errands).worth
            if space in self.walks.beasts:
                worth = max(worth, local_worth)
            if worth > best[0]:
                best = (worth, space)
        return best

    def choose_teleport(self, options: Options, effect: str, number: int) -> Answer:
        """Where to arrive.  [EU-TEL-01]"""
        return self._arrive(options, "teleport", teleport_goals(self.table, self.outlook.seat, effect, number), 0.0)

    def choose_flight(self, options: Options) -> Answer:
        """Where the Griffin carries a Hero.  [EU-GRF-04]"""
        return self._arrive(options, "fly", griffin_goals(self.table, self.outlook.seat), FLIGHT)

    def _arrive(self, options: Options, kind: str, goals: dict[int, int], price: float) -> Answer:
        """The best goal if it is worth its price, and where goals are many first how far away it is.  [EU-TEL-06]"""
        spaces = {self.space_of(option): option for option in options if option.kind == kind}
        # The same goals are looked at before and after the distance is named, so that both answers agree.
        worth, space = self.landing([goal for goal in nearest(goals) if not spaces or goal in spaces])
        if space != NOTHING and worth > self.plan().worth + price:
            found = spaces.get(space) or option_of(options, "far", goals[space])
            if found is not None:
                return found, TELEPORT
        return option_of(options, "leave") or option_of(options, "back") or options[0], TELEPORT

    def flight(self) -> bool:
        """Is a flight with the Griffin worth a Trophy?"""
        goals = nearest(griffin_goals(self.table, self.outlook.seat))
        return self.landing(goals)[0] > self.plan().worth + FLIGHT


# -- where one does not walk by oneself --------------------------------------------------------------------------------


def choose_refuge(outlook: Outlook, chart: Chart, options: Options, *_: object) -> Answer:
    """From a landing foe to a hex that does not burn and is worth being on."""
    table = outlook.table

    def worth(option: Option) -> float:
        space = 4 * table.tiles.index(option.value // 4) + option.value % 4
        return -2.0 * is_burning(chart.powers[space]) + 0.1 * chart.edges[space]

    return max(options, key=lambda option: (worth(option), -option.number)), FLEE


def choose_landing(outlook: Outlook, options: Options, spaces: tuple[int, ...]) -> Answer:
    """Where a foe lands: near to the own Hero, who wants to fight it, and not on an own Place of Trade."""
    table, seat = outlook.table, outlook.seat
    far = distances(table, max(0, table.space[seat]), 12)

    def cost(option: Option) -> float:
        space = 4 * table.tiles.index(option.value // 4) + option.value % 4
        return far.get(space, 15) + (4 if table.trade_tokens[space] == seat else 0)

    return min(options, key=lambda option: (cost(option), option.number)), LANDING
