"""A player who makes the best of every turn: reckons all plans for it, weighs what lasts by the turns that are left."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from muster.bots import NOTHING_BETTER, PlanningBot
from muster.games.meeples_and_monsters.bots.plans import ONE, Move, Planner, moves_of
from muster.games.meeples_and_monsters.bots.scripts import rehearse
from muster.games.meeples_and_monsters.bots.values import USUAL, Outlook, Taste
from muster.games.meeples_and_monsters.content.pieces import (
    BASIC,
    CORRUPTION,
    MAGE,
    MONSTER_SPOT,
    PEASANT,
    ROOM_SPOT,
    SHAMAN,
    SHAMAN_AS,
    Box,
)
from muster.games.meeples_and_monsters.effects.effect import Brings, Deed
from muster.games.meeples_and_monsters.offers import can_count_on, level_cost
from muster.games.meeples_and_monsters.phases.development import BUILD_UNITS
from muster.games.meeples_and_monsters.queries import monsters_in, vacant_slots
from muster.games.meeples_and_monsters.quests import BUILD, is_met
from muster.games.meeples_and_monsters.reach import fight_level, planned_total
from muster.games.meeples_and_monsters.state import DISPLAY, MeeplesTable
from muster.kernel.decision import Decision
from muster.kernel.match import Chair
from muster.kernel.options import Option

# Why an option is proposed: the texts of hints.
MOST_VP: Final = "hint-most-vp"
RECRUIT: Final = "hint-recruit"
HELP: Final = "hint-help"
HILL: Final = "hint-hill"
QUEST: Final = "hint-quest"
FIND_QUESTS: Final = "hint-find-quests"
LASTING: Final = "hint-lasting"
BUILDING: Final = "hint-build"
LEVELLING: Final = "hint-level"
FINAL: Final = "hint-final"
DRAW: Final = "hint-draw"
BAG: Final = "hint-bag"
THIN: Final = "hint-thin"
LEAST_LOSS: Final = "hint-least-loss"

HINTS: Final = {
    hint: frozenset[str]()
    for hint in (
        MOST_VP,
        RECRUIT,
        HELP,
        HILL,
        QUEST,
        FIND_QUESTS,
        LASTING,
        BUILDING,
        LEVELLING,
        FINAL,
        DRAW,
        BAG,
        THIN,
        LEAST_LOSS,
        NOTHING_BETTER,
    )
}

MOST_STEPS: Final = 120  # answers without a script in one stretch of planning, after which nothing new is begun


class Greedy(PlanningBot):
    """Plans each turn as a whole and answers its questions from that plan."""

    __slots__ = ("_building", "_steps", "_taste", "_toss")

    def __init__(self, seed: int, taste: Taste = USUAL) -> None:
        super().__init__()
        self._toss = Random(seed)
        self._taste = taste
        self._building: tuple[int, int] = (-1, -1)  # the tile and slot that were in mind when building was chosen
        self._steps = 0

    def _answer(self, chair: Chair, decision: Decision) -> Option:
        """How a question is answered goes by its prompt."""
        answer = ANSWERS.get(decision.question.prompt)
        return decision.listed[0] if answer is None else answer(self, chair, decision)

    def _imagined(self, chair: Chair) -> MeeplesTable:
        table = chair.imagine(self._toss.getrandbits(32)).table
        assert isinstance(table, MeeplesTable)
        return table

    def _outlook(self, chair: Chair) -> Outlook:
        return Outlook(self._imagined(chair), chair.seat, self._taste)

    # -- Development Phase -------------------------------------------------------------------------------------------

    def _use_abilities(self, chair: Chair, decision: Decision) -> Option:
        """Draw as long as it is possible; research can wait until the plan shows which Mages are free."""
        for option in decision.listed:
            if option.kind == "ability":
                self._why = DRAW
                return option
        return decision.listed[-1]

    def _assign(self, chair: Chair, decision: Decision) -> Option:
        """Draw first; build or level up where that is worth more than what the Units could do in the Main Phase."""
        for option in decision.listed:
            if option.kind == "ability":
                self._why = DRAW
                return option
        match = chair.imagine(self._toss.getrandbits(32))
        table = match.table
        assert isinstance(table, MeeplesTable)
        outlook = Outlook(table, chair.seat, self._taste)
        planner = Planner(table, chair.seat, outlook)
        builds, levels = self._worth_assigning(table, decision, outlook)
        best_value, best_chain = planner.best()
        chosen = decision.listed[-1]
        why = NOTHING_BETTER
        for build, cost, gain in builds:
            value = gain + planner.best(cost)[0]
            if value > best_value:
                best_value, chosen, why = value, build, BUILDING
        vp = can_count_on(table, chair.seat)
        for level, cost, gain in levels:
            value = gain + planner.best(cost)[0]
            if value > best_value and level_cost(table, chair.seat, level.value) <= vp:
                best_value, chosen, why = value, level, LEVELLING
            for build, with_cost, with_gain in builds:
                value = gain + with_gain + planner.best(cost + with_cost)[0]
                if value > best_value:
                    best_value, chosen, why = value, build, BUILDING
        self._why = why
        if chosen.kind == "continue" and not decision.question.args and not any(table.capitol[0]):
            # Nothing changes until the plan is laid out: what was reckoned still holds.
            match.play(chosen)
            if table.questions and table.questions[0].prompt == "plan" and not self._researches(table, planner):
                self._write(decision.number + 1, rehearse(match, table, moves_of(best_chain), why_move))
        return chosen

    def _worth_assigning(
        self, table: MeeplesTable, decision: Decision, outlook: Outlook
    ) -> tuple[list[tuple[Option, int, float]], list[tuple[Option, int, float]]]:
        """The ways to build and to level up, each with the Units that it takes and what it is worth."""
        builds: list[tuple[Option, int, float]] = []
        levels: list[tuple[Option, int, float]] = []
        worth_building: float | None = None
        for option in decision.listed:
            if option.kind == "build":
                units = BUILD_UNITS[option.key]
                if SHAMAN in units:
                    continue
                if worth_building is None:
                    worth_building = self._plan_building(table, outlook)
                value = worth_building
                if len(units) == table.box.yard_one:
                    value += outlook.peasant_flees()
                builds.append((option, sum([ONE[unit] for unit in units]), value))
            elif option.kind == "level" and option.value < BASIC:
                basic = option.value
                gain = outlook.level(basic) - level_cost(table, outlook.seat, basic)
                levels.append((option, ONE[basic], gain))
        return builds, levels

    def _plan_building(self, table: MeeplesTable, outlook: Outlook) -> float:
        """What the best tile on the best slot is worth, and remember which they are."""
        box = table.box
        seat = outlook.seat
        tiles = [(outlook.tile(box.locations[tile]), tile) for tile in table.zones[DISPLAY].cards]
        slots: list[tuple[float, int]] = []
        quests = [box.quests[card] for card in outlook.quests if box.quests[card].condition.when == "build"]
        for slot in vacant_slots(table):
            value = outlook.slot(slot)
            table.tiles_built[seat] += 1
            for quest in quests:
                if is_met(table, seat, quest.condition, BUILD, slot):
                    value += outlook.quest_pays(quest) - 0.6 * outlook.held[quest.id]
            table.tiles_built[seat] -= 1
            value -= 0.05 * monsters_in(table, box.slots[slot].district)
            slots.append((value, slot))
        tile_value, tile = max(tiles)
        slot_value, slot = max(slots)
        self._building = (tile, slot)
        return tile_value + slot_value + self._taste.build

    def _choose_tile(self, chair: Chair, decision: Decision) -> Option:
        self._why = BUILDING
        for option in decision.listed:
            if option.value == self._building[0]:
                return option
        outlook = self._outlook(chair)
        self._plan_building(outlook.table, outlook)
        return next((option for option in decision.listed if option.value == self._building[0]), decision.listed[0])

    def _choose_slot(self, chair: Chair, decision: Decision) -> Option:
        self._why = BUILDING
        for option in decision.listed:
            if option.value == self._building[1]:
                return option
        outlook = self._outlook(chair)
        return max(decision.listed, key=lambda option: outlook.slot(option.value))

    # -- Main Phase --------------------------------------------------------------------------------------------------

    def _plan(self, chair: Chair, decision: Decision) -> Option:
        """Reckon the turn, write the script, give its first answer."""
        match = chair.imagine(self._toss.getrandbits(32))
        table = match.table
        assert isinstance(table, MeeplesTable)
        if not table.plan:
            self._steps = 0
        self._steps += 1
        outlook = Outlook(table, chair.seat, self._taste)
        if self._steps < MOST_STEPS:
            planner = Planner(table, chair.seat, outlook)
            if not table.plan and self._researches(table, planner):
                self._why = FIND_QUESTS
                return table.box.book["research"]
            self._write(decision.number, rehearse(match, table, moves_of(planner.best()[1]), why_move))
            chosen = self._from_script(decision)
            if chosen is not None:
                return chosen
        return self._finish_plan(decision, table, outlook)

    def _researches(self, table: MeeplesTable, planner: Planner) -> bool:
        """Are Quests worth more than what the Mages can do?"""
        outlook = planner.outlook
        if table.levels[outlook.seat][MAGE] < 2 or table.used >> MAGE & 1 or not table.taverns[outlook.seat][MAGE]:
            return False
        side = table.box.heroes[MAGE][table.levels[outlook.seat][MAGE] - 1]
        found = outlook.find_quests(side.draw, side.discard)
        mages = table.taverns[outlook.seat][MAGE] * ONE[MAGE]
        return found + planner.best(mages)[0] > planner.best()[0]

    def _finish_plan(self, decision: Decision, table: MeeplesTable, outlook: Outlook) -> Option:
        """Confirm what stands; or fill up, or give up, a fight that is still short."""
        options = {option.key: option for option in decision.listed}
        if "confirm" in options:
            return options["confirm"]
        for spot, _ in table.plan:
            if spot >= MONSTER_SPOT and planned_total(table, outlook.seat, spot) < fight_level(table, spot)[0]:
                back = table.box.spot_options["back"][spot]
                more = table.box.spot_options["more"][spot]
                if more in decision.listed and self._steps < MOST_STEPS:
                    return more
                if back in decision.listed:
                    return back
        return next((option for option in decision.listed if option.kind == "back"), decision.listed[0])

    def _send_unit(self, chair: Chair, decision: Decision) -> Option:
        """Without a script: the cheapest Unit that is offered, or whoever joins for nothing."""
        outlook = self._outlook(chair)
        self._steps += 1

        def price(option: Option) -> float:
            if option.kind == "join":
                return -1.0
            if option.kind == "leave":
                return 100.0
            kind = option.value
            if kind == CORRUPTION:
                return -0.5
            return outlook.unit[SHAMAN if kind >= SHAMAN_AS else kind]

        if decision.question.prompt == "fight":
            # The fewest Units: the strongest first.
            self._why = MOST_VP
            return max(
                decision.listed, key=lambda option: price(option) if option.kind == "unit" else 50 - price(option)
            )
        return min(decision.listed, key=price)

    # -- resolution --------------------------------------------------------------------------------------------------

    def _resolve(self, chair: Chair, decision: Decision) -> Option:
        """Locations first, for they may find Quests; then fights."""
        return min(decision.listed, key=lambda option: option.value)

    def _complete(self, chair: Chair, decision: Decision) -> Option:
        """Whatever can be completed is completed, the dearest first."""
        if len(decision.listed) < 2:
            return decision.listed[0]
        self._why = QUEST
        quests = [option for option in decision.listed if option.kind == "complete"]
        if len(quests) == 1:
            return quests[0]
        outlook = self._outlook(chair)
        cards = outlook.table.box.quests
        return max(quests, key=lambda option: outlook.quest_pays(cards[option.value]))

    def _discard(self, chair: Chair, decision: Decision) -> Option:
        """The Quest that promises least."""
        self._why = LEAST_LOSS
        outlook = self._outlook(chair)
        return min(decision.listed, key=lambda option: outlook.held.get(option.value, 0.0))

    def _give_up(self, chair: Chair, decision: Decision) -> Option:
        """A Unit that leaves: rather a Peasant than a Shaman who stands for one."""
        self._why = THIN
        return min(decision.listed, key=lambda option: option.value)

    def _take_back(self, chair: Chair, decision: Decision) -> Option:
        """A Unit that returns to the Tavern: rather the one that can be anything."""
        self._why = DRAW
        return max(decision.listed, key=lambda option: option.value)

    def _gain(self, chair: Chair, decision: Decision) -> Option:
        self._why = RECRUIT
        outlook = self._outlook(chair)
        return max(decision.listed, key=lambda option: outlook.gain[option.value])

    def _rebag(self, chair: Chair, decision: Decision) -> Option:
        """Back into the bag goes who is better than those in it."""
        outlook = self._outlook(chair)
        bag = outlook.table.bags[chair.seat]
        size = sum(bag)
        mean = sum([number * value for number, value in zip(bag, outlook.unit, strict=True)]) / size if size else 0.0
        units = [option for option in decision.listed if option.kind == "bag"]
        best = max(units, key=lambda option: outlook.unit[option.value])
        if size and outlook.unit[best.value] > mean:
            self._why = BAG
            return best
        return decision.listed[-1]

    def _send_builder_away(self, chair: Chair, decision: Decision) -> Option:
        """A Peasant may go for good; nobody else."""
        self._why = THIN
        peasant = next(
            (option for option in decision.listed if option.kind == "return" and option.value == PEASANT), None
        )
        return decision.listed[-1] if peasant is None else peasant

    def _drop_corruption(self, chair: Chair, decision: Decision) -> Option:
        """From the Tavern, where it stands in the way."""
        self._why = THIN
        return decision.listed[0]

    # -- Draw Phase --------------------------------------------------------------------------------------------------

    def _put_monster(self, chair: Chair, decision: Decision) -> Option:
        """Where the fewest Monsters lie."""
        table = self._imagined(chair)
        return min(decision.listed, key=lambda option: monsters_in(table, option.value))

    def _use_draw_effects(self, chair: Chair, decision: Decision) -> Option:
        self._why = DRAW
        return decision.listed[0]


def why_move(box: Box, move: Move) -> str:
    """The reason for a step of the plan."""
    if move.completes:
        return QUEST
    if move.spot >= ROOM_SPOT:
        return MOST_VP
    if move.spot >= MONSTER_SPOT:
        monster = box.monsters[move.spot - MONSTER_SPOT]
        if monster.council:
            return FINAL
        return LASTING if move.value > monster.vp + 1 else MOST_VP
    location = box.locations[move.spot]
    if location.helps_fights:
        return HELP
    if location.hill:
        return HILL
    brings = [effect.brings for effect in location.effects if isinstance(effect, Deed)]
    return WHY_USE[min(brings, default=Brings.TIDINESS)]


WHY_USE: Final = {
    Brings.UNITS: RECRUIT,
    Brings.QUESTS: FIND_QUESTS,
    Brings.MEEPLES: DRAW,
    Brings.VP: MOST_VP,
    Brings.TIDINESS: BAG,
}


Answer = Callable[[Greedy, Chair, Decision], Option]

# How each question is answered where no script does it.
ANSWERS: Final[dict[str, Answer]] = {
    "abilities": Greedy._use_abilities,
    "late-abilities": Greedy._use_abilities,
    "capitol": Greedy._assign,
    "tile": Greedy._choose_tile,
    "slot": Greedy._choose_slot,
    "builder": Greedy._send_builder_away,
    "plan": Greedy._plan,
    "fill": Greedy._send_unit,
    "fight": Greedy._send_unit,
    "more": Greedy._send_unit,
    "resolve": Greedy._resolve,
    "return": Greedy._give_up,
    "bring-back": Greedy._take_back,
    "gain": Greedy._gain,
    "rebag": Greedy._rebag,
    "corruption": Greedy._drop_corruption,
    "quests": Greedy._complete,
    "discard": Greedy._discard,
    "district": Greedy._put_monster,
    "draw-effects": Greedy._use_draw_effects,
}
