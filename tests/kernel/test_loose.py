"""Stacks of imagined matches: their order is drawn only as far as somebody comes to it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toys.bare import BareTable, deck, hand, pool, row, zone_table

from muster.kernel.chance import QuickChance
from muster.kernel.snapshot import freeze, thaw
from muster.kernel.zones import (
    Zone,
    bury,
    draw,
    gather,
    give,
    lay_under,
    pick_out,
    redeal,
    reorder,
    seen,
    show,
    shuffle,
    turn_up,
)

STACK, HAND, ROW = 0, 1, 2


def imagined(table: BareTable, seat: int, seed: int) -> BareTable:
    """What ``Match.imagine`` makes of a table."""
    twin = table.clone()
    twin.chance = QuickChance(seed)
    redeal(twin, seat)
    return twin


def a_stack(*cards: int) -> BareTable:
    """A stack, a hand of seat 1 and a row face up."""
    return zone_table((deck(), list(cards)), (hand(1), []), (row(), []))


def evenly(counts: Counter[tuple[int, ...]], ways: int) -> bool:
    """Do all ways come about equally often? The limit lies four deviations off; seeds are fixed."""
    expected = sum(counts.values()) / ways
    found = sum([(count - expected) ** 2 / expected for count in counts.values()]) + expected * (ways - len(counts))
    return found < ways - 1 + 4 * (2 * (ways - 1)) ** 0.5


def test_a_stack_that_nobody_knows_gets_no_order_and_no_luck_is_spent() -> None:
    table = a_stack(3, 1, 2)
    twin = imagined(table, 0, seed=5)
    assert twin.zones[STACK] == Zone((1, 2, 3), (0, 0, 0), loose=True)
    assert twin.zones[STACK] != Zone((1, 2, 3), (0, 0, 0))
    assert "loose" in repr(twin.zones[STACK])
    assert twin.chance.draws == 0
    assert table.zones[STACK] == Zone((3, 1, 2))


def taken_to_hand(table: BareTable) -> int:
    return draw(table, STACK, HAND, "stack")


def taken_from_below(table: BareTable) -> int:
    return give(table, STACK, len(table.zones[STACK].cards) - 1, HAND)


def looked_at(table: BareTable) -> int:
    card = show(table, STACK, 0, 0b001)
    assert pick(table, 0) == card
    pick_out(table, STACK, card)
    return card


def buried(table: BareTable) -> int:
    return bury(table, STACK, 0, HAND)


def put_below_and_taken_there(table: BareTable) -> int:
    reorder(table, STACK, 0, on_top=False)
    return taken_from_below(table)


def put_on_top_and_turned_up(table: BareTable) -> int:
    reorder(table, STACK, len(table.zones[STACK].cards) - 1, on_top=True)
    return turn_up(table, STACK)


def pick(table: BareTable, index: int) -> int:
    return table.zones[STACK].cards[index]


WAYS: list[Callable[[BareTable], int]] = [
    taken_to_hand,
    taken_from_below,
    looked_at,
    buried,
    put_below_and_taken_there,
    put_on_top_and_turned_up,
    lambda table: turn_up(table, STACK),
]


@pytest.mark.parametrize("take", WAYS)
def test_every_order_comes_equally_often(take: Callable[[BareTable], int]) -> None:
    table = a_stack(4, 2, 3, 1)
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        twin = imagined(table, 0, seed)
        orders[tuple([take(twin) for _ in range(4)])] += 1
        assert not twin.zones[STACK].cards
    assert evenly(orders, 24)


def test_a_card_that_somebody_knows_lies_still() -> None:
    table = a_stack(4, 2, 3, 1)
    show(table, STACK, 2, 0b011)
    tops: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        assert seen(twin, STACK, 0) == [None, None, 3, None]
        tops[turn_up(twin, STACK), turn_up(twin, STACK)] += 1
        assert turn_up(twin, STACK) == 3
    assert evenly(tops, 6)


def test_what_another_seat_knows_is_dealt_and_then_lies_still() -> None:
    table = a_stack(4, 2, 3, 1)
    show(table, STACK, 2, 0b010)
    known: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        assert twin.zones[STACK].known == (0, 0, 0b010, 0)
        card = pick(twin, 2)
        known[turn_up(twin, STACK), card] += 1
        assert pick(twin, 1) == card
    assert evenly(known, 12)


def test_a_stack_is_kept_for_all_seats_only_while_all_know_the_same_of_it() -> None:
    table = zone_table((deck(), [4, 2, 3, 1]))
    assert imagined(table, 0, 1).zones[STACK] is imagined(table, 1, 2).zones[STACK]
    show(table, STACK, 0, 0b010)
    for seed in range(40):
        assert seen(imagined(table, 1, seed), STACK, 1) == [4, None, None, None]
    assert {pick(imagined(table, 0, seed), 0) for seed in range(40)} == {1, 2, 3, 4}
    show(table, STACK, 0, 0b111)
    assert imagined(table, 0, 1).zones[STACK] is imagined(table, 1, 2).zones[STACK]


def test_two_stacks_of_one_pool_share_their_cards() -> None:
    table = zone_table((deck("one"), [1, 2]), (deck("two"), [3, 4]), (hand(0), [0]))
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(2400):
        twin = imagined(table, 0, seed)
        orders[turn_up(twin, 0), turn_up(twin, 0), turn_up(twin, 1), turn_up(twin, 1)] += 1
    assert evenly(orders, 24)


def test_cards_of_a_hand_and_a_stack_are_dealt_over_both() -> None:
    table = zone_table((deck(), [1, 2]), (hand(1), [3, 4]), (row(), []))
    ways: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        ways[(*twin.zones[HAND].cards, turn_up(twin, STACK), turn_up(twin, STACK))] += 1
    assert evenly(ways, 12)


def test_what_another_seat_knows_of_a_whole_stack_has_an_order() -> None:
    table = zone_table((deck(), [3, 1, 2]))
    for at in range(3):
        show(table, STACK, at, 0b010)
    orders: Counter[tuple[int, ...]] = Counter()
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        orders[twin.zones[STACK].cards] += 1
    assert evenly(orders, 6)


@pytest.mark.parametrize("lay", [give, bury])
def test_cards_laid_openly_keep_their_places(lay: Callable[[BareTable, int, int, int], int]) -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    table = a_stack(2, 3, 1)
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        lay_under(twin, STACK, (7, 7))
        twin.zones[ROW] = Zone((9,))
        lay(twin, ROW, 0, STACK)
        on_top, below = ([9], []) if lay is give else ([], [9])
        assert seen(twin, STACK, -1) == [*on_top, None, None, None, 7, 7, *below]
        cards = [turn_up(twin, STACK) for _ in range(6)]
        assert cards[:1] == on_top or cards[-1:] == below
        orders[tuple([card for card in cards if card < 7])] += 1
    assert evenly(orders, 6)


def test_a_card_turned_up_is_seen_by_all_and_one_laid_elsewhere_by_nobody() -> None:
    table = a_stack(4, 2, 3)
    show(table, STACK, 0, 0b010)
    shown = table.shown
    reorder(table, STACK, 0, on_top=False)
    assert (table.zones[STACK], table.shown) == (Zone((2, 3, 4), (0, 0, 0b010)), shown)
    reorder(table, STACK, 2, on_top=True)
    lay_under(table, STACK, (9,))
    assert (table.zones[STACK], table.shown) == (Zone((4, 2, 3, 9), (0b010, 0, 0, 0b111)), shown)
    assert turn_up(table, STACK) == 4
    assert (table.zones[STACK], table.shown) == (Zone((2, 3, 9), (0, 0, 0b111)), shown + 1)


def test_a_card_with_a_certain_face_can_be_picked_out() -> None:
    rest: Counter[tuple[int, ...]] = Counter()
    table = a_stack(4, 2, 3, 1)
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        shown = twin.shown
        pick_out(twin, STACK, 3)
        assert twin.shown == shown + 1
        rest[turn_up(twin, STACK), turn_up(twin, STACK), turn_up(twin, STACK)] += 1
    assert evenly(rest, 6)


def test_a_shuffled_stack_has_an_order() -> None:
    twin = imagined(a_stack(4, 2, 3, 1), 0, seed=3)
    shuffle(twin, STACK, "stack")
    assert not twin.zones[STACK].loose
    twin = imagined(a_stack(4, 2, 3, 1), 0, seed=3)
    twin.zones[ROW] = Zone((9,))
    gather(twin, ROW, STACK, "stack")
    assert not twin.zones[STACK].loose


def test_what_is_imagined_can_be_imagined_again() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    table = a_stack(3, 2, 1)
    for seed in range(1200):
        twin = imagined(table, 0, seed)
        show(twin, STACK, 1, 0b001)
        again = imagined(twin, 0, seed + 5000)
        assert pick(again, 1) == pick(twin, 1)
        orders[tuple([turn_up(again, STACK) for _ in range(3)])] += 1
    assert evenly(orders, 6)


@given(st.lists(st.sampled_from(["turn", "look", "below", "lay"]), max_size=6), st.integers(0, 999))
def test_where_two_stacks_look_alike_the_same_comes(moves: list[str], seed: int) -> None:
    """The true order reaches nothing that is ever drawn."""
    told: list[list[object]] = []
    for order in ((4, 2, 3, 1, 5), (5, 1, 2, 4, 3)):
        twin = imagined(a_stack(*order), 0, seed)
        heard: list[object] = []
        for move in moves:
            if not twin.zones[STACK].cards:
                break
            if move == "turn":
                heard.append(turn_up(twin, STACK))
            elif move == "look":
                heard.append(show(twin, STACK, len(twin.zones[STACK].cards) - 1, 0b001))
            elif move == "below":
                reorder(twin, STACK, 0, on_top=False)
            else:
                lay_under(twin, STACK, (8,))
        told.append([*heard, twin.zones])
    assert told[0] == told[1]


def test_one_card_apart_from_its_deck_comes_from_those_with_its_back() -> None:
    backs = (0, 1, 0, 1, 0, 2)
    table = zone_table((pool(backs=backs), [0, 1, 2, 3]), (deck("top", backs=backs), [4]))
    tops: Counter[tuple[int, ...]] = Counter()
    for seed in range(900):
        twin = imagined(table, 0, seed)
        tops[twin.zones[1].cards] += 1
        assert sorted(twin.zones[0].cards + twin.zones[1].cards) == [0, 1, 2, 3, 4]
        assert not twin.zones[1].loose
    assert set(tops) == {(0,), (2,), (4,)}
    assert evenly(tops, 3)
    table = zone_table((pool(backs=backs), [0, 1, 2, 3]), (deck("top", backs=backs), [5]))
    assert imagined(table, 0, 1).zones == table.zones


def test_several_cards_apart_come_from_those_with_their_backs() -> None:
    backs = (0, 1, 0, 1, 0, 1, 1)
    table = zone_table(
        (pool(backs=backs), [0, 1, 2, 3]), (deck("path", backs=backs), [4, 5]), (hand(1, backs=backs), [6])
    )
    ways: Counter[tuple[int, ...]] = Counter()
    for seed in range(3600):
        twin = imagined(table, 0, seed)
        assert sorted([card for zone in twin.zones for card in zone.cards]) == [0, 1, 2, 3, 4, 5, 6]
        ways[twin.zones[1].cards + twin.zones[2].cards] += 1
    assert evenly(ways, 3 * 12)


def test_a_back_that_no_card_apart_has_stays_in_its_deck() -> None:
    backs = (0, 0, 1, 1, 0, 0)
    table = zone_table((pool(backs=backs), [0, 1, 2, 3]), (hand(1, backs=backs), [4, 5]))
    hands: Counter[tuple[int, ...]] = Counter()
    for seed in range(600):
        twin = imagined(table, 0, seed)
        hands[twin.zones[1].cards] += 1
        assert set(twin.zones[0].cards) >= {2, 3}
    assert evenly(hands, 6)


def test_a_stack_that_a_seat_knows_card_by_card_stays() -> None:
    table = zone_table((deck(), [3, 1]), (hand(1), [2]))
    show(table, STACK, 0, 0b011)
    show(table, STACK, 1, 0b001)
    assert imagined(table, 0, seed=4).zones == table.zones


def test_a_pool_of_several_blind_decks_is_dealt_by_backs() -> None:
    backs = (0, 1, 0, 1, 0, 1)
    table = zone_table((pool("fresh", backs=backs), [0, 1, 2]), (pool("spent", backs=backs), [3, 4, 5]))
    ways: Counter[tuple[int, ...]] = Counter()
    for seed in range(900):
        ways[imagined(table, 0, seed).zones[0].cards] += 1
    assert evenly(ways, 3 * 3)


def test_a_snapshot_says_that_a_stack_has_no_order() -> None:
    for zone in (Zone((1, 2), (0, 3)), Zone((1, 2), (0, 3), loose=True)):
        assert thaw(freeze(zone, {}), {}) == zone
    assert freeze(Zone((1, 2), (0, 3)), {}) == ["z", [1, 2], [0, 3]]
