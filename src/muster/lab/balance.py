"""Balance: what the figures of a game do in play, measured over many matches of bots and held against targets.

A game's ``bots`` module may bring two things along: ``measures(match)``, figures of a finished match by name, of which
the mean is reported, and ``TARGETS``, a list of (measure, low, high). A target may name any measure of the report, with
``@4`` behind it where it is meant for four seats only; ``None`` leaves a side open. Where the measures are read from
what happened in a match, the module says ``LISTENS = True``.

Two more are for what no single match tells: ``sums_up(means)`` turns the means of all matches into the figures of the
report, and ``VARIANTS`` names options (a level, a module) to be held against the match as it is chosen. A variant is
played where a target asks for ``winner_score_NAME``, how far its winners stand above those without it.

Measures of every game: ``decisions``, ``winner_score``, ``last_to_winner``, ``seat_advantage`` (the best seat's wins
over its fair share), ``share_PART`` (the part's share of what the winners gained), and ``rounds``, ``rounds_p05``,
``rounds_p95`` where the game counts rounds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import perf_counter
from typing import Any

from muster.bots.finding import bots_module
from muster.kernel.errors import OptionError
from muster.kernel.match import Match
from muster.lab.players import bots_for_seats, checked_bots, deal, game_at, hook, play_out, seated, seed_of
from muster.lab.pool import Progress, gather, portions
from muster.lab.stats import columns, counted, interval, mean, percent, percentile, wilson

Task = tuple[str, tuple[str, ...], int, dict[str, object], str | None, int, int, int]
Target = tuple[str, float | None, float | None]
Sums = Callable[[Mapping[str, float]], dict[str, float]]


class Played:
    """What is kept of one match."""

    __slots__ = ("decisions", "measures", "parts", "scores", "winners")

    def __init__(
        self,
        winners: tuple[int, ...],
        scores: tuple[int, ...],
        parts: dict[str, int],
        measures: dict[str, float],
        decisions: int,
    ) -> None:
        self.winners = winners
        self.scores = scores
        self.parts = parts
        self.measures = measures
        self.decisions = decisions


class SeatCount:
    """All matches with one number of seats."""

    def __init__(self, seats: int, played: Sequence[Played], sums_up: Sums = dict) -> None:
        self.seats = seats
        self.matches = len(played)
        wins = [0.0] * seats
        for match in played:
            for seat in match.winners:
                wins[seat] += 1 / len(match.winners)
        self.seat_wins = tuple([won / len(played) for won in wins])
        self.seat_intervals = tuple([wilson(won, len(played)) for won in wins])
        self.parts = _shares(played)
        self.values = sums_up(self._values(played))

    def compare(self, variant: str, played: Sequence[Played]) -> None:
        """Hold the same number of matches of a variant against these."""
        self.values[_compared(variant)] = _winner_score(played) - self.values["winner_score"]

    def _values(self, played: Sequence[Played]) -> dict[str, float]:
        """Every measure by name."""
        values: dict[str, float] = {}
        rounds = [match.measures["rounds"] for match in played if "rounds" in match.measures]
        if rounds:
            values["rounds"] = mean(rounds)
            values["rounds_p05"] = percentile(rounds, 5)
            values["rounds_p95"] = percentile(rounds, 95)
        decisions = [match.decisions for match in played]
        values["decisions"] = mean(decisions)
        values["decisions_p05"] = percentile(decisions, 5)
        values["decisions_p95"] = percentile(decisions, 95)
        values["winner_score"] = _winner_score(played)
        ratios = [min(match.scores) / max(match.scores) for match in played if max(match.scores) > 0]
        if self.seats > 1:
            values["last_to_winner"] = mean(ratios)
            values["seat_advantage"] = max(self.seat_wins) * self.seats
        for part, share in self.parts.items():
            values[f"share_{part}"] = share
        names = dict.fromkeys([name for match in played for name in match.measures if name != "rounds"])
        for name in names:
            values[name] = mean([match.measures[name] for match in played if name in match.measures])
        return values

    def to_json(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "matches": self.matches,
            "measures": {name: round(value, 6) for name, value in self.values.items()},
            "seat_wins": [round(share, 6) for share in self.seat_wins],
            "seat_intervals": [[round(bound, 6) for bound in bounds] for bounds in self.seat_intervals],
        }


def _compared(variant: str) -> str:
    return f"winner_score_{variant}"


def _winner_score(played: Sequence[Played]) -> float:
    return mean([max(match.scores) for match in played])


def _shares(played: Sequence[Played]) -> dict[str, float]:
    """What part of the points that winners gained came from where, over all matches together; losses are below 0."""
    parts: dict[str, int] = {}
    for match in played:
        for part, points in match.parts.items():
            parts[part] = parts.get(part, 0) + points
    total = sum([points for points in parts.values() if points > 0])
    return {part: points / total if total else 0.0 for part, points in parts.items()}


class Verdict:
    """One target held against one number of seats."""

    __slots__ = ("high", "low", "measure", "seats", "value")

    def __init__(self, measure: str, low: float | None, high: float | None, seats: int, value: float | None) -> None:
        self.measure = measure
        self.low = low
        self.high = high
        self.seats = seats
        self.value = value  # None: nothing of that name was measured

    @property
    def holds(self) -> bool:
        if self.value is None:
            return False
        return (self.low is None or self.value >= self.low) and (self.high is None or self.value <= self.high)

    @property
    def wanted(self) -> str:
        if self.low is None:
            return f"at most {self.high:g}"
        return f"at least {self.low:g}" if self.high is None else f"{self.low:g} to {self.high:g}"

    def to_json(self) -> dict[str, object]:
        return {
            "measure": self.measure,
            "low": self.low,
            "high": self.high,
            "seats": self.seats,
            "value": None if self.value is None else round(self.value, 6),
            "holds": self.holds,
        }


class BalanceReport:
    """The figures per number of seats, and which targets hold; equal for equal seeds, but for ``seconds``."""

    def __init__(
        self,
        game: str,
        bots: tuple[str, ...],
        seed: int,
        counts: Sequence[SeatCount],
        targets: Sequence[Target],
        seconds: float,
    ) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.counts = tuple(counts)
        self.seconds = seconds
        self.verdicts = tuple([verdict for target in targets for verdict in _verdicts(target, counts)])

    @property
    def ok(self) -> bool:
        return all(verdict.holds for verdict in self.verdicts)

    def to_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "seed": self.seed,
            "seats": [count.to_json() for count in self.counts],
            "targets": [verdict.to_json() for verdict in self.verdicts],
        }

    def text(self) -> str:
        head = f"{self.game}: balance among {', '.join(self.bots)}, {self.seconds:.1f} s"
        parts = [head, "", self._table_of_measures(), "", self._table_of_seats()]
        if self.verdicts:
            parts += ["", self._table_of_targets()]
        else:
            parts += ["", "The game names no targets."]
        return "\n".join(parts)

    def _table_of_measures(self) -> str:
        rows = [["measure", *[counted(count.seats, "seat") for count in self.counts]]]
        rows.append(["matches", *[str(count.matches) for count in self.counts]])
        spans = {"rounds": ("rounds_p05", "rounds_p95"), "decisions": ("decisions_p05", "decisions_p95")}
        hidden = [name for span in spans.values() for name in span]
        names = dict.fromkeys([name for count in self.counts for name in count.values if name not in hidden])
        for name in names:
            cells = [name if name not in spans else f"{name} (5-95 %)"]
            for count in self.counts:
                if name not in count.values:
                    cells.append("-")
                elif name in spans:
                    low, high = (count.values[end] for end in spans[name])
                    cells.append(f"{count.values[name]:.1f} ({low:.0f}-{high:.0f})")
                elif name.startswith("share_"):
                    cells.append(percent(count.values[name]))
                else:
                    cells.append(f"{count.values[name]:.2f}")
            rows.append(cells)
        return columns(rows)

    def _table_of_seats(self) -> str:
        rows = [["wins by seat", *[counted(count.seats, "seat") for count in self.counts]]]
        for seat in range(max(count.seats for count in self.counts)):
            cells = [f"seat {seat}"]
            for count in self.counts:
                if seat < count.seats:
                    cells.append(f"{percent(count.seat_wins[seat])} ({interval(count.seat_intervals[seat])})")
                else:
                    cells.append("")
            rows.append(cells)
        return columns(rows)

    def _table_of_targets(self) -> str:
        rows = [["target", "seats", "wanted", "measured", ""]]
        for verdict in self.verdicts:
            found = "not measured" if verdict.value is None else f"{verdict.value:.3g}"
            said = "holds" if verdict.holds else "does not hold"
            rows.append([verdict.measure, str(verdict.seats), verdict.wanted, found, said])
        kept = sum(verdict.holds for verdict in self.verdicts)
        return f"{columns(rows)}\n\n{kept} of {len(self.verdicts)} hold"


def _verdicts(target: Target, counts: Sequence[SeatCount]) -> list[Verdict]:
    """A target held against every number of seats that it is meant for."""
    name, low, high = target
    measure, _, only = name.partition("@")
    return [
        Verdict(measure, low, high, count.seats, count.values.get(measure))
        for count in counts
        if not only or int(only) == count.seats
    ]


def _variants(
    variants: Mapping[str, Mapping[str, object]],
    targets: Sequence[Target],
    seats: Sequence[int],
    given: dict[str, object],
) -> list[tuple[str, int, dict[str, object]]]:
    """The variants that targets ask for, with the numbers of seats; none that the chosen options already settle."""
    asked = [name for name, _, _ in targets]
    return [
        (name, number, dict(changed))
        for name, changed in variants.items()
        for number in seats
        if (_compared(name) in asked or f"{_compared(name)}@{number}" in asked) and not given.keys() & changed.keys()
    ]


def measured(match: Match, module: Any) -> dict[str, float]:
    """The game's own measures of a finished match; rounds also where only the table counts them."""
    found: dict[str, float] = {}
    table_round = getattr(match.table, "round", None)
    if isinstance(table_round, int):
        found["rounds"] = float(table_round)
    own = hook(module, "measures", None)
    if own is not None:
        found.update({str(name): float(value) for name, value in own(match).items()})
    return found


def play_portion(task: Task) -> list[Played]:
    """Play the matches of one stretch; what a worker process does."""
    game, bots, seats, options, pack, seed, first, after = task
    module = bots_module(game)
    listens = bool(hook(module, "LISTENS", False))
    played: list[Played] = []
    for turn in range(first, after):
        names = bots_for_seats(bots, seats, turn)
        luck = seed_of("balance", seed, seats, turn)
        match = deal(game, seats, luck, options=options, pack=pack, events=listens)
        decisions = play_out(match, seated(game, names, "balance", seed, seats, turn))
        result = match.result
        parts = dict(result.breakdown[result.winners[0]]) if result.winners and result.breakdown else {}
        played.append(Played(result.winners, result.scores, parts, measured(match, module), decisions))
    return played


def run(
    game: str,
    matches: int = 200,
    seats: int | Sequence[int] | None = None,
    bots: Sequence[str] = ("greedy",),
    progress: Progress | None = None,
    *,
    options: Mapping[str, object] | None = None,
    pack: str | None = None,
    seed: int = 0,
    processes: int | None = None,
) -> BalanceReport:
    """Play ``matches`` matches for each number of seats and hold the figures against the game's targets."""
    chosen = game_at(game)
    named = checked_bots(game, bots)
    wanted = chosen.seats if seats is None else (seats,) if isinstance(seats, int) else tuple(seats)
    for number in wanted:
        chosen.checked_seats(number)
    if matches < 1:
        raise OptionError(f"{matches} matches cannot be played; name at least one")
    given = dict(options or {})
    module = bots_module(game)
    targets: Sequence[Target] = hook(module, "TARGETS", ())
    variants = _variants(hook(module, "VARIANTS", {}), targets, wanted, given)
    start = perf_counter()
    lines = [(number, given) for number in wanted] + [(number, given | changed) for _, number, changed in variants]
    tasks = [
        (game, named, number, chosen.checked_options(line), pack, seed, first, after)
        for number, line in lines
        for first, after in portions(matches, processes)
    ]
    played = gather(play_portion, tasks, matches * len(lines), processes, progress)
    by_line = [played[at * matches : (at + 1) * matches] for at in range(len(lines))]
    counts = [SeatCount(number, by_line[at], hook(module, "sums_up", dict)) for at, number in enumerate(wanted)]
    for (name, number, _), found in zip(variants, by_line[len(wanted) :], strict=True):
        counts[wanted.index(number)].compare(name, found)
    return BalanceReport(game, named, seed, counts, targets, perf_counter() - start)
