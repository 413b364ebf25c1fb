"""Small helpers for tests of any game."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import NoReturn

import pytest

import muster
from muster.kernel.decision import Decision, OpenOption
from muster.kernel.game import Game
from muster.kernel.match import Match, load_match, new_match, unpack
from muster.kernel.options import Saying
from muster.kernel.record import read_record
from muster.kernel.replay import replay_record
from muster.kernel.text import LANGUAGES


def new(
    game: Game,
    seats: int,
    seed: int | str = 1,
    *,
    options: dict[str, object] | None = None,
    events: bool = True,
    names: tuple[str, ...] = (),
    pack: str | None = None,
) -> Match:
    """A new match of any game, on the shelf or not."""
    return new_match(game, seats, str(seed), options, game.load_content(pack), events, names)


def reload(match: Match, data: bytes | None = None) -> Match:
    """The match again, through its snapshot."""
    plain = unpack(match.to_bytes() if data is None else data)
    game = match.game
    return load_match(game, game.content_of(plain["content"], plain["pack"]), plain)


def replay(game: Game, text: str, *, events: bool = True, upto: int | None = None) -> Match:
    """The match again, from its record."""
    record = read_record(text)
    return replay_record(game, record, game.load_content(record.pack), events, upto)


def any_option(match: Match, luck: Random) -> OpenOption:
    """One option of one open question."""
    decisions = match.decisions
    decision = decisions[luck.randrange(len(decisions))] if len(decisions) > 1 else decisions[0]
    return decision.options[luck.randrange(len(decision))]


def play_random(match: Match, seed: int = 0, upto: int | None = None) -> int:
    """Answer at random until the match is over or ``upto`` answers are given; return how many were."""
    luck = Random(seed)
    played = 0
    while not match.over and (upto is None or played < upto):
        match.play(any_option(match, luck))
        played += 1
    return played


def random_walk(match: Match, seed: int = 0) -> Iterator[int]:
    """As ``play_random``, pausing before each answer; the number of answers given so far is handed out."""
    luck = Random(seed)
    played = 0
    while not match.over:
        yield played
        match.play(any_option(match, luck))
        played += 1


def play_until(match: Match, here: Callable[[Decision], bool], seed: int = 0, most: int = 5000) -> Decision:
    """Answer at random until an open question fits; fails if none does."""
    luck = Random(seed)
    for _ in range(most):
        if match.over:
            break
        for decision in match.decisions:
            if here(decision):
                return decision
        match.play(any_option(match, luck))
    raise AssertionError("no such question came up")


def keys(decision: Decision) -> list[str]:
    """The keys of all options, in order."""
    return [option.key for option in decision.options]


def questions_to(match: Match, seat: int | None) -> list[dict[str, object]]:
    """All that is put to a seat now: its questions with everything that belongs to them; none to a spectator."""
    return [
        {
            "number": decision.number,
            "prompt": decision.prompt.to_json(),
            "rules": decision.rules,
            "options": [
                (option.key, option.saying.to_json(), option.final, preview and preview.to_json())
                for option in decision.options
                for preview in [option.preview()]
            ],
            "refused": [(refused.option.key, refused.reason.to_json()) for refused in decision.refused()],
        }
        for decision in match.decisions
        if decision.seat == seat
    ]


def untold(name: str, hints: Iterable[str]) -> list[str]:
    """Hints of a bot that lack a text of their own in one of the languages."""
    match = muster.new(name, seats=2, seed=1, events=False)
    texts = {hint: {match.words(Saying(hint), language) for language in LANGUAGES} for hint in hints}
    return [hint for hint, found in texts.items() if len(found) < len(LANGUAGES) or hint in found]


def lacking(what: str) -> NoReturn:
    """Skip where something outside is missing; fail where nothing may be skipped."""
    if os.environ.get("MUSTER_REQUIRE_ALL"):
        pytest.fail(what)
    pytest.skip(what)
