"""What may have happened in the ruins."""

from __future__ import annotations

from typing import Final

from tests.toys.ruins.content import FACES, OMENS, RuinsContent

from muster.kernel.events import NUMBER, SEAT, EventKind, FactType
from muster.kernel.options import Param


def _card(content: RuinsContent, card: int) -> object:
    return FACES[card]


def _card_text(content: RuinsContent, card: int) -> Param:
    return f"card-{FACES[card]}"


def _omen(content: RuinsContent, omen: int) -> object:
    return OMENS[omen]


def _omen_text(content: RuinsContent, omen: int) -> Param:
    return f"omen-{OMENS[omen]}"


CARD: Final = FactType(_card, _card_text)
OMEN: Final = FactType(_omen, _omen_text)

ROUND: Final = EventKind("round", NUMBER("round"))
OMEN_SEEN: Final = EventKind("omen", OMEN("omen"))
BID: Final = EventKind("bid", SEAT("seat"), NUMBER("gold"))
LEADS: Final = EventKind("leads", SEAT("seat"))
SEARCHED: Final = EventKind("searched", SEAT("seat"), NUMBER("cards"))
KEPT: Final = EventKind("kept", SEAT("seat"), CARD("card"), secret=("card",))
SPRUNG: Final = EventKind("sprung", SEAT("seat"), CARD("card"))
PAID: Final = EventKind("paid", SEAT("seat"))
WOUNDED: Final = EventKind("wounded", SEAT("seat"))
BURIED: Final = EventKind("buried", SEAT("seat"), CARD("card"), secret=("card",))
PEEKED: Final = EventKind("peeked", SEAT("seat"), CARD("card"), private=True)
LOOKED: Final = EventKind("looked", SEAT("seat"))
HID: Final = EventKind("hid", SEAT("seat"), CARD("card"), secret=("card",))
TOSSED: Final = EventKind("tossed", SEAT("seat"), CARD("card"), NUMBER("gold"))
STOLE: Final = EventKind("stole", SEAT("seat"), SEAT("other"), CARD("card"), secret=("card",))
LOST: Final = EventKind("lost", SEAT("seat"), CARD("card"), private=True)
CHALLENGED: Final = EventKind("challenged", SEAT("seat"), SEAT("other"))
RAISED: Final = EventKind("raised", SEAT("seat"), NUMBER("stake"))
YIELDED: Final = EventKind("yielded", SEAT("seat"), NUMBER("stake"))
FOUGHT: Final = EventKind("fought", SEAT("seat"), SEAT("other"), NUMBER("first"), NUMBER("second"))
SHUFFLED: Final = EventKind("shuffled")
CAMPED: Final = EventKind("camped", SEAT("seat"))
HEALED: Final = EventKind("healed", SEAT("seat"))
REACTED: Final = EventKind("reacted", SEAT("seat"), SEAT("other"), CARD("card"))

EVENTS: Final = (
    *(ROUND, OMEN_SEEN, BID, LEADS, SEARCHED, KEPT, SPRUNG, PAID, WOUNDED, BURIED, PEEKED, LOOKED, HID, TOSSED, STOLE),
    *(LOST, CHALLENGED, RAISED, YIELDED, FOUGHT, SHUFFLED, CAMPED, HEALED, REACTED),
)
