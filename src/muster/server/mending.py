"""Cached lines that are damaged are made anew: the record is the truth, playing it tells what each line brought."""

from __future__ import annotations

from dataclasses import replace

import muster
from muster.kernel.errors import MusterError
from muster.server.opening import Damaged, after_told, play_line, start_of, told_happenings, told_text
from muster.server.present import after_text
from muster.server.store.matches import AnswerRow, Kept

NOTHING_TOLD = "[]"


def is_whole(kept: Kept, answer: AnswerRow) -> bool:
    """Can both cached lines of an answer be read?"""
    try:
        told_happenings(muster.game(kept.row.game), answer.told)
    except Damaged:
        return False
    return bool(after_told(answer.after))


def mended(kept: Kept) -> tuple[Kept, tuple[AnswerRow, ...]]:
    """The match with whole lines, and those that had to be made anew."""
    broken = {answer.number for answer in kept.answers if not is_whole(kept, answer)}
    if not broken:
        return kept, ()
    names = tuple(seat.name for seat in kept.seats)
    answers = list(kept.answers)
    try:
        if kept.row.roots != "{}":
            raise MusterError("the rules of today never led there")
        match = start_of(kept.row, kept.pack, names)
        heard = len(match.happenings())
        for at, answer in enumerate(answers):
            play_line(match, answer.seat, answer.key)
            new = match.happenings(heard)
            heard += len(new)
            if answer.number in broken:
                after = after_text(match, match.view(None))
                answers[at] = replace(answer, told=told_text(new), after=after)
    except MusterError:
        # Nobody can tell any more what happened there; the answers themselves are whole.
        answers = [
            replace(answer, told=NOTHING_TOLD, after="{}")
            if answer.number in broken and answer == kept.answers[at]
            else answer
            for at, answer in enumerate(answers)
        ]
    return replace(kept, answers=tuple(answers)), tuple([each for each in answers if each.number in broken])
