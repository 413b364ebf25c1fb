"""Events: what happened, as facts that a log tells and a page animates. Sentences live in the text catalogues.

A game lists its kinds of event in one table. A kind names its facts and the type of each; types turn what the rules
hold (small numbers) into what the world reads (keys, texts). Facts marked secret reach only the seat named by the
``owner`` fact; everybody else gets the event without them, under a text of its own. A private event reaches its owner
only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from muster.kernel.options import Param, Saying


class FactType:
    """How one fact is shown: as JSON for clients, as a parameter for texts. ``content`` is the match's content."""

    __slots__ = ("to_json", "to_param")

    def __init__(self, to_json: Callable[[Any, Any], object], to_param: Callable[[Any, Any], Param]) -> None:
        self.to_json = to_json
        self.to_param = to_param


def _same(content: Any, value: Any) -> Any:
    return value


NUMBER = FactType(_same, _same)
SEAT = FactType(_same, _same)
KEY = FactType(_same, _same)  # the id of a text, as it stands


class EventKind:
    """One kind of event: its name, its facts with their types, and which of them are secret.

    ``opens_turn`` marks the event with which a turn begins, for whoever leafs through a match by turns.
    """

    __slots__ = ("facts", "name", "opens_turn", "owner", "private", "secret")

    def __init__(
        self,
        name: str,
        *,
        secret: tuple[str, ...] = (),
        owner: str = "seat",
        private: bool = False,
        opens_turn: bool = False,
        **facts: FactType,
    ) -> None:
        self.name = name
        self.private = private
        self.opens_turn = opens_turn
        self.facts = facts
        self.secret = secret
        self.owner = owner

    def reaches(self, values: tuple[Any, ...], seat: int) -> bool:
        """Does this seat hear of the event at all? A private one reaches its owner only."""
        return not self.private or bool(values[list(self.facts).index(self.owner)] == seat)

    def hides_from(self, values: tuple[Any, ...], seat: int) -> bool:
        """Does this seat get only the open part? Seat -1 is a spectator."""
        if not self.secret:
            return False
        names = list(self.facts)
        return bool(values[names.index(self.owner)] != seat)

    def told(self, content: Any, values: tuple[Any, ...], seat: int) -> dict[str, object]:
        """The event as JSON for a seat."""
        hidden = self.hides_from(values, seat)
        facts = {
            name: fact.to_json(content, value)
            for (name, fact), value in zip(self.facts.items(), values, strict=True)
            if not (hidden and name in self.secret)
        }
        return {"kind": self.name, "hidden": hidden, "facts": facts}

    def saying(self, content: Any, values: tuple[Any, ...], seat: int) -> Saying:
        """The event as a text for a seat."""
        hidden = self.hides_from(values, seat)
        params = {
            name: fact.to_param(content, value)
            for (name, fact), value in zip(self.facts.items(), values, strict=True)
            if not (hidden and name in self.secret)
        }
        return Saying(f"event-{self.name}-hidden" if hidden else f"event-{self.name}", params)

    def text_parameters(self) -> dict[str, frozenset[str]]:
        """Which texts this kind needs and which parameters they get; the check of texts reads this."""
        needed = {f"event-{self.name}": frozenset(self.facts)}
        if self.secret:
            needed[f"event-{self.name}-hidden"] = frozenset(self.facts) - frozenset(self.secret)
        return needed


TAKE_BACK = EventKind("take-back", seat=SEAT, number=NUMBER)
