"""With whose eyes a match is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class Eyes:
    """One viewer: the seat whose view it gets, the seats it answers for, and who it is at this table."""

    seat: int | Literal["device"] | None
    mine: tuple[int, ...] = ()  # the viewer's seats
    host: bool = False
    awaited: bool = False  # a seat is kept for the viewer, who has not come yet

    @property
    def viewer(self) -> int:
        """The seat whose view and log are shown; a device shows nobody's until it is handed over."""
        return self.seat if isinstance(self.seat, int) else SPECTATOR

    @property
    def answers_for(self) -> tuple[int, ...]:
        """The seats whose open questions are shown."""
        if self.seat == "device":
            return self.mine
        return (self.seat,) if isinstance(self.seat, int) and self.seat in self.mine else ()
