"""Clicks a round in Monster Lands by greedy play: ``python tests/web/measure_clicks.py [MATCHES]``.

Counted are the answers of the first of three seats to questions with a choice: each by a click of its own, and with the
gestures of the page (``web/src/boards/monster-lands/errands.ts``): somebody dropped on a path goes there in one, a die
dropped on a building enters it, equipment dropped on somebody is theirs, one click loads all dice that fit and closes
the path, what is laid last goes on at once, and the last trap that is bought leaves the Lodge.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Final

import muster
from muster.bots import bot_called

GAME: Final = "monster-lands"
SEATS: Final = 3
DICE: Final = ("die:", "fill:strength", "fill:magic")
# What the same gesture answers after its first question.
FOLLOWS: Final = {
    "outside": ("path", "send"),
    "visit": ("shop-die",),
    "gear": ("gear-from", "gear-item", "gear-to"),
    "pawn": ("pawn",),
}


def played(seed: int) -> tuple[Counter[str], Counter[str], int]:
    """The clicks of the first seat by question, answer by answer and with gestures, and how many rounds they took."""
    match = muster.new(GAME, seats=SEATS, seed=seed)
    bots = [bot_called("greedy", GAME, seat) for seat in range(SEATS)]
    plain: Counter[str] = Counter()
    clicks: Counter[str] = Counter()
    gesture: tuple[str, ...] = ()
    dice = tokens = 0
    bought = False
    while not match.over:
        asked = match.decision
        key = str(bots[asked.seat].decide(match.chair(asked.seat)).key)
        if asked.seat == 0 and len(asked.options) > 1:
            prompt = asked.question.prompt
            kind = key.split(":")[0]
            plain[prompt] += 1
            if prompt == "load" and (kind == "die" or key in ("fill:strength", "fill:magic")):
                dice += 1
            elif prompt == "load" and kind in ("lay", "token", "fill"):
                tokens += 1
            elif prompt == "load" and kind == "done":
                # The last one closes the path; where no die is kept back that would fit, one click loads them all.
                all_in = dice > 0 and not any(option.key.startswith(DICE) for option in asked.options)
                clicks[prompt] += tokens + 1 if all_in else max(1, tokens + dice)
                dice = tokens = 0
            elif prompt == "lodge" and kind == "done" and bought:
                pass  # it was bought with the button that leaves
            elif prompt not in gesture or (prompt == "pawn" and kind != "pawn-all"):
                clicks[prompt] += 1
                gesture = FOLLOWS.get(kind, ())
            bought = prompt == "lodge" and kind == "buy"
        if asked.seat == 0 and dice + tokens and asked.question.prompt != "load":
            clicks["load"] += tokens + min(1, dice)  # the path closed by itself: nothing more fitted
            dice = tokens = 0
        match.play(key)
    return plain, clicks, int(match.view(0)["round"])


def main(matches: int) -> None:
    plain: Counter[str] = Counter()
    gestures: Counter[str] = Counter()
    rounds = 0
    for seed in range(matches):
        before, after, took = played(seed)
        plain += before
        gestures += after
        rounds += took
    for name, clicks in (("answer by answer", plain), ("with gestures", gestures)):
        told = ", ".join(f"{prompt} {number / rounds:.1f}" for prompt, number in clicks.most_common(8))
        print(f"{name}: {clicks.total() / rounds:.1f} a round ({told})")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 8)
