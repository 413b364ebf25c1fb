"""Who knows which face where it lies: every operation of the zones, and what it counts as a barrier."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toys.bare import BareTable, deck, hand, pool, row, zone_table

from muster.kernel.chance import QuickChance
from muster.kernel.errors import BrokenRule
from muster.kernel.zones import (
    EMPTY,
    NO_CARD,
    Audience,
    Deck,
    Zone,
    ZoneSpec,
    bury,
    draw,
    gather,
    give,
    knows,
    place,
    pools_of,
    redeal,
    seen,
    show,
    shuffle,
)

SPECTATOR = -1
PARITY = (0, 1) * 8  # of the backs of sixteen cards


def knowers(table: BareTable, zone: int, index: int = 0) -> set[int]:
    """The seats that may know a card; the spectator among them as -1."""
    return {seat for seat in (SPECTATOR, *range(table.seats)) if knows(table, zone, index, seat)}


def barrier(table: BareTable, move: Callable[[], object]) -> bool:
    """Does a move show somebody a face or need luck?"""
    before = (table.shown, table.chance.draws)
    move()
    return (table.shown, table.chance.draws) != before


# -- audiences ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec, expected",
    [
        (row(), {SPECTATOR, 0, 1, 2}),
        (hand(1), {1}),
        (deck(), set[int]()),
        (pool(), set[int]()),
        (hand(1, ordered=True), {1}),
    ],
)
def test_the_audience_sees_what_is_placed(spec: ZoneSpec, expected: set[int]) -> None:
    table = zone_table((spec, [4, 2, 7]))
    for index in range(3):
        assert knowers(table, 0, index) == expected


def test_an_ordered_zone_keeps_its_order_and_an_unordered_one_has_none() -> None:
    table = zone_table((deck(), [4, 2, 7]), (pool(), [4, 2, 7]), (hand(0), [9, 1]))
    assert table.zones[0].cards == (4, 2, 7)
    assert table.zones[1].cards == (2, 4, 7)
    assert table.zones[2].cards == (1, 9)


def test_a_view_of_an_unordered_zone_tells_nothing_by_its_order() -> None:
    table = zone_table((hand(0), [1, 5, 9]))
    show(table, 0, 1, 1 << 2)
    assert seen(table, 0, 0) == [1, 5, 9]
    assert seen(table, 0, 2) == [5, None, None]
    assert seen(table, 0, 1) == [None, None, None]


# -- draw --------------------------------------------------------------------------------------------------------------


def test_an_ordered_deck_is_drawn_from_the_top_and_needs_no_luck() -> None:
    table = zone_table((deck(), [4, 2, 7]), (hand(1), []))
    luck = table.chance.draws
    assert draw(table, 0, 1, "deck") == 4
    assert table.zones[0].cards == (2, 7)
    assert table.zones[1].cards == (4,)
    assert table.chance.draws == luck
    assert table.shown == 1


def test_a_blind_pool_is_drawn_by_luck() -> None:
    table = zone_table((pool(), [4, 2, 7, 7]), (hand(1), []), loads={"deck": [7]})
    luck = table.chance.draws
    assert draw(table, 0, 1, "deck") == 7
    assert table.zones[0].cards == (2, 4, 7)
    assert table.chance.draws == luck + 1
    assert knowers(table, 1) == {1}


def test_cards_of_a_pool_come_equally_often() -> None:
    counts: Counter[int] = Counter()
    table = zone_table((pool(), [1, 2, 2, 3]), (hand(0), []))
    for _ in range(4000):
        twin = table.clone()
        counts[draw(twin, 0, 1, "deck")] += 1
        table.chance = twin.chance
    assert abs(counts[2] - 2000) < 150
    assert abs(counts[1] - 1000) < 120


# -- give --------------------------------------------------------------------------------------------------------------


def test_who_sees_the_new_zone_learns_the_card() -> None:
    table = zone_table((deck(), [4]), (hand(1), []), (row(), []))
    assert barrier(table, lambda: give(table, 0, 0, 1))
    assert knowers(table, 1) == {1}
    assert barrier(table, lambda: give(table, 1, 0, 2))
    assert knowers(table, 2) == {SPECTATOR, 0, 1, 2}


def test_moving_face_down_in_the_open_keeps_what_seats_know() -> None:
    table = zone_table((deck("first"), [4, 2]), (deck("second"), [9]))
    show(table, 0, 0, 0b101)
    assert not barrier(table, lambda: give(table, 0, 0, 1))
    assert table.zones[1].cards == (4, 9)
    assert knowers(table, 1, 0) == {0, 2}
    assert knowers(table, 1, 1) == set()


def test_taking_up_an_open_card_is_remembered_by_all_who_saw_it() -> None:
    table = zone_table((row(), [4]), (hand(1), [1]))
    assert not barrier(table, lambda: give(table, 0, 0, 1))
    assert table.zones[1].cards == (1, 4)
    assert knowers(table, 1, 1) == {SPECTATOR, 0, 1, 2}  # what all seats know is no secret to spectators
    assert knowers(table, 1, 0) == {1}


def test_playing_a_hidden_card_face_up_is_a_barrier_but_not_one_that_all_know() -> None:
    table = zone_table((hand(1), [4, 5]), (row(), []))
    show(table, 0, 1, 0b111)
    assert not barrier(table, lambda: give(table, 0, 1, 1))
    assert barrier(table, lambda: give(table, 0, 0, 1))


def test_in_a_blind_pool_nobody_follows_a_card() -> None:
    table = zone_table((row(), [4]), (pool(), [4, 9]), (hand(0), []), loads={"deck": [4]})
    give(table, 0, 0, 1)
    assert all(knowers(table, 1, index) == set() for index in range(3))
    draw(table, 1, 2, "deck")
    assert knowers(table, 2) == {0}


def test_an_ordered_zone_takes_cards_on_top() -> None:
    table = zone_table((row(ordered=True), [1, 2]), (hand(0), [3]))
    give(table, 1, 0, 0)
    assert table.zones[0].cards == (3, 1, 2)


# -- what leaves a hand unseen -----------------------------------------------------------------------------------------


def test_who_cannot_see_which_card_left_a_hand_no_longer_knows_where_it_is() -> None:
    """Seat 2 has seen one of the cards; when one of them goes face down, it may be that one or another."""
    for left in (0, 1):
        table = zone_table((hand(1), [4, 6]), (deck(), []))
        show(table, 0, 0, 1 << 2)
        assert seen(table, 0, 2) == [4, None]
        give(table, 0, left, 1)
        assert seen(table, 0, 2) == [None]
        assert seen(table, 1, 2) == [None]
        assert knowers(table, 1) == {1}  # its owner knows what lies there
        assert knowers(table, 0) == {1}


def test_burying_from_a_hand_hides_as_well() -> None:
    for left in (0, 1):
        table = zone_table((hand(1), [4, 6]), (deck(), [8]))
        show(table, 0, 0, 1 << 2)
        bury(table, 0, left, 1)
        assert [seen(table, zone, 2) for zone in (0, 1)] == [[None], [None, None]]


def test_a_stolen_card_is_known_to_both_and_to_nobody_else() -> None:
    for taken in (4, 6):
        table = zone_table((hand(0), [4, 6]), (hand(1), []), loads={"steal": [taken]})
        show(table, 0, 0, 1 << 2)
        draw(table, 0, 1, "steal")
        assert [seen(table, zone, 2) for zone in (0, 1)] == [[None], [None]]
        assert seen(table, 1, 0) == [taken]
        assert seen(table, 1, 1) == [taken]
        assert seen(table, 0, 1) == [None]


def test_who_sees_what_leaves_a_hand_still_knows_the_rest() -> None:
    table = zone_table((hand(1), [4, 5, 6]), (row(), []))
    show(table, 0, 0, 1 << 2)
    give(table, 0, 2, 1)
    assert seen(table, 0, 2) == [4, None]


def test_a_last_card_or_equal_cards_can_be_followed() -> None:
    table = zone_table((hand(1), [4]), (deck(), []))
    show(table, 0, 0, 1 << 2)
    give(table, 0, 0, 1)
    assert seen(table, 1, 2) == [4]
    table = zone_table((hand(1), [4, 4]), (deck(), []))
    for index in (0, 1):
        show(table, 0, index, 1 << 2)
    give(table, 0, 0, 1)
    assert [seen(table, zone, 2) for zone in (0, 1)] == [[4], [4]]


def test_backs_tell_cards_of_a_hand_apart() -> None:
    table = zone_table((hand(1, backs=PARITY), [3, 4, 6]), (deck(backs=PARITY), []))
    for index in (0, 1):
        show(table, 0, index, 1 << 2)
    give(table, 0, 1, 1)  # an even card leaves: 4, or 6?
    assert seen(table, 0, 2) == [3, None]
    assert seen(table, 1, 2) == [None]


def test_copies_of_a_face_cannot_be_told_apart() -> None:
    """Seat 2 knows of one 4. Whether another one was there too is not told by which of them is played."""
    views = []
    for cards, played in (([4, 4], 0), ([4, 4], 1), ([4, 7], 0)):
        table = zone_table((hand(1), cards), (row(), []))
        show(table, 0, 0, 1 << 2)
        assert seen(table, 0, 2) == [4, None]
        give(table, 0, played, 1)
        views.append([seen(table, zone, 2) for zone in (0, 1)])
    assert views == [[[None], [4]]] * 3


# -- bury --------------------------------------------------------------------------------------------------------------


def test_who_knew_a_buried_card_knows_where_it_lies() -> None:
    table = zone_table((deck(), [1, 2]), (hand(0, ordered=True), [7, 8]))
    assert not barrier(table, lambda: bury(table, 1, 1, 0))
    assert table.zones[0].cards == (1, 2, 8)
    assert knowers(table, 0, 2) == {0}
    assert seen(table, 0, 0) == [None, None, 8]


def test_a_card_may_sink_in_its_own_deck() -> None:
    table = zone_table((deck(), [1, 2, 3]))
    show(table, 0, 0, 0b10)
    bury(table, 0, 0, 0)
    assert table.zones[0].cards == (2, 3, 1)
    assert seen(table, 0, 1) == [None, None, 1]


def test_burying_under_an_open_pile_shows_the_card() -> None:
    table = zone_table((deck(), [1]), (row(ordered=True), [5]))
    assert barrier(table, lambda: bury(table, 0, 0, 1))
    assert table.zones[1].cards == (5, 1)
    assert knowers(table, 1, 1) == {SPECTATOR, 0, 1, 2}


def test_burying_in_a_pool_is_losing_it_there() -> None:
    table = zone_table((row(), [1]), (pool(), [0, 5]))
    bury(table, 0, 0, 1)
    assert table.zones[1] == Zone((0, 1, 5))


# -- show --------------------------------------------------------------------------------------------------------------


def test_looking_adds_a_seat_once() -> None:
    table = zone_table((deck(), [4, 2]))
    looks: list[int] = []
    assert barrier(table, lambda: looks.append(show(table, 0, 1, 0b10)))
    assert not barrier(table, lambda: looks.append(show(table, 0, 1, 0b10)))
    assert looks == [2, 2]
    assert knowers(table, 0, 1) == {1}
    assert barrier(table, lambda: show(table, 0, 1, 0b111))
    assert knowers(table, 0, 1) == {SPECTATOR, 0, 1, 2}
    assert knowers(table, 0, 0) == set()


def test_looking_at_one_s_own_hand_is_nothing_new() -> None:
    table = zone_table((hand(0), [4]))
    assert not barrier(table, lambda: show(table, 0, 0, 0b1))


def test_a_card_seen_in_a_blind_pool_is_seen_but_not_kept_track_of() -> None:
    table = zone_table((pool(), [4, 2]))
    assert barrier(table, lambda: show(table, 0, 0, 0b1))
    assert seen(table, 0, 0) == [None, None]


# -- shuffle, gather ---------------------------------------------------------------------------------------------------


def test_shuffling_clears_all_knowledge_of_places() -> None:
    table = zone_table((deck(), list(range(10))))
    for index in range(10):
        show(table, 0, index, 0b111)
    assert barrier(table, lambda: shuffle(table, 0, "deck"))
    assert seen(table, 0, 0) == [None] * 10
    assert table.zones[0].cards != tuple(range(10))
    assert sorted(table.zones[0].cards) == list(range(10))


def test_shuffling_a_blind_pool_changes_nothing_and_needs_no_luck() -> None:
    table = zone_table((pool(), [3, 1]))
    assert not barrier(table, lambda: shuffle(table, 0, "deck"))
    assert table.zones[0] == Zone((1, 3))


def test_a_discard_pile_becomes_a_deck_again() -> None:
    table = zone_table((row(ordered=True), [1, 2, 3, 4, 5]), (deck(), [9]))
    assert barrier(table, lambda: gather(table, 0, 1, "deck"))
    assert table.zones[0] == EMPTY
    assert sorted(table.zones[1].cards) == [1, 2, 3, 4, 5, 9]
    assert seen(table, 1, 0) == [None] * 6
    table = zone_table((row(), [1, 2]), (pool(), [0, 9]))
    assert not barrier(table, lambda: gather(table, 0, 1, "deck"))
    assert table.zones[1] == Zone((0, 1, 2, 9))


def test_gathering_into_the_open_shows_the_cards() -> None:
    table = zone_table((deck(), [1, 2]), (hand(0), [3]))
    assert barrier(table, lambda: gather(table, 0, 1, "deck"))
    assert seen(table, 1, 0) == [1, 2, 3]
    table = zone_table((hand(0), [1, 2]), (hand(0), [3]))
    assert not barrier(table, lambda: gather(table, 0, 1, "deck"))


# -- redeal ------------------------------------------------------------------------------------------------------------


def test_pools_are_found_by_name() -> None:
    layout = (row(), ZoneSpec("loose", Audience.NOBODY), hand(0), ZoneSpec("b", Audience.NOBODY, pool="a"), deck())
    assert [(pool.blind, pool.apart) for pool in pools_of(layout)] == [((3,), ()), ((), ((2, 0b001), (4, 0)))]


def test_zones_of_one_pool_agree_about_backs() -> None:
    with pytest.raises(BrokenRule, match="the pool cards do not agree"):
        pools_of((deck(), pool(backs=(0, 1))))


def test_layouts_of_the_same_length_have_pools_of_their_own() -> None:
    """Two tables of one game, with other options, may have other zones, and as many of them."""
    game = zone_table((deck(), [1])).game
    chance = zone_table().chance
    other = ZoneSpec("other", Audience.NOBODY, pool="elsewhere", ordered=True)
    first = BareTable(game, 2, chance, (deck("one"), deck("two")))
    second = BareTable(game, 2, chance, (deck("one"), other))
    assert [each.apart for each in first.pools] == [((0, 0), (1, 0))]
    assert [each.apart for each in second.pools] == [((0, 0),), ((1, 0),)]


def test_what_a_seat_knows_stays_and_the_rest_is_dealt_anew() -> None:
    table = zone_table((deck(), [0, 1, 2, 3, 4, 5]), (hand(0), [6, 7]), (hand(1), [8, 9]), (row(), [10]))
    show(table, 0, 3, 1 << 0)
    arrived: set[tuple[int, ...]] = set()
    for _ in range(200):
        twin = table.clone()
        redeal(twin, 0)
        table.chance = twin.chance
        assert twin.zones[0].cards[3] == 3
        assert twin.zones[1] == table.zones[1]
        assert twin.zones[3] == table.zones[3]
        assert [zone.known for zone in twin.zones] == [zone.known for zone in table.zones]
        assert sorted(twin.zones[0].cards + twin.zones[2].cards) == [0, 1, 2, 3, 4, 5, 8, 9]
        arrived.add(twin.zones[2].cards)
    assert len(arrived) == 21  # two of seven unknown cards


def test_blind_pools_without_other_places_are_mixed_too() -> None:
    table = zone_table((pool("fresh"), [0, 1, 2, 3]), (pool("spent"), [4, 5]))
    spent: Counter[tuple[int, ...]] = Counter()
    for _ in range(600):
        redeal(table, 0)
        assert len(table.zones[0].cards) == 4
        spent[table.zones[1].cards] += 1
    assert len(spent) == 15
    assert max(spent.values()) < 2 * min(spent.values()) + 20


def test_a_single_blind_pool_costs_nothing() -> None:
    table = zone_table((pool(), [0, 1, 2, 3]), (hand(0), [4]))
    before = table.chance.draws
    redeal(table, 0)
    assert table.chance.draws == before


def test_a_spectator_knows_what_all_seats_know() -> None:
    table = zone_table((hand(0), [0, 1]), (hand(1), [2, 3, 5]), (row(), [4]))
    show(table, 1, 2, 0b101)
    hands = set()
    for _ in range(100):
        redeal(table, SPECTATOR)
        hands.add(table.zones[0].cards)
        assert table.zones[2].cards == (4,)
        assert seen(table, 1, SPECTATOR) == [5, None, None]
    assert len(hands) == 6


@given(st.integers(0, 10_000), st.integers(0, 2))
def test_tables_that_look_alike_are_dealt_alike(seed: int, seat: int) -> None:
    """Neither faces nor the order in which unknown cards happen to lie reach the dice."""

    table = zone_table(
        (deck(backs=PARITY), [3, 0, 8, 5]),
        (hand(0, backs=PARITY), [1, 2, 4, 4]),
        (hand(1, backs=PARITY), [7, 9, 6]),
        (pool("blind", backs=PARITY), [10, 11, 13]),
        (pool("other", backs=PARITY), [12, 12]),
    )
    show(table, 0, 2, 0b110)
    show(table, 1, 0, 0b010)
    show(table, 1, 3, 0b100)
    show(table, 2, 1, 0b101)
    other = table.clone()
    other.chance = QuickChance(seed + 77)
    redeal(other, seat)
    assert [seen(other, zone, seat) for zone in range(5)] == [seen(table, zone, seat) for zone in range(5)]
    for each in (table, other):
        each.chance = QuickChance(seed)
        redeal(each, seat)
    assert table.zones == other.zones


def test_place_puts_nothing_into_anybody_s_mind() -> None:
    table = zone_table((deck(), [1]))
    show(table, 0, 0, 0b1)
    place(table, 0, (3, 2))
    assert table.zones[0] == Zone((3, 2), (0, 0))
    assert repr(table.zones[0]) == "Zone((3, 2), (0, 0))"
    assert hash(table.zones[0]) == hash(Zone((3, 2)))


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", [deck(), pool()], ids=["a stack", "a blind pool"])
def test_a_deck_is_made_anew_from_its_discards_when_it_is_empty(pile: ZoneSpec) -> None:
    table = zone_table((pile, [7]), (row(), [2, 4]), (hand(0), []))
    cards = Deck(0, 1, "cards")

    drawn = [cards.draw(table, 2) for _ in range(3)]

    assert drawn[0] == 7
    assert set(drawn[1:]) == {2, 4}
    assert table.zones[1] == EMPTY
    assert set(table.zones[2].cards) == {2, 4, 7}
    assert knowers(table, 2, table.zones[2].cards.index(2)) == {0}, "who saw it among the discards no longer knows it"


def test_a_deck_without_discards_has_nothing_to_draw() -> None:
    table = zone_table((pool(), []), (row(), []), (hand(0), []))
    cards = Deck(0, 1, "cards")

    assert not cards.holds_cards(table)
    assert cards.draw(table, 2) == NO_CARD
    assert table.zones[2] == EMPTY


def test_a_discarded_card_waits_for_all_to_see() -> None:
    table = zone_table((pool(), [1]), (row(), []), (hand(0), [5, 8]))

    assert Deck(0, 1, "cards").discard(table, 2, 1) == 8

    assert table.zones[1].cards == (8,)
    assert knowers(table, 1) == {SPECTATOR, *range(table.seats)}
