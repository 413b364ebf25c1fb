"""Learning a game by playing its guided first match at the terminal."""

from __future__ import annotations

import muster
from muster.cli.playing import Sitting
from muster.cli.saves import Save, new_save_path, open_saved, saved_matches
from muster.cli.screen import Screen
from muster.cli.seating import Seating
from muster.kernel.errors import OptionError
from muster.lessons import FIRST_MATCH, lesson_of
from muster.terminal.words import Words


def learn(game: str, words: Words, screen: Screen, *, afresh: bool = False) -> None:
    """Play the guided first match of a game, or go on with it where it was left."""
    left = None if afresh else next((saved for saved in saved_matches(game) if saved.seating.lesson), None)
    if left is not None:
        match, seating = open_saved(left.path)
        Sitting(match, seating, Save(left.path, seating), words, screen).play()
        return
    lesson = lesson_of(muster.game(game).name)
    if lesson is None:
        raise OptionError("error-no-lesson", game=game)
    seating = Seating.usual(game, lesson.script.seats, FIRST_MATCH)
    Sitting(lesson.new_match(), seating, Save(new_save_path(game), seating), words, screen).play()
