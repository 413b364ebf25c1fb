"""Luck: named streams of a match's own seed.

Three cups share one interface. ``Chance`` serves real matches: a counter run through keyed BLAKE2b, one counter per
named stream, so that a draw in one stream never moves another; nobody without the key can foresee it and its whole
state is the key and a few small numbers. ``QuickChance`` serves seeded forks and imagined matches: small, fast and
apart from the real luck, so that no search foresees the real dice. ``LoadedChance`` serves tests.

Every draw counts in ``draws``: the match compares this number to see whether an answer passed a barrier.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

WORD: Final = 1 << 64
WORDS_IN_BLOCK: Final = 8
MASK: Final = (1 << 64) - 1
FEW: Final = 1 << 20
# Whatever few things there are to choose from, a word below this is never one of the last that would favour some.
SAFE: Final = WORD - FEW
# From so small a heap, this many picks out of one word leave the chances even to one part in a billion.
SMALL_HEAP: Final = 256
PICKS_IN_WORD: Final = 4


def key_of_seed(seed: str) -> bytes:
    """The 32-byte key that all streams of a match hang on."""
    return blake2b(seed.encode(), digest_size=32, person=b"muster-key").digest()


def commitment(seed: str) -> str:
    """What a server may publish before the first move; the seed itself follows at the end."""
    return blake2b(seed.encode(), digest_size=16, person=b"muster-commit").hexdigest()


class Chance:
    """The real cup: a keyed counter generator with named streams."""

    __slots__ = ("blocks", "counters", "draws", "key")

    def __init__(
        self,
        key: bytes,
        counters: dict[str, int] | None = None,
        blocks: dict[str, tuple[int, ...]] | None = None,
        draws: int = 0,
    ) -> None:
        self.key = key
        self.counters: dict[str, int] = {} if counters is None else counters
        self.blocks: dict[str, tuple[int, ...]] = {} if blocks is None else blocks
        self.draws = draws

    def word(self, stream: str) -> int:
        """The next 64 bits of a stream."""
        count = self.counters.get(stream, 0)
        place = count % WORDS_IN_BLOCK
        block = self.blocks.get(stream) if place else None
        if block is None:
            block = self._new_block(stream, count // WORDS_IN_BLOCK)
        self.counters[stream] = count + 1
        return block[place]

    def next_words(self, stream: str, number: int) -> tuple[int, ...]:
        """The next words of a stream, as many calls of ``word`` would bring them."""
        count = self.counters.get(stream, 0)
        place = count % WORDS_IN_BLOCK
        block = self.blocks.get(stream) if place else None
        if block is None:
            block = self._new_block(stream, count // WORDS_IN_BLOCK)
        self.counters[stream] = count + number
        words = block[place : place + number]
        while len(words) < number:
            count += WORDS_IN_BLOCK
            words += self._new_block(stream, count // WORDS_IN_BLOCK)[: number - len(words)]
        return words

    def _new_block(self, stream: str, number: int) -> tuple[int, ...]:
        block: tuple[int, ...] = unpack("<8Q", blake2b(f"{stream}:{number}".encode(), key=self.key).digest())
        self.blocks[stream] = block
        return block

    def below(self, stream: str, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        if n <= 0:
            raise ValueError(f"cannot draw below {n}")
        self.draws += 1
        word = self.word(stream)
        if word < SAFE and n <= FEW:
            return word % n
        limit = WORD - WORD % n
        while word >= limit:
            word = self.word(stream)
        return word % n

    def die(self, stream: str, sides: int) -> int:
        """One die."""
        return self.below(stream, sides) + 1

    def pick(self, stream: str, things: Sequence[int]) -> int:
        """One of several things; the things are plain numbers."""
        return things[self.below(stream, len(things))]

    def pick_kind(self, stream: str, counts: Sequence[int], total: int) -> int:
        """The kind of one thing drawn blindly from a bag that holds ``counts[kind]`` things of each kind."""
        at = self.below(stream, total)
        kind = 0
        while at >= counts[kind]:
            at -= counts[kind]
            kind += 1
        return kind

    def take_kinds(self, stream: str, counts: list[int], number: int) -> list[int]:
        """Draw things blindly from a bag that holds them, and take them out: their kinds, one after another."""
        kinds: list[int] = []
        if not number:
            return kinds
        left = sum(counts)
        words = self.next_words(stream, number)
        if max(words) >= SAFE or left > FEW:
            # A word that may have to be thrown away: back to where they were, and one by one.
            self.counters[stream] -= number
            self.blocks.pop(stream, None)
            for _ in range(number):
                kind = self.pick_kind(stream, counts, left)
                counts[kind] -= 1
                left -= 1
                kinds.append(kind)
            return kinds
        self.draws += number
        for word in words:
            at = word % left
            left -= 1
            for kind, held in enumerate(counts):
                if at < held:
                    counts[kind] = held - 1
                    kinds.append(kind)
                    break
                at -= held
        return kinds

    def take(self, stream: str, heap: list[int], number: int) -> list[int]:
        """Take a number of things out of a heap at random; the order of the rest afterwards does not matter."""
        taken: list[int] = []
        for left in range(len(heap), len(heap) - number, -1):
            pick = self.below(stream, left)
            taken.append(heap[pick])
            heap[pick] = heap[left - 1]
            heap.pop()
        return taken

    def shuffle(self, stream: str, things: Sequence[T]) -> list[T]:
        """The things in a new order; what was given stays as it is."""
        deck = list(things)
        for at in range(len(deck) - 1, 0, -1):
            other = self.below(stream, at + 1)
            deck[at], deck[other] = deck[other], deck[at]
        return deck

    def clone(self) -> Chance:
        return Chance(self.key, self.counters.copy(), self.blocks.copy(), self.draws)

    def to_plain(self) -> list[object]:
        """The cup as plain data: kind, key and the counters in a fixed order."""
        return ["keyed", self.key.hex(), [[name, self.counters[name]] for name in sorted(self.counters)]]


class QuickChance(Chance):
    """A fast cup for forks with new luck: one 64-bit linear generator, streams share it."""

    __slots__ = ("state",)

    def __init__(self, seed: int, state: int = -1) -> None:
        """A new cup of a seed, or one that goes on from a state."""
        super().__init__(b"")
        if state < 0:
            # Neighbouring seeds are mixed well: searches count them up, and their lucks must not resemble each other.
            mixed = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & MASK
            mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
            mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
            state = mixed ^ (mixed >> 31)
        self.state = state

    def below(self, stream: str, n: int) -> int:
        if n <= 0:
            raise ValueError(f"cannot draw below {n}")
        self.draws += 1
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) & MASK
        return ((self.state >> 33) * n) >> 31

    def take_kinds(self, stream: str, counts: list[int], number: int) -> list[int]:
        left = sum(counts)
        kinds: list[int] = []
        for taken in range(number):
            kind = self.pick_kind(stream, counts, left - taken)
            counts[kind] -= 1
            kinds.append(kind)
        return kinds

    def take(self, stream: str, heap: list[int], number: int) -> list[int]:
        """One word of luck is enough for several things: of its 64 bits the picks from a small heap need a few each."""
        left = len(heap)
        if left > SMALL_HEAP or number < 2:
            return super().take(stream, heap, number)
        taken: list[int] = []
        state = self.state
        for begun in range(0, number, PICKS_IN_WORD):
            state = (state * 6364136223846793005 + 1442695040888963407) & MASK
            word = state ^ (state >> 29)  # the low bits of such a generator are poor; the high ones are not
            for _ in range(min(PICKS_IN_WORD, number - begun)):
                word, pick = divmod(word, left)
                left -= 1
                taken.append(heap[pick])
                heap[pick] = heap[left]
        del heap[left:]
        self.state = state
        self.draws += number
        return taken

    def word(self, stream: str) -> int:
        return (self.below(stream, 1 << 31) << 33) | (self.below(stream, 1 << 31) << 2)

    def clone(self) -> Chance:
        twin = QuickChance(0, self.state)
        twin.draws = self.draws
        return twin

    def to_plain(self) -> list[object]:
        return ["quick", str(self.state)]


class LoadedChance(QuickChance):
    """A cup for tests: what is loaded into a stream comes first, then quick luck.

    ``loads`` maps a stream to what it shall bring: faces for ``die``, things for ``pick`` (which must be among the
    things to pick from), plain numbers for ``below``.
    """

    __slots__ = ("loads",)

    def __init__(self, loads: dict[str, list[int]], seed: int = 1) -> None:
        super().__init__(seed)
        self.loads = {stream: list(values) for stream, values in loads.items()}

    def load(self, stream: str, values: Sequence[int]) -> None:
        """Put more behind what is loaded already."""
        self.loads.setdefault(stream, []).extend(values)

    def next_loaded(self, stream: str) -> int | None:
        waiting = self.loads.get(stream)
        if not waiting:
            return None
        self.draws += 1
        return waiting.pop(0)

    def below(self, stream: str, n: int) -> int:
        loaded = self.next_loaded(stream)
        if loaded is None:
            return super().below(stream, n)
        if not 0 <= loaded < n:
            raise ValueError(f"{loaded} was loaded into {stream}, but a number below {n} is asked for")
        return loaded

    def die(self, stream: str, sides: int) -> int:
        loaded = self.next_loaded(stream)
        if loaded is None:
            return super().below(stream, sides) + 1
        if not 1 <= loaded <= sides:
            raise ValueError(f"{loaded} was loaded into {stream}, but a die with {sides} sides is rolled")
        return loaded

    def pick(self, stream: str, things: Sequence[int]) -> int:
        loaded = self.next_loaded(stream)
        if loaded is None:
            return things[super().below(stream, len(things))]
        if loaded not in things:
            raise ValueError(f"{loaded} was loaded into {stream}, but is not among {tuple(things)}")
        return loaded

    def pick_kind(self, stream: str, counts: Sequence[int], total: int) -> int:
        loaded = self.next_loaded(stream)
        if loaded is None:
            return super().pick_kind(stream, counts, total)
        if not 0 <= loaded < len(counts) or not counts[loaded]:
            raise ValueError(f"kind {loaded} was loaded into {stream}, but the bag holds {tuple(counts)}")
        return loaded

    def take(self, stream: str, heap: list[int], number: int) -> list[int]:
        """One by one, so that every load has its turn."""
        return Chance.take(self, stream, heap, number)

    def clone(self) -> Chance:
        twin = LoadedChance(self.loads)
        twin.state = self.state
        twin.draws = self.draws
        return twin

    def to_plain(self) -> list[object]:
        return ["loaded", str(self.state), [[name, list(self.loads[name])] for name in sorted(self.loads)]]


def chance_from_plain(plain: list[object]) -> Chance:
    """The cup that ``to_plain`` wrote down."""
    kind = plain[0]
    if kind == "keyed":
        cup = Chance(bytes.fromhex(str(plain[1])))
        counters = plain[2]
        assert isinstance(counters, list)
        for name, count in counters:
            cup.counters[str(name)] = int(count)
        return cup
    if kind == "quick":
        return QuickChance(0, int(str(plain[1])))
    if kind == "loaded":
        loads = plain[2]
        assert isinstance(loads, list)
        loaded = LoadedChance({str(name): [int(value) for value in values] for name, values in loads})
        loaded.state = int(str(plain[1]))
        return loaded
    raise ValueError(f"unknown kind of chance: {kind}")
