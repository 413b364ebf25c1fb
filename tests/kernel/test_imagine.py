"""Imagined matches: alike as far as the seat can know, dealt anew where it cannot."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.helpers import keys, new, play_random, play_until
from tests.toys.ruins.content import back
from tests.toys.ruins.game import GAME
from tests.toys.ruins.state import DECK, GRAVE, hand, looked_at
from tests.toys.ruins.strategies import matches

from muster.kernel.chance import Chance, QuickChance
from muster.kernel.errors import CannotTakeBack, MusterError
from muster.kernel.match import Match, load_match, unpack
from muster.kernel.snapshot import state_to_plain
from muster.kernel.zones import redeal


def own_side(match: Match, seat: int) -> tuple[object, ...]:
    """Everything a seat may know, its options listed anew."""
    match.table.relist()
    own = [(decision.prompt.to_json(), keys(decision)) for decision in match.decisions if decision.seat == seat]
    return match.view(seat), match.events(seat), own, match.numbers[seat], match.view(), match.events()


def faces(match: Match, pool: str) -> Counter[int]:
    """All cards of a pool, wherever they lie."""
    found: Counter[int] = Counter()
    for spec, zone in zip(match.table.layout, match.table.zones, strict=True):
        if spec.pool == pool:
            found.update(zone.cards)
    return found


@given(matches(), st.integers(0, 3), st.integers(0, 1 << 70))
def test_to_its_seat_an_imagined_match_is_the_match(match: Match, seat: int, seed: int) -> None:
    seat %= match.seats
    before = own_side(match, seat)
    truth = match.state_hash
    imagined = match.imagine(seat, seed)
    assert own_side(imagined, seat) == before
    assert match.state_hash == truth
    assert imagined.length == match.length
    for pool in ("ruins", "omens"):
        assert faces(imagined, pool) == faces(match, pool)
    assert GAME.invariants is not None
    assert GAME.invariants(imagined.table) == []


@given(matches(), st.integers(0, 3), st.integers(0, 1000))
def test_backs_and_known_cards_stay_where_they_are(match: Match, seat: int, seed: int) -> None:
    seat %= match.seats
    imagined = match.imagine(seat, seed)
    for spec, true, made in zip(match.table.layout, match.table.zones, imagined.table.zones, strict=True):
        if not spec.ordered:
            assert sorted(map(back, true.cards)) == sorted(map(back, made.cards)) or spec.pool == "omens"
            continue
        assert list(map(back, true.cards)) == list(map(back, made.cards))
        for card, other, mask in zip(true.cards, made.cards, true.known, strict=True):
            assert card == other or not mask >> seat & 1
        assert true.known == made.known


@given(matches(min_seats=2), st.integers(0, 3), st.integers(0, 1000))
def test_two_matches_that_look_alike_are_imagined_alike(match: Match, seat: int, seed: int) -> None:
    """An imagined match depends on what the seat knows and on the seed, on nothing else."""
    seat %= match.seats
    other = match.imagine(seat, seed + 1)
    if match.table.held:
        other.table.held = match.table.held  # what waits of others is guessed anew each time
    first, second = match.imagine(seat, seed), other.imagine(seat, seed)
    assert state_to_plain(first.table) == state_to_plain(second.table)


@given(matches(), st.integers(0, 3), st.integers(0, 1000))
def test_an_imagined_match_can_be_played_to_its_end(match: Match, seat: int, seed: int) -> None:
    seat %= match.seats
    truth = match.state_hash
    imagined = match.imagine(seat, seed)
    play_random(imagined, seed)
    assert imagined.over
    assert imagined.result.scores
    assert match.state_hash == truth
    assert not match.over


def test_imagining_within_an_imagined_match_goes_as_deep_as_one_likes() -> None:
    match = new(GAME, 3, 4)
    play_random(match, 4, 30)
    before = own_side(match, 1)
    for depth in range(1500):
        match = match.imagine(1, depth)
    assert own_side(match, 1) == before


# -- what is dealt anew ------------------------------------------------------------------------------------------------


def test_hidden_hands_are_dealt_evenly() -> None:
    """Every unknown card with the right back comes as often as the others of its kind allow."""
    match = new(GAME, 2, 8)
    play_until(match, lambda decision: len(match.table.zones[hand(1)].cards) == 1)
    (card,) = match.table.zones[hand(1)].cards
    unknown = Counter(
        face
        for at, zone in enumerate(match.table.zones)
        if match.table.layout[at].pool == "ruins"
        for face, mask in zip(zone.cards, zone.known, strict=True)
        if back(face) == back(card) and not (mask | match.table.layout[at].learners(2)) & 1
    )
    tries = 100 * unknown.total()
    dealt = Counter(match.imagine(0, seed).table.zones[hand(1)].cards[0] for seed in range(tries))
    assert set(dealt) == set(unknown)
    chi_square = sum((dealt[face] - 100 * unknown[face]) ** 2 / (100 * unknown[face]) for face in unknown)
    assert chi_square < 24.3  # one in a thousand for seven degrees of freedom


def test_a_buried_card_stays_known_until_the_deck_is_shuffled() -> None:
    match = new(GAME, 2, 5)
    decision = play_until(match, lambda decision: decision.question.prompt == "peek")
    seat = decision.seat
    match.play("sink", seat=seat)
    bottom = match.table.zones[DECK].cards[-1]
    assert match.table.zones[DECK].known[-1] == 1 << seat
    assert {match.imagine(seat, seed).table.zones[DECK].cards[-1] for seed in range(40)} == {bottom}
    other = {match.imagine(1 - seat, seed).table.zones[DECK].cards[-1] for seed in range(40)}
    assert len(other) > 1
    assert {back(card) for card in other} == {back(bottom)}
    play_until(match, lambda decision: "shuffle" in keys(decision))
    match.play("shuffle")
    assert set(match.table.zones[DECK].known) == {0}
    assert len({match.imagine(seat, seed).table.zones[DECK].cards[-1] for seed in range(40)}) > 1


def test_the_cards_one_looks_at_stay_and_are_secret_to_others() -> None:
    match = new(GAME, 2, 6)
    decision = play_until(match, lambda decision: decision.question.prompt == "keep" and len(decision) == 3)
    seat = decision.seat
    lying = match.table.zones[looked_at(seat)].cards
    assert {match.imagine(seat, seed).table.zones[looked_at(seat)].cards for seed in range(20)} == {lying}
    assert len({match.imagine(1 - seat, seed).table.zones[looked_at(seat)].cards for seed in range(40)}) > 5


def test_what_was_hidden_face_down_is_known_to_whoever_hid_it() -> None:
    match = new(GAME, 3, 1)
    decision = play_until(match, lambda decision: any(option.kind == "hide" for option in decision), seed=2)
    seat = decision.seat
    assert set(match.table.zones[hand(seat)].known) == {1 << seat}
    match.play(next(option for option in decision if option.kind == "hide"))
    (card,) = match.table.zones[GRAVE].cards
    for other in range(3):
        found = {match.imagine(other, seed).table.zones[GRAVE].cards for seed in range(30)}
        assert (found == {(card,)}) == (other == seat)


def test_answers_that_wait_are_guessed_and_one_s_own_is_kept() -> None:
    match = new(GAME, 4, 2)
    match.play("bid:1", seat=1)
    match.play("bid:2", seat=3)
    guesses: set[str] = set()
    for seed in range(60):
        held = dict(match.imagine(1, seed).table.held)
        assert held[1] == "bid:1"
        guesses.add(held[3])
    assert guesses == {"bid:0", "bid:1", "bid:2"}
    seen_by_all = {tuple(held for _, held in match.imagine(0, seed).table.held) for seed in range(80)}
    assert len(seen_by_all) == 9


def test_other_seats_questions_are_listed_anew() -> None:
    """What another seat may answer with depends on its hand, and that is imagined."""
    match = new(GAME, 3, 3)
    decision = play_until(match, lambda decision: decision.question.prompt == "react")
    viewer = (decision.seat + 1) % 3
    listed = {tuple(keys(match.imagine(viewer, seed).decision)) for seed in range(60)}
    assert len(listed) > 1
    assert {tuple(keys(match.imagine(decision.seat, seed).decision)) for seed in range(20)} == {tuple(keys(decision))}


# -- luck, record, way back --------------------------------------------------------------------------------------------


def test_the_real_luck_cannot_be_foreseen() -> None:
    match = new(GAME, 3, 7)
    play_random(match, 7, 20)
    for other in (match.imagine(0, 5), match.fork(seed=5)):
        assert isinstance(other.table.chance, QuickChance)
        assert match.table.chance.key.hex() not in str(state_to_plain(other.table))
        assert match.table.chance.key not in other.to_bytes()
    assert type(match.fork().table.chance) is Chance


def test_seeds_make_different_luck_and_the_same_seed_the_same() -> None:
    match = new(GAME, 3, 7)
    play_random(match, 7, 20)
    assert match.imagine(0, 5).state_hash == match.imagine(0, 5).state_hash
    assert len({match.imagine(0, seed).state_hash for seed in range(20)}) == 20
    assert len({match.fork(seed=seed).state_hash for seed in range(20)}) == 20


def test_an_imagined_match_has_no_record_and_cannot_be_taken_back_behind_its_start() -> None:
    match = new(GAME, 1, 7)
    match.play("bid:0")
    match.play("camp")
    imagined = match.imagine(0, 1)
    with pytest.raises(MusterError, match="no record"):
        _ = imagined.record
    with pytest.raises(CannotTakeBack):
        imagined.take_back(0)
    start = imagined.state_hash
    play_until(imagined, lambda decision: decision.question.prompt == "turn")
    before = imagined.state_hash
    imagined.play("camp")
    assert imagined.state_hash != before
    imagined.take_back(0)
    assert imagined.state_hash == before
    assert imagined.events(0)[-1]["kind"] == "take-back"
    assert start != before


def test_an_answer_that_waited_before_it_was_imagined_cannot_be_withdrawn_there() -> None:
    match = new(GAME, 3, 7)
    match.play("bid:0", seat=1)
    imagined = match.imagine(1, 1)
    with pytest.raises(CannotTakeBack):
        imagined.take_back(1)
    imagined.play("bid:1", seat=0)
    imagined.take_back(0)
    assert imagined.decision.seat == 0


def test_a_match_without_events_can_be_imagined_too() -> None:
    match = new(GAME, 3, 7, events=False)
    play_random(match, 7, 12)
    imagined = match.imagine(1, 1)
    assert imagined.view(1) == match.view(1)
    assert imagined.events(1) == []
    play_random(imagined)


def test_only_seats_imagine() -> None:
    match = new(GAME, 3, 7)
    for seat in (-1, 3):
        with pytest.raises(MusterError, match="no seat"):
            match.imagine(seat, 1)


def test_a_snapshot_from_a_chair_is_imagined() -> None:
    match = new(GAME, 3, 7)
    play_random(match, 7, 25)
    data = match.chair(1).to_bytes(seed=9)
    plain = unpack(data)
    loaded = load_match(GAME, match.content, plain)
    assert loaded.view(1) == match.view(1)
    assert loaded.state_hash == match.imagine(1, 9).state_hash
    assert plain["record"] is None
    assert match.record.seed is not None


@given(matches(min_seats=2), st.integers(-1, 3), st.integers(0, 1000))
def test_redeal_for_anybody_leaves_that_view_alone(match: Match, seat: int, seed: int) -> None:
    seat = seat if seat < 0 else seat % match.seats
    viewer = None if seat < 0 else seat
    other = match.fork()
    other.table.chance = QuickChance(seed)
    redeal(other.table, seat)
    assert other.view(viewer) == match.view(viewer)
