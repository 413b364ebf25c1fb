"""Moments of real matches of Monster Lands for the page's own tests: ``python tests/web/make_lands_fixtures.py``.

Beside the moments: every option that the game can ever offer, by kind, and the pieces that the server tells of. Run it
again when the view, the options or the texts of the game change.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import muster
from muster.bots import bot_called
from muster.kernel.match import Match

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.make_fixtures import FIXTURES, NAMES, pieces_of, state_of

GAME: Final = "monster-lands"
# Which question of the first seat is kept from which match: seats, seed, options.
MOMENTS: Final[dict[tuple[int, int, bool], tuple[str, ...]]] = {
    (4, 3, False): ("turn", "path", "send", "load", "shop-die", "tavern", "lodge", "bazaar", "carry", "brew"),
    (4, 5, True): (
        "ward",
        "block",
        "attack",
        "conquest-roll",
        "mission-roll",
        "plunder",
        "settler",
        "clash",
        "before-wages",
    ),
    (2, 1, False): ("turn", "contract"),
    (1, 2, False): ("turn",),
}
PATIENCE: Final = 40  # matches that are looked through for a moment


def options() -> dict[str, list[str]]:
    """Every option in the book, by kind."""
    found: dict[str, list[str]] = {}
    for option in muster.game(GAME).load_content(None).book.by_key.values():
        found.setdefault(option.kind, []).append(option.key)
    return found


def moments(seats: int, seed: int, tricks: bool) -> Iterator[Match]:
    """A match of greedy players, at every question of the first seat from round 2 on."""
    match = muster.new(GAME, seats=seats, seed=seed, options={"tricks": tricks}, names=list(NAMES[:seats]))
    bots = [bot_called("greedy", GAME, seat) for seat in range(seats)]
    while not match.over:
        if match.decision.seat == 0 and match.view(0)["round"] > 1:
            yield match
        match.play(bots[match.decision.seat].decide(match.chair(match.decision.seat)))


def kept(match: Match) -> dict[str, Any]:
    """The message without what the tests do not read."""
    state = state_of(match, 0, "en")
    state["title"] = "Monster Lands"
    state["log"]["events"] = state["log"]["events"][-8:]
    zones = state["view"]["zones"]
    state["view"]["zones"] = {name: cards for name, cards in zones.items() if name.startswith(("tokens-", "store-"))}
    return state


def find(seats: int, seed: int, tricks: bool, wanted: set[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    for more in range(PATIENCE):
        for match in moments(seats, seed + more, tricks):
            prompt = match.decision.question.prompt
            if prompt in wanted and len(match.decision.options) > 1:
                wanted.discard(prompt)
                yield prompt, kept(match)
            if not wanted:
                return


def main() -> None:
    told: dict[str, dict[str, Any]] = {}
    for (seats, seed, tricks), prompts in MOMENTS.items():
        for prompt, state in find(seats, seed, tricks, set(prompts)):
            told[f"{prompt} {seats}"] = state
    for name, message in (
        ("lands-moments", told),
        ("lands-options", options()),
        ("lands-pieces", pieces_of(GAME, "en")),
    ):
        path = FIXTURES / f"{name}.json"
        path.write_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
        print(path.name, path.stat().st_size, sorted(message) if name == "lands-moments" else "")


if __name__ == "__main__":
    main()
