"""The arena: many matches between named bots, seats changing from match to match.

    from muster.lab import arena
    print(arena.run("meeples-and-monsters", ["greedy", "random", "random"], matches=300).text())

A match counts as won by a bot if one of its chairs won it; a shared victory counts in parts. What equal players would
reach stands beside it as the fair share.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Any

from muster.kernel.errors import OptionError
from muster.lab.players import bots_for_seats, checked_bots, deal, game_at, play_out, seated, seed_of
from muster.lab.pool import Progress, gather, portions
from muster.lab.stats import columns, counted, interval, mean, percent, wilson

Task = tuple[str, tuple[str, ...], int, dict[str, object], str | None, int, int, int]
Played = tuple[tuple[str, ...], tuple[int, ...], tuple[int, ...], int]  # who sat where, winners, scores, decisions


class Standing:
    """How one bot did."""

    __slots__ = ("bot", "fair", "interval", "matches", "mean_score", "win_rate", "wins")

    def __init__(self, bot: str, wins: float, fair: float, scores: Sequence[int], matches: int) -> None:
        self.bot = bot
        self.matches = matches
        self.wins = wins
        self.win_rate = wins / matches if matches else 0.0
        self.fair = fair
        self.interval = wilson(wins, matches)
        self.mean_score = mean(scores)

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "matches": self.matches,
            "wins": round(self.wins, 6),
            "win_rate": round(self.win_rate, 6),
            "interval": [round(bound, 6) for bound in self.interval],
            "fair": round(self.fair, 6),
            "mean_score": round(self.mean_score, 6),
        }


class ArenaReport:
    """Who won how often, with confidence intervals; equal for equal seeds, but for ``seconds``."""

    def __init__(self, game: str, seats: int, seed: int, played: Sequence[Played], seconds: float) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.matches = len(played)
        self.seconds = seconds
        self.decisions = mean([decisions for _, _, _, decisions in played])
        self.standings = sorted(_standings(played), key=lambda standing: (-_over_fair(standing), standing.bot))
        wins = [0.0] * seats
        for _, winners, _, _ in played:
            for seat in winners:
                wins[seat] += 1 / len(winners)
        self.seat_wins = tuple([won / self.matches if self.matches else 0.0 for won in wins])
        self.seat_intervals = tuple([wilson(won, self.matches) for won in wins])

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "seats": self.seats,
            "seed": self.seed,
            "matches": self.matches,
            "decisions": round(self.decisions, 6),
            "standings": [standing.to_json() for standing in self.standings],
            "seat_wins": [round(share, 6) for share in self.seat_wins],
        }

    def text(self) -> str:
        rows = [["bot", "matches", "won", "95 %", "fair share", "mean score"]]
        rows += [
            [
                standing.bot,
                str(standing.matches),
                percent(standing.win_rate),
                interval(standing.interval),
                percent(standing.fair),
                f"{standing.mean_score:.1f}",
            ]
            for standing in self.standings
        ]
        seats = [["seat", "won", "95 %"]]
        seats += [
            [str(seat), percent(share), interval(bounds)]
            for seat, (share, bounds) in enumerate(zip(self.seat_wins, self.seat_intervals, strict=True))
        ]
        size = f"{self.matches} matches of {counted(self.seats, 'seat')}"
        head = f"{self.game}: {size}, {self.decisions:.0f} decisions a match"
        return "\n".join([f"{head}, {self.seconds:.1f} s", "", columns(rows), "", columns(seats)])


def _over_fair(standing: Standing) -> float:
    return standing.win_rate / standing.fair if standing.fair else 0.0


def _standings(played: Sequence[Played]) -> list[Standing]:
    matches: dict[str, int] = {}
    wins: dict[str, float] = {}
    fair: dict[str, float] = {}
    scores: dict[str, list[int]] = {}
    for names, winners, points, _ in played:
        for bot in set(names):
            matches[bot] = matches.get(bot, 0) + 1
            fair[bot] = fair.get(bot, 0.0) + names.count(bot) / len(names)
        for seat in winners:
            wins[names[seat]] = wins.get(names[seat], 0.0) + 1 / len(winners)
        for seat, bot in enumerate(names):
            scores.setdefault(bot, []).append(points[seat])
    return [
        Standing(bot, wins.get(bot, 0.0), fair[bot] / matches[bot], scores[bot], matches[bot])
        for bot in sorted(matches)
    ]


def play_portion(task: Task) -> list[Played]:
    """Play the matches of one stretch; what a worker process does."""
    game, bots, seats, options, pack, seed, first, after = task
    played: list[Played] = []
    for turn in range(first, after):
        names = bots_for_seats(bots, seats, turn)
        match = deal(game, seats, seed_of("arena", seed, turn), options=options, pack=pack)
        decisions = play_out(match, seated(game, names, "arena", seed, turn))
        result = match.result
        played.append((names, result.winners, result.scores, decisions))
    return played


def run(
    game: str,
    bots: Sequence[str] = ("random",),
    matches: int = 100,
    seats: int | None = None,
    *,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    seed: int = 0,
    processes: int | None = None,
    progress: Progress | None = None,
) -> ArenaReport:
    """Let bots play against each other. Without ``seats`` there is one seat per bot, where the game allows that."""
    chosen = game_at(game)
    named = checked_bots(game, bots)
    if seats is None:
        seats = next((number for number in sorted(chosen.seats) if number >= len(named)), max(chosen.seats))
    chosen.checked_seats(seats)
    values: dict[str, Any] = chosen.checked_options(options)
    if matches < 1:
        raise OptionError(f"{matches} matches cannot be played; name at least one")
    start = perf_counter()
    tasks = [(game, named, seats, values, pack, seed, first, after) for first, after in portions(matches, processes)]
    played = gather(play_portion, tasks, matches, processes, progress)
    return ArenaReport(game, seats, seed, played, perf_counter() - start)
