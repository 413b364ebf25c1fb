"""Zones: where cards lie, who may see them there, and who has seen which face.

A zone is an immutable value (cards and, for each, a mask of the seats that know its face beyond what the zone's
audience says); the table holds a list of them, so that copying a table copies references only. What a zone is (its
name, owner, audience, pool) is fixed for a match and kept in its ``ZoneSpec``.

Cards enter and leave hidden zones only through the operations below. They keep the knowledge up to date (looking adds
a seat, moving face down in the open keeps it, shuffling clears it) and count a barrier whenever a seat learns a face.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from muster.kernel.table import Table


class Audience(Enum):
    """Who sees the faces in a zone."""

    EVERYONE = "everyone"
    OWNER = "owner"
    NOBODY = "nobody"


class ZoneSpec:
    """What a zone is.

    ``pool`` names the cards with one back that may be anywhere unseen; ``ordered`` says whether the place in the zone
    means something (an unordered deck is a pool from which each draw picks blindly: no order exists that could leak);
    ``back`` gives the public back of a card, where cards of one pool do not look all alike from behind.
    """

    __slots__ = ("audience", "back", "kind", "name", "ordered", "owner", "pool")

    def __init__(
        self,
        name: str,
        audience: Audience,
        *,
        pool: str = "",
        owner: int = -1,
        ordered: bool = False,
        kind: str = "",
        back: Callable[[int], int] | None = None,
    ) -> None:
        self.name = name
        self.audience = audience
        self.pool = pool
        self.owner = owner
        self.ordered = ordered
        self.kind = kind
        self.back = back

    def learners(self, seats: int) -> int:
        """The mask of the seats that see every face here."""
        if self.audience is Audience.EVERYONE:
            return (1 << seats) - 1
        return 1 << self.owner if self.audience is Audience.OWNER else 0


class Zone:
    """The cards in one zone, and per card the seats that know its face."""

    __slots__ = ("cards", "known")

    def __init__(self, cards: tuple[int, ...] = (), known: tuple[int, ...] | None = None) -> None:
        self.cards = cards
        self.known = (0,) * len(cards) if known is None else known

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Zone) and self.cards == other.cards and self.known == other.known

    def __hash__(self) -> int:
        return hash(self.cards)

    def __repr__(self) -> str:
        return f"Zone({self.cards!r}, {self.known!r})"


EMPTY = Zone()


def place(table: Table, zone: int, cards: tuple[int, ...]) -> None:
    """Lay cards into a zone at set-up; nobody knows more of them than the zone's audience sees."""
    spec = table.layout[zone]
    table.zones[zone] = Zone(cards if spec.ordered else tuple(sorted(cards)))


def draw(table: Table, source: int, to: int, stream: str) -> int:
    """Move one card from a deck (blindly, or from the top of an ordered one) to another zone; return it."""
    zone = table.zones[source]
    spec = table.layout[source]
    if spec.ordered:
        index = 0
    else:
        card = table.chance.pick(stream, zone.cards)
        index = zone.cards.index(card)
    return give(table, source, index, to)


def give(table: Table, source: int, index: int, to: int) -> int:
    """Move one card; those who knew it still do, and those who see the new zone learn it. Ordered zones take it on top.

    Among the cards of an unordered hidden deck nobody can follow a single card, so there all knowledge is dropped; who
    cannot tell which card left a hand no longer knows what is in either place.
    """
    card, known = _take_out(table, source, index, to)
    if table.layout[to].ordered:
        goal = table.zones[to]
        table.zones[to] = Zone((card, *goal.cards), (known, *goal.known))
    else:
        _join(table, to, card, known)
    return card


def bury(table: Table, source: int, index: int, under: int) -> int:
    """Move one card under an ordered deck; who knew the face knows where it lies. Otherwise as ``give``."""
    card, known = _take_out(table, source, index, under)
    if table.layout[under].ordered:
        goal = table.zones[under]
        table.zones[under] = Zone((*goal.cards, card), (*goal.known, known))
    else:
        _join(table, under, card, known)
    return card


def _take_out(table: Table, source: int, index: int, to: int) -> tuple[int, int]:
    """Take a card out of a zone on its way to another: the card, and the mask of the seats that know it there."""
    zone = table.zones[source]
    spec = table.layout[source]
    card = zone.cards[index]
    watchers = spec.learners(table.seats)
    learners = table.layout[to].learners(table.seats)
    known = zone.known[index] | watchers
    cards = zone.cards[:index] + zone.cards[index + 1 :]
    masks = zone.known[:index] + zone.known[index + 1 :]
    if not spec.ordered and spec.audience is Audience.OWNER:
        lost = _lose_track(spec, zone, card, watchers | learners)
        kept: list[int] = []
        for other, mask in zip(cards, masks, strict=True):
            if other == card:
                # Copies of a face cannot be told apart: who knew of one takes the one that leaves for it.
                known, mask = known | mask, mask & known
            if lost and (spec.back is None or spec.back(other) == spec.back(card)):
                mask &= ~lost
            kept.append(mask)
        known &= ~lost
        masks = tuple(kept)
    if learners & ~known:
        table.shown += 1
    table.zones[source] = Zone(cards, masks)
    return card, known | learners


def _lose_track(spec: ZoneSpec, zone: Zone, card: int, sure: int) -> int:
    """The seats that knew something of a hand and now cannot tell which of its cards left.

    They keep what they know only where they see the card (``sure``) or where all that may have left have one face.
    """
    knew = 0
    knew_all = -1
    back = spec.back
    for other, mask in zip(zone.cards, zone.known, strict=True):
        if back is None or back(other) == back(card):
            knew |= mask
            knew_all &= mask if other == card else 0
    return knew & ~knew_all & ~sure


def _join(table: Table, to: int, card: int, known: int) -> None:
    """Lay a card into an unordered zone: knowledge is kept where cards lie apart, dropped in a blind pool."""
    goal = table.zones[to]
    cards = tuple(sorted((*goal.cards, card)))
    if table.layout[to].audience is Audience.NOBODY:
        table.zones[to] = Zone(cards)
    else:
        at = cards.index(card)
        table.zones[to] = Zone(cards, (*goal.known[:at], known, *goal.known[at:]))


def show(table: Table, zone: int, index: int, seats: int) -> int:
    """Let the seats of a mask look at one card where it lies; return it. In a blind pool nobody keeps track of it."""
    lying = table.zones[zone]
    spec = table.layout[zone]
    known = lying.known[index] | spec.learners(table.seats)
    if seats & ~known:
        table.shown += 1
    if spec.ordered or spec.audience is not Audience.NOBODY:
        table.zones[zone] = Zone(lying.cards, (*lying.known[:index], known | seats, *lying.known[index + 1 :]))
    return lying.cards[index]


def shuffle(table: Table, zone: int, stream: str) -> None:
    """Shuffle a zone; nobody knows any more what lies where."""
    lying = table.zones[zone]
    if table.layout[zone].ordered:
        table.zones[zone] = Zone(tuple(table.chance.shuffle(stream, lying.cards)))
    else:
        table.zones[zone] = Zone(lying.cards)


def gather(table: Table, source: int, to: int, stream: str) -> None:
    """Move all cards of one zone into another and shuffle that: a discard pile becomes a deck again."""
    learners = table.layout[to].learners(table.seats)
    if learners:
        watchers = table.layout[source].learners(table.seats)
        for known in table.zones[source].known:
            if learners & ~(known | watchers):
                table.shown += 1
    cards = table.zones[to].cards + table.zones[source].cards
    table.zones[source] = EMPTY
    table.zones[to] = Zone(cards if table.layout[to].ordered else tuple(sorted(cards)))
    shuffle(table, to, stream)


def knows(table: Table, zone: int, index: int, seat: int) -> bool:
    """May this seat know the face of this card? Seat -1 is a spectator."""
    spec = table.layout[zone]
    if spec.audience is Audience.EVERYONE:
        return True
    informed = spec.learners(table.seats) | table.zones[zone].known[index]
    if seat < 0:
        return informed == (1 << table.seats) - 1  # what every seat knows is no secret to those who watch
    return bool(informed >> seat & 1)


def seen(table: Table, zone: int, seat: int) -> list[int | None]:
    """The cards of a zone as a seat sees them: faces it may know, None for the others."""
    cards = table.zones[zone].cards
    faces: list[int | None] = [card if knows(table, zone, at, seat) else None for at, card in enumerate(cards)]
    if not table.layout[zone].ordered:
        faces.sort(key=lambda face: (face is None, face if face is not None else 0))
    return faces


def pools_of(layout: tuple[ZoneSpec, ...]) -> tuple[tuple[int, ...], ...]:
    """The zones of each pool of cards, pools in the order of their names."""
    by_name: dict[str, list[int]] = {}
    for at, spec in enumerate(layout):
        if spec.pool:
            by_name.setdefault(spec.pool, []).append(at)
    return tuple([tuple(by_name[name]) for name in sorted(by_name)])


def redeal(table: Table, seat: int) -> None:
    """Deal all cards that a seat cannot know anew over the places where they may lie, pool by pool and back by back.

    Seat -1 is a spectator, who knows what all seats know and nothing else.
    Blind unordered decks are served last and take what is left, so that only the places apart from them cost a draw.
    """
    for pool in table.pools:
        _redeal_pool(table, seat, pool)


def _redeal_pool(table: Table, seat: int, pool: tuple[int, ...]) -> None:
    """Collect the unknown cards of one pool by their backs, then put them back at random.

    Neither the order in which unknown cards happen to lie nor their faces may reach the dice: two tables that look
    alike to the seat are dealt alike.
    """
    eyes = 1 << seat if seat >= 0 else (1 << table.seats) - 1
    unseen: dict[int, list[int]] = {}
    apart: list[tuple[int, int, int]] = []  # zone, place, back
    decks: list[int] = []
    for zone in pool:
        spec = table.layout[zone]
        if spec.audience is Audience.EVERYONE:
            continue
        back = spec.back
        lying = table.zones[zone]
        if not spec.ordered and spec.audience is Audience.NOBODY:
            decks.append(zone)
            for card in lying.cards:
                unseen.setdefault(back(card) if back is not None else 0, []).append(card)
            continue
        watchers = spec.learners(table.seats)
        if watchers & eyes == eyes:
            continue
        places: list[tuple[int, int, int]] = []  # back, who knows it, place
        for at, card in enumerate(lying.cards):
            if (watchers | lying.known[at]) & eyes != eyes:
                behind = back(card) if back is not None else 0
                unseen.setdefault(behind, []).append(card)
                places.append((behind, lying.known[at], at))
        if not spec.ordered:
            places.sort()
        for behind, _, at in places:
            apart.append((zone, at, behind))
    if not apart and len(decks) < 2:
        return
    for cards in unseen.values():
        cards.sort()
    dealt: dict[int, list[int]] = {}
    for zone, at, behind in apart:
        if zone not in dealt:
            dealt[zone] = list(table.zones[zone].cards)
        heap = unseen[behind]
        pick = table.chance.below("redeal", len(heap))
        dealt[zone][at] = heap[pick]
        heap[pick] = heap[-1]
        heap.pop()
    for zone, hand in dealt.items():
        table.zones[zone] = _relaid(table, zone, hand)
    if len(decks) > 1:
        unseen = {behind: table.chance.shuffle("redeal", unseen[behind]) for behind in sorted(unseen)}
    for zone in decks:
        back = table.layout[zone].back
        wanted = [back(card) if back is not None else 0 for card in table.zones[zone].cards]
        table.zones[zone] = Zone(tuple(sorted([unseen[behind].pop() for behind in wanted])))


def _relaid(table: Table, zone: int, hand: list[int]) -> Zone:
    """A zone with other faces on the same places; an unordered one is sorted again, knowledge moving with the cards."""
    known = table.zones[zone].known
    if table.layout[zone].ordered:
        return Zone(tuple(hand), known)
    pairs = sorted(zip(hand, known, strict=True))
    return Zone(tuple([card for card, _ in pairs]), tuple([mask for _, mask in pairs]))
