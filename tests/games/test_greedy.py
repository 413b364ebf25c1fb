"""What the greedy players of all games keep to: the same seeds, their own chairs, and a reason for every answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.greedy import Blindfold, answers_alike, play
from tests.helpers import untold

import muster
from muster.bots import BotMaker, bot_called, bots_of
from muster.games.euthia import bots as euthia
from muster.games.meeples_and_monsters import bots as meeples
from muster.games.monster_lands import bots as lands
from muster.kernel.decision import OpenOption
from muster.kernel.text import LANGUAGES
from muster.lab import arena

GREEDY: Mapping[str, BotMaker] = {
    "meeples-and-monsters": meeples.Greedy,
    "monster-lands": lands.Greedy,
    "euthia": euthia.Greedy,
}
HINTS: Mapping[str, Mapping[str, frozenset[str]]] = {
    "meeples-and-monsters": meeples.HINTS,
    "monster-lands": lands.HINTS,
    "euthia": euthia.HINTS,
}
SETTLEMENTS = {"scenario": "defending-the-settlements"}


@pytest.mark.parametrize("name, seats", [("meeples-and-monsters", 3), ("monster-lands", 3), ("euthia", 2)])
def test_the_same_seeds_play_the_same_match(name: str, seats: int) -> None:
    def hash_of() -> str:
        match = muster.new(name, seats=seats, seed=5, events=False)
        play(match, [GREEDY[name](seat) for seat in range(seats)])
        return match.state_hash

    assert hash_of() == hash_of()


@pytest.mark.parametrize("name", ["meeples-and-monsters", "monster-lands"])
def test_beats_random(name: str) -> None:
    report = arena.run(name, ["greedy", "random"], matches=10, seats=2, seed=3, processes=1)

    standing = next(standing for standing in report.standings if standing.bot == "greedy")
    assert standing.win_rate >= 0.95


@pytest.mark.parametrize("name", GREEDY)
def test_is_found_by_name(name: str) -> None:
    assert type(bot_called("greedy", name, 1)) is GREEDY[name]
    assert set(bots_of(name)) >= {"greedy", "random"}


# -- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, seats, seed, options",
    [
        ("meeples-and-monsters", 3, 8, {"towers": True}),
        ("monster-lands", 3, 8, {"tricks": True}),
        ("euthia", 2, 2, {}),
    ],
    ids=GREEDY,
)
def test_never_looks_behind_its_chair(name: str, seats: int, seed: int, options: Mapping[str, object]) -> None:
    match = muster.new(name, seats=seats, seed=seed, options=options, events=False)
    bots = [GREEDY[name](seat) for seat in range(seats)]
    blindfolds: list[Any] = [Blindfold(match.chair(seat)) for seat in range(seats)]
    while not match.over:
        seat = match.decision.seat
        match.play(bots[seat].decide(blindfolds[seat]).key)

    assert match.over


@pytest.mark.parametrize(
    "name, seats, options, every, most",
    [
        ("meeples-and-monsters", 2, {}, 1, 120),
        ("monster-lands", 3, {}, 3, 400),
        ("monster-lands", 3, {"tricks": True}, 3, 400),
        ("euthia", 2, {}, 6, 260),
    ],
    ids=["meeples-and-monsters", "monster-lands", "monster-lands-tricks", "euthia"],
)
def test_what_it_cannot_know_does_not_matter(
    name: str, seats: int, options: Mapping[str, object], every: int, most: int
) -> None:
    """Its answer is the same in the true match and in ones with other hidden cards."""
    match = muster.new(name, seats=seats, seed=4, options=options, events=False)

    answers_alike(match, GREEDY[name], every=every, most=most)

    assert match.length >= 120


# -- hints -------------------------------------------------------------------------------------------------------------


def reasons_heard(name: str, seats: int, seed: int, options: Mapping[str, object]) -> set[str]:
    """Let the bots of a match explain all that they answer; the ids of their reasons."""
    match = muster.new(name, seats=seats, seed=seed, options=options, events=False)
    bots: list[Any] = [GREEDY[name](seat) for seat in range(seats)]
    heard: set[str] = set()
    while not match.over:
        chair = match.chair(match.decision.seat)
        option, why = bots[chair.seat].explain(chair)
        assert isinstance(option, OpenOption)
        assert why in HINTS[name]
        saying = bots[chair.seat].reason(chair, option)
        assert saying.text_id == why
        if why not in heard:
            heard.add(why)
            texts = {match.words(saying, language) for language in LANGUAGES}
            assert len(texts) == 3
            assert why not in texts
        match.play(option)
    return heard


@pytest.mark.parametrize(
    "name, matches, least",
    [
        ("meeples-and-monsters", [(2, 12, {})], 8),
        ("monster-lands", [(3, 12, {}), (3, 13, {"tricks": True})], 25),
        ("euthia", [(2, 12, {}), (1, 12, SETTLEMENTS)], 25),
    ],
    ids=GREEDY,
)
def test_explains_every_answer_in_three_languages(
    name: str, matches: list[tuple[int, int, Mapping[str, object]]], least: int
) -> None:
    heard = [reasons_heard(name, *match) for match in matches]

    assert len(set().union(*heard)) >= least


@pytest.mark.parametrize("name", GREEDY)
def test_hints_have_texts_in_three_languages(name: str) -> None:
    assert untold(name, HINTS[name]) == []
