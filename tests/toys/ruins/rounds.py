"""Rounds: an omen, secret bids for the lead, a turn for each seat, and the others' say in it."""

from __future__ import annotations

from tests.toys.ruins import content, events, searching
from tests.toys.ruins.actions import ACTIONS
from tests.toys.ruins.state import DECK, DISCARD, OMEN, OMENS, SPENT, RuinsTable, hand

from muster.kernel.game import offers, steps
from muster.kernel.options import Option
from muster.kernel.table import Options, Seat
from muster.kernel.zones import draw, gather, give, shuffle


def start_round(table: RuinsTable) -> None:
    """A fixed number of rounds is played.  [RU-RND-01]"""
    if table.round == table.rounds:
        return
    table.round += 1
    table.tell(events.ROUND, table.round)
    table.then(turn_omen)
    table.ask_each(dict.fromkeys(range(table.seats), (content.MOST_BID,)), "bid", bids, reveal_bids)
    table.then(take_turns)
    table.then(start_round)


def turn_omen(table: RuinsTable) -> None:
    """The old omen is spent; the next comes blindly from the pool; a storm shuffles the ruins.  [RU-OMN-01]"""
    if not table.omens:
        return
    if table.zones[OMEN].cards:
        give(table, OMEN, 0, SPENT)
    if not table.zones[OMENS].cards:
        gather(table, SPENT, OMENS, "omens")
    omen = draw(table, OMENS, OMEN, "omens")
    table.tell(events.OMEN_SEEN, omen)
    if omen == content.STORM:
        shuffle(table, DECK, "deck")
        table.tell(events.SHUFFLED)


def bids(table: RuinsTable, seat: Seat, most: int) -> Options:
    """No seat bids more than it has.  [RU-BID-01]"""
    book = table.content.book
    return tuple([book[f"bid:{gold}"] for gold in range(min(most, table.gold[seat]) + 1)])


def reveal_bids(table: RuinsTable, answers: dict[Seat, Option]) -> None:
    """The highest bid pays and leads; luck decides between equals.  [RU-BID-02]"""
    table.bids = tuple([answers[seat].value for seat in range(table.seats)])
    for seat, gold in enumerate(table.bids):
        table.tell(events.BID, seat, gold)
    best = [seat for seat in range(table.seats) if table.bids[seat] == max(table.bids)]
    leader = best[0] if len(best) == 1 else table.chance.pick("lead", best)
    table.gold[leader] -= table.bids[leader]
    table.order = tuple([(leader + step) % table.seats for step in range(table.seats)])
    table.tell(events.LEADS, leader)


def take_turns(table: RuinsTable) -> None:
    """[RU-RND-02]"""
    for seat in table.order:
        table.then(turn, seat)


def turn(table: RuinsTable, seat: Seat) -> None:
    """A turn is one action, then the others may react to it.  [RU-TRN-01]"""
    table.active = seat
    table.ask(seat, "turn", actions, act)
    table.then(others_react, seat)
    table.then(end_turn)


def actions(table: RuinsTable, seat: Seat) -> Options:
    return tuple([option for option in table.content.book.options if searching.why_not(table, seat, option) == ""])


def act(table: RuinsTable, choice: Option, seat: Seat) -> None:
    """[RU-TRN-01]"""
    table.tally[choice.kind] = table.tally.get(choice.kind, 0) + 1
    table.then(ACTIONS[choice.kind], seat, choice.value)


def others_react(table: RuinsTable, active: Seat) -> None:
    """Whoever holds cards is asked, whatever they are: the asking must not tell what it holds.  [RU-REA-01]"""
    for seat in table.order:
        if seat != active and table.zones[hand(seat)].cards:
            table.ask_anyway(seat, "react", reactions, react, active)


def reactions(table: RuinsTable, seat: Seat, active: Seat) -> Options:
    book = table.content.book
    held = table.zones[hand(seat)].cards
    found = [book["pass"]]
    if content.IDOL in held:
        found.append(book["react:idol"])
    if content.MASK in held:
        found.append(book["react:mask"])
    return tuple(found)


def react(table: RuinsTable, choice: Option, seat: Seat, active: Seat) -> None:
    """An idol or a mask, once shown, takes a coin from the active seat.  [RU-REA-02]"""
    if choice.kind == "pass":
        return
    give(table, hand(seat), table.zones[hand(seat)].cards.index(choice.value), DISCARD)
    table.tell(events.REACTED, seat, active, choice.value)
    if table.gold[active]:
        table.gold[active] -= 1
        table.gold[seat] += 1


def end_turn(table: RuinsTable) -> None:
    """An empty deck is made anew from the discards.  [RU-TRN-02]"""
    if not table.zones[DECK].cards:
        gather(table, DISCARD, DECK, "deck")


STEPS = steps(start_round, turn_omen, reveal_bids, take_turns, turn, act, others_react, react, end_turn)
OFFERS = offers(bids, actions, reactions)
