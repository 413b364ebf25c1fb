"""Zones: where cards are, who may see them there, and who has seen which face.

A zone is an immutable value (cards and, for each, a mask of the seats that know its face beyond what the zone's
audience says); the table holds a list of them, so that copying a table copies references only. What a zone is (its
name, owner, audience, pool) is fixed for a match and kept in its ``ZoneSpec``.

Cards enter and leave hidden zones only through the operations below. They keep the knowledge up to date (looking adds
a seat, moving face down in the open keeps it, shuffling clears it) and count a barrier whenever a seat learns a face.

In an imagined match the order of a stack is drawn only as far as someone comes to it: such a zone is *loose*, and the
cards in it that nobody knows have no order yet. Taking or seeing one of them gives any of them.
"""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from muster.kernel.errors import BrokenRule

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
    ``backs`` gives the public back of each card, where cards of one pool do not look all alike from behind. A zone
    that came ``since`` a version of the rules stands behind those before it: hashes of matches under older rules leave
    it out.
    """

    __slots__ = ("audience", "backs", "kind", "name", "ordered", "owner", "pool", "since")

    def __init__(
        self,
        name: str,
        audience: Audience,
        *,
        pool: str = "",
        owner: int = -1,
        ordered: bool = False,
        kind: str = "",
        backs: tuple[int, ...] | None = None,
        since: int = 0,
    ) -> None:
        self.name = name
        self.audience = audience
        self.pool = pool
        self.owner = owner
        self.ordered = ordered
        self.kind = kind
        self.backs = backs
        self.since = since

    def learners(self, seats: int) -> int:
        """The mask of the seats that see every face here."""
        if self.audience is Audience.EVERYONE:
            return (1 << seats) - 1
        return 1 << self.owner if self.audience is Audience.OWNER else 0


class Zone:
    """The cards in one zone, and per card the seats that know its face.

    Where a zone is ``loose``, the cards that nobody knows have no order among each other yet.
    """

    __slots__ = ("cards", "groups", "known", "loose", "loosened")

    def __init__(self, cards: tuple[int, ...] = (), known: tuple[int, ...] | None = None, loose: bool = False) -> None:
        self.cards = cards
        self.known = (0,) * len(cards) if known is None else known
        self.loose = loose
        # What imagining needs to know of it, found once: a zone is shared by all copies of a table that have it.
        self.loosened: Zone | None = None
        self.groups: dict[int, list[int]] | None = None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Zone)
            and self.cards == other.cards
            and self.known == other.known
            and self.loose == other.loose
        )

    def __hash__(self) -> int:
        return hash(self.cards)

    def __repr__(self) -> str:
        return f"Zone({self.cards!r}, {self.known!r}{', loose=True' if self.loose else ''})"


EMPTY = Zone()


def place(table: Table, zone: int, cards: tuple[int, ...]) -> None:
    """Lay cards into a zone at set-up; nobody knows more of them than the zone's audience sees."""
    spec = table.layout[zone]
    table.zones[zone] = Zone(cards if spec.ordered else tuple(sorted(cards)))


def renew(table: Table, deck: int, cards: tuple[int, ...]) -> None:
    """A deck made anew, from its discards as a rule: whatever was known of the cards is lost in it."""
    place(table, deck, cards)


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
        table.zones[to] = Zone((card, *goal.cards), (known, *goal.known), goal.loose)
    else:
        _join(table, to, card, known)
    return card


def bury(table: Table, source: int, index: int, under: int) -> int:
    """Move one card under an ordered deck; a seat that knew the face knows where it is. Otherwise as ``give``."""
    card, known = _take_out(table, source, index, under)
    if table.layout[under].ordered:
        goal = table.zones[under]
        table.zones[under] = Zone((*goal.cards, card), (*goal.known, known), goal.loose)
    else:
        _join(table, under, card, known)
    return card


def turn_up(table: Table, source: int) -> int:
    """Take the top card of a stack away for all to see; its place from then on is not a zone."""
    zone = _settled(table, source, 0)
    table.zones[source] = Zone(zone.cards[1:], zone.known[1:], zone.loose)
    table.shown += 1
    return zone.cards[0]


def draw_open(table: Table, source: int, stream: str) -> int:
    """Take one card off an unordered deck for all to see; its place from then on is not a zone."""
    card = table.chance.pick(stream, table.zones[source].cards)
    pick_out(table, source, card)
    return card


def pick_out(table: Table, source: int, card: int) -> None:
    """Take a card with a certain face away for all to see; the others stay where they are."""
    take_away(table, source, table.zones[source].cards.index(card))
    table.shown += 1


def take_away(table: Table, source: int, index: int) -> None:
    """Take away a card that nobody need be shown any more; the others stay where they are."""
    zone = table.zones[source]
    cards = zone.cards[:index] + zone.cards[index + 1 :]
    table.zones[source] = Zone(cards, zone.known[:index] + zone.known[index + 1 :], zone.loose)


def lay_on(table: Table, on: int, card: int) -> None:
    """Lay a card that everyone has seen on top of a stack."""
    goal = table.zones[on]
    everyone = (1 << table.seats) - 1
    table.zones[on] = Zone((card, *goal.cards), (everyone, *goal.known), goal.loose)


def lay_under(table: Table, under: int, cards: tuple[int, ...]) -> None:
    """Lay cards that everyone has seen under a stack."""
    goal = table.zones[under]
    everyone = (1 << table.seats) - 1
    table.zones[under] = Zone(goal.cards + cards, goal.known + (everyone,) * len(cards), goal.loose)


def reorder(table: Table, zone: int, index: int, on_top: bool) -> None:
    """Lay one card of a stack on top or at the bottom of it, openly: a seat that knew the face knows where it is."""
    lying = _settled(table, zone, index)
    cards = lying.cards[:index] + lying.cards[index + 1 :]
    masks = lying.known[:index] + lying.known[index + 1 :]
    card, known = lying.cards[index], lying.known[index]
    if on_top:
        table.zones[zone] = Zone((card, *cards), (known, *masks), lying.loose)
    else:
        table.zones[zone] = Zone((*cards, card), (*masks, known), lying.loose)


def _settled(table: Table, zone: int, index: int) -> Zone:
    """The zone, with one certain card on a place: in a loose one any of those that nobody knows comes there."""
    lying = table.zones[zone]
    if not lying.loose or lying.known[index]:
        return lying
    unknown = [at for at, mask in enumerate(lying.known) if not mask]
    # In the match itself the card has lain there all the time: to imagine which one it is passes no barrier.
    draws = table.chance.draws
    other = unknown[table.chance.below("order", len(unknown))]
    table.chance.draws = draws
    if other == index:
        return lying
    cards = list(lying.cards)
    cards[index], cards[other] = cards[other], cards[index]
    return Zone(tuple(cards), lying.known, True)


def _take_out(table: Table, source: int, index: int, to: int) -> tuple[int, int]:
    """Take a card out of a zone on its way to another: the card, and the mask of the seats that know it there."""
    zone = _settled(table, source, index)
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
            if lost and (spec.backs is None or spec.backs[other] == spec.backs[card]):
                mask &= ~lost
            kept.append(mask)
        known &= ~lost
        masks = tuple(kept)
    if learners & ~known:
        table.shown += 1
    table.zones[source] = Zone(cards, masks, zone.loose)
    return card, known | learners


def _lose_track(spec: ZoneSpec, zone: Zone, card: int, sure: int) -> int:
    """The seats that knew something of a hand and now cannot tell which of its cards left.

    They keep what they know only where they see the card (``sure``) or where all that may have left have one face.
    """
    knew = 0
    knew_all = -1
    backs = spec.backs
    for other, mask in zip(zone.cards, zone.known, strict=True):
        if backs is None or backs[other] == backs[card]:
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
    """Let the seats of a mask look at one card in its place; return it. In a blind pool nobody keeps track of it."""
    lying = _settled(table, zone, index)
    spec = table.layout[zone]
    known = lying.known[index] | spec.learners(table.seats)
    if seats & ~known:
        table.shown += 1
    if spec.ordered or spec.audience is not Audience.NOBODY:
        masks = (*lying.known[:index], known | seats, *lying.known[index + 1 :])
        table.zones[zone] = Zone(lying.cards, masks, lying.loose)
    return lying.cards[index]


def shuffle(table: Table, zone: int, stream: str) -> None:
    """Shuffle a zone; nobody knows any more which card is where."""
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


NO_CARD = -1


class Deck:
    """A deck with its discard pile, made once for a game: it names two zones and a stream of luck, and holds no cards.

    An empty deck is made anew from its discards when someone draws, and all that was known of them is lost. Where both
    are empty there is nothing to draw.
    """

    __slots__ = ("discards", "pile", "stream")

    def __init__(self, pile: int, discards: int, stream: str) -> None:
        self.pile = pile
        self.discards = discards
        self.stream = stream

    def holds_cards(self, table: Table) -> bool:
        """Is there a card to draw? The discards become the deck where that is needed."""
        if not table.zones[self.pile].cards:
            if not table.zones[self.discards].cards:
                return False
            gather(table, self.discards, self.pile, self.stream)
        return True

    def draw(self, table: Table, to: int) -> int:
        """Move one card to a zone, blindly or from the top; ``NO_CARD`` where none is left."""
        return draw(table, self.pile, to, self.stream) if self.holds_cards(table) else NO_CARD

    def discard(self, table: Table, source: int, index: int) -> int:
        """Lay a card from a zone on the discards; return it."""
        return give(table, source, index, self.discards)


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
    everyone = (1 << table.seats) - 1
    # As in ``knows``, but asked once for the whole zone: a view looks at every card in the box.
    wanted = everyone if seat < 0 else 1 << seat
    faces: list[int | None]
    if learners & wanted == wanted:
        faces = list(lying.cards)
    elif not any(lying.known):
        return [None] * len(lying.cards)  # most decks: nobody has looked at any card
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

    ``blind`` are the unordered decks that nobody sees; in ``apart`` cards lie each on a place of its own: each zone
    with the mask of the seats that see its faces. Where everyone sees a zone, nothing in it is ever dealt anew.
    ``stack`` is the first of the stacks that nobody sees, or -1: where there is no blind deck and all backs are alike,
    it takes what is left of a deal, in no order. ``alone`` says that the pool has no other zone.
    """

    __slots__ = ("alone", "apart", "backs", "blind", "stack")

    def __init__(
        self, blind: tuple[int, ...], apart: tuple[tuple[int, int], ...], backs: tuple[int, ...] | None, stack: int
    ) -> None:
        self.blind = blind
        self.apart = apart
        self.backs = backs
        self.stack = stack
        self.alone = stack >= 0 and len(apart) == 1


def pools_of(layout: tuple[ZoneSpec, ...]) -> tuple[Pool, ...]:
    """The pools of a layout in the order of their names."""
    by_name: dict[str, list[int]] = {}
    for at, spec in enumerate(layout):
        if spec.pool and spec.audience is not Audience.EVERYONE:
            by_name.setdefault(spec.pool, []).append(at)
    pools: list[Pool] = []
    for name in sorted(by_name):
        zones = by_name[name]
        backs = layout[zones[0]].backs
        if any(layout[zone].backs != backs for zone in zones):
            raise BrokenRule(f"the zones of the pool {name} do not agree about the backs of its cards")
        blind = [zone for zone in zones if not layout[zone].ordered and layout[zone].audience is Audience.NOBODY]
        apart = [(zone, layout[zone].learners(0)) for zone in zones if zone not in blind]
        stacks = [zone for zone, watchers in apart if not watchers and not blind and backs is None]
        pools.append(Pool(tuple(blind), tuple(apart), backs, stacks[0] if stacks else -1))
    return tuple(pools)


def redeal(table: Table, seat: int) -> None:
    """Deal all cards that a seat cannot know anew over the places where they may be, pool by pool and back by back.

    Seat -1 is a spectator, who knows what all seats know and nothing else. Blind decks are served last and take what is
    left, and so do stacks: only the places apart from them cost a draw.
    """
    everyone = (1 << table.seats) - 1
    eyes = 1 << seat if seat >= 0 else everyone
    zones = table.zones
    for pool in table.pools:
        if pool.alone:
            lying = zones[pool.stack]
            loosened = lying.loosened
            if loosened is not None:
                zones[pool.stack] = loosened
            elif lying.cards:
                _redeal_alike(table, eyes, pool, everyone)
        elif pool.backs is None:
            _redeal_alike(table, eyes, pool, everyone)
        else:
            _redeal_by_backs(table, eyes, pool, pool.backs)


def _unknown_places(table: Table, eyes: int, zone: int, watchers: int) -> list[int]:
    """The places of a zone whose cards are dealt anew.

    Where order means nothing, they are listed by who else knows the card: neither the faces nor the order in which
    they happen to be in may reach the dice. Two tables that look alike to a seat are dealt alike.
    """
    known = table.zones[zone].known
    places = [at for at, mask in enumerate(known) if (watchers | mask) & eyes != eyes]
    if not table.layout[zone].ordered:
        places.sort(key=lambda at: known[at])
    return places


def _redeal_alike(table: Table, eyes: int, pool: Pool, everyone: int) -> None:
    """Deal a pool anew whose cards look all alike from behind."""
    zones = table.zones
    rest = pool.stack
    spread: list[tuple[int, list[int]]] = []  # zones and places; no places: all of them
    heap: list[int] = []
    number = 0
    leftover = False  # places of the stack that nobody knows take what is left
    for zone, watchers in pool.apart:
        lying = zones[zone]
        cards = lying.cards
        if not cards or watchers & eyes == eyes:
            continue
        known = lying.known
        mask = known[0]
        if known.count(mask) == len(known):
            if (watchers | mask) & eyes != eyes:
                heap += cards
                if zone == rest and not mask:
                    leftover = True
                else:
                    spread.append((zone, []))
                    number += len(cards)
            continue
        places = _unknown_places(table, eyes, zone, watchers)
        if not places:
            continue
        heap += [cards[at] for at in places]
        if zone == rest:
            leftover = 0 in known
            places = [at for at in places if known[at]]
            if not places:
                continue
        spread.append((zone, places))
        number += len(places)
    if not spread and len(pool.blind) < 2:
        if leftover:
            zones[rest] = _loosened(zones[rest], everyone)
        return
    for zone in pool.blind:
        heap += zones[zone].cards
    heap.sort()
    dealt = table.chance.take("redeal", heap, number)
    begin = 0
    for zone, places in spread:
        end = begin + (len(places) or len(zones[zone].cards))
        zones[zone] = _relaid(table, zone, places, dealt[begin:end])
        begin = end
    if leftover:
        zones[rest] = _with_unknown(zones[rest], heap)
    for zone in pool.blind:
        laid = heap if zone == pool.blind[-1] else table.chance.take("redeal", heap, len(zones[zone].cards))
        laid.sort()
        zones[zone] = Zone(tuple(laid))


def _with_unknown(zone: Zone, cards: list[int]) -> Zone:
    """A stack with these cards, in no order, on all places that nobody knows."""
    cards.sort()
    if len(cards) == len(zone.cards):
        return Zone(tuple(cards), zone.known, True)
    coming = iter(cards)
    laid = [card if mask else next(coming) for card, mask in zip(zone.cards, zone.known, strict=True)]
    return Zone(tuple(laid), zone.known, True)


def _loosened(zone: Zone, everyone: int) -> Zone:
    """The same stack without an order among the cards that nobody knows.

    Where nobody knows more than the others, it is kept: many matches are imagined from a table, and a stack changes
    less often than the table does.
    """
    unknown = [card for card, mask in zip(zone.cards, zone.known, strict=True) if not mask]
    found = _with_unknown(zone, unknown)
    if len(unknown) + zone.known.count(everyone) == len(zone.cards):
        zone.loosened = found
    return found


def _redeal_by_backs(table: Table, eyes: int, pool: Pool, backs: tuple[int, ...]) -> None:
    """Deal a pool anew whose cards have several backs: each comes to a place where that back shows."""
    zones = table.zones
    spread: list[tuple[int, list[int]]] = []
    for zone, watchers in pool.apart:
        if zones[zone].cards and watchers & eyes != eyes:
            places = _unknown_places(table, eyes, zone, watchers)
            if places:
                spread.append((zone, places))
    if len(pool.blind) == 1:
        if not spread:
            return
        if len(spread) == 1 and len(spread[0][1]) == 1:
            _redeal_one(table, spread[0][0], spread[0][1], pool.blind[0], backs)
            return
    heaps: dict[int, list[int]] = {}
    for zone, places in spread:
        cards = zones[zone].cards
        if not table.layout[zone].ordered:
            places.sort(key=lambda at: backs[cards[at]])
        for at in places:
            heaps.setdefault(backs[cards[at]], []).append(cards[at])
    numbers = {back: len(heap) for back, heap in heaps.items()}
    for zone in pool.blind:
        for back, group in _by_back(zones[zone], backs).items():
            if back in numbers or len(pool.blind) > 1:
                heaps.setdefault(back, []).extend(group)
    several = False
    for heap in heaps.values():
        heap.sort()
        several = several or heap[0] != heap[-1]
    if not several:
        return  # each back tells which card it is
    chance = table.chance
    dealt = {back: iter(chance.take("redeal", heaps[back], number)) for back, number in numbers.items()}
    for zone, places in spread:
        cards = zones[zone].cards
        zones[zone] = _relaid(table, zone, places, [next(dealt[backs[cards[at]]]) for at in places])
    for zone in pool.blind:
        laid: list[int] = []
        for back, group in sorted(_by_back(zones[zone], backs).items()):
            if back not in heaps:
                laid += group  # no card with this back is anywhere else
            elif zone == pool.blind[-1]:
                laid += heaps[back]
            else:
                laid += chance.take("redeal", heaps[back], len(group))
        laid.sort()
        zones[zone] = Zone(tuple(laid))


def _redeal_one(table: Table, zone: int, places: list[int], blind: int, backs: tuple[int, ...]) -> None:
    """The same where a single card of the pool lies apart from its deck, such as the one on top."""
    deck = table.zones[blind]
    card = table.zones[zone].cards[places[0]]
    alike = _by_back(deck, backs).get(backs[card])
    if alike is None:
        return  # the back tells which card it is
    heap = sorted([*alike, card])
    taken = heap[table.chance.below("redeal", len(heap))]
    if taken != card:
        table.zones[zone] = _relaid(table, zone, places, [taken])
        rest = list(deck.cards)
        rest[rest.index(taken)] = card
        rest.sort()
        table.zones[blind] = Zone(tuple(rest))


def _by_back(deck: Zone, backs: tuple[int, ...]) -> dict[int, list[int]]:
    """The cards of a deck, back by back."""
    groups = deck.groups
    if groups is None:
        groups = deck.groups = {}
        for card in deck.cards:
            groups.setdefault(backs[card], []).append(card)
    return groups


def _relaid(table: Table, zone: int, places: list[int], dealt: list[int]) -> Zone:
    """A zone with other faces on some places, or on all of them where none are named.

    An unordered one is sorted again, what others know moving with the cards.
    """
    lying = table.zones[zone]
    ordered = table.layout[zone].ordered
    if places:
        hand = list(lying.cards)
        for at, card in zip(places, dealt, strict=True):
            hand[at] = card
        if not ordered:
            pairs = sorted(zip(hand, lying.known, strict=True))
            return Zone(tuple([card for card, _ in pairs]), tuple([mask for _, mask in pairs]))
        return Zone(tuple(hand), lying.known)
    if not ordered:
        dealt.sort()
    return Zone(tuple(dealt), lying.known)
