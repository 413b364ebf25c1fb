"""What a seat may do in its turn, and why not. One predicate decides for offers and refusals."""

from __future__ import annotations

from tests.toys.ruins.state import DECK, DISCARD, RuinsTable, hand

from muster.kernel.options import Option, Refusal, Saying
from muster.kernel.table import Seat
from muster.kernel.zones import knows

# What is shown although it may be forbidden.
SHOWN = ("search", "peek", "shuffle", "steal", "duel")


def why_not(table: RuinsTable, seat: Seat, option: Option) -> str:
    """The id of the reason why an action is not possible now; "" where it is, "never" where it is none.  [RU-TRN-03]"""
    left = len(table.zones[DECK].cards)
    match option.kind:
        case "camp":
            return ""
        case "search":
            return "" if left >= option.value else "refused-deck-short"
        case "peek":
            return "" if left else "refused-deck-short"
        case "shuffle":
            return "" if left > 1 else "refused-deck-short"
        case "hide" | "toss":
            return "" if option.value in table.zones[hand(seat)].cards else "never"
        case "steal" | "duel":
            if not table.rivals or option.value == seat or option.value >= table.seats:
                return "never"
            if option.kind == "steal":
                return "" if table.zones[hand(option.value)].cards else "refused-nothing-to-steal"
            return "" if table.gold[seat] and table.gold[option.value] else "refused-no-stake"
    return "never"


def refused_actions(table: RuinsTable, seat: Seat) -> list[Refusal]:
    found = []
    for option in table.content.book.options:
        reason = why_not(table, seat, option)
        if reason not in ("", "never") and option.kind in SHOWN:
            found.append(Refusal(option, Saying(reason)))
    return found


def act_is_final(table: RuinsTable, seat: Seat, option: Option) -> bool:
    """Does this action show somebody something new, or need luck, for sure?"""
    match option.kind:
        case "search" | "peek":
            number = option.value if option.kind == "search" else 1
            return not all(knows(table, DECK, at, seat) for at in range(number))
        case "steal" | "shuffle":
            return True
        case "toss":
            lying = table.zones[hand(seat)]
            everyone = table.layout[DISCARD].learners(table.seats)
            known = 1 << seat
            for card, mask in zip(lying.cards, lying.known, strict=True):
                known |= mask if card == option.value else 0
            return bool(everyone & ~known)
    return False
