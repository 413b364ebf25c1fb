"""What real matches tell of moments worth a stage: ``python tests/web/make_moments_fixtures.py [GAME ...]``.

For the page's own tests. Every message that tells of something staged, a few of each kind: its events, and of the views
before and after it what the page reads. Greedy players play until everything on the list has been seen.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import muster
from muster.bots import bot_called
from muster.kernel.match import Match

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.web.make_fixtures import NAMES, write

FEW: Final = 2  # messages of a kind that are kept
PATIENCE: Final = 4  # matches that are looked through

# By game: the kinds of events that come onto the stage in matches of greedy players, and what the page reads of a view.
STAGED: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "meeples-and-monsters": (
        (
            "monster-beaten",
            "council-arrives",
            "final-turns",
            "levelled",
            "quest-completed",
            "quest-scored",
            "hill-taken",
            "game-ends",
        ),
        ("seat", "active", "round", "plan", "council", "players"),
    ),
    "monster-lands": (
        (
            "attack-rolled",
            "strikes",
            "captured",
            "eliminated",
            "repelled",
            "conquest-rolled",
            "mission-rolled",
            "contract-done",
            "blocked",
            "wounded",
            "died",
            "at-the-gates",
            "driven-off",
            "panic",
            "round-begins",
            "game-ends",
        ),
        ("seat", "round", "rounds", "roll", "places", "missions", "clans"),
    ),
    "euthia": (
        (
            "monster-rolled",
            "attack-value",
            "rolled",
            "hero-attacks",
            "confronted",
            "died",
            "monster-beaten",
            "quest-done",
            "round-begins",
            "game-ends",
        ),
        ("seat", "round", "rounds", "combat", "roll", "heroes"),
    ),
}
# Of records in lists only this is kept.
READ: Final = {
    "players": ("levels",),
    "clans": ("seat", "members"),
    "heroes": ("hero",),
    "members": ("key",),
    "places": ("key", "monster", "paths"),
    "missions": ("paths",),
    "paths": ("number", "member", "dice"),
}


def thin(value: Any) -> Any:
    """A view without what the page does not read of it."""
    if isinstance(value, list):
        return [thin(each) for each in value]
    if not isinstance(value, dict):
        return value
    kept = {}
    for name, part in value.items():
        read = READ.get(name)
        if read and isinstance(part, list):
            part = [{key: each[key] for key in read if key in each} for each in part]
        kept[name] = thin(part)
    return kept


def messages(match: Match, seats: int, parts: tuple[str, ...]) -> Iterator[dict[str, Any]]:
    """What the first seat is told after every answer."""
    bots = [bot_called("greedy", match.game.name, seat) for seat in range(seats)]
    while not match.over:
        before: Any = match.view(0)
        heard = len(match.events(0))
        seat = match.decision.seat
        match.play(bots[seat].decide(match.chair(seat)))
        told: Any = match.events(0)[heard:]
        if told:
            after: Any = match.view(0)
            yield {
                "events": [
                    {
                        "at": event["number"],
                        "seq": match.length,
                        "kind": event["kind"],
                        "seat": event["facts"].get("seat"),
                        "text": sentence,
                        "facts": event["facts"],
                    }
                    for event, sentence in zip(told, match.story(0, "en")[heard:], strict=True)
                ],
                "before": thin({part: before[part] for part in parts}),
                "after": thin({part: after[part] for part in parts}),
            }


def found(game: str) -> list[dict[str, Any]]:
    kinds, parts = STAGED[game]
    seen: Counter[str] = Counter()
    kept = []
    for seed in range(PATIENCE):
        match = muster.new(game, seats=3, seed=seed, names=list(NAMES[:3]))
        for message in messages(match, 3, parts):
            told = {event["kind"] for event in message["events"]} & set(kinds)
            if any(seen[kind] < FEW for kind in told):
                seen.update(told)
                kept.append(message)
        if all(seen[kind] >= FEW for kind in kinds):
            break
    missing = [kind for kind in kinds if not seen[kind]]
    print(game, len(kept), "never told:", missing)
    return kept


def main() -> None:
    for game in sys.argv[1:] or list(STAGED):
        write(f"moments-{game}", found(game))


if __name__ == "__main__":
    main()
