"""The actions: searching the ruins, hiding and tossing finds, stealing, duels, camp."""

from __future__ import annotations

from tests.toys.ruins import content, events
from tests.toys.ruins.state import DECK, DISCARD, GRAVE, Duel, RuinsTable, hand, looked_at

from muster.kernel.game import offers, steps
from muster.kernel.options import Option, Saying
from muster.kernel.table import Options, Seat
from muster.kernel.zones import bury, draw, give, show, shuffle


def search(table: RuinsTable, seat: Seat, number: int) -> None:
    """Look at the top cards, keep one, bury the rest.  [RU-SEA-01]"""
    for _ in range(number):
        draw(table, DECK, looked_at(seat), "never needed")
    table.tell(events.SEARCHED, seat, number)
    table.ask(seat, "keep", cards_to_keep, keep)
    table.then(bury_rest, seat)


def cards_to_keep(table: RuinsTable, seat: Seat) -> Options:
    book = table.content.book
    return tuple([book[f"keep:{place}"] for place in range(len(table.zones[looked_at(seat)].cards))])


def keep(table: RuinsTable, choice: Option, seat: Seat) -> None:
    """What is kept stays secret, unless it is a trap: that springs at once.  [RU-SEA-02]"""
    lying = table.zones[looked_at(seat)]
    card = lying.cards[choice.value]
    if card in (content.TRAP, content.CURSE):
        give(table, looked_at(seat), choice.value, DISCARD)
        table.tell(events.SPRUNG, seat, card)
        for _ in range(1 + (card == content.CURSE)):
            table.ask(seat, "trap", ways_out, escape)
        return
    give(table, looked_at(seat), choice.value, hand(seat))
    table.tell(events.KEPT, seat, card)


def ways_out(table: RuinsTable, seat: Seat) -> Options:
    book = table.content.book
    return (book["pay"], book["wound"]) if table.gold[seat] else (book["wound"],)


def escape(table: RuinsTable, choice: Option, seat: Seat) -> None:
    """A trap costs a coin or a wound; who has no coin is not asked.  [RU-SEA-03]"""
    if choice.kind == "pay":
        table.gold[seat] -= 1
        table.tell(events.PAID, seat)
    else:
        table.wounds[seat] += 1
        table.tell(events.WOUNDED, seat)


def bury_rest(table: RuinsTable, seat: Seat) -> None:
    """The rest goes under the deck, one by one, in an order of one's choice.  [RU-SEA-04]"""
    if table.zones[looked_at(seat)].cards:
        table.ask(seat, "bury", cards_to_bury, bury_one)


def cards_to_bury(table: RuinsTable, seat: Seat) -> Options:
    book = table.content.book
    return tuple([book[f"bury:{place}"] for place in range(len(table.zones[looked_at(seat)].cards))])


def bury_one(table: RuinsTable, choice: Option, seat: Seat) -> None:
    """[RU-SEA-04]"""
    card = bury(table, looked_at(seat), choice.value, DECK)
    table.tell(events.BURIED, seat, card)
    table.then(bury_rest, seat)


def peek(table: RuinsTable, seat: Seat, _: int) -> None:
    """Look at the top card; leave it there or put it under the deck.  [RU-PEK-01]"""
    card = show(table, DECK, 0, 1 << seat)
    table.tell(events.LOOKED, seat)
    table.tell(events.PEEKED, seat, card)
    table.ask(seat, "peek", ways_to_leave, leave_or_sink)


def ways_to_leave(table: RuinsTable, seat: Seat) -> Options:
    return (table.content.book["leave"], table.content.book["sink"])


def leave_or_sink(table: RuinsTable, choice: Option, seat: Seat) -> None:
    """[RU-PEK-01]"""
    if choice.kind == "sink":
        card = bury(table, DECK, 0, DECK)
        table.tell(events.BURIED, seat, card)


def hide(table: RuinsTable, seat: Seat, card: int) -> None:
    """Put a card of one's hand face down on the grave.  [RU-HID-01]"""
    give(table, hand(seat), table.zones[hand(seat)].cards.index(card), GRAVE)
    table.tell(events.HID, seat, card)


def toss(table: RuinsTable, seat: Seat, card: int) -> None:
    """Show a card of one's hand, discard it, and take its worth.  [RU-TOS-01]"""
    give(table, hand(seat), table.zones[hand(seat)].cards.index(card), DISCARD)
    gold = table.content.values[card]
    table.gold[seat] += gold
    table.tell(events.TOSSED, seat, card, gold)


def steal(table: RuinsTable, seat: Seat, other: Seat) -> None:
    """Take a card blindly from another hand; only the two see it.  [RU-STL-01]"""
    card = draw(table, hand(other), hand(seat), "steal")
    table.tell(events.STOLE, seat, other, card)
    table.tell(events.LOST, other, card)


def duel(table: RuinsTable, seat: Seat, other: Seat) -> None:
    """The two alternate: raise, yield or fight; the challenged seat speaks first.  [RU-DUE-01]"""
    table.duel = Duel(seat, other, 1)
    table.tell(events.CHALLENGED, seat, other)
    table.ask(other, "duel", duel_words, answer_duel, seat)


def duel_words(table: RuinsTable, seat: Seat, other: Seat) -> Options:
    book = table.content.book
    assert table.duel is not None
    words = [book["yield"], book["fight"]]
    if table.duel.stake < min(table.gold[seat], table.gold[other]):
        words.append(book["raise"])
    return tuple(words)


def answer_duel(table: RuinsTable, choice: Option, seat: Seat, other: Seat) -> None:
    """[RU-DUE-01]"""
    assert table.duel is not None
    if choice.kind == "raise":
        table.duel.stake += 1
        table.tell(events.RAISED, seat, table.duel.stake)
        table.ask(other, "duel", duel_words, answer_duel, seat)
    elif choice.kind == "yield":
        table.tell(events.YIELDED, seat, table.duel.stake)
        win_stake(table, other, seat)
    else:
        table.then(roll, seat, other)


def roll(table: RuinsTable, seat: Seat, other: Seat) -> None:
    """Both roll; the higher takes the stake, equals keep theirs.  [RU-DUE-02]"""
    first = table.chance.die("duel", 6)
    second = table.chance.die("duel", 6)
    table.tell(events.FOUGHT, seat, other, first, second)
    if first > second:
        win_stake(table, seat, other)
    elif second > first:
        win_stake(table, other, seat)
    else:
        table.duel = None


def win_stake(table: RuinsTable, winner: Seat, loser: Seat) -> None:
    assert table.duel is not None
    table.gold[winner] += table.duel.stake
    table.gold[loser] -= table.duel.stake
    table.duel = None


def preview_duel(table: RuinsTable, seat: Seat, option: Option, other: Seat) -> Saying | None:
    """Fifteen of thirty-six rolls win."""
    return Saying("preview-fight", {"percent": round(100 * 15 / 36)}) if option.kind == "fight" else None


def mix(table: RuinsTable, seat: Seat, _: int) -> None:
    """Shuffle the deck: nobody knows any more what lies where.  [RU-SHU-01]"""
    shuffle(table, DECK, "deck")
    table.tell(events.SHUFFLED)


def camp(table: RuinsTable, seat: Seat, _: int) -> None:
    """Rest, or heal; the healthy are not asked.  [RU-CMP-01]"""
    table.ask(seat, "camp", ways_to_camp, spend_night)


def ways_to_camp(table: RuinsTable, seat: Seat) -> Options:
    book = table.content.book
    return (book["rest"], book["heal"]) if table.wounds[seat] else (book["rest"],)


def spend_night(table: RuinsTable, choice: Option, seat: Seat) -> None:
    """[RU-CMP-01]"""
    if choice.kind == "heal":
        table.wounds[seat] -= 1
        table.tell(events.HEALED, seat)
    else:
        table.gold[seat] += 1
        table.tell(events.CAMPED, seat)


ACTIONS = {
    "search": search,
    "peek": peek,
    "hide": hide,
    "toss": toss,
    "steal": steal,
    "duel": duel,
    "shuffle": mix,
    "camp": camp,
}
STEPS = steps(
    *(search, keep, escape, bury_rest, bury_one, peek, leave_or_sink, hide, toss, steal, duel, answer_duel, roll),
    *(mix, camp, spend_night),
)
OFFERS = offers(cards_to_keep, ways_out, cards_to_bury, ways_to_leave, duel_words, ways_to_camp)
