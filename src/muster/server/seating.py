"""Who sits where, and who plays there now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

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
    reserved: str | None = None  # whose seat a rematch keeps until they come
    resigned: bool = False  # its person gave up; the bot stays
    ends: bool = False  # its person agrees to end the match as it is

    @property
    def claimed(self) -> bool:
        return self.kind == BOT or self.person is not None

    @property
    def plays(self) -> bool:
        """Is there anybody to answer? A bot may hold a seat that its person has not come to yet."""
        return self.claimed or self.bot is not None

    @property
    def has_player(self) -> bool:
        """Does a person sit here who has not resigned?"""
        return self.person is not None and not self.resigned

    def held_by(self, person: str | None) -> bool:
        """Does this person sit here? Device seats are their host's."""
        return person is not None and self.person == person

    def claimed_by(self, person: str, name: str) -> Seat:
        """Someone sits down; a bot that held the seat meanwhile makes room."""
        kind = DEVICE if self.kind == DEVICE else PERSON
        name = self.name or name
        return replace(self, kind=kind, person=person, name=name, bot=None, invite_hash=None, reserved=None)

    def handed_to(self, bot: str | None) -> Seat:
        return replace(self, bot=bot)

    def freed(self) -> Seat:
        """Its person has left before the match began; the link to it goes on being good."""
        return replace(self, person=None, name="", bot=None, reserved=None)


Leaving = Literal["delete", "leave", "close", "resign"]
"""What it means to leave: the match is forgotten, the seat is free again, the match ends without a result, or a bot
plays on."""


def leaving_of(state: str, seats: Sequence[Seat], mine: Sequence[int], *, host: bool, began: bool) -> Leaving | None:
    """What leaving a match means for someone; None where there is nothing to leave."""
    if state == "room":
        if host:
            return "delete"
        return "leave" if mine else None
    if state != "running":
        return None
    if any(seat.has_player and seat.seat not in mine for seat in seats):
        return "resign" if any(seats[seat].has_player for seat in mine) else None
    if host and not began:
        return "delete"
    return "close" if host or any(seats[seat].has_player for seat in mine) else None


def usual_bot(game: str) -> str:
    """The best of the usual bots that plays this game."""
    from muster.bots import bot_names

    known = bot_names(game)
    return next(name for name in USUAL_BOTS if name in known)
