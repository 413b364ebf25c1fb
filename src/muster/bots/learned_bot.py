"""A player who compares whole plans by what a judge foresees of them, and follows the best one."""

from __future__ import annotations

import logging
from pathlib import Path
from random import Random
from typing import Final

from muster.bots.bot import Bot
from muster.bots.foresight import Foresight, Looking, Plan, Reach
from muster.bots.judge import Judge, JudgeRefused, judge_in
from muster.bots.planning_bot import PlanningBot
from muster.bots.traits import Traits
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.match import Chair
from muster.kernel.options import Option, Saying

MOST_LOOKS: Final = 40  # in one turn; after that the adviser ends it, whatever plans promise

log = logging.getLogger(__name__)


class LearnedBot(PlanningBot):
    """Looks ahead from the questions at which plans begin; the adviser answers all others.

    Where there is no judge that fits the match, the adviser plays alone, and ``fallback`` says why.
    """

    __slots__ = (
        "_adviser",
        "_foresight",
        "_judge",
        "_looks",
        "_model",
        "_reach",
        "_toss",
        "_traits",
        "fallback",
        "plans",
    )

    def __init__(
        self, seed: int, foresight: Foresight, traits: Traits, reach: Reach, model: Path | None = None
    ) -> None:
        super().__init__()
        self._toss = Random(seed)
        self._foresight = foresight
        self._traits = traits
        self._model = model  # None: the one that comes with the game
        self._reach = reach
        self._adviser: Bot = foresight.plans[0](seed)
        self._judge: Judge | None = None
        self._looks = (-1, 0)  # the turn, and how often it was looked ahead in it
        self.fallback = ""
        self.plans: list[Plan] = []  # those that the latest answer was chosen from

    def _answer(self, chair: Chair, decision: Decision) -> Option:
        self.plans = []
        if len(decision.listed) > 1 and self._begins(decision) and not self.fallback:
            judge = self._judge or self._fetched(chair)
            if judge is not None and self._may_look(chair):
                found = self._look(chair, decision, judge)
                if found is not None:
                    return found
        return self._advice(chair, decision)

    def _begins(self, decision: Decision) -> bool:
        prompts = self._foresight.prompts
        return prompts is None or decision.question.prompt in prompts

    def _fetched(self, chair: Chair) -> Judge | None:
        """The judge, once it is known what is played."""
        match = chair.imagine(0)
        usual = match.game.folder / "models" / f"{self._foresight.model(match)}.json"
        try:
            self._judge = judge_in(self._model or usual, match, self._traits)
        except JudgeRefused as refused:
            self.fallback = str(refused)
            log.warning("no judge, the adviser plays alone: %s", refused)
        return self._judge

    def _may_look(self, chair: Chair) -> bool:
        """Not for ever in the same turn: plans could undo each other."""
        turn = self._traits.turn(chair.imagine(0).table)
        looks = self._looks[1] + 1 if turn == self._looks[0] else 1
        self._looks = (turn, looks)
        return looks <= MOST_LOOKS

    def _look(self, chair: Chair, decision: Decision, judge: Judge) -> Option | None:
        """The first answer of the best plan; the rest of it becomes the script."""
        looking = Looking(chair, decision, self._foresight, self._traits, judge, self._reach)
        self.plans = looking.plans(self._toss.getrandbits)
        if not self.plans:
            return None
        self._write(decision.number, self.plans[0].steps)
        return self._from_script(decision)

    def _advice(self, chair: Chair, decision: Decision) -> Option:
        """What the adviser answers, and why."""
        chosen = self._adviser.decide(chair)
        reason = getattr(self._adviser, "reason", None)
        if callable(reason):
            said = reason(chair, chosen)
            if isinstance(said, Saying):
                self._why = said.text_id
        return next(option for option in decision.listed if option.key == chosen.key)

    def reason(self, chair: Chair, option: OpenOption) -> Saying:
        """Why, and what chance to win is foreseen: with this plan, and with the best that begins otherwise."""
        if not self.plans:
            return Saying(self._why)
        best = self.plans[0]
        next_best = next((plan for plan in self.plans if plan.keys[0] != best.keys[0]), None)
        chance = round(100 * best.chance)
        if next_best is None or round(100 * next_best.chance) > chance:
            return Saying("hint-chance", {"why": self._why, "chance": chance})
        return Saying("hint-chance-next", {"why": self._why, "chance": chance, "next": round(100 * next_best.chance)})
