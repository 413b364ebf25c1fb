"""Secrets: two tables that differ only in what a seat may not know are the same to that seat, byte for byte."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import new, play_random, play_until, random_walk
from tests.toys.bare import BareTable, bare_match, hand, letters, pool
from tests.toys.ruins.game import GAME
from tests.toys.ruins.state import hand as hand_zone
from tests.toys.ruins.strategies import matches

from muster.kernel.chance import QuickChance
from muster.kernel.errors import CannotTakeBack
from muster.kernel.events import SEAT, EventKind
from muster.kernel.match import Match, unpack
from muster.kernel.options import Option
from muster.kernel.zones import draw, place, redeal


def message(match: Match, seat: int) -> bytes:
    """All that a server would send to a seat."""
    own = [
        {
            "number": decision.number,
            "prompt": decision.prompt.to_json(),
            "rules": decision.rules,
            "options": [(option.key, option.saying.to_json(), option.final) for option in decision],
            "refused": [(refused.option.key, refused.reason.to_json()) for refused in decision.refused()],
            "forced": decision.forced,
        }
        for decision in match.decisions
        if decision.seat == seat
    ]
    return json.dumps([match.view(seat), own, match.events(seat), match.story(seat, "es")]).encode()


def altered(match: Match, seat: int, seed: int) -> Match:
    """The match with everything changed that a seat may not know, its past heard as before."""
    other = match.imagine(seat, seed)
    other.table.relist()
    return other


@given(matches(), st.integers(0, 3), st.integers(0, 1000))
def test_hidden_facts_do_not_show_in_anything_that_is_sent(match: Match, seat: int, seed: int) -> None:
    seat %= match.seats
    assert message(altered(match, seat, seed), seat) == message(match, seat)


@given(matches(min_seats=2), st.integers(0, 3), st.integers(0, 1000), st.integers(0, 40))
def test_alike_stays_alike_until_somebody_learns_something(match: Match, seat: int, seed: int, choice: int) -> None:
    """The same answer to tables that look alike looks alike again, unless it passes a barrier, on both or on none."""
    seat %= match.seats
    own = [decision for decision in match.decisions if decision.seat == seat]
    if not own:
        return
    key = own[0].options[choice % len(own[0])].key
    sides = [match, altered(match, seat, seed)]
    said, back = [], []
    for side in sides:
        side.play(key, seat=seat)
        said.append(message(side, seat))
        try:
            side.take_back(seat)
            back.append(True)
        except CannotTakeBack:
            back.append(False)
    assert back[0] == back[1]
    if all(back):
        assert said[0] == said[1]


@given(matches(min_seats=2), st.integers(0, 1000))
def test_a_spectator_sees_no_secret(match: Match, seed: int) -> None:
    other = match.fork()
    other.table.chance = QuickChance(seed)
    redeal(other.table, -1)
    assert json.dumps(other.view()) == json.dumps(match.view())


# -- answers that wait -------------------------------------------------------------------------------------------------


def test_a_waiting_answer_shows_that_it_waits_and_nothing_else() -> None:
    sides = []
    for key in ("bid:0", "bid:2"):
        match = new(GAME, 3, 5)
        match.play(key, seat=1)
        sides.append(match)
    for seat in (0, 2):
        assert message(sides[0], seat) == message(sides[1], seat)
    assert sides[0].view() == sides[1].view()
    assert [side.view(1)["own_answer"] for side in sides] == ["bid:0", "bid:2"]
    assert sides[0].view(0)["own_answer"] is None
    assert sides[0].view(0)["answered"] == [1]
    assert sides[0].view(2)["asked"] == [{"seat": 0, "prompt": "bid"}, {"seat": 2, "prompt": "bid"}]


def test_the_order_of_arrival_is_not_told_afterwards() -> None:
    sides = []
    for order in ((0, 1, 2), (2, 0, 1)):
        match = new(GAME, 3, 5)
        for seat in order:
            match.play(f"bid:{seat}", seat=seat)
        sides.append(match)
    assert sides[0].state_hash == sides[1].state_hash
    for seat in range(3):
        assert message(sides[0], seat) == message(sides[1], seat)


# -- what an imagined match holds --------------------------------------------------------------------------------------

DREW = EventKind("drew", SEAT("seat"), SEAT("card"), secret=("card",))
TOLD = EventKind("told", SEAT("seat"), SEAT("card"), private=True)


def draws(table: BareTable) -> None:
    for seat in range(table.seats):
        card = draw(table, 2, seat, "deck")
        table.tell(DREW, seat, card)
        table.tell(TOLD, seat, card)
    table.ask(0, "which", letters, draws_again)


def draws_again(table: BareTable, choice: Option, seat: int) -> None:
    card = draw(table, 2, seat, "deck")
    table.tell(DREW, seat, card)
    table.tell(TOLD, seat, card)
    table.ask(0, "which", letters, draws_again)


def fills(table: BareTable) -> None:
    place(table, 2, tuple(range(10)))
    table.then(draws)


def test_nothing_imagined_holds_what_others_were_told() -> None:
    """A bot of seat 0 that asks an imagined match what seat 1 was told learns what a spectator was told."""
    match = bare_match(fills, draws, draws_again, layout=(hand(0), hand(1), pool()), events=(DREW, TOLD))
    imagined = match.imagine(0, 1)
    assert imagined.events(0) == match.events(0)
    assert imagined.events(1) == match.events() == imagined.events()
    assert match.events(1) != match.events()
    deeper = imagined.imagine(1, 1)
    assert deeper.events(1) == imagined.events(1)
    assert deeper.events(0) == match.events()
    imagined.play("a")
    assert [event["kind"] for event in imagined.events(0)][-2:] == ["drew", "told"]
    assert [event["kind"] for event in imagined.events(1)][-1:] == ["drew"]
    assert "card" not in str(imagined.events(1)[-1]["facts"])


@given(matches(min_seats=2), st.integers(0, 3), st.integers(0, 1000))
def test_what_a_chair_sends_to_another_process_holds_no_truth(match: Match, seat: int, seed: int) -> None:
    """The bytes depend on what the seat knows and on the seed: they are the same for any other truth."""
    seat %= match.seats
    if match.table.held:
        return  # what waits of others is guessed, once more from a guess
    data = match.chair(seat).to_bytes(seed)
    assert altered(match, seat, seed + 1).chair(seat).to_bytes(seed) == data
    plain = unpack(data)
    assert plain["record"] is None
    assert "keyed" not in json.dumps(plain["state"])


# -- that a seat is asked ----------------------------------------------------------------------------------------------


def test_whether_a_seat_is_asked_does_not_depend_on_what_it_holds() -> None:
    """In front of each reaction the hand is dealt anew: the question stands all the same."""
    asked = 0
    for seed in range(10):
        match = new(GAME, 3, seed)
        for _ in random_walk(match, seed):
            actor = match.decision.seat
            others = [seat for seat in range(3) if seat != actor and match.table.zones[hand_zone(seat)].cards]
            if not others or match.decision.question.prompt != "turn":
                continue
            for other_seed in range(5):
                twin = match.imagine(actor, other_seed)
                twin.play("camp", seat=actor)
                if twin.decision.question.prompt == "camp":
                    twin.play("rest")
                assert twin.decision.question.prompt == "react"
                asked += 1
    assert asked > 20


def test_an_answer_that_the_kernel_gives_itself_leaves_no_trace_of_its_own() -> None:
    """A healthy seat that camps is not asked how; nobody's numbers, record or events show a question."""
    match = new(GAME, 2, 1)
    play_until(match, lambda decision: decision.question.prompt == "turn")
    seat = match.decision.seat
    numbers, length = list(match.numbers), match.length
    assert match.table.wounds[seat] == 0  # type: ignore[attr-defined]
    match.play("camp")
    assert match.length == length + 1
    assert match.numbers[seat] <= numbers[seat] + 1
    assert [event["kind"] for event in match.events(1 - seat)].count("camped") == 1


def test_playing_on_never_tells_more_than_the_views_of_both_sides() -> None:
    """A whole match: at every decision each seat's message is the same on a table altered behind its back."""
    match = new(GAME, 3, 21, options={"omens": True})
    for played in random_walk(match, 4):
        for seat in range(3):
            assert message(altered(match, seat, played), seat) == message(match, seat)
    assert play_random(match) == 0


def test_a_view_names_its_seat_and_a_spectator_has_none() -> None:
    match = new(GAME, 3)
    assert [match.view(seat)["seat"] for seat in (0, 1, 2, None)] == [0, 1, 2, None]
