"""How a game describes a table to a judge: numbers with names, as one seat may know them."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any

from muster.kernel.table import Seat


class Traits:
    """What a game tells a judge of a table, and when.

    ``of`` takes an imagined or a real table and a seat. It may look at everything that is open and at what this seat
    alone knows, and at nothing else: it returns the same for all matches that the seat can imagine. ``turn`` numbers
    the turns (or the rounds, where these are what counts): a judge is asked whenever it has risen.
    """

    __slots__ = ("names", "of", "turn")

    def __init__(
        self, names: tuple[str, ...], of: Callable[[Any, Seat], list[float]], turn: Callable[[Any], int]
    ) -> None:
        self.names = names
        self.of = of
        self.turn = turn

    @property
    def fingerprint(self) -> str:
        """Changes with every name, and so with every trait that comes, goes, or is renamed as its meaning changes."""
        return blake2b("\n".join(self.names).encode(), digest_size=8).hexdigest()
