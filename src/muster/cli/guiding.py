"""The guide at the terminal: what a lesson says at this step, and which answer it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from muster.cli.choices import Choice
from muster.cli.seating import Seating
from muster.kernel.match import Match
from muster.kernel.record import Line
from muster.lessons import Lesson, Standing, lesson_of
from muster.terminal.lines import styled, wrapped
from muster.terminal.words import Words

DONE, NOW, TO_COME = "●", "◆", "○"


class Guide:
    """One of the game's own people, looking over the learner's shoulder."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match

    @property
    def standing(self) -> Standing | None:
        return self.lesson.standing(self.match.record.answers())

    @property
    def next_answer(self) -> Line | None:
        """What the lesson says comes next, no matter who answers."""
        return self.lesson.next_answer(self.match.record.answers())

    @property
    def take(self) -> str:
        """The answer that the step waits for; empty where every answer is free."""
        standing = self.standing
        return "" if standing is None else standing.take

    @property
    def over(self) -> bool:
        """The player knows the game by now, or has gone another way."""
        standing = self.standing
        return standing is None or standing.phase == "done"

    @property
    def gives_hints(self) -> bool:
        standing = self.standing
        return standing is not None and standing.phase == "alone"

    def lines(self, choices: Sequence[Choice], words: Words, width: int) -> list[Text]:
        """How far, the idea, and what to type."""
        standing = self.standing
        if standing is None:
            return []
        lang = words.lang
        steps = len(self.lesson.steps)
        dots = DONE * standing.step + (NOW + TO_COME * (steps - standing.step - 1) if standing.step < steps else "")
        heading = Text.assemble((f"{self.lesson.heading(standing, lang)}  ", "bold #f0b840"), (dots, "#f0b840"))
        lines = [heading, *wrapped(Text(self.lesson.sentence(standing, lang)), width, 0)]
        chosen = next((choice for choice in choices if choice.option.key == standing.take), None)
        if chosen is not None:
            do = words.say("lesson-do", n=chosen.number, answer=chosen.option.text(lang))
            lines.append(Text.assemble(("▶ ", "bold #f0b840"), styled(do, "bold")))
        return lines


def guide_for(match: Match, seating: Seating) -> Guide | None:
    """The guide of a match that follows a lesson, as long as it is on its path."""
    lesson = lesson_of(match.game.name, seating.lesson) if seating.lesson else None
    guide = None if lesson is None else Guide(lesson, match)
    return None if guide is None or guide.over else guide
