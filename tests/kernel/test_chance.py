"""Luck: streams that do not disturb each other, numbers without bias, values fixed for ever."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from muster.kernel.chance import (
    MASK,
    WORD,
    Chance,
    LoadedChance,
    QuickChance,
    chance_from_plain,
    commitment,
    key_of_seed,
)


class ScriptedWords(Chance):
    """A cup whose 64-bit words are given."""

    __slots__ = ("words",)

    def __init__(self, words: Iterable[int]) -> None:
        super().__init__(b"")
        self.words = list(words)

    def word(self, stream: str) -> int:
        return self.words.pop(0)


class ScriptedLater(Chance):
    """A real cup, but for a few words in the middle, which are given."""

    __slots__ = ("later",)

    def __init__(self, later: list[int]) -> None:
        super().__init__(key_of_seed("7"))
        self.later = later

    def _new_block(self, stream: str, number: int) -> tuple[int, ...]:
        block = super()._new_block(stream, number)
        if number == 0:
            block = (*block[:2], *self.later, *block[2 + len(self.later) :])
            self.blocks[stream] = block
        return block


def real(seed: str = "7") -> Chance:
    return Chance(key_of_seed(seed))


def chi_square(counts: Iterable[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


# -- values that old records depend on ---------------------------------------------------------------------------------


def test_known_values_stay_as_they_are() -> None:
    assert key_of_seed("7").hex() == "a0044797b091dd2fe48d9367914feb99d6ea1f5663db02a34ef0c316624a9909"
    assert commitment("7") == "2eeb2284453dfc2f7304c51531d5b51f"
    cup = real()
    assert [cup.word("attack") for _ in range(10)] == [
        2636512048211850042,
        1813230460977680238,
        16224537396359096340,
        8829022752066245808,
        868765105955190810,
        3230766685818404475,
        4705080500430985523,
        14965999847671808456,
        3453268057990674523,
        503153004935765178,
    ]
    assert [real().below("attack", 6) for _ in range(3)] == [0, 0, 0]
    cup = real()
    assert [cup.die("attack", 6) for _ in range(20)] == [1, 1, 1, 1, 1, 4, 6, 3, 2, 1, 6, 2, 5, 4, 2, 5, 4, 2, 2, 5]
    assert real().shuffle("quests", range(12)) == [5, 2, 8, 3, 1, 6, 11, 4, 7, 10, 0, 9]
    assert real().pick("picks", (10, 20, 30, 40)) == 10
    assert [real().pick_kind("bag", (3, 0, 5), 8) for _ in range(1)] == [2]


def test_known_values_of_the_quick_cup() -> None:
    cup = QuickChance(5)
    assert [cup.below("any", 1000) for _ in range(8)] == [133, 989, 958, 556, 386, 487, 237, 202]


# -- streams -----------------------------------------------------------------------------------------------------------


@given(st.lists(st.sampled_from(["attack", "quests", "a", "a:1"]), max_size=60))
def test_a_draw_in_one_stream_never_moves_another(order: list[str]) -> None:
    mixed = real()
    drawn: dict[str, list[int]] = {}
    for stream in order:
        drawn.setdefault(stream, []).append(mixed.below(stream, 1000))
    for stream, values in drawn.items():
        alone = real()
        assert [alone.below(stream, 1000) for _ in values] == values


def test_streams_and_seeds_differ() -> None:
    words = {real(seed).word(stream) for seed in ("7", "8", "07") for stream in ("a", "b", "a:0", "a:1", "a:")}
    assert len(words) == 15


# -- no bias -----------------------------------------------------------------------------------------------------------


def test_a_word_past_the_last_full_round_is_rejected() -> None:
    cup = ScriptedWords([WORD - 1, 5])  # 2^64 = 3 k + 1: the last word would be one zero too many
    assert cup.below("any", 3) == 2
    assert cup.words == []
    assert cup.draws == 1


def test_a_power_of_two_rejects_nothing() -> None:
    assert ScriptedWords([WORD - 1]).below("any", 8) == 7


@given(st.integers(1, WORD), st.lists(st.integers(0, MASK), min_size=1))
def test_below_is_exact(n: int, words: list[int]) -> None:
    last_round = WORD // n * n
    expected = next((word % n for word in words if word < last_round), None)
    cup = ScriptedWords([*words, 0])
    assert cup.below("any", n) == (0 if expected is None else expected)


@pytest.mark.parametrize("n", [0, -1])
@pytest.mark.parametrize("make", [real, lambda: QuickChance(1), lambda: LoadedChance({})])
def test_nothing_is_below_zero(make: Callable[[], Chance], n: int) -> None:
    with pytest.raises(ValueError, match="cannot draw below"):
        make().below("any", n)


# Critical values of chi-square at one in a thousand; seeds are fixed, so these tests never flicker.


@pytest.mark.parametrize("make", [real, lambda: QuickChance(1)])
def test_dice_are_even(make: Callable[[], Chance]) -> None:
    cup = make()
    counts = Counter(cup.die("attack", 6) for _ in range(12_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    assert chi_square(counts.values(), 2000) < 20.5


@pytest.mark.parametrize("make", [real, lambda: QuickChance(1)])
def test_shuffles_are_even(make: Callable[[], Chance]) -> None:
    cup = make()
    counts = Counter(tuple(cup.shuffle("deck", "abcd")) for _ in range(12_000))
    assert len(counts) == 24
    assert chi_square(counts.values(), 500) < 49.7


@pytest.mark.parametrize("before", range(9))
@pytest.mark.parametrize("number", [1, 5, 8, 9, 20])
def test_several_words_at_once_are_the_same_words(before: int, number: int) -> None:
    together, apart = real(), real()
    for cup in (together, apart):
        for _ in range(before):
            cup.word("bag")
    assert list(together.next_words("bag", number)) == [apart.word("bag") for _ in range(number)]
    assert together.word("bag") == apart.word("bag")
    assert together.to_plain() == apart.to_plain()


@pytest.mark.parametrize(
    "make", [real, lambda: QuickChance(3), lambda: LoadedChance({"bag": [1, 0]}), lambda: ScriptedLater([WORD - 1, 5])]
)
def test_a_handful_is_the_same_as_one_after_another(make: Callable[[], Chance]) -> None:
    together, apart = make(), make()
    bag = [3, 2, 0, 4]
    left = bag.copy()
    kinds = []
    for _ in range(7):
        kinds.append(apart.pick_kind("bag", left, sum(left)))
        left[kinds[-1]] -= 1
    assert together.take_kinds("bag", bag, 7) == kinds
    assert bag == left
    assert together.draws == apart.draws
    assert together.to_plain() == apart.to_plain()
    assert together.take_kinds("bag", bag, 0) == []


def test_kinds_come_as_often_as_they_are_in_the_bag() -> None:
    cup = real()
    counts = Counter(cup.pick_kind("bag", (1, 0, 2, 3), 6) for _ in range(6000))
    assert sorted(counts) == [0, 2, 3]
    assert (counts[0] - 1000) ** 2 / 1000 + (counts[2] - 2000) ** 2 / 2000 + (counts[3] - 3000) ** 2 / 3000 < 13.8


@pytest.mark.parametrize("make", [real, lambda: QuickChance(1)])
@pytest.mark.parametrize("number", [0, 1, 2, 4, 5, 6])
def test_what_is_taken_out_of_a_heap_is_even(make: Callable[[], Chance], number: int) -> None:
    cup = make()
    orders: Counter[tuple[int, ...]] = Counter()
    ways = [1, 6, 30, 120, 360, 720, 720][number]
    for _ in range(20 * ways):
        heap = [0, 1, 2, 3, 4, 5]
        before = cup.draws
        taken = cup.take("redeal", heap, number)
        assert cup.draws == before + number
        assert sorted(taken + heap) == [0, 1, 2, 3, 4, 5]
        orders[tuple(taken)] += 1
    assert len(orders) == ways
    assert chi_square(orders.values(), 20) < ways + 4.5 * ways**0.5 + 8


@pytest.mark.parametrize("held", [64, 256, 320])
def test_no_place_of_a_heap_follows_from_what_was_taken_before(held: int) -> None:
    """The picks of one word of luck, and those of neighbouring words, in sixteen times sixteen fields."""
    cup = QuickChance(5)
    pairs: Counter[tuple[int, int, int]] = Counter()
    number, rounds = 8, 12_800
    for _ in range(rounds):
        taken = cup.take("redeal", list(range(held)), number)
        for at in range(number - 1):
            pairs[at, taken[at] * 16 // held, taken[at + 1] * 16 // held] += 1
    for at in range(number - 1):
        fields = [pairs[at, a, b] for a in range(16) for b in range(16)]
        assert chi_square(fields, rounds / 256) < 330.6 + 256 * 16 / held  # a card taken is not taken again


def test_a_loaded_cup_takes_what_was_loaded() -> None:
    heap = [10, 11, 12, 13]
    assert LoadedChance({"redeal": [3, 0, 1]}).take("redeal", heap, 3) == [13, 10, 11]
    assert heap == [12]


def test_neighbouring_quick_seeds_do_not_resemble_each_other() -> None:
    first = [QuickChance(seed).below("any", 6) for seed in range(7201)]
    steps = Counter(pairwise(first))
    assert chi_square((steps[a, b] for a in range(6) for b in range(6)), 200) < 66.6
    pairs: Counter[tuple[int, int]] = Counter()
    for seed in range(7200):
        cup = QuickChance(seed)
        pairs[cup.below("any", 6), cup.below("any", 6)] += 1
    assert chi_square((pairs[a, b] for a in range(6) for b in range(6)), 200) < 66.6


# -- copies ------------------------------------------------------------------------------------------------------------


CUPS: list[Callable[[], Chance]] = [real, lambda: QuickChance(3), lambda: LoadedChance({"attack": [3, 1], "x": []})]


@pytest.mark.parametrize("make", CUPS)
@pytest.mark.parametrize("before", [0, 1, 7, 8, 9, 20])
def test_a_clone_goes_on_alike_and_alone(make: Callable[[], Chance], before: int) -> None:
    cup = make()
    for _ in range(before):
        cup.die("attack", 6)
    twin = cup.clone()
    assert twin.to_plain() == cup.to_plain()
    assert twin.draws == cup.draws
    ahead = [twin.die("attack", 6) for _ in range(20)]
    assert [cup.die("attack", 6) for _ in range(20)] == ahead
    assert type(twin) is type(cup)


@pytest.mark.parametrize("make", CUPS)
@pytest.mark.parametrize("before", [0, 1, 8, 13])
def test_plain_data_goes_on_alike(make: Callable[[], Chance], before: int) -> None:
    cup = make()
    for _ in range(before):
        cup.die("attack", 6)
    again = chance_from_plain(cup.to_plain())
    assert again.to_plain() == cup.to_plain()
    assert [again.die("attack", 6) for _ in range(20)] == [cup.die("attack", 6) for _ in range(20)]


def test_an_unknown_cup_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown kind of chance"):
        chance_from_plain(["marked", "1"])


def test_shuffling_leaves_what_was_given_alone() -> None:
    given_ = [1, 2, 3, 4, 5]
    shuffled = real().shuffle("deck", given_)
    assert given_ == [1, 2, 3, 4, 5]
    assert sorted(shuffled) == given_


@pytest.mark.parametrize("make", CUPS)
def test_every_draw_counts(make: Callable[[], Chance]) -> None:
    cup = make()
    draws: list[Callable[[], int]] = [
        lambda: cup.die("attack", 6),
        lambda: cup.below("any", 3),
        lambda: cup.pick("any", (1, 2)),
        lambda: cup.pick_kind("any", (1, 1), 2),
    ]
    for draw in draws:
        before = cup.draws
        draw()
        assert cup.draws == before + 1
    before = cup.draws
    cup.shuffle("deck", (1, 2, 3))
    assert cup.draws == before + 2
    before = cup.draws
    cup.shuffle("deck", (1,))
    assert cup.draws == before


# -- a loaded cup ------------------------------------------------------------------------------------------------------


def test_what_is_loaded_comes_first() -> None:
    cup = LoadedChance({"attack": [6, 1, 4], "draw": [30], "bag": [2], "n": [0]})
    assert [cup.die("attack", 6) for _ in range(3)] == [6, 1, 4]
    assert cup.pick("draw", (10, 20, 30)) == 30
    assert cup.pick_kind("bag", (1, 1, 1), 3) == 2
    assert cup.below("n", 5) == 0
    cup.load("attack", [2])
    assert cup.die("attack", 6) == 2
    assert 1 <= cup.die("attack", 6) <= 6


@pytest.mark.parametrize(
    "draw",
    [
        lambda cup: cup.die("x", 6),
        lambda cup: cup.below("x", 7),
        lambda cup: cup.pick("x", (1, 2)),
        lambda cup: cup.pick_kind("x", (1, 1), 2),
    ],
)
def test_an_impossible_load_is_refused(draw: Callable[[Chance], int]) -> None:
    with pytest.raises(ValueError, match="loaded into x"):
        draw(LoadedChance({"x": [7]}))


def test_a_kind_that_is_not_in_the_bag_cannot_be_loaded() -> None:
    with pytest.raises(ValueError, match="loaded into bag"):
        LoadedChance({"bag": [1]}).pick_kind("bag", (2, 0), 2)


# -- commitment --------------------------------------------------------------------------------------------------------


def test_the_commitment_tells_nothing_and_fits_one_seed() -> None:
    assert commitment("7") == commitment("7")
    assert len({commitment(str(seed)) for seed in range(500)}) == 500
    assert commitment("7") not in key_of_seed("7").hex()
    assert key_of_seed("7").hex()[:32] != commitment("7")
