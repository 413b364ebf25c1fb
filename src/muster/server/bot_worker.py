"""What runs in a bot's own process: it is handed a chair as bytes, and answers with the key of an option.

The bytes are an imagined snapshot (``chair.to_bytes``): the process never holds the hidden state of the match.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

MOST_BOTS: Final = 64


class Task(NamedTuple):
    """A question to a bot. ``sitting`` names match and seat, so that a bot can follow a plan over several questions."""

    sitting: str
    game: str
    bot: str
    seed: int
    seat: int
    chair: bytes
    with_reason: bool
    lane: str = ""  # whose table it is: tables of different people take turns
    rank: int = 0  # who waits for it, see ``fair_queue``


class Thought(NamedTuple):
    """The option's key, and where it was asked for the reason as the id of a text with its parameters."""

    key: str
    text_id: str
    params: dict[str, Any]


def answer(task: Task, bots: OrderedDict[tuple[str, str], Any]) -> Thought:
    """Let a bot decide."""
    import muster
    from muster.bots import bot_called
    from muster.kernel.decision import Said
    from muster.kernel.options import Saying

    bot = bots.pop((task.sitting, task.bot), None) or bot_called(task.bot, task.game, task.seed)
    bots[task.sitting, task.bot] = bot
    if len(bots) > MOST_BOTS:
        bots.popitem(last=False)
    chair = muster.load(task.chair).chair(task.seat)
    option = bot.decide(chair)
    if not task.with_reason:
        return Thought(option.key, "", {})
    reason = getattr(bot, "reason", None)
    told = reason(chair, option) if callable(reason) else reason
    saying = told.saying if isinstance(told, Said) else told
    if isinstance(saying, Saying):
        return Thought(option.key, saying.text_id, dict(saying.params))
    return Thought(option.key, "", {})


def get_ready() -> None:
    """Load all games and their bots, so that the first question is answered as quickly as the others."""
    import muster
    from muster.bots import bots_of

    for game in muster.game_names():
        muster.content(game)
        bots_of(game)


def think(connection: Connection) -> None:
    """Answer tasks until nobody asks any more. A bot that fails is told of by the kind of its error only."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server decides when to stop
    get_ready()
    bots: OrderedDict[tuple[str, str], Any] = OrderedDict()
    while True:
        try:
            task = connection.recv()
        except (EOFError, OSError):
            return
        try:
            reply: Thought | str = answer(Task(*task), bots)
        except Exception as error:
            reply = f"{type(error).__name__}: {error}"[:500]
        try:
            connection.send(tuple(reply) if isinstance(reply, Thought) else reply)
        except OSError:
            sys.exit(0)
