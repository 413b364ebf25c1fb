"""For every game: what a seat may not know does not show, and what it imagines looks like the truth."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.conformance.setups import SETUPS, Setup
from tests.helpers import keys, play_random, questions_to

from muster.kernel.chance import QuickChance
from muster.kernel.errors import CannotTakeBack
from muster.kernel.match import Match, unpack
from muster.kernel.snapshot import state_to_plain
from muster.kernel.zones import Audience, knows, redeal

EVERY_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=repr)
LATEST = 60  # events that are compared at most places; all of them at a few


def message(match: Match, seat: int, since: int = 0) -> bytes:
    """All that a server would send to a seat: its view, its question with all that belongs to it, its events."""
    match.table.relist()  # options depend on what lies on the table now
    return json.dumps([match.view(seat), questions_to(match, seat), match.events(seat, since)]).encode()


def pools(match: Match) -> dict[str, Counter[int]]:
    """All cards by pool, wherever they lie unseen by somebody."""
    found: dict[str, Counter[int]] = {}
    for spec, zone in zip(match.table.layout, match.table.zones, strict=True):
        if spec.audience is not Audience.EVERYONE:
            found.setdefault(spec.pool or spec.name, Counter()).update(zone.cards)
    return found


@EVERY_SETUP
def test_every_hidden_zone_can_be_imagined(setup: Setup) -> None:
    """A hidden zone names its pool; only a blind deck may do without, since nothing about it is secret but luck."""
    for spec in setup.new(events=False).table.layout:
        blind = spec.audience is Audience.NOBODY and not spec.ordered
        assert spec.pool or blind or spec.audience is Audience.EVERYONE, spec.name
        assert (spec.audience is Audience.OWNER) == (0 <= spec.owner < setup.seats), spec.name


@EVERY_SETUP
def test_hidden_facts_do_not_show(setup: Setup) -> None:
    """All that a seat cannot know is altered: what is sent to it stays the same, byte for byte."""
    match = setup.new()
    chosen = setup.sample(45)
    for at, (asked, key) in enumerate(setup.answers()):
        if at in chosen:
            for seat in range(setup.seats):
                since = 0 if at % 8 == 0 else max(0, len(match.events(seat)) - LATEST)
                told = message(match, seat, since)
                imagined = match.imagine(seat, at)
                assert message(imagined, seat, since) == told, f"seat {seat} at answer {at}"
                assert pools(imagined) == pools(match)
                assert setup.game.invariants is None or setup.game.invariants(imagined.table) == []
            spectators = match.fork()
            spectators.table.chance = QuickChance(at)
            redeal(spectators.table, -1)
            assert json.dumps(spectators.view()) == json.dumps(match.view()), f"spectators at answer {at}"
        match.play(key, seat=asked)


@EVERY_SETUP
def test_what_looks_alike_stays_alike_until_somebody_learns_something(setup: Setup) -> None:
    """One answer on two tables that differ behind a seat's back, with the same luck.

    If it is the seat's own, both can be taken back or none, since that tells something too. If nobody learnt anything,
    all that the seat is sent is the same again. If somebody else did, but the seat sees the same, it has heard the
    same; whoever answered may have learnt different things on the way and stand where both tables are alike again.
    """
    match = setup.new()
    chosen = setup.sample(45, shift=2)
    for at, (asked, key) in enumerate(setup.answers()):
        for seat in range(setup.seats) if at in chosen else ():
            since = len(match.events(seat))
            twins = [match.imagine(seat, at), match.imagine(seat, at + 1)]
            if not all(offers(twin, asked, key) for twin in twins):
                continue
            told, views, back = [], [], []
            for twin in twins:
                twin.table.chance = QuickChance(at)
                twin.play(key, seat=asked)
                told.append(message(twin, seat, since))
                views.append(twin.view(seat))
                try:
                    twin.take_back(asked)
                    back.append(True)
                except CannotTakeBack:
                    back.append(False)
            where = f"seat {seat}, {asked} {key} at answer {at}"
            if asked == seat:
                assert back[0] == back[1], where
            if all(back) or (asked != seat and views[0] == views[1]):
                assert told[0] == told[1], where
        match.play(key, seat=asked)


def offers(match: Match, seat: int, key: str) -> bool:
    return any(key in keys(decision) for decision in match.decisions if decision.seat == seat)


def something_lies_unseen(match: Match, seat: int) -> bool:
    """Lies a card apart from the blind decks that could be another one, by all that the seat knows?"""
    table = match.table
    for pool in table.pools:
        unseen = [
            table.zones[zone].cards[at]
            for zone, _ in pool.apart
            for at in range(len(table.zones[zone].cards))
            if not knows(table, zone, at, seat)
        ]
        heap = unseen + [card for zone in pool.blind for card in table.zones[zone].cards]
        backs = pool.backs or (0,) * (max(heap, default=0) + 1)
        if any(other != card and backs[other] == backs[card] for card in unseen for other in heap):
            return True
    return False


@EVERY_SETUP
def test_an_imagined_match_depends_on_nothing_but_what_its_seat_knows(setup: Setup) -> None:
    match = setup.new()
    hidden = False
    dealt_anew = 0
    chosen = setup.sample(30, shift=4)
    for at, (asked, key) in enumerate(setup.answers()):
        if at in chosen and not match.table.held:
            for seat in range(setup.seats):
                other = match.imagine(seat, at + 1)
                first, second = match.imagine(seat, at), other.imagine(seat, at)
                assert state_to_plain(first.table) == state_to_plain(second.table), f"seat {seat} at answer {at}"
                assert state_to_plain(first.table)[0][0] == "quick"  # the real luck stays with the match
                dealt_anew += first.table.zones != match.table.zones
                hidden = hidden or something_lies_unseen(match, seat)
        match.play(key, seat=asked)
    assert bool(dealt_anew) == hidden


@EVERY_SETUP
def test_an_imagined_match_can_be_played_on(setup: Setup) -> None:
    match = setup.new()
    chosen = setup.sample(12, shift=6)
    for at, (asked, key) in enumerate(setup.answers()):
        if at in chosen:
            before = match.state_hash
            for seat in range(setup.seats):
                imagined = match.imagine(seat, at)
                assert play_random(imagined, at, 60)
                assert setup.game.invariants is None or setup.game.invariants(imagined.table) == []
                json.dumps(imagined.view(seat))
            assert match.state_hash == before
        match.play(key, seat=asked)


@EVERY_SETUP
def test_what_a_chair_sends_to_another_process_holds_no_truth(setup: Setup) -> None:
    match = setup.new()
    for at, (asked, key) in enumerate(setup.answers()[:120]):
        if at % 40 == 20 and not match.table.held:
            for seat in range(setup.seats):
                data = match.chair(seat).to_bytes(5)
                assert match.imagine(seat, 9).chair(seat).to_bytes(5) == data
                plain = unpack(data)
                assert plain["record"] is None
                assert match.table.chance.key.hex() not in json.dumps(plain["state"])
        match.play(key, seat=asked)
