"""A seeded bot match of every game, replayed from its record: the shortest proof that all is well."""

from __future__ import annotations

import muster
from muster.cli.results import result_lines
from muster.cli.screen import Screen
from muster.cli.seating import Seating, usual_bot
from muster.terminal.words import Words

SEED = 7
SEATS = 3


def demo(words: Words, screen: Screen) -> bool:
    """Play, replay and compare; False where a replay differs."""
    well = True
    for name in muster.game_names():
        game = muster.game(name)
        seats = SEATS if SEATS in game.seats else game.seats[0]
        seating = Seating(name, [usual_bot(name)] * seats)
        match = muster.new(name, seats=seats, seed=SEED)
        bots = seating.bots(str(SEED))
        while not match.over:
            seat = match.decision.seat
            match.play(bots[seat].decide(match.chair(seat)))
        same = muster.replay(match.record.to_text()).state_hash == match.state_hash
        screen.say(words.say("demo-played", game=name, n=match.length, bot=usual_bot(name)), style="bold")
        screen.tell(result_lines(match, words))
        screen.say(words.say("demo-same", hash=match.state_hash) if same else words.say("demo-differs"))
        well = well and same
    return well
