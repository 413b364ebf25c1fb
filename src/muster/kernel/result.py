"""How a match ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


class Result:
    """Outcome per seat, scores with their breakdown, ranking, tie-breaks used, and a grade where the game gives one.

    ``ranking`` lists groups of seats from first to last; seats in one group share their place. ``outcomes`` are ids of
    texts: "won", "shared", "lost", and for solo and co-operative games "success" or "failure".
    """

    __slots__ = ("breakdown", "grade", "outcomes", "ranking", "scores", "tie_breaks")

    def __init__(
        self,
        outcomes: Sequence[str],
        scores: Sequence[int],
        breakdown: Sequence[Mapping[str, int]],
        ranking: Sequence[Sequence[int]],
        tie_breaks: Sequence[str] = (),
        grade: str = "",
    ) -> None:
        self.outcomes = tuple(outcomes)
        self.scores = tuple(scores)
        self.breakdown = tuple([dict(parts) for parts in breakdown])
        self.ranking = tuple([tuple(group) for group in ranking])
        self.tie_breaks = tuple(tie_breaks)
        self.grade = grade

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return self.ranking[0] if self.ranking else ()

    def to_json(self) -> dict[str, object]:
        return {
            "outcomes": list(self.outcomes),
            "scores": list(self.scores),
            "breakdown": [dict(parts) for parts in self.breakdown],
            "ranking": [list(group) for group in self.ranking],
            "tie_breaks": list(self.tie_breaks),
            "grade": self.grade,
        }

    def __repr__(self) -> str:
        outcomes = ", ".join([f"{outcome} {score}" for outcome, score in zip(self.outcomes, self.scores, strict=True)])
        return f"Result({outcomes})"

    def _repr_html_(self) -> str:
        from muster.kernel.shown import result_html

        return result_html(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.scores)
