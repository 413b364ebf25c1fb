"""A hint: what the strongest bot that answers at once would do in this chair, and why if it can say."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping

from muster.bots import best_adviser, bot_called
from muster.kernel.decision import Decision, Said
from muster.kernel.errors import TextError
from muster.kernel.match import Match
from muster.kernel.options import Saying
from muster.terminal.words import Words


def hint_line(match: Match, decision: Decision, numbers: Mapping[str, int]) -> Callable[[Words], str]:
    """The hint as a line that is said when it is shown; ``numbers`` are those of the options, by their keys."""
    game = match.game.name
    bot = bot_called(best_adviser(game), game, match.length)
    chair = match.chair(decision.seat)
    option = bot.decide(chair)
    reason = getattr(bot, "reason", None)
    told = reason(chair, option) if callable(reason) else reason

    def said(words: Words) -> str:
        answer = option.text(words.lang)
        why = ""
        with contextlib.suppress(TextError):  # a bot may know more reasons than the game has words for
            if isinstance(told, Said):
                why = told.text(words.lang)
            elif isinstance(told, Saying):
                why = match.words(told, words.lang)
        n = numbers[option.key]
        return words.say("hint-why", n=n, answer=answer, why=why) if why else words.say("hint", n=n, answer=answer)

    return said
