"""Looking ahead: whole plans are played in imagined matches to the end of a turn or later, and judged there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from muster.bots.bot import Bot, BotMaker
from muster.bots.judge import Judge, Judged
from muster.bots.planning_bot import PlanningBot, Step
from muster.bots.traits import Traits
from muster.kernel.decision import Decision
from muster.kernel.match import Chair, Match
from muster.kernel.options import Option

TRIED: Final = "hint-tried"  # the reason for an answer that was found by trying
LEAST: Final = 3  # plans that are compared to the end of the trying
MOST_ANSWERS: Final = 400  # to where the judge is asked; a plan that goes on longer runs in circles and is dropped


class Reach:
    """How far a player looks, and how much it tries."""

    __slots__ = ("again", "dreams", "each", "plans", "turns")

    def __init__(
        self, turns: int = 1, dreams: int = 1, again: int = 0, plans: int | None = None, each: bool = True
    ) -> None:
        self.turns = turns  # how many turns are played before the judge is asked; 0: until the seat's own comes again
        self.dreams = dreams  # imagined matches for each plan
        self.again = again  # times that the luck at the end of each is drawn anew
        self.plans = plans  # how many of the game's plans; None: all
        self.each = each  # whether each option begins a plan


def the_only_model(match: Match) -> str:
    """Most games need no more."""
    return "judge"


class Foresight:
    """How a game's players look ahead: which plans they try, and where."""

    __slots__ = ("each", "model", "plans", "prompts", "reaches")

    def __init__(
        self,
        plans: Sequence[BotMaker],
        reaches: Mapping[str, Reach],
        prompts: frozenset[str] | None = None,
        each: frozenset[str] = frozenset(),
        model: Callable[[Match], str] = the_only_model,
    ) -> None:
        self.plans = tuple(plans)  # players with minds of their own; the first one is the adviser, and foresees others
        self.prompts = prompts  # the questions at which plans are compared; None: all
        self.reaches = reaches  # the players of this kind, by name, and how far each of them looks
        self.each = each  # the questions at which every option is tried as the beginning of a plan, too
        self.model = model  # which of the game's models knows such a match


class Plan:
    """One way to go on: its answers in the first imagined match, those of them that depend on no luck, its worth."""

    __slots__ = ("chances", "keys", "leads", "maker", "steps", "worths")

    def __init__(self, maker: BotMaker, keys: tuple[str, ...], steps: list[Step]) -> None:
        self.maker = maker
        self.keys = keys
        self.steps = steps
        self.worths: list[float] = []
        self.leads: list[float] = []
        self.chances: list[float] = []

    @property
    def worth(self) -> float:
        return sum(self.worths) / len(self.worths)

    @property
    def chance(self) -> float:
        return sum(self.chances) / len(self.chances)

    @property
    def lead(self) -> float:
        return sum(self.leads) / len(self.leads)

    def add(self, judged: Judged, points: float) -> None:
        self.leads.append(judged.lead)
        self.chances.append(judged.chance)
        self.worths.append(worth_of(judged, points))


def worth_of(judged: Judged, points: float) -> float:
    """What counts is to win; while that is open or decided, the lead tells better plans from worse ones."""
    return judged.chance + 0.5 * judged.lead / points


def at_the_end(match: Match, seat: int) -> Judged:
    """What a match that is over came to."""
    result = match.result
    outcome = result.outcomes[seat]
    if outcome in ("success", "failure"):
        return Judged(float(sum(result.scores)) / len(result.scores), float(outcome == "success"))
    rivals = [score for other, score in enumerate(result.scores) if other != seat]
    winners = result.winners
    return Judged(float(result.scores[seat] - max(rivals, default=0)), 1 / len(winners) if seat in winners else 0.0)


def _by_worth(plan: Plan) -> float:
    return -plan.worth


class Looking:
    """One look ahead from a chair."""

    __slots__ = ("chair", "decision", "foresight", "judge", "reach", "spent", "traits")

    def __init__(
        self, chair: Chair, decision: Decision, foresight: Foresight, traits: Traits, judge: Judge, reach: Reach
    ) -> None:
        self.chair = chair
        self.decision = decision
        self.foresight = foresight
        self.traits = traits
        self.judge = judge
        self.reach = reach
        self.spent = 0  # answers given in imagined matches

    def plans(self, toss: Callable[[int], int]) -> list[Plan]:
        """All different plans, the best first; those that promise little are tried less often than the reach says."""
        dream = toss(32)
        found: dict[tuple[str, ...], Plan] = {}
        makers = self.foresight.plans[: self.reach.plans]
        for maker in makers:
            self._try_first(found, maker, None, dream)
        if self.reach.each and self.decision.question.prompt in self.foresight.each:
            begun = {plan.keys[0] for plan in found.values()}
            for option in self.decision.listed:
                if option.key not in begun:
                    self._try_first(found, makers[0], option, dream)
        # Plans that lead to the same table are one; which of them comes first is no matter.
        plans = list({plan.worth: plan for plan in reversed(found.values())}.values())[::-1]
        left = plans
        for _ in range(self.reach.dreams - 1):
            left = sorted(left, key=_by_worth)[: max(LEAST, len(left) // 2)]
            if len(left) < 2:
                break
            dream = toss(32)
            for plan in left:
                self.try_out(plan, dream)
        return sorted(left, key=_by_worth) + [plan for plan in plans if plan not in left]

    def _try_first(self, found: dict[tuple[str, ...], Plan], maker: BotMaker, first: Option | None, dream: int) -> None:
        """Note down how a player would go on, unless another one goes on alike."""
        keys: list[str] = []
        steps: list[Step] = []
        match = self._imagined(dream)
        judged = self._play(match, maker, [] if first is None else [first.key], dream, keys, steps, found)
        if judged:
            plan = found.setdefault(tuple(keys), Plan(maker, tuple(keys), steps))
            for each in judged:
                plan.add(each, self.judge.points)

    def try_out(self, plan: Plan, dream: int) -> None:
        """The same plan with other luck: its answers as long as they are offered, then as its maker thinks."""
        for judged in self._play(self._imagined(dream), plan.maker, list(plan.keys), dream, [], [], {}):
            plan.add(judged, self.judge.points)

    def _imagined(self, dream: int) -> Match:
        match = self.chair.imagine(dream)
        match.stop_keeping()
        return match

    def _play(
        self,
        match: Match,
        maker: BotMaker,
        script: list[str],
        dream: int,
        keys: list[str],
        steps: list[Step],
        known: dict[tuple[str, ...], Plan],
    ) -> list[Judged]:
        """Play on until the judge is asked, and ask it, also with the last luck drawn anew.

        Returns nothing where the plan goes round in circles, or where its answers are known.
        """
        me = self.chair.seat
        table = match.table
        turn = self.traits.turn
        now = turn(table)
        until = now + (self.reach.turns or match.seats)
        bots: dict[int, Bot] = {}
        chairs = [match.chair(seat) for seat in range(match.seats)]
        script = script[::-1]
        lucky = False  # whether luck has been drawn since the plan began
        luck, faces = table.chance.draws, table.shown
        mine = True  # whether the turn has not changed yet
        last: tuple[Match, str] | None = None
        for _ in range(MOST_ANSWERS):
            if match.over or turn(match.table) >= until:
                break
            if mine and turn(match.table) != now:
                mine = False
                script = []
                if tuple(keys) in known:
                    return []
            decision = match.decision
            seat = decision.seat
            chosen, why = None, TRIED
            if seat == me and mine:
                if script:
                    key = script.pop()
                    chosen = next((option for option in decision if option.key == key), None)
                    if chosen is None:
                        script = []
            if chosen is None:
                bot = bots.get(seat)
                if bot is None:
                    bot = bots[seat] = (maker if seat == me else self.foresight.plans[0])(dream + seat)
                chosen = bot.decide(chairs[seat])
                if isinstance(bot, PlanningBot):
                    why = bot.why
            if seat == me and mine:
                keys.append(chosen.key)
                if not lucky:
                    steps.append(Step(decision.question.prompt, chosen.option, why))
            if self.reach.again:
                last = (match.fork(), chosen.key)
            match.play(chosen)
            self.spent += 1
            if not lucky and (table.chance.draws != luck or table.shown != faces):
                lucky = True
        else:
            return []
        if mine and tuple(keys) in known:
            return []
        found = [self._judged(match)]
        if last is not None:
            before, key = last
            for again in range(self.reach.again):
                twin = before.fork(dream + again + 1)
                twin.play(key)
                self.spent += 1
                if twin.over or turn(twin.table) >= until:
                    found.append(self._judged(twin))
        return found

    def _judged(self, match: Match) -> Judged:
        if match.over:
            return at_the_end(match, self.chair.seat)
        return self.judge.judge(self.traits.of(match.table, self.chair.seat))
