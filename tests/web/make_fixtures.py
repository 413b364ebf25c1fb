"""Messages of real matches for the page's own tests: ``python tests/web/make_fixtures.py``.

The page's component tests read what a real engine would have sent, so that they need no server. The shapes are those of
``docs/server/protocol.md``. Run this again when the view or the options of a game change.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

import muster
from muster.bots import bot_called
from muster.kernel.decision import Decision
from muster.kernel.match import Match
from muster.server.routes.games import game_info, pieces_in

FIXTURES = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
GAME = "meeples-and-monsters"
NAMES = ("Ada", "Ben", "Chloé", "Nadia")


def pieces_of(game: str, lang: str) -> dict[str, dict[str, Any]]:
    """Everything that the board of a game draws."""
    told: dict[str, dict[str, Any]]
    told = msgspec.to_builtins(pieces_in(muster.game(game), muster.game(game).load_content(None), lang))
    return told


def state_of(match: Match, seat: int | None, lang: str) -> dict[str, Any]:
    """A state message as the server would send it."""
    decisions = [told(decision, lang) for decision in match.decisions if decision.seat == seat]
    asked = {decision.seat for decision in match.decisions}
    scores = match.result.scores
    sentences = match.story(seat, lang)
    events = match.events(seat)
    return {
        "type": "state",
        "id": "fixture",
        "seq": match.length,
        "game": match.game.name,
        "title": "Meeples & Monsters",
        "seat": seat,
        "over": match.over,
        "state": "over" if match.over else "running",
        "reason": None,
        "seats": [
            {
                "seat": at,
                "name": name,
                "kind": "person" if at == 0 else "bot",
                "bot": None if at == 0 else "greedy",
                "here": at == 0,
                "acting": at in asked,
                "score": scores[at],
                "claimed": True,
            }
            for at, name in enumerate(match.names)
        ],
        "view": match.view(seat),
        "decisions": decisions,
        "waiting": [
            {"seat": decision.seat, "text": decision.prompt.text(lang)}
            for decision in match.decisions
            if decision.seat != seat
        ],
        "may_take_back": match.length > 0,
        "take_back_reason": None,
        "result": None,
        "commitment": "c0ffee" * 8,
        "host": True,
        "private": True,
        "pace": "live",
        "your_seats": [0],
        "log": {
            "next": len(events),
            "events": [
                {
                    "at": event["number"],
                    "seq": match.length,
                    "kind": event["kind"],
                    "seat": event["facts"].get("seat"),  # type: ignore[attr-defined]
                    "text": sentence,
                    "facts": event["facts"],
                }
                for event, sentence in list(zip(events, sentences, strict=True))[-40:]
            ],
        },
    }


def told(decision: Decision, lang: str) -> dict[str, Any]:
    return {
        "seat": decision.seat,
        "number": decision.number,
        "key": decision.prompt.key.removeprefix("prompt-"),
        "text": decision.prompt.text(lang),
        "forced": decision.forced,
        "rules": list(decision.rules),
        "options": [
            {
                "key": option.key,
                "kind": option.kind,
                "text": option.text(lang),
                "preview": preview.text(lang) if (preview := option.preview()) else None,
                "final": option.final,
            }
            for option in decision
        ],
        "refused": [
            {"key": each.option.key, "text": each.option.text(lang), "reason": each.reason.text(lang)}
            for each in decision.refused()
        ],
    }


def moments(seed: int, seats: int, towers: bool) -> Iterator[Match]:
    """A match of greedy players, at every decision."""
    match = muster.new(GAME, seats=seats, seed=seed, options={"towers": towers}, names=list(NAMES[:seats]))
    bots = [bot_called("greedy", GAME, seat) for seat in range(seats)]
    while not match.over:
        yield match
        match.play(bots[match.decision.seat].decide(match.chair(match.decision.seat)))
    yield match


def first(match_moments: Iterator[Match], wanted: Callable[[Match], bool]) -> Match:
    return next(match.fork() for match in match_moments if wanted(match))


def mine(prompt: str, least_round: int = 1, planned: int = 0) -> Callable[[Match], bool]:
    def wanted(match: Match) -> bool:
        if match.over or match.decision.seat != 0:
            return False
        view: Any = match.view(0)
        found = match.decision.prompt.key == f"prompt-{prompt}"
        return found and view["round"] >= least_round and len(view["plan"]) >= planned

    return wanted


def four() -> Iterator[Match]:
    return moments(11, 4, False)


def write(name: str, message: object) -> None:
    path = FIXTURES / f"{name}.json"
    path.write_text(json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(path.relative_to(FIXTURES.parents[2]), path.stat().st_size)


def main() -> None:
    FIXTURES.mkdir(parents=True, exist_ok=True)
    wanted: dict[str, tuple[Callable[[], Iterator[Match]], Callable[[Match], bool]]] = {
        "plan": (four, mine("plan", 3)),
        "plan-placed": (four, mine("plan", 6, 2)),
        "fight": (four, mine("fight", 4)),
        "capitol": (four, mine("capitol", 3)),
        "slot": (four, mine("slot", 2)),
        "waiting": (four, lambda match: not match.over and match.decision.seat != 0 and match.length > 60),
        "final": (four, lambda match: mine("plan")(match) and match.view(0)["final"] is not None),
        "over": (four, lambda match: match.over),
        "towers": (lambda: moments(5, 2, True), mine("plan", 4)),
    }
    for name, (play, found) in wanted.items():
        match = first(play(), found)
        for lang in ("en", "es", "fr") if name == "plan-placed" else ("en",):
            write(name if lang == "en" else f"{name}.{lang}", state_of(match, 0, lang))
    for lang in ("en", "es", "fr"):
        write(f"pieces.{lang}", pieces_of(GAME, lang))
    write("events", {name: list(muster.game(name).events) for name in muster.game_names()})
    write("games", [msgspec.to_builtins(game_info(name, "en")) for name in muster.game_names()])


if __name__ == "__main__":
    main()
