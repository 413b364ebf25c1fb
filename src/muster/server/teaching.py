"""Guided matches on the server: ordinary matches, stored and played like all others, that follow a lesson.

Where such a match stands is read from its record, so that a reload, another device or a restart changes nothing. While
it is on the path the bots answer as the lesson says.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from muster.kernel.record import Line
from muster.lessons import FIRST_MATCH, PUPIL, BrokenLesson, Lesson, lesson_of
from muster.server.eyes import Eyes
from muster.server.messages import BeginnersTold, Lang, LessonTold
from muster.server.problems import Refusal
from muster.server.seating import BOT, PERSON, Seat, usual_bot

if TYPE_CHECKING:
    from muster.kernel.match import Match
    from muster.server.live import LiveMatch
    from muster.server.match_registry import MatchRegistry

OPPONENTS: Final = ("Hazel", "Aspen", "Linden")


async def teach(registry: MatchRegistry, game: str, person: str, name: str, lang: Lang) -> LiveMatch:
    """Deal the first match of a game for someone who learns it."""
    lesson = await asyncio.to_thread(lesson_of, game)
    if lesson is None:
        raise Refusal("not-found", "problem-no-lesson")
    own = Seat(PUPIL, PERSON, name, person, None, None)
    bots = [Seat(at, BOT, OPPONENTS[at - 1], None, usual_bot(game), None) for at in range(1, lesson.script.seats)]
    seats = (own, *bots)
    match = await asyncio.to_thread(lesson.new_match, [seat.name for seat in seats])
    return await registry.add_lesson(lesson, match, seats, person, lang)


def lesson_followed(live: LiveMatch) -> Lesson | None:
    """The lesson of a match, or None where it has none or the rules of today do not lead through it any more."""
    if live.row.lesson is None:
        return None
    try:
        return lesson_of(live.row.game, live.row.lesson)
    except BrokenLesson as broken:
        live.registry.logs.error("lesson-broken", match=live.id, game=live.row.game, error=str(broken))
        return None


def next_in_script(live: LiveMatch) -> Line | None:
    """Who answers what next as long as a match is guided and on the path; None where everyone plays freely."""
    if live.row.lesson is None or not live.row.guided:
        return None
    lesson = lesson_followed(live)
    return None if lesson is None else lesson.next_answer(live.match.record.answers())


def lesson_told(live: LiveMatch, match: Match, eyes: Eyes, lang: str) -> LessonTold | None:
    """Where a guided match stands, for who learns; None for everyone else and off the path."""
    if live.row.lesson is None or eyes.seat != PUPIL or PUPIL not in eyes.mine:
        return None
    lesson = lesson_followed(live)
    standing = None if lesson is None else lesson.standing(match.record.answers())
    if lesson is None or standing is None:
        return None
    step = lesson.steps[standing.step] if standing.phase == "step" else None
    return LessonTold(
        name=lesson.name,
        title=lesson.title(lang),
        guide=lesson.script.guide,
        guided=live.row.guided,
        phase=standing.phase,
        step=standing.step,
        steps=len(lesson.steps),
        heading=lesson.heading(standing, lang),
        text=lesson.sentence(standing, lang),
        take=standing.take,
        at=[] if step is None else step.at,
    )


def beginners_told(game: str) -> BeginnersTold | None:
    """The set-up that is proposed to beginners."""
    lesson = lesson_of(game, FIRST_MATCH)
    begun = None if lesson is None else lesson.script.beginners
    return None if begun is None else BeginnersTold({**begun.options}, begun.orders)


def lesson_title(game: str, lang: str) -> str:
    """What the first match of a game is called; nothing where it has none."""
    lesson = lesson_of(game, FIRST_MATCH)
    return "" if lesson is None else lesson.title(lang)
