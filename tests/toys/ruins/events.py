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

ROUND: Final = EventKind("round", round=NUMBER)
OMEN_SEEN: Final = EventKind("omen", omen=OMEN)
BID: Final = EventKind("bid", seat=SEAT, gold=NUMBER)
LEADS: Final = EventKind("leads", seat=SEAT)
SEARCHED: Final = EventKind("searched", seat=SEAT, cards=NUMBER)
KEPT: Final = EventKind("kept", seat=SEAT, card=CARD, secret=("card",))
SPRUNG: Final = EventKind("sprung", seat=SEAT, card=CARD)
PAID: Final = EventKind("paid", seat=SEAT)
WOUNDED: Final = EventKind("wounded", seat=SEAT)
BURIED: Final = EventKind("buried", seat=SEAT, card=CARD, secret=("card",))
PEEKED: Final = EventKind("peeked", seat=SEAT, card=CARD, private=True)
LOOKED: Final = EventKind("looked", seat=SEAT)
HID: Final = EventKind("hid", seat=SEAT, card=CARD, secret=("card",))
TOSSED: Final = EventKind("tossed", seat=SEAT, card=CARD, gold=NUMBER)
STOLE: Final = EventKind("stole", seat=SEAT, other=SEAT, card=CARD, secret=("card",))
LOST: Final = EventKind("lost", seat=SEAT, card=CARD, private=True)
CHALLENGED: Final = EventKind("challenged", seat=SEAT, other=SEAT)
RAISED: Final = EventKind("raised", seat=SEAT, stake=NUMBER)
YIELDED: Final = EventKind("yielded", seat=SEAT, stake=NUMBER)
FOUGHT: Final = EventKind("fought", seat=SEAT, other=SEAT, first=NUMBER, second=NUMBER)
SHUFFLED: Final = EventKind("shuffled")
CAMPED: Final = EventKind("camped", seat=SEAT)
HEALED: Final = EventKind("healed", seat=SEAT)
REACTED: Final = EventKind("reacted", seat=SEAT, other=SEAT, card=CARD)

EVENTS: Final = (
    *(ROUND, OMEN_SEEN, BID, LEADS, SEARCHED, KEPT, SPRUNG, PAID, WOUNDED, BURIED, PEEKED, LOOKED, HID, TOSSED, STOLE),
    *(LOST, CHALLENGED, RAISED, YIELDED, FOUGHT, SHUFFLED, CAMPED, HEALED, REACTED),
)
