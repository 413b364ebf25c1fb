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

from muster.kernel.errors import BrokenRule

if TYPE_CHECKING:
    from muster.kernel.chance import Chance
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
    spec = table.layout[zone]
    lying = table.zones[zone]
    learners = spec.learners(table.seats)
    everybody = (1 << table.seats) - 1
    # As in ``knows``, but asked once for the whole zone: a view looks at every card in the box.
    wanted = everybody if seat < 0 else 1 << seat
    faces: list[int | None]
    if learners & wanted == wanted:
        faces = list(lying.cards)
    else:
        faces = [
            card if (learners | known) & wanted == wanted else None
            for card, known in zip(lying.cards, lying.known, strict=True)
        ]
    if not spec.ordered:
        faces.sort(key=lambda face: (face is None, face if face is not None else 0))
    return faces


class Pool:
    """The zones over which the cards of one pool may be spread unseen, found once per layout.

    ``blind`` are the unordered decks that nobody sees; in ``apart`` cards lie each on a place of its own. Where
    everyone sees a zone, nothing in it is ever dealt anew.
    """

    __slots__ = ("apart", "back", "blind")

    def __init__(self, blind: tuple[int, ...], apart: tuple[int, ...], back: Callable[[int], int] | None) -> None:
        self.blind = blind
        self.apart = apart
        self.back = back


def pools_of(layout: tuple[ZoneSpec, ...]) -> tuple[Pool, ...]:
    """The pools of a layout in the order of their names."""
    by_name: dict[str, list[int]] = {}
    for at, spec in enumerate(layout):
        if spec.pool and spec.audience is not Audience.EVERYONE:
            by_name.setdefault(spec.pool, []).append(at)
    pools: list[Pool] = []
    for name in sorted(by_name):
        zones = by_name[name]
        back = layout[zones[0]].back
        if any(layout[zone].back is not back for zone in zones):
            raise BrokenRule(f"the zones of the pool {name} do not agree about the backs of its cards")
        blind = [zone for zone in zones if not layout[zone].ordered and layout[zone].audience is Audience.NOBODY]
        pools.append(Pool(tuple(blind), tuple([zone for zone in zones if zone not in blind]), back))
    return tuple(pools)


def redeal(table: Table, seat: int) -> None:
    """Deal all cards that a seat cannot know anew over the places where they may lie, pool by pool and back by back.

    Seat -1 is a spectator, who knows what all seats know and nothing else. Blind decks are served last and take what is
    left, so that only the places apart from them cost a draw.
    """
    eyes = 1 << seat if seat >= 0 else (1 << table.seats) - 1
    for pool in table.pools:
        if pool.back is None:
            _redeal_alike(table, eyes, pool)
        else:
            _redeal_by_backs(table, eyes, pool, pool.back)


def _unknown_places(table: Table, eyes: int, zone: int) -> list[int]:
    """The places of a zone whose cards are dealt anew.

    Where order means nothing, they are listed by who else knows the card: neither the faces nor the order in which
    they happen to lie may reach the dice. Two tables that look alike to a seat are dealt alike.
    """
    spec = table.layout[zone]
    watchers = spec.learners(table.seats)
    if watchers & eyes == eyes:
        return []
    known = table.zones[zone].known
    if _all_equal(known):
        return list(range(len(known))) if (watchers | known[0]) & eyes != eyes else []
    places = [at for at, mask in enumerate(known) if (watchers | mask) & eyes != eyes]
    if not spec.ordered:
        places.sort(key=lambda at: known[at])
    return places


def _all_equal(masks: tuple[int, ...]) -> bool:
    return masks.count(masks[0]) == len(masks)


def _redeal_alike(table: Table, eyes: int, pool: Pool) -> None:
    """Deal a pool anew whose cards look all alike from behind."""
    spread: list[tuple[int, list[int]]] = []
    heap: list[int] = []
    for zone in pool.apart:
        cards = table.zones[zone].cards
        if cards:
            places = _unknown_places(table, eyes, zone)
            if places:
                spread.append((zone, places))
                heap.extend(cards if len(places) == len(cards) else [cards[at] for at in places])
    if not spread and len(pool.blind) < 2:
        return
    for zone in pool.blind:
        heap.extend(table.zones[zone].cards)
    heap.sort()
    chance = table.chance
    for zone, places in spread:
        hand = list(table.zones[zone].cards)
        for at in places:
            hand[at] = _pull(heap, chance)
        table.zones[zone] = _relaid(table, zone, hand)
    if len(pool.blind) == 1:
        table.zones[pool.blind[0]] = Zone(tuple(sorted(heap)))
        return
    for zone in pool.blind:
        dealt = [_pull(heap, chance) for _ in table.zones[zone].cards]
        table.zones[zone] = Zone(tuple(sorted(dealt)))


def _redeal_by_backs(table: Table, eyes: int, pool: Pool, back: Callable[[int], int]) -> None:
    """Deal a pool anew whose cards have several backs: each comes to a place where that back shows."""
    spread: list[tuple[int, list[int]]] = []
    heaps: dict[int, list[int]] = {}
    for zone in pool.apart:
        cards = table.zones[zone].cards
        places = _unknown_places(table, eyes, zone) if cards else []
        if places:
            if not table.layout[zone].ordered:
                places.sort(key=lambda at: back(cards[at]))
            spread.append((zone, places))
            for at in places:
                heaps.setdefault(back(cards[at]), []).append(cards[at])
    if not spread and len(pool.blind) < 2:
        return
    for zone in pool.blind:
        for card in table.zones[zone].cards:
            heaps.setdefault(back(card), []).append(card)
    for heap in heaps.values():
        heap.sort()
    chance = table.chance
    for zone, places in spread:
        hand = list(table.zones[zone].cards)
        for at in places:
            hand[at] = _pull(heaps[back(hand[at])], chance)
        table.zones[zone] = _relaid(table, zone, hand)
    for zone in pool.blind:
        shown = sorted([back(card) for card in table.zones[zone].cards])
        table.zones[zone] = Zone(tuple(sorted([_pull(heaps[each], chance) for each in shown])))


def _pull(heap: list[int], chance: Chance) -> int:
    """Take a card out of a heap at random; the heap's order is of no account."""
    pick = chance.below("redeal", len(heap))
    card = heap[pick]
    last = heap.pop()
    if pick < len(heap):
        heap[pick] = last
    return card


def _relaid(table: Table, zone: int, hand: list[int]) -> Zone:
    """A zone with other faces on the same places; an unordered one is sorted again, knowledge moving with the cards."""
    known = table.zones[zone].known
    if table.layout[zone].ordered:
        return Zone(tuple(hand), known)
    if _all_equal(known):
        return Zone(tuple(sorted(hand)), known)
    pairs = sorted(zip(hand, known, strict=True))
    return Zone(tuple([card for card, _ in pairs]), tuple([mask for _, mask in pairs]))
