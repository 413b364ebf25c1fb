"""A player who tries before it answers: imagined matches, played on by another bot, show what comes of each option."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final

from muster.bots.bot import Bot, BotMaker
from muster.bots.planning_bot import PlanningBot
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.errors import OptionError
from muster.kernel.match import Chair
from muster.kernel.options import Saying
from muster.kernel.result import Result

TRIED: Final = "hint-tried"  # the reason for an answer that was found by trying

SHARES: Final = (0.4, 0.65, 1.0)  # of the budget, spent after each round of trying
KEPT: Final = (3, 1, 1)  # the options that go on after each round, the adviser's answer not counted
LEAST: Final = 3  # imagined matches for every option that is tried at all
SETTING_UP: Final = 5  # what imagining a match costs, in answers
RIVAL: Final = 0.5  # how much the points of the best rival count against one's own; they are mostly luck
SUCCESS: Final = 20  # what it is worth in points that all have won together
USUAL_PACE: Final = 0.0005  # seconds for an answer in an imagined match, before any was timed
MOST_BUDGET: Final = 1_000_000_000
LATELY: Final = 12  # how many answers must pass before the same option overrules the adviser again


class Effort:
    """How much a search may take upon itself in a game, and where."""

    __slots__ = ("budget", "certainty", "prompts", "seconds")

    def __init__(
        self,
        budget: int = 4000,
        certainty: float = 1.3,
        prompts: frozenset[str] | None = None,
        seconds: float | None = None,
    ) -> None:
        self.budget = budget  # answers in imagined matches for one answer in the real one
        self.certainty = certainty  # standard errors by which an option must lead to overrule the adviser
        self.prompts = prompts  # the questions at which searching pays; None: all
        self.seconds = seconds  # for one answer, in place of the budget: as many answers as fit, on this machine

    def within(self, asked: str) -> Effort:
        """The same effort with another budget: ``2000`` answers in imagined matches, or ``0.2s`` for an answer."""
        number = asked.removesuffix("s")
        try:
            amount = float(number)
        except ValueError:
            amount = 0.0
        if not 0 < amount < MOST_BUDGET or (number == asked and not asked.isdecimal()):
            raise OptionError("error-bad-budget", budget=asked)
        if number == asked:
            return Effort(int(asked), self.certainty, self.prompts)
        return Effort(self.budget, self.certainty, self.prompts, amount)


class SearchBot:
    """Asks an adviser, tries the other options against its answer, and overrules it where one of them does better.

    A try imagines a match, gives the answer and lets the adviser's like play all seats to the end. All options meet the
    same deals. What is tried is counted in answers, not in seconds: the same seed thinks the same thoughts anywhere.
    Only who is given seconds thinks further on a faster machine.
    """

    __slots__ = ("_adviser", "_effort", "_lately", "_maker", "_overruled", "_pace", "_spent", "_toss")

    def __init__(self, seed: int, adviser: BotMaker, effort: Effort) -> None:
        self._toss = Random(seed)
        self._maker = adviser
        self._adviser: Bot = adviser(seed)
        self._effort = effort
        self._overruled = False
        self._lately: deque[str] = deque(maxlen=LATELY)  # the options that overruled the adviser, or nothing
        self._spent = 0
        self._pace = USUAL_PACE  # seconds for an answer in an imagined match, as it was lately

    @property
    def spent(self) -> int:
        """The answers that were given in imagined matches for the latest answer."""
        return self._spent

    def decide(self, chair: Chair) -> OpenOption:
        """One of the options of the open question."""
        decision = chair.decision
        advice = self._adviser.decide(chair)
        self._overruled = False
        self._spent = 0
        if not self._pays(decision):
            return advice
        key = advice.key
        place = next(at for at, option in enumerate(decision.listed) if option.key == key)
        best = self._search(chair, decision, place)
        if best == place or decision.listed[best].key in self._lately:
            self._lately.append("")
            return advice
        self._lately.append(decision.listed[best].key)
        self._overruled = True
        if isinstance(self._adviser, PlanningBot):
            self._adviser.drop_plan()
        return decision[best]

    def reason(self, chair: Chair, option: OpenOption) -> Saying | None:
        """Why the latest answer was given: the adviser's reason, unless it was overruled."""
        if self._overruled:
            return Saying(TRIED)
        asked = getattr(self._adviser, "reason", None)
        told = asked(chair, option) if callable(asked) else None
        return told if isinstance(told, Saying) else None

    def _pays(self, decision: Decision) -> bool:
        """Is there something to try? In the middle of a plan there is not: plans are compared where they begin."""
        if len(decision.listed) < 2:
            return False
        prompts = self._effort.prompts
        if prompts is not None and decision.question.prompt not in prompts:
            return False
        return not (isinstance(self._adviser, PlanningBot) and self._adviser.goes_on)

    # -- trying --------------------------------------------------------------------------------------------------------

    def _search(self, chair: Chair, decision: Decision, advice: int) -> int:
        """The place of the option that does clearly better than the advice, or of the advice."""
        budget = self._budget
        dreams = [self._toss.getrandbits(32)]
        found: dict[int, list[float]] = {at: [] for at in range(len(decision.listed))}
        sight = budget // (2 * LEAST)
        found[advice].append(self._try(chair, decision, advice, dreams[0], sight))
        if self._spent >= sight:
            return advice  # the end is too far away to be seen from here
        length = self._spent
        budget = self._budget  # the pace is known better now
        rivals = [at for at in found if at != advice]
        room = int(budget * SHARES[0] / (LEAST * length)) - 1
        if room < len(rivals):
            self._toss.shuffle(rivals)
            del rivals[max(0, room) :]
        lead = (0.0, 0.0, advice)
        for share, kept in zip(SHARES, KEPT, strict=True):
            times = int((budget * share - self._spent) / ((len(rivals) + 1) * length))
            if not rivals or (times < 1 and len(dreams) > 1):
                break
            dreams += [self._toss.getrandbits(32) for _ in range(max(times, LEAST if len(dreams) == 1 else 1))]
            for at in (advice, *rivals):
                for dream in dreams[len(found[at]) :]:
                    found[at].append(self._try(chair, decision, at, dream, budget))
            leads = sorted([(*compared(found[at], found[advice]), at) for at in rivals], reverse=True)
            lead = leads[0]
            rivals = [at for ahead, _, at in leads[:kept] if ahead > 0]
        ahead, error, at = lead
        return at if ahead > 0 and ahead > self._effort.certainty * error else advice

    @property
    def _budget(self) -> int:
        """Answers in imagined matches for this answer."""
        seconds = self._effort.seconds
        return self._effort.budget if seconds is None else max(1, int(seconds / self._pace))

    def _try(self, chair: Chair, decision: Decision, at: int, dream: int, most: int) -> float:
        """What comes of an option in one imagined match, at its end or after a number of answers."""
        start = perf_counter()
        match = chair.imagine(dream)
        match.stop_keeping()
        match.play(decision.listed[at], seat=chair.seat)
        bots = [self._maker(dream + seat) for seat in range(match.seats)]
        chairs = [match.chair(seat) for seat in range(match.seats)]
        answers = SETTING_UP
        while not match.over and answers < most:
            seat = match.decision.seat
            match.play(bots[seat].decide(chairs[seat]))
            answers += 1
        self._spent += answers
        self._pace = (self._pace + (perf_counter() - start) / answers) / 2
        return worth(match.result, chair.seat)


def worth(result: Result, seat: int) -> float:
    """What a result is worth to a seat, in points."""
    scores = result.scores
    outcome = result.outcomes[seat]
    if outcome in ("success", "failure"):
        return sum(scores) / len(scores) + (SUCCESS if outcome == "success" else 0)
    rivals = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - RIVAL * max(rivals, default=0)


def compared(values: Sequence[float], others: Sequence[float]) -> tuple[float, float]:
    """By how much values are above others on average, pair by pair, and the standard error of that."""
    gaps = [value - other for value, other in zip(values, others, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / max(1, len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))
