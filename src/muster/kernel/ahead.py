"""Steps still ahead: an earlier chapter of a rulebook may lead to a later one without importing it.

A game declares them in one class, each with the arguments that it takes; the module of the step enters it there::

    class Ahead(StepsAhead):
        end_turn: Callable[[RuinsTable, Seat], None]

    ahead = Ahead()
    ahead.end_turn = end_turn       # below the step itself
    table.then(ahead.end_turn, seat)

So the type checker knows what is queued, a misspelt name included, and a game in which one of them was never entered is
refused when it is loaded.
"""

from __future__ import annotations


class StepsAhead:
    """The steps ahead of one game, by name."""

    def missing(self) -> list[str]:
        """What is declared and was never entered."""
        return [name for name in type(self).__annotations__ if not hasattr(self, name)]
