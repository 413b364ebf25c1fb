"""What is in the box of the toy: ruin cards of two backs, omens, and the book of all options."""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from muster.kernel.errors import ContentError, OptionError
from muster.kernel.game import Content

# A ruin card is its face; copies of a face cannot be told apart. Odd faces have the deep back, even ones the shallow
# one, so that sorting by face never sorts by back.
FACES: Final = ("coin", "crown", "lamp", "relic", "trap", "curse", "idol", "mask")
COPIES: Final = (5, 3, 4, 4, 3, 2, 2, 1)
COIN, CROWN, LAMP, RELIC, TRAP, CURSE, IDOL, MASK = range(8)
OMENS: Final = ("calm", "storm", "dusk", "plague")
CALM, STORM, DUSK, PLAGUE = range(4)
OMEN_COPIES: Final = 2
MOST_SEATS: Final = 4
MOST_BID: Final = 3
MOST_LOOKED_AT: Final = 3

VALUES: Final = {
    "standard": (1, 4, 2, 3, 0, 0, 1, 2),
    "rich": (2, 8, 4, 6, 0, 0, 2, 4),
}


BACKS: Final = tuple([card % 2 for card in range(len(FACES))])


def back(card: int) -> int:
    """What a ruin card looks like from behind.  [RU-SET-02]"""
    return BACKS[card]


class RuinsContent(Content):
    """The cards' values and the options."""

    __slots__ = ("values",)

    def __init__(self, pack_name: str, values: tuple[int, ...]) -> None:
        stored = json.dumps({"name": pack_name, "values": values})
        super().__init__(pack_name, blake2b(json.dumps(values).encode(), digest_size=8).hexdigest(), stored)
        self.values = values
        enter = self.book.enter
        for gold in range(MOST_BID + 1):
            enter(f"bid:{gold}", "bid", gold, "option-bid", {"gold": gold})
        for number in range(1, MOST_LOOKED_AT + 1):
            enter(f"search:{number}", "search", number, "option-search", {"cards": number})
        for face, name in enumerate(FACES):
            enter(f"hide:{name}", "hide", face, "option-hide", {"card": f"card-{name}"})
            enter(f"toss:{name}", "toss", face, "option-toss", {"card": f"card-{name}"})
        for seat in range(MOST_SEATS):
            enter(f"steal:{seat}", "steal", seat, "option-steal", {"other": seat})
            enter(f"duel:{seat}", "duel", seat, "option-duel", {"other": seat})
        for place in range(MOST_LOOKED_AT):
            enter(f"keep:{place}", "keep", place, "option-keep", {"place": place + 1})
            enter(f"bury:{place}", "bury", place, "option-bury", {"place": place + 1})
        enter("react:idol", "react", IDOL, "option-react", {"card": "card-idol"})
        enter("react:mask", "react", MASK, "option-react", {"card": "card-mask"})
        for word in WORDS:
            enter(word, word, 0, f"option-{word}")


WORDS: Final = ("camp", "peek", "shuffle", "pay", "wound", "leave", "sink", "yield", "raise", "fight", "rest", "heal")


@cache
def _shipped(name: str) -> RuinsContent:
    return RuinsContent(name, VALUES[name])


def load_content(pack: str | Path | None) -> RuinsContent:
    """A shipped pack by name; the toy reads no folders."""
    name = "standard" if pack is None else str(pack)
    if name not in VALUES:
        raise OptionError(f"ruins: there is no pack {name!r}; packs are: {', '.join(VALUES)}")
    return _shipped(name)


def stored_content(stored: str) -> RuinsContent:
    """The pack that a snapshot carries."""
    try:
        plain = json.loads(stored)
        return RuinsContent(str(plain["name"]), tuple([int(value) for value in plain["values"]]))
    except (ValueError, KeyError, TypeError) as error:
        raise ContentError([f"stored pack: {error}"]) from error
