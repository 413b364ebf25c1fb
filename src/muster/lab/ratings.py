"""Ratings of bots from matches of any number of seats, by OpenSkill's Plackett-Luce model.

A rating is where a bot stands (`mu`, 25 for someone unknown) and how unsure that is (`sigma`). It is 95 % likely that
the bot stands within two `sigma`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from math import sqrt

from muster.lab.matches import MatchRow
from muster.lab.stats import Z95


@dataclass(frozen=True, slots=True)
class Rating:
    """Where a bot stands, and how unsure that is."""

    mu: float
    sigma: float

    @property
    def interval(self) -> tuple[float, float]:
        return self.mu - Z95 * self.sigma, self.mu + Z95 * self.sigma


def ratings_can_be_made() -> bool:
    return find_spec("openskill") is not None


def rated(rows: Iterable[MatchRow]) -> Mapping[str, Rating]:
    """The ratings after all matches in their order; nobody is rated where OpenSkill is missing.

    A bot that holds several chairs of a match learns from all of them at once: the mean of what each would teach it.
    """
    if not ratings_can_be_made():
        return {}
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Rating] = {}
    for row in rows:
        if len({*row.bots}) < 2:
            continue
        teams = []
        for bot in row.bots:
            rating = known.get(bot) or Rating(model.mu, model.sigma)
            teams.append([model.rating(mu=rating.mu, sigma=rating.sigma)])
        after = model.rate(teams, ranks=places(row))
        found: dict[str, list[Rating]] = {}
        for bot, (player,) in zip(row.bots, after, strict=True):
            found.setdefault(bot, []).append(Rating(player.mu, player.sigma))
        for bot, ones in found.items():
            mu = sum([one.mu for one in ones]) / len(ones)
            known[bot] = Rating(mu, sqrt(sum([one.sigma**2 for one in ones]) / len(ones)))
    return known


def places(row: MatchRow) -> list[float]:
    """The place of every seat: winners first, the others by their points."""
    order = sorted({(seat not in row.winners, -row.scores[seat]) for seat in range(row.seats)})
    first = [entry for entry in order if not entry[0]]
    ranks: list[float] = []
    for seat in range(row.seats):
        if seat in row.winners:
            ranks.append(1.0)  # all who share the victory, whatever the points
        else:
            ranks.append(float(2 + order.index((True, -row.scores[seat])) - len(first)))
    return ranks
