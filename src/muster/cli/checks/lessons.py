"""Every guided match can be played on the engine, step by step, and says what it has to say, shortly."""

from __future__ import annotations

import muster
from muster.lessons import BrokenLesson, lesson_of


def check(*, games: tuple[str, ...] | None = None, renew: bool = False, full: bool = False) -> bool:
    """Print each lesson with its steps and answers, or what is wrong with it."""
    well = True
    for name in muster.game_names() if games is None else games:
        try:
            lesson = lesson_of(name)
            problems = [f"{name} has no first match"] if lesson is None else lesson.problems()
        except BrokenLesson as broken:
            lesson, problems = None, [str(broken)]
        if lesson is not None and not problems:
            print(f"lessons: {name}: in order, {len(lesson.steps)} steps, {len(lesson.line)} answers")
            continue
        well = False
        print(f"lessons: {name}: {len(problems)} problems")
        for problem in problems:
            print(f"  {problem}")
    return well
