"""Who sits where, and who plays there now."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

PERSON: Final = "person"
BOT: Final = "bot"
OPEN: Final = "open"
DEVICE: Final = "device"

USUAL_BOTS: Final = ("greedy", "random")


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat of a match. ``bot`` is set where a bot plays, also in the place of a person."""

    seat: int
    kind: str
    name: str
    person: str | None
    bot: str | None
    invite_hash: str | None

    @property
    def claimed(self) -> bool:
        return self.kind == BOT or self.person is not None

    def held_by(self, person: str | None) -> bool:
        """Does this person sit here? Device seats are their host's."""
        return person is not None and self.person == person

    def claimed_by(self, person: str, name: str) -> Seat:
        return replace(self, kind=PERSON, person=person, name=self.name or name, invite_hash=None)

    def handed_to(self, bot: str | None) -> Seat:
        return replace(self, bot=bot)


def usual_bot(game: str) -> str:
    """The best of the usual bots that plays this game."""
    from muster.bots import bot_names

    known = bot_names(game)
    return next(name for name in USUAL_BOTS if name in known)
