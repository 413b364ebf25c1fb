"""Clicks a round in Euthia by greedy play: ``python tests/web/measure_euthia_clicks.py [MATCHES]``.

Counted are the answers of each of three seats to questions with a choice: each by a click of its own, and with what the
page does (``web/src/boards/euthia``): a hex that one walks to is clicked at once, and orders let windows of a fight
pass where nothing changes, where only Gaar, Dwurt or Hope dice could be used and no attack would kill, and where there
are potions but more than half of the Health is left. With these orders nothing is spent that the player keeps: what the
greedy player would have spent there counts as passed.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any, Final

import muster
from muster.bots import bot_called

GAME: Final = "euthia"
SEATS: Final = 3
OF_OTHERS: Final = ("claim", "monster-duel", "play-before", "play-curse")
ROLLS: Final = ("duel", "hero-roll", "before-monster", "after-monster", "before-hero", "healing")
GO_ON: Final = ("done", "pass", "pass-all")
SPENT: Final = ("gaar", "dwurt", "hope-")


def passes(prompt: str, keys: list[str], view: Any, seat: int) -> bool:
    """Whether an order answers this question."""
    combat = view["combat"]
    if prompt not in ROLLS or combat is None or combat["fighter"] != seat:
        return False
    coming = combat["coming"] or {}
    if coming.get("kills"):
        return False
    if all(key in GO_ON or key.startswith(SPENT) for key in keys):
        return True
    hero = view["heroes"][seat]
    if prompt == "healing":
        return bool(hero["health"] * 2 > hero["max_health"])
    if combat["attack"] is None:
        return coming.get("injuries") == 0
    return bool(coming.get("damage", 0) >= combat["health"] - combat["damage"])


def played(seed: int) -> tuple[Counter[str], Counter[str], int]:
    """Clicks by question, answer by answer and with what the page does, and over how many rounds of a seat."""
    match = muster.new(GAME, seats=SEATS, seed=seed)
    bots = [bot_called("greedy", GAME, seat) for seat in range(SEATS)]
    plain: Counter[str] = Counter()
    clicks: Counter[str] = Counter()
    rounds = 0
    while not match.over:
        asked = match.decision
        view: Any = match.view(asked.seat)
        rounds = int(view["round"])
        key = str(bots[asked.seat].decide(match.chair(asked.seat)).key)
        prompt = asked.question.prompt
        keys = [str(option.key) for option in asked.options]
        if len(keys) > 1:
            plain[prompt] += 1
            if not passes(prompt, keys, view, asked.seat) and key != "walk":  # the click on the hex is counted
                clicks[prompt] += 1
        match.play(key)
    return plain, clicks, rounds * SEATS


def main(matches: int) -> None:
    plain: Counter[str] = Counter()
    clicks: Counter[str] = Counter()
    rounds = 0
    for seed in range(matches):
        one, other, length = played(seed)
        plain += one
        clicks += other
        rounds += length
    aside = sum(clicks[prompt] for prompt in OF_OTHERS)
    print(f"{rounds} rounds: {plain.total() / rounds:.1f} answers, {clicks.total() / rounds:.1f} clicks a round")
    print(f"letting the Monsters of others fight alone, too: {(clicks.total() - aside) / rounds:.1f}")
    for prompt, number in plain.most_common(12):
        print(f"  {prompt}: {number / rounds:.2f} -> {clicks[prompt] / rounds:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 4)
