"""A player who plans ahead: it writes down the answers that follow from a plan and gives them one by one."""

from __future__ import annotations

from typing import Final

from muster.kernel.decision import Decision, OpenOption
from muster.kernel.match import Chair
from muster.kernel.options import Option, Saying

NOTHING_BETTER: Final = "hint-nothing-better"  # the text of the hint where there is no reason; every game has its own


class Step:
    """One answer of a script: to which question, what, and the id of the text that says why."""

    __slots__ = ("option", "prompt", "why")

    def __init__(self, prompt: str, option: Option, why: str = NOTHING_BETTER) -> None:
        self.prompt = prompt
        self.option = option
        self.why = why


class PlanningBot:
    """Answers from its script as long as that fits, else by ``_answer``: this is what a game's own bot fills in.

    ``_answer`` returns one of the listed options, may set ``_why`` to the reason for it, and may write a script.
    """

    __slots__ = ("_given", "_next", "_script", "_why", "goes_on")

    def __init__(self) -> None:
        self._script: list[Step] = []  # answers to come, the next one last
        self._next = 0  # the number of the question that the next answer is for
        self._given = 0  # the answers of the script that were given
        self.goes_on = False  # whether the latest answer only went on with a script that was begun before
        self._why = NOTHING_BETTER

    def decide(self, chair: Chair) -> OpenOption:
        """One of the options of the open question."""
        decision = chair.decision
        self._why = NOTHING_BETTER
        chosen = self._from_script(decision)
        self.goes_on = chosen is not None and self._given > 1
        if chosen is None:
            chosen = self._answer(chair, decision)
        for at, option in enumerate(decision.listed):
            if option is chosen:
                return decision[at]
        return decision[0]

    def explain(self, chair: Chair) -> tuple[OpenOption, str]:
        """One of the options, and the id of the text that says why."""
        return self.decide(chair), self._why

    @property
    def why(self) -> str:
        """The id of the text that says why the latest answer was given."""
        return self._why

    def reason(self, chair: Chair, option: OpenOption) -> Saying:
        """Why the latest answer was given, for the player who asked for a hint."""
        return Saying(self._why)

    def drop_plan(self) -> None:
        """Forget the script: someone has answered otherwise."""
        self._script = []

    def _answer(self, chair: Chair, decision: Decision) -> Option:
        """An answer of one's own, without a script."""
        raise NotImplementedError

    def _write(self, number: int, steps: list[Step]) -> None:
        """Write a script, in the order of its answers; the first one is for the question with that number."""
        self._script = steps[::-1]
        self._next = number
        self._given = 0

    def _from_script(self, decision: Decision) -> Option | None:
        """The next answer of the script, if this is the question that it was written for."""
        script = self._script
        if not script:
            return None
        step = script[-1]
        if decision.number == self._next and step.prompt == decision.question.prompt:
            if step.option in decision.listed:
                script.pop()
                self._next += 1
                self._given += 1
                self._why = step.why
                return step.option
        self._script = []
        return None
